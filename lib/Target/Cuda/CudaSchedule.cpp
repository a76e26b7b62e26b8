//===- CudaSchedule.cpp - Which blocks of threads a kernel needs --------------------------===//
//
// The kinds and their loops are those of every target (lib/Target/Cpu/CpuSchedule.cpp). A worker is
// a block of threads: of maps, rows and columns the threads of a block share each item, loops along
// lanes are strided over them, so that neighbouring threads read neighbouring 16 bytes. Of the
// other kinds each thread takes items of its own.
//===--------------------------------------------------------------------------------------===//
#include "../Cpu/ColumnSums.h"
#include "../Cpu/CpuKernel.h"
#include "../Cpu/Reductions.h"
#include "AttentionSweep.h"
#include "ConvolutionParts.h"
#include "CudaKernel.h"
#include "LibraryConvolution.h"
#include "RowColumns.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/LibraryConvolution.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

using Kind = KernelSchedule::Kind;

static bool canShareItems(Kind kind) {
  return llvm::is_contained({Kind::Map, Kind::Rows, Kind::Columns, Kind::Row}, kind);
}

/// Elements that are read for one result of reductions of trailing dimensions.
static int64_t countReduced(func::FuncOp kernel, int64_t results) {
  int64_t count = 1;
  for (Operation &op : kernel.getBody().front())
    if (isa<hlo::ReduceOp>(op))
      count = std::max(count, tensorTypeOf(op.getOperand(0)).getNumElements() /
                                  std::max<int64_t>(1, results));
  return count;
}

/// Whether the large buffers of a kernel have elements of 16 bits or fewer.
static bool isNarrow(func::FuncOp kernel) {
  SmallVector<RankedTensorType> types;
  for (Type type : llvm::concat<const Type>(kernel.getArgumentTypes(), kernel.getResultTypes()))
    types.push_back(cast<RankedTensorType>(type));
  int64_t most = 0;
  for (RankedTensorType type : types)
    most = std::max(most, type.getNumElements());
  return llvm::all_of(types, [&](RankedTensorType type) {
    return type.getNumElements() < most / 2 || ir::getElementBytes(type.getElementType()) <= 2;
  });
}

/// Rows of so many elements have larger blocks: of fewer rows at a time what several passes read
/// stays in the GPU's cache. On an H200 log-softmax over 8192 x 50257 and its gradient take 1.38 ms
/// by 512 threads, 1.61 by 256, 1.66 by 1024.
constexpr int64_t kLongRow = 1 << 14, kMostLongRowThreads = 512;

static int64_t getMostRowThreads(int64_t columns) {
  return columns >= kLongRow ? kMostLongRowThreads : kMostTeamThreads;
}

static int64_t countColumns(const KernelSchedule &schedule) {
  int64_t columns = 1;
  for (int64_t size : schedule.columns)
    columns *= size;
  return columns;
}

/// Whether a kernel reduces segments of a unit, which are few and may be long: all of the threads
/// that a multiprocessor has room for are to load them, several vectors each.
static bool reducesSegments(func::FuncOp kernel) {
  return llvm::any_of(kernel.getBody().front(),
                      [](Operation &op) { return isa<ir::SegmentReduceOp>(op); });
}

/// An access of each thread is 16 bytes of what there is most of. Columns are too few as it is, and
/// segments load many vectors at once.
static unsigned getLanes(func::FuncOp kernel, Kind kind) {
  bool isWide = llvm::is_contained({Kind::Map, Kind::Rows, Kind::Row}, kind) &&
                !reducesSegments(kernel) && isNarrow(kernel);
  return isWide ? kNarrowLanes : kCudaLanes;
}

/// Vectors of a row for each thread, about.
constexpr int64_t kRowVectors = 4;

/// A warp, or as many as have a step each.
static int64_t chooseThreads(int64_t elements, unsigned lanes, int64_t most = kMostTeamThreads) {
  int64_t warps = llvm::divideCeil(elements, lanes * kWarpThreads);
  return kWarpThreads * std::clamp<int64_t>(llvm::PowerOf2Ceil(warps), 1, most / kWarpThreads);
}

/// Threads that share a row: few, since each reduction ends with all of them waiting for each
/// other, and what each loads at once keeps memory busy. Nothing is waited for within a warp.
static int64_t chooseRowThreads(int64_t columns, unsigned lanes) {
  return chooseThreads(llvm::divideCeil(columns, kRowVectors), lanes);
}

