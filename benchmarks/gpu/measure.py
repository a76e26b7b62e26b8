#!/usr/bin/env python3
"""Measures the steps of a folder that prepare.py has made, beside PyTorch and JAX, on this machine's GPU.

    python3 FOLDER/measure.py --out results.jsonl [--budget 230] [--models 124M,1.5B] [--peers torch,jax]

Needs Python's standard library and what is measured; a peer that is not installed, fails or takes too long is a line that
says so, and the rest goes on. Every measurement is a process with a time limit. Results are lines of JSON, written as they
come: a run that is cut off loses nothing. Where all fit the GPU at one time, peers live on and take turns, round by round, with
new runs of the executable; else each lives for its turns alone, and the executable runs between them. At the end the table is
printed.
"""

import argparse
import contextlib
import glob
import json
import lzma
import os
import pathlib
import queue
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import peer  # noqa: E402
import table  # noqa: E402

DROPPED = 3  # steps of a run of the executable: the first captures the graph
TRACED = 3
START_SECONDS, TURN_SECONDS = 200, 90
LEAST_SECONDS = 15  # that a measurement is given, once begun
TAIL = 1500  # characters of an error's text


class Results:
    """Lines of JSON."""

    def __init__(self, path):
        self._file, self._start, self.records = path.open("a"), time.time(), []

    def add(self, what, **fields):
        record = {"what": what, "at": round(time.time() - self._start, 1), **fields}
        self.records.append(record)
        print(json.dumps(record), file=self._file, flush=True)
        os.fsync(self._file.fileno())
        shown = {key: value for key, value in fields.items() if key not in ("calls", "case", "error")}
        print(f"{record['at']:7.1f} s  {what} {json.dumps(shown)}{' ' + fields['error'][-300:] if 'error' in fields else ''}",
              file=sys.stderr, flush=True)


class Clock:
    """The time that may be used."""

    def __init__(self, budget):
        self._end = time.monotonic() + budget

    @property
    def is_over(self):
        return time.monotonic() >= self._end

    def limit(self, seconds):
        """`seconds`, or what is left; a measurement that has begun gets a little in any case."""
        return min(seconds, max(LEAST_SECONDS, self._end - time.monotonic()))


class Failed(Exception):
    """A process that did not answer."""


class Living:
    """A peer's process."""

    def __init__(self, command, environment, folder):
        self._errors = (folder / "peer.stderr").open("w+")
        self._process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                         stderr=self._errors, text=True)
        self._lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._process.stdout:
            if line.startswith(peer.MARK):
                self._lines.put(json.loads(line[len(peer.MARK):]))
        self._lines.put(None)

    def answer(self, seconds):
        try:
            found = self._lines.get(timeout=seconds)
        except queue.Empty:
            self.close(at_once=True)
            raise Failed(f"no answer within {seconds:.0f} s\n{self._said()}") from None
        if found is None:
            self.close(at_once=True)
            raise Failed(f"ended with status {self._process.returncode}\n{self._said()}")
        return found

    def ask(self, count, seconds):
        with contextlib.suppress(OSError):  # it has ended, which `answer` finds
            self._process.stdin.write(f"{count}\n")
            self._process.stdin.flush()
        return self.answer(seconds)

    def _said(self):
        self._errors.seek(0)
        return self._errors.read()[-TAIL:]

    def close(self, at_once=False):
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        if at_once:
            self._process.kill()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def library_folders():
    """Where pip has put NVIDIA's libraries, and where drivers are mounted."""
    found = [folder for place in sys.path for folder in sorted(glob.glob(f"{place}/nvidia/*/lib"))]
    return found + [folder for folder in ("/usr/local/nvidia/lib64",) if os.path.isdir(folder)]


def environment(libraries):
    """Of executables: they load the driver and cuBLASLt when they run."""
    folders = ([libraries] if libraries else library_folders()) + [os.environ.get("LD_LIBRARY_PATH", "")]
    found = {**os.environ, "LD_LIBRARY_PATH": ":".join(filter(None, folders))}
    found.pop("ZRT_TEST", None)  # it fills memory with poison, and checks
    return found


