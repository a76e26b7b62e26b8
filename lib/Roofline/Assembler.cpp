#include "Assembler.h"

#include "zero/Support/ChildProcess.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

namespace zero::roofline {

constexpr int64_t kWarp = 32;

std::string findAssembler() {
  auto program = llvm::sys::findProgramByName("ptxas");
  if (!program)
    program = llvm::sys::findProgramByName("ptxas", {"/usr/local/cuda/bin"});
  return program ? *program : "";
}

/// Reads what `ptxas -v` prints: "Function properties for NAME", then a line of stacks and spills,
/// then one of registers and memories.
static llvm::StringMap<Resources> readProperties(llvm::StringRef text) {
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

llvm::Expected<llvm::StringMap<Resources>> assemble(llvm::StringRef program, llvm::StringRef ptx,
                                                    llvm::StringRef architecture) {
  llvm::SmallString<128> input, log;
  llvm::scope_exit remove([&] {
    for (llvm::StringRef path : {input.str(), log.str()})
      if (!path.empty())
        llvm::sys::fs::remove(path);
  });
  int file = -1;
  std::error_code error = llvm::sys::fs::createTemporaryFile("kernels", "ptx", file, input);
  if (!error) {
    llvm::raw_fd_ostream os(file, /*shouldClose=*/true);
    os << ptx;
    os.close();
    error = os.error();
    os.clear_error();
  }
  if (!error)
    error = llvm::sys::fs::createTemporaryFile("kernels", "log", log);
  if (error)
    return llvm::createStringError("cannot write a temporary file: " + error.message());
  std::string option = ("-arch=" + architecture).str();
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(""), log.str(), log.str()};
  ChildEnd end = runChild(program, {program, option, "-v", input, "-o", "/dev/null"}, redirects);
  auto text = llvm::MemoryBuffer::getFile(log);
  llvm::StringRef said = text ? (*text)->getBuffer() : llvm::StringRef();
  if (end.status != 0)
    return llvm::createStringError(
        program + " refuses the kernels: " + (end.message.empty() ? said.str() : end.message));
  return readProperties(said);
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
