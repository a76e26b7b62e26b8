//===- Trace.h - What ran when ------------------------------------------------------===//
#ifndef ZRT_TRAIN_TRACE_H
#define ZRT_TRAIN_TRACE_H

#include "../base/Os.h"
#include "../device/cuda/Nvtx.h"
#include "Calls.h"
#include "zrt/world.h"

#include <functional>

namespace zrt {

/// What a rank does beside its calls.
enum class Activity : int32_t {
  Step,
  Evaluation,
  Inputs,
  Run,
  Agree,
  Save,
  Read,
  ReadToEvaluate, // its step is the number of the batch
  Write,
  Commit
};

/// As a trace has it.
const char *nameOf(Activity activity);

/// The calls and activities of one rank in some of its steps, for a file of Chrome's trace events.
/// Memory for them is taken before the first step; what does not fit is counted and left out.
class Trace {
public:
  Trace() = default;
  Trace(const Trace &) = delete;
  ~Trace();

  /// A rank's spans; 40 MiB. Long before, a browser is slow.
  static constexpr int64_t spanLimit = int64_t(1) << 20;

  /// Takes room for the steps [from, to] of `plan`, in which @eval runs on so many batches, of at
  /// most so many spans; their entries are captured already. All ranks call it at once: they agree
  /// on when time begins.
  Status open(const Plan &plan, const Calls &calls, const zrt_context &context, World &world,
              int64_t from, int64_t to, int64_t batches, int64_t limit = spanLimit);
  bool isOpen() const { return spans_ != nullptr; }
  int64_t from() const { return from_; }
  int64_t to() const { return to_; }

  /// Says which step runs from now on.
  void setStep(int64_t step) {
    step_ = step;
    isOn_.store(isOpen() && step >= from_ && step <= to_, std::memory_order_release);
  }
  /// Now, if the step is traced, else 0.
  int64_t begin() const { return isOn_.load(std::memory_order_acquire) ? nowNanoseconds() : 0; }
  /// An activity since begin(), from any thread.
  void end(Activity activity, int64_t step, int64_t begin);
  /// The calls of an entry that has just been replayed.
  Status addCalls(Device &device, const CapturedEntry &captured);

  /// Bytes of memory for spans.
  int64_t reservedBytes() const;
  /// Spans of this rank that did not fit.
  int64_t dropped() const { return std::max<int64_t>(0, used_.load() - limit_); }

  /// Calls sink(text) for every part of this rank's events, in order. No thread adds any more.
  Status render(const std::function<Status(const std::string &)> &sink) const;

private:
  struct Span {
    int64_t begin, end, step;
    int32_t entry; // -1: an activity
    int32_t what;  // number of the call, or which activity
  };
  /// What is shown of a call at every step.
  struct Shown {
    std::string name, category, arguments; // of JSON; an empty name: nothing
    int track = 0;
  };
  struct Entry {
    const zrt_entry_point *point;
    std::string name;
    std::vector<Shown> calls;
  };

  Status describe(const Plan &plan, const Calls &calls, const zrt_context &context,
                  const CapturedEntry &captured);
  void add(const Span &span);
  std::string eventOf(const Span &span) const;
  int trackOf(Activity activity) const;

  const Plan *plan_ = nullptr;
  int rank_ = 0;
  int64_t from_ = 0, to_ = 0, step_ = 0, zero_ = 0;
  std::atomic<bool> isOn_{false};
  std::vector<Entry> entries_;
  std::vector<CallSpan> times_; // of the entry with the most calls
  Span *spans_ = nullptr;
  int64_t limit_ = 0;
  std::atomic<int64_t> used_{0};
};

/// An activity while it goes on; of no trace where it is null. On GPUs a profiler sees it, too.
class Traced {
public:
  Traced(Trace *trace, Activity activity, int64_t step)
      : range_(nameOf(activity)), trace_(trace), activity_(activity), step_(step),
        begin_(trace ? trace->begin() : 0) {}
  ~Traced() {
    if (begin_ != 0)
      trace_->end(activity_, step_, begin_);
  }
  Traced(const Traced &) = delete;

private:
  cuda::Range range_;
  Trace *trace_;
  Activity activity_;
  int64_t step_, begin_;
};

/// The file of all ranks, which appears complete or not at all.
class TraceFile {
public:
  /// Rank 0 tries the place before anything is run.
  Status open(const std::string &path) { return file_.open(path); }
  /// All ranks write their events; rank 0 completes the file. How many did not fit; -1 where
  /// another rank could not write its own, and there is no file.
  Expected<int64_t> write(const Trace &trace, World &world, const std::string &path);

private:
  AtomicFile file_; // of rank 0
};

} // namespace zrt

#endif // ZRT_TRAIN_TRACE_H
