"""Holds the tools to JAX on cases of the corpus.

For each case: the text that JAX exports comes back from zero-opt as it was, also by way of the generic form and of
bytecode; the interpreter's results are JAX's, of the program as it stands and after the passes of `import`; an executable
is made of it, runs, and its results are JAX's.

    python test/Lax/lax_check.py [--only REGEX] [--part I/N] [--jobs J] [--store DIR]
"""

import argparse
import collections
import os
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


COLUMNS = {
    "parse": "what JAX prints comes back as it was",
    "interpret": "the interpreter's results are JAX's",
    "compile": "an executable is made",
    "run": "it ends well",
    "match": "its results are JAX's",
}
CHUNK = 32  # cases that share a process


def _essence(text):
    """The printed module; zero-opt ends its output with an empty line."""
    return text.rstrip("\n")


def _print_each(texts, folder, *options):
    """What zero-opt prints for each text."""
    chunk = folder / "chunk.mlir"
    chunk.write_text("\n// -----\n".join(texts))
    printed = zero_run.call([zero_run.tool("zero-opt"), chunk, "--split-input-file", *options])
    found = [_essence(text).lstrip("\n") for text in printed.split("// -----\n")]
    if len(found) != len(texts):
        raise zero_run.RunFailed(f"zero-opt printed {len(found)} modules for {len(texts)}")
    return found


def _by_bytecode(text, folder):
    module, bytecode = folder / "module.mlir", folder / "module.mlirbc"
    module.write_text(text)
    opt = zero_run.tool("zero-opt")
    zero_run.call([opt, module, "--emit-bytecode", "-o", bytecode])
    return _essence(zero_run.call([opt, bytecode]))


def _round_trips(chunk):
    """(case, finding) for all that is not the identity.

    By way of bytecode each module goes in the process that prints it (--verify-roundtrip compares the modules, in text too);
    by way of a file of bytecode the last of the chunk.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        texts = [exported.text for exported in chunk]
        try:
            forms = {"text": _print_each(texts, folder, "--verify-roundtrip"),
                     "generic form": _print_each(_print_each(texts, folder, "--mlir-print-op-generic"), folder),
                     "bytecode": [None] * (len(texts) - 1) + [_by_bytecode(texts[-1], folder)]}
        except zero_run.RunFailed as error:
            if len(chunk) == 1:
                yield chunk[0].name, _first_error(str(error))
                return
            for exported in chunk:  # one of them hides the others
                yield from _round_trips([exported])
            return
    for form, printed in forms.items():
        for exported, found in zip(chunk, printed):
            expected = _essence(exported.text)
            if found is not None and found != expected:
                pairs = zip(found.splitlines() + [""], expected.splitlines() + [""])
                a, b = next((pair for pair in pairs if pair[0] != pair[1]), ("", ""))
                yield exported.name, (f"round trip of the {form}: printed '{a.strip()[:200]}', JAX printed "
                                      f"'{b.strip()[:200]}'")


def _first_error(text):
    """The line that says what is wrong; a crash says so in its first."""
    lines = text.splitlines() or [""]
    return next((line for line in lines if "error:" in line), lines[0])[:400]


def _same_bits(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and bool(
        np.all((a == b) | ((a != a) & (b != b))) if a.dtype.kind in "fcV" else np.all(a == b))


def _differences(exported, found):
    """Where results are not JAX's."""
    allowed = lax_compare.tolerance(exported.text)
    if len(found) != len(exported.expected):
        yield f"{len(found)} results, expected {len(exported.expected)}"
    for i, (value, expected) in enumerate(zip(found, exported.expected)):
        wrong = lax_compare.difference(value, expected, allowed)
        if wrong:
            yield f"result{i} {wrong} (allowed: {allowed})"


def _run_all(chunk, *options):
    return zero_run.run_many({exported.name: (exported.text, exported.arguments) for exported in chunk}, options=options)


