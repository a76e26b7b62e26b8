#include "zero/Analysis/Claims.h"

#include "mlir/IR/Builders.h"
#include "zero/Analysis/Bytes.h"
#include "zero/Dialect/Zero/Pieces.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Options/Options.h"
#include "zero/Support/Counted.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <set>

using namespace mlir;
using namespace zero;
using ir::Phase;

static constexpr llvm::StringLiteral kRemedy =
    "; was the text edited? compile the exported step again";

//===----------------------------------------------------------------------===//
// Wire
//===----------------------------------------------------------------------===//

WireCounter::WireCounter(ir::MeshOp mesh) : mesh(mesh) {}

WireCounter::Group &WireCounter::getGroup(ArrayAttr axes) {
  auto known = llvm::find_if(groups, [&](const Group &group) { return group.axes == axes; });
  if (known != groups.end())
    return *known;
  Group &group = groups.emplace_back(Group{axes, mesh.getGroupSize(axes), {}, 0, {}, {}});
  group.positions.resize(mesh.getGroupSize(mesh.getAxisNames()));
  for (ArrayRef<int64_t> members : ir::getGroups(mesh, axes))
    for (auto [position, rank] : llvm::enumerate(members))
      group.positions[rank] = static_cast<int64_t>(position);
  return group;
}

void WireCounter::addTransfer(ArrayAttr axes, int64_t elements, int64_t width, int64_t times) {
  Group &group = getGroup(axes);
  group.everywhere += Bytes(group.size - 1) * elements * width * times;
}

void WireCounter::addAllReduce(ArrayAttr axes, int64_t elements, int64_t width, int64_t times) {
  getGroup(axes).allReduces[elements] += Bytes(width) * times;
}

void WireCounter::addExchange(ir::CollectiveOpInterface collective, int64_t times) {
  Group &group = getGroup(collective.getGroup().axes);
  group.exchanged.resize(group.size);
  SmallVector<RankedTensorType> from = collective.getSourceTypes();
  ir::forEachTransfer(from, collective.getTargetTypes(), collective.getPiecesAttr(),
                      [&](const ir::Transfer &transfer) {
                        if (transfer.fromRank != transfer.toRank && transfer.toRank < group.size)
                          group.exchanged[transfer.toRank] +=
                              Bytes(transfer.size) * ir::getElementBytes(from[0].getElementType()) *
                              times;
                      });
}

void WireCounter::add(ir::CollectiveOpInterface collective, int64_t times) {
  ArrayAttr axes = collective.getGroup().axes;
  auto forEach = [&](ArrayRef<RankedTensorType> types, auto count) {
    for (RankedTensorType type : types)
      (this->*count)(axes, type.getNumElements(), ir::getElementBytes(type.getElementType()),
                     times);
  };
  switch (collective.getCollectiveKind()) {
  case ir::CollectiveKind::AllGather:
    return forEach(collective.getSourceTypes(), &WireCounter::addTransfer);
  case ir::CollectiveKind::ReduceScatter:
    return forEach(collective.getTargetTypes(), &WireCounter::addTransfer);
  case ir::CollectiveKind::AllReduce:
    return forEach(collective.getSourceTypes(), &WireCounter::addAllReduce);
  case ir::CollectiveKind::AllToAll:
    return addExchange(collective, times);
  }
  llvm_unreachable("all kinds are above");
}

WireCounter::Bytes WireCounter::Group::getBytes(int64_t rank) const {
  int64_t position = positions[rank];
  Bytes sum = everywhere;
  if (!exchanged.empty())
    sum += exchanged[position];
  for (auto [elements, bytes] : allReduces)
    sum += bytes * getAllReduceElements(size, elements, position);
  return sum;
}

std::optional<SmallVector<int64_t>> WireCounter::getByRank() const {
  SmallVector<int64_t> byRank;
  for (int64_t rank = 0, ranks = mesh.getGroupSize(mesh.getAxisNames()); rank < ranks; ++rank) {
    Bytes sum = 0;
    for (const Group &group : groups)
      sum += group.getBytes(rank);
    if (sum > Bytes(INT64_MAX))
      return std::nullopt;
    byRank.push_back(static_cast<int64_t>(sum));
  }
  return byRank;
}

