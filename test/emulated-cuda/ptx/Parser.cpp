//===- Parser.cpp - Modules and functions of a PTX text ---------------------------===//

#include "Parser.h"

#include <algorithm>
#include <charconv>

using namespace emulatedptx;

bool emulatedptx::parseTree(Tree &tree, Problem &problem) { return Parser(tree, problem).module(); }

int64_t Function::label(unsigned scope, std::string_view name) const {
  for (;; scope = parents[scope]) {
    if (auto found = labels.find({scope, name}); found != labels.end())
      return found->second;
    if (scope == 0)
      return -1;
  }
}

bool Parser::fail(const std::string &message) {
  if (!problem) {
    problem.fault = Fault::Syntax;
    problem.message = message;
    problem.line = peek().line;
  }
  return false;
}

bool Parser::expect(std::string_view text) {
  if (accept(text))
    return true;
  return fail("expected '" + std::string(text) + "', found " +
              (peek().kind == Token::End ? "the end" : "'" + std::string(peek().text) + "'"));
}

void Parser::skipLine() {
  int line = peek().line;
  while (peek().kind != Token::End && peek().line == line)
    take();
}

bool Parser::skipBraces() {
  while (!peek().is("{"))
    if (take().kind == Token::End)
      return fail("expected '{'");
  int depth = 0;
  do {
    Token token = take();
    if (token.kind == Token::End)
      return fail("expected '}'");
    depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
  } while (depth > 0);
  return true;
}

bool Parser::integer(int64_t &value) {
  Operand operand;
  if (!number(operand))
    return false;
  if (operand.kind != Operand::Integer)
    return fail("expected an integer");
  value = operand.value;
  return true;
}

const Parser::Symbol *Parser::lookUp(std::string_view name) const {
  for (size_t i = scopes.size(); i-- > 0;)
    if (auto found = scopes[i].find(name); found != scopes[i].end())
      return &found->second;
  return nullptr;
}

bool Parser::define(std::string_view name, Symbol symbol) {
  auto [place, isNew] = scopes.back().try_emplace(name, symbol);
  if (isNew)
    return true;
  // A variable may be declared .extern before it is defined.
  if (symbol.variable && place->second.variable && place->second.variable->isExtern) {
    *place->second.variable = *symbol.variable;
    return true;
  }
  return fail("'" + std::string(name) + "' is declared twice");
}

//===-------------------------------------------------------------------------===//
// Modules
//===-------------------------------------------------------------------------===//

bool Parser::module() {
  if (!version() || !target())
    return false;
  while (peek().kind != Token::End)
    if (!declaration())
      return false;
  return true;
}

bool Parser::version() {
  if (!expect(".version"))
    return false;
  std::string_view text = take().text;
  unsigned major = 0, minor = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), major);
  if (error != std::errc() || end == text.data() + text.size() || *end != '.' ||
      std::from_chars(end + 1, text.data() + text.size(), minor).ec != std::errc())
    return fail("expected a version as 8.0, found '" + std::string(text) + "'");
  tree.version = 10 * major + minor;
  return true;
}

bool Parser::target() {
  if (!expect(".target"))
    return false;
  do {
    std::string_view name = take().text;
    if (!name.starts_with("sm_"))
      continue; // debug, texmode_...
    auto [end, error] = std::from_chars(name.data() + 3, name.data() + name.size(), tree.target);
    if (error != std::errc())
      return fail("expected a target as sm_80, found '" + std::string(name) + "'");
    tree.isTargetSpecific = end != name.data() + name.size();
  } while (accept(","));
  if (!tree.target)
    return fail("expected a target as sm_80");
  int64_t bits = 64;
  if (accept(".address_size") && !integer(bits))
    return false;
  return bits == 64 || fail("only 64-bit addresses are supported");
}

bool Parser::declaration() {
  if (peek().is(".file"))
    return location();
  if (accept(".section"))
    return skipBraces();
  if (peek().is(".loc") || peek().is(".pragma"))
    return skipLine(), true;
  if (accept(";"))
    return true;
  bool isExtern = false;
  while (peek().is(".visible") || peek().is(".extern") || peek().is(".weak") ||
         peek().is(".common"))
    isExtern |= take().is(".extern");
  if (accept(".entry"))
    return function(true);
  if (accept(".func"))
    return function(false);
  Variable *made;
  if (accept(".global"))
    return variable(Space::Global, isExtern, made) && expect(";");
  if (accept(".const"))
    return variable(Space::Const, isExtern, made) && expect(";");
  if (accept(".shared"))
    return variable(Space::Shared, isExtern, made) && expect(";");
  return fail("'" + std::string(peek().text) + "' is unknown at module scope");
}

