// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "domain/sample.h"
#include "storage/database.h"
#include "storage/query/query.h"

#include <QHash>
#include <QStringList>

#include <optional>
#include <vector>

namespace groundmark::storage {

/// What a run must have made of a sample. Outcomes without a score neither pass nor fail.
struct RunCondition
{
    enum class Is
    {
        Failed, ///< scored, below `threshold`
        Passed, ///< scored, `threshold` or more
        Unparseable,
        RefusedOrEmpty,
        ApiError,
        NotPassed, ///< failed, or there is a prediction without a score
    };
    RunId run;
    Is is = Is::Failed;
    double threshold = 0.5; ///< of the primary score

    bool operator==(const RunCondition&) const = default;
};

/// By the primary score of a run; samples without one come last in both directions.
struct ScoreOrder
{
    RunId run;
    bool descending = false;

    bool operator==(const ScoreOrder&) const = default;
};

/// A query with what its names stand for.
struct BoundQuery
{
    QueryNode node;
    std::vector<RunId> runs; ///< the shown ones (A, B, …), then others that it names
    double passFrom = 0.5; ///< a primary score of this or more passes

    bool operator==(const BoundQuery&) const = default;
};

/// Binds a query to the runs of a screen. A run named otherwise than by a letter is looked up by its
/// own name; fails for one that is not there.
[[nodiscard]] Result<BoundQuery> bindQuery(Database& database, QueryNode node, std::vector<RunId> shown, double passFrom);

/// What a key ("type", "lang", "state", "outcome", "label") is followed by in this dataset, for
/// completion; nothing for other keys.
[[nodiscard]] QStringList queryValues(Database& database, DatasetId dataset, const QString& key);

/// Which samples a list shows. Empty members do not narrow.
struct SampleFilter
{
    std::optional<DatasetId> dataset;
    QString text; ///< part of the id, a question or an answer; case does not matter for ASCII
    QString task;
    std::optional<SampleState> state;
    /// Only samples that have a prediction in at least one of these runs.
    std::vector<RunId> runs;
    std::vector<RunCondition> conditions; ///< all of them hold
    std::optional<BoundQuery> query;
    std::optional<ScoreOrder> order; ///< nothing: in the order of dataset and import
};

/// One line of a list of samples: what can be shown without opening the sample.
struct SampleRow
{
    SampleId id;
    DatasetId dataset;
    QString externalId;
    QString task;
    SampleState state = SampleState::New;
    QString question; ///< of the first question
    QString answer; ///< its main answer
    QString imagePath; ///< of the first page, as stored; empty for a text-only sample
    QSize imageSize;
    int pages = 0;
    int regions = 0;
    int notes = 0; ///< without bookmarks
    bool isBookmarked = false; ///< by anybody
};

/// What a run says of a sample, as a table cell shows it.
struct RunCell
{
    std::optional<Outcome> outcome; ///< nothing: the run has no prediction for the sample
    std::optional<double> score; ///< primary score
    std::optional<int> outputTokens;
    std::optional<double> latencySeconds;
};

/// Lists samples in two steps, so that lists of any length open at once: the ids in order (8 bytes
/// each), then the rows of the page that is on screen.
class SampleQuery
{
public:
    explicit SampleQuery(Database& database)
        : m_database(database)
    {
    }

    /// In the filter's order.
    [[nodiscard]] Result<std::vector<SampleId>> ids(const SampleFilter& filter) const;
    [[nodiscard]] Result<qint64> count(const SampleFilter& filter) const;
    /// How many samples would be left if the filter had, besides its own conditions, those of each
    /// alternative: one number per alternative, in one pass over the samples.
    [[nodiscard]] Result<std::vector<qint64>> countsWith(
        const SampleFilter& filter,
        const std::vector<std::vector<RunCondition>>& alternatives) const;
    /// In the order of `ids`; unknown ids are left out.
    [[nodiscard]] Result<std::vector<SampleRow>> rows(const std::vector<SampleId>& ids) const;
    /// For each id (in order), one cell per run (in order).
    [[nodiscard]] Result<std::vector<std::vector<RunCell>>>
    cells(const std::vector<SampleId>& ids, const std::vector<RunId>& runs) const;
    /// Task types in a dataset (all datasets when empty) with their number of samples.
    [[nodiscard]] Result<std::vector<std::pair<QString, qint64>>>
    tasks(std::optional<DatasetId> dataset) const;

private:
    Database& m_database;
};

} // namespace groundmark::storage
