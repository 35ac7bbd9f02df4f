// SPDX-License-Identifier: GPL-3.0-or-later
//
// groundmark_hostile_input PROGRAM: gives `metric` the worst lines that its limits let through, and
// some that they do not, and prints one JSON line for each: seconds, peak of resident memory, and
// what was said. None may take more than half a minute or a gigabyte.
#include "tests/performance/child.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <random>
#include <string>
#include <vector>

namespace {

using nlohmann::json;

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

std::string table(int rows, int columns, const std::string& open, int seed)
{
    std::string html = "<html><body><table>";
    for (int row = 0; row < rows; ++row) {
        html += "<tr>";
        for (int column = 0; column < columns; ++column) {
            html += open + "cell " + std::to_string((row * 31 + column * 17 + seed) % 97) + "</td>";
        }
        html += "</tr>";
    }
    return html + "</table></body></html>";
}

std::string noise(std::size_t length, unsigned seed, const std::string& alphabet)
{
    std::minstd_rand random(seed);
    std::string text;
    for (std::size_t i = 0; i < length; ++i) {
        text += alphabet[random() % alphabet.size()];
    }
    return text;
}

std::string boxes(int count)
{
    std::string list = "[";
    for (int i = 0; i < count; ++i) {
        const std::string x = std::to_string(i % 900);
        const std::string y = std::to_string(i / 900 * 3 % 900);
        list += "(" + x + "," + y + "," + std::to_string(i % 900 + 90) + ","
            + std::to_string(i / 900 * 3 % 900 + 90) + ",'w" + std::to_string(i) + "'),";
    }
    return list + "]";
}

/// As many truths as boxes() has answers, each at its place.
json spotting(int count, int answers)
{
    json polygons = json::array();
    json texts = json::array();
    for (int i = 0; i < count; ++i) {
        const int x = i % 900;
        const int y = i / 900 * 3;
        polygons.push_back({x, y, x + 90, y, x + 90, y + 90, x, y + 90});
        texts.push_back("w" + std::to_string(i));
    }
    return {{"predict", boxes(answers)}, {"bbox", polygons}, {"content", texts}};
}

json alternatives(int keys)
{
    json all = json::object();
    for (int i = 0; i < keys; ++i) {
        all[std::to_string(i)] = {"a", "b", "c"};
    }
    return all;
}

std::string dict(int keys)
{
    std::string text = "{";
    for (int i = 0; i < keys; ++i) {
        text += "'k" + std::to_string(i) + "': '" + std::to_string(i) + "', ";
    }
    return text + "}";
}

struct Case
{
    const char* name;
    const char* metric;
    std::function<json()> line; ///< made only when it is its turn, by a process of its own
};

std::vector<Case> cases()
{
    static const std::string words = "abcdefg ";
    return {
        {"20 MB against 20 MB, nothing alike",
         "anls",
         [] {
             return json(
                 {{"pred", std::string(20'000'000, 'a')}, {"gt", std::string(20'000'000, 'b')}});
         }},
        {"300 KB of noise against 300 KB",
         "edit-distance",
         [] {
             return json({{"pred", noise(300'000, 1, words)}, {"gt", noise(300'000, 2, words)}});
         }},
        {"10 MB of words against 10 MB",
         "page-ocr",
         [] {
             return json(
                 {{"predict", noise(10'000'000, 1, words)},
                  {"answers", {noise(10'000'000, 2, words)}}});
         }},
        {"METEOR of 5 MB of words",
         "meteor",
         [] {
             return json(
                 {{"pred", noise(5'000'000, 1, words)}, {"gt", noise(5'000'000, 2, words)}});
         }},
        {"ROUGE-L of 5 MB in sentences",
         "rouge-l",
         [] {
             return json(
                 {{"pred", noise(5'000'000, 1, words + ".")},
                  {"gt", noise(5'000'000, 2, words + ".")}});
         }},
        {"2 MB of Han",
         "f-measure",
         [] {
             return json({{"pred", repeated("中文分词测试的很长文本", 70'000)}, {"gt", "中文"}});
         }},
        {"two tables of 50 x 20",
         "teds",
         [] {
             return json({{"pred", table(50, 20, "<td>", 5)}, {"gt", table(50, 20, "<td>", 0)}});
         }},
        {"two tables of 60 x 60",
         "teds",
         [] {
             return json({{"pred", table(60, 60, "<td>", 5)}, {"gt", table(60, 60, "<td>", 0)}});
         }},
        {"500 x 500 with wild rowspans",
         "teds",
         [] {
             return json(
                 {{"pred", table(500, 500, "<td rowspan=99999 colspan=88>", 5)},
                  {"gt", table(500, 500, "<td rowspan=7>", 0)}});
         }},
        {"500 x 500 against one cell",
         "teds",
         [] {
             return json(
                 {{"pred", table(500, 500, "<td rowspan=99999>", 5)},
                  {"gt", table(1, 1, "<td>", 0)}});
         }},
        {"HTML 300,000 deep",
         "teds",
         [] {
             return json(
                 {{"pred", "<html><body><table>" + repeated("<tr><td><table>", 100'000)},
                  {"gt", table(3, 3, "<td>", 0)}});
         }},
        {"a document of 20,000 lines",
         "document-parsing",
         [] {
             return json(
                 {{"predict", repeated("# a\nb\n", 9'999)},
                  {"answers", {repeated("# a\nc\n", 9'999)}}});
         }},
        {"5,000 boxes against 5,000", "spotting", [] { return json(spotting(5000, 5000)); }},
        {"200,000 boxes against 3", "spotting", [] { return json(spotting(3, 200'000)); }},
        {"3 to the 60 alternatives",
         "ocrbench-v2",
         [] {
             return json(
                 {{"type", "key information extraction en"},
                  {"question", "q"},
                  {"answers", json::array({alternatives(60)})},
                  {"predict", "{'0': 'c'}"}});
         }},
        {"brackets, a million deep",
         "chart-parsing",
         [] {
             return json(
                 {{"predict", std::string(1'000'000, '[')},
                  {"answers", json::array({{{"a", "1"}}})}});
         }},
        {"a chart of 20,000 keys",
         "chart-parsing",
         [] {
             return json({{"predict", dict(20'000)}, {"answers", json::array({{{"a", "1"}}})}});
         }},
        {"a number of a million digits",
         "counting",
         [] {
             return json(
                 {{"predict", std::string(1'000'000, '7')},
                  {"answers", {"3"}},
                  {"eval", "regression"}});
         }},
    };
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: groundmark_hostile_input PROGRAM\n";
        return 2;
    }
    std::string path = std::filesystem::temp_directory_path() / "hostile-XXXXXX";
    const int made = mkstemp(path.data());
    if (made < 0) {
        std::perror("temporary file");
        return 1;
    }
    close(made);
    const std::string answer = path + ".out";
    for (const Case& one : cases()) {
        // What a process held when it was forked counts as its memory: this one stays small.
        if (const pid_t writer = fork(); writer == 0) {
            std::ofstream(path) << one.line().dump() << '\n';
            _exit(0);
        } else {
            waitpid(writer, nullptr, 0);
        }
        const int input = open(path.c_str(), O_RDONLY);
        const int output = open(answer.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        const auto usage
            = groundmark::performance::run({argv[1], "metric", one.metric}, input, output);
        close(input);
        close(output);
        std::ifstream file(answer);
        const json said = json::parse(file, nullptr, false);
        nlohmann::ordered_json result
            = {{"input", one.name},
               {"metric", one.metric},
               {"seconds", usage.seconds},
               {"peak_rss_mb", usage.megabytes},
               {"exit", usage.exitCode()}};
        if (said.is_object()) {
            result["score"] = said.value("score", json());
            result["outcome"] = said.value("outcome", "scored");
        }
        std::cout << result << std::endl;
    }
    unlink(path.c_str());
    unlink(answer.c_str());
    return 0;
}
