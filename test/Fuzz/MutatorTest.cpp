//===- MutatorTest.cpp - The same damage for the same numbers -------------------===//
#include "Mutator.h"
#include <gtest/gtest.h>
#include <set>

using namespace zero::fuzz;

static const char *const kFile = R"(
func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %arg0, %arg0 {a = [1, 2]} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @g(%arg0: tensor<2xi32>) -> tensor<2xi32> {
  return %arg0 : tensor<2xi32>
}
)";

static Corpus makeCorpus() {
  Corpus corpus;
  corpus.addFile(kFile);
  corpus.finish();
  return corpus;
}

TEST(Mutator, SplitsFilesIntoModules) { EXPECT_EQ(makeCorpus().size(), 2u); }

TEST(Mutator, SameNumbersSameInput) {
  Corpus first = makeCorpus(), second = makeCorpus();
  for (uint64_t index = 0; index < 500; ++index)
    EXPECT_EQ(makeInput(first, 7, index), makeInput(second, 7, index));
}

TEST(Mutator, MostInputsDiffer) {
  Corpus corpus = makeCorpus();
  std::set<std::string> inputs;
  for (uint64_t index = 0; index < 500; ++index)
    inputs.insert(makeInput(corpus, 1, index));
  EXPECT_GT(inputs.size(), 300u); // two small modules: short truncations and dropped lines coincide
  EXPECT_NE(makeInput(corpus, 1, 3), makeInput(corpus, 2, 3));
}

TEST(Mutator, TakesAnyText) {
  Corpus corpus = makeCorpus();
  for (const char *start :
       {"", "\n", "\"", "tensor<", "x = ", "{", "%", "\xff", "4", "tensor<4xf32"})
    for (uint64_t index = 0; index < 300; ++index) {
      Random random(index);
      std::string text = start;
      for (int times = 0; times < 4; ++times)
        mutate(text, corpus, random);
      EXPECT_LT(text.size(), 1u << 21);
    }
}
