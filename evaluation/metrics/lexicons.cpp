// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/lexicons.h"

#include "evaluation/metrics/segmenter.h"
#include "evaluation/metrics/wordnet.h"

#include <utility>

namespace groundmark::evaluation {

Lexicons::Lexicons()
    : Lexicons(
        QStringLiteral("/usr/share/wordnet"),
        QStringLiteral("/usr/lib/python3/dist-packages/jieba"))
{
}

Lexicons::Lexicons(QString wordNetFolder, QString jiebaFolder)
    : m_wordNetFolder(std::move(wordNetFolder))
    , m_jiebaFolder(std::move(jiebaFolder))
{
}

Lexicons::~Lexicons() = default;

const WordNet* Lexicons::wordNet() const
{
    std::call_once(m_wordNetOnce, [this] { m_wordNet = WordNet::open(m_wordNetFolder); });
    return m_wordNet.get();
}

const Segmenter* Lexicons::segmenter() const
{
    std::call_once(m_segmenterOnce, [this] { m_segmenter = Segmenter::open(m_jiebaFolder); });
    return m_segmenter.get();
}

} // namespace groundmark::evaluation
