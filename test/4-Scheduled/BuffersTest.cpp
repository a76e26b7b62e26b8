#include "zero/4-Scheduled/Buffers.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace zero;

namespace {

/// Parses the body of an entry and finds its values by their order.
struct BuffersTest : testing::Test {
  BuffersTest() {
    context.loadDialect<ir::ZeroDialect, hlo::StableHLODialect, func::FuncDialect>();
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        message = diagnostic.str();
    });
  }

  /// The body of @main, in a module with unit @u0 of two segments of 16 bytes.
  Block &parse(StringRef main) {
    std::string text = R"(
      zero.mesh @mesh ["dp" = 2]
      zero.stream @compute
      zero.stream @comm
      zero.communicator @dp_gathers over @mesh["dp"] for gathers
      zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64,
        axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
        segments = [#zero.segment<"w" [4] at 0>, #zero.segment<"b" [4] at 4>]}
      func.func private @k(%a: tensor<4xf32>) -> tensor<4xf32> attributes {zero.kernel} {
        return %a : tensor<4xf32>
      }
    )" + main.str();
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << message;
    return module->lookupSymbol<func::FuncOp>("main").getBody().front();
  }

  /// Op number `index` of the block.
  static Operation *at(Block &block, unsigned index) { return &*std::next(block.begin(), index); }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string message;
};

//===----------------------------------------------------------------------===//
// BufferMap
//===----------------------------------------------------------------------===//

constexpr const char *kTwoValues = R"(
  func.func @main(%x: tensor<4xf32>, %y: tensor<8xf32>, %z: tensor<2xf64>, %w: tensor<4xf32>) {
    return
  })";

TEST_F(BuffersTest, UnrelatedValuesHaveBuffersOfTheirOwn) {
  Block &block = parse(kTwoValues);
  BufferMap buffers;
  ASSERT_TRUE(succeeded(buffers.build(block)));
  ASSERT_EQ(buffers.size(), 4u);
  for (unsigned i = 0; i < 4; ++i) {
    BufferPart part = buffers.lookup(block.getArgument(i));
    EXPECT_EQ(part.buffer, i);
    EXPECT_EQ(part.offset, 0);
    EXPECT_EQ(buffers.sizeOf(i), part.size);
    EXPECT_EQ(buffers.valuesOf(i).size(), 1u);
  }
  EXPECT_EQ(buffers.sizeOf(1), 32);
  EXPECT_EQ(buffers.sizeOf(2), 16);
}

TEST_F(BuffersTest, RelationsAddUpWhateverTheirOrder) {
  Block &block = parse(kTwoValues);
  Value x = block.getArgument(0), y = block.getArgument(1), z = block.getArgument(2),
        w = block.getArgument(3);
  for (bool reversed : {false, true}) {
    BufferMap buffers;
    ASSERT_TRUE(succeeded(buffers.build(block)));
    // x is 16 bytes into y, z 16 before x, so at the start of y; w is 32 behind z.
    std::vector<std::tuple<Value, Value, int64_t>> relations = {
        {x, y, 16}, {z, x, -16}, {w, z, 32}};
    if (reversed)
      std::reverse(relations.begin(), relations.end());
    for (auto [value, base, offset] : relations)
      EXPECT_TRUE(buffers.relate(value, base, offset));
    unsigned buffer = buffers.lookup(y).buffer;
    for (auto [value, offset, size] : {std::tuple(y, 0, 32), std::tuple(x, 16, 16),
                                       std::tuple(z, 0, 16), std::tuple(w, 32, 16)}) {
      EXPECT_EQ(buffers.lookup(value).buffer, buffer);
      EXPECT_EQ(buffers.lookup(value).offset, offset);
      EXPECT_EQ(buffers.lookup(value).size, size);
    }
    EXPECT_EQ(buffers.sizeOf(buffer), 48);
    EXPECT_EQ(buffers.valuesOf(buffer).size(), 4u);
    // What is known already may be said again, another place may not.
    EXPECT_TRUE(buffers.relate(w, y, 32));
    EXPECT_FALSE(buffers.relate(w, y, 16));
    EXPECT_FALSE(buffers.relate(y, y, 4));
  }
}

TEST_F(BuffersTest, ABufferBeginsAtItsLowestValue) {
  Block &block = parse(kTwoValues);
  Value x = block.getArgument(0), y = block.getArgument(1);
  BufferMap buffers;
  ASSERT_TRUE(succeeded(buffers.build(block)));
  ASSERT_TRUE(buffers.relate(x, y, -8)); // half of it lies before y
  EXPECT_EQ(buffers.lookup(x).offset, 0);
  EXPECT_EQ(buffers.lookup(y).offset, 8);
  EXPECT_EQ(buffers.sizeOf(buffers.lookup(x).buffer), 40);
}

TEST_F(BuffersTest, PartsOverlapWhereTheyShareBytes) {
  BufferPart part{3, 16, 16};
  EXPECT_TRUE(part.overlaps({3, 24, 16}));
  EXPECT_TRUE(part.overlaps({3, 0, 17}));
  EXPECT_FALSE(part.overlaps({3, 32, 16}));
  EXPECT_FALSE(part.overlaps({3, 0, 16}));
  EXPECT_FALSE(part.overlaps({2, 16, 16}));
  EXPECT_FALSE(part.overlaps({3, 20, 0})); // nothing shares bytes with nothing
}

