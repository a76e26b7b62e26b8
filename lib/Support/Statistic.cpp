#include "zero/Support/Statistic.h"

#include "mlir/Pass/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include <map>
#include <mutex>

using namespace zero;

namespace {
struct Counter {
  std::string description;
  std::atomic<uint64_t> total{0};
};

/// By the pass's argument, then by the counter's name: printed in this order.
struct Registry {
  std::mutex mutex;
  std::map<std::string, std::map<std::string, Counter>> passes;
};
} // namespace

static Registry &getRegistry() {
  static Registry registry;
  return registry;
}

// Called while the pass is made, when it already is of the class that knows its argument.
Statistic::Statistic(mlir::Pass *pass, const char *name, const char *description) {
  Registry &registry = getRegistry();
  std::lock_guard<std::mutex> lock(registry.mutex);
  Counter &counter = registry.passes[pass->getArgument().str()][name];
  counter.description = description;
  total = &counter.total;
}

void zero::printStatisticsIfAsked(llvm::raw_ostream &os) {
  auto &options = llvm::cl::getRegisteredOptions();
  auto asked = options.find("mlir-pass-statistics");
  if (asked == options.end() || asked->second->getNumOccurrences() == 0)
    return;
  Registry &registry = getRegistry();
  std::lock_guard<std::mutex> lock(registry.mutex);
  for (const auto &[pass, counters] : registry.passes) {
    uint64_t sum = 0;
    for (const auto &[name, counter] : counters)
      sum += counter.total;
    if (sum == 0)
      continue; // registered, but not run
    os << pass << "\n";
    for (const auto &[name, counter] : counters)
      os << llvm::format("  (S) %8llu %s - %s\n",
                         static_cast<unsigned long long>(counter.total.load()), name.c_str(),
                         counter.description.c_str());
  }
}
