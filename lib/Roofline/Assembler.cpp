#include "Assembler.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Regex.h"

namespace zero::roofline {

constexpr int64_t kWarp = 32;

/// Lines are "Function properties for NAME", then one of stacks and spills, then one of registers
/// and memories.
llvm::StringMap<Resources> readProperties(llvm::StringRef text) {
  llvm::StringMap<Resources> found;
  llvm::Regex function("Function properties for ([A-Za-z0-9_$.]+)"),
      spills("([0-9]+) bytes spill stores, ([0-9]+) bytes spill loads"),
      registers("Used ([0-9]+) registers"), shared("([0-9]+) bytes smem");
  Resources *current = nullptr;
  auto number = [](llvm::StringRef digits) {
    int64_t value = 0;
    digits.getAsInteger(10, value);
    return value;
  };
  llvm::SmallVector<llvm::StringRef> lines, parts;
  text.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    if (function.match(line, &parts))
      current = &found[parts[1]];
    if (!current)
      continue;
    if (spills.match(line, &parts))
      current->spilled = number(parts[1]) + number(parts[2]);
    if (registers.match(line, &parts))
      current->registers = number(parts[1]);
    if (shared.match(line, &parts))
      current->shared = number(parts[1]);
  }
  return found;
}

/// Blocks of `grid` that a multiprocessor has room for.
static int64_t countBlocks(const Grid &grid, const cost::Multiprocessors &processors) {
  if (grid.threads <= 0)
    return 0;
  int64_t blocks = std::min(processors.blocks, processors.threads / grid.threads);
  if (!grid.resources)
    return blocks;
  int64_t warps = llvm::divideCeil(grid.threads, kWarp);
  int64_t registers =
      warps * llvm::alignTo(grid.resources->registers * kWarp, processors.registerUnit);
  if (registers > 0)
    blocks = std::min(blocks, processors.registers / registers);
  int64_t shared =
      llvm::alignTo(grid.resources->shared + processors.sharedReserved, processors.sharedUnit);
  return std::min(blocks, processors.shared / shared);
}

double getOccupancy(const Grid &grid, const cost::Multiprocessors &processors) {
  return static_cast<double>(countBlocks(grid, processors) * grid.threads) /
         static_cast<double>(processors.threads);
}

int64_t countResident(const Grid &grid, const cost::Multiprocessors &processors) {
  return grid.threads * std::min(grid.blocks, processors.count * countBlocks(grid, processors));
}

} // namespace zero::roofline
