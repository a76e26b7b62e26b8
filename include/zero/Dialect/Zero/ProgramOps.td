#ifndef ZERO_DIALECT_PROGRAMOPS
#define ZERO_DIALECT_PROGRAMOPS
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "zero/Dialect/Zero/ZeroTypes.td"
include "zero/Dialect/Zero/ZeroInterfaces.td"

def Zero_MeshOp : Zero_Op<"mesh", [Symbol]> {
  let summary = "Names the axes along which ranks are arranged.";
  let description = [{
    ```mlir
    zero.mesh @mesh ["dp" = 4]
    zero.mesh @both ["dp" = 2, "tp" = 2] batch ["dp"]
    ```
    Ranks are numbered row-major over the axes, last axis fastest. Axis names are unique, sizes positive. Rows of the
    batch are sharded over the axes after `batch`, over all of them where nothing is said.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, StrArrayAttr:$axis_names, DenseI64ArrayAttr:$axis_sizes,
                       OptionalAttr<StrArrayAttr>:$batch_axes);
  let assemblyFormat = "$sym_name custom<MeshAxes>($axis_names, $axis_sizes) (`batch` $batch_axes^)? attr-dict";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Size of the axis, or 0 where there is none of that name.
    int64_t getAxisSize(::llvm::StringRef axis);
    /// Product of the sizes of `axes`.
    int64_t getGroupSize(::mlir::ArrayAttr axes);
    /// Axes over which rows of the batch are sharded.
    ::mlir::ArrayAttr getDataAxes() { return getBatchAxes() ? *getBatchAxes() : getAxisNames(); }
  }];
}

def Zero_LeafOp : Zero_Op<"leaf"> {
  let summary = "One leaf of the program's interface, as `import` found it.";
  let description = [{
    Recorded at the end of `import`, one per state leaf and one per other argument or result, and never
    changed below: the byte verifiers and the executable's tables are checked against it. `slots` gives,
    per entry function, the argument and the result that carry the leaf (-1: none); the type is the
    unsharded one.
    ```mlir
    zero.leaf tensor<8x16xf32> as #zero.role<param "w" next = 0> {slots = {init = [-1, 0], main = [0, 0]}}
    ```
  }];
  let arguments = (ins Zero_RoleAttr:$role, TypeAttrOf<AnyRankedTensor>:$type, DictionaryAttr:$slots);
  let assemblyFormat = "$type `as` qualified($role) attr-dict";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::RankedTensorType getTensorType() { return ::llvm::cast<::mlir::RankedTensorType>(getType()); }
    ::llvm::StringRef getLeafName() { return getRole().getName().getValue(); }
    /// Argument / result index in `entry`, -1 for none.
    int64_t getArg(::llvm::StringRef entry);
    int64_t getResult(::llvm::StringRef entry);
  }];
}

def Zero_LayoutOp : Zero_Op<"layout", [Symbol]> {
  let summary = "A unit: parameters in one flat, block-aligned index space.";
  let description = [{
    One element index space for parameter, gradient, master and moments. `elements` is the padded total,
    a multiple of `block` times the ranks of the largest group in `axes`; rank r owns
    `[r * elements / N, (r + 1) * elements / N)`. Segments ascend, start at multiples of `block` and do
    not overlap; what lies between them is padding. `dtype` is the working type of the parameters: other
    kinds of state keep their own element type over the same indices.
    A layout is a function of (import program, mesh, block) only, never of stage or schedule.
    ```mlir
    zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 256 : i64,
      axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
      segments = [#zero.segment<"w" [8, 16] at 0>, #zero.segment<"b" [16] at 128>]}
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$mesh, TypeAttr:$dtype, I64Attr:$block,
                       I64Attr:$elements, DictionaryAttr:$axes, TypedArrayAttrBase<Zero_SegmentAttr, "segments">:$segments);
  let assemblyFormat = "$sym_name `on` $mesh attr-dict";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Ranks over which state of this unit is sharded once its stage shards it.
    int64_t getGroupSize();
    int64_t getShardElements() { return getElements() / getGroupSize(); }
    auto getSegmentRange() { return getSegments().getAsRange<SegmentAttr>(); }
    SegmentAttr getSegment(unsigned i) { return ::llvm::cast<SegmentAttr>(getSegments()[i]); }
    /// Elements of all segments, without padding.
    int64_t getUsedElements();
    /// Whether a parameter of the unit is more than a vector.
    bool holdsMatrix();
  }];
}
#endif
