//===- EqualNumbers.h - Which values ranks along a model's axis have alike ---------===//
#ifndef ZERO_LIB_VALIDATE_EQUALNUMBERS_H
#define ZERO_LIB_VALIDATE_EQUALNUMBERS_H

#include "Contents.h"

namespace zero::validate {

/// Tells it from the expression that makes a value: of arguments by their roles and the leaves that
/// are parts, of collectives by the axes that they are over. What nothing here tells is not equal.
class EqualNumbers {
public:
  EqualNumbers(const Contents &contents, const Numbering &numbering, mlir::ModuleOp module);

  /// Begins an entry: argument `i` is what `roles[i]` says, null where nothing does.
  void begin(llvm::ArrayRef<ir::RoleAttr> roles);
  /// Whether ranks that differ along `axes` only have the value of `number` alike.
  bool isEqual(Number number, mlir::ArrayAttr axes);

private:
  bool isEqualByItself(const Expression &expression) const;
  /// Axes along which ranks have other parts of an argument; none where that is not known.
  std::optional<mlir::ArrayAttr> getCutAxes(ir::RoleAttr role) const;
  bool isOver(mlir::Attribute axes) const;

  const Contents &contents;
  const Numbering &numbering;
  ir::MeshOp mesh;                                                // null: none, or several
  llvm::DenseMap<mlir::Attribute, mlir::ArrayAttr> units, leaves; // by name: axes that cut them
  llvm::SmallVector<ir::RoleAttr> roles;
  mlir::StringAttr axis;   // that `known` is about
  std::vector<bool> known; // by number, of operands before what they are operands of
};

} // namespace zero::validate
#endif
