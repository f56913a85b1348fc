# The test "format", and the target of the same name that repairs what it finds. tests/tidy asks clang-tidy.

# Lists the C++ files of the project, without a list to keep: the check must see files that no target names yet.
file(GLOB_RECURSE zahlmeister_cpp_files CONFIGURE_DEPENDS
    app/*.cpp app/*.h engine/*.cpp engine/*.h ui/*.cpp ui/*.h tests/*.cpp tests/*.h)

find_program(ZAHLMEISTER_CLANG_FORMAT NAMES clang-format clang-format-14)
if(ZAHLMEISTER_CLANG_FORMAT)
    add_test(NAME format COMMAND "${ZAHLMEISTER_CLANG_FORMAT}" --dry-run --Werror ${zahlmeister_cpp_files})
    set_tests_properties(format PROPERTIES LABELS layering)
    add_custom_target(format
        COMMAND "${ZAHLMEISTER_CLANG_FORMAT}" -i ${zahlmeister_cpp_files}
        COMMENT "Formatting the sources" VERBATIM)
endif()
