// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/session.h"
#include "tests/viewers/robustness_fixture.h"
#include "viewers/library/import_and_score.h"
#include "viewers/robustness/robustness_report.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace groundmark;
using namespace groundmark::viewers;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

/// The numbers over a whole dataset and the files that carry them away.
class TestRobustnessReport : public QObject
{
    Q_OBJECT

private slots:
    void countsWhatModelsKeep()
    {
        RobustnessFixture fixture;
        const auto report = buildRobustnessReport(*fixture.session.project(), {fixture.dataset});
        QVERIFY(report.hasValue());
        QCOMPARE(report->metric, u"exact match"_s);
        QCOMPARE(report->rows.size(), std::size_t(2));
        const robust::RobustnessRow& a = report->rows[0];
        QCOMPARE(a.n, 3);
        QCOMPARE(a.score.clean, 1.0);
        QVERIFY(std::abs(a.score.wcr - 2.0 / 3.0) < 1e-12);
        QCOMPARE(report->columns[*a.worst].title, u"snow:2"_s); // as bad as severity 3, and first
        QVERIFY(a.cri->low <= a.score.cri && a.score.cri <= a.cri->high);
        QCOMPARE(report->bySubset.size(), std::size_t(2));
        QCOMPARE(report->outcomes.replies, 27);
    }

    void narrowsToASubsetAndASetting()
    {
        RobustnessFixture fixture;
        RobustnessRequest request {fixture.dataset};
        request.subset = u"OCR2.0"_s;
        const auto one = buildRobustnessReport(*fixture.session.project(), request);
        QCOMPARE(one->data.items().size(), std::size_t(1));
        QCOMPARE(one->subsets.size(), 2); // what could be chosen stays
        request = {fixture.dataset};
        request.setting = u"cot"_s;
        QVERIFY(buildRobustnessReport(*fixture.session.project(), request)->data.isEmpty());
    }

    void writesItsNumbersWithTheirDefinitions()
    {
        RobustnessFixture fixture;
        const auto report = buildRobustnessReport(*fixture.session.project(), {fixture.dataset});
        const QByteArray csv = toCsv(*report);
        QVERIFY(csv.startsWith("# set\n# Score: exact match"));
        QVERIFY(csv.contains("\"all\",\"\",\"A\",\"direct\",\"drop snow:2\",0.3333,,,3"));
        QVERIFY(csv.contains("\"subset\",\"OCR1.0\",\"A\""));
        const QByteArray latex = toLatex(*report);
        QVERIFY(latex.contains("\\toprule") && latex.contains("motion\\_blur:2"));
        QVERIFY(latex.contains("Groundmark's reading"));
        const QJsonDocument json = QJsonDocument::fromJson(toJson(*report));
        QCOMPARE(json[u"models"_s][0][u"worst"_s].toString(), u"snow:2"_s);
        QCOMPARE(json[u"models"_s][0][u"RCR_95"_s].toArray().size(), 2);
        QVERIFY(!json[u"definitions"_s].toString().isEmpty());
    }

    void takesRealPhotographsAsConditions()
    {
        const QString folder = qEnvironmentVariable("GROUNDMARK_SHARED_DATA") + u"/mdpbench"_s;
        if (!QDir(folder).exists()) {
            QSKIP("The published data is not beside the checkout.");
        }
        const QTemporaryDir place;
        storage::Session session(u"tester"_s);
        QVERIFY(session.create(place.filePath(u"p.groundmark"_s)).hasValue());
        const storage::Format* format = session.formats().find(u"omnidocbench"_s);
        QVERIFY(format != nullptr);
        for (const storage::ImportOptions& options :
             {storage::ImportOptions {folder + u"/MDPBench_demo_subset.json"_s, folder + u"/images"_s, {}, {}, false},
              storage::ImportOptions {folder + u"/predictions/Gemini3-pro-preview"_s, {}, {}, u"Gemini"_s, false}}) {
            const auto imported = importAndScore(
                *session.project(), *format, options, session.benchmarks(), [](const QString&, qint64, qint64) {
                    return true;
                });
            QVERIFY2(imported.hasValue(), imported ? "" : qPrintable(imported.error().toText()));
        }
        const DatasetId dataset
            = storage::DatasetRepository(session.project()->database()).list()->front().dataset.id;
        const auto report = buildRobustnessReport(*session.project(), {dataset});
        QVERIFY(report.hasValue());
        QCOMPARE(report->data.items().size(), std::size_t(8)); // pages; 24 photographs belong to them
        QCOMPARE(report->rows.size(), std::size_t(1));
        QCOMPARE(report->outcomes.replies, 32);
        std::size_t photographs = 0;
        for (std::size_t item = 0; item < report->data.items().size(); ++item) {
            photographs += report->data.conditionsOf(item).size();
        }
        QCOMPARE(photographs, std::size_t(24));
        const auto column = std::ranges::find(report->columns, u"indoor"_s, &robust::AxisColumn::title);
        QVERIFY(column != report->columns.end());
        QVERIFY(report->rows[0].score.isDefined);
        QVERIFY(report->rows[0].score.rcr > 0.5 && report->rows[0].score.wcr < 1.0);
    }
};

QTEST_MAIN(TestRobustnessReport) // the fixture draws text
#include "tst_viewers_robustness_report.moc"
