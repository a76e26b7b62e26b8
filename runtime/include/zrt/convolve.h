//===- convolve.h - Convolutions by a GPU's library ----------------------------===//
//
// A call of a driver (zrt/abi.h), which does nothing else: its kernel is one convolution. All three
// kinds are about one relation between an input x, a filter w and an output y:
//
//   y[n, k, p] = sum over c, r of x[n, c of k's group, p * stride - padding + r * dilation]
//                               * w[k, c, r]
//
// where x is 0 outside, and r counts from the filter's other end where it is reversed.
// ZRT_CONVOLVE_FORWARD makes y so; the gradients make x of y and w, or w of x and y, as sums of the
// same products. Sums are of f32, in an order that follows from the call alone, rounded once.
//===------------------------------------------------------------------------===//
#ifndef ZRT_CONVOLVE_H
#define ZRT_CONVOLVE_H
#include "zrt/abi.h"
#ifdef __cplusplus
extern "C" {
#endif

enum { ZRT_CONVOLVE_FORWARD = 0, ZRT_CONVOLVE_DATA, ZRT_CONVOLVE_FILTER };
enum { ZRT_CONVOLVE_SPATIAL = 3, ZRT_CONVOLVE_DIMS = 2 + ZRT_CONVOLVE_SPATIAL };

// Dimensions of x: images, channels, `spatial` others; of w: features, channels of a group, others;
// of y: images, features, others. What is not used is 1, padding 0. Strides of memory are in
// elements.
typedef struct {
  int64_t sizes[ZRT_CONVOLVE_DIMS], strides[ZRT_CONVOLVE_DIMS];
} zrt_convolution_tensor;

// `dtype`: of all three, f32, bf16 or f16. `factors`: as in zrt_gemm_record. `workspace_bytes`: of
// scratch memory, the most that the library may take.
typedef struct {
  int64_t direction, dtype, factors, spatial;
  int64_t stride[ZRT_CONVOLVE_SPATIAL], dilation[ZRT_CONVOLVE_SPATIAL];
  int64_t padding[ZRT_CONVOLVE_SPATIAL], reversed;
  int64_t workspace_bytes;
  zrt_convolution_tensor x, w, y;
} zrt_convolution;

// Buffers: x, w, y, scratch memory.
void zrt_convolve(const zrt_convolution *convolution, uint8_t *const *buffers);

#ifdef __cplusplus
}
#endif
#endif // ZRT_CONVOLVE_H
