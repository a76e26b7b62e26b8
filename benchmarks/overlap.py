#!/usr/bin/env python3
"""How much of the time of copies to memory of the host and back lies under compute, by traces of steps.

    .venv/bin/python benchmarks/overlap.py              # GPT 6 x 384 of bytes, context 1024, 8 rows, f32, stage 3 on 4 ranks

The step is compiled with --activations=offloaded on (dp 4) and (dp 2, tp 2), with partitioned-offloaded on the latter, and with
--offload-optimizer on (dp 4), and run with --trace. Of each rank the spans on streams `offload` and `fetch` are laid over those of
kernels on `compute`; what waits is no work. Printed are milliseconds a step of the mean rank, the share of copies that lies under
kernels, and what `compute` waits for copies. The rest of a copy lies beside waits for other ranks. The last line is one JSON object.
"""

import argparse
import collections
import json
import pathlib
import tempfile

import workloads

CONFIGURATIONS = {
    ("dp 4", "offloaded"): ("--activations=offloaded",),
    ("dp 2, tp 2", "offloaded"): ("--mesh=dp=2,tp=2", "--tensor-parallel", "--activations=offloaded"),
    ("dp 2, tp 2", "partitioned-offloaded"): ("--mesh=dp=2,tp=2", "--tensor-parallel", "--activations=partitioned-offloaded"),
    ("dp 4", "optimizer"): ("--offload-optimizer",),
}
STREAMS = ("offload", "fetch")


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    workloads.add_arguments(parser)
    parser.add_argument("--context", type=int, default=1024, help="default 1024")
    parser.add_argument("--steps", type=int, default=2, help="steps that are traced (default 2)")
    parser.set_defaults(ranks=4, stage=3, vocab=256)
    return parser.parse_args()


def united(spans):
    """Disjoint spans, in order."""
    found = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1][1] = max(found[-1][1], end)
        else:
            found.append([begin, end])
    return found


def length(spans):
    return sum(end - begin for begin, end in spans)


def common(one, other):
    """Of two lists of disjoint spans, in order."""
    found, i, j = 0, 0, 0
    while i < len(one) and j < len(other):
        found += max(0, min(one[i][1], other[j][1]) - max(one[i][0], other[j][0]))
        if one[i][1] < other[j][1]:
            i += 1
        else:
            j += 1
    return found


def overlaps(events):
    """{rank: (microseconds of copies, of these under kernels, of kernels, of waits of `compute` for copies)} of a trace's events."""
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    spans, waits, copied = collections.defaultdict(list), collections.defaultdict(list), set()
    for event in events:
        if event["ph"] != "X":
            continue
        track, span = (event["pid"], names[event["pid"], event["tid"]]), (event["ts"], event["ts"] + event["dur"])
        if event["name"] == "wait":
            waits[track].append((event["args"]["for"], span))
        else:
            spans[track].append(span)
            copied |= {event["name"]} if track[1] in STREAMS else set()
    found = {}
    for rank in sorted({rank for rank, stream in spans if stream in STREAMS}):
        kernels = united(spans[rank, "compute"])
        copies = united([span for stream in STREAMS for span in spans[rank, stream]])
        waited = length(span for what, span in waits[rank, "compute"] if what in copied)
        found[rank] = length(copies), common(copies, kernels), length(kernels), waited
    return found


def main():
    options = parse()
    workload = workloads.chosen(options).changed(context=options.context)
    print(f"{workload.summary}, {options.dtype}, stage {options.stage} on {options.ranks} ranks, {options.steps} steps\n")
    print("| mesh | in memory of the host | copies, ms | under kernels | kernels wait for copies, ms | kernels, ms |\n|---|---|---|---|---|---|")
    rows = []
    for (mesh, what), more in CONFIGURATIONS.items():
        with tempfile.TemporaryDirectory() as name:
            trace = pathlib.Path(name, "trace.json")
            run = workloads.OurRuns(workload, options, pathlib.Path(name), *more)
            run.run(options.steps, "--trace", f"{trace}:2-{options.steps + 1}")
            found = overlaps(json.loads(trace.read_text())["traceEvents"])
        count = 1e3 * options.steps * len(found)  # microseconds of all to milliseconds of one
        copies, under, kernels, waited = (sum(each[i] for each in found.values()) / count for i in range(4))
        rows.append({"mesh": mesh, "what": what, "copies": copies, "under": under / copies, "waited": waited, "kernels": kernels})
        print(f"| {mesh} | {what} | {copies:,.1f} | {under / copies:.0%} | {waited:,.1f} | {kernels:,.0f} |", flush=True)
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
