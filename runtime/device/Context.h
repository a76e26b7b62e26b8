//===- Context.h - What emitted code sees as zrt_context ------------------------===//
#ifndef ZRT_DEVICE_CONTEXT_H
#define ZRT_DEVICE_CONTEXT_H

#include "Watch.h"
#include "zrt/communicator.h"

namespace zrt {

/// Collectives whose memory is counted: what those of one kind read, or what they leave.
struct MeterInfo {
  int64_t collective = ZRT_REDUCE_SCATTER;
  bool countsSources = false;
  std::vector<int64_t> communicators = {}; // whose collectives count; empty: all
};

/// Which bytes the collectives of a meter touch. Each byte counts once, however many values take
/// their turn there.
class CollectiveMeter {
public:
  explicit CollectiveMeter(MeterInfo info) : info_(std::move(info)) {}
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
  enum Kind { Work, Collective, Save, Record, Wait };
  Kind kind;
  int stream;
  const zrt_collective_record *collective = nullptr; // of that kind, else null
  const zrt_save_record *save = nullptr;             // of that kind, else null
  int64_t event = -1;                                // of a record or a wait, else -1
};

/// Whether a run of an entry copies states for a checkpoint, and whether it does anything else.
enum class Saves { None, Beside, Alone };

/// Where copies of states go, and what the rank's part of each is.
struct SaveMemory {
  uint8_t *data = nullptr;
  int64_t bytes = 0;
  std::vector<GroupRank> ranks; // of this rank, by group of the plan
};

/// Bytes [begin, end) of a state that one of the ranks saves which hold it alike.
struct SavedRange {
  int64_t begin = 0, end = 0;
};
SavedRange savedRange(int64_t bytes, GroupRank rank);

/// An entry whose calls were captured.
struct CapturedEntry {
  const zrt_entry_point *entry = nullptr;
  Saves saves = Saves::None;
  int graph = -1;
  std::vector<const zrt_collective_record *> collectives;
  std::vector<EntryCall> calls; // all of the entry, also those that these saves leave out
  int64_t copied = 0;           // bytes from one space to another
};

/// Told of every call but records, waits and saves of an entry that is run call by call, one done
/// before the next begins.
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
  zrt::SaveMemory saveMemory;
  int64_t copied = 0; // bytes from one space to another, in all runs

  std::vector<zrt::CapturedEntry> entries;
  // For whoever looks into single calls; null where nobody asks.
  std::unique_ptr<zrt::CallWatch> watch;
  std::unique_ptr<zrt::CallFault> fault;
  std::string faultEntry; // the entry that the fault is in
  // While an entry is captured.
  int64_t callNumber = 0;
  zrt::CapturedEntry capture;
  zrt::Status captureStatus;
  std::vector<std::pair<int64_t, int>> communicatorStreams; // where collectives were enqueued
  std::vector<bool> busyStreams;                            // by number: which have something to do
  std::vector<bool> pastEvents; // by number: which nobody has to wait for

  // While an entry is run call by call.
  zrt::CallWatcher *watcher = nullptr;
  zrt::Saves watchedSaves = zrt::Saves::None;
  int64_t watchedCall = 0;
  zrt::Status watchStatus;
};

namespace zrt {

/// Captures the entry's calls, unless that was done: what it takes is taken now.
Status prepareEntry(zrt_context &context, const zrt_entry_point &entry, Saves saves = Saves::None);
/// One step: replays the entry's calls, which are made the first time, and joins all streams. With
/// Saves::Beside it copies the states as they are now while it runs, with Saves::Alone it does
/// nothing else.
Status runEntry(zrt_context &context, const zrt_entry_point &entry, Saves saves = Saves::None);
/// One step with the same results, call by call in the order in which they are made.
Status watchEntry(zrt_context &context, const zrt_entry_point &entry, CallWatcher &watcher,
                  Saves saves = Saves::None);
/// What was captured of an entry, or null.
const CapturedEntry *findCaptured(const zrt_context &context, const zrt_entry_point &entry,
                                  Saves saves = Saves::None);

} // namespace zrt

#endif // ZRT_DEVICE_CONTEXT_H
