//===- Executor.h - PTX modules, and kernels run from them -------------------===//
//
// Reads PTX text and runs its kernels on the host, a block of warps at a time, with the checks that
// compute-sanitizer makes. Knows nothing of the CUDA API: who uses it brings the memory.
//
//   Problem problem;
//   std::unique_ptr<Module> module = Module::parse(text, problem);   // null: problem says why
//   for (size_t i = 0; i < module->globals().size(); ++i)            // .global and .const
//   variables
//     module->setGlobalAddress(i, allocate(module->globals()[i]));
//   std::vector<uint8_t> bytes = module->initialBytes(i);            // once all have addresses
//   Problem fault = launch(*module, *module->find("kernel"), shape, parameters, memory, options);
//
//===-------------------------------------------------------------------------===//

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace emulatedptx {

struct Dim3 {
  uint32_t x = 1, y = 1, z = 1;
  uint64_t count() const { return uint64_t(x) * y * z; }
};

/// Generic addresses of shared, local and parameter memory. No allocation may lie in them.
constexpr uint64_t sharedWindow = 0x7F0000000000, localWindow = 0x7F0100000000,
                   parameterWindow = 0x7F0200000000, windowEnd = 0x7F0300000000;

//===-------------------------------------------------------------------------===//
// Problems
//===-------------------------------------------------------------------------===//

enum class Fault : uint8_t {
  None,
  Syntax,           ///< the text is not PTX, or uses an instruction that is unknown here
  InvalidLaunch,    ///< grid, block, shared memory or parameters beyond what the device takes
  OutOfBounds,      ///< outside of every allocation (or of shared, local, parameter memory)
  Misaligned,       ///< an address that is no multiple of the access's bytes
  ReadOnly,         ///< a store to memory that is only read
  Uninitialized,    ///< a load of bytes that nobody wrote
  SharedRace,       ///< two threads of a block, one writes, no barrier between
  GlobalRace,       ///< two blocks of a launch, one writes without an atomic
  ThreadRace,       ///< two threads of a block in global memory, one writes, no barrier between
  DivergentBarrier, ///< a barrier that not all threads of the block reach
  InvalidMask,      ///< a warp instruction whose mask does not fit the lanes that execute it
  Trap,             ///< the kernel executed trap (assertions do)
  Condition,        ///< a conditional node's value that cannot be set
  Hang,             ///< more instructions than Options::maxInstructions
};

/// "out of bounds", ... for messages.
const char *faultName(Fault fault);

/// What went wrong and where. `fault` None: nothing did.
struct Problem {
  Fault fault = Fault::None;
  std::string message; ///< what was expected and found, without the fields below
  std::string kernel;  ///< empty while parsing
  int line = 0;        ///< of the PTX text, from 1; 0: of the whole
  std::string source;  ///< "file:line" where the PTX carries .loc, else empty
  Dim3 block{0, 0, 0}, thread{0, 0, 0};
  uint64_t address = 0; ///< generic address, for the faults of memory

  explicit operator bool() const { return fault != Fault::None; }
  /// All of it in one line.
  std::string text() const;
};

//===-------------------------------------------------------------------------===//
// Modules
//===-------------------------------------------------------------------------===//

/// A kernel's parameter, as cuLaunchKernel's parameter block has it.
struct Parameter {
  std::string name;
  uint32_t offset = 0, size = 0, alignment = 1;
};

/// A kernel.
struct Entry {
  std::string name;
  int line = 0;
  std::vector<Parameter> parameters;
  uint32_t parameterBytes = 0; ///< the end of the last one
  uint32_t staticSharedBytes = 0;
  uint32_t localBytes = 0; ///< a thread's, with those of the functions it calls
  /// 32-bit registers live at once at most (an estimate of what ptxas allocates, without its
  /// spills).
  uint32_t registers = 0;
  uint32_t maxThreads = 0;       ///< .maxntid, multiplied; 0: none given
  Dim3 requiredThreads{0, 0, 0}; ///< .reqntid; x 0: none given
};

/// A variable of the module in .global or .const memory.
struct Global {
  std::string name;
  bool isConst = false;  ///< .const: kernels only read it
  bool isExtern = false; ///< declared here, defined elsewhere
  uint64_t size = 0;
  uint32_t alignment = 1;
};

class Program; // the decoded code

class Module {
public:
  /// `maxVersion`: the newest .version that the driver takes, e.g. 90 for 9.0.
  static std::unique_ptr<Module> parse(std::string_view text, Problem &problem,
                                       unsigned maxVersion = 90);
  ~Module();

  unsigned version() const; ///< .version, e.g. 83 for 8.3
  unsigned target() const;  ///< .target's number, e.g. 80 for sm_80, 90 for sm_90a
  /// True for sm_90a, sm_100f: code for that architecture (or its family) only.
  bool isTargetSpecific() const;

  const std::vector<Entry> &entries() const;
  /// The kernel of that name, or null.
  const Entry *find(std::string_view name) const;

  const std::vector<Global> &globals() const;
  void setGlobalAddress(size_t index, uint64_t address);
  /// The variable's bytes at the module's start (zeros where none are given). Variables may hold
  /// addresses of others: call it when all have theirs.
  std::vector<uint8_t> initialBytes(size_t index) const;

  const Program &program() const { return *code; }

private:
  Module();
  std::unique_ptr<Program> code;
};

//===-------------------------------------------------------------------------===//
// Memory
//===-------------------------------------------------------------------------===//

/// A contiguous piece of device memory that is also contiguous on the host: an allocation, a buffer
/// within one (accesses across its end are then out of bounds), or a page of a sparse one.
struct Allocation {
  uint64_t base = 0, size = 0; ///< device addresses [base, base + size)
  uint8_t *host = nullptr;     ///< the byte at base
  /// For each byte 1 once it was written, else 0: loads of zeros are Uninitialized, stores set it.
  /// Null: not followed.
  uint8_t *written = nullptr;
  bool readOnly = false;
};

class Memory {
public:
  virtual ~Memory() = default;
  /// The piece that holds `address`; false: none does. May be called by several threads at once.
  /// The answer must hold until the launch ends.
  virtual bool find(uint64_t address, Allocation &piece) = 0;
  /// What a message says of an address without piece, e.g. "12 bytes after the 4096 bytes at 0x...,
  /// allocated by ...".
  virtual std::string describe(uint64_t address) { return (void)address, std::string(); }
  /// Told once a launch has ended: what its blocks have read, or written, of [begin, end), where
  /// races between blocks are looked for.
  virtual void touched(uint64_t begin, uint64_t end, bool isWritten) {
    (void)begin, (void)end, (void)isWritten;
  }
  /// A thread gives a conditional node of a graph its value (cudaGraphSetConditional). Returns what
  /// is wrong with that, or nothing.
  virtual std::string setCondition(uint64_t handle, uint32_t value) {
    return (void)handle, (void)value, "there is no graph";
  }
};

//===-------------------------------------------------------------------------===//
// Launches
//===-------------------------------------------------------------------------===//

/// What a device of one compute capability takes.
struct Limits {
  unsigned target = 80;    ///< 80, 90, 100, ...
  uint32_t threads = 1024; ///< a block
  Dim3 block{1024, 1024, 64};
  Dim3 grid{0x7FFFFFFF, 65535, 65535};
  uint32_t sharedBytes = 48 << 10;       ///< a block, static and dynamic, without opting in
  uint32_t sharedBytesOptIn = 163 << 10; ///< with CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
  uint32_t parameterBytes = 4096;        ///< 32764 from .version 8.1 and sm_70 on
  uint32_t registers = 65536;            ///< a block
  static Limits of(unsigned target);
};

struct Shape {
  Dim3 grid, block;
  uint32_t dynamicSharedBytes = 0;
  /// The kernel opted in to more than Limits::sharedBytes: the most dynamic bytes it asked for.
  uint32_t maxDynamicSharedBytes = 0;
  /// Not empty: only these blocks are run (blocks far out in memory that is sparse).
  std::vector<Dim3> blocks = {};
};

struct Options {
  uint64_t seed = 0;    ///< the order of blocks and warps
  uint64_t errors = 0;  ///< the errors of .approx instructions: one device always has the same
  unsigned threads = 1; ///< host threads; a block runs on one
  bool sharedRaces = true;
  bool globalRaces = true;
  bool uninitialized = true;
  bool approximate = true;               ///< .approx results are off, within their documented error
  uint64_t maxInstructions = 1ull << 36; ///< of one block's warps together
  Limits limits;
};

/// Runs the kernel's blocks, each in any order and never two that wait for each other. Bounds,
/// alignment, barriers and masks are always checked. `parameters` has entry.parameterBytes bytes.
Problem launch(const Module &module, const Entry &entry, const Shape &shape, const void *parameters,
               Memory &memory, const Options &options = {});

} // namespace emulatedptx
