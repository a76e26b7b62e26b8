"""JAX's operators over all element types: round trips, interpreter and executables against JAX. See docs/Conformance.md."""

import functools

import inputs
import lax_check
import lax_corpus
import pytest

SAMPLE = 40  # one case in so many is checked in continuous integration
PARTS = 16


@functools.cache
def _store():
    """Where what JAX exports and computes of these cases, by these libraries, is kept for the next run; the rest is removed."""
    folder = lax_check.ROOT / "test/Lax"
    sources = (folder / "lax_export.py", *sorted((folder / "lax_corpus").rglob("*.py")))
    return inputs.store("lax", sources, inputs.LIBRARIES)


def check(cases):
    findings = lax_check.check_all(cases, store=_store())
    assert not findings, lax_check.describe(findings, len(cases))


def test_size():
    """The promise is 1,500 modules; the page says how many there are."""
    assert len(lax_corpus.all_cases()) >= 1500
    page = (lax_check.ROOT / "docs" / "Conformance.md").read_text()
    assert [row for row in lax_corpus.summary() if row not in page] == []


def test_sample():
    check(lax_corpus.part(0, SAMPLE))


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(PARTS))
def test_part(number):
    check(lax_corpus.part(number, PARTS))
