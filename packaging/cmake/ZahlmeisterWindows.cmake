# The two programs of Windows: zahlmeister.exe has a window and no console, zahlmeister-cli.exe a console. They are the same;
# only a word in the file's head tells the system which of the two to open.
set(windows_dir "${PROJECT_SOURCE_DIR}/packaging/windows")

# The icon in the sizes that Windows asks for, from the same drawing as everywhere.
find_program(ZAHLMEISTER_RSVG_CONVERT rsvg-convert REQUIRED)
find_program(ZAHLMEISTER_ICOTOOL icotool REQUIRED)
set(icon_drawing "${PROJECT_SOURCE_DIR}/resources/icons/zahlmeister.svg")
set(icon "${CMAKE_CURRENT_BINARY_DIR}/zahlmeister.ico")
set(icon_commands "")
set(icon_pictures "")
foreach(size IN ITEMS 16 20 24 32 40 48 64 256)
    set(picture "${CMAKE_CURRENT_BINARY_DIR}/zahlmeister-${size}.png")
    list(APPEND icon_commands COMMAND "${ZAHLMEISTER_RSVG_CONVERT}" -w ${size} -h ${size} "${icon_drawing}" -o "${picture}")
    list(APPEND icon_pictures "${picture}")
endforeach()
list(TRANSFORM icon_pictures PREPEND "--raw=" AT -1) # the largest stays a PNG
add_custom_command(OUTPUT "${icon}" ${icon_commands}
    COMMAND "${ZAHLMEISTER_ICOTOOL}" --create --output "${icon}" ${icon_pictures}
    DEPENDS "${icon_drawing}" COMMENT "Drawing the icon" VERBATIM)

set(manifest "${windows_dir}/zahlmeister.manifest")
configure_file("${windows_dir}/zahlmeister.rc.in" "${CMAKE_CURRENT_BINARY_DIR}/zahlmeister.rc" @ONLY)
set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/zahlmeister.rc" PROPERTIES
    OBJECT_DEPENDS "${icon};${manifest}")
target_sources(zahlmeister PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/zahlmeister.rc")
set_target_properties(zahlmeister PROPERTIES WIN32_EXECUTABLE ON)

add_executable(zahlmeister-cli main.cpp "${CMAKE_CURRENT_BINARY_DIR}/zahlmeister.rc")
target_link_libraries(zahlmeister-cli PRIVATE zahlmeister_main zahlmeister_pictures)
set_target_properties(zahlmeister-cli PROPERTIES ZAHLMEISTER_IS_SHIPPED ON)
