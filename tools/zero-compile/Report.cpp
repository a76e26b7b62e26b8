//===- Report.cpp - Where the bytes go ------------------------------------------===//
#include "Report.h"
#include "RooflineReport.h"
#include "zero/6-Executable/Compile.h"
#include "zero/Dialect/Zero/Phase.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

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

static void printRow(llvm::raw_ostream &os, StringRef name, int64_t bytes, StringRef note = "") {
  os << "  " << llvm::left_justify(name, 22) << llvm::right_justify(withCommas(bytes), 18);
  if (!note.empty())
    os << "  " << note;
  os << "\n";
}

static void printIntegers(llvm::raw_ostream &os, DictionaryAttr table) {
  for (NamedAttribute entry : table)
    if (auto value = dyn_cast<IntegerAttr>(entry.getValue()))
      printRow(os, entry.getName(), value.getInt());
}

/// What moves more often than in the paper, with its price.
static void printDeviation(llvm::raw_ostream &os, DictionaryAttr deviation) {
  auto unit = deviation.getAs<StringAttr>("unit"), what = deviation.getAs<StringAttr>("what");
  auto more = deviation.getAs<IntegerAttr>("more"), bytes = deviation.getAs<IntegerAttr>("bytes");
  if (!what || !more || !bytes)
    return;
  printRow(os, unit ? unit.getValue() : "others", bytes.getInt(),
           (Twine(more.getInt()) + " " + what.getValue()).str());
}

/// What updates compute whole because no rule shards it: it costs memory and wire beyond the
/// stage's.
static void printWhole(llvm::raw_ostream &os, DictionaryAttr bytes) {
  auto whole = bytes.getAs<ArrayAttr>("whole");
  auto extra = bytes.getAs<DictionaryAttr>("extra");
  if (!whole || whole.empty() || !extra)
    return;
  os << "computed whole, because no rule shards it (bytes moved)\n";
  for (Attribute item : whole) {
    auto entry = dyn_cast<DictionaryAttr>(item);
    auto moved = entry ? entry.getAs<IntegerAttr>("bytes") : IntegerAttr();
    auto ops = entry ? entry.getAs<IntegerAttr>("ops") : IntegerAttr();
    auto flops = entry ? entry.getAs<IntegerAttr>("flops") : IntegerAttr();
    if (!moved || !ops || !flops)
      continue;
    auto unit = entry.getAs<StringAttr>("unit"), op = entry.getAs<StringAttr>("op");
    std::string note = std::to_string(ops.getInt()) + " ops";
    if (op)
      note += " from " + op.getValue().str() + " on";
    printRow(os, unit ? unit.getValue() : "whole gradients", moved.getInt(),
             note + ", " + withCommas(flops.getInt()) + " FLOPs");
  }
  for (StringRef name : {"memory", "wire"})
    if (auto value = extra.getAs<IntegerAttr>(name))
      printRow(os, ("extra " + name).str(), value.getInt(),
               name == "memory" ? "most at one time" : "per step, largest rank");
}

/// A unit whose whole gradient waits for other layers, with its bytes.
static void printWaiting(llvm::raw_ostream &os, DictionaryAttr waiting) {
  auto unit = waiting.getAs<StringAttr>("unit"), what = waiting.getAs<StringAttr>("what");
  auto bytes = waiting.getAs<IntegerAttr>("bytes");
  if (unit && what && bytes)
    printRow(os, unit.getValue(), bytes.getInt(), what.getValue());
}

