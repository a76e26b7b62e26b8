//===- Decoder.cpp - Instructions of the tree into what the machine runs -----------------===//

#include "Decoder.h"

#include <algorithm>
#include <bit>

using namespace emulatedptx;

bool emulatedptx::decodeKernel(const Tree &tree, const Function &function, Kernel &kernel,
                               Problem &problem) {
  return Decoder(tree, kernel, problem).run(function);
}

static const Families &families() {
  static const Families all = [] {
    Families made;
    addIntegerFamilies(made);
    addFloatFamilies(made);
    addCompareFamilies(made);
    addConvertFamilies(made);
    addMemoryFamilies(made);
    addControlFamilies(made);
    addWarpFamilies(made);
    addMatrixFamilies(made);
    return made;
  }();
  return all;
}

//===-------------------------------------------------------------------------===//
// Functions
//===-------------------------------------------------------------------------===//

bool Decoder::fail(const std::string &message) {
  if (!problem) {
    problem.fault = Fault::Syntax;
    problem.message = in ? "'" + std::string(in->opcode) + "': " + message : message;
    problem.line = in ? in->line : current ? current->line : 0;
    problem.kernel = kernel.function ? kernel.function->name : "";
  }
  return false;
}

bool Decoder::run(const Function &entry) {
  kernel.function = &entry;
  std::vector<const Function *> path;
  if (!collect(entry, path))
    return false;
  layOut();
  for (const Function *each : functions)
    if (!function(*each))
      return false;
  for (auto [at, name] : calls)
    kernel.code[at].extra = starts.at(name);
  kernel.registerBytes = (kernel.registerBytes + 63) & ~63u;
  return true;
}

const Function *Decoder::declared(std::string_view name) const {
  for (const Function &each : tree.functions)
    if (each.name == name && !each.hasBody)
      return &each;
  return nullptr;
}

// The functions that are called, callers first. Each has one set of registers and one frame, so
// recursion is refused.
bool Decoder::collect(const Function &function, std::vector<const Function *> &path) {
  current = &function;
  if (!function.hasBody)
    return fail("function '" + std::string(function.name) + "' has no body");
  if (std::find(path.begin(), path.end(), &function) != path.end())
    return fail("function '" + std::string(function.name) + "' calls itself: not supported");
  if (std::find(functions.begin(), functions.end(), &function) != functions.end())
    return true;
  functions.push_back(&function);
  path.push_back(&function);
  for (const Instruction &each : function.body) {
    if (each.parts[0] != "call")
      continue;
    for (const Operand &operand : each.operands) {
      if (operand.kind != Operand::Name)
        continue;
      for (const Function &callee : tree.functions)
        if (callee.name == operand.name && !callee.isSetCondition() && !collect(callee, path))
          return false;
    }
  }
  path.pop_back();
  return true;
}

// Offsets of shared and local variables and of parameters; functions' parameters are local memory.
void Decoder::layOut() {
  uint64_t shared = 0, local = 0, dynamicAlignment = 1;
  auto place = [&](const Variable *variable, uint64_t &end) {
    if (kernel.offsets.contains(variable))
      return;
    end = (end + variable->alignment - 1) / variable->alignment * variable->alignment;
    kernel.offsets[variable] = end;
    end += variable->size;
  };
  std::vector<const Variable *> dynamic;
  auto placeShared = [&](const Variable *variable) {
    if (variable->size) {
      place(variable, shared);
    } else {
      dynamic.push_back(variable);
      dynamicAlignment = std::max<uint64_t>(dynamicAlignment, variable->alignment);
    }
  };
  for (const Function *function : functions) {
    for (const Instruction &each : function->body)
      for (const Operand &operand : each.operands)
        if (operand.symbol && operand.symbol->space == Space::Shared)
          placeShared(operand.symbol);
    for (const Variable *variable : function->variables)
      if (variable->space != Space::Shared)
        place(variable, local);
    if (function->isEntry) {
      uint64_t parameters = 0;
      for (const Variable *variable : function->parameters)
        place(variable, parameters);
      continue;
    }
    for (const Variable *variable : function->parameters)
      place(variable, local);
    for (const Variable *variable : function->results)
      place(variable, local);
  }
  if (!dynamic.empty())
    shared = (shared + dynamicAlignment - 1) / dynamicAlignment * dynamicAlignment;
  for (const Variable *variable : dynamic)
    kernel.offsets[variable] = shared;
  kernel.staticSharedBytes = uint32_t(shared);
  kernel.dynamicSharedAlignment = uint32_t(dynamicAlignment);
  kernel.localBytes = uint32_t((local + 15) & ~15ull);
}

