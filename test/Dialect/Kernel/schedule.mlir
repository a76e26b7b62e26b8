// RUN: zero-opt %s | zero-opt | FileCheck %s

// What is not said has its default, and is not printed.
// CHECK: @map{{.*}} #kernel.schedule<map, items = 4, rows = [4], columns = [16], tile = 16, lanes = 8>
func.func private @map(%a: tensor<4x16xf32>) -> tensor<4x16xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, grain = 1, items = 4, columns = [16], rows = [4], flat = false, tile = 16, lanes = 8>} {
  return %a : tensor<4x16xf32>
}
// CHECK: @row{{.*}} #kernel.schedule<row, items = 4, grain = 2, rows = [4], columns = [4, 4], lanes = 8, staged = [1, 3], passes = [0, 1], scratch = 128, workspace = 64, parameters = {points = 6 : i64}>
func.func private @row(%a: tensor<4x16xf32>) -> tensor<4x16xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, grain = 2, rows = [4], columns = [4, 4], lanes = 8, staged = [1, 3], passes = [0, 1],
                                                              scratch = 128, workspace = 64, parameters = {points = 6}>} {
  return %a : tensor<4x16xf32>
}
