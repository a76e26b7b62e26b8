//===- Zero.td - The zero dialect, include map ----------------------------===//
//
//   ZeroDialect.td      dialect, and the table of its phases
//   ZeroEnums.td        kinds of reductions, roles, collectives, memory
//   ZeroAttrs.td        #zero.role, #zero.segment, #zero.allocation
//   ZeroTypes.td        !zero.future
//   ZeroInterfaces.td   views, collectives, what runs on a stream, launches
//   ProgramOps.td       mesh, leaf, layout: the program's tables (any phase)
//   ResourceOps.td      streams, communicators, memory spaces: what a program runs on
//   ReplicaOps.td       from `replica` on: all_reduce, rank_offset, batch_gather
//   ExchangeOps.td      from `replica` on: batch_exchange (Exchange.h)
//   PartitionedOps.td   from `partitioned` on: units, shards, segments
//   ScheduledOps.td     from `scheduled` on: futures, kernels, library ops
//   PlannedOps.td       `planned`: arena, slots, launches, events
//
//===----------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO
#define ZERO_DIALECT_ZERO
include "zero/Dialect/Zero/ProgramOps.td"
include "zero/Dialect/Zero/ResourceOps.td"
include "zero/Dialect/Zero/ReplicaOps.td"
include "zero/Dialect/Zero/ExchangeOps.td"
include "zero/Dialect/Zero/PartitionedOps.td"
include "zero/Dialect/Zero/ScheduledOps.td"
include "zero/Dialect/Zero/PlannedOps.td"
#endif
