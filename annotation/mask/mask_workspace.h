// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "annotation/mask/leakage_job.h"
#include "annotation/tools/canvas_controller.h"
#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "imaging/word_reader.h"
#include "storage/session.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <functional>
#include <memory>
#include <optional>

class QSplitter;

namespace groundmark::widgets {
class Badge;
class ImageCanvas;
}

namespace groundmark::annotation {

class MaskBar;
class MaskHost;
class MaskPanel;
class PageStrip;
class SampleSelector;
class ToolBar;

/// Annotate › Mask: the pages of a sample at the left, the page with its masks in the middle, what the
/// masked text is at the right. The original stays as it is; what is masked are regions, and a masked
/// picture is made when somebody needs one.
class MaskWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    MaskWorkspace(
        storage::Session& session,
        imaging::ImageStore& images,
        imaging::Thumbnailer& thumbnailer,
        QWidget* parent = nullptr);
    ~MaskWorkspace() override;

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

public slots:
    /// Asks for a PDF or images and makes a sample of them.
    void newSample();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    void buildActions();
    QAction* addCommand(
        const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
        const std::function<void()>& run);
    void openProject();
    void closeProject();
    void showSample(SampleId id);
    void showPage(int page);
    void showPages();
    void showView(const QString& view);
    void showOrigin();
    void showReview();
    void fetchWords();
    void takeWords();
    void masksChanged();
    void checkLeaks();
    void submit();
    void exclude(const QString& reason);
    void askForExclusion();
    void updateActions();
    [[nodiscard]] bool isEditable() const;
    [[nodiscard]] QString languages() const; ///< of OCR for the sample
    [[nodiscard]] QString pagePath(int page) const;
    [[nodiscard]] widgets::OverlayShape appearance(const Region& region) const;

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    QString m_wordFolder; ///< where words are kept that were read once; shared with other views
    imaging::WordReader m_words; ///< of the page that is shown
    widgets::ViewBar* m_viewBar;
    SampleSelector* m_samples;
    QSplitter* m_panes;
    PageStrip* m_pages = nullptr;
    widgets::ImageCanvas* m_canvas;
    widgets::ImageCanvas* m_original; ///< beside the canvas in the view "both"
    ToolBar* m_toolBar;
    MaskBar* m_bar;
    widgets::Badge* m_demonstration;
    QWidget* m_rightPane;
    MaskPanel* m_panel = nullptr;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_new = nullptr;
    QAction* m_submit = nullptr;
    QAction* m_exclude = nullptr;
    QAction* m_ambiguous = nullptr;
    QList<QAction*> m_commands;

    // What belongs to the open project; null while there is none.
    std::unique_ptr<SampleDocument> m_document;
    std::unique_ptr<MaskHost> m_host;
    std::unique_ptr<CanvasController> m_controller;
    std::unique_ptr<LeakageJob> m_leakage;
    std::optional<QPointF> m_cursor;
    bool m_stale = true; ///< the session's sample is another one, or was edited, since it was read
    bool m_announcing = false; ///< the edit that is being told of is this view's own
};

} // namespace groundmark::annotation