bool Decoder::function(const Function &function) {
  current = &function;
  in = nullptr;
  slots.clear();
  for (const Register &reg : function.registers)
    slots.push_back(allocate(reg.type.kind == Type::Predicate ? 0 : reg.type.totalBytes()));
  uint32_t begin = uint32_t(kernel.code.size());
  starts[function.name] = begin;
  indices.clear();
  for (const Instruction &each : function.body)
    if (!instruction(each))
      return false;
  // What falls off the end returns.
  Inst end;
  end.flow = function.isEntry ? Flow::Exit : Flow::Return;
  kernel.code.push_back(end);
  kernel.origins.push_back(kernel.origins.empty() ? Origin{function.line, 0}
                                                  : kernel.origins.back());
  uint32_t finish = uint32_t(kernel.code.size());
  for (uint32_t at = begin; at < finish; ++at) { // labels are instructions of this function
    Inst &inst = kernel.code[at];
    if (inst.flow == Flow::Branch)
      inst.extra += begin;
    if (inst.flow == Flow::IndexedBranch)
      for (uint32_t &target : kernel.tables[inst.extra])
        target += begin;
  }
  kernel.registers = std::max(kernel.registers, liveRegisters(function));
  return true;
}

bool Decoder::instruction(const Instruction &instruction) {
  in = &instruction;
  out = Inst();
  parts.assign(instruction.parts.begin() + 1, instruction.parts.end());
  auto found = families().find(instruction.parts[0]);
  if (found == families().end())
    return fail("unknown instruction");
  if (instruction.guard >= 0) {
    if (current->registers[size_t(instruction.guard)].type.kind != Type::Predicate)
      return fail("the guard is no predicate");
    out.guard = slots[size_t(instruction.guard)];
    out.guardNegated = instruction.guardNegated;
  }
  if (!found->second(*this))
    return fail("operands or types that this instruction does not take");
  if (!parts.empty())
    return fail("unknown modifier '." + std::string(parts.front()) + "'");
  if (out.flow == Flow::Plain && !out.run)
    return fail("types that this instruction does not take");
  kernel.code.push_back(out);
  kernel.origins.push_back({instruction.line, instruction.location});
  return true;
}

//===-------------------------------------------------------------------------===//
// Modifiers and operands
//===-------------------------------------------------------------------------===//

bool Decoder::take(std::string_view modifier) {
  auto found = std::find(parts.begin(), parts.end(), modifier);
  if (found == parts.end())
    return false;
  parts.erase(found);
  return true;
}

Type Decoder::takeType() {
  for (size_t i = 0; i < parts.size(); ++i)
    if (Type type = typeNamed(parts[i]); type.kind != Type::None) {
      parts.erase(parts.begin() + long(i));
      return type;
    }
  return {};
}

bool Decoder::takeType(Type &type) {
  type = takeType();
  return type.kind != Type::None || fail("expected a type");
}

bool Decoder::count(size_t least, size_t most) {
  if (operands() >= least && operands() <= most)
    return true;
  return fail("expected " + std::to_string(least) + " operands, found " +
              std::to_string(operands()));
}

bool Decoder::choose(Handler handler) {
  out.run = handler;
  return handler != nullptr;
}

uint32_t Decoder::allocate(unsigned bytes) {
  // A predicate is a bit a lane. Bytes have 16 bits, as nothing narrower is computed with.
  uint32_t size = bytes ? lanes * std::max(bytes, 2u) : 4;
  uint32_t align = bytes ? 64 : 4;
  uint32_t slot = (kernel.registerBytes + align - 1) / align * align;
  kernel.registerBytes = slot + size;
  return slot;
}

