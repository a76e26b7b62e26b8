//===- ParserData.cpp - Variables, their initial values, and numbers of a PTX text ----===//

#include "Parser.h"

#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>

using namespace emulatedptx;

Type emulatedptx::typeNamed(std::string_view name) {
  static const std::unordered_map<std::string_view, Type> types = {
      {"b8", {Type::Bits, 1}},          {"b16", {Type::Bits, 2}},
      {"b32", {Type::Bits, 4}},         {"b64", {Type::Bits, 8}},
      {"b128", {Type::Bits, 16}},       {"u8", {Type::Unsigned, 1}},
      {"u16", {Type::Unsigned, 2}},     {"u32", {Type::Unsigned, 4}},
      {"u64", {Type::Unsigned, 8}},     {"s8", {Type::Signed, 1}},
      {"s16", {Type::Signed, 2}},       {"s32", {Type::Signed, 4}},
      {"s64", {Type::Signed, 8}},       {"f16", {Type::Float, 2}},
      {"f16x2", {Type::Float, 2, 2}},   {"f32", {Type::Float, 4}},
      {"f64", {Type::Float, 8}},        {"bf16", {Type::BFloat, 2}},
      {"bf16x2", {Type::BFloat, 2, 2}}, {"tf32", {Type::Other, 4}},
      {"pred", {Type::Predicate, 1}},   {"f32x2", {Type::Float, 4, 2}},
  };
  auto found = types.find(name);
  return found == types.end() ? Type() : found->second;
}

bool emulatedptx::readNumber(std::string_view view, Operand &operand) {
  std::string text(view);
  char *end = nullptr;
  bool isZero = text.size() > 2 && text[0] == '0';
  char mark = isZero ? char(text[1] | 0x20) : '\0';
  operand.kind = Operand::Integer;
  if (isZero && (mark == 'f' || mark == 'd')) {
    operand.kind = Operand::Real;
    operand.isSingle = mark == 'f';
    operand.value = int64_t(strtoull(text.c_str() + 2, &end, 16));
    operand.real = operand.isSingle ? std::bit_cast<float>(uint32_t(operand.value))
                                    : std::bit_cast<double>(operand.value);
    return *end == '\0' && text.size() == (operand.isSingle ? 10 : 18);
  }
  if (mark != 'x' && text.find_first_of(".eE") != text.npos) {
    operand.kind = Operand::Real;
    operand.real = strtod(text.c_str(), &end);
    operand.value = std::bit_cast<int64_t>(operand.real);
    return *end == '\0';
  }
  bool isBinary = isZero && mark == 'b';
  operand.value = int64_t(strtoull(text.c_str() + (isBinary ? 2 : 0), &end, isBinary ? 2 : 0));
  return end != text.c_str() && (*end == '\0' || (*end == 'U' && end[1] == '\0'));
}

bool Parser::number(Operand &operand) {
  bool isMinus = accept("-");
  if (peek().kind != Token::Number || !readNumber(peek().text, operand))
    return fail("expected a number, found '" + std::string(peek().text) + "'");
  take();
  if (!isMinus)
    return true;
  if (operand.kind == Operand::Integer) {
    operand.value = int64_t(-uint64_t(operand.value));
  } else {
    operand.real = -operand.real;
    operand.value ^= operand.isSingle ? 1ll << 31 : INT64_MIN;
  }
  return true;
}

// .align 4 .v2 .b8, or .u64 .ptr .global .align 16
bool Parser::variablePrefix(Variable &variable) {
  unsigned vector = 1;
  int64_t alignment = 0;
  while (variable.type.kind == Type::None) {
    std::string_view word = take().text;
    if (word == ".align") {
      if (!integer(alignment))
        return false;
      if (alignment <= 0 || (alignment & (alignment - 1)) != 0 || alignment > 1 << 20)
        return fail("expected an alignment that is a power of two");
    } else if (word == ".v2" || word == ".v4" || word == ".v8") {
      vector = unsigned(word[2] - '0');
    } else if (word == ".attribute") {
      while (!peek().is(")") && peek().kind != Token::End)
        take();
      take();
    } else if (word.starts_with(".")) {
      variable.type = typeNamed(word.substr(1));
      if (variable.type.kind == Type::None)
        return fail("'" + std::string(word) + "' is no type");
    } else {
      return fail("expected a variable's type, found '" + std::string(word) + "'");
    }
  }
  variable.size = uint64_t(variable.type.totalBytes()) * vector;
  variable.alignment = alignment ? uint32_t(alignment) : uint32_t(variable.size);
  // What follows .ptr is of the pointee.
  if (accept(".ptr")) {
    static constexpr std::string_view spaces[] = {".global", ".const", ".shared", ".local"};
    for (std::string_view space : spaces)
      accept(space);
    int64_t pointee;
    if (accept(".align") && !integer(pointee))
      return false;
  }
  return true;
}

