//===- ControlFlow.cpp - Branches, loops, barriers ------------------------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace zero::hlo;

//===------------------------------------------------------------------------------------------------===//
// while
//===------------------------------------------------------------------------------------------------===//

void WhileOp::getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

void WhileOp::print(OpAsmPrinter &printer) {
  printer << "(";
  // Both regions name their arguments alike; the text names them once.
  llvm::interleaveComma(llvm::zip_equal(getBody().getArguments(), getOperand()), printer,
                        [&](auto pair) {
                          printer.printOperand(std::get<0>(pair));
                          printer << " = " << std::get<1>(pair);
                        });
  printer << ")";
  if (getNumOperands()) {
    printer << " : ";
    llvm::interleaveComma(getOperandTypes(), printer);
  }
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<OpAsmParser::Argument> arguments;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  auto parsePair = [&]() -> ParseResult {
    return failure(parser.parseArgument(arguments.emplace_back()) || parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()));
  };
  llvm::SmallVector<Type> types;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parsePair) ||
      (!operands.empty() && parser.parseColonTypeList(types)) ||
      parser.resolveOperands(operands, types, loc, result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  for (auto [argument, type] : llvm::zip_equal(arguments, types))
    argument.type = type;
  result.addTypes(types);
  return failure(parser.parseKeyword("cond") ||
                 parser.parseRegion(*result.addRegion(), arguments) || parser.parseKeyword("do") ||
                 parser.parseRegion(*result.addRegion(), arguments));
}

LogicalResult WhileOp::verify() {
  TypeRange types = getOperand().getTypes();
  if (!llvm::equal(types, getResultTypes()))
    return emitOpError() << "results have types (" << getResultTypes()
                         << "), expected those of the operands (" << types << ")";
  auto pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(verifyBlockArguments(*this, "cond", getCond(), types)) ||
      failed(verifyBlockArguments(*this, "body", getBody(), types)) ||
      failed(verifyReturned(*this, "cond", getCond(), {pred})))
    return failure();
  return verifyReturned(*this, "body", getBody(), types);
}

//===------------------------------------------------------------------------------------------------===//
// if, case
//===------------------------------------------------------------------------------------------------===//

static LogicalResult verifyBranch(Operation *op, llvm::StringRef name, Region &region) {
  if (failed(verifyBlockArguments(op, name, region, {})))
    return failure();
  return verifyReturned(op, name, region, op->getResultTypes());
}

LogicalResult IfOp::verify() {
  if (failed(verifyBranch(*this, "true_branch", getTrueBranch())))
    return failure();
  return verifyBranch(*this, "false_branch", getFalseBranch());
}

LogicalResult CaseOp::verify() {
  if (getBranches().empty())
    return emitOpError("has no branches, expected at least one");
  for (Region &region : getBranches())
    if (failed(verifyBranch(*this, "branches", region)))
      return failure();
  return success();
}

/// Replaces `op` by the ops of one of its branches.
static void inlineBranch(PatternRewriter &rewriter, Operation *op, Region &region) {
  Block *block = &region.front();
  Operation *terminator = block->getTerminator();
  llvm::SmallVector<Value> results(terminator->getOperands());
  rewriter.eraseOp(terminator);
  rewriter.inlineBlockBefore(block, op);
  rewriter.replaceOp(op, results);
}

static LogicalResult foldIf(IfOp op, PatternRewriter &rewriter) {
  DenseElementsAttr pred;
  if (!matchPattern(op.getPred(), m_Constant(&pred)))
    return failure();
  inlineBranch(rewriter, op, pred.getSplatValue<bool>() ? op.getTrueBranch() : op.getFalseBranch());
  return success();
}

static LogicalResult foldCase(CaseOp op, PatternRewriter &rewriter) {
  DenseElementsAttr attr;
  if (!matchPattern(op.getIndex(), m_Constant(&attr)))
    return failure();
  int64_t count = op.getBranches().size();
  int64_t index = attr.getSplatValue<APInt>().getSExtValue();
  inlineBranch(rewriter, op, op.getBranches()[index < 0 || index >= count ? count - 1 : index]);
  return success();
}

void IfOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(foldIf);
}

void CaseOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(foldCase);
}

//===------------------------------------------------------------------------------------------------===//
// optimization_barrier
//===------------------------------------------------------------------------------------------------===//

LogicalResult OptimizationBarrierOp::verify() {
  if (llvm::equal(getOperandTypes(), getResultTypes()))
    return success();
  return emitOpError() << "results have types (" << getResultTypes()
                       << "), expected those of the operands (" << getOperandTypes() << ")";
}
