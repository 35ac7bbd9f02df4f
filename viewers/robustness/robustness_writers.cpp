// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/robustness_report.h"

#include <nlohmann/json.hpp>

namespace groundmark::viewers {

namespace {

using Json = nlohmann::ordered_json;

QString number(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'f', 4) : QString();
}

QString csvField(QString text)
{
    text.replace(u'"', QStringLiteral("\"\""));
    return u'"' + text + u'"';
}

QString latexText(QString text)
{
    for (const QChar c : {u'&', u'%', u'$', u'#', u'_', u'{', u'}'}) {
        text.replace(c, QString(u'\\') + c);
    }
    return text;
}

/// A score without its leading zero, as tables write it.
QString share(const std::optional<double>& value)
{
    if (!value) {
        return QStringLiteral("--");
    }
    QString text = QString::number(*value, 'f', 3);
    return text.startsWith(QStringLiteral("0.")) ? text.mid(1) : text;
}

struct Measure
{
    const char* name;
    double robust::RobustnessScore::*value;
    std::optional<Interval> robust::RobustnessRow::*interval;
};

constexpr Measure measures[] {
    {"clean", &robust::RobustnessScore::clean, &robust::RobustnessRow::clean},
    {"RCR", &robust::RobustnessScore::rcr, &robust::RobustnessRow::rcr},
    {"WCR", &robust::RobustnessScore::wcr, &robust::RobustnessRow::wcr},
    {"CRI", &robust::RobustnessScore::cri, &robust::RobustnessRow::cri},
};

std::optional<double> valueOf(const robust::RobustnessRow& row, const Measure& measure)
{
    const bool isAccuracy = measure.value == &robust::RobustnessScore::clean;
    return isAccuracy || row.score.isDefined ? std::optional(row.score.*(measure.value))
                                             : std::nullopt;
}

void addRows(
    QByteArray& csv,
    const RobustnessReport& report,
    const QString& table,
    const QString& group,
    const std::vector<robust::RobustnessRow>& rows)
{
    const auto line = [&](const robust::RobustnessRow& row,
                          const QString& column,
                          const std::optional<double>& value,
                          const std::optional<Interval>& interval,
                          int n) {
        const robust::RobustModel& model = report.data.models()[row.model];
        const QStringList cells {
            csvField(table),
            csvField(group),
            csvField(model.model),
            csvField(model.setting),
            csvField(column),
            number(value),
            interval ? number(interval->low) : QString(),
            interval ? number(interval->high) : QString(),
            QString::number(n)};
        csv += cells.join(u',').toUtf8() + '\n';
    };
    for (const robust::RobustnessRow& row : rows) {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            line(
                row,
                QStringLiteral("drop ") + report.columns[i].title,
                row.cells[i].drop,
                std::nullopt,
                row.cells[i].n);
        }
        for (const Measure& measure : measures) {
            line(
                row,
                QString::fromLatin1(measure.name),
                valueOf(row, measure),
                row.*(measure.interval),
                row.n);
        }
    }
}

Json rowsToJson(const RobustnessReport& report, const std::vector<robust::RobustnessRow>& rows)
{
    Json list = Json::array();
    for (const robust::RobustnessRow& row : rows) {
        const robust::RobustModel& model = report.data.models()[row.model];
        Json one {
            {"model", model.model.toStdString()},
            {"setting", model.setting.toStdString()},
            {"demonstration", model.isDemonstration},
            {"n", row.n}};
        for (const Measure& measure : measures) {
            const auto value = valueOf(row, measure);
            const auto& interval = row.*(measure.interval);
            one[measure.name] = value ? Json(*value) : Json();
            if (value && interval) {
                one[std::string(measure.name) + "_95"] = {interval->low, interval->high};
            }
        }
        if (row.worst) {
            one["worst"] = report.columns[*row.worst].title.toStdString();
        }
        Json cells = Json::array();
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const robust::RobustnessCell& cell = row.cells[i];
            cells.push_back(
                {{"condition", report.columns[i].title.toStdString()},
                 {"accuracy", cell.n > 0 ? Json(cell.accuracy) : Json()},
                 {"clean", cell.n > 0 ? Json(cell.clean) : Json()},
                 {"drop", cell.drop ? Json(*cell.drop) : Json()},
                 {"n", cell.n}});
        }
        one["cells"] = std::move(cells);
        list.push_back(std::move(one));
    }
    return list;
}

Json groupsToJson(
    const RobustnessReport& report, const std::vector<RobustnessReport::Group>& groups)
{
    Json list = Json::array();
    for (const auto& group : groups) {
        list.push_back(
            {{"name", group.name.toStdString()},
             {"samples", group.items},
             {"models", rowsToJson(report, group.rows)}});
    }
    return list;
}

Json compoundsToJson(const RobustnessReport& report)
{
    static constexpr const char* words[] {
        "sub-additive", "near-additive", "super-additive", "undefined"};
    Json list = Json::array();
    for (const robust::CompoundRow& row : report.compounds) {
        list.push_back(
            {{"model", report.data.models()[row.model].model.toStdString()},
             {"condition", report.data.conditions()[row.condition].name.toStdString()},
             {"n", row.n},
             {"clean", row.clean},
             {"combined", row.combined},
             {"single", row.single},
             {"ratio", row.effect.ratio ? Json(*row.effect.ratio) : Json()},
             {"interaction", words[static_cast<std::size_t>(row.effect.interaction)]}});
    }
    return list;
}

