//===- Decoder.h - Instructions of the tree into what the machine runs ------------------===//
//
// One function a family of instructions: it takes the modifiers that it knows (what is left is an
// error), its operands, and chooses the handler.
//
//===-------------------------------------------------------------------------===//

#pragma once

#include "Machine.h"

#include <string>
#include <type_traits>
#include <unordered_map>

namespace emulatedptx {

class Decoder {
public:
  Decoder(const Tree &tree, Kernel &kernel, Problem &problem)
      : kernel(kernel), tree(tree), problem(problem) {}
  bool run(const Function &entry);

  // What families use.
  bool fail(const std::string &message);
  const std::string_view opcode() const { return in->parts[0]; }
  /// True and consumed if the opcode has that modifier.
  bool take(std::string_view modifier);
  /// The next modifier that is a type, consumed; None if there is no more.
  Type takeType();
  /// As takeType; an error if there is none.
  bool takeType(Type &type);
  /// The first modifier left, or empty.
  std::string_view left() const { return parts.empty() ? std::string_view() : parts.front(); }
  void takeFirst() { parts.erase(parts.begin()); }

  size_t operands() const { return in->operands.size(); }
  const Operand &operand(size_t i) const { return in->operands[i]; }
  bool count(size_t least, size_t most);
  bool count(size_t exactly) { return count(exactly, exactly); }

  /// The slot of an operand that is read as `type`; registers must have its width.
  bool source(const Operand &operand, Type type, uint32_t &slot);
  /// As above, of a register at least as wide, or an immediate of the type's width.
  bool wideSource(const Operand &operand, Type type, uint32_t &slot, unsigned &bytes);
  bool predicate(const Operand &operand, uint32_t &slot);
  /// The slot of a register that is written; `_` gives one that nobody reads.
  bool destination(const Operand &operand, Type type, uint32_t &slot);
  bool wideDestination(const Operand &operand, Type type, uint32_t &slot, unsigned &bytes);
  /// dst, a, b, c from the operands, all of one type.
  bool sameType(Type type, unsigned sources);
  uint32_t constant(uint64_t value, unsigned bytes, const Variable *symbol = nullptr);
  uint32_t special(Special special, unsigned bytes);
  uint32_t allocate(unsigned bytes);
  uint32_t carry(); ///< the condition code, a predicate
  bool offsetOf(const Variable &variable, uint64_t &offset);

  bool choose(Handler handler);
  bool isInEntry() const { return current->isEntry; }
  /// A function that is only declared.
  const Function *declared(std::string_view name) const;

  const Instruction *in = nullptr;
  Inst out;
  Kernel &kernel;

private:
  bool collect(const Function &function, std::vector<const Function *> &path);
  void layOut();
  bool function(const Function &function);
  bool instruction(const Instruction &instruction);
  bool specialNamed(const Operand &operand, Type type, uint32_t &slot);

  friend bool decodeBranch(Decoder &decoder);
  friend bool decodeCall(Decoder &decoder);

  const Tree &tree;
  Problem &problem;
  const Function *current = nullptr;
  std::vector<const Function *> functions; ///< the entry first
  std::map<std::string_view, uint32_t> starts;
  std::vector<std::pair<uint32_t, std::string_view>> calls;
  std::vector<uint32_t> slots, indices; ///< of the current function's registers, instructions
  std::vector<std::string_view> parts;
  std::map<std::tuple<uint64_t, unsigned, const Variable *>, uint32_t> constantSlots;
  std::map<std::pair<Special, unsigned>, uint32_t> specialSlots;
  uint32_t carrySlot = noSlot;
};

using Family = bool (*)(Decoder &decoder);
/// Opcode to family.
using Families = std::unordered_map<std::string_view, Family>;

void addIntegerFamilies(Families &families);
void addFloatFamilies(Families &families);
void addCompareFamilies(Families &families);
void addConvertFamilies(Families &families);
void addMemoryFamilies(Families &families);
void addControlFamilies(Families &families);
void addWarpFamilies(Families &families);
void addMatrixFamilies(Families &families);

/// The space that a memory instruction names; generic where it names none.
Space takeMemorySpace(Decoder &decoder);
/// The address operand of an instruction whose accesses have at least that many bytes.
bool decodeMemoryAddress(Decoder &decoder, const Operand &operand, Space space, unsigned bytes);

/// bar.warp.sync.
void warpBarrier(Warp &warp, const Inst &inst, uint32_t mask);

/// f(T{}) for the C++ type of an integer type (bits are unsigned), or null.
template <class F> Handler byInteger(Type type, F &&f) {
  bool isSigned = type.kind == Type::Signed;
  if (!type.isInteger() || type.count != 1)
    return nullptr;
  switch (type.bytes) {
  case 2:
    return isSigned ? f(int16_t()) : f(uint16_t());
  case 4:
    return isSigned ? f(int32_t()) : f(uint32_t());
  case 8:
    return isSigned ? f(int64_t()) : f(uint64_t());
  default:
    return nullptr;
  }
}

/// f(T{}) for the unsigned type of that many bytes, or null.
template <class F> Handler byWidth(unsigned bytes, F &&f) {
  switch (bytes) {
  case 1:
    return f(uint8_t());
  case 2:
    return f(uint16_t());
  case 4:
    return f(uint32_t());
  case 8:
    return f(uint64_t());
  default:
    return nullptr;
  }
}

} // namespace emulatedptx
