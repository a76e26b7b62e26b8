#ifndef ZERO_DIALECT_ZEROINTERFACES
#define ZERO_DIALECT_ZEROINTERFACES
include "mlir/IR/OpBase.td"

def Zero_BufferAliasInterface : OpInterface<"BufferAliasInterface"> {
  let cppNamespace = "::zero::ir";
  let description = [{
    Which results are the same memory as which operands: the one word on aliasing that scheduler and
    planner share. An op without this interface makes fresh buffers for all its results.
  }];
  let methods = [InterfaceMethod<[{
      Every result that is stored in (or around) an operand's buffer. `byteOffset` is where the result
      starts relative to the operand's start: 0 for in-place updates and reshapes, the segment's offset
      for a view into a unit, and its negative where the result contains the operand (`zero.pack`).
      `writes` tells whether the op changes the bytes (in-place update) or only renames them (view).
    }],
    "::llvm::SmallVector<::zero::ir::BufferAlias>", "getBufferAliases", (ins)>];
}
#endif
