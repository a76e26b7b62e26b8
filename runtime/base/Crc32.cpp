#include "Crc32.h"

#include <array>
#include <cstring>

using namespace zrt;

// Eight bytes at a time: tables[k][b] is the remainder of byte b with k zero bytes behind it.
using Tables = std::array<std::array<uint32_t, 256>, 8>;

static constexpr Tables makeTables() {
  Tables tables = {};
  for (uint32_t byte = 0; byte < 256; ++byte) {
    uint32_t rest = byte;
    for (int bit = 0; bit < 8; ++bit)
      rest = rest >> 1 ^ (rest & 1 ? 0xEDB88320u : 0);
    tables[0][byte] = rest;
  }
  for (int k = 1; k < 8; ++k)
    for (uint32_t byte = 0; byte < 256; ++byte) {
      uint32_t rest = tables[k - 1][byte];
      tables[k][byte] = rest >> 8 ^ tables[0][rest & 0xFF];
    }
  return tables;
}

static constexpr Tables tables = makeTables();

uint32_t zrt::crc32(const void *data, int64_t bytes, uint32_t before) {
  const auto *at = static_cast<const uint8_t *>(data);
  uint32_t rest = ~before;
  for (; bytes >= 8; at += 8, bytes -= 8) {
    uint32_t low, high;
    memcpy(&low, at, 4);
    memcpy(&high, at + 4, 4);
    low ^= rest;
    rest = tables[7][low & 0xFF] ^ tables[6][low >> 8 & 0xFF] ^ tables[5][low >> 16 & 0xFF] ^
           tables[4][low >> 24] ^ tables[3][high & 0xFF] ^ tables[2][high >> 8 & 0xFF] ^
           tables[1][high >> 16 & 0xFF] ^ tables[0][high >> 24];
  }
  for (; bytes > 0; ++at, --bytes)
    rest = rest >> 8 ^ tables[0][(rest ^ *at) & 0xFF];
  return ~rest;
}
