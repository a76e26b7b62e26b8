"""docs/Python.md's notebook runs, and prints what it says."""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_notebook(tmp_path):
    page = (ROOT / "docs/Python.md").read_text()
    cells = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert 40 < sum(len(cell.splitlines()) for cell in cells) < 120
    done = subprocess.run([sys.executable, "-c", "\n".join(cells)], cwd=tmp_path, capture_output=True, text=True, timeout=300,
                          env={**os.environ, "JAX_PLATFORMS": "cpu"})
    assert done.returncode == 0, done.stdout + done.stderr
    printed = done.stdout.splitlines()
    for line in re.findall(r"print\((?:program|error|program\.steps)\) +# (.*)", page):
        assert line in printed, f"{line}\n{done.stdout}"
    first, last, steps = printed[1].split()
    assert float(last) < 0.5 * float(first) and steps == "61"


def test_every_name_is_there():
    page = (ROOT / "docs/Python.md").read_text()
    sys.path.insert(0, str(ROOT / "python"))
    import zero_export

    for name in ("load", "compile", "to_pytree", "from_pytree", "find_tool"):
        assert f"`{name}(" in page and callable(getattr(zero_export, name))
    members = re.findall(r"`(?:Program)?\.(\w+)", page.split("## What there is")[1])
    program = set(dir(zero_export.Program)) | {"inputs", "outputs", "eval_inputs", "eval_outputs", "states", "ranks", "threads",
                                               "device", "seed", "plan_hash"}
    assert set(members) - {"astype"} <= program and len(members) > 15
