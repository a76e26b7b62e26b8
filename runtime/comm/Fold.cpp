#include "Fold.h"

#include "../base/DType.h"

#include <algorithm>
#include <type_traits>

using namespace zrt;

namespace {

struct Add {
  template <typename T> static T apply(T a, T b) { return T(a + b); }
};
struct Mul {
  template <typename T> static T apply(T a, T b) { return T(a * b); }
};
struct Max { // a NaN on either side wins
  template <typename T> static T apply(T a, T b) { return a > b || a != a ? a : b; }
};
struct Min {
  template <typename T> static T apply(T a, T b) { return a < b || a != a ? a : b; }
};
struct And {
  template <typename T> static T apply(T a, T b) { return T(a & b); }
};
struct Or {
  template <typename T> static T apply(T a, T b) { return T(a | b); }
};

/// Folds T by way of Sum, the type that sums are kept in.
template <typename T, typename Sum, typename Op>
void foldPlain(const std::vector<const uint8_t *> &sources, uint8_t *target, int64_t begin,
               int64_t end) {
  Sum sums[foldBlock];
  for (int64_t start = begin; start < end; start += foldBlock) {
    int64_t count = std::min(foldBlock, end - start);
    const T *first = reinterpret_cast<const T *>(sources[0]) + start;
    for (int64_t i = 0; i < count; ++i)
      sums[i] = Sum(first[i]);
    for (size_t rank = 1; rank < sources.size(); ++rank) {
      const T *next = reinterpret_cast<const T *>(sources[rank]) + start;
      for (int64_t i = 0; i < count; ++i)
        sums[i] = Op::apply(sums[i], Sum(next[i]));
    }
    T *out = reinterpret_cast<T *>(target) + start;
    for (int64_t i = 0; i < count; ++i)
      out[i] = T(sums[i]);
  }
}

/// Floats of 8 and 16 bits.
template <int64_t dtype, typename Op>
void foldNarrow(const std::vector<const uint8_t *> &sources, uint8_t *target, int64_t begin,
                int64_t end) {
  float sums[foldBlock], next[foldBlock];
  const int64_t bytes = dtypeInfo(dtype).size;
  for (int64_t start = begin; start < end; start += foldBlock) {
    int64_t count = std::min(foldBlock, end - start);
    widen(dtype, sources[0] + bytes * start, sums, count);
    for (size_t rank = 1; rank < sources.size(); ++rank) {
      widen(dtype, sources[rank] + bytes * start, next, count);
      for (int64_t i = 0; i < count; ++i)
        sums[i] = Op::apply(sums[i], next[i]);
    }
    narrow(dtype, sums, target + bytes * start, count);
  }
}

template <typename Op> FoldFunction floatFold(int64_t dtype) {
  switch (dtype) {
  case ZRT_F32:
    return foldPlain<float, float, Op>;
  case ZRT_F64:
    return foldPlain<double, double, Op>;
  case ZRT_BF16:
    return foldNarrow<ZRT_BF16, Op>;
  case ZRT_F16:
    return foldNarrow<ZRT_F16, Op>;
  case ZRT_F8E4M3FN:
    return foldNarrow<ZRT_F8E4M3FN, Op>;
  case ZRT_F8E5M2:
    return foldNarrow<ZRT_F8E5M2, Op>;
  default:
    return nullptr;
  }
}

/// Add, mul, and, or do not see the sign; unsigned types wrap.
template <typename Op> FoldFunction bitFold(int64_t dtype) {
  switch (dtype) {
  case ZRT_I8:
  case ZRT_U8:
    return foldPlain<uint8_t, uint32_t, Op>;
  case ZRT_I16:
  case ZRT_U16:
    return foldPlain<uint16_t, uint32_t, Op>;
  case ZRT_I32:
  case ZRT_U32:
    return foldPlain<uint32_t, uint32_t, Op>;
  case ZRT_I64:
  case ZRT_U64:
    return foldPlain<uint64_t, uint64_t, Op>;
  default:
    return nullptr;
  }
}

template <typename Op> FoldFunction orderFold(int64_t dtype) {
  switch (dtype) {
  case ZRT_I8:
    return foldPlain<int8_t, int8_t, Op>;
  case ZRT_I16:
    return foldPlain<int16_t, int16_t, Op>;
  case ZRT_I32:
    return foldPlain<int32_t, int32_t, Op>;
  case ZRT_I64:
    return foldPlain<int64_t, int64_t, Op>;
  case ZRT_U8:
    return foldPlain<uint8_t, uint8_t, Op>;
  case ZRT_U16:
    return foldPlain<uint16_t, uint16_t, Op>;
  case ZRT_U32:
    return foldPlain<uint32_t, uint32_t, Op>;
  case ZRT_U64:
    return foldPlain<uint64_t, uint64_t, Op>;
  default:
    return floatFold<Op>(dtype);
  }
}

} // namespace

FoldFunction zrt::foldFunction(int64_t dtype, int64_t op) {
  if (dtype == ZRT_I1) // the sum of booleans is "or", the product "and"
    return op == ZRT_MUL || op == ZRT_MIN || op == ZRT_AND ? foldPlain<uint8_t, uint8_t, And>
           : op >= ZRT_ADD && op <= ZRT_OR                 ? foldPlain<uint8_t, uint8_t, Or>
                                                           : nullptr;
  bool isFloat = dtypeInfo(dtype).isFloat;
  switch (op) {
  case ZRT_ADD:
    return isFloat ? floatFold<Add>(dtype) : bitFold<Add>(dtype);
  case ZRT_MUL:
    return isFloat ? floatFold<Mul>(dtype) : bitFold<Mul>(dtype);
  case ZRT_MAX:
    return orderFold<Max>(dtype);
  case ZRT_MIN:
    return orderFold<Min>(dtype);
  case ZRT_AND:
    return bitFold<And>(dtype);
  case ZRT_OR:
    return bitFold<Or>(dtype);
  default:
    return nullptr;
  }
}
