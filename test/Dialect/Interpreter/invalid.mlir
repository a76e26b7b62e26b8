// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @none() {
  // expected-error @+1 {{attribute 'programs' is [], expected a function for at least one device}}
  "interpreter.run_parallel"() <{programs = []}> : () -> ()
  return
}

// -----

func.func @rows() {
  // expected-error @+1 {{attribute 'programs' has rows of 1 and 2 functions, expected as many in each}}
  "interpreter.run_parallel"() <{programs = [[@rows], [@rows, @rows]]}> : () -> ()
  return
}

// -----

func.func @no_function() {
  // expected-error @+1 {{names @nowhere, expected a function of this module}}
  "interpreter.run_parallel"() <{programs = [[@nowhere]]}> : () -> ()
  return
}

// -----

func.func @no_infeed() {
  // expected-error @+1 {{names @nowhere, expected a function of this module}}
  "interpreter.run_parallel"() <{infeed = [@nowhere], programs = [[@no_infeed]]}> : () -> ()
  return
}

// -----

func.func @types(%x: tensor<2xi64>) {
  // expected-error @+1 {{maps ('tensor<2xi64>') to (), expected the arguments and results of the devices: ('tensor<2xi64>', 'tensor<2xi64>') to ()}}
  "interpreter.run_parallel"(%x) <{programs = [[@types], [@types]]}> : (tensor<2xi64>) -> ()
  return
}

// -----

func.func @not_names() {
  // expected-error @+1 {{attribute 'programs' failed to satisfy constraint: names of functions, row by row}}
  "interpreter.run_parallel"() <{programs = ["f"]}> : () -> ()
  return
}

// -----

func.func @probe(%x: tensor<2xi64>) {
  // expected-error @+1 {{failed to verify that all of {operand, result} have same type}}
  %0 = "interpreter.probe"(%x) <{probe_id = "a"}> : (tensor<2xi64>) -> tensor<3xi64>
  return
}
