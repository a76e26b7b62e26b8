// RUN: zero-opt %s -split-input-file -verify-diagnostics

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @no_unit(%s: tensor<128xf32>) {
  // expected-error @+1 {{has @v in 'to', which is no zero.layout}}
  %0 = zero.all_to_all %s {from = [@u], to = [@v], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<128xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @no_pieces(%s: tensor<128xf32>) {
  // expected-error @+1 {{expects 'pieces', what goes where}}
  %0 = zero.all_to_all %s {from = [@u], to = [unit], pieces = []} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @no_shard(%s: tensor<64xf32>) {
  // expected-error @+1 {{128}}
  %0 = zero.all_to_all %s {from = [@u], to = [unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>]} over @mesh["dp"] : (tensor<64xf32>) -> tensor<8x8xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @units(%s: tensor<128xf32>) {
  // expected-error @+1 {{expects a unit, or 'unit' for none, in 'from' for each of 1 tensors, found 2}}
  %0 = zero.all_to_all %s {from = [@u, @u], to = [unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @outside_of_operand(%s: tensor<128xf32>) {
  // expected-error @+1 {{has #zero.piece<0 at 193 -> 0 at 0, 64>, expected elements of operand 0, of which all 2 ranks have 2 x 128}}
  %0 = zero.all_to_all %s {from = [@u], to = [unit], pieces = [#zero.piece<0 at 193 -> 0 at 0, 64>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @outside_of_result(%s: tensor<128xf32>) {
  // expected-error @+1 {{has #zero.piece<0 at 0 -> 0 at -1, 64>, expected elements of result 0}}
  %0 = zero.all_to_all %s {from = [@u], to = [unit], pieces = [#zero.piece<0 at 0 -> 0 at -1, 64>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @huge(%s: tensor<128xf32>) {
  // expected-error @+1 {{expected elements of operand 0}}
  %0 = zero.all_to_all %s {from = [@u], to = [unit], pieces = [#zero.piece<0 at 9223372036854775807 -> 0 at 0, 9223372036854775807>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @no_such_result(%s: tensor<128xf32>) {
  // expected-error @+1 {{has #zero.piece<0 at 0 -> 1 at 0, 64>, which names result 1, expected one of 1}}
  %0 = zero.all_to_all %s {from = [@u], to = [unit], pieces = [#zero.piece<0 at 0 -> 1 at 0, 64>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @twice(%s: tensor<128xf32>) {
  // expected-error @+1 {{writes element 63 of result 0 twice, expected pieces that do not overlap}}
  %0 = zero.all_to_all %s {from = [@u], to = [unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>, #zero.piece<0 at 128 -> 0 at 63, 64>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xf32>
  return
}

// -----

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 128 : i64, dtype = f32, elements = 256 : i64,
  segments = [#zero.segment<"a" [8, 8] at 0>, #zero.segment<"b" [8, 8] at 128>]}

func.func @types(%s: tensor<128xf32>) {
  // expected-error @+1 {{moves 'tensor<128xf32>' and 'tensor<8x8xbf16>', expected one element type}}
  %0 = zero.all_to_all %s {from = [@u], to = [unit], pieces = [#zero.piece<0 at 0 -> 0 at 0, 64>]} over @mesh["dp"] : (tensor<128xf32>) -> tensor<8x8xbf16>
  return
}
