//===- Cluster.h - The world of ranks that a cluster's launcher starts ------------------===//
#ifndef ZRT_WORLD_CLUSTER_H
#define ZRT_WORLD_CLUSTER_H

#include "Environment.h"
#include "Rendezvous.h"
#include "zrt/world.h"

#include <functional>

namespace zrt {

/// Ranks that torchrun, srun or mpirun has started, on one machine or several: all are connected
/// to rank 0.
class ClusterWorld final : public World {
public:
  /// Waits until all ranks are there, at most `timeoutSeconds`. `program` names what runs: ranks of
  /// different programs do not meet.
  static Expected<std::unique_ptr<ClusterWorld>>
  join(const LauncherInfo &info, const std::string &program, int timeoutSeconds);
  ~ClusterWorld() override;

  const char *name() const override { return info_.name.c_str(); }
  int rank() const override { return info_.rank; }
  int size() const override { return info_.size; }
  int localRank() const override { return info_.localRank; }
  std::string address() const override;
  Status put(std::string_view key, std::string_view value) override;
  Expected<std::string> get(std::string_view key) override;
  Status barrier() override { return exchange(nullptr, 0, nullptr); }
  Status exchange(const void *own, int64_t bytes, void *all) override;
  void abort(const std::string &reason) override;
  bool isAborted() const override { return aborted_.load(); }
  bool isAhead(int rank) const override;
  int stopSignal() const override { return int(stop_.load()); }
  void beat() override;

private:
  /// A request without its answer yet.
  struct Request {
    uint32_t number;
    Message answer;
    std::atomic<bool> isDone{false};
    Request *next = nullptr;
  };

  explicit ClusterWorld(LauncherInfo info) : info_(std::move(info)) {}
  Status connect(const std::string &program, int timeoutSeconds);
  Expected<std::string> ask(Message::Kind kind, std::string key, std::string value) const;
  bool send(const Message &message) const;
  static void *threadMain(void *self);
  void listen();
  bool waitForRank0();
  bool takeMessages(std::string &in);
  void handle(Message &&message);
  void fail(const std::string &reason);

  LauncherInfo info_;
  std::unique_ptr<Rendezvous> rendezvous_; // of rank 0
  int descriptor_ = -1;
  int64_t timeout_ = 0; // nanoseconds without a sign of life from rank 0
  pthread_t thread_{};
  bool hasThread_ = false;
  std::atomic<bool> isLeaving_{false}, aborted_{false}, isWelcome_{false}, isTold_{false};
  std::atomic<uint32_t> stop_{0}, sentStop_{0};
  mutable std::atomic<uint32_t> changes_{0};                  // what waits is woken by
  mutable pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER; // of what follows, and of sending
  mutable uint32_t requests_ = 0;
  mutable Request *waiting_ = nullptr;
};

/// Runs `body` as the rank that the launcher says this process is; returns its exit code.
int joinRanks(const LauncherInfo &info, const std::string &program, int timeoutSeconds,
              const std::function<int(World &)> &body);

} // namespace zrt

#endif // ZRT_WORLD_CLUSTER_H
