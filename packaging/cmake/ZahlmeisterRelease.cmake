# The day of the release. packaging/NEWS.md has it, with what is new for users; its first version is that of the project, or one of
# both was forgotten.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/packaging/NEWS.md")
file(STRINGS "${PROJECT_SOURCE_DIR}/packaging/NEWS.md" news_versions REGEX "^## ")
list(GET news_versions 0 news_version)
if(NOT news_version MATCHES "^## (.+) [(]([0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9])[)]$" OR NOT CMAKE_MATCH_1 STREQUAL PROJECT_VERSION)
    message(FATAL_ERROR "The first line of packaging/NEWS.md about a version is \"${news_version}\"; "
        "expected is \"## ${PROJECT_VERSION} (DAY)\", with a day such as 2026-12-31")
endif()
set(ZAHLMEISTER_RELEASE_DATE "${CMAKE_MATCH_2}")
