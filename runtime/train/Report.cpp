#include "Report.h"

#include "../device/Blas.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

using namespace zrt;

/// Reads lines of a file in /proc, which cannot be mapped.
template <typename Visit> static Status forEachLine(const char *path, Visit visit) {
  FILE *file = fopen(path, "re");
  if (!file)
    return ioFailure("cannot read %s", path);
  char *line = nullptr;
  size_t capacity = 0;
  while (getline(&line, &capacity, file) > 0)
    visit(std::string_view(line));
  free(line);
  fclose(file);
  return Status::ok();
}

/// The number after `name` in a line such as "Rss:    12 kB", in bytes; -1 if it is another line.
static int64_t kilobytes(std::string_view line, std::string_view name) {
  if (!line.starts_with(name))
    return -1;
  return strtoll(std::string(line.substr(name.size())).c_str(), nullptr, 10) * 1024;
}

Status zrt::meterMemory(int rank, RankNumbers &numbers) {
  std::string arena = format("/memfd:zrt-arena-%d ", rank);
  bool inside = false;
  ZRT_TRY(forEachLine("/proc/self/smaps", [&](std::string_view line) {
    unsigned long begin, end;
    if (sscanf(line.data(), "%lx-%lx ", &begin, &end) == 2) {
      inside = line.find(arena) != line.npos;
      if (inside)
        numbers.mapped += int64_t(end - begin);
    } else if (int64_t bytes = kilobytes(line, "Rss:"); inside && bytes >= 0) {
      numbers.resident += bytes;
    }
  }));
  return meterOther(numbers.other, numbers.anonymous);
}

Status zrt::meterOther(int64_t &total, int64_t &anonymous) {
  int64_t files = 0;
  anonymous = 0;
  ZRT_TRY(forEachLine("/proc/self/status", [&](std::string_view line) {
    if (int64_t bytes = kilobytes(line, "RssAnon:"); bytes >= 0)
      anonymous = bytes;
    else if (int64_t bytes = kilobytes(line, "RssFile:"); bytes >= 0)
      files = bytes;
  }));
  total = anonymous + files;
  return Status::ok();
}

static int64_t predictedPeak(const Plan &plan) {
  const Json *peak = plan.predicted.find("peak");
  return peak && peak->isInteger() ? peak->integer() : plan.arenaBytes;
}

namespace {

/// One row of the table: bytes of one rank.
struct Row {
  std::string kind;
  int64_t predicted, used; // used < 0: not measured apart
};

/// `gradients` is what was measured, -1 for nothing.
std::vector<Row> residentRows(const Plan &plan, int64_t gradients = -1) {
  std::vector<Row> rows;
  auto used = [&](std::string_view kind) {
    int64_t bytes = -1;
    for (const PlanBuffer &buffer : plan.buffers)
      if (buffer.kind == kind)
        bytes = std::max<int64_t>(bytes, 0) + buffer.bytes;
    return bytes;
  };
  if (const Json *resident = plan.predicted.find("resident"))
    for (const Json::Member &member : resident->members())
      rows.push_back({member.first, member.second.integer(),
                      member.first == "grad" ? gradients : used(member.first)});
  return rows;
}

} // namespace

Status zrt::checkNumbers(const Job &job, const std::vector<RankNumbers> &ranks) {
  // Units of gradients that are not held at one time may take their turn in one place or in
  // several.
  for (const Row &row : residentRows(job.plan, ranks[0].gradients))
    if (row.used >= 0 &&
        (row.kind == "grad" ? row.used < row.predicted : row.used != row.predicted))
      return failure(Code::Internal,
                     "what is of kind %s takes %lld bytes of the arena, the plan predicted %lld",
                     row.kind.c_str(), (long long)row.used, (long long)row.predicted);
  for (size_t rank = 0; rank < ranks.size(); ++rank) {
    const RankNumbers &numbers = ranks[rank];
    int64_t arena = pageRound(std::max<int64_t>(predictedPeak(job.plan), 1));
    if (numbers.mapped != arena)
      return failure(Code::Internal,
                     "rank %zu maps %lld bytes for its arena, the plan predicted %lld (in whole "
                     "pages)",
                     rank, (long long)numbers.mapped, (long long)arena);
    int64_t growth = numbers.anonymous - numbers.anonymousAfterStep2;
    if (numbers.steps > 2 && growth > kOtherSlack)
      return failure(
          Code::Internal,
          "rank %zu holds %lld bytes of heap and stacks more than after step 2; from then "
          "on they are to grow by at most %lld",
          rank, (long long)growth, (long long)kOtherSlack);
    int64_t wire = job.plan.predictedWire("main") * numbers.steps;
    if (numbers.wireMain != wire)
      return failure(Code::Internal,
                     "rank %zu read %lld bytes from its peers in %lld steps, the plan predicted "
                     "%lld",
                     rank, (long long)numbers.wireMain, (long long)numbers.steps, (long long)wire);
    int64_t init = job.runsInit() ? job.plan.predictedWire("init") : 0;
    if (numbers.wireInit != init)
      return failure(Code::Internal,
                     "rank %zu read %lld bytes from its peers in @init, the plan predicted %lld",
                     rank, (long long)numbers.wireInit, (long long)init);
  }
  return Status::ok();
}

