groundmark_test(tst_storage_published_data LIBS groundmark::storage)
groundmark_test(tst_storage_import LIBS groundmark::storage)
groundmark_test(tst_storage_bad_input LIBS groundmark::storage)
groundmark_test(tst_storage_project LIBS groundmark::storage)
groundmark_test(tst_storage_journal LIBS groundmark::storage)
groundmark_test(tst_storage_edits LIBS groundmark::storage)
groundmark_test(tst_storage_formats LIBS groundmark::storage
    SOURCES ${CMAKE_CURRENT_LIST_DIR}/format_documents.cpp)
groundmark_test(tst_storage_result_files LIBS groundmark::storage PkgConfig::archives)
