//===- Context.h - What emitted code sees as zrt_context ------------------------===//
#ifndef ZRT_DEVICE_CONTEXT_H
#define ZRT_DEVICE_CONTEXT_H

#include "zrt/communicator.h"

namespace zrt {

/// Collectives whose memory is counted: what those of one kind read, or what they leave.
struct MeterInfo {
  int64_t collective = ZRT_REDUCE_SCATTER;
  bool countsSources = false;
};

/// Which bytes the collectives of a meter touch. Each byte counts once, however many values take
/// their turn there.
class CollectiveMeter {
public:
  explicit CollectiveMeter(MeterInfo info) : info_(info) {}
  void note(const zrt_collective_record &record, GroupRank group);
  int64_t bytes() const;
  void clear() { ranges_.clear(); }

private:
  void add(int64_t begin, int64_t end);

  MeterInfo info_;
  /// Disjoint ranges [first, second) of addresses, ascending.
  std::vector<std::pair<int64_t, int64_t>> ranges_;
};

/// One call of an entry, as it was made.
struct EntryCall {
  enum Kind { Work, Collective, Record, Wait };
  Kind kind;
  int stream;
  const zrt_collective_record *collective; // of that kind, else null
  int64_t event;                           // of a record or a wait, else -1
};

/// An entry whose calls were captured.
struct CapturedEntry {
  const zrt_entry_point *entry = nullptr;
  int graph = -1;
  std::vector<const zrt_collective_record *> collectives;
  std::vector<EntryCall> calls;
};

/// Told of every call but records and waits of an entry that is run call by call, one done before
/// the next begins.
class CallWatcher {
public:
  virtual ~CallWatcher() = default;
  virtual Status before(int64_t call) = 0;
  virtual Status after(int64_t call) = 0;
};

} // namespace zrt

struct zrt_context {
  zrt::Device *device = nullptr;
  zrt::Communicator *communicator = nullptr;
  std::vector<zrt::CollectiveMeter> meters;

  std::vector<zrt::CapturedEntry> entries;
  // While an entry is captured.
  zrt::CapturedEntry capture;
  zrt::Status captureStatus;
  std::vector<std::pair<int64_t, int>> communicatorStreams; // where collectives were enqueued

  // While an entry is run call by call.
  zrt::CallWatcher *watcher = nullptr;
  int64_t watchedCall = 0;
  zrt::Status watchStatus;
};

namespace zrt {

/// Captures the entry's calls, unless that was done: what it takes is taken now.
Status prepareEntry(zrt_context &context, const zrt_entry_point &entry);
/// One step: replays the entry's calls, which are made the first time, and joins all streams.
Status runEntry(zrt_context &context, const zrt_entry_point &entry);
/// One step with the same results, call by call in the order in which they are made.
Status watchEntry(zrt_context &context, const zrt_entry_point &entry, CallWatcher &watcher);
/// What was captured of an entry, or null.
const CapturedEntry *findCaptured(const zrt_context &context, const zrt_entry_point &entry);

} // namespace zrt

#endif // ZRT_DEVICE_CONTEXT_H
