// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/wordnet.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace groundmark::evaluation {

namespace {

using Substitution = std::pair<std::string_view, std::string_view>;

/// A text file in memory whose lines begin with a sorted key and a blank.
class MappedFile
{
public:
    bool open(const QString& path)
    {
        m_file.setFileName(path);
        if (!m_file.open(QIODevice::ReadOnly) || m_file.size() == 0) {
            return false;
        }
        const uchar* data = m_file.map(0, m_file.size());
        if (data == nullptr) {
            return false;
        }
        m_text = {reinterpret_cast<const char*>(data), std::size_t(m_file.size())};
        return true;
    }

    [[nodiscard]] std::string_view lineAt(std::size_t offset) const
    {
        if (offset >= m_text.size()) {
            return {};
        }
        return m_text.substr(offset, std::min(m_text.find('\n', offset), m_text.size()) - offset);
    }

    /// The line whose first word is `key`; empty for none. The licence at the top begins with
    /// blanks, which sort before every key.
    [[nodiscard]] std::string_view find(std::string_view key) const
    {
        std::size_t low = 0;
        std::size_t high = m_text.size();
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            const std::size_t before = m_text.rfind('\n', middle == 0 ? 0 : middle - 1);
            const std::size_t start
                = before == std::string_view::npos || middle == 0 ? 0 : before + 1;
            const std::string_view line = lineAt(start);
            const std::string_view found = line.substr(0, line.find(' '));
            if (found == key && !found.empty()) {
                return line;
            }
            if (found < key) {
                low = start + line.size() + 1;
            } else {
                high = start;
            }
        }
        return {};
    }

private:
    QFile m_file;
    std::string_view m_text;
};

std::vector<std::string_view> fieldsOf(std::string_view line)
{
    std::vector<std::string_view> fields;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(' ', at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        fields.push_back(line.substr(at, end - at));
        at = end;
    }
    return fields;
}

std::size_t number(std::string_view digits, int base = 10)
{
    std::size_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    return value;
}

constexpr std::array<Substitution, 9> kNoun {
    {{"s", ""},
     {"ses", "s"},
     {"ves", "f"},
     {"xes", "x"},
     {"zes", "z"},
     {"ches", "ch"},
     {"shes", "sh"},
     {"men", "man"},
     {"ies", "y"}}};
constexpr std::array<Substitution, 8> kVerb {
    {{"s", ""},
     {"ies", "y"},
     {"es", "e"},
     {"es", ""},
     {"ed", "e"},
     {"ed", ""},
     {"ing", "e"},
     {"ing", ""}}};
constexpr std::array<Substitution, 4> kAdjective {
    {{"er", ""}, {"est", ""}, {"er", "e"}, {"est", "e"}}};

/// The files of one part of speech.
struct Part
{
    const char* name = nullptr;
    std::span<const Substitution> substitutions;
    MappedFile index;
    MappedFile data;
    MappedFile exceptions;

    bool open(const QDir& folder)
    {
        const QString suffix = QLatin1String(name);
        return index.open(folder.filePath(QStringLiteral("index.") + suffix))
            && data.open(folder.filePath(QStringLiteral("data.") + suffix))
            && exceptions.open(folder.filePath(suffix + QStringLiteral(".exc")));
    }

    [[nodiscard]] std::vector<std::string> known(const std::vector<std::string>& forms) const
    {
        std::vector<std::string> result;
        for (const std::string& form : forms) {
            const bool isNew = std::find(result.begin(), result.end(), form) == result.end();
            if (isNew && !index.find(form).empty()) {
                result.push_back(form);
            }
        }
        return result;
    }

    [[nodiscard]] std::vector<std::string> substitute(const std::vector<std::string>& forms) const
    {
        std::vector<std::string> result;
        for (const std::string& form : forms) {
            for (const auto& [suffix, replacement] : substitutions) {
                if (form.ends_with(suffix)) {
                    result.push_back(
                        form.substr(0, form.size() - suffix.size()) + std::string(replacement));
                }
            }
        }
        return result;
    }

    /// The base forms of a word that WordNet knows.
    [[nodiscard]] std::vector<std::string> baseForms(const std::string& word) const
    {
        const auto exception = fieldsOf(exceptions.find(word));
        if (!exception.empty()) {
            std::vector<std::string> forms {word};
            forms.insert(forms.end(), exception.begin() + 1, exception.end());
            return known(forms);
        }
        std::vector<std::string> forms = substitute({word});
        std::vector<std::string> candidates {word};
        candidates.insert(candidates.end(), forms.begin(), forms.end());
        std::vector<std::string> result = known(candidates);
        constexpr int kRounds = 16; // every round drops at least one letter or ends
        for (int round = 0; result.empty() && !forms.empty() && round < kRounds; ++round) {
            forms = substitute(forms);
            result = known(forms);
        }
        return result;
    }

    void addLemmas(std::set<std::string>& words, const std::string& form) const
    {
        // lemma pos synset_count pointer_count pointers… sense_count tagged_count offsets…
        const auto entry = fieldsOf(index.find(form));
        if (entry.size() < 4) {
            return;
        }
        const std::size_t first = 6 + number(entry[3]);
        for (std::size_t i = first; i < entry.size(); ++i) {
            // offset lex_filenum ss_type word_count(hex) word lex_id word lex_id …
            const auto synset = fieldsOf(data.lineAt(number(entry[i])));
            const std::size_t count = synset.size() > 3 ? number(synset[3], 16) : 0;
            for (std::size_t k = 0; k < count && 4 + 2 * k < synset.size(); ++k) {
                const std::string_view lemma = synset[4 + 2 * k];
                if (lemma.find('_') == std::string_view::npos) {
                    words.emplace(lemma.substr(0, lemma.find('('))); // "galore(ip)"
                }
            }
        }
    }
};

} // namespace

struct WordNet::Files
{
    std::array<Part, 4> parts;
};

WordNet::WordNet()
    : m_files(std::make_unique<Files>())
{
    m_files->parts[0].name = "noun";
    m_files->parts[0].substitutions = kNoun;
    m_files->parts[1].name = "verb";
    m_files->parts[1].substitutions = kVerb;
    m_files->parts[2].name = "adj";
    m_files->parts[2].substitutions = kAdjective;
    m_files->parts[3].name = "adv";
}

WordNet::~WordNet() = default;

std::unique_ptr<WordNet> WordNet::open(const QString& folder)
{
    std::unique_ptr<WordNet> wordNet(new WordNet);
    const QDir directory(folder);
    for (Part& part : wordNet->m_files->parts) {
        if (!part.open(directory)) {
            return nullptr;
        }
    }
    return wordNet;
}

std::set<std::string> WordNet::synonyms(const std::string& word) const
{
    constexpr std::size_t kLongestLemma = 128;
    std::set<std::string> words {word};
    const bool isSearchable = !word.empty() && word.size() <= kLongestLemma
        && word.find_first_of(" \n") == std::string::npos;
    if (isSearchable) {
        const std::string lowered = toUtf8(lower(fromUtf8(word)));
        for (const Part& part : m_files->parts) {
            for (const std::string& form : part.baseForms(lowered)) {
                part.addLemmas(words, form);
            }
        }
    }
    return words;
}

} // namespace groundmark::evaluation
