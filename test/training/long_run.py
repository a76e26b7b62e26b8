#!/usr/bin/env python3
"""A character-level GPT, trained for 2,000 steps by compiled programs alone, beside JAX on the same rows.

    .venv/bin/python test/training/long_run.py [--steps 2000] [--seeds 5] [--page docs/LongRun.md]

The text is the first megabyte of Debian's package `fortunes`. What is compared:

  curve     the mean of the last 100 losses is JAX's, to within the spread of JAX's own seeds;
  start     the first 50 steps, at 1, 2, 3 and 4 ranks, by the rules of tolerances.py;
  killed    a run that is killed five times at random and goes on at the same four ranks is the uninterrupted one, bit
            by bit; one that goes on at 4, 2, 3 and 1 ranks and other stages trains as well;
  loaded    after every kill, the states that another number of ranks loads are those that were saved, bit by bit.

Ends with 1 if one of them does not hold. `--page` writes what was found, and the curves, as a page.
"""

import argparse
import collections
import contextlib
import dataclasses
import datetime
import hashlib
import math
import os
import pathlib
import pickle
import random
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "test" / "meaning"), str(ROOT / "test" / "checkpoints")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()

import jax  # noqa: E402  (what JAX uses is fixed first)
import numpy as np  # noqa: E402

import checkpoints  # noqa: E402
import curves  # noqa: E402
import inputs  # noqa: E402
import oracle  # noqa: E402
import tolerances  # noqa: E402
import zero_run  # noqa: E402
from zero_export import training  # noqa: E402
from zero_export.models import gpt  # noqa: E402

CONFIG = gpt.Config(layers=4, hidden=128, heads=4, context=64, vocab=256)
RECIPE = training.Recipe(optimizer="adamw", learning_rate=1e-3, schedule="cosine", warmup=100, decay_steps=2000)
ROWS = 12
STAGE = {1: 0, 2: 1, 3: 2, 4: 3}  # of the programs, by ranks
START = 50
LAST = 100
KILLS = 5
OTHER = [4, 2, 3, 1, 4, 2]  # ranks of the run that goes on elsewhere after each kill


def fortunes():
    """A megabyte of English text, as bytes."""
    listed = subprocess.run(["dpkg", "-L", "fortunes"], capture_output=True, text=True, check=False).stdout.split()
    files = sorted(path for path in map(pathlib.Path, listed) if path.parent.name == "fortunes" and not path.suffix)
    if not files:
        sys.exit("error: no text to train on: Debian's package 'fortunes' is not installed; run: apt-get install fortunes")
    return b"".join(path.read_bytes() for path in files)[:1_000_000]


def entropy(text, length):
    """Mean of -ln p(byte | the length - 1 bytes before it) over `text`, p counted on the same text: what no model of so
    many bytes can be below on it."""
    grams = collections.Counter(text[i:i + length] for i in range(len(text) - length + 1))
    before = collections.Counter()
    for gram, count in grams.items():
        before[gram[:-1]] += count
    whole = sum(grams.values())
    return -sum(count * math.log(count / before[gram[:-1]]) for gram, count in grams.items()) / whole


