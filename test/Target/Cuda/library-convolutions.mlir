// --convolution=cudnn: which convolutions the library is told of, and as what; what is proved of the calls; who refuses the option.
// RUN: rm -rf %t && split-file %s %t

// RUN: zero-opt %t/kernels.mlir --zero-schedule-kernels=target=cuda --remarks-filter=zero-schedule-kernels -o %t/scheduled.mlir 2> %t/remarks
// RUN: FileCheck %t/kernels.mlir --input-file=%t/scheduled.mlir
// RUN: FileCheck %t/kernels.mlir --input-file=%t/remarks --check-prefix=REMARK
// RUN: FileCheck %s --input-file=%t/remarks --check-prefix=WARNING
// WARNING: warning: --convolution=cudnn leaves {{[0-9]+}} of {{[0-9]+}} kernels of convolutions to the program's own; --remarks FILE says of each why
// RUN: zero-opt %t/scheduled.mlir --zero-schedule-kernels=target=cuda 2> %t/again | diff %t/scheduled.mlir -
// RUN: count 0 < %t/again
// RUN: zero-opt %t/scheduled.mlir --zero-lower-kernels=target=cuda -o %t/lowered.mlir
// RUN: FileCheck %t/kernels.mlir --input-file=%t/lowered.mlir --check-prefix=CALL
// Without the option all are the program's own; and so they are by default.
// RUN: sed 's/convolution = "cudnn", //' %t/kernels.mlir | zero-opt --zero-schedule-kernels=target=cuda | FileCheck %s --check-prefix=OWN
// OWN-NOT: library

// Schedules that are not what the module asks for.
// DEFINE: %{schedules} = not zero-opt --zero-schedule-kernels=target=cuda -o /dev/null 2>&1 | FileCheck %s
// RUN: sed 's/convolution = "cudnn", //' %t/scheduled.mlir | %{schedules} --check-prefix=UNASKED
// UNASKED: error: 'func.func' op kernel 'forward' has a schedule with parameter 'library', expected tiles: the module was not made with --convolution=cudnn
// RUN: zero-opt %t/kernels.mlir --zero-schedule-kernels=target=cuda -o %t/asked.mlir
// RUN: sed -E '/@forward\(/s/, parameters = \{library = 1 : i64\}//' %t/asked.mlir | %{schedules} --check-prefix=ASKED
// ASKED: error: 'func.func' op kernel 'forward' has a schedule of tiles, expected one with parameter 'library': the module was made with --convolution=cudnn
// RUN: sed -E '/@forward\(/s/workspace = 33554432/workspace = 1024/' %t/asked.mlir | %{schedules} --check-prefix=BYTES
// BYTES: error: 'func.func' op kernel 'forward' has a schedule with 1024 bytes of workspace, expected 33554432 for the library
// RUN: sed -E '/@forward\(/s/gemm_convolution, items = 1/convolution, items = 1/' %t/asked.mlir | %{schedules} --check-prefix=KIND
// KIND: error: 'func.func' op kernel 'forward' has a schedule of kind convolution, expected gemm_convolution for the library
// RUN: sed -E '/@not_packed\(/s/#kernel.schedule<[^>]*>/#kernel.schedule<gemm_convolution, items = 1, workspace = 33554432, parameters = {library = 1 : i64}>/' %t/asked.mlir | %{schedules} --check-prefix=TOLD
// TOLD: error: 'func.func' op kernel 'not_packed' has a schedule with parameter 'library', but tensors and filter do not all lie