std::map<std::string, SmallVector<int64_t>> WireCounter::getByAxes() const {
  std::map<std::string, SmallVector<int64_t>> byAxes;
  for (const Group &group : groups) {
    auto names = llvm::map_range(group.axes.getAsRange<StringAttr>(),
                                 [](StringAttr axis) { return axis.getValue(); });
    SmallVector<int64_t> bytes;
    for (int64_t rank = 0; rank < static_cast<int64_t>(group.positions.size()); ++rank)
      bytes.push_back(static_cast<int64_t>(group.getBytes(rank)));
    if (llvm::any_of(bytes, [](int64_t each) { return each != 0; }))
      byAxes[llvm::join(names, ",")] = bytes;
  }
  return byAxes;
}

WireClaims::WireClaims(ir::MeshOp mesh) : hasSeveralAxes(mesh && mesh.getAxisNames().size() > 1) {}

LogicalResult WireClaims::add(Operation *entry, StringRef name, const WireCounter &counter) {
  Builder builder(entry->getContext());
  std::optional<SmallVector<int64_t>> ranks = counter.getByRank();
  if (!ranks)
    return entry->emitError() << "'" << name
                              << "' moves more bytes between ranks than 64 bits count, expected "
                                 "fewer or smaller collectives";
  wire.append(name, builder.getI64IntegerAttr(*llvm::max_element(*ranks)));
  byRank.append(name, builder.getI64ArrayAttr(*ranks));
  NamedAttrList axes;
  for (const auto &[names, bytes] : counter.getByAxes())
    axes.append(names, builder.getI64ArrayAttr(bytes));
  byAxes.append(name, axes.getDictionary(entry->getContext()));
  return success();
}

void WireClaims::appendTo(NamedAttrList &bytes, MLIRContext *context) const {
  bytes.append("wire", NamedAttrList(wire).getDictionary(context));
  if (hasSeveralAxes)
    bytes.append("wire_by_axes", NamedAttrList(byAxes).getDictionary(context));
  bytes.append("wire_by_rank", NamedAttrList(byRank).getDictionary(context));
}

//===----------------------------------------------------------------------===//
// zero.config
//===----------------------------------------------------------------------===//

namespace {
enum class Kind { Integer, Flag, Text, Names, Sizes, Lists, Grids, Tables };

/// One entry of `zero.config` or `zero.bytes`.
struct Key {
  StringRef name;
  Kind kind;
  /// From this phase on.
  Phase since;
  bool isOptional = false;
};

/// What passes find out and write there; the other entries are options, as they are declared.
constexpr Key kFound[] = {
    {"input", Kind::Text, Phase::Import, true},
    {"origin", Kind::Text, Phase::Import, true},
    {"unproved", Kind::Flag, Phase::Import, true},
    {"machine", Kind::Text, Phase::Replica},
    {"mesh", Kind::Sizes, Phase::Replica},
    {"dtypes", Kind::Names, Phase::Partitioned},
    {"replicated_states", Kind::Names, Phase::Partitioned},
    {"without_gradient", Kind::Names, Phase::Partitioned},
    {"activations_chosen", Kind::Text, Phase::Scheduled, true},
    {"activations_terms", Kind::Tables, Phase::Scheduled, true},
};

/// The kind of an entry by the type of its option.
template <typename T> struct Option {
  static constexpr Kind kind = std::is_same_v<T, bool>      ? Kind::Flag
                               : std::is_same_v<T, int64_t> ? Kind::Integer
                                                            : Kind::Text;
};
template <typename T> struct ListOption {
  static constexpr Kind kind = Kind::Names;
};

/// All entries of `zero.config`, phase by phase.
const std::vector<Key> &getConfigKeys() {
  static const std::vector<std::string> names = {
#define ZERO_OPTION(MEMBER, NAME, ...) getConfigKey(NAME),
#include "zero/Options/Options.inc"
  };
  static const std::vector<Key> keys = [] {
    std::vector<Key> keys(std::begin(kFound), std::end(kFound));
    auto name = names.begin();
    auto add = [&](Kind kind, Phase since, OptionRecord record) {
      if (isRecorded(record))
        keys.push_back({*name, kind, since, record == OptionRecord::RecordedIfGiven});
      ++name;
    };
#define ZERO_OPTION(MEMBER, NAME, TYPE, MODIFIER, HELP, PHASE, VALUE, VALID, EXPECTED, RECORD,     \
                    LISTING)                                                                       \
  add(TYPE::kind, Phase::PHASE, OptionRecord::RECORD);
#include "zero/Options/Options.inc"
    llvm::sort(keys, [](const Key &a, const Key &b) {
      return std::pair(a.since, a.name) < std::pair(b.since, b.name);
    });
    return keys;
  }();
  return keys;
}

