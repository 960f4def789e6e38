# pinionConfigVersion.cmake -- the same major version serves, and before 1.0 the same minor one.
# The processor is not compared: the generator serves all, and its runtime comes as source too.
set(PACKAGE_VERSION @VERSION@)
string(REGEX MATCH "^[1-9][0-9]*|^0\\.[0-9]+" series ${PACKAGE_VERSION})
set(PACKAGE_VERSION_EXACT FALSE)
set(PACKAGE_VERSION_COMPATIBLE FALSE)
if(PACKAGE_FIND_VERSION STREQUAL PACKAGE_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
if(PACKAGE_FIND_VERSION VERSION_LESS_EQUAL PACKAGE_VERSION AND
    "${PACKAGE_FIND_VERSION}." MATCHES "^${series}\\.")
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
elseif(NOT PACKAGE_FIND_VERSION_MINOR AND PACKAGE_FIND_VERSION_COUNT EQUAL 1 AND
    "${series}." MATCHES "^${PACKAGE_FIND_VERSION}\\.")
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
