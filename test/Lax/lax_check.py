"""Holds the tools to JAX on cases of the corpus.

For each case: the text that JAX exports comes back from zero-opt as it was, also by way of the generic form and of
bytecode; the interpreter's results are JAX's, of the program as it stands and after the passes of `import`.

    python test/Lax/lax_check.py [--only REGEX] [--part I/N] [--jobs J] [--store DIR]
"""

import argparse
import collections
import pathlib
import re
import sys
import tempfile
import warnings
from concurrent.futures import ThreadPoolExecutor

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / "Lax"), str(ROOT / "test" / "meaning")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()

import lax_compare  # noqa: E402  (what JAX uses is fixed first)
import lax_corpus  # noqa: E402
import lax_export  # noqa: E402
import zero_run  # noqa: E402


def _essence(text):
    """The printed module; zero-opt ends its output with an empty line."""
    return text.rstrip("\n")


def _round_trips(exported, folder):
    """What is not the identity."""
    module, generic, bytecode = folder / "module.mlir", folder / "generic.mlir", folder / "module.mlirbc"
    opt = zero_run.tool("zero-opt")
    zero_run.call([opt, module, "--mlir-print-op-generic", "-o", generic])
    zero_run.call([opt, module, "--emit-bytecode", "-o", bytecode])
    for form, path in (("text", module), ("generic form", generic), ("bytecode", bytecode)):
        found, expected = _essence(zero_run.call([opt, path])), _essence(exported.text)
        if found != expected:
            pairs = zip(found.splitlines() + [""], expected.splitlines() + [""])
            a, b = next((pair for pair in pairs if pair[0] != pair[1]), ("", ""))
            yield f"round trip of the {form}: printed '{a.strip()[:200]}', JAX printed '{b.strip()[:200]}'"


def _same_bits(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and bool(
        np.all((a == b) | ((a != a) & (b != b))) if a.dtype.kind in "fcV" else np.all(a == b))


def _wrong_results(exported, folder):
    """Where the interpreter is not JAX, or a pass changed what a program means."""
    module, allowed = folder / "module.mlir", lax_compare.tolerance(exported.text)
    runs = {}
    # The interpreter knows stablehlo; ops of chlo mean what `import` makes of them.
    forms = {"after import": False} | ({} if "chlo." in exported.text else {"as it stands": True})
    for form, as_is in forms.items():
        found, _ = zero_run.run(module, exported.arguments, as_is=as_is, stage=None, interpret=True)
        runs[form] = found
        if len(found) != len(exported.expected):
            yield f"{form}: {len(found)} results, expected {len(exported.expected)}"
        for i, (value, expected) in enumerate(zip(found, exported.expected)):
            wrong = lax_compare.difference(value, expected, allowed)
            if wrong:
                yield f"{form}: result{i} {wrong} (allowed: {allowed})"
    if len(runs) == 2 and not all(map(_same_bits, *runs.values())):
        yield "after import: other bits than as it stands"


def check(exported):
    """Everything that is wrong with one case."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "module.mlir").write_text(exported.text)
        try:
            return [*_round_trips(exported, folder), *_wrong_results(exported, folder)]
        except zero_run.RunFailed as error:
            return [next((line for line in str(error).splitlines() if "error:" in line), str(error))]


def check_all(cases, jobs=2, store=None):
    """Findings by name of the cases that have some. JAX runs in this thread, the tools in `jobs` others."""
    findings = {}

    def note(name, future):
        if future.result():
            findings[name] = future.result()

    with ThreadPoolExecutor(jobs) as pool, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # JAX warns of types that it narrows
        waiting = collections.deque()
        for case in cases:
            exported = lax_export.export_to(case, store) if store else lax_export.export(case)
            waiting.append((case.name, pool.submit(check, exported)))
            while len(waiting) > 4 * jobs:
                note(*waiting.popleft())
        while waiting:
            note(*waiting.popleft())
    return findings


def describe(findings, count):
    lines = [f"{name}: {finding}" for name, each in sorted(findings.items()) for finding in each]
    return "\n".join([*lines, f"{len(findings)} of {count} cases disagree"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="regular expression that a case's name must contain")
    parser.add_argument("--part", default="0/1", help="I/N: one of N equal parts")
    parser.add_argument("--jobs", type=int, default=2, help="tools to run at once")
    parser.add_argument("--store", type=pathlib.Path, help="folder that keeps what JAX exported for the next call")
    options = parser.parse_args()
    number, of = map(int, options.part.split("/"))
    if options.store:
        options.store.mkdir(parents=True, exist_ok=True)
    cases = [case for case in lax_corpus.part(number, of) if re.search(options.only, case.name)]
    findings = check_all(cases, options.jobs, options.store)
    print(describe(findings, len(cases)))
    return bool(findings)


if __name__ == "__main__":
    sys.exit(main())
