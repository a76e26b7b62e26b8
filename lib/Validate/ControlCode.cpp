//===- ControlCode.cpp - The host code of loops and branches, run on paper ----===//
//
// A loop is run for one round from any state that a round may begin in, a branch once for each of
// its regions. A result may lie on the argument that a loop begins with, or not: what is written to
// it is gone from the argument, and what the code does where they lie apart must come to the same.
//===------------------------------------------------------------------------===//
#include "ControlCode.h"

#include "ControlCalls.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Validate/Records.h"

using namespace mlir;

namespace zero::validate {

static constexpr Equation kEquations[] = {
    {"call", Exactness::Exact,
     "a call of a kernel, by zrt_parallel or zrt_enqueue too, and zrt_multiply make what the op of "
     "a "
     "region makes that runs the same kernel or matmul on the same bytes"},
    {"update", Exactness::Exact,
     "a kernel that changes a part of an operand finds the operand in the place of its result"},
    {"in-place", Exactness::Exact,
     "what a call writes lies apart from all that it reads, but over an operand that `launch` "
     "allows; its scratch memory holds nothing afterwards"},
    {"copy", Exactness::Exact, "memcpy or zrt_move writes what it reads"},
    {"round", Exactness::Exact,
     "before each round, and behind the last one, what a loop carries lies in the places of its "
     "results: the operands, which may lie there from the start, then what the body gives; scratch "
     "memory holds nothing; the loop goes on while its predicate is not 0 and zrt_round gives 0"},
    {"branch", Exactness::Exact,
     "what a region gives ends in the places of the results; an if runs its second region where "
     "the predicate is 0, else its first; a case that of its index, or the last one; zrt_choose is "
     "told how many there are, and comes before all else"},
    {"stages", Exactness::Exact,
     "a kernel that sums columns runs its rows (an attention: its batch indices), then its "
     "columns, "
     "each once, on the kernel's buffers and over as many items as its schedule's rows, columns "
     "and "
     "tiles come to"},
    {"library-convolution", Exactness::Reassociates,
     "a kernel that a library convolves calls it once, on its operands, its result and its scratch "
     "memory, for tensors of their sizes and strides; the pairs of elements that the call "
     "multiplies for an element of the result are the convolution's; their sum, in an order of the "
     "library's, is in f32 and rounded once, and factors are rounded to TF32 where "
     "--f32-matmul=tf32 "
     "is given and the op does not ask for the HIGHEST precision, nowhere else"},
    {"factorisation", Exactness::Exact,
     "a kernel that factorises calls the runtime once, for the items that it is given, with its "
     "operands, its results and its scratch memory, in this order, and the record of its op"},
};

llvm::ArrayRef<Equation> getExecutableEquations() { return kEquations; }

namespace {

/// Where a path through the code ends.
struct Stop {
  enum class Kind { Return, Round, Join, Fork };
  Kind kind;
  Operation *at;
  Symbol test = {};                             // of a fork: what is compared with a number,
  Block *equal = nullptr, *different = nullptr; // and where it goes on
};

class ControlRun {
public:
  ControlRun(const ControlKernels &all, const ControlKernel &kernel, const SymbolTable &symbols,
             LLVM::LLVMFuncOp code)
      : kernel(kernel), code(code), calls(all, kernel, symbols, code) {}

  LogicalResult check() {
    if (failed(calls.checkFunctions()) || failed(findHeader()))
      return failure();
    ControlState state = calls.begin();
    return kernel.kind == ControlKernel::Kind::While ? checkLoop(state) : checkBranches(state);
  }

private:
  //===--------------------------------------------------------------------===//
  // Paths
  //===--------------------------------------------------------------------===//

  /// A loop has one block to which paths from the start come back; a branch has none. So every path
  /// ends.
  LogicalResult findHeader() {
    SmallVector<std::pair<Block *, unsigned>> path = {{&code.getBody().front(), 0}};
    llvm::SmallDenseSet<Block *> open = {path.front().first}, seen = open;
    while (!path.empty()) {
      auto &[block, next] = path.back();
      if (next == block->getNumSuccessors()) {
        open.erase(block);
        path.pop_back();
        continue;
      }
      Block *to = block->getSuccessor(next++);
      if (seen.insert(to).second) {
        open.insert(to);
        path.push_back({to, 0});
      } else if (open.contains(to) && to != header) {
        if (header || kernel.kind != ControlKernel::Kind::While)
          return block->getTerminator()->emitOpError("goes back where no round of a loop begins");
        header = to;
      }
    }
    if (!header && kernel.kind == ControlKernel::Kind::While)
      return code.emitOpError("is expected to be a loop, it never goes back");
    return success();
  }

