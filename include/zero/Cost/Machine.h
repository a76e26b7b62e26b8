//===- Machine.h - What a machine does in a second, from a checked-in file ------------------===//
//
// Rates out of `machines/NAME.json`, each with its source. Reports say by them how long a step
// should take, and --activations=auto where values of forward are kept.
//===----------------------------------------------------------------------------------------===//
#ifndef ZERO_COST_MACHINE_H
#define ZERO_COST_MACHINE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <string>

namespace zero::cost {

/// Memory, links between ranks, or what copies to memory of the host go over, each way.
struct Channel {
  double peak = 0;  // bytes a second
  double share = 0; // of it that a copy reaches
  double latency = 0;

  double getRate() const { return peak * share; }
};

struct Multiprocessors {
  int64_t count = 0;
  // Of each of them; registers and shared memory are given out in units.
  int64_t threads = 0, blocks = 0;
  int64_t registers = 0, registerUnit = 0;
  int64_t shared = 0, sharedUnit = 0, sharedReserved = 0;
};

struct Machine {
  std::string name, target;
  int64_t memoryBytes = 0; // of a device
  Channel memory, link, host;
  double matmulShare = 0;
  std::map<std::string, double> matmulPeak; // operations a second, by element type
  double vectorRate = 0;                    // operations a second
  Multiprocessors processors;

  /// Operations a second of matmuls of `element`; of a type that the file does not name, those of
  /// f32.
  double getMatmulRate(const std::string &element) const;
};

/// What is reckoned with where nobody names a machine.
inline constexpr llvm::StringLiteral kDefaultMachine = "h100-sxm";

/// The machine that `name` names: one of those that the compiler knows, or a file ("*.json"). Fails
/// with what is wrong in it, or with the names that there are.
llvm::Expected<Machine> readMachine(llvm::StringRef name);

} // namespace zero::cost
#endif
