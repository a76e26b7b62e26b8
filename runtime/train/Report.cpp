#include "Report.h"

#include "../device/Blas.h"
#include "Progress.h"

#include <algorithm>

using namespace zrt;

/// Where the used bytes of a kind come from.
static const char *sourceOf(const Plan &plan, std::string_view kind, int64_t used) {
  if (used < 0)
    return "plan";
  for (const PlanMeter &meter : plan.meters)
    if (meter.kind == kind)
      return "reductions";
  return "poison";
}

/// Calls visit(name, predicted bytes, index) for each kind of predicted.resident.
template <typename Visit> static void forEachKind(const Plan &plan, Visit visit) {
  const Json *resident = plan.predicted.find("resident");
  for (size_t i = 0; resident && i < resident->members().size() && i < kindLimit; ++i)
    visit(resident->members()[i].first, resident->members()[i].second.integer(), i);
}

/// The rank for which `bytes` is largest, the first of several.
template <typename Bytes>
static const RankNumbers &largest(const std::vector<RankNumbers> &ranks, Bytes bytes) {
  return *std::max_element(
      ranks.begin(), ranks.end(),
      [&](const RankNumbers &a, const RankNumbers &b) { return bytes(a) < bytes(b); });
}

/// NCCL does not say what it moves: what is counted is the formula of what was asked for.
static bool isWireByThePlan(const Job &job) { return job.plan.isForCuda() && job.plan.ranks > 1; }

static WireBytes allWire(const RankNumbers &rank) {
  WireBytes all = rank.wireMain;
  return (all += rank.wireInit) += rank.wireEval;
}

static int64_t countedWire(const RankNumbers &rank) { return allWire(rank).total(); }

/// What the batches of @eval that were run are predicted to read.
static int64_t evalWire(const Job &job, int rank, const RankNumbers &numbers) {
  return numbers.evalBatches ? job.plan.predictedWire(evalEntry, rank) * numbers.evalBatches : 0;
}

/// In the table.
static std::string shown(const Job &job, int64_t bytes) {
  return job.options.exactBytes ? std::to_string(bytes) : bytesText(bytes);
}

static std::string wireRow(const Job &job, const std::vector<RankNumbers> &ranks) {
  const RankNumbers &most = largest(ranks, countedWire);
  int rank = int(&most - ranks.data());
  std::string evaluations =
      most.evalBatches ? format(", %lld batches of @%s", (long long)most.evalBatches, evalEntry)
                       : "";
  std::string text =
      format("\nwire bytes of a rank%15s%16s   (%lld steps%s%s, the largest of %zu ranks)\n",
             "predicted", "counted", (long long)most.steps, job.runsInit() ? " and init" : "",
             evaluations.c_str(), ranks.size());
  auto row = [&](const std::string &name, int64_t predicted, int64_t counted) {
    text += format("  %-12s%18s%16s\n", name.c_str(), shown(job, predicted).c_str(),
                   isWireByThePlan(job) ? "by the plan" : shown(job, counted).c_str());
  };
  const Plan &plan = job.plan;
  row("rank " + std::to_string(rank),
      plan.predictedWire(plan.step, rank) * most.steps +
          (job.runsInit() ? plan.predictedWire(plan.init, rank) : 0) + evalWire(job, rank, most),
      countedWire(most));
  for (size_t group = 0; plan.tellsWireByAxes() && group < plan.groups.size(); ++group) {
    auto predicted = [&](const std::string &entry, int64_t runs) {
      return runs ? plan.predictedWire(entry, rank, group) * runs : 0;
    };
    row("  " + plan.groupAxes[group],
        predicted(plan.step, most.steps) + predicted(plan.init, job.runsInit()) +
            predicted(evalEntry, most.evalBatches),
        allWire(most).by[group]);
  }
  return text;
}

static std::string outsideRows(const Job &job, const std::vector<RankNumbers> &ranks) {
  std::string text = format("\noutside the arena%17s%16s   (the largest of %zu ranks)\n",
                            "after step 2", "now", ranks.size());
  auto row = [&](const char *what, auto bytes) {
    const RankNumbers &most =
        largest(ranks, [&](const RankNumbers &rank) { return bytes(rank.now); });
    std::string before = most.steps >= 2 ? shown(job, bytes(most.afterStep2)) : "-";
    text += format("  %-16s%14s%16s\n", what, before.c_str(), shown(job, bytes(most.now)).c_str());
  };
  row("of no file", [](const Outside &outside) { return outside.noFile; });
  text += format("    of it rings   %30s\n", shown(job, ranks[0].reserved).c_str());
  if (ranks[0].looking > 0)
    text += format("    of it trace, checks %24s\n", shown(job, ranks[0].looking).c_str());
  row("code, libraries", [](const Outside &outside) { return outside.files; });
  row("files of data", [](const Outside &outside) { return outside.data; });
  return text;
}

std::string zrt::bytesTable(const Job &job, const std::vector<RankNumbers> &ranks) {
  const Plan &plan = job.plan;
  std::string text = format("\nbytes per rank%18s%16s\n", "predicted", "used");
  auto row = [&](const std::string &kind, int64_t predicted, int64_t used) {
    std::string value = used < 0 ? "by the plan" : shown(job, used);
    text += format("  %-12s%18s%16s\n", kind.c_str(), shown(job, predicted).c_str(), value.c_str());
  };
  forEachKind(plan, [&](const std::string &kind, int64_t predicted, size_t index) {
    row(kind, predicted, ranks[0].used[index]);
  });
  row("arena", predictedArena(plan),
      largest(ranks, [](const RankNumbers &rank) { return rank.mapped; }).mapped);
  if (int64_t predicted = predictedHost(plan))
    row("host", predicted, largest(ranks, [](const RankNumbers &rank) { return rank.host; }).host);
  const RankNumbers &copies = largest(ranks, [](const RankNumbers &rank) { return rank.snapshot; });
  if (!job.options.out.empty())
    row("checkpoint", copies.snapshotPredicted, copies.snapshot);
  if (plan.isForCuda())
    text += format(
        "  beside it on the GPU%26s   (driver, libraries, other programs)\n",
        shown(job, largest(ranks, [](const RankNumbers &rank) { return rank.overhead; }).overhead)
            .c_str());
  return text + wireRow(job, ranks) + outsideRows(job, ranks);
}