bool isOfKind(Attribute value, Kind kind) {
  switch (kind) {
  case Kind::Integer: {
    auto integer = dyn_cast<IntegerAttr>(value);
    return integer && integer.getType().isSignlessInteger(64);
  }
  case Kind::Flag:
    return isa<BoolAttr>(value);
  case Kind::Text:
    return isa<StringAttr>(value);
  case Kind::Names: {
    auto list = dyn_cast<ArrayAttr>(value);
    return list && llvm::all_of(list, llvm::IsaPred<StringAttr>);
  }
  case Kind::Sizes: {
    auto table = dyn_cast<DictionaryAttr>(value);
    return table && llvm::all_of(table, [](NamedAttribute entry) {
             return isOfKind(entry.getValue(), Kind::Integer);
           });
  }
  case Kind::Lists: {
    auto table = dyn_cast<DictionaryAttr>(value);
    return table && llvm::all_of(table, [](NamedAttribute entry) {
             auto list = dyn_cast<ArrayAttr>(entry.getValue());
             return list && llvm::all_of(
                                list, [](Attribute item) { return isOfKind(item, Kind::Integer); });
           });
  }
  case Kind::Grids: {
    auto table = dyn_cast<DictionaryAttr>(value);
    return table && llvm::all_of(table, [](NamedAttribute entry) {
             return isOfKind(entry.getValue(), Kind::Lists);
           });
  }
  case Kind::Tables: {
    auto list = dyn_cast<ArrayAttr>(value);
    return list && llvm::all_of(list, llvm::IsaPred<DictionaryAttr>);
  }
  }
  llvm_unreachable("all kinds are handled");
}

StringRef describe(Kind kind) {
  switch (kind) {
  case Kind::Integer:
    return "a 64-bit integer";
  case Kind::Flag:
    return "true or false";
  case Kind::Text:
    return "a string";
  case Kind::Names:
    return "a list of strings";
  case Kind::Sizes:
    return "64-bit integers by name";
  case Kind::Lists:
    return "lists of 64-bit integers by name";
  case Kind::Grids:
    return "lists of 64-bit integers by two names";
  case Kind::Tables:
    return "a list of tables";
  }
  llvm_unreachable("all kinds are handled");
}
} // namespace

static LogicalResult checkConfigKeys(ModuleOp module, DictionaryAttr config, Phase phase) {
  for (NamedAttribute entry : config) {
    auto key = llvm::find_if(getConfigKeys(),
                             [&](const Key &known) { return known.name == entry.getName(); });
    if (key == getConfigKeys().end())
      return module.emitError() << "zero.config has an entry '" << entry.getName().getValue()
                                << "', which no pass writes" << kRemedy;
    if (!isOfKind(entry.getValue(), key->kind))
      return module.emitError() << "'" << key->name << "' of zero.config is " << entry.getValue()
                                << ", expected " << describe(key->kind) << kRemedy;
    if (phase < key->since)
      return module.emitError() << "zero.config has an entry '" << key->name << "', which phase '"
                                << ir::stringifyPhase(phase) << "' does not have yet" << kRemedy;
  }
  // Tests of single passes write the options that their pass reads.
  if (!config.get("input"))
    return success();
  for (const Key &key : getConfigKeys())
    if (!key.isOptional && key.since <= phase && !config.get(key.name))
      return module.emitError() << "zero.config has no '" << key.name
                                << "', expected every option of phase '"
                                << ir::stringifyPhase(phase) << "'" << kRemedy;
  return success();
}

/// Element types of the leaves that are state, by name.
static ArrayAttr getStateTypes(ModuleOp module) {
  std::set<std::string> names;
  for (auto leaf : module.getOps<ir::LeafOp>())
    if (leaf.getRole().isState())
      names.insert(llvm::formatv("{0}", leaf.getTensorType().getElementType()));
  return Builder(module.getContext()).getStrArrayAttr(llvm::to_vector_of<StringRef>(names));
}

static LogicalResult compareConfig(ModuleOp module, StringRef key, Attribute derived) {
  Attribute found = ir::getConfig(module, key);
  if (!found || found == derived)
    return success();
  return module.emitError() << "'" << key << "' of zero.config is " << found
                            << ", but the program has " << derived << kRemedy;
}

/// As --mesh has them: ranks that differ along a model's axis alone lie side by side.
static LogicalResult checkAxisOrder(ir::MeshOp mesh) {
  ArrayRef<Attribute> names = mesh.getAxisNames().getValue(), data = mesh.getDataAxes().getValue();
  if (names.take_front(data.size()) == data)
    return success();
  return mesh.emitOpError() << "has axes " << mesh.getAxisNames()
                            << ", expected those of the batch, " << mesh.getDataAxes()
                            << ", before the others" << kRemedy;
}

