//===- StableHLOInterfaces.td - What passes ask of ops ------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_INTERFACES
#define ZERO_DIALECT_STABLEHLO_INTERFACES

include "mlir/IR/OpBase.td"

/// How an op is computed on shards. Every op has it but control flow: an elementwise op by its base class, another op
/// without rule of its own needs its operands whole.
def ShardingRuleInterface : OpInterface<"ShardingRuleInterface"> {
  let cppNamespace = "::zero::hlo";
  let description = [{
    The op's sharding rule: which dimensions of operands and results are sharded together, what becomes of a sharded
    dimension, in which operands the op is linear. Nothing in it depends on a mesh.
  }];
  let methods = [
    InterfaceMethod<"The rules, in the order in which they are to be tried.",
      "::llvm::SmallVector<::zero::hlo::ShardingRule, 1>", "getShardingRules", (ins), "", [{
        return ::zero::hlo::getDefaultShardingRules($_op);
      }]>,
    InterfaceMethod<[{
        Makes the op, whose operands and results have the types of one shard by now, compute the shard: changes what
        attributes say of sizes. `getParts` tells into how many parts a dimension of an operand was split.
      }],
      "void", "localizeAttributes",
      (ins "::llvm::function_ref<int64_t(unsigned, int64_t)>":$getParts), "", [{ (void)getParts; }]>
  ];
}

/// An op whose result elements are elements of its operands.
def DataMovementInterface : OpInterface<"DataMovementInterface"> {
  let cppNamespace = "::zero::hlo";
  let description = [{
    Each element of the result is an element of a moved operand: nothing is computed. The operands after the moved ones
    say where it is found.
  }];
  let methods = [
    InterfaceMethod<"Number of leading operands whose elements are moved.", "unsigned", "getNumMovedOperands",
      (ins), "", "return 1;">,
    InterfaceMethod<"Whether every element of the one operand is one element of the result.", "bool", "isPermutation",
      (ins), "", "return false;">
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::OperandRange getMovedOperands() { return $_op->getOperands().take_front($_op.getNumMovedOperands()); }
    /// Whether indices that are operands say where elements are found.
    bool hasComputedIndices() { return $_op->getNumOperands() > $_op.getNumMovedOperands(); }
  }];
}

/// A symbol that collectives may name for a mesh.
def DeviceMeshInterface : OpInterface<"DeviceMeshInterface"> {
  let cppNamespace = "::zero::hlo";
  let description = [{
    Devices along named axes.
  }];
  let methods = [
    InterfaceMethod<"The mesh that the op names; null, with an error, where it has too many devices.", "::zero::hlo::MeshAttr", "getDeviceMesh">
  ];
}

/// An op that is a short form of others. `import` writes these, so that no later phase needs to know it.
def ExpansionInterface : OpInterface<"ExpansionInterface"> {
  let cppNamespace = "::zero::hlo";
  let description = [{
    The op's meaning in terms of other ops, for the simplifier and the interpreter.
  }];
  let methods = [
    InterfaceMethod<"Makes ops that compute the results, and gives these.", "::llvm::SmallVector<::mlir::Value>",
      "expand", (ins "::mlir::OpBuilder &":$builder)>
  ];
}

#endif // ZERO_DIALECT_STABLEHLO_INTERFACES
