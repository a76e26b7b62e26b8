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

def Zero_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let cppNamespace = "::zero::ir";
  let description = [{
    What ranks of a group exchange, in every phase: part i goes from a value (or allocation) of source type i on every rank
    to one of target type i, but for an all_to_all, whose pieces say what goes where. What each kind makes of the parts is no
    concern of this interface.
  }];
  let methods = [
    InterfaceMethod<"What the ranks make of their parts.", "::zero::ir::CollectiveKind", "getCollectiveKind">,
    InterfaceMethod<"How values are combined; nothing where they are not.",
      "::std::optional<::zero::ir::ReduceKind>", "getReduceKind", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<"The mesh axes along which ranks exchange; null where the op names what is not there.",
      "::zero::ir::Group", "getGroup">,
    InterfaceMethod<"The communicator; null above `scheduled`, where collectives name mesh axes.",
      "::mlir::FlatSymbolRefAttr", "getCommunicatorAttr", (ins), [{}], [{ return {}; }]>,
    InterfaceMethod<"The unit of each part; null where parts are no units' buffers.",
      "::mlir::ArrayAttr", "getUnitsAttr", (ins), [{}], [{ return {}; }]>,
    InterfaceMethod<"What moves where, of an all_to_all; null for other kinds.",
      "::mlir::ArrayAttr", "getPiecesAttr", (ins), [{}], [{ return {}; }]>,
    InterfaceMethod<"Whether zero.collective_start can start it: parts are reduced, or units' buffers.",
      "bool", "canStart", (ins), [{}], [{ return $_op.getReduceKind() || $_op.getUnitsAttr(); }]>,
    InterfaceMethod<"What a rank gives, part by part.",
      "::llvm::SmallVector<::mlir::RankedTensorType>", "getSourceTypes">,
    InterfaceMethod<"What a rank gets, part by part.",
      "::llvm::SmallVector<::mlir::RankedTensorType>", "getTargetTypes">];
}

def Zero_EnqueuedOpInterface : OpInterface<"EnqueuedOpInterface"> {
  let cppNamespace = "::zero::ir";
  let description = [{ What stands in a stream: launches, events, and in the phase `scheduled` what becomes of them. }];
  let methods = [
    InterfaceMethod<"The stream; null where the op names none and runs on the module's first.",
      "::mlir::FlatSymbolRefAttr", "getStreamAttr">];
  let verify = [{ return ::zero::ir::verifyStream($_op); }];
}

def Zero_LaunchOpInterface : OpInterface<"LaunchOpInterface", [Zero_EnqueuedOpInterface]> {
  let cppNamespace = "::zero::ir";
  let description = [{
    Work of a planned entry on allocations of memory. Planner, verifier, report and interpreter know a launch by this
    alone; what it computes is the interpreter's and the validator's to say.
  }];
  let methods = [
    InterfaceMethod<"Allocations that it reads, in the order of its lists in `from`.",
      "::llvm::SmallVector<::zero::ir::AllocationAttr>", "getReads">,
    InterfaceMethod<"Allocations that it writes, one per result.", "::llvm::SmallVector<::zero::ir::AllocationAttr>", "getWrites">,
    InterfaceMethod<"Allocations that it leaves full of nobody's bytes.",
      "::llvm::SmallVector<::zero::ir::AllocationAttr>", "getScratch", (ins), [{}], [{ return {}; }]>,
    InterfaceMethod<"Its number in the entry; -1 for none.", "int64_t", "getId">,
    InterfaceMethod<"Whose bytes each read is for: numbers of launches; null where it does not say.",
      "::mlir::ArrayAttr", "getFromAttr">,
    InterfaceMethod<"The function that says what it computes; null where the op does.",
      "::mlir::FlatSymbolRefAttr", "getFunction", (ins), [{}], [{ return {}; }]>,
    InterfaceMethod<"Whether the op's definition has write `write` replace read `read` in its own place.",
      "bool", "replaces", (ins "unsigned":$write, "unsigned":$read), [{}], [{ return false; }]>,
    InterfaceMethod<"Whether it may use memory of the host.", "bool", "reachesHost", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<"A word for people.", "::std::string", "getLabel", (ins), [{}], [{
      ::llvm::StringRef name = $_op->getName().stripDialect();
      name.consume_front("launch_");
      return name.str();
    }]>,
    InterfaceMethod<[{
      Fails where its allocations do not fit its shapes, strides and units, whatever stands beside it. The allocations can be
      counted (`verifyAllocation`).
    }], "::llvm::LogicalResult", "verifyLaunch", (ins), [{}], [{ return ::mlir::success(); }]>];
}
#endif
