//===- CallTexts.h - What an executable says of its calls, against the plan --------===//
#ifndef ZERO_VALIDATE_CALLTEXTS_H
#define ZERO_VALIDATE_CALLTEXTS_H

#include "HostCalls.h"
#include "HostNumbers.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero::validate {

/// Elements of units, by the names of the units: which are values and which padding.
struct UnitFacts {
  int64_t elements = 0;
  /// First element and shape of each segment.
  std::vector<std::pair<int64_t, std::vector<int64_t>>> segments;
};
std::vector<std::pair<std::string, UnitFacts>> readUnits(mlir::ModuleOp planned);

/// Which buffers of an entry hold units, call by call: what slots and collectives say, and what
/// copies and kernels make of one element by element: a flat result of its size. Counted apart from
/// what the executable says.
class UnitBuffers {
public:
  UnitBuffers(mlir::ModuleOp planned, const HostNumbers &numbers);
  void begin(llvm::StringRef entry);
  /// Fills in the units of what a call reads and writes; `of` is the launch that it is a part of,
  /// from part `part` of a collective on.
  void note(HostCall &call, mlir::Operation *of, size_t part);

private:
  struct Held {
    int64_t end, elements, unit, group;
  };
  const Held *find(const HostCall::Buffer &buffer) const;
  void write(const HostCall::Buffer &buffer);
  void writeOver(int64_t begin, int64_t end);
  int64_t numberOf(mlir::FlatSymbolRefAttr unit) const;

  mlir::ModuleOp planned;
  const HostNumbers &numbers;
  llvm::SmallVector<ir::LayoutOp> layouts;
  llvm::DenseMap<mlir::Attribute, int64_t> units; // numbers, by their names
  std::map<int64_t, Held> held;                   // by address
};

/// Fails with a message where zrt_calls of an emitted module says of a call that it reads or writes
/// anything but what it was planned to, or of a buffer that it holds another unit, or other
/// elements of one. Names of buffers and places in the source are for people and are not compared.
llvm::LogicalResult checkCallTexts(const std::map<std::string, HostEntry> &planned,
                                   const std::vector<std::pair<std::string, UnitFacts>> &units,
                                   mlir::ModuleOp emitted);

} // namespace zero::validate
#endif
