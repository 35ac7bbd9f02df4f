// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QPushButton;

namespace groundmark::viewers {

/// What stands in the gallery's place when a filter leaves nothing: its conditions, each of which
/// can be taken away, and a way back to everything.
class NoMatchPane : public QWidget
{
    Q_OBJECT

public:
    /// A condition in words and how to give it up.
    struct Condition
    {
        QString text;
        std::function<void()> remove;
    };

    explicit NoMatchPane(QWidget* parent = nullptr);

    /// `all` is how many samples there are without the filter.
    void setConditions(std::vector<Condition> conditions, qint64 all);

signals:
    void clearRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QHBoxLayout* m_chips;
    QPushButton* m_clear;
};

} // namespace groundmark::viewers
