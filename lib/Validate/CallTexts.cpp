#include "CallTexts.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Analysis/Bytes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
namespace json = llvm::json;

namespace zero::validate {

std::vector<std::pair<std::string, UnitFacts>> readUnits(ModuleOp planned) {
  std::vector<std::pair<std::string, UnitFacts>> units;
  for (ir::LayoutOp layout : planned.getOps<ir::LayoutOp>()) {
    UnitFacts &facts = units.emplace_back(layout.getSymName().str(), UnitFacts()).second;
    facts.elements = layout.getElements();
    for (auto segment : layout.getSegments().getAsRange<ir::SegmentAttr>())
      facts.segments.push_back({segment.getOffset(), segment.getShape().vec()});
  }
  return units;
}

//===----------------------------------------------------------------------===//
// Which buffers hold units
//===----------------------------------------------------------------------===//

UnitBuffers::UnitBuffers(ModuleOp planned, const HostNumbers &numbers)
    : planned(planned), numbers(numbers), layouts(planned.getOps<ir::LayoutOp>()) {
  for (auto [number, layout] : llvm::enumerate(layouts))
    units[FlatSymbolRefAttr::get(layout.getSymNameAttr())] = number;
}

int64_t UnitBuffers::numberOf(FlatSymbolRefAttr unit) const {
  auto found = units.find(unit);
  return found == units.end() ? -1 : found->second;
}

void UnitBuffers::begin(StringRef entry) {
  held.clear();
  for (ir::SlotOp slot : planned.getOps<ir::SlotOp>()) {
    int64_t unit = numberOf(slot.getRole().getUnit());
    if (slot.getEntry() != entry || unit < 0 || static_cast<int64_t>(slot.getArg()) < 0)
      continue;
    RankedTensorType type = slot.getAllocation().getType();
    bool isWhole = type.getNumElements() == static_cast<int64_t>(layouts[unit].getElements());
    int64_t group = isWhole ? -1 : numbers.ofGroup(layouts[unit].getAxes().getAs<ArrayAttr>("opt"));
    if (isWhole || group >= 0)
      write({numbers.addressOf(slot.getAllocation()), type, unit, group});
  }
}

const UnitBuffers::Held *UnitBuffers::find(const HostCall::Buffer &buffer) const {
  auto found = held.find(buffer.address);
  bool isThere = found != held.end() && found->second.elements == buffer.type.getNumElements();
  return isThere ? &found->second : nullptr;
}

void UnitBuffers::writeOver(int64_t begin, int64_t end) {
  auto it = held.lower_bound(begin); // no two overlap
  if (it != held.begin() && std::prev(it)->second.end > begin)
    --it;
  while (it != held.end() && it->first < end)
    it = held.erase(it);
}

void UnitBuffers::write(const HostCall::Buffer &buffer) {
  int64_t elements = buffer.type.getNumElements();
  int64_t end = buffer.address + elements * ir::getElementBytes(buffer.type.getElementType());
  writeOver(buffer.address, end);
  if (buffer.unit >= 0)
    held[buffer.address] = {end, elements, buffer.unit, buffer.group};
}

void UnitBuffers::note(HostCall &call, Operation *of, size_t part) {
  if (auto collective = dyn_cast<ir::LaunchCollectiveOp>(of)) {
    auto units = collective.getUnits();
    call.communicator = numbers.ofCommunicator(collective);
    for (auto [buffers, isRead] : {std::pair(&call.reads, true), std::pair(&call.writes, false)})
      for (auto [i, buffer] : llvm::enumerate(*buffers)) {
        if (!units || part + i >= units->size())
          continue;
        buffer.unit = numberOf(cast<FlatSymbolRefAttr>((*units)[part + i]));
        ir::CollectiveKind shards =
            isRead ? ir::CollectiveKind::AllGather : ir::CollectiveKind::ReduceScatter;
        if (collective.getKind() == shards)
          buffer.group = numbers.ofGroup(numbers.axesOf(collective));
      }
    for (size_t i = part; units && i < std::min(units->size(), part + call.reads.size()); ++i)
      call.units.push_back(cast<FlatSymbolRefAttr>((*units)[i]).getValue().str());
  } else {
    for (HostCall::Buffer &read : call.reads)
      if (const Held *there = find(read))
        read.unit = there->unit, read.group = there->group;
    if (!isa<ir::LaunchGemmOp>(of))
      for (HostCall::Buffer &result : call.writes)
        for (const HostCall::Buffer &read : llvm::reverse(call.reads))
          if (result.type.getRank() == 1 && read.unit >= 0 &&
              read.type.getShape() == result.type.getShape())
            result.unit = read.unit, result.group = read.group; // the first that is one
  }
  for (ir::AllocationAttr scratch : cast<ir::LaunchOpInterface>(of).getScratch()) {
    int64_t address = numbers.addressOf(scratch);
    writeOver(address, address + scratch.getBytes());
  }
  if (of->hasAttr("folds")) {
    auto workspace =
        cast<ir::AllocationAttr>(cast<ir::LaunchCollectiveOp>(of).getOuts().getValue().back());
    int64_t address = numbers.addressOf(workspace);
    writeOver(address, address + workspace.getBytes());
  }
  for (const HostCall::Buffer &result : call.writes)
    write(result);
}

//===----------------------------------------------------------------------===//
// The text
//===----------------------------------------------------------------------===//

namespace {

/// Compares the text with the calls of one program.
class Comparison {
public:
  Comparison(ModuleOp emitted, const std::vector<std::pair<std::string, UnitFacts>> &units)
      : emitted(emitted), units(units) {}

