groundmark_test(tst_app_command_line LIBS groundmark::domain)
set_property(TEST tst_app_command_line APPEND PROPERTY
    ENVIRONMENT "GROUNDMARK_PROGRAM=$<TARGET_FILE:groundmark>")
add_dependencies(tst_app_command_line groundmark)

groundmark_test(tst_app_canvas LIBS groundmark::app_core)
groundmark_test(tst_app_keys LIBS groundmark::app_core)
groundmark_test(tst_app_regions LIBS groundmark::app_core)
groundmark_test(tst_app_mode_stack LIBS groundmark::app_core)
groundmark_test(tst_app_scores LIBS groundmark::domain)
set_property(TEST tst_app_scores APPEND PROPERTY
    ENVIRONMENT "GROUNDMARK_PROGRAM=$<TARGET_FILE:groundmark>")
add_dependencies(tst_app_scores groundmark)

groundmark_test(tst_app_window LIBS groundmark::app_core)

# A string that has no finished translation, or is not in the catalogue at all, fails this.
add_test(NAME catalogue
    COMMAND ${CMAKE_COMMAND} -DROOT=${CMAKE_SOURCE_DIR} -DLUPDATE=$<TARGET_FILE:Qt6::lupdate>
        -DWORK=${CMAKE_CURRENT_BINARY_DIR} -P ${CMAKE_CURRENT_LIST_DIR}/check_catalogue.cmake)

groundmark_test(tst_app_robustness LIBS groundmark::domain)
set_property(TEST tst_app_robustness APPEND PROPERTY
    ENVIRONMENT "GROUNDMARK_PROGRAM=$<TARGET_FILE:groundmark>")
add_dependencies(tst_app_robustness groundmark)
groundmark_test(tst_app_evaluate LIBS groundmark::storage groundmark_endpoint_server
    SOURCES ${CMAKE_CURRENT_LIST_DIR}/kill_scenario.cpp)
set_property(TEST tst_app_evaluate APPEND PROPERTY
    ENVIRONMENT "GROUNDMARK_PROGRAM=$<TARGET_FILE:groundmark>")
add_dependencies(tst_app_evaluate groundmark)
groundmark_test(tst_app_generate LIBS groundmark::storage groundmark_endpoint_server)
set_property(TEST tst_app_generate APPEND PROPERTY
    ENVIRONMENT "GROUNDMARK_PROGRAM=$<TARGET_FILE:groundmark>")
add_dependencies(tst_app_generate groundmark)
