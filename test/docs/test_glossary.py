"""docs/Glossary.md: each term is there once, its file or folder exists, and nothing says an older word."""

import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROWS = [[cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / "docs/Glossary.md").read_text().splitlines() if line.startswith("|")]
TERMS = [row for row in ROWS if len(row) == 3 and row[2].startswith("`")]
# Words that once stood for a term, as patterns: one thing has one name.
RETIRED = {r"\brungs?\b": "phase", r"\bkept[ _-]whole\b": "replicated", r"\bzero\.at<": "zero.allocation",
           r"\b(is|are) cut (over|into) (the )?(ranks|shards)\b": "sharded", r"\bmatrix products?\b": "matmul", r"\bladder\b": "phases"}


def test_every_file_exists():
    assert len(TERMS) > 60
    missing = [(term, where) for term, _, where in TERMS if not (ROOT / where.strip("`")).exists()]
    assert not missing


def test_every_term_is_explained_once():
    names = [name for term, _, _ in TERMS for name in re.split(r", ", term)]
    assert len(names) == len(set(names))
    assert all(meaning for _, meaning, _ in TERMS)


@pytest.mark.parametrize("word, term", RETIRED.items())
def test_no_file_says_a_retired_word(word, term):
    sources = ["*.h", "*.cpp", "*.td", "*.py", "*.md", "*.mlir", "*.test", "*.txt", ":!test/docs/test_glossary.py", ":!test/Inputs"]
    done = subprocess.run(["git", "-C", ROOT, "grep", "-inE", word, "--", *sources], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    assert not done.stdout, f"say '{term}':\n{done.stdout}"
