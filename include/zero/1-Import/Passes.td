//===- Passes.td - Passes of the import phase -------------------------------------------------------===//
//
// From a module as a framework exported it to the phase `import`: flat entry functions in StableHLO with a
// role on every argument and result. In the order of the pipeline.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_IMPORT_PASSES
#define ZERO_IMPORT_PASSES

include "mlir/Pass/PassBase.td"
include "zero/Options/StepOption.td"

def ExpandGroupsPass : Pass<"zero-expand-groups", "::mlir::ModuleOp"> {
  let summary = "Writes groups of devices that are named by axes of a mesh as rows of numbers";
  let description = [{
    JAX from 0.11 on names the axes that a collective is along (`#stablehlo.replica_group_mesh_axes`). The group of each
    place on the other axes becomes a row of `replica_groups`, its devices in the order of the axes that are named, the
    first of them outermost; by the mesh's own order of devices where it has one.
  }];
}

def FormManualComputationsPass : Pass<"zero-form-manual-computations", "::mlir::ModuleOp"> {
  let summary = "Writes older forms of shard_map and pmap as manual computations";
  let description = [{
    JAX before 0.7 casts the operands of a `shard_map` to parts by custom calls around a call of the body
    (`@SPMDFullToShardShape`, `@SPMDShardToFullShape`), and lowers `pmap` to a module of several replicas whose
    functions have the types of one replica's parts. Both become `sdy.manual_computation` on whole arrays, as
    newer releases write them, over a mesh of one axis; a `shard_map` over several axes is an error. What `pmap`
    maps is stacked along a new first dimension. Other modules stay as they are.
  }];
  let dependentDialects = ["::zero::sdy::SdyDialect"];
}

