// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/segmenter.h"

#include "evaluation/metrics/word_frequencies.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace groundmark::evaluation {

namespace {

constexpr double kImpossible = -3.14e100; // jieba's MIN_FLOAT
constexpr std::array<char, 4> kStates {'B', 'E', 'M', 'S'};
enum State : std::size_t
{
    Begin,
    End,
    Middle,
    Single
};

bool isHan(char32_t c)
{
    return c >= 0x4E00 && c <= 0x9FD5;
}

bool isAsciiWord(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9');
}

/// Characters that the dictionary is asked about; all others stand for themselves.
bool isDictionaryCharacter(char32_t c)
{
    return isHan(c) || isAsciiWord(c) || TextView(U"+#&._%-").find(c) != TextView::npos;
}

/// Values of `'key': number` pairs in one of jieba's Python tables, grouped by the state letter of
/// the dict that they stand in; the outermost dict has the group '\0'.
template <typename Take> void readTable(const QByteArray& file, Take take)
{
    const std::string_view text(file.constData(), std::size_t(file.size()));
    char group = '\0';
    for (std::size_t at = text.find('{'); at < text.size();) {
        const std::size_t open = text.find('\'', at);
        if (open == std::string_view::npos) {
            return;
        }
        if (text.substr(at, open - at).find('}') != std::string_view::npos) {
            group = '\0';
        }
        const std::size_t close = text.find('\'', open + 1);
        if (close == std::string_view::npos) {
            return;
        }
        const std::string_view key = text.substr(open + 1, close - open - 1);
        std::size_t value = text.find_first_not_of(": ", close + 1);
        if (value == std::string_view::npos) {
            return;
        }
        if (text[value] == '{') {
            group = key.empty() ? '\0' : key.front();
            at = value + 1;
            continue;
        }
        double number = 0.0;
        const auto end = std::from_chars(text.data() + value, text.data() + text.size(), number);
        take(group, key, number);
        at = std::max(std::size_t(end.ptr - text.data()), close + 1);
    }
}

std::optional<std::size_t> stateOf(char letter)
{
    const auto it = std::find(kStates.begin(), kStates.end(), letter);
    return it == kStates.end() ? std::nullopt : std::optional(std::size_t(it - kStates.begin()));
}

/// The hidden Markov model that finds words which the dictionary does not list.
class Model
{
public:
    bool load(const QByteArray& start, const QByteArray& transition, const QByteArray& emission)
    {
        Row impossible {};
        impossible.fill(kImpossible);
        m_emission.assign(kModelled, impossible);
        for (auto& row : m_transition) {
            row.fill(kImpossible);
        }
        readTable(start, [this](char, std::string_view key, double value) {
            if (const auto state = key.empty() ? std::nullopt : stateOf(key.front())) {
                m_start[*state] = value;
            }
        });
        readTable(transition, [this](char group, std::string_view key, double value) {
            const auto from = stateOf(group);
            const auto to = key.empty() ? std::nullopt : stateOf(key.front());
            if (from && to) {
                m_transition[*from][*to] = value;
            }
        });
        readTable(emission, [this](char group, std::string_view key, double value) {
            const auto state = stateOf(group);
            if (state && key.starts_with("\\u")) {
                std::uint32_t c = 0;
                std::from_chars(key.data() + 2, key.data() + key.size(), c, 16);
                if (c < kModelled) {
                    m_emission[c][*state] = value;
                    m_isLoaded = true;
                }
            }
        });
        return m_isLoaded;
    }

    /// Cuts a run of Han characters.
    void cut(TextView run, std::vector<Text>& words) const
    {
        const std::vector<std::size_t> states = viterbi(run);
        std::size_t begin = 0;
        std::size_t next = 0;
        for (std::size_t i = 0; i < run.size(); ++i) {
            if (states[i] == Begin) {
                begin = i;
            } else if (states[i] == End || states[i] == Single) {
                const std::size_t from = states[i] == End ? begin : i;
                words.emplace_back(run.substr(from, i + 1 - from));
                next = i + 1;
            }
        }
        if (next < run.size()) {
            words.emplace_back(run.substr(next));
        }
    }

private:
    using Row = std::array<double, kStates.size()>;

    [[nodiscard]] double emission(std::size_t state, char32_t c) const
    {
        return c < kModelled ? m_emission[c][state] : kImpossible;
    }

    [[nodiscard]] std::vector<std::size_t> viterbi(TextView run) const
    {
        // Which states may come before B, E, M, S. Ties go to the later letter, as max() over
        // (probability, letter) does in Python.
        static constexpr std::array<std::array<std::size_t, 2>, 4> kBefore {
            {{End, Single}, {Begin, Middle}, {Begin, Middle}, {End, Single}}};
        Row now {};
        for (std::size_t state = 0; state < kStates.size(); ++state) {
            now[state] = m_start[state] + emission(state, run.front());
        }
        std::vector<std::array<std::uint8_t, 4>> from(run.size());
        for (std::size_t i = 1; i < run.size(); ++i) {
            Row next {};
            for (std::size_t state = 0; state < kStates.size(); ++state) {
                const double seen = emission(state, run[i]);
                const auto& before = kBefore[state];
                const double first = now[before[0]] + m_transition[before[0]][state] + seen;
                const double second = now[before[1]] + m_transition[before[1]][state] + seen;
                const bool isSecond = second >= first;
                next[state] = isSecond ? second : first;
                from[i][state] = std::uint8_t(before[isSecond ? 1 : 0]);
            }
            now = next;
        }
        std::vector<std::size_t> states(run.size());
        std::size_t state = now[Single] >= now[End] ? Single : End;
        for (std::size_t i = run.size(); i-- > 0;) {
            states[i] = state;
            state = from[i][state];
        }
        return states;
    }

