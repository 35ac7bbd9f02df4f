// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <map>
#include <vector>

namespace groundmark::annotation {

/// One reason: its digit, its words, and how often it was chosen so far.
class ReasonRow : public QAbstractButton
{
    Q_OBJECT

public:
    ReasonRow(int digit, const QString& words, QWidget* parent = nullptr);
    /// `share` of the most frequent one, 0–1.
    void setCount(qint64 count, double share);
    /// What the comparison speaks for, or what was chosen.
    void setMarked(bool marked);
    [[nodiscard]] bool isMarked() const { return m_marked; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    int m_digit;
    qint64 m_count = 0;
    double m_share = 0.0;
    bool m_marked = false;
};

/// The reasons of a rejection with their digits; a click does what the digit does.
class ReasonList : public QWidget
{
    Q_OBJECT

public:
    explicit ReasonList(QWidget* parent = nullptr);

    void setCounts(const std::map<QString, qint64>& counts);
    /// The reason that is marked; empty for none.
    void setMarked(const QString& reason);
    [[nodiscard]] QString marked() const;

signals:
    void chosen(const QString& reason);

private:
    std::vector<ReasonRow*> m_rows;
};

} // namespace groundmark::annotation
