// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the Generate view sets going, and what comes of it.
#include "storage/edits.h"
#include "viewers/generate/generate_form.h"
#include "viewers/generate/generate_workspace.h"
#include "viewers/generate/text_dialog.h"
#include "viewers/library/error_pane.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"

namespace groundmark::viewers {

using namespace evaluation::generate;
namespace numbers = widgets::numbers;

void GenerateWorkspace::start(
    const std::vector<Stage>& stages, std::optional<qint64> limit, std::optional<Stage> redoFrom,
    const std::set<SampleId>& chosen)
{
    if (m_job.isRunning() || !dataset().isStored()) {
        return;
    }
    auto request = m_form->request();
    if (!request) {
        return;
    }
    request->dataset = dataset();
    request->stages = stages;
    request->redoFrom = redoFrom;
    request->chosen = chosen;
    request->annotator = m_session.annotator();
    if (limit) {
        request->limit = limit;
    }
    // Without an images endpoint everything is made ready for one.
    if (stages.size() > 1 && !request->images) {
        std::erase(request->stages, Stage::Image);
    }
    m_error->hide();
    m_progress->start(wordsOfStage(stages.front()), 0);
    m_progress->show();
    m_job.start(*request);
    m_ticks.start();
    updateActions();
}

void GenerateWorkspace::showProgress()
{
    const GenerateJob::Progress progress = m_job.progress();
    if (progress.isAsking) {
        m_progress->setTotal(progress.calls.total);
        m_progress->setDone(progress.calls.done());
    }
    QStringList facts {wordsOfStage(progress.stage)};
    if (progress.isAsking && progress.calls.cost > 0.0) {
        facts.append(tr("cost so far %1").arg(numbers::decimal(progress.calls.cost, 2)));
    }
    if (!progress.calls.notice.isEmpty()) {
        facts.append(progress.calls.notice);
    }
    m_stagesHeader->setNote(facts.join(QStringLiteral(" · ")));
    readItems(); // rows fill while the job runs
    emit statusChanged();
}

void GenerateWorkspace::jobEnded(const GenerateJob::Outcome& outcome)
{
    m_ticks.stop();
    m_stagesHeader->setNote({});
    QString words = outcome.isCancelled ? tr("Cancelled; what was finished is kept.") : tr("Finished.");
    qint64 failed = 0;
    QString reason;
    for (const StageReport& report : outcome.reports) {
        failed += report.failed;
        reason = report.calls && !report.calls->reason.isEmpty() ? report.calls->reason : reason;
    }
    if (failed > 0) {
        words = tr("%1 failed; run again to ask for them again.").arg(numbers::count(failed));
    }
    m_progress->finish(reason.isEmpty() ? words : reason);
    if (outcome.error) {
        m_error->setError(*outcome.error);
        m_error->show();
    }
    m_session.announceContent(); // pictures came into the library and the review queue
    readItems();
    updateActions();
}

void GenerateWorkspace::redoChosen()
{
    start({stage()}, {}, stage(), chosenSamples());
}

void GenerateWorkspace::redoRejected()
{
    std::set<SampleId> rejected;
    for (const GenItem& item : m_all ? *m_all : std::vector<GenItem>()) {
        if (item.verdict == ReviewVerdict::Rejected) {
            rejected.insert(item.sample.id);
        }
    }
    if (!rejected.empty()) {
        start({Stage::Image, Stage::Picture}, {}, Stage::Image, rejected);
    }
}

void GenerateWorkspace::editText()
{
    const GenItem* item = shownItem();
    if (item == nullptr || m_session.project() == nullptr || item->sample.questions.isEmpty()) {
        return;
    }
    const Question before = item->sample.questions.front();
    const SampleId sample = item->sample.id;
    TextDialog dialog(item->sample.externalId, before, this);
    if (dialog.exec() != QDialog::Accepted || dialog.question() == before) {
        return;
    }
    const Edit edit {QStringLiteral("question.edit"), sample, {{before, dialog.question()}}};
    const auto done = storage::EditWriter(m_session.project()->database(), m_session.annotator()).apply(edit);
    if (!done) {
        m_session.announceFailure(done.error());
        return;
    }
    m_session.announceEdit(sample);
    start({Stage::Language}, {}, {}, {sample}); // it may not be held any more
}

} // namespace groundmark::viewers
