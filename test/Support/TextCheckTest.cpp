#include "zero/Support/TextCheck.h"
#include "gtest/gtest.h"
#include <string>

using namespace zero;

/// What the check says; empty where it is content.
static std::string check(const std::string &text) {
  return llvm::toString(checkText(text, "step.mlir"));
}

TEST(TextCheck, LimitIsTheDeepestThatPasses) {
  for (char bracket : {'(', '[', '{', '<'}) {
    EXPECT_EQ(check(std::string(kDeepestNesting, bracket)), "");
    EXPECT_NE(check(std::string(kDeepestNesting + 1, bracket)), "");
  }
}

TEST(TextCheck, ResultNumbersAreBounded) {
  EXPECT_EQ(check("%0#1048575"), "");
  EXPECT_NE(check("%0#1048576").find("a value is result 1048576 or above"), std::string::npos);
  EXPECT_NE(check("%while_1#99999999999999999999"), "");
  EXPECT_EQ(check("loc(#99999999999999999999)"), "");
  EXPECT_EQ(check("#0"), "");
}

TEST(TextCheck, NamesFileAndLine) {
  std::string message = check("a\nb\n" + std::string(kDeepestNesting + 1, '['));
  EXPECT_NE(message.find("'step.mlir', line 3: brackets nest deeper than 512"), std::string::npos);
}

TEST(TextCheck, ClosedBracketsDoNotAddUp) {
  std::string text;
  for (unsigned k = 0; k < 3 * kDeepestNesting; ++k)
    text += "%0 = f(%1) {a = [1]} : (tensor<2xf32>) -> tensor<2xf32>\n";
  EXPECT_EQ(check(text), "");
}

TEST(TextCheck, StringsAndCommentsDoNotCount) {
  std::string many(kDeepestNesting + 1, '(');
  EXPECT_EQ(check("\"" + many + "\""), "");
  EXPECT_EQ(check("\"\\\"" + many + "\""), "");
  EXPECT_EQ(check("// " + many + "\n"), "");
  EXPECT_NE(check("// \n" + many), "");
}

TEST(TextCheck, TakesTextThatEndsAnywhere) {
  for (const char *text : {"", "\"", "\"\\", "/", "//", "-", "->", ">", "\"a"})
    EXPECT_EQ(check(text), "");
}
