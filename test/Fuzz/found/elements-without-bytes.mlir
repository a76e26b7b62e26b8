module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
 zero.mesh @mesh ["dp" = 2]
 zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
 segments = [#zero.segment<"a" [4] at 0>, #zero.segment<"b" [4] at 4>]}
 zero.layout @u1 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
 segments = [#zero.segment<"c" [4] at 0>, #zero.segment<"d" [4] at 4>]}
 func.func @units(%x: tensor<4xvector<2xf32>>, %y: tensor<4xvector<2xf32>>) -> (tensor<2xf32>, tensor<2xf32>) {
 %0 = zero.segment_reduce add %x {unit = @u0} : tensor<4xvector<2xf32>> -> tensor<2xf32>
 %1 = zero.segment_reduce add %y {unit = @u1} : tensor<4xvector<2xf32>> -> tensor<2xf32>
 return %0, %1 : tensor<2xf32>, tensor<2xf32>
 }
}