"""Kernels for share-code.test; with an argument, lowered ones that have attributes of the same value under two names."""

import sys


def kernel(name, added, scale, size):
    print(f"""func.func private @{name}(%x: tensor<{size}xf32>) -> tensor<{size}xf32> attributes {{zero.kernel}} {{
  %added = stablehlo.constant dense<{added}> : tensor<{size}xf32>
  %half = stablehlo.constant dense<0.5> : tensor<{size}xf32>
  %scale = stablehlo.constant dense<{scale}> : tensor<{size}xf32>
  %0 = stablehlo.add %x, %added : tensor<{size}xf32>
  %1 = stablehlo.multiply %0, %half : tensor<{size}xf32>
  %2 = stablehlo.multiply %1, %scale : tensor<{size}xf32>
  %3 = stablehlo.subtract %2, %added : tensor<{size}xf32>
  return %3 : tensor<{size}xf32>
}}""")


def named(name, attribute, number):
    print(f"""llvm.func @{name}(%buffers: !llvm.ptr, %begin: i64, %end: i64) attributes {{{attribute}, zero.kernel}} {{
  %number = arith.constant {number} : f32
  llvm.store %number, %buffers : f32, !llvm.ptr
  llvm.return
}}""")


if sys.argv[1:]:
    for i in range(8):
        named(f"named_{i}", ("no_inline", "no_unwind")[i % 2], float(i))
    sys.exit()
for i in range(8):
    kernel(f"numbers_{i}", float(i + 1), float(i + 3), 21)
for i in range(7):
    kernel(f"few_{i}", float(i + 1), float(i + 3), 5)
for i in range(8):
    kernel(f"sizes_{i}", 1.0, 2.0, 100 + i)
