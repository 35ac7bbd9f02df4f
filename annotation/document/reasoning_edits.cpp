// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/reasoning_document.h"
#include "storage/step_ratings.h"

#include <QCoreApplication>

#include <algorithm>

// What an annotator can do to a chain; reading it stands in reasoning_document.cpp.
namespace groundmark::annotation {

namespace {

const QString WrongReference = QStringLiteral("wrong-reference");

/// Says what a step's own words name, for a step whose text is new.
Step withText(Step step, const QString& text, int regionCount)
{
    step.text = text.trimmed();
    const auto named = evaluation::regionMentions(step.text, regionCount).regions;
    step.regions = {named.begin(), named.end()};
    return step;
}

QString wordsFor(const QString& word, std::initializer_list<std::pair<const char*, const char*>> words)
{
    for (const auto& [name, text] : words) {
        if (word == QLatin1StringView(name)) {
            return QCoreApplication::translate("Steps", text);
        }
    }
    return word;
}

} // namespace

void ReasoningDocument::applyVerdict(const char* action, const StepVerdict& before, StepVerdict after)
{
    if (after == before || !ensureAnnotator()) {
        return;
    }
    after.annotator = m_annotator;
    const bool existed = std::ranges::find(m_verdicts, before.step, &StepVerdict::step) != m_verdicts.end();
    Change change {std::nullopt, after};
    if (existed) {
        change.before = before;
    }
    [[maybe_unused]] const auto done
        = m_document.apply({QString::fromLatin1(action), m_document.sample().id, {change}});
}

void ReasoningDocument::setVerdict(int index, Verdict verdict)
{
    const StepVerdict before = this->verdict(index);
    StepVerdict after = before;
    after.verdict = verdict;
    if (verdict != Verdict::Incorrect) {
        after.correction.clear();
        after.errorType.clear();
    } else if (after.errorType.isEmpty() && !mentions(index).hallucinated.empty()) {
        after.errorType = WrongReference;
    }
    applyVerdict("step.verdict", before, std::move(after));
}

void ReasoningDocument::setCorrection(int index, const QString& text)
{
    const StepVerdict before = verdict(index);
    StepVerdict after = before;
    after.correction = text.trimmed();
    if (!after.correction.isEmpty()) {
        after.verdict = Verdict::Incorrect;
    }
    applyVerdict("step.correction", before, std::move(after));
}

void ReasoningDocument::setErrorType(int index, const QString& word)
{
    const StepVerdict before = verdict(index);
    StepVerdict after = before;
    after.errorType = word;
    applyVerdict("step.error", before, std::move(after));
}

void ReasoningDocument::setNote(int index, const QString& text)
{
    const StepVerdict before = verdict(index);
    StepVerdict after = before;
    after.note = text.trimmed();
    applyVerdict("step.note", before, std::move(after));
}

void ReasoningDocument::toggleDiscuss(int index)
{
    const StepVerdict before = verdict(index);
    StepVerdict after = before;
    after.discuss = !before.discuss;
    applyVerdict("step.discuss", before, std::move(after));
}

void ReasoningDocument::toggleRegion(int index, int ordinal)
{
    if (ordinal < 1 || ordinal > regionCount()) {
        return;
    }
    const StepVerdict before = verdict(index);
    StepVerdict after = before;
    QList<int> regions = groundedIn(index);
    if (regions.removeAll(ordinal) == 0) {
        regions.append(ordinal);
        std::ranges::sort(regions);
    } else if (
        before.verdict == Verdict::Incorrect && before.errorType.isEmpty()
        && step(index).regions.contains(ordinal)) {
        after.errorType = WrongReference;
    }
    after.regions = regions;
    applyVerdict("step.link", before, std::move(after));
}

Result<void> ReasoningDocument::mayCut(int index) const
{
    const auto judged = storage::StepQuery(m_document.project().database())
                            .isJudgedByOthers(step(index).id, m_annotator);
    if (!judged) {
        return judged.error();
    }
    if (*judged) {
        return Error {
            tr("Another annotator has judged step %1.").arg(index + 1), {},
            tr("The step was left as it is."),
            tr("Mark it for discussion, and cut it there.")};
    }
    return {};
}

Result<void> ReasoningDocument::applySteps(const char* action, const QList<Step>& after, QList<int> judged)
{
    Edit edit {QString::fromLatin1(action), m_document.sample().id, {}};
    // Verdicts first: they fall with their step, and come back after it when this is undone.
    for (const int index : judged) {
        const auto found = std::ranges::find(m_verdicts, step(index).id, &StepVerdict::step);
        if (found != m_verdicts.end()) {
            edit.changes.append({*found, std::nullopt});
        }
    }
    const QList<Step>& before = chain()->steps;
    for (const Step& old : before) {
        const auto kept = std::ranges::find(after, old.id, &Step::id);
        if (kept == after.end()) {
            edit.changes.append({old, std::nullopt});
        } else if (!(*kept == old)) {
            edit.changes.append({old, *kept});
        }
    }
    for (const Step& made : after) {
        if (std::ranges::find(before, made.id, &Step::id) == before.end()) {
            edit.changes.append({std::nullopt, made});
        }
    }
    return m_document.apply(edit);
}

Result<void> ReasoningDocument::split(int index, int at)
{
    const QString text = step(index).text;
    if (text.left(at).trimmed().isEmpty() || text.mid(at).trimmed().isEmpty()) {
        return Error {
            tr("There is nothing on one side of the cut."), {}, tr("The step was left as it is."),
            tr("Put the cursor where the second step begins.")};
    }
    if (!ensureAnnotator()) {
        return {};
    }
    if (auto fine = mayCut(index); !fine) {
        return fine;
    }
    QList<Step> after = chain()->steps;
    Step second = after[index];
    second.id = StepId::create();
    after[index] = withText(after[index], text.left(at), regionCount());
    after.insert(index + 1, withText(second, text.mid(at), regionCount()));
    for (int i = 0; i < static_cast<int>(after.size()); ++i) {
        after[i].position = i;
    }
    return applySteps("step.split", after, {index});
}

Result<void> ReasoningDocument::join(int index)
{
    if (index + 1 >= stepCount()) {
        return Error {tr("There is no step after this one."), {}, tr("The step was left as it is."), {}};
    }
    if (!ensureAnnotator()) {
        return {};
    }
    for (const int cut : {index, index + 1}) {
        if (auto fine = mayCut(cut); !fine) {
            return fine;
        }
    }
    QList<Step> after = chain()->steps;
    // Chinese sentences stand without a blank between them.
    const QString first = after[index].text;
    const bool latin = !first.isEmpty() && first.back().unicode() < 0x2E80;
    after[index] = withText(
        after[index], first + (latin ? QStringLiteral(" ") : QString()) + after[index + 1].text, regionCount());
    after.removeAt(index + 1);
    for (int i = 0; i < static_cast<int>(after.size()); ++i) {
        after[i].position = i;
    }
    return applySteps("step.join", after, {index, index + 1});
}

void ReasoningDocument::applyReview(const char* action, ChainReview after, QList<Change> others)
{
    if ((after == m_review && others.isEmpty()) || !ensureAnnotator()) {
        return;
    }
    after.annotator = m_annotator;
    Edit edit {QString::fromLatin1(action), m_document.sample().id, std::move(others)};
    if (!(after == m_review) || !m_hasReview) {
        Change change {std::nullopt, after};
        if (m_hasReview) {
            change.before = m_review;
        }
        edit.changes.append(change);
    }
    [[maybe_unused]] const auto done = m_document.apply(edit);
}

void ReasoningDocument::setFinalAnswer(Verdict verdict)
{
    ChainReview after = m_review;
    after.finalAnswer = verdict;
    applyReview("chain.answer", std::move(after));
}

void ReasoningDocument::setQuality(const QStringList& words)
{
    ChainReview after = m_review;
    after.quality = words;
    applyReview("chain.quality", std::move(after));
}

void ReasoningDocument::setReviewNote(const QString& text)
{
    ChainReview after = m_review;
    after.note = text.trimmed();
    applyReview("chain.note", std::move(after));
}

void ReasoningDocument::toggleReviewDiscuss()
{
    ChainReview after = m_review;
    after.discuss = !after.discuss;
    applyReview("chain.discuss", std::move(after));
}

void ReasoningDocument::togglePractice()
{
    ChainReview after = m_review;
    after.practice = !after.practice;
    applyReview("chain.practice", std::move(after));
}

void ReasoningDocument::submit()
{
    if (chain() == nullptr) {
        return;
    }
    ChainReview after = m_review;
    after.submitted = true;
    QList<Change> others;
    const Sample& sample = m_document.sample();
    if (!after.practice && (sample.state == SampleState::New || sample.state == SampleState::Draft)) {
        others.append(
            {SampleStateRecord {sample.id, sample.state}, SampleStateRecord {sample.id, SampleState::Done}});
    }
    applyReview("chain.submit", std::move(after), std::move(others));
}

const QStringList& stepErrorTypes()
{
    static const QStringList words {
        WrongReference,
        QStringLiteral("not-in-image"),
        QStringLiteral("attribute"),
        QStringLiteral("spatial-relation"),
        QStringLiteral("reading"),
        QStringLiteral("logic"),
        QStringLiteral("knowledge"),
        QStringLiteral("contradiction"),
        QStringLiteral("irrelevant"),
        QStringLiteral("other")};
    return words;
}

QString wordsOfErrorType(const QString& word)
{
    return wordsFor(
        word,
        {{"wrong-reference", QT_TRANSLATE_NOOP("Steps", "Wrong region reference")},
         {"not-in-image", QT_TRANSLATE_NOOP("Steps", "Not in the image")},
         {"attribute", QT_TRANSLATE_NOOP("Steps", "Wrong attribute")},
         {"spatial-relation", QT_TRANSLATE_NOOP("Steps", "Wrong spatial relation")},
         {"reading", QT_TRANSLATE_NOOP("Steps", "Misread text")},
         {"logic", QT_TRANSLATE_NOOP("Steps", "Does not follow")},
         {"knowledge", QT_TRANSLATE_NOOP("Steps", "Wrong knowledge")},
         {"contradiction", QT_TRANSLATE_NOOP("Steps", "Contradicts an earlier step")},
         {"irrelevant", QT_TRANSLATE_NOOP("Steps", "Beside the question")},
         {"other", QT_TRANSLATE_NOOP("Steps", "Other")}});
}

const QStringList& questionQualities()
{
    static const QStringList words {
        QStringLiteral("valid"),
        QStringLiteral("ambiguous"),
        QStringLiteral("poorly-formulated"),
        QStringLiteral("wrong-truth"),
        QStringLiteral("unanswerable"),
        QStringLiteral("bad-regions")};
    return words;
}

QString wordsOfQuality(const QString& word)
{
    return wordsFor(
        word,
        {{"valid", QT_TRANSLATE_NOOP("Steps", "Valid")},
         {"ambiguous", QT_TRANSLATE_NOOP("Steps", "Ambiguous")},
         {"poorly-formulated", QT_TRANSLATE_NOOP("Steps", "Poorly formulated")},
         {"wrong-truth", QT_TRANSLATE_NOOP("Steps", "Truth is wrong")},
         {"unanswerable", QT_TRANSLATE_NOOP("Steps", "Cannot be answered from the image")},
         {"bad-regions", QT_TRANSLATE_NOOP("Steps", "Regions are wrong")}});
}

} // namespace groundmark::annotation
