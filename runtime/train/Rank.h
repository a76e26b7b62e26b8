//===- Rank.h - What one rank does ----------------------------------------------===//
#ifndef ZRT_TRAIN_RANK_H
#define ZRT_TRAIN_RANK_H

#include "Backend.h"
#include "Checkpoints.h"
#include "Kept.h"
#include "LibraryChoices.h"
#include "Looking.h"
#include "Prefetch.h"
#include "Progress.h"
#include "Pulse.h"
#include "Report.h"
#include "StepReport.h"

namespace zrt {

/// A rank's run: its first states, its steps with evaluations and checkpoints, and what it tells.
/// Rank.cpp runs, RankEvaluation.cpp evaluates, RankReport.cpp shows and logs.
class Rank {
public:
  Rank(Job &job, World &world)
      : job_(job), plan_(job.plan), world_(world), rank_(world.rank()), checkpoints_(job, world),
        kept_(job.plan, rank_) {}

  Status run();
  int exitCode() const;
  /// No peer may wait for this rank any more.
  void abort(const std::string &reason) {
    world_.abort(reason);
    if (communicator_)
      communicator_->abort();
  }
  bool isStuck() const { return device_ && device_->isStuck(); }

private:
  Status setUp();
  Status watchCalls();
  Status checkPlaces();
  Status reduceOnce(Address at);
  Status firstStates();
  Status fillInputs(std::string_view entry, int64_t step);
  Status uploadScheduled(int64_t step);
  Status execute(std::string_view entry, int64_t step, bool isPoisoned);
  Status rehearse(std::string_view entry, int64_t step, std::vector<uint8_t> &outcome);
  Status runStep(int64_t step);
  Status prepareSaves();
  Status save(int64_t step);
  Status runSaving(Saves saves);
  Status saveLast();
  Status serve();
  Status saveTo(int64_t step, const std::string &folder);
  Status agreeAfterStep();
  Status agreeOnChoices();
  Status showBadValue();
  Status showSaves();
  bool evaluatesAfter(int64_t step) const;
  Status evaluate(int64_t step);
  Status goOnEvaluating();
  Status follow(int64_t step, const std::string &metric, double value);
  Status judge(int64_t step);
  Status showEvaluation(int64_t step, int64_t batches, double seconds);
  Status showStep(int64_t step, double milliseconds);
  int64_t peakBytes() const;
  Status showMetrics(int64_t step);
  Status logStart();
  Status share(std::vector<RankNumbers> &ranks);
  Status checkEarly();
  Status finish();
  Status report(const std::vector<RankNumbers> &ranks, const Status &written);
  Status writeResults();
  Status logSummary(const std::vector<RankNumbers> &ranks);

  /// Bytes read from peers, without those of rehearsals.
  WireBytes wireBytes() const { return countWire() - rehearsedWire_; }
  WireBytes countWire() const;

  /// A promise that does not hold ends the run at its end: it does not cost the results.
  void note(const Status &status) {
    if (broken_.isOk())
      broken_ = status;
  }

  /// What people were to read and could not be written does not cost the steps: the run stops
  /// between two, as by a signal, with what --out and --results name.
  Status outlive(const Status &written);

  /// Prints to stdout, while somebody can read it.
  Status print(const std::string &text) {
    if (job_.serves() || !isShown_)
      return Status::ok(); // the client shows what it wants
    if (fwrite(text.data(), 1, text.size(), stdout) != text.size() || fflush(stdout) != 0)
      return outlive(ioFailure("cannot write to the standard output"));
    return Status::ok();
  }

  Status readMetrics(std::vector<Metric> &metrics);
  std::vector<Metric> metricsOf(std::string_view entry) const;

  /// The host's side of a state that --set gives a value.
  struct Scheduled {
    const PlanState *state;
    const Schedule *schedule;
    uint8_t element[8];
  };

  /// What ranks tell one another between two steps.
  struct Boundary {
    int32_t stopSignal, saving;
    int64_t choices; // that libraries have made
  };

  Job &job_;
  const Plan &plan_;
  World &world_;
  int rank_;
  Checkpoints checkpoints_; // outlives the device, which copies to its memory
  Backend backend_;
  Communicator *communicator_ = nullptr; // of the backend
  Device *device_ = nullptr;
  zrt_context context_;
  Looking looking_; // what people see of a run, beside its progress
  KeptBytes kept_;
  Pulse pulse_; // looks at the communicator and the device
  RankNumbers numbers_;
  HostInputs inputs_;
  Prefetch data_, evalData_;
  std::vector<Scheduled> scheduled_;
  std::vector<Metric> metrics_, evalMetrics_;
  int64_t evalBatch_ = 0; // of the evaluation that runs
  CheckpointEvaluation evaluation_;
  bool isBest_ = false; // whether the step is the best one for --keep-best
  bool stopsEarly_ = false, isShown_ = true;
  int64_t first_ = 0;                // step that the run goes on from
  std::vector<Boundary> boundaries_; // of all ranks
  LibraryChoices choices_;
  std::string shownAnew_; // of them
  std::vector<int32_t> phases_;
  Status broken_;
  int64_t stepWire_ = 0;
  WireBytes rehearsedWire_;
  double seconds_ = 0;
  Pace pace_;
  int stopSignal_ = 0; // on which all ranks have stopped
};

/// Runs all steps as a rank of `world` and returns the process's exit code. Rank 0 prints and logs;
/// every rank writes its part of the results. Failures are printed once for all ranks.
int runRank(Job &job, World &world);

} // namespace zrt

#endif // ZRT_TRAIN_RANK_H
