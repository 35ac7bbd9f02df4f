groundmark_test(tst_evaluation_models LIBS groundmark::evaluation)
