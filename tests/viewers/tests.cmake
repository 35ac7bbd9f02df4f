groundmark_test(tst_viewers_compare_table LIBS groundmark::viewers)
groundmark_test(tst_viewers_inspect LIBS groundmark::viewers)
groundmark_test(tst_viewers_word_diff LIBS groundmark::viewers)
