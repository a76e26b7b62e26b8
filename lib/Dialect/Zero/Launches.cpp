//===- Launches.cpp - LaunchOpInterface of planned ops ----------------------------===//
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace zero::ir;

using Allocations = SmallVector<AllocationAttr>;

static Allocations allocationsOf(ArrayAttr allocations) {
  return llvm::to_vector(allocations.getAsRange<AllocationAttr>());
}

Allocations LaunchOp::getReads() { return allocationsOf(getIns()); }
Allocations LaunchOp::getWrites() { return allocationsOf(getOuts()); }
Allocations LaunchOp::getScratch() {
  return getWorkspaceAttr() ? Allocations{getWorkspaceAttr()} : Allocations();
}
FlatSymbolRefAttr LaunchOp::getFunction() { return getKernelAttr(); }
std::string LaunchOp::getLabel() { return getKernel().str(); }

Allocations LaunchGemmOp::getReads() {
  Allocations reads = {getA(), getB()};
  if (getAccumulate())
    reads.push_back(getC());
  for (AllocationAttr added : {getBiasAttr(), getAddendAttr()})
    if (added)
      reads.push_back(added);
  return reads;
}
Allocations LaunchGemmOp::getWrites() {
  return getSumsAttr() ? Allocations{getC(), getSumsAttr()} : Allocations{getC()};
}
Allocations LaunchGemmOp::getScratch() {
  return getWorkspaceAttr() ? Allocations{getWorkspaceAttr()} : Allocations();
}
/// C onto C.
bool LaunchGemmOp::replaces(unsigned write, unsigned read) {
  return getAccumulate() && write == 0 && read == 2;
}

Allocations LaunchCollectiveOp::getReads() { return allocationsOf(getIns()); }
Allocations LaunchCollectiveOp::getWrites() { return allocationsOf(getOuts()); }
std::string LaunchCollectiveOp::getLabel() { return stringifyCollectiveKind(getKind()).str(); }

Allocations LaunchCopyOp::getReads() { return {getSrc()}; }
Allocations LaunchCopyOp::getWrites() { return {getDst()}; }
bool LaunchCopyOp::reachesHost() { return true; }
