// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/edits.h"
#include "storage/project.h"

#include <QObject>
#include <QSize>
#include <QUndoStack>

#include <span>
#include <vector>

namespace groundmark::annotation {

/// The sample that is being edited: its values in memory, and its undo stack. Every change goes
/// through apply() and is in the project file when apply() returns; there is nothing to save.
/// The undo stack is rebuilt from the journal, so that it survives leaving the sample and
/// restarting. What other annotators say of steps and chains is not on it: it is theirs to take
/// back. Lives on the UI thread; needs no display.
class SampleDocument : public QObject
{
    Q_OBJECT

public:
    /// `project` must outlive the document. `annotator` signs the journal.
    SampleDocument(storage::Project& project, QString annotator, QObject* parent = nullptr);
    ~SampleDocument() override;

    /// Makes `id` the current sample. On failure the document is empty.
    Result<void> open(SampleId id);
    void close();
    [[nodiscard]] bool isOpen() const { return m_sample.id.isStored(); }

    [[nodiscard]] const Sample& sample() const { return m_sample; }
    [[nodiscard]] const std::vector<Image>& pages() const { return m_pages; }
    /// Of all pages, in drawing order.
    [[nodiscard]] std::span<const Region> regions() const { return m_regions; }
    /// How the question was crafted; empty (but for the sample) while nobody has said anything of it.
    [[nodiscard]] const QuestionDesign& design() const { return m_design; }
    /// Whether there is such a record, which decides what an edit of it is made from.
    [[nodiscard]] bool hasDesign() const { return m_hasDesign; }
    /// Null for an unknown id.
    [[nodiscard]] const Region* find(RegionId id) const;
    [[nodiscard]] bool isReadOnly() const { return m_project.isReadOnly(); }
    [[nodiscard]] QString annotator() const { return m_annotator; }
    [[nodiscard]] storage::Project& project() const { return m_project; }

    /// Does the edit, in memory and in the file. On failure nothing has changed and failed() has
    /// said why.
    Result<void> apply(const Edit& edit);
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

signals:
    /// Another sample is open, or none.
    void opened();
    /// `edit` has been done, undone or redone; its `after` values are the state now.
    void changed(const groundmark::Edit& edit);
    /// The file refused; nothing was changed.
    void failed(const groundmark::Error& error);
    /// Something was written to the file just now.
    void saved();

private:
    friend class EditCommand;
    void clear();
    Result<void> load(SampleId id);
    void take(const Edit& edit);
    void takeRecord(const Change& change);
    Result<void> rebuildHistory();
    /// An undo or redo could not be written: says so, and brings the stack back to the file.
    void reportAndResync(const Error& error);

    storage::Project& m_project;
    QString m_annotator;
    storage::EditWriter m_writer;
    QUndoStack m_undo;
    Sample m_sample;
    std::vector<Image> m_pages;
    std::vector<Region> m_regions;
    QuestionDesign m_design;
    bool m_hasDesign = false;
    bool m_replaying = false;
};

/// The words for an edit's action, for menus and the history panel. Translated.
[[nodiscard]] QString wordsOfAction(const QString& action);

} // namespace groundmark::annotation
