//===- RecordsTest.cpp - Every number that is emitted counts ------------------===//
#include "zero/Validate/Records.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Pipelines/Origin.h"
#include "zero/Pipelines/Pipelines.h"
#include "llvm/Support/JSON.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace zero;
namespace json = llvm::json;

namespace {

class Records : public testing::TestWithParam<int> {
protected:
  Records() {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  /// A step in the phase `planned`.
  OwningOpRef<ModuleOp> plan(StringRef input = "/mlp_momentum.mlir", int ranks = 3) {
    ParserConfig config(&context);
    auto module = parseSourceFile<ModuleOp>((ZERO_TEST_INPUTS + input).str(), config);
    PipelineOptions options;
    options.ranks = ranks;
    options.stage = GetParam();
    EXPECT_TRUE(module && succeeded(lowerTo(*module, ir::Phase::Planned, options)));
    return module;
  }

  OwningOpRef<ModuleOp> emit(ModuleOp planned) {
    OwningOpRef<ModuleOp> module = planned.clone();
    PassManager pm(&context, ModuleOp::getOperationName());
    pm.addPass(createLowerKernelsPass());
    pm.addPass(createLowerHostPass());
    EXPECT_TRUE(succeeded(pm.run(*module)));
    return module;
  }

  bool isRefused(llvm::function_ref<LogicalResult()> check) {
    unsigned errors = 0;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &) { ++errors; });
    bool refused = failed(check());
    EXPECT_EQ(refused, errors > 0);
    return refused;
  }

  MLIRContext context;
};

/// Changes each number, text and list below `value` in turn; `visit` sees the whole each time.
void editEach(json::Value &value, const std::string &path,
              llvm::function_ref<void(const std::string &)> visit) {
  json::Value old = value;
  if (auto number = value.getAsInteger()) {
    value = *number + 1;
    visit(path);
  } else if (auto text = value.getAsString()) {
    value = (*text + "x").str();
    visit(path);
  } else if (json::Array *list = value.getAsArray()) {
    for (size_t i = 0; i < list->size(); ++i)
      editEach((*list)[i], path + "[" + std::to_string(i) + "]", visit);
    if (!list->empty()) {
      list->pop_back();
      visit(path);
    }
  } else if (json::Object *object = value.getAsObject()) {
    std::vector<std::string> names;
    for (auto &[name, field] : *object)
      names.push_back(name.str());
    for (const std::string &name : names) {
      editEach((*object)[name], path + "." + name, visit);
      json::Value field = std::move((*object)[name]);
      object->erase(name);
      visit(path + " without " + name);
      (*object)[name] = std::move(field);
    }
    return;
  } else {
    return;
  }
  value = std::move(old);
}

TEST_P(Records, EveryFieldOfThePlanCounts) {
  OwningOpRef<ModuleOp> planned = plan();
  FailureOr<std::string> text = makePlanJson(*planned, nullptr);
  ASSERT_TRUE(succeeded(text));
  ASSERT_TRUE(succeeded(validate::validatePlanText(*planned, nullptr, *text)));
  json::Value tree = cantFail(json::parse(*text));
  unsigned edits = 0;
  editEach(tree, "plan", [&](const std::string &path) {
    std::string edited;
    llvm::raw_string_ostream(edited) << tree;
    ++edits;
    EXPECT_TRUE(isRefused([&] { return validate::validatePlanText(*planned, nullptr, edited); }))
        << path;
  });
  EXPECT_GT(edits, 200u);
  EXPECT_TRUE(isRefused([&] { return validate::validatePlanText(*planned, nullptr, "{"); }));
}

