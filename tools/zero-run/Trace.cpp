#include "Trace.h"

#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Support/Random.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cmath>
#include <map>

using namespace mlir;
using namespace zero;

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

namespace {
class Tracer : public RunObserver {
public:
  Tracer(const TraceOptions &options, Trace &trace) : options(options), trace(trace) {}

  void onOp(Operation *op, Operation *outer, MutableArrayRef<Values> results) override {
    take(op, outer, results);
  }
  LogicalResult beforeLaunch(Operation *launch, MutableArrayRef<Values> found) override {
    take(launch, nullptr, found, cast<ir::LaunchOpInterface>(launch).getReads().size());
    return success();
  }
  LogicalResult afterLaunch(Operation *launch, MutableArrayRef<Values> written) override {
    take(launch, nullptr, written);
    return success();
  }

private:
  /// `reads`: how many of the values a launch reads.
  void take(Operation *op, Operation *outer, MutableArrayRef<Values> results,
            std::optional<size_t> reads = {}) {
    size_t count = results.empty() ? 0 : results.front().size();
    for (unsigned index = 0; index < reads.value_or(count); ++index) {
      TracedValue value{op, outer, index, {}, reads.has_value()};
      if (options.replacement && options.replacement->isAt(value))
        for (auto [ofRank, tensor] : llvm::zip(results, options.replacement->ranks))
          ofRank[index] = tensor;
      if (!options.keepsTrace || !results.front()[index])
        continue; // a future
      for (const Values &ofRank : results)
        value.ranks.push_back(ofRank[index]);
      trace.push_back(std::move(value));
    }
  }

  const TraceOptions &options;
  Trace &trace;
};
} // namespace

ProgramRun zero::runProgram(ModuleOp module, ArrayRef<Tensor> arguments,
                            const TraceOptions &options) {
  ProgramRun run;
  std::string message;
  ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error && message.empty())
      message = diagnostic.str();
    return success();
  });
  FunctionOpInterface step = ir::findStep(module);
  Tracer tracer(options, run.trace);
  RunOptions runOptions;
  runOptions.orderSeed = options.orderSeed;
  if (options.keepsTrace || options.replacement)
    runOptions.observer = &tracer;
  if (!step)
    run.message = "the module has no step";
  else if (failed(runUnsharded(step, arguments, run.results, runOptions)))
    run.message = message.empty() ? "the interpreter has failed" : message;
  return run;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

static bool isApproximate(DType dtype) { return isFloat(dtype) || isComplex(dtype); }

static double getLargest(const Tensor &tensor) {
  if (!isFloat(tensor.getDType()))
    return 1;
  double largest = 0;
  Tensor wide = tensor.converted(DType::F64);
  for (int64_t i = 0, n = wide.getNumElements(); i < n; ++i)
    if (double element = std::fabs(wide.data<double>()[i]); std::isfinite(element))
      largest = std::max(largest, element);
  return largest;
}

/// |a - b| / unit of one element; NaN is equal to NaN, and to nothing else.
static double getElementError(const Tensor &a, const Tensor &b, int64_t at, double unit) {
  size_t width = getByteWidth(a.getDType());
  if (std::memcmp(a.getBytes() + at * width, b.getBytes() + at * width, width) == 0)
    return 0;
  if (!isApproximate(a.getDType()))
    return std::numeric_limits<double>::infinity();
  auto pick = [&](const Tensor &tensor) {
    Tensor element(tensor.getDType(), {});
    std::memcpy(element.getMutableBytes(), tensor.getBytes() + at * width, width);
    return element;
  };
  return getLargestError(pick(a), pick(b), unit);
}

static std::string describePlace(const Tensor &tensor, int64_t at) {
  std::string text = "[";
  for (auto [dim, stride] : llvm::enumerate(getRowMajorStrides(tensor.getShape())))
    text += (dim ? ", " : "") + std::to_string(at / stride % tensor.getDim(dim));
  return text + "]";
}

