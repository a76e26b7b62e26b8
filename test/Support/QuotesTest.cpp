#include "zero/Support/Quotes.h"
#include "gtest/gtest.h"

using namespace zero;

/// What is shown of `text`, however it comes.
static std::string show(const std::string &text, size_t piece = std::string::npos) {
  std::string shown;
  llvm::raw_string_ostream os(shown);
  {
    QuoteStream quotes(os);
    for (size_t at = 0; at < text.size(); at += std::min(piece, text.size() - at))
      quotes << llvm::StringRef(text).substr(at, piece);
  }
  return shown;
}

TEST(Quotes, ShortLinesStayAsTheyAre) {
  std::string text = "a.mlir:1:3: error: no\n  func.func @main()\n  ^\n";
  for (size_t piece : {size_t(1), size_t(7), text.size()})
    EXPECT_EQ(show(text, piece), text);
  EXPECT_EQ(show("no end of line"), "no end of line");
}

TEST(Quotes, WhatStandsAroundTheCaretIsShown) {
  std::string line = std::string(500, 'a') + "B" + std::string(500, 'c');
  std::string head = "a.mlir:1:501: error: no\n";
  std::string pointer = std::string(500, ' ') + "^\n";
  std::string expected = head + "..." + std::string(40, 'a') + "B" + std::string(119, 'c') +
                         "...\n" + std::string(43, ' ') + "^\n";
  for (size_t piece : {size_t(1), size_t(1000), size_t(5000)})
    EXPECT_EQ(show(head + line + "\n" + pointer, piece), expected);
  std::string coloured = "\x1b[0;1;32m" + std::string(500, ' ') + "^\x1b[0m\n";
  EXPECT_EQ(show(head + line + "\n" + coloured), expected);
}

TEST(Quotes, TheEndsOfLinesAreShown) {
  std::string line = "B" + std::string(498, 'c') + "D";
  EXPECT_EQ(show(line + "\n^\n"), "B" + std::string(159, 'c') + "...\n^\n");
  EXPECT_EQ(show(line + "\n" + std::string(499, ' ') + "^\n"),
            "..." + std::string(159, 'c') + "D\n" + std::string(162, ' ') + "^\n");
}

TEST(Quotes, LongLinesThatNobodyPointsAtStay) {
  std::string line(1000, 'x'), message = "a.mlir:1:1: error: " + line;
  EXPECT_EQ(show(line + "\n"), line + "\n");
  EXPECT_EQ(show(line + "\nnext\n"), line + "\nnext\n");
  EXPECT_EQ(show(line + "\n" + line + "\n"), line + "\n" + line + "\n");
  EXPECT_EQ(show(message + "\n^\n"), message + "\n^\n");
}
