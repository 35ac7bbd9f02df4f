// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"

#include <QKeySequence>
#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace groundmark::viewers {

/// The types of a taxonomy as buttons with their keys, in their groups, what others said beside them,
/// and a note.
class TypePad : public QWidget
{
    Q_OBJECT

public:
    /// `keys[i]` gives the i-th type; what stands beyond their number has no key.
    explicit TypePad(const QList<QAction*>& keys, QWidget* parent = nullptr);

    void setTaxonomy(const Taxonomy& taxonomy);
    /// What the annotator said (null for nothing) and what others did; `hidden` says that others'
    /// words are kept back.
    void showLabels(const ErrorLabel* own, const std::vector<ErrorLabel>& all, bool hidden);
    void setEditable(bool editable);
    [[nodiscard]] QString note() const;
    void focusNote();

signals:
    void typeChosen(const QString& id);
    void noteEdited(const QString& note);

private:
    struct Row
    {
        QString id;
        QPushButton* button;
        QLabel* others;
    };

    QList<QAction*> m_keys;
    QVBoxLayout* m_column;
    QWidget* m_rows = nullptr;
    std::vector<Row> m_types;
    QLabel* m_reason;
    QLineEdit* m_note;
};

} // namespace groundmark::viewers
