# Everything that widgets/ offers on a few pages, for whoever works on it:
#   groundmark_gallery [--page NAME] [--theme light|dark] [--language zh_CN] [--size WxH] [--out FILE.png]
set(gallery_pages
    ${CMAKE_CURRENT_LIST_DIR}/gallery_chinese.cpp
    ${CMAKE_CURRENT_LIST_DIR}/gallery_controls.cpp
    ${CMAKE_CURRENT_LIST_DIR}/gallery_frame.cpp
    ${CMAKE_CURRENT_LIST_DIR}/gallery_rows.cpp
    ${CMAKE_CURRENT_LIST_DIR}/gallery.h
)
add_executable(groundmark_gallery EXCLUDE_FROM_ALL ${CMAKE_CURRENT_LIST_DIR}/gallery.cpp ${gallery_pages})
set_target_properties(groundmark_gallery PROPERTIES AUTOMOC ON)
target_link_libraries(groundmark_gallery PRIVATE groundmark_testing groundmark::widgets)
target_precompile_headers(groundmark_gallery REUSE_FROM groundmark_test_pch)
groundmark_test(tst_widgets_canvas LIBS groundmark::widgets)
groundmark_test(tst_widgets_canvas_overlay LIBS groundmark::widgets)
groundmark_test(tst_widgets_canvas_painting LIBS groundmark::widgets)
groundmark_test(tst_widgets_view_transform LIBS groundmark::widgets)

groundmark_test(tst_widgets_tokens LIBS groundmark::widgets)
groundmark_test(tst_widgets_numbers LIBS groundmark::widgets)
groundmark_test(tst_widgets_theme LIBS groundmark::widgets)
groundmark_test(tst_widgets_charts LIBS groundmark::widgets Qt6::Charts)
groundmark_test(tst_widgets_controls LIBS groundmark::widgets)
groundmark_test(tst_widgets_frame LIBS groundmark::widgets)
groundmark_test(tst_widgets_keys LIBS groundmark::widgets)
groundmark_test(tst_widgets_rows LIBS groundmark::widgets)
groundmark_test(tst_widgets_access LIBS groundmark::widgets SOURCES ${gallery_pages})