TEST_F(BuffersTest, ViewsTiesAndUnitsShareBuffers) {
  Block &block = parse(R"(
    func.func @main(%flat: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<8xf32>) {
      %w, %b = zero.unpack %flat {unit = @u0} : tensor<8xf32> -> (tensor<4xf32>, tensor<4xf32>)
      %0 = zero.dispatch @k(%b) tied [0] : (tensor<4xf32>) -> tensor<4xf32>
      %1 = zero.dispatch @k(%w) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
      %2 = zero.dispatch @k(%w) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
      %3 = zero.pack %1, %2 {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
      return %0, %1, %3 : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>
    })");
  BufferMap buffers;
  ASSERT_TRUE(succeeded(buffers.build(block)));
  Value flat = block.getArgument(0), b = at(block, 0)->getResult(1);
  EXPECT_EQ(buffers.lookup(b).buffer, buffers.lookup(flat).buffer);
  EXPECT_EQ(buffers.lookup(b).offset, 16);
  EXPECT_EQ(buffers.lookup(at(block, 1)->getResult(0)).offset, 16); // tied to %b
  BufferPart packed = buffers.lookup(at(block, 4)->getResult(0));
  EXPECT_NE(packed.buffer, buffers.lookup(flat).buffer);
  EXPECT_EQ(buffers.lookup(at(block, 2)->getResult(0)).offset, 0);
  EXPECT_EQ(buffers.lookup(at(block, 3)->getResult(0)).offset, 16);
  EXPECT_EQ(buffers.sizeOf(packed.buffer), 32);
}

TEST_F(BuffersTest, OneValueAtTwoPlacesIsRefused) {
  Block &block = parse(R"(
    func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
      %0 = zero.pack %x, %x {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    })");
  BufferMap buffers;
  EXPECT_TRUE(failed(buffers.build(block)));
  EXPECT_NE(message.find("at two places of one buffer; it needs a zero.copy"), std::string::npos)
      << message;
}

//===----------------------------------------------------------------------===//
// Timeline
//===----------------------------------------------------------------------===//

TEST_F(BuffersTest, ATransferTouchesItsBuffersFromStartToAwait) {
  Block &block = parse(R"(
    func.func @main(%p: tensor<4xf32>) -> tensor<4xf32> {
      %s = zero.dispatch @k(%p) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
      %f = zero.collective_start all_gather %s on @comm over @dp_gathers {units = [@u0]}
        : (tensor<4xf32>) -> !zero.future<tensor<8xf32>>
      %a = zero.dispatch @k(%p) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
      %flat = zero.await %f on @compute : !zero.future<tensor<8xf32>> -> tensor<8xf32>
      %w, %b = zero.unpack %flat {unit = @u0} : tensor<8xf32> -> (tensor<4xf32>, tensor<4xf32>)
      %0 = zero.dispatch @k(%w) tied [-1] : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    })");
  Timeline timeline(block);
  Value p = block.getArgument(0), shard = at(block, 0)->getResult(0);
  Value unused = at(block, 2)->getResult(0), flat = at(block, 3)->getResult(0);
  Value w = at(block, 4)->getResult(0), b = at(block, 4)->getResult(1);
  EXPECT_EQ(timeline.getPosition(at(block, 3)), 3);
  EXPECT_EQ(timeline.getEnd(at(block, 1)), 3); // a start is done with its operands at its await
  EXPECT_EQ(timeline.getEnd(at(block, 2)), 2);
  EXPECT_EQ(timeline.getBirth(p), -1);
  EXPECT_EQ(timeline.getBirth(shard), 0);
  EXPECT_EQ(timeline.getBirth(flat), 1); // written from the start on
  EXPECT_EQ(timeline.getLastUse(p), 2);
  EXPECT_EQ(timeline.getLastUse(shard), 3);
  EXPECT_EQ(timeline.getLastUse(unused), 2); // its birth: nothing reads it
  EXPECT_EQ(timeline.getLastUse(flat), 3);   // written until then; a view reads nothing
  EXPECT_EQ(timeline.getLastUse(w), 5);
  EXPECT_EQ(timeline.getLastUse(b), 4);
  EXPECT_EQ(timeline.getLastUse(at(block, 5)->getResult(0)), 6);
}

TEST_F(BuffersTest, ViewsAreTheOpsThatOnlyNameBytes) {
  Block &block = parse(R"(
    func.func @main(%flat: tensor<8xf32>) -> tensor<8xf32> {
      %w, %b = zero.unpack %flat {unit = @u0} : tensor<8xf32> -> (tensor<4xf32>, tensor<4xf32>)
      %c = zero.copy %w : tensor<4xf32>
      %0 = zero.pack %c, %b {unit = @u0} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    })");
  EXPECT_TRUE(isView(at(block, 0)));
  EXPECT_FALSE(isView(at(block, 1)));
  EXPECT_TRUE(isView(at(block, 2)));
  EXPECT_FALSE(isView(at(block, 3)));
}

} // namespace
