#include "ByteValues.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include <algorithm>

namespace zero::validate {

void Bytes::append(BytePiece piece) {
  if (piece.bytes <= 0)
    return;
  if (piece.value == kNothing)
    piece.offset = 0;
  if (!pieces.empty()) {
    BytePiece &last = pieces.back();
    if (last.value == piece.value &&
        (piece.value == kNothing || last.offset + last.bytes == piece.offset)) {
      last.bytes += piece.bytes;
      return;
    }
  }
  pieces.push_back(piece);
}

Bytes Bytes::slice(int64_t offset, int64_t bytes) const {
  Bytes part;
  int64_t begin = 0; // of the piece
  for (const BytePiece &piece : pieces) {
    int64_t from = std::max(begin, offset), to = std::min(begin + piece.bytes, offset + bytes);
    part.append({piece.value, piece.offset + from - begin, to - from});
    begin += piece.bytes;
  }
  return part;
}

Bytes ByteValues::add(std::string name, int64_t bytes) {
  values.push_back({std::move(name), bytes});
  return Bytes(values.size() - 1, bytes);
}

std::vector<Bytes> ByteValues::addCall(const ByteCall &call, llvm::ArrayRef<int64_t> results) {
  auto [known, isNew] = calls.try_emplace(call, values.size());
  std::vector<Bytes> made;
  for (size_t index = 0; index < results.size(); ++index) {
    if (!isNew) {
      made.emplace_back(known->second + index, results[index]);
      continue;
    }
    std::string what = call.kernel.empty() ? "a matmul" : "@" + call.kernel;
    made.push_back(add(("result " + llvm::Twine(index) + " of " + what).str(), results[index]));
  }
  return made;
}

std::optional<ByteValue> ByteValues::find(const ByteCall &call) const {
  auto known = calls.find(call);
  return known == calls.end() ? std::nullopt : std::optional(known->second);
}

std::string ByteValues::describe(const Bytes &bytes) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      bytes.getPieces(), os,
      [&](const BytePiece &piece) {
        if (piece.value == kNothing) {
          os << piece.bytes << " bytes that nobody has written";
          return;
        }
        const Known &known = values[piece.value];
        if (piece.offset != 0 || piece.bytes != known.bytes)
          os << "bytes " << piece.offset << " to " << piece.offset + piece.bytes << " of ";
        os << known.name;
      },
      ", then ");
  return text.empty() ? "no bytes" : text;
}

unsigned ByteMemory::addSpace(int64_t bytes, bool isWritable) {
  spaces.push_back({bytes, isWritable, {}});
  return spaces.size() - 1;
}

void ByteMemory::write(unsigned space, int64_t offset, const Bytes &bytes) {
  for (const BytePiece &piece : bytes.getPieces()) {
    int64_t end = offset + piece.bytes;
    if (piece.value == kNothing)
      forget(space, offset, piece.bytes);
    else
      spaces[space].runs.replace(offset, {end, piece.value, piece.offset});
    offset = end;
  }
}

Bytes ByteMemory::read(unsigned space, int64_t offset, int64_t bytes) {
  Bytes found;
  int64_t at = offset, end = offset + bytes;
  auto &runs = spaces[space].runs;
  for (auto run = runs.findFirst(offset); run != runs.end() && run->first < end; ++run) {
    int64_t from = std::max(at, run->first), to = std::min(end, run->second.end);
    found.append({kNothing, 0, from - at});
    found.append({run->second.value, run->second.offset + from - run->first, to - from});
    at = to;
  }
  found.append({kNothing, 0, end - at});
  return found;
}

} // namespace zero::validate
