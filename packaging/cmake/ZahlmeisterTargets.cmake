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
    target_compile_options(zahlmeister_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(zahlmeister_flags INTERFACE -fsanitize=address,undefined)
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

# What the compiler defines of itself, for moc: which system this is.
set(zahlmeister_moc_predefs "${PROJECT_BINARY_DIR}/moc_predefs.h")
file(WRITE "${PROJECT_BINARY_DIR}/nothing.cpp" "")
execute_process(COMMAND ${CMAKE_CXX_COMPILER} -dM -E "${PROJECT_BINARY_DIR}/nothing.cpp"
    OUTPUT_FILE "${zahlmeister_moc_predefs}" COMMAND_ERROR_IS_FATAL ANY)

# zahlmeister_moc(<target> <source>)
# Makes the source's .moc, which it includes at its end. AUTOMOC would start twice for every test, and would compile one
# more file for each, with nothing in it: a tenth of a fresh build.
function(zahlmeister_moc target source)
    cmake_path(GET source STEM name)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/moc/${target}")
    add_custom_command(OUTPUT "${folder}/${name}.moc"
        COMMAND "$<TARGET_FILE:Qt6::moc>" --include "${zahlmeister_moc_predefs}"
            "-I$<JOIN:$<TARGET_PROPERTY:Qt6::Core,INTERFACE_INCLUDE_DIRECTORIES>,;-I>"
            "${source}" -o "${folder}/${name}.moc"
        COMMAND_EXPAND_LISTS DEPENDS "${source}" VERBATIM)
    file(MAKE_DIRECTORY "${folder}")
    target_sources(${target} PRIVATE "${folder}/${name}.moc")
    target_include_directories(${target} PRIVATE "${folder}")
endfunction()

# zahlmeister_add_tests(LAYER <engine|app|ui|...> [LIBS ...])
# One test for each tst_*.cpp below the current folder, named after it.
function(zahlmeister_add_tests)
    cmake_parse_arguments(ARG "" "LAYER" "LIBS" ${ARGN})
    file(GLOB_RECURSE tests CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/tst_*.cpp")
    foreach(source IN LISTS tests)
        cmake_path(GET source STEM name)
        zahlmeister_add_test(NAME ${name} LAYER ${ARG_LAYER} LIBS ${ARG_LIBS} SOURCES "${source}")
    endforeach()
endfunction()

# zahlmeister_add_test(NAME <tst_x> LAYER <engine|app|ui|...> [LIBS ...] [SOURCES ...])
# One executable per unit, labelled with its layer, with a fixed platform, time zone and locale.
function(zahlmeister_add_test)
    cmake_parse_arguments(ARG "" "NAME;LAYER" "LIBS;SOURCES" ${ARGN})
    if(NOT ARG_SOURCES)
        set(ARG_SOURCES ${ARG_NAME}.cpp)
    endif()
    add_executable(${ARG_NAME} ${ARG_SOURCES})
    set_target_properties(${ARG_NAME} PROPERTIES AUTOMOC OFF)
    list(GET ARG_SOURCES 0 main)
    cmake_path(ABSOLUTE_PATH main)
    zahlmeister_moc(${ARG_NAME} "${main}")
    if(ARG_NAME IN_LIST zahlmeister_not_on_windows)
        set_target_properties(${ARG_NAME} PROPERTIES ZAHLMEISTER_IS_NOT_ON_WINDOWS ON)
    endif()
    target_link_libraries(${ARG_NAME} PRIVATE zahlmeister_qt_flags Qt6::Test ${ARG_LIBS})
    if(WIN32)
        target_link_libraries(${ARG_NAME} PRIVATE zahlmeister_ownsettings)
    endif()
    zahlmeister_set_test_options(${ARG_NAME})
    if(ARG_LAYER MATCHES "^(ui|print)$")
        zahlmeister_use_pch(${ARG_NAME} uitest)
    elseif(ARG_LAYER MATCHES "^(engine|app|layering|program)$")
        zahlmeister_use_pch(${ARG_NAME} test)
    endif()
    target_compile_definitions(${ARG_NAME} PRIVATE ZAHLMEISTER_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    if(ARG_NAME IN_LIST zahlmeister_not_on_windows)
        return()
    endif()
    add_test(NAME ${ARG_NAME} COMMAND ${ARG_NAME})
    # Settings and data of the person who runs the tests stay out of reach.
    set(home "${CMAKE_CURRENT_BINARY_DIR}/home/${ARG_NAME}")
    file(MAKE_DIRECTORY "${home}")
    set(patience 300)
    if(CMAKE_CROSSCOMPILING OR ZAHLMEISTER_SANITIZE) # an emulator takes its time, and so do the sanitizers
        set(patience 1200)
    endif()
    # Whole programs are mostly waited for: begun first, they have company, and none of them is left over at the end.
    set(cost 0)
    if(ARG_LAYER STREQUAL "program")
        set(cost 100)
    endif()
    set_tests_properties(${ARG_NAME} PROPERTIES LABELS ${ARG_LAYER} TIMEOUT ${patience} COST ${cost}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;TZ=UTC;LC_ALL=C.UTF-8;HOME=${home};XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache")
endfunction()
