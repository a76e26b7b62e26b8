//===- Syntax.h - A PTX text as a tree ----------------------------------------===//
//
// What the parser makes: names are resolved, nothing is decoded yet. Texts point into the module's.
//
//===-------------------------------------------------------------------------===//

#pragma once

#include "Executor.h"

#include <deque>
#include <map>
#include <string_view>
#include <vector>

namespace emulatedptx {

enum class Space : uint8_t { Generic, Global, Const, Shared, Local, Parameter, Register };

/// A fundamental type: `.f32` is Float of 4 bytes, `.bf16x2` BFloat of 2 bytes, twice.
struct Type {
  enum Kind : uint8_t { None, Bits, Unsigned, Signed, Float, BFloat, Predicate, Other };
  Kind kind = None;
  uint8_t bytes = 0; ///< one element's
  uint8_t count = 1; ///< 2 in packed types
  unsigned totalBytes() const { return unsigned(bytes) * count; }
  bool isInteger() const { return kind == Bits || kind == Unsigned || kind == Signed; }
  bool isFloating() const { return kind == Float || kind == BFloat; }
  bool operator==(const Type &) const = default;
};

/// The type of that name ("f32", without the dot), or None.
Type typeNamed(std::string_view name);

struct Variable;

/// A piece of a variable's initial value: an address that a symbol's module gives it.
struct Relocation {
  uint64_t offset = 0;
  const Variable *symbol = nullptr;
  int64_t addend = 0;
};

struct Variable {
  std::string_view name;
  Space space = Space::Global;
  Type type;
  int line = 0;
  uint32_t alignment = 1;
  uint64_t size = 0; ///< bytes; 0: unsized (dynamic shared memory)
  bool isExtern = false;
  std::vector<uint8_t> bytes; ///< shorter than size: zeros follow
  std::vector<Relocation> relocations;
  uint64_t address = 0; ///< globals': the driver's; else an offset, set by layout
};

struct Register {
  std::string_view name;
  Type type;
};

struct Operand {
  enum Kind : uint8_t { Reg, Special, Integer, Real, Symbol, Name, Address, Vector, Sink };
  Kind kind = Sink;
  bool negated = false; ///< !%p
  uint32_t reg = 0;     ///< Reg; Address: base register, if hasRegister
  bool hasRegister = false;
  int64_t value = 0;                ///< Integer; Address and Symbol: the bytes added
  double real = 0;                  ///< Real
  bool isSingle = false;            ///< Real: written 0f..., `value` has the bits
  std::string_view name;            ///< Special, Name (a label, a function, ...)
  const Variable *symbol = nullptr; ///< Symbol; Address: base, unless a register
  std::vector<Operand> elements;    ///< Vector; also d|p of setp and shfl
};

struct Instruction {
  int line = 0;
  uint32_t location = 0; ///< index into Tree::locations
  int guard = -1;        ///< a register; -1: none
  bool guardNegated = false;
  unsigned scope = 0;                  ///< for labels
  std::string_view opcode;             ///< all of it
  std::vector<std::string_view> parts; ///< of the opcode, without dots
  std::vector<Operand> operands;
};

struct Function {
  std::string_view name;
  int line = 0;
  bool isEntry = false, hasBody = false;
  std::vector<Variable *> results, parameters;
  std::vector<Register> registers;
  std::vector<Variable *> variables; ///< .local, .shared and .param of the body
  std::vector<Instruction> body;
  std::vector<unsigned> parents;                                    ///< of scopes
  std::map<std::pair<unsigned, std::string_view>, uint32_t> labels; ///< index of the instruction
  std::map<std::pair<unsigned, std::string_view>, std::vector<std::string_view>> branchTargets;
  uint32_t maxThreads = 0;
  Dim3 requiredThreads{0, 0, 0};

  /// cudaGraphSetConditional, which a driver itself links to modules.
  bool isSetCondition() const { return !hasBody && name == "cudaGraphSetConditional"; }

  /// The label's instruction as seen from `scope`, or -1.
  int64_t label(unsigned scope, std::string_view name) const;
};

struct Location {
  uint32_t file = 0, line = 0;
};

struct Tree {
  std::string text;
  std::deque<std::string> names; ///< of registers that a range declares
  unsigned version = 0, target = 0;
  bool isTargetSpecific = false;
  std::deque<Variable> storage;      ///< all variables
  std::vector<Variable *> variables; ///< of the module's scope
  std::deque<Function> functions;
  std::map<uint32_t, std::string_view> files; ///< .file
  std::vector<Location> locations{{}};
};

/// Reads tree.text. Returns false with `problem` set.
bool parseTree(Tree &tree, Problem &problem);

} // namespace emulatedptx
