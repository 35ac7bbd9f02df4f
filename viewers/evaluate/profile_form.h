// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model_profiles.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;

namespace groundmark::widgets {
class FieldRow;
}

namespace groundmark::viewers {

/// One model: where it is asked, where its key comes from, how it decodes, what it costs. There is
/// no field for a key: a key that is typed goes to the system's key store and nowhere else.
class ProfileForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileForm(QWidget* parent = nullptr);

    void setProfile(const evaluation::ModelProfile& profile);
    /// Nothing while a field is wrong, which says so itself.
    [[nodiscard]] std::optional<evaluation::ModelProfile> profile();

signals:
    /// A field was changed by the person.
    void edited();
    /// A key is to be put into the key store under this name.
    void keyWanted(const QString& entry);

private:
    void build();
    void followKind();
    [[nodiscard]] bool isServer() const;
    [[nodiscard]] QString spec() const;
    [[nodiscard]] bool readKey(evaluation::ModelConfig& config);
    [[nodiscard]] bool readNumbers(evaluation::ModelProfile& profile);

    evaluation::ModelConfig m_config; ///< what the fields do not show stays as it is
    QLineEdit* m_name;
    QComboBox* m_kind;
    QLineEdit* m_model;
    QLineEdit* m_url;
    QComboBox* m_keyKind;
    QLineEdit* m_keyName;
    QLineEdit* m_argument;
    QLineEdit* m_temperature;
    QLineEdit* m_maxTokens;
    QLineEdit* m_seed;
    QLineEdit* m_extra;
    QLineEdit* m_inputPrice;
    QLineEdit* m_outputPrice;
    widgets::FieldRow* m_nameRow = nullptr;
    widgets::FieldRow* m_modelRow = nullptr;
    widgets::FieldRow* m_urlRow = nullptr;
    widgets::FieldRow* m_keyRow = nullptr;
    widgets::FieldRow* m_argumentRow = nullptr;
    widgets::FieldRow* m_decodingRow = nullptr;
    widgets::FieldRow* m_extraRow = nullptr;
    widgets::FieldRow* m_priceRow = nullptr;
    QWidget* m_keepKey = nullptr;
};

} // namespace groundmark::viewers
