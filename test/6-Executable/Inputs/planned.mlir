module attributes {zero.phase = "planned", zero.format = 3 : i64, zero.config = {target = "cpu", stage = 0 : i64, replicated_states = [], without_gradient = []}, zero.bytes = {deviations = [], extra = {memory = 0 : i64, wire = 0 : i64}, padding = 0 : i64, resident = {grad = 0 : i64, opt_state = 0 : i64, other = 0 : i64, param = 0 : i64}, staging = 0 : i64, waiting = [], whole = [], wire = {main = 0 : i64}, wire_by_rank = {main = [0]}}} {
  zero.mesh @mesh ["dp" = 1]
  zero.stream @compute
  zero.space device @device
  zero.leaf tensor<40xf32> as #zero.role<const "x"> {slots = {main = [0, -1]}}
  zero.leaf tensor<40xf32> as #zero.role<output "y"> {slots = {main = [-1, 0]}}
  zero.arena in @device {alignment = 512 : i64, bytes = 1024 : i64, rank_offset = 512 : i64}
  zero.slot "main" #zero.role<const "x"> at #zero.allocation<0, tensor<40xf32>> {arg = 0 : i64}
  zero.slot "main" #zero.role<output "y"> at #zero.allocation<256, tensor<40xf32>> {result = 0 : i64, from = array<i64: 0>}
  func.func @main() {
    zero.launch @k ins [#zero.allocation<0, tensor<40xf32>>] outs [#zero.allocation<256, tensor<40xf32>>] on @compute {id = 0 : i64, from = [array<i64: -1>]}
    return
  }
  func.func private @k(%x: tensor<40xf32>) -> tensor<40xf32> attributes {zero.kernel} {
    %0 = stablehlo.add %x, %x : tensor<40xf32>
    return %0 : tensor<40xf32>
  }
}
