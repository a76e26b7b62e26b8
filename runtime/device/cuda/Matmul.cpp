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
  t.summed = r.summed == ZRT_SUMS_OF_A   ? ZRT_SUMS_OF_B
             : r.summed == ZRT_SUMS_OF_B ? ZRT_SUMS_OF_A
                                         : r.summed;
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
  Epilogue epilogue = EpilogueDefault;
  DevicePointer vector = 0; // a bias, or sums
  DevicePointer added = 0;  // of the result's form
  bool accumulates = false;

  uint32_t alignmentOfVector() const { return uint32_t((vector | 256) & -(vector | 256)); }
  /// Of C as it is read.
  uint32_t alignmentOfAdded() const {
    Operand read = c;
    read.data = added ? added : c.data;
    return read.alignment();
  }

  std::string text() const;
  std::vector<int64_t> key() const {
    std::vector<int64_t> key = {compute,
                                batch,
                                int64_t(workspaceBytes),
                                int64_t(epilogue),
                                int64_t(alignmentOfVector()),
                                added != 0,
                                int64_t(alignmentOfAdded())};
    for (const Operand *operand : {&a, &b, &c})
      for (int64_t value :
           {int64_t(operand->type), operand->rows, operand->columns, operand->stride,
            operand->batchStride, int64_t(operand->operation), int64_t(operand->alignment())})
        key.push_back(value);
    return key;
  }
};

static const char *nameOf(BlasType type) {
  return type == R64F ? "f64" : type == R16F ? "f16" : type == R16BF ? "bf16" : "f32";
}

/// A B as a program has them, which the library knows by their transposes.
std::string Matmuls::Problem::text() const {
  int64_t terms = a.operation == NoTranspose ? a.columns : a.rows;
  auto side = [](const Operand &operand) { return operand.operation == NoTranspose ? "" : "'"; };
  std::string text =
      format("matmul %s %lldx%lld%s * %lldx%lld%s", nameOf(a.type), (long long)c.columns,
             (long long)terms, side(b), (long long)terms, (long long)c.rows, side(a));
  if (batch > 1)
    text += format(", %lld of them", (long long)batch);
  if (compute == ComputeTF32)
    text += ", tf32";
  if (c.type != a.type)
    text += format(" to %s", nameOf(c.type));
  text += epilogue == EpilogueBias      ? ", a bias"
          : epilogue != EpilogueDefault ? ", sums of an operand"
                                        : "";
  return text + (added || accumulates ? ", added" : "");
}

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
  Status makeEpilogue(const Problem &problem);
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
  ZRT_TRY(set(PreferAlignmentC, problem.alignmentOfAdded()));
  return set(PreferAlignmentD, problem.c.alignment());
}

