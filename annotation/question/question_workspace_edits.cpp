// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/checks_pane.h"
#include "annotation/question/distribution_pane.h"
#include "annotation/question/hop_editor.h"
#include "annotation/question/limits_dialog.h"
#include "annotation/question/new_questions.h"
#include "annotation/question/question_form.h"
#include "annotation/question/question_host.h"
#include "annotation/question/question_review.h"
#include "annotation/question/question_workspace.h"
#include "annotation/question/try_pane.h"
#include "annotation/mask/sample_selector.h"
#include "annotation/workspaces/page_words.h"
#include "evaluation/benchmarks/logicocr/question_checks.h"
#include "storage/dataset_repository.h"
#include "storage/question_repository.h"
#include "widgets/canvas/image_canvas.h"

#include <QFileDialog>
#include <QFutureWatcher>
#include <QPlainTextEdit>
#include <QtConcurrentRun>

// What Annotate › Questions does with a question; how it shows one stands in question_workspace.cpp.
namespace groundmark::annotation {

namespace logicocr = evaluation::logicocr;

namespace {

/// Where images go that were chosen while no dataset of the benchmark is shown; not translated, as
/// all names of datasets.
const QString NewDataset = QStringLiteral("LogicOCR-Real");

} // namespace

void QuestionWorkspace::readSet()
{
    m_reading.stop();
    if (m_session.project() != nullptr && m_setDataset.isStored() && isVisible()) {
        m_set.read(*m_session.project(), m_setDataset);
    }
}

void QuestionWorkspace::check()
{
    m_checking.stop();
    if (m_form == nullptr || !m_document->isOpen()) {
        m_checks->show({}, {});
        return;
    }
    logicocr::QuestionInput input;
    input.question = m_form->questionField().toPlainText().trimmed(); // as it is typed
    input.answers = m_host->answers();
    input.task = m_document->sample().task;
    input.design = m_host->design();
    input.cues = m_host->cues();
    if (m_words->state() == WordSource::State::Ready) {
        QStringList texts;
        for (const imaging::RecognisedWord& word : m_words->words()) {
            texts.append(word.text);
        }
        input.pageTexts = texts;
    }
    m_set.compare(m_document->sample().id, input);
    m_checks->show(logicocr::checkQuestion(input, m_limits), m_host->design().cleared);
}

void QuestionWorkspace::showDistribution()
{
    std::array<int, 6> waiting {};
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        waiting[i] = static_cast<int>(
            m_set.waiting(QString::fromLatin1(logicocr::kPublishedScenarios[i].name)).size());
    }
    m_distribution->show(
        m_set.distribution(), m_document ? m_document->sample().task : QString(),
        m_host ? m_host->design().scenario : QString(), waiting);
}

void QuestionWorkspace::showReview()
{
    if (!m_document || !m_document->isOpen()) {
        m_review->show({}, {}, {});
        return;
    }
    const SampleId sample = m_document->sample().id;
    const auto verdicts = questionVerdicts(*m_session.project(), sample);
    const auto authors = storage::QuestionRepository(m_session.project()->database()).authors(sample);
    m_review->show(verdicts.valueOr({}), authors.valueOr({}), m_session.annotator());
}

void QuestionWorkspace::showTries()
{
    if (!m_document || !m_document->isOpen()) {
        m_tries->show({}, {}, {});
        return;
    }
    m_asked = storage::QuestionRepository(m_session.project()->database()).tries(m_document->sample().id).valueOr({});
    m_tries->show(m_asked, m_host->question().text, m_host->answers());
}

void QuestionWorkspace::showPlace(const logicocr::Finding& finding)
{
    if (!m_host) {
        return;
    }
    if (finding.other.isStored()) {
        m_session.setSample(finding.other);
    } else if (!finding.cues.isEmpty()) {
        m_host->setSelection(finding.cues);
        if (const Region* region = m_document->find(finding.cues.front())) {
            m_canvas->ensureVisible(region->shape.bounds());
        }
        m_canvas->setFocus();
    } else if (finding.hop >= 0) {
        m_host->setCurrentHop(finding.hop);
        m_hopEditor->editText();
    } else if (finding.check == u"licence") {
        m_form->editLicence();
    } else {
        m_form->editQuestion();
    }
}

void QuestionWorkspace::changeLimits()
{
    if (!m_document || !m_document->isOpen() || m_document->isReadOnly()) {
        return;
    }
    auto* dialog = new LimitsDialog(m_limits, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_limits = dialog->limits();
        if (auto kept = storeLimits(*m_session.project(), m_document->sample().dataset, m_limits); !kept) {
            m_session.announceFailure(kept.error());
        }
        check();
    });
    dialog->open();
}

