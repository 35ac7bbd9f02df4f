// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/failure_patterns.h"

#include "evaluation/metrics/mmtr_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::mmtr {

namespace {

double distance(const QRectF& a, const QRectF& b)
{
    const double x = std::max({0.0, b.left() - a.right(), a.left() - b.right()});
    const double y = std::max({0.0, b.top() - a.bottom(), a.top() - b.bottom()});
    return std::hypot(x, y);
}

bool isBesideMask(const QRectF& box, const PatternPage& page, const PatternRule& rule)
{
    const double share = rule.neighbourShare * std::max(page.size.width(), page.size.height());
    return std::ranges::any_of(page.masks, [&](const QRectF& mask) {
        return distance(box, mask) <= std::min(share, rule.neighbourLines * mask.height());
    });
}

/// A target that is more than a word: "f(x) = 2p", "p_1 + p_2".
bool isExpression(const QString& target)
{
    static const QRegularExpression sign(u"[=+*/^_{}()<>≤≥∑∫√∈±×÷|\\\\−]"_s);
    return target.contains(sign);
}

bool isAboutPlaces(const SampleFacts& facts)
{
    static const QRegularExpression place(
        u"\\b(map|maps|place|places|geograph\\w*|location|station|route)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return std::ranges::any_of(
        facts.facets, [](const auto& facet) { return facet.second.contains(place); });
}

} // namespace

QString patternId(FailurePattern pattern)
{
    switch (pattern) {
    case FailurePattern::NoTaskFocus:
        return u"no-task-focus"_s;
    case FailurePattern::NeighbourCopy:
        return u"neighbour-copy"_s;
    case FailurePattern::SymbolAnchoring:
        return u"symbol-anchoring"_s;
    case FailurePattern::GeographicMislocation:
        return u"geographic-mislocation"_s;
    case FailurePattern::VisibleTextCopying:
        return u"visible-text-copying"_s;
    case FailurePattern::SemanticDrift:
        return u"semantic-drift"_s;
    }
    return {};
}

bool missesTheTask(const QString& reply)
{
    // The wordings that the paper quotes (sections 4.6.2 and C.2) and their plain variants. A reply
    // must begin with one, so that a recovered text which mentions masks is not taken for one.
    static const QRegularExpression said(
        u"^\\W*(?:"
        u"(?:there\\s+(?:is|are|were)\\s+)?no\\s+(?:visible\\s+)?(?:masked|mask|masks|black(?:ed)?[- ]?out|hidden|black\\s+box)\\b.*"
        u"|(?:i\\s+)?(?:can\\s*not|can't|could\\s+not|couldn't|do\\s+not|don't)\\s+(?:see|find|identify|detect)\\s+(?:a|any|the)\\s+(?:mask|masked|black|hidden)\\b.*"
        u"|the\\s+(?:black(?:ed)?(?:[- ]?out)?|masked)\\s+(?:box|region|area|rectangle|bar)\\s+(?:covers?|hides?|is|appears?|contains?)\\b.*"
        u"|(?:图中|图片中|页面中)?(?:没有|未(?:发现|找到|检测到))(?:任何)?(?:被)?(?:遮挡|遮盖|掩码|黑色).*"
        u")"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption
            | QRegularExpression::UseUnicodePropertiesOption);
    return said.match(reply.trimmed()).hasMatch();
}

bool declines(const QString& reply)
{
    static const QRegularExpression unknown(
        u"^\\W*UNK\\W*$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return unknown.match(reply).hasMatch();
}

std::optional<FailurePattern> proposePattern(
    const QString& reply,
    const SampleFacts& facts,
    const std::vector<PatternPage>& pages,
    const PatternRule& rule)
{
    if (reply.trimmed().isEmpty() || declines(reply) || exactMatch(reply, facts.target)) {
        return std::nullopt;
    }
    if (missesTheTask(reply)
        || (reply.size() >= rule.excerptLength
            && static_cast<double>(reply.size())
                >= rule.excerptFactor * static_cast<double>(facts.target.size()))) {
        return FailurePattern::NoTaskFocus;
    }
    bool beside = false;
    bool elsewhere = false;
    bool anyWords = false;
    for (const PatternPage& page : pages) {
        anyWords = anyWords || !page.words.empty();
        for (const VisibleText::Hit& hit : VisibleText(page.words).find(reply)) {
            (isBesideMask(hit.box, page, rule) ? beside : elsewhere) = true;
        }
    }
    if (!anyWords) {
        return std::nullopt;
    }
    const qsizetype length = comparable(reply).size();
    if (length <= rule.symbolLength && isExpression(facts.target) && (beside || elsewhere)) {
        return FailurePattern::SymbolAnchoring;
    }
    if ((beside || elsewhere) && isAboutPlaces(facts)) {
        return FailurePattern::GeographicMislocation;
    }
    if (beside) {
        return FailurePattern::NeighbourCopy;
    }
    return elsewhere ? FailurePattern::VisibleTextCopying : FailurePattern::SemanticDrift;
}

} // namespace groundmark::evaluation::mmtr