// .file 1 "name", .loc 1 2 3{, function_name x, inlined_at 1 4 5}: of inlined code, where it was
// inlined
bool Parser::location() {
  bool isFile = take().is(".file");
  int line = tokens[at - 1].line;
  int64_t file = 0, row = 0;
  if (!integer(file))
    return false;
  if (isFile)
    tree.files[uint32_t(file)] = take().text;
  else if (!integer(row))
    return false;
  while (peek().kind != Token::End && peek().line == line)
    if (take().is("inlined_at") && (!integer(file) || !integer(row)))
      return false;
  if (!isFile) {
    currentLocation = uint32_t(tree.locations.size());
    tree.locations.push_back({uint32_t(file), uint32_t(row)});
  }
  return true;
}

//===-------------------------------------------------------------------------===//
// Functions
//===-------------------------------------------------------------------------===//

bool Parser::function(bool isEntry) {
  Function made;
  made.isEntry = isEntry;
  made.line = peek().line;
  made.parents = {0};
  scopes.emplace_back();
  scopeIds = {0};
  currentLocation = 0;
  if (!signature(made) || !performance(made))
    return false;
  if (!accept(";")) {
    made.hasBody = true;
    if (!expect("{") || !body(made))
      return false;
  }
  scopes.pop_back();
  for (Function &other : tree.functions)
    if (other.name == made.name) {
      if (other.hasBody && made.hasBody)
        return fail("'" + std::string(made.name) + "' is defined twice");
      if (made.hasBody)
        other = std::move(made);
      return true;
    }
  tree.functions.push_back(std::move(made));
  return true;
}

bool Parser::signature(Function &function) {
  if (peek().is("(") && !parameterList(function.results, function))
    return false;
  if (peek().kind != Token::Word)
    return fail("expected a function's name");
  function.name = take().text;
  return !peek().is("(") || parameterList(function.parameters, function);
}

bool Parser::parameterList(std::vector<Variable *> &list, Function &function) {
  if (!expect("("))
    return false;
  while (!peek().is(")")) {
    if (!accept(".param"))
      return fail("'" + std::string(function.name) + "': parameters must be in .param space");
    Variable *made;
    if (!variable(Space::Parameter, false, made))
      return false;
    list.push_back(made);
    if (!accept(",") && !peek().is(")"))
      return expect(")");
  }
  return expect(")");
}

bool Parser::dimensions(Dim3 &dims) {
  uint32_t *place[] = {&dims.x, &dims.y, &dims.z};
  dims = {1, 1, 1};
  for (int i = 0; i < 3; ++i) {
    int64_t value;
    if (!integer(value))
      return false;
    *place[i] = uint32_t(value);
    if (!accept(","))
      return true;
  }
  return true;
}

bool Parser::performance(Function &function) {
  Dim3 dims;
  for (;;) {
    if (accept(".maxntid")) {
      if (!dimensions(dims))
        return false;
      function.maxThreads = uint32_t(dims.count());
    } else if (accept(".reqntid")) {
      if (!dimensions(function.requiredThreads))
        return false;
    } else if (peek().is(".minnctapersm") || peek().is(".maxnreg") || peek().is(".maxnctapersm") ||
               peek().is(".reqnctapercluster") || peek().is(".maxclusterrank")) {
      take();
      if (!dimensions(dims))
        return false;
    } else if (peek().is(".noreturn") || peek().is(".explicitcluster")) {
      take();
    } else if (accept(".pragma")) {
      take();
      if (!expect(";"))
        return false;
    } else {
      return true;
    }
  }
}

bool Parser::body(Function &function) {
  while (!scopeIds.empty()) {
    if (accept("{")) {
      scopes.emplace_back();
      function.parents.push_back(scopeIds.back());
      scopeIds.push_back(unsigned(function.parents.size() - 1));
    } else if (accept("}")) {
      scopeIds.pop_back();
      if (!scopeIds.empty())
        scopes.pop_back();
    } else if (peek().kind == Token::End) {
      return fail("expected '}'");
    } else if (!statement(function)) {
      return false;
    }
  }
  return true;
}

bool Parser::statement(Function &function) {
  if (accept(";"))
    return true;
  if (peek().kind == Token::Word && peek(1).is(":")) {
    std::string_view name = take().text;
    take();
    if (accept(".branchtargets"))
      return branchTargets(function, name);
    auto key = std::pair(scopeIds.back(), name);
    if (!function.labels.try_emplace(key, uint32_t(function.body.size())).second)
      return fail("label '" + std::string(name) + "' is defined twice");
    return true;
  }
  if (peek().text.starts_with("."))
    return directive(function);
  return instruction(function);
}

bool Parser::branchTargets(Function &function, std::string_view label) {
  std::vector<std::string_view> targets;
  do
    targets.push_back(take().text);
  while (accept(","));
  function.branchTargets[{scopeIds.back(), label}] = std::move(targets);
  return expect(";");
}

bool Parser::directive(Function &function) {
  if (peek().is(".loc") || peek().is(".file"))
    return location();
  if (accept(".reg"))
    return registers(function);
  if (accept(".pragma"))
    return take(), expect(";");
  bool isExtern = accept(".extern");
  static constexpr std::pair<std::string_view, Space> spaces[] = {{".local", Space::Local},
                                                                  {".shared", Space::Shared},
                                                                  {".param", Space::Parameter},
                                                                  {".global", Space::Global},
                                                                  {".const", Space::Const}};
  for (auto [name, space] : spaces)
    if (accept(name)) {
      Variable *made;
      if (!variable(space, isExtern, made))
        return false;
      if (space != Space::Global && space != Space::Const)
        function.variables.push_back(made);
      return expect(";");
    }
  return fail("'" + std::string(peek().text) + "' is unknown in a function");
}

