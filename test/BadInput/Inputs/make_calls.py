"""make_calls.py LEVELS CALLS: functions that each call the next one so many times."""

import sys

levels, calls = map(int, sys.argv[1:])
print("func.func @main(%v0: tensor<f32>) -> tensor<f32> {")
for level in range(levels):
    for call in range(calls):
        print(f"  %v{call + 1} = call @f{level}(%v{call}) : (tensor<f32>) -> tensor<f32>")
    print(f"  return %v{calls} : tensor<f32>\n}}")
    print(f"func.func private @f{level}(%v0: tensor<f32>) -> tensor<f32> {{")
print("  %v1 = stablehlo.add %v0, %v0 : tensor<f32>\n  return %v1 : tensor<f32>\n}")
