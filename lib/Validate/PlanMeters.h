//===- PlanMeters.h - What an executable counts of gradients, recounted ---------===//
#ifndef ZERO_VALIDATE_PLANMETERS_H
#define ZERO_VALIDATE_PLANMETERS_H

#include "HostNumbers.h"
#include "llvm/Support/JSON.h"

namespace zero::validate {

/// Says again what a plan has to say of the bytes of gradients that a rank holds, empty for
/// nothing. Gradients are held as whole units up to stage 1, beyond it as shards, as they are when
/// reduced across shard groups too. Nothing tells of those of one rank: they cross no border. A
/// whole unit is there from when it is packed, so that another's place may be its.
llvm::json::Array tellMeters(mlir::ModuleOp planned, const HostNumbers &numbers);

} // namespace zero::validate
#endif
