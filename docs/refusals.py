#!/usr/bin/env python3
"""docs/Refusals.md: what is still refused, why, and what would make it run: as the tests have it.

    docs/refusals.py           rewrites the page
    docs/refusals.py --check   fails where the committed one is not fresh

The lit tests of refusals are run again and what the tools say is taken apart; questions and refusals of whole steps come
from the tables of test/strangers and test/producers, read without running them.
"""

import ast
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/Refusals.md"

# Chapter -> tests whose input is a step, not a program that a pass broke.
CHAPTERS = {
    "Which argument is what": ["1-Import/Roles/infer-roles-invalid.mlir", "1-Import/Roles/infer-roles-doubtful.mlir",
                               "1-Import/Roles/infer-roles-sharded.mlir", "1-Import/Roles/infer-roles-traps.mlir",
                               "1-Import/Roles/entry-kinds.mlir"],
    "Ops and functions": ["1-Import/Flatten/inline-calls-invalid.mlir", "1-Import/Expand/expand-chlo-invalid.mlir",
                          "1-Import/Verify/verify-import-invalid.mlir"],
    "Steps for several devices": ["1-Import/Manual/form-manual-computations.mlir", "1-Import/Roles/infer-roles-replicas.mlir",
                                  "2-Replica/manual-computation-invalid.mlir", "2-Replica/model-parallel-beside.mlir"],
    "The batch on ranks": ["2-Replica/data-parallel-invalid.mlir"],
    "Recomputation": ["2-Replica/recompute-invalid.mlir"],
    "Micro-batches": ["2-Replica/accumulate-invalid.mlir"],
    "States on ranks": ["3-Partitioned/refuse.mlir"],
    "Kernels": ["4-Scheduled/form-kernels-invalid.mlir"],
    "GPUs": ["Target/Cuda/kernels-invalid.mlir", "Target/Cuda/reductions-invalid.mlir"],
}

# Said of texts that were edited, or of tools that were called in another order: no step is refused so.
NOT_OF_STEPS = re.compile(r"expects a module in phase|has a schedule|is in no zero.leaf|is no argument or result of this module|"
                          r"has no 'zero.role'|no role; run|'zero\.\w+' op is not|zero\.leaf|op is left|names argument|has a slot|"
                          r"run --zero|zero-partition expects|'zero-partition'|\.roles|^expected (error|note)|is marked as|'zero\.\w+' expects no value|there is no rule")
HEADER = """# Refusals

<!-- Made by docs/refusals.py from the tests; don't edit -->

What is not done, and said so with op, reason and remedy: nothing is guessed, and nothing is computed another way in silence.
Each line is held by the test in its last column.
"""


def words(line, names):
    """The arguments of zero-opt in a RUN line; None where something else makes the input."""
    command = line.split("RUN:", 1)[1].split("|")[0].replace("2>&1", "").strip()
    if not re.match(r"(not )?zero-opt (%s|%t/\S+) ", command + " ") or "%inputs" in command or "%project" in command:
        return None
    for name, value in names.items():
        command = command.replace(name, str(value))
    found = shlex.split(command)
    return [word for word in found[found.index("zero-opt") + 1:] if word != "--verify-diagnostics"]


def split(path, folder):
    """Writes the parts of a file of several into a folder, as split-file does."""
    parts = re.split(r"^(?://|#)--- (\S+)\n", path.read_text(), flags=re.MULTILINE)
    for name, text in zip(parts[1::2], parts[2::2]):
        (folder / name).write_text(text)


def told(path):
    """[(op, message)] of what zero-opt says of a test's inputs."""
    found = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        split(path, folder)
        for line in path.read_text().splitlines():
            command = words(line, {"%s": path, "%t": folder, "%S": path.parent}) if "RUN:" in line else None
            if command is None or "-o" in command:
                continue
            done = subprocess.run([ROOT / "build/bin/zero-opt", *command, "-o", "/dev/null"], capture_output=True, text=True)
            for file, row, text in re.findall(r"^(/[^:\n]+):(\d+):\d+: error: (.*)$", done.stderr, re.MULTILINE):
                source = pathlib.Path(file).read_text().splitlines()[int(row) - 1]
                found.append((op(source, text), text.replace(f"{folder}/", "")))
    return found