static void addOutside(JsonLine &line, const std::string &suffix, const Outside &outside) {
  line.add("no_file" + suffix, outside.noFile).add("files" + suffix, outside.files);
  line.add("data" + suffix, outside.data);
}

/// What steps read, along the axes of each group.
static std::string wireByAxes(const Plan &plan, int rank, const RankNumbers &numbers) {
  JsonLine all;
  for (size_t group = 0; group < plan.groups.size(); ++group) {
    JsonLine item;
    item.add("predicted", plan.predictedWire(plan.step, rank, group) * numbers.steps);
    item.add("counted", numbers.wireMain.by[group]);
    all.raw(plan.groupAxes[group], item.str());
  }
  return all.str();
}

static std::string rankObject(const Job &job, int rank, const RankNumbers &numbers) {
  JsonLine item;
  item.add("rank", int64_t(rank));
  item.add("arena_predicted", predictedArena(job.plan));
  item.add("arena_used", numbers.mapped).add("arena_resident", numbers.resident);
  if (predictedHost(job.plan))
    item.add("host_predicted", predictedHost(job.plan))
        .add("host_used", numbers.host)
        .add("copied_predicted", job.plan.predictedCopies(job.plan.step) * numbers.steps)
        .add("copied_counted", numbers.copied);
  if (!job.options.out.empty())
    item.add("checkpoint_predicted", numbers.snapshotPredicted)
        .add("checkpoint_used", numbers.snapshot);
  if (job.plan.isForCuda())
    item.add("gpu_beside", numbers.overhead);
  addOutside(item, "", numbers.now);
  if (numbers.steps >= 2)
    addOutside(item, "_step2", numbers.afterStep2);
  item.add("rings", numbers.reserved);
  item.add("wire_predicted", job.plan.predictedWire(job.plan.step, rank) * numbers.steps);
  item.add("wire_counted", numbers.wireMain.total());
  item.add("wire_by", isWireByThePlan(job) ? "plan" : "reads");
  item.add("init_wire_predicted", job.runsInit() ? job.plan.predictedWire(job.plan.init, rank) : 0);
  item.add("init_wire_counted", numbers.wireInit.total());
  if (numbers.evalBatches) {
    item.add("eval_wire_predicted", evalWire(job, rank, numbers));
    item.add("eval_wire_counted", numbers.wireEval.total());
  }
  if (job.plan.tellsWireByAxes())
    item.raw("wire_by_axes", wireByAxes(job.plan, rank, numbers));
  return item.str();
}

void zrt::addBytes(const Job &job, const std::vector<RankNumbers> &ranks, JsonLine &line) {
  JsonLine resident;
  forEachKind(job.plan, [&](const std::string &kind, int64_t predicted, size_t index) {
    int64_t used = ranks[0].used[index];
    JsonLine item;
    item.add("predicted", predicted).raw("used", used < 0 ? "null" : std::to_string(used));
    item.add("by", sourceOf(job.plan, kind, used));
    resident.raw(kind, item.str());
  });
  line.raw("resident", resident.str());
  std::string list = "[";
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    list += (rank ? ", " : "") + rankObject(job, int(rank), ranks[rank]);
  line.raw("ranks", list + "]");
}

void zrt::addTimes(const Plan &plan, const Device &device, JsonLine &line) {
  JsonLine all;
  for (size_t stream = 0; stream < plan.streams.size(); ++stream) {
    JsonLine zones;
    for (int kind = 0; kind < ZONE_COUNT; ++kind) {
      Zone zone = device.zone(int(stream), kind);
      if (zone.calls == 0)
        continue;
      JsonLine item;
      item.add("calls", zone.calls).add("ms", double(zone.nanoseconds / 1000) / 1000);
      zones.raw(zone.name, item.str());
    }
    all.raw(plan.streams[stream].name, zones.str());
  }
  line.raw("time_rank0", all.str());
}

void zrt::addCalls(const std::vector<CallTime> &times, JsonLine &line) {
  JsonLine all;
  for (const CallTime &time : times) {
    JsonLine item;
    item.add("calls", time.calls).add("ms", double(time.nanoseconds / 1000) / 1000);
    all.raw(time.name, item.str());
  }
  line.raw("calls_rank0", all.str());
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
  text += "memory per rank\n";
  for (const PlanSpace &space : plan.spaces)
    text += format("  %s %lld bytes\n", &space == &plan.spaces[0] ? "arena" : space.name.c_str(),
                   (long long)space.bytes);
  forEachKind(plan, [&](const std::string &kind, int64_t predicted, size_t) {
    text += format("  %s %lld bytes\n", kind.c_str(), (long long)predicted);
  });
  Expected<const Blas *> blas = loadBlas();
  text += "libraries\n";
  text += blas.isOk()
              ? format("  oneDNN %d.%d.%d\n", (*blas)->major, (*blas)->minor, (*blas)->patch)
              : "  " + blas.status().message() + "\n";
  if (blas.isOk())
    text += format("  matrices of f32 %s\n",
                   (*blas)->multipliesTiles ? "as sums of bf16, on AMX" : "by oneDNN");
  return text + format("import module: %lld bytes (--describe=import writes them)\n",
                       (long long)zrt_import_size);
}
