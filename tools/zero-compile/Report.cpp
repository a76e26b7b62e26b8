//===- Report.cpp - Where the bytes go ------------------------------------------===//
#include "Report.h"
#include "Activations.h"
#include "RooflineReport.h"
#include "zero/4-Scheduled/Activations.h"
#include "zero/5-Planned/Regions.h"
#include "zero/6-Executable/Compile.h"
#include "zero/Analysis/HostCopies.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Support/Counted.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include <cmath>
#include <map>

using namespace mlir;

namespace zero {

static DictionaryAttr getTable(ModuleOp module, StringRef name) {
  auto table = module->getAttrOfType<DictionaryAttr>(name);
  return table ? table : DictionaryAttr::get(module.getContext());
}

std::string withCommas(int64_t value) {
  std::string digits = std::to_string(value);
  for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(at, ",");
  return digits;
}

/// "123 B" below 10 KiB, else MiB; the executables' tables have the same.
static std::string toText(int64_t bytes, bool isExact) {
  std::string text;
  llvm::raw_string_ostream os(text);
  double mebibytes = static_cast<double>(bytes) / (1 << 20);
  if (isExact)
    os << withCommas(bytes);
  else if (bytes < 10240)
    os << bytes << " B";
  else
    os << llvm::format(mebibytes < 10 ? "%.2f MiB" : "%.1f MiB", mebibytes);
  return text;
}

/// Whether --unproved took the place of a proof.
static bool isUnproved(ModuleOp module) {
  auto unproved = dyn_cast_or_null<BoolAttr>(ir::getConfig(module, "unproved"));
  return unproved && unproved.getValue();
}

/// Whether it is what everything but copies to the host uses: it has the rank's number.
static bool isFirst(ir::ArenaOp arena) { return static_cast<int64_t>(arena.getRankOffset()) >= 0; }

/// Whether it is where copies of states for a checkpoint go.
static bool isOfSaves(ModuleOp module, ir::ArenaOp arena) {
  bool found = false;
  module.walk(
      [&](ir::LaunchSaveOp save) { found |= save.getDst().getSpace() == arena.getSpaceAttr(); });
  return found;
}

/// What the step copies to memory of the host and back.
static HostCopies countStepCopies(ModuleOp module) {
  auto step = ir::findStep<func::FuncOp>(module);
  return step ? countHostCopies(step) : HostCopies();
}

static bool isIn(ir::SlotOp slot, ir::ArenaOp arena) {
  FlatSymbolRefAttr space = slot.getAllocation().getSpace();
  return space && space.getValue() == arena.getSpace();
}

/// Bytes of states in an arena beside the first.
static int64_t countStates(ModuleOp module, ir::ArenaOp arena) {
  std::map<int64_t, int64_t> bytes; // by offset: entries share states
  for (auto slot : module.getOps<ir::SlotOp>())
    if (isIn(slot, arena))
      bytes[slot.getAllocation().getOffset()] = slot.getAllocation().getBytes();
  int64_t sum = 0;
  for (auto [offset, size] : bytes)
    sum += size;
  return sum;
}

/// Bytes of rows that padded states have behind the user's, of one rank's parts.
static int64_t countAddedRows(ModuleOp module) {
  int64_t added = 0;
  for (auto leaf : module.getOps<ir::LeafOp>())
    added +=
        (ir::getTensorBytes(ir::getWholeType(leaf)) - ir::getTensorBytes(ir::getUserType(leaf))) /
        ir::getCut(leaf).ranks;
  return added;
}

namespace {

/// Prints the tables of a planned module, one figure a line.
class TextReport {
public:
  TextReport(ModuleOp module, bool isExact, const Activations *activations, llvm::raw_ostream &os)
      : module(module), isExact(isExact), activations(activations), os(os),
        bytes(getTable(module, "zero.bytes")), memory(getTable(module, "zero.memory")) {}

