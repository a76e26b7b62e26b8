// RUN: zero-opt %s --split-input-file --zero-form-kernels | FileCheck %s
// RUN: zero-opt %s --split-input-file --zero-form-kernels --zero-schedule-kernels | FileCheck %s --check-prefix=SCHEDULED
// RUN: zero-opt %s --split-input-file --zero-form-kernels --remarks-filter-missed=zero-form-kernels -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-scheduled | FileCheck %s --check-prefix=STEP
// RUN: zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-scheduled=disable-fusions=attention | FileCheck %s --check-prefix=WITHOUT
// RUN: not zero-opt %inputs/gpt_tiny_f32.mlir --zero-to-scheduled=disable-fusions=softmax 2>&1 | FileCheck %s --check-prefix=NONE

// Forward and backward of two layers are two kernels; what the forward keeps are maxima and sums.
// STEP-LABEL: func.func public @main(
// STEP: zero.dispatch @k_attention({{.*}}) -> (tensor<12x2x16xf32>, tensor<12x2x16xf32>, tensor<12x16x2x16xf32>)
// STEP: zero.dispatch @k_attention({{.*}}) -> (tensor<12x2x16xf32>, tensor<12x2x16xf32>, tensor<12x16x2x16xf32>)
// STEP: zero.dispatch @k_attention_1(
// STEP: zero.dispatch @k_attention_1(
// STEP-LABEL: func.func private @k_attention(
// STEP: stablehlo.dot_general
// STEP: stablehlo.exponential
// STEP: stablehlo.dot_general

// WITHOUT-NOT: k_attention
// NONE: error: there is no fusion 'softmax'; fusions are unit-reductions attention joined-sums attention-operands attention-results attention-columns attention-outputs attention-rows long-sums gemm-views filter-reversals library-filters scatter-sums matmul-sums matmul-terms operand-sums aligned-rows row-values rows reduction-epilogues sibling-reductions producers copies recompute sibling-maps rematerialize further-results

// Scale, softmax: one kernel, whose body is the ops.
// CHECK-LABEL: func.func @attention(
// CHECK-NEXT: %[[O:.*]] = zero.dispatch @k_attention(%arg0, %arg1, %arg2)
// CHECK-NEXT: return %[[O]]
// CHECK-LABEL: func.func private @k_attention(
// CHECK: stablehlo.dot_general
// CHECK-NOT: zero.gemm
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @attention(%q: tensor<2x5x3x4xf32>, %k: tensor<2x7x3x4xf32>, %v: tensor<2x7x3x4xf32>) -> tensor<2x3x5x4xf32> {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x5x3x4xf32>, tensor<2x7x3x4xf32>) -> tensor<2x3x5x7xf32>
    %h = stablehlo.broadcast_in_dim %half, dims = [] : (tensor<f32>) -> tensor<2x3x5x7xf32>
    %scaled = stablehlo.multiply %s, %h : tensor<2x3x5x7xf32>
    %m = stablehlo.reduce(%scaled init: %low) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x5x7xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5x7xf32>
    %d = stablehlo.subtract %scaled, %ms : tensor<2x3x5x7xf32>
    %e = stablehlo.exponential %d : tensor<2x3x5x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x3x5x7xf32>, tensor<f32>) -> tensor<2x3x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x3x5xf32>) -> tensor<2x3x5x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x3x5x7xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<2x3x5x7xf32>, tensor<2x7x3x4xf32>) -> tensor<2x3x5x4xf32>
    return %o : tensor<2x3x5x4xf32>
  }
}

// -----