/// Of a mesh that has groups, the option is recorded; 0 and all ranks stand for none.
static LogicalResult checkShardGroup(ModuleOp module, ir::MeshOp mesh) {
  int64_t ranks = mesh.getGroupSize(mesh.getDataAxes()),
          group = mesh.getGroupSize(ir::getStateAxes(mesh));
  int64_t recorded = ir::getConfigInt(module, "shard_group").value_or(0);
  if (!ir::getConfig(module, "ranks") || (recorded == 0 ? ranks : recorded) == group)
    return success();
  return mesh.emitOpError() << "shards states over groups of " << counted(group, "rank")
                            << ", but zero.config has shard_group = " << recorded << kRemedy;
}

/// What the options say that the program shows as well.
static LogicalResult checkConfigAgainstProgram(ModuleOp module, Phase phase) {
  Builder builder(module.getContext());
  for (auto mesh : module.getOps<ir::MeshOp>()) {
    NamedAttrList sizes;
    for (auto [name, size] :
         llvm::zip(mesh.getAxisNames().getAsRange<StringAttr>(), mesh.getAxisSizes()))
      sizes.append(name, builder.getI64IntegerAttr(size));
    int64_t ranks = mesh.getGroupSize(mesh.getAxisNames());
    if (failed(compareConfig(module, "mesh", sizes.getDictionary(module.getContext()))) ||
        failed(compareConfig(module, "ranks", builder.getI64IntegerAttr(ranks))) ||
        failed(checkAxisOrder(mesh)) || failed(checkShardGroup(module, mesh)))
      return failure();
  }
  if (phase < Phase::Partitioned)
    return success();
  for (auto layout : module.getOps<ir::LayoutOp>())
    if (failed(compareConfig(module, "block", builder.getI64IntegerAttr(layout.getBlock()))))
      return failure();
  std::optional<int64_t> stage = ir::getConfigInt(module, "stage");
  if (stage && (*stage < 0 || *stage > 3))
    return module.emitError() << "'stage' of zero.config is " << *stage << ", expected 0, 1, 2 or 3"
                              << kRemedy;
  return compareConfig(module, "dtypes", getStateTypes(module));
}

//===----------------------------------------------------------------------===//
// zero.bytes
//===----------------------------------------------------------------------===//

static constexpr Key kBytes[] = {
    {"accumulation", Kind::Tables, Phase::Partitioned, /*isOptional=*/true},
    {"activations", Kind::Sizes, Phase::Scheduled, true},
    {"deviations", Kind::Tables, Phase::Partitioned},
    {"extra", Kind::Sizes, Phase::Partitioned},
    {"padding", Kind::Integer, Phase::Partitioned},
    {"resident", Kind::Sizes, Phase::Partitioned},
    {"staging", Kind::Integer, Phase::Partitioned},
    {"waiting", Kind::Tables, Phase::Partitioned},
    {"whole", Kind::Tables, Phase::Partitioned},
    {"wire", Kind::Sizes, Phase::Partitioned},
    {"wire_by_axes", Kind::Grids, Phase::Partitioned, true},
    {"wire_by_rank", Kind::Lists, Phase::Partitioned},
};

/// Figures of nothing are left out: a text that has some says what no program says.
static bool isEmpty(Attribute figure) {
  auto table = dyn_cast<DictionaryAttr>(figure);
  auto list = dyn_cast<ArrayAttr>(figure);
  return (table && table.empty()) || (list && list.empty());
}

static LogicalResult checkBytesKeys(ModuleOp module, DictionaryAttr bytes, Phase phase) {
  for (NamedAttribute entry : bytes)
    if (llvm::none_of(kBytes, [&](const Key &key) { return key.name == entry.getName(); }))
      return module.emitError() << "zero.bytes has an entry '" << entry.getName().getValue()
                                << "', which zero-verify-partition does not write" << kRemedy;
  for (const Key &key : kBytes) {
    Attribute value = bytes.get(key.name);
    if (!value && key.isOptional)
      continue;
    if (value && (key.since > phase || (key.isOptional && isEmpty(value))))
      return module.emitError() << "'" << key.name << "' of zero.bytes is " << value
                                << ", expected none in phase '" << ir::stringifyPhase(phase)
                                << "' of this program" << kRemedy;
    if (!value)
      return module.emitError() << "zero.bytes has no '" << key.name << "', expected every figure"
                                << kRemedy;
    if (!isOfKind(value, key.kind))
      return module.emitError() << "'" << key.name << "' of zero.bytes is " << value
                                << ", expected " << describe(key.kind) << kRemedy;
  }
  return success();
}

