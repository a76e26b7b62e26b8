"""Convolutions that a GPU makes as products of matrices, by tensor cores and by threads, against JAX: forward and both gradients,
whatever layout; tiles with rests, parts of the terms, phases of dilated inputs; of few features a group by threads, in parts."""

import numpy as np
import pytest

import oracle
from kernels import Kernels, storage
from test_windows import ONE_GROUP, Program, lax_compare, split, values

NHWC, DATA, FILTER = "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]", "[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]", "[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]"
NCHW = "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]"


def _groups(batch, feature):
    return f"{{batch_group_count = {batch} : i64, feature_group_count = {feature} : i64}}"


# Dimensions, window, groups, shapes of input, filter and result; how many parts the terms have.
CASES = {
    "padded": (NHWC, "pad = [[1, 1], [1, 1]]", ONE_GROUP, "2x9x10x16", "3x3x16x40", "2x9x10x40", 1),
    "strided": (NHWC, "stride = [2, 1], pad = [[1, 0], [1, 2]], rhs_dilate = [1, 2]", ONE_GROUP, "2x13x11x24", "3x3x24x136", "2x6x10x136", 1),
    "few_channels": (NHWC, "stride = [2, 2], pad = [[3, 3], [3, 3]]", ONE_GROUP, "2x13x14x3", "7x7x3x17", "2x7x7x17", 1),
    "pointwise": (NHWC, "", ONE_GROUP, "2x8x8x32", "1x1x32x128", "2x8x8x128", 1),
    "parted": (NHWC, "pad = [[1, 1], [1, 1]]", ONE_GROUP, "1x5x6x72", "3x3x72x24", "1x5x6x24", 2),
    "data": (DATA, "pad = [[1, 1], [1, 1]], reverse = [true, true]", ONE_GROUP, "2x7x9x40", "3x3x16x40", "2x7x9x16", 1),
    "data_strided": (DATA, "pad = [[1, 2], [2, 1]], lhs_dilate = [2, 2], reverse = [true, true]", ONE_GROUP, "2x6x7x24", "3x3x16x24",
                     "2x12x14x16", 1),
    "data_pointwise": (DATA, "pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2]", ONE_GROUP, "3x4x5x40", "1x1x33x40", "3x8x10x33", 1),
    "data_ragged": (DATA, "pad = [[-1, 1], [4, 2]], lhs_dilate = [3, 2], reverse = [false, true]", ONE_GROUP, "2x6x7x24", "3x4x20x24",
                    "2x14x16x20", 1),
    "data_dilated": (DATA, "pad = [[2, 2], [3, 3]], lhs_dilate = [2, 1], rhs_dilate = [2, 3]", ONE_GROUP, "2x6x7x24", "3x3x16x24",
                     "2x11x7x16", 1),
    "filter": (FILTER, "pad = [[1, 1], [1, 1]]", ONE_GROUP, "6x14x13x24", "6x14x13x40", "3x3x24x40", 4),
    "filter_strided": (FILTER, "pad = [[1, 0], [1, 1]], rhs_dilate = [2, 2]", ONE_GROUP, "4x14x13x7", "4x7x7x33", "3x3x7x33", 1),
    "groups": (NHWC, "", _groups(1, 3), "2x9x8x48", "3x3x16x48", "2x7x6x48", 1),
    "batch_groups": (NHWC, "", _groups(2, 1), "4x9x8x16", "3x3x16x32", "2x7x6x32", 1),
    "channels_first": (NCHW, "stride = [1, 2], pad = [[1, 1], [0, 1]]", ONE_GROUP, "2x20x9x17", "16x20x3x2", "2x16x9x9", 1),
    "channels_first_pointwise": (NCHW, "", ONE_GROUP, "2x20x4x16", "24x20x1x1", "2x24x4x16", 1),
    "channels_first_filter": ("[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]", "pad = [[1, 1], [1, 1]]", ONE_GROUP, "4x12x10x12", "4x16x10x12",
                              "16x12x3x3", 1),
    "volume": ("[b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f]", "pad = [[1, 1], [0, 0], [1, 0]]", ONE_GROUP, "1x4x5x6x8", "3x2x2x8x64",
               "1x4x4x6x64", 1),
    # From the definition, in parts: gradients of filters of few features a group.
    "depthwise_filter": (FILTER, "pad = [[1, 1], [1, 1]]", _groups(24, 1), "6x14x13x24", "6x14x13x24", "3x3x1x24", 6),
    "depthwise_filter_strided": (FILTER, "pad = [[1, 0], [1, 1]], rhs_dilate = [2, 2]", _groups(17, 1), "6x28x27x17", "6x14x14x17",
                                 "3x3x1x17", 6),
    "multiplied_filter": (FILTER, "pad = [[0, 1], [0, 1]]", _groups(12, 1), "3x28x9x12", "3x28x9x24", "2x2x1x24", 3),
    "few_features_filter": (FILTER, "", ONE_GROUP, "5x20x21x5", "5x19x20x6", "2x2x5x6", 5),
    "depthwise_channels_first": ("[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]", "pad = [[1, 1], [1, 1]]", _groups(10, 1), "7x10x15x16",
                                 "7x10x15x16", "10x1x3x3", 7),
}
TYPES = [("bf16", "bf16"), ("f16", "f16"), ("bf16", "f32"), ("f32", "f32")]


def _program(name, operand, result):
    numbers, window, groups, lhs, rhs, made, _ = CASES[name]
    return Program((f"{lhs}x{operand}", f"{rhs}x{operand}"), (f"{made}x{result}",),
                   f"%r = stablehlo.convolution(%0, %1) dim_numbers = {numbers}, window = {{{window}}} {groups} : "
                   f"(tensor<{lhs}x{operand}>, tensor<{rhs}x{operand}>) -> tensor<{made}x{result}>")


def _programs():
    """Each case in two of the types, which take turns; all of them nightly."""
    for number, name in enumerate(CASES):
        for turn, (operand, result) in enumerate(TYPES):
            yield f"{name}_{operand}_{result}", _program(name, operand, result), (number + turn) % 2 == 0


@pytest.fixture(scope="module")
def kernels(tmp_path_factory):
    text = "".join("attributes {zero.kernel} ".join(program.text(f"func.func private @{name}")) for name, program, _ in _programs())
    return Kernels(text, str(tmp_path_factory.mktemp("convolutions")), "cuda")


def test_all_have_tiles(kernels):
    """None is computed from the definition without parts, whose blocks are 128 items; and the parts are those that the cases are for."""
    for name, _, _ in _programs():
        case, operand, _ = name.rsplit("_", 2)
        shape = kernels.shapes[name]
        assert shape["grain"] == 1, name
        if operand != "f32":
            assert (shape["next"] == f"{name}$sums") == (CASES[case][-1] > 1), name


@pytest.mark.parametrize("name, program", [pytest.param(name, program, id=name, marks=[] if is_sample else [pytest.mark.nightly])
                                           for name, program, is_sample in _programs()])
def test_like_jax(name, program, kernels):
    text = "module {\n" + "func.func public ".join(["", "".join(program.text("@main"))]) + "}\n"
    rng = np.random.RandomState(len(name))
    arguments = [storage(values.numbers(rng, *split(operand))) for operand in program.operands]
    expected, = (np.asarray(result) for result in oracle.Program(text)(arguments))
    found, = kernels.run(name, arguments, [np.full_like(expected, 77)])
    assert not lax_compare.difference(found, expected, lax_compare.tolerance(text))
