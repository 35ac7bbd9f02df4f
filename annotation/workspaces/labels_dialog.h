// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "storage/session.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace groundmark::annotation {

/// The project's labels: their names, colours and keys. Regions hold a label's id, so renaming one
/// touches none of them. Everything is written and journaled at once.
class LabelsDialog : public QDialog
{
    Q_OBJECT

public:
    LabelsDialog(storage::Session& session, QWidget* parent);

private:
    QWidget* buildFields();
    void read();
    void showCurrent();
    void add();
    void remove();
    void giveName();
    void giveColour(int colour);
    void giveKey(const QString& key);
    [[nodiscard]] const Label* current() const;
    /// One journaled edit of labels; false when the file refused, which is said.
    bool write(const QString& action, const QList<Change>& changes);

    storage::Session& m_session;
    std::vector<Label> m_labels;
    QHash<LabelId, qint64> m_uses;
    QTreeWidget* m_list;
    QLineEdit* m_name;
    QComboBox* m_colour;
    QComboBox* m_key;
    QPushButton* m_remove;
    QLabel* m_message;
};

} // namespace groundmark::annotation
