#include "zero/Cost/Machine.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

namespace json = llvm::json;

namespace zero::cost {

namespace {
struct KnownMachine {
  llvm::StringRef name, text;
};
} // namespace

/// Files of `machines`, by name.
static const KnownMachine kMachines[] = {
#include "Machines.inc"
};

double Machine::getMatmulRate(const std::string &element) const {
  auto known = matmulPeak.find(element);
  return matmulShare * (known == matmulPeak.end() ? matmulPeak.at("f32") : known->second);
}

/// A rate, a size or a share.
static bool mapPositive(const json::Object &object, llvm::StringLiteral name, double &value,
                        json::Path path) {
  std::optional<double> number = object.getNumber(name);
  if (number && *number > 0) {
    value = *number;
    return true;
  }
  path.field(name).report("expected a number above 0");
  return false;
}

static bool mapCount(const json::Object &object, llvm::StringLiteral name, int64_t &value,
                     json::Path path) {
  std::optional<int64_t> number = object.getInteger(name);
  if (number && *number > 0) {
    value = *number;
    return true;
  }
  path.field(name).report("expected an integer above 0");
  return false;
}

/// Figures that nobody can look up are none.
static const json::Object *getSourced(const json::Object &machine, llvm::StringLiteral name,
                                      json::Path path) {
  const json::Object *object = machine.getObject(name);
  if (!object) {
    path.field(name).report("expected an object");
    return nullptr;
  }
  if (object->getString("source").value_or("").empty()) {
    path.field(name).field("source").report("expected where its figures are from");
    return nullptr;
  }
  return object;
}

static bool mapChannel(const json::Object &machine, llvm::StringLiteral name, Channel &channel,
                       json::Path parent) {
  const json::Object *object = getSourced(machine, name, parent);
  if (!object)
    return false;
  json::Path path = parent.field(name); // which keeps a pointer to its parent
  if (!mapPositive(*object, "bytes_per_second", channel.peak, path) ||
      !mapPositive(*object, "share", channel.share, path))
    return false;
  if (channel.share <= 1)
    return true;
  path.field("share").report("expected a share of at most 1");
  return false;
}

static bool mapMatmuls(const json::Object &file, Machine &machine, json::Path parent) {
  const json::Object *object = getSourced(file, "matmul", parent);
  json::Path path = parent.field("matmul");
  if (!object || !mapPositive(*object, "share", machine.matmulShare, path))
    return false;
  const json::Object *rates = object->getObject("flops_per_second");
  if (!rates || !rates->getNumber("f32")) {
    path.field("flops_per_second").report("expected rates by element type, f32 among them");
    return false;
  }
  for (const auto &[type, rate] : *rates) {
    std::optional<double> number = rate.getAsNumber();
    if (!number || *number <= 0) {
      path.field("flops_per_second").report("expected numbers above 0");
      return false;
    }
    machine.matmulPeak[type.str()] = *number;
  }
  return true;
}

static bool mapProcessors(const json::Object &file, Multiprocessors &processors,
                          json::Path parent) {
  const json::Object *object = getSourced(file, "multiprocessors", parent);
  json::Path path = parent.field("multiprocessors");
  return object && mapCount(*object, "count", processors.count, path) &&
         mapCount(*object, "threads", processors.threads, path) &&
         mapCount(*object, "blocks", processors.blocks, path) &&
         mapCount(*object, "registers", processors.registers, path) &&
         mapCount(*object, "register_unit", processors.registerUnit, path) &&
         mapCount(*object, "shared_bytes", processors.shared, path) &&
         mapCount(*object, "shared_unit", processors.sharedUnit, path) &&
         mapCount(*object, "shared_reserved", processors.sharedReserved, path);
}

static bool mapMachine(const json::Value &value, Machine &machine, json::Path path) {
  const json::Object *file = value.getAsObject();
  if (!file) {
    path.report("expected an object");
    return false;
  }
  for (auto [name, text] : {std::pair(llvm::StringLiteral("name"), &machine.name),
                            std::pair(llvm::StringLiteral("target"), &machine.target)}) {
    *text = file->getString(name).value_or("").str();
    if (text->empty()) {
      path.field(name).report("expected a string");
      return false;
    }
  }
  const json::Object *memory = file->getObject("memory"),
                     *vector = getSourced(*file, "vector", path);
  return vector && mapChannel(*file, "memory", machine.memory, path) &&
         mapPositive(*memory, "latency_seconds", machine.memory.latency, path.field("memory")) &&
         mapCount(*memory, "bytes", machine.memoryBytes, path.field("memory")) &&
         mapChannel(*file, "link", machine.link, path) &&
         mapChannel(*file, "host", machine.host, path) && mapMatmuls(*file, machine, path) &&
         mapPositive(*vector, "operations_per_second", machine.vectorRate, path.field("vector")) &&
         mapProcessors(*file, machine.processors, path);
}

static llvm::Expected<Machine> parse(llvm::StringRef name, llvm::StringRef text) {
  auto fail = [&](llvm::Error error) {
    return llvm::createStringError("machine '" + name + "': " + llvm::toString(std::move(error)));
  };
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value)
    return fail(value.takeError());
  Machine machine;
  json::Path::Root root("machine");
  if (!mapMachine(*value, machine, root))
    return fail(root.getError());
  return machine;
}

llvm::Expected<Machine> readMachine(llvm::StringRef name) {
  if (name.ends_with(".json")) {
    auto file = llvm::MemoryBuffer::getFile(name);
    if (!file)
      return llvm::createStringError("cannot read machine '" + name +
                                     "': " + file.getError().message());
    return parse(name, (*file)->getBuffer());
  }
  std::string names;
  for (const KnownMachine &known : kMachines) {
    if (known.name == name)
      return parse(name, known.text);
    names += (names.empty() ? "" : ", ") + known.name.str();
  }
  return llvm::createStringError("machine '" + name + "' is not known; expected " + names +
                                 " or a file, NAME.json");
}

} // namespace zero::cost