    Row m_start {};
    std::array<Row, 4> m_transition {};
    static constexpr std::size_t kModelled = 0xA000; // jieba's table ends with the Han of the BMP
    std::vector<Row> m_emission; // by character
    bool m_isLoaded = false;
};

QByteArray readFile(const QDir& folder, const QString& name)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

struct Segmenter::Tables
{
    WordFrequencies dictionary;
    Model model;

    void cutBlock(TextView block, std::vector<Text>& words) const;
    void cutUnlisted(TextView buffer, std::vector<Text>& words) const;
    void cutUnknown(TextView text, std::vector<Text>& words) const;
};

/// The most probable path through all dictionary words; runs of single characters go to the model.
void Segmenter::Tables::cutBlock(TextView block, std::vector<Text>& words) const
{
    const double logTotal = dictionary.logTotal();
    std::vector<double> route(block.size() + 1, 0.0);
    std::vector<std::size_t> ends(block.size());
    for (std::size_t i = block.size(); i-- > 0;) {
        const WordFrequencies::Shelf& shelf = dictionary.shelf(block[i]);
        const std::size_t most
            = std::min(block.size() - i, std::max<std::size_t>(1, shelf.longest()));
        std::optional<double> best;
        for (std::size_t length = 1; length <= most; ++length) {
            const std::uint32_t frequency = shelf.frequency(block.substr(i, length));
            if (frequency == 0) {
                continue;
            }
            const double value = std::log(double(frequency)) - logTotal + route[i + length];
            if (!best || value >= *best) { // ties go to the longer word
                best = value;
                ends[i] = i + length;
            }
        }
        if (!best) {
            best = 0.0 - logTotal + route[i + 1];
            ends[i] = i + 1;
        }
        route[i] = *best;
    }
    std::size_t buffered = 0;
    for (std::size_t i = 0; i < block.size();) {
        const std::size_t end = ends[i];
        if (end - i == 1) {
            ++buffered;
        } else {
            cutUnlisted(block.substr(i - buffered, buffered), words);
            buffered = 0;
            words.emplace_back(block.substr(i, end - i));
        }
        i = end;
    }
    cutUnlisted(block.substr(block.size() - buffered), words);
}

void Segmenter::Tables::cutUnlisted(TextView buffer, std::vector<Text>& words) const
{
    if (buffer.size() > 1 && dictionary.frequency(buffer) == 0) {
        cutUnknown(buffer, words);
        return;
    }
    for (char32_t c : buffer) {
        words.emplace_back(1, c);
    }
}

/// Runs of Han by the model; elsewhere ASCII words and numbers ("3.14", "50%") and what is between.
void Segmenter::Tables::cutUnknown(TextView text, std::vector<Text>& words) const
{
    const auto isDigit = [&text](std::size_t i) { return i < text.size() && digitValue(text[i]); };
    std::size_t i = 0;
    while (i < text.size()) {
        const std::size_t start = i;
        if (isHan(text[i])) {
            while (i < text.size() && isHan(text[i])) {
                ++i;
            }
            model.cut(text.substr(start, i - start), words);
            continue;
        }
        if (!isAsciiWord(text[i])) {
            while (i < text.size() && !isHan(text[i]) && !isAsciiWord(text[i])) {
                ++i;
            }
        } else {
            while (i < text.size() && isAsciiWord(text[i])) {
                ++i;
            }
            if (i < text.size() && text[i] == U'.' && isDigit(i + 1)) {
                ++i;
                while (isDigit(i)) {
                    ++i;
                }
            }
            i += i < text.size() && text[i] == U'%' ? 1U : 0U;
        }
        words.emplace_back(text.substr(start, i - start));
    }
}

Segmenter::Segmenter()
    : m_tables(std::make_unique<Tables>())
{
}

Segmenter::~Segmenter() = default;

std::unique_ptr<Segmenter> Segmenter::open(const QString& folder)
{
    const QDir directory(folder);
    std::unique_ptr<Segmenter> segmenter(new Segmenter);
    const bool loaded
        = segmenter->m_tables->dictionary.load(readFile(directory, QStringLiteral("dict.txt")))
        && segmenter->m_tables->model.load(
            readFile(directory, QStringLiteral("finalseg/prob_start.py")),
            readFile(directory, QStringLiteral("finalseg/prob_trans.py")),
            readFile(directory, QStringLiteral("finalseg/prob_emit.py")));
    return loaded ? std::move(segmenter) : nullptr;
}

std::vector<Text> Segmenter::cut(TextView text) const
{
    std::vector<Text> words;
    std::size_t i = 0;
    while (i < text.size()) {
        const std::size_t start = i;
        if (isDictionaryCharacter(text[i])) {
            while (i < text.size() && isDictionaryCharacter(text[i])) {
                ++i;
            }
            m_tables->cutBlock(text.substr(start, i - start), words);
            continue;
        }
        i += text[i] == U'\r' && i + 1 < text.size() && text[i + 1] == U'\n' ? 2U : 1U;
        words.emplace_back(text.substr(start, i - start));
    }
    return words;
}

} // namespace groundmark::evaluation
