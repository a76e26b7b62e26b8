#include "ActivationChoice.h"
#include <algorithm>
#include <tuple>

namespace zero {

double getAddedSeconds(const ActivationSetting &setting, const StepWork &work,
                       const cost::Machine &machine) {
  auto exposed = [&](int64_t bytes, double hidden) {
    return std::max(0.0, static_cast<double>(bytes) / machine.host.getRate() - hidden);
  };
  return static_cast<double>(setting.wire) / machine.link.getRate() +
         exposed(setting.away, work.forward) + exposed(setting.back, work.backward);
}

size_t chooseActivations(const std::vector<ActivationSetting> &settings, int64_t memory) {
  auto rank = [&](const ActivationSetting &setting) {
    bool isPossible = setting.impossible.empty(), fits = setting.arena <= memory;
    return std::tuple(!isPossible, !fits, fits ? setting.picoseconds : setting.arena);
  };
  auto best = std::min_element(settings.begin(), settings.end(),
                               [&](const auto &a, const auto &b) { return rank(a) < rank(b); });
  return best - settings.begin();
}

std::string explainLoss(const ActivationSetting &setting, const ActivationSetting &chosen,
                        int64_t memory) {
  if (!setting.impossible.empty())
    return setting.impossible;
  if (setting.arena > chosen.arena && chosen.arena > memory)
    return "needs " + std::to_string(setting.arena - chosen.arena) + " bytes more";
  if (setting.arena > memory)
    return "does not fit: " + std::to_string(setting.arena - memory) + " bytes too many";
  if (setting.picoseconds > chosen.picoseconds)
    return "is slower";
  return "moves more, and no faster";
}

} // namespace zero
