// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"

#include <QWidget>

namespace groundmark::widgets {

/// Four segments of 28 × 22 px: correct, incorrect, unsure, unmarked; the word of the choice stands
/// below. One tab stop: 1, 2, 3 and 0 choose, Left and Right move, as does a click.
class VerdictToggle : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictToggle(QWidget* parent = nullptr);

    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    /// Shows a verdict; says nothing, since nobody chose it here.
    void setVerdict(Verdict verdict);
    /// The word below; shown unless taken away.
    void setWordShown(bool shown);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The person chose another verdict.
    void verdictChosen(groundmark::Verdict verdict);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRect segmentRect(int index) const;
    [[nodiscard]] int segmentAt(QPoint position) const;
    void choose(int index);
    void describe();

    Verdict m_verdict = Verdict::Unmarked;
    int m_hovered = -1;
    bool m_wordShown = true;
};

} // namespace groundmark::widgets
