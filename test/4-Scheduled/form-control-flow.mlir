// Loops and branches are kernels whose regions run kernels, library calls and views: each is formed once, as outside.
// RUN: zero-opt %s --zero-form-kernels | FileCheck %s
// RUN: zero-opt %s --zero-form-kernels --zero-schedule-kernels --zero-schedule --zero-verify-scheduled --zero-plan-buffers --zero-verify-plan -o %t.mlir
// Carried values are updated in place where that may be: the entry's arguments are copied to its results' buffers.
// RUN: FileCheck %s --check-prefix=PLANNED --input-file=%t.mlir

// Broken on purpose.
// DEFINE: %{refused} = not zero-opt --zero-verify-plan -o /dev/null 2>&1
// RUN: sed 's/tensor<[0-9]*xi8>/tensor<1xi8>/g' %t.mlir | %{refused} | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE: error: 'zero.launch' op has a workspace of 1 bytes, expected {{[0-9]+}} for kernel @k_while
// RUN: sed 's/tensor<[0-9]*xi8>/tensor<1xi8>/g;s/workspace = [0-9]*>/workspace = 1>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=SMALL
// SMALL: error: 'zero.launch' op runs @k_while with a workspace of 1 bytes, expected {{[0-9]+}}, which its regions need
// RUN: sed 's/dispatch @k_add(%iterArg)/dispatch @k_while(%iterArg)/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ITSELF
// ITSELF: error: 'func.func' op is a kernel that runs itself, expected none that does
// RUN: sed 's/return %0#0, %0#1 : tensor<i32>, tensor<4x8xf32>/return %0#0, %arg1 : tensor<i32>, tensor<4x8xf32>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ORDER
// ORDER: error: 'func.func' op is a kernel of control flow that does not give back the results of its first op, in order

// CHECK: func.func @entry(%[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x8xf32>, %[[N:.*]]: tensor<i32>, %[[P:.*]]: tensor<i1>)
// CHECK-DAG: %[[S:.*]] = zero.dispatch @k_constant
// CHECK: %{{.*}} = zero.dispatch @k_while(%[[S]], %[[X]], %[[N]], %[[W]]) tied [-1, -1] {{.*}} -> (tensor<i32>, tensor<4x8xf32>){{$}}
// CHECK: %[[B:.*]] = zero.dispatch @k_if(%[[P]], %{{.*}})
// CHECK: return %[[B]]

// Constants are made inside.
// CHECK: func.func private @k_add(%arg0: tensor<i32>)
// CHECK-NEXT: stablehlo.constant dense<1>
// CHECK: func.func private @k_while(%[[I0:.*]]: tensor<i32>, %[[A0:.*]]: tensor<4x8xf32>, %[[BOUND:.*]]: tensor<i32>, %[[U:.*]]: tensor<8x8xf32>) -> (tensor<i32>, tensor<4x8xf32>)
// CHECK: %[[R:.*]]:2 = stablehlo.while(%[[I:.*]] = %[[I0]], %[[A:.*]] = %[[A0]])
// CHECK: %[[C:.*]] = zero.dispatch @k_compare(%[[I]], %[[BOUND]])
// CHECK: stablehlo.return %[[C]]
// CHECK: %[[NEXT:.*]] = zero.dispatch @k_add(%[[I]])
// CHECK: %[[G:.*]] = zero.gemm %[[A]], %[[U]]
// CHECK: %[[T:.*]] = zero.dispatch @k_tanh(%[[G]])
// CHECK: stablehlo.return %[[NEXT]], %[[T]]
// CHECK: return %[[R]]#0, %[[R]]#1

// PLANNED: zero.launch @k_while ins [{{.*}}] outs [{{.*}}tensor<i32>{{.*}}, {{.*}}tensor<4x8xf32>{{.*}}] workspace {{.*}}xi8>> on @compute

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @entry(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %n: tensor<i32>, %p: tensor<i1>) -> tensor<4x8xf32> {
    %start = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %l:2 = stablehlo.while(%i = %start, %a = %x) : tensor<i32>, tensor<4x8xf32>
    cond {
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %j = stablehlo.add %i, %one : tensor<i32>
      %d = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
      %t = stablehlo.tanh %d : tensor<4x8xf32>
      stablehlo.return %j, %t : tensor<i32>, tensor<4x8xf32>
    }
    %b = "stablehlo.if"(%p) ({
      %e = stablehlo.exponential %l#1 : tensor<4x8xf32>
      stablehlo.return %e : tensor<4x8xf32>
    }, {
      stablehlo.return %l#1 : tensor<4x8xf32>
    }) : (tensor<i1>) -> tensor<4x8xf32>
    return %b : tensor<4x8xf32>
  }
}
