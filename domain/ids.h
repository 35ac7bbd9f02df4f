// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QUuid>

#include <compare>

namespace groundmark {

/// Row id of something that lives in one project file only. 0 is "not stored yet".
template <typename Tag>
struct RowId
{
    qint64 value = 0;

    [[nodiscard]] bool isStored() const { return value > 0; }
    auto operator<=>(const RowId&) const = default;
};

/// Id that survives export, import and renaming: annotations, runs and labels carry one.
template <typename Tag>
struct StableId
{
    QUuid value;

    [[nodiscard]] static StableId create() { return {QUuid::createUuid()}; }
    [[nodiscard]] static StableId fromText(const QString& text) { return {QUuid::fromString(text)}; }
    [[nodiscard]] QString toText() const { return value.toString(QUuid::WithoutBraces); }
    [[nodiscard]] bool isNull() const { return value.isNull(); }
    bool operator==(const StableId&) const = default;
};

template <typename Tag>
size_t qHash(const RowId<Tag>& id, size_t seed = 0)
{
    return ::qHash(id.value, seed);
}

template <typename Tag>
size_t qHash(const StableId<Tag>& id, size_t seed = 0)
{
    return ::qHash(id.value, seed);
}

using DatasetId = RowId<struct DatasetTag>;
using ImageId = RowId<struct ImageTag>;
using SampleId = RowId<struct SampleTag>;
using PredictionId = RowId<struct PredictionTag>;
using AnnotatorId = RowId<struct AnnotatorTag>;

using QuestionId = StableId<struct QuestionTag>;
using RegionId = StableId<struct RegionTag>;
using LabelId = StableId<struct LabelTag>;
using ChainId = StableId<struct ChainTag>;
using StepId = StableId<struct StepTag>;
using ReviewId = StableId<struct ReviewTag>;
using RunId = StableId<struct RunTag>;

} // namespace groundmark
