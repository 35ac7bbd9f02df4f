// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include "widgets/delegates/item_view.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/tabular.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_sheet.h"

#include <QDir>
#include <QListView>
#include <QPixmap>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace groundmark::widgets;

namespace {

/// The colour of the strongest pixel.
QColor inkIn(const QPixmap& pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QColor strongest(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor here = image.pixelColor(x, y);
            if (here.alpha() > strongest.alpha()) {
                strongest = here;
            }
        }
    }
    return strongest;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp, Theme::Mode::Light); }

    void init()
    {
        m_theme->setMode(Theme::Mode::Light);
        m_theme->setTextSize(100);
    }

    void widgetsFindTheTokensOfTheThemeInTheirPalette()
    {
        QPushButton button;
        QVERIFY(!tokensOf(&button).isDark);
        const QSignalSpy changed(m_theme.get(), &Theme::changed);
        m_theme->setMode(Theme::Mode::Dark);
        QCOMPARE(changed.count(), 1);
        QVERIFY(tokensOf(&button).isDark);
        QCOMPARE(button.palette().color(QPalette::Button), darkTokens.raised);
        m_theme->setMode(Theme::Mode::Dark);
        QCOMPARE(changed.count(), 1);
    }

    void systemMeansWhatWasFoundAtTheStart()
    {
        m_theme->setMode(Theme::Mode::Dark);
        m_theme->setMode(Theme::Mode::System); // offscreen is light
        QVERIFY(!m_theme->isDark());
    }

    void itemViewsKeepTheirOwnSelectionAcrossThemes()
    {
        QListView view;
        prepareItemView(&view);
        QCOMPARE(view.palette().color(QPalette::Highlight), lightTokens.selection);
        QCOMPARE(view.palette().color(QPalette::HighlightedText), lightTokens.text);
        m_theme->setMode(Theme::Mode::Dark);
        QCOMPARE(view.palette().color(QPalette::Highlight), darkTokens.selection);
        QCOMPARE(view.palette().color(QPalette::HighlightedText), darkTokens.text);
    }

    void labelsKeepTheirToneAcrossThemes()
    {
        const std::unique_ptr<RoleLabel> label(quietLabel(QStringLiteral("Dataset")));
        QCOMPARE(label->palette().color(QPalette::WindowText), lightTokens.text2);
        m_theme->setMode(Theme::Mode::Dark);
        QCOMPARE(label->palette().color(QPalette::WindowText), darkTokens.text2);
    }

    void fontsFollowTheTextSize()
    {
        const std::unique_ptr<RoleLabel> label(titleLabel(QStringLiteral("A question?")));
        const double normal = label->font().pointSizeF();
        const int height = rowHeight(RowKind::Text);
        m_theme->setTextSize(130);
        QCOMPARE(label->font().pointSizeF(), normal * 1.3);
        QVERIFY(rowHeight(RowKind::Text) > height);
        m_theme->setTextSize(118);
        QCOMPARE(m_theme->textSize(), 115);
    }

    void chineseHasNothingBelowTwelvePixels()
    {
        const QLocale before;
        const double small = roleFont(FontRole::Small).pointSizeF();
        QVERIFY(roleFont(FontRole::Tiny).pointSizeF() < small);
        QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::China));
        QCOMPARE(roleFont(FontRole::Tiny).pointSizeF(), small);
        QCOMPARE(lineHeight(FontRole::Body), 20);
        QLocale::setDefault(before);
        QCOMPARE(lineHeight(FontRole::Body), 18);
    }

    void theStyleSheetHasAllItsColours()
    {
        for (const Tokens& tokens : {lightTokens, darkTokens}) {
            const QString sheet = filledStyleSheet(tokens);
            QVERIFY(sheet.contains(tokens.window.name()));
            QVERIFY(!sheet.contains(QLatin1Char('@')));
        }
    }

    void everyIconHasItsFileAndEveryFileItsIcon()
    {
        QSet<QString> names;
        for (int i = 0; i < IconCount; ++i) {
            names.insert(QString(nameOf(Icon(i))) + QStringLiteral(".svg"));
        }
        const QStringList built = QDir(QStringLiteral(":/groundmark/icons")).entryList();
        QCOMPARE(QSet<QString>(built.begin(), built.end()), names);
        const QDir folder(
            qEnvironmentVariable("GROUNDMARK_TEST_DATA") + QStringLiteral("/../resources/icons"));
        const QStringList drawn = folder.entryList({QStringLiteral("*.svg")});
        QCOMPARE(QSet<QString>(drawn.begin(), drawn.end()), names);
    }

    void everyIconPaintsSomething()
    {
        for (int i = 0; i < IconCount; ++i) {
            const QPixmap pixmap = lineIcon(Icon(i)).pixmap(QSize(16, 16));
            QVERIFY2(inkIn(pixmap).alpha() > 120, nameOf(Icon(i)).data());
        }
    }

    void iconsTakeTheColourOfTheirState_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("state");
        QTest::addColumn<QColor>("light");
        QTest::addColumn<QColor>("dark");
        QTest::newRow("normal") << int(QIcon::Normal) << int(QIcon::Off) << lightTokens.text2
                                << darkTokens.text2;
        QTest::newRow("under the pointer") << int(QIcon::Active) << int(QIcon::Off)
                                           << lightTokens.text << darkTokens.text;
        QTest::newRow("checked") << int(QIcon::Normal) << int(QIcon::On) << lightTokens.accent
                                 << darkTokens.accent;
        QTest::newRow("disabled") << int(QIcon::Disabled) << int(QIcon::Off)
                                  << lightTokens.disabled << darkTokens.disabled;
        QTest::newRow("on accent") << int(QIcon::Selected) << int(QIcon::Off)
                                   << lightTokens.onAccent << darkTokens.onAccent;
    }

    void iconsTakeTheColourOfTheirState()
    {
        QFETCH(int, mode);
        QFETCH(int, state);
        QFETCH(QColor, light);
        QFETCH(QColor, dark);
        const QIcon icon = lineIcon(Icon::Mask); // filled, so that some pixel is all ink
        const auto ink = [&] {
            return inkIn(icon.pixmap(QSize(20, 20), QIcon::Mode(mode), QIcon::State(state))).rgb();
        };
        QCOMPARE(ink(), light.rgb());
        m_theme->setMode(Theme::Mode::Dark);
        QCOMPARE(ink(), dark.rgb());
    }

    void everyGlyphHasWordsAndPaintsSomething()
    {
        QSet<QString> exported;
        for (int i = 0; i < GlyphCount; ++i) {
            const auto glyph = Glyph(i);
            exported.insert(QString(exportWordOf(glyph)));
            QVERIFY(!exportWordOf(glyph).isEmpty());
            if (glyph == Glyph::None) {
                continue;
            }
            QVERIFY2(!wordOf(glyph).isEmpty(), exportWordOf(glyph).data());
            QVERIFY2(!cellWordOf(glyph).isEmpty(), exportWordOf(glyph).data());
            QPixmap pixmap(14, 14);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            paintGlyph(&painter, pixmap.rect(), glyph, lightTokens);
            painter.end();
            QVERIFY2(inkIn(pixmap).alpha() > 120, exportWordOf(glyph).data());
        }
        QCOMPARE(exported.size(), GlyphCount); // no two alike
    }

    void outcomesWithoutScoreAreNeverRightOrWrong()
    {
        using groundmark::Outcome;
        QCOMPARE(glyphOf(Outcome::Scored, 1.0), Glyph::Right);
        QCOMPARE(glyphOf(Outcome::Scored, 0.5), Glyph::Partial);
        QCOMPARE(glyphOf(Outcome::Scored, 0.0), Glyph::Wrong);
        QCOMPARE(glyphOf(Outcome::Scored, 0.92, 0.6), Glyph::Right);
        QCOMPARE(glyphOf(Outcome::Unparseable, 0.0), Glyph::Unparseable);
        QCOMPARE(glyphOf(Outcome::RefusedOrEmpty, 1.0), Glyph::Refused);
        QCOMPARE(glyphOf(Outcome::ApiError, 0.0), Glyph::ApiError);
    }

    void digitsStandUnderDigits()
    {
        for (const FontRole role : {FontRole::Body, FontRole::Small, FontRole::Tiny}) {
            const QFont font = roleFont(role);
            const double ones = tabularWidth(font, QStringLiteral("111,111"));
            QCOMPARE(tabularWidth(font, QStringLiteral("888,888")), ones);
            QCOMPARE(tabularWidth(font, QStringLiteral("407,219")), ones);
            QVERIFY(tabularWidth(font, QStringLiteral("1,111")) < ones);
        }
        const NumberLabel one(QStringLiteral("1,111"));
        const NumberLabel other(QStringLiteral("8,888"));
        QCOMPARE(one.sizeHint(), other.sizeHint());
    }
};

QTEST_MAIN(TestTheme)
#include "tst_widgets_theme.moc"
