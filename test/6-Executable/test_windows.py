"""Compiled convolutions and windows against JAX: each convolution that the corpus of test/Lax exports, derivatives
included, and windows of all kinds. Every program is one kernel."""

import dataclasses
import functools
import pathlib
import re
import sys

import jax
import numpy as np
import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Lax"))

import lax_compare  # noqa: E402  (the paths come first)
import oracle  # noqa: E402
from kernels import Kernels, storage  # noqa: E402
from lax_corpus import convolution, values  # noqa: E402

DTYPES = {"f32": np.float32, "bf16": values.BF16, "f16": np.float16, "f64": np.float64, "i32": np.int32, "i8": np.int8}


@dataclasses.dataclass(frozen=True)
class Program:
    """A function of %0, %1, ... with one result per op."""

    operands: tuple
    results: tuple
    code: str

    def text(self, name):
        arguments = ", ".join(f"%{i}: tensor<{operand}>" for i, operand in enumerate(self.operands))
        results = ", ".join(f"tensor<{result}>" for result in self.results)
        returned = "%r" if len(self.results) == 1 else ", ".join(f"%r#{i}" for i in range(len(self.results)))
        return f"{name}({arguments}) -> ({results}) ", f"{{\n  {self.code}\n  return {returned} : {results}\n}}\n"


#===-- Convolutions --------------------------------------------------------------------------------------------------===#

OP = re.compile(r"%\S+ = stablehlo\.convolution\([^)]*\) (.*) : \(tensor<(\S+)>, tensor<(\S+)>\) -> tensor<(\S+)>")
ONE_GROUP = "{batch_group_count = 1 : i64, feature_group_count = 1 : i64}"
# What the corpus does not have: no element of the input, no feature, rows longer than a work item, many terms.
OTHERS = [
    (f"dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {{pad = [[2, 1]]}} {ONE_GROUP}",
     "2x3x0xf32", "4x3x2xf32", "2x4x2xf32"),
    (f"dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {{}} {ONE_GROUP}", "2x0x5xf32", "4x0x2xf32", "2x4x4xf32"),
    (f"dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {{pad = [[1, 1]], reverse = [true]}} {ONE_GROUP}",
     "1x2x1303xf32", "1x2x3xf32", "1x1x1303xf32"),
    (f"dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{pad = [[150, 150]]}} {ONE_GROUP}",
     "2x700x3xf32", "301x3x70xf32", "2x700x70xf32"),
    (f"dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {{pad = [[1, 1], [1, 1]]}} {ONE_GROUP}",
     "9x14x13x7xf32", "9x14x13x37xf32", "3x3x7x37xf32"),
    # By the library: terms in several panels, with rests; groups of both kinds; gaps, and a filter whose terms are not one
    # dimension in memory; rows of an image, and parts of a long one; a gradient of the filter.
    ("dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 2]], rhs_dilate = [1, 2]} "
     + ONE_GROUP, "2x13x11x70xf32", "3x3x70x24xf32", "2x6x10x24xf32"),
    ("dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64}",
     "2x9x8x27xf32", "3x3x9x30xf32", "2x7x6x30xf32"),
    ("dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64}",
     "4x9x8x10xf32", "3x3x10x16xf32", "2x7x6x16xf32"),
    ("dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 2], [2, 1]], lhs_dilate = [2, 2], "
     "reverse = [true, true]} " + ONE_GROUP, "2x6x7x24xf32", "3x3x16x24xf32", "2x12x14x16xf32"),
    # A dilated input, phase by phase: some without taps, one dimension alone, three and two phases, padding of either sign, groups;
    # and not: a rest of positions, features that lie apart.
    ("dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2]} " + ONE_GROUP,
     "3x4x5x40xf32", "1x1x33x40xf32", "3x8x10x33xf32"),
    ("dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[3, 0], [1, 1]], lhs_dilate = [3, 1]} " + ONE_GROUP,
     "2x5x7x20xf32", "2x3x20x48xf32", "2x15x7x48xf32"),
    ("dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[-1, 2], [4, 2]], lhs_dilate = [3, 2], "
     "reverse = [false, true]} " + ONE_GROUP, "2x6x7x24xf32", "3x4x600x24xf32", "2x15x16x600xf32"),
    ("dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2]} "
     "{batch_group_count = 1 : i64, feature_group_count = 2 : i64}", "2x5x6x32xf32", "3x3x16x32xf32", "2x10x12x32xf32"),
    ("dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[2, 2], [2, 1]], lhs_dilate = [2, 2]} " + ONE_GROUP,
     "2x6x7x24xf32", "3x3x16x24xf32", "2x13x14x16xf32"),
    ("dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2]} " + ONE_GROUP,
     "2x24x6x7xf32", "24x16x3x3xf32", "2x16x12x14xf32"),
    ("dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [0, 1]]} " + ONE_GROUP,
     "2x20x9x17xf32", "16x20x3x2xf32", "2x16x9x9xf32"),
    (f"dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {{pad = [[1, 1]]}} {ONE_GROUP}", "1x9x1303xf32", "10x9x3xf32", "1x10x1303xf32"),
    (f"dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {{}} {ONE_GROUP}", "1x40x31xf32", "1x31x256xf32", "1x40x256xf32"),
    (f"dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {{pad = [[1, 1], [1, 1]]}} {ONE_GROUP}",
     "9x14x13x40xf32", "9x14x13x37xf32", "3x3x40x37xf32"),
]


