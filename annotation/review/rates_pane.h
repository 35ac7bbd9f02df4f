// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/review/review_desk.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::annotation {

/// A share as a bar: accepted, rejected, and what is still to come.
class VerdictBar : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictBar(QWidget* parent = nullptr);
    void setCounts(qint64 accepted, qint64 rejected, qint64 total);
    [[nodiscard]] QSize sizeHint() const override { return {120, 8}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    qint64 m_accepted = 0;
    qint64 m_rejected = 0;
    qint64 m_total = 0;
};

/// How the queue stands: success rate with its interval, by template and by generator, how quickly it
/// is worked through, and how far two people agree.
class RatesPane : public QWidget
{
    Q_OBJECT

public:
    explicit RatesPane(QWidget* parent = nullptr);

    /// Null for none.
    void show(const ReviewDesk* desk);
    /// Folds the tables by template and generator away.
    void setFolded(bool folded);
    using QWidget::show;

private:
    void fillTable(const ReviewDesk& desk);

    QLabel* m_rate;
    VerdictBar* m_bar;
    QLabel* m_pace;
    QLabel* m_agreement;
    widgets::PanelHeader* m_tableHeader;
    QWidget* m_table;
    QGridLayout* m_grid;
};

} // namespace groundmark::annotation
