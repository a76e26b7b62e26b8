//===- Report.h - Where the bytes go --------------------------------------------===//
#ifndef ZERO_TOOLS_ZEROCOMPILE_REPORT_H
#define ZERO_TOOLS_ZEROCOMPILE_REPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/raw_ostream.h"

namespace zero {
class RooflineReport;
struct Activations;
/// Prints, from the tables of a planned module: resident bytes by kind, the arena, the peak with
/// its op and location, the ten largest buffers live there, wire bytes per entry. In MiB, or exact.
/// Of `activations`, which may be null, what backward keeps and computes again.
void printTextReport(mlir::ModuleOp module, bool isExact, const Activations *activations,
                     llvm::raw_ostream &os);
/// The same as one JSON object, with the times that `roofline` has; null for none.
void printJsonReport(mlir::ModuleOp module, const RooflineReport *roofline,
                     const Activations *activations, llvm::raw_ostream &os);
/// 12,345,678
std::string withCommas(int64_t value);
} // namespace zero
#endif
