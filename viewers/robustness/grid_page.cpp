// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/grid_page.h"

#include "evaluation/metrics/answer_match.h"
#include "imaging/quality.h"
#include "storage/run_repository.h"
#include "viewers/robustness/answer_pairs.h"
#include "viewers/robustness/perturbation_grid.h"
#include "viewers/robustness/split_compare.h"
#include "viewers/robustness/robustness_table_pane.h"
#include "widgets/badge.h"
#include "widgets/chip.h"
#include "widgets/chip_bar.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"

#include <QAction>
#include <QLabel>
#include <QtConcurrentRun>

#include <algorithm>
#include <tuple>

namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;

/// Whether a sample passes a chip of the filter bar.
bool passes(const QString& chip, const robust::RobustnessData::Counts& counts)
{
    if (chip == u"broken2") {
        return counts.brokenModels >= 2;
    }
    return chip == u"broken" ? counts.broken > 0 : counts.fixed > 0;
}

} // namespace

void GridPage::setReport(std::shared_ptr<const RobustnessReport> report)
{
    const SampleId before = m_position >= 0 && m_report
        ? m_report->data.items()[m_order[static_cast<std::size_t>(m_position)]].sample
        : m_session.sample();
    m_tables->setReport(nullptr); // before the rows that it shows go
    m_report = std::move(report);
    m_seeds = m_report && m_session.project() ? runSeeds(*m_session.project()) : RunSeeds {};
    m_tables->setReport(m_report);
    m_position = -1;
    renewOrder();
    select(before);
}

void GridPage::renewOrder()
{
    const SampleId before = m_position >= 0
        ? m_report->data.items()[m_order[static_cast<std::size_t>(m_position)]].sample
        : SampleId {};
    m_order.clear();
    m_position = -1;
    if (m_report) {
        struct Ranked
        {
            std::size_t item;
            robust::RobustnessData::Counts counts;
        };
        std::vector<Ranked> ranked;
        for (std::size_t item = 0; item < m_report->data.items().size(); ++item) {
            if (!m_report->data.conditionsOf(item).empty()) {
                ranked.push_back({item, m_report->data.countsOf(item)});
            }
        }
        for (const QString& chip : m_chips->chips()) {
            m_chips->chip(chip)->setCount(std::ranges::count_if(
                ranked, [&](const Ranked& one) { return passes(chip, one.counts); }));
        }
        std::erase_if(ranked, [this](const Ranked& one) {
            return std::ranges::any_of(m_chips->chips(), [&](const QString& chip) {
                return m_chips->chip(chip)->isChecked() && !passes(chip, one.counts);
            });
        });
        std::ranges::stable_sort(ranked, [](const Ranked& a, const Ranked& b) {
            return std::tie(a.counts.brokenModels, a.counts.broken)
                > std::tie(b.counts.brokenModels, b.counts.broken);
        });
        for (const Ranked& one : ranked) {
            m_order.push_back(one.item);
        }
    }
    int position = m_order.empty() ? -1 : 0;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        if (m_report->data.items()[m_order[i]].sample == before) {
            position = int(i);
        }
    }
    showSample(position);
}

void GridPage::select(SampleId sample)
{
    for (std::size_t i = 0; m_report && i < m_order.size(); ++i) {
        if (m_report->data.items()[m_order[i]].sample == sample && int(i) != m_position) {
            showSample(int(i));
            return;
        }
    }
}

void GridPage::step(int by)
{
    if (!m_order.empty()) {
        showSample(std::clamp(m_position + by, 0, int(m_order.size()) - 1));
        m_session.setSample(m_sample.sample.id);
    }
}

void GridPage::stepToBroken(int direction)
{
    for (int at = m_position + direction; at >= 0 && at < int(m_order.size()); at += direction) {
        if (m_report->data.countsOf(m_order[static_cast<std::size_t>(at)]).broken > 0) {
            step(at - m_position);
            return;
        }
    }
}

