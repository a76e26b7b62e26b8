"""Drops each wait of a plan in turn: the verifier must reject every such plan, or the wait was not needed.

Usage: drop_events.py ZERO_OPT PLAN
"""

import subprocess
import sys

tool, path = sys.argv[1:]
lines = open(path).read().replace('zero.phase = "planned"', 'zero.phase = "scheduled"').split("\n")
waits = [i for i, line in enumerate(lines) if line.lstrip().startswith("zero.wait")]


def rejects(dropped):
    text = "\n".join(line for i, line in enumerate(lines) if i != dropped)
    done = subprocess.run([tool, "-", "--zero-verify-plan", "-o", "/dev/null"], input=text, capture_output=True, text=True)
    return done.returncode != 0 and "without waiting for" in done.stderr


assert waits and not rejects(None), "the plan itself must be accepted"
missed = [lines[i].strip() for i in waits if not rejects(i)]
if missed:
    sys.exit(f"{len(missed)} of {len(waits)} waits can be dropped unnoticed: {missed}")
print(f"each of {len(waits)} waits is needed")
