// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/reason_view.h"

#include "viewers/compare/compare_overlay.h"
#include "viewers/compare/reason_words.h"
#include "viewers/compare/table_diff_view.h"
#include "viewers/compare/text_pair.h"
#include "widgets/diff_text.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::viewers {

using evaluation::Reason;
using widgets::DiffRun;
using widgets::DiffRuns;
using widgets::FontRole;
using widgets::RoleLabel;

namespace {

constexpr int DeepestReason = 4;
constexpr size_t MostBoxes = 12;
constexpr size_t MostParts = 60;
constexpr size_t MostNotes = 20;
constexpr qsizetype MostWords = 60;

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

void addNormalised(QVBoxLayout* column, const Reason& pair)
{
    const QString truth = textAt(pair, "truth");
    const QString answer = textAt(pair, "answer");
    const auto found = pair.find("found");
    if (found != pair.end() && found->is_boolean() && found->get<bool>()) {
        addSoughtPair(column, truth, answer);
    } else {
        addTextPair(column, truth, answer);
    }
    if (const QString how = textAt(pair, "how"); !how.isEmpty()) {
        column->addWidget(wrapped(reasonSentence(how), FontRole::Small, RoleLabel::Tone::Quiet));
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
    addTextPair(column, runs);
}

/// The text of one side of a pair, behind its box.
QString quoted(const Reason& box, const char* key)
{
    const QString text = textAt(box, key);
    return text.isEmpty() ? QString() : QStringLiteral(" “%1”").arg(text.left(80));
}

/// One line a pair, with the number and the sign that it has on the image.
void addBoxes(QVBoxLayout* column, const Reason& boxes)
{
    const auto matches = matchedBoxes({{"boxes", boxes}});
    for (size_t i = 0; i < std::min(matches.size(), MostBoxes); ++i) {
        const Reason& box = boxes[i];
        const MatchedBox& match = matches[i];
        QStringList parts;
        if (matches.size() > 1) {
            parts.append(QString::number(i + 1) + u' ' + signOf(match));
        }
        if (match.truth) {
            parts.append(QCoreApplication::translate("Reason", "truth %1")
                             .arg(toText(*match.truth) + quoted(box, "truthText")));
        }
        if (match.answer) {
            parts.append(QCoreApplication::translate("Reason", "answer %1")
                             .arg(toText(*match.answer) + quoted(box, "answerText")));
        }
        if (match.truth && match.answer) {
            parts.append(QStringLiteral("IoU ") + widgets::numbers::score(match.iou));
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

void addParts(QVBoxLayout* column, const Reason& parts, bool areFields, int depth)
{
    for (size_t i = 0; i < std::min(parts.size(), MostParts); ++i) {
        const Reason& part = parts[i];
        // A field's name is the data set's, not ours.
        QString line = areFields ? textAt(part, "name") : reasonSentence(textAt(part, "name"));
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
    if (parts.size() > MostParts) {
        column->addWidget(
            widgets::quietLabel(QCoreApplication::translate("Reason", "and %1 more parts")
                                    .arg(parts.size() - MostParts)));
    }
}

/// Words that METEOR matched though they are written in another way: "cats → cat".
void addAlignment(QVBoxLayout* column, const Reason& alignment)
{
    QStringList pairs;
    for (const Reason& pair : alignment) {
        const QString truth = textAt(pair, "truth");
        const QString answer = textAt(pair, "answer");
        if (truth != answer && pairs.size() < MostWords) {
            pairs.append(answer + QStringLiteral(" → ") + truth);
        }
    }
    if (!pairs.isEmpty()) {
        column->addWidget(wrapped(
            pairs.join(QStringLiteral(" · ")), FontRole::Code, RoleLabel::Tone::Normal));
    }
}

/// Words that only one side has, marked as in a diff.
void addWords(QVBoxLayout* column, const Reason& words, DiffRun::Kind kind)
{
    if (words.empty()) {
        return;
    }
    DiffRuns runs;
    for (const Reason& word : words) {
        if (runs.size() >= 2 * MostWords) {
            runs.append({DiffRun::Kind::Quiet, QStringLiteral("…")});
            break;
        }
        runs.append({kind, textOf(word).left(80)});
        runs.append({DiffRun::Kind::Quiet, QStringLiteral(" ")});
    }
    const QString name = kind == DiffRun::Kind::Added
        ? QCoreApplication::translate("Reason", "Only the truth has")
        : QCoreApplication::translate("Reason", "Only the answer has");
    column->addWidget(widgets::quietLabel(name));
    auto* text = new widgets::DiffText;
    text->setRuns(runs);
    text->setAccessibleName(name);
    column->addWidget(text);
}

void addNotes(QVBoxLayout* column, const Reason& notes)
{
    const auto add = [&](const Reason& note) {
        column->addWidget(
            wrapped(reasonSentence(textOf(note)), FontRole::Small, RoleLabel::Tone::Warn));
    };
    if (notes.is_array()) {
        for (size_t i = 0; i < std::min(notes.size(), MostNotes); ++i) {
            add(notes[i]);
        }
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
            column->addWidget(
                wrapped(reasonSentence(textOf(value)), FontRole::Small, RoleLabel::Tone::Quiet));
        } else if (key == "normalised" && value.is_object()) {
            addNormalised(column, value);
        } else if (key == "formula") {
            column->addWidget(
                wrapped(reasonSentence(textOf(value)), FontRole::Small, RoleLabel::Tone::Normal));
        } else if (key == "edits" && value.is_array()) {
            if (!reason.contains("normalised")) { // else the same marks stand above
                addEdits(column, value);
            }
        } else if (key == "boxes" && value.is_array()) {
            if (!reason.contains("parts")) { // else its part shows them
                addBoxes(column, value);
            }
        } else if (key == "parts" && value.is_array()) {
            const bool areFields = textAt(reason, "rule")
                == QLatin1StringView("equal fields / fields in either dict");
            addParts(column, value, areFields, depth);
        } else if (key == "tables" && hasTables(reason)) {
            column->addWidget(new TableDiffView(reason, Qt::Vertical));
        } else if (hasTables(reason) && (key == "treeEdits" || key == "unlistedEdits")) {
            continue; // drawn on the tables
        } else if (key == "alignment" && value.is_array()) {
            addAlignment(column, value);
        } else if (key == "missing" && value.is_array()) {
            addWords(column, value, DiffRun::Kind::Added);
        } else if (key == "extra" && value.is_array()) {
            addWords(column, value, DiffRun::Kind::Removed);
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
