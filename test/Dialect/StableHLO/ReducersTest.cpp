#include "zero/Dialect/StableHLO/Reducers.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace zero;
using ir::ReduceKind;

namespace {

class Reducers : public testing::Test {
protected:
  Attribute number(Type type, int64_t value) { return builder.getIntegerAttr(type, value); }

  MLIRContext context;
  Builder builder{&context};
  Type f32 = builder.getF32Type(), i8 = builder.getI8Type(), i1 = builder.getI1Type(),
       ui8 = builder.getIntegerType(8, /*isSigned=*/false);
};

TEST_F(Reducers, StartFromWhatChangesNothing) {
  for (Type type : {f32, i8, ui8, i1})
    for (ReduceKind kind : {ReduceKind::Add, ReduceKind::Mul, ReduceKind::Max, ReduceKind::Min})
      EXPECT_TRUE(hlo::isReduceIdentity(kind, hlo::getReduceIdentity(kind, type)));
  EXPECT_EQ(hlo::getReduceIdentity(ReduceKind::Max, i8), number(i8, -128));
  EXPECT_EQ(hlo::getReduceIdentity(ReduceKind::Max, ui8), number(ui8, 0));
  EXPECT_EQ(hlo::getReduceIdentity(ReduceKind::Min, ui8), number(ui8, 255));
  EXPECT_EQ(hlo::getReduceIdentity(ReduceKind::And, i1), number(i1, 1));
  EXPECT_EQ(hlo::getReduceIdentity(ReduceKind::Or, i1), number(i1, 0));
}

TEST_F(Reducers, NoOtherNumberChangesNothing) {
  // The smallest of signed numbers is a large one without sign.
  EXPECT_FALSE(hlo::isReduceIdentity(ReduceKind::Max, number(ui8, 128)));
  EXPECT_FALSE(hlo::isReduceIdentity(ReduceKind::Min, number(ui8, 127)));
  EXPECT_FALSE(hlo::isReduceIdentity(ReduceKind::Max, number(i8, 0)));
  EXPECT_FALSE(hlo::isReduceIdentity(ReduceKind::Add, number(i8, 1)));
  EXPECT_FALSE(hlo::isReduceIdentity(ReduceKind::Max, builder.getF32FloatAttr(0)));
  EXPECT_FALSE(hlo::isReduceIdentity(ReduceKind::Or, builder.getF32FloatAttr(0)));
  EXPECT_FALSE(hlo::isReduceIdentity(ReduceKind::Add, Attribute()));
  EXPECT_TRUE(hlo::isReduceIdentity(ReduceKind::Add, builder.getF32FloatAttr(-0.0f)));
}

} // namespace