  LogicalResult check(const json::Object &text, const std::map<std::string, HostEntry> &planned) {
    if (failed(checkUnits(text.getArray("layouts"))))
      return failure();
    const json::Object *entries = text.getObject("entries");
    if (!entries || entries->size() != planned.size())
      return fail("has not the entries of the plan");
    for (const auto &[name, entry] : planned) {
      const json::Array *calls = entries->getArray(name);
      if (!calls || calls->size() != entry.calls.size())
        return fail("says of entry '" + name + "' what " + Twine(calls ? calls->size() : 0) +
                    " calls are, and it makes " + Twine(entry.calls.size()));
      for (auto [index, call] : llvm::enumerate(entry.calls))
        if (failed(checkCall((*calls)[index], call)))
          return fail("is wrong of call " + Twine(index) + " of entry '" + name + "'");
    }
    return success();
  }

private:
  LogicalResult fail(const Twine &what) {
    return emitted.emitError() << "zrt_calls " << what.str();
  }

  static bool isList(const json::Array *list, ArrayRef<int64_t> expected) {
    return list && list->size() == expected.size() &&
           llvm::equal(*list, expected, [](const json::Value &found, int64_t value) {
             return found.getAsInteger() == value;
           });
  }

  LogicalResult checkUnits(const json::Array *layouts) {
    if (!layouts || layouts->size() != units.size())
      return fail("has not the units of the plan");
    for (auto [index, unit] : llvm::enumerate(units)) {
      const json::Object *found = (*layouts)[index].getAsObject();
      const json::Array *segments = found ? found->getArray("segments") : nullptr;
      bool isSame = segments && found->getString("name") == unit.first &&
                    found->getInteger("elements") == unit.second.elements &&
                    segments->size() == unit.second.segments.size();
      for (size_t i = 0; isSame && i < segments->size(); ++i) {
        const json::Object *segment = (*segments)[i].getAsObject();
        const auto &[first, shape] = unit.second.segments[i];
        isSame = segment && segment->getInteger("first") == first &&
                 isList(segment->getArray("shape"), shape);
      }
      if (!isSame)
        return fail("has other elements for unit '" + unit.first + "'");
    }
    return success();
  }

