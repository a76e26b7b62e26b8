#include "CallsJson.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/Zero/Locations.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Staging.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace json = llvm::json;

namespace zero {

// Of one call: the first few say where to look.
constexpr size_t kLocations = 8;

CallsJson::CallsJson(ModuleOp module, const HostResources &resources)
    : module(module), symbols(module), resources(resources), slots(module.getOps<ir::SlotOp>()) {
  for (ir::LayoutOp layout : module.getOps<ir::LayoutOp>())
    layouts.insert({FlatSymbolRefAttr::get(layout.getSymNameAttr()), layouts.size()});
  module.walk([&](ir::LaunchOp launch) { ++launches[launch.getKernelAttr()]; });
}

void CallsJson::beginEntry(StringRef name, size_t about) {
  if (!entryName.empty())
    entries[entryName] = std::move(calls);
  entryName = name;
  calls = json::Array();
  calls.reserve(about); // a JSON value that moves is copied with all that it holds
  tags.clear();
  begins.clear();
  results.clear();
  for (ir::SlotOp slot : slots) {
    if (slot.getEntry() != name)
      continue;
    int64_t address = resources.getAddress(slot.getAllocation());
    std::string text = slot.getRole().getName().str();
    for (int64_t launch : slot.getFrom().value_or(ArrayRef<int64_t>()))
      results[{launch, address}] = text;
    if (static_cast<int64_t>(slot.getArg()) < 0)
      continue;
    begins[address] = text;
    auto unit = slot.getRole().getUnit();
    auto layout = unit ? symbols.lookup<ir::LayoutOp>(unit.getValue()) : ir::LayoutOp();
    if (!layout)
      continue;
    bool isShard = slot.getAllocation().getType().getNumElements() !=
                   static_cast<int64_t>(layout.getElements());
    int64_t group = -1;
    if (isShard)
      group = resources.findGroup(layout.getAxes().getAs<ArrayAttr>("opt")).value_or(-1);
    if (!isShard || group >= 0)
      setTag(slot.getAllocation(), {layouts.lookup(unit), group});
  }
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

CallsJson::Tag CallsJson::findTag(ir::AllocationAttr at) const {
  auto found = tags.find(resources.getAddress(at));
  if (found == tags.end() || found->second.elements != at.getType().getNumElements())
    return {};
  return found->second.tag;
}

/// Of what is written there now; what was there before is gone.
void CallsJson::setTag(ir::AllocationAttr at, Tag tag) {
  int64_t begin = resources.getAddress(at), end = begin + at.getBytes();
  auto first = tags.lower_bound(begin);
  if (first != tags.begin())
    if (auto before = std::prev(first); before->first + before->second.bytes > begin)
      first = before;
  while (first != tags.end() && first->first < end)
    first = tags.erase(first);
  if (tag.layout >= 0)
    tags[begin] = {at.getBytes(), at.getType().getNumElements(), tag};
}

CallsJson::Tag CallsJson::tagOfPart(ir::LaunchCollectiveOp collective, size_t part,
                                    bool isRead) const {
  auto units = collective.getUnits();
  if (!units || part >= units->size())
    return {};
  auto known = layouts.find((*units)[part]);
  if (known == layouts.end())
    return {};
  bool isShard = collective.getKind() != ir::CollectiveKind::AllReduce &&
                 (collective.getKind() == ir::CollectiveKind::AllGather) == isRead;
  int64_t group = isShard ? resources.getGroup(resources.getCommunicator(collective)) : -1;
  return {known->second, group};
}

CallsJson::Tag CallsJson::tagOfKernelResult(ir::LaunchOpInterface launch,
                                            ir::AllocationAttr result) const {
  if (result.getType().getRank() != 1)
    return {};
  for (ir::AllocationAttr read : launch.getReads())
    if (read.getType().getShape() == result.getType().getShape())
      if (Tag tag = findTag(read); tag.layout >= 0)
        return tag;
  return {};
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

json::Object CallsJson::describe(ir::AllocationAttr at, Tag tag, StringRef name) const {
  std::string type;
  llvm::raw_string_ostream(type) << at.getType().getElementType();
  json::Object buffer{{"at", resources.getAddress(at)},
                      {"dtype", type},
                      {"shape", json::Array(at.getType().getShape())}};
  if (!name.empty())
    buffer["name"] = name.str(); // JSON does not copy it otherwise
  if (tag.layout >= 0)
    buffer["layout"] = tag.layout;
  if (tag.layout >= 0 && tag.group >= 0)
    buffer["group"] = tag.group;
  return buffer;
}

json::Array CallsJson::locationsOf(ir::LaunchOpInterface launch) const {
  SmallVector<std::string> places;
  ir::addLocations(launch->getLoc(), kLocations, places);
  // Launches may share a kernel, whose ops then come from one of them.
  FlatSymbolRefAttr name = launch.getFunction();
  auto kernel = name ? symbols.lookup<func::FuncOp>(name.getValue()) : func::FuncOp();
  if (kernel && launches.lookup(name) == 1)
    kernel.walk([&](Operation *op) {
      if (!op->hasTrait<OpTrait::ConstantLike>() && !op->hasTrait<OpTrait::IsTerminator>() &&
          op != kernel)
        ir::addLocations(op->getLoc(), kLocations, places);
    });
  json::Array list;
  for (const std::string &place : places)
    list.push_back(place);
  return list;
}

/// The slot that a read is for, where it is for what the entry began with.
StringRef CallsJson::nameOfRead(ir::LaunchOpInterface launch, size_t read) const {
  ArrayAttr from = launch.getFromAttr();
  if (!from || read >= from.size())
    return {};
  auto writers = dyn_cast<DenseI64ArrayAttr>(from[read]);
  if (!writers || !llvm::is_contained(writers.asArrayRef(), -1))
    return {};
  auto found = begins.find(resources.getAddress(launch.getReads()[read]));
  return found == begins.end() ? StringRef() : StringRef(found->second);
}

StringRef CallsJson::nameOfWrite(ir::LaunchOpInterface launch, ir::AllocationAttr at) const {
  auto found = results.find({launch.getId(), resources.getAddress(at)});
  return found == results.end() ? StringRef() : StringRef(found->second);
}

void CallsJson::addEvent() { calls.push_back(nullptr); }

void CallsJson::addCall(ir::LaunchOpInterface launch, std::string name, json::Array reads,
                        json::Array writes, json::Object rest) {
  rest["name"] = std::move(name);
  rest["locations"] = locationsOf(launch);
  rest["reads"] = std::move(reads);
  rest["writes"] = std::move(writes);
  calls.push_back(std::move(rest));
}

void CallsJson::addUnits(json::Object &call, ir::LaunchCollectiveOp collective, size_t first,
                         size_t count) const {
  json::Array names;
  if (auto units = collective.getUnits())
    for (size_t i = first; i < std::min(units->size(), first + count); ++i)
      names.push_back(cast<FlatSymbolRefAttr>((*units)[i]).getValue());
  call["communicator"] = resources.getCommunicator(collective);
  call["units"] = std::move(names);
}

/// The label, of a matmul with its shape.
static std::string titleOf(ir::LaunchOpInterface launch) {
  auto gemm = dyn_cast<ir::LaunchGemmOp>(launch.getOperation());
  if (!gemm)
    return launch.getLabel();
  std::string text = "gemm ";
  llvm::raw_string_ostream os(text);
  for (int64_t size : gemm.getBatch())
    os << size << "x";
  os << gemm.getM() << "x" << gemm.getN() << "x" << gemm.getK() << " "
     << gemm.getA().getType().getElementType() << (ir::isTf32(gemm) ? " by tf32" : "");
  return text;
}

void CallsJson::addLaunch(ir::LaunchOpInterface launch) {
  auto collective = dyn_cast<ir::LaunchCollectiveOp>(launch.getOperation());
  json::Array reads, writes;
  SmallVector<std::pair<ir::AllocationAttr, Tag>> made;
  for (auto [i, at] : llvm::enumerate(launch.getReads())) {
    Tag tag = collective ? tagOfPart(collective, i, /*isRead=*/true) : findTag(at);
    reads.push_back(describe(at, tag, nameOfRead(launch, i)));
  }
  for (auto [i, at] : llvm::enumerate(launch.getWrites())) {
    Tag tag;
    if (collective)
      tag = tagOfPart(collective, i, /*isRead=*/false);
    else if (isa<ir::LaunchOp, ir::LaunchCopyOp, ir::LaunchSaveOp>(launch.getOperation()))
      tag = tagOfKernelResult(launch, at);
    made.push_back({at, tag});
    writes.push_back(describe(at, tag, nameOfWrite(launch, at)));
  }
  for (ir::AllocationAttr at : launch.getScratch())
    setTag(at, {});
  for (auto [at, tag] : made)
    setTag(at, tag);
  json::Object rest;
  if (collective)
    addUnits(rest, collective, 0, collective.getIns().size());
  addCall(launch, titleOf(launch), std::move(reads), std::move(writes), std::move(rest));
}

void CallsJson::addCopy(ir::LaunchOpInterface of, ir::AllocationAttr from, ir::AllocationAttr to) {
  Tag tag = findTag(from);
  json::Array reads{describe(from, tag, "")}, writes{describe(to, tag, "")};
  addCall(of, "copy", std::move(reads), std::move(writes));
}

void CallsJson::addPart(ir::LaunchCollectiveOp collective, size_t part) {
  auto in = cast<ir::AllocationAttr>(collective.getIns()[part]),
       out = cast<ir::AllocationAttr>(collective.getOuts()[part]);
  auto launch = cast<ir::LaunchOpInterface>(collective.getOperation());
  Tag result = tagOfPart(collective, part, /*isRead=*/false);
  json::Array reads{
      describe(in, tagOfPart(collective, part, /*isRead=*/true), nameOfRead(launch, part))},
      writes{describe(out, result, nameOfWrite(launch, out))};
  setTag(cast<ir::AllocationAttr>(collective.getOuts().getValue().back()), {}); // scratch memory
  setTag(out, result);
  json::Object rest;
  addUnits(rest, collective, part, 1);
  addCall(launch, launch.getLabel(), std::move(reads), std::move(writes), std::move(rest));
}

/// With the number of a slice.
static std::string nameOf(ir::SegmentAttr segment) {
  std::string name = segment.getName().str();
  return segment.getSlice() < 0 ? name : name + "[" + std::to_string(segment.getSlice()) + "]";
}

std::string CallsJson::write() {
  if (!entryName.empty())
    entries[entryName] = std::move(calls);
  json::Array list;
  for (const auto &[name, number] : layouts) {
    auto layout = symbols.lookup<ir::LayoutOp>(cast<FlatSymbolRefAttr>(name).getValue());
    json::Array segments;
    for (auto segment : layout.getSegments().getAsRange<ir::SegmentAttr>())
      segments.push_back(json::Object{{"name", nameOf(segment)},
                                      {"first", segment.getOffset()},
                                      {"shape", json::Array(segment.getShape())}});
    list.push_back(json::Object{{"name", layout.getSymName()},
                                {"elements", static_cast<int64_t>(layout.getElements())},
                                {"segments", std::move(segments)}});
  }
  std::string text;
  llvm::raw_string_ostream(text) << json::Value(
      json::Object{{"format", 1}, {"layouts", std::move(list)}, {"entries", std::move(entries)}});
  return text;
}

} // namespace zero
