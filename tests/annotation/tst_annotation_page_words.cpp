// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/page_words.h"
#include "annotation/workspaces/tool_options.h"
#include "widgets/canvas/image_canvas.h"

#include <QComboBox>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::annotation;

namespace {

std::shared_ptr<imaging::ImageSource> page(const QString& text)
{
    QImage image(700, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QFont font(u"DejaVu Sans"_s);
    font.setPixelSize(60);
    painter.setFont(font);
    painter.drawText(QPointF(40, 120), text);
    painter.end();
    return std::make_shared<imaging::ImageSource>(image);
}

} // namespace

class TestPageWords : public QObject
{
    Q_OBJECT

private slots:
    void readsThePageWhenSomebodyWantsIt()
    {
        widgets::ImageCanvas canvas;
        PageWords words(canvas, {});
        if (!words.languages().contains(u"eng"_s)) {
            QSKIP("Tesseract's English data is not installed");
        }
        words.want();
        QCOMPARE(words.state(), WordSource::State::Idle); // there is no page
        canvas.setSource(page(u"Hello there"_s));
        QCOMPARE(words.state(), WordSource::State::Idle);
        words.want();
        QCOMPARE(words.state(), WordSource::State::Reading);
        QTRY_COMPARE_WITH_TIMEOUT(words.state(), WordSource::State::Ready, 60'000);
        QCOMPARE(words.words().size(), size_t(2));
        QCOMPARE(words.words().front().text, u"Hello"_s);
        canvas.setSource(page(u"Another"_s));
        QCOMPARE(words.state(), WordSource::State::Idle);
        QVERIFY(words.words().empty());
    }

    void thePagesLanguageIsProposedAndTheAnnotatorsChoiceStays()
    {
        widgets::ImageCanvas canvas;
        PageWords words(canvas, {});
        const QStringList all = words.languages();
        if (!all.contains(u"eng"_s) || !all.contains(u"chi_sim"_s)) {
            QSKIP("Tesseract's English and Chinese data are not installed");
        }
        QVERIFY(all.contains(u"chi_sim+eng"_s));
        words.setPageLanguage(u"en"_s);
        QCOMPARE(words.language(), u"eng"_s);
        words.setPageLanguage(u"zh"_s);
        QCOMPARE(words.language(), u"chi_sim+eng"_s);
        QSignalSpy changed(&words, &WordSource::changed);
        words.setLanguage(u"eng"_s);
        QCOMPARE(changed.count(), 1);
        words.setPageLanguage(u"zh"_s);
        QCOMPARE(words.language(), u"eng"_s);
    }

    void optionsKeepTheirFieldsAndTellOnlyWhatAPersonChose()
    {
        ToolOptions bar;
        QSignalSpy chosen(&bar, &ToolOptions::chosen);
        const ToolOption tip {"tip"_L1, u"Tip"_s, {u"Round"_s, u"Square"_s}, 0, 0, 0};
        ToolOption size {"size"_L1, u"Size"_s, {}, 20, 1, 100};
        bar.show({tip, size});
        auto* number = bar.findChild<QSpinBox*>();
        auto* choice = bar.findChild<QComboBox*>();
        QVERIFY(number != nullptr && choice != nullptr);
        QCOMPARE(number->value(), 20);
        size.value = 30;
        bar.show({tip, size});
        QCOMPARE(bar.findChild<QSpinBox*>(), number);
        QCOMPARE(number->value(), 30);
        QCOMPARE(chosen.count(), 0);
        number->setValue(44);
        choice->setCurrentIndex(1);
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chosen[0][1].toInt(), 44);
        QCOMPARE(chosen[1][1].toInt(), 1);
        QVERIFY(!number->accessibleName().isEmpty());
        bar.show({});
        QVERIFY(bar.isHidden());
    }
};

QTEST_MAIN(TestPageWords)
#include "tst_annotation_page_words.moc"
