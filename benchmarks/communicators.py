#!/usr/bin/env python3
"""How ranks on CPUs exchange: a step, and its collectives, by shared memory, over TCP and with Open MPI, in turns.

    .venv/bin/python benchmarks/communicators.py                 # GPT 6 x 384 of bytes, f32, stage 3 on 4 ranks of one machine

One executable is run with --communicator=local and tcp by itself, and with local and mpi under mpirun, where that is installed.
Runs are interleaved; of each the median step counts, and of its collectives what rank 0 spends in them, waits for its peers
included: GB/s is what it reads from peers by that time. All run on one machine, so TCP and MPI go over the loopback and MPI's
shared memory: what is measured is what they cost beside reading a peer's memory in place, not a network. Ratios are medians over
rounds of a run by the local run of that round. The last line is one JSON object.
"""

import argparse
import json
import pathlib
import shutil
import statistics
import tempfile

import workloads

def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    workloads.add_arguments(parser)
    parser.add_argument("--rounds", type=int, default=3, help="runs of each, in turns (default 3)")
    parser.add_argument("--steps", type=int, default=4, help="steps of a run that count (default 4)")
    parser.set_defaults(ranks=4, stage=3, vocab=256)
    return parser.parse_args()


class Runs:
    """One executable under every communicator."""

    def __init__(self, workload, options, folder):
        self._ours, self._options = workloads.OurRuns(workload, options, folder), options
        mpirun = shutil.which("mpirun")
        launch = [mpirun, "--allow-run-as-root", "--oversubscribe", "--bind-to", "none", "-n", options.ranks] if mpirun else []
        self.ways = {"local": ((), "local"), "tcp": ((), "tcp")}
        if mpirun:
            self.ways |= {"local, mpirun": (launch, "local"), "mpi": (launch, "mpi")}

    def run(self, way):
        """Milliseconds of the median step, those of its collectives on rank 0, and GB/s of these."""
        launch, communicator = self.ways[way]
        steps, _ = self._ours.run(self._options.steps, "--communicator", communicator, launch=launch)
        count, summary = self._options.steps + 1, self._ours.summary
        spent = sum(zone["ms"] for zones in summary["time_rank0"].values() for name, zone in zones.items() if name == "collective") / count
        wire = summary["ranks"][0]["wire_counted"] / count
        return {"step_ms": statistics.median(steps), "collective_ms": spent, "gbs": wire / spent / 1e6}


def main():
    options = parse()
    workload = workloads.chosen(options)
    with tempfile.TemporaryDirectory() as folder:
        runs = Runs(workload, options, pathlib.Path(folder))
        rounds = [{way: runs.run(way) for way in runs.ways} for _ in range(options.rounds)]
    print(f"{workload.summary}, {options.dtype}, stage {options.stage} on {options.ranks} ranks; medians of {options.rounds} rounds of {options.steps} steps\n")
    print("| communicator | a step, ms | of the local one | collectives, ms | of the local ones | GB/s |\n|---|---|---|---|---|---|")
    rows = []
    for way, (launch, _) in runs.ways.items():
        base = "local, mpirun" if launch else "local"
        median = {name: statistics.median(each[way][name] for each in rounds) for name in rounds[0][way]}
        ratio = {name: statistics.median(each[way][name] / each[base][name] for each in rounds) for name in ("step_ms", "collective_ms")}
        rows.append({"communicator": way, **median, "step_ratio": ratio["step_ms"], "collective_ratio": ratio["collective_ms"]})
        print(f"| {way} | {median['step_ms']:,.1f} | {ratio['step_ms']:.3f} | {median['collective_ms']:,.1f} | {ratio['collective_ms']:.2f} | {median['gbs']:.2f} |")
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
