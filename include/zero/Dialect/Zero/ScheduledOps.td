#ifndef ZERO_DIALECT_SCHEDULEDOPS
#define ZERO_DIALECT_SCHEDULEDOPS
include "zero/Dialect/Zero/PartitionedOps.td"
include "zero/Dialect/Zero/ResourceOps.td"
include "mlir/IR/SymbolInterfaces.td"

//===----------------------------------------------------------------------===//
// Asynchronous collectives. Operands are not overwritten and results not read before the await.
// Block order is the order on each stream; all ranks have one order per communicator.
//===----------------------------------------------------------------------===//

def Zero_CollectiveStartOp : Zero_Op<"collective_start", [Zero_EnqueuedOpInterface, Zero_Collective<["getReduceKind"]>]> {
  let summary = "Starts a collective on a stream.";
  let description = [{
    Variadic in parts: one launch may move several units. `units` is absent for all_reduce and all_to_all; an all_to_all has
    `pieces`. The communicator's purpose is the kind's: gathers (and what else moves bytes as they are), or reductions.
    ```mlir
    %f = zero.collective_start all_gather %p on @comm over @dp_gathers {units = [@u0]}
        : (tensor<64xf32>) -> !zero.future<tensor<256xf32>>
    %full = zero.await %f on @compute : !zero.future<tensor<256xf32>> -> tensor<256xf32>
    ```
  }];
  let arguments = (ins Zero_CollectiveKind:$kind, OptionalAttr<Zero_ReduceKind>:$reduce,
                       Variadic<AnyStaticShapeTensor>:$operands, OptionalAttr<FlatSymbolRefArrayAttr>:$units,
                       OptionalAttr<Zero_Pieces>:$pieces, FlatSymbolRefAttr:$stream, FlatSymbolRefAttr:$communicator);
  let results = (outs Zero_FutureType:$future);
  let assemblyFormat = [{
    $kind ($reduce^)? $operands `on` $stream `over` $communicator attr-dict `:`
    functional-type($operands, $future)
  }];
  let hasVerifier = 1;
}

