#include "Remarks.h"
#include "CommandLine.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Remarks.h"
#include "zero/Support/OutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace zero;

/// "step.mlir:12:8: "; nothing where the place is not known.
static void printPlace(Location loc, llvm::raw_ostream &os) {
  if (auto place = loc->findInstanceOf<FileLineColLoc>())
    os << place.getFilename().getValue() << ":" << place.getLine() << ":" << place.getColumn()
       << ": ";
}

namespace {
class RemarkLines : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit RemarkLines(std::shared_ptr<llvm::raw_ostream> os) : os(std::move(os)) {}

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    printPlace(remark.getLocation(), *os);
    *os << StringRef(remark.getRemarkTypeString()).lower() << " " << remark.getCategoryName() << " "
        << remark.getRemarkName() << ":";
    for (const remark::detail::Remark::Arg &argument : remark.getArgs())
      *os << " " << argument.val;
    *os << "\n";
    os->flush();
  }

private:
  std::shared_ptr<llvm::raw_ostream> os;
};
} // namespace

LogicalResult zero::writeRemarks(MLIRContext &context, StringRef path) {
  if (llvm::Error error = checkOutput(path, Output::Streamed))
    return tools::fail(llvm::toString(std::move(error)));
  std::error_code error;
  auto os = std::make_shared<llvm::raw_fd_ostream>(path, error);
  if (error)
    return tools::fail("cannot write '" + path + "': " + error.message());
  context.disableMultithreading(); // in one order
  // Remarks that are diagnostics; everything else goes on to whoever prints it.
  context.getDiagEngine().registerHandler([os](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Remark)
      return failure();
    printPlace(diagnostic.getLocation(), *os);
    *os << "remark: " << diagnostic << "\n";
    os->flush();
    return success();
  });
  remark::RemarkCategories categories;
  categories.all = categories.passed = categories.missed = categories.analysis = categories.failed =
      ".*";
  return remark::enableOptimizationRemarks(context, std::make_unique<RemarkLines>(os),
                                           std::make_unique<remark::RemarkEmittingPolicyAll>(),
                                           categories);
}
