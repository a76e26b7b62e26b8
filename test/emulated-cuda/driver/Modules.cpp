//===- Modules.cpp - PTX and launches -------------------------------------------------===//
#include "State.h"

#include <cstdlib>
#include <cstring>

using namespace emulated;

/// The text of the error goes where the options say.
static void writeLog(const std::string &text, unsigned count, const ModuleOption *options,
                     void **values) {
  char *log = nullptr;
  size_t bytes = 0;
  for (unsigned i = 0; i < count; ++i) {
    if (options[i] == ErrorLogBuffer)
      log = static_cast<char *>(values[i]);
    if (options[i] == ErrorLogBufferBytes)
      bytes = reinterpret_cast<size_t>(values[i]);
  }
  if (log && bytes)
    snprintf(log, bytes, "%s", text.c_str());
}

/// Reads "// buffers of NAME: BYTES BYTES ...", a line for each kernel.
static void readBuffers(std::string_view text, ModuleState &module) {
  constexpr std::string_view mark = "// buffers of ";
  for (size_t at = text.find(mark); at != text.npos; at = text.find(mark, at)) {
    at += mark.size();
    size_t colon = text.find(':', at), end = std::min(text.find('\n', at), text.size());
    std::vector<uint64_t> &bytes = module.buffers[std::string(text.substr(at, colon - at))];
    std::string numbers(text.substr(colon + 1, end - colon - 1));
    char *next = numbers.data();
    for (char *from = next;; from = next) {
      uint64_t count = strtoull(from, &next, 10);
      if (next == from)
        break;
      bytes.push_back(count);
    }
  }
}

/// Of a cubin, which is an ELF file: as a driver of another architecture says.
static bool isMachineCode(const void *image) {
  return strncmp(static_cast<const char *>(image),
                 "\x7f"
                 "ELF",
                 4) == 0;
}

Result cuModuleLoadDataEx(Module *module, const void *image, unsigned count, ModuleOption *options,
                          void **values) {
  State &state = State::get();
  std::unique_lock<std::mutex> lock(state.mutex);
  if (!state.hasContext || state.fault)
    return state.fault ? state.fault : Result(InvalidContext);
  if (isMachineCode(image)) {
    writeLog("the emulated GPU runs PTX, no machine code", count, options, values);
    return NoBinaryForGpu;
  }
  emulatedptx::Problem problem;
  auto made = std::make_unique<ModuleState>();
  made->module = emulatedptx::Module::parse(static_cast<const char *>(image), problem);
  if (!made->module) {
    writeLog(problem.text(), count, options, values);
    return InvalidPtx;
  }
  if (made->module->target() > unsigned(state.capability)) {
    writeLog("PTX for sm_" + std::to_string(made->module->target()), count, options, values);
    return NoBinaryForGpu;
  }
  readBuffers(static_cast<const char *>(image), *made);
  const auto &globals = made->module->globals();
  for (size_t i = 0; i < globals.size(); ++i) {
    uint64_t address = 0;
    if (Result result = state.allocate(std::max<uint64_t>(globals[i].size, 1), address))
      return result;
    made->globals.push_back(address);
    made->module->setGlobalAddress(i, address);
  }
  for (size_t i = 0; i < globals.size(); ++i) {
    std::vector<uint8_t> bytes = made->module->initialBytes(i);
    memcpy(reinterpret_cast<void *>(made->globals[i]), bytes.data(), bytes.size());
    auto &written = state.allocations[made->globals[i]].written;
    std::fill(written.begin(), written.end(), 1);
  }
  *module = reinterpret_cast<Module>(made.get());
  state.modules[made.get()] = std::move(made);
  return Success;
}

Result cuModuleUnload(Module module) {
  State &state = State::get();
  std::unique_lock<std::mutex> lock(state.mutex);
  auto found = state.modules.find(reinterpret_cast<ModuleState *>(module));
  if (found == state.modules.end())
    return state.complain(InvalidHandle, "a module that was not loaded, or was unloaded before");
  Result result = state.drain(nullptr, lock);
  for (uint64_t address : found->second->globals)
    (void)state.free(address, /*isHost=*/false);
  for (auto function = state.functions.begin(); function != state.functions.end();)
    function = function->second->module == found->first ? state.functions.erase(function)
                                                        : std::next(function);
  state.modules.erase(found);
  return result;
}