  void print() {
    os << "bytes per rank, stage " << ir::getConfigInt(module, "stage").value_or(0) << ", "
       << counted(ir::getConfigInt(module, "ranks").value_or(1), "rank");
    if (auto group = ir::getConfigInt(module, "shard_group"); group.value_or(0) > 0)
      os << " in shard groups of " << *group;
    os << "\n";
    if (isUnproved(module))
      os << "unproved: compiled from text that no origin proves; grad, staging and what is beyond "
            "the paper are what the text says\n";
    printWhole();
    printResident();
    printAccumulation();
    printActivations();
    printChoice();
    printPartitioned();
    printOffloaded();
    printWire();
    printMemory();
  }

private:
  void printRow(StringRef name, int64_t value, const Twine &note = "", unsigned indent = 2) {
    os.indent(indent) << llvm::left_justify(name, 42 - indent)
                      << llvm::right_justify(toText(value, isExact), 18);
    if (std::string text = note.str(); !text.empty())
      os << "  " << text;
    os << "\n";
  }

  void printIntegers(DictionaryAttr table) {
    for (NamedAttribute entry : table)
      if (auto value = dyn_cast<IntegerAttr>(entry.getValue()))
        printRow(entry.getName(), value.getInt());
  }

  /// Calls print(entry) for the dictionaries of a list, under a title if there are any.
  template <typename Print> void printList(StringRef name, const Twine &title, Print print) {
    auto list = bytes.getAs<ArrayAttr>(name);
    if (!list || list.empty())
      return;
    os << title << "\n";
    for (Attribute item : list)
      if (auto entry = dyn_cast<DictionaryAttr>(item))
        print(entry);
  }

  static StringRef textOf(DictionaryAttr entry, StringRef name, StringRef fallback = "") {
    auto text = entry.getAs<StringAttr>(name);
    return text ? text.getValue() : fallback;
  }
  static int64_t numberOf(DictionaryAttr entry, StringRef name) {
    auto number = entry.getAs<IntegerAttr>(name);
    return number ? number.getInt() : 0;
  }

  /// What updates compute whole because no rule shards it: it costs memory and wire beyond the
  /// stage's.
  void printWhole() {
    auto extra = bytes.getAs<DictionaryAttr>("extra");
    if (!extra)
      return;
    printList("whole", "computed whole, because no rule shards it (bytes moved)",
              [&](DictionaryAttr entry) {
                StringRef op = textOf(entry, "op");
                printRow(textOf(entry, "unit", "whole gradients"), numberOf(entry, "bytes"),
                         Twine(numberOf(entry, "ops")) + " ops" +
                             (op.empty() ? Twine() : " from " + op + " on") + ", " +
                             withCommas(numberOf(entry, "flops")) + " FLOPs");
              });
    if (auto whole = bytes.getAs<ArrayAttr>("whole"); !whole || whole.empty())
      return;
    if (extra.getAs<IntegerAttr>("memory"))
      printRow("extra memory", numberOf(extra, "memory"), "most at one time");
    if (extra.getAs<IntegerAttr>("wire"))
      printRow("extra wire", numberOf(extra, "wire"), "per step, largest rank");
  }

  void printResident() {
    os << "resident\n";
    if (auto resident = bytes.getAs<DictionaryAttr>("resident"))
      printIntegers(resident);
    if (bytes.getAs<IntegerAttr>("padding"))
      printRow("of it padding", numberOf(bytes, "padding"));
    if (int64_t added = countAddedRows(module))
      printRow("padding of vocabulary", added,
               "zeros in states, of ranks along dp together; no file has them");
    if (bytes.getAs<IntegerAttr>("staging"))
      printRow("staging", numberOf(bytes, "staging"),
               "full gradients that wait for their reduction");
    // A unit whose whole gradient waits for other layers, with its bytes.
    printList("waiting", "full gradients that wait until all layers have added to them",
              [&](DictionaryAttr entry) {
                printRow(textOf(entry, "unit"), numberOf(entry, "bytes"), textOf(entry, "what"));
              });
  }