uint32_t Decoder::constant(uint64_t value, unsigned bytes, const Variable *symbol) {
  if (bytes && bytes < 8)
    value &= (1ull << (8 * bytes)) - 1;
  auto [place, isNew] = constantSlots.try_emplace({value, bytes, symbol}, 0);
  if (isNew) {
    place->second = allocate(bytes);
    kernel.constants.push_back({place->second, uint8_t(bytes), value, symbol});
  }
  return place->second;
}

uint32_t Decoder::special(Special which, unsigned bytes) {
  auto [place, isNew] = specialSlots.try_emplace({which, bytes}, 0);
  if (isNew) {
    place->second = allocate(bytes);
    kernel.specials.push_back({which, place->second, uint8_t(bytes)});
  }
  return place->second;
}

uint32_t Decoder::carry() {
  if (carrySlot == noSlot)
    carrySlot = allocate(0);
  return carrySlot;
}

bool Decoder::specialNamed(const Operand &operand, Type type, uint32_t &slot) {
  static const std::unordered_map<std::string_view, Special> names = {
      {"%tid.x", Special::TidX},
      {"%tid.y", Special::TidY},
      {"%tid.z", Special::TidZ},
      {"%ntid.x", Special::NtidX},
      {"%ntid.y", Special::NtidY},
      {"%ntid.z", Special::NtidZ},
      {"%ctaid.x", Special::CtaidX},
      {"%ctaid.y", Special::CtaidY},
      {"%ctaid.z", Special::CtaidZ},
      {"%nctaid.x", Special::NctaidX},
      {"%nctaid.y", Special::NctaidY},
      {"%nctaid.z", Special::NctaidZ},
      {"%laneid", Special::LaneId},
      {"%warpid", Special::WarpId},
      {"%nwarpid", Special::NWarpId},
      {"%smid", Special::SmId},
      {"%nsmid", Special::NSmId},
      {"%lanemask_eq", Special::MaskEq},
      {"%lanemask_le", Special::MaskLe},
      {"%lanemask_lt", Special::MaskLt},
      {"%lanemask_ge", Special::MaskGe},
      {"%lanemask_gt", Special::MaskGt},
      {"%gridid", Special::GridId},
      {"%clock", Special::Clock},
      {"%clock64", Special::Clock64},
      {"%globaltimer", Special::GlobalTimer},
      {"%dynamic_smem_size", Special::DynamicShared},
      {"%total_smem_size", Special::TotalShared},
      {"%cluster_ctaid.x", Special::Zero},
      {"%cluster_ctaid.y", Special::Zero},
      {"%cluster_ctaid.z", Special::Zero},
      {"%cluster_nctaid.x", Special::One},
      {"%cluster_nctaid.y", Special::One},
      {"%cluster_nctaid.z", Special::One},
      {"%cluster_ctarank", Special::Zero},
      {"%cluster_nctarank", Special::One},
  };
  auto found = names.find(operand.name);
  if (found == names.end())
    return fail("unknown register '" + std::string(operand.name) + "'");
  slot = special(found->second, type.bytes);
  return true;
}

bool Decoder::offsetOf(const Variable &variable, uint64_t &offset) {
  auto found = kernel.offsets.find(&variable);
  if (found == kernel.offsets.end())
    return fail("'" + std::string(variable.name) + "' is not declared here");
  offset = found->second;
  // Parameter addresses of functions lie in local memory: their upper half.
  if (variable.space == Space::Parameter &&
      !(kernel.function &&
        std::find(kernel.function->parameters.begin(), kernel.function->parameters.end(),
                  &variable) != kernel.function->parameters.end()))
    offset |= parameterIsLocal;
  return true;
}

bool Decoder::source(const Operand &operand, Type type, uint32_t &slot) {
  unsigned bytes = 0;
  if (type.kind == Type::Predicate)
    return predicate(operand, slot);
  if (!wideSource(operand, type, slot, bytes))
    return false;
  return bytes == type.totalBytes() ||
         fail("'" + std::string(operand.name) + "' has " + std::to_string(8 * bytes) +
              " bits, expected " + std::to_string(8 * type.totalBytes()));
}

