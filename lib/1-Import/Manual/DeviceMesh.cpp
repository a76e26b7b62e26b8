#include "DeviceMesh.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

FlatSymbolRefAttr DeviceMesh::getName() {
  if (name)
    return name;
  MLIRContext *context = module.getContext();
  auto mesh = sdy::MeshAttr::get(context, {sdy::MeshAxisAttr::get(context, axis, count)}, {});
  OpBuilder builder(context);
  auto op = sdy::MeshOp::create(builder, module.getLoc(), "mesh", mesh);
  SymbolTable symbols(module);
  symbols.insert(op, module.getBody()->begin()); // under another name where that is taken
  name = FlatSymbolRefAttr::get(op.getSymNameAttr());
  return name;
}

sdy::ShardingAttr DeviceMesh::getSharding(Type type, int64_t dim) {
  MLIRContext *context = module.getContext();
  SmallVector<sdy::DimensionShardingAttr> dimensions;
  for (int64_t i = 0, rank = cast<RankedTensorType>(type).getRank(); i < rank; ++i) {
    SmallVector<sdy::AxisRefAttr> axes;
    if (i == dim)
      axes.push_back(sdy::AxisRefAttr::get(context, axis, 0, 0));
    dimensions.push_back(sdy::DimensionShardingAttr::get(context, axes, false, -1));
  }
  return sdy::ShardingAttr::get(context, getName(), dimensions, {}, {});
}

static sdy::ShardingPerValueAttr getShardings(DeviceMesh &mesh, ArrayRef<Port> ports) {
  SmallVector<sdy::ShardingAttr> shardings;
  for (const Port &port : ports)
    shardings.push_back(mesh.getSharding(port.whole, port.dim));
  return sdy::ShardingPerValueAttr::get(
      shardings.empty() ? mesh.getAxes().getContext() : shardings[0].getContext(), shardings);
}

sdy::ManualComputationOp import::createManual(OpBuilder &builder, Location loc, DeviceMesh &mesh,
                                              ValueRange operands, ArrayRef<Port> in,
                                              ArrayRef<Port> out) {
  auto types = llvm::map_to_vector(out, [](const Port &port) { return port.whole; });
  return sdy::ManualComputationOp::create(builder, loc, types, operands, getShardings(mesh, in),
                                          getShardings(mesh, out), mesh.getAxes());
}

void import::enclose(func::FuncOp entry, DeviceMesh &mesh, ArrayRef<Port> in, ArrayRef<Port> out) {
  Block &part = entry.getBody().front();
  Operation *terminator = part.getTerminator();
  OpBuilder builder(terminator);
  sdy::ReturnOp::create(builder, terminator->getLoc(), terminator->getOperands());
  terminator->erase();
  Block *whole = builder.createBlock(&entry.getBody(), entry.getBody().begin());
  for (auto [port, argument] : llvm::zip_equal(in, part.getArguments()))
    whole->addArgument(port.whole, argument.getLoc());
  auto op = createManual(builder, entry.getLoc(), mesh, whole->getArguments(), in, out);
  op.getBody().getBlocks().splice(op.getBody().end(), entry.getBody().getBlocks(),
                                  part.getIterator());
  func::ReturnOp::create(builder, entry.getLoc(), op.getResults());
  entry.setFunctionType(builder.getFunctionType(whole->getArgumentTypes(), op.getResultTypes()));
}
