// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/settings.h"
#include "app/window/command_palette.h"
#include "app/window/key_setup.h"
#include "app/window/mode_stack.h"
#include "viewers/library/library_workspace.h"
#include "widgets/mode_rail.h"
#include "widgets/notice_bar.h"
#include "widgets/status_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace groundmark::app {

namespace {

constexpr QSize MinimumSize {1280, 800}; // visual language, section 6
constexpr QSize DefaultSize {1440, 900};
constexpr int MenuBarHeight = 26; // section 4

QString thumbnailFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation))
        .filePath(QStringLiteral("thumbnails"));
}

} // namespace

MainWindow::MainWindow(storage::Session& session, widgets::Theme& theme, QSettings& settings)
    : m_session(session)
    , m_theme(theme)
    , m_settings(settings)
    , m_thumbnailer(thumbnailFolder())
    , m_profiles(settings)
    , m_rail(new widgets::ModeRail)
    , m_stack(new ModeStack)
    , m_status(new widgets::StatusBar)
    , m_notice(new widgets::NoticeBar)
    , m_projectName(new QLabel)
    , m_commands(new QAction(tr("Commands"), this))
{
    setMinimumSize(MinimumSize);
    m_projectName->setTextFormat(Qt::PlainText);
    m_projectName->setFixedHeight(MenuBarHeight);
    m_projectName->setContentsMargins(0, 0, 12, 0);
    setAcceptDrops(true);
    m_commands->setShortcut(Qt::CTRL | Qt::Key_K);
    widgets::nameForKeys(m_commands, QStringLiteral("app.commands"));
    connect(m_commands, &QAction::triggered, this, &MainWindow::showCommands);

    auto* body = new QWidget;
    auto* columns = new QHBoxLayout;
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addWidget(m_rail);
    columns->addWidget(m_stack, 1);
    auto* rows = new QVBoxLayout(body);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_notice);
    rows->addLayout(columns, 1);
    rows->addWidget(m_status);
    setCentralWidget(body);

    using Side = widgets::StatusBar::Side;
    for (const char* segment : {"item", "done", "zoom", "cursor"}) {
        m_status->addSegment(QString::fromLatin1(segment), Side::Left);
    }
    m_status->addSegment(QStringLiteral("selection"), Side::Left, 2);
    m_status->addSegment(QStringLiteral("keys"), Side::Right);
    m_status->addSegment(QStringLiteral("time"), Side::Right, 1);
    m_status->addSegment(QStringLiteral("saved"), Side::Right);

    applyImageLimits();
    planViews();
    buildMenus();
    readKeys();

    connect(m_rail, &widgets::ModeRail::currentModeChanged, this, &MainWindow::showWorkspace);
    connect(&m_session, &storage::Session::projectClosing, this, [this] {
        m_saveProblem.clear();
        m_notice->clear();
    });
    connect(&m_session, &storage::Session::projectOpened, this, &MainWindow::updateTitle);
    connect(&m_session, &storage::Session::projectOpened, this, &MainWindow::updateSaveState);
    connect(&m_session, &storage::Session::projectOpened, this, &MainWindow::announceReadOnly);
    connect(&m_session, &storage::Session::journalCut, this, &MainWindow::showProblem);
    connect(&m_session, &storage::Session::contentChanged, this, &MainWindow::updateSaveState);
    connect(&m_session, &storage::Session::sampleEdited, this, [this] {
        m_saveProblem.clear();
        m_notice->clear(QStringLiteral("write"));
        updateSaveState();
    });
    connect(&m_session, &storage::Session::writeFailed, this, [this](const Error& error) {
        m_saveProblem = error.what;
        m_notice->say(QStringLiteral("write"), widgets::NoticeBar::Meaning::Bad, error.toText());
        updateSaveState();
    });
    qApp->installEventFilter(this); // a desktop hands files and links over as events
    resize(DefaultSize);
    restoreGeometry(options::WindowGeometry.read(m_settings));
    updateTitle();
    m_stack->showView(m_stack->modes().front().id);
}

MainWindow::~MainWindow()
{
    // The workspaces go before what they were given (images, thumbnails), and say nothing more.
    for (widgets::Workspace* workspace : m_stack->made()) {
        disconnect(workspace, nullptr, this, nullptr);
    }
    delete takeCentralWidget();
}

void MainWindow::applyImageLimits()
{
    imaging::DecodeLimits limits;
    limits.pixels = qint64(options::LargestImage.read(m_settings)) * 1'000'000;
    limits.bytes = qint64(options::ImageMemory.read(m_settings)) << 20;
    m_images.setLimits(limits);
    m_images.setBudget(qint64(options::ImageCache.read(m_settings)) << 20);
    m_thumbnailer.setLimits(limits);
}

