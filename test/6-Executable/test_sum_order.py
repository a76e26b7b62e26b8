"""A sum on a GPU has one order, which follows from the number of its terms: whatever kernel it is in, with however many lanes and
threads. Sums along rows are compared, bit by bit, with that order in NumPy, those of segments with what a kernel of their own gives."""

import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

from kernels import Kernels, kernel_text

RNG = np.random.default_rng(5)
# Rows of less than a warp, of fewer elements than accumulators, several rounds of them, two vectors of four lanes a thread, the
# largest blocks, long rows; of most the last elements are no whole vector.
LENGTHS = (5, 16, 24, 31, 100, 129, 509, 513, 1030, 5003, 16391)
FORMS = {
    "alone, f32": lambda x: jnp.sum(x.astype(np.float32) * np.float32(1.5), -1),
    "of f32": lambda x: jnp.sum(x * np.float32(1.5), -1),
    # Eight lanes: all that is as large as the row has 16 bits.
    "beside bf16": lambda x: ((x.astype(np.float32) - jnp.sum(x.astype(np.float32) * np.float32(1.5), -1, keepdims=True)).astype(
        ml_dtypes.bfloat16), jnp.sum(x.astype(np.float32) * np.float32(1.5), -1)),
    # Four.
    "beside f32": lambda x: (x - jnp.sum(x * np.float32(1.5), -1, keepdims=True), jnp.sum(x * np.float32(1.5), -1)),
}


def sum_as_tree(terms):
    """By accumulators as many as follow from the number of terms, then as a tree; the last terms, less than eight, in between."""
    count = terms.shape[-1]
    accumulators, most = 256, 2048 if count < 16384 else 4096
    while accumulators < most and accumulators * 4 < count:
        accumulators *= 2
    sums, whole = np.zeros((terms.shape[0], accumulators), np.float32), count // 8 * 8
    for i in range(whole):
        sums[:, i % accumulators] += terms[:, i]
    for _ in range(2):
        sums = sums[:, ::2] + sums[:, 1::2]
    sums[:, :2 * (count - whole):2] += terms[:, whole:]
    while sums.shape[1] > 1:
        sums = sums[:, ::2] + sums[:, 1::2]
    return sums[:, 0]


@pytest.fixture(scope="module")
def sums(tmp_path_factory):
    """Of every length: the terms, and the sums by each form with what its schedule says."""
    text, inputs = "", {}
    for count in LENGTHS:
        rows = 64 if count < 1000 else 2
        x = (RNG.standard_normal((rows, count)) * 2.0 ** RNG.integers(-6, 6, (rows, count))).astype(ml_dtypes.bfloat16)
        for number, (form, function) in enumerate(FORMS.items()):
            name = f"k_{count}_{number}"
            inputs[name] = (form, x.astype(np.float32) if "f32" in form and "alone" not in form else x)
            text += kernel_text(name, function, [inputs[name][1]])
    kernels = Kernels(text, str(tmp_path_factory.mktemp("sums")), "cuda:sm_80")
    found = {count: {} for count in LENGTHS}
    for name, (form, x) in inputs.items():
        outputs = [np.full(x.shape, 7, x.dtype)] * ("beside" in form) + [np.full(x.shape[:1], 7, np.float32)]
        kernels.run(name, [x], outputs)
        found[x.shape[1]][form] = (x, outputs[-1], kernels.shapes[name])
    return found


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("count", LENGTHS)
def test_a_sum_has_one_order(sums, count, form):
    x, got, _ = sums[count][form]
    np.testing.assert_array_equal(got.view(np.int32), sum_as_tree(x.astype(np.float32) * np.float32(1.5)).view(np.int32))


def test_its_kernels_have_different_blocks(sums):
    """Else nothing was compared: 384 elements are eight of each thread of a warp, or twice four."""
    threads = {form: found[2]["threads"] for form, found in sums[1030].items()}
    assert threads["beside bf16"] != threads["beside f32"], threads


# Two sums of one kernel leave no place for parts: one block takes these by turns.
SEGMENTS = """
zero.mesh @mesh ["dp" = 1]
zero.layout @u0 on @mesh {dtype = f32, block = 64 : i64, elements = 131072 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [120003] at 0>]}
func.func private @one(%x: tensor<131072xf32>) -> tensor<1xf32> attributes {zero.kernel} {
  %0 = stablehlo.multiply %x, %x : tensor<131072xf32>
  %1 = zero.segment_reduce add %0 {unit = @u0} : tensor<131072xf32> -> tensor<1xf32>
  return %1 : tensor<1xf32>
}
func.func private @two(%x: tensor<131072xf32>) -> (tensor<1xf32>, tensor<1xf32>) attributes {zero.kernel} {
  %0 = stablehlo.multiply %x, %x : tensor<131072xf32>
  %1 = zero.segment_reduce add %0 {unit = @u0} : tensor<131072xf32> -> tensor<1xf32>
  %2 = zero.segment_reduce max %0 {unit = @u0} : tensor<131072xf32> -> tensor<1xf32>
  return %1, %2 : tensor<1xf32>, tensor<1xf32>
}
"""


def test_a_segments_sum_has_one_order(tmp_path):
    kernels = Kernels(SEGMENTS, str(tmp_path), "cuda:sm_80")
    assert (kernels.shapes["one"]["work"], kernels.shapes["two"]["work"]) == (4, 1)
    x = RNG.standard_normal(131072).astype(np.float32)
    one, two, most = (np.full(1, 7, np.float32) for _ in range(3))
    kernels.run("one", [x], [one])
    kernels.run("two", [x], [two, most])
    assert one.view(np.int32) == two.view(np.int32) and most == np.square(x[:120003]).max()
    np.testing.assert_allclose(one, np.square(x[:120003].astype(np.float64)).sum(), rtol=1e-6)


@pytest.mark.parametrize("count", (5, 15, 31))
def test_a_thread_has_the_order_of_a_block(tmp_path, count):
    """What is reduced whole and has less elements than a warp has threads."""
    x = RNG.standard_normal((1, count)).astype(np.float32)
    kernels = Kernels(kernel_text("whole", jnp.sum, [x]), str(tmp_path), "cuda:sm_80")
    found = kernels.run("whole", [x], [np.full((), 7, np.float32)])[0]
    assert found.view(np.int32) == sum_as_tree(x).view(np.int32)[0]
