// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbers.h"
#include "widgets/progress_line.h"

#include <QLocale>
#include <QTest>

#include <cmath>
#include <limits>

using namespace groundmark::widgets;

class TestNumbers : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreWrittenAsTheDesignSays_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("expected");
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const auto row = [](const char* name, const QString& written, const char* expected) {
            QTest::newRow(name) << written << QString::fromUtf8(expected);
        };
        row("count", numbers::count(7400), "7,400");
        row("small count", numbers::count(12), "12");
        row("negative count", numbers::count(-1200), "−1,200");
        row("decimal", numbers::decimal(1234.5, 2), "1,234.50");
        row("no negative zero", numbers::decimal(-0.04, 1), "0.0");
        row("missing", numbers::decimal(nan, 1), "–");
        row("gain", numbers::difference(0.4, 1), "+0.4");
        row("loss", numbers::difference(-4.7, 1), "−4.7");
        row("no difference", numbers::difference(0.01, 1), "0.0");
        row("score", numbers::score(0.842), ".842");
        row("full score", numbers::score(1.0, 2), "1.00");
        row("no score", numbers::score(0.0, 2), ".00");
        row("negative score", numbers::score(-0.25, 2), "−.25");
        row("score in prose", numbers::scoreInProse(0.842), "0.842");
        row("percent", numbers::percent(0.7321), "73.2 %");
        row("missing percent", numbers::percent(nan), "–");
        row("half width", numbers::halfWidth(0.8), "±0.8");
        row("half width of a score", numbers::scoreHalfWidth(0.013), "±.013");
        row("interval", numbers::interval(70.4, 75.9), "[70.4, 75.9]");
        row("negative interval", numbers::interval(-0.5, 1.3), "[−0.5, 1.3]");
        row("shared rank", numbers::range(1, 2), "1–2");
        row("rank", numbers::range(3, 3), "3");
        row("size", numbers::size(1700, 2250), "1700 × 2250");
        row("n", numbers::sampleSize(1163), "n = 1,163");
        row("fraction of a second", numbers::duration(0.84), "0.8 s");
        row("seconds", numbers::duration(12.3), "12 s");
        row("minutes", numbers::duration(270), "4 min 30 s");
        row("just under a minute", numbers::duration(59.6), "1 min 0 s");
        row("hours", numbers::duration(3900), "1 h 5 min");
        row("bytes", numbers::bytes(18'400'000), "18.4 MB");
        row("few bytes", numbers::bytes(999), "999 B");
        row("no 1000 kB", numbers::bytes(999'960), "1.0 MB");
    }

    void numbersAreWrittenAsTheDesignSays()
    {
        QFETCH(QString, written);
        QFETCH(QString, expected);
        QCOMPARE(written, expected);
    }

    void theLanguageDoesNotMatter()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(numbers::decimal(1234.5, 1), QStringLiteral("1,234.5"));
        QCOMPARE(numbers::count(1234), QStringLiteral("1,234"));
        QLocale::setDefault(before);
    }

    void typedNumbersAreUnderstood_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");
        QTest::newRow("point") << QStringLiteral("0.5") << 0.5;
        QTest::newRow("comma") << QStringLiteral("0,5") << 0.5;
        QTest::newRow("thousands") << QStringLiteral("1,234") << 1234.0;
        QTest::newRow("thousands and point") << QStringLiteral("1,234,567.8") << 1234567.8;
        QTest::newRow("three digits after zero") << QStringLiteral("0,842") << 0.842;
        QTest::newRow("bare point") << QStringLiteral(".842") << 0.842;
        QTest::newRow("minus sign") << QStringLiteral("−4.7") << -4.7;
        QTest::newRow("spaces") << QStringLiteral("  12 ") << 12.0;
    }

    void typedNumbersAreUnderstood()
    {
        QFETCH(QString, typed);
        QFETCH(double, value);
        const std::optional<double> parsed = numbers::parsed(typed);
        QVERIFY(parsed.has_value());
        QCOMPARE(*parsed, value);
    }

    void whatIsNoNumberIsNotGuessed()
    {
        for (const char* typed : {"", "six", "1,2,3", "1.2.3", "nan", "inf", "5 apples"}) {
            QVERIFY2(!numbers::parsed(QString::fromUtf8(typed)).has_value(), typed);
        }
    }

    void progressSaysRateAndTimeOnlyWhenTheyAreKnown()
    {
        QCOMPARE(ProgressLine::facts(0, 1680, 5.0), QStringLiteral("0 of 1,680"));
        QCOMPARE(ProgressLine::facts(10, 1680, 0.2), QStringLiteral("10 of 1,680"));
        QCOMPARE(
            ProgressLine::facts(1034, 1680, 430.8),
            QStringLiteral("1,034 of 1,680 · 2.4 / s · 4 min 29 s left"));
        QCOMPARE(ProgressLine::facts(4120, 0, 10.0), QStringLiteral("4,120 · 412 / s"));
    }
};

QTEST_GUILESS_MAIN(TestNumbers)
#include "tst_widgets_numbers.moc"
