# groundmark_golden: the official programs' values, line by line. Each benchmark brings a file
# <name>_families.cpp that computes them; helpers of such a file begin with its name.
set(golden_dir ${CMAKE_CURRENT_LIST_DIR})
set(golden_sources golden_main.cpp golden.h compare.cpp compare.h
    imaging_families.cpp imaging_perturbation_parts.cpp imaging_standard_images.cpp
    logicocr_families.cpp magic_families.cpp mmtr_families.cpp ocr_robust_families.cpp
    ocrbench_v2_families.cpp textcue_families.cpp)
list(TRANSFORM golden_sources PREPEND ${golden_dir}/)
add_executable(groundmark_golden ${golden_sources})
target_link_libraries(groundmark_golden PRIVATE
    groundmark_testing groundmark::evaluation groundmark::imaging opencv::imgproc)
target_precompile_headers(groundmark_golden REUSE_FROM groundmark_test_pch)

foreach(family ocrbench_v2 logicocr magic mmtr ocr_robust imaging textcue)
    file(GLOB vectors CONFIGURE_DEPENDS ${golden_dir}/vectors/${family}/*.jsonl)
    add_test(NAME golden_${family} COMMAND groundmark_golden ${vectors})
endforeach()
