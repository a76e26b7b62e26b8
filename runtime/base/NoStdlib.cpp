//===- NoStdlib.cpp - What the C++ headers expect of libstdc++ ----------------===//
//
// Compiled programs must run where no libstdc++ is installed, or an older one: the runtime uses
// header-only parts of the library, and this file defines the few functions that those call.
// It is part of libzrt.a only, not of the tests, which link the real library.
//===------------------------------------------------------------------------===//

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <new>

[[noreturn]] static void die(const char *what) {
  fprintf(stderr, "zrt: internal error: %s\n", what);
  abort();
}

static void *allocate(size_t size, size_t alignment) {
  void *memory = nullptr;
  if (alignment <= alignof(std::max_align_t))
    memory = malloc(size ? size : 1);
  else if (posix_memalign(&memory, alignment, size ? size : 1) != 0)
    memory = nullptr;
  if (!memory)
    die("out of memory");
  return memory;
}

void *operator new(size_t size) { return allocate(size, 1); }
void *operator new[](size_t size) { return allocate(size, 1); }
void *operator new(size_t size, std::align_val_t alignment) {
  return allocate(size, size_t(alignment));
}
void *operator new[](size_t size, std::align_val_t alignment) {
  return allocate(size, size_t(alignment));
}
void *operator new(size_t size, const std::nothrow_t &) noexcept { return malloc(size ? size : 1); }
void *operator new[](size_t size, const std::nothrow_t &) noexcept {
  return malloc(size ? size : 1);
}
void operator delete(void *memory) noexcept { free(memory); }
void operator delete[](void *memory) noexcept { free(memory); }
void operator delete(void *memory, size_t) noexcept { free(memory); }
void operator delete[](void *memory, size_t) noexcept { free(memory); }
void operator delete(void *memory, std::align_val_t) noexcept { free(memory); }
void operator delete[](void *memory, std::align_val_t) noexcept { free(memory); }
void operator delete(void *memory, size_t, std::align_val_t) noexcept { free(memory); }
void operator delete[](void *memory, size_t, std::align_val_t) noexcept { free(memory); }
void operator delete(void *memory, const std::nothrow_t &) noexcept { free(memory); }
void operator delete[](void *memory, const std::nothrow_t &) noexcept { free(memory); }

namespace std {
const nothrow_t nothrow{};

[[noreturn]] void __throw_bad_alloc() { die("out of memory"); }
[[noreturn]] void __throw_bad_array_new_length() { die("array too large"); }
[[noreturn]] void __throw_length_error(const char *what) { die(what); }
[[noreturn]] void __throw_logic_error(const char *what) { die(what); }
[[noreturn]] void __throw_out_of_range(const char *what) { die(what); }
[[noreturn]] void __throw_out_of_range_fmt(const char *what, ...) { die(what); }
[[noreturn]] void __throw_invalid_argument(const char *what) { die(what); }
[[noreturn]] void __throw_bad_function_call() { die("empty function called"); }
} // namespace std

extern "C" {
[[noreturn]] void __cxa_pure_virtual() { die("pure virtual function called"); }
// Static destructors run through the C library, as libstdc++ would do it.
}
