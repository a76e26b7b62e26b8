//===- Check.td - The check dialect: expectations of conformance programs ---------------------------===//

#ifndef ZERO_DIALECT_CHECK
#define ZERO_DIALECT_CHECK

include "zero/Dialect/StableHLO/StableHLOBase.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::zero::check";
  let summary = "Expectations in public conformance programs of StableHLO";
  let description = [{
    Compares what a program computes with what it should; an op has no results and is never dropped. Only for
    the interpreter, which fails where one does not hold: later phases refuse them.
  }];
}

class Check_Op<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, mnemonic, !listconcat([HLO_StaticShapes], traits)>;

/// How far apart values may be.
def Check_Tolerance : OptionalAttr<F64Attr>;

/// Compares with a constant, which gives the type.
class Check_ConstOp<string mnemonic, string what>
    : Check_Op<mnemonic, [AllTypesMatch<["lhs", "value"]>]> {
  let summary = what;
  let arguments = (ins HLO_Tensor:$lhs, ElementsAttr:$value);
  let assemblyFormat = "$lhs `,` $value attr-dict";
}
class Check_AlmostConstOp<string mnemonic, string what> : Check_ConstOp<mnemonic, what> {
  let arguments = (ins HLO_Tensor:$lhs, ElementsAttr:$value, Check_Tolerance:$tolerance);
  let assemblyFormat = "$lhs `,` $value (`,` `tolerance` `=` $tolerance^)? attr-dict";
}
def Check_ExpectEqConstOp : Check_ConstOp<"expect_eq_const", "Equal to a constant, bit for bit">;
def Check_ExpectAlmostEqConstOp
    : Check_AlmostConstOp<"expect_almost_eq_const", "Equal to a constant within a tolerance">;
def Check_EqOp : Check_ConstOp<"eq", "Older name of expect_eq_const">;
def Check_AlmostEqOp : Check_AlmostConstOp<"almost_eq", "Older name of expect_almost_eq_const">;

class Check_PairOp<string mnemonic, string what> : Check_Op<mnemonic, [SameTypeOperands]> {
  let summary = what;
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}
def Check_ExpectEqOp : Check_PairOp<"expect_eq", "Both equal, bit for bit">;
def Check_ExpectAlmostEqOp : Check_PairOp<"expect_almost_eq", "Both equal within a tolerance"> {
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, Check_Tolerance:$tolerance);
  let assemblyFormat = "$lhs `,` $rhs (`,` `tolerance` `=` $tolerance^)? attr-dict `:` type($lhs)";
}

def Check_ExpectCloseOp : Check_Op<"expect_close", [SameTypeOperands]> {
  let summary = "Both at most (and at least) so many units in the last place apart";
  let arguments = (ins HLO_FloatOrComplexTensor:$actual, HLO_FloatOrComplexTensor:$expected,
                       DefaultValuedOptionalAttr<UI64Attr, "3">:$max_ulp_difference,
                       DefaultValuedOptionalAttr<UI64Attr, "0">:$min_ulp_difference);
  let assemblyFormat = [{
    $actual `,` $expected (`,` `max_ulp_difference` `=` $max_ulp_difference^)?
    (`,` `min_ulp_difference` `=` $min_ulp_difference^)? attr-dict `:` type($actual) `,` type($expected)
  }];
}

def Check_ExpectSerializedEqOp : Check_Op<"expect_serialized_eq"> {
  let summary = "Equal to what interpreter.probe kept under a name, the given time that it did";
  let arguments = (ins HLO_Tensor:$expected, StrAttr:$probe_id,
                       DefaultValuedOptionalAttr<UI32Attr, "0">:$iteration);
  let assemblyFormat = [{
    $expected `,` `probe_id` `=` $probe_id (`,` `iter` `=` $iteration^)? attr-dict `:` type($expected)
  }];
}

#endif // ZERO_DIALECT_CHECK