/// On a mesh of 2 x 2 whose first axis has the batch, rows go by the rank's number along that axis.
TEST_P(Records, TheBatchIsThatOfItsOwnAxes) {
  auto planned = parseSourceString<ModuleOp>(R"(
    module attributes {zero.phase = "planned", zero.format = 3 : i64} {
      zero.mesh @mesh ["dp" = 2, "tp" = 2] batch ["dp"]
      zero.stream @compute
      zero.space device @device
      zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [0, -1]}}
      zero.leaf tensor<8x4xf32> as #zero.role<output "y" dim = 0> {slots = {main = [-1, 0]}}
      zero.arena in @device {alignment = 512 : i64, bytes = 512 : i64, rank_offset = 128 : i64}
      zero.slot "main" #zero.role<batch "x" dim = 0> at #zero.allocation<0, tensor<4x4xf32>> {arg = 0 : i64}
      zero.slot "main" #zero.role<output "y" dim = 0> at #zero.allocation<64, tensor<4x4xf32>> {result = 0 : i64}
      func.func @main() {
        zero.launch_copy #zero.allocation<0, tensor<4x4xf32>> -> #zero.allocation<64, tensor<4x4xf32>> on @compute
        return
      }
    })",
                                             &context);
  ASSERT_TRUE(planned);
  FailureOr<std::string> text = makePlanJson(*planned, nullptr);
  ASSERT_TRUE(succeeded(text));
  EXPECT_TRUE(succeeded(validate::validatePlanText(*planned, nullptr, *text)));
  json::Value tree = cantFail(json::parse(*text));
  json::Object &plan = *tree.getAsObject();
  json::Value groups = cantFail(json::parse(
      R"([{"axes": ["dp", "tp"], "ranks": [[0, 1, 2, 3]]}, {"axes": ["tp"], "ranks": [[0, 1], [2, 3]]},
          {"axes": ["tp", "dp"], "ranks": [[0, 2, 1, 3]]}, {"axes": ["dp"], "ranks": [[0, 2], [1, 3]]}])"));
  EXPECT_EQ(*plan.get("groups"), groups);
  for (StringRef list : {"inputs", "outputs"}) {
    json::Object &tensor = *(*plan.getArray(list))[0].getAsObject();
    EXPECT_EQ(tensor.getInteger("group"), 3);
    tensor["group"] = 0;
    std::string edited;
    llvm::raw_string_ostream(edited) << tree;
    EXPECT_TRUE(isRefused([&] { return validate::validatePlanText(*planned, nullptr, edited); }));
    tensor["group"] = 3;
  }
}

/// Groups of ranks are those of one mesh.
TEST_P(Records, ASecondMeshIsRefused) {
  OwningOpRef<ModuleOp> planned = plan();
  FailureOr<std::string> text = makePlanJson(*planned, nullptr);
  ASSERT_TRUE(succeeded(text));
  Operation *mesh = *planned->getOps<ir::MeshOp>().begin();
  Operation *second = mesh->clone();
  SymbolTable::setSymbolName(second, "second");
  planned->getBody()->push_back(second);
  EXPECT_TRUE(isRefused([&] { return failure(failed(makePlanJson(*planned, nullptr))); }));
  EXPECT_TRUE(isRefused([&] { return validate::validatePlanText(*planned, nullptr, *text); }));
}

TEST_P(Records, EveryNumberOfARecordCounts) {
  OwningOpRef<ModuleOp> planned = plan(), emitted = emit(*planned);
  ASSERT_TRUE(succeeded(validate::validateRecords(*planned, *emitted)));
  unsigned edits = 0;
  for (auto table : emitted->getOps<LLVM::GlobalOp>()) {
    auto values = dyn_cast_if_present<DenseIntElementsAttr>(table.getValueAttr());
    if (!values || !table.getSymName().ends_with("_records"))
      continue;
    SmallVector<int64_t> numbers(values.getValues<int64_t>());
    for (int64_t &number : numbers) {
      ++number;
      table.setValueAttr(DenseElementsAttr::get(values.getType(), ArrayRef<int64_t>(numbers)));
      ++edits;
      EXPECT_TRUE(isRefused([&] { return validate::validateRecords(*planned, *emitted); }))
          << table.getSymName().str() << " at " << &number - numbers.begin();
      --number;
    }
    table.setValueAttr(values);
  }
  EXPECT_GT(edits, 150u);
}

