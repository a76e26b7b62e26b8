#!/usr/bin/env python3
"""What is read, as the tests say it: README's table (counts and names) and docs/Support.md (op by op).

    .venv/bin/python docs/support_table.py           rewrites both
    .venv/bin/python docs/support_table.py --check   fails, naming the page, where a committed one is not fresh

Ops come from the dialects' TableGen and from the tests that hold them; models, optimizers and precisions from the lists
that parametrize the tests. A suite that is not there yet has no row.
"""

import argparse
import ast
import dataclasses
import functools
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
BEGIN, END = "<!-- support: docs/support_table.py -->\n", "<!-- /support -->\n"


def paths(*patterns):
    found = {path for pattern in patterns for path in (ROOT / "test").glob(pattern)}
    if any(pattern.startswith("Inputs/") for pattern in patterns):
        found |= set(exported_steps())
    return sorted(found)


@functools.cache
def exported_steps():
    """The texts of all exported steps, committed or made for the tests."""
    sys.path[:0] = [str(ROOT / "test/meaning"), str(ROOT / "python")]
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import inputs

    return [inputs.path(name) for name in inputs.names()]


# ---- ops ---------------------------------------------------------------------------------------------------------------


@dataclasses.dataclass
class Op:
    name: str
    summary: str
    where: dict  # column -> whether a test of that kind holds the op


COLUMNS = {
    "text": ("parsed and printed", ("Dialect/*/*.mlir", "Dialect/**/*.test", "Inputs/**/*.mlir")),
    "refused": ("wrong ones refused", ("Dialect/*/*invalid*.mlir",)),
    "rewritten": ("folded or rewritten", ("Dialect/*/*fold*.mlir", "Dialect/*/*canonicalize*.mlir", "1-Import/**/*expand*",
                                          "1-Import/**/*simplify*")),
    "models": ("in exported steps", ("Inputs/**/*.mlir",)),
}


def words(text, dialect):
    """Ops of a dialect that a text names."""
    return set(re.findall(rf"\b{dialect}\.([a-z_0-9]+)", text))


def op_list(dialect, folder):
    """(mnemonic, summary) of the dialect's ops, from the page that TableGen made."""
    page = (ROOT / f"docs/Dialects/{folder}.md").read_text()
    return re.findall(rf"^### `{dialect}\.([a-z_0-9]+)`.*?\n\n_(.*?)_$", page, re.MULTILINE | re.DOTALL)


def ops(dialect, folder):
    found = {column: set() for column in COLUMNS}
    for column, (_, patterns) in COLUMNS.items():
        for path in paths(*patterns):
            if column == "text" and "invalid" in path.name:
                continue
            if path.suffix in (".mlir", ".test", ".py", ".cpp"):
                found[column] |= words(path.read_text(errors="replace"), dialect)
    return [Op(name, summary, {column: name in found[column] for column in COLUMNS})
            for name, summary in op_list(dialect, folder)]


DIALECTS = {"stablehlo": "StableHLO", "chlo": "CHLO", "sdy": "SDY"}


def all_ops():
    return {dialect: ops(dialect, folder) for dialect, folder in DIALECTS.items()
            if (ROOT / f"docs/Dialects/{folder}.md").exists()}


def op_tables():
    lines = []
    for dialect, table in all_ops().items():
        lines += [f"## `{dialect}`: {len(table)} ops", "",
                  "| op | | " + " | ".join(COLUMNS[column][0] for column in COLUMNS) + " |",
                  "|---|---|" + "---|" * len(COLUMNS)]
        lines += [f"| `{op.name}` | {op.summary} | " + " | ".join("yes" if op.where[c] else "" for c in COLUMNS) + " |"
                  for op in table]
        lines.append("")
    return lines


# ---- models ------------------------------------------------------------------------------------------------------------


def zoo():
    """The zoo's lists, or None where the suite is not there."""
    if not (ROOT / "test/zoo/zoo_cases.py").exists():
        return None
    sys.path[:0] = [str(ROOT / "test/zoo"), str(ROOT / "test/meaning"), str(ROOT / "python")]
    import zoo_cases
    from zero_export import optimizers
    from zero_export.precision import DTYPES

    return zoo_cases, list(optimizers.NAMES), list(DTYPES)


def literal_keys(path, name):
    """Keys of the dict `name` at the top of a Python file, or elements of the list: without running it."""
    if not path.exists():
        return []
    for statement in ast.parse(path.read_text()).body:
        if isinstance(statement, ast.Assign) and any(getattr(t, "id", None) == name for t in statement.targets):
            values = statement.value.keys if isinstance(statement.value, ast.Dict) else statement.value.elts
            return [value.value for value in values if isinstance(value, ast.Constant)]
    return []


