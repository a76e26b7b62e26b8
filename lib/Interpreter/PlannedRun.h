//===- PlannedRun.h - Launches on allocations of an arena -------------------------===//
//
// One arena per rank, poisoned before the entry begins: arguments are written into their slots,
// launches read and write allocations, results are read from their slots. Launches run one after
// the other, each on all ranks, in the order of the block or in another that streams and events
// allow: a launch that reads too early, or writes where somebody still has to read, then shows.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_PLANNEDRUN_H
#define ZERO_LIB_INTERPRETER_PLANNEDRUN_H

#include "RankInterface.h"

#include "zero/Interpreter/Interpreter.h"

namespace zero::interp {

/// The launches, records and waits of a block in an order that streams and events allow: work of
/// one stream in the order of the block, what follows a wait after what precedes its record. With
/// a seed, any such order; else the block's. Fails on other ops, and on a wait for a mark that
/// nothing has recorded before.
mlir::FailureOr<llvm::SmallVector<mlir::Operation *>> orderWork(mlir::Block &block,
                                                                std::optional<uint64_t> seed);

/// `zero::interpret` on a planned program; `inputs` are of the interface's types.
mlir::LogicalResult runPlanned(mlir::FunctionOpInterface entry, const RankInterface &interface,
                               unsigned ranks, llvm::ArrayRef<Values> inputs,
                               std::vector<Values> &outputs, const RunOptions &options);

} // namespace zero::interp
#endif
