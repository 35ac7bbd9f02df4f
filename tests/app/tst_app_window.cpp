// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/annotate_workspace.h"
#include "app/window/main_window.h"
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/journal.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/search_field.h"
#include "widgets/status_bar.h"

#include <QAccessible>
#include <QAction>
#include <QImage>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using annotation::AnnotateWorkspace;

/// The window on a small project, used with mouse and keys as a person would.
class TestWindow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<widgets::Theme> m_theme;
    std::unique_ptr<storage::Session> m_session;
    std::unique_ptr<app::MainWindow> m_window;
    SampleId m_sample;

    AnnotateWorkspace& annotate() const
    {
        return *qobject_cast<AnnotateWorkspace*>(m_window->workspace(QStringLiteral("annotate")));
    }

    std::vector<Region> stored() const
    {
        return *storage::RegionRepository(m_session->project()->database()).ofSample(m_sample);
    }

    void drawBox(QPoint from, QPoint to)
    {
        widgets::ImageCanvas& canvas = annotate().canvas();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&canvas, (from + to) / 2);
        QTest::mouseMove(&canvas, to);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
    }

private slots:
    void init()
    {
        const QString path = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + QStringLiteral(".groundmark"));
        auto project = storage::Project::create(path);
        QVERIFY(project);
        QImage page(640, 480, QImage::Format_RGB32);
        page.fill(Qt::white);
        QVERIFY(page.save(m_folder.filePath(QStringLiteral("page.png"))));
        Dataset dataset;
        dataset.name = QStringLiteral("set");
        Image image;
        image.path = QStringLiteral("page.png");
        image.size = page.size();
        storage::Database& database = (*project)->database();
        Sample sample;
        sample.dataset = *storage::DatasetRepository(database).add(dataset);
        sample.pages = {*storage::ImageRepository(database).store(image)};
        for (const QString& id : {QStringLiteral("first"), QStringLiteral("second")}) {
            sample.externalId = id;
            QVERIFY(storage::SampleRepository(database).add(sample));
        }
        m_sample = *storage::SampleRepository(database).ids(sample.dataset).value().begin();
        project.value().reset();

        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        m_theme = std::make_unique<widgets::Theme>(*qApp, widgets::Theme::Mode::Light);
        m_session = std::make_unique<storage::Session>(QStringLiteral("ann-01"));
        m_window = std::make_unique<app::MainWindow>(*m_session, *m_theme, *m_settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QVERIFY(m_window->openProject(path));
        m_session->setSample(m_sample);
        m_window->showWorkspace(QStringLiteral("annotate"));
        annotate().settle();
        QTRY_VERIFY(annotate().canvas().zoom() > 0.0);
    }

    void cleanup()
    {
        m_window.reset();
        m_session.reset();
        m_theme.reset();
    }

    void keysSwitchWorkspaces()
    {
        QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(m_window->currentWorkspace()->id(), QStringLiteral("runs"));
        QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(m_window->currentWorkspace()->id(), QStringLiteral("compare"));
        QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(m_window->currentWorkspace()->id(), QStringLiteral("samples"));
    }

    void aBoxDrawnWithTheMouseIsInTheFileAndCanBeTakenBack()
    {
        widgets::ImageCanvas& canvas = annotate().canvas();
        canvas.setFocus();
        QTest::keyClick(&canvas, Qt::Key_R);
        const QPoint middle = canvas.rect().center();
        drawBox(middle, middle + QPoint(80, 60));
        QTRY_COMPARE(stored().size(), size_t(1));
        const QRectF bounds = stored().front().shape.bounds();
        QVERIFY(qAbs(bounds.width() * canvas.zoom() - 80.0) < 2.0);
        QTest::keyClick(&canvas, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(stored().size(), size_t(0));
        QTest::keyClick(&canvas, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(stored().size(), size_t(1));
        QCOMPARE(*storage::Journal(m_session->project()->database()).size(), qint64(3));
    }

    void singleKeysAreTypedInTextFields()
    {
        auto* search = annotate().findChild<widgets::SearchField*>();
        QVERIFY(search != nullptr);
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("rd"));
        QCOMPARE(search->text(), QStringLiteral("rd"));
        QVERIFY(annotate().statusFacts().keys.contains(QStringLiteral("text")));
        QCOMPARE(m_session->sample(), m_sample);
    }

    void nextItemIsOneKeyAway()
    {
        annotate().canvas().setFocus();
        QTest::keyClick(&annotate().canvas(), Qt::Key_D);
        QTRY_VERIFY(m_session->sample() != m_sample);
        QTest::keyClick(&annotate().canvas(), Qt::Key_A);
        QTRY_COMPARE(m_session->sample(), m_sample);
    }

    void noTwoCommandsShareAKey()
    {
        for (const widgets::Workspace* view : m_window->workspaces()) {
            QHash<QString, QString> seen;
            QList<QAction*> actions = m_window->actions() + view->commands();
            QSet<QAction*> counted;
            for (QAction* action : actions) {
                if (action == nullptr || counted.contains(action)) {
                    continue;
                }
                counted.insert(action);
                for (const QKeySequence& key : action->shortcuts()) {
                    const QString text = key.toString();
                    QVERIFY2(
                        !seen.contains(text),
                        qPrintable(QStringLiteral("%1: %2 and %3").arg(text, seen.value(text), action->text())));
                    seen.insert(text, action->text());
                }
            }
        }
    }

    void everythingThatTakesTheFocusHasAName()
    {
        QStringList nameless;
        for (const widgets::Workspace* view : m_window->workspaces()) {
            m_window->showWorkspace(view->id());
            for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() != nullptr) {
                    continue;
                }
                const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                const bool internal = widget->objectName().startsWith(QStringLiteral("qt_"));
                if (!internal && (face == nullptr || face->text(QAccessible::Name).isEmpty())) {
                    nameless.append(QStringLiteral("%1: %2 in %3").arg(
                        view->id(), QString::fromLatin1(widget->metaObject()->className()),
                        QString::fromLatin1(widget->parentWidget()->metaObject()->className())));
                }
            }
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void aSecondWindowOnTheProjectIsReadOnlyAndSaysSo()
    {
        storage::Session other(QStringLiteral("ann-02"));
        QVERIFY(other.open(m_session->project()->path()));
        QVERIFY(other.project()->isReadOnly());
        QVERIFY(other.project()->readOnlyReason().contains(QStringLiteral("Another Groundmark")));
    }
};

QTEST_MAIN(TestWindow)
#include "tst_app_window.moc"