/// What is said of calls is by the plan: every number of it counts, and so do names of units.
TEST_P(Records, EveryNumberOfTheCallsTextCounts) {
  OwningOpRef<ModuleOp> planned = plan(), emitted = emit(*planned);
  auto global = emitted->lookupSymbol<LLVM::GlobalOp>("zrt_calls"),
       size = emitted->lookupSymbol<LLVM::GlobalOp>("zrt_calls_size");
  ASSERT_TRUE(global && size);
  json::Value tree =
      cantFail(json::parse(cast<StringAttr>(global.getValueAttr()).getValue().rtrim('\0')));
  FailureOr<validate::HostProgram> program = validate::HostProgram::read(*planned);
  ASSERT_TRUE(succeeded(program));
  auto isTextRefused = [&] {
    std::string edited;
    llvm::raw_string_ostream(edited) << tree;
    global.setValueAttr(StringAttr::get(&context, edited));
    size.setValueAttr(IntegerAttr::get(size.getGlobalType(), edited.size()));
    return isRefused([&] { return program->check(*emitted); });
  };
  EXPECT_FALSE(isTextRefused());
  unsigned edits = 0;
  std::function<void(json::Value &, const std::string &)> edit = [&](json::Value &value,
                                                                     const std::string &path) {
    if (json::Object *object = value.getAsObject()) {
      for (auto &[name, member] : *object)
        edit(member, path + "." + name.str());
    } else if (json::Array *array = value.getAsArray()) {
      bool isForPeople = StringRef(path).ends_with("locations");
      for (size_t i = 0; !isForPeople && i < array->size(); ++i)
        edit((*array)[i], path + "[" + std::to_string(i) + "]");
    } else if (std::optional<int64_t> number = value.getAsInteger()) {
      value = *number + 1;
      ++edits;
      EXPECT_TRUE(isTextRefused()) << path;
      value = *number;
    } else if (StringRef(path).contains("units") || StringRef(path).ends_with("dtype")) {
      json::Value text = value;
      value = "another";
      ++edits;
      EXPECT_TRUE(isTextRefused()) << path;
      value = std::move(text);
    }
  };
  tree.getAsObject()->erase("format"); // the runtime's to look at
  edit(tree, "calls");
  EXPECT_GT(edits, 150u);
}

/// Bounds of data are those of the origin: every number of them counts, and so does an input that
/// has one too few or too many.
TEST_P(Records, BoundsOfDataAreTheOrigins) {
  OwningOpRef<ModuleOp> planned = plan("/../6-Executable/index-bounds.mlir", 2);
  OwningOpRef<ModuleOp> import = getOrigin(*planned);
  ASSERT_TRUE(import);
  FailureOr<std::string> text = makePlanJson(*planned, *import);
  ASSERT_TRUE(succeeded(text));
  ASSERT_TRUE(succeeded(validate::validatePlanText(*planned, *import, *text)));
  // Without an origin nothing is known, and nothing may be said.
  EXPECT_TRUE(isRefused([&] { return validate::validatePlanText(*planned, nullptr, *text); }));
  json::Value tree = cantFail(json::parse(*text));
  auto expectRefused = [&](const std::string &path) {
    std::string edited;
    llvm::raw_string_ostream(edited) << tree;
    EXPECT_TRUE(isRefused([&] { return validate::validatePlanText(*planned, *import, edited); }))
        << path;
  };
  unsigned bounds = 0;
  for (json::Value &value : *tree.getAsObject()->getArray("inputs")) {
    json::Object &input = *value.getAsObject();
    std::string name = input.getString("name")->str();
    if (json::Value *bound = input.get("indexes")) {
      ++bounds;
      editEach(*bound, name, expectRefused);
      json::Array &also = *bound->getAsObject()->getArray("also");
      also.push_back(5);
      expectRefused(name + " with one more value");
      also.pop_back();
      json::Value old = *bound;
      input.erase("indexes");
      expectRefused(name + " without a bound");
      input["indexes"] = std::move(old);
    } else {
      input["indexes"] = json::Object{{"low", 0}, {"high", 7}, {"also", json::Array{}}};
      expectRefused(name + " with a bound");
      input.erase("indexes");
    }
  }
  EXPECT_EQ(bounds, 3u); // looked, wrapped, padded
}