  /// What either place to add the gradients of micro-batches in costs.
  void printAccumulation() {
    std::string count = std::to_string(ir::getConfigInt(module, "accumulate").value_or(1));
    printList("accumulation",
              "gradients kept between " + count + " micro-batches, by --accumulate-into",
              [&](DictionaryAttr place) {
                auto used = place.getAs<BoolAttr>("used");
                printRow(textOf(place, "into"), numberOf(place, "memory"),
                         "reductions move " + toText(numberOf(place, "wire"), isExact) + " a step" +
                             (used && used.getValue() ? ", in use" : ""));
              });
  }

  /// What forward leaves for backward by --recompute.
  void printActivations() {
    if (!activations)
      return;
    os << "values of forward, by --recompute="
       << ir::getConfigString(module, "recompute").value_or("none") << "\n";
    printRow("kept for backward", activations->keptBytes,
             Twine(activations->keptValues) + " values of one micro-batch");
    double part = static_cast<double>(activations->addedFlops) /
                  static_cast<double>(std::max<int64_t>(activations->flops, 1));
    os << "  computed again: " << activations->copies << " ops, "
       << withCommas(activations->addedFlops) << " FLOPs, " << llvm::format("%.1f %%", 100 * part)
       << " of the step's " << withCommas(activations->flops) << "\n";
  }

  /// What --activations=auto came to, and by which terms.
  void printChoice() {
    auto chosen = ir::getConfigString(module, kChosenActivations);
    auto terms = dyn_cast_or_null<ArrayAttr>(ir::getConfig(module, kActivationTerms));
    if (!chosen || !terms || terms.empty())
      return;
    auto tables = llvm::to_vector(terms.getAsRange<DictionaryAttr>());
    os << "where values of forward are until backward reads them, by --activations=auto: "
       << *chosen << "\n";
    printMachine(tables.front());
    int64_t kept = numberOf(tables[1], "arena");
    for (DictionaryAttr setting : llvm::drop_begin(tables))
      printSetting(setting, kept, numberOf(tables.front(), "flops"));
  }

  static std::string toMilliseconds(int64_t picoseconds) {
    std::string text;
    llvm::raw_string_ostream(text)
        << llvm::format("%.3f ms", static_cast<double>(picoseconds) / 1e9);
    return text;
  }

  void printMachine(DictionaryAttr given) {
    int64_t forward = numberOf(given, "forward_ps"), backward = numberOf(given, "backward_ps"),
            flops = numberOf(given, "flops"), host = numberOf(given, "host_bytes_per_second");
    printRow("memory of a device", numberOf(given, "memory"),
             "machine " + textOf(given, "machine") + ": " +
                 withCommas(numberOf(given, "link_bytes_per_second")) +
                 " bytes a second between ranks, " + withCommas(host) + " to and from the host");
    double seconds = 1e-12 * static_cast<double>(std::max<int64_t>(forward + backward, 1));
    os << "  computes " << toMilliseconds(forward) << " forward, " << toMilliseconds(backward)
       << " backward: "
       << withCommas(std::llround(static_cast<double>(flops) / seconds / static_cast<double>(host)))
       << " FLOPs in the time of a byte to the host\n";
  }

  /// What it saves of `kept` bytes of arena, moves and costs, and why it lost.
  void printSetting(DictionaryAttr setting, int64_t kept, int64_t flops) {
    StringRef name = textOf(setting, "activations"), why = textOf(setting, "why");
    if (!setting.getAs<IntegerAttr>("arena")) {
      os << "  " << name << ": " << why << "\n";
      return;
    }
    std::string note = why.str();
    if (int64_t saved = kept - numberOf(setting, "arena"))
      note += "; saves " + toText(saved, isExact);
    if (int64_t wire = numberOf(setting, "wire"))
      note += "; wire " + toText(wire, isExact);
    if (int64_t away = numberOf(setting, "away"))
      note += "; to the host " + toText(away, isExact) + " and back, " + withCommas(flops / away) +
              " FLOPs a byte";
    note += "; adds " + toMilliseconds(numberOf(setting, "added_ps"));
    printRow(name, numberOf(setting, "arena"), note);
  }

