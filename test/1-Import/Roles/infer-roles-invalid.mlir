// What does not follow is asked for, with the table to fill in.
// RUN: rm -rf %t && split-file %s %t
// RUN: not zero-opt %t/pairs.mlir --zero-infer-roles 2>&1 | FileCheck %t/pairs.mlir
// RUN: zero-opt %t/pairs.mlir --zero-infer-roles="roles=%t/pairs.roles print-roles=true" -o /dev/null | FileCheck %t/pairs.mlir --check-prefix=GIVEN
// RUN: not zero-opt %t/batch.mlir --zero-infer-roles 2>&1 | FileCheck %t/batch.mlir
// What has no end is no table.
// RUN: not zero-opt %t/pairs.mlir --zero-infer-roles=roles=/dev/zero 2>&1 | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: error: cannot read the roles file '/dev/zero': it is larger than 64 MiB, no table of roles
// The table goes into a file, which is never one that is there.
// RUN: not zero-opt %t/pairs.mlir --zero-infer-roles=roles-draft=%t/draft 2>&1 | FileCheck %s --check-prefix=DRAFT
// RUN: not zero-opt %t/pairs.mlir --zero-infer-roles=roles-draft=%t/draft 2>&1 | FileCheck %s --check-prefix=SECOND
// RUN: cmp %t/draft %t/draft-2
// RUN: sed -E 's/arg0 \?/arg0 param "p" next=1/; s/arg1 \?/arg1 opt_state "q" next=0 of="p"/; / \? /d' %t/draft > %t/filled
// RUN: zero-opt %t/pairs.mlir --zero-infer-roles="roles=%t/filled print-roles=true" -o /dev/null | FileCheck %t/pairs.mlir --check-prefix=GIVEN
// A role alone will do: names are those that inference gives, and a result that replaces an argument stays open.
// RUN: sed -E 's/arg0 \?/arg0 param next=1/; s/arg1 \?/arg1 opt_state next=0/; s/arg2 \?/arg2 batch dim=0/; s/result2 \?/result2 metric/' %t/draft > %t/roles-alone
// RUN: zero-opt %t/pairs.mlir --zero-infer-roles="roles=%t/roles-alone print-roles=true" -o /dev/null | FileCheck %t/pairs.mlir --check-prefix=ALONE
// RUN: not zero-opt %t/kept.mlir --zero-infer-roles=roles-draft=%t/kept-draft 2>&1 | FileCheck %t/kept.mlir
// RUN: sed -E 's/arg1 \?/arg1 model_state next=1/' %t/kept-draft > %t/kept.roles
// RUN: zero-opt %t/kept.mlir --zero-infer-roles="roles=%t/kept.roles print-roles=true" -o /dev/null | FileCheck %t/kept.mlir --check-prefix=STATE
// RUN: sed -E 's/result1 \?/result1 output "queue"/' %t/kept.roles > %t/both.roles
// RUN: not zero-opt %t/kept.mlir --zero-infer-roles=roles=%t/both.roles 2>&1 | FileCheck %t/kept.mlir --check-prefix=BOTH
// RUN: sed -E 's/arg1 \?/arg1 const/' %t/kept-draft > %t/open.roles
// RUN: not zero-opt %t/kept.mlir --zero-infer-roles=roles=%t/open.roles 2>&1 | FileCheck %t/kept.mlir --check-prefix=OPEN
// RUN: not zero-opt %t/batch.mlir --zero-infer-roles=roles=%t/quote.roles 2>&1 | FileCheck %t/quote.roles
// RUN: not zero-opt %t/pairs.mlir --zero-infer-roles=roles-draft=%t/no/where 2>&1 | FileCheck %t/pairs.mlir
// DRAFT: error: {{.*}} at the next step; or put a role in place of each '?' in '[[FILE:[^']*draft]]', which was written now, and give it by --roles=[[FILE]]
// SECOND: in '{{.*}}draft-2', which was written now
// RUN: not zero-opt %t/batch.mlir --zero-infer-roles=batch=arg9 2>&1 | FileCheck %t/batch.mlir --check-prefix=RANGE
// RUN: not zero-opt %t/batch.mlir --zero-infer-roles=batch=arg1:5 2>&1 | FileCheck %t/batch.mlir --check-prefix=DIM
// RUN: not zero-opt %t/batch.mlir --zero-infer-roles=roles=%t/blank.roles 2>&1 | FileCheck %t/blank.roles
// RUN: not zero-opt %t/batch.mlir --zero-infer-roles=roles=%t/wrong.roles 2>&1 | FileCheck %t/wrong.roles
// RUN: not zero-opt %t/batch.mlir --zero-infer-roles=roles=%t/place.roles 2>&1 | FileCheck %t/place.roles
// RUN: not zero-opt %t/batch.mlir --zero-infer-roles=roles=%t/none.roles 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not zero-opt %t/takes.mlir --zero-infer-roles 2>&1 | FileCheck %t/takes.mlir
// NONE: error: cannot read the roles file '{{.*}}none.roles'

