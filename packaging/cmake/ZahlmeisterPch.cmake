# Precompiled headers: Qt's headers cost more time than the code that uses them. All presets that build everything have
# them, but for "dev". There the compiler sees every file as it stands; here it sees whether a header has all of the
# project that it needs, as each source includes its own header first, and tests/layering asks every file whether it
# includes what it names of Qt and of the standard library.
#
# One header per layer (pch/), compiled once and shared by all targets of that layer. The engine has none, it knows no
# Qt; and the targets that compile a header alone must not have any, they would prove nothing.

# zahlmeister_use_pch(<target> <app|ui|test|uitest>)
# The target must be compiled with the same options as the carrier; -Winvalid-pch tells when it is not.
function(zahlmeister_use_pch target name)
    if(NOT ZAHLMEISTER_PCH)
        return()
    endif()
    set(carrier zahlmeister_pch_${name})
    if(NOT TARGET ${carrier})
        set(app_headers core.h app.h)
        set(ui_headers core.h ui.h)
        set(test_headers core.h test.h)
        set(uitest_headers core.h ui.h test.h uitest.h)
        set(app_libs Qt6::Core Qt6::Sql)
        set(ui_libs Qt6::Core Qt6::Sql Qt6::Widgets Qt6::PrintSupport Qt6::Svg)
        set(test_libs Qt6::Core Qt6::Test)
        set(uitest_libs ${ui_libs} Qt6::Test)
        add_library(${carrier} OBJECT "${PROJECT_SOURCE_DIR}/packaging/cmake/pch/carrier.cpp")
        set_target_properties(${carrier} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
        target_link_libraries(${carrier} PRIVATE zahlmeister_qt_flags ${${name}_libs})
        list(TRANSFORM ${name}_headers PREPEND "${PROJECT_SOURCE_DIR}/packaging/cmake/pch/")
        target_precompile_headers(${carrier} PRIVATE ${${name}_headers})
        if(name MATCHES "test")
            zahlmeister_set_test_options(${carrier})
        endif()
    endif()
    target_precompile_headers(${target} REUSE_FROM ${carrier})
endfunction()

# The options of all tests. They are the same for each, or no two could share a precompiled header: Qt::Test defines
# the folders of every test for QFINDTESTDATA, where ours use ZAHLMEISTER_TEST_DATA, and says more of types of the
# network where a test is linked with them.
function(zahlmeister_set_test_options target)
    if(NOT ZAHLMEISTER_PCH)
        return()
    endif()
    target_compile_options(${target} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR -UQT_NETWORK_LIB
        # What is tested lies in libraries and stays fully optimised; QCOMPARE and its kin need not be. GCC is a sixth
        # quicker with -Og than with -O1, and no slower than without any, as it has fewer functions to write.
        $<$<CONFIG:Release>:-Og>)
endfunction()
