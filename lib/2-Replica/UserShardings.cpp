#include "UserShardings.h"

#include "zero/Analysis/Manual.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Support/Counted.h"

#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace zero;

static FailureOr<int64_t> findDim(func::FuncOp entry, unsigned argument, sdy::ShardingAttr sharding,
                                  StringRef axis) {
  sdy::AxisUse use = sdy::findAxis(sharding, axis);
  if (!use.isPart)
    return use.dim;
  return entry.emitError() << "argument " << argument << " of '" << entry.getName()
                           << "' is sharded over a part of axis '" << axis
                           << "', expected the whole axis; shard it over an axis of its own";
}

//===----------------------------------------------------------------------===//
// mhlo.sharding
//===----------------------------------------------------------------------===//

/// The numbers of a list that begins behind `prefix`: "2,1" of "T(2,1)" behind "T(".
static SmallVector<int64_t> readNumbers(StringRef text, StringRef prefix, char end) {
  SmallVector<int64_t> numbers;
  for (StringRef item : dist::findList(text, prefix, end))
    if (item.trim().getAsInteger(10, numbers.emplace_back()))
      return {};
  return numbers;
}

/// Indices of element `number` of an array of that shape, row-major.
static SmallVector<int64_t> getIndices(int64_t number, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> indices(shape.size());
  for (size_t i = shape.size(); i-- > 0; number /= shape[i])
    indices[i] = number % shape[i];
  return indices;
}

/// "0,2,1,3" behind the shape of tiles "[2,1,2]", up to a space or the end.
static SmallVector<int64_t> readDevices(StringRef text) {
  SmallVector<int64_t> devices;
  StringRef list = text.split("devices=[").second.split(']').second;
  for (StringRef item :
       llvm::split(list.take_until([](char c) { return c == ' ' || c == '}'; }), ','))
    if (item.getAsInteger(10, devices.emplace_back()) || devices.back() < 0)
      return {};
  return devices;
}

/// Devices in the order of tiles: in a list, or those of an array of the shape behind "<=",
/// transposed as "T(...)" says.
static SmallVector<int64_t> listDevices(StringRef text) {
  if (!text.contains("<="))
    return readDevices(text);
  SmallVector<int64_t> shape = readNumbers(text, "<=[", ']'), order = readNumbers(text, "]T(", ')');
  if (order.empty())
    order = llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
  int64_t count = 1;
  for (int64_t size : shape)
    if (size < 1 || size > hlo::kMostDevices || (count *= size) > hlo::kMostDevices)
      return {};
  SmallVector<int64_t> dims(order);
  llvm::sort(dims);
  if (shape.empty() || dims != llvm::to_vector(llvm::seq<int64_t>(0, shape.size())))
    return {};
  SmallVector<int64_t> turned, devices;
  for (int64_t dim : order)
    turned.push_back(shape[dim]);
  for (int64_t number = 0; number < count; ++number) {
    SmallVector<int64_t> at = getIndices(number, turned), from(shape.size());
    for (auto [index, dim] : llvm::zip_equal(at, order))
      from[dim] = index;
    int64_t device = 0;
    for (auto [index, size] : llvm::zip_equal(from, shape))
      device = device * size + index;
    devices.push_back(device);
  }
  return devices;
}

/// `{devices=[1,2,4]<=[4,2]T(1,0) last_tile_dim_replicate}`: the dimension of which device i has
/// tile i modulo `ranks`; -1 for none.
static int64_t findTiledDim(StringRef text, int64_t rank, int64_t ranks) {
  SmallVector<int64_t> tiles = readNumbers(text, "devices=[", ']'), devices = listDevices(text);
  if (devices.empty() || llvm::any_of(tiles, [](int64_t size) { return size < 1; }) ||
      static_cast<int64_t>(tiles.size()) < rank ||
      llvm::product_of(tiles) != static_cast<int64_t>(devices.size()))
    return -1;
  for (int64_t dim = 0; dim < rank; ++dim) {
    auto isOwn = [&](auto each) {
      auto [number, device] = each;
      return getIndices(number, tiles)[dim] == device % ranks;
    };
    if (tiles[dim] == ranks && llvm::all_of(llvm::enumerate(devices), isOwn))
      return dim;
  }
  return -1;
}

