"""Replays docs/AddingAnOption.md: one file changes, and every command of the page does what it says."""

import os
import shlex
import shutil
import subprocess

import pytest

from patched import BUILD, LLVM, ROOT, blocks, commands, link, run

PAGE = "docs/AddingAnOption.md"
# What is built once more. Of the library of all tools: the pass, the keys of zero.config, and whoever holds the options of the
# way down; of zero-compile, what makes them of a command line.
LIBRARY = ["lib/4-Scheduled/Schedule.cpp", "lib/Analysis/Claims.cpp",
           *(f"lib/Pipelines/{name}.cpp" for name in ("Descent", "Options", "Origin", "Pipelines", "Registration"))]
TOOL = ["tools/common/CommandLine.cpp", "tools/zero-compile/zero-compile.cpp"]


def generate(include, generated):
    """What TableGen makes of the patched declarations, ahead of the build's own in the search path."""
    tblgen = ["mlir-tblgen", "-I", include, "-I", "/usr/lib/llvm-22/include"]
    env = {**os.environ, "PATH": os.pathsep.join([str(LLVM), os.environ["PATH"]])}
    options, passes = generated / "zero/Options", generated / "zero/4-Scheduled"
    options.mkdir(parents=True)
    passes.mkdir()
    run([*tblgen, "-print-records", include / "zero/Options/Options.td", "-o", options / "Records.txt"], env=env)
    run([*tblgen, "-gen-pass-decls", "-name", "Scheduled", include / "zero/4-Scheduled/Passes.td", "-o", passes / "Plain.inc"], env=env)
    for script, source, output in [
        ("StepOptions", options / "Records.txt", options / "Options.inc"),
        ("PassDeclarations", passes / "Plain.inc", passes / "Passes.h.inc"),
    ]:
        run(["cmake", f"-DIN={source}", f"-DOUT={output}", "-P", ROOT / f"cmake/{script}.cmake"])


def compile_all(sources, folder, all_commands):
    """Compiles them, two at a time; gives (object of the build, object) of each."""
    objects = []
    for at in range(0, len(sources), 2):
        started = []
        for source in sources[at:at + 2]:
            (line,) = [c for c in all_commands if c.endswith(source)]
            words = shlex.split(line)
            output = folder / (source.replace("/", "-") + ".o")
            words[words.index("-o") + 1] = str(output)
            first = next(i for i, word in enumerate(words) if word.startswith("-I"))  # what is made here is found first
            words[first:first] = [f"-I{folder}/generated", f"-I{folder}/include"]
            objects.append((words[words.index("-MT") + 1], output))
            started.append(subprocess.Popen(words, cwd=BUILD, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
        for process in started:
            text, _ = process.communicate()
            assert process.returncode == 0, text
    return objects


@pytest.fixture(scope="module")
def patched_tools(tmp_path_factory):
    """A folder with the tools as they are after the page's patch."""
    if not (BUILD / "bin/zero-opt").exists():
        pytest.fail("build/bin/zero-opt is missing; run tools/setup")
    folder = tmp_path_factory.mktemp("option")
    shutil.copytree(ROOT / "include", folder / "include")
    (patch,) = blocks(PAGE, "diff")
    patched = run(["patch", "-p1"], input=patch, cwd=folder)
    assert patched.count("patching file") == 1, "an option is declared in one file"
    generate(folder / "include", folder / "generated")

    all_commands = commands("zero-compile")
    link(folder, compile_all(LIBRARY, folder, all_commands))
    objects = dict(compile_all(TOOL, folder, all_commands))
    words = shlex.split(all_commands[-1].removeprefix(": && ").removesuffix(" && :"))
    words[words.index("-o") + 1] = str(folder / "zero-compile")
    replaced = [word for word in words if word in objects]
    words = [str(objects.get(word, word)) for word in words]
    words[1:1] = [str(output) for old, output in objects.items() if old not in replaced]  # ahead of an archive that has it
    run(words, cwd=BUILD)
    return folder


def test_the_page_holds(patched_tools):
    path = os.pathsep.join([str(patched_tools), str(BUILD / "bin"), str(LLVM), os.environ["PATH"]])
    (patched_tools / "test").symlink_to(ROOT / "test")
    (script,) = blocks(PAGE, "sh")
    lines = script.splitlines()
    assert len(lines) == 8
    for line in lines:
        run(["bash", "-c", line], cwd=patched_tools, env={**os.environ, "PATH": path, "LD_LIBRARY_PATH": str(patched_tools)})
