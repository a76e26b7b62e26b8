//===- MatrixOps.cpp - mma.sync, ldmatrix: small matrices of a whole warp --------------------===//
//
// Products of elements are exact; their sum is not given by NVIDIA's documentation but to be in no
// order that it says, with at least the digits of f32. Here it is exact for each group of eight,
// and rounded to f32 behind each: to nearest, or, by Options::errors, towards zero.
//
//===-------------------------------------------------------------------------===//

#include "Access.h"
#include "Decoder.h"
#include "Number.h"

using namespace emulatedptx;

namespace {

constexpr unsigned rowsOfA = 16, columnsOfB = 8, inner = 16, group = 8;

// All lanes take part; those of other paths are waited for.
bool isWhole(Warp &warp, uint32_t mask, const char *name) {
  if (mask == allLanes)
    return true;
  if (warp.exists & ~warp.exited & ~mask) {
    warp.awaited = std::string(name) + " takes all lanes of a warp, of which some are elsewhere";
    warp.isStopped = warp.mustWait = true;
    return false;
  }
  report(warp, Fault::InvalidMask, unsigned(__builtin_ctz(mask)),
         std::string(name) +
             " takes all 32 lanes of a warp, some of which have ended or never were");
  return false;
}

template <bool isHalf> double element(uint32_t word, unsigned half) {
  uint32_t bits = word >> (16 * half) & 0xFFFF;
  return isHalf ? valueOf(formatF16, bits) : double(std::bit_cast<float>(bits << 16));
}

float rounded(double exact, bool isCut) {
  float nearest = float(exact);
  if (!isCut || !std::isfinite(nearest) || std::fabs(double(nearest)) <= std::fabs(exact))
    return nearest;
  return std::bit_cast<float>(std::bit_cast<uint32_t>(nearest) - 1);
}

// d = a x b + c. The table: slots of four d, four a, two b, four c.
template <bool isHalf> void multiply(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!isWhole(warp, mask, "mma.sync.aligned"))
    return;
  const std::vector<uint32_t> &slots = warp.block->launch->kernel->tables[inst.extra];
  const Options &options = *warp.block->launch->options;
  bool isCut = options.approximate && options.errors % 2 == 1;
  double a[rowsOfA][inner], b[inner][columnsOfB];
  for (unsigned l = 0; l < lanes; ++l) {
    unsigned g = l / 4, t = l % 4;
    for (unsigned half = 0; half < 2; ++half) {
      for (unsigned r = 0; r < 4; ++r)
        a[g + 8 * (r & 1)][2 * t + half + 8 * (r >> 1)] =
            element<isHalf>(warp.lane<uint32_t>(slots[4 + r])[l], half);
      for (unsigned r = 0; r < 2; ++r)
        b[2 * t + half + 8 * r][g] = element<isHalf>(warp.lane<uint32_t>(slots[8 + r])[l], half);
    }
  }
  float result[4][lanes];
  for (unsigned l = 0; l < lanes; ++l)
    for (unsigned r = 0; r < 4; ++r) {
      unsigned row = l / 4 + 8 * (r >> 1), column = 2 * (l % 4) + (r & 1);
      float sum = warp.lane<float>(slots[10 + r])[l];
      for (unsigned first = 0; first < inner; first += group) {
        double exact = 0;
        for (unsigned k = first; k < first + group; ++k)
          exact = exact + a[row][k] * b[k][column];
        exact = double(sum) + exact;
        sum = rounded(exact, isCut);
      }
      result[r][l] = canonical(sum);
    }
  for (unsigned r = 0; r < 4; ++r)
    commit(warp, slots[r], result[r], mask);
}

bool takeSlots(Decoder &d, size_t operand, size_t count, Type type, bool isResult,
               std::vector<uint32_t> &slots) {
  const Operand &vector = d.operand(operand);
  if (vector.kind != Operand::Vector || vector.elements.size() != count)
    return d.fail("operand " + std::to_string(operand) + " has to be a vector of " +
                  std::to_string(count) + " registers");
  for (const Operand &element : vector.elements) {
    uint32_t slot;
    if (!(isResult ? d.destination(element, type, slot) : d.source(element, type, slot)))
      return false;
    slots.push_back(slot);
  }
  return true;
}

