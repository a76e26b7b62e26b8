"""benchmarks/traffic.py against bytes counted by hand."""

import pytest
import traffic

PLAN = """module {
  zero.slot "main" #zero.role<param "w" next = 0> at #zero.allocation<0, tensor<8x8xf32>> {arg = 0 : i64, from = array<i64: 3>, result = 0 : i64}
  zero.slot "main" #zero.role<batch "x" dim = 0> at #zero.allocation<4096, tensor<4xi32>> {arg = 1 : i64}
  func.func public @main() {
    zero.launch @k_gather ins [#zero.allocation<4096, tensor<4xi32>>, #zero.allocation<0, tensor<8x8xf32>>] outs [#zero.allocation<512, tensor<4x8xf32>>] on @compute {from = [array<i64: -1>, array<i64: -1>], id = 0 : i64}
    zero.launch_gemm #zero.allocation<512, tensor<4x8xf32>>, #zero.allocation<512, tensor<4x8xf32>> -> #zero.allocation<1024, tensor<8x8xf32>> on @compute {a_strides = array<i64: 1, 8>, from = [array<i64: 0>, array<i64: 0>], id = 1 : i64}
    zero.launch @k_double ins [#zero.allocation<1024, tensor<8x8xf32>>] outs [#zero.allocation<2048, tensor<8x8xf32>>] on @compute {from = [array<i64: 1>], id = 2 : i64}
    zero.launch @k_double ins [#zero.allocation<2048, tensor<8x8xf32>>] outs [#zero.allocation<0, tensor<8x8xf32>>] on @compute {from = [array<i64: 2>], id = 3 : i64}
    return
  }
  func.func private @k_gather(%arg0: tensor<4xi32>, %arg1: tensor<8x8xf32>) -> tensor<4x8xf32> attributes {zero.kernel} {
    %0 = "stablehlo.gather"(%arg1, %arg0) : (tensor<8x8xf32>, tensor<4xi32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func private @k_double(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
"""


def test_kernels_move_what_they_read_and_write():
    plan = traffic.parse_plan(PLAN)
    # Indices and the rows looked up, read and written; then two kernels over 8 x 8.
    assert [traffic.moved(plan, launch) for launch in plan.kernels()] == [16 + 128 + 128, 256 + 256, 256 + 256]


def test_the_floor_has_each_tensor_once():
    plan = traffic.parse_plan(PLAN)
    # Read: the indices, the rows, the matmul's result. Written: the matmul's operand (which it reads twice), the new state.
    # What the two kernels exchange is not in it.
    assert traffic.floor_bytes(plan) == 16 + 128 + 256 + 128 + 256
    # Nothing is read on both sides of the matmul.
    assert traffic.crossing_bytes(plan) == 16 + 128 + 256 + 128 + 256


def test_what_is_read_by_turns_is_not_counted():
    first = "id = 1 : i64}"
    text = PLAN.replace(first, "id = 1 : i64, n = 8 : i64, turns = array<i64: 4, 8, 8>}", 1)
    assert text != PLAN
    plan, without = traffic.parse_plan(text), traffic.parse_plan(PLAN)
    # The kernel behind the matmul reads all of its result, the next one what that has stored.
    assert [traffic.moved(plan, launch) for launch in plan.kernels()] == [16 + 128 + 128, 256, 256 + 256]
    assert traffic.in_turns(plan) == (1, 256, 4 * 8 * 4)
    assert traffic.in_turns(without) == (0, 0, 0)
    # What must cross is told by the graph, not by turns.
    assert traffic.floor_bytes(plan) == traffic.floor_bytes(without)
    assert traffic.crossing_bytes(plan) == traffic.crossing_bytes(without)


def kernel(name, number, reads, sources, writes):
    """A launch; `reads` and `writes` are (offset, type)."""
    def each(places):
        return ", ".join(f"#zero.allocation<{offset}, tensor<{tensor}>>" for offset, tensor in places)
    return (f"    zero.launch @{name} ins [{each(reads)}] outs [{each(writes)}] on @compute "
            f"{{from = [{', '.join(f'array<i64: {source}>' for source in sources)}], id = {number} : i64}}\n")


def plan_of(*launches):
    """A plan whose last kernel's first result is the step's. Kernels read and write whole operands."""
    names = {"k_first", "k_second"}
    bodies = "".join(f"  func.func private @{name}() attributes {{zero.kernel}} {{\n    return\n  }}\n" for name in sorted(names))
    return traffic.parse_plan(f"""module {{
  zero.slot "main" #zero.role<param "w" next = 0> at #zero.allocation<4096, tensor<8x8xf32>> {{arg = 0 : i64, from = array<i64: 2>, result = 0 : i64}}
  func.func public @main() {{
{"".join(launches)}    return
  }}
{bodies}}}
""")


A, B, C, D = (0, "8x8xf32"), (512, "8x8xf32"), (1024, "8x8xf32"), (4096, "8x8xf32")


