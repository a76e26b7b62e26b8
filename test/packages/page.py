"""Writes docs/Packages.md: each step of the registry at stage 3 on 4 ranks, by package.

    test/packages/run --page [PACKAGE...]     the rows of these only, the others stay; without any, all
    test/packages/run --page --so-far ...     runs nothing: rows of the steps that have been run, "37 of 129"

What was found of a step is kept in the build folder until the tools change: stopped, it goes on where it was. A package's row
is written when all its steps have been run.
"""

import importlib.metadata
import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "strangers"), str(FOLDER.parent / "meaning")]

import judge  # noqa: E402  (the paths come first)
import test_packages  # noqa: E402
import zero_run  # noqa: E402
from steps import known_of  # noqa: E402

PAGE = FOLDER.parents[1] / "docs" / "Packages.md"
HEAD = """# Packages

<!-- Made by test/packages/run --page; don't edit -->

Models, losses and optimizers of these packages are trained as they are, at small sizes: exported by plain `jax.jit`, roles
inferred without an option and compared with what their authors mean, three steps at stage 3 on 4 ranks against JAX's. "37 of
129" are the steps that have been run so far.

| package | version | steps | right | others |
|---|---|---|---|---|
"""


def verdicts():
    """The file of what was found with these tools: {package:step: what is wrong, or ""}."""
    return zero_run.tool("zero-run").parents[1] / f"packages-{zero_run.fingerprint()[:12]}.json"


def known():
    return json.loads(verdicts().read_text()) if verdicts().exists() else {}


def verdict(name, make):
    """What is wrong with a step, or "": found now, or by these tools before."""
    kept = known()
    if name not in kept:
        try:
            wrong = judge.problems(name, known_of(make()), stage=3, ranks=4)
        except Exception as problem:  # a package's own, or the reference's: the row says which step
            wrong = [f"{type(problem).__name__}: {problem}"]
        kept[name] = wrong[0] if wrong else ""
        verdicts().write_text(json.dumps(kept, indent=1))
        print(f"{name}: {kept[name] or 'right'}", flush=True)
    return kept[name]


def row(package, steps, so_far=False):
    """A package's row of the table, its steps being run, or of those that were."""
    found = {name: kept for name, kept in ((name, known().get(f"{package}:{name}")) for name in steps) if kept is not None}
    if not so_far:
        found = {name: verdict(f"{package}:{name}", make) for name, make in steps.items()}
    bad = [name for name, wrong in found.items() if wrong]
    count = f"{len(found)} of {len(steps)}" if len(found) < len(steps) else len(steps)
    others = ", ".join(f"`{name}`" for name in bad)
    return f"| {package} | {importlib.metadata.version(package)} | {count} | {len(found) - len(bad)} | {others} |"


def write(new, order):
    """Adds rows to the page; those of other packages stay as they are."""
    lines = PAGE.read_text().splitlines() if PAGE.exists() else []
    rows = {line.split(" | ")[0][2:]: line for line in lines if line.startswith("| ") and not line.startswith("| package")} | new
    PAGE.write_text(HEAD + "".join(rows[package] + "\n" for package in order if package in rows))


def main(asked):
    so_far, asked = "--so-far" in asked, [word for word in asked if word != "--so-far"]
    steps = {}
    for name, make in test_packages.STEPS.items():
        package, _, step = name.partition(":")
        steps.setdefault(package, {})[step] = make
    for package in steps:
        if not asked or package in asked:
            write({package: row(package, steps[package], so_far)}, steps)


if __name__ == "__main__":
    main(sys.argv[1:])
