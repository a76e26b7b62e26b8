"""What backward reads of forward in memory of the host in between (--activations=offloaded): the same bits as kept on the device, at
every stage, on 1, 2 and 4 ranks, with and without recomputation, in every order that events allow.

Copies change no bits; a copy that comes too late, or bytes that are given up too soon, do. Executables compare the memory that they
map, and the bytes that they copy, with the plan's themselves. CI runs a sample, --nightly every three
values of different factors together.
"""

import collections
import functools
import json
import os

import jax
import jax.numpy as jnp
import pytest

import cases
import covering
import tolerances
import zero_run
from zero_export import export_step, training
from zero_export.models import gpt

COUNT = 3
# The steps' values are small.
OFFLOADED = ("--activations=offloaded", "--offload-min-bytes=1024")
NAMES = ("gpt_tiny_f32", "gpt_tiny_scan", "gpt_tiny_bf16a", "flax_gpt_train_state")
IN_CI = {("gpt_tiny_f32", "none", 1, 0), ("gpt_tiny_f32", "none", 2, 3), ("gpt_tiny_bf16a", "layers", 4, 3),
         ("flax_gpt_train_state", "none", 2, 1), ("gpt_tiny_scan", "none", 4, 2)}


@functools.lru_cache(maxsize=None)
def run(name, stage, ranks, *options):
    """(results, metrics) of a step of cases.py."""
    case = cases.case(name)
    return zero_run.run(case.path, case.arguments, steps=COUNT, stage=stage, ranks=ranks, options=options)


@pytest.mark.parametrize("name, policy, ranks, stage", [
    pytest.param(name, policy, ranks, stage, marks=() if (name, policy, ranks, stage) in IN_CI else pytest.mark.nightly)
    for name, policy, ranks, stage in covering.cover((NAMES, ("none", "layers"), (1, 2, 4), (0, 1, 2, 3)), together=3, first=IN_CI)])
def test_bits_are_those_of_values_on_the_device(name, policy, ranks, stage):
    options = (f"--recompute={policy}",) if policy != "none" else ()
    tolerances.check_same("when offloaded", run(name, stage, ranks, *options), run(name, stage, ranks, *options, *OFFLOADED))


def compile_with_report(folder, options):
    """(case, executable, the compiler's report) of a step on two ranks."""
    case, program = cases.case("gpt_tiny_f32"), folder / "train"
    found = zero_run.call([zero_run.tool("zero-compile"), case.path, "--stage=3", "--ranks=2", "--report=json", "--quiet", *options,
                           "-o", program])
    return case, program, json.loads(found)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """(case, executable, the compiler's report) of a step whose values are offloaded."""
    return compile_with_report(tmp_path_factory.mktemp("offload"), OFFLOADED)


@pytest.mark.parametrize("seeds", [pytest.param(range(0, 8)), pytest.param(range(8, 60), marks=pytest.mark.nightly)])
def test_every_order_that_events_allow(compiled, seeds):
    """A copy that nothing waits for shows in some order, as does one that waits for too little."""
    case, program, _ = compiled
    expected = run("gpt_tiny_f32", 3, 2)
    zero_run.check_orders(expected, program, case.arguments, steps=COUNT, seeds=seeds)


def text_of(layers, rows=8, **recipe):
    """A GPT's step."""
    config = gpt.Config(layers=layers, hidden=32, heads=2, context=32, vocab=64)
    step, init, _, batch = training.training_step(config, rows, training.Recipe(**recipe))
    return export_step(step, jax.eval_shape(init, jax.ShapeDtypeStruct((2,), jnp.uint32)), batch).mlir_module()


@functools.lru_cache(maxsize=None)
def step_of(layers):
    return text_of(layers, optimizer="sgd")


def report(folder, layers, *options):
    path = folder / "step.mlir"
    path.write_text(step_of(layers))
    return json.loads(zero_run.call([zero_run.tool("zero-compile"), path, "--stage=3", "--ranks=2", "--report=json", "--target=null",
                                     *options, "-o", folder / "train"]))


