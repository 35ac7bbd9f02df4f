// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_store.h"
#include "viewers/compare/compare_sample.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace groundmark::widgets {
class ImageCanvas;
class PanelHeader;
}

namespace groundmark::viewers {

/// One failure to look at: the page, what was asked and expected, and the reply as it came, beside it
/// the reply of another run. What models wrote is shown as plain text.
class FailurePane : public QWidget
{
    Q_OBJECT

public:
    explicit FailurePane(imaging::ImageStore& images, QWidget* parent = nullptr);

    /// `answers` of `sample` are those of all runs; `run` is the one whose failure it is.
    void showSample(const CompareSample& sample, RunId run, double passFrom);
    void clear();
    void showPage(int page);
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] widgets::ImageCanvas* canvas() const { return m_canvas; }

private:
    void showOther();

    imaging::ImageStore& m_images;
    CompareSample m_sample;
    int m_page = 0;
    widgets::PanelHeader* m_header;
    widgets::ImageCanvas* m_canvas;
    QLabel* m_question;
    QLabel* m_expected;
    widgets::PanelHeader* m_replyHeader;
    QPlainTextEdit* m_reply;
    widgets::PanelHeader* m_otherHeader;
    QComboBox* m_others;
    QPlainTextEdit* m_other;
};

} // namespace groundmark::viewers