std::string zrt::bytesTable(const Job &job, const std::vector<RankNumbers> &ranks) {
  const Plan &plan = job.plan;
  std::string text = format("\nbytes per rank%18s%16s\n", "predicted", "used");
  auto row = [&](const std::string &kind, int64_t predicted, int64_t used) {
    text += format("  %-12s%18lld", kind.c_str(), (long long)predicted);
    text += used < 0 ? format("%16s\n", "-") : format("%16lld\n", (long long)used);
  };
  for (const Row &r : residentRows(plan, ranks[0].gradients))
    row(r.kind, r.predicted, r.used);
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    row(format("arena %zu", rank), pageRound(predictedPeak(plan)), ranks[rank].mapped);
  text += format("\nwire bytes per rank%13s%16s   (%lld steps%s)\n", "predicted", "counted",
                 (long long)ranks[0].steps, job.runsInit() ? " and init" : "");
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    row(format("rank %zu", rank),
        plan.predictedWire("main") * ranks[rank].steps +
            (job.runsInit() ? plan.predictedWire("init") : 0),
        ranks[rank].wireMain + ranks[rank].wireInit);
  text += "\noutside the arena (code, stacks, libraries), resident:";
  for (const RankNumbers &numbers : ranks)
    text += format(" %.1f", double(numbers.other) / (1 << 20));
  return text + " MiB\n";
}

void zrt::addBytes(const Job &job, const std::vector<RankNumbers> &ranks, JsonLine &line) {
  const Plan &plan = job.plan;
  JsonLine resident;
  for (const Row &row : residentRows(plan, ranks[0].gradients)) {
    JsonLine pair;
    pair.add("predicted", row.predicted);
    pair.raw("used", row.used < 0 ? "null" : std::to_string(row.used));
    resident.raw(row.kind, pair.str());
  }
  line.raw("resident", resident.str());
  std::string list = "[";
  for (size_t rank = 0; rank < ranks.size(); ++rank) {
    JsonLine item;
    item.add("rank", int64_t(rank));
    item.add("arena_predicted", pageRound(predictedPeak(plan)));
    item.add("arena_used", ranks[rank].mapped);
    item.add("arena_resident", ranks[rank].resident);
    item.add("other_resident", ranks[rank].other);
    if (ranks[rank].steps >= 2)
      item.add("other_resident_step2", ranks[rank].otherAfterStep2)
          .add("anonymous_step2", ranks[rank].anonymousAfterStep2);
    item.add("anonymous", ranks[rank].anonymous);
    item.add("wire_predicted", plan.predictedWire("main") * ranks[rank].steps);
    item.add("wire_counted", ranks[rank].wireMain);
    item.add("init_wire_predicted", job.runsInit() ? plan.predictedWire("init") : 0);
    item.add("init_wire_counted", ranks[rank].wireInit);
    list += (rank ? ", " : "") + item.str();
  }
  line.raw("ranks", list + "]");
}

void zrt::addTimes(const Device &device, JsonLine &line) {
  static const char *streams[ZRT_STREAM_COUNT] = {"compute", "comm"};
  JsonLine all;
  for (int stream = 0; stream < ZRT_STREAM_COUNT; ++stream) {
    JsonLine zones;
    for (int kind = 0; kind < ZONE_COUNT; ++kind) {
      Zone zone = device.zone(stream, kind);
      if (zone.calls == 0)
        continue;
      JsonLine item;
      item.add("calls", zone.calls).add("ms", double(zone.nanoseconds / 1000) / 1000);
      zones.raw(zone.name, item.str());
    }
    all.raw(streams[stream], zones.str());
  }
  line.raw("time_rank0", all.str());
}

static std::string describeTensors(const char *title, const std::vector<PlanTensor> &tensors,
                                   const char *letter) {
  std::string text;
  for (const PlanTensor &tensor : tensors)
    text += format(
        "  @%s %s%lld  %-10s %s  %s%s\n", tensor.entry.c_str(), letter, (long long)tensor.index,
        tensor.role.c_str(), tensor.name.c_str(), typeText(tensor.dtype, tensor.shape).c_str(),
        tensor.dim < 0
            ? ""
            : format(", a rank has %s", typeText(tensor.dtype, tensor.local).c_str()).c_str());
  return text.empty() ? "" : std::string(title) + "\n" + text;
}

std::string zrt::describe(const Plan &plan) {
  std::string text = format("program %s\n  plan %s, ABI %d\n", plan.name.c_str(), plan.hash.c_str(),
                            ZRT_ABI_VERSION);
  for (const Json::Member &member : plan.config.members())
    text += format("  %s = %s\n", member.first.c_str(), member.second.text().c_str());
  text += "entries\n";
  for (int64_t i = 0; i < zrt_entry_count; ++i)
    text += format("  @%s: %lld calls, %lld events\n", zrt_entries[i].name,
                   (long long)zrt_entries[i].commands, (long long)zrt_entries[i].events);
  text += plan.states.empty() ? "" : "states\n";
  for (const PlanState &state : plan.states)
    text += format("  %-10s %s  %s\n", state.role.c_str(), state.name.c_str(),
                   typeText(state.dtype, state.shape).c_str());
  text += describeTensors("arguments", plan.inputs, "arg");
  text += describeTensors("results", plan.outputs, "result");
  text += format("memory per rank\n  arena %lld bytes\n", (long long)plan.arenaBytes);
  for (const Row &row : residentRows(plan))
    text += format("  %s %lld bytes\n", row.kind.c_str(), (long long)row.predicted);
  Expected<const Blas *> blas = loadBlas();
  text += "libraries\n";
  text += blas.isOk()
              ? format("  oneDNN %d.%d.%d\n", (*blas)->major, (*blas)->minor, (*blas)->patch)
              : "  " + blas.status().message() + "\n";
  return text + format("import module: %lld bytes (--describe=import writes them)\n",
                       (long long)zrt_import_size);
}
