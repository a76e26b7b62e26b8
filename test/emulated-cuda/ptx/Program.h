//===- Program.h - Decoded kernels -----------------------------------------------===//
//
// A kernel is an array of instructions, its functions one after another. A register is 32 lanes
// that lie side by side in a warp's register file, so that one instruction is one loop over them;
// an operand is its offset there. Immediates and special registers lie in the same file.
//
//===-------------------------------------------------------------------------===//

#pragma once

#include "Executor.h"
#include "Syntax.h"

#include <map>

namespace emulatedptx {

constexpr unsigned lanes = 32;
/// Set in addresses of parameters of functions: they lie in local memory.
constexpr uint64_t parameterIsLocal = 1u << 31;
constexpr uint32_t allLanes = 0xFFFFFFFF, noSlot = 0xFFFFFFFF;

struct Warp;
struct Inst;
/// Executes one instruction for the lanes in `mask`, which is not 0.
using Handler = void (*)(Warp &warp, const Inst &inst, uint32_t mask);

/// What an instruction does to control flow; the scheduler does it. Plain: its handler runs.
enum class Flow : uint8_t { Plain, Branch, IndexedBranch, Call, Return, Exit, Barrier, Trap };

struct Inst {
  Handler run = nullptr;
  uint32_t dst = noSlot, a = noSlot, b = noSlot, c = noSlot;
  uint32_t guard = noSlot;
  bool guardNegated = false;
  Flow flow = Flow::Plain;
  Space space = Space::Generic;
  uint8_t flags = 0;  ///< a family's own
  uint32_t extra = 0; ///< a target, an index into a table, a second destination, ...
  int64_t imm = 0;
};

/// Where an instruction stands in the text.
struct Origin {
  int line = 0;
  uint32_t location = 0;
};

/// A slot that holds the same value in all lanes of all warps: an immediate or a variable's
/// address.
struct Constant {
  uint32_t slot = 0;
  uint8_t bytes = 4;
  uint64_t value = 0;
  const Variable *symbol = nullptr; ///< its address is added
};

enum class Special : uint8_t {
  TidX,
  TidY,
  TidZ,
  NtidX,
  NtidY,
  NtidZ,
  CtaidX,
  CtaidY,
  CtaidZ,
  NctaidX,
  NctaidY,
  NctaidZ,
  LaneId,
  WarpId,
  NWarpId,
  SmId,
  NSmId,
  MaskEq,
  MaskLe,
  MaskLt,
  MaskGe,
  MaskGt,
  GridId,
  Clock,
  Clock64,
  GlobalTimer,
  DynamicShared,
  TotalShared,
  Zero,
  One,
};

struct SpecialSlot {
  Special special;
  uint32_t slot;
  uint8_t bytes;
};

struct Kernel {
  const Function *function = nullptr;
  std::vector<Inst> code;
  std::vector<Origin> origins;
  std::vector<Constant> constants;
  std::vector<SpecialSlot> specials;
  std::vector<std::vector<uint32_t>> tables; ///< targets of brx.idx, slots of vectors
  uint32_t registerBytes = 0;                ///< a warp's register file
  uint32_t localBytes = 0;
  uint32_t staticSharedBytes = 0, dynamicSharedAlignment = 1;
  std::map<const Variable *, uint64_t> offsets;    ///< of shared, local and parameter variables
  uint32_t accesses = 0;                           ///< instructions that access memory
  uint32_t sharedGranule = 16, globalGranule = 16; ///< the smallest access's bytes
  uint32_t registers = 0;
};

class Program {
public:
  Tree tree;
  std::vector<Entry> entries;
  std::vector<Global> globals;
  std::vector<Kernel> kernels; ///< as entries
  const Kernel &kernel(const Entry &entry) const {
    return kernels[size_t(&entry - entries.data())];
  }
};

/// Decodes the entry `function` with all that it calls.
bool decodeKernel(const Tree &tree, const Function &function, Kernel &kernel, Problem &problem);

/// The most 32-bit registers live at once.
uint32_t liveRegisters(const Function &function);

} // namespace emulatedptx
