#include "ShardingHints.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// The only element of `axesByDim` that is not empty.
static std::optional<ShardingHint> findOnly(ArrayRef<std::string> axesByDim) {
  std::optional<ShardingHint> found;
  for (auto [dim, axes] : llvm::enumerate(axesByDim)) {
    if (axes.empty())
      continue;
    if (found)
      return std::nullopt;
    found = ShardingHint{static_cast<int64_t>(dim), axes};
  }
  return found;
}

/// `#sdy.sharding<@mesh, [{"dp"}, {?}, {"a", "b"}]>`: axes in braces for each dimension.
static std::optional<ShardingHint> readSdy(StringRef text) {
  size_t begin = text.find('['), end = text.find("}]");
  if (begin == StringRef::npos || end == StringRef::npos)
    return std::nullopt;
  SmallVector<StringRef> dims;
  text.slice(begin + 1, end).split(dims, '}');
  SmallVector<std::string> axesByDim;
  for (StringRef dim : dims) {
    SmallVector<StringRef> parts, axes;
    dim.split(parts, '"');
    // Text between quotes.
    for (size_t i = 1; i < parts.size(); i += 2)
      axes.push_back(parts[i]);
    axesByDim.push_back(llvm::join(axes, ","));
  }
  return findOnly(axesByDim);
}

/// `{devices=[4,1]<=[4]}`: parts of each dimension; with `last_tile_dim_replicate` the last is
/// none.
static std::optional<ShardingHint> readMhlo(StringRef text, size_t rank) {
  size_t begin = text.find("devices=[");
  if (begin == StringRef::npos)
    return std::nullopt;
  StringRef list = text.drop_front(begin + StringRef("devices=[").size());
  SmallVector<StringRef> parts;
  list.take_front(list.find(']')).split(parts, ',');
  SmallVector<std::string> axesByDim;
  for (StringRef part : ArrayRef(parts).take_front(std::min(rank, parts.size())))
    axesByDim.push_back(part == "1" ? "" : part.str() + " devices");
  return findOnly(axesByDim);
}

std::optional<ShardingHint> import::getShardingHint(func::FuncOp entry, unsigned argument) {
  if (Attribute sharding = entry.getArgAttr(argument, "sdy.sharding")) {
    std::string text;
    llvm::raw_string_ostream(text) << sharding;
    return readSdy(text);
  }
  auto sharding = entry.getArgAttrOfType<StringAttr>(argument, "mhlo.sharding");
  auto type = dyn_cast<RankedTensorType>(entry.getArgumentTypes()[argument]);
  if (!sharding || !type)
    return std::nullopt;
  return readMhlo(sharding.getValue(), type.getRank());
}
