// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/textcue/cue_batch.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace groundmark::widgets {
class FieldRow;
}

namespace groundmark::viewers {

/// Every parameter of TextCue and of the baseline beside it.
class CueForm : public QWidget
{
    Q_OBJECT

public:
    explicit CueForm(QWidget* parent = nullptr);

    /// What was typed; nothing while a field is wrong, which says so itself.
    [[nodiscard]] std::optional<CueRequest> request();
    [[nodiscard]] imaging::CueSettings baseline() const;
    void setFolder(const QString& folder);
    [[nodiscard]] QString folder() const;

signals:
    /// Other files or words are to be read.
    void sourceChanged();
    /// The same files are to be looked at otherwise.
    void settingsChanged();

private:
    void build(QVBoxLayout* column);

    QLineEdit* m_folder;
    QLineEdit* m_question;
    QLineEdit* m_general;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    QSpinBox* m_firstLayer;
    QSpinBox* m_layers;
    QDoubleSpinBox* m_base;
    QLineEdit* m_ratios;
    QLineEdit* m_aspects;
    QCheckBox* m_normalise;
    QCheckBox* m_refine;
    QComboBox* m_words;
    QDoubleSpinBox* m_magnification;
    QSpinBox* m_baselineLayer;
    QDoubleSpinBox* m_baselineBase;
    widgets::FieldRow* m_windowRow = nullptr;
};

} // namespace groundmark::viewers
