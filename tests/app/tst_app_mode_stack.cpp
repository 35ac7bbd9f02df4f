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
        m_made.clear();
        m_stack = std::make_unique<app::ModeStack>();
        m_stack->addMode(
            {QStringLiteral("library"), QStringLiteral("Library"), widgets::Icon::Library,
             {plan(QStringLiteral("samples"))}});
        m_stack->addMode(
            {QStringLiteral("annotate"), QStringLiteral("Annotate"), widgets::Icon::Annotate,
             {plan(QStringLiteral("boxes")), plan(QStringLiteral("steps"))}});
        m_stack->resize(800, 600);
        m_stack->show();
    }

    void aViewIsMadeWhenItIsFirstWantedAndOnlyOnce()
    {
        QCOMPARE(m_made, QStringList());
        m_stack->showView(QStringLiteral("boxes"));
        m_stack->showView(QStringLiteral("library"));
        m_stack->showView(QStringLiteral("boxes"));
        QCOMPARE(m_made, (QStringList {QStringLiteral("boxes"), QStringLiteral("samples")}));
        QCOMPARE(m_stack->all().size(), 3);
        QCOMPARE(m_made.size(), 3);
    }

    void aModeOpensOnItsFirstView()
    {
        m_stack->showView(QStringLiteral("annotate"));
        QCOMPARE(m_stack->currentView(), &view(QStringLiteral("boxes")));
        QCOMPARE(view(QStringLiteral("boxes")).activations, 1);
    }

    void aClickOnATabShowsTheNeighbourAndLeavesTheTabsTrue()
    {
        m_stack->showView(QStringLiteral("boxes"));
        auto* tabs = view(QStringLiteral("boxes")).viewBar()->findChild<QTabBar*>();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QCOMPARE(m_stack->currentView(), &view(QStringLiteral("steps")));
        QCOMPARE(view(QStringLiteral("steps")).activations, 1);
        QCOMPARE(view(QStringLiteral("steps")).viewBar()->currentTab(), QStringLiteral("steps"));
        QCOMPARE(view(QStringLiteral("boxes")).viewBar()->currentTab(), QStringLiteral("boxes"));
    }

    void aModeComesBackToTheViewThatItShowedLast()
    {
        m_stack->showView(QStringLiteral("steps"));
        m_stack->showView(QStringLiteral("library"));
        m_stack->showView(QStringLiteral("annotate"));
        QCOMPARE(m_stack->currentView(), &view(QStringLiteral("steps")));
    }

    void anUnknownNameChangesNothing()
    {
        m_stack->showView(QStringLiteral("steps"));
        m_stack->showView(QStringLiteral("kitchen"));
        QCOMPARE(m_stack->currentView(), &view(QStringLiteral("steps")));
        QCOMPARE(m_stack->view(QStringLiteral("kitchen")), nullptr);
    }

    void titlesNameTheModeAndWhereThereAreSeveralTheView()
    {
        QCOMPARE(m_stack->titleOf(QStringLiteral("samples")), QStringLiteral("Library"));
        QCOMPARE(m_stack->titleOf(QStringLiteral("steps")), QStringLiteral("Annotate › STEPS"));
    }

private:
    app::ViewPlan plan(const QString& id)
    {
        return {id, id.toUpper(), [this, id] {
                    m_made.append(id);
                    return new PlainView(id);
                }};
    }
    PlainView& view(const QString& id) { return *static_cast<PlainView*>(m_stack->view(id)); }

    std::unique_ptr<app::ModeStack> m_stack;
    QStringList m_made; ///< in the order in which they were wanted
};

QTEST_MAIN(TestModeStack)
#include "tst_app_mode_stack.moc"
