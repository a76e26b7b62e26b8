# More than half the time of compiling one of our files went into parsing headers of MLIR and of our dialects: they are
# parsed once, here.
option(ZERO_PRECOMPILE "Precompile headers (a faster clean build; ccache shares less between checkouts)" ON)
set(ZERO_STATISTICS_HEADER ${CMAKE_CURRENT_LIST_DIR}/Statistics.h)
if(ZERO_PRECOMPILE)
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp") # ccache knows a header by its content
  add_library(zero-precompiled OBJECT ${CMAKE_CURRENT_LIST_DIR}/Precompiled.cpp)
  llvm_update_compile_flags(zero-precompiled)
  add_dependencies(zero-precompiled zero-tablegen)
  target_precompile_headers(zero-precompiled PRIVATE ${CMAKE_CURRENT_LIST_DIR}/Precompiled.h)
endif()

# zero_compile_options(TARGET): what every file that includes MLIR's or our headers is compiled with. With the precompiled
# header, a target may not choose its own level of optimisation: the header is read at one only.
function(zero_compile_options target)
  llvm_update_compile_flags(${target}) # -fno-exceptions, as the packages are built
  add_dependencies(${target} zero-tablegen)
  if(ZERO_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM zero-precompiled)
    target_compile_options(${target} PRIVATE -fPIC) # as the shared header was; executables default to -fPIE
  else()
    target_compile_options(${target} PRIVATE "SHELL:-include ${ZERO_STATISTICS_HEADER}") # as in Precompiled.h
  endif()
endfunction()

# zero_add_folders(FILE...): the folders of these CMakeLists.txt, sorted: dialects, then the phases in the order of the
# pipeline.
function(zero_add_folders)
  list(SORT ARGN)
  foreach(file ${ARGN})
    get_filename_component(folder ${file} DIRECTORY)
    add_subdirectory(${folder})
  endforeach()
endfunction()

# zero_library(NAME [LINK lib...])
#
# One static library from every .cpp file of the current folder and those below it, for the unit tests and for libZero.so (see
# zero_shared_library). Libraries link against the shared libraries MLIR and LLVM only: mixing in MLIR's static
# archives registers every TypeID twice.
function(zero_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_library(${name} STATIC ${sources})
  zero_compile_options(${name})
  target_link_libraries(${name} PUBLIC ${ARG_LINK} MLIR LLVM)
  set_property(GLOBAL APPEND PROPERTY ZERO_LIBRARIES ${name})
endfunction()

# zero_shared_library(NAME): everything that zero_library made, whole, in one shared library.
#
# Tools, plugins that tools load and programs of others link this one and no archive: then each dialect, op and pass
# exists once in a process, and a plugin sees every symbol, also those that no tool happens to use.
function(zero_shared_library name)
  get_property(libraries GLOBAL PROPERTY ZERO_LIBRARIES)
  list(TRANSFORM libraries REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE objects)
  add_library(${name} SHARED ${objects})
  set_target_properties(${name} PROPERTIES VERSION ${PROJECT_VERSION}
    SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
  target_link_libraries(${name} PUBLIC MLIR LLVM)
  # Calls within the library need no look-up by name.
  target_link_options(${name} PRIVATE -Wl,-Bsymbolic-functions)
  if(ZERO_SANITIZE)
    target_link_options(${name} PRIVATE -Wl,-z,undefs) # the sanitizer's runtime is in the program
  endif()
endfunction()

# zero_tool(NAME): one executable from the .cpp files of the current folder.
function(zero_tool name)
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  add_executable(${name} ${sources})
  zero_compile_options(${name})
  target_link_libraries(${name} PRIVATE Zero)
  install(TARGETS ${name} EXPORT ZeroTargets RUNTIME DESTINATION bin COMPONENT tools)
endfunction()

# zero_tablegen(FILE.td OUT GENERATOR...): collects into the target zero-tablegen, on which everything depends.
macro(zero_dialect_tablegen prefix ops_td dialect)
  set(LLVM_TARGET_DEFINITIONS ${ops_td})
  mlir_tablegen(${prefix}Dialect.h.inc -gen-dialect-decls -dialect=${dialect})
  mlir_tablegen(${prefix}Dialect.cpp.inc -gen-dialect-defs -dialect=${dialect})
  mlir_tablegen(${prefix}Enums.h.inc -gen-enum-decls)
  mlir_tablegen(${prefix}Enums.cpp.inc -gen-enum-defs)
  mlir_tablegen(${prefix}Attrs.h.inc -gen-attrdef-decls -attrdefs-dialect=${dialect})
  mlir_tablegen(${prefix}Attrs.cpp.inc -gen-attrdef-defs -attrdefs-dialect=${dialect})
  mlir_tablegen(${prefix}Types.h.inc -gen-typedef-decls -typedefs-dialect=${dialect})
  mlir_tablegen(${prefix}Types.cpp.inc -gen-typedef-defs -typedefs-dialect=${dialect})
  mlir_tablegen(${prefix}Ops.h.inc -gen-op-decls -dialect=${dialect} ${ARGN})
  mlir_tablegen(${prefix}Ops.cpp.inc -gen-op-defs -dialect=${dialect} ${ARGN})
  add_public_tablegen_target(zero-tablegen-${dialect})
  add_dependencies(zero-tablegen zero-tablegen-${dialect})
endmacro()

macro(zero_passes_tablegen group)
  set(LLVM_TARGET_DEFINITIONS Passes.td)
  mlir_tablegen(PassesPlain.h.inc -gen-pass-decls -name ${group})
  add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/Passes.h.inc
    COMMAND ${CMAKE_COMMAND} -DIN=${CMAKE_CURRENT_BINARY_DIR}/PassesPlain.h.inc
      -DOUT=${CMAKE_CURRENT_BINARY_DIR}/Passes.h.inc -P ${PROJECT_SOURCE_DIR}/cmake/PassDeclarations.cmake
    DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/PassesPlain.h.inc ${PROJECT_SOURCE_DIR}/cmake/PassDeclarations.cmake)
  list(APPEND TABLEGEN_OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/Passes.h.inc)
  add_public_tablegen_target(zero-tablegen-passes-${group})
  add_dependencies(zero-tablegen zero-tablegen-passes-${group})
endmacro()

# zero_unit_test(NAME SOURCES file... [LINK lib...]): a GoogleTest program, run by ctest.
function(zero_unit_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  zero_compile_options(${name})
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name})
endfunction()