def test_device_holds_the_same_for_any_number_of_layers(tmp_path):
    """Kept, values of forward are O(layers) of the device's memory; offloaded, they are of the host's, and what is on its way is O(1)."""
    kept, away = ([report(tmp_path, layers, *options) for layers in (4, 8, 16)] for options in ((), ("--activations=offloaded", "--offload-min-bytes=1")))
    live = [[found["memory"]["max_live"] for found in reports] for reports in (kept, away)]
    # A layer's values, by those that go away.
    layer = (away[2]["offloaded"]["away"] - away[1]["offloaded"]["away"]) // 8
    assert layer == (away[1]["offloaded"]["away"] - away[0]["offloaded"]["away"]) // 4 > 4 * 4 * 32 * 32 * 4
    # Reduced gradients of all layers wait for the norm of them all; beside these nothing grows.
    beside = [[bytes - found["bytes"]["resident"]["grad"] for bytes, found in zip(*pair)] for pair in zip(live, (kept, away))]
    assert beside[0][2] - beside[0][1] > 0.8 * 8 * layer
    # Of 4 layers the first and the last ones are a greater part: numbers of rows more or less.
    assert beside[1][1] == beside[1][2] and abs(beside[1][0] - beside[1][1]) < layer // 50
    # Nor does what transfers hold until something waits for them.
    assert 0 < away[2]["regions"]["in_flight"] <= away[1]["regions"]["in_flight"]
    for found in away:
        regions, memory = found["regions"], found["memory"]
        assert regions["long_lived"]["bytes"] + regions["short_lived"]["bytes"] == memory["max_live"]
        assert 0 <= memory["fragmentation"] - regions["in_flight"] - regions["lost"] < 64  # beside these the rank's number
        assert found["offloaded"]["away"] == found["offloaded"]["back"]
        assert found["offloaded"]["away"] <= found["host"] < 1.1 * found["offloaded"]["away"] + 512 * found["offloaded"]["values"]


def check_copies(compiled, log):
    """That what steps copy, and the memory of the host that they map, is what the plan says and the compiler has reported."""
    case, program, found = compiled
    page = os.sysconf("SC_PAGESIZE")
    for rank in zero_run.summarize(program, case.arguments, log, steps=COUNT)["ranks"]:
        assert rank["copied_counted"] == rank["copied_predicted"] == COUNT * (found["offloaded"]["away"] + found["offloaded"]["back"]) > 0
        assert rank["host_used"] == rank["host_predicted"] == -(-found["host"] // page) * page


def test_bytes_are_counted(compiled, tmp_path):
    check_copies(compiled, tmp_path / "log")


def test_copies_run_on_streams_of_their_own(compiled, tmp_path):
    """In a trace: every value goes and comes once a step; the first ones go long before forward's kernels have ended."""
    case, program, found = compiled
    zero_run.execute(program, case.arguments, steps=COUNT, options=("--trace", f"{tmp_path}/trace.json:2-3"))
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    spans = collections.defaultdict(list)
    for event in events:
        if event["ph"] == "X" and not event["name"].startswith("wait"):
            spans[event["pid"], names[event["pid"], event["tid"]]].append((event["ts"], event["ts"] + event["dur"]))
    for rank in (0, 1):
        assert len(spans[rank, "offload"]) == len(spans[rank, "fetch"]) == 2 * found["offloaded"]["values"]
        kernels = sorted(begin for begin, _ in spans[rank, "compute"])
        assert min(begin for begin, _ in spans[rank, "offload"]) < kernels[len(kernels) // 4]


MICRO_BATCHES = [pytest.param(name, count, ranks, stage, into, id=f"{name}-{count}-{ranks}-{stage}-{into}",
                              marks=() if (name, count, ranks, stage, into) == ("gpt_tiny_f32", 2, 2, 3, "shard") else pytest.mark.nightly)
                 for name, count, ranks, stage, into in covering.cover(
                     (NAMES, (2, 3), (1, 2), (0, 1, 2, 3), ("full", "shard")), together=3, first=[("gpt_tiny_f32", 2, 2, 3, "shard")])]


@pytest.mark.parametrize("name, count, ranks, stage, into", MICRO_BATCHES)
def test_micro_batches_have_a_forward_each(name, count, ranks, stage, into):
    options = f"--accumulate={count}", f"--accumulate-into={into}"
    tolerances.check_same("when offloaded", run(name, stage, ranks, *options), run(name, stage, ranks, *options, *OFFLOADED))


def test_device_and_host_hold_the_same_for_any_number_of_micro_batches(tmp_path):
    """Of as many rows each: what a step copies grows with them, what it holds does not."""
    found = []
    for count in (2, 4, 8):
        path = tmp_path / "step.mlir"
        path.write_text(text_of(4, rows=4 * count, optimizer="sgd"))
        found.append(json.loads(zero_run.call([zero_run.tool("zero-compile"), path, "--stage=3", "--ranks=2", "--report=json", "--target=null",
                                               f"--accumulate={count}", "--activations=offloaded", "--offload-min-bytes=1", "-o",
                                               tmp_path / "train"])))
    copied, held, live = ([get(report) for report in found] for get in (
        lambda report: report["offloaded"]["away"], lambda report: report["host"], lambda report: report["memory"]["max_live"]))
    # Each micro-batch but the first and the last copies the same.
    assert copied[2] - copied[1] == 2 * (copied[1] - copied[0]) > 0
    assert held[0] == held[1] == held[2] < copied[0]
    assert live[0] <= live[1] == live[2] < 1.01 * live[0]
