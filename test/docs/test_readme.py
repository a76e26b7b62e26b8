"""Runs README's *your own model* block as a reader would: the Python, then the shell lines."""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def section():
    """(python, shell) of the section."""
    text = (ROOT / "README.md").read_text().split("## Your own model\n", 1)[1].split("\n## ", 1)[0]
    (python,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (shell,) = re.findall(r"```\n(.*?)```", text.replace(f"```python\n{python}```", ""), re.DOTALL)
    return python, shell


def test_the_block_is_short():
    python, _ = section()
    assert len(python.splitlines()) <= 15


def test_the_block_trains(tmp_path):
    python, shell = section()
    (tmp_path / "text.bin").write_bytes(bytes(range(64)) * 200)
    # As with the environment that tools/setup makes, activated: it has the tools' names as commands.
    commands = pathlib.Path(sys.executable).parent
    env = {**os.environ, "JAX_PLATFORMS": "cpu", "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([sys.executable, "-c", python], cwd=tmp_path, env=env, check=True)
    result = subprocess.run(["bash", "-ec", shell], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "step 20" in result.stdout
