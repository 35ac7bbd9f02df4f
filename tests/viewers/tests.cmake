groundmark_test(tst_viewers_import_dialog LIBS groundmark::viewers)
groundmark_test(tst_viewers_library LIBS groundmark::viewers)
groundmark_test(tst_viewers_sample_gallery LIBS groundmark::viewers)
