# StepOptions.cmake IN OUT: the declarations of zero/Options/StepOption.td out of TableGen's records, one line of C++ each.
file(READ ${IN} text)
string(ASCII 31 semicolon) # stands for one, which would cut a line in two here
string(REPLACE ";" "${semicolon}" text "${text}")
string(REPLACE "\n" ";" records "${text}")
set(lines)
foreach(record IN LISTS records)
  if(record MATCHES "^  string declaration = \"(ZERO_OPTION.*)\"${semicolon}$") # not the class, which makes them
    list(APPEND lines "${CMAKE_MATCH_1}")
  endif()
endforeach()
list(SORT lines)
list(JOIN lines "\n" text)
string(REPLACE "${semicolon}" ";" text "${text}")
file(WRITE ${OUT} "// From zero/Options/Options.td, for zero/Options/Options.h.\n${text}\n#undef ZERO_OPTION\n")