int64_t countAccumulators(int64_t elements) {
  int64_t threads = chooseThreads(llvm::divideCeil(elements, kRowVectors), kNarrowLanes,
                                  getMostRowThreads(elements));
  return threads * kNarrowLanes;
}

/// Tiles of one step for each thread.
static void shareTiles(KernelSchedule &schedule) {
  int64_t inner = schedule.getInner();
  int64_t threads = std::min(chooseThreads(inner, schedule.lanes), kBlockThreads);
  int64_t tile = std::min(inner, threads * static_cast<int64_t>(schedule.lanes));
  schedule.isInOneBlock &= schedule.tile % tile == 0;
  schedule.tile = tile;
  schedule.work = schedule.work ? llvm::divideCeil(inner, tile) : 0;
  for (int64_t rows : schedule.rows)
    schedule.work *= rows;
  schedule.parameters[kTeamParameter.str()] = threads;
}

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

/// Threads of a group: their vectors are two sectors of memory, or more.
constexpr int64_t kGroupThreads = 8;
/// Groups of a block at most, and the shared memory of all of them.
constexpr int64_t kMostGroups = 64, kMostGroupBytes = 32 << 10;
constexpr int64_t kRowSteps = 8;
/// Blocks that are enough for all multiprocessors: of fewer, parts take chunks of rows.
constexpr int64_t kEnoughBlocks = 192;

/// Where a kernel does nothing but reduce columns of one shape in several chunks of rows, groups of
/// threads may take a chunk each: bytes that they share for one thread of each group, and how many
/// of them have something to do.
static std::optional<std::pair<int64_t, int64_t>> findRowGroups(func::FuncOp kernel) {
  ReductionGroups reductions = formReductionGroups(kernel);
  if (reductions.size() != 1)
    return std::nullopt;
  int64_t bytes = 0, count = 0;
  for (Operation &op : kernel.getBody().front())
    count += op.getNumRegions() != 0 || isa<ir::SegmentReduceOp>(op);
  for (hlo::ReduceOp op : reductions.front()) {
    Type type = tensorTypeOf(op.getInputs()[0]).getElementType();
    bool isWide = isa<FloatType>(type)
                      ? type.getIntOrFloatBitWidth() >= 16
                      : isa<IntegerType>(type) &&
                            llvm::is_contained({32u, 64u}, type.getIntOrFloatBitWidth());
    if (!isWide || Reductions::reducesInnermost(op))
      return std::nullopt;
    bytes += kCudaLanes * ir::getElementBytes(getPartialType(type));
  }
  if (count != static_cast<int64_t>(reductions.front().size()))
    return std::nullopt;
  return std::pair(bytes, getChunks(reductions.front().front()).count);
}

/// Whether a result may stand where an argument is: the last block of an item would write what
/// others read in the same launch.
static bool mayBeInPlace(func::FuncOp kernel) {
  auto sizeOf = [](Type type) { return cast<RankedTensorType>(type).getNumElements(); };
  return llvm::any_of(kernel.getResultTypes(), [&](Type result) {
    return llvm::any_of(kernel.getArgumentTypes(),
                        [&](Type argument) { return sizeOf(argument) == sizeOf(result); });
  });
}

/// Rows that a group's thread loads at once: no chunk ends within them.
static int64_t countRowSteps(func::FuncOp kernel) {
  RowChunks chunks = getChunks(formReductionGroups(kernel).front().front());
  return chunks.step % kRowSteps == 0 && chunks.size % kRowSteps == 0 ? kRowSteps : 1;
}

/// Of long columns each block takes few, and its groups a chunk of rows each: columns alone are too
/// few threads to keep memory busy. Where the columns are so few that blocks of all chunks are,
/// too, blocks take a part of the chunks each.
static void shareRows(func::FuncOp kernel, KernelSchedule &schedule) {
  int64_t tile = kGroupThreads * kCudaLanes;
  auto found = findRowGroups(kernel);
  if (!found || schedule.getInner() % tile != 0)
    return;
  auto [bytes, chunks] = *found;
  int64_t groups = std::min(kMostGroups, static_cast<int64_t>(llvm::bit_floor<uint64_t>(chunks)));
  while (groups > 1 && groups * kGroupThreads * bytes > kMostGroupBytes)
    groups /= 2;
  if (groups * kGroupThreads < kWarpThreads)
    return;
  int64_t items = schedule.work ? schedule.getInner() / tile : 0;
  for (int64_t rows : schedule.rows)
    items *= rows;
  bool inParts = items < kEnoughBlocks;
  while (inParts && items * llvm::divideCeil(chunks, groups) < kEnoughBlocks &&
         groups * kGroupThreads > kWarpThreads)
    groups /= 2;
  int64_t parts = inParts ? llvm::divideCeil(chunks, groups) : 1;
  schedule.work = items * parts;
  schedule.tile = tile;
  schedule.parameters[kTeamParameter.str()] = groups * kGroupThreads;
  schedule.parameters[kGroupsParameter.str()] = groups;
  if (int64_t steps = countRowSteps(kernel); steps > 1)
    schedule.parameters[kStepsParameter.str()] = steps;
  if (parts > 1) {
    schedule.parameters[kPartsParameter.str()] = parts;
    schedule.workspace = schedule.work * groups * kGroupThreads * bytes;
  }
}

