// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>
#include <QWidget>

namespace groundmark::widgets {

/// A key as it is printed on the keyboard: "Ctrl K", "F", "↵". Says what to press; cannot be
/// clicked.
class KeyCap : public QWidget
{
    Q_OBJECT

public:
    explicit KeyCap(const QKeySequence& key = {}, QWidget* parent = nullptr);

    void setKey(const QKeySequence& key);
    /// As shown, "Ctrl K".
    [[nodiscard]] QString text() const { return m_text; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

} // namespace groundmark::widgets
