//===- Crc32.h - The checksum of files ------------------------------------------===//
#ifndef ZRT_BASE_CRC32_H
#define ZRT_BASE_CRC32_H

#include <cstdint>

namespace zrt {

/// The CRC-32 of zlib, gzip and PNG: of `bytes` bytes at `data` behind those that gave `before`.
uint32_t crc32(const void *data, int64_t bytes, uint32_t before = 0);

} // namespace zrt

#endif // ZRT_BASE_CRC32_H
