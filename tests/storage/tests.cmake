groundmark_test(tst_storage_published_data LIBS groundmark::storage)
groundmark_test(tst_storage_import LIBS groundmark::storage)
groundmark_test(tst_storage_bad_input LIBS groundmark::storage)
