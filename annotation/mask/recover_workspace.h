// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "storage/session.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <functional>
#include <memory>

class QSplitter;

namespace groundmark::widgets {
class Badge;
class ImageCanvas;
}

namespace groundmark::annotation {

class MaskedPages;
class PageStrip;
class RecoverPanel;
class SampleSelector;

/// Annotate › Recover: the second review of masked samples. The reviewer gets pictures in which the
/// masks are painted, writes what stands there, and only then sees the target. Whoever does not
/// recover it, or finds it ambiguous, excludes the sample with a reason.
class RecoverWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    RecoverWorkspace(
        storage::Session& session,
        imaging::ImageStore& images,
        imaging::Thumbnailer& thumbnailer,
        QWidget* parent = nullptr);
    ~RecoverWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("recover"); }
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    [[nodiscard]] QAction* undoAction() const override { return m_undo; }
    [[nodiscard]] QAction* redoAction() const override { return m_redo; }
    void activate() override;
    void settle() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildActions();
    void buildLayout();
    QAction* addCommand(
        const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
        const std::function<void()>& run);
    void openProject();
    void closeProject();
    void showSample(SampleId id);
    void showPictures(const QStringList& paths);
    void showPage(int page);
    void showCounts();
    void reveal();
    void decide(ReviewVerdict verdict, const QString& reason);
    void nextWaiting();
    void updateActions();
    [[nodiscard]] bool hasTarget() const;

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    widgets::ViewBar* m_viewBar;
    SampleSelector* m_samples;
    PageStrip* m_pages;
    widgets::ImageCanvas* m_canvas;
    RecoverPanel* m_panel;
    widgets::Badge* m_demonstration;
    QSplitter* m_panes;
    MaskedPages* m_masked;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_reveal = nullptr;
    QAction* m_recovered = nullptr;
    QAction* m_exclude = nullptr;
    QAction* m_ambiguous = nullptr;
    QList<QAction*> m_commands;
    std::unique_ptr<SampleDocument> m_document; ///< null while no project is open
    QStringList m_paths; ///< of the masked pictures
};

} // namespace groundmark::annotation