def SortTopKPass : Pass<"zero-sort-top-k", "::mlir::ModuleOp"> {
  let summary = "Writes calls of ApproxTopK as sorts of which the first elements are taken";
  let description = [{
    `jax.lax.approx_max_k` and `approx_min_k` are calls of `ApproxTopK`, which may miss some of the largest elements where the
    hardware gains by it. As XLA does on CPUs, none is missed: all operands are sorted along `reduction_dim` by the function that
    the call names, and the first elements are the results. That function is no entry: it goes into the sort.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}

def InlineCallsPass : Pass<"zero-inline-calls", "::mlir::ModuleOp"> {
  let summary = "Replaces every func.call by the callee's body";
  let description = [{
    JAX writes each jitted helper (`@_where`, `@_take`, the body of a scan) as a private function. After this
    pass only the entry functions (the public ones) are left, without calls. A recursive call, a call of a
    function without body and a callee with several blocks are errors.
  }];
}

def ExpandChloPass : Pass<"zero-expand-chlo", "::mlir::ModuleOp"> {
  let summary = "Writes chlo ops in stablehlo arithmetic";
  let description = [{
    Square becomes a product; erf, erfc and erf_inv become the polynomials that XLA uses (computed in f32 for
    narrower types); the other functions become short formulas. A call of `mhlo.NAME` (`mhlo.erf`, `mhlo.topk`), as which
    XLA writes functions that StableHLO lacks, is read as the op of that name. An op or element type without a decomposition
    is an error.
  }];
  let dependentDialects = ["::zero::chlo::CHLODialect", "::zero::hlo::StableHLODialect"];
}

def ExpandBatchNormPass : Pass<"zero-expand-batch-norm", "::mlir::ModuleOp"> {
  let summary = "Writes batch normalization in sums and elementwise ops";
  let description = [{
    `batch_norm_training`, `batch_norm_inference` and `batch_norm_grad` by their definitions; element types narrower than
    f32 are computed in f32 and rounded once.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}

def ExpandFftPass : Pass<"zero-expand-fft", "::mlir::ModuleOp"> {
  let summary = "Writes Fourier transforms as products with constant matrices";
  let description = [{
    A transform of up to 64 numbers is a product with a constant matrix. A longer one is split into two by the factors of
    its length (Cooley and Tukey), with constant factors and a transpose between them; a prime length above 256 becomes a
    convolution by transforms of a power of two (Bluestein). Constants are computed in f64 and rounded. Parts of complex
    numbers are taken apart before and put together behind; a number that was converted from a real one has no imaginary
    part to compute with.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}

def ExpandComplexPass : Pass<"zero-expand-complex", "::mlir::ModuleOp"> {
  let summary = "Writes complex numbers as pairs of their parts";
  let description = [{
    Ops on complex numbers become ops on their real and imaginary parts: functions by the interpreter's formulas, those
    of `complex<f32>` computed in f64 and rounded once; contractions as four real ones; ops that move elements or add
    them twice; other reductions, loops, branches and sorts on two values for each; `cholesky` and `triangular_solve` on
    real matrices of twice the size. Complex numbers are left where the step
    takes them in or gives them back, in `stablehlo.real`, `stablehlo.imag` and `stablehlo.complex`, and around an op that
    has no formula, which stays as it is.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}

def FlattenBranchesPass : Pass<"zero-flatten-branches", "::mlir::ModuleOp"> {
  let summary = "Computes all sides of a branch and selects their results (if-conversion)";
  let description = [{
    `stablehlo.if` and `stablehlo.case` (`lax.cond`, `lax.switch`; optax's `MultiSteps` and `apply_if_finite`) are
    refused below `import`: a kernel has no branch. Where every op of all sides may run though its side is not
    taken, the ops move in front of the branch and a `stablehlo.select` picks each result; results that all sides
    share need none. Every result keeps its bits: a NaN or infinity of a side that is not taken goes no further.
    The cost is the time of all sides. An index of `case` out of range picks the last side.

    A branch stays if a side holds a collective, an op with effects (random numbers drawn anew, a custom call), a
    manual computation or a loop whose number of rounds is not known: such a loop may never end where its side is
    not taken. A remark says for each branch what was done, or which op keeps it.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
  let statistics = [
    Statistic<"numFlattened", "flattened", "Branches replaced by selects">,
    Statistic<"numKept", "kept", "Branches that stay">
  ];
}

def UnrollLoopsPass : Pass<"zero-unroll-loops", "::mlir::ModuleOp"> {
  let summary = "Unrolls stablehlo.while loops with a static trip count";
  let description = [{
    A loop is static if its condition compares a carried integer, which starts at a constant and grows by a
    constant, with a constant: the loops that JAX writes for scan and fori_loop. Inner loops go first. A loop
    whose unrolled body would take the module beyond `unroll-limit` ops stays, with a remark; a loop that is not
    static stays silently: it is legal in every phase.
  }];
  let options = [StepOption<"unrollLimit", "unroll-limit", "int64_t", "2000000",
                            "Unroll static loops up to this many ops in all", "Import", "OPS",
                            Between<0, 4294967296, " ops">>];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}

def SimplifyPass : Pass<"zero-simplify", "::mlir::ModuleOp"> {
  let summary = "Folds, canonicalizes, merges equal ops and drops dead ones; results stay bitwise equal";
  let description = [{
    Makes unrolled loops static (indices become constants, dynamic slices static ones, a chain of updates that
    fills an array one concatenate) and merges equal subexpressions, which hand-written steps recompute. Only
    rewrites that keep every bit of the result are applied, so no reassociation and no `x * 1`-like rule that
    a NaN or a signed zero could tell apart. No constant of more than 64 elements is made, and a splat of
    several elements is always written as a broadcast of a rank-0 constant.
    A lookup or write by pairs, `x[arange(n), i]`, becomes one by row, with the rows as a batching dimension.
    Where values lie changes none of them: annotations of placement go, and so do collectives of one device alone,
    which a step written for several devices has when it is lowered for one. So does what `jax.export` asserts of shapes, if it
    holds; that it does not is an error. A sum over replicas in the older spelling becomes `all_reduce`. What `with_sharding_constraint` says along
    `model-axis` is kept for `zero-tensor-parallel`, as `sdy.sharding` (or `mhlo.sharding`) of the op or argument that the value is of.
    What one manual computation hands to another as it was given to it, as forward's does to backward's, is taken from where
    it came, and a constant is made where it is read.
    The number of rounds is bounded, so the time is linear in the number of ops.
  }];
  let options = [Option<"modelAxis", "model-axis", "std::string", /*default=*/"\"\"", "Axis along which shardings of values are kept">];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}

def WidenShardsPass : Pass<"zero-widen-shards", "::mlir::ModuleOp"> {
  let summary = "Writes states that a step's own devices hold in parts as whole ones";
  let description = [{
    A step that is sharded by hand along one axis (FSDP, ZeRO in a script; `shard_map` with sharded states, one replica's
    program) gathers parts of its parameters before use, scatters the sums of gradients, and updates parts. What hangs
    together so is written on whole values, and ZeRO shards them itself:

    | | |
    |---|---|
    | before | `%w = all_gather(%part)`, `%g = reduce_scatter(%partial)`, `%new = subtract %part, %g`, with `%part`, `%g`, `%new` one device's parts along a dimension |
    | after | `%part` is the whole value, `%w` is `%part`, `%g = all_reduce(%partial)`, `%new = subtract %part, %g` |

    A slice at the device's own place is the value that it is cut from; a reduction of parts that is reduced over all
    devices is the reduction of the whole. Elementwise ops, transposes, slices and stacks of whole parts, reshapes that keep the parts one behind another,
    broadcasts, reductions and products of parts that contract them may stand between; anything else leaves all that hangs together as it is, with a remark.
    Only where devices keep a state so (an argument and a result), or take parts of what all of them have: rows of a batch
    that are gathered stay. The whole value is what the parts of devices 0 to N - 1 make one after the other, so a state of one
    replica's program has N times the size. Data that one replica's program is given whole, and of which it reads its own part
    alone, becomes that part: a replica's own rows, as in any of them. Its reductions in two levels, within groups and over
    them, become one over all devices.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect", "::zero::sdy::SdyDialect"];
}

def WidenArgumentsPass : Pass<"zero-widen-arguments", "::mlir::ModuleOp"> {
  let summary = "Takes integers of less than a byte in and gives them back as whole bytes";
  let description = [{
    Files of values have no integers of two or four bits, and JAX itself keeps each of them in a byte (`jnp.int4`). Arguments
    and results of entries have `i8` (`ui8`) in their place, and are converted at the begin and the end of the step, in
    which all else stays as it is; what is returned as it came stays one value. Bytes beyond the narrow type's range are
    cut to its bits, as `convert` does.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}

def InferRolesPass : Pass<"zero-infer-roles", "::mlir::ModuleOp"> {
  let summary = "Finds the role of every argument and result, and records the interface";
  let description = [{
    Roles that attributes, `roles` or `batch` give are kept; the others follow from the graph, or are asked for,
    never guessed. The step is `@main`, else the first function.

    - State: a result that is computed element by element from an argument of its type replaces it, where that is
      unique (donation is only a hint: frameworks pair donated buffers by shape). The loss depends on it: `param`
      if its update reads its gradient, `frozen` if it is returned as it is, else `model_state`. The loss does not:
      `opt_state` if a parameter's new value depends on it, else `model_state`. `step`: an integer that only counts.
    - `batch`: the largest set of other arguments with one first size that the data-parallel rules shard without a
      gather, with the loss a sum over ranks. `rng`: a key. `scalar`: other numbers. `frozen` or `const`: the rest.
    - `batch_state`: a state whose new value comes out as the rows that each rank has of it, where the step gathers less so.
    - A module without state is a plain function: arguments `const`, results `output`.
    - Of a step written for several devices (`sdy.manual_computation`), all this is read in one device's program, and
      the batch is what its devices get rows of. A program of one of several replicas, whose gradients
      `stablehlo.all_reduce` sums, is read without these reductions; by its roles the step on whole arrays is formed.

    Then one `zero.leaf` per state and per other argument or result is recorded. `print-roles` writes the roles in
    the format that `roles` reads; an error shows that table with `?` where something is open.
  }];
  let options = [
    StepOption<"roles", "roles", "std::string", "\"\"", "File of roles, as --print-roles writes it", "Import", "FILE",
               AnyValue, NotRecorded>,
    StepOption<"rolesDraft", "roles-draft", "std::string", "\"\"",
               "File that an error writes the roles to that were found, with `?` for the others; never overwritten",
               "Import", "FILE", AnyValue, NotOfTheStep, NotListed>,
    StepOption<"batch", "batch", "std::string", "\"\"", "Which arguments are the batch", "Import", "argK[:DIM],...",
               AnyValue, NotRecorded>,
    StepOption<"printRoles", "print-roles", "bool", "false", "Write the roles to standard output, as --roles reads",
               "Import", "", AnyValue, NotRecorded, NotListed>];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::sdy::SdyDialect"];
}

def ExpandRandomPass : Pass<"zero-expand-random", "::mlir::ModuleOp"> {
  let summary = "Writes random bits in stablehlo arithmetic";
  let description = [{
    `rng_bit_generator` becomes the rounds of Philox 4x32 (DEFAULT, PHILOX; a state of two or three 64-bit words) or of
    Threefry 2x32 (THREE_FRY; two words) on the place of each element; a bitcast to another width, which keys go through, becomes shifts of unsigned
    integers. Others stay as they are. It comes after roles are inferred, which know a key by the op that takes it.
  }];
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
}

def VerifyImportPass : Pass<"zero-verify-import", "::mlir::ModuleOp"> {
  let summary = "Proves the import phase's contract and sets zero.phase";
  let description = [{
    Only ops that the later phases know (manual computations among them), static shapes, no calls, one block per
    entry function, a role on every argument and result of every entry, and every state argument's `next` names a
    result of its type. Every one of them is in one slot of one `zero.leaf`, of its type, name and kind of role: what later
    phases are held to is what the program is.
  }];
  let dependentDialects = ["::zero::ir::ZeroDialect"];
}

def CheckImportPass : Pass<"zero-check-import", "::mlir::ModuleOp"> {
  let summary = "Interprets the text as read and its import program on random arguments";
  let description = [{
    For a module as it was read: a copy is taken to `import`, both are run by the interpreter on the same random
    arguments, and the results of every entry must agree: floats within `tolerance`, everything else exactly.
    Validation starts from the `import` program and does not cover the way there; this is its test. chlo ops
    are expanded on both sides, as narrow arguments are widened, and thus not under test here (`test/1-Import/Expand/test_chlo_against_jax.py`).
    A remark tells the largest error, and how many results were all NaN. Steps that the interpreter cannot run as
    they were exported (for a mesh without devices) are refused.
  }];
  let options = [
    Option<"seed", "seed", "uint64_t", /*default=*/"0", "Of the random arguments">,
    Option<"tolerance", "tolerance", "double", /*default=*/"1e-5",
           "Largest |a - b| / max(1, |a|) of a float">,
    Option<"imported", "imported", "std::string", /*default=*/"\"\"",
           "File of a program to compare with instead of what `zero-to-import` makes">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect"];
}

#endif // ZERO_IMPORT_PASSES
