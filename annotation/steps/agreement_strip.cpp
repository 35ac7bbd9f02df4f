// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_strip.h"

#include "widgets/badge.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/numbers.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace {

constexpr int StripHeight = 50; // visual language, section 6

} // namespace

QString kappaText(const evaluation::StepAgreement& agreement)
{
    return AgreementStrip::tr("κ %1 %2 n = %3 steps")
        .arg(
            widgets::numbers::scoreInProse(agreement.kappa.kappa, 2),
            QStringLiteral("[%1, %2]").arg(
                widgets::numbers::scoreInProse(agreement.low, 2),
                widgets::numbers::scoreInProse(agreement.high, 2)),
            widgets::numbers::count(agreement.kappa.items));
}

AgreementStrip::AgreementStrip(storage::Session& session, AgreementWatch& watch, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_watch(watch)
    , m_kappa(widgets::nameLabel(tr("Agreement")))
    , m_facts(widgets::quietLabel({}))
    , m_difference(widgets::quietLabel({}))
    , m_round(new widgets::Badge)
    , m_open(new widgets::LinkButton(tr("Open discussion")))
{
    setMinimumHeight(StripHeight);
    setToolTip(tr("Cohen's κ over the steps that both have judged; practice items are left out. The interval "
                  "is a 95 % bootstrap over chains."));
    m_difference->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_kappa);
    first->addWidget(m_facts, 1);
    first->addWidget(m_round);
    auto* second = new QHBoxLayout;
    second->addWidget(m_difference, 1);
    second->addWidget(m_open);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 5, 12, 5);
    layout->setSpacing(2);
    layout->addLayout(first);
    layout->addLayout(second);
    connect(m_open, &widgets::LinkButton::clicked, this, &AgreementStrip::discussionRequested);
    connect(&m_watch, &AgreementWatch::changed, this, &AgreementStrip::renew);
    connect(&m_session, &storage::Session::annotatorChanged, this, &AgreementStrip::renew);
    renew();
}

void AgreementStrip::renew()
{
    const AgreementReport& report = m_watch.report();
    AnnotatorId me;
    for (const Annotator& annotator : report.ratings.annotators) {
        if (annotator.name == m_session.annotator()) {
            me = annotator.id;
        }
    }
    const auto pairs = report.pairsOf(me);
    m_open->setVisible(!report.rounds.empty());
    m_round->setVisible(!report.rounds.empty());
    if (!report.rounds.empty()) {
        m_round->setText(tr("Round %1").arg(report.rounds.size()));
    }
    if (pairs.empty() || !pairs.front()->all) {
        m_facts->setText(tr("nobody else has judged your steps yet"));
        m_difference->setText(tr("κ appears as soon as two annotators share a step."));
        return;
    }
    const PairReport& pair = *pairs.front();
    const bool iAmFirst = report.ratings.annotators[static_cast<size_t>(pair.first)].id == me;
    m_facts->setText(kappaText(*pair.all));
    m_difference->setText(tr("You and %1 differ on %2 of %3 steps in %4 chains")
                              .arg(report.nameOf(iAmFirst ? pair.second : pair.first))
                              .arg(
                                  widgets::numbers::count(pair.all->differing),
                                  widgets::numbers::count(pair.all->kappa.items),
                                  widgets::numbers::count(pair.all->differingChains)));
}

void AgreementStrip::paintEvent(QPaintEvent* /*event*/)
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), tokens.window);
    painter.fillRect(QRect(0, 0, width(), 1), tokens.border);
}

} // namespace groundmark::annotation
