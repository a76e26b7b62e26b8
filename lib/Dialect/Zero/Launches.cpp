//===- Launches.cpp - LaunchOpInterface of planned ops ----------------------------===//
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace zero::ir;

using Places = SmallVector<AtAttr>;

static Places placesOf(ArrayAttr places) { return llvm::to_vector(places.getAsRange<AtAttr>()); }

Places LaunchOp::getReads() { return placesOf(getIns()); }
Places LaunchOp::getWrites() { return placesOf(getOuts()); }
FlatSymbolRefAttr LaunchOp::getFunction() { return getKernelAttr(); }
std::string LaunchOp::getLabel() { return getKernel().str(); }

Places LaunchGemmOp::getReads() {
  Places reads = {getA(), getB()};
  if (getAccumulate())
    reads.push_back(getC());
  return reads;
}
Places LaunchGemmOp::getWrites() { return {getC()}; }
Places LaunchGemmOp::getScratch() {
  return getWorkspaceAttr() ? Places{getWorkspaceAttr()} : Places();
}
/// C onto C.
bool LaunchGemmOp::replaces(unsigned write, unsigned read) { return write == 0 && read == 2; }

Places LaunchCollectiveOp::getReads() { return placesOf(getIns()); }
Places LaunchCollectiveOp::getWrites() { return placesOf(getOuts()); }
std::string LaunchCollectiveOp::getLabel() { return stringifyCollectiveKind(getKind()).str(); }

Places LaunchCopyOp::getReads() { return {getSrc()}; }
Places LaunchCopyOp::getWrites() { return {getDst()}; }
bool LaunchCopyOp::reachesHost() { return true; }