Result cuModuleGetFunction(Function *function, Module module, const char *name) {
  State &state = State::get();
  std::unique_lock<std::mutex> lock(state.mutex);
  auto found = state.modules.find(reinterpret_cast<ModuleState *>(module));
  if (found == state.modules.end())
    return InvalidHandle;
  const emulatedptx::Entry *entry = found->second->module->find(name);
  if (!entry)
    return NotFound;
  auto made = std::make_unique<FunctionState>(FunctionState{found->first, entry});
  *function = reinterpret_cast<Function>(made.get());
  state.functions[made.get()] = std::move(made);
  return Success;
}

Result cuFuncSetAttribute(Function function, FunctionAttribute attribute, int value) {
  State &state = State::get();
  std::unique_lock<std::mutex> lock(state.mutex);
  auto found = state.functions.find(reinterpret_cast<FunctionState *>(function));
  if (found == state.functions.end())
    return state.complain(InvalidHandle, "an attribute of a kernel that is no more");
  auto limits = emulatedptx::Limits::of(unsigned(state.capability));
  int64_t most = int64_t(limits.sharedBytesOptIn) - found->second->entry->staticSharedBytes;
  if (attribute != MostDynamicSharedBytes || value < 0 || value > most)
    return InvalidValue;
  found->second->maxDynamicSharedBytes = uint32_t(value);
  return Success;
}

static Result codeOf(emulatedptx::Fault fault) {
  switch (fault) {
  case emulatedptx::Fault::None:
    return Success;
  case emulatedptx::Fault::InvalidLaunch:
    return InvalidValue;
  case emulatedptx::Fault::OutOfBounds:
    return IllegalAddress;
  case emulatedptx::Fault::Misaligned:
    return MisalignedAddress;
  default:
    return LaunchFailed;
  }
}

Result cuLaunchKernel(Function function, unsigned gridX, unsigned gridY, unsigned gridZ,
                      unsigned blockX, unsigned blockY, unsigned blockZ, unsigned sharedBytes,
                      Stream stream, void **parameters, void **extra) {
  State &state = State::get();
  std::unique_lock<std::mutex> lock(state.mutex);
  auto found = state.functions.find(reinterpret_cast<FunctionState *>(function));
  auto queue = state.streams.find(reinterpret_cast<StreamState *>(stream));
  if (state.fault)
    return state.fault;
  if (found == state.functions.end() || queue == state.streams.end())
    return state.complain(InvalidHandle, "a launch of a kernel, or in a stream, that is no more");
  const emulatedptx::Entry &entry = *found->second->entry;
  if (extra || (!parameters && !entry.parameters.empty()))
    return InvalidValue;
  if (state.faults.launch && --state.faults.launch == 0)
    return state.complain(LaunchFailed, "a launch fails, as EMULATED_CUDA_FAULT asks");
  // Parameters are read now, memory later.
  std::vector<uint8_t> block(entry.parameterBytes);
  for (size_t i = 0; i < entry.parameters.size(); ++i)
    memcpy(block.data() + entry.parameters[i].offset, parameters[i], entry.parameters[i].size);
  emulatedptx::Shape shape;
  shape.grid = {gridX, gridY, gridZ};
  shape.block = {blockX, blockY, blockZ};
  shape.dynamicSharedBytes = sharedBytes;
  shape.maxDynamicSharedBytes = found->second->maxDynamicSharedBytes;
  Command command;
  command.work = [&state, &entry, module = found->second->module, block = std::move(block),
                  shape]() -> Result {
    emulatedptx::Options options;
    options.seed = state.random();
    options.errors = state.seed;
    options.limits = emulatedptx::Limits::of(unsigned(state.capability));
    auto known = module->buffers.find(entry.name);
    std::unique_ptr<LaunchMemory> memory;
    if (known != module->buffers.end() && known->second.size() == entry.parameters.size())
      memory = std::make_unique<LaunchMemory>(state, *module, known->second,
                                              reinterpret_cast<const uint64_t *>(block.data()));
    emulatedptx::Memory &reached = memory ? *memory : static_cast<emulatedptx::Memory &>(state);
    state.runs("kernel '" + entry.name + "'");
    emulatedptx::Problem problem =
        emulatedptx::launch(*module->module, entry, shape, block.data(), reached, options);
    return problem ? state.complain(codeOf(problem.fault), problem.text()) : Result(Success);
  };
  return state.enqueue(*queue->second, std::move(command));
}
