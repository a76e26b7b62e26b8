//===- Passes.td - planned -> executable -----------------------------------------------------===//
#ifndef ZERO_EXECUTABLE_PASSES
#define ZERO_EXECUTABLE_PASSES
include "mlir/Pass/PassBase.td"

def LowerKernelsPass : Pass<"zero-lower-kernels", "::mlir::ModuleOp"> {
  let summary = "Turns kernel functions into the target's code";
  let description = [{
    Every function with `zero.kernel` (a StableHLO body over whole tensors) becomes what its `kernel.schedule` says, on
    the target, and nothing else. A kernel without one is refused (`zero-schedule-kernels` gives it one), and so is a
    schedule that does not fit its kernel or the target. Attributes tell the host side how to launch it: `zero.work` (items),
    `zero.grain` (least items that are worth a worker), and `zero.rank` where the kernel reads the rank from one more
    input buffer, its last; `zero.tied` is the argument whose buffer the kernel changes, `zero.workspace` the bytes of
    scratch memory that it finds in one more buffer behind its outputs.

    For the CPU that is an `llvm.func` of `(buffers: !llvm.ptr, begin: i64, end: i64)` that computes the items
    `[begin, end)` of its work, in `scf`, `vector`, `arith`, `math` and LLVM loads and stores. The bits of a result do
    not depend on how the items are split. For `null` it is a declaration.

    Elements are evaluated lazily, at index expressions, so producers never take memory. The innermost loop is
    `lanes` elements wide; what is left over is done by a scalar loop with the same formulas. Values of bf16
    and f16 are held in f32 and rounded after every operation, as the graph says.

    Works on any module with kernels, whatever its phase.
  }];
  let options = [Option<"target", "target", "std::string", "\"\"",
                        "cpu, cpu:native, cpu:x86-64-v3, ..., null; default: the module's, else cpu">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect", "::mlir::LLVM::LLVMDialect"];
}

def LowerHostPass : Pass<"zero-lower-host", "::mlir::ModuleOp"> {
  let summary = "Turns planned entry functions into calls of the runtime";
  let description = [{
    Precondition: phase `planned`, kernels lowered by `zero-lower-kernels`.

    Every `zero.launch*`, `zero.record` and `zero.wait` becomes one call of `zrt/abi.h`; its numbers are a record
    in one constant table per entry. An entry is split into functions of 500 calls, as LLVM's passes are
    superlinear in a function's size. `zrt_entries` lists the entries with their numbers of calls and events.
    The program's tables (`zero.arena`, `zero.slot`, `zero.layout`, ...) are dropped: the plan carries them.

    Refused: an op that is none of a planned entry; a kernel without a machine form; an element type that the
    runtime does not know; a collective whose allocations do not fit its ranks; bytes on the wire, counted as the
    runtime counts them, other than those that `zero-verify-partition` found (`zero.bytes`).
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::func::FuncDialect"];
  let statistics = [Statistic<"numCalls", "calls", "calls of the runtime">];
}

def ShareCodePass : Pass<"zero-share-code", "::mlir::ModuleOp"> {
  let summary = "Gives kernels that differ in numbers alone one body";
  let description = [{
    Precondition: kernels lowered by `zero-lower-kernels` for a CPU.

    Kernels of equal layers are one kernel already. Where each layer has a number of its own (the key that its weights are
    drawn by, the place of its segment in a unit), they are not, and the code generator has hundreds of equal functions to
    compile. Eight kernels or more whose ops, types and attributes are equal, but for the values of at most eight scalar
    constants or splats, get one hidden function that takes these as arguments; each kernel keeps its name and calls it. A
    constant that is a bound or a step of a loop, or a size of memory, stays where it is: kernels that differ in one have
    code of their own. Bits of results are the same.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::vector::VectorDialect", "::mlir::LLVM::LLVMDialect"];
  let statistics = [Statistic<"numShared", "kernels", "kernels that share a body">];
}
#endif
