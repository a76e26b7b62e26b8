"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>, tensor<f32>) -> tensor<f32>, sym_name = "k_if"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<f32>):
    %0 = "stablehlo.if"(%arg0) ({
      %1 = "zero.dispatch"(%arg1) <{resultSegmentSizes = array<i32: 1, 0>, tied = array<i64: -1>}> : (tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }, {
      "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
    }) : (tensor<i1>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }) {zero.kernel} : () -> ()
}) {zero.phase = "scheduled", zero.format = 3 : i64} : () -> ()
