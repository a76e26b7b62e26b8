//===- PaddingTerms.h - What expressions of a padded program are ---------------===//
#ifndef ZERO_LIB_VALIDATE_PADDINGTERMS_H
#define ZERO_LIB_VALIDATE_PADDINGTERMS_H

#include "ReplicaExpressions.h"

#include <map>
#include <optional>
#include <tuple>

namespace zero::validate::padding {

using replica::Expressions;

/// What an expression holds behind the rows that the import program has: one number everywhere.
/// `Positive` of predicates: true.
enum class Rest : uint8_t { Unknown, Zero, Positive, Lowest, Highest };

/// A padded expression: its first rows along the dimension are the imported expression's.
struct Term {
  Number number; // of the imported expression
  Rest rest = Rest::Unknown;
  /// Whether all rows are alike.
  bool isUniform = false;
};

/// What the element of a splat is; of none: unknown.
Rest getRest(mlir::Attribute element);
/// What an elementwise expression holds of what its operands hold, over the real numbers.
Rest getRest(Expressions &expressions, Number number, llvm::ArrayRef<Term> operands);

/// The expressions of the padded program, one after the other.
class Terms {
public:
  explicit Terms(Expressions &expressions) : expressions(expressions) {}

  /// An argument of the padded program whose added rows are zeros.
  void setArgument(Number number, int64_t dim, int64_t rows, Number imported);
  /// All expressions from `begin` on, to those that there are now.
  void run(Number begin);

  /// What the expression is, of `rows` rows along the dimension.
  std::optional<Term> get(Number number, int64_t dim, int64_t rows);
  /// The imported expression that an expression of the same type is.
  std::optional<Number> getWhole(Number number) const;
  /// The first expression for which there was no rule; none: there were rules for all.
  std::optional<Number> getFailed() const { return failed; }

private:
  using Found = std::optional<Term>;

  bool isOf(Number number) const { return number < isPadded.size() && isPadded[number]; }
  void visit(Number number);
  std::optional<Number> rebuild(Number number);

  // Expressions that take the padded dimension of operand 0 together.
  std::optional<Number> consume(Number number);
  std::optional<Number> consumeSlice(Number number, int64_t dim, const Term &of, int64_t rows);
  std::optional<Number> consumeReduce(Number number, int64_t dim, const Term &of);
  std::optional<Number> consumeGather(Number number, int64_t dim, const Term &of, int64_t rows);
  std::optional<Number> consumeDot(Number number);

  // Expressions that keep it.
  Found make(Number number, int64_t dim, int64_t rows);
  Found makeElementwise(Number number, int64_t dim, int64_t rows);
  Found makeMasked(Number number, int64_t dim, int64_t rows);
  Found makePad(Number number, int64_t dim, int64_t rows);
  Found makeBroadcast(Number number, int64_t dim, int64_t rows);
  Found makeMoved(Number number, int64_t dim, int64_t from, int64_t rows);
  Found makeConcatenate(Number number, int64_t dim, int64_t rows);
  Found makeSlice(Number number, int64_t dim, int64_t rows);
  Found makeDot(Number number, int64_t dim, int64_t rows);
  Found makeReduce(Number number, int64_t dim, int64_t rows);
  Found makeScatter(Number number, int64_t dim, int64_t rows);
  Number makeImported(Number number, int64_t dim, int64_t rows, llvm::ArrayRef<Number> operands,
                      mlir::Attribute attributes = {});

  bool isMask(Number number, int64_t dim, int64_t rows) const;
  /// Whether each entry of `bounds`, by column of an index, is so large that nothing but what lies
  /// outside is above it; in `column`: `rows` - 1.
  bool areBounds(Number bounds, int64_t vectorDim, int64_t column, int64_t rows,
                 llvm::ArrayRef<int64_t> others) const;
  /// What a reduction's region reduces by, as the op's name; empty for others.
  llvm::StringRef getReducer(Number region) const;
  llvm::SmallVector<std::pair<int64_t, int64_t>> getFollowed(Number number, unsigned operand) const;
  int64_t follow(Number number, unsigned operand, int64_t dim) const;

  Expressions &expressions;
  std::map<std::tuple<Number, int64_t, int64_t>, Found> known;
  /// By number: whether it is made of padded arguments.
  std::vector<bool> isPadded;
  /// Of those, the dimension and the rows that it is padded along; those that are as imported.
  llvm::DenseMap<Number, std::pair<int64_t, int64_t>> padded;
  llvm::DenseMap<Number, Number> wholes;
  std::optional<Number> failed;
};

} // namespace zero::validate::padding
#endif
