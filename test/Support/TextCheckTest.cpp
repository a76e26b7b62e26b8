#include "zero/Support/TextCheck.h"
#include "llvm/Support/FormatVariadic.h"
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

TEST(TextCheck, ResourcesAreAligned) {
  std::string blob = "\"0x000000004142\"";
  EXPECT_EQ(check(blob), "");
  EXPECT_NE(check("{-#\nname: " + blob).find("line 2: a resource has alignment 0"),
            std::string::npos);
  EXPECT_EQ(check("{-#\nname: \"0x010000004142\""), "");
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

TEST(TextCheck, AliasesAreBoundedInDepth) {
  std::string chain = "#a0 = [1]\n";
  auto extend = [&](unsigned from, unsigned to) {
    for (unsigned k = from; k <= to; ++k)
      chain += "#a" + std::to_string(k) + " = [#a" + std::to_string(k - 1) + "]\n";
  };
  extend(1, kDeepestNesting);
  EXPECT_EQ(check(chain), "");
  extend(kDeepestNesting + 1, kDeepestNesting + 1);
  EXPECT_NE(check(chain).find("line 514: aliases nest deeper than 512"), std::string::npos);
}

TEST(TextCheck, AliasesThatDoubleAreRefused) {
  for (std::string form : {"!t{0} = tuple<!t{1}, !t{1}>\n", "!t{0} =\n  tuple<\n!t{1}, !t{1}>\n"}) {
    std::string text = "!t0 = f32\n";
    auto extend = [&](unsigned from, unsigned to) {
      for (unsigned k = from; k <= to; ++k)
        text += llvm::formatv(form.c_str(), k, k - 1).str();
    };
    extend(1, 18);
    EXPECT_EQ(check(text), "");
    extend(19, 25);
    EXPECT_NE(check(text).find("an alias stands for more than 1048576 others"), std::string::npos);
  }
}

TEST(TextCheck, UsesOutsideOfAliasesDoNotCount) {
  std::string text = "#loc = loc(unknown)\n#a = [#loc]\nmodule {\n";
  for (unsigned k = 0; k < (1 << 19); ++k)
    text += "#a #a #a\n";
  EXPECT_EQ(check(text + "}\n#b = [#a, #loc]"), "");
}

TEST(TextCheck, AffineMapsAreShort) {
  EXPECT_EQ(check("affine_map<(d0) -> (d0 + 1)>"), "");
  EXPECT_NE(check("affine_map<(d0) -> (" + std::string(5000, '-') + "d0)>"), "");
}