  /// From the start of `block` to where the code returns, a round begins, `join` is reached, or it
  /// is up to a value how it goes on.
  FailureOr<Stop> walk(Block *block, ControlState &state, Block *join = nullptr) {
    while (true) {
      for (Operation &op : block->without_terminator())
        if (failed(calls.step(op, state)))
          return failure();
      Operation *end = block->getTerminator();
      if (isa<LLVM::ReturnOp>(end))
        return Stop{Stop::Kind::Return, end};
      auto jump = dyn_cast<LLVM::BrOp>(end);
      auto fork = dyn_cast<LLVM::CondBrOp>(end);
      if (!(jump || fork) || (jump ? jump->getNumOperands() != 0 : fork->getNumOperands() != 1))
        return end->emitOpError("is expected to return or to go on with a block of no arguments");
      block = jump ? jump.getDest() : fork.getTrueDest();
      if (fork) {
        Symbol test = calls.get(fork.getCondition());
        Block *otherwise = fork.getFalseDest();
        Block *equal = test.isEqual ? block : otherwise,
              *different = test.isEqual ? otherwise : block;
        if (test.kind == Symbol::Kind::Test)
          return Stop{Stop::Kind::Fork, end, test, equal, different};
        if (test.kind == Symbol::Kind::InPlace) {
          if (failed(checkApart(end, test.number, equal, different, state)))
            return failure();
          block = equal;
        } else if (test.kind == Symbol::Kind::Constant) {
          block = test.number ? block : otherwise;
        } else {
          return end->emitOpError("is expected to go by a value that was compared with a number");
        }
      }
      if (block == join)
        return Stop{Stop::Kind::Join, end};
      if (block == header)
        return Stop{Stop::Kind::Round, end};
    }
  }

  /// What is done where a result lies apart from its argument only gives what there is where it
  /// lies on it.
  LogicalResult checkApart(Operation *fork, unsigned result, Block *inPlace, Block *apart,
                           ControlState &state) {
    Bytes wanted = calls.readArgumentOf(state, result);
    size_t before = state.written.size();
    state.mayShare[result] = false;
    if (apart != inPlace &&
        failed(expectStop(walk(apart, state, inPlace), Stop::Kind::Join, "what follows in place")))
      return failure();
    state.mayShare[result] = true;
    calls.forgetList(state);
    if (calls.isOnlyWritten(state, result, before) && calls.readResult(state, result) == wanted)
      return success();
    return fork->emitOpError() << "is expected to give result " << result
                               << ", where it lies apart from argument " << kernel.shared[result]
                               << ", a copy of that and nothing else";
  }

  LogicalResult expectStop(const FailureOr<Stop> &stop, Stop::Kind kind, StringRef what) {
    if (succeeded(stop) && stop->kind != kind)
      return stop->at->emitOpError() << "comes where " << what << " was expected";
    return failure(failed(stop));
  }