/// The pointer is part of what an algorithm is chosen by: its alignment.
Status Matmuls::Descriptors::makeEpilogue(const Problem &problem) {
  if (problem.epilogue == EpilogueDefault)
    return Status::ok();
  ZRT_TRY(library.check(
      library.setMatmul(matmul, MatmulEpilogue, &problem.epilogue, sizeof problem.epilogue),
      "a matmul's epilogue"));
  return library.check(
      library.setMatmul(matmul, MatmulBiasPointer, &problem.vector, sizeof problem.vector),
      "the vector of a matmul's epilogue");
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
  ZRT_TRY(makeEpilogue(problem));
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

/// What spares the library the epilogue.
const char *Matmuls::adviceFor(const Problem &problem) {
  if (problem.epilogue == EpilogueBias || problem.added)
    return "; compile with --disable-fusions=matmul-terms";
  return problem.epilogue == EpilogueDefault ? "" : "; compile with --disable-fusions=operand-sums";
}

/// -1 for what the library does not tell.
int64_t Matmuls::configOf(const MatmulChoice &choice, AlgorithmAttribute attribute) const {
  bool isShort = attribute == AlgorithmInnerShape || attribute == AlgorithmClusterShape;
  uint16_t narrow = 0;
  int32_t wide = 0;
  size_t written = 0;
  BlasStatus status =
      isShort
          ? library_->getAlgorithm(&choice.algorithm, attribute, &narrow, sizeof narrow, &written)
          : library_->getAlgorithm(&choice.algorithm, attribute, &wide, sizeof wide, &written);
  return status != BlasSuccess ? -1 : isShort ? narrow : wide;
}

std::string Matmuls::configText(const MatmulChoice &choice) const {
  struct Name {
    AlgorithmAttribute attribute;
    const char *name;
  };
  static constexpr Name names[] = {
      {AlgorithmTile, "tile"},
      {AlgorithmStages, "stages"},
      {AlgorithmSplits, "splits"},
      {AlgorithmReduction, "reduction"},
      {AlgorithmSwizzle, "swizzle"},
      {AlgorithmOption, "option"},
      {AlgorithmInnerShape, "inner shape"},
      {AlgorithmClusterShape, "cluster"},
  };
  std::string text = format("algorithm %lld", (long long)configOf(choice, AlgorithmId));
  for (const Name &name : names)
    text += format(", %s %lld", name.name, (long long)configOf(choice, name.attribute));
  return text;
}

/// Why an algorithm that was kept will not do; empty where it will.
std::string Matmuls::refusalOf(const Problem &problem, const Descriptors &descriptors,
                               MatmulChoice &choice) const {
  MatmulChoice checked = {};
  BlasStatus status = library_->checkAlgorithm(handle_, descriptors.matmul, descriptors.layouts[0],
                                               descriptors.layouts[1], descriptors.layouts[2],
                                               descriptors.layouts[2], &choice.algorithm, &checked);
  if (status != BlasSuccess)
    return std::string("cublasLtMatmulAlgoCheck: ") + library_->getStatusName(status);
  if (checked.workspaceBytes > problem.workspaceBytes)
    return format("it needs %zu bytes of workspace, there are %zu", checked.workspaceBytes,
                  problem.workspaceBytes);
  choice.workspaceBytes = checked.workspaceBytes;
  int64_t scheme = configOf(choice, AlgorithmReduction);
  return scheme & ~int64_t(ReduceInComputeType) ? "it does not add in one order" : "";
}

bool Matmuls::restore(const Problem &problem, const Descriptors &descriptors, LibraryChoice &text,
                      MatmulChoice &choice) const {
  const std::string *state = kept_.find(text);
  if (!state)
    return false;
  std::string refusal = textToBytes(*state, &choice.algorithm, sizeof choice.algorithm)
                            ? refusalOf(problem, descriptors, choice)
                            : "it is no algorithm";
  if (!refusal.empty()) {
    text.anew = "the library no longer takes the checkpoint's (" + refusal + ")";
    return false;
  }
  text.choice = configText(choice);
  text.state = *state;
  return true;
}

Expected<MatmulChoice> Matmuls::choose(const Problem &problem, const Descriptors &descriptors) {
  std::vector<int64_t> key = problem.key();
  for (const Chosen &chosen : chosen_)
    if (chosen.key == key)
      return chosen.choice;
  LibraryChoice text =
      kept_.begin("cuBLASLt " + library_->versionText(), problem.text(), keyText("matmul", key));
  MatmulChoice choice = {};
  if (restore(problem, descriptors, text, choice)) {
    chosen_.push_back({std::move(key), choice, std::move(text)});
    return choice;
  }
  choice = {};
  int found = 0;
  BlasStatus status = library_->choose(
      handle_, descriptors.matmul, descriptors.layouts[0], descriptors.layouts[1],
      descriptors.layouts[2], descriptors.layouts[2], descriptors.preference, 1, &choice, &found);
  if (status != BlasSuccess || found < 1 || choice.state != BlasSuccess)
    return failure(Code::Unavailable,
                   "cuBLASLt %zu.%zu has no algorithm that adds in one order within the %zu bytes "
                   "of its workspace (%s)%s",
                   library_->version / 10000, library_->version / 100 % 100, problem.workspaceBytes,
                   library_->getStatusName(status), adviceFor(problem));
  text.choice = configText(choice);
  text.state = bytesToText(&choice.algorithm, sizeof choice.algorithm);
  chosen_.push_back({std::move(key), choice, std::move(text)});
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

/// Whether the record has what epilogues are there for: one dense matrix, row by row, to whose old
/// value nothing is added, or an operand that is summed as it is stored.
static Status checkEpilogue(const zrt_gemm_record &r) {
  bool hasTerms = r.bias >= 0 || r.addend >= 0, hasSums = r.summed != ZRT_NO_SUMS;
  if (!hasTerms && !hasSums)
    return Status::ok();
  bool isOne =
      std::all_of(r.batch, r.batch + ZRT_GEMM_BATCH_DIMS, [](int64_t n) { return n == 1; });
  if (!isOne || r.accumulate || r.dtype == ZRT_F64 || r.c_dtype != r.dtype || r.k == 0)
    return badGemm(r,
                   "a bias, an addend or sums of an operand, for which one matrix of f32, bf16 "
                   "or f16 is needed, of its operands' type, to whose old value nothing is added");
  if (hasTerms && hasSums)
    return badGemm(r, "sums of an operand beside a bias or an addend, of which a call has one");
  if (hasTerms && (r.c_row != r.n || r.c_col != 1))
    return badGemm(r, "a bias or an addend of a matrix that is not stored row by row");
  bool isA = r.summed == ZRT_SUMS_OF_A && r.a_row == 1 && r.a_col == r.m && r.m > 1,
       isB = r.summed == ZRT_SUMS_OF_B && r.b_col == 1 && r.b_row == r.n && r.n > 1;
  if (hasSums && ((!isA && !isB) || r.k < 2))
    return badGemm(r, "sums of an operand that is not stored term by term");
  return Status::ok();
}

/// `r` is stored by rows, or has been transposed.
Status Matmuls::setEpilogue(const zrt_gemm_record &r, const MatmulMemory &memory,
                            Problem &problem) {
  problem.added = memory.addend;
  problem.vector = memory.bias ? memory.bias : memory.sums;
  if (memory.bias)
    problem.epilogue = EpilogueBias;
  else if (memory.sums) // `a` is the record's B
    problem.epilogue = r.summed == ZRT_SUMS_OF_B ? SumsOfA : SumsOfB;
  // NVIDIA's own tests of nvmath-python: sums of A where it is not transposed, of B where it is.
  if ((problem.epilogue == SumsOfA && problem.a.operation != NoTranspose) ||
      (problem.epilogue == SumsOfB && problem.b.operation != Transpose))
    return badGemm(r, "sums of an operand that cuBLASLt would have to transpose");
  return Status::ok();
}

Status Matmuls::enqueue(const zrt_gemm_record &given, const MatmulMemory &memory, Stream stream) {
  if (std::min({given.m, given.n, given.k}) < 0)
    return badGemm(given, "a size is negative");
  ZRT_TRY(checkEpilogue(given));
  if (*std::min_element(given.batch, given.batch + ZRT_GEMM_BATCH_DIMS) <= 0 || given.m == 0 ||
      given.n == 0)
    return Status::ok();
  Problem problem;
  if (!findType(given.dtype, problem.a.type) || !findType(given.c_dtype, problem.c.type) ||
      (given.c_dtype != given.dtype && given.c_dtype != ZRT_F32))
    return badGemm(given, "cuBLASLt multiplies f32, f64, bf16 and f16 only, to their own type or "
                          "f32; compile the step with --target=cpu");
  bool isTf32 = given.factors == ZRT_FACTORS_TF32;
  if ((given.factors != ZRT_FACTORS_WHOLE && !isTf32) || (isTf32 && given.dtype != ZRT_F32))
    return badGemm(given, "factors in TF32 of another type than f32");
  if (given.k == 0)
    return given.accumulate ? Status::ok() : fillZero(given, memory.c, stream);
  int64_t ld;
  bool isByColumns = blasLayout(given.m, given.n, given.c_row, given.c_col, ld) == 'T';
  zrt_gemm_record r = isByColumns ? transpose(given) : given;
  DevicePointer a = isByColumns ? memory.b : memory.a, b = isByColumns ? memory.a : memory.b;
  Batch batch = collapse(r);
  problem.batch = batch.count;
  problem.compute = r.dtype == ZRT_F64              ? Compute64F
                    : r.factors == ZRT_FACTORS_TF32 ? ComputeTF32
                                                    : Compute32F;
  problem.workspaceBytes = memory.workspace ? size_t(r.workspace_bytes) : 0;
  if (!makeOperand(r.dtype, r.k, r.n, r.b_row, r.b_col, b, batch.dims[1], problem.a) ||
      !makeOperand(r.dtype, r.m, r.k, r.a_row, r.a_col, a, batch.dims[0], problem.b) ||
      !makeOperand(r.c_dtype, r.m, r.n, r.c_row, r.c_col, memory.c, batch.dims[2], problem.c) ||
      problem.c.operation == Transpose)
    return badGemm(given, gemmStrideText);
  ZRT_TRY(setEpilogue(r, memory, problem));
  problem.accumulates = r.accumulate != 0;
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
    if (Status status = multiply(problem, memory.workspace, stream); !status.isOk())
      return Status(status.code(), status.message(), describeGemm(given));
  }
  return Status::ok();
}

Status Matmuls::multiply(const Problem &problem, DevicePointer workspace, Stream stream) {
  Descriptors descriptors(*library_);
  ZRT_TRY(descriptors.make(problem));
  Expected<MatmulChoice> choice = choose(problem, descriptors);
  ZRT_TRY(choice.status());
  const float one = 1, beta = problem.accumulates || problem.added ? 1 : 0;
  const double wideOne = 1, wideBeta = beta;
  bool isWide = problem.compute == Compute64F;
  auto pointer = [](DevicePointer address) { return reinterpret_cast<void *>(address); };
  return library_->check(
      library_->multiply(
          handle_, descriptors.matmul, isWide ? static_cast<const void *>(&wideOne) : &one,
          pointer(problem.a.data), descriptors.layouts[0], pointer(problem.b.data),
          descriptors.layouts[1], isWide ? static_cast<const void *>(&wideBeta) : &beta,
          pointer(problem.added ? problem.added : problem.c.data), descriptors.layouts[2],
          pointer(problem.c.data), descriptors.layouts[2], &choice->algorithm, pointer(workspace),
          problem.workspaceBytes, stream),
      "cublasLtMatmul");
}
