"""Kernels that know the rank and the layout of units, on every rank, against NumPy."""

import numpy as np
import pytest

from kernels import Kernels

# (ranks, block, segments): blocks that are and are not multiples of a vector's width.
LAYOUTS = {
    "wide": (4, 64, [("w", (20, 16), 0), ("b", (16,), 320), ("c", (100,), 384)], 512),
    "narrow": (2, 8, [("w", (3, 5), 0), ("b", (7,), 16), ("c", (17,), 24)], 64),
    "one": (1, 32, [("w", (8, 16), 0), ("b", (16,), 128)], 160),
    # A GPU's block has whole rounds of all its threads, and what is left.
    "long": (3, 64, [("w", (300, 211), 0), ("b", (7,), 63360), ("c", (401, 100), 63424)], 103680),
    # Long enough for several blocks of a GPU.
    "parts": (2, 64, [("w", (701, 700), 0)], 491520),
    "long, narrow": (2, 6, [("w", (150, 133), 0), ("b", (5,), 19950)], 19956),
}


def program(name):
    ranks, block, segments, elements = LAYOUTS[name]
    shard, count = elements // ranks, len(segments)
    rows = ", ".join(f'#zero.segment<"{n}" {list(s)} at {o}>' for n, s, o in segments)
    text = f"""
zero.mesh @mesh ["dp" = {ranks}]
zero.layout @u0 on @mesh {{dtype = f32, block = {block} : i64, elements = {elements} : i64,
  axes = {{param = ["dp"], grad = ["dp"], opt = ["dp"]}}, segments = [{rows}]}}
func.func private @rank() -> tensor<i32> attributes {{zero.kernel}} {{
  %0 = zero.rank_offset 8 over @mesh["dp"] : tensor<i32>
  return %0 : tensor<i32>
}}
func.func private @own(%x: tensor<{elements}xf32>, %s: tensor<f32>) -> tensor<{shard}xf32> attributes {{zero.kernel}} {{
  %0 = zero.own_shard %x {{unit = @u0}} : tensor<{elements}xf32> -> tensor<{shard}xf32>
  %1 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<{shard}xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<{shard}xf32>
  return %2 : tensor<{shard}xf32>
}}
func.func private @sum(%x: tensor<{shard}xf32>) -> tensor<{count}xf32> attributes {{zero.kernel}} {{
  %0 = stablehlo.multiply %x, %x : tensor<{shard}xf32>
  %1 = zero.segment_reduce add %0 {{unit = @u0}} : tensor<{shard}xf32> -> tensor<{count}xf32>
  %2 = stablehlo.sqrt %1 : tensor<{count}xf32>
  return %2 : tensor<{count}xf32>
}}
func.func private @max(%x: tensor<{shard}xf32>) -> tensor<{count}xf32> attributes {{zero.kernel}} {{
  %0 = zero.segment_reduce max %x {{unit = @u0}} : tensor<{shard}xf32> -> tensor<{count}xf32>
  return %0 : tensor<{count}xf32>
}}
"""
    for i, (_, shape, _) in enumerate(segments):
        if len(shape) != 2:
            continue
        kind = "x".join(map(str, shape)) + "xf32"
        for dim, name in ((1, "rows"), (0, "columns")):
            text += f"""
func.func private @{name}_{i}(%x: tensor<{shard}xf32>) -> tensor<{shape[1 - dim]}xf32> attributes {{zero.kernel}} {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %x, %x : tensor<{shard}xf32>
  %1 = zero.extract_segment add %0 {{unit = @u0, segment = {i} : i64}} : tensor<{shard}xf32> -> tensor<{kind}>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [{dim}] : (tensor<{kind}>, tensor<f32>) -> tensor<{shape[1 - dim]}xf32>
  return %2 : tensor<{shape[1 - dim]}xf32>
}}
"""
    for size, suffix in ((shard, "shard"), (elements, "whole")):
        text += f"""
func.func private @spread_{suffix}(%v: tensor<{count}xf32>, %x: tensor<{size}xf32>) -> tensor<{size}xf32> attributes {{zero.kernel}} {{
  %0 = zero.segment_broadcast %v {{unit = @u0}} : tensor<{count}xf32> -> tensor<{size}xf32>
  %1 = stablehlo.add %0, %x : tensor<{size}xf32>
  return %1 : tensor<{size}xf32>
}}
"""
        for i, (n, shape, _) in enumerate(segments):
            kind = "x".join(map(str, shape)) + "xf32"
            text += f"""
func.func private @insert_{suffix}_{i}(%w: tensor<{kind}>, %d: tensor<{size}xf32>) -> tensor<{size}xf32> attributes {{zero.kernel}} {{
  %0 = stablehlo.add %w, %w : tensor<{kind}>
  %1 = zero.insert_segment %0 into %d {{unit = @u0, segment = {i} : i64}} : tensor<{kind}> into tensor<{size}xf32>
  return %1 : tensor<{size}xf32>
}}
func.func private @first_{suffix}_{i}(%w: tensor<{kind}>) -> tensor<{size}xf32> attributes {{zero.kernel}} {{
  %z = stablehlo.constant dense<3.0> : tensor<{size}xf32>
  %1 = zero.insert_segment %w into %z {{unit = @u0, segment = {i} : i64}} : tensor<{kind}> into tensor<{size}xf32>
  return %1 : tensor<{size}xf32>
}}
"""
    return text


