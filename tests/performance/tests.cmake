# Not run as tests: they print numbers to compare with the budgets.

foreach(program stream_predictions hostile_input)
    add_executable(groundmark_${program} EXCLUDE_FROM_ALL ${CMAKE_CURRENT_LIST_DIR}/${program}.cpp)
    target_include_directories(groundmark_${program} PRIVATE ${CMAKE_SOURCE_DIR})
    target_link_libraries(groundmark_${program} PRIVATE nlohmann_json::nlohmann_json groundmark_options)
endforeach()

add_executable(groundmark_bench_canvas EXCLUDE_FROM_ALL
    ${CMAKE_CURRENT_LIST_DIR}/budget_cases.cpp
    ${CMAKE_CURRENT_LIST_DIR}/canvas_budget.cpp
    ${CMAKE_CURRENT_LIST_DIR}/canvas_cases.cpp
    ${CMAKE_CURRENT_LIST_DIR}/project_cases.cpp)
target_compile_definitions(groundmark_bench_canvas PRIVATE
    GROUNDMARK_PERFORMANCE="${CMAKE_CURRENT_LIST_DIR}")
target_link_libraries(groundmark_bench_canvas PRIVATE groundmark::app_core groundmark_options)
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

add_executable(groundmark_bench_perturbations EXCLUDE_FROM_ALL
    ${CMAKE_SOURCE_DIR}/tests/performance/bench_perturbations.cpp)
target_link_libraries(groundmark_bench_perturbations PRIVATE
    groundmark::imaging Qt6::Concurrent groundmark_options)
add_executable(groundmark_bench_steps EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/tests/performance/bench_steps.cpp)
target_link_libraries(groundmark_bench_steps PRIVATE groundmark::annotation groundmark_options)
add_executable(groundmark_bench_mmtr EXCLUDE_FROM_ALL ${CMAKE_CURRENT_LIST_DIR}/bench_mmtr.cpp)
target_link_libraries(groundmark_bench_mmtr PRIVATE groundmark::storage Qt6::Concurrent groundmark_options)
# groundmark_bench_review [PICTURES]: prints one JSON object.
add_executable(groundmark_bench_review EXCLUDE_FROM_ALL ${CMAKE_CURRENT_LIST_DIR}/bench_review.cpp)
target_link_libraries(groundmark_bench_review PRIVATE groundmark::annotation Qt6::Test groundmark_options)
# groundmark_bench_inspect [SAMPLES] [RUNS]: a million predictions, generated; prints one JSON object.
add_executable(groundmark_bench_inspect EXCLUDE_FROM_ALL ${CMAKE_CURRENT_LIST_DIR}/bench_inspect.cpp)
target_link_libraries(groundmark_bench_inspect PRIVATE groundmark::app_core groundmark_options)