def op(source, message):
    """The op that is refused: the message names it, or it stands where the message points."""
    named = re.search(r"'((?:stablehlo|chlo|sdy|func|arith)\.\w+)'", message)
    if named:
        return named[1]
    written = re.search(r"\b((?:stablehlo|chlo|sdy|func)\.\w+)|\b(call|module)\b", source)
    return (written[1] or {"call": "func.call"}.get(written[2], "module")) if written else "module"


def parts(message):
    """(what is wrong, what would make it run)."""
    message = re.sub(r"^'[a-z_]+\.\w+' op ", "", message)
    reason, separator, remedy = message.partition("; ")
    expected = re.search(r",? expected ", reason)
    if expected:
        reason, wanted = reason[:expected.start()], reason[expected.end():]
        remedy = f"{wanted}{separator}{remedy}"
    return reason, remedy


def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", " ")


def lit_chapters():
    lines = []
    for title, tests in CHAPTERS.items():
        rows = {}
        for test in tests:
            for name, message in told(ROOT / "test" / test):
                if not NOT_OF_STEPS.search(message):
                    reason, remedy = parts(message)
                    rows.setdefault((name, re.sub(r"\d+", "#", reason)), (name, reason, remedy, test))
        lines += [f"## {title}", "", "| op | what is refused | what would make it run | test |", "|---|---|---|---|"]
        lines += [f"| `{name}` | {cell(reason)} | {cell(remedy)} | `test/{test}` |" for name, reason, remedy, test in rows.values()]
        lines.append("")
    return lines


# ---- whole steps -----------------------------------------------------------------------------------------------------------


def text_of(node, constants):
    """A string, or the name of one."""
    if isinstance(node, ast.Name):
        node = constants.get(node.id)
    try:
        return ast.literal_eval(node) if node is not None else None
    except ValueError:
        return None


def said(node, functions, constants, keys, depth=0):
    """(keyword, text) of the first of `keys` in an expression, or in the functions of the file that it calls."""
    for each in ast.walk(node):
        if isinstance(each, ast.keyword) and each.arg in keys and (text := text_of(each.value, constants)):
            return each.arg, text
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    for name in sorted(names & functions.keys()) if depth < 1 else ():
        body = functions[name]
        for each in ast.walk(body):
            if isinstance(each, ast.keyword) and each.arg in keys and (text := text_of(each.value, constants)):
                return each.arg, text
    return None


def steps():
    """[(name, keyword, text, file)] of steps that are asked about or refused."""
    found = []
    for path in [*sorted((ROOT / "test/strangers").glob("*.py")), *sorted((ROOT / "test/producers").glob("*.py"))]:
        tree = ast.parse(path.read_text())
        functions = {each.name: each for each in tree.body if isinstance(each, ast.FunctionDef)}
        constants = {each.targets[0].id: each.value for each in tree.body
                     if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name)}
        for table in constants.values():
            if not isinstance(table, ast.Dict):
                continue
            for key, value in zip(table.keys, table.values):
                answer = said(value, functions, constants, ("asks", "refused"))
                if isinstance(key, ast.Constant) and answer:
                    found.append((key.value, *answer, f"{path.parent.name}/{path.name}"))
    return found


def step_chapter():
    lines = ["## Whole steps", "", "Of the steps in `test/strangers` and `test/producers`; every other one is compiled as it is.", "",
             "| step | | what the tool says | test |", "|---|---|---|---|"]
    names = {"asks": "asked about", "refused": "refused"}
    lines += [f"| `{name}` | {names[kind]} | {cell(text)} | `test/{file}` |" for name, kind, text, file in steps()]
    return [*lines, ""]


def page():
    return "\n".join([HEADER, *step_chapter(), *lit_chapters()]).rstrip() + "\n"


def main():
    text = page()
    if sys.argv[1:] == ["--check"]:
        if PAGE.read_text() != text:
            sys.exit("error: docs/Refusals.md is not fresh; run docs/refusals.py")
    else:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