void GridPage::showSample(int position)
{
    m_images.dropWaiting();
    m_position = position;
    m_sample = {};
    if (m_position >= 0 && m_session.project()) {
        const std::size_t item = m_order[static_cast<std::size_t>(m_position)];
        auto read = readSampleConditions(*m_session.project(), *m_report, item, m_seeds);
        if (read) {
            m_sample = std::move(*read);
        } else {
            m_session.announceFailure(read.error());
        }
    }
    m_id->setText(m_sample.sample.externalId);
    const QString category
        = m_position >= 0 ? m_report->data.items()[m_order[static_cast<std::size_t>(m_position)]].category : QString();
    m_category->setText(category);
    m_category->setVisible(!category.isEmpty());
    const QString question
        = m_sample.sample.questions.isEmpty() ? QString() : m_sample.sample.questions.first().text;
    m_question->setText(
        m_sample.expected.isEmpty()
            ? question
            : tr("%1  Truth: %2").arg(question, m_sample.expected.left(300).simplified()).trimmed());
    m_place->setText(
        m_position < 0 ? tr("No sample")
                       : tr("Sample %1 of %2 · %3 in all")
                             .arg(numbers::count(m_position + 1), numbers::count(qint64(m_order.size())))
                             .arg(numbers::count(qint64(m_report->data.items().size()))));
    fillCounts();
    fillGrid();
    chooseWorstCell();
    readTexts();
    showPair();
    emit statusChanged();
}

void GridPage::fillCounts()
{
    const auto counts = m_position >= 0
        ? m_report->data.countsOf(m_order[static_cast<std::size_t>(m_position)])
        : robust::RobustnessData::Counts {};
    m_counts[0]->setText(tr("stays right %1").arg(counts.staysRight));
    m_counts[1]->setText(tr("stays wrong %1").arg(counts.staysWrong));
    m_counts[2]->setText(tr("broken %1").arg(counts.broken));
    m_counts[3]->setText(tr("fixed %1").arg(counts.fixed));
}

void GridPage::fillGrid()
{
    std::vector<GridColumn> columns;
    std::vector<GridRow> rows;
    for (const SampleColumn& column : m_sample.columns) {
        GridColumn shown;
        shown.tip = conditionTitle(*m_report, column.condition);
        if (!column.condition) {
            shown.label = tr("clean");
        } else {
            const robust::AxisCondition& one = m_report->data.conditions()[*column.condition];
            shown.group = one.isNatural ? tr("photographs") : kindTitle(one.kind);
            shown.label = one.isNatural ? one.name : QString::number(one.severity);
        }
        columns.push_back(std::move(shown));
    }
    for (std::size_t model = 0; m_position >= 0 && model < m_report->data.models().size(); ++model) {
        const std::size_t item = m_order[static_cast<std::size_t>(m_position)];
        const robust::RobustReply& clean = m_report->data.clean(model, item);
        GridRow row {modelTitle(*m_report, model), {}};
        for (const SampleColumn& column : m_sample.columns) {
            const robust::RobustReply& reply
                = column.condition ? m_report->data.under(model, item, *column.condition) : clean;
            row.cells.push_back(
                {cellGlyph(clean, reply, !column.condition),
                 reply.outcome && *reply.outcome == Outcome::Scored && reply.score
                     ? tr("score %1").arg(numbers::scoreInProse(*reply.score))
                     : QString()});
        }
        rows.push_back(std::move(row));
    }
    m_grid->setContent(std::move(columns), std::move(rows));
}

/// What one came for: the first answer that broke; else the first condition.
void GridPage::chooseWorstCell()
{
    const auto& rows = m_grid->rows();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto broken
            = std::ranges::find(rows[row].cells, widgets::Glyph::Broken, &GridCell::glyph);
        if (broken != rows[row].cells.end()) {
            m_grid->setCurrent(int(row), int(broken - rows[row].cells.begin()));
            return;
        }
    }
    m_grid->setCurrent(0, 1);
}

void GridPage::readTexts()
{
    for (std::size_t i = 0; i < m_sample.columns.size(); ++i) {
        SampleColumn& column = m_sample.columns[i];
        if (!column.read) {
            column.read = m_images.text(column.picture, m_sample.languages);
        }
    }
    renewRecall();
}

/// Against the transcription of the sample where there is one, else against the clean reading.
void GridPage::renewRecall()
{
    if (m_sample.columns.empty()) {
        return;
    }
    const QString reference
        = m_sample.reference.isEmpty() ? m_sample.columns[0].read.value_or(QString()) : m_sample.reference;
    if (reference.trimmed().isEmpty()) {
        return;
    }
    for (std::size_t i = 0; i < m_sample.columns.size(); ++i) {
        if (const auto& read = m_sample.columns[i].read) {
            m_grid->setRecall(int(i), robust::characterRecall(reference, *read));
        }
    }
}

