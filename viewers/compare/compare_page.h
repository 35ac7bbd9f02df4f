// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "storage/list_reader.h"
#include "storage/run_repository.h"
#include "storage/sample_query.h"
#include "storage/session.h"
#include "viewers/compare/compare_sample.h"
#include "viewers/compare/note_edits.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <QList>
#include <QSet>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QSplitter;

namespace groundmark::viewers {

class AnswerStrip;
class CanvasPane;
class CompareTable;
class FilterBar;
class SavedFilterButton;
class SampleHead;
class SidePane;

/// The view "Compare": a filtered table of samples, and for the current one the image, the answers
/// of all shown runs, and why they scored as they did.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    ComparePage(
        storage::Session& session,
        imaging::ImageStore& images,
        imaging::Thumbnailer& thumbnailer,
        QWidget* parent = nullptr);
    ~ComparePage() override;

    /// Forgets the project; nothing of it is asked for any more.
    void setProject(storage::Project* project);
    /// What is compared; reads everything anew.
    void show(DatasetId dataset, const std::vector<storage::RunRepository::Summary>& runs);
    /// Narrows the table by one of the filter bar's conditions and nothing else.
    void filterBy(const QString& condition);
    /// Narrows the table by a query and nothing else.
    void setQuery(const QString& query);
    /// What narrows it now, in words of the query language.
    [[nodiscard]] QString query() const;
    [[nodiscard]] QAction* undoAction() const { return m_undo; }
    [[nodiscard]] QAction* redoAction() const { return m_redo; }
    /// What is shown of the current sample.
    [[nodiscard]] const CompareSample& sample() const { return m_sample; }
    /// The sample was edited elsewhere.
    void reread(SampleId sample);
    /// Follows the session to a sample, if it is in the list.
    void select(SampleId sample);

    [[nodiscard]] widgets::StatusFacts statusFacts() const;
    [[nodiscard]] QList<QAction*> commands() const { return m_commands; }
    void takeFocus();
    [[nodiscard]] bool isSettled() const;

signals:
    void statusChanged();
    void editRequested();
    /// A link to what is shown is to be copied.
    void linkRequested();
    /// A report of the shown runs, a figure of the shown sample.
    void reportRequested();
    void figureRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildActions();
    void buildLayout();
    void buildNoteActions();
    void connectNotes();
    void renewNotes();
    void connectParts();
    QAction* addCommand(
        const QString& id,
        const QString& text,
        const QKeySequence& key,
        std::optional<widgets::Icon> icon);
    [[nodiscard]] storage::SampleFilter filter() const;
    void readQuery();
    [[nodiscard]] QStringList valuesFor(const QString& key) const;
    /// Asks for the list under the filter as it stands; it comes beside the UI thread.
    void reload();
    void takeList(std::vector<SampleId> ids);
    void takeCounts(const storage::ListCounts& counts);
    void takeFailures(const std::vector<SampleId>& failures);
    void showSample(SampleId sample);
    void chooseRun(int run);
    void sortBy(int run);
    void setRunShown(int run, bool shown);
    void goToFailure(int direction);
    void step(int rows);
    [[nodiscard]] QString orderText() const;
    void distribute();

    storage::Session& m_session;
    storage::Project* m_project = nullptr;
    DatasetId m_dataset;
    std::vector<storage::RunRepository::Summary> m_runs;
    std::optional<storage::ScoreOrder> m_order;
    std::optional<storage::BoundQuery> m_query; ///< the last one that could be read
    qint64 m_all = 0; ///< samples without the conditions
    int m_run = 0; ///< the one that the reason speaks of
    CompareSample m_sample;
    std::optional<QSet<SampleId>> m_failures; ///< of run m_run under the filter; read when needed
    int m_failureStep = 0; ///< 1 or -1: where to go once the failures are there
    storage::ListReader m_lists;
    storage::ListReader m_failed; ///< of its own: the list must not wait for it, nor it for the list
    QTimer m_slow; ///< the list is told to be reading only when it takes long enough to be noticed
    QString m_cursor;

    QList<QAction*> m_commands;
    QAction* m_edit = nullptr;
    QAction* m_previous = nullptr;
    QAction* m_next = nullptr;
    QAction* m_nextFailure = nullptr;
    QAction* m_previousFailure = nullptr;
    QAction* m_toggleLayers = nullptr;
    QAction* m_find = nullptr;
    QAction* m_bookmark = nullptr;
    QAction* m_writeNote = nullptr;
    QAction* m_copyLink = nullptr;
    QAction* m_saveFilter = nullptr;
    QAction* m_report = nullptr;
    QAction* m_figure = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    NoteEdits m_notes;
    QList<QAction*> m_toggleRuns;

    FilterBar* m_filterBar;
    SavedFilterButton* m_saved;
    CompareTable* m_table;
    SampleHead* m_head = nullptr;
    CanvasPane* m_canvas;
    SidePane* m_side;
    AnswerStrip* m_answers;
    QSplitter* m_columns = nullptr;
    QSplitter* m_rows = nullptr;
    QSplitter* m_imageRow = nullptr;
    bool m_userSized = false; ///< the user moved a splitter: sizes are no longer ours
};

} // namespace groundmark::viewers
