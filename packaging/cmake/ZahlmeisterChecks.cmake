# Targets that check the sources: format-check, format. The preset "tidy" runs clang-tidy with every compilation.

# Lists the C++ files of the project, without a list to keep: the check must see files that no target names yet.
file(GLOB_RECURSE zahlmeister_cpp_files CONFIGURE_DEPENDS
    app/*.cpp app/*.h engine/*.cpp engine/*.h ui/*.cpp ui/*.h tests/*.cpp tests/*.h)

find_program(ZAHLMEISTER_CLANG_FORMAT NAMES clang-format clang-format-14)
if(ZAHLMEISTER_CLANG_FORMAT)
    add_custom_target(format-check
        COMMAND "${ZAHLMEISTER_CLANG_FORMAT}" --dry-run --Werror ${zahlmeister_cpp_files}
        COMMENT "Comparing the sources with .clang-format" VERBATIM)
    add_custom_target(format
        COMMAND "${ZAHLMEISTER_CLANG_FORMAT}" -i ${zahlmeister_cpp_files}
        COMMENT "Formatting the sources" VERBATIM)
endif()

# Generated code (moc, rcc) lies in the build folder and is not ours to judge; clang-tidy 14 wants one check at least.
if(CMAKE_CXX_CLANG_TIDY)
    file(WRITE "${PROJECT_BINARY_DIR}/.clang-tidy" "Checks: '-*,llvm-twine-local'\n")
endif()
