"""Every model x optimizer x precision of the zoo, and every other option: imports, with roles equal to the inferred ones.

The whole product runs with --nightly; else `zoo_cases.SAMPLE`.
"""

import pytest

import roles_table
import zoo_cases
import zero_run

def _cases():
    return [pytest.param(name, marks=[] if name in zoo_cases.SAMPLE else [pytest.mark.nightly]) for name in zoo_cases.ALL]


@pytest.mark.parametrize("name", _cases())
def test_imports_with_the_roles_that_are_inferred(name, tmp_path):
    text = zoo_cases.text(name)
    given, plain = tmp_path / "given.mlir", tmp_path / "plain.mlir"
    given.write_text(text)
    plain.write_text(roles_table.without_roles(text))
    zero_run.call([zero_run.tool("zero-opt"), given, "--zero-to-import", "-o", tmp_path / "imported.mlir"])
    expected, error = roles_table.roles_of(given)
    assert not error
    inferred, question = roles_table.roles_of(plain)
    assert not question, f"the compiler asks for a role of a step of the exporter: {question}"
    assert not roles_table.differences(expected, inferred)


@pytest.mark.parametrize("name", ["gpt-muon-f32", "resnet-muon-f32"])
def test_plans_where_no_two_layers_update_alike(name, tmp_path):
    """Small enough that some of Muon's updates are sharded and some are not: nothing repeats, and units have several kinds of update."""
    path = tmp_path / f"{name}.mlir"
    path.write_text(zoo_cases.text(name))
    zero_run.call([zero_run.tool("zero-compile"), path, "--stage=3", "--ranks=4", "--quiet", "--report=none", "--compile-to=planned",
                   "-o", tmp_path / "planned.mlir"])


def test_the_sample_holds_every_pair():
    """Model and optimizer, and model and precision, meet in what continuous integration runs; zoo_grid.py holds the rest."""
    triples = [name.split("-", 2) for name in zoo_cases.SAMPLE if name.count("-") >= 2 and name in zoo_cases._product()]
    for one, other in ((0, 1), (0, 2)):
        found = {(triple[one], triple[other]) for triple in triples}
        assert len(found) == len({pair[0] for pair in found}) * len({pair[1] for pair in found})
    assert {feature for feature in zoo_cases.FEATURES if any(name.endswith("-" + feature) for name in zoo_cases.SAMPLE)} == set(
        zoo_cases.FEATURES)
