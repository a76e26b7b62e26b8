#ifndef ZERO_DIALECT_ZEROTYPES
#define ZERO_DIALECT_ZEROTYPES
include "zero/Dialect/Zero/ZeroAttrs.td"

def Zero_FutureType : TypeDef<Zero_Dialect, "Future"> {
  let mnemonic = "future";
  let summary = "tensors that an asynchronous collective will have made";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
}
#endif
