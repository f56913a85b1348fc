# Installation as a Linux desktop program, and the Debian package (target "package").
include(GNUInstallDirs)
set(docdir "${CMAKE_INSTALL_DATADIR}/doc/zahlmeister") # Debian's name, without the capital of the project's
set(package_release 1) # of the package: the 1 in 0.1.0-1
# Who gives out packages of his own says so here; nobody reads what is sent to the project's address.
set(ZAHLMEISTER_MAINTAINER "Zahlmeister Project <noreply@zahlmeister.org>" CACHE STRING
    "Name and address in the Debian package")

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
install(FILES packaging/linux/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME zahlmeister)
# The program links the distribution's Qt; a search path of its own would only invite others' libraries.
set_target_properties(zahlmeister PROPERTIES INSTALL_RPATH "")

# The man pages, the completion, and what is new: once as it is written, once in Debian's form.
# zahlmeister_install_packed(<file> <folder> <name>): compressed, without name and time of the file
set(packed_files "")
function(zahlmeister_install_packed file folder name)
    set(packed "${PROJECT_BINARY_DIR}/packed/${folder}/${name}.gz")
    cmake_path(GET packed PARENT_PATH packed_folder)
    file(MAKE_DIRECTORY "${packed_folder}")
    add_custom_command(OUTPUT "${packed}" COMMAND gzip -9nc "${file}" > "${packed}" DEPENDS "${file}" VERBATIM)
    install(FILES "${packed}" DESTINATION "${folder}")
    set(packed_files ${packed_files} "${packed}" PARENT_SCOPE)
endfunction()
if(TARGET zahlmeister_pages)
    set(changelog "${PROJECT_BINARY_DIR}/changelog.Debian")
    add_custom_command(OUTPUT "${changelog}"
        COMMAND packaging/linux/changelog packaging/NEWS.md ${package_release} "${ZAHLMEISTER_MAINTAINER}" > "${changelog}"
        DEPENDS "${PROJECT_SOURCE_DIR}/packaging/NEWS.md" "${PROJECT_SOURCE_DIR}/packaging/linux/changelog"
        WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" VERBATIM)
    zahlmeister_install_packed("${ZAHLMEISTER_PAGES}/zahlmeister.1" ${CMAKE_INSTALL_MANDIR}/man1 zahlmeister.1)
    zahlmeister_install_packed("${ZAHLMEISTER_PAGES}/zahlmeister.de.1" ${CMAKE_INSTALL_MANDIR}/de/man1 zahlmeister.1)
    zahlmeister_install_packed("${PROJECT_SOURCE_DIR}/packaging/NEWS.md" ${docdir} changelog)
    zahlmeister_install_packed("${changelog}" ${docdir} changelog.Debian)
    add_custom_target(zahlmeister_packed ALL DEPENDS ${packed_files})
    add_dependencies(zahlmeister_packed zahlmeister_pages)
    install(FILES "${ZAHLMEISTER_PAGES}/zahlmeister.bash" RENAME zahlmeister
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
endif()

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
set(CPACK_PACKAGE_CONTACT "${ZAHLMEISTER_MAINTAINER}")
set(CPACK_PACKAGE_VENDOR "The Zahlmeister project")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "evaluation workstation of German chess rating referees")
string(JOIN "\n" CPACK_PACKAGE_DESCRIPTION
    "Takes a tournament from the typed crosstable, or from the file of any pairing"
    "program, to the printed evaluation and the report to the federation. Computes"
    "the German chess rating (DWZ) under the rating regulations, shows the new"
    "ratings while results are typed, and explains every number. Also works from"
    "the command line.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/packaging/cmake/ZahlmeisterFolders.cmake")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${package_release})
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
