"""The roofline of small steps, counted by hand: `zero-compile --machine=FILE` with rates that make figures easy to tell apart."""

import json
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "test/meaning")]
import zero_run  # noqa: E402  (the path comes first)

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import zero_export  # noqa: E402


@pytest.fixture
def machine(tmp_path):
    """A machine that moves 1e9 bytes a second, multiplies 1e9 operations a second, and never waits."""
    values = json.loads((ROOT / "machines/h100-sxm.json").read_text())
    values["memory"].update(bytes_per_second=1e9, share=1, latency_seconds=1e-30)
    values["matmul"].update(share=1, flops_per_second={"f32": 1e9, "bf16": 1e9})
    values["vector"].update(operations_per_second=1e30)

    def write(**changes):
        for name, change in changes.items():
            values[name].update(change)
        path = tmp_path / "machine.json"
        path.write_text(json.dumps(values))
        return path

    return write


def roofline(step, init, batch, machine, tmp_path):
    exported = zero_export.export_step(step, jax.eval_shape(init, jax.random.PRNGKey(0)), batch)
    text = tmp_path / "step.mlir"
    text.write_text(exported.mlir_module())
    report = zero_run.call([zero_run.tool("zero-compile"), text, "--stage=0", "--ranks=1", "--target=cuda:sm_90", f"--machine={machine}",
                            "--cubins=none", "--report=json", "--quiet", "-o", tmp_path / "step"])
    return json.loads(report)["roofline"]


ROWS, INNER, OUTER = 128, 256, 512


def linear(tmp_path, machine):
    def init(_):
        return {"params": {"w": jnp.zeros((INNER, OUTER))}, "opt_state": {}}

    def step(state, batch):
        def loss(params):
            return jnp.sum(jnp.exp(batch["x"] @ params["w"]))
        value, grads = jax.value_and_grad(loss)(state["params"])
        return {"params": {"w": state["params"]["w"] - 0.1 * grads["w"]}, "opt_state": {}}, {"loss": value}

    batch = {"x": jax.ShapeDtypeStruct((ROWS, INNER), jnp.float32)}
    return roofline(step, init, batch, machine, tmp_path)


def test_linear_layer(machine, tmp_path):
    found = linear(tmp_path, machine())
    x, w, y = 4 * ROWS * INNER, 4 * INNER * OUTER, 4 * ROWS * OUTER
    (forward, backward) = sorted((each for each in found["calls"] if each["kind"] == "gemm"), key=lambda each: each["written_bytes"])
    assert (forward["read_bytes"], forward["written_bytes"]) == (x + w, y)
    assert (backward["read_bytes"], backward["written_bytes"]) == (x + y, w)
    assert forward["flops"] == backward["flops"] == 2 * ROWS * INNER * OUTER
    assert all(each["bound"] == "operations" for each in (forward, backward))
    unavoidable = found["unavoidable"]
    assert unavoidable["gemm_flops"] == 4 * ROWS * INNER * OUTER
    assert unavoidable["gemm_seconds"] == pytest.approx(4e-9 * ROWS * INNER * OUTER)
    assert unavoidable["attentions"] == 0
    # exp reads y and writes its gradient; the update reads the gradient and w and writes w; the loss is a number.
    assert unavoidable["floor_bytes"] == pytest.approx(2 * y + 3 * w, abs=16)
    assert found["launches"] == sum(each["launches"] for each in found["calls"])
    assert found["seconds"] == pytest.approx(sum(each["seconds"] for each in found["calls"]))
    kernels = [each for each in found["calls"] if each["kind"] == "kernel"]
    assert found["kernel_bytes"] == sum(each["read_bytes"] + each["written_bytes"] for each in kernels)
    assert found["kernel_seconds"] == pytest.approx(1e-9 * found["kernel_bytes"])


def test_few_threads_wait_for_memory(machine, tmp_path):
    found = linear(tmp_path, machine(memory={"latency_seconds": 1.0}))
    update = max((each for each in found["calls"] if each["kind"] == "kernel"), key=lambda each: each["written_bytes"])
    assert update["bound"] == "parallelism"
    # All threads are resident: of two operands each has a vector of four in flight.
    assert update["blocks"] <= 4 * 132
    assert update["seconds"] == pytest.approx(update["read_bytes"] / (update["blocks"] * update["threads"] * 4 * 8))


HEADS, LENGTH, WIDTH = 4, 256, 32


@pytest.mark.parametrize("causal", [False, True])
def test_attention(causal, machine, tmp_path):
    def init(_):
        return {"params": {name: jnp.zeros((HEADS, 1, WIDTH)) for name in "qkv"}, "opt_state": {}}

    def step(state, batch):
        def loss(p):
            q, k, v = (batch["x"] * p[name] for name in "qkv")
            scores = jnp.einsum("bhqd,bhkd->bhqk", q, k)
            if causal:
                scores = jnp.where(jnp.tril(jnp.ones((LENGTH, LENGTH), bool)), scores, -1e9)
            return jnp.sum(jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores), v) * batch["x"])
        value, grads = jax.value_and_grad(loss)(state["params"])
        params = jax.tree.map(lambda p, g: p - 0.1 * g, state["params"], grads)
        return {"params": params, "opt_state": {}}, {"loss": value}

    batch = {"x": jax.ShapeDtypeStruct((2, HEADS, LENGTH, WIDTH), jnp.float32)}
    found = roofline(step, init, batch, machine(), tmp_path)
    unavoidable = found["unavoidable"]
    assert (unavoidable["attentions"], unavoidable["gemm_flops"]) == (1, 0)
    one = 2 * 2 * HEADS * LENGTH * LENGTH * WIDTH
    assert unavoidable["attention_flops"] == (3 if causal else 6) * one
    # The scores cross nothing: kernels read x, the output and three gradients, and write q, k and v (and
    # a few numbers a row); the output's gradient is x.
    tensor = 4 * 2 * HEADS * LENGTH * WIDTH
    assert unavoidable["floor_bytes"] == pytest.approx(8 * tensor, rel=0.06)
    assert found["kernel_bytes"] > 2 * unavoidable["floor_bytes"]
