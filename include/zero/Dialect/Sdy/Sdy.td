//===- Sdy.td - The sdy dialect: shardings that users wrote ---------------------------------------------===//

#ifndef ZERO_DIALECT_SDY
#define ZERO_DIALECT_SDY

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "zero/Dialect/StableHLO/StableHLOBase.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::zero::sdy";
  let summary = "Device meshes, shardings of values, and the ops that carry them";
  let description = [{
    What JAX writes of meshes, `NamedSharding`, `with_sharding_constraint` and `shard_map`. Read, verified and
    kept: `sdy.sharding` on an argument tells role inference which dimension is the batch. A sharding says where
    a value lies, never what it is.
  }];
  let extraClassDeclaration = [{
    void registerAttributes();
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attr, ::mlir::DialectAsmPrinter &printer) const override;
  }];
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

//===------------------------------------------------------------------------------------------------===//
// Attributes
//===------------------------------------------------------------------------------------------------===//

class Sdy_Attr<string name, string attrMnemonic> : AttrDef<Sdy_Dialect, name> {
  let mnemonic = attrMnemonic;
  let hasCustomAssemblyFormat = 1;
}
class Sdy_AttrList<string name> : ArrayRefParameter<"::zero::sdy::" # name>;

def Sdy_MeshAxisAttr : Sdy_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "An axis of a mesh: `\"dp\"=8`";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
}

def Sdy_MeshAttr : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "Named axes, and the order of devices where it is not ascending";
  let description = "`<[\"dp\"=2], device_ids=[1, 0]>`";
  let parameters = (ins Sdy_AttrList<"MeshAxisAttr">:$axes, ArrayRefParameter<"int64_t">:$deviceIds);
  let genVerifyDecl = 1;
}

def Sdy_AxisRefAttr : Sdy_Attr<"AxisRef", "axis_ref"> {
  let summary = "An axis, or of an axis split in major to minor parts the one of `size` after `preSize`";
  let description = "`\"dp\"`, `\"dp\":(2)4`. Of a whole axis, `size` is 0.";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$preSize, "int64_t":$size);
}

def Sdy_DimensionShardingAttr : Sdy_Attr<"DimensionSharding", "dimension_sharding"> {
  let summary = "The axes that shard a dimension, major first; open (`?`) to more; of a priority";
  let description = "`{\"dp\", ?}p1`. Without priority, it is -1.";
  let parameters = (ins Sdy_AttrList<"AxisRefAttr">:$axes, "bool":$isOpen, "int64_t":$priority);
}

def Sdy_ShardingAttr : Sdy_Attr<"Sharding", "sharding"> {
  let summary = "How a tensor lies on a mesh: `<@mesh, [{\"dp\"}, {}], replicated={\"tp\"}>`";
  let description = "`mesh` is the name of a `sdy.mesh` or a mesh itself.";
  let parameters = (ins "::mlir::Attribute":$mesh, Sdy_AttrList<"DimensionShardingAttr">:$dimensions,
                        Sdy_AttrList<"AxisRefAttr">:$replicated, Sdy_AttrList<"AxisRefAttr">:$unreduced);
}

def Sdy_ShardingPerValueAttr : Sdy_Attr<"ShardingPerValue", "sharding_per_value"> {
  let summary = "A sharding for each of several values";
  let parameters = (ins Sdy_AttrList<"ShardingAttr">:$shardings);
}

def Sdy_ManualAxesAttr : Sdy_Attr<"ManualAxes", "manual_axes"> {
  let summary = "Axes that a computation handles itself: `{\"dp\"}`";
  let parameters = (ins ArrayRefParameter<"::mlir::StringAttr">:$axes);
}

//===------------------------------------------------------------------------------------------------===//
// Ops
//===------------------------------------------------------------------------------------------------===//

class Sdy_Op<string mnemonic, list<Trait> traits = []> : Op<Sdy_Dialect, mnemonic, traits>;

def Sdy_MeshOp : Sdy_Op<"mesh", [Symbol, HasParent<"::mlir::ModuleOp">,
                                 DeclareOpInterfaceMethods<DeviceMeshInterface>]> {
  let summary = "Names a mesh of devices";
  let description = [{
    JAX writes the mesh a second time, for StableHLO's own collectives: as an attribute `stablehlo.mesh`.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_MeshAttr:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
  let hasVerifier = 1;
}

/// Its result is its operand: only where it lies, or is asked to lie, may change.
class Sdy_IdentityOp<string mnemonic>
    : Sdy_Op<mnemonic, [Pure, HLO_StaticShapes, SameOperandsAndResultType]> {
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def Sdy_ShardingConstraintOp : Sdy_IdentityOp<"sharding_constraint"> {
  let summary = "The operand, of a given sharding";
  let arguments = (ins HLO_Tensor:$input, Sdy_ShardingAttr:$sharding);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
}

def Sdy_ReshardOp : Sdy_IdentityOp<"reshard"> {
  let summary = "The operand, moved to another sharding";
  let arguments = (ins HLO_Tensor:$input, Sdy_ShardingAttr:$sharding);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
}

def Sdy_DataFlowEdgeOp : Sdy_IdentityOp<"data_flow_edge"> {
  let summary = "The operand, with the sharding of a loop's value";
  let arguments = (ins HLO_Tensor:$input, OptionalAttr<Sdy_ShardingAttr>:$sharding);
  let assemblyFormat = "$input (`sharding` `` `=` `` $sharding^)? attr-dict `:` type($result)";
}

def Sdy_Direction : I32EnumAttr<"Direction", "", [
    I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"FORWARD", 1>, I32EnumAttrCase<"BACKWARD", 2>,
    I32EnumAttrCase<"BOTH", 3>]> {
  let cppNamespace = "::zero::sdy";
}

def Sdy_PropagationBarrierOp : Sdy_IdentityOp<"propagation_barrier"> {
  let summary = "The operand; shardings pass in one direction only";
  let arguments = (ins HLO_Tensor:$input, Sdy_Direction:$allowed_direction);
  let assemblyFormat = [{
    $input `allowed_direction` `` `=` `` $allowed_direction attr-dict `:` type($result)
  }];
}

def Sdy_ShardingGroupOp : Sdy_Op<"sharding_group"> {
  let summary = "Puts a value in a group of one sharding";
  let arguments = (ins HLO_Tensor:$input, I64Attr:$group_id);
  let assemblyFormat = [{
    $input `group_id` `` `=` `` custom<GroupId>($group_id) attr-dict `:` type($input)
  }];
}

def Sdy_ReturnOp : Sdy_Op<"return", [Pure, Terminator]> {
  let summary = "Ends a region and gives its values";
  let arguments = (ins Variadic<HLO_Tensor>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

def Sdy_ManualComputationOp : Sdy_Op<"manual_computation", [RecursiveMemoryEffects, IsolatedFromAbove]> {
  let summary = "What one device computes on its parts: shard_map";
  let description = [{
    The region's arguments and results have the shapes of one device's parts along the manual axes.
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$tensors, Sdy_ShardingPerValueAttr:$in_shardings,
                       Sdy_ShardingPerValueAttr:$out_shardings, Sdy_ManualAxesAttr:$manual_axes);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Sdy_NamedComputationOp : Sdy_Op<"named_computation", [RecursiveMemoryEffects]> {
  let summary = "A part of the program by name, with shardings of its values";
  let arguments = (ins Variadic<HLO_Tensor>:$operands, StrAttr:$name,
                       OptionalAttr<Sdy_ShardingPerValueAttr>:$in_shardings,
                       OptionalAttr<Sdy_ShardingPerValueAttr>:$out_shardings);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_SDY