static LogicalResult verifyRowGroups(func::FuncOp kernel, const KernelSchedule &schedule,
                                     int64_t groups, int64_t threads) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule with "
                                << groups << " groups of threads";
  };
  auto found = findRowGroups(kernel);
  if (schedule.kind != Kind::Columns || !found)
    return refuse() << ", expected none: it does more than reduce columns of one shape";
  if (groups < 2 || groups > kMostGroups || threads != groups * kGroupThreads)
    return refuse() << ", expected 2 to " << kMostGroups << " of " << kGroupThreads
                    << " threads each, and it has " << threads << " threads";
  int64_t tile = kGroupThreads * kCudaLanes;
  if (schedule.tile != tile || schedule.getInner() % tile != 0)
    return refuse() << " and a tile of " << schedule.tile << ", expected one of " << tile
                    << ", a vector for each thread, that divides the " << schedule.getInner()
                    << " columns";
  if (int64_t bytes = threads * found->first; bytes > kMostGroupBytes)
    return refuse() << ", which share " << bytes << " bytes; there are " << kMostGroupBytes;
  return success();
}

//===----------------------------------------------------------------------===//
// Scatters
//===----------------------------------------------------------------------===//

/// Threads at the most that take rows and columns of one scatter; each of them reads all indices.
constexpr int64_t kMostScatterThreads = 1 << 15;

/// A vector of columns for each thread, and as many ranges of rows as there are threads for: of
/// columns alone they would be too few.
static void shareScatter(hlo::ScatterOp op, KernelSchedule &schedule) {
  if (schedule.work == 0 || countScatterRows(op) == 1)
    return;
  schedule.tile = kCudaLanes;
  schedule.work = llvm::divideCeil(tensorTypeOf(op.getInputs()[0]).getShape().back(), kCudaLanes);
  int64_t ranges = std::min(countScatterRows(op), kMostScatterThreads / schedule.work);
  if (ranges < 2)
    return;
  schedule.work *= ranges;
  schedule.parameters[kRowRangesParameter.str()] = ranges;
}

