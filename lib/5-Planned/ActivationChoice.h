//===- ActivationChoice.h - Which --activations fits and costs least -------------===//
//
// The analysis of section 8 of the ZeRO paper: parts along a model's axis cost an all-gather each,
// memory of the host costs copies, which the step hides as long as it computes.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_5_PLANNED_ACTIVATIONCHOICE_H
#define ZERO_5_PLANNED_ACTIVATIONCHOICE_H

#include "zero/4-Scheduled/Activations.h"
#include <string>
#include <vector>

namespace zero {

/// One setting as it was planned.
struct ActivationSetting {
  std::string name;
  std::string impossible; // why there is no such program; empty: there is one
  int64_t arena = 0;      // of a device, bytes
  int64_t wire = 0;       // that it reads beyond what `kept` reads
  int64_t away = 0, back = 0;
  int64_t picoseconds = 0; // that a step takes longer than with `kept`
};

/// What a step takes longer because of what a setting moves: its gathers, of which one is under way
/// ahead of its reader, and what forward and backward do not hide of the copies.
double getAddedSeconds(const ActivationSetting &setting, const StepWork &work,
                       const cost::Machine &machine);

/// The setting that fits `memory` bytes and adds least; of equal ones the first. Where none fits,
/// the one with the smallest arena. Some setting is possible.
size_t chooseActivations(const std::vector<ActivationSetting> &settings, int64_t memory);

/// Why a setting is not the chosen one.
std::string explainLoss(const ActivationSetting &setting, const ActivationSetting &chosen,
                        int64_t memory);

} // namespace zero
#endif