void GridPage::showPair()
{
    const auto at = static_cast<std::size_t>(m_grid->currentColumn());
    if (at >= m_sample.columns.size()) {
        m_split->setImages({}, {}, {});
        m_split->setLabels({}, {});
        m_pairHeader->setFacts({});
        m_pairHeader->setNote({});
        m_answers->setPairs({});
        return;
    }
    const SampleColumn& column = m_sample.columns[at];
    const QString title = conditionTitle(*m_report, column.condition);
    const QImage before = m_images.image(m_sample.columns[0].picture);
    const QImage after = m_images.image(column.picture);
    m_split->setImages(before, after, tr("The picture is being made."));
    m_split->setLabels(tr("clean"), title);
    m_pairHeader->setFacts(title);
    m_pairHeader->setNote(
        column.picture.condition.isEmpty() ? QString() : tr("seed %1").arg(column.picture.seed));
    measurePair();
    fillAnswers();
}

void GridPage::measurePair()
{
    const auto at = static_cast<std::size_t>(m_grid->currentColumn());
    const SampleColumn& column = m_sample.columns[at];
    const QImage before = m_images.image(m_sample.columns[0].picture);
    const QImage after = m_images.image(column.picture);
    const QString key = column.picture.key();
    if (!column.condition || before.isNull() || before.size() != after.size() || m_measuredKey == key) {
        return;
    }
    m_measuredKey = key;
    m_measure.setFuture(QtConcurrent::run([before, after] {
        const auto psnr = imaging::psnr(before, after);
        const auto ssim = imaging::meanSsim(before, after);
        return psnr && ssim ? QStringLiteral("PSNR %1 dB · SSIM %2")
                                  .arg(numbers::decimal(*psnr, 1), numbers::score(*ssim, 2))
                            : QString();
    }));
}

QString GridPage::answerOf(const robust::RobustReply& reply) const
{
    if (!reply.outcome || !m_session.project()) {
        return numbers::missing();
    }
    const auto prediction = storage::RunRepository(m_session.project()->database())
                                .prediction(reply.run, reply.sample);
    if (!prediction || !*prediction) {
        return numbers::missing();
    }
    const Prediction& one = **prediction;
    return one.outcome == Outcome::ApiError ? one.error : one.parsed.isEmpty() ? one.raw : one.parsed;
}

void GridPage::fillAnswers()
{
    const auto at = static_cast<std::size_t>(m_grid->currentColumn());
    const SampleColumn& column = m_sample.columns[at];
    const std::size_t item = m_order[static_cast<std::size_t>(m_position)];
    const auto recall = m_grid->columns()[at].recall;
    std::vector<AnswerPair> pairs;
    for (std::size_t model = 0; model < m_report->data.models().size(); ++model) {
        const robust::RobustReply& clean = m_report->data.clean(model, item);
        const robust::RobustReply& reply
            = column.condition ? m_report->data.under(model, item, *column.condition) : clean;
        if (!reply.outcome) {
            continue;
        }
        AnswerPair pair {
            modelTitle(*m_report, model),
            cellGlyph(clean, clean, true),
            cellGlyph(clean, reply, !column.condition),
            answerOf(clean),
            answerOf(reply),
            column.condition && robust::changeOf(clean, reply) == robust::Change::Broken,
            {}};
        if (pair.isBroken && recall) {
            pair.why = *recall < robust::characterRecallThreshold
                ? tr("could not read")
                : tr("could not reason");
        }
        const bool isCurrent = int(model) == m_grid->currentRow();
        pairs.insert(isCurrent ? pairs.begin() : pairs.end(), std::move(pair));
    }
    m_answers->setPairs(std::move(pairs));
}

QString GridPage::currentId() const
{
    return m_sample.sample.externalId;
}

widgets::StatusFacts GridPage::statusFacts() const
{
    widgets::StatusFacts facts;
    if (m_position >= 0) {
        facts.item = m_place->text();
        const auto row = static_cast<std::size_t>(m_grid->currentRow());
        const auto column = static_cast<std::size_t>(m_grid->currentColumn());
        if (row < m_grid->rows().size() && column < m_grid->columns().size()) {
            facts.selection = tr("%1 · %2 · %3").arg(
                m_grid->columns()[column].tip,
                m_grid->rows()[row].name,
                widgets::wordOf(m_grid->rows()[row].cells[column].glyph));
        }
        facts.keys = tr("Keys: grid");
    }
    return facts;
}

bool GridPage::isSettled() const
{
    return m_images.isSettled() && !m_measure.isRunning();
}

void GridPage::takeFocus()
{
    m_grid->setFocus();
}

} // namespace groundmark::viewers
