# How every target of the house is built: one function for a library, one for a test.

set(CMAKE_CXX_STANDARD 20 CACHE STRING "C++ standard")
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# -O3 buys nothing measurable here and costs a tenth of the build.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)

# ccache: precompiled headers only hit the cache with these allowances (see ccache's manual,
# "Precompiled headers").
find_program(GROUNDMARK_CCACHE ccache)
if(GROUNDMARK_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
        ${GROUNDMARK_CCACHE})
endif()

find_program(GROUNDMARK_LLD ld.lld)
if(GROUNDMARK_LLD)
    add_link_options(-fuse-ld=lld)
endif()

add_library(groundmark_options INTERFACE)
target_compile_options(groundmark_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
    -Wnon-virtual-dtor -Woverloaded-virtual
    # g++ 12 sees moved-from variants of Result as uninitialised or overlong when it optimises.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized;-Wno-stringop-overflow>)
target_compile_definitions(groundmark_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
    QT_USE_QSTRINGBUILDER QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)

# groundmark_library(name SOURCES … [PUBLIC libs…] [PRIVATE libs…] [PCH headers…])
# A static library with the alias groundmark::name. Includes are written from the root of the
# repository ("storage/project.h"), so that the layer stands in every include.
function(groundmark_library name)
    cmake_parse_arguments(arg "" "" "SOURCES;PUBLIC;PRIVATE;PCH" ${ARGN})
    add_library(groundmark_${name} STATIC ${arg_SOURCES})
    add_library(groundmark::${name} ALIAS groundmark_${name})
    target_include_directories(groundmark_${name} PUBLIC ${CMAKE_SOURCE_DIR})
    target_link_libraries(groundmark_${name} PUBLIC ${arg_PUBLIC} PRIVATE ${arg_PRIVATE} groundmark_options)
    set_target_properties(groundmark_${name} PROPERTIES AUTOMOC ON)
    if(arg_PCH)
        target_precompile_headers(groundmark_${name} PRIVATE ${arg_PCH})
    endif()
endfunction()
