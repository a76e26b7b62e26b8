//===- Module.cpp - Modules, and the text of problems -----------------------------------------===//

#include "Program.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

using namespace emulatedptx;

const char *emulatedptx::faultName(Fault fault) {
  static constexpr const char *names[] = {"no fault",
                                          "malformed PTX",
                                          "invalid launch",
                                          "out of bounds",
                                          "misaligned address",
                                          "read-only memory",
                                          "uninitialised read",
                                          "race in shared memory",
                                          "race between blocks",
                                          "race between threads",
                                          "divergent barrier",
                                          "invalid mask",
                                          "trap",
                                          "condition",
                                          "hang"};
  return names[size_t(fault)];
}

std::string Problem::text() const {
  if (fault == Fault::None)
    return "no fault";
  std::string result = faultName(fault);
  auto triple = [](const Dim3 &dims) {
    return "(" + std::to_string(dims.x) + ", " + std::to_string(dims.y) + ", " +
           std::to_string(dims.z) + ")";
  };
  if (!kernel.empty())
    result += " in '" + kernel + "'";
  if (line)
    result += " at line " + std::to_string(line);
  if (!source.empty())
    result += " (" + source + ")";
  if (fault > Fault::InvalidLaunch)
    result += ", block " + triple(block) + " thread " + triple(thread);
  if (address) {
    char hex[24];
    snprintf(hex, sizeof(hex), "0x%llx", static_cast<unsigned long long>(address));
    result += std::string(", address ") + hex;
  }
  return result + ": " + message;
}

Module::Module() : code(std::make_unique<Program>()) {}
Module::~Module() = default;

static Entry describe(const Function &function, const Kernel &kernel) {
  Entry entry;
  entry.name = function.name;
  entry.line = function.line;
  for (const Variable *variable : function.parameters) {
    uint32_t offset = uint32_t(kernel.offsets.at(variable));
    entry.parameters.push_back(
        {std::string(variable->name), offset, uint32_t(variable->size), variable->alignment});
    entry.parameterBytes = offset + uint32_t(variable->size);
  }
  entry.staticSharedBytes = kernel.staticSharedBytes;
  entry.localBytes = kernel.localBytes;
  entry.registers = kernel.registers;
  entry.maxThreads = function.maxThreads;
  entry.requiredThreads = function.requiredThreads;
  return entry;
}

static bool checkVersion(const Tree &tree, unsigned most, Problem &problem) {
  if (tree.version <= most && tree.version >= 60)
    return true;
  problem.fault = Fault::Syntax;
  problem.line = 1;
  auto dotted = [](unsigned version) {
    return std::to_string(version / 10) + "." + std::to_string(version % 10);
  };
  problem.message =
      ".version " + dotted(tree.version) + ", expected one from 6.0 to " + dotted(most);
  return false;
}

std::unique_ptr<Module> Module::parse(std::string_view text, Problem &problem,
                                      unsigned maxVersion) {
  std::unique_ptr<Module> module(new Module());
  Program &program = *module->code;
  program.tree.text = text;
  problem = Problem();
  if (!parseTree(program.tree, problem) || !checkVersion(program.tree, maxVersion, problem))
    return nullptr;
  for (const Variable *variable : program.tree.variables)
    if (variable->space != Space::Shared)
      program.globals.push_back({std::string(variable->name), variable->space == Space::Const,
                                 variable->isExtern, variable->size, variable->alignment});
  for (const Function &function : program.tree.functions) {
    if (!function.isEntry)
      continue;
    Kernel kernel;
    if (!decodeKernel(program.tree, function, kernel, problem))
      return nullptr;
    program.entries.push_back(describe(function, kernel));
    program.kernels.push_back(std::move(kernel));
  }
  return module;
}

unsigned Module::version() const { return code->tree.version; }
unsigned Module::target() const { return code->tree.target; }
bool Module::isTargetSpecific() const { return code->tree.isTargetSpecific; }
const std::vector<Entry> &Module::entries() const { return code->entries; }
const std::vector<Global> &Module::globals() const { return code->globals; }

const Entry *Module::find(std::string_view name) const {
  for (const Entry &entry : code->entries)
    if (entry.name == name)
      return &entry;
  return nullptr;
}

// globals() leaves the shared variables of the tree's out.
static Variable &globalAt(const Program &program, size_t index) {
  for (Variable *variable : program.tree.variables)
    if (variable->space != Space::Shared && index-- == 0)
      return *variable;
  return *program.tree.variables.front();
}

void Module::setGlobalAddress(size_t index, uint64_t address) {
  globalAt(*code, index).address = address;
}

std::vector<uint8_t> Module::initialBytes(size_t index) const {
  const Variable &variable = globalAt(*code, index);
  std::vector<uint8_t> bytes = variable.bytes;
  bytes.resize(variable.size);
  for (const Relocation &each : variable.relocations) {
    uint64_t address = each.symbol->address + uint64_t(each.addend);
    memcpy(bytes.data() + each.offset, &address, 8);
  }
  return bytes;
}
