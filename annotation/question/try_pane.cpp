// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/try_pane.h"

#include "annotation/question/question_words.h"
#include "widgets/badge.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/segments.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <map>

namespace groundmark::annotation {

namespace {

constexpr std::size_t ShownTries = 5;
constexpr qsizetype ShownCharacters = 200; // of an answer; the whole reply is in the tool tip
constexpr qsizetype TipCharacters = 2000;

std::pair<QString, widgets::BadgeTone> badgeOf(TryVerdict verdict)
{
    switch (verdict) {
    case TryVerdict::Right:
        return {TryPane::tr("right"), widgets::BadgeTone::Ok};
    case TryVerdict::Wrong:
        return {TryPane::tr("wrong"), widgets::BadgeTone::Bad};
    case TryVerdict::Unparseable:
        return {TryPane::tr("unparsed"), widgets::BadgeTone::Unparseable};
    case TryVerdict::Refused:
        return {TryPane::tr("empty"), widgets::BadgeTone::Refused};
    case TryVerdict::Failed:
        return {TryPane::tr("error"), widgets::BadgeTone::ApiError};
    }
    return {};
}

} // namespace

TryPane::TryPane(evaluation::ModelProfiles& profiles, QWidget* parent)
    : QWidget(parent)
    , m_profiles(profiles)
    , m_header(new widgets::PanelHeader(tr("A model's try")))
    , m_model(new QComboBox)
    , m_hidden(new QComboBox)
    , m_setting(new widgets::Segments)
    , m_try(new QPushButton(tr("Try")))
    , m_sentence(widgets::quietLabel({}))
    , m_lines(new QVBoxLayout)
{
    m_model->setAccessibleName(tr("Model"));
    m_model->setToolTip(tr("Which model is asked; models are set up in Evaluate, Models"));
    m_model->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_hidden->setAccessibleName(tr("What the model sees"));
    m_hidden->setToolTip(tr("Paints the cues of a hop over: if the model still finds the answer, the hop may not be needed"));
    m_hidden->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_setting->setAccessibleName(tr("Setting"));
    m_setting->addSegment(QStringLiteral("cot"), tr("Step by step"));
    m_setting->addSegment(QStringLiteral("direct"), tr("Direct"));
    m_setting->setToolTip(tr("The paper's prompts: with reasoning, or the answer alone"));
    m_try->setToolTip(tr("Ask the model this question as it stands (Ctrl+T)"));
    connect(m_try, &QPushButton::clicked, this, [this] {
        if (m_running) {
            emit stopRequested();
        } else {
            emit tryRequested();
        }
    });
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_model, 1);
    first->addWidget(m_hidden, 1);
    auto* second = new QHBoxLayout;
    second->setSpacing(8);
    second->addWidget(m_setting);
    second->addStretch();
    second->addWidget(m_try);
    m_sentence->setWordWrap(true);
    m_lines->setSpacing(8);
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(m_sentence);
    column->addLayout(m_lines);
    m_header->setFoldable(body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(body);
    connect(&m_profiles, &evaluation::ModelProfiles::changed, this, &TryPane::readProfiles);
    readProfiles();
    setHops({});
}

void TryPane::readProfiles()
{
    const QString current = m_model->currentText();
    m_model->clear();
    for (const evaluation::ModelProfile& profile : m_profiles.all()) {
        m_model->addItem(profile.name);
    }
    m_model->setCurrentIndex(qMax(0, m_model->findText(current)));
}

void TryPane::setHops(const QList<Hop>& hops)
{
    m_hops = hops;
    const QString current = hidden();
    m_hidden->clear();
    m_hidden->addItem(tr("whole image"), QString());
    for (qsizetype i = 0; i < hops.size(); ++i) {
        if (!hops[i].cues.isEmpty()) {
            m_hidden->addItem(tr("without hop %1").arg(i + 1), hops[i].id.toText());
        }
    }
    m_hidden->setCurrentIndex(qMax(0, m_hidden->findData(current)));
}

const evaluation::ModelProfile* TryPane::profile() const
{
    return m_profiles.find(m_model->currentText());
}

QString TryPane::setting() const
{
    return m_setting->current();
}

QString TryPane::hidden() const
{
    return m_hidden->currentData().toString();
}

void TryPane::setRunning(bool running)
{
    m_running = running;
    m_try->setText(running ? tr("Stop") : tr("Try"));
    m_try->setEnabled(running || m_possible);
    m_header->setFacts(running ? tr("being asked") : QString());
}

void TryPane::setPossible(bool possible)
{
    m_possible = possible;
    m_try->setEnabled(m_running || possible);
}

QString TryPane::shortcutSentence(
    const std::vector<storage::QuestionTry>& tries, const QString& question, const QStringList& answers) const
{
    for (qsizetype i = 0; i < m_hops.size(); ++i) {
        int right = 0;
        int all = 0;
        for (const storage::QuestionTry& attempt : tries) {
            if (attempt.question == question && attempt.hidden == m_hops[i].id.toText()) {
                const TryVerdict verdict = verdictOf(attempt, answers);
                all += verdict == TryVerdict::Failed ? 0 : 1;
                right += verdict == TryVerdict::Right ? 1 : 0;
            }
        }
        if (right > 0) {
            return tr("Hop %1 may not be needed: without its cues a model still says the answer in %2 of %n try(s).", nullptr, all)
                .arg(i + 1)
                .arg(right);
        }
    }
    return {};
}

void TryPane::show(
    const std::vector<storage::QuestionTry>& tries, const QString& question, const QStringList& answers)
{
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::size_t shown = 0;
    int right = 0;
    int asked = 0;
    int older = 0;
    for (const storage::QuestionTry& attempt : tries) {
        if (attempt.question != question) {
            ++older;
            continue;
        }
        const TryVerdict verdict = verdictOf(attempt, answers);
        if (attempt.hidden.isEmpty() && verdict != TryVerdict::Failed) {
            ++asked;
            right += verdict == TryVerdict::Right ? 1 : 0;
        }
        if (shown < ShownTries) {
            addLine(attempt, verdict);
            ++shown;
        }
    }
    QStringList sentences;
    if (const QString shortcut = shortcutSentence(tries, question, answers); !shortcut.isEmpty()) {
        sentences.append(shortcut);
    }
    if (asked > 0) {
        sentences.append(tr("Right in %1 of %n try(s), compared with the accepted answers; no judge was asked.", nullptr, asked).arg(right));
    }
    if (older > 0) {
        sentences.append(tr("%n try(s) at earlier wordings are kept.", nullptr, older));
    }
    if (sentences.isEmpty()) {
        sentences.append(tr("Not asked yet. A question that a model answers at once may be too easy."));
    }
    m_sentence->setText(sentences.join(u' '));
}

void TryPane::addLine(const storage::QuestionTry& attempt, TryVerdict verdict)
{
    const auto [word, tone] = badgeOf(verdict);
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new widgets::Badge(word, tone), 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    const QString said = verdict == TryVerdict::Failed ? attempt.error : answerIn(attempt.raw);
    auto* answer = new widgets::RoleLabel(
        said.isEmpty() ? tr("(nothing)")
                       : said.size() > ShownCharacters ? said.left(ShownCharacters) + QChar(0x2026) : said);
    answer->setTextFormat(Qt::PlainText);
    answer->setWordWrap(true);
    answer->setToolTip(plainTip(attempt.raw.left(TipCharacters)));
    texts->addWidget(answer);
    QStringList facts {attempt.model, attempt.setting == u"cot" ? tr("step by step") : tr("direct")};
    for (qsizetype i = 0; i < m_hops.size(); ++i) {
        if (m_hops[i].id.toText() == attempt.hidden) {
            facts.append(tr("without hop %1").arg(i + 1));
        }
    }
    facts.append(widgets::numbers::duration(attempt.latencySeconds));
    if (attempt.outputTokens) {
        facts.append(tr("%n token(s)", nullptr, *attempt.outputTokens));
    }
    auto* quiet = widgets::quietLabel(facts.join(QStringLiteral(" · ")));
    quiet->setWordWrap(true);
    texts->addWidget(quiet);
    row->addLayout(texts, 1);
    m_lines->addWidget(line);
}

void TryPane::showFailure(const Error& error)
{
    m_sentence->setText(error.toText());
}

} // namespace groundmark::annotation