std::optional<ElementDifference> zero::findElement(const Tensor &expected, const Tensor &found,
                                                   Rule rule, double unit) {
  if (unit == 0)
    unit = std::max(getLargest(expected), std::numeric_limits<double>::min());
  std::optional<ElementDifference> first;
  double largest = 0;
  for (int64_t i = 0, n = expected.getNumElements(); i < n; ++i) {
    double error = getElementError(expected, found, i, unit);
    // Bits of one value (zeros of both signs) are bits too.
    size_t width = getByteWidth(expected.getDType());
    bool isSame = rule.tolerance > 0
                      ? error <= rule.tolerance
                      : error == 0 && (std::memcmp(expected.getBytes() + i * width,
                                                   found.getBytes() + i * width, width) == 0 ||
                                       printElement(expected, i) == printElement(found, i));
    if (!isSame && !first)
      first = ElementDifference{describePlace(expected, i), printElement(expected, i),
                                printElement(found, i), 0};
    largest = std::max(largest, error);
  }
  if (first)
    first->error = largest;
  return first;
}

std::optional<ElementDifference> zero::findElement(const Values &expected, const Values &found,
                                                   Rule rule) {
  std::optional<ElementDifference> first;
  for (auto [rank, a, b] : llvm::enumerate(expected, found)) {
    if (a.getDType() != b.getDType() || a.getShape() != b.getShape())
      return std::nullopt;
    std::optional<ElementDifference> difference = findElement(a, b, rule);
    if (!difference)
      continue;
    if (!first) {
      first = difference;
      first->place += " on rank " + std::to_string(rank);
    }
    first->error = std::max(first->error, difference->error);
  }
  return first;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

Rule zero::getRoundingRule(ModuleOp module) {
  double tolerance = 1e-5;
  module.walk([&](Operation *op) {
    for (Type type : op->getResultTypes()) {
      Type element = getElementTypeOrSelf(type);
      if (!isa<FloatType>(element))
        continue;
      unsigned width = cast<FloatType>(element).getWidth();
      tolerance = std::max(tolerance, width <= 8         ? 0.25
                                      : element.isBF16() ? 3e-2
                                      : element.isF16()  ? 4e-3
                                                         : 1e-5);
    }
  });
  return {tolerance};
}

namespace {
/// Sums of squares of the states of one role.
struct RoleSum {
  double error = 0, norm = 0;
  double get() const {
    if (std::isnan(error) || std::isinf(error))
      return std::numeric_limits<double>::infinity();
    return norm > 0 ? std::sqrt(error / norm) : error > 0 ? std::sqrt(error) : 0;
  }
};
} // namespace

static RoleSum getSum(const Tensor &a, const Tensor &b) {
  RoleSum sum;
  Tensor x = a.converted(DType::F64), y = b.converted(DType::F64);
  for (int64_t i = 0, n = x.getNumElements(); i < n; ++i) {
    double expected = x.data<double>()[i], found = y.data<double>()[i];
    if (expected == found || (std::isnan(expected) && std::isnan(found)))
      sum.norm += std::isfinite(expected) ? expected * expected : 0;
    else
      sum.error += (expected - found) * (expected - found), sum.norm += expected * expected;
  }
  return sum;
}

ResultsDifference zero::compareResults(const EntryInterface &interface, const Values &expected,
                                       const Values &found, Rule rule) {
  ResultsDifference difference;
  std::map<ir::RoleKind, RoleSum> roles;
  SmallVector<RoleSum> own(expected.size());
  auto isOfRole = [&](unsigned index) {
    ir::RoleAttr role = interface.results[index].role;
    return role && role.isState() && isFloat(expected[index].getDType());
  };
  for (auto [index, a, b] : llvm::enumerate(expected, found)) {
    if (a.identicalTo(b) || !findElement(a, b, {0}))
      ;
    else
      difference.haveSameBits = false;
    if (isOfRole(index)) {
      own[index] = getSum(a, b);
      RoleSum &role = roles[interface.results[index].role.getKind()];
      role.error += own[index].error, role.norm += own[index].norm;
    }
  }
  for (auto [index, a, b] : llvm::enumerate(expected, found)) {
    double error;
    bool differs;
    if (rule.tolerance > 0 && isOfRole(index)) {
      error = roles[interface.results[index].role.getKind()].get();
      differs = error > rule.tolerance && own[index].get() > rule.tolerance;
    } else {
      std::optional<ElementDifference> element = findElement(a, b, rule);
      double unit = std::max(getLargest(a), std::numeric_limits<double>::min());
      error = getLargestError(a, b, unit);
      differs = element.has_value();
    }
    difference.error = std::max(difference.error, error);
    if (differs)
      difference.results.push_back(index);
  }
  return difference;
}

//===----------------------------------------------------------------------===//
// Which values have no equal
//===----------------------------------------------------------------------===//

static bool areIdentical(const Values &a, const Values &b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
           auto &[x, y] = pair;
           return x.getDType() == y.getDType() && x.getShape() == y.getShape() &&
                  (x.sharesBufferWith(y) || x.identicalTo(y));
         });
}