@pytest.fixture(scope="module", params=[(n, t) for n in LAYOUTS for t in ("cpu", "cpu:x86-64", "cuda")], ids=lambda p: "-".join(p))
def unit(request, tmp_path_factory):
    name, target = request.param
    return LAYOUTS[name], Kernels(program(name), str(tmp_path_factory.mktemp("units")), target)


def ranges(layout):
    ranks, _, _, elements = layout
    shard = elements // ranks
    for rank in range(ranks):
        yield rank, "shard", rank * shard, (rank + 1) * shard
        yield rank, "whole", 0, elements


def run(kernels, name, inputs, output, rank):
    return [kernels.run(name, inputs, [output.copy()], split, rank)[0] for split in (None, 3)]


def check(results, expected):
    for result in results:
        np.testing.assert_allclose(result, expected, rtol=2e-6)
        assert result.tobytes() == results[0].tobytes()


def test_rank(unit):
    layout, kernels = unit
    for rank in range(layout[0]):
        check(run(kernels, "rank", [], np.zeros((), np.int32), rank), np.int32(8 * rank))


def test_own_shard(unit):
    layout, kernels = unit
    x, scale = np.arange(layout[3], dtype=np.float32), np.array(2, np.float32)
    for rank, suffix, low, high in ranges(layout):
        if suffix == "shard":
            check(run(kernels, "own", [x, scale], np.zeros(high - low, np.float32), rank), 2 * x[low:high])


def test_segments(unit):
    layout, kernels = unit
    _, _, segments, elements = layout
    x = np.random.default_rng(1).standard_normal(elements).astype(np.float32)
    values = np.arange(1, len(segments) + 1, dtype=np.float32)
    spread = np.zeros(elements, np.float32)
    for value, (_, shape, offset) in zip(values, segments):
        spread[offset : offset + np.prod(shape)] = value
    for rank, suffix, low, high in ranges(layout):
        own = x[low:high].copy()
        check(run(kernels, "spread_" + suffix, [values, own], np.zeros_like(own), rank), own + spread[low:high])
        if suffix == "whole":
            continue
        parts = [x[max(o, low) : min(o + np.prod(s), high)] for _, s, o in segments]
        sums = np.array([np.sqrt(np.sum(p.astype(np.float64) ** 2)) for p in parts])
        check(run(kernels, "sum", [own], np.zeros(len(parts), np.float32), rank), sums)
        largest = np.array([p.max(initial=-np.inf) for p in parts])
        check(run(kernels, "max", [own], np.zeros(len(parts), np.float32), rank), largest)


def test_rows_and_columns(unit):
    layout, kernels = unit
    _, _, segments, elements = layout
    x = np.random.default_rng(2).standard_normal(elements).astype(np.float32)
    for rank, suffix, low, high in ranges(layout):
        if suffix == "whole":
            continue
        for i, (_, shape, offset) in enumerate(segments):
            if len(shape) != 2:
                continue
            inside = (np.arange(elements) >= low) & (np.arange(elements) < high)
            squares = np.where(inside, x.astype(np.float64) ** 2, 0)[offset : offset + np.prod(shape)].reshape(shape)
            for dim, name in ((1, "rows"), (0, "columns")):
                sums = np.zeros(shape[1 - dim], np.float32)
                check(run(kernels, f"{name}_{i}", [x[low:high].copy()], sums, rank), squares.sum(axis=dim))


def test_insert(unit):
    layout, kernels = unit
    _, _, segments, elements = layout
    for i, (_, shape, offset) in enumerate(segments):
        w = np.random.default_rng(i).standard_normal(shape).astype(np.float32)
        for rank, suffix, low, high in ranges(layout):
            whole = np.full(elements, 3, np.float32)
            whole[offset : offset + w.size] = w.ravel()
            check(run(kernels, f"first_{suffix}_{i}", [w], np.zeros(high - low, np.float32), rank), whole[low:high])
            whole[offset : offset + w.size] *= 2
            # In place: the destination is the output's buffer.
            buffer = np.full(high - low, 3, np.float32)
            kernels.run(f"insert_{suffix}_{i}", [w, buffer], [buffer], 2, rank)
            np.testing.assert_array_equal(buffer, whole[low:high])
