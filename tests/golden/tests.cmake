# groundmark_golden: the official programs' values, line by line. Each benchmark brings a file
# <name>_families.cpp that computes them; helpers of such a file begin with its name.
set(golden_dir ${CMAKE_CURRENT_LIST_DIR})
add_executable(groundmark_golden
    ${golden_dir}/golden_main.cpp ${golden_dir}/golden.h
    ${golden_dir}/compare.cpp ${golden_dir}/compare.h
    ${golden_dir}/ocrbench_v2_families.cpp ${golden_dir}/logicocr_families.cpp)
foreach(family magic mmtr ocr_robust imaging textcue)
    if(EXISTS ${golden_dir}/${family}_families.cpp)
        string(TOUPPER ${family} upper)
        target_sources(groundmark_golden PRIVATE ${golden_dir}/${family}_families.cpp)
        target_compile_definitions(groundmark_golden PRIVATE GROUNDMARK_GOLDEN_${upper})
    endif()
endforeach()
target_link_libraries(groundmark_golden PRIVATE groundmark_testing groundmark::evaluation)
if(TARGET groundmark::imaging)
    target_link_libraries(groundmark_golden PRIVATE groundmark::imaging opencv::imgproc)
endif()
target_precompile_headers(groundmark_golden REUSE_FROM groundmark_test_pch)

foreach(family ocrbench_v2 logicocr magic mmtr ocr_robust imaging textcue)
    file(GLOB vectors CONFIGURE_DEPENDS ${golden_dir}/vectors/${family}/*.jsonl)
    if(vectors AND EXISTS ${golden_dir}/${family}_families.cpp)
        add_test(NAME golden_${family} COMMAND groundmark_golden ${vectors})
    endif()
endforeach()
