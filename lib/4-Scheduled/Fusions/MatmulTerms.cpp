//===- MatmulTerms.cpp - matmul-terms: biases and residuals in the library's call --------===//
//
// x + (A * B + bias) is stored by the call that multiplies: what is added is read where the result
// is still in a cache, and no kernel reads the matmul to write the sum. Each sum of f32 is rounded
// as that of its own op, so on a CPU bits are the same. A GPU's library adds in f32, the terms
// first, and rounds bf16 and f16 once. A bias alone is left to the kernels that read the matmul:
// they add it as they load.
//===----------------------------------------------------------------------------------===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {
namespace {

/// What is added to a matmul, and the sum that the call then stores.
struct Terms {
  Value bias, addend; // either may be null
  hlo::AddOp sum;
};

/// `value` without reshapes of it.
Value skipReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<hlo::ReshapeOp>())
    value = reshape.getOperand();
  return value;
}

/// The only op that reads `value`, under whatever shape.
Operation *getOnlyReader(Value value) {
  while (value.hasOneUse()) {
    auto reshape = dyn_cast<hlo::ReshapeOp>(*value.user_begin());
    if (!reshape)
      return *value.user_begin();
    value = reshape;
  }
  return nullptr;
}

/// The other side of a sum of which `value`, under whatever shape, is one; null where it is both.
Value getOtherSide(hlo::AddOp sum, Value value) {
  bool isLeft = skipReshapes(sum.getLhs()) == value;
  if (isLeft && skipReshapes(sum.getRhs()) == value)
    return {};
  return isLeft ? sum.getRhs() : sum.getLhs();
}

/// What `value` repeats along the rows of a matrix of `columns` columns that is stored row by row;
/// null where it repeats nothing so.
Value getRepeatedRow(Value value, int64_t columns) {
  auto broadcast = value.getDefiningOp<hlo::BroadcastInDimOp>();
  if (!broadcast)
    return {};
  RankedTensorType from = hlo::tensorType(broadcast.getOperand()), to = broadcast.getType();
  int64_t next = to.getRank() - from.getRank();
  for (auto [size, dim] : llvm::zip_equal(from.getShape(), broadcast.getBroadcastDimensions()))
    if (dim != next++ || size != to.getDimSize(dim))
      return {};
  return from.getNumElements() == columns ? broadcast.getOperand() : Value();
}

/// Whether ops on elements make `value` of two values of about its size or more, or of rows that
/// are looked up, so that no kernel makes it again for itself.
bool isOfSeveral(Value value) {
  constexpr size_t kMostOps = 64;
  int64_t own = hlo::tensorType(value).getNumElements();
  llvm::SetVector<Value> made;
  llvm::SmallDenseSet<Value> large;
  made.insert(value);
  for (size_t i = 0; i < made.size() && i < kMostOps; ++i)
    for (Value operand : made[i].getDefiningOp()->getOperands()) {
      Value base = skipFreeOps(operand);
      Operation *def = base.getDefiningOp();
      if (isa_and_present<hlo::GatherOp>(def))
        return true;
      if (def && classify(def) == OpKind::Elementwise)
        made.insert(base);
      else if (2 * hlo::tensorType(base).getNumElements() > own && !hlo::isConstantLike(def))
        large.insert(base);
    }
  return large.size() > 1;
}

/// Whether `value` is in memory whether or not a matmul reads it: what follows from one large value
/// may be made again by each kernel that reads it, and need not.
bool isKept(Value value) {
  auto isCall = [](Operation *user) { return classify(user) == OpKind::Boundary; };
  for (;; value = value.getDefiningOp()->getOperand(0)) {
    Operation *def = value.getDefiningOp();
    if (!def || isCall(def) || isa<ir::UnpackOp, ir::ViewOp>(def) ||
        llvm::any_of(value.getUsers(), isCall))
      return true;
    if (!isa<hlo::ReshapeOp>(def))
      return !value.hasOneUse() && (classify(def) != OpKind::Elementwise || isOfSeveral(value));
  }
}

/// Whether `value`, if any, is made before `op`.
bool isThereFor(Operation *op, Value value) {
  Operation *def = value ? skipReshapes(value).getDefiningOp() : nullptr;
  return !def || def->isBeforeInBlock(op);
}

/// Whether only library calls, collectives and results read `value`: nothing that could add to it.
bool isReadByCallsOnly(Value value) {
  return llvm::all_of(value.getUsers(), [](Operation *user) {
    return isa<hlo::ReshapeOp>(user) ? isReadByCallsOnly(user->getResult(0))
                                     : classify(user) == OpKind::Boundary;
  });
}

