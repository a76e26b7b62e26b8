// RUN: zero-opt %s --zero-schedule-kernels=target=cuda --split-input-file --verify-diagnostics

// Schedules by hand of convolutions from the definition whose terms have parts.
func.func private @depthwise_blocks(%x: tensor<6x14x13x24xbf16>, %g: tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 2, tile = 8, lanes = 8, workspace = 5184, parameters = {parts = 6 : i64, points = 3 : i64, sum_blocks = 1 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind convolution with parts and 2 items, expected 1}}
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x24xbf16>, tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
  return %0 : tensor<3x3x1x24xbf16>
}

// -----

func.func private @depthwise_parts(%x: tensor<6x14x13x24xbf16>, %g: tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 1, tile = 8, lanes = 8, workspace = 4320, parameters = {parts = 5 : i64, points = 3 : i64, sum_blocks = 1 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind convolution with parts of which there are 5, expected two or more of 6 rows of terms, and none empty}}
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x24xbf16>, tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
  return %0 : tensor<3x3x1x24xbf16>
}

// -----

func.func private @depthwise_sums(%x: tensor<6x14x13x24xbf16>, %g: tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 1, tile = 8, lanes = 8, workspace = 5184, parameters = {parts = 6 : i64, points = 3 : i64, sum_blocks = 2 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind convolution with parts and 2 blocks that add up parts, expected 1}}
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x24xbf16>, tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
  return %0 : tensor<3x3x1x24xbf16>
}

// -----

func.func private @depthwise_room(%x: tensor<6x14x13x24xbf16>, %g: tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 1, tile = 8, lanes = 8, workspace = 864, parameters = {parts = 6 : i64, points = 3 : i64, sum_blocks = 1 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind convolution with parts and 864 bytes of workspace, expected 5184}}
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x24xbf16>, tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
  return %0 : tensor<3x3x1x24xbf16>
}

// -----

func.func private @depthwise_team(%x: tensor<6x14x13x24xbf16>, %g: tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 1, tile = 8, lanes = 8, workspace = 5184, parameters = {parts = 6 : i64, points = 3 : i64, sum_blocks = 1 : i64, threads = 64 : i64}>} {
  // expected-error @-2 {{has a schedule of kind convolution with parts and 64 threads, expected 128}}
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x24xbf16>, tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
  return %0 : tensor<3x3x1x24xbf16>
}

// -----

func.func private @depthwise_vectors(%x: tensor<6x14x13x24xbf16>, %g: tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 1, tile = 8, lanes = 4, workspace = 5184, parameters = {parts = 6 : i64, points = 3 : i64, sum_blocks = 1 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind convolution with parts and 4 lanes, expected 8}}
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x24xbf16>, tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
  return %0 : tensor<3x3x1x24xbf16>
}

// -----

func.func private @depthwise_points(%x: tensor<6x14x13x24xbf16>, %g: tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 1, tile = 8, lanes = 8, workspace = 5184, parameters = {parts = 6 : i64, points = 9 : i64, sum_blocks = 1 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind convolution with parts, whose tile or points do not fit its sizes}}
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x24xbf16>, tensor<6x14x13x24xbf16>) -> tensor<3x3x1x24xbf16>
  return %0 : tensor<3x3x1x24xbf16>
}

// -----

func.func private @depthwise_double(%x: tensor<6x14x13x24xf64>, %g: tensor<6x14x13x24xf64>) -> tensor<3x3x1x24xf64>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 1, tile = 8, lanes = 4, workspace = 5184, parameters = {parts = 6 : i64, points = 3 : i64, sum_blocks = 1 : i64, threads = 128 : i64}>} {
  // expected-error @-2 {{has a schedule of kind convolution with parts, expected a convolution of bf16, f16 or f32}}
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 24 : i64, feature_group_count = 1 : i64} : (tensor<6x14x13x24xf64>, tensor<6x14x13x24xf64>) -> tensor<3x3x1x24xf64>
  return %0 : tensor<3x3x1x24xf64>
}