  /// What ranks along a model's axis keep in parts by --activations.
  void printPartitioned() {
    auto kept = bytes.getAs<DictionaryAttr>("activations");
    if (!kept)
      return;
    os << "values of forward in parts, one on each rank of a model's axis\n";
    printRow("whole", numberOf(kept, "whole"), Twine(counted(numberOf(kept, "values"), "value")));
    printRow("a rank's parts", numberOf(kept, "parts"));
    printRow("read to have them again", numberOf(kept, "wire"), "per step, on the wire");
  }

  /// What the step moves to memory of the host and back.
  void printOffloaded() {
    HostCopies copies = countStepCopies(module);
    if (copies.values == 0)
      return;
    os << "between the device and memory of the host, per step\n";
    printRow("away", copies.away, Twine(counted(copies.values, "value")));
    printRow("back", copies.back);
  }

  void printWire() {
    os << "on the wire, per run of the entry, largest rank\n";
    if (auto wire = bytes.getAs<DictionaryAttr>("wire"))
      printIntegers(wire);
    printWireByAxes();
    // What moves more often than in the paper, with its price.
    printList("deviations", "of it beyond one reduction and the stage's gathers of every unit",
              [&](DictionaryAttr entry) {
                printRow(textOf(entry, "unit", "others"), numberOf(entry, "bytes"),
                         Twine(numberOf(entry, "more")) + " " + textOf(entry, "what"));
              });
  }

  /// Along each list of axes, where the mesh has several: groups lie on other links.
  void printWireByAxes() {
    auto entries = bytes.getAs<DictionaryAttr>("wire_by_axes");
    for (NamedAttribute entry : entries ? entries : DictionaryAttr::get(module.getContext()))
      for (NamedAttribute axes : cast<DictionaryAttr>(entry.getValue())) {
        int64_t most = 0;
        for (auto rank : cast<ArrayAttr>(axes.getValue()).getAsRange<IntegerAttr>())
          most = std::max(most, rank.getInt());
        printRow(entry.getName().getValue(), most, "along " + axes.getName().getValue());
      }
  }

  void printMemory() {
    os << "memory\n";
    for (ir::ArenaOp arena : module.getOps<ir::ArenaOp>())
      if (isFirst(arena)) {
        printRow("arena", arena.getBytes());
        printParts();
      }
    for (ir::ArenaOp arena : module.getOps<ir::ArenaOp>())
      if (!isFirst(arena))
        printRow(arena.getSpace(), arena.getBytes(),
                 isOfSaves(module, arena)
                     ? "memory of the host, taken with --out: copies of what the rank saves"
                     : "memory of the host: " + describeHost(arena));
    printLargest();
  }

  /// What an arena in memory of the host is for.
  std::string describeHost(ir::ArenaOp arena) {
    int64_t states = countStates(module, arena);
    if (states == 0)
      return "values of forward that backward reads";
    std::string text = "states of the optimizer, " + toText(states, isExact);
    return isOnlyOf(states, arena) ? text : text + ", and values of forward that backward reads";
  }

  /// Whether an arena ends where its states do, but for what their places are aligned to.
  static bool isOnlyOf(int64_t states, ir::ArenaOp arena) {
    int64_t end = 0;
    for (auto slot : arena->getParentOfType<ModuleOp>().getOps<ir::SlotOp>())
      if (isIn(slot, arena))
        end = std::max(end, slot.getAllocation().getOffset() + slot.getAllocation().getBytes());
    int64_t alignment = arena.getAlignment();
    return (end + alignment - 1) / alignment * alignment >= static_cast<int64_t>(arena.getBytes());
  }

