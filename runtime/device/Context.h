//===- Context.h - What emitted code sees as zrt_context ------------------------===//
#ifndef ZRT_DEVICE_CONTEXT_H
#define ZRT_DEVICE_CONTEXT_H

#include "zrt/communicator.h"
#include "zrt/device.h"

struct zrt_context {
  zrt::Device *device = nullptr;
  zrt::Communicator *communicator = nullptr;
  zrt::StickyStatus errors;
  int collectiveStream = -1; // the stream of the step's collectives, once there was one
};

namespace zrt {

/// One step: runs the entry's calls and joins all streams.
Status runEntry(zrt_context &context, const zrt_entry_point &entry);

} // namespace zrt

#endif // ZRT_DEVICE_CONTEXT_H