// [3][4] or []
bool Parser::arraySize(Variable &variable, uint64_t &elements, bool &isArray) {
  while (accept("[")) {
    isArray = true;
    int64_t size = 0;
    if (!peek().is("]") && !integer(size))
      return false;
    if (size < 0 || (size && elements > (uint64_t(1) << 40) / uint64_t(size)))
      return fail("'" + std::string(variable.name) + "' is too large");
    elements *= uint64_t(size);
    if (!expect("]"))
      return false;
  }
  return true;
}

bool Parser::variable(Space space, bool isExtern, Variable *&made) {
  made = &tree.storage.emplace_back();
  made->space = space;
  made->isExtern = isExtern;
  made->line = peek().line;
  if (!variablePrefix(*made))
    return false;
  if (peek().kind != Token::Word)
    return fail("expected a variable's name");
  made->name = take().text;
  uint64_t element = made->size, elements = 1;
  bool isArray = false;
  if (!arraySize(*made, elements, isArray))
    return false;
  made->size = element * elements;
  if (accept("=")) {
    uint64_t offset = 0;
    if (!initializer(*made, offset))
      return false;
    if (isArray && !made->size)
      made->size = offset; // name[] = {...}
    if (offset > made->size)
      return fail("'" + std::string(made->name) + "' has more values than elements");
  }
  bool isKnown = scopes.back().contains(made->name); // declared .extern before
  if (!define(made->name, {-1, made}))
    return false;
  bool isModules = scopes.size() == 1 || space == Space::Global || space == Space::Const;
  if (isModules && !isKnown)
    tree.variables.push_back(made);
  return true;
}

bool Parser::initializer(Variable &variable, uint64_t &offset) {
  if (accept("{")) {
    while (!peek().is("}")) {
      if (!initializer(variable, offset))
        return false;
      if (!accept(",") && !peek().is("}"))
        return expect("}");
    }
    return expect("}");
  }
  unsigned bytes = variable.type.totalBytes();
  if (peek().kind == Token::Word) {
    if (bytes != 8)
      return fail("addresses need 8 bytes");
    if (!initialAddress(variable, offset))
      return false;
    variable.bytes.resize(offset + 8);
    offset += 8;
    return true;
  }
  Operand value;
  if (!number(value))
    return false;
  uint64_t bits = uint64_t(value.value);
  if (variable.type.kind == Type::Float && bytes == 8)
    bits = std::bit_cast<uint64_t>(value.kind == Operand::Real ? value.real : double(value.value));
  else if (variable.type.kind == Type::Float && bytes == 4 && !value.isSingle)
    bits = std::bit_cast<uint32_t>(
        float(value.kind == Operand::Real ? value.real : double(value.value)));
  variable.bytes.resize(offset + bytes);
  memcpy(variable.bytes.data() + offset, &bits, bytes);
  offset += bytes;
  return true;
}

// name, name+4, generic(name)+4
bool Parser::initialAddress(Variable &variable, uint64_t offset) {
  bool isGeneric = accept("generic") && expect("(");
  const Symbol *symbol = lookUp(peek().text);
  if (!symbol || !symbol->variable)
    return fail("'" + std::string(peek().text) + "' is no variable");
  take();
  if (isGeneric && !expect(")"))
    return false;
  int64_t addend = 0;
  bool isMinus = peek().is("-");
  if ((accept("+") || accept("-")) && !integer(addend))
    return false;
  variable.relocations.push_back({offset, symbol->variable, isMinus ? -addend : addend});
  return true;
}