def _mix(x):
    x = (x + 0x9E3779B97F4A7C15) & (1 << 64) - 1
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    x = (x ^ x >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
    return x ^ x >> 31


def shuffled(index, size, key):
    """Where a permutation of `size` rows puts `index`: a Feistel network of four rounds, walked on until it is inside."""
    half = 1
    while 1 << 2 * half < size:
        half += 1
    mask = (1 << half) - 1
    while True:
        left, right = index >> half, index & mask
        for turn in range(4):
            left, right = right, left ^ (_mix(key ^ _mix(right * 4 + turn)) & mask)
        index = left << half | right
        if index < size:
            return index


def batches(text, seed, steps):
    """The rows of every step, as docs/Running.md says: windows of a stream, each epoch in an order of its own."""
    tokens = np.frombuffer(text, np.uint8).astype(np.int32)
    size = 1 + (len(tokens) - CONFIG.context - 1) // CONFIG.context
    for step in range(steps):
        rows = []
        for sample in range(step * ROWS, (step + 1) * ROWS):
            epoch, row = divmod(sample, size)
            at = shuffled(row, size, _mix(seed ^ _mix(epoch))) * CONFIG.context
            rows.append(tokens[at:at + CONFIG.context + 1])
        whole = np.stack(rows)
        yield {"inputs": whole[:, :-1], "targets": whole[:, 1:]}


@dataclasses.dataclass
class Jax:
    """The same training in JAX: `losses` of every step, and `states` by name after the first `START`."""

    losses: list
    states: list


def train_in_jax(step, text, seed, steps):
    advance, state = jax.jit(step.step), step.init(jax.random.PRNGKey(seed))
    run = Jax([], [])
    for count, batch in enumerate(batches(text, seed, steps), 1):
        state, metrics = advance(state, batch)
        run.losses.append(float(jax.tree.leaves(metrics)[0]))
        if count == START:
            run.states = [np.asarray(leaf) for leaf in jax.tree.leaves(state)]
        if count % 500 == 0:
            print(f"JAX, seed {seed}: step {count}, loss {run.losses[-1]:.4f}", flush=True)
    return run


def kept_in_jax(step, text, seed, steps):
    """`train_in_jax`, or what it gave the last time: JAX, the steps that the exporter makes and this file are the same."""
    sources = [__file__, *sorted((ROOT / "python/zero_export").rglob("*.py"))]
    also = f"{hashlib.sha256(text).hexdigest()} {os.environ['XLA_FLAGS']}"
    path = inputs.store("long-run", sources, inputs.LIBRARIES, also) / f"{seed}-{steps}"
    if not path.exists():
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(pickle.dumps(train_in_jax(step, text, seed, steps)))
        part.rename(path)
    run = pickle.loads(path.read_bytes())
    print(f"JAX, seed {seed}: {steps} steps, loss {run.losses[-1]:.4f}", flush=True)
    return run


def first_steps_in_f64(exported, step, text):
    """(states after `START` steps, gradients of the first one by parameter) of the step with floats widened to f64."""
    program = oracle.Program(exported.mlir_module(), f64=True)
    states = oracle.widen_values(jax.tree.leaves(step.init(jax.random.PRNGKey(0))))
    gradients = {}
    for batch in batches(text, 0, START):
        states = program([*states, *jax.tree.leaves(batch)])[:len(states)]
        # Adam's first moments after one step are the clipped gradients, times a number that all have in common.
        gradients = gradients or {leaf.of: state for leaf, state in zip(exported.state, states) if "/mu/" in leaf.name}
    return states, gradients


class Programs:
    """One executable a number of ranks, compiled when it is first asked for."""

    def __init__(self, folder, exported, text):
        self._folder, self._step, self._data = folder, folder / "step.mlir", folder / "text.bin"
        exported.save(self._step)
        self._data.write_bytes(text)

    def path(self, ranks):
        path = self._folder / f"gpt-{ranks}"
        if not path.exists():
            zero_run.call([zero_run.tool("zero-compile"), "--quiet", "--report=none", self._step, f"--stage={STAGE[ranks]}",
                           f"--ranks={ranks}", "-o", path])
        return path

    def start(self, ranks, *options):
        command = [self.path(ranks), "--data", self._data, *options]
        return subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def run(self, ranks, *options):
        process = self.start(ranks, *options)
        _, errors = process.communicate()
        if process.returncode:
            sys.exit(f"error: the program on {ranks} ranks ended with {process.returncode}\n{errors}")


def losses(log, seen=None):
    """Losses by step in a run's log, added to those of `seen`, its earlier parts."""
    found, _ = checkpoints.metrics(log)
    return {**(seen or {}), **{step: metrics["loss"] for step, metrics in found.items()}}


def check_start(programs, folder, exported, jax_run, wide):
    """Errors of the first steps at every number of ranks, against JAX."""
    states = [tolerances.State(leaf.name, leaf.kind, leaf.name if leaf.kind == "param" else leaf.of) for leaf in exported.state]
    final, gradients = wide
    errors = []
    for ranks in STAGE:
        run, log = folder / f"start-{ranks}", folder / f"start-{ranks}.jsonl"
        programs.run(ranks, "--steps", START, "--out", run, "--log", log)
        found = checkpoints.states(run)
        verdict = tolerances.check(states, [found[leaf.name] for leaf in exported.state], jax_run.states, final,
                                   gradients=gradients, losses=(list(losses(log).values()), jax_run.losses[:START]))
        errors += [f"{ranks} ranks, {error}" for error in verdict.errors]
        print(f"first {START} steps on {ranks} ranks:", *(verdict.errors or ["as JAX"]), sep="\n  ", flush=True)
    return errors


def check_loaded(programs, folder, run, ranks):
    """Errors where the newest states of `run` are loaded by `ranks` ranks, and saved again."""
    step = checkpoints.steps_in(run)[-1]
    copy = folder / f"{run.name}-{step}-at-{ranks}"
    programs.run(ranks, "--resume", run, "--steps", step, "--out", copy)
    same = checkpoints.same(checkpoints.states(run), checkpoints.states(copy))
    return [] if same else [f"what {ranks} ranks have loaded of step {step} differs from what was saved"]


def train_killed(programs, folder, name, ranks, steps, chance):
    """(losses by step, errors, steps at which it was killed) of a run that is killed, and goes on at the next of `ranks`."""
    run, seen, errors, killed = folder / name, {}, [], []
    for turn, count in enumerate(ranks):
        log = folder / f"{name}-{turn}.jsonl"
        line = ("--steps", steps, "--out", run, "--save-every", 20, "--keep", 3, "--log", log)
        if turn and checkpoints.steps_in(run):
            errors += check_loaded(programs, folder, run, count)
        process = programs.start(count, *line)
        if turn + 1 < len(ranks):
            aim = (turn + 1) * steps // len(ranks) + chance.randrange(steps // len(ranks) // 2)
            while process.poll() is None and not any(done >= aim for done in checkpoints.steps_in(run)):
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(0.005)
            victims = [process.pid, *(checkpoints.ranks_of(process, count) if count > 1 else [])]
            with contextlib.suppress(ProcessLookupError):
                os.kill(chance.choice(victims), signal.SIGKILL)
            process.communicate()
            killed.append(checkpoints.steps_in(run)[-1])
        else:
            _, problems = process.communicate()
            errors += [problems] if process.returncode else []
        seen = losses(log, seen) if log.exists() else seen
        print(f"{name}: {count} ranks, now at step {checkpoints.steps_in(run)[-1]}", flush=True)
    return seen, errors, killed


def mean_of_last(curve):
    return sum(curve[-LAST:]) / LAST


def check_curves(jax_runs, ours):
    """Errors of the ends of our curves, {name: losses}, beside JAX's of several seeds."""
    ends = [mean_of_last(run.losses) for run in jax_runs]
    spread, middle = max(ends) - min(ends), sum(ends) / len(ends)
    return [f"{name}: the last {LAST} losses have the mean {mean_of_last(curve):.4f}, JAX's {middle:.4f}; allowed {spread:.4f} apart"
            for name, curve in ours.items() if not abs(mean_of_last(curve) - middle) <= spread]


PAGE = """# A run of {steps:,} steps

Written by `test/training/long_run.py`, {date}, {cores} cores. A GPT of bytes (4 layers, 128 wide, 4 heads, context 64;
{parameters:,} parameters), 12 rows a step, AdamW, on the first megabyte of Debian's `fortunes`: trained by compiled programs
alone, and by `jax.jit` on the same rows.

![curves](long-run.svg)

| run | mean of the last {last} losses |
|---|---|
{ends}

| bytes looked at | nats a byte, counted on the whole text |
|---|---|
{entropies}

| what holds | |
|---|---|
| the first {start} steps on 1, 2, 3 and 4 ranks (stages 0, 1, 2, 3) beside JAX, by the rules of [Testing.md](Testing.md#what-equal-means) | {start_errors} |
| killed five times (steps on disk then: {killed_same}), gone on at 4 ranks: states after the last step equal those of the uninterrupted run, bit by bit | {same} |
| killed five times ({killed_other}), gone on at {order} ranks: every load is what was saved, bit by bit | {loads} |
| the last {last} losses of both within the spread of JAX's seeds ({spread:.4f}) of their mean ({middle:.4f}) | {curves} |
"""


def write_page(path, options, text, exported, jax_runs, ours, found):
    ends = [mean_of_last(run.losses) for run in jax_runs]
    rows = [(name, mean_of_last(curve)) for name, curve in ours.items()]
    rows += [(f"JAX, seed {seed}", end) for seed, end in enumerate(ends)]
    entropies = [(length, entropy(text, length)) for length in range(1, 6)]
    path.with_name("long-run.svg").write_text(curves.svg(
        {**{f"JAX, seed {seed}": run.losses for seed, run in enumerate(jax_runs)}, **ours},
        {f"{length} bytes": nats for length, nats in entropies}))
    said = {name: "holds" if not errors else "; ".join(errors) for name, errors in found["errors"].items()}
    path.write_text(PAGE.format(
        steps=options.steps, date=datetime.date.today(), cores=os.cpu_count(), parameters=exported.parameter_count(), last=LAST,
        start=START, ends="\n".join(f"| {name} | {end:.4f} |" for name, end in rows),
        entropies="\n".join(f"| {length} | {nats:.4f} |" for length, nats in entropies),
        start_errors=said["start"], same=said["same"], loads=said["loads"], curves=said["curves"],
        killed_same=", ".join(map(str, found["killed"]["same"])), killed_other=", ".join(map(str, found["killed"]["other"])),
        order=", ".join(map(str, OTHER)), spread=max(ends) - min(ends), middle=sum(ends) / len(ends)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], epilog=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=2000, help="steps of every run, at least 200")
    parser.add_argument("--seeds", type=int, default=5, help="runs of JAX")
    parser.add_argument("--chance", type=int, default=0, help="seed of the moments of the kills")
    parser.add_argument("--page", type=pathlib.Path, help="write what was found there, and the curves beside it")
    options = parser.parse_args()
    if options.steps < 200 or options.seeds < 2:
        sys.exit("error: a comparison of curves needs at least 200 steps and 2 seeds")
    text, chance = fortunes(), random.Random(options.chance)
    step = training.training_step(CONFIG, ROWS, RECIPE)
    exported = training.export(CONFIG, ROWS, RECIPE)
    jax_runs = [kept_in_jax(step, text, seed, options.steps) for seed in range(options.seeds)]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        programs = Programs(folder, exported, text)
        errors = {"start": check_start(programs, folder, exported, jax_runs[0], first_steps_in_f64(exported, step, text))}
        whole, log = folder / "whole", folder / "whole.jsonl"
        programs.run(4, "--steps", options.steps, "--out", whole, "--log", log)
        ours = {"ours, 4 ranks": list(losses(log).values())}
        same, same_errors, killed_same = train_killed(programs, folder, "same", [4] * (KILLS + 1), options.steps, chance)
        other, other_errors, killed_other = train_killed(programs, folder, "other", OTHER, options.steps, chance)
        equal = checkpoints.same(checkpoints.states(whole), checkpoints.states(folder / "same"))
        errors["same"] = same_errors + ([] if equal else ["states after the last step differ"])
        errors["loads"] = other_errors
        ours[f"ours, killed, {', '.join(map(str, OTHER))} ranks"] = [other[step] for step in sorted(other)]
    errors["curves"] = check_curves(jax_runs, ours)
    if options.page:
        write_page(options.page, options, text, exported, jax_runs, ours,
                   {"errors": errors, "killed": {"same": killed_same, "other": killed_other}})
    for name, lines in errors.items():
        print(f"{name}: {'holds' if not lines else ''}", *lines, sep="\n  " if lines else "")
    sys.exit(any(errors.values()))


if __name__ == "__main__":
    main()
