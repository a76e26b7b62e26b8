//===- Alone.h - A rank without peers ---------------------------------------------===//
#ifndef ZRT_COMM_ALONE_H
#define ZRT_COMM_ALONE_H

#include "zrt/communicator.h"

#include <memory>

namespace zrt {

/// The communicator of a run of one rank, on any device: what it gathers and reduces is its own.
class AloneCommunicator final : public Communicator {
public:
  /// `memory` is the device's, for space 0.
  AloneCommunicator(std::vector<Groups> communicators, Memory memory)
      : communicators_(std::move(communicators)), memory_(memory) {}

  const char *name() const override { return "alone"; }
  Memory memory() const override { return memory_; }
  GroupRank group(int64_t communicator) const override;
  void enqueue(Device &device, int stream, const zrt_collective_record &record) override;
  Status error() const override { return error_; }
  bool isWaiting() const override { return false; }
  int64_t wireBytes(int64_t) const override { return 0; }
  void abort() override {}

private:
  std::vector<Groups> communicators_;
  Memory memory_;
  std::vector<std::unique_ptr<zrt_copy_record>> copies_; // graphs run them again
  Status error_;
};

} // namespace zrt

#endif // ZRT_COMM_ALONE_H
