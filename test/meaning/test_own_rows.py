"""Rows that indices address anywhere, of a table that ranks along tp have rows of: the bits of the whole table, for each type of
index, before, within and behind the rows; a row of -0.0 or of NaN comes as it is."""

import numpy as np
import pytest

import tolerances
import zero_run

WIDTH, COUNT = 4, 8
# 128 rows are more than i8 counts: of these each rank has all it looks up.
TABLES = [("i8", 100), ("ui8", 252), ("i16", 128), ("ui16", 8), ("i32", 8), ("ui32", 100), ("i64", 8), ("ui64", 128), ("i8", 128)]
IN_CI = [("i8", 100), ("ui8", 252), ("i64", 8)]
MODES = {"add": "add", "largest": "maximum", "last": None}


def step(kind, rows, mode, element="f32", one="1.0"):
    """Looks rows up and writes some, by indices that it computes: those of the batch itself are checked before they are used."""
    table, values, ids = f"tensor<{rows}x{WIDTH}x{element}>", f"tensor<{COUNT}x{WIDTH}x{element}>", f"tensor<{COUNT}x{kind}>"
    new = f"%s = stablehlo.{MODES[mode]} %a, %b : tensor<{element}>" if MODES[mode] else f"%s = stablehlo.reshape %b : (tensor<{element}>) -> tensor<{element}>"
    return f"""
func.func @main(%table: {table} {{mhlo.sharding = "{{devices=[2,1]<=[2]}}", zero.role = #zero.role<param "table" next = 0>}},
                %x: {ids} {{zero.role = #zero.role<batch "x" dim = 0>}}, %y: {ids} {{zero.role = #zero.role<batch "y" dim = 0>}})
    -> ({table}, {values} {{zero.role = #zero.role<metric "inverse">}}) {{
  %both = stablehlo.xor %x, %y : {ids}
  %ids = stablehlo.reshape %both : ({ids}) -> tensor<{COUNT}x1x{kind}>
  %rows = "stablehlo.gather"(%table, %ids) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, {WIDTH}>}}> : ({table}, tensor<{COUNT}x1x{kind}>) -> {values}
  %one = stablehlo.constant dense<{one}> : {values}
  %inverse = stablehlo.divide %one, %rows : {values}
  %new = "stablehlo.scatter"(%table, %ids, %inverse) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%a: tensor<{element}>, %b: tensor<{element}>):
    {new}
    stablehlo.return %s : tensor<{element}>
  }}) : ({table}, tensor<{COUNT}x1x{kind}>, {values}) -> {table}
  return %new, %inverse : {table}, {values}
}}"""


def check(text, table, kind, interpret, folder):
    dtype = np.dtype(kind.replace("ui", "uint") if kind[0] == "u" else kind.replace("i", "int"))
    least, most = np.iinfo(dtype).min, np.iinfo(dtype).max
    rows = len(table)
    ids = np.array([least, most, rows - 1, min(rows, most), 3, 0, rows // 2, max(-1, least)], object).astype(dtype)
    other = np.arange(COUNT).astype(dtype)
    (folder / "step.mlir").write_text(text)
    whole, parts = (zero_run.run(folder / "step.mlir", [table, ids ^ other, other], stage=0, ranks=ranks, interpret=interpret, options=options)
                    for ranks, options in ((1, ()), (2, ["--mesh=dp=1,tp=2"])))
    tolerances.check_same("when ranks have rows of the table", whole, parts)


@pytest.mark.parametrize("interpret", [True, pytest.param(False, marks=pytest.mark.nightly)], ids=["interpreted", "compiled"])
@pytest.mark.parametrize("mode", [pytest.param(mode, marks=() if mode == "add" else pytest.mark.nightly) for mode in MODES])
@pytest.mark.parametrize("kind, rows", [pytest.param(*each, marks=() if each in IN_CI else pytest.mark.nightly) for each in TABLES])
def test_bits_are_those_of_the_whole_table(kind, rows, mode, interpret, tmp_path):
    table = np.random.default_rng(0).normal(size=(rows, WIDTH)).astype("f")
    table[rows // 2, 0] = np.nan
    table[3] = table[rows - 1] = -0.0
    check(step(kind, rows, mode), table, kind, interpret, tmp_path)


def test_complex_numbers(tmp_path):
    table = np.random.default_rng(0).normal(size=(8, 2 * WIDTH)).astype("f").view("complex64")
    table[3] = complex(-0.0, -0.0)
    check(step("i32", 8, "add", "complex<f32>", "(1.0, 0.0)"), table, "i32", True, tmp_path)
