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
    I32EnumAttrCase<"Output", 10, "output">, I32EnumAttrCase<"BatchState", 11, "batch_state">]> {
  let cppNamespace = "::zero::ir";
}

// What an entry function is to training.
def Zero_EntryKind : I32EnumAttr<"EntryKind", "what an entry function is for", [
    I32EnumAttrCase<"Step", 0, "step">, I32EnumAttrCase<"Init", 1, "init">, I32EnumAttrCase<"Eval", 2, "eval">]> {
  let cppNamespace = "::zero::ir";
  let genSpecializedAttr = 0; // #zero.entry<...> is one that can be printed by itself
}

// What a communicator is for: transfers of one purpose have one order on all ranks, and do not wait
// for those of another.
def Zero_CommunicatorPurpose : I32EnumAttr<"CommunicatorPurpose", "which collectives a communicator carries", [
    I32EnumAttrCase<"Gathers", 0, "gathers">, I32EnumAttrCase<"Reductions", 1, "reductions">]> {
  let cppNamespace = "::zero::ir";
}

def Zero_MemoryKind : I32EnumAttr<"MemoryKind", "where a memory space lies", [
    I32EnumAttrCase<"Device", 0, "device">, I32EnumAttrCase<"Host", 1, "host">]> {
  let cppNamespace = "::zero::ir";
}

def Zero_CollectiveKind : I32EnumAttr<"CollectiveKind", "collective operation", [
    I32EnumAttrCase<"AllGather", 0, "all_gather">, I32EnumAttrCase<"ReduceScatter", 1, "reduce_scatter">,
    I32EnumAttrCase<"AllReduce", 2, "all_reduce">, I32EnumAttrCase<"AllToAll", 3, "all_to_all">]> {
  let cppNamespace = "::zero::ir";
}
#endif
