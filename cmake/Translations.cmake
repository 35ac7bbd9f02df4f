# The catalogues: strings are collected from the sources of all libraries by the target
# `update_translations`, compiled at build time and carried inside the program under :/i18n.
set(catalogue ${CMAKE_SOURCE_DIR}/translations/groundmark_zh_CN.ts)
# English is the source; its catalogue holds singular and plural only.
set(plurals ${CMAKE_SOURCE_DIR}/translations/groundmark_en.ts)
set(sources "")
foreach(layer domain imaging evaluation storage widgets annotation viewers app_core)
    get_target_property(own groundmark_${layer} SOURCES)
    get_target_property(folder groundmark_${layer} SOURCE_DIR)
    foreach(file ${own})
        if(file MATCHES "\\.(cpp|h)$" AND NOT IS_ABSOLUTE ${file})
            list(APPEND sources ${folder}/${file})
        endif()
    endforeach()
endforeach()
qt_add_lupdate(groundmark_app_core TS_FILES ${catalogue} SOURCES ${sources}
    OPTIONS -no-obsolete -locations none)
qt_add_lrelease(groundmark_app_core TS_FILES ${catalogue} ${plurals} QM_FILES_OUTPUT_VARIABLE compiled)
qt_add_resources(groundmark_app_core groundmark_i18n
    PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${compiled})
