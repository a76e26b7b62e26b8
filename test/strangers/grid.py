#!/usr/bin/env python3
"""All steps of registry.py, compiled and run three steps at stages 0 and 3 on 1, 2 and 4 ranks, beside JAX.

    .venv/bin/python test/strangers/grid.py [PATTERN...] [--jobs J] [--in-turn] [--page docs/Strangers.md]

A run is wrong if a result is not JAX's, or if stages 0 and 3 differ in one bit on as many ranks. A step that is asked about is
run with the answers of its author, given by --roles: the remedy that the error names. What ran is kept in
build/test/strangers/grid, a file a step, and is not run again with the same tools, text and values: stopped, it goes on where
it was. With `--in-turn` a step runs at both stages on one number of ranks: a third of the runs, each with a third of the steps. `--page` writes the summary of all that was kept for these steps.
"""

import argparse
import concurrent.futures
import fnmatch
import hashlib
import json
import multiprocessing
import os
import pathlib
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "meaning"), str(FOLDER.parents[1] / "python")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()

import inputs  # noqa: E402  (what JAX uses is fixed first)
import jax  # noqa: E402
import judge  # noqa: E402
import known  # noqa: E402
import registry  # noqa: E402
import strangers_page  # noqa: E402
import tolerances  # noqa: E402
import zero_run  # noqa: E402

STAGES, RANKS = (0, 3), (1, 2, 4)
PART = 60  # steps
KEPT = inputs.BUILD / "test/strangers/grid"


def answered(question, step):
    """The file that the error writes, with the author's answer in place of every '?'."""
    rows = {step.values[i].shape[dim] for i, (_, _, _, dim) in enumerate(step.expected) if dim is not None}
    following = set(step.carried.values())
    lines = []
    for line in question.splitlines():
        place, _, rest = line.partition(" ")
        if not place.startswith("main."):
            continue
        if not rest.startswith("?"):
            lines.append(line)
        elif place.startswith("main.arg"):
            _, kinds, next_, dim = step.expected[int(place[len("main.arg"):])]
            kind = "step" if "step" in kinds else sorted(kinds)[0]
            lines.append(f"{place} {kind}" + (f" next={next_}" if next_ is not None else "")
                         + (f" dim={dim}" if dim is not None else ""))
        elif int(place[len("main.result"):]) not in following:
            shape = step.reference[int(place[len("main.result"):])].shape
            lines.append(f"{place} output dim=0" if shape and shape[0] in rows else f"{place} metric")
    return "\n".join(lines) + "\n"


def run_one(path, step, stage, ranks, options):
    """(row, results or None) of one run."""
    begin = time.monotonic()
    row = {"stage": stage, "ranks": ranks, "outcome": "ran", "message": ""}
    try:
        found, _ = zero_run.run(path, step.values, steps=known.STEPS, stage=stage, ranks=ranks, options=options)
        wrong = judge.unlike_jax(found, step)
        row |= {"outcome": "wrong", "message": "\n".join(wrong)} if wrong else {"close": judge.closeness(found, step)}
    except zero_run.RunFailed as problem:
        found = None
        expected = step.refused and ranks > 1 and step.refused in str(problem)
        row |= {"outcome": "refused" if expected else "failed", "message": str(problem).replace(str(path.parent) + "/", "")}
    row["seconds"] = round(time.monotonic() - begin, 2)
    return row, found


def runs_in_turn(name):
    """[(ranks, stages)] of a step, where others have the other runs."""
    return [(RANKS[hashlib.sha256(name.encode()).digest()[0] % len(RANKS)], STAGES)]


