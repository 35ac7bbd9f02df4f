// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/review/page_reader.h"
#include "annotation/review/review_desk.h"
#include "imaging/thumbnailer.h"
#include "storage/session.h"
#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <functional>
#include <memory>

class QLineEdit;
class QSplitter;
class QStackedWidget;

namespace groundmark::widgets {
class Badge;
class ImageCanvas;
class PanelHeader;
class Segments;
class Toast;
}

namespace groundmark::annotation {

class CorpusPane;
class FilterRow;
class PictureList;
class PictureModel;
class RatesPane;
class ReasonList;

/// Annotate › Review: generated pictures are accepted or rejected against the text that they should
/// show. The picture fills the height, differences are marked on it and in the text, one key decides,
/// and the next picture is there already.
class ReviewWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    ReviewWorkspace(
        storage::Session& session,
        imaging::ImageStore& images,
        imaging::Thumbnailer& thumbnailer,
        QWidget* parent = nullptr);
    ~ReviewWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("review"); }
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    [[nodiscard]] QAction* undoAction() const override { return m_undo; }
    [[nodiscard]] QAction* redoAction() const override { return m_redo; }
    void activate() override;
    void settle() override;

    /// Null while no project is open.
    [[nodiscard]] ReviewDesk* desk() const { return m_desk.get(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    // review_layout.cpp
    void buildActions();
    void buildLayout();
    QAction* addCommand(
        const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
        const std::function<void()>& run);

    void openProject();
    void closeProject();
    void readQueue();
    void showDesk();
    void showCurrent();
    void showReading();
    void showMarks();
    void showEarlier();
    void prefetch();
    void decide(ReviewVerdict verdict, const QString& reason = {});
    void rejectFor(const QString& reason);
    void setArmed(bool armed);
    void step(int rows);
    void nextWaiting();
    void toggleGallery();
    void updateActions();
    [[nodiscard]] PageReader::Page pageAt(int row) const;

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    widgets::ViewBar* m_viewBar;
    widgets::Segments* m_look;
    widgets::Badge* m_demonstration;
    FilterRow* m_filter = nullptr;
    QSplitter* m_panes = nullptr;
    QStackedWidget* m_left = nullptr; ///< picture or gallery
    widgets::PanelHeader* m_head;
    widgets::Badge* m_layout;
    widgets::Badge* m_font;
    widgets::ImageCanvas* m_canvas;
    PictureModel* m_model;
    PictureList* m_strip;
    PictureList* m_gallery;
    CorpusPane* m_corpus;
    widgets::PanelHeader* m_reasonHead;
    ReasonList* m_reasons;
    QLineEdit* m_note;
    RatesPane* m_rates;
    widgets::Toast* m_toast = nullptr; ///< made when there is a window to stand in
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_accept = nullptr;
    QAction* m_reject = nullptr;
    QAction* m_flag = nullptr;
    QAction* m_skip = nullptr;
    QAction* m_marks = nullptr;
    QAction* m_toGallery = nullptr;
    QAction* m_takeBack = nullptr;
    QList<QAction*> m_digits;
    QList<QAction*> m_commands;
    std::unique_ptr<ReviewDesk> m_desk;
    PageReader* m_reader;
    Question m_question; ///< of the current picture
    QString m_shown; ///< path of the picture on the canvas
    bool m_armed = false; ///< X was pressed and a digit is awaited
    bool m_stale = true; ///< the queue grew while nobody looked
};

} // namespace groundmark::annotation
