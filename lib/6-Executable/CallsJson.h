//===- CallsJson.h - What the calls of an executable are, for people --------------===//
#ifndef ZERO_LIB_EXECUTABLE_CALLSJSON_H
#define ZERO_LIB_EXECUTABLE_CALLSJSON_H

#include "HostResources.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace zero {

/// Describes every call of an entry, in the order of the calls: name, source locations, and what it
/// reads and writes. Traces and checks of values show it; nothing is computed by it.
///
/// What a whole unit or a shard of one holds is said by its layout, so that padding, which is
/// nobody's, can be told from values. Collectives and slots name their units; a kernel that makes a
/// flat result of as many elements as a flat operand has a unit's works element by element on it.
class CallsJson {
public:
  CallsJson(mlir::ModuleOp module, const HostResources &resources);

  /// `about` so many calls follow.
  void beginEntry(llvm::StringRef name, size_t about);
  /// A record or a wait: it has no name.
  void addEvent();
  /// A launch that is one call.
  void addLaunch(ir::LaunchOpInterface launch);
  /// A copy that a launch asks for before it.
  void addCopy(ir::LaunchOpInterface of, ir::AllocationAttr from, ir::AllocationAttr to);
  /// One part of a collective that is a call for each part.
  void addPart(ir::LaunchCollectiveOp collective, size_t part);

  /// The text; spent with it.
  std::string write();

private:
  /// A whole unit, or with a group the shard of a rank of it.
  struct Tag {
    int64_t layout = -1, group = -1;
    bool operator==(const Tag &other) const {
      return layout == other.layout && group == other.group;
    }
  };
  struct Tagged {
    int64_t bytes, elements;
    Tag tag;
  };
  using Names = std::map<int64_t, std::string>; // by address

  Tag findTag(ir::AllocationAttr at) const;
  void setTag(ir::AllocationAttr at, Tag tag);
  Tag tagOfPart(ir::LaunchCollectiveOp collective, size_t part, bool isRead) const;
  Tag tagOfKernelResult(ir::LaunchOpInterface launch, ir::AllocationAttr result) const;
  llvm::json::Object describe(ir::AllocationAttr at, Tag tag, llvm::StringRef name) const;
  llvm::json::Array locationsOf(ir::LaunchOpInterface launch) const;
  void addUnits(llvm::json::Object &call, ir::LaunchCollectiveOp collective, size_t first,
                size_t count) const;
  llvm::StringRef nameOfRead(ir::LaunchOpInterface launch, size_t read) const;
  llvm::StringRef nameOfWrite(ir::LaunchOpInterface launch, ir::AllocationAttr at) const;
  void addCall(ir::LaunchOpInterface launch, std::string name, llvm::json::Array reads,
               llvm::json::Array writes, llvm::json::Object rest = {});

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  const HostResources &resources;
  llvm::SmallVector<ir::SlotOp> slots;
  llvm::MapVector<mlir::Attribute, int64_t> layouts; // numbers, by the names of the units
  llvm::DenseMap<mlir::Attribute, int64_t> launches; // of each kernel
  std::map<int64_t, Tagged> tags;                    // by address, no two of which overlap
  Names begins;                                      // what slots hold when the entry begins
  std::map<std::pair<int64_t, int64_t>, std::string> results; // by launch and address
  std::string entryName;
  llvm::json::Array calls;
  llvm::json::Object entries;
};

} // namespace zero
#endif