static bool haveSameType(const TracedValue &a, const TracedValue &b) {
  return a.ranks.front().getDType() == b.ranks.front().getDType() &&
         a.ranks.front().getShape() == b.ranks.front().getShape();
}

/// What the launch of the same number reads there; null where there is none.
static const TracedValue *findRead(const Trace &trace, const TracedValue &read) {
  Attribute id = read.op->getAttr("id");
  auto other = llvm::find_if(trace, [&](const TracedValue &value) {
    return value.isRead && value.index == read.index && value.op->getAttr("id") == id &&
           haveSameType(value, read);
  });
  return id && other != trace.end() ? &*other : nullptr;
}

std::vector<ValuePair> zero::pairDifferent(const Trace &expected, const Trace &found) {
  std::map<std::pair<DType, size_t>, std::vector<unsigned>> bySize;
  auto keyOf = [](const TracedValue &value) {
    return std::pair(value.ranks.front().getDType(), value.ranks.front().getNumBytes());
  };
  for (auto [index, value] : llvm::enumerate(expected))
    if (!value.isRead)
      bySize[keyOf(value)].push_back(index);
  std::vector<bool> isMatched(expected.size(), false);
  std::vector<unsigned> unmatched;
  for (auto [index, value] : llvm::enumerate(found)) {
    if (value.isRead) {
      const TracedValue *other = findRead(expected, value);
      if (other && !areIdentical(other->ranks, value.ranks))
        unmatched.push_back(index);
      continue;
    }
    bool any = false;
    for (unsigned other : bySize[keyOf(value)])
      if (areIdentical(expected[other].ranks, value.ranks))
        any = isMatched[other] = true;
    if (!any)
      unmatched.push_back(index);
  }
  std::vector<ValuePair> pairs;
  for (unsigned index : unmatched) {
    const TracedValue &value = found[index];
    if (value.isRead) {
      pairs.push_back({findRead(expected, value), &value});
      continue;
    }
    auto findFree = [&](bool byName) -> std::optional<unsigned> {
      for (unsigned other = 0; other < expected.size(); ++other)
        if (!isMatched[other] && !expected[other].isRead && haveSameType(expected[other], value) &&
            (!byName || expected[other].op->getName() == value.op->getName()))
          return other;
      return std::nullopt;
    };
    std::optional<unsigned> first = findFree(/*byName=*/false), named = findFree(/*byName=*/true);
    if (!first)
      continue;
    pairs.push_back({&expected[*first], &value});
    if (named && named != first)
      pairs.push_back({&expected[*named], &value});
    isMatched[named.value_or(*first)] = true;
  }
  return pairs;
}

//===----------------------------------------------------------------------===//
// The same across a pass: whole values
//===----------------------------------------------------------------------===//

namespace {
/// One way to read what ranks hold as elements in order.
struct Form {
  DType dtype;
  Tensor elements; // f64, one dimension
  double largest;
};
} // namespace

static Form makeForm(const Tensor &tensor) {
  Form form{tensor.getDType(), tensor.converted(DType::F64), 0};
  form.elements = form.elements.reshaped({form.elements.getNumElements()});
  form.largest = getLargest(form.elements);
  return form;
}

