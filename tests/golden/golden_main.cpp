// SPDX-License-Identifier: GPL-3.0-or-later
// groundmark_golden [--print] FILE…: computes every line of golden vector files.
#include "evaluation/metrics/python/json.h"
#include "tests/golden/compare.h"
#include "tests/golden/golden.h"

#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>

namespace {

using namespace groundmark;
using golden::Family;
using golden::Json;

constexpr double kTolerance = 1e-6;
constexpr int kShownDifferences = 5;

std::vector<Family> allFamilies()
{
    std::vector<Family> all;
    const auto add
        = [&all](std::vector<Family> some) { all.insert(all.end(), some.begin(), some.end()); };
    add(golden::ocrbenchV2Families());
    add(golden::logicocrFamilies());
    add(golden::magicFamilies());
    add(golden::mmtrFamilies());
    add(golden::ocrRobustFamilies());
    add(golden::imagingFamilies());
    add(golden::textcueFamilies());
    return all;
}

struct Line
{
    Json json;
    evaluation::python::Value value;
    std::string name; ///< its "id" or "case"
    const char* nameKey = "id";
};

std::optional<Line> readLine(const std::string& text)
{
    Line line;
    line.json = Json::parse(text, nullptr, false);
    auto value = evaluation::python::parseJson(text);
    if (line.json.is_discarded() || !value) {
        return std::nullopt;
    }
    line.value = std::move(*value);
    line.nameKey = line.json.contains("case") ? "case" : "id";
    const Json name = line.json.value(line.nameKey, Json());
    line.name = name.is_string() ? name.get<std::string>() : name.dump();
    return line;
}

Json compute(const Family& family, const Line& line)
{
    return family.actualOfValue ? family.actualOfValue(line.value) : family.actual(line.json);
}

/// What is wrong with a line; empty when it is as expected.
std::string check(const Family& family, const Line& line)
{
    const Json actual = compute(family, line);
    if (line.json.contains("raises")) {
        return {}; // not to crash is all that is asked
    }
    const auto expected = golden::expectedOf(line.json);
    if (!expected.found) {
        return "the line expects nothing";
    }
    return golden::difference(expected.value, actual, line.json.value("tol", kTolerance));
}

int runFile(const Family& family, const std::filesystem::path& path, bool print)
{
    std::ifstream file(path);
    int passed = 0;
    int failed = 0;
    for (std::string text; std::getline(file, text);) {
        if (text.empty()) {
            continue;
        }
        const auto line = readLine(text);
        if (!line) {
            ++failed;
            std::cerr << path.filename().string() << ": not a JSON line\n";
            continue;
        }
        std::string problem;
        try {
            if (print) {
                const Json name = line->json.value(line->nameKey, Json());
                std::cout << Json {{line->nameKey, name}, {"actual", compute(family, *line)}}.dump(
                    -1, ' ', false, Json::error_handler_t::replace)
                          << '\n';
                continue;
            }
            problem = check(family, *line);
        } catch (const std::exception& error) {
            problem = error.what();
        }
        (problem.empty() ? passed : failed) += 1;
        if (!problem.empty() && failed <= kShownDifferences) {
            std::cerr << path.filename().string() << ' ' << line->name << problem << '\n';
        }
    }
    if (!print) {
        std::cout << path.filename().string() << ": " << passed << " passed, " << failed
                  << " failed\n";
    }
    return passed + failed == 0 && !print ? 1 : failed;
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<Family> families = allFamilies();
    bool print = false;
    int failures = 0;
    for (int i = 1; i < argc; ++i) {
        const std::filesystem::path path = argv[i];
        if (path == "--print") {
            print = true;
            continue;
        }
        const Family* known = nullptr;
        for (const Family& family : families) {
            known = family.stem == path.stem() ? &family : known;
        }
        if (known == nullptr || !std::filesystem::is_regular_file(path)) {
            std::cerr << path.string() << ": not a known vector file\n";
            ++failures;
            continue;
        }
        failures += runFile(*known, path, print);
    }
    return failures > 0 || argc < 2 ? 1 : 0;
}