void QuestionWorkspace::tryModel()
{
    const evaluation::ModelProfile* profile = m_tries->profile();
    const evaluation::Benchmark* benchmark = m_session.benchmarks().find(m_benchmark);
    if (profile == nullptr || benchmark == nullptr || !isEditable() || m_job.isRunning()) {
        return;
    }
    commitPending();
    if (m_host->question().text.isEmpty()) {
        return;
    }
    TryInput input;
    input.model = profile->config;
    const auto regions = m_document->regions();
    input.truth.sample = m_document->sample();
    input.truth.regions.assign(regions.begin(), regions.end());
    input.truth.design = m_host->design();
    for (const Image& page : m_document->pages()) {
        input.truth.pageSizes.push_back(page.size);
        input.pagePaths.append(m_session.project()->absolutePath(page.path));
    }
    input.setting = m_tries->setting();
    input.hidden = m_tries->hidden();
    for (const storage::QuestionTry& before : m_asked) {
        input.repetition += before.question == m_host->question().text && before.hidden == input.hidden
                && before.setting == input.setting
            ? 1
            : 0;
    }
    m_tries->setRunning(true);
    m_job.start(input, *benchmark);
}

void QuestionWorkspace::review(ReviewVerdict verdict, const QString& reason)
{
    if (!isEditable()) {
        return;
    }
    commitPending();
    const auto edit = questionReviewEdit(
        *m_session.project(), m_document->sample(), m_session.annotator(), verdict, reason, m_review->note());
    if (!edit) {
        m_session.announceFailure(edit.error());
        return;
    }
    [[maybe_unused]] const auto done = m_document->apply(*edit);
}

void QuestionWorkspace::setState(SampleState state)
{
    const SampleId id = m_document->sample().id;
    if (m_document->sample().state != state) {
        [[maybe_unused]] const auto done = m_document->apply(
            {QStringLiteral("sample.state"), id,
             {{SampleStateRecord {id, m_document->sample().state}, SampleStateRecord {id, state}}}});
    }
}

void QuestionWorkspace::submit()
{
    if (isEditable()) {
        commitPending();
        setState(SampleState::Done);
        m_samples->step(1);
    }
}

void QuestionWorkspace::addQuestion()
{
    if (!isEditable()) {
        return;
    }
    commitPending();
    const auto made = addQuestionAbout(*m_session.project(), m_document->sample().id);
    if (!made) {
        m_session.announceFailure(made.error());
        return;
    }
    m_session.announceContent();
    m_session.setSample(*made);
    m_form->editQuestion();
}

void QuestionWorkspace::goToWaiting(const QString& scenario)
{
    const auto waiting = m_set.waiting(scenario);
    if (!waiting.empty()) {
        m_session.setSample(waiting.front());
    }
}

void QuestionWorkspace::addImages()
{
    if (m_session.project() == nullptr || m_session.project()->isReadOnly()) {
        return;
    }
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Images to ask about"), {},
        tr("Images") + QStringLiteral(" (*.png *.jpg *.jpeg *.webp *.tif *.tiff *.bmp *.gif)"));
    if (!paths.isEmpty()) {
        addImageFiles(paths);
    }
}

void QuestionWorkspace::addImageFiles(const QStringList& paths)
{
    QString dataset = NewDataset;
    const auto shown = m_session.dataset() ? m_session.dataset()
        : m_document && m_document->isOpen() ? std::optional(m_document->sample().dataset)
                                             : std::nullopt;
    if (shown) {
        const auto found = storage::DatasetRepository(m_session.project()->database()).find(*shown);
        if (found && *found && (*found)->benchmark == u"logicocr-real") {
            dataset = (*found)->name;
        }
    }
    // Files are read in full for their digests: not here.
    auto* watcher = new QFutureWatcher<Result<std::vector<Image>>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, dataset, path = m_session.project()->path()] {
        watcher->deleteLater();
        storage::Project* project = m_session.project();
        if (project == nullptr || project->path() != path) {
            return; // another project is open by now
        }
        const auto images = watcher->result();
        const auto added = images ? annotation::addImages(*project, dataset, *images)
                                  : Result<std::vector<SampleId>>(images.error());
        if (!added) {
            m_session.announceFailure(added.error());
            return;
        }
        m_session.announceContent();
        const auto into = storage::DatasetRepository(project->database()).findByName(dataset);
        if (into && *into && m_session.dataset() && m_session.dataset() != (*into)->id) {
            m_session.setDataset((*into)->id);
        }
        if (!added->empty()) {
            m_session.setSample(added->front());
        }
        readSet();
    });
    watcher->setFuture(QtConcurrent::run([paths] { return readImages(paths); }));
}

} // namespace groundmark::annotation
