"""A copy of some of the source, patched by a page of the documents, and tools built from it."""

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


def blocks(page, language):
    """The page's code blocks of that language."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)


def commands(target):
    """The build's own commands for `target`."""
    result = subprocess.run(["ninja", "-C", BUILD, "-t", "commands", target], capture_output=True, text=True, check=True)
    return result.stdout.splitlines()


def run(command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"
    return result


def apply_page(page, folder, sources):
    """Copies `sources` (folders of the project) into `folder` and applies the page's patches."""
    if not (BUILD / "bin/zero-opt").exists():
        pytest.fail("build/bin/zero-opt is missing; run tools/setup")
    for source in sources:
        shutil.copytree(ROOT / source, folder / source)
    for patch in blocks(page, "diff"):
        run(["patch", "-p1"], input=patch, cwd=folder)


def generate(folder, dialect):
    """What TableGen makes of the patched definitions of a dialect, into `folder`/include, by the build's own commands."""
    generated = BUILD / f"include/zero/Dialect/{dialect}"
    (folder / f"include/zero/Dialect/{dialect}").mkdir(parents=True, exist_ok=True)
    for line in commands(f"include/zero/Dialect/{dialect}/zero-tablegen-{dialect.lower()}"):
        for part in line.split(" && "):
            words = shlex.split(part)
            if "-o" not in words or "mlir-tblgen" not in words[0]:
                continue
            name = pathlib.Path(words[words.index("-o") + 1]).name
            words[words.index("-o") + 1] = str(folder / f"include/zero/Dialect/{dialect}" / name)
            words = [word.replace(f"{ROOT}/include/zero", f"{folder}/include/zero") for word in words]
            words.insert(1, f"-I{folder}/include")
            run([word for word in words if not word.startswith("-d")], cwd=generated)


def compile_like(folder, source, sibling):
    """Compiles `source` of the copy as the build does `sibling`, a file of the project."""
    (line,) = [c for c in commands("zero-opt") if c.endswith(sibling)]
    words = shlex.split(line)
    target = folder / (pathlib.Path(source).stem + ".o")
    words[words.index("-o") + 1] = str(target)
    words[-1] = str(folder / source)
    words.insert(words.index("-o"), f"-I{folder}/include")
    # Before the project's own headers.
    words.insert(words.index("-o") - 1, "-iquote")
    words.insert(words.index("-o") - 1, str(folder / "include"))
    run(words, cwd=BUILD)
    return target


def link(folder, tool, objects):
    """The tool with these objects before the archives: their symbols are found first."""
    words = shlex.split(commands(tool)[-1].removeprefix(": && ").removesuffix(" && :"))
    words[words.index("-o") + 1] = str(folder / tool)
    for index, name in enumerate(objects):
        words.insert(words.index("-o") + index * 0, str(name))
    run(words, cwd=BUILD)


def run_lit(folder, text):
    """Runs the RUN lines of a lit test with the tools in `folder`, and those of the build for the rest."""
    test = folder / "test.mlir"
    test.write_text(text)
    path = os.pathsep.join([str(folder), str(BUILD / "bin"), str(LLVM), os.environ["PATH"]])
    for line in re.findall(r"^// RUN: (.*)$", text, re.MULTILINE):
        line = line.replace("%s", str(test)).replace("%t", str(folder / "out.mlir"))
        run(["bash", "-c", line], env={**os.environ, "PATH": path})
