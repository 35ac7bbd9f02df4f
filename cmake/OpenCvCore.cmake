# OpenCV's core and imgproc as two imported targets. Debian ships OpenCVConfig.cmake only in
# libopencv-dev, which brings every module; Groundmark wants just these two (see ARCHITECTURE.md).
find_path(OPENCV_INCLUDE_DIR opencv2/imgproc.hpp PATH_SUFFIXES opencv4 REQUIRED)
foreach(module core imgproc)
    find_library(OPENCV_${module}_LIBRARY opencv_${module} REQUIRED)
    add_library(opencv::${module} UNKNOWN IMPORTED)
    set_target_properties(opencv::${module} PROPERTIES
        IMPORTED_LOCATION ${OPENCV_${module}_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${OPENCV_INCLUDE_DIR})
endforeach()
target_link_libraries(opencv::imgproc INTERFACE opencv::core)
