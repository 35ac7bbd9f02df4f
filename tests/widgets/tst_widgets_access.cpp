// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every control: it can be reached, it has a name, and its text has room.
#include "gallery.h"
#include "widgets/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QTest>

#include <array>
#include <memory>

using namespace groundmark::widgets;

class TestAccess : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static void addPages()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<int>("textSize");
        for (const int size : {100, 130}) {
            QTest::addRow("controls at %d", size) << 0 << size;
            QTest::addRow("frame at %d", size) << 1 << size;
            QTest::addRow("rows at %d", size) << 2 << size;
            QTest::addRow("chinese at %d", size) << 3 << size;
        }
    }

    std::unique_ptr<QWidget> makePage()
    {
        QFETCH(int, page);
        QFETCH(int, textSize);
        m_theme->setTextSize(textSize);
        using Make = QWidget* (*)();
        constexpr std::array<Make, 4> makers {
            gallery::makeControlsPage,
            gallery::makeFramePage,
            gallery::makeRowsPage,
            gallery::makeChinesePage};
        std::unique_ptr<QWidget> made(makers[std::size_t(page)]());
        made->resize(1440, 900);
        made->show();
        QCoreApplication::processEvents();
        return made;
    }

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp, Theme::Mode::Light); }

    void whateverTakesTheFocusHasAName_data() { addPages(); }
    void whateverTakesTheFocusHasAName()
    {
        const std::unique_ptr<QWidget> page = makePage();
        int reached = 0;
        const QList<QWidget*> all = page->findChildren<QWidget*>();
        for (QWidget* widget : all) {
            // What Qt puts inside its own controls is named by them.
            const bool inside = widget->objectName().startsWith(QStringLiteral("qt_"));
            if (!widget->isVisible() || inside || (widget->focusPolicy() & Qt::TabFocus) == 0
                || qobject_cast<QAbstractItemView*>(widget) != nullptr) {
                continue;
            }
            ++reached;
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(interface != nullptr);
            const bool isField = interface->role() == QAccessible::EditableText
                || interface->role() == QAccessible::SpinBox
                || interface->role() == QAccessible::ComboBox
                || interface->role() == QAccessible::Slider;
            if (interface->text(QAccessible::Name).isEmpty() && isField
                && widget->parentWidget()->metaObject()->className() == QByteArrayView("QWidget")) {
                continue; // a bare field of the gallery; FieldRow and ViewBar name theirs
            }
            QVERIFY2(
                !interface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
        QVERIFY(reached > 0);
    }

    void noLabelIsNarrowerThanItsText_data() { addPages(); }
    void noLabelIsNarrowerThanItsText()
    {
        const std::unique_ptr<QWidget> page = makePage();
        const QList<QLabel*> labels = page->findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            if (!label->isVisible() || label->text().isEmpty()) {
                continue;
            }
            const int height = label->wordWrap() ? label->heightForWidth(label->width())
                                                 : label->sizeHint().height();
            QVERIFY2(label->height() >= height, qPrintable(label->text()));
            if (!label->wordWrap()) {
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
            }
        }
        const QList<QAbstractButton*> buttons = page->findChildren<QAbstractButton*>();
        for (const QAbstractButton* button : buttons) {
            if (button->isVisible() && !button->text().isEmpty()) {
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
                QVERIFY2(
                    button->height() >= button->fontMetrics().height(), qPrintable(button->text()));
            }
        }
    }

    void targetsAreLargeEnough_data() { addPages(); }
    void targetsAreLargeEnough()
    {
        const std::unique_ptr<QWidget> page = makePage();
        const QList<QAbstractButton*> buttons = page->findChildren<QAbstractButton*>();
        for (const QAbstractButton* button : buttons) {
            const bool inside = button->parentWidget()->inherits("QLineEdit");
            const bool mark = button->inherits("QCheckBox") || button->inherits("QRadioButton");
            const bool link = button->inherits("groundmark::widgets::LinkButton");
            if (button->isVisible() && !inside && !mark && !link) {
                QVERIFY2(button->height() >= 22, button->metaObject()->className());
                QVERIFY2(button->width() >= 22, button->metaObject()->className());
            }
        }
    }
};

QTEST_MAIN(TestAccess)
#include "tst_widgets_access.moc"
