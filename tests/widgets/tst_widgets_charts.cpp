// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_marks.h"
#include "widgets/charts/chart_view.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <QtCharts/QLineSeries>
#include <QtCharts/QPolarChart>
#include <QtCharts/QScatterSeries>

using namespace groundmark::widgets;

namespace {

ChartData twoRuns(ChartData::Kind kind)
{
    ChartData data;
    data.kind = kind;
    data.title = QStringLiteral("Accuracy");
    data.xTitle = QStringLiteral("tokens");
    data.yTitle = QStringLiteral("points");
    data.categories = kind == ChartData::Kind::Scatter ? QStringList() : QStringList {QStringLiteral("clean"), QStringLiteral("glass")};
    data.series = {
        {QStringLiteral("A"), {{0.0, 70.0, 68.0, 72.0, QStringLiteral("A"), false}, {1.0, 40.0, {}, {}, {}, false}}},
        {QStringLiteral("=B, \"x\""), {{0.0, 50.0, {}, {}, QStringLiteral("B"), true}, {1.0, 45.0, {}, {}, {}, false}}}};
    return data;
}

QAction* command(const ChartView& view, const QString& text)
{
    for (QAction* action : view.actions()) {
        if (action->text() == text) {
            return action;
        }
    }
    return nullptr;
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private slots:
    void drawsEveryKind_data()
    {
        QTest::addColumn<ChartData::Kind>("kind");
        QTest::newRow("scatter") << ChartData::Kind::Scatter;
        QTest::newRow("lines") << ChartData::Kind::Lines;
        QTest::newRow("bars") << ChartData::Kind::Bars;
        QTest::newRow("radar") << ChartData::Kind::Radar;
    }

    void drawsEveryKind()
    {
        QFETCH(ChartData::Kind, kind);
        ChartView view;
        view.resize(480, 320);
        view.setData(twoRuns(kind));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QImage image = view.toImage();
        QSet<QRgb> colours;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                colours.insert(image.pixel(x, y));
            }
        }
        QVERIFY2(colours.size() > 8, "an empty picture");
    }

    void tellsRunsApartByMoreThanColour()
    {
        ChartView scatter;
        scatter.setData(twoRuns(ChartData::Kind::Scatter));
        const auto marks = scatter.chart()->series();
        QVERIFY(
            static_cast<QScatterSeries*>(marks[0])->markerShape() != static_cast<QScatterSeries*>(marks[1])->markerShape());
        ChartView lines;
        lines.setData(twoRuns(ChartData::Kind::Lines));
        const auto drawn = lines.chart()->series();
        QVERIFY(
            static_cast<QLineSeries*>(drawn[0])->pen().dashPattern() != static_cast<QLineSeries*>(drawn[1])->pen().dashPattern());
    }

    void csvQuotesAndDefusesNames()
    {
        const QByteArray csv = toCsv(twoRuns(ChartData::Kind::Lines));
        QVERIFY(csv.startsWith("series,"));
        QVERIFY(csv.contains("\"A\",\"clean\",70,68,72,\"A\"\r\n"));
        QVERIFY2(csv.contains("\"'=B, \"\"x\"\"\",\"glass\",45,,,"), csv.constData());
    }

    void svgIsWellFormedAndNamesTheChart()
    {
        ChartView view;
        view.resize(480, 320);
        view.setData(twoRuns(ChartData::Kind::Scatter));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QByteArray svg = view.toSvg();
        QXmlStreamReader reader(svg);
        while (!reader.atEnd()) {
            reader.readNext();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(svg.contains("<title>Accuracy</title>"));
    }

    void copiesTheNumbers()
    {
        ChartView view;
        view.setData(twoRuns(ChartData::Kind::Bars));
        QAction* copy = command(view, QStringLiteral("Copy numbers (CSV)"));
        QVERIFY(copy != nullptr);
        copy->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("glass")));
    }

    void savesByTheSuffix()
    {
        QTemporaryDir folder;
        ChartView view;
        view.resize(300, 200);
        view.setData(twoRuns(ChartData::Kind::Lines));
        QVERIFY(view.saveAs(folder.filePath(QStringLiteral("a.png"))));
        QVERIFY(!QImage(folder.filePath(QStringLiteral("a.png"))).isNull());
        QVERIFY(view.saveAs(folder.filePath(QStringLiteral("a.csv"))));
        QVERIFY(!view.saveAs(folder.filePath(QStringLiteral("missing/a.svg"))));
    }

    void followsTheTheme()
    {
        Theme theme(*qApp, Theme::Mode::Light);
        ChartView view;
        view.setData(twoRuns(ChartData::Kind::Scatter));
        view.show();
        const QRgb light = view.toImage().pixel(1, 1);
        theme.setMode(Theme::Mode::Dark);
        QTRY_VERIFY(view.toImage().pixel(1, 1) != light);
    }

    void labelsGoWhereNothingIsInTheWay()
    {
        const QRectF area(0, 0, 400, 300);
        const QPointF point(200, 150);
        const QSizeF size(60, 14);
        const QRectF right = placeLabel(point, size, {}, area);
        QVERIFY(right.left() > point.x());
        const QRectF left = placeLabel(point, size, {right}, area);
        QVERIFY(left.right() < point.x());
        const QRectF edge = placeLabel({390, 150}, size, {}, area);
        QVERIFY(area.contains(edge));
    }
};

QTEST_MAIN(TestCharts)
#include "tst_widgets_charts.moc"
