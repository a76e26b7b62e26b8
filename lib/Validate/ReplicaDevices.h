//===- ReplicaDevices.h - What devices of a manual computation exchange ---------------===//
#ifndef ZERO_LIB_VALIDATE_REPLICADEVICES_H
#define ZERO_LIB_VALIDATE_REPLICADEVICES_H

#include "ReplicaWalker.h"

namespace zero::validate::replica {

/// Of a collective: each device alone, all ranks, the devices beside a rank, all of both.
enum class Group { Alone, All, Beside, Both, Other };
Group getGroup(mlir::DenseIntElementsAttr ids, const ManualDevices &devices);

/// What the numbers of neighbours along an axis differ by, and how many devices are along it.
int64_t getStride(sdy::MeshAttr mesh, llvm::StringRef axis);
int64_t getSize(sdy::MeshAttr mesh, llvm::StringRef axis);

/// Devices are ranks only inside of a manual computation.
bool isInManual(const RuleInput &in);

/// Equation devices-beside: what devices beside the ranks exchange is the same function of a rank's
/// value wherever they do.
Claim exchangeBeside(Walker &walker, llvm::StringRef word, mlir::Attribute way, const Claim &claim,
                     mlir::Value value, mlir::Type type);

/// Dimension `dim` first, the others as they are; or back.
Number moveDim(Walker &walker, Number number, mlir::Type type, int64_t dim, bool isBack,
               mlir::Location loc);
/// `type` with dimension `dim` first.
mlir::RankedTensorType withFirst(mlir::Type type, int64_t dim);

/// The rank times a constant.
Claim makeRankMultiple(Walker &walker, mlir::Type type, int64_t stride, mlir::Location loc);

/// Values, or blocks along the first dimension, of other ranks: the word, by which ranks they are
/// of.
constexpr llvm::StringLiteral kExchanged = "exchanged";

Answer proveDeviceExchange(const RuleInput &in);
Answer proveDevicePermute(const RuleInput &in);

} // namespace zero::validate::replica
#endif
