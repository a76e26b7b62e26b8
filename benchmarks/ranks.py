"""Step time and memory of N ranks at stage 3 beside JAX FSDP on N host devices and PyTorch FSDP2 over gloo, in one run.

    .venv/bin/python benchmarks/ranks.py                        # GPT 6 x 384, context 256, 8 rows, f32, 4 ranks
    .venv/bin/python benchmarks/ranks.py --torch .venv-torch/bin/python --limit 0.45 --memory-limit 0.35

They take turns, round by round, on the same cores; each turn drops its first step, and the medians are printed. PyTorch is
optional, as in step_time.py. The floor, of f32, is step_time.py's: the matmuls of a rank's plan in oneDNN, in as many processes as
ranks at one time on the same cores, and the bytes of all ranks that must move at the speed of copying; a step with convolutions has
none, and what ranks exchange and what attentions multiply inside their kernels is not in it. After the timed turns each runs alone once more, and its processes are asked for their memory:

- planned: bytes a rank that were known before the run: our arena, of JAX the executable's arguments and temporaries.
  PyTorch plans nothing;
- PSS: what the processes hold, pages that several share by parts, the most seen, divided by the ranks. Libraries and, of the
  peers, Python are in it.

The last line is one JSON object. Exits with 1 if a run fails, if our time is above --limit of the faster peer's, or our arena
above --memory-limit of JAX's arguments and temporaries.
"""

import argparse
import collections
import contextlib
import json
import os
import pathlib
import statistics
import sys
import tempfile
import threading

import peers
import step_time
import workloads

SAMPLE_SECONDS = 0.2


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    workloads.add_arguments(parser)
    step_time.add_arguments(parser)
    parser.set_defaults(ranks=4, stage=3)
    parser.add_argument("--memory-limit", type=float, help="exit with 1 if the ratio of memory to JAX's is above this")
    return parser.parse_args()


def descendants(process):
    """A process and all that it started."""
    found, waiting = [], [process]
    while waiting:
        process = waiting.pop()
        found.append(process)
        for children in pathlib.Path(f"/proc/{process}/task").glob("*/children"):
            with contextlib.suppress(OSError):  # it ended
                waiting += map(int, children.read_text().split())
    return found


def pss(processes):
    """Bytes that these processes hold now."""
    total = 0
    for process in processes:
        with contextlib.suppress(OSError):
            lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) << 10 for line in lines if line.startswith("Pss:"))
    return total


def peak_pss(work, roots):
    """The most that `roots()` and what they start hold while `work()` runs."""
    most, done = 0, threading.Event()

    def sample():
        nonlocal most
        while not done.wait(SAMPLE_SECONDS):
            most = max(most, pss(each for root in roots() for each in descendants(root)))

    thread = threading.Thread(target=sample)
    thread.start()
    try:
        work()
    finally:
        done.set()
        thread.join()
    return most


class Ours(workloads.OurRuns):
    """The executable as a peer."""

    @property
    def planned(self):
        return max(rank["arena_used"] for rank in self.summary["ranks"])

    def run(self, count):
        return super().run(count)[0]

    def peak(self, count):
        """It is the only child of this program that comes and goes."""
        others = set(descendants(os.getpid()))
        return peak_pss(lambda: self.run(count), lambda: set(descendants(os.getpid())) - others)

    def close(self):
        pass


class Other(peers.Peer):
    """A peer that lives on between turns."""

    @property
    def planned(self):
        return self.facts.get("bytes")

    def peak(self, count):
        return peak_pss(lambda: self.run(count), lambda: self.processes)


def jax_peer(options):
    changed = [part for name in ("layers", "vocab") if getattr(options, name) for part in (f"--{name}", getattr(options, name))]
    command = [sys.executable, peers.HERE / "jax_fsdp.py", "--workload", options.workload, "--dtype", options.dtype, "--ranks",
               options.ranks, *changed]
    return Other(command, [peers.ENVIRONMENT])


