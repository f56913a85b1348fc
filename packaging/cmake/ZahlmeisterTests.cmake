# The programs of the tests: one a room, that is one for each folder of tests/engine, tests/app and tests/ui with all below
# it, and one for every other folder with tests. Each of their classes is a test of CTest.

# What the compiler defines of itself, for moc: which system this is. moc reads none of Qt's headers here, which takes it
# eight times as long and tells it nothing else that a test asks for.
set(zahlmeister_moc_predefs "${PROJECT_BINARY_DIR}/moc_predefs.h")
file(WRITE "${PROJECT_BINARY_DIR}/nothing.cpp" "")
execute_process(COMMAND ${CMAKE_CXX_COMPILER} -dM -E "${PROJECT_BINARY_DIR}/nothing.cpp"
    OUTPUT_FILE "${zahlmeister_moc_predefs}" COMMAND_ERROR_IS_FATAL ANY)
if(WIN32)
    file(APPEND "${zahlmeister_moc_predefs}" "#define Q_OS_WIN\n")
else()
    file(APPEND "${zahlmeister_moc_predefs}" "#define Q_OS_UNIX\n#define Q_OS_LINUX\n")
endif()

# Tests that kill, break and try at random for minutes, at most twenty. They bear the label "long", and go a tenth of their
# rounds but for tests/run --long (tests/support/rounds.h).
set(zahlmeister_long_tests
    tst_archivecrowd tst_archivefaults tst_archivereading tst_archiverun tst_everyversion tst_failingcalls tst_faults tst_kill
    tst_killprogram tst_participationrow tst_randomchains tst_randomuse tst_rescue tst_soak)

# zahlmeister_moc(<target> <source>...)
# Makes the .moc of each source, which it includes at its end. AUTOMOC would start twice, and would read all headers, too.
function(zahlmeister_moc target)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/moc/${target}")
    file(MAKE_DIRECTORY "${folder}")
    foreach(source IN LISTS ARGN)
        cmake_path(GET source STEM name)
        add_custom_command(OUTPUT "${folder}/${name}.moc"
            COMMAND "$<TARGET_FILE:Qt6::moc>" --include "${zahlmeister_moc_predefs}" "${source}" -o "${folder}/${name}.moc"
            DEPENDS "${source}" VERBATIM)
        target_sources(${target} PRIVATE "${folder}/${name}.moc")
    endforeach()
    target_include_directories(${target} PRIVATE "${folder}")
endfunction()

# zahlmeister_add_headers(<target> <header>...)
# The headers of what tests share. Those without a source of their own are verified alone, as in zahlmeister_add_sources().
function(zahlmeister_add_headers target)
    set(lone_headers "")
    foreach(header IN LISTS ARGN)
        cmake_path(REPLACE_EXTENSION header LAST_ONLY cpp OUTPUT_VARIABLE source)
        if(NOT EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${source}")
            list(APPEND lone_headers "${header}")
        endif()
    endforeach()
    target_sources(${target}
        PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${ARGN}
        PUBLIC FILE_SET lone_headers TYPE HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${lone_headers})
    set_target_properties(${target} PROPERTIES INTERFACE_HEADER_SETS_TO_VERIFY lone_headers)
endfunction()

# zahlmeister_add_rooms(LAYER <engine|app|ui|...> [LIBS ...] [ALONE <tst_x>...])
# One program for each folder in the current one, with all tst_*.cpp below it: tests_app_store for tests/app/store. What is
# named after ALONE becomes a program of its own name.
function(zahlmeister_add_rooms)
    cmake_parse_arguments(ARG "" "LAYER" "LIBS;ALONE" ${ARGN})
    file(GLOB_RECURSE sources RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" CONFIGURE_DEPENDS "tst_*.cpp")
    set(rooms "")
    foreach(source IN LISTS sources)
        cmake_path(GET source STEM name)
        if(name IN_LIST ARG_ALONE)
            zahlmeister_add_tests(${name} LAYER ${ARG_LAYER} LIBS ${ARG_LIBS} SOURCES "${source}")
            continue()
        endif()
        string(REGEX REPLACE "/.*" "" room "${source}")
        list(APPEND rooms ${room})
        list(APPEND sources_of_${room} "${source}")
    endforeach()
    list(REMOVE_DUPLICATES rooms)
    foreach(room IN LISTS rooms)
        zahlmeister_add_tests(tests_${ARG_LAYER}_${room} LAYER ${ARG_LAYER} LIBS ${ARG_LIBS} SOURCES ${sources_of_${room}})
    endforeach()
endfunction()

# zahlmeister_add_tests(<program> LAYER <engine|app|ui|...> [LIBS ...] [SOURCES <tst_x.cpp>...])
# One program for the classes of some sources, without SOURCES for those of the current folder. Each class is a test named
# after its source and labelled with its layer.
function(zahlmeister_add_tests program)
    cmake_parse_arguments(ARG "" "LAYER" "LIBS;SOURCES" ${ARGN})
    if(NOT ARG_SOURCES)
        file(GLOB ARG_SOURCES CONFIGURE_DEPENDS "tst_*.cpp")
    endif()
    set(sources "")
    set(names "")
    foreach(source IN LISTS ARG_SOURCES)
        cmake_path(ABSOLUTE_PATH source)
        cmake_path(GET source STEM name)
        if(NOT name IN_LIST zahlmeister_not_on_windows)
            list(APPEND sources "${source}")
            list(APPEND names ${name})
        endif()
    endforeach()
    if(NOT sources)
        return()
    endif()
    add_executable(${program} ${sources})
    zahlmeister_moc(${program} ${sources})
    target_link_libraries(${program} PRIVATE zahlmeister_qt_flags Qt6::Test zahlmeister_testmain ${ARG_LIBS})
    if(WIN32)
        target_link_libraries(${program} PRIVATE zahlmeister_ownsettings)
    endif()
    zahlmeister_set_test_options(${program})
    if(ARG_LAYER MATCHES "^(ui|print)$")
        zahlmeister_use_pch(${program} uitest)
    elseif(NOT ARG_LAYER STREQUAL "support")
        zahlmeister_use_pch(${program} test)
    endif()
    if(ZAHLMEISTER_UNITY) # each source has a namespace of its own
        set_target_properties(${program} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE 8)
    endif()
    target_compile_definitions(${program} PRIVATE ZAHLMEISTER_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
    foreach(name IN LISTS names)
        add_test(NAME ${name} COMMAND ${program} ${name})
        zahlmeister_set_test_properties(${name} ${ARG_LAYER})
    endforeach()
endfunction()

# A fixed platform, time zone and locale for a test, and a time to be ready in.
function(zahlmeister_set_test_properties name layer)
    # Settings and data of the person who runs the tests stay out of reach.
    set(home "${CMAKE_CURRENT_BINARY_DIR}/home/${name}")
    file(MAKE_DIRECTORY "${home}")
    set(patience 300)
    if(CMAKE_CROSSCOMPILING OR ZAHLMEISTER_SANITIZE) # an emulator takes its time, and so do the sanitizers
        set(patience 1200)
    endif()
    # Whole programs are mostly waited for: begun first, they have company, and none of them is left over at the end.
    set(cost 0)
    if(layer STREQUAL "program")
        set(cost 100)
    endif()
    set(labels ${layer})
    if(name IN_LIST zahlmeister_long_tests)
        set(patience 1800) # all rounds on a slow machine, beside others
        list(APPEND labels long)
    endif()
    set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT ${patience} COST ${cost}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;TZ=UTC;LC_ALL=C.UTF-8;HOME=${home};XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_CACHE_HOME=${home}/cache")
endfunction()
