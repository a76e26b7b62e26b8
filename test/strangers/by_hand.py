"""Runs strangers by hand: prints what is wrong with each.

    .venv/bin/python test/strangers/by_hand.py [PATTERN...] [--roles-only]
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
import registry  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("patterns", nargs="*", default=["*"])
    parser.add_argument("--roles-only", action="store_true")
    parser.add_argument("--save", help="folder for the exported texts")
    options = parser.parse_args()
    failed = 0
    for name, make in registry.STRANGERS.items():
        if not any(fnmatch.fnmatch(name, pattern) for pattern in options.patterns):
            continue
        start = time.time()
        try:
            found = judge.problems(name, make(), options.roles_only, options.save)
        except Exception as problem:
            found = ["".join(traceback.format_exception(problem)[-3:])]
        failed += bool(found)
        print(f"{'BAD ' if found else 'ok  '} {name} ({time.time() - start:.1f} s)", *found, sep="\n    ", flush=True)
    print(f"{failed} failed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
