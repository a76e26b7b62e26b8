//===- Report.h - What a run tells at its end, and --describe -------------------===//
#ifndef ZRT_TRAIN_REPORT_H
#define ZRT_TRAIN_REPORT_H

#include "Job.h"
#include "zrt/device.h"

namespace zrt {

/// What each rank measured, apart from the plan's own numbers; laid into SharedControl::numbers.
struct RankNumbers {
  int64_t wireInit = 0, wireMain = 0; // bytes read from peers' memory
  int64_t mapped = 0;                 // bytes that the system maps for the rank's arena
  int64_t resident = 0;               // of these, bytes in memory
  int64_t other = 0;                  // resident bytes of everything else: code, stacks, libraries
  int64_t otherAfterStep2 = 0;        // the same after step 2
  int64_t anonymous = 0;              // of `other`: heap and stacks, without files that are mapped
  int64_t anonymousAfterStep2 = 0;    // the same after step 2, from when on it is constant
  int64_t gradients = -1; // bytes of the arena in which gradients were; -1: nothing was reduced
  int64_t steps = 0;
};

/// Reads /proc/self/smaps and /proc/self/status.
Status meterMemory(int rank, RankNumbers &numbers);
/// Bytes of this process in memory that are not shared: all but the arenas. Of them, those that are
/// no file's: code and data files come and go as the system likes.
Status meterOther(int64_t &total, int64_t &anonymous);

/// What heap and stacks may grow by from step 2 on: allocators and libraries keep some room.
constexpr int64_t kOtherSlack = int64_t(16) << 20;

/// Fails if states, a rank's arena or its traffic take other than what the plan predicted.
Status checkNumbers(const Job &job, const std::vector<RankNumbers> &ranks);
/// The table of bytes for people, and the same as members of `line`.
std::string bytesTable(const Job &job, const std::vector<RankNumbers> &ranks);
void addBytes(const Job &job, const std::vector<RankNumbers> &ranks, JsonLine &line);
/// Time by kind of call and stream.
void addTimes(const Device &device, JsonLine &line);

/// The text of --describe.
std::string describe(const Plan &plan);

} // namespace zrt

#endif // ZRT_TRAIN_REPORT_H
