// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=long-sums | FileCheck %s --check-prefix=WITHOUT
// WITHOUT-NOT: -> tensor<32x56xf32>
// RUN: sed 's/zero.phase = "partitioned"/zero.phase = "scheduled"/' %t > %t.scheduled
// RUN: zero-opt --zero-validate=origin=%s %t.scheduled -o /dev/null

// Other sums than those of the rows.
// RUN: sed 's/applies stablehlo.add across dimensions = .2, 3./applies stablehlo.maximum across dimensions = [2, 3]/' %t.scheduled > %t.edited
// RUN: not diff -q %t.scheduled %t.edited
// RUN: not zero-opt --zero-validate=origin=%s %t.edited -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: sed 's/applies stablehlo.maximum across dimensions = .0./applies stablehlo.add across dimensions = [0]/' %t.scheduled > %t.edited
// RUN: not diff -q %t.scheduled %t.edited
// RUN: not zero-opt --zero-validate=origin=%s %t.edited -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
// REFUSED: error: 'func.return' op gives another result

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  // What makes the elements is in the kernel of the rows, what reads the sum in that of all.
  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: %[[R:.*]] = zero.dispatch @k_multiply_reduce{{.*}} -> tensor<32x56xf32>
  // CHECK-NEXT: zero.dispatch @k_reduce_divide{{.*}}(%[[R]]) {{.*}} -> tensor<f32>
  // REMARK: [Passed] long-sums
  func.func @fires(%x: tensor<32x56x8x32xf32>) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %count = stablehlo.constant dense<458752.0> : tensor<f32>
    %q = stablehlo.multiply %x, %x : tensor<32x56x8x32xf32>
    %s = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<32x56x8x32xf32>, tensor<f32>) -> tensor<f32>
    %m = stablehlo.divide %s, %count : tensor<f32>
    return %m : tensor<f32>
  }

  // CHECK-LABEL: func.func @largest(
  // CHECK-NEXT: zero.dispatch @k_reduce{{.*}} -> tensor<512xf64>
  // CHECK-NEXT: zero.dispatch @k_reduce{{.*}} -> tensor<f64>
  // REMARK: [Passed] long-sums
  func.func @largest(%x: tensor<512x512xf64>, %initial: tensor<f64>) -> tensor<f64> {
    %s = stablehlo.reduce(%x init: %initial) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<512x512xf64>, tensor<f64>) -> tensor<f64>
    return %s : tensor<f64>
  }

  // Small; from something; of 16 bits, whose sums of rows would be rounded; rows that are no work.
  // CHECK-LABEL: func.func @small(
  // CHECK-NEXT: zero.dispatch
  // CHECK-NEXT: return
  // REMARK-NOT: [Passed] long-sums
  func.func @small(%x: tensor<256x512xf32>) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<f32>
    return %s : tensor<f32>
  }

  // CHECK-LABEL: func.func @from_something(
  // CHECK-NEXT: zero.dispatch
  // CHECK-NEXT: return
  func.func @from_something(%x: tensor<512x512xf32>, %initial: tensor<f32>) -> tensor<f32> {
    %s = stablehlo.reduce(%x init: %initial) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<f32>
    return %s : tensor<f32>
  }

  // CHECK-LABEL: func.func @narrow(
  // CHECK-NEXT: zero.dispatch
  // CHECK-NEXT: return
  func.func @narrow(%x: tensor<512x512xbf16>) -> tensor<bf16> {
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xbf16>, tensor<bf16>) -> tensor<bf16>
    return %s : tensor<bf16>
  }

  // CHECK-LABEL: func.func @short_rows(
  // CHECK-NEXT: zero.dispatch
  // CHECK-NEXT: return
  // REMARK: [Missed] long-sums | {{.*}}"no outer dimensions make rows of some length"
  func.func @short_rows(%x: tensor<65536x8xf32>) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<65536x8xf32>, tensor<f32>) -> tensor<f32>
    return %s : tensor<f32>
  }
}