// A step, all the way, in every phase with the option; what the machine code computes is what the interpreter does.
// RUN: %emulated zero-compile --quiet %t/step.mlir --target=cuda:sm_80 --convolution=cudnn --stage=0 --ranks=1 --check-kernels --dump-phases=%t/phases -o %t/step 2>&1 | FileCheck %s --check-prefix=CHECKED
// CHECKED: remark: machine code computes what the interpreter does: {{[0-9]+}} kernels
// RUN: grep -L 'convolution = "cudnn"' %t/phases/[2345]*.mlir | count 0
// RUN: zero-compile %t/phases/5-planned.mlir --quiet -o %t/again
// RUN: not zero-compile %t/phases/4-scheduled.mlir --convolution=own --quiet -o %t/again 2>&1 | FileCheck %s --check-prefix=CONTRADICTS
// CONTRADICTS: error: --convolution=own contradicts the module, which was made with cudnn
// RUN: not zero-compile %t/step.mlir --convolution=cudnn --quiet -o %t/again 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not zero-opt %t/step.mlir --zero-to-replica="target=null convolution=cudnn" 2>&1 | FileCheck %s --check-prefix=CPU
// CPU: error: --convolution=cudnn is for targets that have this library (--target=cuda), found --target={{cpu|null}}; leave it out
// RUN: not zero-compile %t/step.mlir --target=cuda --convolution=oneapi --quiet -o %t/again 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: --convolution is own or cudnn, found oneapi

// The report says who, and with factors of TF32 that they are.
// RUN: zero-compile %t/step.mlir --stage=0 --ranks=1 --target=cuda:sm_90 --machine=h100-sxm --convolution=cudnn --cubins=none --quiet -o %t/again | FileCheck %s --check-prefix=REPORT
// REPORT: cuDNN  k_convolution
// RUN: zero-compile %t/step.mlir --stage=0 --ranks=1 --target=cuda:sm_90 --machine=h100-sxm --convolution=cudnn --f32-matmul=tf32 --cubins=none --quiet -o %t/again | FileCheck %s --check-prefix=TF32
// TF32: cuDNN, tf32  k_convolution

// What a call is told: each number that is another one is found, and each buffer.
// RUN: zero-opt %t/phases/5-planned.mlir --zero-lower-kernels --zero-lower-host -o %t/host.mlir
// RUN: zero-opt --zero-validate=origin=%t/phases/5-planned.mlir %t/host.mlir -o /dev/null
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t/phases/5-planned.mlir -o /dev/null 2>&1 | FileCheck %s
// direction, type, factors, places; steps, dilation, padding, reversed; scratch memory; x, w, y: sizes and strides.
// RUN: grep -c 'k_convolution.call.dense<.0, 11, 0, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 33554432, 2, 4, 8, 7, 1, 224, 56, 7, 1, 1, 6, 4, 3, 2, 1, 24, 6, 2, 1, 1, 2, 6, 4, 6, 1, 144, 24, 6, 1, 1.>' %t/host.mlir | grep 1
// RUN: sed -E 's/(k_convolution.call.dense<.)0, 11/\12, 11/' %t/host.mlir | %{refused} --check-prefix=TENSORS
// RUN: sed -E 's/(k_convolution.call.dense<.*), 24, 6, 2, 1, 1, 2, 6/\1, 24, 6, 1, 2, 1, 2, 6/' %t/host.mlir | %{refused} --check-prefix=TENSORS
// RUN: sed -E 's/(k_convolution.call.dense<.*), 2, 4, 8, 7/\1, 2, 4, 8, 6/' %t/host.mlir | %{refused} --check-prefix=TENSORS
// TENSORS: error: 'llvm.call' op in kernel 'k_convolution' is told another convolution than the kernel's: it differs in sizes or strides of tensors
// RUN: sed -E 's/(k_convolution.call.dense<.0, 11, 0, 2), 2, 1/\1, 1, 1/' %t/host.mlir | %{refused} --check-prefix=PLACES0
// RUN: sed -E 's/(k_convolution.call.dense<.0, 11, 0, 2, 2, 1, 1), 1, 1, 1, 1/\1, 2, 1, 1, 1/' %t/host.mlir | %{refused} --check-prefix=PLACES0
// RUN: sed -E 's/(k_convolution.call.dense<.0, 11, 0, 2, 2, 1, 1, 1, 1, 1), 1, 0/\1, 0, 0/' %t/host.mlir | %{refused} --check-prefix=PLACES0
// RUN: sed -E 's/(k_convolution.call.dense<.0, 11, 0, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0), 0/\1, 1/' %t/host.mlir | %{refused} --check-prefix=PLACES0
// PLACES0: it differs in places along dimension 0
// RUN: sed -E 's/(k_convolution.call.dense<.0, 11, 0, 2, 2, 1, 1, 1, 1, 1, 1), 0, 0/\1, 1, 0/' %t/host.mlir | %{refused} --check-prefix=PLACES1
// PLACES1: it differs in places along dimension 1
// RUN: sed -E 's/(k_convolution.call.dense<.0), 11/\1, 10/' %t/host.mlir | %{refused} --check-prefix=TYPE
// TYPE: it differs in an element type
// RUN: sed -E 's/(k_convolution.call.dense<.0, 11), 0/\1, 1/' %t/host.mlir | %{refused} --check-prefix=FACTORS
// FACTORS: it differs in what factors are rounded to
// RUN: sed -E 's/(k_convolution.call.dense<.*), 33554432/\1, 33554433/' %t/host.mlir | %{refused} --check-prefix=SCRATCH
// SCRATCH: it differs in more scratch memory than its 33554432 bytes
// RUN: sed -E '/func @k_convolution\(/,/^  }/{/llvm.store/{x;s/^/x/;/^xx$/{x;d};x}}' %t/host.mlir | %{refused} --check-prefix=BUFFER
// BUFFER: error: 'llvm.call' op in kernel 'k_convolution' is given nothing as number 1 of its buffers, expected buffer 1
// RUN: sed -E '/call @zrt_convolve/d' %t/host.mlir | %{refused} --check-prefix=NEVER
// NEVER: error: 'llvm.func' op in kernel 'k_convolution{{.*}}' does not call zrt_convolve, expected one call
// RUN: sed -E '/func @k_convolution\(/s/zero.driver, //' %t/host.mlir | %{refused} --check-prefix=HOST
// HOST: error: 'llvm.mlir.global' op is expected to name a kernel, its function 'k_convolution'

