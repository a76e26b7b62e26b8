#include "CheckedProgram.h"

using namespace mlir;
using namespace zero;
using namespace zero::checked;

FailureOr<Program> Program::read(ModuleOp module) {
  Program program;
  program.module = module;
  std::optional<int64_t> stage = ir::getConfigInt(module, "stage");
  if (!stage)
    return module.emitError() << "'zero-verify-partition' expects zero.config to have the stage; "
                                 "run zero-partition first";
  program.stage = *stage;
  auto meshes = llvm::to_vector(module.getOps<ir::MeshOp>());
  if (meshes.size() != 1)
    return module.emitError() << "expects one zero.mesh, found " << meshes.size();
  program.ranks = meshes[0].getGroupSize(meshes[0].getAxisNames());
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    program.layouts.push_back(layout);
    program.layoutOf[layout.getSymName()] = layout;
  }
  for (auto leaf : module.getOps<ir::LeafOp>())
    if (!program.leafOf.try_emplace(leaf.getLeafName(), leaf).second && leaf.getRole().isState())
      return leaf.emitOpError() << "has the name of another leaf, expected one of its own";
  for (auto entry : module.getOps<func::FuncOp>()) {
    if (!llvm::hasSingleElement(entry.getBody()))
      return entry.emitError() << "expects functions with one block";
    program.entries.push_back(entry);
  }
  program.main = module.lookupSymbol<func::FuncOp>("main");
  if (!program.main)
    return module.emitError() << "expects a function @main, the training step";
  return program;
}

/// Reads one flat buffer; `what` and `index` name it in messages.
static FailureOr<FlatState> readFlat(const Program &program, func::FuncOp entry, StringRef what,
                                     unsigned index, Value value, ir::RoleAttr role,
                                     ArrayAttr names) {
  auto fail = [&] {
    return entry.emitError() << what << " " << index << " (" << role.getName() << ") of @"
                             << entry.getName() << " ";
  };
  ir::LayoutOp layout = program.layoutOf.lookup(role.getUnit().getValue());
  if (!layout)
    return fail() << "names unit " << role.getUnit() << ", which the module does not define";
  int64_t elements = getElements(value), whole = layout.getElements();
  if (cast<RankedTensorType>(value.getType()).getRank() != 1 ||
      (elements != whole && elements != layout.getShardElements()))
    return fail() << "is " << value.getType() << ", but unit " << role.getUnit() << " has " << whole
                  << " elements and its shards " << layout.getShardElements();
  if (role.getNext() >= static_cast<int64_t>(entry.getNumResults()))
    return fail() << "is replaced by result " << role.getNext() << ", but there are "
                  << entry.getNumResults();
  if (!names || names.size() != layout.getSegments().size() ||
      !llvm::all_of(names, llvm::IsaPred<StringAttr>))
    return fail() << "expects zero.leaves with one name per segment of unit @"
                  << layout.getSymName();
  return FlatState{value, role, layout, llvm::to_vector(names.getAsRange<StringAttr>())};
}

FailureOr<SmallVector<FlatState>> Program::getArguments(func::FuncOp entry) const {
  SmallVector<FlatState> flats;
  for (BlockArgument arg : entry.getArguments()) {
    unsigned index = arg.getArgNumber();
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(index, "zero.role");
    if (!role || !role.getUnit())
      continue;
    FailureOr<FlatState> flat = readFlat(*this, entry, "argument", index, arg, role,
                                         entry.getArgAttrOfType<ArrayAttr>(index, "zero.leaves"));
    if (failed(flat))
      return failure();
    flats.push_back(std::move(*flat));
  }
  return flats;
}

/// On @main the argument says what a state result is; on other functions the result does.
FailureOr<SmallVector<FlatState>> Program::getResults(func::FuncOp entry) const {
  FailureOr<SmallVector<FlatState>> arguments = getArguments(entry);
  if (failed(arguments))
    return failure();
  SmallVector<FlatState> flats;
  Operation *terminator = entry.getBody().front().getTerminator();
  for (const FlatState &argument : *arguments)
    if (argument.role.getNext() >= 0) {
      flats.push_back(argument);
      flats.back().value = terminator->getOperand(argument.role.getNext());
    }
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    auto role = entry.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
    if (!role || !role.getUnit())
      continue;
    FailureOr<FlatState> flat =
        readFlat(*this, entry, "result", index, value, role,
                 entry.getResultAttrOfType<ArrayAttr>(index, "zero.leaves"));
    if (failed(flat))
      return failure();
    flats.push_back(std::move(*flat));
  }
  return flats;
}

Operation *checked::getOpInBlock(Operation *op, Block &block) {
  return block.findAncestorOpInBlock(*op);
}

Operation *checked::getLastRead(Value value) {
  Block &block = *value.getParentBlock();
  Operation *last = value.getDefiningOp();
  for (Operation *user : value.getUsers())
    if (Operation *at = getOpInBlock(user, block); at && (!last || last->isBeforeInBlock(at)))
      last = at;
  return last;
}
