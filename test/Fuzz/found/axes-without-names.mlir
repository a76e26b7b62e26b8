zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = [[]]},
 segments = [#zero.segment<"w" [8, 16] at 0>]}