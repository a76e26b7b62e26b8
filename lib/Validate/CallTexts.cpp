#include "CallTexts.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
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
        return fail("says of entry '" + name + "' what " +
                    Twine(calls ? calls->size() : 0) + " calls are, and it makes " +
                    Twine(entry.calls.size()));
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
                   areBuffers(object->getArray("reads"), call.reads) &&
                   areBuffers(object->getArray("writes"), call.writes));
  }

  bool areBuffers(const json::Array *found, ArrayRef<HostCall::Buffer> expected) const {
    if (!found || found->size() != expected.size())
      return false;
    for (auto [value, buffer] : llvm::zip(*found, expected))
      if (const json::Object *object = value.getAsObject(); !object || !isBuffer(*object, buffer))
        return false;
    return true;
  }

  /// What a unit's elements are named by must have as many, or a part of as many on each rank.
  bool isBuffer(const json::Object &found, const HostCall::Buffer &buffer) const {
    std::string type;
    llvm::raw_string_ostream(type) << buffer.type.getElementType();
    if (found.getInteger("at") != buffer.address || found.getString("dtype") != type ||
        !isList(found.getArray("shape"), buffer.type.getShape()))
      return false;
    std::optional<int64_t> layout = found.getInteger("layout");
    if (!layout)
      return !found.get("group");
    int64_t elements = buffer.type.getNumElements();
    if (*layout < 0 || *layout >= static_cast<int64_t>(units.size()) || elements == 0)
      return false;
    int64_t whole = units[*layout].second.elements;
    return found.get("group") ? whole % elements == 0 && buffer.type.getRank() == 1
                              : whole == elements;
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
  llvm::Expected<json::Value> value = json::parse(text.getValue().rtrim('\0'));
  if (!value)
    return emitted.emitError() << "zrt_calls: " << llvm::toString(value.takeError());
  if (!value->getAsObject())
    return emitted.emitError() << "zrt_calls is no object";
  return Comparison(emitted, units).check(*value->getAsObject(), planned);
}

} // namespace zero::validate
