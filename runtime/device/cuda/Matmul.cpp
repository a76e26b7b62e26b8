#include "Matmul.h"

#include "../../base/DType.h"
#include "../Gemm.h"

#include <algorithm>

using namespace zrt;
using namespace zrt::cuda;

namespace {

/// A matrix as cuBLASLt sees it: column-major, taken as it is or transposed.
struct Operand {
  DevicePointer data = 0;
  BlasType type = R32F;
  int64_t rows = 0, columns = 0, stride = 0, batchStride = 0; // in elements
  BlasOperation operation = NoTranspose;
  int64_t elementBytes = 4;

  /// Which every entry of the batch has, up to what the library tells apart.
  uint32_t alignment() const {
    uint64_t bits = data | uint64_t(batchStride * elementBytes) | 256;
    return uint32_t(bits & -bits);
  }
};

/// Batch dimensions that one stride spans, and what is outside of them.
struct Batch {
  int64_t count = 1;    // entries of one call
  int64_t dims[3] = {}; // strides of an entry, of a, b and c
  int outer = 0;        // dimensions that are left, from the first on
};

const int64_t *stridesOf(const zrt_gemm_record &r, int matrix) {
  return matrix == 0 ? r.a_batch : matrix == 1 ? r.b_batch : r.c_batch;
}

Batch collapse(const zrt_gemm_record &r) {
  Batch batch;
  int dim = ZRT_GEMM_BATCH_DIMS - 1;
  for (; dim >= 0; --dim) {
    if (r.batch[dim] == 1)
      continue;
    bool isSpanned = true;
    for (int matrix = 0; matrix < 3; ++matrix)
      isSpanned &= stridesOf(r, matrix)[dim] == batch.dims[matrix] * batch.count;
    if (batch.count > 1 && !isSpanned)
      break;
    if (batch.count == 1)
      for (int matrix = 0; matrix < 3; ++matrix)
        batch.dims[matrix] = stridesOf(r, matrix)[dim];
    batch.count *= r.batch[dim];
  }
  batch.outer = dim + 1;
  return batch;
}

/// C^T = B^T A^T.
zrt_gemm_record transpose(const zrt_gemm_record &r) {
  zrt_gemm_record t = r;
  std::swap(t.m, t.n);
  t.a = r.b, t.a_row = r.b_col, t.a_col = r.b_row;
  t.b = r.a, t.b_row = r.a_col, t.b_col = r.a_row;
  t.c_row = r.c_col, t.c_col = r.c_row;
  std::copy(r.b_batch, r.b_batch + ZRT_GEMM_BATCH_DIMS, t.a_batch);
  std::copy(r.a_batch, r.a_batch + ZRT_GEMM_BATCH_DIMS, t.b_batch);
  return t;
}

bool findType(int64_t dtype, BlasType &type) {
  switch (dtype) {
  case ZRT_F32:
    return type = R32F, true;
  case ZRT_F64:
    return type = R64F, true;
  case ZRT_F16:
    return type = R16F, true;
  case ZRT_BF16:
    return type = R16BF, true;
  default:
    return false;
  }
}

/// A rows x cols matrix of a record, as what it is when memory is read by columns.
bool makeOperand(int64_t dtype, int64_t rows, int64_t cols, int64_t row, int64_t col,
                 DevicePointer data, int64_t batchStride, Operand &operand) {
  char layout = blasLayout(rows, cols, row, col, operand.stride);
  bool isByRows = layout == 'N';
  operand.rows = isByRows ? cols : rows;
  operand.columns = isByRows ? rows : cols;
  operand.operation = isByRows ? NoTranspose : Transpose;
  operand.data = data;
  operand.batchStride = batchStride;
  operand.elementBytes = dtypeInfo(dtype).size;
  return layout && findType(dtype, operand.type);
}

} // namespace

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

/// D = A B in columns: the transposes of C = A B in rows, so `a` is the record's B.
struct Matmuls::Problem {
  Operand a, b, c;
  BlasCompute compute;
  int64_t batch = 1;
  size_t workspaceBytes = 0;

  std::vector<int64_t> key() const {
    std::vector<int64_t> key = {compute, batch, int64_t(workspaceBytes)};
    for (const Operand *operand : {&a, &b, &c})
      for (int64_t value :
           {int64_t(operand->type), operand->rows, operand->columns, operand->stride,
            operand->batchStride, int64_t(operand->operation), int64_t(operand->alignment())})
        key.push_back(value);
    return key;
  }
};

/// The library's objects of one problem; they are the host's and live for a call.
struct Matmuls::Descriptors {
  const CublasLt &library;
  MatmulDesc matmul = nullptr;
  MatrixLayout layouts[3] = {};
  MatmulPreference preference = nullptr;

