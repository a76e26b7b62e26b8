//===- Statistic.h - What passes count --------------------------------------------===//
//
// The packages build llvm::Statistic without members (see cmake/Statistics.h), so pass statistics
// of MLIR count nothing. Those of Passes.td become these: cmake/PassDeclarations.cmake puts them
// into the classes that TableGen generates. -mlir-pass-statistics prints them.
//===------------------------------------------------------------------------===//
#ifndef ZERO_SUPPORT_STATISTIC_H
#define ZERO_SUPPORT_STATISTIC_H

#include <atomic>
#include <cstdint>

namespace mlir {
class Pass;
}
namespace llvm {
class raw_ostream;
}

namespace zero {

/// A counter of a pass; all instances of the pass in a process count together.
class Statistic {
public:
  /// The texts live as long as the process.
  Statistic(mlir::Pass *pass, const char *name, const char *description);

  Statistic &operator+=(uint64_t count) {
    total->fetch_add(count, std::memory_order_relaxed);
    return *this;
  }
  Statistic &operator++() { return *this += 1; }

private:
  std::atomic<uint64_t> *total;
};

/// Prints every counter by pass, those of passes that were made in this process, if the option
/// -mlir-pass-statistics was given.
void printStatisticsIfAsked(llvm::raw_ostream &os);

} // namespace zero
#endif
