// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_store.h"
#include "viewers/compare/compare_sample.h"

#include <QList>
#include <QSet>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace groundmark::widgets {
class Chip;
class ImageCanvas;
} // namespace groundmark::widgets

namespace groundmark::viewers {

/// The image with the truth and each run's boxes as layers that can be switched off.
class CanvasPane : public QWidget
{
    Q_OBJECT

public:
    static constexpr int MaximumRuns = 6;

    explicit CanvasPane(imaging::ImageStore& store, QWidget* parent = nullptr);

    [[nodiscard]] widgets::ImageCanvas* canvas() const { return m_canvas; }
    /// Shows the first page that an answer or a truth box is on.
    void setSample(const CompareSample& sample);
    void clear();
    /// Whether a layer shows: TruthRun or a run's number. The wish is kept for the next samples
    /// where the current one has no boxes of the run.
    void setLayerShown(int run, bool shown);
    [[nodiscard]] bool isLayerShown(int run) const;
    /// Hides everything over the image, or shows it again.
    void toggleAll();
    /// Lifts regions by their ordinals: those that a reasoning step names.
    void linkRegions(const QList<int>& ordinals);
    [[nodiscard]] bool isSettled() const;

signals:
    void viewChanged();
    void cursorMoved(QPointF image);
    void cursorLeft();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showPage(int page);
    [[nodiscard]] widgets::Chip* chipOf(int run) const;

    imaging::ImageStore& m_store;
    widgets::ImageCanvas* m_canvas;
    QLabel* m_noImage;
    QHBoxLayout* m_bar;
    QList<widgets::Chip*> m_chips; ///< truth, then A to F
    QList<bool> m_wanted; ///< layers that are to show, same order
    QList<int> m_layers; ///< of the overlay, same order
    QWidget* m_pager;
    QLabel* m_pageLabel;
    CompareSample m_sample;
    int m_page = 0;
};

} // namespace groundmark::viewers
