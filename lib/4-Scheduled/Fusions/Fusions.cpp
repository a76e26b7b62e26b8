//===- Fusions.cpp - The table of fusions ----------------------------------------------===//
#include "Fusions.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/Pass.h"
#include "zero/4-Scheduled/PrintFusions.h"

using namespace mlir;

namespace zero {

// Rewrites come first, since they change what ops there are. Attention takes whole parts of the
// graph, before anything takes pieces of them. An op in one kernel only (rows to producers) comes
// before one in several, and that before one in memory. Last, whole kernels are put together.
static const Fusion kFusions[] = {
    {"unit-reductions",
     "A reduction of dimensions of size 1 becomes an elementwise op of its initial value",
     FusionBits::Same, fuseUnitReductions},
    {"attention", "An attention becomes one kernel forward and one backward, which store no scores",
     FusionBits::OtherOrderOfSums, fuseAttentions},
    {"joined-sums",
     "Results of an attention's kernel that a concatenation alone reads are written side by side",
     FusionBits::Same}, // `attention` does it
    {"attention-operands",
     "What a few ops make for an attention alone, its kernels make as they load it",
     FusionBits::OtherOrderOfSums}, // `attention` does it
    {"attention-results",
     "What a few ops make of an attention's sums, over the heads of a group or row by row, its "
     "kernel makes as it stores them",
     FusionBits::OtherOrderOfSums}, // `attention` does it
    {"attention-columns",
     "Sums down the columns of an attention's results, gradients of biases, are made by its kernel",
     FusionBits::Same}, // `attention` does it
    {"attention-outputs",
     "What an attention gives, where the gradient of a weight reads it, is made again by its "
     "kernel "
     "of backward, on several ranks",
     FusionBits::OtherOrderOfSums}, // `attention` does it
    {"attention-rows",
     "Maxima and sums of an attention's rows are made again by its kernel of backward, on several "
     "ranks",
     FusionBits::OtherOrderOfSums}, // `attention` does it
    {"long-sums",
     "A large tensor's sum, maximum or minimum is one of those of its rows, which many workers "
     "make",
     FusionBits::OtherOrderOfSums, fuseLongSums},
    {"gemm-views",
     "Transposes, slices and reshapes of a matmul's operands, and one transpose of its result, "
     "become its strides",
     FusionBits::OtherOrderOfSums, fuseGemmViews},
    {"filter-reversals",
     "A convolution reads a filter that is reversed for it alone the other way round",
     FusionBits::OtherOrderOfSums, fuseFilterReversals},
    {"library-filters",
     "A convolution that a library would compute if its filter lay otherwise reads, or gives, a "
     "transposed one",
     FusionBits::OtherOrderOfSums, fuseLibraryFilters},
    {"scatter-sums", "What a scatter of sums onto zeros is added to becomes what it scatters onto",
     FusionBits::OtherOrderOfSums, fuseScatterSums},
    {"matmul-sums",
     "A sum of matmuls becomes a matmul that adds to the result of the one before it",
     FusionBits::OtherOrderOfSums, nullptr, nullptr, nullptr, nullptr, fuseMatmulSums},
    {"matmul-terms",
     "A bias and a residual that are added to a matmul are added by its call, as it stores its "
     "result; on a CPU with the same bits",
     FusionBits::OtherOrderOfSums, nullptr, nullptr, nullptr, nullptr, fuseMatmulTerms},
    {"operand-sums",
     "Sums over the rows of what a matmul reads, gradients of biases, are made by its call",
     FusionBits::OtherOrderOfSums, nullptr, nullptr, nullptr, nullptr, fuseOperandSums},
    {"aligned-rows",
     "A large matmul of 16-bit elements along rows that are not aligned for a GPU's library gets "
     "operands padded with zeros, and what its result has more is cut off",
     FusionBits::OtherOrderOfSums, nullptr, nullptr, nullptr, nullptr, fuseAlignedRows},
    {"row-values",
     "Means, variances and what else rows are reduced to is made again by the kernel over the same "
     "rows that needs it in backward, on several ranks",
     FusionBits::Same, nullptr, nullptr, fuseRowValues},
    {"rows",
     "A reduction along rows goes into the kernel that spreads its result over the same rows",
     FusionBits::Same, nullptr, prepareRows, fuseRows},
    {"reduction-epilogues",
     "Elementwise functions of reductions over the same dimensions go into their kernel",
     FusionBits::Same, nullptr, nullptr, fuseEpilogue},
    {"sibling-reductions", "Reductions of the same data over the same dimensions become one kernel",
     FusionBits::Same, nullptr, nullptr, fuseSiblings},
    {"producers", "An op that one kernel alone reads, once for an element, goes into that",
     FusionBits::Same, nullptr, nullptr, fuseProducer},
    {"copies",
     "A cheap op goes into each of up to three kernels that read it, or of any number where it is "
     "made of half as many bytes",
     FusionBits::Same, nullptr, nullptr, fuseCopies},
    {"recompute", "What follows from one large value by a few ops is made again by a second kernel",
     FusionBits::Same, nullptr, prepareRecompute, fuseRecomputed},
    {"sibling-maps",
     "What only matmuls read that can wait goes, as one more result, into a kernel that reads what "
     "it is made of",
     FusionBits::Same, nullptr, nullptr, fuseSiblingMap},
    {"rematerialize",
     "What matmuls read early and late is made again for the late ones by a kernel that reads what "
     "it is made of",
     FusionBits::Same, nullptr, nullptr, fuseRematerialized},
    {"further-results",
     "An elementwise op that others read later goes into the first kernel that reads it, as one "
     "more result",
     FusionBits::Same, nullptr, nullptr, fuseFurtherResult},
    {"sibling-rows",
     "A kernel over rows goes into one that reads the same rows before it: a loss makes its "
     "gradient",
     FusionBits::Same, nullptr, nullptr, nullptr, mergeSiblingRows},
    {"column-sums",
     "Sums down columns go into a kernel over the same rows that makes or reads what they sum",
     FusionBits::Same, nullptr, nullptr, nullptr, mergeColumnSums},
    {"sibling-kernels",
     "Kernels of sums, over the same dimensions, that read the same data in memory become one, "
     "where nothing is kept longer for it",
     FusionBits::Same, nullptr, nullptr, nullptr, mergeSiblings},
    {"matmul-turns",
     "A kernel that reads the matmul before it row by row runs by turns with that, while the rows "
     "are in a cache",
     FusionBits::Same, nullptr, nullptr, nullptr, nullptr, nullptr, fuseMatmulTurns},
};

ArrayRef<Fusion> getFusions() { return kFusions; }

FailureOr<FusionRun> FusionRun::make(ModuleOp module, Pass *pass, ArrayRef<std::string> disabled) {
  for (StringRef name : disabled) {
    if (llvm::any_of(getFusions(), [&](const Fusion &fusion) { return fusion.name == name; }))
      continue;
    InFlightDiagnostic diag = module.emitError()
                              << "there is no fusion '" << name << "'; fusions are";
    for (const Fusion &fusion : getFusions())
      diag << " " << fusion.name;
    return diag;
  }
  FusionRun run;
  for (const Fusion &fusion : getFusions()) {
    run.counters.emplace_back(pass, fusion.name.data(), fusion.summary.data());
    if (!llvm::is_contained(disabled, fusion.name))
      run.enabled.push_back(&fusion);
  }
  return run;
}

const Fusion *FusionRun::find(StringRef name) const {
  const auto *found =
      llvm::find_if(enabled, [&](const Fusion *fusion) { return fusion->name == name; });
  return found == enabled.end() ? nullptr : *found;
}

static remark::RemarkOpts describe(const Fusion &fusion) {
  return remark::RemarkOpts::name(fusion.name).category("zero-form-kernels");
}

void FusionRun::noteFused(Operation *op, const Fusion &fusion) {
  ++counters[&fusion - getFusions().data()];
  if (op->getContext()->getRemarkEngine())
    remark::passed(op->getLoc(), describe(fusion)) << remark::add("{0}", fusion.summary);
}

void FusionRun::noteMissed(Operation *op, const Fusion &fusion, const Twine &reason) const {
  if (op->getContext()->getRemarkEngine())
    remark::missed(op->getLoc(), describe(fusion)) << remark::reason("{0}", reason.str());
}

void printFusions(llvm::raw_ostream &os) {
  os << "# Fusions\n\n"
        "Written by `zero-opt --print-fusion-table`; a test checks that it is fresh. "
        "`zero-form-kernels` tries them in this\n"
        "order; `--disable-fusions=NAME,...` leaves some out. `zero-compile --remarks FILE` and "
        "`zero-opt\n"
        "--remarks-filter=zero-form-kernels` say of each op what became of it, and why it stayed "
        "outside a kernel;\n"
        "`-mlir-pass-statistics` counts. Bits are those of a step with and without the fusion. "
        "[AddingAFusion.md](AddingAFusion.md) shows how to add "
        "one.\n\n"
        "| fusion | what becomes what | bits |\n|---|---|---|\n";
  for (const Fusion &fusion : getFusions())
    os << "| `" << fusion.name << "` | " << fusion.summary << " | "
       << (fusion.bits == FusionBits::Same ? "the same" : "other orders of sums") << " |\n";
}

} // namespace zero
