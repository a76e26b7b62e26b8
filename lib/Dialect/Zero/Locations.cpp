//===- Locations.cpp - Where in the source something comes from, for people -------===//
#include "zero/Dialect/Zero/Locations.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace zero::ir {

std::string describeLocation(Location loc) {
  std::string name, file;
  loc->walk([&](Location inner) {
    if (auto named = dyn_cast<NameLoc>(inner); named && name.empty())
      name = named.getName().str();
    if (auto position = dyn_cast<FileLineColLoc>(inner); position && file.empty())
      file = (llvm::sys::path::filename(position.getFilename().getValue()) + ":" +
              Twine(position.getLine()) + ":" + Twine(position.getColumn()))
                 .str();
    return WalkResult::advance();
  });
  if (name.empty() || file.empty())
    return name + file;
  return name + " (" + file + ")";
}

void addLocations(Location loc, size_t limit, llvm::SmallVectorImpl<std::string> &places) {
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    for (Location part : fused.getLocations())
      addLocations(part, limit, places);
    return;
  }
  std::string place = describeLocation(loc);
  if (!place.empty() && places.size() < limit && !llvm::is_contained(places, place))
    places.push_back(std::move(place));
}

} // namespace zero::ir