  LogicalResult expectResults(ControlState &state, ArrayRef<Bytes> wanted, StringRef when) {
    for (auto [index, bytes] : llvm::enumerate(wanted)) {
      Bytes found = calls.readResult(state, index);
      if (found == bytes)
        continue;
      InFlightDiagnostic diag = code.emitOpError()
                                << "has " << kernel.values.describe(found)
                                << " in the place of result " << index << " " << when
                                << ", expected " << kernel.values.describe(bytes);
      diag.attachNote(kernel.loc) << "planned here";
      return diag;
    }
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Loops and branches
  //===--------------------------------------------------------------------===//

  // Equation: round.
  LogicalResult checkLoop(ControlState &state) {
    if (failed(expectStop(walk(&code.getBody().front(), state), Stop::Kind::Round,
                          "the first round")) ||
        failed(expectResults(state, kernel.operands, "before the first round")))
      return failure();
    calls.beginRound(state);
    FailureOr<Stop> asks = walk(header, state);
    if (failed(expectStop(asks, Stop::Kind::Fork, "a call of zrt_round")))
      return failure();
    if (!asks->test.isRound || asks->test.number != 0)
      return asks->at->emitOpError("is expected to end the loop where zrt_round gives another "
                                   "number than 0");
    if (failed(checkExit(asks->different, state)))
      return failure();
    FailureOr<Stop> tests = walk(asks->equal, state);
    if (failed(expectStop(tests, Stop::Kind::Fork, "the loop's predicate")) ||
        failed(expectValue(*tests, kernel.gives[0].front(), 0)))
      return failure();
    if (failed(checkExit(tests->equal, state)))
      return failure();
    return failure(
        failed(expectStop(walk(tests->different, state), Stop::Kind::Round, "the next round")) ||
        failed(expectResults(state, kernel.gives[1], "after a round")));
  }

  LogicalResult checkExit(Block *exit, ControlState state) {
    return failure(
        failed(expectStop(walk(exit, state), Stop::Kind::Return, "the end of the kernel")) ||
        failed(expectResults(state, kernel.carried, "at the end")));
  }

  LogicalResult expectValue(const Stop &fork, const Bytes &wanted, std::optional<int64_t> number) {
    if (!fork.test.isRound && fork.test.bytes == wanted && (!number || fork.test.number == *number))
      return success();
    return fork.at->emitOpError() << "goes by whether "
                                  << (fork.test.isRound ? "zrt_round"
                                                        : kernel.values.describe(fork.test.bytes))
                                  << " is " << fork.test.number << ", expected "
                                  << kernel.values.describe(wanted);
  }

  // Equation: branch. The last region of a case is that of all other numbers; the first one of an
  // if is that of all but 0.
  LogicalResult checkBranches(ControlState &state) {
    bool isIf = kernel.kind == ControlKernel::Kind::If;
    size_t last = isIf ? 0 : kernel.gives.size() - 1;
    llvm::SmallDenseSet<int64_t> tested;
    FailureOr<Stop> stop = walk(&code.getBody().front(), state);
    while (succeeded(stop) && stop->kind == Stop::Kind::Fork) {
      int64_t number = stop->test.number;
      if (failed(expectValue(*stop, kernel.operands.front(),
                             isIf ? std::optional<int64_t>(0) : std::nullopt)))
        return failure();
      if (!tested.insert(number).second)
        return stop->at->emitOpError() << "tests a second time for " << number;
      bool hasRegion = number >= 0 && number < static_cast<int64_t>(kernel.gives.size());
      size_t region = isIf ? 1 : hasRegion ? number : last;
      if (failed(checkRegion(stop->equal, state, region)))
        return failure();
      stop = walk(stop->different, state);
    }
    if (failed(expectStop(stop, Stop::Kind::Return, "the end of the kernel")))
      return failure();
    for (int64_t region = 0, count = kernel.gives.size(); region < count; ++region)
      if (!isIf && region != static_cast<int64_t>(last) && !tested.contains(region))
        return code.emitOpError() << "never runs branch " << region;
    if (isIf && tested.empty())
      return code.emitOpError("is expected to go by the predicate");
    return expectResults(state, kernel.gives[last], describeRegion(last));
  }

  LogicalResult checkRegion(Block *block, ControlState state, size_t region) {
    return failure(
        failed(expectStop(walk(block, state), Stop::Kind::Return, "the end of the kernel")) ||
        failed(expectResults(state, kernel.gives[region], describeRegion(region))));
  }

  static std::string describeRegion(size_t region) {
    return "after branch " + std::to_string(region);
  }

  const ControlKernel &kernel;
  LLVM::LLVMFuncOp code;
  ControlCalls calls;
  Block *header = nullptr;
};

} // namespace

LogicalResult checkControlCode(const ControlKernels &kernels, const SymbolTable &emitted) {
  auto functions = cast<ModuleOp>(emitted.getOp()).getOps<LLVM::LLVMFuncOp>();
  bool hasCode = llvm::any_of(functions, [](LLVM::LLVMFuncOp function) {
    return function->hasAttr("zero.kernel") && !function.isExternal();
  });
  for (const auto &[name, kernel] : kernels.kernels) {
    auto code = emitted.lookup<LLVM::LLVMFuncOp>(name);
    auto work = code ? code->getAttrOfType<IntegerAttr>("zero.work") : IntegerAttr();
    if (!work || work.getInt() != 1 || code.getNumArguments() == 0)
      return emitted.getOp()->emitError()
             << "has no kernel '" << name << "' of one work item, as a loop or branch is";
    if (code.isExternal() && !hasCode) // of a target without machine code
      continue;
    if (code.isExternal())
      return code.emitOpError("is a loop or branch without code, where other kernels have some");
    if (failed(ControlRun(kernels, kernel, emitted, code).check()))
      return failure();
  }
  return success();
}

} // namespace zero::validate
