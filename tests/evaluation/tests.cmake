find_package(Qt6 6.4 REQUIRED COMPONENTS Network) # the tests' own HTTP server
add_library(groundmark_endpoint_server STATIC
    ${CMAKE_CURRENT_LIST_DIR}/endpoint_server.cpp ${CMAKE_CURRENT_LIST_DIR}/endpoint_server.h)
target_link_libraries(groundmark_endpoint_server
    PUBLIC Qt6::Core Qt6::Network PRIVATE nlohmann_json::nlohmann_json groundmark_options)
target_include_directories(groundmark_endpoint_server PUBLIC ${CMAKE_SOURCE_DIR})

groundmark_test(tst_evaluation_ask_all LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_openai LIBS groundmark::evaluation groundmark_endpoint_server)
groundmark_test(tst_evaluation_preparation LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_judge LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_models LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_agreement LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_answers LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_answers_plain LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_mmtr LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_regions LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_robustness LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_statistics LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_steps LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_metrics LIBS groundmark::evaluation)
