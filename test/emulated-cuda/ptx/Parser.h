//===- Parser.h - Tokens of PTX into a tree --------------------------------------===//

#pragma once

#include "Lexer.h"
#include "Syntax.h"

#include <string>
#include <unordered_map>

namespace emulatedptx {

/// Recursive descent. Functions that return false have set the problem.
class Parser {
public:
  Parser(Tree &tree, Problem &problem)
      : tree(tree), problem(problem), tokens(tokenize(tree.text)) {}
  bool module();

private:
  // What a name means in a scope.
  struct Symbol {
    int reg = -1;
    Variable *variable = nullptr;
  };
  struct Linkage {
    bool isExtern = false;
  };

  const Token &peek(size_t ahead = 0) const {
    return tokens[std::min(at + ahead, tokens.size() - 1)];
  }
  Token take() { return tokens[at < tokens.size() - 1 ? at++ : at]; }
  bool accept(std::string_view text) { return peek().is(text) ? (take(), true) : false; }
  bool expect(std::string_view text);
  bool fail(const std::string &message);
  void skipLine();
  bool skipBraces();

  bool header();
  bool version();
  bool target();
  bool declaration();
  bool function(bool isEntry);
  bool signature(Function &function);
  bool parameterList(std::vector<Variable *> &list, Function &function);
  bool performance(Function &function);
  bool dimensions(Dim3 &dims);
  bool body(Function &function);
  bool statement(Function &function);
  bool directive(Function &function);
  bool location();
  bool registers(Function &function);
  bool branchTargets(Function &function, std::string_view label);
  bool instruction(Function &function);
  bool guard(Instruction &instruction);
  bool operand(Operand &operand);
  bool operandList(std::vector<Operand> &list, std::string_view close);
  bool address(Operand &operand);
  bool wordOperand(Operand &operand);

  bool variable(Space space, bool isExtern, Variable *&made);
  bool variablePrefix(Variable &variable);
  bool arraySize(Variable &variable, uint64_t &elements, bool &isArray);
  bool initializer(Variable &variable, uint64_t &offset);
  bool initialAddress(Variable &variable, uint64_t offset);
  bool number(Operand &operand);
  bool integer(int64_t &value);

  const Symbol *lookUp(std::string_view name) const;
  bool define(std::string_view name, Symbol symbol);

  Tree &tree;
  Problem &problem;
  std::vector<Token> tokens;
  size_t at = 0;
  std::vector<std::unordered_map<std::string_view, Symbol>> scopes{{}};
  std::vector<unsigned> scopeIds;
  uint32_t currentLocation = 0;
};

/// The bits of a number as PTX writes it. False: it is none.
bool readNumber(std::string_view text, Operand &operand);

} // namespace emulatedptx
