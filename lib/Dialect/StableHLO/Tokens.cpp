//===- Tokens.cpp - Tokens, transfers with the host, tuples
//-----------------------------------------===//

#include "VerifyUtils.h"

using namespace mlir;
using namespace zero::hlo;

/// The last result is the token; the others are data.
static LogicalResult verifyReceived(Operation *op) {
  if (failed(verifyNoTuples(op)))
    return failure();
  if (op->getNumResults() == 0 || !llvm::isa<TokenType>(op->getResults().back().getType()))
    return op->emitOpError() << "has results (" << op->getResultTypes()
                             << "), expected the last one to be a token";
  return success();
}

LogicalResult InfeedOp::verify() { return verifyReceived(*this); }
LogicalResult RecvOp::verify() { return verifyReceived(*this); }
LogicalResult TupleOp::verify() { return verifyNoTuples(*this); }
LogicalResult GetTupleElementOp::verify() { return verifyNoTuples(*this); }
