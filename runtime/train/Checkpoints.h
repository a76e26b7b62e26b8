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
  /// What libraries have chosen, for those that go on from here.
  void keepChoices(std::vector<LibraryChoice> choices) { choices_ = std::move(choices); }
  /// Whether this run saves anything.
  bool isOn() const { return !out_.empty(); }
  /// Looks at the folder, which the job has taken, and takes memory for copies, which the device
  /// has to reach.
  Status open(Device &device);
  /// Saves go to the folder `out` from now on, which the caller has taken on rank 0, and who asks
  /// for them tells how they went. Memory for copies is taken the first time.
  Status moveTo(const std::string &out, Device &device);
  /// Where copies go.
  SaveMemory memory() const { return snapshot_.memory(); }
  /// The states of the checkpoint that the run goes on from.
  Status load(Device &device);

  bool isDue(int64_t step) const {
    return isOn() && job_.options.saveEvery > 0 && step % job_.options.saveEvery == 0;
  }
  /// Asks for a save of the states as they are after `step`, before anything replaces them. The
  /// save before is waited for. `evaluation` is saved with them; if the step is its best one, it
  /// stays beyond --keep until a better one is complete.
  Status ask(int64_t step, const CheckpointEvaluation &evaluation);
  bool isAsked() const { return isAsked_; }
  /// The copy was made, in `milliseconds`, of which steps have waited for `waited`; negative where
  /// that is not known. It is written while the next steps run.
  void write(double milliseconds, double waited);
  /// Whether the states after `step` are saved, or about to be.
  bool isSaved(int64_t step) const { return step == lastStep_; }
  /// Waits until everything is on the disk.
  Status drain();

  /// How far a rank is with the last save.
  enum Phase : int32_t { Idle = 0, Writing, Written, Failed };
  Phase phase();
  /// Goes on with the last save, given the phases of all ranks.
  Status settle(const std::vector<int32_t> &phases);

  /// A save that was completed.
  struct Report {
    std::string path;
    int64_t step = 0, bytes = 0;   // of all ranks
    double waited = 0, copied = 0; // ms: of the steps, for the copy; negative: not known
    double took = 0;               // ms, to COMMIT
    bool isBest = false;           // of --keep-best
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
  Status takeMemory(Device &device);
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
  bool isAsked_ = false;  // the last save has no copy yet
  bool pending_ = false;  // it is not known that all ranks have written it
  bool committing_ = false;
  bool isServed_ = false; // whoever asks for a save tells how it went
  int64_t begin_ = 0;
  CheckpointEvaluation evaluation_; // of the last save
  std::vector<LibraryChoice> choices_;
  int64_t kept_ = -1; // the best step's checkpoint that is complete
  Report current_;
  std::vector<Report> reports_;
  Status broken_;
};

} // namespace zrt

#endif // ZRT_TRAIN_CHECKPOINTS_H
