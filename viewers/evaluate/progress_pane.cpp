// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/progress_pane.h"

#include "viewers/evaluate/reply_model.h"
#include "viewers/evaluate/run_words.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/outcome_bar.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/tabular.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>

namespace groundmark::viewers {

namespace {

using widgets::numbers::count;

/// Paints itself, so that it follows the theme.
class OutcomeSign final : public QWidget
{
public:
    explicit OutcomeSign(widgets::Glyph glyph)
        : m_glyph(glyph)
    {
        setFixedSize(14, 14);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        widgets::paintGlyph(&painter, rect(), m_glyph, widgets::tokensOf(this));
    }

private:
    widgets::Glyph m_glyph;
};

/// A glyph before the name of an outcome.
QWidget* outcomeLine(widgets::Glyph glyph, const QString& name)
{
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(new OutcomeSign(glyph));
    line->addWidget(new widgets::RoleLabel(name, widgets::FontRole::Small));
    line->addStretch(1);
    return box;
}

} // namespace

ProgressPane::ProgressPane(RunQueue& queue, QWidget* parent)
    : QWidget(parent)
    , m_queue(queue)
    , m_header(new widgets::PanelHeader(tr("No run is under way")))
    , m_pause(new QAction(widgets::lineIcon(widgets::Icon::Pause), tr("Pause"), this))
    , m_cancel(new QAction(widgets::lineIcon(widgets::Icon::Stop), tr("Cancel"), this))
    , m_done(new widgets::NumberLabel({}, widgets::FontRole::Figure))
    , m_of(new widgets::NumberLabel)
    , m_share(new widgets::NumberLabel)
    , m_bar(new widgets::OutcomeBar)
    , m_rate(new widgets::NumberLabel)
    , m_left(new widgets::NumberLabel)
    , m_tokens(new widgets::NumberLabel)
    , m_cost(new widgets::NumberLabel)
    , m_answered(new widgets::NumberLabel({}, widgets::FontRole::Small))
    , m_refused(new widgets::NumberLabel({}, widgets::FontRole::Small))
    , m_failed(new widgets::NumberLabel({}, widgets::FontRole::Small))
    , m_cached(widgets::quietLabel({}))
    , m_kinds(widgets::quietLabel({}))
    , m_notice(widgets::quietLabel({}))
    , m_replies(new ReplyModel(this))
    , m_list(new QTableView)
{
    m_pause->setCheckable(true);
    m_header->addAction(m_pause, true);
    m_header->addAction(m_cancel, true);
    m_notice->setObjectName(QStringLiteral("runNotice"));
    m_done->setObjectName(QStringLiteral("doneCount"));
    m_notice->setWordWrap(true);
    m_kinds->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(makeFigures());
    column->addWidget(makeReplies(), 1);

    connect(m_pause, &QAction::triggered, this, [this](bool checked) { m_queue.setPaused(checked); });
    connect(m_cancel, &QAction::triggered, this, [this] { m_queue.cancel(); });
    connect(m_list, &QTableView::activated, this, [this](const QModelIndex& index) {
        const NewReply& reply = m_replies->at(index.row());
        emit requestWanted(reply.externalId, reply.requestKey);
    });
    renew();
}

QWidget* ProgressPane::makeFigures()
{
    auto* body = new widgets::Panel;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    auto* top = new QHBoxLayout;
    top->addWidget(m_done);
    m_of->setQuiet(true);
    top->addWidget(m_of);
    top->addStretch(1);
    m_share->setQuiet(true);
    top->addWidget(m_share);
    column->addLayout(top);
    m_bar->setMain(true);
    column->addWidget(m_bar);

    auto* figures = new QGridLayout;
    figures->setHorizontalSpacing(12);
    figures->setVerticalSpacing(0);
    int place = 0;
    for (const auto& [name, label] :
         {std::pair(tr("Rate"), m_rate),
          std::pair(tr("Left"), m_left),
          std::pair(tr("Tokens out"), m_tokens),
          std::pair(tr("Cost"), m_cost)}) {
        figures->addWidget(widgets::quietLabel(name), 0, place);
        label->setAccessibleName(name);
        figures->addWidget(label, 1, place);
        figures->setColumnStretch(place++, 1);
    }
    column->addLayout(figures);
    column->addWidget(new widgets::Rule(Qt::Horizontal));

    auto* outcomes = new QGridLayout;
    outcomes->setHorizontalSpacing(12);
    outcomes->setVerticalSpacing(4);
    outcomes->setColumnStretch(2, 1);
    int row = 0;
    const auto add = [&](widgets::Glyph glyph, const QString& name, widgets::NumberLabel* number, QWidget* fact) {
        outcomes->addWidget(outcomeLine(glyph, name), row, 0);
        number->setAccessibleName(name);
        number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        number->setWidest(QStringLiteral("100,000"));
        outcomes->addWidget(number, row, 1);
        if (fact) {
            outcomes->addWidget(fact, row, 2);
        }
        ++row;
    };
    add(widgets::Glyph::Right, tr("Answered"), m_answered, m_cached);
    add(widgets::Glyph::Refused, tr("Refused or empty"), m_refused, nullptr);
    add(widgets::Glyph::ApiError, tr("API error"), m_failed, m_kinds);
    column->addLayout(outcomes);
    column->addWidget(m_notice);
    return body;
}

QWidget* ProgressPane::makeReplies()
{
    auto* box = new widgets::Panel;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* name = new widgets::PanelHeader(tr("Newest replies"));
    name->setFacts(tr("Return shows the request"));
    column->addWidget(name);
    m_list->setModel(m_replies);
    m_list->setObjectName(QStringLiteral("newestReplies"));
    m_list->setAccessibleName(tr("Newest replies"));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    widgets::prepareItemView(m_list);
    m_list->setItemDelegate(new widgets::RowDelegate(m_list));
    m_list->setItemDelegateForColumn(ReplyModel::TokensColumn, new widgets::NumberDelegate({}, m_list));
    m_list->horizontalHeader()->hide();
    m_list->horizontalHeader()->setStretchLastSection(false);
    m_list->horizontalHeader()->setSectionResizeMode(ReplyModel::ReplyColumn, QHeaderView::Stretch);
    m_list->setColumnWidth(ReplyModel::SampleColumn, 110);
    m_list->setColumnWidth(ReplyModel::TokensColumn, 84);
    column->addWidget(m_list, 1);
    return box;
}

void ProgressPane::setRun(const QString& name, const QString& facts)
{
    m_header->setTitle(name);
    m_header->setFacts(facts);
    m_notice->setText({});
    m_notice->setTone(widgets::RoleLabel::Tone::Quiet);
}

void ProgressPane::renewActions()
{
    const bool isRunning = m_queue.isRunning();
    const bool isPaused = m_queue.isPaused();
    m_pause->setEnabled(isRunning);
    m_cancel->setEnabled(isRunning);
    m_pause->setChecked(isRunning && isPaused);
    m_pause->setText(isRunning && isPaused ? tr("Resume") : tr("Pause"));
    m_pause->setIcon(
        widgets::lineIcon(isRunning && isPaused ? widgets::Icon::Play : widgets::Icon::Pause));
}

void ProgressPane::renew()
{
    const LiveRun live = m_queue.live();
    const evaluation::CallProgress& progress = live.progress;
    const QString none = widgets::numbers::missing();
    const bool isKnown = progress.total > 0;
    m_done->setText(count(progress.done()));
    m_of->setText(isKnown ? tr("of %1").arg(count(progress.total)) : QString());
    m_share->setText(
        isKnown ? widgets::numbers::percent(double(progress.done()) / double(progress.total))
                : QString());
    m_bar->setCounts({live.answered, 0, live.refused, live.failed, std::max(progress.total, live.answered + live.refused + live.failed)});
    m_rate->setText(
        progress.perSecond > 0.0
            ? tr("%1 / s").arg(widgets::numbers::decimal(progress.perSecond, 1))
            : none);
    m_left->setText(
        progress.secondsLeft ? widgets::numbers::duration(*progress.secondsLeft) : none);
    m_tokens->setText(isKnown ? count(progress.outputTokens) : none);
    m_cost->setText(isKnown ? money(progress.cost) : none);
    m_answered->setText(count(live.answered));
    m_refused->setText(count(live.refused));
    m_failed->setText(count(live.failed));
    m_cached->setText(
        progress.fromCache > 0 ? tr("%1 known already").arg(count(progress.fromCache)) : QString());
    const QString kinds = failureWords(progress.failures);
    m_kinds->setText(kinds.isEmpty() ? QString() : tr("attempts that failed: %1").arg(kinds));
    if (m_queue.isRunning()) {
        QString notice = progress.notice;
        if (live.judging) {
            notice = tr("Judging: %1 of %2").arg(count(live.judging->done()), count(live.judging->total));
        } else if (live.isScoring) {
            notice = tr("Scoring: %1").arg(count(live.scored));
        }
        m_notice->setText(notice);
    }
    m_replies->setReplies(live.newest);
    renewActions();
}

void ProgressPane::showEnd(const RunQueue::Ended& ended)
{
    renew();
    using Tone = widgets::RoleLabel::Tone;
    if (!ended.report) {
        return showProblem(ended.report.error());
    }
    const evaluation::EvaluationReport& report = *ended.report;
    const bool isFinished = report.calls.end == evaluation::RunEnd::Finished;
    m_notice->setTone(isFinished ? Tone::Quiet : Tone::Warn);
    if (isFinished && report.scores) {
        m_notice->setText(
            tr("Finished: %1 scored, mean %2; %3 unparseable.")
                .arg(
                    count(report.scores->scored),
                    widgets::numbers::score(report.scores->mean),
                    count(report.scores->unparseable)));
    } else {
        m_notice->setText(
            isFinished ? tr("Finished.")
                       : report.calls.reason + u' ' + tr("What came is kept; the run can be resumed."));
    }
}

void ProgressPane::showProblem(const Error& error)
{
    m_notice->setTone(widgets::RoleLabel::Tone::Bad);
    m_notice->setText(error.toText());
}

} // namespace groundmark::viewers
