//===- Save.h - zero.launch_save ----------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO_SAVE_H
#define ZERO_DIALECT_ZERO_SAVE_H

#include "zero/Dialect/Zero/Zero.h"

#define GET_OP_CLASSES
#include "zero/Dialect/Zero/ZeroSaveOps.h.inc"

#endif
