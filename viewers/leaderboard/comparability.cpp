// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/comparability.h"

#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <functional>
#include <map>

namespace groundmark::viewers {

namespace {

using Summary = storage::RunRepository::Summary;

QString words(const char* text)
{
    return QCoreApplication::translate("Leaderboard", text);
}

/// The key of `Run::parameters` that says how images were prepared.
QString imagePolicyOf(const Run& run)
{
    const QJsonValue images = QJsonDocument::fromJson(run.parameters).object()[QStringLiteral("images")];
    if (images.isString()) {
        return images.toString();
    }
    return images.isUndefined() ? QString() : QString::fromUtf8(QJsonDocument(images.toObject()).toJson(QJsonDocument::Compact));
}

/// A fact by which runs must agree; empty when a run does not tell.
struct Fact
{
    std::function<QString(const Summary&)> of;
    const char* sentence; ///< %1 what this run has, %2 what the others have
};

const std::vector<Fact>& facts()
{
    static const std::vector<Fact> all {
        {[](const Summary& s) { return QString::number(s.run.truthVersion); },
         QT_TRANSLATE_NOOP("Leaderboard", "scored on truth v%1 (others v%2)")},
        {[](const Summary& s) { return QString::fromLatin1(s.run.promptHash.toHex().left(4)); },
         QT_TRANSLATE_NOOP("Leaderboard", "prompt %1 (others %2)")},
        {[](const Summary& s) { return imagePolicyOf(s.run); },
         QT_TRANSLATE_NOOP("Leaderboard", "images: %1 (others: %2)")},
    };
    return all;
}

/// What most runs have; of several, the greatest (the newest truth).
QString usual(const std::vector<Summary>& runs, const Fact& fact)
{
    std::map<QString, int> counts;
    for (const Summary& run : runs) {
        if (const QString value = fact.of(run); !value.isEmpty()) {
            ++counts[value];
        }
    }
    const auto most = std::ranges::max_element(
        counts, [](const auto& a, const auto& b) { return std::pair(a.second, a.first) < std::pair(b.second, b.first); });
    return most != counts.end() ? most->first : QString();
}

qint64 answered(const Summary& run)
{
    return run.scored + run.unparseable + run.refusedOrEmpty + run.apiErrors;
}

} // namespace

std::vector<QStringList> apartReasons(const std::vector<Summary>& runs)
{
    std::vector<QStringList> reasons(runs.size());
    for (const Fact& fact : facts()) {
        const QString others = usual(runs, fact);
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const QString own = fact.of(runs[i]);
            if (!own.isEmpty() && own != others) {
                reasons[i].append(words(fact.sentence).arg(own, others));
            }
        }
    }
    qint64 most = 0;
    for (const Summary& run : runs) {
        most = std::max(most, answered(run));
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (answered(runs[i]) < most) {
            reasons[i].append(words("answered %1 of %2 samples")
                                  .arg(widgets::numbers::count(answered(runs[i])), widgets::numbers::count(most)));
        }
    }
    return reasons;
}

} // namespace groundmark::viewers