/// Every field of every kernel's descriptor: name, kind, function, work, grain, threads, staging.
TEST_P(Records, EveryDescriptorCounts) {
  OwningOpRef<ModuleOp> planned = plan(), emitted = emit(*planned);
  ASSERT_TRUE(succeeded(validate::validateRecords(*planned, *emitted)));
  SmallVector<LLVM::GlobalOp> descriptors;
  for (auto global : emitted->getOps<LLVM::GlobalOp>())
    if (global.getSymName().starts_with("zero_kernel_"))
      descriptors.push_back(global);
  ASSERT_GT(descriptors.size(), 3u);
  auto fieldOf = [](LLVM::GlobalOp descriptor, int64_t field) -> LLVM::InsertValueOp {
    for (auto insert : descriptor.getInitializerRegion().front().getOps<LLVM::InsertValueOp>())
      if (insert.getPosition()[0] == field)
        return insert;
    return {};
  };
  for (auto [index, descriptor] : llvm::enumerate(descriptors))
    for (int64_t field = 0; field < 7; ++field) {
      LLVM::InsertValueOp insert = fieldOf(descriptor, field);
      ASSERT_TRUE(insert) << "field " << field;
      Value old = insert.getValue();
      OpBuilder builder(insert);
      Operation *made;
      if (isa<LLVM::LLVMPointerType>(old.getType())) {
        auto other = fieldOf(descriptors[(index + 1) % descriptors.size()], field);
        made = builder.clone(*other.getValue().getDefiningOp());
      } else {
        int64_t number =
            cast<IntegerAttr>(old.getDefiningOp<LLVM::ConstantOp>().getValue()).getInt();
        made = LLVM::ConstantOp::create(builder, insert.getLoc(), old.getType(),
                                        builder.getI64IntegerAttr(number + 1));
      }
      insert->setOperand(1, made->getResult(0));
      EXPECT_TRUE(isRefused([&] { return validate::validateRecords(*planned, *emitted); }))
          << descriptor.getSymName().str() << " field " << field;
      insert->setOperand(1, old);
      made->erase();
    }
  ASSERT_TRUE(succeeded(validate::validateRecords(*planned, *emitted)));
}

/// Whether two constants, global addresses or positions in a table differ.
bool isOther(Value a, Value b) {
  return a.getDefiningOp()->getAttrDictionary() != b.getDefiningOp()->getAttrDictionary() ||
         a.getDefiningOp()->getPropertiesAsAttribute() !=
             b.getDefiningOp()->getPropertiesAsAttribute();
}

TEST_P(Records, EveryCallCounts) {
  OwningOpRef<ModuleOp> planned = plan(), emitted = emit(*planned);
  SmallVector<LLVM::CallOp> calls;
  for (auto function : emitted->getOps<LLVM::LLVMFuncOp>())
    if (function.getName().starts_with("zero_main"))
      function.walk([&](LLVM::CallOp call) { calls.push_back(call); });
  ASSERT_GT(calls.size(), 10u);
  auto expectRefused = [&](LLVM::CallOp call, StringRef what) {
    EXPECT_TRUE(isRefused([&] { return validate::validateRecords(*planned, *emitted); }))
        << what.str() << " " << call.getCallee()->str();
  };
  for (LLVM::CallOp call : calls) {
    if (call->getNumOperands() < 3)
      continue;
    OpBuilder builder(call);
    // Another stream, one more time, another function; a kernel and a record of another call.
    Value stream = call->getOperand(1);
    call->setOperand(1, LLVM::ConstantOp::create(builder, call.getLoc(), builder.getI32Type(), 7));
    expectRefused(call, "stream of");
    call->setOperand(1, stream);
    Operation *again = builder.clone(*call);
    expectRefused(call, "second");
    again->erase();
    StringRef callee = *call.getCallee();
    call.setCallee(callee == "zrt_wait"   ? "zrt_record"
                   : callee == "zrt_copy" ? "zrt_library"
                                          : "zrt_copy");
    expectRefused(call, "instead of");
    call.setCallee(callee);
    for (unsigned i = 2; i < call->getNumOperands(); ++i)
      for (LLVM::CallOp other : calls)
        if (other.getCallee() == callee && other->getBlock() == call->getBlock() &&
            isOther(call->getOperand(i), other->getOperand(i))) {
          Value old = call->getOperand(i);
          Operation *copy = builder.clone(*other->getOperand(i).getDefiningOp());
          call->setOperand(i, copy->getResult(0));
          expectRefused(call, "operand of");
          call->setOperand(i, old);
          copy->erase();
          break;
        }
  }
  ASSERT_TRUE(succeeded(validate::validateRecords(*planned, *emitted)));
}

INSTANTIATE_TEST_SUITE_P(Stages, Records, testing::Values(0, 3));

} // namespace
