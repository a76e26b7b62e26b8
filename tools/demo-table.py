"""Prints the demo's table from the executables' JSON logs, one per stage: demo-table.py LOG...

Fails if a run is unfinished, or if a rank used other bytes than were predicted.
"""

import json
import sys


def row(path):
    """(last step, summary) of one run's log."""
    step, summary = None, None
    with open(path) as log:
        for record in map(json.loads, log):
            if record["type"] == "step":
                step = record
            elif record["type"] == "summary":
                summary = record
    if step is None or summary is None:
        sys.exit(f"error: {path} holds no finished run")
    return step, summary


def largest(summary, what):
    """The largest value over the ranks."""
    return max(rank[what] for rank in summary["ranks"])


def main(paths):
    if not paths:
        sys.exit(__doc__)
    print("stage   loss      bytes per rank              wire bytes per rank and step")
    print("                  predicted / used            predicted / counted")
    differ = []
    for stage, path in enumerate(paths):
        step, summary = row(path)
        loss = step["metrics"]["loss"]
        memory = [largest(summary, f"arena_{name}") for name in ("predicted", "used")]
        wire = [largest(summary, f"wire_{name}") // summary["steps"] for name in ("predicted", "counted")]
        print(f"{stage:5d}   {loss:<8.5f}  {memory[0]:>11,} / {memory[1]:<11,}  {wire[0]:>11,} / {wire[1]:<11,}")
        if memory[0] != memory[1] or wire[0] != wire[1]:
            differ.append(stage)
    if differ:
        sys.exit(f"error: predicted and counted bytes differ at stage {', '.join(map(str, differ))}")


main(sys.argv[1:])
