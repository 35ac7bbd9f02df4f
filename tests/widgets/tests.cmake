groundmark_test(tst_widgets_canvas LIBS groundmark::widgets)
groundmark_test(tst_widgets_canvas_overlay LIBS groundmark::widgets)
groundmark_test(tst_widgets_view_transform LIBS groundmark::widgets)