static Tensor joinAlong(const Values &ranks, int64_t dim) {
  const Tensor &first = ranks.front();
  SmallVector<int64_t> shape(first.getShape());
  int64_t outer = countElements(ArrayRef(shape).take_front(dim));
  size_t inner = first.getNumBytes() / std::max<int64_t>(outer, 1);
  shape[dim] *= ranks.size();
  Tensor whole(first.getDType(), shape);
  char *to = whole.getMutableBytes();
  for (int64_t row = 0; row < outer; ++row)
    for (const Tensor &tensor : ranks) {
      std::memcpy(to, tensor.getBytes() + row * inner, inner);
      to += inner;
    }
  return whole;
}

static Tensor addUp(const Values &ranks) {
  Tensor sum = ranks.front().converted(DType::F64);
  sum.makeUnique();
  for (const Tensor &term : ArrayRef(ranks).drop_front()) {
    Tensor wide = term.converted(DType::F64);
    for (int64_t i = 0, n = sum.getNumElements(); i < n; ++i)
      sum.mutableData<double>()[i] += wide.data<double>()[i];
  }
  return sum;
}

/// The segments of a unit's elements.
static void addSegments(ModuleOp module, const Tensor &flat, std::vector<Form> &forms) {
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    if (static_cast<int64_t>(layout.getElements()) != flat.getNumElements())
      continue;
    size_t width = getByteWidth(flat.getDType());
    for (ir::SegmentAttr segment : layout.getSegmentRange()) {
      Tensor part(flat.getDType(), {segment.getNumElements()});
      std::memcpy(part.getMutableBytes(), flat.getBytes() + segment.getOffset() * width,
                  part.getNumBytes());
      forms.push_back(makeForm(part));
    }
  }
}

static std::vector<Form> getForms(ModuleOp module, const TracedValue &value) {
  std::vector<Form> forms;
  const Tensor &first = value.ranks.front();
  if (isComplex(first.getDType()))
    return forms; // no elements in order
  bool isReplicated = llvm::all_of(value.ranks, [&](const Tensor &other) {
    return other.sharesBufferWith(first) || other.identicalTo(first);
  });
  auto add = [&](const Tensor &tensor) {
    forms.push_back(makeForm(tensor));
    if (tensor.getRank() == 1)
      addSegments(module, tensor, forms);
  };
  if (isReplicated)
    add(first);
  for (int64_t dim = 0; value.ranks.size() > 1 && dim < first.getRank(); ++dim)
    add(joinAlong(value.ranks, dim));
  if (!isReplicated && isFloat(first.getDType())) {
    Tensor sum = addUp(value.ranks);
    forms.push_back(makeForm(sum));
    forms.back().dtype = first.getDType();
  }
  return forms;
}

static bool areEqual(const Form &a, const Form &b, Rule rule) {
  if (a.dtype != b.dtype || a.elements.getNumElements() != b.elements.getNumElements())
    return false;
  double allowed = rule.tolerance * a.largest;
  const double *x = a.elements.data<double>(), *y = b.elements.data<double>();
  for (int64_t i = 0, n = a.elements.getNumElements(); i < n; ++i)
    if (!(x[i] == y[i] || (std::isnan(x[i]) && std::isnan(y[i])) ||
          (isFloat(a.dtype) && std::fabs(x[i] - y[i]) <= allowed)))
      return false;
  return true;
}

/// A pass keeps the place of what it moves, and of what it makes of something the place of that.
static bool haveSamePlace(const TracedValue &a, const TracedValue &b) {
  return a.op->getLoc() == b.op->getLoc() && !isa<UnknownLoc>(a.op->getLoc());
}

