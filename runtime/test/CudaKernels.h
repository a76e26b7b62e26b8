//===- CudaKernels.h - The device suite's kernels as PTX ---------------------------===//
#ifndef ZRT_TEST_CUDAKERNELS_H
#define ZRT_TEST_CUDAKERNELS_H

#include "zrt/abi.h"

namespace zrt::test {

// What the functions of the same names in DeviceSuite.cpp do; those that count have a number of
// items each, and blocks of 16.
#define COUNT_BYTES(ITEMS)                                                                         \
  ".visible .entry count_" #ITEMS "(.param .u64 bytes, .param .u64 unused) {\n"                    \
  "  .reg .pred %p; .reg .b16 %h; .reg .b32 %r<4>; .reg .b64 %d<3>;\n"                             \
  "  mov.u32 %r0, %ctaid.x; mov.u32 %r1, %tid.x; mad.lo.s32 %r2, %r0, 16, %r1;\n"                  \
  "  setp.ge.u32 %p, %r2, " #ITEMS "; @%p bra $L_" #ITEMS ";\n"                                    \
  "  ld.param.u64 %d0, [bytes]; cvt.u64.u32 %d1, %r2; add.s64 %d2, %d0, %d1;\n"                    \
  "  ld.global.u8 %h, [%d2]; add.s16 %h, %h, 1; st.global.u8 [%d2], %h;\n"                         \
  "$L_" #ITEMS ":\n  ret;\n}\n"

inline constexpr char cudaKernels[] =
    ".version 7.0\n.target sm_80\n.address_size 64\n"
    ".visible .entry slow_step(.param .u64 from, .param .u64 to) {\n"
    "  .reg .b64 %d<4>;\n"
    "  ld.param.u64 %d0, [from]; ld.param.u64 %d1, [to];\n"
    "  ld.global.u64 %d2, [%d0]; mad.lo.s64 %d3, %d2, 3, 1; st.global.u64 [%d1], %d3;\n"
    "  ret;\n}\n"
    ".visible .entry add_ones(.param .u64 numbers) {\n"
    "  .reg .b32 %r<3>; .reg .b64 %d<4>;\n"
    "  mov.u32 %r0, %ctaid.x; mov.u32 %r1, %tid.x; mad.lo.s32 %r2, %r0, 32, %r1;\n"
    "  ld.param.u64 %d0, [numbers]; mul.wide.u32 %d1, %r2, 8; add.s64 %d2, %d0, %d1;\n"
    "  ld.global.u64 %d3, [%d2]; add.s64 %d3, %d3, 1; st.global.u64 [%d2], %d3;\n"
    "  ret;\n}\n"
    // Whether the number is less than 100; its lowest two bits.
    ".visible .entry is_small(.param .u64 number, .param .u64 result) {\n"
    "  .reg .pred %p; .reg .b32 %r; .reg .b64 %d<3>;\n"
    "  ld.param.u64 %d0, [number]; ld.param.u64 %d1, [result]; ld.global.u64 %d2, [%d0];\n"
    "  setp.lt.s64 %p, %d2, 100; selp.b32 %r, 1, 0, %p; st.global.u8 [%d1], %r;\n"
    "  ret;\n}\n"
    ".visible .entry low_bits(.param .u64 number, .param .u64 result) {\n"
    "  .reg .b32 %r<2>; .reg .b64 %d<2>;\n"
    "  ld.param.u64 %d0, [number]; ld.param.u64 %d1, [result]; ld.global.u32 %r0, [%d0];\n"
    "  and.b32 %r1, %r0, 3; st.global.u32 [%d1], %r1;\n"
    "  ret;\n}\n"
    ".visible .entry add_five(.param .u64 number) {\n"
    "  .reg .b64 %d<2>;\n"
    "  ld.param.u64 %d0, [number];\n"
    "  ld.global.u64 %d1, [%d0]; add.s64 %d1, %d1, 5; st.global.u64 [%d0], %d1;\n"
    "  ret;\n}\n" COUNT_BYTES(0) COUNT_BYTES(1) COUNT_BYTES(7) COUNT_BYTES(64) COUNT_BYTES(1000)
        COUNT_BYTES(100003);
#undef COUNT_BYTES

inline constexpr zrt_device_code cudaCode = {cudaKernels, 0, nullptr};

} // namespace zrt::test

#endif // ZRT_TEST_CUDAKERNELS_H