def test_what_waits_for_a_matmul_is_read_again():
    gemm = ("    zero.launch_gemm #zero.allocation<512, tensor<8x8xf32>>, #zero.allocation<512, tensor<8x8xf32>> -> "
            "#zero.allocation<1024, tensor<8x8xf32>> on @compute {from = [array<i64: 0>, array<i64: 0>], id = 1 : i64}\n")
    plan = plan_of(kernel("k_first", 0, [A], [-1], [B]), gemm, kernel("k_second", 2, [A, B, C], [-1, 0, 1], [D]))
    # Read: the argument, the matmul's result. Written: the matmul's operand, the new state.
    assert traffic.floor_bytes(plan) == 4 * 256
    # The second kernel cannot be one with the first: it reads the argument, and what the first made, again.
    assert traffic.crossing_bytes(plan) == 6 * 256


def test_what_waits_for_a_number_of_all_is_read_again():
    def plan(tensor):
        return plan_of(kernel("k_first", 0, [A], [-1], [(2048, tensor)]),
                       kernel("k_first", 1, [(2048, tensor)], [0], [(3072, tensor)]),
                       kernel("k_second", 2, [A, (3072, tensor)], [-1, 1], [D]))
    # A norm of all elements, and what it scales; a sum of each row, and what it scales.
    assert traffic.floor_bytes(plan("f32")) == traffic.floor_bytes(plan("8xf32")) == 2 * 256
    assert traffic.crossing_bytes(plan("f32")) == 3 * 256
    assert traffic.crossing_bytes(plan("8xf32")) == 2 * 256


def test_summary():
    found = traffic.summarise(traffic.parse_plan(PLAN), traffic.Floor(784, 800))
    assert (found["kernels"], found["library"]) == (3, 1)
    assert (found["ratio"], found["ratio_to_crossings"]) == (round(1296 / 784, 3), 1.62)


LOOP = """module {
  func.func public @main() {
    zero.launch @k_while ins [#zero.allocation<0, tensor<i32>>, #zero.allocation<64, tensor<6x8xf32>>, #zero.allocation<512, tensor<8xf32>>] outs [#zero.allocation<1024, tensor<8xf32>>] on @compute {from = [array<i64: -1>, array<i64: -1>, array<i64: -1>], id = 0 : i64}
    return
  }
  func.func private @k_test(%arg0: tensor<i32>) -> tensor<i1> attributes {zero.kernel} {
    %c = stablehlo.constant dense<6> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
  func.func private @k_next(%arg0: tensor<i32>) -> tensor<i32> attributes {zero.kernel} {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @k_row(%arg0: tensor<6x8xf32>, %arg1: tensor<i32>) -> tensor<1x8xf32> attributes {zero.kernel} {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [1, 8] : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    return %0 : tensor<1x8xf32>
  }
  func.func private @k_while(%arg0: tensor<i32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> attributes {zero.kernel} {
    %0:2 = stablehlo.while(%i = %arg0, %x = %arg2) : tensor<i32>, tensor<8xf32>
    cond {
      %results = zero.dispatch @k_test(%i) tied [-1] : (tensor<i32>) -> tensor<i1>
      stablehlo.return %results : tensor<i1>
    } do {
      %results = zero.dispatch @k_row(%arg1, %i) tied [-1] : (tensor<6x8xf32>, tensor<i32>) -> tensor<1x8xf32>
      %c = zero.gemm %results, %x {m = 1 : i64} : (tensor<1x8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %results_1 = zero.dispatch @k_next(%i) tied [-1] : (tensor<i32>) -> tensor<i32>
      stablehlo.return %results_1, %c : tensor<i32>, tensor<8xf32>
    }
    %1 = zero.dispatch @k_next(%arg0) tied [-1] : (tensor<i32>) -> tensor<i32>
    return %0#1 : tensor<8xf32>
  }
}
"""


def test_a_loop_moves_what_its_rounds_move():
    plan = traffic.parse_plan(LOOP)
    # Six rounds: a row read and written with its number, the counter read and written. The counter again behind the loop.
    assert [traffic.moved(plan, launch) for launch in plan.kernels()] == [6 * (32 + 4 + 32 + 8) + 8]
    assert plan.multiplying == {"k_while"}
    found = traffic.summarise(plan, traffic.Floor(1, 1))
    assert (found["kernels"], found["library"]) == (6 * 2 + 1, 6)


def test_the_table_has_each_kernel_and_sums_what_multiplies_apart(capsys):
    # 512 bytes twice in 1 ms, beside a copy of 0.002 GB/s.
    assert traffic.print_kernels(traffic.parse_plan(PLAN), {"k_double": (2, 1.0)}, 0.002, 5) == pytest.approx(0.512)
    assert traffic.print_kernels(traffic.parse_plan(LOOP), {"k_while": (1, 1.0)}, 0.002, 5) == 0
    table = capsys.readouterr().out
    assert "51%  k_double\n" in table and "k_while (matmuls in it)" in table


@pytest.mark.parametrize("was, damaged", [("compare LT", "compare NE"), ("dense<1>", "dense<2>"), ("add %arg0, %c", "add %arg0, %arg0")])
def test_a_loop_of_unknown_rounds_is_refused(was, damaged):
    with pytest.raises(SystemExit, match="expected the condition 'counter < constant' and the next counter 'counter \\+ 1'"):
        traffic.parse_plan(LOOP.replace(was, damaged))


def test_widths():
    assert traffic.tensor_bytes("tensor<2x3xbf16>") == 12
    assert traffic.tensor_bytes("tensor<5xi1>") == 5
    assert traffic.tensor_bytes("tensor<f8E4M3FN>") == 1
    assert traffic.tensor_bytes("tensor<2xcomplex<f32>>") == 16