  explicit Descriptors(const CublasLt &library) : library(library) {}
  Descriptors(const Descriptors &) = delete;
  ~Descriptors() {
    for (MatrixLayout layout : layouts)
      if (layout)
        (void)library.destroyLayout(layout);
    if (matmul)
      (void)library.destroyMatmul(matmul);
    if (preference)
      (void)library.destroyPreference(preference);
  }

  Status make(const Problem &problem);
  Status makeLayout(const Operand &operand, int64_t batch, MatrixLayout &layout);
  Status makePreference(const Problem &problem);
};

Status Matmuls::Descriptors::makeLayout(const Operand &operand, int64_t batch,
                                        MatrixLayout &layout) {
  ZRT_TRY(library.check(library.createLayout(&layout, operand.type, uint64_t(operand.rows),
                                             uint64_t(operand.columns), operand.stride),
                        "cublasLtMatrixLayoutCreate"));
  if (batch == 1)
    return Status::ok();
  auto count = int32_t(batch);
  ZRT_TRY(library.check(library.setLayout(layout, LayoutBatchCount, &count, sizeof count),
                        "the batch of a matrix"));
  return library.check(library.setLayout(layout, LayoutBatchStride, &operand.batchStride,
                                         sizeof operand.batchStride),
                       "the batch stride of a matrix");
}

Status Matmuls::Descriptors::makePreference(const Problem &problem) {
  ZRT_TRY(library.check(library.createPreference(&preference), "cublasLtMatmulPreferenceCreate"));
  auto set = [&](PreferenceAttribute attribute, const auto &value) {
    return library.check(library.setPreference(preference, attribute, &value, sizeof value),
                         "a preference of matmuls");
  };
  uint32_t schemes = ReduceInComputeType;
  ZRT_TRY(set(PreferWorkspaceBytes, uint64_t(problem.workspaceBytes)));
  ZRT_TRY(set(PreferReductionSchemes, schemes));
  ZRT_TRY(set(PreferAlignmentA, problem.a.alignment()));
  ZRT_TRY(set(PreferAlignmentB, problem.b.alignment()));
  ZRT_TRY(set(PreferAlignmentC, problem.c.alignment()));
  return set(PreferAlignmentD, problem.c.alignment());
}

