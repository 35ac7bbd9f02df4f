// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/question/question_host.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QPlainTextEdit;

namespace groundmark::widgets {
class FieldRow;
class RoleLabel;
}

namespace groundmark::annotation {

/// The current hop: what it does, which cues and earlier hops it starts from, what is found out; and
/// what the selected cue says.
class HopEditor : public QWidget
{
    Q_OBJECT

public:
    explicit HopEditor(QuestionHost& host, QWidget* parent = nullptr);

    /// Writes what was typed and not yet taken over.
    void commitPending();
    void setEditable(bool editable);
    void editText();
    /// `all` also where somebody is typing.
    void refresh(bool all);

    [[nodiscard]] QPlainTextEdit& textField() const { return *m_text; }
    [[nodiscard]] QComboBox& operationField() const { return *m_operation; }
    [[nodiscard]] QLineEdit& cueField() const { return *m_cueText; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveText();
    void giveCueText();
    void showChips();

    QuestionHost& m_host;
    QWidget* m_body;
    widgets::RoleLabel* m_none;
    QComboBox* m_operation;
    QHBoxLayout* m_starts;
    QPlainTextEdit* m_text;
    QLineEdit* m_cueText;
    widgets::FieldRow* m_cueRow;
    RegionId m_cue; ///< whose text the field shows
    int m_hop = -1; ///< whose text the field shows
    QTimer m_typing;
    bool m_showing = false;
    bool m_editable = true;
};

} // namespace groundmark::annotation
