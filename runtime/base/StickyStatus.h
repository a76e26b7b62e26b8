//===- StickyStatus.h - The first failure of several threads --------------------===//
#ifndef ZRT_BASE_STICKYSTATUS_H
#define ZRT_BASE_STICKYSTATUS_H

#include "zrt/status.h"

namespace zrt {

/// Keeps the first failure; set from any thread.
class StickyStatus {
public:
  void set(Status status) {
    if (__atomic_exchange_n(&claimed_, true, __ATOMIC_ACQ_REL))
      return;
    status_ = std::move(status);
    __atomic_store_n(&isSet_, true, __ATOMIC_RELEASE);
  }
  bool isSet() const { return __atomic_load_n(&isSet_, __ATOMIC_ACQUIRE); }
  /// The failure; ok while there is none.
  Status get() const { return isSet() ? status_ : Status::ok(); }
  /// Forgets it. Call when no thread can set it.
  Status take() {
    Status status = get();
    status_ = Status::ok();
    __atomic_store_n(&isSet_, false, __ATOMIC_RELEASE);
    __atomic_store_n(&claimed_, false, __ATOMIC_RELEASE);
    return status;
  }

private:
  bool claimed_ = false, isSet_ = false;
  Status status_;
};

} // namespace zrt

#endif // ZRT_BASE_STICKYSTATUS_H
