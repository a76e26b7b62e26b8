//===- Background.h - Work that nothing waits for at once ---------------------===//
#ifndef ZERO_SUPPORT_BACKGROUND_H
#define ZERO_SUPPORT_BACKGROUND_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/ThreadPool.h"
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace zero {

/// Work on a thread beside the one that gives it: one piece after the other, in the order given.
/// Diagnostics of both threads are held back until `finish`, which emits those that the same work,
/// done at once, would have emitted, in that order.
///
/// Work may read only what the giving thread leaves alone, and makes attributes and types freely.
/// No dialect may be loaded from the first piece on until `finish`.
/// Where the context has one thread, work is done at once and nothing is held back.
class Background {
public:
  using Work = std::function<llvm::LogicalResult()>;

  explicit Background(mlir::MLIRContext *context);
  /// Finishes.
  ~Background();
  Background(const Background &) = delete;
  Background &operator=(const Background &) = delete;

  /// Whether there is a thread beside.
  bool hasThread() const { return pool != nullptr; }

  /// Fails where the work was done at once and has failed; then nothing is to be given any more.
  /// After work that has failed no other is done.
  llvm::LogicalResult run(Work work);

  /// Waits until at most so many pieces are not done: bounds what they keep alive.
  void waitFor(size_t unfinished);

  /// Waits for all work. Fails where any has failed: the diagnostics end there.
  llvm::LogicalResult finish();

private:
  struct Piece {
    std::vector<mlir::Diagnostic> diagnostics;
    bool hasFailed = false;
  };
  /// A diagnostic of the giving thread.
  struct Held {
    size_t given; // pieces before it
    mlir::Diagnostic diagnostic;
  };

  llvm::LogicalResult handle(mlir::Diagnostic &diagnostic);
  void checkDialects() const;

  mlir::MLIRContext *context;
  mlir::DiagnosticEngine::HandlerID handler = 0;
  uint64_t giver;
  std::unique_ptr<llvm::DefaultThreadPool> pool;
  std::vector<mlir::Dialect *> dialects; // loaded when the first piece was given
  /// A deque: a piece stays where it is while others are given.
  std::deque<Piece> pieces;
  std::vector<Held> held;
  std::mutex mutex; // of what follows
  std::condition_variable isDone;
  size_t numDone = 0;
  std::atomic<bool> hasFailed = false;
  bool isEmitting = false;
};

/// While it lives, diagnostics of this thread go to `handle`, and those of others where they went.
class OwnDiagnostics : public mlir::ScopedDiagnosticHandler {
public:
  OwnDiagnostics(mlir::MLIRContext *context, std::function<void(mlir::Diagnostic &)> handle);
};

} // namespace zero
#endif
