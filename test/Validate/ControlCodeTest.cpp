//===- ControlCodeTest.cpp - Every op of a loop's or branch's code counts -----===//
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Validate/Records.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace zero;

namespace {

/// By target: on a GPU the host drives loops and branches.
class ControlCode : public testing::TestWithParam<const char *> {
protected:
  ControlCode() {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    registerAllPasses();
    ParserConfig config(&context);
    planned = parseSourceFile<ModuleOp>(ZERO_CONTROL_CODE, config);
    if (StringRef target = GetParam(); target != "cpu")
      EXPECT_TRUE(
          succeeded(ir::recordConfig(*planned, "target", StringAttr::get(&context, target))));
    run(*planned, "zero-form-kernels,zero-schedule-kernels,zero-schedule,"
                  "zero-verify-scheduled,"
                  "zero-plan-buffers,zero-verify-plan");
    emitted = planned->clone();
    run(*emitted, "zero-lower-kernels,zero-lower-host");
    for (auto function : emitted->getOps<LLVM::LLVMFuncOp>())
      if (function.getSymName().starts_with("k_while") || function.getSymName() == "k_if" ||
          function.getSymName() == "k_case")
        codes.push_back(function);
  }

  void run(ModuleOp module, StringRef passes) {
    PassManager pm(&context, ModuleOp::getOperationName());
    EXPECT_TRUE(succeeded(parsePassPipeline(passes, pm)) && succeeded(pm.run(module)));
  }

  /// Whether the module as it is now is refused, with a message.
  bool isRefused() {
    ++edits;
    unsigned errors = 0;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &) { ++errors; });
    bool refused = failed(validate::validateRecords(*planned, *emitted));
    EXPECT_EQ(refused, errors > 0);
    return refused;
  }

  /// Ops of all codes, as they were.
  SmallVector<Operation *> listOps() {
    SmallVector<Operation *> ops;
    for (LLVM::LLVMFuncOp code : codes)
      code.walk([&](Operation *op) {
        if (op != code)
          ops.push_back(op);
      });
    return ops;
  }

  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream(text) << *op;
    return text;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> planned, emitted;
  SmallVector<LLVM::LLVMFuncOp> codes;
  unsigned edits = 0;
};

TEST_P(ControlCode, IsAccepted) {
  EXPECT_EQ(codes.size(), 4u);
  EXPECT_TRUE(succeeded(validate::validateRecords(*planned, *emitted)));
}

TEST_P(ControlCode, EveryNumberCounts) {
  for (Operation *op : listOps()) {
    auto constant = dyn_cast<LLVM::ConstantOp>(op);
    if (!constant)
      continue;
    if (isa<LLVM::AllocaOp>(*op->user_begin())) // another list is as good where it is long enough
      continue;
    auto value = cast<IntegerAttr>(constant.getValue());
    for (int64_t step : {-1, 1, 64}) {
      constant.setValueAttr(IntegerAttr::get(
          value.getType(), value.getValue() + APInt(value.getValue().getBitWidth(), step, true)));
      EXPECT_TRUE(isRefused()) << print(op) << " of " << print(*op->user_begin());
    }
    constant.setValueAttr(value);
  }
  for (Operation *op : listOps()) {
    auto gep = dyn_cast<LLVM::GEPOp>(op);
    if (!gep || gep.getRawConstantIndices()[0] == LLVM::GEPOp::kDynamicIndex)
      continue;
    int32_t index = gep.getRawConstantIndices()[0];
    for (int32_t other : {index - 1, index + 1}) {
      gep.setRawConstantIndices(other);
      EXPECT_TRUE(isRefused()) << print(op);
    }
    gep.setRawConstantIndices(index);
  }
  EXPECT_GT(edits, 200u);
}

TEST_P(ControlCode, EveryOpWithAnEffectCounts) {
  for (Operation *op : listOps()) {
    if (op->getNumResults() || op->hasTrait<OpTrait::IsTerminator>())
      continue;
    Operation *next = op->getNextNode();
    op->remove();
    EXPECT_TRUE(isRefused()) << print(op);
    next->getBlock()->getOperations().insert(next->getIterator(), op);
  }
  EXPECT_GT(edits, 60u);
}

