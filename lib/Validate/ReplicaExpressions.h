//===- ReplicaExpressions.h - Imported expressions, made equal by equations ----===//
#ifndef ZERO_LIB_VALIDATE_REPLICAEXPRESSIONS_H
#define ZERO_LIB_VALIDATE_REPLICAEXPRESSIONS_H

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Validate/Numbering.h"

#include <optional>

namespace zero::validate::replica {

/// An iota that counts from `start`.
struct Count {
  Number iota;
  int64_t start;
};

/// Numbers of expressions, made canonical by the exact equations that hold for an op whatever the
/// ranks.
class Expressions {
public:
  explicit Expressions(mlir::MLIRContext *context) : numbering(context) {}

  mlir::MLIRContext *getContext() const { return numbering.getContext(); }
  const Numbering &getNumbering() const { return numbering; }

  Number get(mlir::StringAttr op, mlir::Attribute attributes, mlir::Type type,
             llvm::ArrayRef<Number> operands, unsigned result, mlir::LocationAttr loc);
  /// A word of this validator's own: "argument", "carried", ...
  Number get(llvm::StringRef word, mlir::Attribute attributes, mlir::Type type,
             llvm::ArrayRef<Number> operands, mlir::LocationAttr loc);
  /// An op of the dialect with one result, the given attributes only.
  template <typename Op>
  Number make(mlir::Type type, llvm::ArrayRef<Number> operands, mlir::LocationAttr loc,
              llvm::ArrayRef<mlir::NamedAttribute> attributes = {}) {
    mlir::Attribute own;
    if (!attributes.empty())
      own = mlir::DictionaryAttr::get(getContext(), attributes);
    return get(mlir::StringAttr::get(getContext(), Op::getOperationName()), own, type, operands, 0,
               loc);
  }
  Number makeFresh(llvm::StringRef word, mlir::Type type, mlir::LocationAttr loc);

  const Expression &operator[](Number number) const { return numbering.getExpression(number); }
  template <typename Op> bool is(Number number) const {
    return (*this)[number].op.getValue() == Op::getOperationName();
  }
  bool isElementwise(Number number) { return getInfo((*this)[number].op).isElementwise; }
  mlir::RankedTensorType getType(Number number) const {
    return llvm::cast<mlir::RankedTensorType>((*this)[number].type);
  }
  llvm::ArrayRef<int64_t> getShape(Number number) const { return getType(number).getShape(); }
  /// An attribute of the op that is known to have it.
  llvm::ArrayRef<int64_t> getDims(Number number, llvm::StringRef name) const;
  int64_t getInt(Number number, llvm::StringRef name) const;
  template <typename Attr> Attr getAttr(Number number, llvm::StringRef name) const {
    auto own = llvm::dyn_cast_or_null<mlir::DictionaryAttr>((*this)[number].attributes);
    return own ? own.getAs<Attr>(name) : Attr();
  }

  /// The element that the value consists of, null where it is not known to be one.
  mlir::Attribute getSplat(Number number) const { return splats[number]; }
  std::optional<int64_t> getSplatInteger(Number number) const;
  bool isZero(Number number) const;
  /// Whether the value is what any number stays the same with when it is added: of floating numbers
  /// -0.0.
  bool isNeutral(Number number) const;
  /// The count that the value is: an iota, or an iota plus the same integer everywhere.
  std::optional<Count> getCount(Number number) const;

  /// Numbers made until now are of the import program.
  void closeImport() { numImported = numbering.size(); }
  bool isImported(Number number) const { return number < numImported; }
  /// Of several expressions that all hold, the one that the import program has; else the first.
  Number prefer(llvm::ArrayRef<Number> candidates) const;

  std::string print(Number number) const { return numbering.print(number); }

private:
  struct OpInfo {
    bool isElementwise = false, isCommutative = false;
  };
  const OpInfo &getInfo(mlir::StringAttr op);
  /// The number that an equation says the expression has; none where no equation applies.
  std::optional<Number> simplify(mlir::StringAttr op, mlir::Attribute attributes, mlir::Type type,
                                 llvm::ArrayRef<Number> operands, mlir::LocationAttr loc);
  std::optional<Number> simplifyBroadcast(mlir::Attribute attributes, mlir::Type type,
                                          Number operand, mlir::LocationAttr loc);
  mlir::Attribute computeSplat(Number number) const;
  void extendSplats();

  Numbering numbering;
  std::vector<mlir::Attribute> splats; // by number
  llvm::DenseMap<mlir::StringAttr, OpInfo> infos;
  size_t numImported = 0;
};

} // namespace zero::validate::replica
#endif
