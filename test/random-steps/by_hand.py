"""Judges random steps: by_hand.py FIRST LAST [--graphs] [--jobs N] [--all] [--keep FOLDER].

Prints what is wrong, seed by seed; with --all every stage on every number of ranks. A failing step is kept in the folder.
"""

import argparse
import collections
import concurrent.futures
import pathlib
import sys
import time

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "meaning"), str(FOLDER.parent / "strangers")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()
import os  # noqa: E402

os.environ["ZRT_TEST"] = "1"
import graphs  # noqa: E402
import steps  # noqa: E402
import verdict  # noqa: E402


def runs_of(case, seed, everything):
    """The runs of a seed: all of them, or on one number of ranks stage 0, which JAX is compared with, and another stage in turn."""
    if everything:
        return [(ranks, (0, 1, 2, 3)) for ranks in case.ranks]
    several = [n for n in case.ranks if n > 1]
    return [(several[seed % len(several)], (0, 1 + seed // len(several) % 3))]


def judge(seed, of_graphs, everything, keep):
    begun = time.time()
    try:
        case = verdict.kept_case(graphs.draw_graph if of_graphs else steps.draw_step, seed)
        outcome = verdict.judge(case, runs_of(case, seed, everything))
        if outcome.findings and keep:
            case.save(pathlib.Path(keep), f"{'graph' if of_graphs else 'step'}{seed}")
        return seed, case.said, outcome, time.time() - begun
    except Exception:  # a fault of the generator or the judge: shown beside the others
        import traceback

        return seed, [], verdict.Outcome([verdict.Finding("generator", traceback.format_exc()[-400:])]), time.time() - begun


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--graphs", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--keep")
    given = parser.parse_args()
    kinds, refusals, ran = collections.Counter(), collections.Counter(), 0
    with concurrent.futures.ProcessPoolExecutor(given.jobs, max_tasks_per_child=50) as pool:
        waiting = [pool.submit(judge, seed, given.graphs, given.all, given.keep) for seed in range(given.first, given.last)]
        for number, done in enumerate(concurrent.futures.as_completed(waiting), 1):
            seed, said, outcome, seconds = done.result()
            ran += outcome.ran
            refusals.update(outcome.refusals)
            for finding in outcome.findings:
                kinds[finding.kind] += 1
                print(
                    f"seed {seed} ({seconds:.1f} s): {finding.kind}\n  {'; '.join(said)}\n  "
                    + "\n  ".join(finding.message.splitlines()[:6]),
                    flush=True,
                )
            if number % 25 == 0:
                print(f"{number} steps, {ran} runs", flush=True)
    print(f"{given.last - given.first} steps, {ran} runs; wrong: {dict(kinds)}; refused: {dict(refusals)}")


if __name__ == "__main__":
    main()
