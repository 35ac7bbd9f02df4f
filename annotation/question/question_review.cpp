// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/question_review.h"

#include "annotation/question/question_words.h"
#include "storage/review_repository.h"
#include "widgets/labels.h"
#include "widgets/panel_header.h"

#include <QHBoxLayout>
#include <QHash>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace groundmark::annotation {

Result<std::vector<QuestionVerdict>> questionVerdicts(storage::Project& project, SampleId sample)
{
    storage::ReviewRepository repository(project.database());
    const auto reviews = repository.ofSample(sample);
    const auto people = repository.annotators();
    if (!reviews || !people) {
        return !reviews ? reviews.error() : people.error();
    }
    QHash<qint64, QString> names;
    for (const Annotator& annotator : *people) {
        names.insert(annotator.id.value, annotator.name);
    }
    std::vector<QuestionVerdict> verdicts;
    for (const Review& review : *reviews) {
        if (review.queue == QuestionReviewQueue && review.verdict != ReviewVerdict::Waiting) {
            verdicts.push_back({names.value(review.annotator.value), review});
        }
    }
    return verdicts;
}

Result<Edit> questionReviewEdit(
    storage::Project& project, const Sample& sample, const QString& annotator, ReviewVerdict verdict,
    const QString& reason, const QString& note)
{
    const auto person = storage::ReviewRepository(project.database()).ensureAnnotator(annotator);
    if (!person) {
        return person.error();
    }
    const Review review {
        ReviewId::create(), sample.id, person->id, QuestionReviewQueue, verdict, reason, note.trimmed()};
    Edit edit {QStringLiteral("question.review"), sample.id, {{std::nullopt, review}}};
    const SampleState state = verdict == ReviewVerdict::Accepted ? SampleState::Accepted
        : verdict == ReviewVerdict::Rejected                     ? SampleState::Rejected
                                                                 : SampleState::Escalated;
    if (sample.state != state) {
        edit.changes.append({SampleStateRecord {sample.id, sample.state}, SampleStateRecord {sample.id, state}});
    }
    return edit;
}

QuestionReviewPane::QuestionReviewPane(QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Second review")))
    , m_said(widgets::quietLabel({}))
    , m_own(new widgets::RoleLabel({}, widgets::FontRole::Small, widgets::RoleLabel::Tone::Warn))
    , m_note(new QLineEdit)
    , m_accept(new QPushButton(tr("Accept")))
    , m_reject(new QPushButton(tr("Reject…")))
    , m_back(new QPushButton(tr("Back to the author")))
{
    m_said->setWordWrap(true);
    m_own->setWordWrap(true);
    m_note->setPlaceholderText(tr("Note for the author"));
    m_note->setAccessibleName(tr("Note for the author"));
    m_note->setToolTip(tr("Kept with the verdict"));
    m_accept->setToolTip(tr("The question is right, clear and needs all its hops (Ctrl+Shift+Y)"));
    m_reject->setToolTip(tr("Leaves the question out, with a reason (Ctrl+Shift+X)"));
    m_back->setToolTip(tr("The author should mend it"));
    connect(m_accept, &QPushButton::clicked, this, [this] { emit decided(ReviewVerdict::Accepted, {}); });
    connect(m_reject, &QPushButton::clicked, this, &QuestionReviewPane::askForReason);
    connect(m_back, &QPushButton::clicked, this, [this] { emit decided(ReviewVerdict::Escalated, {}); });
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addWidget(m_said);
    column->addWidget(m_own);
    column->addWidget(m_note);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_accept);
    buttons->addWidget(m_reject);
    buttons->addWidget(m_back);
    buttons->addStretch();
    column->addLayout(buttons);
    m_header->setFoldable(body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(body);
}

void QuestionReviewPane::show(
    const std::vector<QuestionVerdict>& verdicts, const QStringList& authors, const QString& annotator)
{
    QStringList sentences;
    for (const QuestionVerdict& verdict : verdicts) {
        const Review& review = verdict.review;
        QString said = review.verdict == ReviewVerdict::Accepted ? tr("%1 accepted it.").arg(verdict.annotator)
            : review.verdict == ReviewVerdict::Rejected
            ? tr("%1 rejected it: %2.").arg(verdict.annotator, wordsOfQuestionReason(review.reason))
            : tr("%1 gave it back to the author.").arg(verdict.annotator);
        if (!review.note.isEmpty()) {
            said += tr(" “%1”").arg(review.note);
        }
        sentences.append(said);
    }
    m_said->setText(sentences.isEmpty() ? tr("Nobody has reviewed the question yet.") : sentences.join(u'\n'));
    m_header->setFacts(authors.isEmpty() ? QString() : tr("written by %1").arg(authors.join(QStringLiteral(", "))));
    const bool own = authors.contains(annotator);
    m_own->setText(tr("You wrote this question: somebody else should review it."));
    m_own->setVisible(own);
    m_note->clear();
}

void QuestionReviewPane::setEditable(bool editable)
{
    m_note->setReadOnly(!editable);
    for (QPushButton* button : {m_accept, m_reject, m_back}) {
        button->setEnabled(editable);
    }
}

QString QuestionReviewPane::note() const
{
    return m_note->text();
}

void QuestionReviewPane::askForReason()
{
    QMenu menu(this);
    int key = 1;
    for (const QString& reason : questionReviewReasons()) {
        menu.addAction(
            QStringLiteral("&%1  %2").arg(key++).arg(wordsOfQuestionReason(reason)), this,
            [this, reason] { emit decided(ReviewVerdict::Rejected, reason); });
    }
    menu.exec(m_reject->mapToGlobal(QPoint(0, -menu.sizeHint().height())));
}

} // namespace groundmark::annotation
