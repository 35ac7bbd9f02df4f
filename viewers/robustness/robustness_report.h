// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "evaluation/benchmarks/ocr_robust/robustness_table.h"
#include "storage/project.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <atomic>
#include <vector>

namespace groundmark::viewers {

namespace robust = evaluation::ocr_robust;
using evaluation::Interval;

/// What is asked of the replies of a dataset.
struct RobustnessRequest
{
    DatasetId dataset;
    QString metric; ///< empty: chosen, see RobustnessReport::metric
    QString setting; ///< only runs of this setting; empty: all
    QString subset; ///< only samples of this subset; empty: all
    std::size_t resamples = 1000;
    std::size_t selected = 5; ///< how many perturbations a selection keeps
};

/// Everything that the robustness view and its exports show. Needs no display.
struct RobustnessReport
{
    struct Group
    {
        QString name;
        int items = 0;
        std::vector<robust::RobustnessRow> rows;
    };
    struct Outcomes
    {
        qint64 replies = 0;
        qint64 unparseable = 0;
        qint64 refusedOrEmpty = 0;
        qint64 apiErrors = 0;
    };

    QString dataset;
    QString benchmark;
    QStringList metrics; ///< that there are, the primary one first
    /// The score that counts. Where none was asked for: the first under which every model has a
    /// right clean answer, else the first under which any has; an OCR engine has none under exact
    /// match.
    QString metric;
    QStringList settings; ///< that there are
    QStringList subsets;
    bool isDemonstration = false;
    robust::RobustnessData data;
    std::vector<robust::AxisColumn> columns;
    std::vector<robust::RobustnessRow> rows;
    std::vector<Group> bySubset;
    std::vector<Group> byCategory;
    std::vector<robust::CompoundRow> compounds;
    std::vector<robust::SettingRow> settingRows;
    std::vector<robust::SelectionRow> selection;
    std::size_t pilotQuestions = 0;
    Outcomes outcomes;
    /// How far the judge agrees with people, by subset; no rows where nobody judged with it.
    evaluation::Table judgeAgreement;
};

/// Reads and computes; takes seconds for a large dataset, so call it off the UI thread.
[[nodiscard]] Result<RobustnessReport> buildRobustnessReport(
    storage::Project& project,
    const RobustnessRequest& request,
    const std::atomic_bool* cancelled = nullptr);

/// The definitions behind the numbers, in one paragraph of English, for every export.
[[nodiscard]] QString robustnessDefinitions(const RobustnessReport& report);

/// A line per number: table, group, model, setting, column, value, low, high, n; definitions above
/// as lines that start with #.
[[nodiscard]] QByteArray toCsv(const RobustnessReport& report);
/// Booktabs tables, ready for a paper, with the definitions as a note.
[[nodiscard]] QByteArray toLatex(const RobustnessReport& report);
[[nodiscard]] QByteArray toJson(const RobustnessReport& report);

/// "motion_blur" as people write it: "motion blur", translated; other texts as they are.
[[nodiscard]] QString kindTitle(const QString& kind);
/// "Qwen2.5-VL-7B, cot"; the setting only where the report has several.
[[nodiscard]] QString modelTitle(const RobustnessReport& report, std::size_t model);

} // namespace groundmark::viewers
