#include "zero/Analysis/Entry.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Exchange.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

static bool areStatic(TypeRange types) {
  return llvm::all_of(types, [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  });
}

static bool haveTokens(func::FuncOp entry) {
  auto isToken = [](Type type) { return isa<hlo::TokenType>(type); };
  return llvm::any_of(entry.getArgumentTypes(), isToken) ||
         llvm::any_of(entry.getResultTypes(), isToken);
}

LogicalResult dist::checkShape(func::FuncOp entry) {
  if (!entry.getBody().hasOneBlock())
    return entry.emitError() << "'" << entry.getName() << "' is not one flat block; run "
                             << "--zero-to-import first";
  if (haveTokens(entry))
    return entry.emitError() << "'" << entry.getName()
                             << "' takes or gives a token, which orders effects on the host; "
                                "export the step without them (in JAX, ordered=True of "
                                "jax.debug.print and io_callback)";
  if (!areStatic(entry.getArgumentTypes()) || !areStatic(entry.getResultTypes()))
    return entry.emitError() << "'" << entry.getName()
                             << "' has an argument or result that is no statically shaped tensor; "
                                "export the step for concrete shapes";
  return success();
}

LogicalResult dist::checkEntry(func::FuncOp entry) {
  if (failed(checkShape(entry)))
    return failure();
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (!entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role"))
      return entry.emitError() << "argument " << i << " of '" << entry.getName()
                               << "' has no role; run --zero-to-import first";
  return success();
}

/// The most runs of elements that a rank's rows of a state may be: plan and checkpoints list them.
static constexpr int64_t kMostRuns = 4096;

bool dist::fitsRuns(RankedTensorType type, int64_t dim) {
  int64_t runs = 1;
  for (int64_t size : type.getShape().take_front(dim))
    runs = std::min(runs * size, kMostRuns + 1);
  return runs <= kMostRuns;
}

static LogicalResult verifyArgument(func::FuncOp entry, unsigned index) {
  auto role = entry.getArgAttrOfType<ir::RoleAttr>(index, "zero.role");
  if (!role)
    return entry.emitError() << "argument " << index << " of '" << entry.getName()
                             << "' has no role; run --zero-to-import first";
  auto type = dyn_cast<RankedTensorType>(entry.getArgumentTypes()[index]);
  if (role.hasRows() && type && role.getRowDim() >= type.getRank())
    return entry.emitError() << ir::stringifyRoleKind(role.getKind()) << " argument " << index
                             << " (" << role.getName() << ") of '" << entry.getName()
                             << "' is of type " << type << " and has no dimension "
                             << role.getRowDim();
  if (type && role.isBatchState() && !fitsRuns(type, role.getRowDim()))
    return entry.emitError() << "batch_state argument " << index << " (" << role.getName()
                             << ") of '" << entry.getName() << "' is of type " << type
                             << ", of which a rank's rows along dimension " << role.getRowDim()
                             << " are more than " << kMostRuns
                             << " runs of elements, as checkpoints list them; give it the role "
                                "model_state, or keep its rows in an earlier dimension";
  return success();
}

static bool isOpOf(ir::Phase phase, Operation *op) {
  if (isa<ir::AllReduceOp, ir::RankOffsetOp, ir::BatchExchangeOp, ir::BatchGatherOp,
          ir::BatchScatterOp>(op))
    return true;
  return phase == ir::Phase::Partitioned &&
         isa<ir::AllGatherOp, ir::AllToAllOp, ir::ReduceScatterOp, ir::UnpackOp, ir::PackOp,
             ir::OwnShardOp, ir::SegmentReduceOp, ir::ExtractSegmentOp, ir::SegmentBroadcastOp,
             ir::InsertSegmentOp>(op);
}

LogicalResult dist::verifyEntry(func::FuncOp entry, ir::Phase phase) {
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (failed(verifyArgument(entry, i)))
      return failure();
  WalkResult walk = entry.walk([&](Operation *op) {
    if (!isa_and_nonnull<ir::ZeroDialect>(op->getDialect()) || isOpOf(phase, op))
      return WalkResult::advance();
    op->emitOpError() << "is not an op of phase '" << ir::stringifyPhase(phase) << "'";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

/// "1, 2, 3, 4, 6, 12"
static std::string listDivisors(int64_t number) {
  constexpr int64_t kMost = 4096; // more ranks than that are not worth listing
  std::string text;
  for (int64_t i = 1; i <= std::min(number, kMost); ++i)
    if (number % i == 0)
      text += (text.empty() ? "" : ", ") + std::to_string(i);
  return text;
}

FailureOr<SmallVector<Sharding>> dist::getArgumentShardings(func::FuncOp entry, int64_t ranks) {
  SmallVector<Sharding> shardings;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    Sharding &sharding = shardings.emplace_back();
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (!role || !role.hasRows())
      continue;
    if (failed(verifyArgument(entry, i)))
      return failure();
    auto type = cast<RankedTensorType>(entry.getArgumentTypes()[i]);
    int64_t dim = role.getRowDim();
    std::optional<Sharding> blocks =
        Sharding::blocks(dim, type.getDimSize(dim), ranks, role.getGroups());
    if (!blocks && role.getGroups() > 1)
      return entry.emitError()
             << ranks << " ranks do not divide the micro-batches: argument " << i << " ("
             << role.getName() << ") of '" << entry.getName() << "' has " << role.getGroups()
             << " of them in " << type.getDimSize(dim) << " rows; use a number of ranks out of "
             << listDivisors(type.getDimSize(dim) / role.getGroups())
             << ", or export the step for another batch size or fewer micro-batches";
    if (!blocks)
      return entry.emitError() << ranks << " ranks do not divide the batch: argument " << i << " ("
                               << role.getName() << ") of '" << entry.getName() << "' has "
                               << type.getDimSize(dim) << " rows; use a number of ranks out of "
                               << listDivisors(type.getDimSize(dim))
                               << ", or export the step for another batch size";
    sharding = *blocks;
  }
  return shardings;
}

FailureOr<SmallVector<std::optional<Sharding>>>
dist::getStateShardings(func::FuncOp entry, ArrayRef<Sharding> arguments, int64_t ranks) {
  SmallVector<std::optional<Sharding>> shardings(entry.getNumResults());
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (!role || !role.isBatchState() || role.getNext() < 0)
      continue;
    if (role.getNext() >= static_cast<int64_t>(shardings.size()) ||
        entry.getResultTypes()[role.getNext()] != entry.getArgumentTypes()[i])
      return entry.emitError() << "batch_state argument " << i << " (" << role.getName() << ") of '"
                               << entry.getName() << "' is replaced by result " << role.getNext()
                               << ", which is none, or of another type";
    shardings[role.getNext()] = arguments[i];
  }
  for (unsigned i = 0; i < entry.getNumResults(); ++i) {
    auto role = entry.getResultAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (!role || !role.isBatchState() || shardings[i])
      continue;
    auto type = cast<RankedTensorType>(entry.getResultTypes()[i]);
    std::optional<Sharding> blocks;
    if (role.getDim() < type.getRank())
      blocks = Sharding::blocks(role.getDim(), type.getDimSize(role.getDim()), ranks);
    if (!blocks)
      return entry.emitError() << ranks
                               << " ranks do not divide the rows of the batch_state result " << i
                               << " (" << role.getName() << ") of '" << entry.getName()
                               << "', of type " << type << ", along dimension " << role.getDim();
    shardings[i] = *blocks;
  }
  return shardings;
}