// .reg .b32 %r<10>, %x;
bool Parser::registers(Function &function) {
  Type type = typeNamed(peek().text.substr(peek().text.empty() ? 0 : 1));
  if (type.kind == Type::None || type.totalBytes() > 8)
    return fail("registers of type '" + std::string(peek().text) + "' are not supported");
  take();
  do {
    std::string_view name = take().text;
    auto add = [&](std::string_view text) {
      function.registers.push_back({text, type});
      return define(text, {int(function.registers.size() - 1)});
    };
    if (!accept("<")) {
      if (!add(name))
        return false;
      continue;
    }
    int64_t count;
    if (!integer(count) || !expect(">"))
      return false;
    if (count < 0 || count > 1 << 20)
      return fail("expected at most 2^20 registers");
    for (int64_t i = 0; i < count; ++i) {
      tree.names.push_back(std::string(name) + std::to_string(i));
      if (!add(tree.names.back()))
        return false;
    }
  } while (accept(","));
  return expect(";");
}

//===-------------------------------------------------------------------------===//
// Instructions
//===-------------------------------------------------------------------------===//

bool Parser::guard(Instruction &made) {
  made.guardNegated = accept("!");
  const Symbol *symbol = lookUp(peek().text);
  if (!symbol || symbol->reg < 0)
    return fail("'" + std::string(peek().text) + "' is no predicate");
  made.guard = symbol->reg;
  take();
  return true;
}

bool Parser::instruction(Function &function) {
  Instruction made;
  if (accept("@") && !guard(made))
    return false;
  if (peek().kind != Token::Word)
    return fail("expected an instruction, found '" + std::string(peek().text) + "'");
  made.line = peek().line;
  made.location = currentLocation;
  made.scope = scopeIds.back();
  made.opcode = take().text;
  for (std::string_view rest = made.opcode; !rest.empty();) {
    size_t dot = rest.find('.');
    made.parts.push_back(rest.substr(0, dot));
    rest = dot == rest.npos ? std::string_view() : rest.substr(dot + 1);
  }
  if (!operandList(made.operands, ";"))
    return false;
  function.body.push_back(std::move(made));
  return true;
}

bool Parser::operandList(std::vector<Operand> &list, std::string_view close) {
  while (!peek().is(close)) {
    Operand next;
    if (!operand(next))
      return false;
    if (accept("|")) {
      Operand pair;
      pair.kind = Operand::Vector;
      pair.elements.push_back(std::move(next));
      if (!operand(pair.elements.emplace_back()))
        return false;
      next = std::move(pair);
    }
    list.push_back(std::move(next));
    if (!accept(",") && !peek().is(close))
      return expect(close);
  }
  return expect(close);
}

bool Parser::operand(Operand &operand) {
  if (peek().is("{") || peek().is("(")) {
    operand.kind = Operand::Vector;
    return operandList(operand.elements, take().is("(") ? ")" : "}");
  }
  if (accept("["))
    return address(operand);
  if (accept("!"))
    operand.negated = true;
  if (peek().kind == Token::Word)
    return wordOperand(operand);
  return number(operand);
}

bool Parser::wordOperand(Operand &operand) {
  std::string_view name = take().text;
  if (name == "_") {
    operand.kind = Operand::Sink;
    return true;
  }
  operand.name = name;
  if (const Symbol *symbol = lookUp(name)) {
    operand.kind = symbol->reg >= 0 ? Operand::Reg : Operand::Symbol;
    operand.reg = uint32_t(std::max(symbol->reg, 0));
    operand.symbol = symbol->variable;
    if (symbol->variable && (peek().is("+") || peek().is("-"))) {
      bool isMinus = take().is("-");
      if (!integer(operand.value))
        return false;
      operand.value = isMinus ? -operand.value : operand.value;
    }
    return true;
  }
  operand.kind = name.starts_with("%") ? Operand::Special : Operand::Name;
  return true;
}

bool Parser::address(Operand &operand) {
  operand.kind = Operand::Address;
  if (peek().kind == Token::Word) {
    const Symbol *symbol = lookUp(peek().text);
    if (!symbol)
      return fail("'" + std::string(peek().text) + "' is not declared");
    operand.name = take().text;
    operand.hasRegister = symbol->reg >= 0;
    operand.reg = uint32_t(std::max(symbol->reg, 0));
    operand.symbol = symbol->variable;
    if (accept("]"))
      return true;
    if (!peek().is("+") && !peek().is("-"))
      return expect("]");
  }
  bool isMinus = accept("-") || (accept("+") && accept("-"));
  if (!integer(operand.value))
    return false;
  operand.value = isMinus ? -operand.value : operand.value;
  return expect("]");
}