static uint64_t realBits(const Operand &operand, Type type) {
  if (type.kind == Type::Float && type.bytes == 8)
    return std::bit_cast<uint64_t>(operand.real);
  if (operand.isSingle)
    return uint64_t(operand.value); // bits as they are written, of b32 registers too
  return type.bytes == 8 ? uint64_t(operand.value) : std::bit_cast<uint32_t>(float(operand.real));
}

bool Decoder::wideSource(const Operand &operand, Type type, uint32_t &slot, unsigned &bytes) {
  bytes = type.totalBytes();
  switch (operand.kind) {
  case Operand::Reg: {
    Type own = current->registers[operand.reg].type;
    slot = slots[operand.reg];
    bytes = std::max(own.totalBytes(), 1u);
    if (own.kind == Type::Predicate)
      return fail("'" + std::string(operand.name) + "' is a predicate");
    return bytes >= type.totalBytes() || fail("'" + std::string(operand.name) + "' is too narrow");
  }
  case Operand::Integer:
    slot = constant(uint64_t(operand.value), bytes);
    return true;
  case Operand::Real:
    slot = constant(realBits(operand, type), bytes);
    return true;
  case Operand::Special:
    return specialNamed(operand, type, slot);
  case Operand::Symbol: {
    if (bytes < 4)
      return fail("an address needs 32 or 64 bits");
    if (operand.symbol->space == Space::Global || operand.symbol->space == Space::Const) {
      slot = constant(uint64_t(operand.value), bytes, operand.symbol);
      return true;
    }
    uint64_t offset;
    if (!offsetOf(*operand.symbol, offset))
      return false;
    slot = constant(offset + uint64_t(operand.value), bytes);
    return true;
  }
  default:
    return fail("'" + std::string(operand.name) + "' is not declared");
  }
}

bool Decoder::predicate(const Operand &operand, uint32_t &slot) {
  if (operand.kind == Operand::Integer) {
    slot = constant(operand.value ? allLanes : 0, 0);
    return true;
  }
  if (operand.kind != Operand::Reg || current->registers[operand.reg].type.kind != Type::Predicate)
    return fail("expected a predicate, found '" + std::string(operand.name) + "'");
  slot = slots[operand.reg];
  return true;
}

bool Decoder::destination(const Operand &operand, Type type, uint32_t &slot) {
  unsigned bytes = 0;
  if (!wideDestination(operand, type, slot, bytes))
    return false;
  return type.kind == Type::Predicate || bytes == type.totalBytes() ||
         fail("'" + std::string(operand.name) + "' has " + std::to_string(8 * bytes) +
              " bits, expected " + std::to_string(8 * type.totalBytes()));
}

bool Decoder::wideDestination(const Operand &operand, Type type, uint32_t &slot, unsigned &bytes) {
  bool isPredicate = type.kind == Type::Predicate;
  bytes = type.totalBytes();
  if (operand.kind == Operand::Sink) {
    slot = allocate(isPredicate ? 0 : bytes);
    return true;
  }
  if (operand.kind != Operand::Reg)
    return fail("'" + std::string(operand.name) + "' is no register");
  Type own = current->registers[operand.reg].type;
  if ((own.kind == Type::Predicate) != isPredicate)
    return fail("'" + std::string(operand.name) + "' is of another type");
  slot = slots[operand.reg];
  bytes = own.totalBytes();
  return bytes >= type.totalBytes() || fail("'" + std::string(operand.name) + "' is too narrow");
}

bool Decoder::sameType(Type type, unsigned sources) {
  uint32_t *slots[] = {&out.a, &out.b, &out.c};
  if (!count(sources + 1) || !destination(operand(0), type, out.dst))
    return false;
  for (unsigned i = 0; i < sources; ++i)
    if (!source(operand(i + 1), type, *slots[i]))
      return false;
  return true;
}