bool decodeMultiply(Decoder &d) {
  constexpr Type f32{Type::Float, 4}, b32{Type::Bits, 4};
  bool isShape = d.take("sync") && d.take("aligned") && d.take("m16n8k16") && d.take("row") &&
                 d.take("col") && d.take("f32");
  bool isHalf = isShape && d.take("f16");
  bool isSame = isHalf ? d.take("f16") : isShape && d.take("bf16") && d.take("bf16");
  if (!isSame || !d.take("f32"))
    return d.fail("of mma, m16n8k16 of bf16 and f16 is known, row by column, with sums of f32");
  std::vector<uint32_t> slots;
  if (!d.count(4) || !takeSlots(d, 0, 4, f32, true, slots) ||
      !takeSlots(d, 1, 4, b32, false, slots) || !takeSlots(d, 2, 2, b32, false, slots) ||
      !takeSlots(d, 3, 4, f32, false, slots))
    return false;
  d.out.extra = uint32_t(d.kernel.tables.size());
  d.kernel.tables.push_back(std::move(slots));
  return d.choose(isHalf ? multiply<true> : multiply<false>);
}

//===-------------------------------------------------------------------------===//
// Loads
//===-------------------------------------------------------------------------===//

constexpr unsigned side = 8, rowBytes = 16;

// Lane 8 m + r gives the address of row r of matrix m. Of each matrix a lane gets elements 2t and
// 2t + 1 of row g; transposed, of column g. The table: a slot for each matrix.
template <bool isTransposed> void loadMatrices(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!isWhole(warp, mask, "ldmatrix.sync.aligned"))
    return;
  const std::vector<uint32_t> &slots = warp.block->launch->kernel->tables[inst.extra];
  uint64_t addresses[lanes];
  addressesOf(warp, inst, addresses);
  Access access{rowBytes, true, false, false};
  uint16_t elements[lanes][side];
  for (unsigned l = 0; l < side * slots.size(); ++l) {
    const uint8_t *row = resolve(warp, inst, l, addresses[l], access);
    if (!row)
      return;
    memcpy(elements[l], row, rowBytes);
  }
  for (size_t m = 0; m < slots.size(); ++m) {
    const auto *matrix = &elements[side * m];
    uint32_t result[lanes];
    for (unsigned l = 0; l < lanes; ++l) {
      unsigned g = l / 4, t = l % 4;
      uint32_t low = isTransposed ? matrix[2 * t][g] : matrix[g][2 * t],
               high = isTransposed ? matrix[2 * t + 1][g] : matrix[g][2 * t + 1];
      result[l] = low | high << 16;
    }
    commit(warp, slots[m], result, mask);
  }
}

bool decodeLoadMatrices(Decoder &d) {
  bool isShape = d.take("sync") && d.take("aligned") && d.take("m8n8");
  unsigned count = d.take("x1") ? 1 : d.take("x2") ? 2 : d.take("x4") ? 4 : 0;
  bool isTransposed = d.take("trans");
  Space space = takeMemorySpace(d);
  if (!isShape || !count || space != Space::Shared || !d.take("b16"))
    return d.fail("of ldmatrix, one, two or four m8n8 of b16 in shared memory are known");
  std::vector<uint32_t> slots;
  if (!d.count(2) || !takeSlots(d, 0, count, {Type::Bits, 4}, true, slots) ||
      !decodeMemoryAddress(d, d.operand(1), space, rowBytes))
    return false;
  d.out.extra = uint32_t(d.kernel.tables.size());
  d.kernel.tables.push_back(std::move(slots));
  return d.choose(isTransposed ? loadMatrices<true> : loadMatrices<false>);
}

} // namespace

void emulatedptx::addMatrixFamilies(Families &families) {
  families["mma"] = decodeMultiply;
  families["ldmatrix"] = decodeLoadMatrices;
}
