//===- Format.h - A checkpoint: one folder of files ---------------------------------===//
//
// docs/Checkpoints.md describes it. This is the one place that knows names and members; programs
// write and read through it, and so does zero-ckpt.
//===------------------------------------------------------------------------===//
#ifndef ZRT_CHECKPOINT_FORMAT_H
#define ZRT_CHECKPOINT_FORMAT_H

#include "../base/Json.h"
#include "zrt/library_choice.h"

namespace zrt {

inline constexpr int checkpointVersion = 1;
/// A segment has one checksum for each block of so many bytes, so that a part of it can be read
/// alone.
inline constexpr int64_t checkpointBlock = int64_t(1) << 20;

/// One state of the program, as a whole.
struct CheckpointLeaf {
  std::string name, role;
  int dtype = 0;
  std::vector<int64_t> shape;
};

/// Consecutive elements of a leaf in the file of one rank.
struct CheckpointSegment {
  int64_t leaf = 0, begin = 0, count = 0; // elements of the unsharded leaf, row-major
  int64_t offset = 0;                     // bytes; segments lie one behind the other
  std::vector<uint32_t> sums;             // of its blocks
};

/// What one rank has written.
struct CheckpointPart {
  int64_t bytes = 0; // of its data file
  std::vector<CheckpointSegment> segments;
};

/// How many rows the data of a run has, and how many were read.
struct CheckpointData {
  int64_t rows = 0, cursor = 0;
  uint64_t order = 0; // a hash of what fixes the order of rows beside the seed; 0: not saved
};

/// The best evaluation of one metric so far.
struct CheckpointBest {
  std::string metric;     // of @eval; empty: none is followed
  bool isHighest = false; // whether larger is better
  int64_t step = -1;      // of the best evaluation, -1 while none was a number
  double value = 0;
  int64_t since = 0; // evaluations that were not better

  /// Takes in an evaluation; whether it is the best so far. What is no number is never better.
  bool follow(int64_t at, double now) {
    bool isBetter =
        now == now && (step < 0 || value != value || (isHighest ? now > value : now < value));
    if (isBetter)
      step = at, value = now, since = 0;
    else
      ++since;
    return isBetter;
  }
};

/// What a run's evaluations have found.
struct CheckpointEvaluation {
  int64_t step = -1; // of the last one, -1 for none
  CheckpointBest earlyStop, keepBest;
};

struct CheckpointIndex {
  std::string name, program, plan, layout, config; // config: JSON
  int64_t step = 0;
  uint64_t seed = 0;
  int ranks = 1;
  CheckpointData data;
  CheckpointEvaluation evaluation;
  std::vector<LibraryChoice> choices; // of all ranks
  std::vector<CheckpointLeaf> leaves;
};

/// Bytes and checksum of a file that another one vouches for.
struct CheckpointFile {
  int64_t bytes = 0;
  uint32_t sum = 0;
};

/// "step-00000100"
std::string checkpointName(int64_t step);
/// The step of such a name, -1 for others.
int64_t checkpointStep(std::string_view name);
std::string dataFileName(int rank);
std::string partFileName(int rank);
inline constexpr const char *indexFileName = "index.json", *commitFileName = "COMMIT";

/// A JSON list, and back.
std::string choicesText(const std::vector<LibraryChoice> &choices);
Expected<std::vector<LibraryChoice>> parseChoices(std::string_view text, const std::string &what);

/// Gives the text of a part's file piece by piece.
template <typename Write>
Status writePart(const CheckpointPart &part, int64_t step, int rank, Write write);
std::string indexText(const CheckpointIndex &index, const std::vector<CheckpointFile> &parts);
std::string commitText(int64_t step, std::string_view index);

Expected<CheckpointPart> parsePart(std::string_view text, const std::string &what, int64_t step,
                                   int rank);
Expected<CheckpointIndex> parseIndex(std::string_view text, const std::string &what,
                                     std::vector<CheckpointFile> &parts);
/// What vouches for the index.
Expected<CheckpointFile> parseCommit(std::string_view text, const std::string &what);

/// The line of one segment in a part's file.
std::string segmentText(const CheckpointSegment &segment);

template <typename Write>
Status writePart(const CheckpointPart &part, int64_t step, int rank, Write write) {
  ZRT_TRY(write(format("{\"version\": %d, \"step\": %lld, \"rank\": %d, \"bytes\": %lld,\n"
                       "\"segments\": [",
                       checkpointVersion, (long long)step, rank, (long long)part.bytes)));
  for (const CheckpointSegment &segment : part.segments)
    ZRT_TRY(write((&segment == part.segments.data() ? "\n" : ",\n") + segmentText(segment)));
  return write(std::string("]}\n"));
}

} // namespace zrt

#endif // ZRT_CHECKPOINT_FORMAT_H
