// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/run.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation::ocr_robust {

/// What was done to a picture, as an axis of tables. Nothing named is the clean picture.
struct AxisCondition
{
    QString name; ///< "motion_blur:2", "glass_blur:1+snow:3", "indoor light top"; empty: clean
    QString kind; ///< "motion_blur", "glass_blur+snow"; the name itself for a photograph
    int severity = 0; ///< 1–3, 0 where there is none
    QStringList factors; ///< steps of a combination ("snow:3"), or words of a photograph's name
    bool isNatural = false; ///< a photograph of the page, nothing that we computed

    bool operator==(const AxisCondition&) const = default;
    [[nodiscard]] bool isClean() const { return name.isEmpty(); }
};

/// From a name as imaging/perturbations/condition.h writes it; "clean" and "" are clean. Unknown
/// texts become a condition of that name.
[[nodiscard]] AxisCondition axisCondition(const QString& name);

/// What a photograph's file name adds to the clean scan's: "en_paper_13_indoor_light_top_bend-in"
/// beside "en_paper_13" gives indoor, light, top, bend-in. Nothing unless every word is one that
/// MDPBench names its photographs with.
[[nodiscard]] std::optional<AxisCondition>
naturalCondition(const QString& cleanStem, const QString& photographStem);

/// One reply with everything that places it: what the project file knows.
struct RobustRecord
{
    QString model;
    QString setting;
    bool isDemonstration = false;
    RunId run;
    SampleId sample; ///< that was asked about: the photograph, or the clean sample itself
    SampleId clean; ///< the clean sample that it belongs to
    QString externalId; ///< of the clean sample
    QString subset;
    QString category;
    QString image; ///< questions about one image are not independent
    AxisCondition condition;
    Outcome outcome = Outcome::Scored;
    std::optional<double> score;
};

struct RobustModel
{
    QString model;
    QString setting;
    bool isDemonstration = false;

    bool operator==(const RobustModel& other) const
    {
        return model == other.model && setting == other.setting;
    }
};

struct RobustItem
{
    SampleId sample;
    QString externalId;
    QString subset;
    QString category;
    QString image;
};

/// A cell of the grid. No outcome: there is no reply.
struct RobustReply
{
    std::optional<Outcome> outcome;
    std::optional<double> score;
    RunId run;
    SampleId sample;

    /// What it counts in an accuracy: its score; 0 for a reply that is empty, declined or cannot be
    /// read, since a model under blur that says nothing is not right; nothing for a failed request
    /// or no reply, which say nothing about the model. Ours.
    [[nodiscard]] std::optional<double> value() const;
};

/// From here on a score counts as right in the grid; the means take the score itself. Ours.
inline constexpr double rightFrom = 0.5;

/// What a perturbation did to one answer.
enum class Change
{
    StaysRight,
    StaysWrong,
    Broken, ///< right on the clean picture only
    Fixed, ///< right on the perturbed one only
    Unknown, ///< one of the two has no value
};
[[nodiscard]] Change changeOf(const RobustReply& clean, const RobustReply& perturbed);

/// All replies of a dataset under all conditions, laid out as models × samples × conditions. Where
/// one model has several replies for a cell, the last one counts.
class RobustnessData
{
public:
    RobustnessData() = default;
    explicit RobustnessData(std::span<const RobustRecord> records);

    [[nodiscard]] const std::vector<RobustModel>& models() const { return m_models; }
    [[nodiscard]] const std::vector<RobustItem>& items() const { return m_items; }
    /// Without clean. The paper's kinds first, then the other ones, combinations, photographs.
    [[nodiscard]] const std::vector<AxisCondition>& conditions() const { return m_conditions; }
    [[nodiscard]] bool isEmpty() const { return m_conditions.empty() || m_models.empty(); }

    [[nodiscard]] const RobustReply& clean(std::size_t model, std::size_t item) const;
    [[nodiscard]] const RobustReply&
    under(std::size_t model, std::size_t item, std::size_t condition) const;
    /// Conditions that any model has answered this item under.
    [[nodiscard]] std::vector<std::size_t> conditionsOf(std::size_t item) const;

    /// How many cells of an item went which way.
    struct Counts
    {
        int staysRight = 0;
        int staysWrong = 0;
        int broken = 0;
        int fixed = 0;
        int unknown = 0;
        int brokenModels = 0; ///< models with at least one broken cell
    };
    [[nodiscard]] Counts countsOf(std::size_t item) const;

private:
    [[nodiscard]] std::size_t place(std::size_t model, std::size_t item, std::size_t slot) const;

    std::vector<RobustModel> m_models;
    std::vector<RobustItem> m_items;
    std::vector<AxisCondition> m_conditions;
    std::vector<RobustReply> m_replies; ///< slot 0 is clean
};

} // namespace groundmark::evaluation::ocr_robust
