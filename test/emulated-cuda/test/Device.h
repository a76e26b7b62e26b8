//===- Device.h - Memory, modules and launches for the tests -----------------------------===//

#pragma once

#include "ptx/Executor.h"

#include <cstring>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>

namespace emulatedptx::test {

/// Allocations far from each other, with or without a map of written bytes.
class Device : public Memory {
public:
  struct Buffer {
    std::vector<uint8_t> bytes, written;
    bool readOnly = false;
  };

  uint64_t allocate(size_t size, bool isWritten = false) {
    uint64_t base = next;
    next += (size + 0xFFFF) / 0x10000 * 0x10000 + 0x10000;
    buffers[base] = {std::vector<uint8_t>(size), std::vector<uint8_t>(size, isWritten), false};
    return base;
  }
  template <class T> uint64_t put(const std::vector<T> &values) {
    uint64_t base = allocate(values.size() * sizeof(T), true);
    memcpy(buffers[base].bytes.data(), values.data(), values.size() * sizeof(T));
    return base;
  }
  template <class T> std::vector<T> get(uint64_t base) const {
    const Buffer &buffer = buffers.at(base);
    std::vector<T> values(buffer.bytes.size() / sizeof(T));
    memcpy(values.data(), buffer.bytes.data(), values.size() * sizeof(T));
    return values;
  }
  Buffer &buffer(uint64_t base) { return buffers.at(base); }

  bool find(uint64_t address, Allocation &piece) override {
    auto next = buffers.upper_bound(address);
    if (next == buffers.begin())
      return false;
    auto &[base, buffer] = *--next;
    if (address - base >= buffer.bytes.size())
      return false;
    piece = {base, buffer.bytes.size(), buffer.bytes.data(), buffer.written.data(),
             buffer.readOnly};
    return true;
  }

private:
  std::map<uint64_t, Buffer> buffers;
  uint64_t next = 0x10000000000;
};

inline std::string fileText(const std::string &name) {
  std::ifstream file(std::string(INPUTS) + "/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// A module with its variables allocated.
struct Loaded {
  Device &device;
  std::unique_ptr<Module> module;
  std::vector<uint64_t> addresses;

  Loaded(Device &device, const std::string &text) : device(device) {
    Problem problem;
    module = Module::parse(text, problem);
    if (!module) {
      ADD_FAILURE() << problem.text();
      return;
    }
    for (size_t i = 0; i < module->globals().size(); ++i) {
      addresses.push_back(device.allocate(module->globals()[i].size, true));
      module->setGlobalAddress(i, addresses.back());
    }
    for (size_t i = 0; i < addresses.size(); ++i) {
      device.buffer(addresses[i]).bytes = module->initialBytes(i);
      device.buffer(addresses[i]).readOnly = module->globals()[i].isConst;
    }
  }

  const Entry &entry(const std::string &name) const {
    for (const Entry &each : module->entries())
      if (each.name == name || each.name.find(name) != std::string::npos)
        return each;
    ADD_FAILURE() << "no kernel '" << name << "'";
    return module->entries().front();
  }

  template <class... Arguments>
  Problem run(const std::string &name, Dim3 grid, Dim3 block, const Options &options,
              uint32_t dynamic, Arguments... arguments) const {
    if (!module)
      return {};
    const Entry &kernel = entry(name);
    std::vector<uint8_t> parameters(kernel.parameterBytes);
    size_t index = 0;
    auto add = [&](auto value) {
      ASSERT_LT(index, kernel.parameters.size());
      ASSERT_EQ(sizeof(value), kernel.parameters[index].size);
      memcpy(parameters.data() + kernel.parameters[index++].offset, &value, sizeof(value));
    };
    (add(arguments), ...);
    EXPECT_EQ(index, kernel.parameters.size());
    Shape shape;
    shape.grid = grid;
    shape.block = block;
    shape.dynamicSharedBytes = dynamic;
    return launch(*module, kernel, shape, parameters.data(), device, options);
  }
  template <class... Arguments>
  Problem operator()(const std::string &name, Dim3 grid, Dim3 block, Arguments... arguments) const {
    Options options;
    options.limits = Limits::of(100);
    return run(name, grid, block, options, 0, arguments...);
  }
};

#define EXPECT_RUNS(...)                                                                           \
  do {                                                                                             \
    Problem problem = __VA_ARGS__;                                                                 \
    EXPECT_FALSE(problem) << problem.text();                                                       \
  } while (false)

} // namespace emulatedptx::test
