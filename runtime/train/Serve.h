//===- Serve.h - A run that another program drives --------------------------------===//
//
// docs/Serving.md has the protocol. The clients are runtime/session and python/zero_export.
//===------------------------------------------------------------------------===//
#ifndef ZRT_TRAIN_SERVE_H
#define ZRT_TRAIN_SERVE_H

#include "Checkpoints.h"

#include <functional>
#include <memory>

namespace zrt {

inline constexpr int serveProtocol = 1;

/// What a rank can be asked to run.
struct ServedEntries {
  std::function<Status(int64_t step)> step;     // from 1 on
  std::function<Status(int64_t step)> evaluate; // on the states after that step
  /// Saves these states to a folder, which rank 0 has taken, until everything is on the disk.
  std::function<Status(int64_t step, const std::string &folder)> save;
};

/// Does what the client asks for, on every rank at the same time: rank 0 hears it, refuses what is
/// wrong, and answers when all have done it.
class Server {
public:
  Server(Job &job, World &world, Device &device, Checkpoints &checkpoints)
      : job_(job), plan_(job.plan), window_(job.window), world_(world), device_(device),
        checkpoints_(checkpoints), isRoot_(world.rank() == 0) {}

  /// Until the client closes or goes, or a signal asks to stop. `step` is the last one that was run
  /// before, and after.
  Status run(const ServedEntries &entries, int64_t &step);

private:
  /// One line of the client.
  struct Line {
    int64_t id = 0;
    std::string verb, name;         // of a state, or a folder
    std::vector<std::string> given; // inputs
  };

  Status sayHello(int64_t step);
  Status awaitRequest(int64_t step);
  Expected<bool> awaitSocket(short what);
  Expected<bool> awaitText();
  Expected<Line> parse(const std::string &text) const;
  Status prepare(const Line &line, int64_t step);
  bool readsBatch(const std::string &entry, const std::vector<std::string> &given) const;
  Status checkGiven(const std::string &entry, const std::vector<std::string> &given);
  Status checkStates() const;
  Status prepareSave(const std::string &folder, int64_t step);
  Status serve(const ServedEntries &entries, int64_t &step);
  Status storeOutputs(const std::string &entry);
  Status answer(int64_t step);
  Status send(const std::string &text, int descriptor = -1);
  void clearOfOneRun();

  Job &job_;
  const Plan &plan_;
  Window &window_;
  World &world_;
  Device &device_;
  Checkpoints &checkpoints_;
  bool isRoot_;
  // Of rank 0:
  std::string received_; // not yet a whole line
  int64_t id_ = 0;       // of what is being done
  Status outcome_;       // of it, where the run goes on all the same
  std::vector<bool> isStateGiven_;
  bool hasLeaf_ = false;             // there may be pages of a state
  std::unique_ptr<FolderLock> lock_; // of `saved_`
  std::string saved_;                // folder that was saved to last
};

} // namespace zrt

#endif // ZRT_TRAIN_SERVE_H
