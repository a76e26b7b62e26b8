"""Steps under compute-sanitizer: what the emulated GPU checks, by NVIDIA's own tool, where there are a GPU and the tool.

Where GPUs are emulated a stand-in takes the tool's options and runs the program, so that the command is right the day there is one.
"""

import os
import re
import shutil

import pytest

import zero_run
from conftest import IS_REAL
from damaged import Program, Step

FOLDERS = [os.environ.get("PATH", ""), os.environ.get("CUDA_HOME", "/usr/local/cuda") + "/bin", "/usr/local/cuda/compute-sanitizer"]
# Libraries' own kernels are NVIDIA's, and read what they do not use; all of ours begin so.
OURS = ("--kernel-regex", "kns=k_")
TOOLS = {"memcheck": (), "racecheck": OURS, "initcheck": OURS, "synccheck": ()}
STEPS = [Step("mlp_momentum", 0, 1), pytest.param(Step("gpt_tiny_bf16a", 0, 1), marks=pytest.mark.nightly),
         pytest.param(Step("mlp_momentum", 3, 2, ("--deterministic",)), marks=pytest.mark.nightly)]
FOUND = 9  # the exit code where it finds something

STAND_IN = f"""#!/usr/bin/env python3
import os, sys
assert sys.argv[1] == "--tool" and sys.argv[2] in {sorted(TOOLS)}, sys.argv
words = sys.argv[3:]
while words[0].startswith("--"):
    assert words[0] in ("--error-exitcode", "--target-processes", "--kernel-regex"), words
    words = words[2:]
print("ERROR SUMMARY: 0 errors", file=sys.stderr)
os.execv(words[0], words)
"""


@pytest.fixture(scope="module")
def sanitizer(tmp_path_factory):
    """The tool's path."""
    if not IS_REAL:
        path = tmp_path_factory.mktemp("stand-in") / "compute-sanitizer"
        path.write_text(STAND_IN)
        path.chmod(0o755)
        return path
    return shutil.which("compute-sanitizer", path=os.pathsep.join(FOLDERS)) or pytest.skip("there is no compute-sanitizer here")


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("step", STEPS, ids=str)
def test_nothing_is_found(step, tool, sanitizer, tmp_path):
    program = Program(step, tmp_path, steps=1)
    done = zero_run.finished([sanitizer, "--tool", tool, "--error-exitcode", FOUND, "--target-processes", "all", *TOOLS[tool], program.path,
                              *program.options], timeout=300)
    summaries = re.findall(r"(?:ERROR|RACECHECK) SUMMARY: (\d+)", done.stdout + done.stderr)
    assert done.returncode == 0 and summaries and not any(map(int, summaries)), done.stdout[-3000:] + done.stderr[-3000:]
