// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "app/window/command_palette.h"
#include "app/window/key_setup.h"
#include "app/window/keys_dialog.h"
#include "app/window/main_window.h"
#include "app/window/mode_stack.h"
#include "app/window/settings_dialog.h"
#include "viewers/library/library_workspace.h"
#include "widgets/mode_rail.h"
#include "widgets/notice_bar.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>

#include <algorithm>

namespace groundmark::app {

namespace {

constexpr int RecentLimit = 8;

QString projectFilter()
{
    return QApplication::translate("MainWindow", "Groundmark projects (*.groundmark)");
}

} // namespace

void MainWindow::buildMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    QAction* make = file->addAction(tr("&New project…"), QKeySequence::New, this, &MainWindow::newProject);
    QAction* open = file->addAction(tr("&Open project…"), QKeySequence::Open, this, &MainWindow::chooseProject);
    QMenu* recent = file->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecentProjects(recent); });
    QAction* sample = file->addAction(
        tr("Open the &sample project"), Qt::CTRL | Qt::SHIFT | Qt::Key_O, this, &MainWindow::openSampleProject);
    file->addSeparator();
    for (QAction* action : library().commands()) {
        if (action != nullptr) {
            file->addAction(action);
        } else {
            file->addSeparator();
        }
    }
    file->addSeparator();
    QAction* settings = file->addAction(tr("Se&ttings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma), this, &MainWindow::showSettings);
    QAction* quit = file->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
    widgets::nameForKeys(make, QStringLiteral("project.new"));
    widgets::nameForKeys(open, QStringLiteral("project.open"));
    widgets::nameForKeys(sample, QStringLiteral("project.open-sample"));
    widgets::nameForKeys(settings, QStringLiteral("app.settings"));
    widgets::nameForKeys(quit, QStringLiteral("app.quit"));
    for (QAction* action : {make, open, sample, settings, quit}) {
        addAction(action); // known to the window, so to its command palette
    }
    m_rail->addFoot(settings, widgets::Icon::Settings);
    settings->setIconText(tr("Settings"));

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    QMenu* view = menuBar()->addMenu(tr("&View"));
    connect(edit, &QMenu::aboutToShow, this, [this, edit] { fillEditMenu(edit); });
    fillEditMenu(edit);
    for (const Mode& mode : m_stack->modes()) {
        view->addAction(m_rail->actionOf(mode.id));
        addAction(m_rail->actionOf(mode.id));
    }
    for (const Mode& mode : m_stack->modes()) {
        if (mode.views.size() > 1) {
            view->addSeparator();
            for (const ViewPlan& shown : mode.views) {
                addAction(view->addAction(m_stack->titleOf(shown.id), this, [this, id = shown.id] { m_stack->showView(id); }));
            }
        }
    }
    for (const Mode& mode : m_stack->modes()) {
        if (mode.id != m_stack->modes().front().id) {
            addModeMenu(mode);
        }
    }
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    QAction* keys = help->addAction(tr("&Keys"), this, &MainWindow::showKeys);
    keys->setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)});
    widgets::nameForKeys(keys, QStringLiteral("app.keys"));
    addAction(keys);
    help->addAction(m_commands);
    addAction(m_commands);
    addAction(help->addAction(tr("&About Groundmark"), this, [this] {
        QMessageBox::about(
            this, tr("About Groundmark"),
            tr("Groundmark %1\nBuild and inspect benchmarks of grounded, text-rich visual reasoning.\n"
               "Free software under the GNU General Public License, version 3 or later.")
                .arg(QApplication::applicationVersion()));
    }));
}

/// Undo and redo of the view that shows; greyed out where nothing is edited.
void MainWindow::fillEditMenu(QMenu* menu)
{
    menu->clear();
    const widgets::Workspace* view = m_stack->currentView();
    if (view->undoAction() != nullptr) {
        menu->addAction(view->undoAction());
        menu->addAction(view->redoAction());
    } else {
        menu->addAction(tr("Nothing to undo here"))->setEnabled(false);
    }
}

void MainWindow::addModeMenu(const Mode& mode)
{
    QMenu* menu = menuBar()->addMenu(mode.title);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, id = mode.id] { fillModeMenu(menu, id); });
}

/// The commands of the mode's views, which are made for it: somebody looks for something.
void MainWindow::fillModeMenu(QMenu* menu, const QString& modeId)
{
    menu->clear();
    const Mode& mode = *std::ranges::find(m_stack->modes(), modeId, &Mode::id);
    for (const ViewPlan& plan : mode.views) {
        if (mode.views.size() > 1) {
            menu->addSection(plan.title);
        }
        for (QAction* action : workspace(plan.id)->commands()) {
            if (action != nullptr) {
                menu->addAction(action);
            } else {
                menu->addSeparator();
            }
        }
    }
}

void MainWindow::fillRecentProjects(QMenu* menu)
{
    menu->clear();
    for (const QString& path : options::RecentProjects.read(m_settings)) {
        QAction* action = menu->addAction(QDir::toNativeSeparators(path), this, [this, path] { openProject(path); });
        action->setEnabled(QFileInfo::exists(path));
    }
    if (menu->isEmpty()) {
        menu->addAction(tr("No project was opened yet"))->setEnabled(false);
    }
}

void MainWindow::rememberProject(const QString& path)
{
    QStringList recent = options::RecentProjects.read(m_settings);
    recent.removeAll(path);
    recent.prepend(path);
    options::RecentProjects.write(m_settings, recent.mid(0, RecentLimit));
}

void MainWindow::newProject()
{
    QString path = QFileDialog::getSaveFileName(this, tr("New project"), QDir::homePath(), projectFilter());
    if (path.isEmpty()) {
        return;
    }
    if (!path.endsWith(QStringLiteral(".groundmark"))) {
        path += QStringLiteral(".groundmark");
    }
    if (auto made = m_session.create(path); !made) {
        showProblem(made.error());
        return;
    }
    rememberProject(path);
    showWorkspace(QStringLiteral("library"));
}

void MainWindow::chooseProject()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open project"), QDir::homePath(), projectFilter());
    if (!path.isEmpty() && openProject(path)) {
        showWorkspace(QStringLiteral("library"));
    }
}

void MainWindow::openSampleProject()
{
    const auto path = editableSampleProject();
    if (!path) {
        showProblem(path.error());
        return;
    }
    if (openProject(*path)) {
        showWorkspace(QStringLiteral("library"));
    }
}

/// Also those of views that nobody has seen yet.
void MainWindow::tellAllKeys()
{
    m_stack->all();
    collectKeys(m_keys, *this, *m_stack);
}

void MainWindow::importFile()
{
    library().importFile();
}

void MainWindow::showSettings()
{
    tellAllKeys();
    SettingsDialog dialog(m_settings, m_theme, m_keys, this);
    connect(&dialog, &SettingsDialog::imageLimitsChanged, this, &MainWindow::applyImageLimits);
    dialog.exec();
}

void MainWindow::showCommands()
{
    QList<QAction*> all = actions();
    all += library().commands();
    if (currentWorkspace() != &library()) {
        all += currentWorkspace()->commands();
    }
    CommandPalette palette(all, canvasCommands(m_keys, *currentWorkspace(), all), this);
    connect(&palette, &CommandPalette::linkChosen, this, &MainWindow::openLink);
    palette.exec();
}

void MainWindow::showKeys()
{
    tellAllKeys();
    KeysDialog(m_keys, currentWorkspace()->id(), this).exec();
}

} // namespace groundmark::app