//--- kernels.mlir
module attributes {zero.config = {convolution = "cudnn", target = "cuda"}} {

// Channels first, channels behind; each direction is told as what it is, with the padding of the convolution that it belongs to.
// CHECK: @forward{{.*}} #kernel.schedule<gemm_convolution, items = 1, workspace = 33554432, parameters = {library = 1 : i64}>
// CALL: @forward.call(dense<[0, 10, 0, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 33554432, 2, 4, 9, 7, 1, 252, 63, 7, 1, 1, 6, 4, 3, 3, 1, 36, 9, 3, 1, 1, 2, 6, 5, 7, 1, 210, 35, 7, 1, 1]>
// CALL-LABEL: llvm.func @forward(
// CALL: llvm.call @zrt_convolve(
func.func private @forward(%x: tensor<2x4x9x7xbf16>, %w: tensor<6x4x3x3xbf16>) -> tensor<2x6x5x7xbf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9x7xbf16>, tensor<6x4x3x3xbf16>) -> tensor<2x6x5x7xbf16>
  return %0 : tensor<2x6x5x7xbf16>
}

// CHECK: @channels_behind{{.*}} parameters = {library = 1 : i64}>
// CALL: @channels_behind.call(dense<[0, 11, 0, 2, 1, 1, 1, 2, 2, 1, 2, 2, 0, 0, 33554432, 2, 4, 9, 7, 1, 252, 1, 28, 4, 1, 6, 2, 3, 3, 1, 18, 1, 6, 2, 1, 2, 6, 9, 7, 1, 378, 1, 42, 6, 1]>
func.func private @channels_behind(%x: tensor<2x9x7x4xf32>, %w: tensor<6x3x3x2xf32>) -> tensor<2x9x7x6xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {pad = [[2, 2], [2, 2]], rhs_dilate = [2, 2]}
      {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x9x7x4xf32>, tensor<6x3x3x2xf32>) -> tensor<2x9x7x6xf32>
  return %0 : tensor<2x9x7x6xf32>
}

// CHECK: @data{{.*}} parameters = {library = 1 : i64}>
// CALL: @data.call(dense<[1, 11, 0, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 33554432, 2, 4, 9, 7, 1, 252, 63, 7, 1, 1, 6, 4, 3, 3, 1, 36, 9, 3, 1, 1, 2, 6, 5, 7, 1, 210, 35, 7, 1, 1]>
func.func private @data(%g: tensor<2x6x5x7xf32>, %w: tensor<6x4x3x3xf32>) -> tensor<2x4x9x7xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%g, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 1], reverse = [true, true]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x5x7xf32>, tensor<6x4x3x3xf32>) -> tensor<2x4x9x7xf32>
  return %0 : tensor<2x4x9x7xf32>
}