std::vector<ValuePair> zero::pairDifferentWhole(ModuleOp before, const Trace &expected,
                                                ModuleOp after, const Trace &found, Rule rule) {
  auto getAll = [](ModuleOp module, const Trace &trace) {
    std::vector<std::vector<Form>> forms;
    for (const TracedValue &value : trace)
      forms.push_back(getForms(module, value));
    return forms;
  };
  auto ours = getAll(before, expected), theirs = getAll(after, found);
  std::map<int64_t, std::vector<std::pair<unsigned, const Form *>>> bySize;
  for (auto [index, forms] : llvm::enumerate(ours))
    for (const Form &form : forms)
      bySize[form.elements.getNumElements()].push_back({index, &form});
  std::vector<bool> isMatched(expected.size(), false);
  std::vector<unsigned> unmatched;
  for (auto [index, forms] : llvm::enumerate(theirs)) {
    bool any = forms.empty();
    for (const Form &form : forms)
      for (auto [other, otherForm] : bySize[form.elements.getNumElements()])
        if (areEqual(*otherForm, form, rule))
          any = isMatched[other] = true;
    if (!any)
      unmatched.push_back(index);
  }
  std::vector<ValuePair> pairs;
  auto isFree = [&](unsigned other, unsigned index, bool byName) {
    // What a collective gives is whole, as its terms are when they are put together.
    bool isCollective = !byName && isa<ir::CollectiveOpInterface, ir::AwaitOp>(found[index].op);
    return (!isMatched[other] || isCollective) && haveSamePlace(expected[other], found[index]) &&
           (!byName || expected[other].op->getName() == found[index].op->getName()) &&
           findWholeElement(before, expected[other], after, found[index], rule);
  };
  for (unsigned index : unmatched)
    for (bool byName : {true, false}) {
      auto others = llvm::seq<unsigned>(expected.size());
      auto other =
          llvm::find_if(others, [&](unsigned other) { return isFree(other, index, byName); });
      if (other == others.end())
        continue;
      isMatched[*other] = true;
      pairs.push_back({&expected[*other], &found[index]});
      break;
    }
  return pairs;
}

std::optional<ElementDifference> zero::findWholeElement(ModuleOp before,
                                                        const TracedValue &expected, ModuleOp after,
                                                        const TracedValue &found, Rule rule) {
  // Of several ways to put both together, the one that makes them most alike is what they are.
  std::optional<ElementDifference> nearest;
  std::vector<Form> ours = getForms(before, expected), theirs = getForms(after, found);
  for (const Form &a : ours)
    for (const Form &b : theirs) {
      if (a.dtype != b.dtype || a.elements.getNumElements() != b.elements.getNumElements())
        continue;
      auto difference =
          findElement(a.elements.converted(a.dtype), b.elements.converted(b.dtype), rule);
      if (difference && (!nearest || difference->error < nearest->error))
        nearest = difference;
    }
  if (nearest)
    nearest->place += " of the whole value in order";
  return nearest;
}

//===----------------------------------------------------------------------===//
// Names and places
//===----------------------------------------------------------------------===//

std::string zero::describeValue(const TracedValue &value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto name = [&](Operation *op, unsigned index) {
    auto function = op->getParentOfType<FunctionOpInterface>();
    if (index < op->getNumResults()) {
      AsmState state(function);
      op->getResult(index).printAsOperand(os, state);
      os << " of @" << function.getName() << ", " << op->getName();
      return;
    }
    auto launch = cast<ir::LaunchOpInterface>(op);
    bool isRead = value.isRead && op == value.op;
    os << (isRead ? "what it reads as input " : "output ") << index << " at byte "
       << (isRead ? launch.getReads() : launch.getWrites())[index].getOffset()
       << (isRead ? ": " : " of ") << launch.getLabel();
    if (auto id = op->getAttrOfType<IntegerAttr>("id"))
      os << ", id " << id.getInt() << " of @" << function.getName();
  };
  name(value.op, value.index);
  if (auto kernel = value.outer ? value.outer->getAttr("kernel") : Attribute()) {
    os << ", in the kernel of ";
    name(value.outer, 0);
  }
  return text;
}

std::string zero::describeLocation(Location loc) {
  return llvm::TypeSwitch<Location, std::string>(loc)
      .Case([](FileLineColLoc at) {
        return (at.getFilename().getValue() + ":" + llvm::Twine(at.getLine()) + ":" +
                llvm::Twine(at.getColumn()))
            .str();
      })
      .Case([](NameLoc named) {
        std::string child = describeLocation(named.getChildLoc());
        return named.getName().str() + (child.empty() ? "" : " (" + child + ")");
      })
      .Case([](CallSiteLoc call) { return describeLocation(call.getCallee()); })
      .Case([](FusedLoc fused) {
        for (Location part : fused.getLocations())
          if (std::string text = describeLocation(part); !text.empty())
            return text;
        return std::string();
      })
      .Default([](Location) { return std::string(); });
}
