//===- Watch.h - What single calls of an entry find and leave ----------------------===//
//
// For whoever looks for the call that computes something else than it should (zero-run --bisect).
// Without the environment variables nothing of it is there.
//===-----------------------------------------------------------------------------===//
#ifndef ZRT_DEVICE_WATCH_H
#define ZRT_DEVICE_WATCH_H

#include "zrt/device.h"

#include <string_view>

namespace zrt {

/// Copies bytes of a rank's memory before and after calls of one entry, in stream order, and writes
/// them to a file after every run of it. Calls are counted from 0 in the order in which the entry
/// makes them, records of events and waits left out.
///
/// The file that asks is one JSON object: `entry`, the entry's name; `output`: rank r writes
/// `OUTPUT.r`; `calls`: objects {"call": K, "before": [[address, bytes], ...], "after": [...]}, in
/// the order of K. The output is the bytes alone, in the order in which they were asked for.
class CallWatch {
public:
  static Expected<std::unique_ptr<CallWatch>> read(const std::string &path, int rank);

  const std::string &entry() const { return entry_; }
  /// Transfers that a capture of the entry takes beside its calls.
  int64_t transfers() const { return transfers_; }
  void before(Device &device, int stream, int64_t call) {
    copy(device, stream, call, &Call::before);
  }
  void after(Device &device, int stream, int64_t call) { copy(device, stream, call, &Call::after); }
  /// Writes what was found; after the entry's streams were joined.
  Status write() const;

private:
  struct Range {
    Address address;
    int64_t bytes, place; // in bytes_
  };
  struct Call {
    int64_t number;
    std::vector<Range> before, after;
  };
  Status addRanges(const class Json *list, std::vector<Range> &ranges);
  void copy(Device &device, int stream, int64_t call, std::vector<Range> Call::*ranges);

  std::string entry_, output_;
  std::vector<Call> calls_;
  int64_t transfers_ = 0;
  std::vector<uint8_t> bytes_; // of all ranges; written by the device
};

/// A fault in one call of the training entry, for tests of what has to find it. Exactly one:
///
///   CALL:drop                 the call is not made
///   CALL:work:DELTA           a kernel computes so many more items
///   CALL:record:INDEX:DELTA   integer INDEX of the call's record is so much larger
///   CALL:stray:ADDRESS        the call is made, and then four bytes there are overwritten
class CallFault {
public:
  enum Kind { None, Drop, Work, Record, Stray };

  static Expected<std::unique_ptr<CallFault>> parse(std::string_view text);

  /// Whether the call is left out.
  bool drops(int64_t call) {
    isMade_ |= isAt(Drop, call);
    return isAt(Drop, call);
  }
  bool isAt(Kind kind, int64_t call) const { return kind_ == kind && call_ == call; }
  /// Fails where the fault has not been in any of an entry's calls: there is no such call, or it is
  /// of another kind.
  Status checkMade() const;
  /// The record that the call gets instead of `record`, of `size` integers.
  const int64_t *change(int64_t call, const int64_t *record, int64_t size);
  const zrt_kernel_descriptor *change(int64_t call, const zrt_kernel_descriptor *kernel);
  void after(Device &device, int stream, int64_t call);

private:
  Kind kind_ = None;
  int64_t call_ = -1, numbers_[2] = {0, 0};
  bool isMade_ = false;
  std::vector<int64_t> record_;
  zrt_kernel_descriptor kernel_ = {};
};

} // namespace zrt

#endif // ZRT_DEVICE_WATCH_H