QString latexTable(
    const RobustnessReport& report,
    const QString& caption,
    const std::vector<robust::RobustnessRow>& rows)
{
    const bool hasSettings = report.settings.size() > 1;
    QString text = QStringLiteral("\\begin{table}\n\\caption{%1}\n\\begin{tabular}{l%2}\n\\toprule\nModel")
                       .arg(latexText(caption), QString(qsizetype(report.columns.size()) + 4, u'r'));
    text += QStringLiteral(" & clean");
    for (const robust::AxisColumn& column : report.columns) {
        text += QStringLiteral(" & ") + latexText(column.title);
    }
    text += QStringLiteral(" & RCR & WCR & CRI \\\\\n\\midrule\n");
    for (const robust::RobustnessRow& row : rows) {
        const robust::RobustModel& model = report.data.models()[row.model];
        text += latexText(hasSettings ? QString(model.model + QStringLiteral(", ") + model.setting) : model.model);
        text += QStringLiteral(" & ") + share(row.score.clean);
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const QString drop = share(row.cells[i].drop);
            text += row.worst == i ? QStringLiteral(" & \\underline{%1}").arg(drop)
                                   : QString(QStringLiteral(" & ") + drop);
        }
        for (const Measure& measure : {measures[1], measures[2], measures[3]}) {
            const auto& interval = row.*(measure.interval);
            text += QStringLiteral(" & ") + share(valueOf(row, measure));
            if (interval) {
                text += QStringLiteral(" \\tiny{$\\pm$%1}").arg(share((interval->high - interval->low) / 2.0));
            }
        }
        text += QStringLiteral(" \\\\\n");
    }
    return text + QStringLiteral("\\bottomrule\n\\end{tabular}\n\\end{table}\n\n");
}

} // namespace

QString robustnessDefinitions(const RobustnessReport& report)
{
    return QStringLiteral(
               "Score: %1. Drop = 1 - accuracy / clean accuracy over the samples that have both "
               "replies. RCR = mean retention over all cells; WCR = smallest retention of a single "
               "cell; CRI = geometric mean of clean accuracy, RCR and WCR, weights 1 1 1. 95 % "
               "percentile intervals, 1,000 resamples by image. Empty, declined and unparseable "
               "replies count as not right; failed requests are left out. Definitions and the "
               "severities (library severities 1, 3, 5) are Groundmark's reading of OCR-Robust.%2")
        .arg(
            report.metric,
            report.isDemonstration
                ? QStringLiteral(" Some replies were written for the demonstration.")
                : QString());
}

QByteArray toCsv(const RobustnessReport& report)
{
    QByteArray csv = "# " + report.dataset.toUtf8() + "\n# "
        + robustnessDefinitions(report).toUtf8()
        + "\ntable,group,model,setting,column,value,low,high,n\n";
    addRows(csv, report, QStringLiteral("all"), {}, report.rows);
    for (const auto& group : report.bySubset) {
        addRows(csv, report, QStringLiteral("subset"), group.name, group.rows);
    }
    for (const auto& group : report.byCategory) {
        addRows(csv, report, QStringLiteral("category"), group.name, group.rows);
    }
    return csv;
}

QByteArray toLatex(const RobustnessReport& report)
{
    QString text = latexTable(
        report,
        report.dataset + QStringLiteral(". ") + robustnessDefinitions(report),
        report.rows);
    for (const auto& group : report.bySubset) {
        text += latexTable(
            report,
            QStringLiteral("%1, %2, %3 samples").arg(report.dataset, group.name).arg(group.items),
            group.rows);
    }
    return text.toUtf8();
}

QByteArray toJson(const RobustnessReport& report)
{
    Json selection = Json::array();
    for (const robust::SelectionRow& row : report.selection) {
        selection.push_back(
            {{"kind", row.kind.toStdString()},
             {"MRD", row.score.mrd},
             {"SEP", row.score.sep},
             {"MON", row.score.mon},
             {"score", row.score.score},
             {"selection_rate", row.selectionRate},
             {"selected", row.isSelected}});
    }
    Json settings = Json::array();
    for (const robust::SettingRow& row : report.settingRows) {
        settings.push_back(
            {{"model", row.model.toStdString()},
             {"cri_difference", row.difference},
             {"low", row.interval ? Json(row.interval->low) : Json()},
             {"high", row.interval ? Json(row.interval->high) : Json()}});
    }
    Json agreement = Json::array();
    for (const evaluation::Table::Row& row : report.judgeAgreement.rows) {
        agreement.push_back(
            {{"subset", row.name.toStdString()},
             {"n", row.cells[0].n},
             {"agreement", row.cells[0].value ? Json(*row.cells[0].value) : Json()},
             {"kappa", row.cells[1].value ? Json(*row.cells[1].value) : Json()}});
    }
    const Json document {
        {"dataset", report.dataset.toStdString()},
        {"benchmark", report.benchmark.toStdString()},
        {"metric", report.metric.toStdString()},
        {"definitions", robustnessDefinitions(report).toStdString()},
        {"demonstration", report.isDemonstration},
        {"samples", report.data.items().size()},
        {"replies", report.outcomes.replies},
        {"unparseable", report.outcomes.unparseable},
        {"refused_or_empty", report.outcomes.refusedOrEmpty},
        {"api_errors", report.outcomes.apiErrors},
        {"models", rowsToJson(report, report.rows)},
        {"subsets", groupsToJson(report, report.bySubset)},
        {"categories", groupsToJson(report, report.byCategory)},
        {"compounds", compoundsToJson(report)},
        {"cot_minus_direct", std::move(settings)},
        {"judge_against_people", std::move(agreement)},
        {"selection", std::move(selection)}};
    return QByteArray::fromStdString(
               document.dump(2, ' ', false, Json::error_handler_t::replace))
        + '\n';
}

} // namespace groundmark::viewers
