#include "zero/Validate/Numbering.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace zero::validate {

/// Longest text of an expression in a message.
static constexpr size_t kLongestText = 300;

/// One word into a hash.
static uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15;
  return hash ^ (hash >> 32);
}

static uint64_t mix(uint64_t hash, const void *pointer) {
  return mix(hash, reinterpret_cast<uintptr_t>(pointer));
}

void Numbering::growTable() {
  table.assign(std::max<size_t>(1024, 2 * table.size()), kNoNumber);
  for (Number number = 0; number < hashes.size(); ++number) {
    size_t place = hashes[number] & (table.size() - 1);
    while (table[place] != kNoNumber)
      place = (place + 1) & (table.size() - 1);
    table[place] = number;
  }
}

Number Numbering::get(StringAttr op, Attribute attributes, Type type, ArrayRef<Number> operands,
                      unsigned result, LocationAttr loc) {
  uint64_t mixed = mix(mix(mix(result, op.getAsOpaquePointer()), attributes.getAsOpaquePointer()),
                       type.getAsOpaquePointer());
  for (Number operand : operands)
    mixed = mix(mixed, operand);
  uint32_t hash = mixed;
  if (2 * hashes.size() >= table.size())
    growTable();
  size_t place = hash & (table.size() - 1);
  for (; table[place] != kNoNumber; place = (place + 1) & (table.size() - 1)) {
    if (hashes[table[place]] != hash)
      continue;
    const Expression &other = expressions[table[place]];
    if (other.op == op && other.attributes == attributes && other.type == type &&
        other.result == result && other.operands == operands)
      return table[place];
  }
  Number number = expressions.size();
  table[place] = number;
  hashes.push_back(hash);
  expressions.push_back({op, attributes, type, result, operands.copy(operandStorage), loc});
  return number;
}

Number Numbering::get(StringRef op, Attribute attributes, Type type, ArrayRef<Number> operands,
                      LocationAttr loc) {
  return get(StringAttr::get(context, op), attributes, type, operands, 0, loc);
}

Number Numbering::getFresh(StringRef word, Type type, LocationAttr loc) {
  auto index = IntegerAttr::get(IntegerType::get(context, 64), expressions.size());
  return get(word, index, type, {}, loc);
}

static void printAttribute(raw_ostream &os, Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  attribute.print(stream, /*elideType=*/true);
  if (text.size() > 60)
    text = text.substr(0, 57) + "...";
  os << ' ' << text;
}

static void printExpression(raw_ostream &os, const Numbering &numbering, Number number,
                            unsigned depth, size_t longest, const std::string &text) {
  const Expression &expression = numbering.getExpression(number);
  StringRef name = expression.op.getValue();
  name.consume_front("stablehlo.");
  os << name;
  if (expression.result)
    os << '#' << expression.result;
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(expression.attributes);
  if (expression.attributes && !(dictionary && dictionary.empty()) &&
      (expression.operands.empty() || !dictionary))
    printAttribute(os, expression.attributes);
  if (expression.operands.empty())
    return;
  os << '(';
  for (auto [index, operand] : llvm::enumerate(expression.operands)) {
    os << (index ? ", " : "");
    if (depth == 0 || text.size() > longest) {
      os << "...";
      break;
    }
    printExpression(os, numbering, operand, depth - 1, longest, text);
  }
  os << ')';
}

std::string Numbering::print(Number number, unsigned depth) const {
  if (number == kNoNumber)
    return "nothing";
  std::string text;
  llvm::raw_string_ostream os(text);
  printExpression(os, *this, number, depth, kLongestText, text);
  if (Type type = expressions[number].type)
    os << " : " << type;
  return text;
}

Attribute getOwnAttributes(Operation *op) {
  if (Attribute properties = op->getPropertiesAsAttribute())
    return properties;
  return {};
}

} // namespace zero::validate
