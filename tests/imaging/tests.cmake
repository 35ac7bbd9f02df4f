groundmark_test(tst_imaging_perturbations LIBS groundmark::imaging)
groundmark_test(tst_imaging_quality LIBS groundmark::imaging)
groundmark_test(tst_imaging_run_length LIBS groundmark::imaging)
groundmark_test(tst_imaging_text_cue LIBS groundmark::imaging)
