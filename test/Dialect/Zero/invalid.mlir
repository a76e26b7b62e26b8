// RUN: zero-opt %s -split-input-file -verify-diagnostics

// expected-error @+1 {{names axis "dp" twice}}
zero.mesh @mesh ["dp" = 4, "dp" = 2]

// -----

// expected-error @+1 {{expects a positive size for axis "dp", found 0}}
zero.mesh @mesh ["dp" = 0]

// -----

// expected-error @+1 {{expects at most 1048576 ranks in all}}
zero.mesh @mesh ["dp" = 4294967296, "tp" = 4294967296]

// -----

// expected-error @+1 {{names axis "tp", which mesh @mesh does not have}}
zero.mesh @mesh ["dp" = 4] batch ["tp"]

// -----

// expected-error @+1 {{names axis "dp" twice}}
zero.mesh @mesh ["dp" = 4] batch ["dp", "dp"]

// -----

// expected-error @+1 {{expects at least one mesh axis}}
zero.mesh @mesh ["dp" = 4] batch [] {shard = []}

// -----

zero.mesh @mesh ["dp" = 4]
// expected-error @+1 {{expects names of mesh axes, found 0 : i64}}
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = [0], grad = ["dp"], opt = ["dp"]}, segments = []}

// -----

zero.mesh @mesh ["dp" = 4]
// expected-error @+1 {{expects 'block' between 1 and 2^32 and 'elements' between 0 and 2^52, found block 4611686018427387904 and elements 256}}
zero.layout @u0 on @mesh {dtype = f32, block = 4611686018427387904 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = []}

// -----

// expected-error @+1 {{segment 'w' is expected to have sizes and an offset of at least 0, and at most 2^52 elements}}
func.func private @f() attributes {s = #zero.segment<"w" [4294967296, 4294967296] at 0>}

// -----

zero.mesh @mesh ["dp" = 4]
// expected-error @+1 {{expects 'elements' to be a multiple of block x ranks = 128, found 250}}
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 250 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]}, segments = []}

// -----

zero.mesh @mesh ["dp" = 4]
// expected-error @+1 {{overlapping the segment before it, which ends at 128}}
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>, #zero.segment<"b" [16] at 96>]}

// -----

zero.mesh @mesh ["dp" = 4]
// expected-error @+1 {{to start at a multiple of block 32}}
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 16>]}

// -----

zero.mesh @mesh ["dp" = 4]
// expected-error @+1 {{names axis "tp", which mesh @mesh does not have}}
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["tp"]}, segments = []}

// -----

func.func @no_mesh(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{names mesh @mesh, which the module does not define}}
  %0 = zero.all_reduce add %x over @mesh["dp"] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
func.func @gather_type(%x: tensor<3x4xf32>) -> tensor<9x4xf32> {
  // expected-error @+1 {{expects result type 'tensor<12x4xf32>', found 'tensor<9x4xf32>'}}
  %0 = zero.batch_gather %x dim 0 over @mesh["dp"] : tensor<3x4xf32> -> tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
func.func @scatter_type(%x: tensor<12x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{expects result type 'tensor<3x4xf32>', found 'tensor<4x4xf32>'}}
  %0 = zero.batch_scatter add %x over @mesh["dp"] : tensor<12x4xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
func.func @scatter_rows(%x: tensor<9x4xf32>) -> tensor<3x4xf32> {
  // expected-error @+1 {{expects a first dimension that 4 ranks divide, found 'tensor<9x4xf32>'}}
  %0 = zero.batch_scatter add %x over @mesh["dp"] : tensor<9x4xf32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// expected-error @+1 {{role of "h" is batch_state, expected the 'dim' of its rows, in one run, and no 'groups', 'of' or 'unit'}}
func.func @rows_of_nothing(%h: tensor<8x4xf32> {zero.role = #zero.role<batch_state "h" next = 0>}) -> tensor<8x4xf32> {
  return %h : tensor<8x4xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>]}
func.func @shard_size(%x: tensor<32xf32>) -> tensor<256xf32> {
  // expected-error @+1 {{expects a shard of 64 elements, found 32}}
  %0 = zero.all_gather %x {units = [@u0]} over @mesh["dp"] : (tensor<32xf32>) -> tensor<256xf32>
  return %0 : tensor<256xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>]}
func.func @segment_shape(%x: tensor<16x8xf32>) -> tensor<256xf32> {
  // expected-error @+1 {{of the flat buffer's element type, found 'tensor<16x8xf32>'}}
  %0 = zero.pack %x {unit = @u0} : (tensor<16x8xf32>) -> tensor<256xf32>
  return %0 : tensor<256xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>]}
