#ifndef ZERO_DIALECT_ZEROENUMS
#define ZERO_DIALECT_ZEROENUMS
include "mlir/IR/EnumAttr.td"
include "zero/Dialect/Zero/ZeroDialect.td"

def Zero_ReduceKind : I32EnumAttr<"ReduceKind", "how ranks' values are combined", [
    I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Mul", 1, "mul">,
    I32EnumAttrCase<"Max", 2, "max">, I32EnumAttrCase<"Min", 3, "min">,
    I32EnumAttrCase<"And", 4, "and">, I32EnumAttrCase<"Or", 5, "or">]> {
  let cppNamespace = "::zero::ir";
}

// What an argument or a result is to training.
def Zero_RoleKind : I32EnumAttr<"RoleKind", "role of an argument or result", [
    I32EnumAttrCase<"Param", 0, "param">, I32EnumAttrCase<"Frozen", 1, "frozen">,
    I32EnumAttrCase<"OptState", 2, "opt_state">, I32EnumAttrCase<"ModelState", 3, "model_state">,
    I32EnumAttrCase<"Batch", 4, "batch">, I32EnumAttrCase<"Rng", 5, "rng">,
    I32EnumAttrCase<"Step", 6, "step">, I32EnumAttrCase<"Scalar", 7, "scalar">,
    I32EnumAttrCase<"Const", 8, "const">, I32EnumAttrCase<"Metric", 9, "metric">,
    I32EnumAttrCase<"Output", 10, "output">]> {
  let cppNamespace = "::zero::ir";
}

def Zero_Stream : I32EnumAttr<"Stream", "queue that runs in order", [
    I32EnumAttrCase<"Compute", 0, "compute">, I32EnumAttrCase<"Comm", 1, "comm">]> {
  let cppNamespace = "::zero::ir";
}

def Zero_CollectiveKind : I32EnumAttr<"CollectiveKind", "collective operation", [
    I32EnumAttrCase<"AllGather", 0, "all_gather">, I32EnumAttrCase<"ReduceScatter", 1, "reduce_scatter">,
    I32EnumAttrCase<"AllReduce", 2, "all_reduce">]> {
  let cppNamespace = "::zero::ir";
}
#endif
