"""Schedules written by hand: other tiles, other values kept or made again give the same bits as what the target chooses,
however the items are split; but for attentions, whose tiles are part of the order of their sums."""

import os
import re
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from kernels import BIN, Kernels, kernel_text, storage

jax.config.update("jax_enable_x64", True)
RNG = np.random.default_rng(0)
SCHEDULE = re.compile(r"#kernel\.schedule<.*?>(?=, zero)")


def normal(*shape):
    return jnp.asarray(RNG.standard_normal(shape), np.float32)


def softmax(x):
    e = jnp.exp(x - jnp.max(x, -1, keepdims=True))
    return e / jnp.sum(e, -1, keepdims=True)


def running_sum(x):
    return lax.reduce_window(x, np.float32(0), lax.add, (x.shape[0], 1), (1, 1), ((x.shape[0] - 1, 0), (0, 0)))


def scatter_add(x, i, u):
    return x.at[i].add(u)


def convolve(groups):
    def convolution(x, w):
        return lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups)

    return convolution


def gradient(x, w):
    """The gradient of the input of a convolution by strides of two."""
    return lax.conv_general_dilated(x, w, (1, 1), ((1, 2), (1, 2)), lhs_dilation=(2, 2), dimension_numbers=("NHWC", "HWIO", "NHWC"))


def attention(q, k, v):
    p = jnp.exp(jnp.einsum("bqd,bkd->bqk", q, k))
    return jnp.einsum("bqk,bkd->bqd", p, v)