/// Whether it leaves some dimension to the compiler.
static bool isOpen(sdy::ShardingAttr sharding) {
  return llvm::any_of(sharding.getDimensions(),
                      [](sdy::DimensionShardingAttr dimension) { return dimension.getIsOpen(); });
}

static int64_t getRank(func::FuncOp entry, unsigned argument) {
  return cast<RankedTensorType>(entry.getArgumentTypes()[argument]).getRank();
}

FailureOr<int64_t> zero::findUserSharding(func::FuncOp entry, unsigned argument, StringRef axis,
                                          int64_t ranks) {
  auto given = entry.getArgAttrOfType<sdy::ShardingAttr>(argument, sdy::kShardingAttr);
  auto text = entry.getArgAttrOfType<StringAttr>(argument, sdy::kMhloShardingAttr);
  if (!given && !text)
    return kUnsaid;
  FailureOr<int64_t> dim = given ? findDim(entry, argument, given, axis)
                                 : findTiledDim(text.getValue(), getRank(entry, argument), ranks);
  if (failed(dim))
    return failure();
  if (*dim < 0)
    return given && isOpen(given) ? kUnsaid : kSaidWhole;
  int64_t size = cast<RankedTensorType>(entry.getArgumentTypes()[argument]).getDimSize(*dim);
  if (size % ranks == 0)
    return dim;
  return entry.emitError() << "argument " << argument << " of '" << entry.getName()
                           << "' is sharded over '" << axis << "' along dimension " << *dim
                           << " of size " << size << ", which " << counted(ranks, "rank")
                           << " do not divide; give another number of ranks along '" << axis
                           << "', or leave the argument whole";
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The dimension of an op's result that the user shards over the whole axis; -1 for none.
static int64_t findWantedDim(Operation *op, StringRef axis, int64_t ranks) {
  if (auto text = op->getAttrOfType<StringAttr>(sdy::kMhloShardingAttr))
    return findTiledDim(text.getValue(), hlo::tensorType(op->getResult(0)).getRank(), ranks);
  auto sharding = op->getAttrOfType<sdy::ShardingAttr>(sdy::kShardingAttr);
  if (auto list = op->getAttrOfType<sdy::ShardingPerValueAttr>(sdy::kShardingAttr))
    sharding = list.getShardings().front();
  sdy::AxisUse use = sharding ? sdy::findAxis(sharding, axis) : sdy::AxisUse();
  return use.isPart ? -1 : use.dim;
}

static void remarkOnUneven(Operation *op, StringRef axis, int64_t dim, int64_t ranks) {
  if (!op->getContext()->getRemarkEngine())
    return;
  auto options = remark::RemarkOpts::name("uneven").category("zero-tensor-parallel");
  remark::analysis(op->getLoc(), options) << remark::add(
      "what the user says of a value is left out: dimension {0} of {1} is sharded over {2}, whose "
      "{3} "
      "do not divide it",
      dim, llvm::formatv("{0}", op->getResult(0).getType()).str(), axis, counted(ranks, "rank"));
}

WantedParts zero::findWantedParts(func::FuncOp step, StringRef axis, int64_t ranks) {
  WantedParts parts;
  for (Operation &op : step.getBody().front()) {
    if (op.getNumResults() != 1 || !isa<RankedTensorType>(op.getResult(0).getType()))
      continue;
    int64_t dim = findWantedDim(&op, axis, ranks);
    if (dim < 0)
      continue;
    int64_t size = hlo::tensorType(op.getResult(0)).getDimSize(dim);
    if (auto sharding = dist::Sharding::blocks(dim, size, ranks); sharding && sharding->chunk > 0)
      parts.insert({op.getResult(0), *sharding});
    else
      remarkOnUneven(&op, axis, dim, ranks);
  }
  return parts;
}
