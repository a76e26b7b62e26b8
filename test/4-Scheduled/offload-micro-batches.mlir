// Each of the micro-batches of --accumulate has a forward of its own: what it leaves for its backward goes to the host and comes back
// before the next one begins, and what lies between two, a sum of gradients, stays. Two of the steps of offload-activations.mlir, one
// after the other.
//
// RUN: %python %S/Inputs/micro_batches.py 2 > %t.mlir
// RUN: zero-opt %t.mlir --zero-schedule --zero-offload-activations="activations=offloaded offload-min-bytes=32" --zero-verify-scheduled -o %t.out.mlir
// RUN: FileCheck %s < %t.out.mlir
// RUN: grep -c 'zero.copy .* on @offload' %t.out.mlir | FileCheck %s --check-prefix=COUNT
// COUNT: {{^}}7{{$}}
// RUN: zero-opt %t.out.mlir --zero-plan-buffers --zero-verify-plan -o /dev/null
//
// CHECK-LABEL: func.func @main(
// CHECK: [[H1:%.*]] = zero.dispatch @k_forward(%arg0, %arg2)
// CHECK: zero.copy [[H1]] on @offload
// CHECK: zero.copy {{.*}} on @fetch
// CHECK: zero.dispatch @k_backward
// The next one: nothing of the first is on its way any more.
// CHECK: [[S1:%.*]] = zero.dispatch @k_forward(%arg1, %arg2)
// CHECK-NOT: on @fetch
// CHECK: zero.copy [[S1]] on @offload
// CHECK: zero.copy {{.*}} on @fetch
// CHECK: zero.dispatch @k_sum
//
//
// RUN: sed 's/zero.config = {accumulate = 2/zero.config = {accumulate = 3/' %t.mlir | not zero-opt --zero-schedule \
// RUN:   --zero-offload-activations="activations=offloaded offload-min-bytes=32" 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: expects the 3 micro-batches of --accumulate one after the other, each of which reads a parameter as often together with data, found no such parameter: nothing tells the forwards whose values --activations=offloaded could move; leave one of the two options away
//
// RUN: %python %S/Inputs/micro_batches.py 2 interleaved | not zero-opt --zero-schedule \
// RUN:   --zero-offload-activations="activations=offloaded offload-min-bytes=32" 2>&1 | FileCheck %s --check-prefix=MIXED
// MIXED: error: expects the 2 micro-batches of --accumulate one after the other, {{.*}}found some that are interleaved:
