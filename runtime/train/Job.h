//===- Job.h - One run of the executable ----------------------------------------===//
#ifndef ZRT_TRAIN_JOB_H
#define ZRT_TRAIN_JOB_H

#include "../comm/Local.h"
#include "../world/Environment.h"
#include "../world/Launched.h"
#include "Data.h"
#include "EventFile.h"
#include "Log.h"
#include "Options.h"
#include "Resume.h"
#include "Schedule.h"
#include "Trace.h"

namespace zrt {

/// Everything that a run needs and that can be checked before a rank starts. The ranks inherit it.
/// The entry that --eval-data is for.
inline constexpr const char *evalEntry = "eval";

/// Stores the value that the schedule of `name` has at `step` (0 is the first) as one element; of
/// an integer type the nearest. Fails if the type has no such value.
Status storeScheduled(const std::string &name, const Schedule &schedule, int dtype, int64_t step,
                      uint8_t *element);

class Job {
public:
  Options options;
  Plan plan;
  BatchData data, evalData;
  /// What --set says, by the name of a scalar argument or state; of equal names the last.
  std::vector<std::pair<std::string, Schedule>> settings;
  LogFile log;
  TraceFile trace;
  EventFile events;      // of --tensorboard
  LauncherInfo launcher; // without a name: our own, and then
  LaunchedRun launched;
  LocalTransport transport; // of the CPU's ranks
  SafetensorsReader args, init;
  SafetensorsWriter results;
  ResumeChoice resume;
  int threads = 1;

  /// Checks the options against the plan, opens all files.
  Status prepare();

  /// Whether this process is one rank of those that a cluster's launcher has started.
  bool isInCluster() const { return !launcher.name.empty(); }
  /// Arrays in, arrays out, instead of training. A program without arguments needs no file.
  bool fromArrays() const { return !options.args.empty() || !options.results.empty(); }
  const zrt_entry_point *entry(std::string_view name) const;
  /// Whether the states come from an entry.
  bool runsInit() const {
    return !fromArrays() && !resume.checkpoint && options.init.empty() && !plan.init.empty();
  }

  /// Whether @eval is run.
  bool evaluates() const { return !options.evalData.empty(); }
  /// What --set says of a name, or nullptr.
  const Schedule *setting(std::string_view name) const;
  /// The states that --set gives a value at every step.
  std::vector<const PlanState *> scheduledStates() const;

  /// The file tensor that an argument of the step is given by, or nullptr.
  const Tensor *argument(int64_t index) const;
  /// The tensor of --init's file that a state begins as, by its name or as arg0, arg1, ... of the
  /// step; nullptr if there is none.
  const Tensor *initial(const PlanState &state) const;
  /// Whether a file that the run reads its data from is mapped at `address`.
  bool isData(const void *address) const;
  /// Writes the rank's part of one input that is not data, for `step` (0 is the first), to `local`.
  Status fillInput(const PlanTensor &input, int64_t step, int rank, uint8_t *local) const;

private:
  Status checkRanks() const;
  Status checkLauncher() const;
  Status checkDevice() const;
  Status checkArguments();
  Status checkIndexes(const PlanTensor &input) const;
  Status checkStates();
  Status takeFolder();
  Status goOn();
  Status checkInputs(std::string_view entryName);
  Status readSettings();
  Status checkSettings() const;
  Status checkEval();
  Status openResults();
  void chooseThreads();

  FolderLock lock_; // of --out
};

} // namespace zrt

#endif // ZRT_TRAIN_JOB_H
