// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mode_stack.h"
#include "widgets/view_bar.h"

#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

using namespace groundmark;

namespace {

/// A view that knows how often it became the visible one.
class PlainView : public widgets::Workspace
{
public:
    explicit PlainView(const QString& id)
        : m_id(id)
        , m_bar(new widgets::ViewBar(this))
    {
        (new QVBoxLayout(this))->addWidget(m_bar);
    }

    QString id() const override { return m_id; }
    QString title() const override { return m_id.toUpper(); }
    widgets::Icon icon() const override { return widgets::Icon::Library; }
    widgets::ViewBar* viewBar() const override { return m_bar; }
    widgets::StatusFacts statusFacts() const override { return {}; }
    void activate() override { ++activations; }

    int activations = 0;

private:
    QString m_id;
    widgets::ViewBar* m_bar;
};

} // namespace

class TestModeStack : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_stack = std::make_unique<app::ModeStack>();
        m_samples = new PlainView(QStringLiteral("samples"));
        m_boxes = new PlainView(QStringLiteral("boxes"));
        m_steps = new PlainView(QStringLiteral("steps"));
        m_stack->addMode({QStringLiteral("library"), QStringLiteral("Library"), {m_samples}});
        m_stack->addMode({QStringLiteral("annotate"), QStringLiteral("Annotate"), {m_boxes, m_steps}});
        m_stack->resize(800, 600);
        m_stack->show();
    }

    void aModeOpensOnItsFirstView()
    {
        m_stack->showView(QStringLiteral("annotate"));
        QCOMPARE(m_stack->currentView(), m_boxes);
        QCOMPARE(m_boxes->activations, 1);
    }

    void aClickOnATabShowsTheNeighbourAndLeavesTheTabsTrue()
    {
        m_stack->showView(QStringLiteral("boxes"));
        auto* tabs = m_boxes->viewBar()->findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QCOMPARE(m_stack->currentView(), m_steps);
        QCOMPARE(m_steps->activations, 1);
        QCOMPARE(m_steps->viewBar()->currentTab(), QStringLiteral("steps"));
        QCOMPARE(m_boxes->viewBar()->currentTab(), QStringLiteral("boxes"));
    }

    void aModeComesBackToTheViewThatItShowedLast()
    {
        m_stack->showView(QStringLiteral("steps"));
        m_stack->showView(QStringLiteral("library"));
        m_stack->showView(QStringLiteral("annotate"));
        QCOMPARE(m_stack->currentView(), m_steps);
    }

    void anUnknownNameChangesNothing()
    {
        m_stack->showView(QStringLiteral("steps"));
        m_stack->showView(QStringLiteral("kitchen"));
        QCOMPARE(m_stack->currentView(), m_steps);
        QCOMPARE(m_stack->view(QStringLiteral("kitchen")), nullptr);
    }

    void titlesNameTheModeAndWhereThereAreSeveralTheView()
    {
        QCOMPARE(m_stack->titleOf(m_samples), QStringLiteral("Library"));
        QCOMPARE(m_stack->titleOf(m_steps), QStringLiteral("Annotate › STEPS"));
    }

private:
    std::unique_ptr<app::ModeStack> m_stack;
    PlainView* m_samples = nullptr;
    PlainView* m_boxes = nullptr;
    PlainView* m_steps = nullptr;
};

QTEST_MAIN(TestModeStack)
#include "tst_app_mode_stack.moc"
