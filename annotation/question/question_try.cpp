// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/question_try.h"

#include "evaluation/benchmarks/logicocr/question_text.h"
#include "evaluation/metrics/text.h"
#include "evaluation/models/model_spec.h"
#include "evaluation/run/evaluate.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QtConcurrentRun>

#include <algorithm>
#include <mutex>

namespace groundmark::annotation {

namespace {


/// A hop's cues, by page.
std::vector<Shape> coversOf(const TryInput& input, int page)
{
    std::vector<Shape> covers;
    for (const Hop& hop : input.truth.design.hops) {
        if (hop.id.toText() != input.hidden) {
            continue;
        }
        for (const Region& region : input.truth.regions) {
            if (region.page == page && hop.cues.contains(region.id)) {
                covers.push_back(region.shape);
            }
        }
    }
    return covers;
}

} // namespace

/// A call under way, so that it can be given up from the other thread.
struct TryJob::Call
{
    std::mutex mutex;
    std::shared_ptr<evaluation::Model> model; ///< while it is asked
    bool stopped = false;

    void stop()
    {
        const std::lock_guard lock(mutex);
        stopped = true;
        if (model) {
            model->cancelAll();
        }
    }

    /// Nothing when it was given up before it began.
    std::optional<evaluation::ModelReply> ask(std::shared_ptr<evaluation::Model> asked, const evaluation::ModelRequest& request)
    {
        {
            const std::lock_guard lock(mutex);
            if (stopped) {
                return std::nullopt;
            }
            model = asked;
        }
        auto reply = asked->ask(request);
        const std::lock_guard lock(mutex);
        model.reset();
        return reply;
    }

    Result<storage::QuestionTry> run(const TryInput& input, evaluation::SampleQuestion question);
};

Result<storage::QuestionTry> TryJob::Call::run(const TryInput& input, evaluation::SampleQuestion question)
{
    auto made = evaluation::makeModel(input.model);
    if (!made) {
        return made.error();
    }
    const std::shared_ptr<evaluation::Model> asked(std::move(*made));
    for (evaluation::PageImage& page : question.pages) {
        const auto covers = coversOf(input, page.page);
        page.covers.insert(page.covers.end(), covers.begin(), covers.end());
    }
    const auto request = evaluation::requestOf(question, {}, input.repetition);
    if (!request) {
        return request.error();
    }
    storage::QuestionTry attempt;
    attempt.sample = input.truth.sample.id;
    attempt.at = QDateTime::currentDateTimeUtc();
    attempt.model = asked->name();
    attempt.setting = input.setting;
    attempt.hidden = input.hidden;
    attempt.question = input.truth.sample.questions.value(0).text;
    attempt.request = QString::fromUtf8(asked->canonicalRequest(*request));
    const auto reply = ask(asked, *request);
    if (!reply) {
        return Error {};
    }
    attempt.raw = reply->text;
    attempt.outcome = reply->outcome;
    attempt.error = reply->error;
    attempt.latencySeconds = reply->latencySeconds;
    attempt.outputTokens = reply->outputTokens;
    return attempt;
}

QString answerIn(const QString& raw)
{
    const QString mark = QStringLiteral("answer:");
    const qsizetype at = raw.lastIndexOf(mark, -1, Qt::CaseInsensitive);
    QString said = (at < 0 ? raw : raw.mid(at + mark.size())).trimmed();
    while (said.startsWith(u'*') || said.endsWith(u'*')) { // Markdown
        said = said.startsWith(u'*') ? said.mid(1) : said.chopped(1);
    }
    return said.trimmed();
}

TryVerdict verdictOf(const storage::QuestionTry& attempt, const QStringList& answers)
{
    if (attempt.outcome == Outcome::ApiError) {
        return TryVerdict::Failed;
    }
    const QString said = answerIn(attempt.raw);
    if (attempt.outcome == Outcome::RefusedOrEmpty || said.isEmpty()) {
        return TryVerdict::Refused;
    }
    if (attempt.outcome == Outcome::Unparseable) {
        return TryVerdict::Unparseable;
    }
    namespace logicocr = evaluation::logicocr;
    const QStringList words = logicocr::wordsOf(said);
    const auto number = logicocr::onlyNumber(said);
    const bool right = std::ranges::any_of(answers, [&](const QString& answer) {
        return logicocr::standsIn(logicocr::wordsOf(answer), words)
            || (number && logicocr::onlyNumber(answer) && logicocr::sameNumber(answer, *number));
    });
    return right ? TryVerdict::Right : TryVerdict::Wrong;
}

TryJob::TryJob(QObject* parent)
    : QObject(parent)
    , m_call(std::make_shared<Call>())
{
    m_pool.setMaxThreadCount(1);
}

TryJob::~TryJob()
{
    stop();
    m_pool.waitForDone();
}

void TryJob::stop()
{
    m_call->stop();
    m_running = false;
}

void TryJob::start(const TryInput& input, const evaluation::Benchmark& benchmark)
{
    stop();
    m_call = std::make_shared<Call>();
    m_running = true;
    evaluation::Setting setting;
    setting.mode = input.setting;
    const auto question = evaluation::questionOf(benchmark, input.truth, input.pagePaths, setting);
    auto* watcher = new QFutureWatcher<Result<storage::QuestionTry>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, call = m_call] {
        watcher->deleteLater();
        if (call->stopped) {
            return;
        }
        m_running = false;
        const auto result = watcher->result();
        if (result) {
            emit answered(*result);
        } else {
            emit failed(result.error());
        }
    });
    watcher->setFuture(QtConcurrent::run(
        &m_pool, [input, question, call = m_call]() -> Result<storage::QuestionTry> { return call->run(input, question); }));
}

} // namespace groundmark::annotation
