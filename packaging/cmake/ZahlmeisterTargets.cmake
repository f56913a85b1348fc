# Compile flags and helpers that every target of the project shares.

# INTERFACE target with language level, warnings and the strict Qt defines.
add_library(zahlmeister_flags INTERFACE)
target_compile_features(zahlmeister_flags INTERFACE cxx_std_20)
target_include_directories(zahlmeister_flags INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(zahlmeister_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
    -Wimplicit-fallthrough -Wextra-semi
    # GCC 12 sees overlapping and endless copies in the standard library's own strings (GCC bugs 105651, 105329), and
    # values that are not set in every std::optional that it inlines (GCC bug 80635); the sanitizers see the real ones.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-stringop-overflow;-Wno-array-bounds;-Wno-maybe-uninitialized>
    # clang wants braces around the last member of every row of a table.
    $<$<CXX_COMPILER_ID:Clang>:-Wno-missing-braces>
    # GCC walks through all that it knows, the precompiled headers, too, whenever its memory has doubled: a tenth of its
    # time. Half a gigabyte is no reason to.
    $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=524288>
    # The same input gives the same bits on every machine: no contraction to fused multiply-add.
    -ffp-contract=off
    $<$<BOOL:${ZAHLMEISTER_WERROR}>:-Werror>)
# Two hundred test programs are linked, and gold takes half the time for each.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=gold ZAHLMEISTER_HAS_GOLD)
if(ZAHLMEISTER_HAS_GOLD AND NOT ZAHLMEISTER_SANITIZE)
    # Not for what is shipped: gold drops the note by which the system switches on what -fcf-protection has prepared.
    target_link_options(zahlmeister_flags INTERFACE
        "$<$<NOT:$<BOOL:$<TARGET_PROPERTY:ZAHLMEISTER_IS_SHIPPED>>>:-fuse-ld=gold>")
endif()
# What the compiler and the linker can do against a crafted file, in everything that is optimised: canaries on the stack,
# checked copies, addresses that change with each start, tables that cannot be written to, jumps that land where they may.
set(ZAHLMEISTER_HARDENED "$<AND:$<CONFIG:Release,RelWithDebInfo,MinSizeRel>,$<NOT:$<BOOL:${ZAHLMEISTER_SANITIZE}>>>")
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag(-fcf-protection ZAHLMEISTER_HAS_CET)
target_compile_options(zahlmeister_flags INTERFACE
    "$<${ZAHLMEISTER_HARDENED}:-fstack-protector-strong;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>"
    "$<$<AND:${ZAHLMEISTER_HARDENED},$<BOOL:${ZAHLMEISTER_HAS_CET}>>:-fcf-protection>")
if(UNIX AND NOT APPLE)
    target_link_options(zahlmeister_flags INTERFACE "$<${ZAHLMEISTER_HARDENED}:LINKER:-z,relro,-z,now>")
endif()
if(MINGW) # has the canaries' functions in a library of the compiler
    target_link_options(zahlmeister_flags INTERFACE "$<${ZAHLMEISTER_HARDENED}:-fstack-protector-strong>")
endif()
if(ZAHLMEISTER_SANITIZE)
    set(sanitizers address,undefined)
    if(ZAHLMEISTER_SANITIZE STREQUAL "thread")
        set(sanitizers thread)
    else()
        target_compile_options(zahlmeister_flags INTERFACE -fno-sanitize-recover=undefined)
    endif()
    target_compile_options(zahlmeister_flags INTERFACE -fsanitize=${sanitizers} -fno-omit-frame-pointer)
    target_link_options(zahlmeister_flags INTERFACE -fsanitize=${sanitizers})
endif()
if(ZAHLMEISTER_FUZZ) # the fuzzer sees where its input goes only in code that tells it
    target_compile_options(zahlmeister_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Qt's strict mode, for everything above the engine.
add_library(zahlmeister_qt_flags INTERFACE)
target_link_libraries(zahlmeister_qt_flags INTERFACE zahlmeister_flags)
target_compile_definitions(zahlmeister_qt_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_KEYWORDS QT_NO_FOREACH QT_USE_QSTRINGBUILDER QT_STRICT_ITERATORS
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_CONTEXTLESS_CONNECT QT_DISABLE_DEPRECATED_BEFORE=0x060400)

# zahlmeister_add_sources(<target> [EXCEPT <folder>...])
# Every source and header below the current folder, but for some of its folders. The folders are the list: a file that
# is moved into another room needs no line anywhere. Headers without a source of their own are verified alone.
function(zahlmeister_add_sources target)
    cmake_parse_arguments(ARG "" "" "EXCEPT" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
    foreach(folder IN LISTS ARG_EXCEPT)
        list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${folder}/")
        list(FILTER headers EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${folder}/")
    endforeach()
    set(lone_headers "")
    foreach(header IN LISTS headers)
        cmake_path(REPLACE_EXTENSION header LAST_ONLY cpp OUTPUT_VARIABLE source)
        if(NOT source IN_LIST sources)
            list(APPEND lone_headers "${header}")
        endif()
    endforeach()
    target_sources(${target} PRIVATE ${sources}
        PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${headers}
        PUBLIC FILE_SET lone_headers TYPE HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${lone_headers})
    set_target_properties(${target} PROPERTIES INTERFACE_HEADER_SETS_TO_VERIFY lone_headers)
    zahlmeister_unite(${target})
endfunction()

# zahlmeister_unite(<target>)
# Compiles the sources of a room (a folder and those below it) together, some twelve at a time: what they all include is
# read once, and its templates are instantiated once. So what a source keeps to itself has a name that no other source of
# the room has. A room's sources are dealt out evenly, for all processors to have some. Sources with options of their own
# stay alone.
function(zahlmeister_unite target)
    if(NOT ZAHLMEISTER_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(SORT sources)
    set(rooms "")
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE path)
        cmake_path(RELATIVE_PATH path BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
        string(REGEX MATCH "^[^/]+/[^/]+" room "${path}")
        string(MAKE_C_IDENTIFIER "${room}" room)
        list(APPEND rooms ${room})
        list(APPEND sources_of_${room} "${source}")
    endforeach()
    list(REMOVE_DUPLICATES rooms)
    foreach(room IN LISTS rooms)
        list(LENGTH sources_of_${room} count)
        math(EXPR batches "(${count} + 11) / 12")
        set(index 0)
        foreach(source IN LISTS sources_of_${room})
            math(EXPR batch "${index} * ${batches} / ${count}")
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP ${room}_${batch})
            math(EXPR index "${index} + 1")
        endforeach()
    endforeach()
endfunction()

# Tests that mean nothing on Windows, each with its reason.
set(zahlmeister_not_on_windows "")
if(WIN32)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/packaging/windows/skips")
    file(STRINGS "${PROJECT_SOURCE_DIR}/packaging/windows/skips" zahlmeister_not_on_windows REGEX "^tst_")
    list(TRANSFORM zahlmeister_not_on_windows REPLACE " .*$" "")
endif()
