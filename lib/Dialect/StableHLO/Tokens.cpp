//===- Tokens.cpp - Tokens, transfers with the host, tuples ---------------===//

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

namespace {
/// Kinds of channels, as their handles number them.
enum ChannelType : int64_t { DeviceToDevice = 1, DeviceToHost = 2, HostToDevice = 3 };
} // namespace

/// A transfer with the host goes through a channel of type `host`, one between devices through one
/// of type 1.
template <typename Op> static LogicalResult verifyChannel(Op op, ChannelType host) {
  int64_t found = op.getChannelHandle().getType();
  int64_t expected = op.getIsHostTransfer() ? host : DeviceToDevice;
  if (found == expected)
    return success();
  return op.emitOpError() << "attribute 'channel_handle' has type " << found << ", expected "
                          << expected << " where 'is_host_transfer' is "
                          << (op.getIsHostTransfer() ? "true" : "false");
}

LogicalResult InfeedOp::verify() { return verifyReceived(*this); }
LogicalResult RecvOp::verify() {
  return failed(verifyReceived(*this)) ? failure() : verifyChannel(*this, HostToDevice);
}
LogicalResult SendOp::verify() {
  return failed(verifyNoTuples(*this)) ? failure() : verifyChannel(*this, DeviceToHost);
}
LogicalResult TupleOp::verify() { return verifyNoTuples(*this); }
LogicalResult GetTupleElementOp::verify() { return verifyNoTuples(*this); }
