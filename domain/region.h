// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"
#include "domain/ids.h"
#include "domain/names.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace groundmark {

/// What a region is there for.
enum class RegionRole {
    Object, ///< something annotated, with no further meaning
    Relevant, ///< MagiC: a person needs it to answer
    Adversarial, ///< MagiC: a distractor
    Cue, ///< LogicOCR: a hop starts here
    MaskTarget, ///< MMTR: the text that is blacked out
    Answer, ///< where the answer stands
    Word, ///< a word or a text block with its transcription
};

/// A label of the project. Renaming it never touches a region: regions hold the id.
struct Label
{
    LabelId id;
    QString name; ///< unique in the project
    int colour = 0; ///< index into the eight region colours (visual language, section 1.3)
    QString key; ///< the digit that gives it, empty for none

    bool operator==(const Label&) const = default;
};

struct Region
{
    RegionId id;
    SampleId sample;
    int page = 0; ///< index into Sample::pages
    int ordinal = 0; ///< shown as R1, R2, …; 0 for a region without a number
    RegionRole role = RegionRole::Object;
    LabelId label; ///< null for none
    Shape shape;
    QString text; ///< transcription
    std::optional<int> readingOrder;
    int z = 0; ///< higher is drawn later
    bool locked = false;
    bool hidden = false;
    QByteArray attributes; ///< what the annotator set: one JSON object
    QByteArray extra; ///< keys of the source file that Groundmark does not know: one JSON object

    bool operator==(const Region&) const = default;

    [[nodiscard]] QString ordinalName() const
    {
        return ordinal > 0 ? QStringLiteral("R%1").arg(ordinal) : QString();
    }
};

template <>
std::span<const Name<RegionRole>> namesOf<RegionRole>();

} // namespace groundmark
