//===- SameCall.h - Whether two declarations are called alike ------------------------------===//
//
// Handles have types of our own, so parameters are compared by size and by kind: what a call puts
// into a register, and how many there are.
//===-----------------------------------------------------------------------------------===//
#ifndef EMULATED_CUDA_SAMECALL_H
#define EMULATED_CUDA_SAMECALL_H

#include <type_traits>

template <typename A, typename B> constexpr bool isAlike() {
  if constexpr (std::is_void_v<A> || std::is_void_v<B>)
    return std::is_void_v<A> && std::is_void_v<B>;
  else
    return sizeof(A) == sizeof(B) && std::is_pointer_v<A> == std::is_pointer_v<B> &&
           std::is_floating_point_v<A> == std::is_floating_point_v<B>;
}
template <typename Ours, typename Theirs> struct SameCall : std::false_type {};
template <typename R, typename... A, typename S, typename... B>
struct SameCall<R (*)(A...), S (*)(B...)> {
  static constexpr bool isSame() {
    if constexpr (sizeof...(A) == sizeof...(B))
      return isAlike<R, S>() && (isAlike<A, B>() && ...);
    else
      return false;
  }
  static constexpr bool value = isSame();
};

#endif