static LogicalResult verifyRowRanges(func::FuncOp kernel, const KernelSchedule &schedule,
                                     int64_t ranges) {
  auto op = dyn_cast_if_present<hlo::ScatterOp>(getOnlyResult(kernel));
  int64_t rows = op && schedule.kind == Kind::Scatter ? countScatterRows(op) : 1;
  if (ranges >= 2 && ranges <= rows && schedule.work % ranges == 0)
    return success();
  return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule with "
                              << ranges << " ranges of rows, expected none, or 2 to the " << rows
                              << " rows that updates are of, each for as many items";
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

/// Of a segment, about. All that a kernel reduces are of one unit.
static int64_t countSegmentElements(func::FuncOp kernel) {
  for (auto op : kernel.getBody().front().getOps<ir::SegmentReduceOp>())
    return tensorTypeOf(op.getShard()).getNumElements() /
           std::max<int64_t>(1, tensorTypeOf(op.getResult()).getNumElements());
  return 0;
}

/// Whether all that a kernel reduces is the segments of one unit, to values that a thread writes
/// and reads at once: blocks may take parts of them.
static bool hasParts(func::FuncOp kernel) {
  unsigned count = 0;
  for (Operation &op : kernel.getBody().front()) {
    count += isa<ir::SegmentReduceOp>(op);
    if (op.getNumRegions() != 0)
      return false;
    if (auto reduce = dyn_cast<ir::SegmentReduceOp>(op)) {
      Type partial = getPartialType(tensorTypeOf(reduce.getShard()).getElementType());
      if (!partial.isIntOrFloat() || partial.getIntOrFloatBitWidth() < 32)
        return false;
    }
  }
  return count == 1 && !mayBeInPlace(kernel);
}

/// Of a part's value.
constexpr int64_t kPartBytes = 8;

/// Segments are few, and some are long: as many vectors are loaded at once as there are registers
/// for, and of long ones several blocks take a part each, or one block all of them, one after
/// another: nothing that else is in the kernel changes the order of a sum.
static void shareSegments(func::FuncOp kernel, KernelSchedule &schedule) {
  int64_t elements = countSegmentElements(kernel);
  int64_t lanes = schedule.lanes, each = elements / kSegmentSteps;
  auto set = [&](StringRef name, int64_t value) { schedule.parameters[name.str()] = value; };
  if (elements < kWarpThreads)
    return;
  if (each < kMostTeamThreads * lanes)
    return set(kTeamParameter, chooseThreads(elements, lanes));
  set(kStepsParameter, kSegmentSteps);
  int64_t parts = llvm::bit_floor<uint64_t>(elements / (2 * kPartThreads * lanes * kSegmentSteps));
  parts = std::min(parts, kMostParts);
  if (parts < 2)
    return set(kTeamParameter, chooseThreads(each, lanes, kMostSegmentThreads));
  set(kTeamParameter, kPartThreads);
  if (!hasParts(kernel))
    return set(kTurnsParameter, parts);
  set(kPartsParameter, parts);
  schedule.work *= parts;
  schedule.workspace = schedule.work * kPartBytes;
}

/// `loops` is `schedule` without what is for blocks.
static LogicalResult verifySegments(func::FuncOp kernel, const KernelSchedule &schedule,
                                    const KernelSchedule &loops) {
  KernelSchedule expected = loops;
  expected.parameters.clear();
  shareSegments(kernel, expected);
  for (StringRef name : {kTeamParameter, kStepsParameter, kPartsParameter, kTurnsParameter})
    if (int64_t found = getParameter(schedule, name), wanted = getParameter(expected, name);
        found != wanted)
      return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                  << "' reduces segments of a unit with " << found << " " << name
                                  << ", expected " << wanted
                                  << ": the order of their sums is that of these";
  return success();
}

/// Of columns every group of every part has one chunk of rows at the most.
static LogicalResult verifyParts(func::FuncOp kernel, const KernelSchedule &schedule,
                                 int64_t parts) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule with ";
  };
  int64_t threads = getParameter(schedule, kTeamParameter);
  int64_t groups = getParameter(schedule, kGroupsParameter), bytes = schedule.work * kPartBytes;
  if (groups) {
    auto found = findRowGroups(kernel); // there are some: verifyRowGroups has been here
    bytes = schedule.work * threads * found->first;
    if (int64_t expected = llvm::divideCeil(found->second, groups);
        parts != expected || parts < 2 || schedule.work % parts != 0)
      return refuse() << parts << " parts of each item, expected none, or the " << expected
                      << " that have " << groups << " of " << found->second
                      << " chunks of rows each";
  } else if (parts < 2 || parts > std::min(kMostParts, threads) || schedule.work % parts != 0 ||
             schedule.kind != Kind::Rows || !schedule.parameters.count(kStepsParameter.str()) ||
             !hasParts(kernel)) {
    return refuse() << parts << " parts of each item, expected none, or 2 to " << kMostParts
                    << " but no more than its " << threads
                    << " threads, and only where nothing but the segments of one unit is reduced, "
                       "several steps at once";
  }
  if (schedule.workspace == bytes)
    return success();
  return refuse() << schedule.workspace << " bytes of workspace, expected " << bytes
                  << " for what each part leaves";
}

/// Kernels that the host runs, one work item after another.
static bool isDriver(Kind kind) {
  return llvm::is_contained({Kind::ControlFlow, Kind::Factorization}, kind);
}

static LogicalResult checkHasCode(func::FuncOp kernel, const KernelSchedule &schedule) {
  if (!hasColumnStage(schedule))
    return success();
  StringRef why = schedule.kind != Kind::Row
                      ? "it is no kernel over rows"
                      : whyNoColumnBlocks({schedule.rows, schedule.columns},
                                          findColumnReductions(kernel.getBody().front()));
  if (why.empty())
    return success();
  return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                              << "' computes rows and reduces their columns, for which target cuda "
                                 "has no code: "
                              << why << "; compile for --target=cpu";
}

static LogicalResult checkIsAttention(func::FuncOp kernel) {
  if (isAttention(kernel))
    return success();
  return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                              << "' has a schedule of kind attention, but no matmuls";
}

