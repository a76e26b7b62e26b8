//===- Einsum.cpp - Older contractions ------------------------------------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero::hlo;

LogicalResult DotOp::verify() {
  RankedTensorType lhs = tensorType(getLhs()), rhs = tensorType(getRhs());
  for (auto [type, name] : {std::pair(lhs, "lhs"), std::pair(rhs, "rhs")})
    if (type.getRank() < 1 || type.getRank() > 2)
      return emitOpError() << "operand " << name << " has type " << type
                           << ", expected a vector or a matrix; write dot_general for others";
  if (lhs.getShape().back() != rhs.getShape().front())
    return emitOpError() << "the last dimension of lhs has size " << lhs.getShape().back()
                         << ", expected " << rhs.getShape().front()
                         << ", the size of the first dimension of rhs";
  if (failed(verifyPrecision(*this, getPrecisionConfig())))
    return failure();
  llvm::SmallVector<int64_t> shape(lhs.getShape().drop_back());
  llvm::append_range(shape, rhs.getShape().drop_front());
  return verifyResultType(*this, shape, tensorType(getResult()).getElementType());
}

/// Notes the sizes that the letters of `labels`, one per dimension of the operand, stand for.
static LogicalResult bindLabels(Operation *op, llvm::StringRef labels, Value operand,
                                llvm::StringRef name, std::array<int64_t, 256> &sizes) {
  RankedTensorType type = tensorType(operand);
  if (int64_t(labels.size()) != type.getRank() || !llvm::all_of(labels, llvm::isAlpha))
    return op->emitOpError() << "attribute 'einsum_config' has '" << labels << "' for operand "
                             << name << " of type " << type << ", expected " << type.getRank()
                             << " letters, one per dimension";
  for (auto [label, size] : llvm::zip_equal(labels, type.getShape())) {
    int64_t &known = sizes[uint8_t(label)];
    if (known >= 0 && known != size)
      return op->emitOpError() << "attribute 'einsum_config' has '" << llvm::StringRef(&label, 1)
                               << "' for dimensions of sizes " << known << " and " << size
                               << ", expected one size";
    known = size;
  }
  return success();
}

/// Checks `config`, such as "ij,jk->ik", and that the result has the shape that it says.
static LogicalResult verifyEinsum(Operation *op, llvm::StringRef config,
                                  llvm::ArrayRef<llvm::StringRef> names) {
  auto [inputs, output] = config.split("->");
  llvm::SmallVector<llvm::StringRef> terms;
  inputs.split(terms, ',');
  if (!config.contains("->") || terms.size() != op->getNumOperands())
    return op->emitOpError() << "attribute 'einsum_config' is \"" << config
                             << "\", expected the letters of " << op->getNumOperands()
                             << " operands, '->' and those of the result";
  std::array<int64_t, 256> sizes;
  sizes.fill(-1);
  for (auto [term, operand, name] : llvm::zip_equal(terms, op->getOperands(), names))
    if (failed(bindLabels(op, term, operand, name, sizes)))
      return failure();
  llvm::SmallVector<int64_t> shape;
  for (auto [i, label] : llvm::enumerate(output)) {
    if (sizes[uint8_t(label)] < 0 || output.take_front(i).contains(label))
      return op->emitOpError() << "attribute 'einsum_config' has result '" << output
                               << "', expected letters of the operands, each at most once";
    shape.push_back(sizes[uint8_t(label)]);
  }
  return verifyResultType(op, shape, tensorType(op->getResult(0)).getElementType());
}

LogicalResult EinsumOp::verify() { return verifyEinsum(*this, getEinsumConfig(), {"lhs", "rhs"}); }
LogicalResult UnaryEinsumOp::verify() {
  if (failed(verifySameElementType(*this, getOperand())))
    return failure();
  return verifyEinsum(*this, getEinsumConfig(), {"operand"});
}
