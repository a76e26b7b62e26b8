"""Runs strangers by hand: prints what is wrong with each.

    .venv/bin/python test/strangers/by_hand.py [PATTERN...] [--roles-only]
    .venv/bin/python test/strangers/by_hand.py simclr 'td3*' --stages 0 3 --ranks 1 2 4     # compiled, on each
"""

import argparse
import fnmatch
import pathlib
import sys
import time
import traceback

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "meaning"), str(FOLDER.parents[1] / "python")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()

import judge  # noqa: E402  (what JAX uses is fixed first)
import known  # noqa: E402
import registry  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("patterns", nargs="*", default=["*"])
    parser.add_argument("--roles-only", action="store_true")
    parser.add_argument("--save", help="folder for the exported texts")
    parser.add_argument("--stages", nargs="*", type=int, default=[], help="compiled at these instead of interpreted")
    parser.add_argument("--ranks", nargs="*", type=int, default=[1])
    options = parser.parse_args()
    runs = [(stage, ranks) for stage in options.stages for ranks in options.ranks] or [(None, 1)]
    failed = 0
    for name, make in registry.STRANGERS.items():
        if not any(fnmatch.fnmatch(name, pattern) for pattern in options.patterns):
            continue
        start = time.time()
        try:
            found = judge.grid(name, known.kept(name, make), runs, options.roles_only, options.save)
        except Exception as problem:
            found = ["".join(traceback.format_exception(problem)[-3:])]
        failed += bool(found)
        print(f"{'BAD ' if found else 'ok  '} {name} ({time.time() - start:.1f} s)", *found, sep="\n    ", flush=True)
    print(f"{failed} failed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
