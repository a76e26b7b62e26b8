//===- checksums.h - What shows that a program is as it was compiled --------------===//
//
// Defined by the emitted object, as all of abi.h's tables: CRC-32s of the bytes of texts and
// records. A program that finds others does not start.
//===------------------------------------------------------------------------===//
#ifndef ZRT_CHECKSUMS_H
#define ZRT_CHECKSUMS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const int64_t zrt_plan_checksum;
extern const int64_t zrt_calls_checksum;
extern const int64_t zrt_import_checksum;

// What an entry's calls read: a table of 64-bit words.
typedef struct {
  const int64_t *words;
  int64_t count;
  int64_t checksum;
} zrt_record_table;
extern const zrt_record_table zrt_records[]; // in the order of zrt_entries

#ifdef __cplusplus
}
#endif
#endif // ZRT_CHECKSUMS_H
