// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/steps/agreement_watch.h"

#include <QWidget>

namespace groundmark::widgets {
class Badge;
class LinkButton;
class RoleLabel;
}

namespace groundmark::annotation {

/// Two lines under the steps: how far the annotator agrees with the one that shares most steps with
/// them, and on how many they differ. Sums only: which steps differ is for the discussion.
class AgreementStrip : public QWidget
{
    Q_OBJECT

public:
    AgreementStrip(storage::Session& session, AgreementWatch& watch, QWidget* parent = nullptr);

signals:
    void discussionRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void renew();

    storage::Session& m_session;
    AgreementWatch& m_watch;
    widgets::RoleLabel* m_kappa;
    widgets::RoleLabel* m_facts;
    widgets::RoleLabel* m_difference;
    widgets::Badge* m_round;
    widgets::LinkButton* m_open;
};

/// "κ 0.74 [0.70, 0.78] n = 1,163 steps".
[[nodiscard]] QString kappaText(const evaluation::StepAgreement& agreement);

} // namespace groundmark::annotation
