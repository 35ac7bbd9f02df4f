# Not run as tests: they print numbers to compare with the budgets.
add_executable(groundmark_bench_canvas ${CMAKE_CURRENT_LIST_DIR}/canvas_budget.cpp)
target_link_libraries(groundmark_bench_canvas PRIVATE groundmark::widgets groundmark_options)
