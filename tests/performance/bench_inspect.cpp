// SPDX-License-Identifier: GPL-3.0-or-later
// How Inspect and Library bear a project of 1,000,000 predictions. Run by hand:
//   groundmark_bench_inspect [SAMPLES] [RUNS]
// makes a project in a temporary folder (by a process of its own, so that its memory does not
// count), opens it in the real window, filters, searches, scrolls and steps through it, prints one
// JSON object with what was measured and what is asked for, and removes the folder.
#include "app/window/main_window.h"
#include "domain/random.h"
#include "storage/dataset_repository.h"
#include "storage/query/query.h"
#include "storage/run_repository.h"
#include "storage/sample_query.h"
#include "storage/sample_repository.h"
#include "storage/session.h"
#include "viewers/compare/inspect_workspace.h"
#include "viewers/compare/run_selector.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QProcess>
#include <QScrollBar>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <ctime>

using namespace groundmark;
using namespace Qt::StringLiterals;

namespace {

constexpr int ShownRuns = 6;

double ms(const QElapsedTimer& timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values.empty() ? 0.0 : values[values.size() / 2];
}

double memoryMiB(const QByteArray& name)
{
    QFile file(u"/proc/self/status"_s);
    const QByteArray all = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const qsizetype at = all.indexOf(name);
    return at < 0 ? 0.0 : all.mid(at + name.size()).trimmed().split(' ').value(0).toDouble() / 1024.0;
}

void require(bool done, const char* what)
{
    if (!done) {
        qFatal("%s", what);
    }
}

/// Texts with a vocabulary like that of answers: few words are everywhere, most are rare. A third
/// of the samples is Chinese.
class Texts
{
public:
    explicit Texts(Random& random)
        : m_random(random)
    {
        for (int i = 0; i < 20'000; ++i) {
            QString word;
            for (int letters = 3 + int(random.index(7)); letters > 0; --letters) {
                word += QChar(u'a' + char16_t(random.index(26)));
            }
            m_words.append(word);
        }
    }

