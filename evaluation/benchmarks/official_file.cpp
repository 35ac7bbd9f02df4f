// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/official_file.h"

#include "evaluation/benchmarks/json_items.h"
#include "evaluation/benchmarks/official_scorers.h"
#include "evaluation/metrics/python/json.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <QtConcurrent>


namespace groundmark::evaluation {

using python::Value;

namespace {

constexpr std::size_t kBatchItems = 4096;
constexpr std::size_t kBatchBytes = 16U << 20U;
constexpr qint64 kShownProblems = 100;

/// Takes batches through scoring and hands them on in order.
class Pass
{
public:
    Pass(OfficialScorer& scorer, QSaveFile* output, const Lexicons& lexicons, OfficialResult& result)
        : m_scorer(scorer)
        , m_output(output)
        , m_lexicons(lexicons)
        , m_result(result)
    {
    }

    void run(std::vector<OfficialJob>& batch, const QString& path, qint64 firstRow)
    {
        QtConcurrent::blockingMap(batch, [this](OfficialJob& job) {
            job.item = python::parseJson(job.text);
            if (!job.item || !job.item->is(Value::Kind::Dict)) {
                job.item.reset();
                return;
            }
            m_scorer.score(job, m_lexicons);
            if (m_output != nullptr) {
                job.written = python::dumpJson(*job.item);
            }
        });
        qint64 row = firstRow;
        for (const OfficialJob& job : batch) {
            finish(job, path, row++);
        }
        batch.clear();
    }

    void problem(const QString& what, const QString& where, const QString& kept)
    {
        ++m_result.problemCount;
        if (m_result.problemCount <= kShownProblems) {
            m_result.problems.push_back({what, where, kept, {}});
        }
    }

private:
    void finish(const OfficialJob& job, const QString& path, qint64 row)
    {
        const QString where
            = QCoreApplication::translate("Score", "%1, item %2").arg(path).arg(row);
        if (!job.item) {
            problem(
                QCoreApplication::translate("Score", "The item is not a JSON object."),
                where,
                QCoreApplication::translate("Score", "It was left out."));
            return;
        }
        if (job.graded.finding == Finding::Raises) {
            ++m_result.unscorable;
            problem(
                QCoreApplication::translate(
                    "Score", "The official program cannot score the item: %1")
                    .arg(QString::fromStdString(job.graded.note)),
                where,
                m_scorer.ofUnscorable());
        }
        ++m_result.items;
        ++m_result.outcomes[std::size_t(job.outcome)];
        m_scorer.add(job);
        if (m_output != nullptr) {
            m_output->write(m_hasWritten ? ",\n" : "[\n");
            m_output->write(job.written.data(), qint64(job.written.size()));
            m_hasWritten = true;
        }
    }

public:
    void close()
    {
        if (m_output != nullptr) {
            m_output->write(m_hasWritten ? "\n]\n" : "[]\n");
        }
    }

private:
    OfficialScorer& m_scorer;
    QSaveFile* m_output;
    const Lexicons& m_lexicons;
    OfficialResult& m_result;
    bool m_hasWritten = false;
};

Error fileError(const QString& what, const QString& path)
{
    return {what, path, QCoreApplication::translate("Score", "Nothing was written."), {}};
}

} // namespace

QStringList officialBenchmarks()
{
    return {
        QStringLiteral("ocrbench-v2"),
        QStringLiteral("logicocr-gen"),
        QStringLiteral("logicocr-real"),
        QStringLiteral("logicocr-ocr")};
}

Result<OfficialResult> scoreOfficialFiles(
    const QString& benchmark,
    const QStringList& inputs,
    const QString& output,
    const Lexicons& lexicons,
    const std::function<bool(const OfficialProgress&)>& progress)
{
    const auto scorer = makeOfficialScorer(benchmark);
    if (!scorer) {
        return Error {
            QCoreApplication::translate("Score", "There is no official program for \"%1\".")
                .arg(benchmark),
            {},
            {},
            QCoreApplication::translate("Score", "Known: %1.")
                .arg(officialBenchmarks().join(QStringLiteral(", ")))};
    }
    QSaveFile file(output);
    if (!output.isEmpty() && !file.open(QIODevice::WriteOnly)) {
        return fileError(
            QCoreApplication::translate("Score", "The file cannot be written: %1")
                .arg(file.errorString()),
            output);
    }
    OfficialResult result;
    Pass pass(*scorer, output.isEmpty() ? nullptr : &file, lexicons, result);
    for (const QString& path : inputs) {
        JsonItems items(path);
        if (!items.open()) {
            return fileError(
                QCoreApplication::translate("Score", "The file cannot be read."), path);
        }
        std::vector<OfficialJob> batch;
        std::size_t bytes = 0;
        qint64 row = 0;
        const auto flush = [&] {
            pass.run(batch, path, row - qint64(batch.size()) + 1);
            bytes = 0;
            return !progress || progress({result.items, items.bytesRead(), items.bytesTotal()});
        };
        while (auto text = items.next()) {
            ++row;
            bytes += text->size();
            batch.push_back({std::move(*text), {}, {}, {}, Outcome::Scored});
            if ((batch.size() >= kBatchItems || bytes >= kBatchBytes) && !flush()) {
                return fileError(QCoreApplication::translate("Score", "Stopped."), path);
            }
        }
        if (items.end() == JsonItems::End::NotAList) {
            return fileError(
                QCoreApplication::translate("Score", "The file is no JSON list of predictions."),
                path);
        }
        (void)flush();
        if (items.end() != JsonItems::End::Complete) {
            pass.problem(
                items.end() == JsonItems::End::TooLarge
                    ? QCoreApplication::translate("Score", "Item %1 is larger than 256 MB.")
                          .arg(row + 1)
                    : QCoreApplication::translate("Score", "The file ends inside item %1.")
                          .arg(row + 1),
                path,
                QCoreApplication::translate(
                    "Score", "The %n item(s) before it are scored.", nullptr, int(row)));
        }
    }
    pass.close();
    if (!output.isEmpty() && !file.commit()) {
        return fileError(
            QCoreApplication::translate("Score", "The file cannot be written: %1")
                .arg(file.errorString()),
            output);
    }
    result.table = scorer->table();
    return result;
}

} // namespace groundmark::evaluation
