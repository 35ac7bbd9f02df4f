// SPDX-License-Identifier: GPL-3.0-or-later
// Delegates and differences: what ends up on the pixels.
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/roles.h"
#include "widgets/delegates/sample_delegate.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/diff_text.h"
#include "widgets/glyphs.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <memory>

using namespace groundmark::widgets;
using namespace Qt::StringLiterals;

namespace {

bool holds(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).rgb() == colour.rgb()) {
                return true;
            }
        }
    }
    return false;
}

QImage paintedCell(const QTableView& view, const QModelIndex& index)
{
    return view.viewport()->grab(view.visualRect(index)).toImage();
}

} // namespace

class TestRows : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp, Theme::Mode::Light); }

    void aSelectedRowHasOneBarAndKeepsItsGlyphColours()
    {
        QStandardItemModel model(2, 2);
        model.setData(model.index(0, 0), u"vqp_0412"_s);
        model.setData(model.index(0, 1), int(Glyph::Unparseable), GlyphRole);
        QTableView view;
        view.setModel(&model);
        view.setItemDelegate(new VerdictDelegate(&view));
        view.setItemDelegateForColumn(0, new RowDelegate(&view));
        prepareItemView(&view, RowKind::Thumbnail);
        view.resize(400, 200);
        view.show();
        view.selectRow(0);
        QCOMPARE(view.rowHeight(0), 34);
        const QImage first = paintedCell(view, model.index(0, 0));
        const QImage second = paintedCell(view, model.index(0, 1));
        QCOMPARE(first.pixelColor(1, 15), lightTokens.accent);
        QCOMPARE(first.pixelColor(60, 3), lightTokens.selection);
        QCOMPARE(second.pixelColor(1, 15), lightTokens.selection);
        QVERIFY(holds(second, lightTokens.unparseable.ink));
        QCOMPARE(second.pixelColor(20, 33), lightTokens.border);
        // The bar stays at the left edge when columns change places.
        view.horizontalHeader()->moveSection(1, 0);
        QCOMPARE(paintedCell(view, model.index(0, 1)).pixelColor(1, 15), lightTokens.accent);
        QCOMPARE(paintedCell(view, model.index(0, 0)).pixelColor(1, 15), lightTokens.selection);
    }

    void numbersStandInLineWhateverFollowsThem()
    {
        QStandardItemModel model(3, 1);
        for (int row = 0; row < 3; ++row) {
            model.setData(model.index(row, 0), u"70.3"_s);
            model.setData(model.index(row, 0), int(Qt::AlignRight), Qt::TextAlignmentRole);
        }
        model.setData(model.index(1, 0), u"±0.8"_s, SuffixRole);
        model.setData(model.index(2, 0), u"±10.8"_s, SuffixRole);
        QTableView view;
        view.setModel(&model);
        view.setItemDelegate(new NumberDelegate(u"±10.0"_s, &view));
        prepareItemView(&view);
        view.setColumnWidth(0, 120);
        view.resize(300, 200);
        view.show();
        QList<QImage> numbers;
        for (int row = 0; row < 3; ++row) {
            const QImage cell = paintedCell(view, model.index(row, 0));
            numbers.append(cell.copy(0, 0, 120 - 8 - 40, cell.height() - 1));
        }
        QVERIFY(holds(numbers.at(0), lightTokens.base));
        QCOMPARE(numbers.at(1), numbers.at(0));
        QCOMPARE(numbers.at(2), numbers.at(0));
    }

    void delegatesAskForEnoughRoom()
    {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        QStyleOptionViewItem option;
        option.initFrom(std::make_unique<QTableView>().get());
        const VerdictDelegate verdict;
        model.setData(index, int(Glyph::Unparseable), GlyphRole);
        const int word = verdict.sizeHint(option, index).width();
        QVERIFY(
            word > 16 + QFontMetrics(roleFont(FontRole::Tiny)).horizontalAdvance(u"unparsed"_s));
        const SampleDelegate sample;
        QCOMPARE(sample.sizeHint(option, index).height(), 48);
    }

    void aHeatCellIsPaintedInItsHeat()
    {
        QStandardItemModel model(1, 2);
        model.setData(model.index(0, 0), 1.0, HeatRole);
        QTableView view;
        view.setModel(&model);
        view.setItemDelegate(new HeatDelegate(&view));
        prepareItemView(&view);
        view.resize(300, 100);
        view.show();
        QCOMPARE(paintedCell(view, model.index(0, 0)).pixelColor(10, 3), lightTokens.heat);
        QCOMPARE(paintedCell(view, model.index(0, 1)).pixelColor(10, 3), lightTokens.base);
    }

    void twoLineHeadersAreHigher()
    {
        QStandardItemModel model(1, 1);
        QTableView view;
        view.setModel(&model);
        prepareItemView(&view);
        model.setHorizontalHeaderLabels({u"Recognition"_s});
        QCOMPARE(view.horizontalHeader()->sizeHint().height(), 26);
        model.setHorizontalHeaderLabels({u"Recognition\nn = 1,200"_s});
        QCOMPARE(view.horizontalHeader()->sizeHint().height(), 40);
    }

    void differencesWrapAndAreMarked()
    {
        using Kind = DiffRun::Kind;
        const DiffRuns runs {
            {Kind::Equal, u"OR "_s},
            {Kind::Removed, u"1.18,"_s},
            {Kind::Equal, u" "_s},
            {Kind::Added, u"1.22,"_s},
            {Kind::Equal, u" 95% CI and so on for a while"_s},
            {Kind::Uncertain, u" perhaps"_s},
        };
        QCOMPARE(spokenText(runs).left(40), u"OR, removed: 1.18,, added: 1.22,, 95% CI"_s);
        DiffText text;
        text.setRuns(runs);
        QVERIFY(text.heightForWidth(100) > text.heightForWidth(1000));
        text.resize(160, text.heightForWidth(160));
        text.show();
        const QImage painted = text.grab().toImage();
        QVERIFY(holds(painted, lightTokens.bad.wash));
        QVERIFY(holds(painted, lightTokens.ok.wash));
        QVERIFY(holds(painted, lightTokens.ok.ink));
        QVERIFY(holds(painted, lightTokens.warn.wash));
    }

    void differencesAreCopiedWithTheirSpaces()
    {
        DiffText text;
        text.setNormalised(true);
        text.setRuns({{DiffRun::Kind::Equal, u"or 1."_s}, {DiffRun::Kind::Added, u"22 x"_s}});
        text.resize(400, 40);
        text.show();
        QTest::keyClick(&text, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(text.selectedText(), u"or 1.22 x"_s);
        QTest::keyClick(&text, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"or 1.22 x"_s);
        QTest::mouseClick(&text, Qt::LeftButton, {}, QPoint(1, 8));
        QVERIFY(text.selectedText().isEmpty());
        QTest::mousePress(&text, Qt::LeftButton, {}, QPoint(0, 8));
        QTest::mouseRelease(&text, Qt::LeftButton, {}, QPoint(0, 8));
        QTest::mouseClick(&text, Qt::LeftButton, Qt::ShiftModifier, QPoint(390, 8));
        QCOMPARE(text.selectedText(), u"or 1.22 x"_s);
    }

    void differencesTakeTextOfAnyKind()
    {
        DiffText text;
        text.resize(50, 20);
        text.setRuns({});
        QVERIFY(text.grab().toImage().size().isValid());
        text.setRuns({{DiffRun::Kind::Equal, u"两\n行"_s}, {DiffRun::Kind::Removed, u"עברית"_s}});
        QVERIFY(text.heightForWidth(500) > text.fontMetrics().height() + 4);
        QVERIFY(!text.grab().isNull());
    }
};

QTEST_MAIN(TestRows)
#include "tst_widgets_rows.moc"
