groundmark_test(tst_imaging_ocr LIBS groundmark::imaging)
