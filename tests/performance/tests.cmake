# Not run as tests: they print numbers to compare with the budgets.
add_executable(groundmark_bench_canvas EXCLUDE_FROM_ALL ${CMAKE_CURRENT_LIST_DIR}/canvas_budget.cpp)
target_link_libraries(groundmark_bench_canvas PRIVATE groundmark::widgets groundmark_options)

# groundmark_bench_runner throughput|kills: prints one JSON object.
add_executable(groundmark_bench_runner EXCLUDE_FROM_ALL
    ${CMAKE_SOURCE_DIR}/tests/performance/bench_runner.cpp
    ${CMAKE_SOURCE_DIR}/tests/app/kill_scenario.cpp)
target_link_libraries(groundmark_bench_runner PRIVATE
    groundmark::storage groundmark_endpoint_server groundmark_options)

find_package(benchmark QUIET)
if(benchmark_FOUND)
    add_executable(groundmark_bench_metrics EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/tests/performance/bench_metrics.cpp)
    target_compile_definitions(groundmark_bench_metrics PRIVATE
        GROUNDMARK_VECTORS="${CMAKE_SOURCE_DIR}/tests/golden/vectors")
    target_link_libraries(groundmark_bench_metrics PRIVATE
        groundmark::evaluation benchmark::benchmark groundmark_options)
endif()
