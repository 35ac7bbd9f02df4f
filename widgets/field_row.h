// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace groundmark::widgets {

/// A field with its label, a fact about it, and, when it is wrong, the reason under it.
class FieldRow : public QWidget
{
    Q_OBJECT

public:
    enum class LabelPlace {
        Above, ///< forms of free width
        Left, ///< in 76 px, wider only for longer words: set-up forms
    };

    /// Takes `field`, which gets the label as its buddy and accessible name.
    FieldRow(
        const QString& label,
        QWidget* field,
        LabelPlace place = LabelPlace::Above,
        QWidget* parent = nullptr);

    [[nodiscard]] QWidget* field() const { return m_field; }
    /// Quiet fact: at the right of a label above, after a field whose label stands left.
    void setFact(const QString& fact);
    /// Another small control after the field, such as a unit or a second field; the row owns it.
    void addAfter(QWidget* control);
    /// Why the field cannot stand so; empty when it can. Outlines the field, too.
    void setError(const QString& reason);
    [[nodiscard]] QString error() const;

private:
    QWidget* m_field;
    QLabel* m_label;
    QLabel* m_fact;
    QLabel* m_error;
    QHBoxLayout* m_line;
};

} // namespace groundmark::widgets