//--- pairs.mlir
// Two states that swap parts: either result could be either's next value.
// CHECK: error: the roles of 'main' cannot be inferred: it is not clear which result replaces which argument at the next step; or save the table below, put a role in place of each '?', and give it by --roles=FILE
// CHECK: note: roles found so far:
// CHECK: main.arg0 ? # tensor<3xf32>; could be a state with next=0 or next=1
// CHECK: main.arg1 ? # tensor<3xf32>; could be a state with next=0 or next=1
// ALONE: main.arg0 param "{{.+}}" next=1
// ALONE: main.arg1 opt_state "{{.+}}" next=0
// GIVEN: main.arg0 param "p" next=1
// GIVEN: main.arg1 opt_state "q" next=0 of="p"
// GIVEN: main.arg2 batch "arg2" dim=0
func.func public @main(%p: tensor<3xf32>, %q: tensor<3xf32>, %x: tensor<8x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %loss = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %0, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %1 = stablehlo.multiply %p, %q : tensor<3xf32>
  %2 = stablehlo.multiply %1, %g : tensor<3xf32>
  %3 = stablehlo.divide %1, %g : tensor<3xf32>
  return %2, %3, %loss : tensor<3xf32>, tensor<3xf32>, tensor<f32>
}

//--- pairs.roles
main.arg0 param "p" next=1
main.arg1 opt_state "q" next=0 of="p"   # as its author says

//--- quote.roles
# CHECK: quote.roles:2: expected a closing quote after the name
main.arg0 param "p next=0

//--- kept.mlir
// A queue of which a quarter of the elements moves is returned alone: it could be the next one, or an output.
// CHECK: main.arg1 ? # tensor<12x3xf32>; could be a state with next=1, or frozen
// CHECK: main.result1 ? # tensor<12x3xf32>; stays open if arg1 is replaced by it, else output
// STATE: main.arg1 model_state "{{.+}}" next=1
// STATE-NOT: main.result1
// BOTH: error: the role of argument 1 of 'main' says next=1, but that result is given as output; take one of the two away
// OPEN: open.roles:{{[0-9]+}}: expected a role in place of '?'
func.func public @main(%p: tensor<3xf32>, %queue: tensor<12x3xf32>, %x: tensor<8x3xf32>) -> (tensor<3xf32>, tensor<12x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %keys = stablehlo.dot_general %0, %queue, contracting_dims = [] x [] : (tensor<8xf32>, tensor<12x3xf32>) -> tensor<8x12x3xf32>
  %loss = stablehlo.reduce(%keys init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x12x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %0, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %new = stablehlo.subtract %p, %g : tensor<3xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %tail = stablehlo.broadcast_in_dim %sum, dims = [1] : (tensor<3xf32>) -> tensor<9x3xf32>
  %rest = stablehlo.slice %queue [9:12, 0:3] : (tensor<12x3xf32>) -> tensor<3x3xf32>
  %moved = stablehlo.concatenate %rest, %tail, dim = 0 : (tensor<3x3xf32>, tensor<9x3xf32>) -> tensor<12x3xf32>
  return %new, %moved, %loss : tensor<3xf32>, tensor<12x3xf32>, tensor<f32>
}

//--- batch.mlir
// The rows of either argument could be shared alone.
// CHECK: error: the roles of 'main' cannot be inferred: several sets of arguments could be the batch: arg1 or arg2 (arg1 cuts 8 rows of tensor<8x3xf32>, arg2 cuts 5 rows of tensor<5x3xf32>); name the batch by --batch=argK[:DIM],...
// CHECK: main.arg0 param "arg0" next=0
// CHECK: main.arg1 ? # tensor<8x3xf32>; could be the batch: batch with dim=0
// CHECK: main.arg2 ? # tensor<5x3xf32>; could be the batch: batch with dim=0
// RANGE: error: --batch names 'arg9', but 'main' has 3 arguments; expected argK or argK:DIM, comma separated
// DIM: error: --batch names 'arg1:5', but that argument has 2 dimensions
func.func public @main(%p: tensor<3xf32>, %x: tensor<8x3xf32>, %y: tensor<5x3xf32>) -> (tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %1 = stablehlo.dot_general %y, %p, contracting_dims = [1] x [0] : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5xf32>
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %2, %3 : tensor<f32>
  %gx = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %gy = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
  %g = stablehlo.add %gx, %gy : tensor<3xf32>
  %4 = stablehlo.subtract %p, %g : tensor<3xf32>
  return %4, %loss : tensor<3xf32>, tensor<f32>
}

//--- takes.mlir
// CHECK: error: argument 0 of 'init' is param 'w', but what makes the states takes none; give it the role const
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4xf32> {zero.role = #zero.role<const "x">}) -> tensor<4xf32> {
  %0 = stablehlo.add %w, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @init(%v: tensor<4xf32> {zero.role = #zero.role<param "w">}) -> (tensor<4xf32> {zero.role = #zero.role<param "w">}) {
  %0 = stablehlo.negate %v : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- blank.roles
# CHECK: error: {{.*}}blank.roles:2: expected a role in place of '?'
main.arg1 ?

//--- wrong.roles
# CHECK: error: {{.*}}wrong.roles:2: expected a kind such as param, opt_state, batch or metric, found 'parameter'
main.arg1 parameter "x"

//--- place.roles
# CHECK: error: {{.*}}place.roles:2: 'main.arg7' is no argument or result of this module
main.arg7 batch "x" dim=0
