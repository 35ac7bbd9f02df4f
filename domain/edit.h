// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"
#include "domain/ids.h"
#include "domain/question_design.h"
#include "domain/note.h"
#include "domain/reasoning.h"
#include "domain/region.h"
#include "domain/review.h"
#include "domain/sample.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <variant>

namespace groundmark {

/// A sample's place in the work, as something that can be edited.
struct SampleStateRecord
{
    SampleId sample;
    SampleState state = SampleState::New;

    bool operator==(const SampleStateRecord&) const = default;
};

/// A sample's class, as something that can be edited: Sample::task.
struct SampleTaskRecord
{
    SampleId sample;
    QString task;

    bool operator==(const SampleTaskRecord&) const = default;
};

/// How a MagiC sample's numbered regions were made: what they came from and by which rule.
struct TaskInput
{
    SampleId sample;
    QString saliency; ///< the map's file, relative to the project like Image::path; empty for none
    QByteArray parameters; ///< every parameter of the rule: one JSON object; empty: not built yet

    bool operator==(const TaskInput&) const = default;
};

/// Everything that an annotator can change. To make something new editable, add it here and teach
/// storage/record_json.cpp and storage/record_tables.cpp how it is written.
using Record = std::variant<
    Region,
    Question,
    StepVerdict,
    Review,
    SampleStateRecord,
    Label,
    Step,
    ChainReview,
    StepResolution,
    TaskInput,
    ErrorLabel,
    Taxonomy,
    SampleTaskRecord,
    QuestionDesign,
    Note>;

/// One record before and after. Nothing before: it is created; nothing after: it is deleted.
struct Change
{
    std::optional<Record> before;
    std::optional<Record> after;

    bool operator==(const Change&) const = default;

    [[nodiscard]] Change reversed() const { return {after, before}; }
};

/// What one gesture does: the unit of undo and one entry of the journal.
struct Edit
{
    QString action; ///< stable word such as "region.move"; the widgets translate it
    SampleId sample; ///< not stored for an edit of the whole project, such as a label
    QList<Change> changes;

    bool operator==(const Edit&) const = default;

    [[nodiscard]] Edit reversed() const
    {
        Edit back {action, sample, {}};
        for (auto it = changes.crbegin(); it != changes.crend(); ++it) {
            back.changes.append(it->reversed());
        }
        return back;
    }
};

} // namespace groundmark
