//===- Report.h - What a run tells at its end, and --describe -------------------===//
#ifndef ZRT_TRAIN_REPORT_H
#define ZRT_TRAIN_REPORT_H

#include "Meters.h"
#include "zrt/device.h"

namespace zrt {

/// The table of bytes for people, and the same as members of `line`.
std::string bytesTable(const Job &job, const std::vector<RankNumbers> &ranks);
void addBytes(const Job &job, const std::vector<RankNumbers> &ranks, JsonLine &line);
/// Time by kind of call and stream.
void addTimes(const Plan &plan, const Device &device, JsonLine &line);
/// Time by kernel and by shape of library call.
void addCalls(const std::vector<CallTime> &times, JsonLine &line);

/// The text of --describe.
std::string describe(const Plan &plan);

} // namespace zrt

#endif // ZRT_TRAIN_REPORT_H
