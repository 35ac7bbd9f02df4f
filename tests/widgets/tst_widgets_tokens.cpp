// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/tokens.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <utility>

using namespace groundmark::widgets;

class TestTokens : public QObject
{
    Q_OBJECT

private:
    static void addThemes()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    static const Tokens& tokens()
    {
        QFETCH(bool, dark);
        return dark ? darkTokens : lightTokens;
    }

private slots:
    void contrastIsThatOfTheStandard()
    {
        QCOMPARE(contrast(hex(0x000000), hex(0xFFFFFF)), 21.0);
        QCOMPARE(contrast(hex(0x777777), hex(0x777777)), 1.0);
        // A published pair: #767676 is the lightest grey with 4.5:1 on white.
        QVERIFY(contrast(hex(0x767676), hex(0xFFFFFF)) >= 4.5);
        QVERIFY(contrast(hex(0x777777), hex(0xFFFFFF)) < 4.5);
    }

    void everyInkReadsOnEveryGround_data() { addThemes(); }
    void everyInkReadsOnEveryGround()
    {
        const Tokens& t = tokens();
        const std::array inks {
            std::pair {"text", t.text},
            std::pair {"text2", t.text2},
            std::pair {"text3", t.text3},
            std::pair {"accent", t.accent},
            std::pair {"ok", t.ok.ink},
            std::pair {"bad", t.bad.ink},
            std::pair {"warn", t.warn.ink},
            std::pair {"unparseable", t.unparseable.ink},
            std::pair {"refused", t.refused.ink},
            std::pair {"apiError", t.apiError.ink},
        };
        const std::array grounds {
            std::pair {"window", t.window},
            std::pair {"base", t.base},
            std::pair {"alt", t.alt},
            std::pair {"selection", t.selection},
        };
        for (const auto& [ink, inkColour] : inks) {
            for (const auto& [ground, groundColour] : grounds) {
                const double measured = contrast(inkColour, groundColour);
                QVERIFY2(
                    measured >= 4.5,
                    qPrintable(QStringLiteral("%1 on %2: %3")
                                   .arg(QLatin1String(ink), QLatin1String(ground))
                                   .arg(measured)));
            }
        }
    }

    void everyInkReadsOnItsWash_data() { addThemes(); }
    void everyInkReadsOnItsWash()
    {
        const Tokens& t = tokens();
        for (const Meaning& m : {t.ok, t.bad, t.warn, t.unparseable, t.refused, t.apiError}) {
            const double measured = contrast(m.ink, m.wash);
            QVERIFY2(measured >= 5.0, qPrintable(QString::number(measured)));
        }
    }

    void controlsShowOnTheirGround_data() { addThemes(); }
    void controlsShowOnTheirGround()
    {
        const Tokens& t = tokens();
        QVERIFY(contrast(t.control, t.window) >= (t.isDark ? 3.75 : 3.15));
        QVERIFY(contrast(t.control, t.base) >= 3.0);
        QVERIFY(contrast(t.onAccent, t.accent) >= (t.isDark ? 6.95 : 6.15));
    }

    void regionColoursShowOnBlack()
    {
        for (const QColor& colour : over_image::regions) {
            QVERIFY(contrast(colour, over_image::halo) >= 5.9);
            QVERIFY(contrast(colour, over_image::ink) >= 4.5);
        }
        QCOMPARE(over_image::region(1), over_image::regions[0]);
        QCOMPARE(over_image::region(9), over_image::regions[0]);
        QCOMPARE(over_image::region(8), over_image::regions[7]);
        QCOMPARE(over_image::region(0), over_image::regions[0]);
    }

    void heatCellsCanBeRead_data() { addThemes(); }
    void heatCellsCanBeRead()
    {
        for (int i = 0; i <= 100; ++i) {
            const QColor ground = heatColour(tokens(), i / 100.0);
            QVERIFY(contrast(readableOn(ground), ground) >= 4.5);
        }
        QCOMPARE(heatColour(tokens(), 0.0), tokens().base);
        QCOMPARE(heatColour(tokens(), 1.0), tokens().heat);
    }

    void runsDifferInDashAsWellAsColour()
    {
        for (int a = 0; a < 6; ++a) {
            for (int b = a + 1; b < 6; ++b) {
                QVERIFY(runLook(a).colour != runLook(b).colour);
                QVERIFY(
                    runLook(a).dash != runLook(b).dash
                    || runLook(a).dashCount != runLook(b).dashCount);
            }
        }
    }

    void noOtherFileHoldsAColour()
    {
        const QDir root(qEnvironmentVariable("GROUNDMARK_TEST_DATA") + QStringLiteral("/.."));
        QVERIFY(root.exists(QStringLiteral("widgets/theme/tokens.h")));
        const QRegularExpression literal(QStringLiteral(
            R"(#[0-9a-fA-F]{6}\b|0x[0-9a-fA-F]{6}\b|\bQColor\s*[({]\s*\d|\bqRgba?\(\s*\d|Qt::(red|green|blue|yellow|cyan|magenta|gray|darkGray|lightGray|white|black)\b)"));
        QStringList found;
        for (const char* folder : {"widgets", "annotation", "viewers", "app"}) {
            QDirIterator files(
                root.filePath(QLatin1String(folder)),
                {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.qss")},
                QDir::Files,
                QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.fileName().endsWith(QStringLiteral("theme/tokens.h"))) {
                    continue;
                }
                QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
                int line = 0;
                while (!file.atEnd()) {
                    ++line;
                    if (literal.match(QString::fromUtf8(file.readLine())).hasMatch()) {
                        found.append(QStringLiteral("%1:%2").arg(file.fileName()).arg(line));
                    }
                }
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }
};

QTEST_GUILESS_MAIN(TestTokens)
#include "tst_widgets_tokens.moc"