// CHECK: @filter{{.*}} parameters = {library = 1 : i64}>
// CALL: @filter.call(dense<[2, 11, 0, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 33554432, 2, 4, 9, 7, 1, 252, 63, 7, 1, 1, 6, 4, 3, 3, 1, 36, 9, 3, 1, 1, 2, 6, 5, 7, 1, 210, 35, 7, 1, 1]>
func.func private @filter(%x: tensor<2x4x9x7xf32>, %g: tensor<2x6x5x7xf32>) -> tensor<6x4x3x3xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {pad = [[1, 1], [1, 1]], rhs_dilate = [2, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9x7xf32>, tensor<2x6x5x7xf32>) -> tensor<6x4x3x3xf32>
  return %0 : tensor<6x4x3x3xf32>
}

// CHECK: @filter_of_groups{{.*}} parameters = {library = 1 : i64}>
func.func private @filter_of_groups(%x: tensor<2x4x9x7xf32>, %g: tensor<2x6x9x7xf32>) -> tensor<6x2x3x3xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9x7xf32>, tensor<2x6x9x7xf32>) -> tensor<6x2x3x3xf32>
  return %0 : tensor<6x2x3x3xf32>
}

// One dimension is two, of which the first has one element.
// CHECK: @line{{.*}} parameters = {library = 1 : i64}>
// CALL: @line.call(dense<[0, 9, 0, 2, 1, 1, 1, 1, 1, 1, 0, 2, 0, 0, 33554432, 2, 4, 1, 9, 1, 36, 9, 9, 1, 1, 6, 4, 1, 5, 1, 20, 5, 5, 1, 1, 2, 6, 1, 9, 1, 54, 9, 9, 1, 1]>
func.func private @line(%x: tensor<2x4x9xf16>, %w: tensor<6x4x5xf16>) -> tensor<2x6x9xf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[2, 2]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9xf16>, tensor<6x4x5xf16>) -> tensor<2x6x9xf16>
  return %0 : tensor<2x6x9xf16>
}

// CHECK: @volume{{.*}} parameters = {library = 1 : i64}>
func.func private @volume(%x: tensor<1x4x5x6x8xbf16>, %w: tensor<8x2x2x2x8xbf16>) -> tensor<1x5x6x7x8xbf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, 2, f]x[o, 0, 1, 2, i]->[b, 0, 1, 2, f], window = {pad = [[1, 1], [1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5x6x8xbf16>, tensor<8x2x2x2x8xbf16>) -> tensor<1x5x6x7x8xbf16>
  return %0 : tensor<1x5x6x7x8xbf16>
}

// More padding before than behind, whose last step nobody reaches: as good as even padding.
// CHECK: @even_enough{{.*}} parameters = {library = 1 : i64}>
func.func private @even_enough(%x: tensor<2x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) -> tensor<2x6x4x4xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 0], [1, 0]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x4x4xf32>
  return %0 : tensor<2x6x4x4xf32>
}

// Patches: the filter has more places than the result, and its gradient fewer than what it sums over.
// CHECK: @patches{{.*}} parameters = {library = 1 : i64}>
// CALL: @patches.call(dense<[0, 9, 0, 2, 4, 4, 1, 1, 1, 1, 0, 0, 0, 0, 33554432, 2, 3, 8, 8, 1, 192, 1, 24, 3, 1, 6, 3, 4, 4, 1, 48, 1, 12, 3, 1, 2, 6, 2, 2, 1, 24, 1, 12, 6, 1]>
func.func private @patches(%x: tensor<2x8x8x3xf16>, %w: tensor<6x4x4x3xf16>) -> tensor<2x2x2x6xf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {stride = [4, 4]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x3xf16>, tensor<6x4x4x3xf16>) -> tensor<2x2x2x6xf16>
  return %0 : tensor<2x2x2x6xf16>
}