func.func @segment_index(%x: tensor<8x16xf32>, %s: tensor<64xf32>) -> tensor<64xf32> {
  // expected-error @+1 {{expects 'segment' below 1, found 1}}
  %0 = zero.insert_segment %x into %s {unit = @u0, segment = 1 : i64} : tensor<8x16xf32> into tensor<64xf32>
  return %0 : tensor<64xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>]}
func.func @extract_index(%s: tensor<64xf32>) -> tensor<8x16xf32> {
  // expected-error @+1 {{expects 'segment' below 1, found 1}}
  %0 = zero.extract_segment add %s {unit = @u0, segment = 1 : i64} : tensor<64xf32> -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>]}
func.func @extract_shape(%s: tensor<64xf32>) -> tensor<16x8xf32> {
  // expected-error @+1 {{expects #zero.segment}}
  %0 = zero.extract_segment add %s {unit = @u0, segment = 0 : i64} : tensor<64xf32> -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>]}
func.func @extract_type(%s: tensor<64xf32>) -> tensor<8x16xbf16> {
  // expected-error @+1 {{gives 'tensor<8x16xbf16>' of a shard of 'f32', expected the shard's element type}}
  %0 = zero.extract_segment add %s {unit = @u0, segment = 0 : i64} : tensor<64xf32> -> tensor<8x16xbf16>
  return %0 : tensor<8x16xbf16>
}

// -----

zero.mesh @mesh ["dp" = 4]
zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [8, 16] at 0>]}
func.func @extract_kind(%s: tensor<64xf32>) -> tensor<8x16xf32> {
  // expected-error @+1 {{has no identity of 'and' in 'f32' for what other ranks have}}
  %0 = zero.extract_segment and %s {unit = @u0, segment = 0 : i64} : tensor<64xf32> -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// -----

func.func @no_kernel(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{names @k, which is not a kernel of this module}}
  %0 = zero.dispatch @k(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel}
func.func @tied_range(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expects 'tied' to name an operand or -1, found 1}}
  %0 = zero.dispatch @k(%x) tied [1] : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @gemm_strides(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{expects a row or column stride of 1 in every matrix}}
  %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 16, 2>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @view_range(%a: tensor<8x8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{names 8 elements from 60 of 'tensor<8x8xf32>'}}
  %0 = zero.view %a at 60 : tensor<8x8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @+1 {{'zero.role' expects #zero.role<...>, found "param"}}
func.func @role(%a: tensor<8xf32> {zero.role = "param"}) {
  return
}

// -----

// expected-error @+1 {{unknown role 'parameter'; expected param, frozen}}
func.func @role_kind(%a: tensor<8xf32> {zero.role = #zero.role<parameter "w">}) {
  return
}

// -----

module attributes {zero.phase = "import"} {
  // expected-error @+1 {{ends in llvm.unreachable, expected func.return from phase import on}}
  func.func @never(%a: tensor<4xf32>) -> tensor<4xf32> {
    llvm.unreachable
  }
}

// -----

// expected-error @+1 {{attribute 'zero.phase' belongs on the module}}
func.func @phase() attributes {zero.phase = "import"} {
  return
}

// -----

zero.space device @device
// expected-error @+1 {{expects 'bytes' to be a multiple of 'alignment' 512, found 100}}
zero.arena in @device {alignment = 512 : i64, bytes = 100 : i64, rank_offset = 0 : i64}

// -----

func.func private @k(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {zero.kernel}
func.func @tied_twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{ties two results to operand 0}}
  %0:2 = zero.dispatch @k(%x) tied [0, 0] : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}

// -----

func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel}
func.func @declared_kernel(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{names kernel @k, which has no body of one block that returns}}
  %0 = zero.dispatch @k(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
  %0 = stablehlo.negate %a : tensor<4xf32>
  llvm.unreachable
}
func.func @kernel_without_results(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{names kernel @k, which has no body of one block that returns}}
  %0 = zero.dispatch @k(%x) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @gemm_beyond(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{touches elements of A up to 79, beyond 'tensor<8x8xf32>'}}
  %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_offset = 16 : i64, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_beyond_count(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{touches elements of B up to more than can be counted, beyond 'tensor<8x8xf32>'}}
  %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64: 3>, a_strides = array<i64: 8, 1, 0>,
    b_strides = array<i64: 8, 1, 9223372036854775807>, c_strides = array<i64: 8, 1, 0>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_negative(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{expects sizes, strides and offsets of at least 0 in A}}
  %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: -8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// Two batch entries would be summed into one matrix.
func.func @gemm_same_place(%a: tensor<2x8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{expects strides of C that give each element one place}}
  %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64: 2>, a_strides = array<i64: 8, 1, 64>,
    b_strides = array<i64: 8, 1, 64>, c_strides = array<i64: 8, 1, 0>} : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_types(%a: tensor<8x8xf64>) -> tensor<8x8xf32> {
  // expected-error @+1 {{expects matrices of f32, f64, bf16 or f16, all of one element type (or a result of f32 for bf16 and f16), found 'f64' x 'f64' to 'f32'}}
  %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// expected-error @+1 {{role of "x" has groups = 0, expected at least 1, and a 'dim' that holds them}}
func.func @role_groups(%a: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0 groups = 0>}) {
  return
}