static std::optional<ConvolutionSweep> findConvolution(func::FuncOp kernel) {
  auto op = dyn_cast_if_present<hlo::ConvolutionOp>(getOnlyResult(kernel));
  return op ? ConvolutionSweep::find(op) : std::nullopt;
}

FailureOr<KernelSchedule> scheduleCudaKernel(func::FuncOp kernel, const CostTable &costs) {
  if (hasElements(kernel) && isAttention(kernel))
    return failed(checkCpuKernel(kernel)) ? FailureOr<KernelSchedule>(failure())
                                          : scheduleSweep(kernel);
  if (isByLibrary(kernel))
    return scheduleLibraryConvolution();
  if (std::optional<ConvolutionSweep> sweep = findConvolution(kernel)) {
    sweep->choose();
    return failed(checkCpuKernel(kernel)) ? FailureOr<KernelSchedule>(failure())
                                          : scheduleConvolutionSweep(*sweep);
  }
  FailureOr<KernelSchedule> schedule = scheduleCpuKernel(kernel, kCudaLanes, costs);
  if (succeeded(schedule) && schedule->kind == Kind::GemmConvolution)
    schedule = scheduleConvolution(cast<hlo::ConvolutionOp>(getOnlyResult(kernel)), costs);
  if (failed(schedule) || failed(checkHasCode(kernel, *schedule)))
    return failure();
  unsigned lanes = getLanes(kernel, schedule->kind);
  if (lanes != kCudaLanes)
    schedule = scheduleCpuKernel(kernel, lanes, costs);
  if (hasLanes(schedule->kind))
    schedule->lanes = lanes;
  switch (schedule->kind) {
  case Kind::Map:
    shareTiles(*schedule);
    break;
  case Kind::Columns:
    shareTiles(*schedule);
    shareRows(kernel, *schedule);
    break;
  case Kind::Row: {
    int64_t columns = countColumns(*schedule);
    if (hasColumnStage(*schedule)) {
      shareColumns(kernel, chooseRowThreads(columns, lanes), *schedule);
      break;
    }
    schedule->parameters[kTeamParameter.str()] =
        columns >= kLongRow ? chooseThreads(columns, lanes, getMostRowThreads(columns))
                            : chooseRowThreads(columns, lanes);
    break;
  }
  case Kind::Rows:
    if (reducesSegments(kernel))
      shareSegments(kernel, *schedule);
    else if (int64_t count = countReduced(kernel, schedule->work); count >= kWarpThreads)
      schedule->parameters[kTeamParameter.str()] = chooseRowThreads(count, lanes);
    break;
  case Kind::Scatter:
    shareScatter(cast<hlo::ScatterOp>(getOnlyResult(kernel)), *schedule);
    break;
  case Kind::Factorization:
    scheduleStaged(kernel, *schedule);
    break;
  case Kind::Convolution:
    shareConvolution(cast<hlo::ConvolutionOp>(getOnlyResult(kernel)), *schedule);
    break;
  default:
    break;
  }
  bool isAlone = schedule->parameters.count(kTeamParameter.str()) || isDriver(schedule->kind);
  schedule->grain = isAlone ? 1 : kBlockThreads;
  return schedule;
}

/// Rows of a group, or vectors of a segment, that a thread loads at once.
static LogicalResult verifySteps(func::FuncOp kernel, const KernelSchedule &schedule,
                                 int64_t steps) {
  auto refuse = [&]() -> InFlightDiagnostic {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule with "
                                << steps;
  };
  if (schedule.parameters.count(kGroupsParameter.str())) {
    int64_t expected = countRowSteps(kernel);
    return steps == expected ? success() : refuse() << " rows at once, expected " << expected;
  }
  if (schedule.kind == Kind::Rows && reducesSegments(kernel) && steps == kSegmentSteps)
    return success();
  return refuse() << " steps at once, expected " << kSegmentSteps
                  << ", and only where segments of a unit are reduced";
}

static LogicalResult checkGrain(func::FuncOp kernel, const KernelSchedule &schedule,
                                int64_t blockItems) {
  if (schedule.kind == Kind::Nothing || schedule.grain == blockItems)
    return success();
  return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                              << "' has a schedule with a grain of " << schedule.grain
                              << ", expected the " << blockItems << " items of a block";
}

