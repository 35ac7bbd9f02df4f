// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keys/key_map.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace groundmark::widgets {
class KeyCapture;
class SearchField;
}

namespace groundmark::app {

/// The settings of keys: choose a profile, give any action another key by pressing it. A key that
/// is taken where the action works is given only after the user has said from whom to take it.
/// Everything holds at once.
class KeysPage : public QWidget
{
    Q_OBJECT

public:
    explicit KeysPage(widgets::KeyMap& keys, QWidget* parent = nullptr);

    void exportTo(const QString& path);
    void importFrom(const QString& path);

private:
    QWidget* buildTop();
    QWidget* buildButtons();
    QWidget* buildQuestion();
    void fill();
    void showCurrent();
    [[nodiscard]] QString currentId() const;
    /// Gives the key to the current action, or asks first when others have it.
    void offer(const QKeySequence& key, bool beside);
    void give(const QString& id, const QKeySequence& key, bool beside);
    void takeFromOthers();
    void say(const QString& text);

    widgets::KeyMap& m_keys;
    QComboBox* m_profile;
    widgets::SearchField* m_filter;
    QTreeWidget* m_list;
    widgets::KeyCapture* m_change;
    widgets::KeyCapture* m_add;
    QPushButton* m_remove;
    QPushButton* m_reset;
    QWidget* m_question;
    QLabel* m_questionText;
    QLabel* m_message;
    // What the question is about.
    QString m_wantedBy;
    QKeySequence m_wanted;
    bool m_beside = false;
};

} // namespace groundmark::app