TEST_P(ControlCode, EveryBranchCounts) {
  for (Operation *op : listOps()) {
    if (auto fork = dyn_cast<LLVM::CondBrOp>(op)) {
      Block *one = fork.getTrueDest(), *two = fork.getFalseDest();
      fork->setSuccessor(two, 0);
      fork->setSuccessor(one, 1);
      EXPECT_TRUE(isRefused()) << print(op);
      fork->setSuccessor(one, 0);
      fork->setSuccessor(two, 1);
    }
    if (auto test = dyn_cast<LLVM::ICmpOp>(op)) {
      auto was = test.getPredicate();
      for (auto other :
           {LLVM::ICmpPredicate::eq, LLVM::ICmpPredicate::ne, LLVM::ICmpPredicate::ult}) {
        if (other == was)
          continue;
        test.setPredicate(other);
        EXPECT_TRUE(isRefused()) << print(op);
      }
      test.setPredicate(was);
    }
  }
}

/// Whether two values are made by the same ops from the same ones; a move by nothing is none.
bool areAlike(Value one, Value two) {
  auto skip = [](Value &value) {
    while (auto gep = value.getDefiningOp<LLVM::GEPOp>()) {
      if (gep.getRawConstantIndices()[0] != 0)
        break;
      value = gep.getBase();
    }
  };
  skip(one);
  skip(two);
  if (one == two)
    return true;
  Operation *left = one.getDefiningOp(), *right = two.getDefiningOp();
  return left && right && left->getName() == right->getName() &&
         left->getAttrDictionary() == right->getAttrDictionary() && !isa<LLVM::CallOp>(left) &&
         left->getNumOperands() == right->getNumOperands() &&
         llvm::all_of(llvm::zip(left->getOperands(), right->getOperands()),
                      [](auto pair) { return areAlike(std::get<0>(pair), std::get<1>(pair)); });
}

/// Every operand of every op, replaced by every other value. What the loop carries second is not
/// read any more once the matmul has run: what is written there until the round ends is as good.
TEST_P(ControlCode, EveryOperandCounts) {
  SmallVector<std::string> accepted;
  for (LLVM::LLVMFuncOp code : codes) {
    DominanceInfo dominance(code);
    SmallVector<Value> values(code.getArguments());
    code.walk([&](Operation *op) { llvm::append_range(values, op->getResults()); });
    for (Operation *op : listOps()) {
      if (op->getParentOp() != code)
        continue;
      for (OpOperand &operand : op->getOpOperands()) {
        Value was = operand.get();
        for (Value other : values) {
          if (other.getType() != was.getType() || areAlike(other, was) ||
              !dominance.dominates(other, op))
            continue;
          operand.set(other);
          if (!isRefused())
            accepted.push_back(code.getSymName().str() + ": " + print(op));
        }
        operand.set(was);
      }
    }
  }
  EXPECT_GT(edits, 1000u);
  bool isGpu = StringRef(GetParam()) == "cuda"; // its matmul's scratch memory may lie elsewhere
  for (StringRef edit : accepted)
    EXPECT_TRUE(edit.contains("(%15, %17") || edit.contains("store %15") ||
                (isGpu && edit.contains("%69 = llvm.getelementptr %21[")))
        << edit.str();
  EXPECT_EQ(accepted.size(), isGpu ? 10u : 3u);
}

/// A driver touches no memory of its device, and is none of the host's kernels.
TEST_P(ControlCode, TheSideCounts) {
  bool isDriver = StringRef(GetParam()) == "cuda";
  auto flag = UnitAttr::get(&context);
  for (LLVM::LLVMFuncOp code : codes) {
    EXPECT_EQ(code->hasAttr("zero.driver"), isDriver);
    isDriver ? (void)code->removeAttr("zero.driver") : code->setAttr("zero.driver", flag);
    EXPECT_TRUE(isRefused()) << code.getSymName().str();
    isDriver ? code->setAttr("zero.driver", flag) : (void)code->removeAttr("zero.driver");
  }
  EXPECT_FALSE(isRefused());
}

INSTANTIATE_TEST_SUITE_P(Targets, ControlCode, testing::Values("cpu", "cuda"),
                         [](const auto &info) { return std::string(info.param); });

} // namespace