LogicalResult verifyCudaSchedule(func::FuncOp kernel, const KernelSchedule &schedule,
                                 const CostTable &costs) {
  if (failed(checkHasCode(kernel, schedule)))
    return failure();
  if (schedule.kind == Kind::Attention)
    return failed(checkCpuKernel(kernel)) || failed(checkIsAttention(kernel))
               ? failure()
               : verifySweep(kernel, schedule);
  if (failed(verifyLibraryConvolution(kernel, schedule)))
    return failure();
  if (schedule.parameters.count(kLibraryParameter.str()))
    return success();
  if (schedule.kind == Kind::GemmConvolution)
    return failed(checkCpuKernel(kernel)) ? failure()
                                          : LogicalResult(readConvolutionSweep(kernel, schedule));
  KernelSchedule loops = schedule;
  if (hasColumnStage(schedule))
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has a schedule with parameter '" << kColumnTile
                                << "', expected '" << kColumnBlocksParameter
                                << "': of a GPU columns are summed by a launch of their own";
  if (hasConvolutionParts(schedule))
    return failed(checkCpuKernel(kernel)) ? failure() : verifyConvolutionParts(kernel, schedule);
  if (hasColumnBlocks(schedule)) {
    unsigned lanes = getLanes(kernel, schedule.kind);
    if (failed(verifyColumnBlocks(kernel, schedule, chooseRowThreads(countColumns(schedule), lanes),
                                  loops)) ||
        failed(checkGrain(kernel, schedule, 1)))
      return failure();
    return verifyCpuSchedule(kernel, loops, lanes, costs);
  }
  auto team = loops.parameters.find(kTeamParameter.str());
  if (team != loops.parameters.end()) {
    int64_t threads = team->second, most = schedule.kind == Kind::Row
                                               ? getMostRowThreads(countColumns(schedule))
                                               : kMostTeamThreads;
    loops.parameters.erase(team);
    if (auto groups = loops.parameters.find(kGroupsParameter.str());
        groups != loops.parameters.end()) {
      most = kMostGroups * kGroupThreads;
      if (failed(verifyRowGroups(kernel, schedule, groups->second, threads)))
        return failure();
      loops.parameters.erase(groups);
    }
    if (auto steps = loops.parameters.find(kStepsParameter.str());
        steps != loops.parameters.end()) {
      if (failed(verifySteps(kernel, schedule, steps->second)))
        return failure();
      bool hasGroups = schedule.parameters.count(kGroupsParameter.str());
      most = hasGroups ? most : kMostSegmentThreads;
      loops.parameters.erase(steps);
    }
    if (auto parts = loops.parameters.find(kPartsParameter.str());
        parts != loops.parameters.end()) {
      if (failed(verifyParts(kernel, schedule, parts->second)))
        return failure();
      loops.work /= parts->second;
      loops.workspace = 0;
      loops.parameters.erase(parts);
    }
    if (schedule.kind == Kind::Rows && reducesSegments(kernel))
      loops.parameters.erase(kTurnsParameter.str());
    if (!canShareItems(schedule.kind))
      return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                  << "' has a schedule of kind " << stringifyKind(schedule.kind)
                                  << " whose items threads share, which only maps and rows are";
    if (threads < kWarpThreads || threads > most || !llvm::isPowerOf2_64(threads))
      return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                  << "' has a schedule with blocks of " << threads
                                  << " threads, expected a power of two from " << kWarpThreads
                                  << " to " << most;
  } else if (schedule.kind == Kind::Row) {
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has a schedule of kind row without parameter '"
                                << kTeamParameter << "': what is staged is for a block of threads";
  }
  if (auto found = loops.parameters.find(kRowRangesParameter.str());
      found != loops.parameters.end()) {
    if (failed(verifyRowRanges(kernel, schedule, found->second)))
      return failure();
    loops.work /= found->second;
    loops.parameters.erase(found);
  }
  if (schedule.kind == Kind::Factorization && isFactorization(getFirstResult(kernel))) {
    if (failed(verifyStaged(kernel, schedule)))
      return failure();
    loops.parameters.erase(kStagedParameter.str());
    loops.workspace = getFactorizationWorkspace(getFirstResult(kernel));
  }
  if (schedule.kind == Kind::Rows && reducesSegments(kernel) &&
      failed(verifySegments(kernel, schedule, loops)))
    return failure();
  bool isAlone = schedule.parameters.count(kTeamParameter.str()) || isDriver(schedule.kind);
  if (failed(checkGrain(kernel, schedule, isAlone ? 1 : kBlockThreads)))
    return failure();
  return verifyCpuSchedule(kernel, loops, getLanes(kernel, schedule.kind), costs);
}

} // namespace zero
