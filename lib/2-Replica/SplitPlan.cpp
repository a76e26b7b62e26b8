#include "SplitPlan.h"

#include "zero/Dialect/Zero/Zero.h"
#include "zero/Support/Counted.h"
#include "zero/Support/OutputFile.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace zero;
using dist::Sharding;

namespace {
/// A state that a plan has a line for.
struct Planned {
  RankedTensorType type;
  int64_t given; // the user's dimension, negative for none
};
} // namespace

/// Parameters of the step, and other states that the user shards, by name.
static llvm::MapVector<StringAttr, Planned> getPlanned(func::FuncOp step, ArrayRef<int64_t> given) {
  llvm::MapVector<StringAttr, Planned> planned;
  for (auto [index, type] : llvm::enumerate(step.getArgumentTypes())) {
    auto role = step.getArgAttrOfType<ir::RoleAttr>(index, "zero.role");
    if (role && (role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen ||
                 given[index] >= 0))
      planned.insert({role.getName(), {cast<RankedTensorType>(type), given[index]}});
  }
  return planned;
}

/// "whole", "1", "1 in 3 groups".
static std::optional<Sharding> readSplit(StringRef text, RankedTensorType type, int64_t ranks) {
  text = text.trim();
  if (text == "whole")
    return Sharding();
  auto [first, rest] = text.split(" in ");
  int64_t dim, groups = 1;
  if (first.getAsInteger(10, dim) || dim < 0 || dim >= type.getRank())
    return std::nullopt;
  if (!rest.empty() && (!rest.consume_back(" groups") || rest.getAsInteger(10, groups)))
    return std::nullopt;
  return Sharding::blocks(dim, type.getDimSize(dim), ranks, groups);
}

FailureOr<SplitPlan> zero::readSplitPlan(func::FuncOp step, ArrayRef<int64_t> given, StringRef path,
                                         int64_t ranks) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return step.emitError() << "--tp-plan=" << path
                            << " cannot be read: " << buffer.getError().message()
                            << "; give a file that --tensor-parallel --tp-plan has written";
  llvm::MapVector<StringAttr, Planned> planned = getPlanned(step, given);
  SplitPlan plan;
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    auto [name, split] = line.rsplit(": ");
    auto known = planned.find(StringAttr::get(step.getContext(), name));
    if (known == planned.end())
      return step.emitError() << "--tp-plan=" << path << " names '" << name
                              << "', expected parameters of '" << step.getName()
                              << "'; write the plan again";
    auto [type, dim] = known->second;
    std::optional<Sharding> sharding = readSplit(split, type, ranks);
    if (!sharding)
      return step.emitError() << "--tp-plan=" << path << " has '" << line
                              << "' for a parameter of type " << type
                              << ", expected 'whole', or a dimension, 'in G groups' "
                              << "or alone, that " << counted(ranks, "rank") << " divide";
    if (dim >= 0 && sharding->dim != dim)
      return step.emitError() << "--tp-plan=" << path << " has '" << line
                              << "', expected dimension " << dim
                              << ", along which the step's own sharding has it; change one of them";
    if (!plan.insert({known->first, *sharding}).second)
      return step.emitError() << "--tp-plan=" << path << " has " << known->first
                              << " twice, expected one line for each parameter; drop one";
  }
  for (const StringAttr &name : llvm::make_first_range(planned))
    if (!plan.contains(name))
      return step.emitError() << "--tp-plan=" << path << " does not say how " << name
                              << " is split, expected a line for each parameter; write the plan "
                                 "again";
  return plan;
}

LogicalResult zero::writeSplitPlan(func::FuncOp step, const SplitPlan &plan, StringRef path) {
  auto refuse = [&](const Twine &why) { return step.emitError() << "--tp-plan: " << why; };
  if (llvm::Error error = checkOutput(path, Output::Streamed))
    return refuse(llvm::toString(std::move(error)));
  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  for (auto &[name, sharding] : plan) {
    os << name.getValue() << ": ";
    if (!sharding.isSharded())
      os << "whole";
    else
      os << sharding.dim;
    if (sharding.groups > 1)
      os << " in " << sharding.groups << " groups";
    os << "\n";
  }
  os.flush();
  if (!error && os.has_error())
    error = os.error();
  os.clear_error();
  return error ? LogicalResult(refuse("cannot write '" + path + "': " + error.message()))
               : success();
}
