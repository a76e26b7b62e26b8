// Every elementwise op on its own: text as JAX prints it comes back unchanged, from the pretty and from the generic form.
// RUN: zero-opt %s | FileCheck %s --strict-whitespace
// RUN: zero-opt %s --mlir-print-op-generic | zero-opt | FileCheck %s --strict-whitespace

// CHECK-LABEL: func.func @real
func.func @real(%x: tensor<4xf32>) {
  // CHECK-NEXT: {{^    }}%0 = stablehlo.abs %arg0 : tensor<4xf32>{{$}}
  %0 = stablehlo.abs %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%1 = stablehlo.cbrt %arg0 : tensor<4xf32>{{$}}
  %1 = stablehlo.cbrt %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%2 = stablehlo.ceil %arg0 : tensor<4xf32>{{$}}
  %2 = stablehlo.ceil %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%3 = stablehlo.cosine %arg0 : tensor<4xf32>{{$}}
  %3 = stablehlo.cosine %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%4 = stablehlo.exponential %arg0 : tensor<4xf32>{{$}}
  %4 = stablehlo.exponential %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%5 = stablehlo.exponential_minus_one %arg0 : tensor<4xf32>{{$}}
  %5 = stablehlo.exponential_minus_one %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%6 = stablehlo.floor %arg0 : tensor<4xf32>{{$}}
  %6 = stablehlo.floor %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%7 = stablehlo.log %arg0 : tensor<4xf32>{{$}}
  %7 = stablehlo.log %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%8 = stablehlo.log_plus_one %arg0 : tensor<4xf32>{{$}}
  %8 = stablehlo.log_plus_one %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%9 = stablehlo.logistic %arg0 : tensor<4xf32>{{$}}
  %9 = stablehlo.logistic %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%10 = stablehlo.negate %arg0 : tensor<4xf32>{{$}}
  %10 = stablehlo.negate %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%11 = stablehlo.round_nearest_afz %arg0 : tensor<4xf32>{{$}}
  %11 = stablehlo.round_nearest_afz %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%12 = stablehlo.round_nearest_even %arg0 : tensor<4xf32>{{$}}
  %12 = stablehlo.round_nearest_even %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%13 = stablehlo.rsqrt %arg0 : tensor<4xf32>{{$}}
  %13 = stablehlo.rsqrt %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%14 = stablehlo.sign %arg0 : tensor<4xf32>{{$}}
  %14 = stablehlo.sign %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%15 = stablehlo.sine %arg0 : tensor<4xf32>{{$}}
  %15 = stablehlo.sine %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%16 = stablehlo.sqrt %arg0 : tensor<4xf32>{{$}}
  %16 = stablehlo.sqrt %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%17 = stablehlo.tan %arg0 : tensor<4xf32>{{$}}
  %17 = stablehlo.tan %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%18 = stablehlo.tanh %arg0 : tensor<4xf32>{{$}}
  %18 = stablehlo.tanh %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%19 = stablehlo.is_finite %arg0 : (tensor<4xf32>) -> tensor<4xi1>{{$}}
  %19 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: {{^    }}%20 = stablehlo.add %arg0, %arg0 : tensor<4xf32>{{$}}
  %20 = stablehlo.add %x, %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%21 = stablehlo.atan2 %arg0, %arg0 : tensor<4xf32>{{$}}
  %21 = stablehlo.atan2 %x, %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%22 = stablehlo.divide %arg0, %arg0 : tensor<4xf32>{{$}}
  %22 = stablehlo.divide %x, %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%23 = stablehlo.maximum %arg0, %arg0 : tensor<4xf32>{{$}}
  %23 = stablehlo.maximum %x, %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%24 = stablehlo.minimum %arg0, %arg0 : tensor<4xf32>{{$}}
  %24 = stablehlo.minimum %x, %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%25 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>{{$}}
  %25 = stablehlo.multiply %x, %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%26 = stablehlo.power %arg0, %arg0 : tensor<4xf32>{{$}}
  %26 = stablehlo.power %x, %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%27 = stablehlo.remainder %arg0, %arg0 : tensor<4xf32>{{$}}
  %27 = stablehlo.remainder %x, %x : tensor<4xf32>
  // CHECK-NEXT: {{^    }}%28 = stablehlo.subtract %arg0, %arg0 : tensor<4xf32>{{$}}
  %28 = stablehlo.subtract %x, %x : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @integer
func.func @integer(%n: tensor<4xi32>, %u: tensor<ui8>, %p: tensor<2xi1>) {
  // CHECK-NEXT: {{^    }}%0 = stablehlo.abs %arg0 : tensor<4xi32>{{$}}
  %0 = stablehlo.abs %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%1 = stablehlo.negate %arg0 : tensor<4xi32>{{$}}
  %1 = stablehlo.negate %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%2 = stablehlo.sign %arg0 : tensor<4xi32>{{$}}
  %2 = stablehlo.sign %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%3 = stablehlo.not %arg0 : tensor<4xi32>{{$}}
  %3 = stablehlo.not %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%4 = stablehlo.popcnt %arg0 : tensor<4xi32>{{$}}
  %4 = stablehlo.popcnt %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%5 = stablehlo.count_leading_zeros %arg0 : tensor<4xi32>{{$}}
  %5 = stablehlo.count_leading_zeros %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%6 = stablehlo.add %arg0, %arg0 : tensor<4xi32>{{$}}
  %6 = stablehlo.add %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%7 = stablehlo.and %arg0, %arg0 : tensor<4xi32>{{$}}
  %7 = stablehlo.and %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%8 = stablehlo.divide %arg0, %arg0 : tensor<4xi32>{{$}}
  %8 = stablehlo.divide %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%9 = stablehlo.maximum %arg0, %arg0 : tensor<4xi32>{{$}}
  %9 = stablehlo.maximum %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%10 = stablehlo.minimum %arg0, %arg0 : tensor<4xi32>{{$}}
  %10 = stablehlo.minimum %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%11 = stablehlo.multiply %arg0, %arg0 : tensor<4xi32>{{$}}
  %11 = stablehlo.multiply %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%12 = stablehlo.or %arg0, %arg0 : tensor<4xi32>{{$}}
  %12 = stablehlo.or %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%13 = stablehlo.power %arg0, %arg0 : tensor<4xi32>{{$}}
  %13 = stablehlo.power %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%14 = stablehlo.remainder %arg0, %arg0 : tensor<4xi32>{{$}}
  %14 = stablehlo.remainder %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%15 = stablehlo.shift_left %arg0, %arg0 : tensor<4xi32>{{$}}
  %15 = stablehlo.shift_left %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%16 = stablehlo.shift_right_arithmetic %arg0, %arg0 : tensor<4xi32>{{$}}
  %16 = stablehlo.shift_right_arithmetic %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%17 = stablehlo.shift_right_logical %arg0, %arg0 : tensor<4xi32>{{$}}
  %17 = stablehlo.shift_right_logical %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%18 = stablehlo.subtract %arg0, %arg0 : tensor<4xi32>{{$}}
  %18 = stablehlo.subtract %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%19 = stablehlo.xor %arg0, %arg0 : tensor<4xi32>{{$}}
  %19 = stablehlo.xor %n, %n : tensor<4xi32>
  // CHECK-NEXT: {{^    }}%20 = stablehlo.not %arg1 : tensor<ui8>{{$}}
  %20 = stablehlo.not %u : tensor<ui8>
  // CHECK-NEXT: {{^    }}%21 = stablehlo.popcnt %arg1 : tensor<ui8>{{$}}
  %21 = stablehlo.popcnt %u : tensor<ui8>
  // CHECK-NEXT: {{^    }}%22 = stablehlo.count_leading_zeros %arg1 : tensor<ui8>{{$}}
  %22 = stablehlo.count_leading_zeros %u : tensor<ui8>
  // CHECK-NEXT: {{^    }}%23 = stablehlo.remainder %arg1, %arg1 : tensor<ui8>{{$}}
  %23 = stablehlo.remainder %u, %u : tensor<ui8>
  // CHECK-NEXT: {{^    }}%24 = stablehlo.shift_right_arithmetic %arg1, %arg1 : tensor<ui8>{{$}}
  %24 = stablehlo.shift_right_arithmetic %u, %u : tensor<ui8>
  // CHECK-NEXT: {{^    }}%25 = stablehlo.shift_right_logical %arg1, %arg1 : tensor<ui8>{{$}}
  %25 = stablehlo.shift_right_logical %u, %u : tensor<ui8>
  // CHECK-NEXT: {{^    }}%26 = stablehlo.not %arg2 : tensor<2xi1>{{$}}
  %26 = stablehlo.not %p : tensor<2xi1>
  // CHECK-NEXT: {{^    }}%27 = stablehlo.add %arg2, %arg2 : tensor<2xi1>{{$}}
  %27 = stablehlo.add %p, %p : tensor<2xi1>
  // CHECK-NEXT: {{^    }}%28 = stablehlo.and %arg2, %arg2 : tensor<2xi1>{{$}}
  %28 = stablehlo.and %p, %p : tensor<2xi1>
  // CHECK-NEXT: {{^    }}%29 = stablehlo.maximum %arg2, %arg2 : tensor<2xi1>{{$}}
  %29 = stablehlo.maximum %p, %p : tensor<2xi1>
  // CHECK-NEXT: {{^    }}%30 = stablehlo.minimum %arg2, %arg2 : tensor<2xi1>{{$}}
  %30 = stablehlo.minimum %p, %p : tensor<2xi1>
  // CHECK-NEXT: {{^    }}%31 = stablehlo.multiply %arg2, %arg2 : tensor<2xi1>{{$}}
  %31 = stablehlo.multiply %p, %p : tensor<2xi1>
  // CHECK-NEXT: {{^    }}%32 = stablehlo.or %arg2, %arg2 : tensor<2xi1>{{$}}
  %32 = stablehlo.or %p, %p : tensor<2xi1>
  // CHECK-NEXT: {{^    }}%33 = stablehlo.xor %arg2, %arg2 : tensor<2xi1>{{$}}
  %33 = stablehlo.xor %p, %p : tensor<2xi1>
  return
}

// CHECK-LABEL: func.func @complex
func.func @complex(%z: tensor<4xcomplex<f64>>) {
  // CHECK-NEXT: {{^    }}%0 = stablehlo.cbrt %arg0 : tensor<4xcomplex<f64>>{{$}}
  %0 = stablehlo.cbrt %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%1 = stablehlo.cosine %arg0 : tensor<4xcomplex<f64>>{{$}}
  %1 = stablehlo.cosine %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%2 = stablehlo.exponential %arg0 : tensor<4xcomplex<f64>>{{$}}
  %2 = stablehlo.exponential %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%3 = stablehlo.exponential_minus_one %arg0 : tensor<4xcomplex<f64>>{{$}}
  %3 = stablehlo.exponential_minus_one %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%4 = stablehlo.log %arg0 : tensor<4xcomplex<f64>>{{$}}
  %4 = stablehlo.log %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%5 = stablehlo.log_plus_one %arg0 : tensor<4xcomplex<f64>>{{$}}
  %5 = stablehlo.log_plus_one %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%6 = stablehlo.logistic %arg0 : tensor<4xcomplex<f64>>{{$}}
  %6 = stablehlo.logistic %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%7 = stablehlo.negate %arg0 : tensor<4xcomplex<f64>>{{$}}
  %7 = stablehlo.negate %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%8 = stablehlo.rsqrt %arg0 : tensor<4xcomplex<f64>>{{$}}
  %8 = stablehlo.rsqrt %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%9 = stablehlo.sign %arg0 : tensor<4xcomplex<f64>>{{$}}
  %9 = stablehlo.sign %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%10 = stablehlo.sine %arg0 : tensor<4xcomplex<f64>>{{$}}
  %10 = stablehlo.sine %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%11 = stablehlo.sqrt %arg0 : tensor<4xcomplex<f64>>{{$}}
  %11 = stablehlo.sqrt %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%12 = stablehlo.tan %arg0 : tensor<4xcomplex<f64>>{{$}}
  %12 = stablehlo.tan %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%13 = stablehlo.tanh %arg0 : tensor<4xcomplex<f64>>{{$}}
  %13 = stablehlo.tanh %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%14 = stablehlo.abs %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>{{$}}
  %14 = stablehlo.abs %z : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  // CHECK-NEXT: {{^    }}%15 = stablehlo.add %arg0, %arg0 : tensor<4xcomplex<f64>>{{$}}
  %15 = stablehlo.add %z, %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%16 = stablehlo.atan2 %arg0, %arg0 : tensor<4xcomplex<f64>>{{$}}
  %16 = stablehlo.atan2 %z, %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%17 = stablehlo.divide %arg0, %arg0 : tensor<4xcomplex<f64>>{{$}}
  %17 = stablehlo.divide %z, %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%18 = stablehlo.multiply %arg0, %arg0 : tensor<4xcomplex<f64>>{{$}}
  %18 = stablehlo.multiply %z, %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%19 = stablehlo.power %arg0, %arg0 : tensor<4xcomplex<f64>>{{$}}
  %19 = stablehlo.power %z, %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%20 = stablehlo.remainder %arg0, %arg0 : tensor<4xcomplex<f64>>{{$}}
  %20 = stablehlo.remainder %z, %z : tensor<4xcomplex<f64>>
  // CHECK-NEXT: {{^    }}%21 = stablehlo.subtract %arg0, %arg0 : tensor<4xcomplex<f64>>{{$}}
  %21 = stablehlo.subtract %z, %z : tensor<4xcomplex<f64>>
  return
}

// The error that a function may have is kept.
// CHECK-LABEL: func.func @accuracy
func.func @accuracy(%x: tensor<4xbf16>) {
  // CHECK-NEXT: {{^    }}%0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %0 = stablehlo.cbrt %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%1 = stablehlo.cosine %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %1 = stablehlo.cosine %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%2 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %2 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%3 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %3 = stablehlo.exponential_minus_one %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%4 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %4 = stablehlo.log %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%5 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %5 = stablehlo.log_plus_one %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%6 = stablehlo.logistic %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %6 = stablehlo.logistic %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%7 = stablehlo.rsqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %7 = stablehlo.rsqrt %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%8 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %8 = stablehlo.sine %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%9 = stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %9 = stablehlo.sqrt %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%10 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %10 = stablehlo.tan %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  // CHECK-NEXT: {{^    }}%11 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>{{$}}
  %11 = stablehlo.tanh %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xbf16>
  return
}