bool hasPlainRows(ir::GemmOp gemm) {
  auto type = cast<RankedTensorType>(gemm.getC().getType());
  auto m = static_cast<int64_t>(gemm.getM()), n = static_cast<int64_t>(gemm.getN());
  return gemm.getBatch().empty() && gemm.getCStrides() == ArrayRef<int64_t>({n, 1}) &&
         type.getNumElements() == m * n;
}

/// The sums that follow `gemm`: of a bias, then of another tensor.
Terms findTerms(ir::GemmOp gemm) {
  Terms terms;
  auto sum = dyn_cast_or_null<hlo::AddOp>(getOnlyReader(gemm.getC()));
  Value other = sum ? getOtherSide(sum, gemm.getC()) : Value();
  if (!other)
    return terms;
  terms.sum = sum;
  terms.bias = getRepeatedRow(other, static_cast<int64_t>(gemm.getN()));
  if (!terms.bias) {
    terms.addend = other;
    return terms;
  }
  auto next = dyn_cast_or_null<hlo::AddOp>(getOnlyReader(sum));
  if (Value more = next ? getOtherSide(next, sum) : Value(); more && isKept(more)) {
    terms.addend = more;
    terms.sum = next;
  }
  return terms;
}

/// Why the call cannot add them, or should not; empty where it does.
StringRef whyNot(ir::GemmOp gemm, Terms terms, const Target &target) {
  Type element = hlo::tensorType(gemm.getC()).getElementType();
  if (!target.hasGemmTerms(element))
    return "the target's library calls add nothing to results of this type";
  if (hlo::tensorType(gemm.getA()).getElementType() != element)
    return "the matmul's result is of another type than its operands";
  if (gemm.getInit())
    return "the call adds to another matmul already";
  if (!isThereFor(gemm, terms.bias) || !isThereFor(gemm, terms.addend))
    return "what is added is made after the matmul, whose operands would be kept for so long";
  if (!hasPlainRows(gemm))
    return "the matmul's result is not one matrix, row by row";
  if (terms.addend && !isKept(terms.addend))
    return "what is added is made by kernels alone, and would be stored for the call";
  if (!terms.addend && !isReadByCallsOnly(terms.sum.getResult()))
    return "kernels that read the matmul add its bias as they load it";
  return "";
}

/// `value` under another shape; itself where it has that.
Value reshape(OpBuilder &builder, Location loc, Value value, RankedTensorType type) {
  return value.getType() == type ? value : hlo::ReshapeOp::create(builder, loc, type, value);
}

/// Erases `op`, which nobody reads, and the sums, reshapes and broadcasts above it that only it
/// read.
void eraseSums(Operation *op) {
  SmallVector<Operation *> dead = {op};
  while (!dead.empty()) {
    Operation *last = dead.pop_back_val();
    SmallVector<Value> operands(last->getOperands());
    last->erase();
    for (Value operand : operands)
      if (Operation *def = operand.getDefiningOp();
          def && operand.use_empty() &&
          isa<hlo::AddOp, hlo::ReshapeOp, hlo::BroadcastInDimOp>(def) &&
          !llvm::is_contained(dead, def))
        dead.push_back(def);
  }
}

void apply(ir::GemmOp gemm, Terms terms) {
  OpBuilder builder(gemm);
  auto type = cast<RankedTensorType>(gemm.getC().getType());
  auto asType = [&](Value value, RankedTensorType to) {
    return reshape(builder, gemm.getLoc(), skipReshapes(value), to);
  };
  if (terms.bias)
    gemm.getBiasMutable().assign(
        asType(terms.bias,
               RankedTensorType::get({static_cast<int64_t>(gemm.getN())}, type.getElementType())));
  if (terms.addend)
    gemm.getAddendMutable().assign(asType(terms.addend, type));
  hlo::AddOp sum = terms.sum;
  builder.setInsertionPoint(sum);
  Value stored = reshape(builder, sum.getLoc(), gemm.getC(), sum.getType());
  sum.getResult().replaceAllUsesWith(stored);
  eraseSums(sum);
}

} // namespace

void fuseMatmulTerms(Block &block, const Fusion &self, FusionContext &context) {
  if (!isa<func::FuncOp>(block.getParentOp()))
    return; // regions of a kernel have no matmuls that add
  SmallVector<ir::GemmOp> gemms(block.getOps<ir::GemmOp>());
  for (ir::GemmOp gemm : gemms) {
    Terms terms = findTerms(gemm);
    if (!terms.sum)
      continue;
    if (StringRef reason = whyNot(gemm, terms, context.target); !reason.empty()) {
      context.run.noteMissed(terms.sum, self, reason);
      continue;
    }
    context.run.noteFused(terms.sum, self);
    apply(gemm, terms);
  }
}

} // namespace zero