class Bench:
    """One run over the folder."""

    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.results, self.clock = Results(options.out), Clock(options.budget)
        self.environment = environment(options.libraries)
        self.count, self.failed = 0, set()

    def scratch(self):
        self.count += 1
        folder = self.folder / str(self.count)
        folder.mkdir()
        return folder

    def machine(self):
        query = "name,driver_version,memory.total,clocks.max.sm,clocks.max.mem,power.limit"
        try:
            command = ["nvidia-smi", f"--query-gpu={query}", "--format=csv,noheader"]
            shown = subprocess.run(command, capture_output=True, text=True, timeout=30)
            self.results.add("machine", gpu=shown.stdout.strip(), query=query, python=sys.version.split()[0],
                             libraries=self.environment["LD_LIBRARY_PATH"])
        except (OSError, subprocess.TimeoutExpired) as error:
            self.results.add("machine", error=f"nvidia-smi: {error}", python=sys.version.split()[0])

    def rates(self):
        if self.options.device != "cuda":
            return
        living = Living([sys.executable, HERE / "rates.py"], dict(os.environ), self.scratch())
        try:
            self.results.add("rates", **living.answer(self.clock.limit(60)))
        except Failed as error:
            self.results.add("failed", who="rates", error=str(error))
        living.close()

    def ours(self, case, *, steps, traced=False):
        """A new run of the executable; its times, and with `traced` those of its calls."""
        folder = self.scratch()
        log, trace, count = folder / "log.jsonl", folder / "trace.json", DROPPED + steps
        command = [self.program(case), "--ranks", "1", "--launcher", "own", "--repeat-data", "--steps", str(count),
                   "--seed", "1", "--log", str(log)]
        for name, path in case["data"].items():
            command += ["--data", f"{name}={HERE / path}:i32"]
        if traced:
            command += ["--trace", f"{trace}:{DROPPED + 1}-{count}"]
        try:
            done = subprocess.run(command, env=self.environment, capture_output=True, text=True,
                                  timeout=self.clock.limit(TURN_SECONDS))
        except subprocess.TimeoutExpired as error:
            raise Failed(f"not done within {error.timeout:.0f} s\n{tail(error.stdout)}\n{tail(error.stderr)}") from None
        if done.returncode:
            raise Failed(f"ended with status {done.returncode}\n{tail(done.stdout)}\n{tail(done.stderr)}")
        if traced:
            return {"steps": steps, "calls": calls_of(json.loads(trace.read_text()))}
        return ran(list(map(json.loads, log.read_text().splitlines())))

    def program(self, case):
        """The executable, unpacked."""
        path = self.folder / case["name"]
        if not path.exists():
            path.write_bytes(lzma.decompress((HERE / case["program"]).read_bytes()))
            path.chmod(0o755)
        return str(path)

    def turn(self, case, who, measure):
        """One measurement; false if it failed, or there was no time."""
        if self.clock.is_over:
            self.results.add("skipped", model=case["name"], who=who, error="the budget is used up")
            return False
        try:
            self.results.add("calls" if who == "trace" else "turn", model=case["name"], who=who, **measure())
        except (Failed, OSError, ValueError, KeyError) as error:
            self.results.add("failed", model=case["name"], who=who, error=f"{type(error).__name__}: {error}")
            return False
        return True

    def our_turn(self, case):
        """Not again where it has failed: time is short."""
        if case["name"] not in self.failed and not self.turn(case, "ours", lambda: self.ours(case, steps=case["steps"])):
            self.failed.add(case["name"])

    def their_turn(self, case, who, living):
        return self.turn(case, who, lambda: living.ask(case["steps"], self.clock.limit(TURN_SECONDS)))

    def start(self, case, who):
        folder = self.scratch()
        description = folder / "case.json"
        description.write_text(json.dumps(case))
        script = "peer_torch.py" if who.startswith("torch") else "peer_jax.py"
        own = dict(os.environ)
        if self.options.device == "cpu":
            own["JAX_PLATFORMS"] = "cpu"
        return Living([sys.executable, str(HERE / script), str(description), who, self.options.device], own, folder)

    def ready(self, case, who, living):
        """The peer's first answer; false if there is none, after which it is gone."""
        try:
            facts = living.answer(self.clock.limit(START_SECONDS))
        except Failed as error:
            self.results.add("failed", model=case["name"], who=who, error=str(error))
            return False
        self.results.add("started", model=case["name"], who=who, **facts)
        return True

    def together(self, case, peers):
        """All start at one time, but for JAX, which looks for the fastest kernels alone; so does the executable, once before it
        counts: the driver compiles its kernels, and keeps them."""
        living, waiting = {}, {who: self.start(case, who) for who in peers if not who.startswith("jax")}
        self.turn(case, "ours, first", lambda: self.ours(case, steps=1))
        for who in peers:
            if not self.clock.is_over:
                each = waiting.pop(who, None) or self.start(case, who)
                if self.ready(case, who, each):
                    living[who] = each
        for each in waiting.values():
            each.close(at_once=True)
        for _ in range(self.options.rounds):
            self.our_turn(case)
            for who, each in list(living.items()):
                if not self.their_turn(case, who, each):
                    living.pop(who).close(at_once=True)
        for each in living.values():
            each.close()

    def apart(self, case, peers):
        self.our_turn(case)
        for who in peers:
            if not self.clock.is_over:
                living = self.start(case, who)
                if self.ready(case, who, living):
                    for _ in range(self.options.rounds):
                        if not self.their_turn(case, who, living):
                            break
                living.close(at_once=True)
            self.our_turn(case)
        for _ in range(self.options.rounds - 1 - len(peers)):
            self.our_turn(case)

    def case(self, case):
        self.results.add("case", model=case["name"], case=case)
        wanted = self.options.peers
        peers = [who for who in case["peers"] if wanted is None or who in wanted]
        (self.together if case["together"] else self.apart)(case, peers)
        if case["traced"] and case["name"] not in self.failed:
            self.turn(case, "trace", lambda: self.ours(case, steps=TRACED, traced=True))


