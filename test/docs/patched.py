"""A copy of some of the source, patched by a page of the documents, and the library that the tools use built from it."""

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
    return run(["ninja", "-C", BUILD, "-t", "commands", target]).splitlines()


def run(command, **options):
    """What a command prints; it has to succeed."""
    result = subprocess.run(command, capture_output=True, text=True, **options)
    assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"
    return result.stdout


def apply_page(page, folder, sources):
    """Copies `sources` (folders of the project) into `folder` and applies the page's patches."""
    if not (BUILD / "bin/zero-opt").exists():
        pytest.fail("build/bin/zero-opt is missing; run tools/setup")
    for source in sources:
        shutil.copytree(ROOT / source, folder / source)
    for patch in blocks(page, "diff"):
        run(["patch", "-p1"], input=patch, cwd=folder)


def generate(folder, dialect):
    """What TableGen makes of the patched definitions of a dialect, by the build's own commands."""
    inner = f"include/zero/Dialect/{dialect}"
    for line in commands(f"{inner}/zero-tablegen-{dialect.lower()}"):
        (part,) = [part for part in line.split(" && ") if "mlir-tblgen" in part]
        words = shlex.split(part)
        depfile = words.index("-d")
        del words[depfile:depfile + 2]
        words[words.index("-o") + 1] = str(folder / inner / words[words.index("-o") + 1])
        words = [word.replace(f"{ROOT}/{inner}", str(folder / inner)) for word in words]
        run([words[0], f"-I{folder}/include", *words[1:]])


def compile_like(folder, source, sibling):
    """Compiles `source` of the copy as the build does `sibling`, a file of the project. Gives the object, by the object of
    the build that it replaces (none where the file is new)."""
    (line,) = [command for command in commands("zero-opt") if command.endswith(sibling)]
    words = shlex.split(line)
    target = folder / (pathlib.Path(source).stem + ".o")
    words[words.index("-o") + 1] = str(target)
    words[-1] = str(folder / source)
    if "-include-pch" in words:  # parsed before the patch; what it is made of is included as text
        at = words.index("-include-pch")
        del words[at - 1:at + 3]
    first = next(index for index, word in enumerate(words) if word.startswith("-I"))
    words.insert(first, f"-I{folder}/include")
    words[words.index("-c"):words.index("-c")] = ["-O0"]  # in three quarters of the time: it runs on small steps
    replaced = words[words.index("-MT") + 1] if source == sibling else None
    run(words, cwd=BUILD)
    return replaced, target


def link(folder, objects):
    """The library of all tools, with `objects` (pairs of `compile_like`) in place of the build's, or beside them."""
    (line,) = [command for command in commands("zero-opt") if "-o lib/libZero.so" in command]
    words = shlex.split(line.removeprefix(": && ").removesuffix(" && :"))
    replaced = [old for old, _ in objects if old]
    assert all(old in words for old in replaced)
    words = [word for word in words if word not in replaced]
    soname = next(word for word in words if word.startswith("-Wl,-soname,")).removeprefix("-Wl,-soname,")
    words[words.index("-o") + 1] = str(folder / soname)
    run(words + [str(new) for _, new in objects], cwd=BUILD)
    (folder / "libzrt.a").symlink_to(BUILD / "lib/libzrt.a")  # what executables are linked with lies beside it


def run_lit(folder, text):
    """Runs the RUN lines of a lit test with the tools on the library in `folder`."""
    test = folder / "test.mlir"
    test.write_text(text)
    path = os.pathsep.join([str(BUILD / "bin"), str(LLVM), os.environ["PATH"]])
    for line in re.findall(r"^// RUN: (.*)$", text, re.MULTILINE):
        line = line.replace("%s", str(test)).replace("%t", str(folder / "out.mlir"))
        run(["bash", "-c", line], env={**os.environ, "PATH": path, "LD_LIBRARY_PATH": str(folder)})
