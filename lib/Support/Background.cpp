#include "zero/Support/Background.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace zero;

/// Where diagnostics of the work that this thread does go.
static thread_local std::vector<Diagnostic> *diagnosticsOfWork = nullptr;

Background::Background(MLIRContext *context) : context(context), giver(llvm::get_threadid()) {
  if (!context->isMultithreadingEnabled() || context->getNumThreads() < 2)
    return;
  pool = std::make_unique<llvm::DefaultThreadPool>(llvm::hardware_concurrency(1));
  handler = context->getDiagEngine().registerHandler(
      [this](Diagnostic &diagnostic) { return handle(diagnostic); });
}

Background::~Background() {
  (void)finish();
  if (pool)
    context->getDiagEngine().eraseHandler(handler);
}

LogicalResult Background::handle(Diagnostic &diagnostic) {
  if (diagnosticsOfWork) {
    diagnosticsOfWork->push_back(std::move(diagnostic));
    return success();
  }
  // Whether the work is done already is chance: that it was given decides.
  if (llvm::get_threadid() != giver || isEmitting || pieces.empty())
    return failure();
  held.push_back({pieces.size(), std::move(diagnostic)});
  return success();
}

/// A dialect that is loaded writes tables that work reads without a lock: rarely seen, always
/// wrong.
void Background::checkDialects() const {
  for (Dialect *dialect : context->getLoadedDialects())
    if (!llvm::is_contained(dialects, dialect))
      llvm::report_fatal_error(llvm::Twine("dialect '") + dialect->getNamespace() +
                               "' was loaded beside work that reads the context; load it before");
}

LogicalResult Background::run(Work work) {
  if (!pool)
    return work();
  if (pieces.empty())
    dialects = context->getLoadedDialects();
  Piece &piece = pieces.emplace_back();
  pool->async([this, &piece, work = std::move(work)]() mutable {
    if (!hasFailed) {
      diagnosticsOfWork = &piece.diagnostics;
      piece.hasFailed = failed(work());
      diagnosticsOfWork = nullptr;
      hasFailed = piece.hasFailed;
    }
    work = nullptr; // what it keeps alive ends here
    std::lock_guard<std::mutex> lock(mutex);
    ++numDone;
    isDone.notify_all();
  });
  return success();
}

// Not by the pool's futures: who waits for one that has not begun does the work itself.
void Background::waitFor(size_t unfinished) {
  std::unique_lock<std::mutex> lock(mutex);
  isDone.wait(lock, [&] { return pieces.size() <= numDone + unfinished; });
}

LogicalResult Background::finish() {
  if (!pool)
    return success();
  waitFor(0);
  if (!pieces.empty())
    checkDialects();
  isEmitting = true;
  auto next = held.begin();
  auto emitHeld = [&](size_t given) {
    for (; next != held.end() && next->given <= given; ++next)
      context->getDiagEngine().emit(std::move(next->diagnostic));
  };
  for (auto [index, piece] : llvm::enumerate(pieces)) {
    emitHeld(index);
    for (Diagnostic &diagnostic : piece.diagnostics)
      context->getDiagEngine().emit(std::move(diagnostic));
    if (piece.hasFailed)
      break;
  }
  if (!hasFailed)
    emitHeld(pieces.size());
  isEmitting = false;
  pieces.clear();
  held.clear();
  numDone = 0;
  return failure(hasFailed.exchange(false));
}

OwnDiagnostics::OwnDiagnostics(MLIRContext *context, std::function<void(Diagnostic &)> handle)
    : ScopedDiagnosticHandler(context) {
  setHandler([owner = llvm::get_threadid(), handle = std::move(handle)](Diagnostic &diagnostic) {
    if (llvm::get_threadid() != owner)
      return failure();
    handle(diagnostic);
    return success();
  });
}
