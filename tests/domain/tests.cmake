groundmark_test(tst_domain_geometry LIBS groundmark::domain)
groundmark_test(tst_domain_names LIBS groundmark::domain)
