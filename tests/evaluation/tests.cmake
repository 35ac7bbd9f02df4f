groundmark_test(tst_evaluation_models LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_metrics LIBS groundmark::evaluation)