// Scores in f32, weights in bf16. What is summed over 70 queries, which are two tiles, is rounded at
// the end: it is added up in scratch memory, 3 x 7 keys x 4 elements of f32 for each sum.
// CHECK-LABEL: func.func @half(
// CHECK-NEXT: zero.dispatch @k_attention(%arg0, %arg1, %arg2) {{.*}} -> (tensor<3x70x4xbf16>, tensor<3x7x4xbf16>)
// SCHEDULED-LABEL: func.func @half(
// SCHEDULED-NEXT: zero.dispatch @k_attention({{.*}} workspace tensor<336xi8>
// CHECK-LABEL: func.func private @k_attention(
// CHECK: stablehlo.convert
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @half(%q: tensor<3x70x4xbf16>, %k: tensor<3x7x4xbf16>, %v: tensor<3x7x4xbf16>) -> (tensor<3x70x4xbf16>, tensor<3x7x4xbf16>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x70x4xbf16>, tensor<3x7x4xbf16>) -> tensor<3x70x7xf32>
    %e = stablehlo.exponential %s : tensor<3x70x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x70x7xf32>, tensor<f32>) -> tensor<3x70xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<3x70xf32>) -> tensor<3x70x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<3x70x7xf32>
    %w = stablehlo.convert %p : (tensor<3x70x7xf32>) -> tensor<3x70x7xbf16>
    %o = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x70x7xbf16>, tensor<3x7x4xbf16>) -> tensor<3x70x4xbf16>
    %d = stablehlo.dot_general %w, %q, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x70x7xbf16>, tensor<3x70x4xbf16>) -> tensor<3x7x4xbf16>
    return %o, %d : tensor<3x70x4xbf16>, tensor<3x7x4xbf16>
  }
}

// -----

// Without softmax it is a chain of matmuls: experts, linear attention.
// CHECK-LABEL: func.func @no_softmax(
// CHECK: zero.gemm
// CHECK: zero.gemm
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @no_softmax(%x: tensor<2x5x4xf32>, %w: tensor<2x4x7xf32>, %v: tensor<2x7x4xf32>) -> tensor<2x5x4xf32> {
    %s = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x4xf32>, tensor<2x4x7xf32>) -> tensor<2x5x7xf32>
    %e = stablehlo.exponential %s : tensor<2x5x7xf32>
    %o = stablehlo.dot_general %e, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
    return %o : tensor<2x5x4xf32>
  }
}

// -----

// The weights are a result: they are stored anyway.
// CHECK-LABEL: func.func @weights(
// CHECK: zero.gemm
// CHECK: zero.gemm
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @weights(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> (tensor<2x5x4xf32>, tensor<2x5x7xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
    %e = stablehlo.exponential %s : tensor<2x5x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x5x7xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
    // REMARK: keeps an attention from becoming a kernel: it reads scores of an attention, which would not be stored
    return %o, %p : tensor<2x5x4xf32>, tensor<2x5x7xf32>
  }
}

// -----

// Keys along two dimensions.
// CHECK-LABEL: func.func @two_dimensions(
// CHECK: zero.gemm
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @two_dimensions(%q: tensor<2x5x4xf32>, %k: tensor<2x7x3x4xf32>, %v: tensor<2x7x3x4xf32>) -> tensor<2x5x4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    // REMARK: it makes scores whose keys are several dimensions
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<2x5x4xf32>, tensor<2x7x3x4xf32>) -> tensor<2x5x7x3xf32>
    %e = stablehlo.exponential %s : tensor<2x5x7x3xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x5x7x3xf32>, tensor<f32>) -> tensor<2x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7x3xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x5x7x3xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<2x5x7x3xf32>, tensor<2x7x3x4xf32>) -> tensor<2x5x4xf32>
    return %o : tensor<2x5x4xf32>
  }
}

// -----

// CHECK-LABEL: func.func @doubles(
// CHECK: zero.gemm
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @doubles(%q: tensor<2x5x4xf64>, %k: tensor<2x7x4xf64>, %v: tensor<2x7x4xf64>) -> tensor<2x5x4xf64> {
    %zero = stablehlo.constant dense<0.0> : tensor<f64>
    // REMARK: it multiplies elements of another type than f32, bf16 and f16
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf64>, tensor<2x7x4xf64>) -> tensor<2x5x7xf64>
    %e = stablehlo.exponential %s : tensor<2x5x7xf64>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf64>, tensor<f64>) -> tensor<2x5xf64>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x5xf64>) -> tensor<2x5x7xf64>
    %p = stablehlo.divide %e, %sums : tensor<2x5x7xf64>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf64>, tensor<2x7x4xf64>) -> tensor<2x5x4xf64>
    return %o : tensor<2x5x4xf64>
  }
}

// -----