def Zero_AwaitOp : Zero_Op<"await", [Zero_EnqueuedOpInterface]> {
  let summary = "Waits for a future and names its tensors.";
  let description = [{ `stream` is the stream whose next work waits. A future is awaited exactly once. }];
  let arguments = (ins Zero_FutureType:$future, FlatSymbolRefAttr:$stream);
  let results = (outs Variadic<AnyStaticShapeTensor>:$results);
  let assemblyFormat = "$future `on` $stream attr-dict `:` qualified(type($future)) `->` type($results)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Work of one stream: the one it names, else the module's first
//===----------------------------------------------------------------------===//

def Zero_DispatchOp : Zero_Op<"dispatch", [Pure, AttrSizedResultSegments, Zero_EnqueuedOpInterface,
                                           DeclareOpInterfaceMethods<SymbolUserOpInterface>,
                                           DeclareOpInterfaceMethods<Zero_BufferAliasInterface>]> {
  let summary = "Runs an outlined kernel.";
  let description = [{
    The kernel is a private function with `zero.kernel` whose body is StableHLO (and rank-dependent
    `zero` ops) on tensors of the same types; equal kernels are one function. `tied[i] >= 0` names the
    operand whose buffer result i overwrites (its last use); -1 is a fresh buffer. A tied operand is read
    only at the result's own index, and kernels load all they need for some elements, of all results,
    before they store any of them. A kernel over rows (docs/Kernels.md) reads it in the result's own row
    only, and loads all it needs of a row before it stores anything of that row. A last result, not the kernel's, is its scratch memory,
    `tensor<Nxi8>`, where the target says that it needs some (the CPU: to sort and to factorise).
    ```mlir
    %d, %l = zero.dispatch @bias_mse_grad(%h, %b, %y) tied [0, -1] : (...) -> (tensor<8x16xf32>, tensor<f32>)
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<AnyStaticShapeTensor>:$inputs, DenseI64ArrayAttr:$tied,
                       OptionalAttr<FlatSymbolRefAttr>:$stream);
  let results = (outs Variadic<AnyStaticShapeTensor>:$results, Optional<AnyStaticShapeTensor>:$workspace);
  let assemblyFormat = [{
    $kernel `(` $inputs `)` `tied` $tied (`on` $stream^)? attr-dict `:` functional-type($inputs, $results) (`workspace` type($workspace)^)?
  }];
  let hasVerifier = 1;
}

def Zero_GemmOp : Zero_Op<"gemm", [Pure, AttrSizedOperandSegments, AttrSizedResultSegments, Zero_EnqueuedOpInterface,
                                   DeclareOpInterfaceMethods<Zero_BufferAliasInterface>]> {
  let summary = "Multiplies (batches of) matrices by the vendor's library.";
  let description = [{
    C[b, i, j] = sum_k A[b, i, k] * B[b, k, j], plus C's old value when `init` is given (same buffer as
    the result). `*_strides` are element strides [row, column, batch...] into the operands' row-major
    buffers, so transposes are absorbed; of row and column stride at least one is 1 (or its size is 1).
    `batch` lists up to four batch sizes, outermost first. `a_offset`, `b_offset` start inside an operand
    (a slice). Sums are in f32 (f64 for f64).
    `bias` (one element a column) and `addend` (of the result's type) make the result addend + (C + bias), or as much of it as is
    given. Of f32 each sum is rounded, as that of an op of its own is (a GPU's library adds `addend` before `bias`); bf16 and f16
    are added in f32 and rounded once. Both are read, never overwritten. Without batch dimensions and `init`, C row by row and of
    the operands' type, on targets that have them for it.
    `sums of "a"` gives a result more: of A, which is stored one column of m elements behind the other, the m sums over k, in f32
    and rounded once; `sums of "b"`: of B, row by row, the n sums over k. They have the type of A, B and C; neither batch
    dimensions nor anything added; on targets that have them. The last result is scratch of the library,
    `tensor<Nxi8>`, where the target says that it needs some (the CPU: for bf16 and f16).
    ```mlir
    %h = zero.gemm %x, %w {m = 8 : i64, n = 16 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>,
      b_strides = array<i64: 16, 1>, c_strides = array<i64: 16, 1>} : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$a, AnyStaticShapeTensor:$b, Optional<AnyStaticShapeTensor>:$init,
                       Optional<AnyStaticShapeTensor>:$bias, Optional<AnyStaticShapeTensor>:$addend,
                       I64Attr:$m, I64Attr:$n, I64Attr:$k, DenseI64ArrayAttr:$batch,
                       DenseI64ArrayAttr:$a_strides, DenseI64ArrayAttr:$b_strides, DenseI64ArrayAttr:$c_strides,
                       DefaultValuedAttr<I64Attr, "0">:$a_offset, DefaultValuedAttr<I64Attr, "0">:$b_offset,
                       OptionalAttr<StrAttr>:$summed, OptionalAttr<FlatSymbolRefAttr>:$stream);
  let results = (outs AnyStaticShapeTensor:$c, Optional<AnyStaticShapeTensor>:$sums, Optional<AnyStaticShapeTensor>:$workspace);
  let assemblyFormat = [{
    $a `,` $b (`init` `(` $init^ `:` type($init) `)`)? (`bias` `(` $bias^ `:` type($bias) `)`)? (`addend` `(` $addend^ `:` type($addend) `)`)? (`sums` `of` $summed^)? (`on` $stream^)? attr-dict `:` `(` type($a) `,` type($b) `)` `->` type($c) (`sums` type($sums)^)? (`workspace` type($workspace)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Whether something is added to the products.
    bool addsToProducts() { return getInit() || getBias() || getAddend(); }
  }];
}

def Zero_ViewOp : Zero_Op<"view", [Pure, DeclareOpInterfaceMethods<Zero_BufferAliasInterface>]> {
  let summary = "Names a contiguous part of a tensor under another shape.";
  let description = [{
    Never a copy: `offset` counts elements of the operand; element types are equal in size.
    ```mlir
    %1 = zero.view %0 at 0 : tensor<8x16xf32> -> tensor<128xf32>
    ```
  }];
  let arguments = (ins AnyStaticShapeTensor:$operand, I64Attr:$offset);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$operand `at` $offset attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
}

def Zero_CopyOp : Zero_Op<"copy", [Pure, SameOperandsAndResultType, Zero_EnqueuedOpInterface]> {
  let summary = "Copies a tensor to a buffer of its own.";
  let description = [{ Explicit and counted: where a producer cannot write in place, or a new state would overwrite
    an old value that is still read. An attribute `space` names a space of the host's memory where the result lies; what lies
    there another copy alone reads, which brings it back. On a stream of its own a copy runs as soon as its operand is
    there and its result's bytes are free; the operand's bytes are given up where it stands.
    ```mlir
    %away = zero.copy %h on @offload {space = @host} : tensor<8x16xf32>
    ```
    }];
  let arguments = (ins AnyStaticShapeTensor:$operand, OptionalAttr<FlatSymbolRefAttr>:$stream);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$operand (`on` $stream^)? attr-dict `:` type($operand)";
}
#endif
