//===- Interpreter.h - The interpreter dialect ----------------------------===//

#ifndef ZERO_DIALECT_INTERPRETER_INTERPRETER_H
#define ZERO_DIALECT_INTERPRETER_INTERPRETER_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/SymbolTable.h"

#include "zero/Dialect/Interpreter/InterpreterDialect.h.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/Interpreter/InterpreterOps.h.inc"

#endif // ZERO_DIALECT_INTERPRETER_INTERPRETER_H