def _interpreted(chunk):
    """(case, finding) where the interpreter is not JAX, or a pass changed what a program means."""
    forms = {"after import": _run_all(chunk, "--interpret")}
    # The interpreter knows stablehlo; ops of chlo mean what `import` makes of them.
    plain = [exported for exported in chunk if "chlo." not in exported.text]
    forms["as it stands"] = _run_all(plain, "--interpret", "--as-is") if plain else {}
    for exported in chunk:
        runs = [(form, outcomes[exported.name]) for form, outcomes in forms.items() if exported.name in outcomes]
        for form, outcome in runs:
            wrong = [_first_error(outcome.error)] if outcome.results is None else _differences(exported, outcome.results)
            yield from ((exported.name, f"{form}: {finding}") for finding in wrong)
        # Formulas on the parts of numbers, and sums in another order, have other bits.
        is_expanded = re.search(r"complex<|stablehlo\.fft|batch_norm_", exported.text)
        if len(runs) == 2 and not is_expanded and all(outcome.results for _, outcome in runs) and not all(
                map(_same_bits, *(outcome.results for _, outcome in runs))):
            yield exported.name, "after import: other bits than as it stands"


def _compiled(chunk):
    """(case, column, finding) where there is no executable, or it fails, or is not JAX."""
    outcomes = _run_all(chunk)
    for exported in chunk:
        outcome = outcomes[exported.name]
        if outcome.results is None:
            yield exported.name, "run" if outcome.compiled else "compile", _first_error(outcome.error)
        else:
            yield from ((exported.name, "match", finding) for finding in _differences(exported, outcome.results))


def check(chunk):
    """(case, column, finding) for everything that is wrong with some cases."""
    return [*((name, "parse", finding) for name, finding in _round_trips(chunk)),
            *((name, "interpret", finding) for name, finding in _interpreted(chunk)), *_compiled(chunk)]


def check_all(cases, jobs=2, store=None):
    """All findings. JAX runs in this thread, the tools in `jobs` others."""
    findings = []
    with ThreadPoolExecutor(jobs) as pool, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # JAX warns of types that it narrows
        waiting, cases = collections.deque(), list(cases)
        for first in range(0, len(cases), CHUNK):
            chunk = [lax_export.export_to(case, store) if store else lax_export.export(case)
                     for case in cases[first:first + CHUNK]]
            waiting.append(pool.submit(check, chunk))
            while len(waiting) > 2 * jobs:
                findings += waiting.popleft().result()
        while waiting:
            findings += waiting.popleft().result()
    return findings


def describe(findings, count):
    """Each finding, and a table of how many cases hold in each column; what was not reached does not hold."""
    lines = [f"{name}: {column}: {finding}" for name, column, finding in sorted(findings)]
    failed = {column: {name for name, where, _ in findings if where == column} for column in COLUMNS}
    failed["run"] |= failed["compile"]
    failed["match"] |= failed["run"]
    table = [f"{column:9} {count - len(names):5} of {count}   {COLUMNS[column]}" for column, names in failed.items()]
    return "\n".join([*lines, *table])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="regular expression that a case's name must contain")
    parser.add_argument("--part", default="0/1", help="I/N: one of N equal parts")
    parser.add_argument("--jobs", type=int, default=2, help="tools to run at once")
    parser.add_argument("--store", type=pathlib.Path, help="folder that keeps what JAX exported for the next call")
    options = parser.parse_args()
    os.environ.setdefault("ZRT_TEST", "1")  # what the runtime can check of a run, it checks
    number, of = map(int, options.part.split("/"))
    if options.store:
        options.store.mkdir(parents=True, exist_ok=True)
    cases = [case for case in lax_corpus.part(number, of) if re.search(options.only, case.name)]
    findings = check_all(cases, options.jobs, options.store)
    print(describe(findings, len(cases)))
    return bool(findings)


if __name__ == "__main__":
    sys.exit(main())
