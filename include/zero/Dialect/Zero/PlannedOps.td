#ifndef ZERO_DIALECT_PLANNEDOPS
#define ZERO_DIALECT_PLANNEDOPS
include "zero/Dialect/Zero/ScheduledOps.td"

// A planned entry function takes and returns nothing: its body is launches, records and waits over
// allocations in the arena; its interface is the module's zero.slot ops.

class Zero_AllocationArray : TypedArrayAttrBase<Zero_AllocationAttr, "array of allocations">;
def Zero_Allocations : Zero_AllocationArray;

// Every launch has a number, unique in its entry, and says whose bytes it reads: one list of launches
// per allocation, in the order of its allocations. -1 stands for what a slot held when the entry began. Only
// zero-verify-plan looks at them.
class Zero_WritersArray : TypedArrayAttrBase<DenseI64ArrayAttr, "launches whose bytes are read, per allocation">;
def Zero_Writers : Zero_WritersArray;

// Reads and writes of a launch, its stream and its numbers, by one interface.
class Zero_Launch<list<string> declared = []> : DeclareOpInterfaceMethods<Zero_LaunchOpInterface, declared>;

def Zero_ArenaOp : Zero_Op<"arena"> {
  let summary = "All memory of a rank in one space.";
  let description = [{
    `bytes` is the size, a multiple of `alignment`; `rank_offset` is the offset of one 64-bit integer that
    the runtime sets to the rank. Only the arena in the module's first space has one.
    ```mlir
    zero.arena in @device {alignment = 512 : i64, bytes = 6144 : i64, rank_offset = 5632 : i64}
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$space, I64Attr:$bytes, I64Attr:$alignment,
                       DefaultValuedAttr<I64Attr, "-1">:$rank_offset);
  let assemblyFormat = "`in` $space attr-dict";
  let hasVerifier = 1;
}

def Zero_SlotOp : Zero_Op<"slot"> {
  let summary = "Where an entry's argument or result lives.";
  let description = [{
    Arguments and results of the *partitioned* entry functions. State has one persistent slot: its
    argument and its result name the same allocation, in every entry. `leaves` as `zero.leaves`; `from` names
    the launches that make the result.
    ```mlir
    zero.slot "main" #zero.role<param "u0" next = 0 unit = @u0> at #zero.allocation<0, tensor<64xf32>> {arg = 0 : i64, result = 0 : i64, leaves = ["w", "b"]}
    ```
  }];
  let arguments = (ins StrAttr:$entry, Zero_RoleAttr:$role, Zero_AllocationAttr:$allocation, DefaultValuedAttr<I64Attr, "-1">:$arg,
                       DefaultValuedAttr<I64Attr, "-1">:$result, OptionalAttr<StrArrayAttr>:$leaves,
                       OptionalAttr<DenseI64ArrayAttr>:$from);
  let assemblyFormat = "$entry qualified($role) `at` qualified($allocation) attr-dict";
}

def Zero_LaunchOp : Zero_Op<"launch", [Zero_Launch<["getFunction", "getLabel", "getScratch"]>, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Enqueues a kernel.";
  let description = [{
    `ins` and `outs` are the kernel function's arguments and results, in order; an output may be the
    allocation of an input that the kernel reads only at the output's own index (in place): a kernel loads all
    it needs for some elements before it stores any of them; one over rows, all of a row, in which it then may
    read at any index. `workspace` is scratch memory, where it needs some.
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Zero_Allocations:$ins, Zero_Allocations:$outs,
                       OptionalAttr<Zero_AllocationAttr>:$workspace, FlatSymbolRefAttr:$stream,
                       DefaultValuedAttr<I64Attr, "-1">:$id, OptionalAttr<Zero_Writers>:$from);
  let assemblyFormat = "$kernel `ins` $ins `outs` $outs (`workspace` qualified($workspace)^)? `on` $stream attr-dict";
}

def Zero_LaunchGemmOp : Zero_Op<"launch_gemm", [Zero_Launch<["getScratch", "replaces", "verifyLaunch"]>]> {
  let summary = "Enqueues a library matmul.";
  let description = [{ As `zero.gemm`; `accumulate` when C's old value is added. }];
  let arguments = (ins Zero_AllocationAttr:$a, Zero_AllocationAttr:$b, Zero_AllocationAttr:$c, OptionalAttr<Zero_AllocationAttr>:$workspace,
                       OptionalAttr<Zero_AllocationAttr>:$bias, OptionalAttr<Zero_AllocationAttr>:$addend,
                       OptionalAttr<Zero_AllocationAttr>:$sums, OptionalAttr<StrAttr>:$summed, FlatSymbolRefAttr:$stream,
                       I64Attr:$m, I64Attr:$n, I64Attr:$k, DenseI64ArrayAttr:$batch,
                       DenseI64ArrayAttr:$a_strides, DenseI64ArrayAttr:$b_strides, DenseI64ArrayAttr:$c_strides,
                       DefaultValuedAttr<I64Attr, "0">:$a_offset, DefaultValuedAttr<I64Attr, "0">:$b_offset, UnitAttr:$accumulate,
                       DefaultValuedAttr<I64Attr, "-1">:$id, OptionalAttr<Zero_Writers>:$from);
  let assemblyFormat = "qualified($a) `,` qualified($b) (`bias` qualified($bias)^)? (`addend` qualified($addend)^)? (`sums` `of` $summed^)? `->` qualified($c) (`sums` qualified($sums)^)? (`workspace` qualified($workspace)^)? `on` $stream attr-dict";
}

def Zero_LaunchCollectiveOp : Zero_Op<"launch_collective", [Zero_Launch<["getLabel", "verifyLaunch"]>, Zero_Collective<["getReduceKind"]>]> {
  let summary = "Enqueues a collective over one or more buffers.";
  let description = [{ As `zero.collective_start`. }];
  let arguments = (ins Zero_CollectiveKind:$kind, OptionalAttr<Zero_ReduceKind>:$reduce, Zero_Allocations:$ins, Zero_Allocations:$outs,
                       OptionalAttr<FlatSymbolRefArrayAttr>:$units, OptionalAttr<Zero_Pieces>:$pieces,
                       FlatSymbolRefAttr:$stream, FlatSymbolRefAttr:$communicator, DefaultValuedAttr<I64Attr, "-1">:$id, OptionalAttr<Zero_Writers>:$from);
  let assemblyFormat = "$kind ($reduce^)? `ins` $ins `outs` $outs `on` $stream `over` $communicator attr-dict";
}

def Zero_LaunchCopyOp : Zero_Op<"launch_copy", [Zero_Launch<["reachesHost", "verifyLaunch"]>]> {
  let summary = "Enqueues a copy, inside a space or between two.";
  let arguments = (ins Zero_AllocationAttr:$src, Zero_AllocationAttr:$dst, FlatSymbolRefAttr:$stream,
                       DefaultValuedAttr<I64Attr, "-1">:$id, OptionalAttr<Zero_Writers>:$from);
  let assemblyFormat = "qualified($src) `->` qualified($dst) `on` $stream attr-dict";
}

def Zero_LaunchSaveOp : Zero_Op<"launch_save", [Zero_Launch<["reachesHost", "verifyLaunch"]>]> {
  let summary = "Enqueues the copy of a state for a checkpoint.";
  let description = [{
    Copies what the rank saves of the slot `src`, as it was when the entry began, to the host's memory at `dst`. Ranks that
    differ along the axes `over` hold the same and each save a part: of n such ranks, number r has the blocks of 64 KiB from
    floor(blocks * r / n) to floor(blocks * (r + 1) / n); without axes the rank has all of it. `dst` has room for ceil(blocks / n)
    blocks. It runs only in steps that a checkpoint asks for it, on all ranks alike; in others no byte moves, and what waits
    for it does not wait.
    ```mlir
    zero.launch_save #zero.allocation<0, tensor<64xf32>> -> #zero.allocation<0, tensor<64xf32> in @checkpoint> over [] on @save
    ```
  }];
  let arguments = (ins Zero_AllocationAttr:$src, Zero_AllocationAttr:$dst, StrArrayAttr:$over, FlatSymbolRefAttr:$stream,
                       DefaultValuedAttr<I64Attr, "-1">:$id, OptionalAttr<Zero_Writers>:$from);
  let assemblyFormat = "qualified($src) `->` qualified($dst) `over` $over `on` $stream attr-dict";
  let extraClassDeclaration = [{
    static constexpr int64_t kBlockBytes = 64 << 10;
    /// The most that one of `ranks` ranks saves of so many bytes that all of them hold.
    static int64_t getMostBytes(int64_t bytes, int64_t ranks) {
      int64_t blocks = (bytes + kBlockBytes - 1) / kBlockBytes;
      return std::min(bytes, (blocks + ranks - 1) / ranks * kBlockBytes);
    }
  }];
}

def Zero_RecordOp : Zero_Op<"record", [Zero_EnqueuedOpInterface]> {
  let summary = "Marks the work enqueued so far on a stream.";
  let arguments = (ins I64Attr:$event, FlatSymbolRefAttr:$stream);
  let assemblyFormat = "$event `on` $stream attr-dict";
}

def Zero_WaitOp : Zero_Op<"wait", [Zero_EnqueuedOpInterface]> {
  let summary = "Makes a stream's next work wait for a mark.";
  let arguments = (ins I64Attr:$event, FlatSymbolRefAttr:$stream);
  let assemblyFormat = "$event `on` $stream attr-dict";
}
#endif
