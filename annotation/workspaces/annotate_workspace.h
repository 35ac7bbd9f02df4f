// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "annotation/tools/canvas_controller.h"
#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "storage/session.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <QHash>

#include <memory>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace groundmark::widgets {
class Badge;
class ImageCanvas;
class Segments;
}

namespace groundmark::annotation {

class DocumentHost;
class HistoryPanel;
class PageWords;
class RegionPanel;
class SampleList;
class ToolBar;

/// Annotate › Boxes: the samples at the left, the page with its regions in the middle, what they
/// are at the right. Everything done here is in the project file at once.
class AnnotateWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    AnnotateWorkspace(
        storage::Session& session,
        imaging::ImageStore& images,
        imaging::Thumbnailer& thumbnailer,
        QWidget* parent = nullptr);
    ~AnnotateWorkspace() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    void listKeys(widgets::KeyMap& keys) const override;
    [[nodiscard]] QAction* undoAction() const override { return m_undo; }
    [[nodiscard]] QAction* redoAction() const override { return m_redo; }
    void activate() override;
    void settle() override;

    [[nodiscard]] widgets::ImageCanvas& canvas() const { return *m_canvas; }

signals:
    /// A sentence for the status bar.
    void messageRequested(const QString& message);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildActions();
    void buildRegionCommands();
    void buildLayout();
    QAction* addCommand(
        const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon, const std::function<void()>& run);
    void openProject();
    void closeProject();
    void showSample(SampleId id);
    void showPage(int page);
    void showQuestion();
    void showOrigin();
    void prefetchNeighbours();
    void setState(SampleState state);
    /// Shows the pane of that word at the right: "regions" or "history".
    void showRight(const QString& id);
    void updateActions();
    [[nodiscard]] QString keyScope() const;

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    widgets::ViewBar* m_viewBar;
    QSplitter* m_panes;
    SampleList* m_samples;
    widgets::ImageCanvas* m_canvas;
    PageWords* m_words;
    ToolBar* m_toolBar;
    QLabel* m_question;
    widgets::Badge* m_demonstration;
    QWidget* m_rightPane;
    widgets::Segments* m_rightChoice;
    QStackedWidget* m_rightPages;
    RegionPanel* m_regions = nullptr;
    HistoryPanel* m_history = nullptr;
    QAction* m_undo;
    QAction* m_redo;
    QList<QAction*> m_commands;

    // What belongs to the open project; null while there is none.
    std::unique_ptr<SampleDocument> m_document;
    std::unique_ptr<DocumentHost> m_host;
    std::unique_ptr<CanvasController> m_controller;
    std::optional<QPointF> m_cursor;
    bool m_stale = false; ///< the sample was edited in another view
};

} // namespace groundmark::annotation
