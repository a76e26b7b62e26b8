// RUN: zero-opt %s --split-input-file --verify-diagnostics

// Schedules that no kernel of any target can have.

// expected-error @+2 {{expected ::zero::kernel::Kind to be one of: nothing, map, rows, row}}
// expected-error @+1 {{failed to parse Kernel_ScheduleAttr parameter 'kind'}}
func.func private @kind() attributes {zero.kernel, kernel.schedule = #kernel.schedule<maps, items = 4>}

// -----

// expected-error @+1 {{tile is 0, expected at least 1}}
func.func private @tile() attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 4, tile = 0>}

// -----

// expected-error @+1 {{grain is 0, expected at least 1}}
func.func private @grain() attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 4, grain = 0>}

// -----

// expected-error @+1 {{items is -1, expected at least 0}}
func.func private @items() attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = -1>}

// -----

// expected-error @+1 {{a size of rows is -4, expected at least 0}}
func.func private @rows() attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 1, rows = [-4]>}

// -----

// expected-error @+1 {{2 staged ops have 1 passes, expected one each}}
func.func private @passes() attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 1, staged = [1, 2], passes = [0]>}

// -----

// expected-error @+1 {{parameter 'points' is "six", expected a number}}
func.func private @parameter() attributes {zero.kernel, kernel.schedule = #kernel.schedule<convolution, items = 1, parameters = {points = "six"}>}

// -----

// expected-error @+1 {{attribute 'kernel.schedule' belongs on a function with zero.kernel}}
func.func private @entry() attributes {kernel.schedule = #kernel.schedule<map, items = 1>}

// -----

// expected-error @+1 {{'kernel.schedule' expects #kernel.schedule<...>, found 3 : i64}}
func.func private @number() attributes {zero.kernel, kernel.schedule = 3 : i64}

// -----

// expected-error @+1 {{there is no attribute 'kernel.plan'; the kernel dialect has kernel.schedule}}
func.func private @unknown() attributes {zero.kernel, kernel.plan}
