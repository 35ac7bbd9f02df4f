// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/official_file.h"

#include "evaluation/benchmarks/json_items.h"
#include "evaluation/benchmarks/logicocr/accuracy.h"
#include "evaluation/benchmarks/logicocr/parse.h"
#include "evaluation/benchmarks/ocrbench_v2/aggregate.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/metrics/python/json.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <QtConcurrent>

#include <map>
#include <memory>

namespace groundmark::evaluation {

using python::Value;

namespace {

constexpr std::size_t kBatchItems = 4096;
constexpr std::size_t kBatchBytes = 16U << 20U;
constexpr qint64 kShownProblems = 100;

/// One item on its way through: text in, scored item out.
struct Job
{
    std::string text;
    std::optional<Value> item;
    std::string written; ///< the scored item's JSON, when it is to be written
    Graded graded;
    Outcome outcome = Outcome::Scored;
};

/// What one benchmark does with an item (on any thread) and with all of them (on one).
class Scorer
{
public:
    virtual ~Scorer() = default;
    virtual void score(Job& job, const Lexicons& lexicons) const = 0;
    virtual void add(const Job& job) = 0;
    [[nodiscard]] virtual std::string table() const = 0;
};

const Value& at(const Value& item, std::string_view key)
{
    static const Value kNone;
    const Value* value = item.find(key);
    return value != nullptr ? *value : kNone;
}

class OcrBenchScorer : public Scorer
{
public:
    void score(Job& job, const Lexicons& lexicons) const override
    {
        job.graded = ocrbench_v2::scoreItem(*job.item, lexicons, Explain::No);
        job.outcome = ocrbench_v2::outcomeOf(job.graded, at(*job.item, "predict"));
        job.item->set("score", Value::real(job.graded.value));
        if (job.graded.ignored) {
            job.item->set("ignore", Value::utf8("True"));
        }
    }
    void add(const Job& job) override
    {
        if (job.item->find("ignore") == nullptr) {
            m_aggregate.add(toUtf8(at(*job.item, "type").text()), job.graded.value);
        }
    }
    [[nodiscard]] std::string table() const override { return m_aggregate.text(); }

private:
    ocrbench_v2::Aggregate m_aggregate;
};

class GenScorer : public Scorer
{
public:
    void score(Job& job, const Lexicons&) const override
    {
        const Value& response = at(*job.item, "response");
        job.graded = logicocr::answerScore(
            response,
            at(*job.item, "choices"),
            at(*job.item, "solution"),
            logicocr::Variant::Default,
            Explain::No);
        job.outcome = ocrbench_v2::outcomeOf(job.graded, response);
        job.item->set("score", Value::integer(job.graded.value > 0 ? 1 : 0));
    }
    void add(const Job& job) override { (void)logicocr::addGenItem(m_accuracy, *job.item); }
    [[nodiscard]] std::string table() const override
    {
        return logicocr::subsetText(m_accuracy, false);
    }

private:
    logicocr::Accuracy m_accuracy;
};

class RealScorer : public Scorer
{
public:
    /// The judge's verdict stands in the file; an item without one does not count.
    void score(Job& job, const Lexicons&) const override
    {
        const Value* evaluation = job.item->find("evaluation");
        job.graded = evaluation != nullptr
            ? scored(at(*evaluation, "correct").isTruthy() ? 1.0 : 0.0)
            : unparseable("There is no judge's verdict.");
        job.outcome = ocrbench_v2::outcomeOf(job.graded, at(*job.item, "response"));
    }
    void add(const Job& job) override { (void)logicocr::addRealItem(m_accuracy, *job.item); }
    [[nodiscard]] std::string table() const override
    {
        return logicocr::subsetText(m_accuracy, true);
    }

private:
    logicocr::Accuracy m_accuracy;
};

class ReadingScorer : public Scorer
{
public:
    void score(Job& job, const Lexicons& lexicons) const override
    {
        const Value& page = at(*job.item, "ocr_res");
        const auto quality = logicocr::ocrQuality(
            at(*job.item, "context"),
            at(*job.item, "question"),
            at(*job.item, "choices"),
            page,
            lexicons);
        job.graded = quality ? scored(1.0 - quality->editDistance)
                             : raises("One of the texts is missing or empty.");
        job.outcome = ocrbench_v2::outcomeOf(job.graded, page);
        if (!quality) {
            return;
        }
        for (const auto& [name, value] :
             {std::pair {"bleu", quality->bleu},
              {"meteor", quality->meteor},
              {"rouge-l f", quality->rougeL},
              {"f_measure", quality->f},
              {"precision", quality->precision},
              {"recall", quality->recall},
              {"edit_dist", quality->editDistance}}) {
            job.item->set(name, Value::real(value));
        }
    }
    void add(const Job& job) override
    {
        if (job.graded.finding != Finding::Scored) {
            return;
        }
        ++m_count;
        for (const char* name : kNames) {
            m_sums[name] += at(*job.item, name).number();
        }
    }
    [[nodiscard]] std::string table() const override
    {
        std::string text;
        for (const char* name : kNames) {
            const auto sum = m_sums.find(name);
            text += std::string(name) + ": "
                + (m_count > 0 ? python::reprOfFloat(sum->second / m_count) : "n/a") + '\n';
        }
        return text;
    }

private:
    static constexpr std::array<const char*, 7> kNames {
        "bleu", "meteor", "rouge-l f", "f_measure", "precision", "recall", "edit_dist"};
    std::map<std::string, double> m_sums;
    int m_count = 0;
};

std::unique_ptr<Scorer> makeScorer(const QString& benchmark)
{
    switch (officialBenchmarks().indexOf(benchmark)) {
    case 0:
        return std::make_unique<OcrBenchScorer>();
    case 1:
        return std::make_unique<GenScorer>();
    case 2:
        return std::make_unique<RealScorer>();
    case 3:
        return std::make_unique<ReadingScorer>();
    default:
        return nullptr;
    }
}

/// Takes batches through scoring and hands them on in order.
class Pass
{
public:
    Pass(Scorer& scorer, QSaveFile* output, const Lexicons& lexicons, OfficialResult& result)
        : m_scorer(scorer)
        , m_output(output)
        , m_lexicons(lexicons)
        , m_result(result)
    {
    }

    void run(std::vector<Job>& batch, const QString& path, qint64 firstRow)
    {
        QtConcurrent::blockingMap(batch, [this](Job& job) {
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
        for (const Job& job : batch) {
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
    void finish(const Job& job, const QString& path, qint64 row)
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
                QCoreApplication::translate("Score", "It counts as 0."));
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
    Scorer& m_scorer;
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
    const auto scorer = makeScorer(benchmark);
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
        std::vector<Job> batch;
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