def run_all(path, step, runs):
    """The rows of a step in `runs`, [(ranks, stages)], or one row that says what is wrong with its roles."""
    text, wrong = judge.read_roles(path, step)
    if wrong:
        return [{"stage": None, "ranks": None, "outcome": "roles", "message": "\n".join(wrong), "seconds": 0}]
    options = []
    if step.asks is not None:
        roles = path.with_suffix(".roles")
        roles.write_text(answered(text, step))
        options = ["--roles", roles]
    rows = []
    for ranks, stages in runs:
        first = None
        for stage in stages:
            row, found = run_one(path, step, stage, ranks, options)
            if row["outcome"] == "ran" and first is not None:
                apart = tolerances.bitwise_differences([f"result {i}" for i in range(len(found))], first, found)
                if apart:
                    row |= {"outcome": "wrong", "message": "other bits than at stage 0: " + "; ".join(apart[:5])}
            first = found if stage == STAGES[0] else first
            rows.append(row)
    return rows


def outcome(name, in_turn=False):
    """What became of a step: {"key", "asks", "rows", ...}, run now unless as many runs of it, or all, are kept."""
    step = known.kept(name, registry.STRANGERS[name])
    whole = [(ranks, STAGES) for ranks in RANKS]
    runs = runs_in_turn(name) if in_turn else whole
    key, of_whole = (hashlib.sha256(f"{zero_run.fingerprint()} {step.key()} {each} {known.STEPS} {judge.VERSION}".encode()).hexdigest()
                     for each in (runs, whole))
    path = KEPT / f"{name}.json"
    if path.exists() and (kept := json.loads(path.read_text()))["key"] in (key, of_whole):
        return kept
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        text = pathlib.Path(scratch) / f"{name}.mlir"
        text.write_text(step.text)
        rows = run_all(text, step, runs)
    made = {"name": name, "key": key, "tools": zero_run.fingerprint(), "asks": step.asks, "file": registry.file_of(name), "rows": rows,
            "seconds": round(time.monotonic() - begin, 1)}
    part = path.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps(made, indent=1))
    part.rename(path)
    jax.clear_caches()
    return made


def bad(rows):
    return [row for row in rows if row["outcome"] not in ("ran", "refused")]


def ended(future, name):
    """The outcome; of an error of JAX's or of the step's own, which is not kept, one row that says it."""
    try:
        return future.result()
    except Exception as problem:  # whatever a step's author does wrong
        return {"name": name, "seconds": 0, "rows": [{"stage": None, "ranks": None, "outcome": "not made", "seconds": 0,
                                                      "message": f"{type(problem).__name__}: {problem}"}]}


def show(made, number, count):
    wrong = bad(made["rows"])
    print(f"{'BAD ' if wrong else 'ok  '} {number}/{count} {made['name']} ({made['seconds']} s)", flush=True)
    for runs, outcome, message in strangers_page.grouped(wrong):
        print(f"    {runs}: {outcome}: {message[:1500]}", flush=True)
    return bool(wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("patterns", nargs="*", default=["*"])
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--in-turn", action="store_true", help="a third of the runs of each step, others of the next")
    parser.add_argument("--page", type=pathlib.Path, help="where the summary goes")
    options = parser.parse_args()
    names = [name for name in registry.STRANGERS if any(fnmatch.fnmatch(name, each) for each in options.patterns)]
    # Neighbours are alike: in this order every part of the whole is a sample of it.
    names.sort(key=lambda name: hashlib.sha256(name.encode()).digest())
    KEPT.mkdir(parents=True, exist_ok=True)
    failed = 0
    number = 0
    for start in range(0, len(names), PART):
        # New processes for every part: JAX's grow. (The executor's own max_tasks_per_child can hang in Python 3.11.)
        with concurrent.futures.ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
            waiting = {pool.submit(outcome, name, options.in_turn): name for name in names[start:start + PART]}
            for each in concurrent.futures.as_completed(waiting):
                number += 1
                failed += show(ended(each, waiting[each]), number, len(names))
    print(f"{len(names)} steps, {failed} wrong")
    if options.page:
        strangers_page.write(options.page, [json.loads(path.read_text()) for path in sorted(KEPT.glob("*.json"))
                                            if path.stem in registry.STRANGERS], len(registry.STRANGERS))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