def convolutions():
    found = dict.fromkeys(OTHERS)
    for case in convolution.cases():
        with jax.enable_x64(case.wide):
            function, arguments = case.build()
            text = jax.jit(function).lower(*arguments).as_text()
        found |= dict.fromkeys(OP.findall(text))
    return [Program((lhs, rhs), (result,), f"%r = stablehlo.convolution(%0, %1) {attributes} : (tensor<{lhs}>, "
                    f"tensor<{rhs}>) -> tensor<{result}>")
            for attributes, lhs, rhs, result in found if "complex" not in result]


#===-- Windows -------------------------------------------------------------------------------------------------------===#


def counts(shape, window, strides, pads, base, dilation):
    """How many windows there are along each dimension."""
    return [max(0, (((n - 1) * b + 1 if n else 0) + sum(p) - ((w - 1) * d + 1)) // s + 1)
            for n, w, s, p, b, d in zip(shape, window, strides, pads, base, dilation)]


def tensor(shape, dtype):
    return "x".join([*map(str, shape), dtype])


def array(sizes):
    return f"array<i64: {', '.join(map(str, sizes))}>"


def region(inputs, dtype, code):
    arguments = ", ".join(f"%{name}: tensor<{dtype}>" for name in inputs)
    return f"({{\n  ^bb0({arguments}):\n    {code}\n  }})"


def combine(op, dtype):
    return f"%c = stablehlo.{op} %a, %b : tensor<{dtype}>\n    stablehlo.return %c : tensor<{dtype}>"


# Of two pairs (value, number), that of the larger value.
LARGER = """%c = stablehlo.compare GE, %a, %c0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %d = stablehlo.select %c, %a, %c0 : tensor<i1>, tensor<f32>
    %e = stablehlo.select %c, %b, %d0 : tensor<i1>, tensor<f32>
    stablehlo.return %d, %e : tensor<f32>, tensor<f32>"""


def reduce_window(op, dtype, shape, window, strides=None, pads=None, base=None, dilation=None):
    ones = [1] * len(shape)
    strides, base, dilation, pads = strides or ones, base or ones, dilation or ones, pads or [[0, 0]] * len(shape)
    operand, result = tensor(shape, dtype), tensor(counts(shape, window, strides, pads, base, dilation), dtype)
    attributes = (f"<{{base_dilations = {array(base)}, padding = dense<{pads}> : tensor<{len(shape)}x2xi64>, "
                  f"window_dilations = {array(dilation)}, window_dimensions = {array(window)}, "
                  f"window_strides = {array(strides)}}}>")
    if op == "larger":
        code = (f'%r:2 = "stablehlo.reduce_window"(%0, %1, %2, %2) {attributes} '
                f"{region(('a', 'b', 'c0', 'd0'), dtype, LARGER)} : (tensor<{operand}>, tensor<{operand}>, tensor<{dtype}>, "
                f"tensor<{dtype}>) -> (tensor<{result}>, tensor<{result}>)")
        return Program((operand, operand, dtype), (result, result), code)
    code = (f'%r = "stablehlo.reduce_window"(%0, %1) {attributes} {region("ab", dtype, combine(op, dtype))} : '
            f"(tensor<{operand}>, tensor<{dtype}>) -> tensor<{result}>")
    return Program((operand, dtype), (result,), code)


def running(op, dtype, shape, dim, reverse=False):
    """A window from one end of a dimension, as JAX exports `cumsum`; with the other bodies that it has."""
    size, neutral = shape[dim], {"add": "0", "multiply": "1", "maximum": "-100", "larger": "-100.0", "logaddexp": "0xFF800000"}
    point = "" if dtype[0] == "i" else ".0"
    initial = neutral[op] if op in ("larger", "logaddexp") else neutral[op] + point
    pads = [[0, 0] if i != dim else [0, size - 1] if reverse else [size - 1, 0] for i in range(len(shape))]
    window = [size if i == dim else 1 for i in range(len(shape))]
    count, t = (2 if op == "larger" else 1), tensor(shape, dtype)
    body = (LARGER if op == "larger" else LOGADDEXP if op == "logaddexp" else combine(op, dtype))
    names = ("a", "b", "c0", "d0") if op == "larger" else "ab"
    operands, initials, types = ", ".join(f"%{i}" for i in range(count)), ", ".join(["%i"] * count), ", ".join([f"tensor<{t}>"] * count)
    code = (f"%i = stablehlo.constant dense<{initial}> : tensor<{dtype}>\n  %r{':2' * (count > 1)} = "
            f'"stablehlo.reduce_window"({operands}, {initials}) <{{padding = dense<{pads}> : tensor<{len(shape)}x2xi64>, '
            f"window_dimensions = {array(window)}}}> {region(names, dtype, body)} : ({types}, "
            f"{', '.join([f'tensor<{dtype}>'] * count)}) -> " + (f"({types})" if count > 1 else types))
    return Program((t,) * count, (t,) * count, code)


LOGADDEXP = """%m = stablehlo.maximum %a, %b : tensor<f32>
    %d = stablehlo.subtract %a, %b : tensor<f32>
    %n = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.add %a, %b : tensor<f32>
    %e = stablehlo.abs %d : tensor<f32>
    %f = stablehlo.negate %e : tensor<f32>
    %g = stablehlo.exponential %f : tensor<f32>
    %h = stablehlo.log_plus_one %g : tensor<f32>
    %k = stablehlo.add %m, %h : tensor<f32>
    %l = stablehlo.select %n, %s, %k : tensor<i1>, tensor<f32>
    stablehlo.return %l : tensor<f32>"""


def select_and_scatter(dtype, shape, window, strides, pads, direction="GE"):
    ones = [1] * len(shape)
    operand, source = tensor(shape, dtype), tensor(counts(shape, window, strides, pads, ones, ones), dtype)
    choose = (f"%c = stablehlo.compare {direction}, %a, %b : (tensor<{dtype}>, tensor<{dtype}>) -> tensor<i1>\n"
              "    stablehlo.return %c : tensor<i1>")
    code = (f'%r = "stablehlo.select_and_scatter"(%0, %1, %2) <{{padding = dense<{pads}> : tensor<{len(shape)}x2xi64>, '
            f"window_dimensions = {array(window)}, window_strides = {array(strides)}}}> ({region('ab', dtype, choose)[1:-1]}, "
            f"{region('ab', dtype, combine('add', dtype))[1:-1]}) : (tensor<{operand}>, tensor<{source}>, tensor<{dtype}>) "
            f"-> tensor<{operand}>")
    return Program((operand, source, dtype), (operand,), code)


IMAGE, PADS = (2, 9, 10, 19), [[0, 0], [0, 1], [1, 1], [0, 0]]
WINDOWS = [
    reduce_window("maximum", "f32", IMAGE, (1, 3, 3, 1), (1, 2, 2, 1), PADS),
    reduce_window("add", "bf16", IMAGE, (1, 3, 3, 1), (1, 2, 1, 1), PADS),
    reduce_window("minimum", "i32", (2, 3, 9, 21), (1, 1, 2, 3), (1, 1, 2, 1), [[0, 0], [0, 0], [1, 1], [2, 1]]),
    reduce_window("add", "f32", (3, 7, 20), (2, 2, 3), (1, 2, 1), [[1, 0], [-1, 2], [2, 3]], (1, 2, 3), (1, 1, 2)),
    reduce_window("multiply", "f64", (5, 33), (2, 1), (3, 1), [[1, 1], [0, 0]]),
    reduce_window("add", "f32", (3, 70), (1, 70), None, [[0, 0], [69, 0]]),
    reduce_window("add", "f16", (70, 3), (70, 1), None, [[0, 69], [0, 0]]),
    reduce_window("maximum", "f32", (300,), (5,), None, [[2, 2]]),
    reduce_window("add", "f32", (0, 4), (2, 1), None, [[2, 1], [0, 0]]),
    reduce_window("larger", "f32", (4, 40), (2, 3), (2, 1), [[0, 0], [1, 1]]),
    running("add", "f32", (3, 70), 1),
    running("add", "f32", (70, 37), 0, reverse=True),
    running("add", "bf16", (3, 40, 21), 1),
    running("add", "i32", (2000,), 0),
    running("multiply", "f64", (4, 19), 1, reverse=True),
    running("maximum", "f16", (19, 4), 0),
    running("larger", "f32", (9, 40), 0),
    running("logaddexp", "f32", (6, 23), 1),
    running("logaddexp", "f32", (23, 6), 0, reverse=True),
    select_and_scatter("f32", IMAGE, (1, 3, 3, 1), (1, 2, 2, 1), PADS),
    select_and_scatter("f32", (2, 3, 8, 34), (1, 1, 2, 2), (1, 1, 2, 2), [[0, 0]] * 4),
    select_and_scatter("i32", (2, 8, 35), (1, 3, 3), (1, 1, 1), [[0, 0], [1, 1], [2, 0]]),
    select_and_scatter("bf16", (9, 18), (4, 1), (3, 1), [[2, 1], [0, 0]], "LE"),
    select_and_scatter("f64", (20,), (3,), (5,), [[0, 0]]),
]


#===-- All of them ---------------------------------------------------------------------------------------------------===#


@functools.cache
def programs():
    return [*convolutions(), *WINDOWS]


def split(text):
    *shape, dtype = text.split("x")
    return tuple(map(int, shape)), DTYPES[dtype]


@functools.cache
def case(number):
    """(arguments, JAX's results, what may differ)."""
    program = programs()[number]
    text = "module {\n" + "func.func public ".join(["", "".join(program.text("@main"))]) + "}\n"
    rng = np.random.RandomState(number)
    # Initial values change nothing: those of the order of a sum are free to be combined anywhere.
    first = {"add": 0, "multiply": 1, "maximum": -100, "minimum": 100}
    op = next((op for op in first if f"stablehlo.{op} " in program.code), "maximum")
    arguments = [storage(np.array(first[op], DTYPES[t]) if t in DTYPES else values.numbers(rng, *split(t)))
                 for t in program.operands]
    with jax.enable_x64(True):
        expected = [np.asarray(result) for result in oracle.Program(text)(arguments)]
    return arguments, expected, lax_compare.tolerance(text)


def on_targets(*targets):
    return [pytest.param(t, marks=() if t == "cpu" else pytest.mark.nightly) for t in targets]


@pytest.fixture(scope="module", params=on_targets("cpu", "cpu:x86-64-v3", "cpu:x86-64", "cuda"))
def kernels(request, tmp_path_factory):
    text = "".join("attributes {zero.kernel} ".join(program.text(f"func.func private @k{number}"))
                   for number, program in enumerate(programs()))
    return Kernels(text, str(tmp_path_factory.mktemp("windows")), request.param)


def test_size():
    """The corpus has what its name says: forward, both derivatives, each layout, option and type."""
    assert len(convolutions()) >= 120
    assert {program.results[0].split("x")[-1] for program in convolutions()} == set(DTYPES)


def test_programs_are_like_jax(kernels):
    wrong = []
    for number, program in enumerate(programs()):
        arguments, expected, allowed = case(number)
        found = kernels.run(f"k{number}", arguments, [np.full_like(e, 77) for e in expected])
        for value, reference in zip(found, expected, strict=True):
            if difference := lax_compare.difference(value, reference, allowed):
                wrong.append(f"{program.code}: {difference}")
        # The same bits however the work is split.
        for parts in (2, 5):
            again = kernels.run(f"k{number}", arguments, [np.full_like(e, 77) for e in expected], parts)
            if [a.tobytes() for a in again] != [f.tobytes() for f in found]:
                wrong.append(f"{program.code}: other bits where the work is cut into {parts}")
    assert not wrong, "\n".join(wrong)
