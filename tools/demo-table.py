"""Prints the demo's table from the executables' JSON logs, one per stage."""

import json
import sys


def row(path):
    """The last step and the closing report of one run."""
    last, report = None, None
    with open(path) as log:
        for line in log:
            record = json.loads(line)
            if record.get("event") == "step":
                last = record
            elif record.get("event") == "report":
                report = record
    if last is None or report is None:
        sys.exit(f"error: {path} holds no finished run")
    return last, report


def main(paths):
    print("stage   loss      bytes per rank             wire bytes per rank and step")
    print("                  predicted / used           predicted / counted")
    for stage, path in enumerate(paths):
        last, report = row(path)
        arena, wire = report["arena"], report["wire"]
        print(f"{stage:5d}   {last['loss']:<8.5f}  {arena['predicted']:>11,} / {arena['used']:<11,}"
              f"  {wire['predicted']:>11,} / {wire['counted']:<11,}")


main(sys.argv[1:])
