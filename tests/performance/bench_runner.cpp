// SPDX-License-Identifier: GPL-3.0-or-later
// How fast and how faithful the runner is. Run by hand:
//   groundmark_bench_runner throughput [SAMPLES] [CONCURRENCY]
//       answers per second with 1-megapixel images against a server that answers at once, on the
//       same machine; memory at the beginning and at the end
//   groundmark_bench_runner kills PROGRAM [SAMPLES] [KILLS]
//       `groundmark evaluate` against a server that fails a fifth of its calls, killed at random
#include "evaluation/models/model_spec.h"
#include "evaluation/run/evaluate.h"
#include "storage/begin_run.h"
#include "storage/run_store.h"
#include "tests/app/evaluation_bench.h"
#include "tests/app/kill_scenario.h"
#include "tests/evaluation/endpoint_server.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <nlohmann/json.hpp>

#include <ctime>

using namespace groundmark;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

namespace {

double residentMiB()
{
    QFile file(u"/proc/self/statm"_s);
    return file.open(QIODevice::ReadOnly)
        ? file.readAll().split(' ').value(1).toDouble() * 4096.0 / 1048576.0
        : 0.0;
}

/// 1000 × 1000 with enough detail that a JPEG of it is as large as one of a page of text.
QImage megapixel()
{
    QImage page(1000, 1000, QImage::Format_RGB32);
    page.fill(Qt::white);
    Random random(1);
    for (int i = 0; i < 40'000; ++i) {
        const int x = static_cast<int>(random.index(990));
        const int y = static_cast<int>(random.index(990));
        for (int stroke = 0; stroke < 8; ++stroke) {
            page.setPixelColor(x + stroke, y, QColor(Qt::black));
        }
    }
    return page;
}

/// Answers at once, in a process of its own: "--serve" prints its address and waits for its input
/// to end.
int serve()
{
    EndpointServer server([](const EndpointRequest&) { return chatReply("42"); });
    QTextStream(stdout) << server.url() << Qt::endl;
    QTextStream(stdin).readAll();
    return 0;
}

int throughput(int samples, int concurrency)
{
    QProcess server;
    server.start(QCoreApplication::applicationFilePath(), {u"--serve"_s});
    server.waitForReadyRead();
    const QString url = QString::fromUtf8(server.readLine()).trimmed();

    QTemporaryDir folder;
    const QString path = folder.filePath(u"p.groundmark"_s);
    makeItems(path, samples, megapixel());
    auto project = storage::Project::open(path);
    const auto dataset = storage::DatasetRepository((*project)->database()).findByName(u"items"_s);
    evaluation::RunPlan plan;
    plan.model.spec = u"openai:m@"_s + url;
    plan.policy.concurrency = concurrency;
    auto model = evaluation::makeModel(plan.model);
    const auto run = storage::beginRun(**project, **dataset, u"r"_s, u"m"_s, plan);
    const evaluation::BenchmarkRegistry benchmarks;
    storage::ProjectRunStore store(**project);
    evaluation::RunControl control;
    std::vector<double> memory;
    evaluation::RunObserver observer;
    observer.progress = [&memory, samples](const evaluation::CallProgress& progress) {
        const auto tenth = static_cast<std::size_t>(progress.answered * 10 / samples);
        while (memory.size() <= tenth) {
            memory.push_back(residentMiB());
        }
    };
    const std::clock_t before = std::clock();
    const auto report = evaluation::evaluateRun(
        store, **model, *benchmarks.find(u"ocrbench-v2"), *run, plan, control, observer);
    const double processor = double(std::clock() - before) / CLOCKS_PER_SEC;
    const auto& calls = report->calls.progress;
    const nlohmann::ordered_json json {
        {"samples", samples},
        {"concurrency", concurrency},
        {"imageBytes", QFileInfo(folder.filePath(u"page.png"_s)).size()},
        {"answered", calls.answered},
        {"seconds", calls.seconds},
        {"answersPerSecond", double(calls.answered) / calls.seconds},
        {"processorSeconds", processor},
        {"memoryMiBByTenth", memory}};
    QTextStream(stdout) << QString::fromStdString(json.dump(2)) << Qt::endl;
    server.closeWriteChannel();
    server.waitForFinished();
    return calls.answered == samples ? 0 : 1;
}

int kills(const QString& program, int samples, int times)
{
    const QTemporaryDir folder;
    const KillOutcome left = runWithKills(program, folder.path(), samples, times, 20);
    const nlohmann::ordered_json json {
        {"samples", samples},
        {"kills", left.kills},
        {"exitCode", left.exitCode},
        {"seconds", left.seconds},
        {"requests", left.requests},
        {"paid", left.paid},
        {"scored", left.scored},
        {"answeredTwice", left.answeredTwice},
        {"unknownToTheLedger", left.unknownToTheLedger},
        {"unknownToTheServer", left.unknownToTheServer},
        {"failedButPaid", left.failedButPaid},
        {"lostInKills", left.lostInKills},
        {"unread", left.unread},
        {"tokens", left.tokens},
        {"tokensOfAnswers", left.tokensOfAnswers}};
    QTextStream(stdout) << QString::fromStdString(json.dump(2)) << Qt::endl;
    const bool isFaithful = left.scored == samples && left.answeredTwice == 0
        && left.unknownToTheLedger == 0 && left.unknownToTheServer == 0 && left.failedButPaid == 0
        && left.paid == samples + left.lostInKills && left.tokens == left.tokensOfAnswers;
    return isFaithful ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const auto number = [&arguments](qsizetype at, int otherwise) {
        return arguments.size() > at ? arguments[at].toInt() : otherwise;
    };
    if (arguments.value(0) == u"--serve") {
        return serve();
    }
    if (arguments.value(0) == u"throughput") {
        return throughput(number(1, 3000), number(2, 16));
    }
    if (arguments.value(0) == u"kills" && arguments.size() > 1) {
        return kills(arguments[1], number(2, 10'000), number(3, 20));
    }
    QTextStream(stderr) << "throughput [SAMPLES] [CONCURRENCY] | kills PROGRAM [SAMPLES] [KILLS]\n";
    return 2;
}
