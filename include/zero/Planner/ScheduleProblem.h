//===- ScheduleProblem.h - Order and overlap of a program's ops ---------------===//
//
// Scheduling without MLIR. A pass fills a `ScheduleProblem` from its program, a `SchedulePolicy`
// answers with a `Schedule`, and the pass applies that; `findViolation` checks any answer on its
// own.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PLANNER_SCHEDULEPROBLEM_H
#define ZERO_PLANNER_SCHEDULEPROBLEM_H

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zero::planner {

/// One op, or one transfer with its start and its await. Ops go by their index in the program.
struct ScheduleOp {
  enum class Kind {
    View,    // names bytes of its inputs: no work, may stand anywhere, nowhere if nothing reads it
    Compute, // work that keeps its place
    Kernel,  // work that may move up with a gather that needs it
    Gather,  // makes shards whole
    Reduction,  // reduces whole units to shards: holds its operands until it is awaited
    Collective, // another transfer
  };
  Kind kind = Kind::Compute;
  /// Of a reduction: what it reads is large, and is not to wait through several others of that
  /// kind.
  bool isUrgent = false;
  unsigned stream = 0;        // it runs on, see ScheduleProblem::streams
  int64_t bytes = 0;          // of its results
  std::vector<size_t> inputs; // ops that made its operands, in operand order

  /// Started on another stream, and awaited on stream 0 before its results are read.
  bool isAsync() const { return stream != 0; }
};

/// Bytes that the same values share, a buffer or a part of one, and the ops that touch them.
struct ScheduleBuffer {
  int64_t bytes = 0;
  bool isPersistent = false;   // lives during the whole program
  std::vector<size_t> writers; // make values in it; views are not among them
  std::vector<size_t> readers; // as inputs; views are not among them
  std::vector<size_t> views;   // name bytes of it
};

/// Something that a policy may choose instead of what the program says.
struct ScheduleAlternative {
  enum class Kind {
    Recompute,    // runs `op` again before `reader` instead of holding its results until then
    Offload,      // holds the results of `op` in other memory until `reader`
    KeepGathered, // holds what gather `op` gave until `reader`, which gathers it no more
  };
  Kind kind = Kind::Recompute;
  size_t op = 0;
  size_t reader = 0;
  int64_t savedBytes = 0; // not held between the two; negative where more is held
  /// Floating-point operations or bytes on the wire, negative where they are saved.
  int64_t addedWork = 0;
};

struct ScheduleProblem {
  /// Names of the streams. Stream 0 has the order of the steps and does all waiting.
  std::vector<std::string> streams;
  std::vector<ScheduleOp> ops; // in program order: inputs come before their readers
  std::vector<size_t> outputs; // ops whose results the program returns
  /// Known once every value has its buffer; empty before.
  std::vector<ScheduleBuffer> buffers;
  /// What the pass can apply. Empty means that the program is scheduled as it stands.
  std::vector<ScheduleAlternative> alternatives;
};

struct ScheduleStep {
  enum class Kind { Run, Start, Await };
  Kind kind = Kind::Run;
  size_t op = 0;

  bool operator==(const ScheduleStep &) const = default;
};

struct Schedule {
  std::vector<ScheduleStep> steps;
  std::vector<size_t> alternatives; // that were chosen, by their number

  bool operator==(const Schedule &) const = default;
};

/// How many transfers were moved in view of buffers.
struct TransferMoves {
  size_t starts = 0; // of gathers, down
  size_t awaits = 0; // of reductions, up

  bool operator==(const TransferMoves &) const = default;
};

/// Decides the order of a program's ops and what runs beside what. The same problem gives the same
/// answer.
class SchedulePolicy {
public:
  virtual ~SchedulePolicy() = default;
  /// Orders all ops, starts those of other streams, and awaits them. Asks for no buffers.
  virtual Schedule order(const ScheduleProblem &problem) const = 0;
  /// Moves starts and awaits of `schedule` in view of the problem's buffers.
  virtual TransferMoves placeTransfers(const ScheduleProblem &problem,
                                       Schedule &schedule) const = 0;
};

/// What is wrong with an answer, in words, or nothing: every op but views has its one step (two, if
/// it is asynchronous), every op runs behind what it reads, and what is returned is there at the
/// end. O(ops and inputs), and shares no code with policies.
std::optional<std::string> findViolation(const ScheduleProblem &problem, const Schedule &schedule);

} // namespace zero::planner
#endif
