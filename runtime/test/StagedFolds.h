//===- StagedFolds.h - Folds of staged reductions as PTX ---------------------------===//
//
// With ZRT_TEST_STAGED=1 the conformance suite's reductions on GPUs are staged, and these kernels
// add them up.
//===------------------------------------------------------------------------===//
#ifndef ZRT_TEST_STAGEDFOLDS_H
#define ZRT_TEST_STAGEDFOLDS_H

#include "../base/DType.h"
#include "zrt/communicator.h"

#include <cstdlib>
#include <deque>
#include <map>

namespace zrt::test {

inline bool isStaged() { return getenv("ZRT_TEST_STAGED") != nullptr; }

/// How PTX reads and combines an element; a bfloat16 number is the upper half of a float.
struct FoldType {
  const char *load, *type;
  int64_t size, perElement;
};

inline const FoldType *foldTypeOf(int64_t dtype) {
  static const std::map<int64_t, FoldType> types = {
      {ZRT_F32, {"f32", "f32", 4, 1}}, {ZRT_BF16, {"b16", "f32", 2, 1}},
      {ZRT_F16, {"b16", "f32", 2, 1}}, {ZRT_I32, {"s32", "s32", 4, 1}},
      {ZRT_F64, {"f64", "f64", 8, 1}}, {ZRT_C128, {"f64", "f64", 8, 2}},
  };
  auto known = types.find(dtype);
  return known == types.end() ? nullptr : &known->second;
}

/// "add.f32"; empty where there is none.
inline std::string foldInstruction(int64_t dtype, int64_t op) {
  bool isFloat = dtype != ZRT_I32;
  const char *type = foldTypeOf(dtype)->type;
  switch (op) {
  case ZRT_ADD:
    return std::string(isFloat ? "add.rn." : "add.") + type;
  case ZRT_MUL:
    return std::string(isFloat ? "mul.rn." : "mul.lo.") + type;
  case ZRT_MAX:
    return std::string(isFloat ? "max.NaN." : "max.") + type;
  case ZRT_MIN:
    return std::string(isFloat ? "min.NaN." : "min.") + type;
  case ZRT_AND:
    return isFloat ? "" : "and.b32";
  case ZRT_OR:
    return isFloat ? "" : "or.b32";
  }
  return "";
}

inline std::string foldText(int64_t dtype, const std::string &combine, int64_t ranks,
                            int64_t elements) {
  const FoldType &fold = *foldTypeOf(dtype);
  bool isBf16 = dtype == ZRT_BF16, isNarrow = isBf16 || dtype == ZRT_F16;
  std::string text =
      ".version 7.0\n.target sm_80\n.address_size 64\n"
      ".visible .entry fold(.param .u64 from, .param .u64 to) {\n"
      "  .reg .pred %p; .reg .b16 %h; .reg .b32 %r<4>; .reg .b64 %d<3>;\n" +
      format("  .reg .%s %%v<2>;\n", fold.type) +
      "  mov.u32 %r0, %ctaid.x; mov.u32 %r1, %tid.x; mad.lo.s32 %r2, %r0, 64, %r1;\n" +
      format("  setp.ge.u32 %%p, %%r2, %lld; @%%p bra $L_end;\n", (long long)elements) +
      "  ld.param.u64 %d0, [from]; ld.param.u64 %d1, [to];\n" +
      format("  mul.wide.u32 %%d2, %%r2, %lld;\n", (long long)fold.size) +
      "  add.s64 %d0, %d0, %d2; add.s64 %d1, %d1, %d2;\n";
  for (int64_t rank = 0; rank < ranks; ++rank) {
    int into = rank ? 1 : 0;
    long long offset = rank * elements * fold.size;
    if (!isNarrow)
      text += format("  ld.global.%s %%v%d, [%%d0+%lld];\n", fold.load, into, offset);
    else
      text += format("  ld.global.b16 %%h, [%%d0+%lld];\n", offset);
    if (isBf16)
      text +=
          format("  cvt.u32.u16 %%r3, %%h; shl.b32 %%r3, %%r3, 16; mov.b32 %%v%d, %%r3;\n", into);
    else if (isNarrow)
      text += format("  cvt.f32.f16 %%v%d, %%h;\n", into);
    if (rank)
      text += "  " + combine + " %v0, %v0, %v1;\n";
  }
  if (isNarrow)
    text += format("  cvt.rn.%s.f32 %%h, %%v0;\n  st.global.b16 [%%d1], %%h;\n",
                   isBf16 ? "bf16" : "f16");
  else
    text += format("  st.global.%s [%%d1], %%v0;\n", fold.load);
  return text + "$L_end:\n  ret;\n}\n";
}

/// The kernel for a record; nullptr where the suite has none. It lives as long as the process.
inline const zrt_kernel_descriptor *findFold(const zrt_collective_record &record, GroupRank group) {
  struct Made {
    std::string text;
    zrt_device_code code;
    zrt_kernel_descriptor kernel;
  };
  static std::map<std::string, Made> all;
  if (group.size == 0 || record.parts != 1 || !foldTypeOf(record.dtype))
    return nullptr;
  std::string combine = foldInstruction(record.dtype, record.op);
  if (combine.empty() || (record.kind != ZRT_REDUCE_SCATTER && record.kind != ZRT_ALL_REDUCE))
    return nullptr;
  int64_t count = record.part[0].count,
          chunk = record.kind == ZRT_ALL_REDUCE ? (count + group.size - 1) / group.size : count;
  chunk *= foldTypeOf(record.dtype)->perElement;
  std::string text = foldText(record.dtype, combine, group.size, chunk);
  Made &made = all[text];
  if (made.text.empty()) {
    made.text = text;
    made.code = {made.text.c_str(), 0, nullptr};
    made.kernel = {"fold", ZRT_KERNEL_CUDA, {.code = &made.code}, chunk, 64, 64, 0, nullptr};
  }
  return &made.kernel;
}

} // namespace zrt::test

#endif // ZRT_TEST_STAGEDFOLDS_H
