#ifndef ZERO_DIALECT_ZEROATTRS
#define ZERO_DIALECT_ZEROATTRS
include "zero/Dialect/Zero/ZeroEnums.td"

def Zero_RoleAttr : AttrDef<Zero_Dialect, "Role"> {
  let mnemonic = "role";
  let summary = "role of an argument or result of an entry function";
  let description = [{
    `#zero.role<KIND "NAME" [next = RESULT] [of = "PARAM"] [dim = D] [groups = G] [unit = @U]>`

    - `next`: the result that replaces this state argument at the next step (-1: none);
    - `of`: the parameter that this state belongs to (moments, masters, averages);
    - `dim`: the batch dimension of a batch argument, of a `batch_state` (a state that has the rows of the batch, cut as
      they are) or of a batch-sharded output (-1: none);
    - `groups`: that dimension holds G micro-batches one after the other, and a rank has its rows of each (1: it has
      one run of rows);
    - `unit`: from `partitioned` on, the layout of which this argument is the flat buffer (whole or shard).

    ```mlir
    %w: tensor<8x16xf32> {zero.role = #zero.role<param "w" next = 0>}
    %x: tensor<32x8xf32> {zero.role = #zero.role<batch "x" dim = 0>}
    %h: tensor<32x4xf32> {zero.role = #zero.role<batch_state "h" next = 1 dim = 0>}
    ```
  }];
  let parameters = (ins "::zero::ir::RoleKind":$kind, "::mlir::StringAttr":$name,
                        DefaultValuedParameter<"int64_t", "-1">:$next, OptionalParameter<"::mlir::StringAttr">:$of,
                        DefaultValuedParameter<"int64_t", "-1">:$dim,
                        DefaultValuedParameter<"int64_t", "1">:$groups,
                        OptionalParameter<"::mlir::FlatSymbolRefAttr">:$unit);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// True for what a step replaces: parameters, optimizer and model state, step counters.
    bool isState() const {
      return getKind() == RoleKind::Param || getKind() == RoleKind::Frozen || getKind() == RoleKind::OptState ||
             getKind() == RoleKind::ModelState || getKind() == RoleKind::Step || isBatchState() || getNext() >= 0;
    }
    /// A state of which each rank has the rows that it has of the batch.
    bool isBatchState() const { return getKind() == RoleKind::BatchState; }
    /// Whether an argument of this role has the rows of the batch along its dimension.
    bool hasRows() const { return getKind() == RoleKind::Batch || isBatchState(); }
    /// The dimension of these rows: the first where none is said.
    int64_t getRowDim() const { return getDim() < 0 ? 0 : getDim(); }
    /// Copies of this role with one field changed.
    RoleAttr withNext(int64_t next) const;
    RoleAttr withUnit(::mlir::FlatSymbolRefAttr unit) const;
  }];
}

def Zero_EntryKindAttr : EnumAttr<Zero_Dialect, Zero_EntryKind, "entry"> {
  let summary = "what an entry function is for";
  let description = [{
    `#zero.entry<KIND>`, on a function:

    - `step`: one step of training, or all that a module without states computes;
    - `init`: makes the states from a key;
    - `eval`: reads the states and replaces none.

    A function without it is by its name the step (`@main`), what makes the states (`@init`), or evaluates (any other).

    ```mlir
    func.func @train_step(...) attributes {zero.entry = #zero.entry<step>}
    ```
  }];
  let assemblyFormat = "`<` $value `>`";
}

def Zero_SegmentAttr : AttrDef<Zero_Dialect, "Segment"> {
  let mnemonic = "segment";
  let summary = "one parameter, or one slice of a stacked parameter, inside a unit";
  let description = [{
    `#zero.segment<"NAME" [SHAPE] at OFFSET [slice I]>`: elements [OFFSET, OFFSET + product(SHAPE)) of the
    unit hold the leaf NAME, row-major; with `slice`, its I-th slice along dimension 0 (SHAPE is then the
    slice's shape without that dimension).
  }];
  let parameters = (ins "::mlir::StringAttr":$name, ArrayRefParameter<"int64_t">:$shape, "int64_t":$offset,
                        DefaultValuedParameter<"int64_t", "-1">:$slice);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    int64_t getNumElements() const {
      int64_t n = 1;
      for (int64_t d : getShape()) n *= d;
      return n;
    }
    int64_t getEnd() const { return getOffset() + getNumElements(); }
  }];
}

def Zero_PieceAttr : AttrDef<Zero_Dialect, "Piece"> {
  let mnemonic = "piece";
  let summary = "a range of elements that an all_to_all moves";
  let description = [{
    `#zero.piece<FROM at START -> TO at START, SIZE>`: SIZE elements of operand FROM become elements of result TO. The ranks'
    operands, one after the other, are a whole, and so are their results: a start is a position in a whole.

    ```mlir
    #zero.piece<0 at 128 -> 1 at 64, 64>
    ```
  }];
  let parameters = (ins "int64_t":$from, "int64_t":$fromStart, "int64_t":$to, "int64_t":$toStart, "int64_t":$size);
  let assemblyFormat = "`<` $from `at` $fromStart `->` $to `at` $toStart `,` $size `>`";
}

class Zero_PieceArray : TypedArrayAttrBase<Zero_PieceAttr, "array of pieces">;
def Zero_Pieces : Zero_PieceArray;

def Zero_AllocationAttr : AttrDef<Zero_Dialect, "Allocation"> {
  let mnemonic = "allocation";
  let summary = "a tensor at a byte offset of an arena";
  let description = [{
    `#zero.allocation<OFFSET, TYPE [in @SPACE]>`: bytes from OFFSET on of the arena in a memory space (`zero.space`);
    without
    one, in the module's first.

    ```mlir
    #zero.allocation<512, tensor<64xf32>>
    #zero.allocation<0, tensor<64xf32> in @host>
    ```
  }];
  let parameters = (ins "int64_t":$offset, "::mlir::RankedTensorType":$type,
                        OptionalParameter<"::mlir::FlatSymbolRefAttr">:$space);
  let builders = [AttrBuilder<(ins "int64_t":$offset, "::mlir::RankedTensorType":$type), [{
    return $_get($_ctxt, offset, type, ::mlir::FlatSymbolRefAttr());
  }]>];
  let assemblyFormat = "`<` $offset `,` $type (`in` $space^)? `>`";
  let extraClassDeclaration = [{
    /// Bytes of the tensor; i1 takes a byte an element.
    int64_t getBytes() const;
  }];
}
#endif