INDICES = jnp.asarray([1, 3, 3, 0], np.int32)
MAP = lambda x, b: jnp.tanh(x) + b
# Function, arguments, the kind that is chosen, and what to change in the schedule as a function of the lanes.
CASES = {
    "map": (MAP, (normal(5, 100), normal(100)), "map", lambda n: [{"tile": n, "items": 5 * -(-100 // n)}, {"tile": 2 * n, "items": 5 * -(-100 // (2 * n))}, {"tile": 2 * n, "items": 5 * -(-100 // (2 * n)), "lanes": 2 * n}]),
    "flat": (jnp.exp, (normal(1000),), "map", lambda n: [{"tile": 3 * n, "items": -(-1000 // (3 * n))}, {"tile": 4 * n, "items": -(-1000 // (4 * n)), "lanes": 2 * n}, {"grain": 1}]),
    "columns": (lambda x: jnp.sum(x, 0), (normal(300, 100),), "columns",
                lambda n: [{"tile": k * n, "items": -(-100 // (k * n))} for k in (1, 2, 3)] + [{"tile": 100, "items": 1}]),
    "column_sums": (lambda x: (jnp.tanh(x), jnp.sum(x, 0)), (normal(700, 100),), "row",
                    lambda n: [{"parameters": f"{{column_tile = {k} : i64}}"} for k in (n, 2 * n, 100)] + [{"grain": 1}]),
    "softmax": (softmax, (normal(7, 100),), "row",
                lambda n: [{"staged": None, "passes": None, "scratch": None}, {"staged": "[SUBTRACT]", "passes": "[1]"}, {"grain": 1}]),
    "scatter": (scatter_add, (normal(6, 200), INDICES, normal(4, 200)), "scatter", lambda n: [{"tile": n, "items": -(-200 // n)}, {"tile": 200, "items": 1}]),
    "cumsum": (running_sum, (normal(30, 100),), "scan", lambda n: [{"tile": n, "items": -(-100 // n)}, {"tile": 7, "items": 15}]),
    "depthwise": (convolve(8), (normal(2, 9, 9, 8), normal(3, 3, 1, 8)), "convolution",
                  lambda n: [{"parameters": "{points = 1}", "items": 2 * 9 * 9}, {"parameters": "{points = 2}", "items": 2 * 9 * 5}]),
    "matmuls": (convolve(1), (normal(2, 16, 16, 8), normal(3, 3, 8, 32)), "gemm_convolution",
                lambda n: [{"tile": 32, "items": 16, "scratch": 32 * 72 * 4}, {"tile": 16, "items": 64, "scratch": 16 * 72 * 4, "parameters": "{features = 16, terms = 512}"}]),
    "phases": (gradient, (normal(2, 8, 8, 16), normal(3, 3, 16, 32)), "gemm_convolution",
               lambda n: [{"tile": 64, "items": 8, "scratch": 64 * (16 + 32) * 4}, {"tile": 16, "items": 64, "scratch": 16 * (16 + 16) * 4, "parameters": "{features = 16, terms = 512}"}]),
    "no_panels": (convolve(1), (normal(2, 16, 16, 8), normal(1, 1, 8, 32)), "gemm_convolution",
                  lambda n: [{"tile": 16, "items": 32}, {"tile": 64, "items": 16, "parameters": "{features = 16, terms = 512}"}]),
    "attention": (attention, (normal(2, 9, 8), normal(2, 12, 8), normal(2, 12, 8)), "attention",
                  lambda n: [{"tile": 4, "items": 6, "scratch": 4 * 12 * 4}]),
}


def schedule(text):
    command = [os.path.join(BIN, "zero-opt"), "--canonicalize", "--zero-schedule-kernels=target=cpu"]
    text = subprocess.run(command, input=text, check=True, stdout=subprocess.PIPE, text=True).stdout
    return re.search(r"^module [^\n]*\{\n(.*)^\}", text, re.S | re.M)[1]


def change(found, changes):
    """The schedule's text with other fields."""
    for name, value in changes.items():
        found = re.sub(rf", {name} = (\{{.*?\}}|\[.*?\]|[^,>]+)", "", found)
        if value is not None:
            found = f"{found[:-1]}, {name} = {value}>"
    return found


def run(text, folder, name, arguments, like, split):
    folder.mkdir()
    outputs = [np.full(each.shape, np.nan, np.float32) for each in like]
    kernels = Kernels(text, str(folder))
    inputs = [storage(a) for a in arguments]
    outputs = inputs[:1] if name == "scatter" else outputs
    kernels.run(name, inputs, outputs, split=split)
    return kernels.shapes[name], np.concatenate([output.ravel() for output in outputs])


@pytest.mark.parametrize("name", CASES)
def test_same_bits(name, tmp_path):
    function, arguments, kind, variants = CASES[name]
    text = schedule(kernel_text(name, function, arguments))
    found = SCHEDULE.search(text)[0]
    assert found.startswith(f"#kernel.schedule<{kind},"), found
    lanes = int(re.search(r"lanes = (\d+)", found)[1])
    expected = jax.tree.leaves(jax.jit(function)(*arguments))
    _, chosen = run(text, tmp_path / "chosen", name, arguments, expected, None)
    np.testing.assert_allclose(chosen, np.concatenate([np.ravel(each) for each in expected]), rtol=2e-5, atol=2e-5)
    ops = [line for line in text.splitlines() if " = stablehlo." in line or "= \"stablehlo" in line]
    for number, changes in enumerate(variants(lanes)):
        written = change(found, changes)
        subtract = [i for i, op in enumerate(ops) if "subtract" in op]
        written = written.replace("SUBTRACT", str(*subtract[:1]))
        other = text.replace(found, written)
        shape, same = run(other, tmp_path / str(number), name, arguments, expected, 3)
        assert shape["work"] == changes.get("items", shape["work"]), written
        assert shape["grain"] == changes.get("grain", shape["grain"]), written
        if kind == "attention":  # the library's sums depend on the rows that it is given: that is why a tile is no chance
            np.testing.assert_allclose(same, chosen, rtol=1e-5, atol=1e-5, err_msg=written)
            continue
        np.testing.assert_array_equal(same.view(np.uint32), chosen.view(np.uint32), err_msg=written)
