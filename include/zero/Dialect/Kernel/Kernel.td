//===- Kernel.td - The kernel dialect: how kernels are computed --------------------------------------===//
//
// Apart from the zero dialect: a target's schedules may change without a change of the program's ops.
//
//===--------------------------------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_KERNEL
#define ZERO_DIALECT_KERNEL

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Kernel_Dialect : Dialect {
  let name = "kernel";
  let cppNamespace = "::zero::kernel";
  let summary = "How kernels are computed";
  let description = [{
    What a kernel computes is the body of its function (`zero.kernel`): StableHLO on whole tensors. How a target
    computes it is the function's `kernel.schedule`, a `#kernel.schedule`. `zero-schedule-kernels` chooses one for each
    kernel that has none; `zero-lower-kernels` does what it says and nothing else.
  }];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Kernel_Kind : I32EnumAttr<"Kind", "what kernels are computed alike", [
    I32EnumAttrCase<"Nothing", 0, "nothing">, I32EnumAttrCase<"Map", 1, "map">,
    I32EnumAttrCase<"Rows", 2, "rows">, I32EnumAttrCase<"Row", 3, "row">,
    I32EnumAttrCase<"Columns", 4, "columns">, I32EnumAttrCase<"UpdateSlice", 5, "update_slice">,
    I32EnumAttrCase<"InsertSegment", 6, "insert_segment">, I32EnumAttrCase<"Scatter", 7, "scatter">,
    I32EnumAttrCase<"ControlFlow", 8, "control_flow">, I32EnumAttrCase<"Convolution", 9, "convolution">,
    I32EnumAttrCase<"GemmConvolution", 10, "gemm_convolution">,
    I32EnumAttrCase<"Attention", 11, "attention">, I32EnumAttrCase<"Scan", 12, "scan">,
    I32EnumAttrCase<"Sort", 13, "sort">, I32EnumAttrCase<"Factorization", 14, "factorization">]> {
  let cppNamespace = "::zero::kernel";
  let genSpecializedAttr = 0;
}

def Kernel_ScheduleAttr : AttrDef<Kernel_Dialect, "Schedule"> {
  let mnemonic = "schedule";
  let summary = "how a kernel is computed";
  let description = [{
    `#kernel.schedule<KIND, items = N, ...>`, the attribute `kernel.schedule` of a function with `zero.kernel`. A launch is
    split into its *items*: whoever runs it gives each worker (a core, a block of threads) a range of them.

    | kind | an item is | order of sums |
    |---|---|---|
    | `nothing` | none: the results have no elements, or the target makes no machine code (then one) | |
    | `map` | `tile` elements of a row, lanes along it | |
    | `rows` | `tile` elements, lanes inside the reductions of trailing dimensions | lanes; of a GPU the number of terms |
    | `row` | a row: reductions along it and everything between them; with `column_tile`, one item that runs chunks of `tile` rows, then the sums of that many columns; of a GPU, with `column_blocks`, a chunk of `tile` rows, behind all of which so many blocks add up sums of columns | lanes (of a GPU the number of terms), down columns shape |
    | `columns` | `tile` columns of reductions over the dimensions before them, lanes along the columns | shape |
    | `update_slice` | a row of `tile` elements of the update | |
    | `insert_segment` | `tile` elements of the source | |
    | `scatter` | all updates of `tile` columns | the updates' own |
    | `control_flow` | the kernel: one item that runs others | theirs |
    | `convolution` | `tile` elements of a row of the result, at `points` places of another dimension | shape |
    | `gemm_convolution` | `tile` positions by `features`, by matmuls over panels of `terms`; of a GPU a block has the tile, or one of its `parts` along the terms, behind all of which `sum_blocks` blocks add these up; with `library`, one item, a call of the target's library | (a library's: its own) shape, `tile`, `features`, `terms`, `parts` |
    | `attention` | `tile` queries with all their keys; all tiles of a batch index where queries are summed over, and where it sums columns of its results (`rows`, `columns`, `column_tile`), one item runs these and a second stage; of a GPU, `tile` queries, or keys, along the other axis of the scores, `columns` at once | shape and `tile` |
    | `scan` | one walk along the scanned dimension, at `tile` columns of another | the walk |
    | `sort` | a line of `tile` elements | |
    | `factorization` | a matrix of the batch | the library's |

    - `items`: how many there are; `grain`: the least that are worth a worker;
    - `rows`, `columns`: sizes of the dimensions that count rows, and of those along a row; lanes run along the last.
      Dimensions of size 1 count for nothing. With `flat`, the elements of all results are one dimension;
    - `tile`: what an item takes, see above; `within_block`: no item crosses a block of its unit's layout;
    - `lanes`: elements of one step of an inner loop;
    - `staged`, `passes`: results of these ops of the body, by number, are kept in the worker's scratch memory for the
      length of a row, from the given pass over it on; `scratch`: bytes of such memory that a worker needs;
    - `workspace`: bytes that the plan places, one more result of the dispatch;
    - `parameters`: what else a target or a kind wants to have said: `column_tile`, `column_blocks`, `columns`, `features`, `library`, `points`, `terms`, `staged`,
      `steps`, `row_ranges`, `parts`, `sum_blocks`, `turns`.

    A schedule follows from the function and the target alone. It changes neither results nor, but where the table
    says so, the order of a sum.

    ```mlir
    func.func private @k(%x: tensor<64x1000xf32>) -> tensor<64x1000xf32>
        attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 1, grain = 16, columns = [64000],
                                                                    flat = true, tile = 64000, lanes = 16>} {...}
    ```
  }];
  let parameters = (ins EnumParameter<Kernel_Kind>:$kind, "int64_t":$items, DefaultValuedParameter<"int64_t", "1">:$grain,
                        OptionalParameter<"::mlir::DenseI64ArrayAttr">:$rows,
                        OptionalParameter<"::mlir::DenseI64ArrayAttr">:$columns,
                        DefaultValuedParameter<"bool", "false">:$flat, DefaultValuedParameter<"int64_t", "1">:$tile,
                        DefaultValuedParameter<"bool", "false">:$within_block,
                        DefaultValuedParameter<"int64_t", "1">:$lanes,
                        OptionalParameter<"::mlir::DenseI64ArrayAttr">:$staged,
                        OptionalParameter<"::mlir::DenseI64ArrayAttr">:$passes,
                        DefaultValuedParameter<"int64_t", "0">:$scratch,
                        DefaultValuedParameter<"int64_t", "0">:$workspace,
                        OptionalParameter<"::mlir::DictionaryAttr">:$parameters);
  let assemblyFormat = [{
    `<` $kind `,` struct($items, $grain, $rows, $columns, $flat, $tile, $within_block, $lanes, $staged, $passes, $scratch,
                         $workspace, $parameters) `>`
  }];
  let genVerifyDecl = 1;
}

#endif // ZERO_DIALECT_KERNEL
