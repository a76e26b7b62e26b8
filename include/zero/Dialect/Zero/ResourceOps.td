#ifndef ZERO_DIALECT_RESOURCEOPS
#define ZERO_DIALECT_RESOURCEOPS
include "zero/Dialect/Zero/ProgramOps.td"

// Queues, groups of ranks and memories are symbols of the module, any number of each, numbered in
// its order: zero-schedule adds streams and communicators, zero-plan-buffers memory spaces.

def Zero_StreamOp : Zero_Op<"stream", [Symbol]> {
  let summary = "A queue that runs its work in order.";
  let description = [{
    Streams run side by side; only events order the work of one after that of another. Kernels, library calls and
    copies that name no stream run on the module's first. Where streams compete for a device, the one of larger
    priority goes first: a hint, on which no result depends.
    ```mlir
    zero.stream @compute
    zero.stream @comm priority 1
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, DefaultValuedAttr<I64Attr, "0">:$priority);
  let assemblyFormat = "$sym_name (`priority` $priority^)? attr-dict";
}

def Zero_CommunicatorOp : Zero_Op<"communicator", [Symbol]> {
  let summary = "Groups of ranks along mesh axes that run one order of collectives.";
  let description = [{
    One group for every choice of coordinates along the other axes of the mesh; inside it, ranks are numbered row-major
    over the axes as listed. All ranks of a group issue the communicator's collectives in one order, on one stream.
    Gathers and reductions have communicators of their own: the order of one is not bound to that of the other.
    ```mlir
    zero.communicator @dp_gathers over @mesh["dp"] for gathers
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$mesh, StrArrayAttr:$axes,
                       Zero_CommunicatorPurpose:$purpose);
  let assemblyFormat = "$sym_name `over` custom<Over>($mesh, $axes) `for` $purpose attr-dict";
  let hasVerifier = 1;
}

def Zero_SpaceOp : Zero_Op<"space", [Symbol]> {
  let summary = "A memory of a rank.";
  let description = [{
    Kernels, library calls and collectives use device memory; copies go between any two spaces. A planned program has
    one `zero.arena` in each. The first is where allocations lie that name no space.
    ```mlir
    zero.space device @device
    zero.space host @pinned
    ```
  }];
  let arguments = (ins Zero_MemoryKind:$kind, SymbolNameAttr:$sym_name);
  let assemblyFormat = "$kind $sym_name attr-dict";
}
#endif
