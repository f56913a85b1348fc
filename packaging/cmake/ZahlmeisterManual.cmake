# The manual (resources/manual): Markdown becomes HTML when the program is built, by lowdown, which takes fixed ids from
# marks such as "## Heading {#id}". The texts go into the user interface, the pictures only into programs that show them:
# two hundred tests would carry them along else.
find_program(ZAHLMEISTER_LOWDOWN NAMES lowdown)
if(NOT ZAHLMEISTER_LOWDOWN)
    message(FATAL_ERROR "lowdown is missing, which makes the manual's pages (packaging/install build)")
endif()

set(manual_source "${PROJECT_SOURCE_DIR}/resources/manual")
set(manual_build "${PROJECT_BINARY_DIR}/manual")
file(GLOB manual_pages RELATIVE "${manual_source}" CONFIGURE_DEPENDS
    "${manual_source}/de/*.md" "${manual_source}/en/*.md")
file(MAKE_DIRECTORY "${manual_build}/de" "${manual_build}/en")
set(manual_html "${manual_build}/contents.txt")
add_custom_command(OUTPUT "${manual_build}/contents.txt"
    COMMAND "${CMAKE_COMMAND}" -E copy "${manual_source}/contents.txt" "${manual_build}/contents.txt"
    DEPENDS "${manual_source}/contents.txt" VERBATIM)
foreach(page IN LISTS manual_pages)
    cmake_path(REPLACE_EXTENSION page LAST_ONLY html OUTPUT_VARIABLE html)
    add_custom_command(OUTPUT "${manual_build}/${html}"
        COMMAND "${ZAHLMEISTER_LOWDOWN}" -thtml --out-no-smarty --html-no-owasp --html-no-num-ent --parse-no-metadata
            --parse-no-autolink --parse-no-super -o "${manual_build}/${html}" "${manual_source}/${page}"
        DEPENDS "${manual_source}/${page}" COMMENT "Manual: ${page}" VERBATIM)
    list(APPEND manual_html "${manual_build}/${html}")
endforeach()
qt_add_resources(zahlmeister_ui zahlmeister_manual PREFIX "/manual" BASE "${manual_build}" FILES ${manual_html})

file(GLOB manual_pictures CONFIGURE_DEPENDS "${manual_source}/pictures/de/*.png" "${manual_source}/pictures/en/*.png")
add_library(zahlmeister_pictures STATIC)
target_link_libraries(zahlmeister_pictures PUBLIC Qt6::Core)
qt_add_resources(zahlmeister_pictures zahlmeister_manual_pictures PREFIX "/manual" BASE "${manual_source}"
    FILES ${manual_pictures})