LogicalResult zero::verifyRecords(ModuleOp module, Phase phase) {
  // A module that has leaves is a program; others are plain functions, for tests of single passes.
  if (module.getOps<ir::LeafOp>().empty())
    return success();
  bool isText = ir::getPhase(module) == phase;
  if (isText && !module->hasAttr("zero.format"))
    return module.emitError() << "says its phase, but not its 'zero.format', expected "
                              << ir::kFormatVersion << kRemedy;
  auto config = module->getAttrOfType<DictionaryAttr>("zero.config");
  if (!config)
    return module.emitError() << "has no zero.config, expected the options of phase '"
                              << ir::stringifyPhase(phase) << "'" << kRemedy;
  if (failed(checkConfigKeys(module, config, phase)) ||
      failed(checkConfigAgainstProgram(module, phase)))
    return failure();
  // zero-verify-partition writes zero.bytes: only what came from its phase has to have it.
  bool hasBytes = phase > Phase::Partitioned || (phase == Phase::Partitioned && isText);
  Attribute recorded = module->getAttr("zero.bytes");
  if (!recorded && !hasBytes)
    return success();
  auto bytes = dyn_cast_or_null<DictionaryAttr>(recorded);
  if (!bytes)
    return module.emitError() << "has no table zero.bytes, expected the bytes that "
                                 "zero-verify-partition counts"
                              << kRemedy;
  return checkBytesKeys(module, bytes, phase);
}

/// Compares entry by entry, so that the message names the figure.
static LogicalResult compareFigure(ModuleOp module, const Twine &path, Attribute recorded,
                                   Attribute counted) {
  if (recorded == counted)
    return success();
  auto table = dyn_cast_or_null<DictionaryAttr>(recorded);
  auto expected = dyn_cast<DictionaryAttr>(counted);
  if (table && expected)
    for (NamedAttribute entry : expected)
      if (failed(compareFigure(module, path + "." + entry.getName().getValue(),
                               table.get(entry.getName()), entry.getValue())))
        return failure();
  InFlightDiagnostic diag = module.emitError();
  diag << path << " is ";
  if (recorded)
    diag << recorded;
  else
    diag << "missing";
  return diag << ", but the program is counted to have " << counted << kRemedy;
}

LogicalResult zero::compareBytes(ModuleOp module, DictionaryAttr counted) {
  auto bytes = module->getAttrOfType<DictionaryAttr>("zero.bytes");
  if (!bytes)
    return success(); // verifyRecords says where it has to be
  if (bytes.contains("wire_by_axes") && !counted.contains("wire_by_axes"))
    return module.emitError() << "zero.bytes has an entry 'wire_by_axes', but the mesh has one axis"
                              << kRemedy;
  for (NamedAttribute entry : counted)
    if (failed(compareFigure(module, "zero.bytes: " + entry.getName().getValue(),
                             bytes.get(entry.getName()), entry.getValue())))
      return failure();
  return success();
}

LogicalResult zero::compareResident(ModuleOp module, const checked::Resident &resident,
                                    const WireClaims &wire) {
  MLIRContext *context = module.getContext();
  Builder builder(context);
  auto bytes = module->getAttrOfType<DictionaryAttr>("zero.bytes");
  auto recorded = bytes ? bytes.getAs<DictionaryAttr>("resident") : DictionaryAttr();
  NamedAttrList kinds;
  // Gradients are values of `partitioned`: counted there.
  if (Attribute grad = recorded ? recorded.get("grad") : Attribute())
    kinds.append("grad", grad);
  for (auto [name, value] :
       {std::pair("opt_state", resident.optState), std::pair("other", resident.other),
        std::pair("param", resident.param)})
    kinds.append(name, builder.getI64IntegerAttr(value));
  if (resident.batchState > 0)
    kinds.append("batch_state", builder.getI64IntegerAttr(resident.batchState));
  if (resident.working > 0)
    kinds.append("working", builder.getI64IntegerAttr(resident.working));
  NamedAttrList counted;
  counted.append("padding", builder.getI64IntegerAttr(resident.padding));
  counted.append("resident", kinds.getDictionary(context));
  wire.appendTo(counted, context);
  return compareBytes(module, counted.getDictionary(context));
}