def tail(text):
    """The end of what a process said; of one that was killed it is bytes, or nothing."""
    return (text.decode(errors="replace") if isinstance(text, bytes) else text or "")[-TAIL:]


def ran(log):
    """What the executable's log says of the steps that count."""
    steps = [record for record in log if record["type"] == "step"]
    summary = log[-1]
    assert summary["type"] == "summary", "the log has no summary"
    rank = summary["ranks"][0]
    counted = [step["ms"] for step in steps[DROPPED:]]
    return {"ms": statistics.median(counted), "each": counted, "first_loss": steps[0]["metrics"]["loss"],
            "loss": steps[-1]["metrics"]["loss"], "peak_bytes": rank["arena_used"], "predicted_bytes": rank["arena_predicted"],
            "beside_bytes": rank["gpu_beside"], "device": log[0]["device"]}


def calls_of(trace):
    """[[name, calls, seconds]] of all traced steps, longest first."""
    found = {}
    for event in trace["traceEvents"]:
        if event["ph"] == "X" and event.get("cat") == "call":
            each = found.setdefault(event["name"], [event["name"], 0, 0.0])
            each[1] += 1
            each[2] += event["dur"] / 1e6
    return sorted(found.values(), key=lambda each: -each[2])


def parse(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    names = lambda text: [name for name in text.split(",") if name]  # noqa: E731
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("results.jsonl"), help="results, appended")
    parser.add_argument("--budget", type=float, default=230, metavar="SECONDS", help="begin nothing after this (default 230)")
    parser.add_argument("--models", type=names, help="cases of the manifest, with commas; default all, in its order")
    parser.add_argument("--peers", type=names, help="peers of the cases that are run, with commas; default all; '' for none")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each (default 3)")
    parser.add_argument("--libraries", help="folder of the CUDA libraries that executables load, as an emulated driver's; "
                        "default those of Python's packages")
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda", help="of peers; cpu is for trying")
    options = parser.parse_args(arguments)
    cases = {case["name"]: case for case in json.loads((HERE / "manifest.json").read_text())["cases"]}
    if unknown := [name for name in options.models or [] if name not in cases]:
        parser.error(f"--models: {', '.join(unknown)} not known; there are {', '.join(cases)}")
    options.cases = [cases[name] for name in options.models or cases]
    return options


def main():
    options = parse()
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(options, pathlib.Path(name))
        bench.machine()
        bench.rates()
        for case in options.cases:
            bench.case(case)
    print(table.rendered(bench.results.records))
    return int(any(record["what"] == "failed" and str(record.get("who")).startswith(("ours", "trace"))
                   for record in bench.results.records))


if __name__ == "__main__":
    sys.exit(main())
