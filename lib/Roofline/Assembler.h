//===- Assembler.h - What the GPU's assembler says of kernels -------------------------------===//
#ifndef ZERO_ROOFLINE_ASSEMBLER_H
#define ZERO_ROOFLINE_ASSEMBLER_H

#include "zero/Roofline/Roofline.h"
#include "llvm/ADT/StringMap.h"

namespace zero::roofline {

/// Registers, spilled bytes and shared memory of every kernel, of what `ptxas -v` prints.
llvm::StringMap<Resources> readProperties(llvm::StringRef text);

/// The share of a multiprocessor's threads that are resident where nothing but `grid` runs.
double getOccupancy(const Grid &grid, const cost::Multiprocessors &processors);

/// Threads of `grid` that are resident at once on the whole machine.
int64_t countResident(const Grid &grid, const cost::Multiprocessors &processors);

} // namespace zero::roofline
#endif