  LogicalResult checkCall(const json::Value &text, const HostCall &call) {
    const json::Object *object = text.getAsObject();
    if (call.event >= 0)
      return success(!object);
    return success(object && object->getString("name").value_or("").starts_with(call.label) &&
                   isNumber(*object, "communicator", call.communicator) &&
                   areUnits(object->getArray("units"), call.units) &&
                   areBuffers(object->getArray("reads"), call.reads) &&
                   areBuffers(object->getArray("writes"), call.writes));
  }

  static bool areBuffers(const json::Array *found, ArrayRef<HostCall::Buffer> expected) {
    if (!found || found->size() != expected.size())
      return false;
    for (auto [value, buffer] : llvm::zip(*found, expected))
      if (const json::Object *object = value.getAsObject(); !object || !isBuffer(*object, buffer))
        return false;
    return true;
  }

  static bool isBuffer(const json::Object &found, const HostCall::Buffer &buffer) {
    std::string type;
    llvm::raw_string_ostream(type) << buffer.type.getElementType();
    return found.getInteger("at") == buffer.address && found.getString("dtype") == type &&
           isList(found.getArray("shape"), buffer.type.getShape()) &&
           isNumber(found, "layout", buffer.unit) && isNumber(found, "group", buffer.group);
  }

  /// One that is not there stands for -1.
  static bool isNumber(const json::Object &object, StringRef name, int64_t expected) {
    return object.get(name) ? expected >= 0 && object.getInteger(name) == expected : expected < 0;
  }

  static bool areUnits(const json::Array *found, ArrayRef<std::string> expected) {
    return (found ? found->size() : 0) == expected.size() &&
           (!found ||
            llvm::equal(*found, expected, [](const json::Value &value, const std::string &name) {
              return value.getAsString() == StringRef(name);
            }));
  }

  ModuleOp emitted;
  const std::vector<std::pair<std::string, UnitFacts>> &units;
};

} // namespace

LogicalResult checkCallTexts(const std::map<std::string, HostEntry> &planned,
                             const std::vector<std::pair<std::string, UnitFacts>> &units,
                             ModuleOp emitted) {
  auto global = emitted.lookupSymbol<LLVM::GlobalOp>("zrt_calls");
  auto text = global ? dyn_cast_if_present<StringAttr>(global.getValueAttr()) : StringAttr();
  if (!text)
    return emitted.emitError() << "is expected to define zrt_calls";
  auto size = emitted.lookupSymbol<LLVM::GlobalOp>("zrt_calls_size");
  auto number = size ? dyn_cast_if_present<IntegerAttr>(size.getValueAttr()) : IntegerAttr();
  auto bytes = static_cast<int64_t>(text.getValue().rtrim('\0').size());
  if (!number || number.getInt() != bytes)
    return emitted.emitError() << "is expected to say in zrt_calls_size that zrt_calls has "
                               << bytes << " bytes";
  auto checksum = emitted.lookupSymbol<LLVM::GlobalOp>("zrt_calls_checksum");
  auto sum = checksum ? dyn_cast_if_present<IntegerAttr>(checksum.getValueAttr()) : IntegerAttr();
  auto found = llvm::crc32(llvm::arrayRefFromStringRef(text.getValue().rtrim('\0')));
  if (!sum || sum.getInt() != static_cast<int64_t>(found))
    return emitted.emitError() << "is expected to say in zrt_calls_checksum that zrt_calls has the "
                                  "checksum "
                               << found;
  llvm::Expected<json::Value> value = json::parse(text.getValue().rtrim('\0'));
  if (!value)
    return emitted.emitError() << "zrt_calls: " << llvm::toString(value.takeError());
  if (!value->getAsObject())
    return emitted.emitError() << "zrt_calls is no object";
  return Comparison(emitted, units).check(*value->getAsObject(), planned);
}

} // namespace zero::validate
