# What `cmake --install` gives: bin (tools), lib (libZero.so, libzrt.a), include (headers and .td files as in the
# sources, and what TableGen made of them) and lib/cmake/Zero, which find_package(Zero) reads. Nothing in it names the
# prefix or this build, so the tree may be moved. The components `tools` and `runtime` are what compiling a step needs;
# python/setup.py puts them into the package.
include(CMakePackageConfigHelpers)

target_include_directories(Zero INTERFACE $<INSTALL_INTERFACE:include>)
target_compile_features(Zero INTERFACE cxx_std_20)
if(NOT LLVM_ENABLE_RTTI)
  target_compile_options(Zero INTERFACE -fno-rtti)
endif()
install(TARGETS Zero EXPORT ZeroTargets LIBRARY DESTINATION lib COMPONENT tools NAMELINK_COMPONENT development)
install(EXPORT ZeroTargets NAMESPACE Zero:: DESTINATION lib/cmake/Zero)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/zero DESTINATION include
  FILES_MATCHING PATTERN "*.h" PATTERN "*.td")
install(DIRECTORY ${PROJECT_BINARY_DIR}/include/zero DESTINATION include
  FILES_MATCHING PATTERN "*.inc" PATTERN CMakeFiles EXCLUDE)

set(ZERO_INCLUDE include)
set(ZERO_BIN bin)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/ZeroConfig.cmake.in
  ${PROJECT_BINARY_DIR}/cmake/ZeroConfig.cmake INSTALL_DESTINATION lib/cmake/Zero
  PATH_VARS ZERO_INCLUDE ZERO_BIN)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/cmake/ZeroConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/cmake/ZeroConfig.cmake ${PROJECT_BINARY_DIR}/cmake/ZeroConfigVersion.cmake
  DESTINATION lib/cmake/Zero)
