//===- Statistics.h - Pass statistics as MLIR's library has them --------------===//
//
// llvm::Statistic has members or none by NDEBUG, and the constructor of a pass's statistics is in
// libMLIR, which the packages build with NDEBUG. Ours keeps its assertions: without this header,
// before any other, our passes would count in members that nobody ever initialized. Like those of
// any release build of LLVM, the counters then count nothing.
//===------------------------------------------------------------------------===//
#ifndef ZERO_CMAKE_STATISTICS_H
#define ZERO_CMAKE_STATISTICS_H

#pragma push_macro("NDEBUG")
#undef NDEBUG
#define NDEBUG
#include "llvm/ADT/Statistic.h"
#pragma pop_macro("NDEBUG")
#include <cassert> // once more: what was included above has it switched off

#endif
