//===- Job.h - One run of the executable ----------------------------------------===//
#ifndef ZRT_TRAIN_JOB_H
#define ZRT_TRAIN_JOB_H

#include "../comm/Local.h"
#include "../world/Environment.h"
#include "../world/Launched.h"
#include "Data.h"
#include "EventFile.h"
#include "Initial.h"
#include "Log.h"
#include "Options.h"
#include "Resume.h"
#include "Schedule.h"
#include "Trace.h"
#include "Window.h"

namespace zrt {

/// Everything that a run needs and that can be checked before a rank starts. The ranks inherit it.
/// The entry that --eval-data is for.
inline constexpr const char *evalEntry = "eval";

/// Stores the value that the schedule of `name` has at `step` (0 is the first) as one element; of
/// an integer type the nearest. Fails if the type has no such value.
Status storeScheduled(const std::string &name, const Schedule &schedule, int dtype, int64_t step,
                      uint8_t *element);

/// Whether an input of role rng has the type of the keys that are made of --seed.
inline bool isSeedsKey(const PlanTensor &input) {
  return input.dtype == ZRT_U32 && elementCount(input.shape) == 2;
}

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
  SafetensorsReader args;
  LeafSource init; // --init
  SafetensorsWriter results;
  ResumeChoice resume;
  Window window; // of --serve
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

  /// Whether a client says what is run, and gives every batch that is not read from --data.
  bool serves() const { return options.serve >= 0; }
  /// Whether steps read their batches from --data: those of a client that gives none.
  bool readsData() const { return !fromArrays() && (!serves() || !options.data.empty()); }
  /// Whether states have values before the client gives any.
  bool hasStates() const { return runsInit() || resume.checkpoint || !options.init.empty(); }

  /// Whether @eval is run.
  bool evaluates() const {
    return !options.evalData.empty() || (serves() && entry(evalEntry) != nullptr);
  }
  /// Batches of an evaluation.
  int64_t evalBatches() const {
    if (serves())
      return 1;
    return options.evalSteps ? options.evalSteps : evalData.wholeBatches();
  }
  /// Whether a client has given the batch of the step that comes.
  bool isBatchGiven() const;
  /// What evaluations have found before this run's first step.
  CheckpointEvaluation evaluationSoFar() const;
  /// What --set says of a name, or nullptr.
  const Schedule *setting(std::string_view name) const;
  /// The states that --set gives a value at every step.
  std::vector<const PlanState *> scheduledStates() const;

  /// The file tensor that an argument of the step is given by, or nullptr.
  const Tensor *argument(int64_t index) const;
  /// The array of --init that a state begins as; -1 for zeros.
  int64_t initial(const PlanState &state) const {
    return initial_.empty() ? -1 : initial_[&state - plan.states.data()];
  }
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
  Status checkMetric(const char *option, const std::string &metric) const;
  Status openResults();
  void chooseThreads();

  /// The number of the array in --init's files that is an argument, -1 if there is none.
  int64_t initialArgument(const PlanTensor &input) const;

  FolderLock lock_;              // of --out
  std::vector<int64_t> initial_; // by state
};

} // namespace zrt

#endif // ZRT_TRAIN_JOB_H
