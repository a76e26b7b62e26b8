//===- Checkpoints.h - A run's checkpoints ---------------------------------------------===//
#ifndef ZRT_TRAIN_CHECKPOINTS_H
#define ZRT_TRAIN_CHECKPOINTS_H

#include "Job.h"
#include "Writer.h"
#include "zrt/world.h"

namespace zrt {

/// Saves the states of a run, and loads them: one for each rank. All ranks call the same functions
/// at the same steps.
class Checkpoints {
public:
  Checkpoints(const Job &job, World &world) : job_(job), world_(world), out_(job.options.out) {}

  /// Shows in `trace`, which outlives it, when files are written.
  void showIn(Trace *trace) { writer_.showIn(trace); }
  /// Whether this run saves anything.
  bool isOn() const { return !out_.empty(); }
  /// Looks at the folder, which the job has taken, and takes the memory of the snapshot.
  Status open();
  /// The states of the checkpoint that the run goes on from.
  Status load(Device &device);

  bool isDue(int64_t step) const {
    return isOn() && job_.options.saveEvery > 0 && step % job_.options.saveEvery == 0;
  }
  /// Copies the states between two steps and has them written while the next ones run. The save
  /// before is waited for. `evaluation` is saved with them; if the step is its best one, it stays
  /// beyond --keep until a better one is complete.
  Status save(Device &device, int64_t step, const CheckpointEvaluation &evaluation);
  /// Saves unless the step is saved already, and waits until everything is on the disk.
  Status saveLast(Device &device, int64_t step, const CheckpointEvaluation &evaluation);
  /// Saves to the folder `out`, which the caller has taken on rank 0, and waits until everything is
  /// on the disk. The memory of the snapshot is taken the first time.
  Status saveTo(Device &device, int64_t step, const std::string &out);

  /// How far a rank is with the last save.
  enum Phase : int32_t { Idle = 0, Writing, Written, Failed };
  Phase phase();
  /// Goes on with the last save, given the phases of all ranks.
  Status settle(const std::vector<int32_t> &phases);

  /// A save that was completed.
  struct Report {
    std::string path;
    int64_t step = 0, bytes = 0;             // of all ranks
    double waited = 0, copied = 0, took = 0; // ms: of the steps in all and for the copy; to COMMIT
    bool isBest = false;                     // of --keep-best
  };
  /// Those since this was last asked; on rank 0.
  std::vector<Report> takeReports();

  /// The first failure to save; the run goes on, and ends with it.
  const Status &broken() const { return broken_; }
  /// The same, for a caller that tells of it itself.
  Status takeBroken() { return std::exchange(broken_, Status::ok()); }
  int64_t predictedBytes() const { return snapshot_.predictedBytes(); }

private:
  std::string pathOf(int64_t step) const;
  Status clean();
  Status probe();
  Status agreeOnStart();
  Status drain();
  int64_t keptBest() const;
  void startCommit();
  void endCommit();
  void giveUp(const Status &reason);

  const Job &job_;
  World &world_;
  std::string out_; // the run's folder
  Snapshot snapshot_;
  Writer writer_;
  int64_t lastStep_ = -1; // whose save has begun, or that the run goes on from
  std::string folder_;    // of the last save
  bool pending_ = false;  // it is not known that all ranks have written it
  bool committing_ = false;
  bool isAsked_ = false; // whoever asked for the save tells how it went
  int64_t begin_ = 0;
  CheckpointEvaluation evaluation_; // of the last save
  int64_t kept_ = -1;               // the best step's checkpoint that is complete
  Report current_;
  std::vector<Report> reports_;
  Status broken_;
};

} // namespace zrt

#endif // ZRT_TRAIN_CHECKPOINTS_H