Status Matmuls::Descriptors::make(const Problem &problem) {
  BlasType scale = problem.compute == Compute64F ? R64F : R32F;
  ZRT_TRY(library.check(library.createMatmul(&matmul, problem.compute, scale),
                        "cublasLtMatmulDescCreate"));
  ZRT_TRY(library.check(
      library.setMatmul(matmul, MatmulTransposeA, &problem.a.operation, sizeof problem.a.operation),
      "a matmul's transposition"));
  ZRT_TRY(library.check(
      library.setMatmul(matmul, MatmulTransposeB, &problem.b.operation, sizeof problem.b.operation),
      "a matmul's transposition"));
  ZRT_TRY(makeLayout(problem.a, problem.batch, layouts[0]));
  ZRT_TRY(makeLayout(problem.b, problem.batch, layouts[1]));
  ZRT_TRY(makeLayout(problem.c, problem.batch, layouts[2]));
  return makePreference(problem);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void Matmuls::close() {
  if (handle_)
    (void)library_->destroy(handle_);
  handle_ = nullptr;
}

Status Matmuls::open() {
  if (handle_)
    return Status::ok();
  Expected<const CublasLt *> library = loadCublasLt();
  ZRT_TRY(library.status());
  library_ = *library;
  return library_->check(library_->create(&handle_), "cublasLtCreate");
}

Expected<MatmulChoice> Matmuls::choose(const Problem &problem, const Descriptors &descriptors) {
  std::vector<int64_t> key = problem.key();
  for (const Chosen &chosen : chosen_)
    if (chosen.key == key)
      return chosen.choice;
  MatmulChoice choice = {};
  int found = 0;
  BlasStatus status = library_->choose(
      handle_, descriptors.matmul, descriptors.layouts[0], descriptors.layouts[1],
      descriptors.layouts[2], descriptors.layouts[2], descriptors.preference, 1, &choice, &found);
  if (status != BlasSuccess || found < 1 || choice.state != BlasSuccess)
    return failure(Code::Unavailable,
                   "cuBLASLt %zu.%zu has no algorithm that adds in one order within the %zu bytes "
                   "of its workspace (%s)",
                   library_->version / 10000, library_->version / 100 % 100, problem.workspaceBytes,
                   library_->getStatusName(status));
  chosen_.push_back({std::move(key), choice});
  return choice;
}

/// The empty sum: elements of the result that lie beside one another are cleared together.
Status Matmuls::fillZero(const zrt_gemm_record &r, DevicePointer c, Stream stream) {
  int64_t size = dtypeInfo(r.c_dtype).size, entries = 1;
  for (int64_t count : r.batch)
    entries *= count;
  int64_t rows = r.c_col == 1 ? r.m : r.n, cols = r.c_col == 1 ? r.n : r.m,
          stride = r.c_col == 1 ? r.c_row : r.c_col;
  for (int64_t entry = 0; entry < entries; ++entry) {
    int64_t offset = 0, rest = entry;
    for (int dim = ZRT_GEMM_BATCH_DIMS - 1; dim >= 0; rest /= r.batch[dim--])
      offset += rest % r.batch[dim] * r.c_batch[dim];
    for (int64_t row = 0; row < rows; ++row)
      ZRT_TRY(driver_.check(driver_.fill(c + DevicePointer((offset + row * stride) * size), 0,
                                         size_t(cols * size), stream),
                            "a matmul without terms"));
  }
  return Status::ok();
}

Status Matmuls::enqueue(const zrt_gemm_record &given, const MatmulMemory &memory, Stream stream) {
  if (std::min({given.m, given.n, given.k}) < 0)
    return badGemm(given, "a size is negative");
  if (given.bias >= 0 || given.addend >= 0)
    return badGemm(given, "a bias or an addend, which is added on the CPU only");
  if (*std::min_element(given.batch, given.batch + ZRT_GEMM_BATCH_DIMS) <= 0 || given.m == 0 ||
      given.n == 0)
    return Status::ok();
  Problem problem;
  if (!findType(given.dtype, problem.a.type) || !findType(given.c_dtype, problem.c.type) ||
      (given.c_dtype != given.dtype && given.c_dtype != ZRT_F32))
    return badGemm(given, "cuBLASLt multiplies f32, f64, bf16 and f16 only, to their own type or "
                          "f32; compile the step with --target=cpu");
  if (given.k == 0)
    return given.accumulate ? Status::ok() : fillZero(given, memory.c, stream);
  int64_t ld;
  bool isByColumns = blasLayout(given.m, given.n, given.c_row, given.c_col, ld) == 'T';
  zrt_gemm_record r = isByColumns ? transpose(given) : given;
  DevicePointer a = isByColumns ? memory.b : memory.a, b = isByColumns ? memory.a : memory.b;
  Batch batch = collapse(r);
  problem.batch = batch.count;
  problem.compute = r.dtype == ZRT_F64 ? Compute64F : Compute32F;
  problem.workspaceBytes = memory.workspace ? size_t(r.workspace_bytes) : 0;
  if (!makeOperand(r.dtype, r.k, r.n, r.b_row, r.b_col, b, batch.dims[1], problem.a) ||
      !makeOperand(r.dtype, r.m, r.k, r.a_row, r.a_col, a, batch.dims[0], problem.b) ||
      !makeOperand(r.c_dtype, r.m, r.n, r.c_row, r.c_col, memory.c, batch.dims[2], problem.c) ||
      problem.c.operation == Transpose)
    return badGemm(given, gemmStrideText);
  ZRT_TRY(open());
  int64_t calls = 1;
  for (int dim = 0; dim < batch.outer; ++dim)
    calls *= r.batch[dim];
  for (int64_t call = 0; call < calls; ++call) {
    int64_t offsets[3] = {}, rest = call;
    for (int dim = batch.outer - 1; dim >= 0; rest /= r.batch[dim--])
      for (int matrix = 0; matrix < 3; ++matrix)
        offsets[matrix] += rest % r.batch[dim] * stridesOf(r, matrix)[dim];
    problem.a.data = b + DevicePointer(offsets[1] * problem.a.elementBytes);
    problem.b.data = a + DevicePointer(offsets[0] * problem.b.elementBytes);
    problem.c.data = memory.c + DevicePointer(offsets[2] * problem.c.elementBytes);
    if (Status status = multiply(problem, r.accumulate, memory.workspace, stream); !status.isOk())
      return Status(status.code(), status.message(), describeGemm(given));
  }
  return Status::ok();
}

Status Matmuls::multiply(const Problem &problem, bool isAdded, DevicePointer workspace,
                         Stream stream) {
  Descriptors descriptors(*library_);
  ZRT_TRY(descriptors.make(problem));
  Expected<MatmulChoice> choice = choose(problem, descriptors);
  ZRT_TRY(choice.status());
  const float one = 1, beta = isAdded ? 1 : 0;
  const double wideOne = 1, wideBeta = beta;
  bool isWide = problem.compute == Compute64F;
  auto pointer = [](DevicePointer address) { return reinterpret_cast<void *>(address); };
  return library_->check(
      library_->multiply(
          handle_, descriptors.matmul, isWide ? static_cast<const void *>(&wideOne) : &one,
          pointer(problem.a.data), descriptors.layouts[0], pointer(problem.b.data),
          descriptors.layouts[1], isWide ? static_cast<const void *>(&wideBeta) : &beta,
          pointer(problem.c.data), descriptors.layouts[2], pointer(problem.c.data),
          descriptors.layouts[2], &choice->algorithm, pointer(workspace), problem.workspaceBytes,
          stream),
      "cublasLtMatmul");
}
