//===- RooflineReport.cpp - How long a step should take, for people --------------===//
#include "RooflineReport.h"
#include "Report.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;
namespace json = llvm::json;

namespace zero {

void RooflineReport::countGraph(ModuleOp module) {
  unavoidable = roofline::countUnavoidable(module, machine);
}

LogicalResult RooflineReport::measurePlan(ModuleOp module) {
  FailureOr<roofline::Step> measured = roofline::measureStep(module, machine);
  if (failed(measured))
    return failure();
  step = std::move(*measured);
  return success();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string toMicroseconds(double seconds) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.1f", seconds * 1e6);
  return text;
}

static std::string toMega(int64_t count) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.2f", static_cast<double>(count) / 1e6);
  return text;
}

/// Right-justified but for the last.
static void printCells(llvm::raw_ostream &os, ArrayRef<std::string> cells) {
  constexpr unsigned kWidths[] = {11, 9, 12, 12, 12, 12, 6, 7, 8, 10, 22};
  for (auto [cell, width] : llvm::zip(cells.drop_back(), kWidths))
    os << llvm::right_justify(cell, width);
  os << "  " << cells.back() << "\n";
}

static void printCall(llvm::raw_ostream &os, const roofline::Call &call) {
  std::string registers = "-", spilled = "-", shared = "-", occupancy = "-";
  if (call.grid && call.grid->resources) {
    registers = std::to_string(call.grid->resources->registers);
    spilled = std::to_string(call.grid->resources->spilled);
    shared = std::to_string(call.grid->resources->shared);
    llvm::raw_string_ostream(occupancy = "") << llvm::format("%.0f %%", 100 * call.grid->occupancy);
  }
  std::string bound = roofline::stringify(call.bound).str();
  std::string what = call.kind == "kernel" ? call.name : call.kind + " " + call.name;
  printCells(os, {toMicroseconds(call.seconds), withCommas(call.launches), bound, toMega(call.read),
                  toMega(call.written), toMega(call.operations), registers, spilled, shared,
                  occupancy, call.by.empty() ? "-" : call.by, what});
}

static void printSum(llvm::raw_ostream &os, StringRef name, const std::string &value,
                     StringRef note = "") {
  os << "  " << llvm::left_justify(name, 28) << llvm::right_justify(value, 14);
  if (!note.empty())
    os << "  " << note;
  os << "\n";
}

void RooflineReport::print(llvm::raw_ostream &os) const {
  os << "time by the roofline of " << machine.name << ", microseconds\n";
  if (step.assembler.empty())
    os << "registers, shared memory and occupancy are not known: ptxas was not found; kernels are "
          "taken to fill the multiprocessors that they have blocks for\n";
  printCells(os, {"us", "launches", "bound by", "MB read", "MB written", "Mflop", "regs", "spill",
                  "shared", "occupancy", "by", "call"});
  for (const roofline::Call &call : step.calls)
    printCall(os, call);
  printSum(os, "launches", withCommas(step.launches));
  printSum(os, "kernels and copies", toMicroseconds(step.kernelSeconds));
  printSum(os, "sum", toMicroseconds(step.seconds), "without collectives");
  printSum(os, "collectives", toMicroseconds(step.wireSeconds));
  printSum(os, "exposed communication", toMicroseconds(step.exposedSeconds));
  if (!unavoidable) {
    printSum(os, "unavoidable", "not known", "the input is beyond phase 'partitioned'");
    return;
  }
  printSum(os, "unavoidable", toMicroseconds(unavoidable->getSeconds()));
  printSum(os, "  matmuls", toMicroseconds(unavoidable->gemmSeconds));
  printSum(os, "  attention", toMicroseconds(unavoidable->attentionSeconds));
  printSum(os, "  floor of bytes", toMicroseconds(unavoidable->byteSeconds));
  auto printRatio = [&](StringRef name, double part, double whole) {
    std::string text = "-";
    if (whole > 0)
      llvm::raw_string_ostream(text = "") << llvm::format("%.3f", part / whole);
    printSum(os, name, text);
  };
  printRatio("sum / unavoidable", step.seconds, unavoidable->getSeconds());
  printRatio("bytes of kernels / floor", static_cast<double>(step.kernelBytes),
             static_cast<double>(unavoidable->floorBytes));
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json::Object toJson(const roofline::Call &call) {
  json::Object object{{"kind", call.kind},
                      {"name", call.name},
                      {"launches", call.launches},
                      {"read_bytes", call.read},
                      {"written_bytes", call.written},
                      {"flops", call.operations},
                      {"seconds", call.seconds},
                      {"bound", roofline::stringify(call.bound)}};
  if (!call.by.empty())
    object["by"] = call.by;
  if (!call.grid)
    return object;
  object["blocks"] = call.grid->blocks;
  object["threads"] = call.grid->threads;
  if (!call.grid->resources)
    return object;
  object["registers"] = call.grid->resources->registers;
  object["spilled_bytes"] = call.grid->resources->spilled;
  object["shared_bytes"] = call.grid->resources->shared;
  object["occupancy"] = call.grid->occupancy;
  return object;
}

json::Value RooflineReport::toJson() const {
  json::Array calls;
  for (const roofline::Call &call : step.calls)
    calls.push_back(zero::toJson(call));
  json::Object object{{"machine", machine.name},
                      {"assembler", !step.assembler.empty()},
                      {"calls", std::move(calls)},
                      {"launches", step.launches},
                      {"seconds", step.seconds},
                      {"kernel_seconds", step.kernelSeconds},
                      {"kernel_bytes", step.kernelBytes},
                      {"wire_seconds", step.wireSeconds},
                      {"exposed_seconds", step.exposedSeconds}};
  if (unavoidable)
    object["unavoidable"] = json::Object{{"seconds", unavoidable->getSeconds()},
                                         {"gemm_seconds", unavoidable->gemmSeconds},
                                         {"gemm_flops", unavoidable->gemmFlops},
                                         {"attentions", unavoidable->attentions},
                                         {"attention_seconds", unavoidable->attentionSeconds},
                                         {"attention_flops", unavoidable->attentionFlops},
                                         {"floor_seconds", unavoidable->byteSeconds},
                                         {"floor_bytes", unavoidable->floorBytes}};
  return object;
}

} // namespace zero
