#!/usr/bin/env python3
"""Memory of a step by context: one table of compiled programs, at equal rows and at equal tokens, attention fused and not.

    .venv/bin/python benchmarks/contexts.py                 # GPT 6 x 384 of bytes, f32, one rank: contexts 256 to 4096
    .venv/bin/python benchmarks/contexts.py --limit 1.01    # and exit with 1 where a token takes more with a longer context

Nothing runs. Values of a step are the arena without states, inputs and results; by token they are the same at every context where memory is
linear in it, which is what --limit asks of programs with fused attention: the largest context beside the smallest. The last line is
one JSON object.
"""

import argparse
import dataclasses
import json
import pathlib
import sys
import tempfile

import workloads

CONTEXTS = (256, 512, 1024, 2048, 4096)
ATTENTIONS = {"fused": (), "not": ("--disable-fusions=attention",)}


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    workloads.add_arguments(parser)
    parser.add_argument("--contexts", type=int, nargs="+", default=CONTEXTS, help=f"default {' '.join(map(str, CONTEXTS))}")
    parser.add_argument("--rows", type=int, default=8, help="of equal rows (default 8)")
    parser.add_argument("--tokens", type=int, default=8192, help="of equal tokens (default 8192)")
    parser.add_argument("--limit", type=float, help="exit with 1 if the ratio of bytes by token is above this")
    parser.set_defaults(vocab=256)
    return parser.parse_args()


def measure(options, context, rows, attention):
    """A row of the table."""
    workload = dataclasses.replace(workloads.chosen(options).changed(context=context), rows=rows)
    with tempfile.TemporaryDirectory() as name:
        report = workloads.report(workload, options, pathlib.Path(name), *ATTENTIONS[attention])
    values = report["memory"]["max_live"]
    return {"context": context, "rows": rows, "attention": attention, "arena": report["arena"], "values": values,
            "values by token": values // (rows * context)}


def growth(rows):
    """Bytes by token of the largest context, over those of the smallest."""
    ordered = sorted(rows, key=lambda row: row["context"])
    return ordered[-1]["values by token"] / ordered[0]["values by token"]


def main():
    options = parse()
    ways = {"equal rows": lambda context: options.rows, "equal tokens": lambda context: max(1, options.tokens // context)}
    found, ratios = [], {}
    print(f"{workloads.chosen(options).summary.split(',')[0]}, {options.dtype}, stage {options.stage} on {options.ranks} ranks\n")
    for way, count in ways.items():
        for attention in ATTENTIONS:
            rows = [{"of": way, **measure(options, context, count(context), attention)} for context in options.contexts]
            if not found:
                print("| " + " | ".join(rows[0]) + " |\n" + "|---" * len(rows[0]) + "|")
            for row in rows:
                print("| " + " | ".join(f"{value:,}" if isinstance(value, int) else value for value in row.values()) + " |", flush=True)
            ratios[f"{way}, {attention}"] = round(growth(rows), 4)
            found += rows
    print(json.dumps({"rows": found, "growth": ratios}))
    if options.limit and max(ratios[f"{way}, fused"] for way in ways) > options.limit:
        sys.exit(f"error: bytes by token grow by {ratios}, above --limit={options.limit}")


if __name__ == "__main__":
    main()
