// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

#include <QString>

#include <memory>
#include <set>
#include <string>

namespace groundmark::evaluation {

/// WordNet 3.0, read from its database files (`index.noun`, `data.noun`, `noun.exc`, …). The files
/// are mapped, not loaded: opening is instant and a look-up is a binary search. Thread-safe once
/// opened.
class WordNet
{
public:
    /// Null when a file is missing or empty.
    [[nodiscard]] static std::unique_ptr<WordNet> open(const QString& folder);
    ~WordNet();
    WordNet(const WordNet&) = delete;
    WordNet& operator=(const WordNet&) = delete;

    /// The word itself and every one-word lemma, as WordNet writes it, of every synset of the word:
    /// all parts of speech, with WordNet's morphology (rules and exception lists) as NLTK applies
    /// it.
    [[nodiscard]] std::set<std::string> synonyms(const std::string& word) const;

private:
    struct Files;
    WordNet();
    std::unique_ptr<Files> m_files;
};

} // namespace groundmark::evaluation
