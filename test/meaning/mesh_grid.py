#!/usr/bin/env python3
"""All points of test_mesh_pairs.py: steps x (dp, tp) x stages x recomputation x where activations are.

    .venv/bin/python test/meaning/mesh_grid.py [--together N] [--seconds S] [PATTERN...]

A point is wrong if it has other bits than stage 0 with all values kept on the same mesh, or that one is not like JAX. Stages and places
share the text of phase `replica`, which is proved equal to the step when it is made. What ran is kept in build/test/mesh-grid, and is
not run again with the same tools, texts and rules: stopped, or ended after S seconds, it goes on where it was. Exits with 1 where a
point is wrong, with 2 where some are left. With `--together N` of the points only those that are compared with, and others in which
every N values of different factors are there together.
"""

import argparse
import collections
import fnmatch
import hashlib
import itertools
import json
import pathlib
import sys
import time

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parents[1] / "python")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()

import covering  # noqa: E402  (what JAX uses is fixed first)
import inputs  # noqa: E402
import numpy as np  # noqa: E402
import test_mesh_pairs  # noqa: E402
import zero_run  # noqa: E402

RULES = ("mesh_grid.py", "test_mesh_pairs.py", "split_models.py", "tolerances.py", "cases.py", "oracle.py")


def reference_of(row):
    return *row[:2], 0, "none", "kept"


def is_reference(row):
    return row == reference_of(row)


def in_order(together):
    """All points, or those that have every so many values together: what others are compared with, every two values together, then
    the rest; of that every part is a sample."""
    rows = list(itertools.product(*test_mesh_pairs.FACTORS))
    if together:
        first = [*filter(is_reference, rows), *test_mesh_pairs.ROWS]
        rows = covering.cover(test_mesh_pairs.FACTORS, together, first=dict.fromkeys(first))
    by_hash = sorted(rows, key=lambda row: hashlib.sha256(test_mesh_pairs.name_of(row).encode()).digest())
    return list(dict.fromkeys([*filter(is_reference, rows), *test_mesh_pairs.ROWS, *by_hash]))


def digest(run):
    """Of the bits of results and the lines of metrics."""
    results, metrics = run
    key = hashlib.sha256(json.dumps(metrics).encode())
    for result in results:
        key.update(f"{result.dtype} {result.shape}".encode() + np.ascontiguousarray(result).tobytes())
    return key.hexdigest()


def run_from_replica(row, folder):
    """(results, metrics) of a point."""
    name, mesh, stage, recompute, place = row
    (of_graph, of_place), (path, arguments) = test_mesh_pairs.options_of(recompute, place), test_mesh_pairs.step_of(name, folder)
    replica = folder / f"{test_mesh_pairs.name_of((name, mesh, recompute))}.mlir"
    if not replica.exists():
        zero_run.call([zero_run.tool("zero-compile"), path, *test_mesh_pairs.split_over(mesh), *of_graph, "--quiet", "--report=none",
                       "--compile-to=replica", "-o", replica])
    return zero_run.run(replica, arguments, steps=test_mesh_pairs.STEPS, stage=stage, ranks=mesh[0] * mesh[1],
                        options=("--unproved", *of_place))


def judge(row, expected, folder):
    """{"outcome", "message", "digest"} of a point; `expected` is the digest of the reference, None where it is not kept."""
    name, mesh, _, _, _ = row
    try:
        if is_reference(row):
            test_mesh_pairs.check_whole(name, mesh, folder)
        found = digest(test_mesh_pairs.run_row(row, folder) if is_reference(row) else run_from_replica(row, folder))
        if found != (expected or digest(test_mesh_pairs.run_row(reference_of(row), folder))):
            test_mesh_pairs.check_row(row, folder)
            raise AssertionError("its bits differ when it is compiled from the text of phase replica, or the reference's differ from "
                                 "those that it had")
        return {"outcome": "same", "message": "", "digest": found}
    except AssertionError as problem:
        return {"outcome": "wrong", "message": str(problem), "digest": None}
    except zero_run.RunFailed as problem:
        return {"outcome": "failed", "message": str(problem), "digest": None}


def make_store():
    """The file of what is kept: a line a point."""
    sources = [FOLDER / name for name in RULES] + sorted((FOLDER / "samples").glob("*.py"))
    return inputs.store("mesh-grid", sources, inputs.LIBRARIES, zero_run.fingerprint()) / "points.jsonl"


def read(path):
    """{name of a point: what became of it}."""
    lines = path.read_text().splitlines() if path.exists() else []
    return {made["name"]: made for made in map(json.loads, lines)}


def run(rows, kept, path, seconds):
    """Runs the points that are not kept, until `seconds` are over."""
    begin = time.monotonic()
    with path.open("a") as file:
        for row in rows:
            name, whole = test_mesh_pairs.name_of(row), test_mesh_pairs.name_of(reference_of(row))
            if name in kept:
                continue
            if time.monotonic() - begin > seconds:
                return
            kept[name] = {"name": name, **judge(row, kept.get(whole, {}).get("digest"), path.parent)}
            print(json.dumps(kept[name]), file=file, flush=True)
            if kept[name]["outcome"] != "same":
                print(f"{kept[name]['outcome']}: {name}: {kept[name]['message'][:1500]}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("patterns", nargs="*", default=["*"])
    parser.add_argument("--together", type=int, choices=range(2, len(test_mesh_pairs.FACTORS)), help="values; all points if not given")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end after so many")
    options = parser.parse_args()
    rows = [row for row in in_order(options.together) if any(fnmatch.fnmatch(test_mesh_pairs.name_of(row), each) for each in options.patterns)]
    path = make_store()
    kept = read(path)
    run(rows, kept, path, options.seconds)
    outcomes = collections.Counter(kept[name]["outcome"] if (name := test_mesh_pairs.name_of(row)) in kept else "left" for row in rows)
    print(f"{len(rows)} points: " + ", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items())))
    return 1 if outcomes["wrong"] + outcomes["failed"] else 2 if outcomes["left"] else 0


if __name__ == "__main__":
    sys.exit(main())