static std::string toText(Attribute attribute) {
  if (auto string = dyn_cast<StringAttr>(attribute))
    return string.str();
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

/// A buffer that is live where memory is fullest.
static void printBuffer(llvm::raw_ostream &os, DictionaryAttr buffer) {
  auto name = buffer.getAs<StringAttr>("name"), location = buffer.getAs<StringAttr>("location");
  if (auto bytes = buffer.getAs<IntegerAttr>("bytes"))
    printRow(os, name ? name.getValue() : "", bytes.getInt(), location ? location.getValue() : "");
}

/// Whether --unproved took the place of a proof.
static bool isUnproved(ModuleOp module) {
  auto unproved = dyn_cast_or_null<BoolAttr>(ir::getConfig(module, "unproved"));
  return unproved && unproved.getValue();
}

/// Whether it is what everything but copies to the host uses: it has the rank's number.
static bool isFirst(ir::ArenaOp arena) { return static_cast<int64_t>(arena.getRankOffset()) >= 0; }

void printTextReport(ModuleOp module, llvm::raw_ostream &os) {
  DictionaryAttr bytes = getTable(module, "zero.bytes"), memory = getTable(module, "zero.memory");
  os << "bytes per rank, stage " << ir::getConfigInt(module, "stage").value_or(0) << ", "
     << ir::getConfigInt(module, "ranks").value_or(1) << " ranks\n";
  if (isUnproved(module))
    os << "unproved: compiled from text that no origin proves; grad, staging and what is beyond "
          "the "
          "paper are what the text says\n";
  printWhole(os, bytes);
  os << "resident\n";
  if (auto resident = bytes.getAs<DictionaryAttr>("resident"))
    printIntegers(os, resident);
  if (auto padding = bytes.getAs<IntegerAttr>("padding"))
    printRow(os, "of it padding", padding.getInt());
  if (auto staging = bytes.getAs<IntegerAttr>("staging"))
    printRow(os, "staging", staging.getInt(), "full gradients that wait for their reduction");
  if (auto waiting = bytes.getAs<ArrayAttr>("waiting"); waiting && !waiting.empty()) {
    os << "full gradients that wait until all layers have added to them\n";
    for (Attribute unit : waiting)
      if (auto entry = dyn_cast<DictionaryAttr>(unit))
        printWaiting(os, entry);
  }
  os << "on the wire, per run of the entry, largest rank\n";
  if (auto wire = bytes.getAs<DictionaryAttr>("wire"))
    printIntegers(os, wire);
  if (auto deviations = bytes.getAs<ArrayAttr>("deviations"); deviations && !deviations.empty()) {
    os << "of it beyond one reduction and the stage's gathers of every unit\n";
    for (Attribute deviation : deviations)
      if (auto entry = dyn_cast<DictionaryAttr>(deviation))
        printDeviation(os, entry);
  }
  os << "memory\n";
  for (ir::ArenaOp arena : module.getOps<ir::ArenaOp>())
    if (isFirst(arena))
      printRow(os, "arena", arena.getBytes());
    else
      printRow(os, arena.getSpace(), arena.getBytes(),
               "memory of the host, taken with --out: copies of what the rank saves");
  printIntegers(os, memory);
  for (NamedAttribute entry : memory) {
    if (auto list = dyn_cast<ArrayAttr>(entry.getValue())) {
      os << "  " << entry.getName().getValue() << "\n";
      for (Attribute item : list)
        if (auto buffer = dyn_cast<DictionaryAttr>(item))
          printBuffer(os << "  ", buffer);
    } else if (!isa<IntegerAttr>(entry.getValue())) {
      os << "  " << entry.getName().getValue() << ": " << toText(entry.getValue()) << "\n";
    }
  }
}

void printJsonReport(ModuleOp module, const RooflineReport *roofline, llvm::raw_ostream &os) {
  llvm::json::Object report;
  report["config"] = toJson(getTable(module, "zero.config"));
  report["proved"] = !isUnproved(module);
  report["bytes"] = toJson(getTable(module, "zero.bytes"));
  report["memory"] = toJson(getTable(module, "zero.memory"));
  for (ir::ArenaOp arena : module.getOps<ir::ArenaOp>())
    report[isFirst(arena) ? StringRef("arena") : arena.getSpace()] =
        static_cast<int64_t>(arena.getBytes());
  if (roofline)
    report["roofline"] = roofline->toJson();
  os << llvm::json::Value(std::move(report)) << "\n";
}

} // namespace zero
