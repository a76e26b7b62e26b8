"""Replays docs/AddingARule.md: the patch applies, builds, and the lit test of the page passes."""

import os
import pathlib
import re
import shlex
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
LLVM = pathlib.Path("/usr/lib/llvm-22/bin")


def block(language):
    """The page's only code block of that language."""
    text = (ROOT / "docs/AddingARule.md").read_text()
    (found,) = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    return found


def commands(target):
    """The build's own commands for `target`."""
    result = subprocess.run(["ninja", "-C", BUILD, "-t", "commands", target], capture_output=True, text=True, check=True)
    return result.stdout.splitlines()


def run(command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"
    return result


@pytest.fixture(scope="module")
def patched_tools(tmp_path_factory):
    """A folder with a zero-opt that has the page's rule, beside the other tools."""
    if not (BUILD / "bin/zero-opt").exists():
        pytest.fail("build/bin/zero-opt is missing; run tools/setup")
    folder = tmp_path_factory.mktemp("rule")
    source = folder / "lib/3-Partitioned"
    shutil.copytree(ROOT / "lib/3-Partitioned", source)
    run(["patch", "-p1"], input=block("diff"), cwd=folder)

    (compile_line,) = [c for c in commands("zero-opt") if c.endswith("lib/3-Partitioned/Rules.cpp")]
    words = shlex.split(compile_line)
    words[words.index("-o") + 1] = str(folder / "Rules.o")
    words[-1] = str(source / "Rules.cpp")
    run(words, cwd=BUILD)

    link = shlex.split(commands("zero-opt")[-1].removeprefix(": && ").removesuffix(" && :"))
    link[link.index("-o") + 1] = str(folder / "zero-opt")
    # Before the archives: its symbols are found first.
    link.insert(link.index("-o"), str(folder / "Rules.o"))
    run(link, cwd=BUILD)
    return folder


def test_the_page_holds(patched_tools):
    test = patched_tools / "rule.mlir"
    test.write_text(block("mlir"))
    path = os.pathsep.join([str(patched_tools), str(BUILD / "bin"), str(LLVM), os.environ["PATH"]])
    for line in re.findall(r"^// RUN: (.*)$", test.read_text(), re.MULTILINE):
        line = line.replace("%s", str(test)).replace("%t", str(patched_tools / "out.mlir"))
        run(["bash", "-c", line], env={**os.environ, "PATH": path})
