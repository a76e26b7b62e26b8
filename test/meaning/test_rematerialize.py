"""--rematerialize: what backward makes again of forward, or what it finds kept where a device has room."""

import json
import re

import pytest
import zero_run
from test_recompute import exported  # a GPT of four layers

FUSION = "rematerialize"


def command(folder, *options):
    path = folder / "step.mlir"
    path.write_text(exported(False)[1])
    return [zero_run.tool("zero-compile"), path, "--stage=0", "--ranks=2", "--report=json", "--target=null", "--quiet", *options,
            "-o", folder / "train"]


def report(folder, *options):
    found = json.loads(zero_run.call(command(folder, *options)))
    return found["arena"], FUSION in found["config"]["disable_fusions"]


def test_auto_takes_what_fits(tmp_path):
    again, kept = report(tmp_path), report(tmp_path, "--rematerialize=off")
    assert again[0] < kept[0] and (again[1], kept[1]) == (False, True)
    assert report(tmp_path, "--rematerialize=on") == again
    assert report(tmp_path, "--rematerialize=auto", f"--device-memory={kept[0]}") == kept
    assert report(tmp_path, "--rematerialize=auto", f"--device-memory={kept[0] - 1}") == again
    assert report(tmp_path, "--rematerialize=auto", "--machine=h100-sxm") == kept


def test_says_what_it_decided_by(tmp_path):
    kept, _ = report(tmp_path, "--rematerialize=off")
    said = zero_run.finished(command(tmp_path, "--rematerialize=auto", f"--device-memory={kept - 1}")).stderr
    assert re.search(rf"remark: --rematerialize=auto is on: .* a rank takes {kept} bytes of {kept - 1}$", said, re.M), said


@pytest.mark.parametrize("options, expected", [
    (["--rematerialize=auto"], "expected --machine or --device-memory, found neither"),
    (["--rematerialize=auto", "--activations=auto"], "--rematerialize=auto and --activations=auto decide by the same memory"),
    (["--rematerialize=never"], "--rematerialize is on, off or auto, found never")])
def test_refused(options, expected, tmp_path):
    done = zero_run.finished(command(tmp_path, *options))
    assert done.returncode != 0 and expected in done.stderr, done.stderr