def torch_peer(workload, options):
    command = step_time.torch_command(workload, options, threads=max(1, step_time.machine.cores() // options.ranks))
    return Other(command, peers.torchrun_environments(options.ranks))


def start(workload, options, folder):
    """All that run, by name."""
    runs = {"ours": Ours(workload, options, folder)}
    if not options.no_peers:
        runs["JAX FSDP"] = jax_peer(options)
        missing = step_time.torch_missing(options)
        if missing:
            print(f"PyTorch is not measured: {missing}", file=sys.stderr)
        else:
            runs["FSDP2"] = torch_peer(workload, options)
    return runs


class Floor(step_time.Floor):
    """The matmuls of all ranks at one time, and the bytes of the step's floor copied."""

    def __init__(self, plan, floor_bytes, options):
        super().__init__(plan, floor_bytes * options.ranks)
        threads = max(1, step_time.machine.cores() // options.ranks)
        spec = {"threads": threads, "matmuls": [[*shape, count] for shape, count in self._shapes.items()]}
        command = [sys.executable, peers.HERE / "rank_matmuls.py", json.dumps(spec)]
        self._peer = peers.Peer(command, [{**peers.ENVIRONMENT, "OMP_NUM_THREADS": str(threads)}] * options.ranks)
        self._ms = []

    def run(self, count):
        self._ms += self._peer.run(count)
        self._bandwidths.append(step_time.machine.copy_bandwidth(rounds=3))

    def matmul_ms(self):
        return statistics.median(self._ms)

    def close(self):
        self._peer.close()


def print_floor(floor, medians):
    """The floor in ours and in each peer: a peer's share says what no program of these matmuls can be below."""
    peers_shares = "".join(f", floor / {name} {floor.ms() / ms:.3f}" for name, ms in medians.items() if name != "ours")
    print(f"{'floor':10} {floor.ms():9.1f}   ours / floor {medians['ours'] / floor.ms():.3f}{peers_shares}   "
          f"({floor.matmul_ms():.1f} ms matmuls + {floor.bytes_ms():.1f} ms bytes)")


def measure(runs, floor, options):
    """(medians in ms, peaks of PSS a rank)."""
    times = collections.defaultdict(list)
    for _ in range(options.rounds):
        for name, run in runs.items():
            times[name] += run.run(options.steps)
        if floor:
            floor.run(options.steps)
    peaks = {name: run.peak(options.steps) // options.ranks for name, run in runs.items()}
    return {name: statistics.median(found) for name, found in times.items()}, peaks


def mebibytes(count):
    return "-" if count is None else f"{count / 2 ** 20:.1f}"


def main():
    options = parse()
    workload = workloads.chosen(options)
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        runs = start(workload, options, pathlib.Path(name))
        for run in runs.values():
            stack.callback(run.close)
        floor = step_time.floor_by(lambda plan, size: Floor(plan, size, options), workload, options, pathlib.Path(name))
        if floor:
            stack.callback(floor.close)
        medians, peaks = measure(runs, floor, options)
        planned = {name: run.planned for name, run in runs.items()}
    print(f"{workload.summary}, {options.dtype}, stage {options.stage}, {options.ranks} ranks, "
          f"{step_time.machine.cores()} cores; MiB a rank")
    print(f"{'':10} {'ms':>9} {'ours / it':>9} {'planned':>9} {'ours / it':>9} {'PSS':>9} {'ours / it':>9}")
    for name, ms in medians.items():
        share = f"{planned['ours'] / planned[name]:9.3f}" if planned[name] else f"{'-':>9}"
        print(f"{name:10} {ms:9.1f} {medians['ours'] / ms:9.3f} {mebibytes(planned[name]):>9} {share} "
              f"{mebibytes(peaks[name]):>9} {peaks['ours'] / peaks[name]:9.3f}")
    if floor:
        print_floor(floor, medians)
    print(json.dumps({"workload": options.workload, "dtype": options.dtype, "stage": options.stage, "ranks": options.ranks,
                      "ms": {name: round(ms, 2) for name, ms in medians.items()},
                      "floor_ms": round(floor.ms(), 2) if floor else None, "planned": planned, "pss": peaks}))
    return int(step_time.exceeds(options.limit, medians["ours"], [ms for name, ms in medians.items() if name != "ours"]) or
               step_time.exceeds(options.memory_limit, planned["ours"], [each for each in (planned.get("JAX FSDP"),) if each]))


if __name__ == "__main__":
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # threads of one measurement must not spin through the next
    sys.exit(main())
