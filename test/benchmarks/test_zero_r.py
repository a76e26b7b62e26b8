"""benchmarks/zero_r.py: borders are found whatever is guessed, steps of other rows are as exported, what is known is not compiled again."""

import argparse
import json
import pathlib
import sys

import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "benchmarks"))

import zero_r


def options(**more):
    return argparse.Namespace(**{"layers": None, "recompute": "layers", "results": None, "target": "cpu", "build": pathlib.Path("build"), **more})


# At the turn, when backward ends, and what does not depend on rows.
ARENAS = {"turn": lambda layers, rows: 20 * layers + 7 * rows + layers * rows,
          "several": lambda layers, rows: max(40 * layers + rows, 20 * layers + 9 * rows + layers * rows // 8),
          "steps": lambda layers, rows: 30 * layers + 500 * (rows // 50)}


@pytest.mark.parametrize("arena", ARENAS)
@pytest.mark.parametrize("are_layers", (False, True))
@pytest.mark.parametrize("hint", (None, 1, 17, 1000))
@pytest.mark.parametrize("limit", (3200, 10000, 123457))
def test_both_sides_of_the_border_are_compiled(arena, are_layers, hint, limit, monkeypatch):
    compiled = {}

    def configuration(options, folder, name, config, rows, layers):
        compiled[rows, layers] = {"rows": rows, "layers": layers, "arena": ARENAS[arena](layers, rows)}
        return compiled[rows, layers]

    monkeypatch.setattr(zero_r, "configuration", configuration)
    model = zero_r.MODELS["60B"]
    row = zero_r.largest(options(), None, "60B", "C2", limit, are_layers, hint)
    last = (row["rows"], row["layers"])
    after = (model.rows, row["layers"] + 1) if are_layers else (row["rows"] + 1, model.layers)
    assert compiled[last]["arena"] <= limit < compiled[after]["arena"]


def test_none_fits(monkeypatch):
    monkeypatch.setattr(zero_r, "configuration", lambda *more: {"arena": 10 + more[-1]})
    assert zero_r.largest(options(), None, "60B", "C1", 5, False, None) is None


@pytest.mark.parametrize("rows", (12, 128))  # tokens in six digits, or as bits
def test_other_rows_are_as_exported(rows, tmp_path, monkeypatch):
    monkeypatch.setattr(zero_r, "FEW", 1)
    model = zero_r.MODELS["60B"]
    other = tmp_path / "other"
    other.mkdir()
    assert zero_r.step_text(tmp_path, model, 2, rows).read_text() == zero_r.exported(other, model, 2, rows).read_text()


def test_what_is_not_the_same_but_for_rows_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(zero_r, "FEW", 1)
    monkeypatch.setattr(zero_r, "export", lambda config, rows, path: path.write_text(f"{config.layers} dense<{rows}>"))
    with pytest.raises(SystemExit, match="mend with_rows"):
        zero_r.step_text(tmp_path, zero_r.MODELS["60B"], 2, 12)


def test_results_are_taken_again(tmp_path, monkeypatch):
    """From the same compiler and exporter, for the same target."""
    plans = []
    monkeypatch.setattr(zero_r, "step_text", lambda *more: tmp_path)
    monkeypatch.setattr(zero_r, "split", lambda *more: tmp_path)
    monkeypatch.setattr(zero_r, "plan", lambda *more: plans.append(more) or ("", {"arena": 7}, 1.0))
    monkeypatch.setattr(zero_r, "versions", lambda build: "one")
    asked = (options(results=tmp_path / "rows"), None, "60B", "C1", 3, 4)
    first = zero_r.configuration(*asked)
    assert zero_r.configuration(*asked) == first == json.loads((tmp_path / "rows").read_text())
    assert len(plans) == 1
    zero_r.configuration(options(results=tmp_path / "rows", target="cuda:sm_90"), *asked[1:])
    monkeypatch.setattr(zero_r, "versions", lambda build: "other")
    zero_r.configuration(*asked)
    assert len(plans) == 3
