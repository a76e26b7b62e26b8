"""A step of one op along the rows of its batch: same_op.py KIND import|replica prints it, on all 8 rows or on the 4 of one
of 2 ranks. The op on a rank's rows is no part of the op on all of them."""
import sys

ADD = "^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %s : tensor<f32>"
LESS = ("^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
        "stablehlo.return %s : tensor<i1>")
ROWS = "tensor<{n}x6xf32>"

# Kind: the op, its type, whether it is rows of the result.
KINDS = {
    "elementwise": ("stablehlo.negate %x : " + ROWS, ROWS),
    "reverse": ("stablehlo.reverse %x, dims = [0] : " + ROWS, ROWS),
    "sort": ('"stablehlo.sort"(%x) <{{dimension = 0 : i64, is_stable = true}}> ({{\n' + LESS + "\n}}) : (" + ROWS + ") -> " + ROWS, ROWS),
    "factorize": ("stablehlo.negate %x : " + ROWS + "\n  %f:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) "
                  "{{operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, "
                  "dense<0> : tensor<1xindex>]}} : (" + ROWS + ") -> (" + ROWS + ", tensor<{k}xf32>)", ROWS),
    "pad": ("stablehlo.pad %x, %zero, low = [{p}, 0], high = [0, 0], interior = [0, 0] : (" + ROWS
            + ", tensor<f32>) -> tensor<{m}x6xf32>", "tensor<{m}x6xf32>"),
    "window": ('"stablehlo.reduce_window"(%x, %zero) <{{window_dimensions = array<i64: 3, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}}> ({{\n'
               + ADD + "\n}}) : (" + ROWS + ", tensor<f32>) -> " + ROWS, ROWS),
    "dynamic-slice": ("stablehlo.dynamic_slice %x, %i, %i, sizes = [{h}, 6] : (" + ROWS
                      + ", tensor<i32>, tensor<i32>) -> tensor<{h}x6xf32>", "tensor<{h}x6xf32>"),
    "update-slice": ("stablehlo.dynamic_update_slice %x, %y, %i, %i : (" + ROWS
                     + ", tensor<{h}x6xf32>, tensor<i32>, tensor<i32>) -> " + ROWS, ROWS),
    "slice": ("stablehlo.slice %x [0:{h}, 0:6] : (" + ROWS + ") -> tensor<{h}x6xf32>", "tensor<{h}x6xf32>"),
    "gather": ('"stablehlo.gather"(%x, %at) <{{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], '
               "index_vector_dim = 0>, slice_sizes = array<i64: {h}, 6>}}> : (" + ROWS
               + ", tensor<1xi32>) -> tensor<{h}x6xf32>", "tensor<{h}x6xf32>"),
    "scatter": ('"stablehlo.scatter"(%x, %at, %y) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], '
                "scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}}> ({{\n" + ADD + "\n}}) : (" + ROWS
                + ", tensor<1xi32>, tensor<{h}x6xf32>) -> " + ROWS, ROWS),
    "columns": ('"stablehlo.gather"(%x, %rows) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], '
                "start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}}> : (" + ROWS
                + ", tensor<2x{n}xi32>) -> tensor<{n}xf32>", "tensor<{n}xf32>"),
    "random": ("stablehlo.rng %zero, %zero, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> "
               "tensor<{n}x6xf32>", ROWS),
}

kind, phase = sys.argv[1:]
ranks = 1 if phase == "import" else 2
n = 8 // ranks
sizes = {"n": n, "h": n // 2, "m": n + 2 // ranks, "p": 2 // ranks, "k": min(n, 6)}
op, type = (text.format(**sizes) for text in KINDS[kind])
mesh = '  zero.mesh @mesh ["dp" = 2]\n' if ranks == 2 else ""
sharded = " dim = 0" if ranks == 2 else ""
print(f"""module attributes {{zero.phase = "{phase}"}} {{
{mesh}func.func @main(%x: tensor<{n}x6xf32> {{zero.role = #zero.role<batch "x" dim = 0>}}, %y: tensor<{n // 2}x6xf32> {{zero.role = #zero.role<batch "y" dim = 0>}}, %i: tensor<i32> {{zero.role = #zero.role<const "i">}}, %at: tensor<1xi32> {{zero.role = #zero.role<const "at">}}, %rows: tensor<2x{n}xi32> {{zero.role = #zero.role<batch "rows" dim = 1>}}, %shape: tensor<2xi64> {{zero.role = #zero.role<const "shape">}})
    -> ({type} {{zero.role = #zero.role<output "o"{sharded}>}}) {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = {op}
  return %r : {type}
}}
}}""")