def count(folder, module, expression):
    """`expression` over the names of a module of the tests, in a process of its own; 0 where its folder is not there."""
    path = ROOT / "test" / folder
    if not path.exists():
        return 0
    folders = [str(path), str(ROOT / "test/meaning"), str(ROOT / "python")]
    script = f"import sys; sys.path[:0] = {folders}\nfrom {module} import *\nprint({expression})"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "JAX_PLATFORMS": "cpu"})
    if done.returncode:
        sys.exit(f"error: cannot count what test/{folder} has\n{done.stderr[-2000:]}")
    return int(done.stdout.split()[-1])


# ---- pages -------------------------------------------------------------------------------------------------------------


def listed(names):
    return ", ".join(f"`{name}`" for name in names)


def readme_rows():
    for dialect, table in all_ops().items():
        # An op that is there only so that its refusal can name the remedy has no text to come back.
        refused = [op.name for op in table if "always refused" in op.summary]
        tested = [op for op in table if op.where["text"]]
        exported = sum(op.where["models"] for op in table)
        tail = f"; {exported} occur in exported steps" if exported else ""
        tail = (f"; {listed(refused)} are refused, with the remedy" if refused else "") + tail
        rows = f"{len(tested)} of {len(table) - len(refused)} with a round-trip test{tail}"
        yield f"`{dialect}` ops", rows, f"`test/Dialect/{DIALECTS[dialect]}`"
    modules = count("Lax", "lax_corpus", "len(all_cases())")
    if modules:
        yield "JAX's operators", f"{modules:,} programs over their element types: text and back, interpreter and executables against JAX", "`test/Lax`"
    if zoo():
        cases, optimizers, dtypes = zoo()
        yield "models of the zoo", listed(cases.MODELS), "`test/zoo`"
        yield "optimizers", listed(optimizers), "each with each model"
        yield "precisions", listed(dtypes), "each with each model and optimizer"
        yield "and", listed(dict.fromkeys(name.split("-")[0] for name in cases.FEATURES)), "`test/zoo`"
    torch = literal_keys(ROOT / "test/PyTorch/test_training.py", "MODELS")
    if torch:
        optimizers = literal_keys(ROOT / "test/PyTorch/test_training.py", "OPTIMIZERS")
        yield "PyTorch modules", f"{listed(torch)}; `torch.optim` {listed(optimizers)}", "`test/PyTorch`"
    strangers = count("strangers", "registry", "len(STRANGERS)")
    if strangers:
        yield "steps as strangers write them", f"{strangers}: without roles, three steps against JAX", "`test/strangers`"
    yield "exported steps by others' code", f"{len(exported_steps())}: JAX, Flax, optax", "`test/meaning/samples`"


def readme():
    rows = [f"| {what} | {names} | {where} |" for what, names, where in readme_rows()]
    table = "\n".join(["| read | | checked by |", "|---|---|---|", *rows])
    text = (ROOT / "README.md").read_text()
    if BEGIN not in text or END not in text:
        sys.exit("error: README.md has lost the lines between which the table goes")
    head, rest = text.split(BEGIN, 1)
    return head + BEGIN + "\n" + table + "\n\nOp by op: [docs/Support.md](docs/Support.md).\n\n" + END + rest.split(END, 1)[1]


def support():
    lines = ["# What is read", "", "Written by `docs/support_table.py` from the dialects and the tests that hold each op.", ""]
    lines += op_tables()
    if zoo():
        cases, optimizers, dtypes = zoo()
        lines += ["## Steps", "", f"- {len(cases.ALL):,} steps of the zoo: {len(cases.MODELS)} models x {len(optimizers)} optimizers x "
                  f"{len(dtypes)} precisions, and every other option on every model; {len(cases.SAMPLE)} of them in continuous "
                  "integration, all in `test/nightly`", f"- forms: {listed(cases.FORMS)}", f"- options: {listed(cases.FEATURES)}", ""]
    return "\n".join(lines).rstrip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="fail where a committed page is not fresh")
    check = parser.parse_args().check
    for path, text in ((ROOT / "README.md", readme()), (ROOT / "docs/Support.md", support())):
        if check and (not path.exists() or path.read_text() != text):
            sys.exit(f"error: {path.relative_to(ROOT)} is not fresh; run docs/support_table.py")
        if not check:
            path.write_text(text)


if __name__ == "__main__":
    main()
