//===- Exchange.h - zero.batch_exchange, which few files know ------------------------===//
#ifndef ZERO_DIALECT_ZERO_EXCHANGE_H
#define ZERO_DIALECT_ZERO_EXCHANGE_H
#include "zero/Dialect/Zero/Zero.h"
#define GET_OP_CLASSES
#include "zero/Dialect/Zero/ExchangeOps.h.inc"
#endif