// -----

// expected-error @+1 {{role of "x" has groups = 2, expected at least 1, and a 'dim' that holds them}}
func.func @role_groups_without_dim(%a: tensor<8xf32> {zero.role = #zero.role<batch "x" groups = 2>}) {
  return
}

// -----

func.func private @recursive(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
  // expected-error @+1 {{runs a function inside a kernel}}
  %0 = zero.dispatch @recursive(%a) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func private @calls(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
  // expected-error @+1 {{runs a function inside a kernel}}
  %0 = func.call @calls(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Only a kernel of machine code may have another type.
func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel, zero.work = 1 : i64} {
  return %a : tensor<4xf32>
}
func.func @other_type(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{does not match the type of kernel @k}}
  %0 = zero.dispatch @k(%x) tied [-1] : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @+1 {{names mesh @mesh, which the module does not define}}
zero.communicator @c over @mesh["dp"] for gathers

// -----

zero.mesh @mesh ["dp" = 2]
// expected-error @+1 {{names axis "dp" twice}}
zero.communicator @c over @mesh["dp", "dp"] for gathers

// -----

zero.mesh @mesh ["dp" = 2]
// expected-error @+1 {{names axis "tp", which mesh @mesh does not have}}
zero.communicator @c over @mesh["tp"] for reductions

// -----

zero.stream @comm
func.func @no_communicator(%x: tensor<4xf32>) {
  // expected-error @+1 {{names communicator @c, which the module does not define}}
  %f = zero.collective_start all_reduce add %x on @comm over @c : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.stream @comm
zero.communicator @c over @mesh["dp"] for gathers
func.func @other_purpose(%x: tensor<4xf32>) {
  // expected-error @+1 {{is all_reduce over @c, which is for gathers, expected a communicator for reductions}}
  %f = zero.collective_start all_reduce add %x on @comm over @c : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.communicator @c over @mesh["dp"] for reductions
func.func @no_stream(%x: tensor<4xf32>) {
  // expected-error @+1 {{runs on stream @comm, which the module does not define}}
  %f = zero.collective_start all_reduce add %x on @comm over @c : (tensor<4xf32>) -> !zero.future<tensor<4xf32>>
  return
}

// -----

func.func @copy_on_no_stream(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{runs on stream @side, which the module does not define}}
  %0 = zero.copy %x on @side : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{lies in space @device, which the module does not define}}
zero.arena in @device {alignment = 512 : i64, bytes = 512 : i64, rank_offset = 0 : i64}

// -----

zero.mesh @mesh ["dp" = 2]
zero.stream @comm
zero.communicator @c over @mesh["dp"] for reductions
func.func @future_of_no_tensor(%x: tensor<4xf32>) {
  // expected-error @+1 {{expects a future of tensors, found 'i32'}}
  %f = zero.collective_start all_reduce add %x on @comm over @c : (tensor<4xf32>) -> !zero.future<i32>
  return
}

// -----

func.func @entry_of_no_kind() attributes {zero.entry = "step"} { // expected-error {{'zero.entry' expects #zero.entry<step>, <init> or <eval>, found "step"}}
  return
}

// -----

func.func @entry_elsewhere(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{attribute 'zero.entry' belongs on a function}}
  %0 = stablehlo.negate %x {zero.entry = #zero.entry<step>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @gemm_of_integers(%a: tensor<8x8xi32>) -> tensor<8x8xi32> {
  // expected-error @+1 {{expects matrices of f32, f64, bf16 or f16, all of one element type (or a result of f32 for bf16 and f16), found 'i32' x 'i32' to 'i32'}}
  %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}

// -----

func.func @gemm_terms_and_init(%a: tensor<8x8xf32>, %b: tensor<8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects 'bias' and 'addend' where C's old value is not added}}
  %0 = zero.gemm %a, %a init(%a : tensor<8x8xf32>) bias(%b : tensor<8xf32>) {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_bias_size(%a: tensor<8x8xf32>, %b: tensor<9xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects a 'bias' of n = 8 elements of 'f32', found 'tensor<9xf32>'}}
  %0 = zero.gemm %a, %a bias(%b : tensor<9xf32>) {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_addend_type(%a: tensor<8x8xf32>, %x: tensor<64xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects an 'addend' of the result's type 'tensor<8x8xf32>', found 'tensor<64xf32>'}}
  %0 = zero.gemm %a, %a addend(%x : tensor<64xf32>) {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_addend_columns(%a: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects one matrix C of 8 x 8 elements, row by row, to which 'bias' or 'addend' are added, found 'tensor<8x8xf32>'}}
  %0 = zero.gemm %a, %a addend(%x : tensor<8x8xf32>) {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 1, 8>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_sums_name(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects 'sums of "a"' or 'sums of "b"' and a result for them, found sums of "c" and a result}}
  %0:2 = zero.gemm %a, %a sums of "c" {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> sums tensor<8xf32>
  return %0#0 : tensor<8x8xf32>
}

// -----

func.func @gemm_sums_without_result(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects 'sums of "a"' or 'sums of "b"' and a result for them, found sums of "b" and no result}}
  %0 = zero.gemm %a, %a sums of "b" {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_sums_without_name(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects 'sums of "a"' or 'sums of "b"' and a result for them, found sums of "" and a result}}
  %0:2 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> sums tensor<8xf32>
  return %0#0 : tensor<8x8xf32>
}

// -----

func.func @gemm_sums_and_addend(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects one matrix to which nothing is added where an operand is summed}}
  %0:2 = zero.gemm %a, %a addend(%a : tensor<8x8xf32>) sums of "b" {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> sums tensor<8xf32>
  return %0#0 : tensor<8x8xf32>
}

// -----

func.func @gemm_sums_f64(%a: tensor<8x8xf64>) -> tensor<8x8xf64> {
  // expected-error @+1 {{'zero.gemm' op expects operands and a result of f32, bf16 or f16 where an operand is summed, found 'f64' to 'f64'}}
  %0:2 = zero.gemm %a, %a sums of "b" {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64> sums tensor<8xf64>
  return %0#0 : tensor<8x8xf64>
}

// -----

func.func @gemm_sums_rows(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects 'a', which is summed, to be 8 x 8 elements, the terms of a product one behind the other}}
  %0:2 = zero.gemm %a, %a sums of "a" {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> sums tensor<8xf32>
  return %0#0 : tensor<8x8xf32>
}

// -----

func.func @gemm_sums_type(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'zero.gemm' op expects sums of 'b' of type 'tensor<8xf32>', found 'tensor<4xf32>'}}
  %0:2 = zero.gemm %a, %a sums of "b" {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> sums tensor<4xf32>
  return %0#0 : tensor<8x8xf32>
}

// -----

func.func @gemm_addend_f64(%a: tensor<8x8xf64>) -> tensor<8x8xf64> {
  // expected-error @+1 {{'zero.gemm' op expects a result of f32, bf16 or f16 to which 'bias' or 'addend' are added, found 'tensor<8x8xf64>'}}
  %0 = zero.gemm %a, %a addend(%a : tensor<8x8xf64>) {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf64>, tensor<8x8xf64>) -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

// -----

func.func @gemm_to_narrower(%a: tensor<8x8xf32>) -> tensor<8x8xbf16> {
  // expected-error @+1 {{found 'f32' x 'f32' to 'bf16'}}
  %0 = zero.gemm %a, %a {m = 8 : i64, n = 8 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
    b_strides = array<i64: 8, 1>, c_strides = array<i64: 8, 1>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xbf16>
  return %0 : tensor<8x8xbf16>
}

// -----

module attributes {zero.phase = "partitioned"} {
  func.func @main() {
    return
  }
  // expected-error @+1 {{'again' is of kind 'step', as is 'main', expected one of that kind}}
  func.func @again() attributes {zero.entry = #zero.entry<step>} {
    return
  }
}

// -----

zero.mesh @mesh ["dp" = 4]
zero.stream @comm priority 1
zero.communicator @dp_gathers over @mesh["dp"] for gathers
func.func @rows_of_three_ranks(%x: tensor<3x4xf32>) -> tensor<9x4xf32> {
  // expected-error @+1 {{without 'units' expects the rows of all 4 ranks and those of one, found 'tensor<9x4xf32>' and 'tensor<3x4xf32>'}}
  %f = zero.collective_start all_gather %x on @comm over @dp_gathers : (tensor<3x4xf32>) -> !zero.future<tensor<9x4xf32>>
  %0 = zero.await %f on @comm : !zero.future<tensor<9x4xf32>> -> tensor<9x4xf32>
  return %0 : tensor<9x4xf32>
}
