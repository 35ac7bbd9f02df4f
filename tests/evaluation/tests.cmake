groundmark_test(tst_evaluation_models LIBS groundmark::evaluation)
groundmark_test(tst_evaluation_metrics LIBS groundmark::evaluation)

# Speed, run by hand.
find_package(benchmark QUIET)
if(benchmark_FOUND)
    add_executable(groundmark_bench_metrics ${CMAKE_SOURCE_DIR}/tests/performance/bench_metrics.cpp)
    target_compile_definitions(groundmark_bench_metrics PRIVATE
        GROUNDMARK_VECTORS="${CMAKE_SOURCE_DIR}/tests/golden/vectors")
    target_link_libraries(groundmark_bench_metrics PRIVATE
        groundmark::evaluation benchmark::benchmark groundmark_options)
endif()