// CHECK-LABEL: func.func @scores_by_scores(
// CHECK: zero.gemm
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @scores_by_scores(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> tensor<2x5x5xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
    %e = stablehlo.exponential %s : tensor<2x5x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x5x7xf32>
    // REMARK: it multiplies scores with scores
    %o = stablehlo.dot_general %p, %e, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x7xf32>, tensor<2x5x7xf32>) -> tensor<2x5x5xf32>
    return %o : tensor<2x5x5xf32>
  }
}

// -----

// A difference of two attentions: what needs both may stand behind one kernel only.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @f(%qa: tensor<2x5x4xf32>, %ka: tensor<2x7x4xf32>, %qb: tensor<2x5x4xf32>, %kb: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> (tensor<2x7x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>) {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sa = stablehlo.dot_general %qa, %ka, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
    %sb = stablehlo.dot_general %qb, %kb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
    %ma = stablehlo.reduce(%sa init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    %msa = stablehlo.broadcast_in_dim %ma, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
    %da = stablehlo.subtract %sa, %msa : tensor<2x5x7xf32>
    %ea = stablehlo.exponential %da : tensor<2x5x7xf32>
    %za = stablehlo.reduce(%ea init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    %zsa = stablehlo.broadcast_in_dim %za, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
    %pa = stablehlo.divide %ea, %zsa : tensor<2x5x7xf32>
    %mb = stablehlo.reduce(%sb init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    %msb = stablehlo.broadcast_in_dim %mb, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
    %db = stablehlo.subtract %sb, %msb : tensor<2x5x7xf32>
    %eb = stablehlo.exponential %db : tensor<2x5x7xf32>
    %zb = stablehlo.reduce(%eb init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    %zsb = stablehlo.broadcast_in_dim %zb, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
    %pb = stablehlo.divide %eb, %zsb : tensor<2x5x7xf32>
    %oa = stablehlo.dot_general %pa, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
    %ob = stablehlo.dot_general %pb, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
    %o = stablehlo.subtract %oa, %ob : tensor<2x5x4xf32>
    %g = stablehlo.tanh %o : tensor<2x5x4xf32>
    %gn = stablehlo.negate %g : tensor<2x5x4xf32>
    %dvb = stablehlo.dot_general %pb, %gn, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x5x7xf32>, tensor<2x5x4xf32>) -> tensor<2x7x4xf32>
    %dpb = stablehlo.dot_general %gn, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
    %dva = stablehlo.dot_general %pa, %g, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x5x7xf32>, tensor<2x5x4xf32>) -> tensor<2x7x4xf32>
    // REMARK: keeps an attention from becoming a kernel: it needs results of two attentions before all of them are made
    %dv = stablehlo.add %dva, %dvb : tensor<2x7x4xf32>
    %dpa = stablehlo.dot_general %g, %v, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
    %tb = stablehlo.multiply %dpb, %pb : tensor<2x5x7xf32>
    %rb = stablehlo.reduce(%tb init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    %rsb = stablehlo.broadcast_in_dim %rb, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
    %ub = stablehlo.subtract %dpb, %rsb : tensor<2x5x7xf32>
    %dsb = stablehlo.multiply %ub, %pb : tensor<2x5x7xf32>
    %ta = stablehlo.multiply %dpa, %pa : tensor<2x5x7xf32>
    %ra = stablehlo.reduce(%ta init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5xf32>
    %rsa = stablehlo.broadcast_in_dim %ra, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x7xf32>
    %ua = stablehlo.subtract %dpa, %rsa : tensor<2x5x7xf32>
    %dsa = stablehlo.multiply %ua, %pa : tensor<2x5x7xf32>
    %dqb = stablehlo.dot_general %dsb, %kb, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
    %dkb = stablehlo.dot_general %dsb, %qb, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x5x7xf32>, tensor<2x5x4xf32>) -> tensor<2x7x4xf32>
    %dqa = stablehlo.dot_general %dsa, %ka, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
    %dka = stablehlo.dot_general %dsa, %qa, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x5x7xf32>, tensor<2x5x4xf32>) -> tensor<2x7x4xf32>
    return %dv, %dqa, %dqb, %dka, %dkb : tensor<2x7x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>
  }
}
