// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the canvas against its budgets and prints one JSON object: what was measured, what the
// budget is, whether it was met. labelme, when it is installed, is measured in the same run.
//     groundmark_bench_canvas [--case NAME --folder DIR]
#include "tests/performance/budget_cases.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <cmath>
#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;
using namespace groundmark::performance;

namespace {

constexpr int StartRuns = 5;
constexpr int Patience = 300'000; ///< ms for one case
constexpr double AllocatorNoise = 1.02; ///< freed memory that has not gone back to the system

struct Case
{
    const char* name;
    QJsonObject (*run)(const QString& folder);
};

constexpr Case Cases[] {
    {"start", startProgram},
    {"open", openLargeImage},
    {"frames", panAndZoom},
    {"hits", hitShapes},
    {"brush", brushOverShapes},
    {"next", nextPrefetched},
    {"commit", commitEdits},
    {"memory", openTenImages},
};

/// The last line that a program prints, as JSON. What it says on stderr goes to ours.
QJsonObject output(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    process.waitForFinished(Patience);
    const QByteArray text = process.readAllStandardOutput().trimmed();
    return QJsonDocument::fromJson(text.mid(text.lastIndexOf('\n') + 1)).object();
}

QJsonObject runCase(const QString& name, const QString& folder)
{
    return output(
        QCoreApplication::applicationFilePath(), {u"--case"_s, name, u"--folder"_s, folder});
}

/// Milliseconds from starting a program until it prints "painted": the median of several runs.
double timeToPainted(const QString& program, const QStringList& arguments)
{
    std::vector<double> times;
    for (int i = 0; i < StartRuns; ++i) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        QElapsedTimer timer;
        timer.start();
        process.start(program, arguments);
        QByteArray text;
        while (!text.contains("painted") && process.waitForReadyRead(Patience)) {
            text += process.readAllStandardOutput();
        }
        times.push_back(milliseconds(timer));
        process.waitForFinished(Patience);
    }
    return percentile(times, 0.5);
}

/// labelme's numbers, or nothing where it is not installed.
std::optional<QJsonObject> measureLabelme(const QString& folder)
{
    const QString python = u"/usr/bin/python3"_s; // Debian's, which its labelme is for
    const QString script = QStringLiteral(GROUNDMARK_PERFORMANCE "/labelme_baseline.py");
    if (QStandardPaths::findExecutable(u"labelme"_s).isEmpty() || !QFileInfo::exists(python)) {
        return std::nullopt;
    }
    QJsonObject report = output(python, {script, u"open"_s, largeImage(folder)});
    if (report.isEmpty()) {
        return std::nullopt;
    }
    report.insert(
        u"startMs"_s, timeToPainted(python, {script, u"start"_s, pageImage(folder)}));
    return report;
}

double at(const QJsonObject& object, std::initializer_list<const char*> path)
{
    QJsonValue value = object;
    for (const char* const key : path) {
        value = value.toObject().value(QLatin1StringView(key));
    }
    return value.toDouble(std::nan(""));
}

class Table
{
public:
    explicit Table(std::optional<QJsonObject> labelme)
        : m_labelme(std::move(labelme))
    {
    }

    void row(const QString& what, double measured, double budget, const QString& unit)
    {
        m_rows.append(QJsonObject {
            {u"case"_s, what},
            {u"measured"_s, measured},
            {u"budget"_s, budget},
            {u"unit"_s, unit},
            {u"met"_s, measured <= budget}});
    }

    /// The budget is a share of what labelme takes.
    void share(const QString& what, double measured, double factor, const char* key, const QString& unit)
    {
        if (!m_labelme) {
            m_rows.append(QJsonObject {
                {u"case"_s, what},
                {u"measured"_s, measured},
                {u"unit"_s, unit},
                {u"budget"_s, u"%1 × labelme's, which is not installed (apt install labelme)"_s.arg(factor)}});
            return;
        }
        const double baseline = at(*m_labelme, {key});
        row(what, measured, baseline * factor, unit);
        QJsonObject last = m_rows.last().toObject();
        last.insert(u"labelme"_s, baseline);
        last.insert(u"share"_s, measured / baseline);
        m_rows.replace(m_rows.size() - 1, last);
    }