// CHECK: @patches_filter{{.*}} parameters = {library = 1 : i64}>
// CALL: @patches_filter.call(dense<[2, 9, 0, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 33554432, 2, 3, 8, 8, 1, 192, 1, 24, 3, 1, 6, 3, 2, 2, 1, 12, 1, 6, 3, 1, 2, 6, 4, 4, 1, 96, 1, 24, 6, 1]>
func.func private @patches_filter(%x: tensor<2x8x8x3xf16>, %g: tensor<2x4x4x6xf16>) -> tensor<6x2x2x3xf16> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[f, 0, 1, b], window = {rhs_dilate = [2, 2]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x3xf16>, tensor<2x4x4x6xf16>) -> tensor<6x2x2x3xf16>
  return %0 : tensor<6x2x2x3xf16>
}

// What the library cannot be told: the program's own, and a remark says why.
// REMARK: 'uneven' is a kernel of the program's own, not cuDNN's: it has other padding behind than before
// CHECK: @uneven
// CHECK-NOT: library
func.func private @uneven(%x: tensor<2x4x8x8xf32>, %w: tensor<6x4x3x3xf32>) -> tensor<2x6x4x4xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x4x4xf32>
  return %0 : tensor<2x6x4x4xf32>
}

// REMARK: 'not_packed' is a kernel of the program's own, not cuDNN's: tensors and filter do not all lie with channels before, or all with channels behind
func.func private @not_packed(%x: tensor<2x9x7x4xf32>, %w: tensor<3x3x4x6xf32>) -> tensor<2x9x7x6xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x7x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x9x7x6xf32>
  return %0 : tensor<2x9x7x6xf32>
}

// REMARK: 'wider_result' is a kernel of the program's own, not cuDNN's: operands and result are not all of one type
func.func private @wider_result(%x: tensor<2x4x9x7xbf16>, %w: tensor<6x4x1x1xbf16>) -> tensor<2x6x9x7xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9x7xbf16>, tensor<6x4x1x1xbf16>) -> tensor<2x6x9x7xf32>
  return %0 : tensor<2x6x9x7xf32>
}

// REMARK: 'half_reversed' is a kernel of the program's own, not cuDNN's: windows are reversed that the library does not reverse
func.func private @half_reversed(%x: tensor<2x4x9x7xf32>, %w: tensor<6x4x3x3xf32>) -> tensor<2x6x7x5xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {reverse = [true, false]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9x7xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x7x5xf32>
  return %0 : tensor<2x6x7x5xf32>
}

// REMARK: 'data_of_groups' is a kernel of the program's own, not cuDNN's: groups are as no direction of the library has them
func.func private @data_of_groups(%g: tensor<2x6x5x4xf32>, %w: tensor<3x4x3x3xf32>) -> tensor<2x4x9x7xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%g, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], reverse = [true, true]}
      {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x6x5x4xf32>, tensor<3x4x3x3xf32>) -> tensor<2x4x9x7xf32>
  return %0 : tensor<2x4x9x7xf32>
}

// REMARK: 'cut_off' is a kernel of the program's own, not cuDNN's: its padding cuts elements off
func.func private @cut_off(%x: tensor<2x4x9x7xf32>, %w: tensor<6x4x3x3xf32>) -> tensor<2x6x5x3xf32> attributes {zero.kernel} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[-1, -1], [-1, -1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x9x7xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x5x3xf32>
  return %0 : tensor<2x6x5x3xf32>
}
}

//--- step.mlir
func.func @main(%x: tensor<2x4x8x7xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %w: tensor<6x4x3x2xf32> {zero.role = #zero.role<param "w">})
    -> (tensor<2x6x4x6xf32> {zero.role = #zero.role<output "y" dim = 0>}, tensor<2x4x8x7xf32> {zero.role = #zero.role<output "dx" dim = 0>}) {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 1], pad = [[1, 1], [0, 0]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x8x7xf32>, tensor<6x4x3x2xf32>) -> tensor<2x6x4x6xf32>
  %dx = stablehlo.convolution(%y, %w) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 2], [1, 1]], lhs_dilate = [2, 1], reverse = [true, true]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x4x6xf32>, tensor<6x4x3x2xf32>) -> tensor<2x4x8x7xf32>
  return %y, %dx : tensor<2x6x4x6xf32>, tensor<2x4x8x7xf32>
}
