// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/table_diff.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace groundmark::viewers {

using evaluation::Reason;

namespace {

QString textAt(const Reason& node, const char* key)
{
    const auto found = node.find(key);
    return found != node.end() && found->is_string()
        ? QString::fromStdString(found->get_ref<const std::string&>())
        : QString();
}

QString spansOf(const Reason& node)
{
    const QString columns = textAt(node, "colspan");
    return columns.isEmpty() ? QString()
                             : columns + QStringLiteral(" × ") + textAt(node, "rowspan");
}

/// Notes which node of one table the edit touches.
void notePath(EditsByPath& edits, const Reason& node, int edit)
{
    const auto path = node.find("path");
    if (path == node.end() || !path->is_array()) {
        return;
    }
    std::vector<int> steps;
    for (const Reason& step : *path) {
        steps.push_back(step.is_number_integer() ? step.get<int>() : -1);
    }
    edits.emplace(std::move(steps), edit);
}

TableMark markOf(const TableEdit& edit)
{
    if (edit.truthTag.isEmpty()) {
        return TableMark::Extra;
    }
    if (edit.answerTag.isEmpty()) {
        return TableMark::Missing;
    }
    const bool sameShape = edit.truthTag == edit.answerTag && edit.truthSpans == edit.answerSpans;
    return sameShape ? TableMark::Changed : TableMark::Reshaped;
}

/// A cell that is missing here and extra there with the same text has moved.
void findMoves(std::vector<TableEdit>& edits)
{
    QHash<QString, QList<int>> missing;
    for (size_t i = 0; i < edits.size(); ++i) {
        const TableEdit& edit = edits[i];
        if (edit.mark == TableMark::Missing && !edit.truthText.trimmed().isEmpty()) {
            missing[edit.truthText].append(static_cast<int>(i));
        }
    }
    for (size_t i = 0; i < edits.size(); ++i) {
        const auto found
            = edits[i].mark == TableMark::Extra ? missing.find(edits[i].answerText) : missing.end();
        if (found != missing.end() && !found->isEmpty()) {
            const int other = found->takeFirst();
            TableEdit& gone = edits[static_cast<size_t>(other)];
            gone.mark = edits[i].mark = TableMark::Moved;
            gone.partner = static_cast<int>(i);
            edits[i].partner = other;
        }
    }
}

TableGrid gridOf(const Reason& tables, const char* side, const EditsByPath& edits)
{
    evaluation::TokenAlphabet alphabet;
    const auto tree = evaluation::readTable(
        evaluation::fromUtf8(textAt(tables, side).toStdString()),
        false,
        alphabet,
        {},
        evaluation::HeaderCells::WithContent);
    return layOutTable(tree.root, alphabet, edits);
}

} // namespace

int TableDiff::count(TableMark mark) const
{
    return static_cast<int>(std::ranges::count(edits, mark, &TableEdit::mark));
}

bool hasTables(const Reason& reason)
{
    const auto tables = reason.find("tables");
    return tables != reason.end() && tables->is_object() && tables->contains("truth")
        && tables->contains("answer");
}

TableDiff readTableDiff(const Reason& reason)
{
    TableDiff diff;
    if (!hasTables(reason)) {
        return diff;
    }
    EditsByPath truthEdits;
    EditsByPath answerEdits;
    if (const auto script = reason.find("treeEdits");
        script != reason.end() && script->is_array()) {
        for (const Reason& step : *script) {
            const Reason none;
            const auto side = [&](const char* key) -> const Reason& {
                const auto found = step.find(key);
                return found != step.end() && found->is_object() ? *found : none;
            };
            const Reason& truth = side("truth");
            const Reason& answer = side("answer");
            TableEdit edit;
            edit.cost = step.value("cost", 0.0);
            edit.truthTag = textAt(truth, "tag");
            edit.answerTag = textAt(answer, "tag");
            edit.truthText = textAt(truth, "text");
            edit.answerText = textAt(answer, "text");
            edit.truthSpans = spansOf(truth);
            edit.answerSpans = spansOf(answer);
            edit.mark = markOf(edit);
            const auto index = static_cast<int>(diff.edits.size());
            notePath(truthEdits, truth, index);
            notePath(answerEdits, answer, index);
            diff.edits.push_back(std::move(edit));
        }
    }
    if (const auto left = reason.find("unlistedEdits");
        left != reason.end() && left->is_number_integer()) {
        diff.unlisted = left->get<qint64>();
    }
    findMoves(diff.edits);
    diff.truth = gridOf(reason["tables"], "truth", truthEdits);
    diff.answer = gridOf(reason["tables"], "answer", answerEdits);
    return diff;
}

QString signOf(TableMark mark)
{
    switch (mark) {
    case TableMark::Same:
        return {};
    case TableMark::Changed:
        return QStringLiteral("≠");
    case TableMark::Reshaped:
        return QStringLiteral("↔");
    case TableMark::Missing:
        return QStringLiteral("+");
    case TableMark::Extra:
        return QStringLiteral("−");
    case TableMark::Moved:
        return QStringLiteral("⇄");
    }
    return {};
}

QString wordOf(TableMark mark)
{
    switch (mark) {
    case TableMark::Same:
        return QCoreApplication::translate("TableDiff", "same");
    case TableMark::Changed:
        return QCoreApplication::translate("TableDiff", "changed");
    case TableMark::Reshaped:
        return QCoreApplication::translate("TableDiff", "other spans");
    case TableMark::Missing:
        return QCoreApplication::translate("TableDiff", "missing");
    case TableMark::Extra:
        return QCoreApplication::translate("TableDiff", "extra");
    case TableMark::Moved:
        return QCoreApplication::translate("TableDiff", "moved");
    }
    return {};
}

} // namespace groundmark::viewers
