"""docs/Glossary.md: each term is there once, and the place that it names is there too."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / "docs/Glossary.md").read_text().splitlines() if line.startswith("|")]
TERMS = [row for row in ROWS if len(row) == 3 and row[2].startswith("`")]


def test_every_place_exists():
    assert len(TERMS) > 60
    missing = [(term, where) for term, _, where in TERMS if not (ROOT / where.strip("`")).exists()]
    assert not missing


def test_every_term_is_explained_once():
    names = [name for term, _, _ in TERMS for name in re.split(r", ", term)]
    assert len(names) == len(set(names))
    assert all(meaning for _, meaning, _ in TERMS)


def test_older_words_stand_for_terms():
    names = {name for term, _, _ in TERMS for name in re.split(r", ", term)}
    older = [row for row in ROWS if len(row) == 2 and row[0] not in ("older", "---")]
    assert older and all(today in names for _, today in older)