void MainWindow::say(const QString& message)
{
    m_status->showMessage(message);
}

viewers::LibraryWorkspace& MainWindow::library()
{
    return *qobject_cast<viewers::LibraryWorkspace*>(workspace(QStringLiteral("library")));
}

/// The keys that the user chose; from now on every change is kept.
void MainWindow::readKeys()
{
    m_keys.attachTo(this);
    collectKeys(m_keys, *this, *m_stack);
    const QByteArray chosen = options::KeyMap.read(m_settings);
    if (!chosen.isEmpty()) {
        if (const auto read = m_keys.fromJson(chosen); !read) {
            showProblem(read.error());
        }
    }
    connect(&m_keys, &widgets::KeyMap::changed, this, [this] {
        options::KeyMap.write(m_settings, m_keys.toJson());
    });
}

bool MainWindow::openProject(const QString& path)
{
    m_notice->clear();
    auto opened = m_session.open(path);
    if (!opened) {
        showProblem(opened.error());
        return false;
    }
    rememberProject(m_session.project()->path());
    return true;
}

void MainWindow::showProblem(const Error& error)
{
    m_notice->say(QStringLiteral("problem"), widgets::NoticeBar::Meaning::Bad, error.toText());
}

void MainWindow::announceReadOnly()
{
    if (m_session.project()->isReadOnly()) {
        m_notice->say(
            QStringLiteral("read-only"), widgets::NoticeBar::Meaning::Warn, m_session.project()->readOnlyReason());
    }
}

void MainWindow::showWorkspace(const QString& id)
{
    m_stack->showView(id);
}

widgets::Workspace* MainWindow::currentWorkspace() const
{
    return m_stack->currentView();
}

QList<widgets::Workspace*> MainWindow::workspaces()
{
    return m_stack->all();
}

widgets::Workspace* MainWindow::workspace(const QString& id)
{
    return m_stack->view(id);
}

void MainWindow::updateTitle()
{
    const storage::Project* project = m_session.project();
    const QString name = project ? QFileInfo(project->path()).fileName() : QString();
    setWindowTitle(name.isEmpty() ? QStringLiteral("Groundmark") : name + QStringLiteral(" – Groundmark"));
    m_projectName->setText(name);
    m_projectName->adjustSize();
    menuBar()->setCornerWidget(m_projectName); // again, so that the menu bar gives it its new width
    m_projectName->setToolTip(project ? QDir::toNativeSeparators(project->path()) : QString());
}

void MainWindow::updateStatus()
{
    const widgets::Workspace* workspace = currentWorkspace();
    if (sender() != nullptr && qobject_cast<widgets::Workspace*>(sender()) != nullptr && sender() != workspace) {
        return;
    }
    const widgets::StatusFacts facts = workspace ? workspace->statusFacts() : widgets::StatusFacts {};
    m_status->setText(QStringLiteral("item"), facts.item);
    m_status->setText(QStringLiteral("done"), facts.done);
    m_status->setText(QStringLiteral("zoom"), facts.zoom);
    m_status->setText(QStringLiteral("cursor"), facts.cursor);
    m_status->setText(QStringLiteral("selection"), facts.selection);
    m_status->setText(QStringLiteral("keys"), facts.keys);
    m_status->setText(QStringLiteral("time"), facts.time);
}

/// The four texts of the saving state; there is nothing to save by hand.
void MainWindow::updateSaveState()
{
    using Tone = widgets::StatusBar::Tone;
    const QString id = QStringLiteral("saved");
    const storage::Project* project = m_session.project();
    if (!m_saveProblem.isEmpty()) {
        m_status->setText(id, tr("Not saved – %1").arg(m_saveProblem), Tone::Bad);
    } else if (project && project->isReadOnly()) {
        m_status->setText(id, tr("Read-only"), Tone::Warn);
    } else if (m_session.savedAt().isValid()) {
        m_status->setText(id, tr("Saved %1").arg(m_session.savedAt().toString(QStringLiteral("HH:mm:ss"))));
    } else {
        m_status->setText(id, project ? tr("Everything is saved") : QString());
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    options::WindowGeometry.write(m_settings, saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        const QString path = url.toLocalFile();
        if (path.endsWith(QStringLiteral(".groundmark"))) {
            openProject(path);
        } else if (!path.isEmpty()) {
            showWorkspace(QStringLiteral("library"));
            library().importPath(path);
        }
        return; // one thing at a time: each may open a dialog
    }
}

} // namespace groundmark::app
