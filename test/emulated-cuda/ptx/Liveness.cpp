//===- Liveness.cpp - How many registers are live at once -----------------------------------===//

#include "Program.h"

#include <algorithm>

using namespace emulatedptx;

namespace {

// Live registers before each instruction, by iteration backwards until nothing changes.
class Liveness {
public:
  explicit Liveness(const Function &function)
      : function(function), words((function.registers.size() + 63) / 64) {}

  uint32_t run() {
    size_t count = function.body.size();
    live.assign(count + 1, std::vector<uint64_t>(words));
    uint32_t most = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t i = count; i-- > 0;) {
        std::vector<uint64_t> now = before(i);
        if (now != live[i]) {
          live[i] = std::move(now);
          changed = true;
        }
      }
    }
    for (const auto &set : live)
      most = std::max(most, size(set));
    return most;
  }

private:
  std::vector<uint64_t> before(size_t i) const {
    const Instruction &inst = function.body[i];
    std::string_view op = inst.parts[0];
    bool isEnd = op == "ret" || op == "exit" || op == "trap", isJump = op == "bra" || op == "brx";
    std::vector<uint64_t> set(words);
    if (inst.guard >= 0 || (!isEnd && !isJump))
      set = live[i + 1];
    if (isJump)
      for (const Operand &operand : inst.operands)
        addTargets(inst, operand, set);
    bool hasResult = !inst.operands.empty() && op != "st" && op != "red" && op != "call" &&
                     !isJump && op != "bar" && op != "barrier";
    if (hasResult && inst.guard < 0)
      mark(inst.operands[0], set, false);
    for (size_t k = hasResult ? 1 : 0; k < inst.operands.size(); ++k)
      mark(inst.operands[k], set, true);
    if (inst.guard >= 0)
      set[size_t(inst.guard) / 64] |= uint64_t(1) << (inst.guard % 64);
    return set;
  }

  void addTargets(const Instruction &inst, const Operand &operand,
                  std::vector<uint64_t> &set) const {
    auto add = [&](std::string_view name) {
      if (int64_t target = function.label(inst.scope, name); target >= 0)
        for (size_t w = 0; w < words; ++w)
          set[w] |= live[size_t(target)][w];
    };
    if (operand.kind != Operand::Name)
      return;
    add(operand.name);
    for (const auto &[key, names] : function.branchTargets)
      if (key.second == operand.name)
        std::for_each(names.begin(), names.end(), add);
  }

  static void mark(const Operand &operand, std::vector<uint64_t> &set, bool isRead) {
    bool isAddress = operand.kind == Operand::Address && operand.hasRegister;
    uint64_t bit = uint64_t(1) << (operand.reg % 64);
    if (operand.kind == Operand::Reg || isAddress) {
      if (isRead || isAddress)
        set[operand.reg / 64] |= bit;
      else
        set[operand.reg / 64] &= ~bit;
    }
    for (const Operand &element : operand.elements)
      mark(element, set, isRead);
  }

  uint32_t size(const std::vector<uint64_t> &set) const {
    uint32_t result = 0;
    for (size_t w = 0; w < words; ++w)
      for (uint64_t bits = set[w]; bits; bits &= bits - 1) {
        const Type &type = function.registers[w * 64 + size_t(__builtin_ctzll(bits))].type;
        result += type.kind == Type::Predicate ? 0 : type.totalBytes() == 8 ? 2 : 1;
      }
    return result;
  }

  const Function &function;
  size_t words;
  std::vector<std::vector<uint64_t>> live;
};

} // namespace

uint32_t emulatedptx::liveRegisters(const Function &function) { return Liveness(function).run(); }