    QString of(int words, bool chinese)
    {
        QString text;
        for (int i = 0; i < words; ++i) {
            if (chinese) {
                text += QChar(0x4E00 + char16_t(m_random.index(3000)));
            } else {
                const auto first = m_random.index(std::size_t(m_words.size()));
                text += m_words[qsizetype(m_random.index(first + 1))] + u' ';
            }
        }
        return text.trimmed();
    }

private:
    Random& m_random;
    QStringList m_words;
};

int generate(const QString& path, int samples, int runs)
{
    const auto project = storage::Project::create(path);
    require(project.hasValue(), "the project can't be made");
    storage::Database& database = (*project)->database();
    Random random(1);
    Texts texts(random);
    storage::Transaction transaction(database);
    Dataset set;
    set.name = u"generated"_s;
    const DatasetId dataset = *storage::DatasetRepository(database).add(set);
    storage::SampleRepository repository(database);
    std::vector<SampleId> ids;
    for (int i = 0; i < samples; ++i) {
        Sample sample;
        sample.dataset = dataset;
        sample.externalId = u"item_%1"_s.arg(i, 6, 10, QChar(u'0'));
        sample.task = u"task %1"_s.arg(i % 23);
        sample.language = i % 3 == 0 ? u"zh"_s : u"en"_s;
        Question question;
        question.text = texts.of(12, i % 3 == 0);
        question.answers = {{texts.of(3, i % 3 == 0), {}}};
        sample.questions = {question};
        ids.push_back(*repository.add(sample));
    }
    storage::RunRepository stored(database);
    for (int number = 0; number < runs; ++number) {
        Run run;
        run.id = RunId::create();
        run.dataset = dataset;
        run.name = u"run %1"_s.arg(number + 1);
        run.model = u"model %1"_s.arg(number + 1);
        require(stored.store(run).hasValue(), "a run can't be stored");
        for (std::size_t i = 0; i < ids.size(); ++i) {
            Prediction prediction;
            prediction.run = run.id;
            prediction.sample = ids[i];
            prediction.raw = texts.of(40, i % 3 == 0);
            prediction.parsed = prediction.raw.left(30);
            const auto draw = random.index(20);
            prediction.outcome = draw == 0 ? Outcome::Unparseable
                : draw == 1               ? Outcome::RefusedOrEmpty
                : draw == 2               ? Outcome::ApiError
                                          : Outcome::Scored;
            prediction.outputTokens = 20 + int(random.index(3000));
            prediction.latencySeconds = double(random.index(900)) / 100.0;
            const auto id = stored.storePrediction(prediction);
            require(id.hasValue(), "a prediction can't be stored");
            if (prediction.outcome == Outcome::Scored) {
                Score score;
                score.prediction = *id;
                score.metric = u"anls"_s;
                score.value = double(random.index(1001)) / 1000.0;
                score.reason = R"({"rule": "ANLS, threshold 0.5"})";
                require(stored.storeScores(*id, {score}).hasValue(), "a score can't be stored");
            }
        }
    }
    require(transaction.commit().hasValue(), "the project can't be committed");
    return 0;
}

/// What one query takes, at its best of three: other programs are not what is measured.
QJsonObject timed(storage::Project& project, const QString& text, const std::vector<RunId>& shown)
{
    storage::SampleFilter filter;
    const auto datasets = storage::DatasetRepository(project.database()).list();
    filter.dataset = datasets->front().dataset.id;
    if (text == u"sorted by A") {
        filter.order = storage::ScoreOrder {shown.front(), false};
    } else {
        auto node = storage::parseQuery(text);
        require(node.hasValue(), qPrintable(text));
        filter.query = *storage::bindQuery(project.database(), *node, shown, 0.5);
    }
    double best = 1e9;
    std::size_t found = 0;
    for (int i = 0; i < 3; ++i) {
        QElapsedTimer timer;
        timer.start();
        const auto ids = storage::SampleQuery(project.database()).ids(filter);
        require(ids.hasValue(), qPrintable(ids ? text : ids.error().toText()));
        best = std::min(best, ms(timer));
        found = ids->size();
    }
    return {{u"query"_s, text}, {u"found"_s, qint64(found)}, {u"ms"_s, best}};
}

QJsonArray timedAll(storage::Project& project, const QStringList& queries, const std::vector<RunId>& shown, double& worst)
{
    QJsonArray all;
    for (const QString& query : queries) {
        const QJsonObject one = timed(project, query, shown);
        worst = std::max(worst, one[u"ms"].toDouble());
        all.append(one);
    }
    return all;
}

int measure(const QString& path, QJsonObject& report)
{
    const QTemporaryDir home;
    QSettings settings(home.filePath(u"settings.ini"_s), QSettings::IniFormat);
    widgets::Theme theme(*qApp, widgets::Theme::Mode::Light);
    storage::Session session(u"bench"_s);
    app::MainWindow window(session, theme, settings);
    window.resize(1600, 1000);
    window.show();
    QElapsedTimer timer;
    timer.start();
    require(window.openProject(path), "the project can't be opened");
    window.currentWorkspace()->settle();
    report.insert(u"openMs"_s, ms(timer));

    auto* inspect = qobject_cast<viewers::InspectWorkspace*>(window.workspace(u"compare"_s));
    timer.start();
    window.showWorkspace(u"compare"_s);
    inspect->settle();
    report.insert(u"showCompareMs"_s, ms(timer));

    const auto runs = storage::RunRepository(session.project()->database()).list();
    std::vector<RunId> shown;
    for (int i = 0; i < std::min(ShownRuns, int(runs->size())); ++i) {
        shown.push_back((*runs)[std::size_t(i)].run.id);
    }
    for (QAction* action : inspect->findChild<viewers::RunSelector*>()->menu()->actions().mid(0, ShownRuns)) {
        if (!action->isChecked()) {
            action->trigger();
            inspect->settle();
        }
    }
    const auto connection = session.project()->connectAgain();
    double worst = 0.0;
    report.insert(
        u"filters"_s,
        timedAll(
            **connection,
            {u"failed(A)"_s, u"failed(A) and passed(B)"_s, u"not passed(A)"_s, u"score(F) < 0.2 or score(A, anls) > 0.9"_s,
             u"outcome:unparseable"_s, u"tokens > 2900"_s, u"flipped"_s, u"type:\"task 7\" and lang:zh"_s,
             u"first_wrong <= 3"_s, u"pages = 0"_s, u"bookmarked"_s, u"sorted by A"_s},
            shown, worst));
    report.insert(u"worstFilterMs"_s, worst);
    worst = 0.0;
    const auto question = [&](int row) {
        const auto listed = storage::SampleQuery((*connection)->database()).ids({});
        return storage::SampleQuery((*connection)->database()).rows({(*listed)[std::size_t(row)]})->front().question;
    };
    const QStringList words = question(1).split(u' ');
    const QString han = question(0);
    report.insert(
        u"searches"_s,
        timedAll(
            **connection,
            {u"text:\"%1\""_s.arg(words.value(0)), u"text:\"%1 %2\""_s.arg(words.value(3), words.value(4)),
             u"text:\"%1\""_s.arg(words.value(5).left(3)), u"text:\"%1\""_s.arg(han.left(2)), u"text:\"%1\""_s.arg(han.left(1)),
             u"reply:\"%1\" and failed(A)"_s.arg(words.value(7)), words.value(8), u"note:\"x\""_s},
            shown, worst));
    report.insert(u"worstSearchMs"_s, worst);

    auto* table = inspect->findChild<QTableView*>(u"compareTable"_s);
    std::vector<double> steps;
    for (int i = 0; i < 60; ++i) {
        timer.start();
        table->setCurrentIndex(table->model()->index(1000 + 37 * i, 0));
        inspect->settle();
        inspect->repaint();
        steps.push_back(ms(timer));
    }
    report.insert(u"nextSampleMedianMs"_s, median(steps));
    report.insert(u"nextSampleWorstMs"_s, *std::ranges::max_element(steps));

    std::vector<double> frames;
    for (int i = 0; i < 600; ++i) {
        timer.start();
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->value() + 7);
        table->viewport()->repaint();
        frames.push_back(ms(timer));
    }
    report.insert(u"scrollFrameMedianMs"_s, median(frames));
    report.insert(u"scrollFrameWorstMs"_s, *std::ranges::max_element(frames));
    report.insert(u"framesOver16Ms"_s, qint64(std::ranges::count_if(frames, [](double f) { return f > 1000.0 / 60.0; })));
    report.insert(u"memoryPeakMiB"_s, memoryMiB("VmHWM:"));
    report.insert(u"memoryNowMiB"_s, memoryMiB("VmRSS:"));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.value(0) == u"--generate") {
        return generate(arguments.value(1), arguments.value(2).toInt(), arguments.value(3).toInt());
    }
    const int samples = arguments.isEmpty() ? 100'000 : arguments[0].toInt();
    const int runs = arguments.size() < 2 ? 10 : arguments[1].toInt();
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"p.groundmark"_s);
    QElapsedTimer timer;
    timer.start();
    if (QProcess::execute(
            QCoreApplication::applicationFilePath(),
            {u"--generate"_s, path, QString::number(samples), QString::number(runs)})
        != 0) {
        return 1;
    }
    QJsonObject report {
        {u"samples"_s, samples},
        {u"predictions"_s, samples * runs},
        {u"fileMiB"_s, double(QFile(path).size()) / 1048576.0},
        {u"generateSeconds"_s, double(timer.elapsed()) / 1000.0},
        {u"asked"_s,
         QJsonObject {
             {u"openMs"_s, 1000}, {u"worstFilterMs"_s, 200}, {u"worstSearchMs"_s, 500}, {u"framesOver16Ms"_s, 0},
             {u"memoryPeakMiB"_s, 400}, {u"nextSampleMedianMs"_s, 80}}}};
    const int code = measure(path, report);
    QTextStream(stdout) << QString::fromUtf8(QJsonDocument(report).toJson());
    return code;
}
