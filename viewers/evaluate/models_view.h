// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model_profiles.h"
#include "widgets/workspace.h"

class QListWidget;
class QPushButton;

namespace groundmark::widgets {
class RoleLabel;
}

namespace groundmark::viewers {

class ProfileForm;

/// The view "Models" of Evaluate: the models that a person asks, to be chosen for runs.
class ModelsView : public widgets::Workspace
{
    Q_OBJECT

public:
    explicit ModelsView(evaluation::ModelProfiles& profiles, QWidget* parent = nullptr);

    [[nodiscard]] QString id() const override;
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override;
    void activate() override;

private:
    void fill();
    void choose();
    void add();
    void save();
    void remove();
    void askForKey(const QString& entry);
    [[nodiscard]] QString current() const;

    evaluation::ModelProfiles& m_profiles;
    widgets::ViewBar* m_viewBar;
    QAction* m_add;
    QAction* m_remove;
    QAction* m_save;
    QListWidget* m_list;
    ProfileForm* m_form;
    widgets::RoleLabel* m_notice;
};

} // namespace groundmark::viewers
