# Installation as a Linux desktop program, and the Debian package (target "package").
include(GNUInstallDirs)
set(docdir "${CMAKE_INSTALL_DATADIR}/doc/zahlmeister") # Debian's name, without the capital of the project's

set(ZAHLMEISTER_RELEASE_DATE 2026-11-21)
configure_file(packaging/linux/org.zahlmeister.zahlmeister.metainfo.xml.in
    "${PROJECT_BINARY_DIR}/org.zahlmeister.zahlmeister.metainfo.xml" @ONLY)

install(TARGETS zahlmeister RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES packaging/linux/zahlmeister.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/linux/zahlmeister-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME zahlmeister.xml)
install(FILES resources/icons/zahlmeister.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES "${PROJECT_BINARY_DIR}/org.zahlmeister.zahlmeister.metainfo.xml"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/linux/copyright DESTINATION ${docdir})
# The program links the distribution's Qt; a search path of its own would only invite others' libraries.
set_target_properties(zahlmeister PROPERTIES INSTALL_RPATH "")

# What a program needs beside the libraries it links is listed once, in packaging/dependencies.
function(zahlmeister_read_dependencies section out)
    set(list_file "${PROJECT_SOURCE_DIR}/packaging/dependencies")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${list_file}")
    file(STRINGS "${list_file}" lines)
    set(inside FALSE)
    set(packages "")
    foreach(line IN LISTS lines)
        string(REGEX REPLACE "#.*$" "" line "${line}")
        string(STRIP "${line}" line)
        if(line MATCHES "^[[](.+)[]]$")
            string(COMPARE EQUAL "${CMAKE_MATCH_1}" "${section}" inside)
        elseif(inside AND NOT line STREQUAL "")
            list(APPEND packages "${line}")
        endif()
    endforeach()
    if(packages STREQUAL "")
        message(FATAL_ERROR "packaging/dependencies lists nothing under [${section}]")
    endif()
    set(${out} "${packages}" PARENT_SCOPE)
endfunction()

zahlmeister_read_dependencies(run run_packages)
list(JOIN run_packages ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME zahlmeister)
set(CPACK_PACKAGE_CONTACT "The Zahlmeister project <zahlmeister@localhost>")
set(CPACK_PACKAGE_VENDOR "The Zahlmeister project")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "evaluation workstation of German chess rating referees")
string(CONCAT CPACK_PACKAGE_DESCRIPTION
    "Takes a tournament from the typed crosstable to the printed evaluation. Computes the German chess rating "
    "(DWZ) under the rating regulations, shows the new ratings while results are typed, and explains every number.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