    [[nodiscard]] const QJsonArray& rows() const { return m_rows; }

private:
    std::optional<QJsonObject> m_labelme;
    QJsonArray m_rows;
};

QJsonObject measureAll(const QString& folder)
{
    QJsonObject details;
    for (const Case& one : Cases) {
        const QString name = QString::fromLatin1(one.name);
        if (name != u"start") {
            details.insert(name, runCase(name, folder));
        }
    }
    const double start = timeToPainted(
        QCoreApplication::applicationFilePath(),
        {u"--case"_s, u"start"_s, u"--folder"_s, folder});
    const auto labelme = measureLabelme(folder);

    const QString ms = u"ms"_s;
    const QString frame = u"with5000Polygons"_s;
    Table table(labelme);
    table.share(u"start to first painted sample"_s, start, 0.3, "startMs", ms);
    table.share(
        u"12,000 × 9,000 JPEG: first pixels"_s, at(details, {"open", "firstPixelsMs"}), 0.2,
        "paintedMs", ms);
    table.share(
        u"12,000 × 9,000 JPEG: full detail"_s, at(details, {"open", "fullDetailMs"}), 1.0,
        "paintedMs", ms);
    table.share(
        u"12,000 × 9,000 JPEG: peak memory"_s, at(details, {"open", "peakMegabytes"}), 0.6,
        "peakMegabytes", u"MB"_s);
    for (const char* const way : {"panFitted", "panCloser", "zoom"}) {
        table.row(
            u"%1, 5,000 polygons of 20 points: frame, p95"_s.arg(QLatin1StringView(way)),
            at(details, {"frames", "with5000Polygons", way, "p95Ms"}), 16, ms);
    }
    table.row(u"hit test among 5,000 shapes, p95"_s, at(details, {"hits", "p95Ms"}), 0.5, ms);
    table.row(
        u"brush stroke event to painted pixels, p95"_s, at(details, {"brush", "p95Ms"}), 16, ms);
    table.row(u"next sample, prefetched, 12 MP"_s, at(details, {"next", "ms"}), 50, ms);
    table.row(u"commit of one edit on the UI thread, p95"_s, at(details, {"commit", "p95Ms"}), 5, ms);
    table.row(u"commit of one edit, durable, worst"_s, at(details, {"commit", "worstMs"}), 200, ms);
    table.row(
        u"memory after ten large images, against two"_s,
        at(details, {"memory", "afterTenMegabytes"}),
        at(details, {"memory", "afterTwoMegabytes"}) * AllocatorNoise,
        u"MB"_s);
    return {
        {u"budgets"_s, table.rows()},
        {u"details"_s, details},
        {u"labelme"_s, labelme ? QJsonValue(*labelme) : QJsonValue(u"not installed, not measured"_s)},
        {u"threads"_s, QThread::idealThreadCount()}};
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addOption({u"case"_s, u"Runs one case in this process."_s, u"NAME"_s});
    parser.addOption({u"folder"_s, u"Where its files were prepared."_s, u"DIR"_s});
    parser.process(app);
    const QTemporaryDir made;
    const QString folder = parser.isSet(u"folder"_s) ? parser.value(u"folder"_s) : made.path();
    if (!QFileInfo::exists(projectFile(folder))) {
        std::fputs("Making the images…\n", stderr);
        prepareImages(folder);
        prepareProject(folder);
    }
    QJsonObject report;
    if (parser.isSet(u"case"_s)) {
        for (const Case& one : Cases) {
            if (QLatin1StringView(one.name) == parser.value(u"case"_s)) {
                report = one.run(folder);
            }
        }
        std::puts(QJsonDocument(report).toJson(QJsonDocument::Compact).constData());
        return 0;
    }
    report = measureAll(folder);
    std::fputs(QJsonDocument(report).toJson().constData(), stdout);
    return 0;
}
