// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/reason_view.h"

#include "viewers/compare/word_diff.h"
#include "widgets/badge.h"
#include "widgets/diff_text.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QStringList>

#include <functional>

namespace groundmark::viewers {

using evaluation::Reason;
using widgets::DiffRun;
using widgets::DiffRuns;
using widgets::FontRole;
using widgets::RoleLabel;

namespace {

constexpr int DeepestReason = 4;
constexpr size_t MostBoxes = 12;
constexpr qsizetype LongText = 2000;

QString textOf(const Reason& value)
{
    return value.is_string()
        ? QString::fromStdString(value.get<std::string>())
        : QString::fromStdString(value.dump(-1, ' ', false, Reason::error_handler_t::replace));
}

QString textAt(const Reason& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() ? textOf(*found) : QString();
}

RoleLabel* wrapped(const QString& text, FontRole role, RoleLabel::Tone tone)
{
    auto* label = new RoleLabel(text.left(4000), role, tone);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Two lines, truth above answer, with what is different marked.
void addPair(QVBoxLayout* column, const DiffRuns& runs)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const auto add = [&](int row, const QString& name, DiffRun::Kind kind) {
        auto* text = new widgets::DiffText;
        text->setNormalised(true);
        text->setRuns(folded(sideOf(runs, kind)));
        text->setAccessibleName(name);
        grid->addWidget(widgets::quietLabel(name), row, 0, Qt::AlignTop);
        grid->addWidget(text, row, 1);
    };
    add(0, QCoreApplication::translate("Reason", "Truth"), DiffRun::Kind::Added);
    add(1, QCoreApplication::translate("Reason", "Answer"), DiffRun::Kind::Removed);
    column->addLayout(grid);
}

void addNormalised(QVBoxLayout* column, const Reason& pair)
{
    const QString truth = textAt(pair, "truth");
    const QString answer = textAt(pair, "answer");
    const bool isLong = truth.size() > LongText || answer.size() > LongText;
    addPair(column, (isLong ? wordDiff(answer, truth) : characterDiff(answer, truth)).runs);
    if (const QString how = textAt(pair, "how"); !how.isEmpty()) {
        column->addWidget(wrapped(how, FontRole::Small, RoleLabel::Tone::Quiet));
    }
}

void addEdits(QVBoxLayout* column, const Reason& edits)
{
    DiffRuns runs;
    for (const Reason& edit : edits) {
        const QString op = textAt(edit, "op");
        const QString truth = textAt(edit, "truth");
        const QString answer = textAt(edit, "answer");
        if (op == QLatin1StringView("equal")) {
            runs.append({DiffRun::Kind::Equal, truth});
            continue;
        }
        if (!answer.isEmpty()) {
            runs.append({DiffRun::Kind::Removed, answer});
        }
        if (!truth.isEmpty()) {
            runs.append({DiffRun::Kind::Added, truth});
        }
    }
    addPair(column, runs);
}

QString coordinates(const Reason& box)
{
    QStringList numbers;
    for (const Reason& number : box) {
        numbers.append(
            number.is_number() ? QString::number(number.get<double>(), 'g', 6) : textOf(number));
    }
    return numbers.join(u' ');
}

void addBoxes(QVBoxLayout* column, const Reason& boxes)
{
    for (size_t i = 0; i < std::min(boxes.size(), MostBoxes); ++i) {
        const Reason& box = boxes[i];
        QStringList parts;
        if (box.contains("truth")) {
            parts.append(
                QCoreApplication::translate("Reason", "truth %1").arg(coordinates(box["truth"])));
        }
        if (box.contains("answer")) {
            parts.append(
                QCoreApplication::translate("Reason", "answer %1").arg(coordinates(box["answer"])));
        }
        if (box.contains("iou") && box["iou"].is_number()) {
            parts.append(
                QStringLiteral("IoU ") + widgets::numbers::score(box["iou"].get<double>()));
        }
        column->addWidget(
            wrapped(parts.join(QStringLiteral(" · ")), FontRole::Code, RoleLabel::Tone::Normal));
    }
    if (boxes.size() > MostBoxes) {
        column->addWidget(
            widgets::quietLabel(QCoreApplication::translate("Reason", "and %1 more boxes")
                                    .arg(boxes.size() - MostBoxes)));
    }
}

void addParts(QVBoxLayout* column, const Reason& parts, int depth)
{
    for (const Reason& part : parts) {
        QString line = textAt(part, "name");
        if (part.contains("score") && part["score"].is_number()) {
            line += u' ' + widgets::numbers::score(part["score"].get<double>());
        }
        if (part.contains("weight") && part["weight"].is_number()) {
            line += QCoreApplication::translate("Reason", ", weight %1")
                        .arg(QString::number(part["weight"].get<double>(), 'g', 4));
        }
        column->addWidget(widgets::nameLabel(line));
        const auto reason = part.find("reason");
        if (reason != part.end() && reason->is_object()) {
            auto* inner = new QVBoxLayout;
            inner->setContentsMargins(12, 0, 0, 4);
            inner->setSpacing(4);
            addReason(inner, *reason, depth + 1);
            column->addLayout(inner);
        }
    }
}

void addNotes(QVBoxLayout* column, const Reason& notes)
{
    const auto add = [&](const Reason& note) {
        column->addWidget(wrapped(textOf(note), FontRole::Small, RoleLabel::Tone::Warn));
    };
    if (notes.is_array()) {
        std::for_each(notes.begin(), notes.end(), add);
    } else {
        add(notes);
    }
}

} // namespace

void addReason(QVBoxLayout* column, const Reason& reason, int depth)
{
    if (!reason.is_object() || depth > DeepestReason) {
        if (!reason.is_null()) {
            column->addWidget(wrapped(textOf(reason), FontRole::Code, RoleLabel::Tone::Normal));
        }
        return;
    }
    for (const auto& [key, value] : reason.items()) {
        if (value.is_null()) {
            continue; // such as the edits of texts too long to align
        }
        if (key == "rule") {
            column->addWidget(wrapped(textOf(value), FontRole::Small, RoleLabel::Tone::Quiet));
        } else if (key == "normalised" && value.is_object()) {
            addNormalised(column, value);
        } else if (key == "formula") {
            column->addWidget(wrapped(textOf(value), FontRole::Small, RoleLabel::Tone::Normal));
        } else if (key == "edits" && value.is_array()) {
            if (!reason.contains("normalised")) { // else the same marks stand above
                addEdits(column, value);
            }
        } else if (key == "boxes" && value.is_array()) {
            if (!reason.contains("parts")) { // else its part shows them
                addBoxes(column, value);
            }
        } else if (key == "parts" && value.is_array()) {
            addParts(column, value, depth);
        } else if (key == "notes") {
            addNotes(column, value);
        } else {
            column->addWidget(wrapped(
                QString::fromStdString(key) + QStringLiteral(": ") + textOf(value),
                FontRole::Code,
                RoleLabel::Tone::Normal));
        }
    }
}

} // namespace groundmark::viewers
