include(GNUInstallDirs)
install(TARGETS zahlmeister RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