  /// What the arena is for.
  void printParts() {
    if (memory.empty())
      return;
    printRow("states, inputs, results", numberOf(memory, "slots"), "", 4);
    printRow("values of a step", numberOf(memory, "transient"), "", 4);
    printRow("most of them at one time", numberOf(memory, "max_live"), whereMost(), 6);
    std::optional<Regions> regions = findRegions(module);
    if (!regions)
      return printRow("lost between them", numberOf(memory, "fragmentation"), "", 6);
    printRegion("long-lived", regions->longLived, ", a tenth of the launches and more");
    printRegion("short-lived", regions->shortLived, "");
    printRow("more while transfers use them", regions->inFlight, "", 6);
    printRow("lost between them", regions->lost, "", 6);
  }

  void printRegion(StringRef name, const Region &region, const Twine &note) {
    if (region.bytes > 0)
      printRow(name, region.bytes,
               Twine(region.stretches) + (region.stretches == 1 ? " stretch" : " stretches") + note,
               8);
  }

  void printLargest() {
    auto largest = memory.getAs<ArrayAttr>("largest");
    if (!largest || largest.empty())
      return;
    os << "largest in memory then\n";
    for (Attribute item : largest)
      if (auto buffer = dyn_cast<DictionaryAttr>(item))
        printRow(textOf(buffer, "name"), numberOf(buffer, "bytes"), textOf(buffer, "location"));
  }

  /// "in @main, at gemm (step.mlir:3:4)".
  std::string whereMost() {
    StringRef entry = textOf(memory, "entry"), op = textOf(memory, "op"),
              location = textOf(memory, "location");
    if (entry.empty() || op.empty())
      return "";
    std::string text = ("in @" + entry + ", at " + op).str();
    return location.empty() ? text : text + " (" + location.str() + ")";
  }

  ModuleOp module;
  bool isExact;
  const Activations *activations;
  llvm::raw_ostream &os;
  DictionaryAttr bytes, memory;
};

} // namespace

void printTextReport(ModuleOp module, bool isExact, const Activations *activations,
                     llvm::raw_ostream &os) {
  TextReport(module, isExact, activations, os).print();
}

void printJsonReport(ModuleOp module, const RooflineReport *roofline,
                     const Activations *activations, llvm::raw_ostream &os) {
  llvm::json::Object report;
  report["config"] = toJson(getTable(module, "zero.config"));
  report["proved"] = !isUnproved(module);
  report["bytes"] = toJson(getTable(module, "zero.bytes"));
  report["memory"] = toJson(getTable(module, "zero.memory"));
  if (std::optional<Regions> found = findRegions(module)) {
    auto toObject = [](const Region &region) {
      return llvm::json::Object{{"bytes", region.bytes}, {"stretches", region.stretches}};
    };
    report["regions"] = llvm::json::Object{{"long_lived", toObject(found->longLived)},
                                           {"short_lived", toObject(found->shortLived)},
                                           {"in_flight", found->inFlight},
                                           {"lost", found->lost}};
  }
  for (ir::ArenaOp arena : module.getOps<ir::ArenaOp>())
    report[isFirst(arena) ? StringRef("arena") : arena.getSpace()] =
        static_cast<int64_t>(arena.getBytes());
  for (ir::ArenaOp arena : module.getOps<ir::ArenaOp>())
    if (int64_t states = isFirst(arena) ? 0 : countStates(module, arena))
      report["states_in_" + arena.getSpace().str()] = states;
  if (HostCopies copies = countStepCopies(module); copies.values > 0)
    report["offloaded"] =
        llvm::json::Object{{"values", copies.values}, {"away", copies.away}, {"back", copies.back}};
  if (activations)
    report["activations"] = llvm::json::Object{{"kept_values", activations->keptValues},
                                               {"kept_bytes", activations->keptBytes},
                                               {"recomputed_ops", activations->copies},
                                               {"recomputed_flops", activations->addedFlops},
                                               {"step_flops", activations->flops}};
  if (roofline)
    report["roofline"] = roofline->toJson();
  os << llvm::json::Value(std::move(report)) << "\n";
}

} // namespace zero
