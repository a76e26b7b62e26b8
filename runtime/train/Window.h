//===- Window.h - Memory that a client and all ranks share ------------------------===//
#ifndef ZRT_TRAIN_WINDOW_H
#define ZRT_TRAIN_WINDOW_H

#include "Plan.h"

namespace zrt {

/// What a client has asked for, as every rank sees it.
struct Request {
  enum Kind : int32_t { Close, Step, Evaluate, Read, Write, Save };
  Kind kind = Close;
  int64_t state = 0;      // of Read and Write: its position in the plan
  char folder[4096] = {}; // of Save
};

/// Inputs and results of a step and of @eval, and one state at a time, unsharded. Made before ranks
/// start and inherited by them; a client maps the same memory. A mutable part is written by one
/// side while the other waits.
class Window {
public:
  Window() = default;
  Window(const Window &) = delete;
  ~Window();

  Status create(const Plan &plan);
  bool isOpen() const { return data_ != nullptr; }
  int descriptor() const { return descriptor_; }
  int64_t size() const { return size_; }
  bool isAt(const void *address) const { return data_ && address == data_; }

  Request &request() { return *reinterpret_cast<Request *>(data_); }
  /// Bytes from the window's begin to an input or output of the plan, by its position there; -1 of
  /// those that no client gives or gets.
  int64_t inputOffset(size_t position) const { return inputs_[position]; }
  int64_t outputOffset(size_t position) const { return outputs_[position]; }
  int64_t leafOffset() const { return leaf_; }
  uint8_t *at(int64_t offset) const { return data_ + offset; }
  /// Whether an input's value is in the window; rank 0 says so before others look.
  bool isGiven(size_t input) const { return data_[given_ + int64_t(input)] != 0; }
  void setGiven(size_t input, bool isGiven) { data_[given_ + int64_t(input)] = isGiven; }
  /// Gives the pages of the state that was there last back to the system.
  void dropLeaf();

private:
  uint8_t *data_ = nullptr;
  int64_t size_ = 0, given_ = 0, leaf_ = 0;
  std::vector<int64_t> inputs_, outputs_;
  int descriptor_ = -1;
};

} // namespace zrt

#endif // ZRT_TRAIN_WINDOW_H
