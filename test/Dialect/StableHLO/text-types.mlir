// Element types and constants as JAX prints them: text -> IR -> text is the identity, from the generic form too.
// RUN: grep -v '^//' %s >%t.in
// RUN: zero-opt %t.in -o %t && diff -B %t.in %t
// RUN: zero-opt %t.in --mlir-print-op-generic | zero-opt -o %t && diff -B %t.in %t
module {
  func.func @f(%arg0: tensor<2xf4E2M1FN>, %arg1: tensor<2xf6E2M3FN>, %arg2: tensor<2xf6E3M2FN>, %arg3: tensor<2xf8E3M4>, %arg4: tensor<2xf8E4M3>, %arg5: tensor<2xf8E4M3FN>, %arg6: tensor<2xf8E4M3FNUZ>, %arg7: tensor<2xf8E4M3B11FNUZ>, %arg8: tensor<2xf8E5M2>, %arg9: tensor<2xf8E5M2FNUZ>, %arg10: tensor<2xf8E8M0FNU>, %arg11: tensor<2xbf16>, %arg12: tensor<2xi2>, %arg13: tensor<2xui2>, %arg14: tensor<2xi4>, %arg15: tensor<2xui4>, %arg16: tensor<2xi8>, %arg17: tensor<2xui8>, %arg18: tensor<2xui64>, %arg19: tensor<2xcomplex<f32>>, %arg20: tensor<2xcomplex<f64>>, %arg21: tensor<2xi1>) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2xf4E2M1FN>
    %cst = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf4E2M1FN>
    %1 = stablehlo.convert %arg0 : (tensor<2xf4E2M1FN>) -> tensor<2xf32>
    %2 = stablehlo.add %arg1, %arg1 : tensor<2xf6E2M3FN>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf6E2M3FN>
    %3 = stablehlo.convert %arg1 : (tensor<2xf6E2M3FN>) -> tensor<2xf32>
    %4 = stablehlo.add %arg2, %arg2 : tensor<2xf6E3M2FN>
    %cst_1 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf6E3M2FN>
    %5 = stablehlo.convert %arg2 : (tensor<2xf6E3M2FN>) -> tensor<2xf32>
    %6 = stablehlo.add %arg3, %arg3 : tensor<2xf8E3M4>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E3M4>
    %7 = stablehlo.convert %arg3 : (tensor<2xf8E3M4>) -> tensor<2xf32>
    %8 = stablehlo.add %arg4, %arg4 : tensor<2xf8E4M3>
    %cst_3 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E4M3>
    %9 = stablehlo.convert %arg4 : (tensor<2xf8E4M3>) -> tensor<2xf32>
    %10 = stablehlo.add %arg5, %arg5 : tensor<2xf8E4M3FN>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E4M3FN>
    %11 = stablehlo.convert %arg5 : (tensor<2xf8E4M3FN>) -> tensor<2xf32>
    %12 = stablehlo.add %arg6, %arg6 : tensor<2xf8E4M3FNUZ>
    %cst_5 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E4M3FNUZ>
    %13 = stablehlo.convert %arg6 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf32>
    %14 = stablehlo.add %arg7, %arg7 : tensor<2xf8E4M3B11FNUZ>
    %cst_6 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E4M3B11FNUZ>
    %15 = stablehlo.convert %arg7 : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf32>
    %16 = stablehlo.add %arg8, %arg8 : tensor<2xf8E5M2>
    %cst_7 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E5M2>
    %17 = stablehlo.convert %arg8 : (tensor<2xf8E5M2>) -> tensor<2xf32>
    %18 = stablehlo.add %arg9, %arg9 : tensor<2xf8E5M2FNUZ>
    %cst_8 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E5M2FNUZ>
    %19 = stablehlo.convert %arg9 : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf32>
    %20 = stablehlo.add %arg10, %arg10 : tensor<2xf8E8M0FNU>
    %cst_9 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E8M0FNU>
    %21 = stablehlo.add %arg11, %arg11 : tensor<2xbf16>
    %cst_10 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01]> : tensor<2xbf16>
    %22 = stablehlo.convert %arg11 : (tensor<2xbf16>) -> tensor<2xf32>
    %23 = stablehlo.add %arg12, %arg12 : tensor<2xi2>
    %c = stablehlo.constant dense<[1, 0]> : tensor<2xi2>
    %24 = stablehlo.convert %arg12 : (tensor<2xi2>) -> tensor<2xf32>
    %25 = stablehlo.add %arg13, %arg13 : tensor<2xui2>
    %c_11 = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
    %26 = stablehlo.convert %arg13 : (tensor<2xui2>) -> tensor<2xf32>
    %27 = stablehlo.add %arg14, %arg14 : tensor<2xi4>
    %c_12 = stablehlo.constant dense<[1, 0]> : tensor<2xi4>
    %28 = stablehlo.convert %arg14 : (tensor<2xi4>) -> tensor<2xf32>
    %29 = stablehlo.add %arg15, %arg15 : tensor<2xui4>
    %c_13 = stablehlo.constant dense<[1, 0]> : tensor<2xui4>
    %30 = stablehlo.convert %arg15 : (tensor<2xui4>) -> tensor<2xf32>
    %31 = stablehlo.add %arg16, %arg16 : tensor<2xi8>
    %c_14 = stablehlo.constant dense<[1, 0]> : tensor<2xi8>
    %32 = stablehlo.convert %arg16 : (tensor<2xi8>) -> tensor<2xf32>
    %33 = stablehlo.add %arg17, %arg17 : tensor<2xui8>
    %c_15 = stablehlo.constant dense<[1, 0]> : tensor<2xui8>
    %34 = stablehlo.convert %arg17 : (tensor<2xui8>) -> tensor<2xf32>
    %35 = stablehlo.add %arg18, %arg18 : tensor<2xui64>
    %c_16 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
    %36 = stablehlo.convert %arg18 : (tensor<2xui64>) -> tensor<2xf32>
    %37 = stablehlo.add %arg19, %arg19 : tensor<2xcomplex<f32>>
    %cst_17 = stablehlo.constant dense<[(1.000000e+00,-2.500000e+00), (0.000000e+00,1.000000e+00)]> : tensor<2xcomplex<f32>>
    %38 = stablehlo.convert %arg19 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %39 = stablehlo.add %arg20, %arg20 : tensor<2xcomplex<f64>>
    %cst_18 = stablehlo.constant dense<[(1.000000e+00,-2.500000e+00), (0.000000e+00,1.000000e+00)]> : tensor<2xcomplex<f64>>
    %40 = stablehlo.convert %arg20 : (tensor<2xcomplex<f64>>) -> tensor<2xf32>
    %41 = stablehlo.add %arg21, %arg21 : tensor<2xi1>
    %c_19 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %42 = stablehlo.convert %arg21 : (tensor<2xi1>) -> tensor<2xf32>
    %cst_20 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_21 = stablehlo.constant dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>
    %cst_22 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %cst_23 = stablehlo.constant dense<(0x7FC00000,0xFF800000)> : tensor<complex<f32>>
    %cst_24 = stablehlo.constant dense<> : tensor<0x3xf32>
    %c_25 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %c_26 = stablehlo.constant dense<[-1, 1]> : tensor<2xi64>
    return
  }
}
