// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/project.h"
#include "storage/review_queue.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace groundmark::annotation {

/// Who looks at the pictures: the first time, blindly a second time, or to settle a dispute.
enum class ReviewStage { First, Second, Adjudication };

/// What of the queue is shown.
struct ReviewFilter
{
    enum class State { All, Waiting, Accepted, Rejected, Flagged };
    State state = State::All;
    QString templateName; ///< empty for all
    QString generator;
    QString reason; ///< of the rejection
    QString text; ///< part of the sample's id

    bool operator==(const ReviewFilter&) const = default;
};

/// One queue on one person's desk: which pictures there are, which one is looked at, and what is said
/// of them. Every verdict is in the project file and its journal when decide() returns; undo goes back
/// over everything that this person decided, also before the program was started. Lives on the UI
/// thread; needs no display.
class ReviewDesk : public QObject
{
    Q_OBJECT

public:
    /// `project` must outlive the desk.
    ReviewDesk(storage::Project& project, QString annotator, QObject* parent = nullptr);

    /// Reads the queue anew and stays at the current picture where it still is there.
    Result<void> read(std::optional<DatasetId> dataset);
    void setStage(ReviewStage stage);
    [[nodiscard]] ReviewStage stage() const { return m_stage; }
    void setFilter(const ReviewFilter& filter);
    [[nodiscard]] const ReviewFilter& filter() const { return m_filter; }

    /// The whole queue, filtered or not.
    [[nodiscard]] const std::vector<storage::QueueEntry>& entries() const { return m_entries; }
    /// Rows that the stage and the filter leave; what follows counts in these.
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const storage::QueueEntry& entryAt(int row) const { return m_entries[m_rows[static_cast<size_t>(row)]]; }
    /// What the person at this stage said of it; Waiting when nothing. Never another one's verdict
    /// while the second look is to be blind.
    [[nodiscard]] ReviewVerdict verdictAt(int row) const;
    /// The reason that goes with it.
    [[nodiscard]] QString reasonAt(int row) const;
    [[nodiscard]] int rowOf(SampleId sample) const; ///< −1 for none
    [[nodiscard]] int waiting() const; ///< rows without a verdict

    [[nodiscard]] int current() const { return m_current; } ///< −1 for none
    void setCurrent(int row);
    /// Goes to the next row that waits, round the end; false when there is none.
    bool toNextWaiting();

    [[nodiscard]] bool isReadOnly() const { return m_project.isReadOnly(); }
    /// Why the current picture must not be decided by this person; empty when it may.
    [[nodiscard]] QString obstacle() const;
    /// Says something of the current picture and goes to the next one that waits. Waiting takes a
    /// verdict back. Rejections carry one of evaluation::generate::rejectReasons().
    Result<void> decide(ReviewVerdict verdict, const QString& reason = {}, const QString& note = {});
    [[nodiscard]] bool canUndo() const { return undoable() != nullptr; }
    [[nodiscard]] bool canRedo() const { return redoable() != nullptr; }
    /// Takes the last decision back, or does it again, and goes to its picture.
    Result<void> undo();
    Result<void> redo();

    [[nodiscard]] qint64 decidedToday() const; ///< by this person, local day
    /// Decisions of this person per hour of work: pauses of more than `PauseSeconds` do not count.
    /// Nothing with fewer than three.
    [[nodiscard]] std::optional<double> perHour() const;
    static constexpr double PauseSeconds = 120.0; ///< ours
    /// How many first reviews were rejected, for each reason.
    [[nodiscard]] std::map<QString, qint64> reasonCounts() const;
    /// Share of equal verdicts and Cohen's κ between first and second looks.
    struct Agreement
    {
        int both = 0; ///< pictures with both
        int equal = 0;
        std::optional<double> kappa;
    };
    [[nodiscard]] Agreement agreement() const;

signals:
    void currentChanged();
    /// Rows, verdicts or counts are others.
    void changed();
    /// Something was written to the file just now.
    void saved(groundmark::SampleId sample);

private:
    [[nodiscard]] bool belongs(const storage::QueueEntry& entry) const;
    [[nodiscard]] bool passes(const storage::QueueEntry& entry) const;
    [[nodiscard]] const std::optional<Review>& laterReview(const storage::QueueEntry& entry) const;
    [[nodiscard]] ReviewVerdict verdictOf(const storage::QueueEntry& entry) const;
    void filterRows();
    [[nodiscard]] const storage::ReviewGesture* undoable() const;
    [[nodiscard]] const storage::ReviewGesture* redoable() const;
    Result<void> afterWriting(SampleId sample, bool goOn);

    storage::Project& m_project;
    QString m_annotator;
    AnnotatorId m_person; ///< not stored before the first decision
    std::optional<DatasetId> m_dataset;
    ReviewStage m_stage = ReviewStage::First;
    ReviewFilter m_filter;
    std::vector<storage::QueueEntry> m_entries;
    std::vector<size_t> m_rows; ///< into m_entries
    int m_current = -1;
    std::vector<storage::ReviewGesture> m_gestures;
};

} // namespace groundmark::annotation
