// SPDX-License-Identifier: GPL-3.0-or-later
//
// groundmark_stream_predictions PROGRAM [ITEMS…]: streams so many predictions (10,000, 100,000 and
// 1,000,000 unless said) through `score` and `metric`, and prints one JSON line for each with the
// seconds that it took and the peak of resident memory, which must not grow with the number.
#include "tests/performance/child.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace {

using groundmark::performance::run;
using groundmark::performance::Usage;

/// One short item of most task types; `i` makes them differ.
std::string item(long i)
{
    const std::string n = std::to_string(i % 1000);
    nlohmann::json one = {{"id", i}, {"question", "What is written here? Answer in HTML."}};
    switch (i % 7) {
    case 0:
        one.update({{"type", "reasoning VQA en"}, {"answers", {"answer " + n}}});
        one["predict"] = "I think it is answer " + n;
        break;
    case 1:
        one.update({{"type", "text counting en"}, {"answers", {n}}, {"eval", "regression"}});
        one["predict"] = "about " + std::to_string(i % 1000 + 1);
        break;
    case 2:
        one.update({{"type", "text grounding en"}, {"answers", {10, 20, 300, 400}}});
        one["predict"] = "(12, 20, 300, 40" + std::to_string(i % 10) + ")";
        break;
    case 3:
        one["type"] = "key information extraction en";
        one["answers"] = nlohmann::json::array({{{"total", {n}}, {"date", {"1 May"}}}});
        one["predict"] = "{\"total\": \"" + n + "\", \"date\": \"2 May\"}";
        break;
    case 4:
        one.update({{"type", "table parsing en"}});
        one["answers"] = nlohmann::json::array({"<table><tr><td>" + n + "</td></tr></table>"});
        one["predict"] = "<table><tr><td>" + n + "x</td></tr></table>";
        break;
    case 5:
        one.update({{"type", "full-page OCR en"}, {"answers", {"a page of words number " + n}}});
        one["predict"] = "the page of word number " + n;
        break;
    default:
        one.update({{"type", "reasoning VQA cn"}, {"answers", {"第" + n + "页"}}});
        one["predict"] = "第" + n + "页。";
    }
    return one.dump();
}

void print(const char* verb, long items, const Usage& usage)
{
    std::cout << nlohmann::ordered_json {
        {"verb", verb},
        {"items", items},
        {"seconds", usage.seconds},
        {"peak_rss_mb", usage.megabytes},
        {"exit", usage.exitCode()}}
              << std::endl;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::cerr << "usage: groundmark_stream_predictions PROGRAM [ITEMS…]\n";
        return 2;
    }
    std::vector<long> sizes;
    for (int i = 2; i < argc; ++i) {
        sizes.push_back(std::atol(argv[i]));
    }
    if (sizes.empty()) {
        sizes = {10'000, 100'000, 1'000'000};
    }
    for (const long items : sizes) {
        std::string path = std::filesystem::temp_directory_path() / "predictions-XXXXXX";
        const int file = mkstemp(path.data());
        FILE* stream = file >= 0 ? fdopen(file, "w") : nullptr;
        if (stream == nullptr) {
            std::perror("temporary file");
            return 1;
        }
        for (long i = 0; i < items; ++i) {
            // JSON Lines, which both verbs read.
            std::fprintf(stream, "%s\n", item(i).c_str());
        }
        std::fclose(stream);
        const int nothing = open("/dev/null", O_RDWR);
        print(
            "score",
            items,
            run({argv[1], "score", "--benchmark", "ocrbench-v2", path, "--out", path + ".out"},
                nothing,
                nothing));
        const int input = open(path.c_str(), O_RDONLY);
        print("metric", items, run({argv[1], "metric", "ocrbench-v2"}, input, nothing));
        close(input);
        close(nothing);
        unlink(path.c_str());
        unlink((path + ".out").c_str());
    }
    return 0;
}
