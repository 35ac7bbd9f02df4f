// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/ocr_robust/robustness_data.h"

#include "imaging/perturbations/perturbation.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::ocr_robust {

namespace {

/// Words of the file names of MDPBench's photographs: where and in what light the page was taken,
/// from which side, and what the paper suffers from. Source: its demo subset.
bool isConditionWord(const QString& word)
{
    static const QSet<QString> known {
        u"indoor"_s,     u"outdoor"_s,       u"light"_s,          u"irregular-light"_s,
        u"shadow"_s,     u"underexposure"_s, u"overexposure"_s,   u"flashlight-on"_s,
        u"flashlight-off"_s, u"top"_s,       u"bottom"_s,         u"left"_s,
        u"right"_s,      u"wrinkle"_s,       u"crease"_s,         u"bend-in"_s,
        u"bend-out"_s,   u"bend"_s,          u"blur"_s,           u"hold"_s,
        u"screen"_s};
    return known.contains(word);
}

/// The paper's kinds first, then the candidates in their order.
int rankOf(const QString& kind)
{
    const auto value = valueOf<imaging::PerturbationKind>(kind);
    if (!value) {
        return 1000;
    }
    const auto paper
        = std::find(imaging::paperPerturbations.begin(), imaging::paperPerturbations.end(), *value);
    return paper != imaging::paperPerturbations.end()
        ? static_cast<int>(paper - imaging::paperPerturbations.begin())
        : 100 + static_cast<int>(*value);
}

bool comesBefore(const AxisCondition& a, const AxisCondition& b)
{
    const auto key = [](const AxisCondition& one) {
        const auto steps = one.isNatural ? 1 : one.factors.size();
        return std::tuple(one.isNatural, steps, rankOf(one.kind), one.kind, one.severity, one.name);
    };
    return key(a) < key(b);
}

} // namespace

AxisCondition axisCondition(const QString& name)
{
    AxisCondition condition;
    if (name.isEmpty() || name == u"clean") {
        return condition;
    }
    condition.name = name;
    condition.factors = name.split(u'+');
    QStringList kinds;
    for (const QString& step : condition.factors) {
        kinds.append(step.section(u':', 0, 0));
        condition.severity = std::max(condition.severity, step.section(u':', 1).toInt());
    }
    condition.kind = kinds.join(u'+');
    return condition;
}

std::optional<AxisCondition>
naturalCondition(const QString& cleanStem, const QString& photographStem)
{
    if (!photographStem.startsWith(cleanStem + u'_')) {
        return std::nullopt;
    }
    const QStringList words = photographStem.mid(cleanStem.size() + 1).split(u'_');
    if (!std::all_of(words.begin(), words.end(), isConditionWord)) {
        return std::nullopt;
    }
    const QString name = words.join(u' ');
    return AxisCondition {name, name, 0, words, true};
}

std::optional<double> RobustReply::value() const
{
    if (!outcome || *outcome == Outcome::ApiError) {
        return std::nullopt;
    }
    return *outcome == Outcome::Scored ? score : std::optional(0.0);
}

Change changeOf(const RobustReply& clean, const RobustReply& perturbed)
{
    const auto before = clean.value();
    const auto after = perturbed.value();
    if (!before || !after) {
        return Change::Unknown;
    }
    const bool wasRight = *before >= rightFrom;
    if (*after >= rightFrom) {
        return wasRight ? Change::StaysRight : Change::Fixed;
    }
    return wasRight ? Change::Broken : Change::StaysWrong;
}

RobustnessData::RobustnessData(std::span<const RobustRecord> records)
{
    QHash<SampleId, std::size_t> itemOf;
    for (const RobustRecord& record : records) {
        const RobustModel model {record.model, record.setting, record.isDemonstration};
        if (std::find(m_models.begin(), m_models.end(), model) == m_models.end()) {
            m_models.push_back(model);
        }
        if (!itemOf.contains(record.clean)) {
            itemOf.insert(record.clean, m_items.size());
            m_items.push_back(
                {record.clean, record.externalId, record.subset, record.category, record.image});
        }
        const AxisCondition& condition = record.condition;
        if (!condition.isClean()
            && std::find(m_conditions.begin(), m_conditions.end(), condition)
                == m_conditions.end()) {
            m_conditions.push_back(condition);
        }
    }
    std::sort(m_conditions.begin(), m_conditions.end(), comesBefore);
    QHash<QString, std::size_t> slotOf {{QString(), 0}};
    for (std::size_t i = 0; i < m_conditions.size(); ++i) {
        slotOf.insert(m_conditions[i].name, i + 1);
    }
    m_replies.resize(m_models.size() * m_items.size() * (m_conditions.size() + 1));
    for (const RobustRecord& record : records) {
        const RobustModel model {record.model, record.setting, false};
        const auto at = std::find(m_models.begin(), m_models.end(), model) - m_models.begin();
        m_replies[place(
            static_cast<std::size_t>(at),
            itemOf.value(record.clean),
            slotOf.value(record.condition.name))]
            = {record.outcome, record.score, record.run, record.sample};
    }
}

std::size_t RobustnessData::place(std::size_t model, std::size_t item, std::size_t slot) const
{
    return (model * m_items.size() + item) * (m_conditions.size() + 1) + slot;
}

const RobustReply& RobustnessData::clean(std::size_t model, std::size_t item) const
{
    return m_replies[place(model, item, 0)];
}

const RobustReply&
RobustnessData::under(std::size_t model, std::size_t item, std::size_t condition) const
{
    return m_replies[place(model, item, condition + 1)];
}

std::vector<std::size_t> RobustnessData::conditionsOf(std::size_t item) const
{
    std::vector<std::size_t> found;
    for (std::size_t condition = 0; condition < m_conditions.size(); ++condition) {
        for (std::size_t model = 0; model < m_models.size(); ++model) {
            if (under(model, item, condition).outcome) {
                found.push_back(condition);
                break;
            }
        }
    }
    return found;
}

RobustnessData::Counts RobustnessData::countsOf(std::size_t item) const
{
    Counts counts;
    for (std::size_t model = 0; model < m_models.size(); ++model) {
        const int before = counts.broken;
        for (std::size_t condition = 0; condition < m_conditions.size(); ++condition) {
            const RobustReply& reply = under(model, item, condition);
            if (!reply.outcome) {
                continue;
            }
            switch (changeOf(clean(model, item), reply)) {
            case Change::StaysRight:
                ++counts.staysRight;
                break;
            case Change::StaysWrong:
                ++counts.staysWrong;
                break;
            case Change::Broken:
                ++counts.broken;
                break;
            case Change::Fixed:
                ++counts.fixed;
                break;
            case Change::Unknown:
                ++counts.unknown;
                break;
            }
        }
        counts.brokenModels += counts.broken > before ? 1 : 0;
    }
    return counts;
}

} // namespace groundmark::evaluation::ocr_robust
