#ifndef ZERO_DIALECT_ZERODIALECT
#define ZERO_DIALECT_ZERODIALECT
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Zero_Dialect : Dialect {
  let name = "zero";
  let cppNamespace = "::zero::ir";
  let summary = "Sharded training steps: meshes, units, collectives, kernels, streams, arenas.";
  let description = [{
    An op is here only if no upstream dialect has it. Which ops are legal depends on the module's
    phase (`zero.phase`), in this order:

    ```
    import       stablehlo; every argument has a role
    replica      + zero.all_reduce, zero.rank_offset           one rank's data-parallel step
    partitioned  + zero.all_gather, zero.reduce_scatter, ...   state in units, sharded
    scheduled    zero.dispatch, zero.gemm, start / await       kernels and streams, still values
    planned      zero.launch, zero.record, zero.wait           allocations in arenas, no values
    executable   llvm
    ```

    Discardable attributes:

    - `zero.phase = "NAME"` and `zero.format = N` on the module: the phase, and the version of its text;
    - `zero.config = {...}` on the module: the options that made it (stage, ranks, target, ...);
    - `zero.entry = #zero.entry<...>` on an entry function: what it is for, where its name does not say it;
    - `zero.role = #zero.role<...>` on arguments and results of entry functions;
    - `zero.leaves = ["w", "b"]` on an argument that is a flat unit of state: the leaf in each segment
      (an empty string where the segment's parameter has no such state);
    - `zero.kernel` on outlined kernel functions.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

class Zero_Op<string mnemonic, list<Trait> traits = []> : Op<Zero_Dialect, mnemonic, traits>;
#endif
