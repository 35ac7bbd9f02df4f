// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_store.h"
#include "imaging/thumbnailer.h"
#include "storage/session.h"
#include "evaluation/models/model_profiles.h"
#include "widgets/keys/key_map.h"
#include "widgets/theme/theme.h"
#include "widgets/workspace.h"

#include <QMainWindow>
#include <QSettings>

class QLabel;

namespace groundmark::viewers {
class LibraryWorkspace;
}

namespace groundmark::widgets {
class ModeRail;
class NoticeBar;
class StatusBar;
}

namespace groundmark::app {

class ModeStack;
struct Mode;

/// The window: the rail that switches modes, the menus and the status bar. What a workspace
/// does is its own business.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(storage::Session& session, widgets::Theme& theme, QSettings& settings);
    ~MainWindow() override;

    /// Opens a project and shows it, or says why not.
    bool openProject(const QString& path);
    /// Follows a groundmark:// link: to a sample of the open project, or of one opened before.
    bool openLink(const QString& link);
    /// Shows a view ("boxes"), or what a mode ("annotate") showed last.
    void showWorkspace(const QString& id);
    [[nodiscard]] widgets::Workspace* currentWorkspace() const;
    /// All of them, in the order of the rail and its tabs; makes those that nobody wanted so far.
    QList<widgets::Workspace*> workspaces();
    /// By the id of a view or a mode, made when it is missing; null when there is none.
    widgets::Workspace* workspace(const QString& id);
    /// Everything that a key can do in this window.
    [[nodiscard]] widgets::KeyMap& keys() { return m_keys; }

public slots:
    void newProject();
    void chooseProject();
    void openSampleProject();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void planViews();
    widgets::Workspace* makeLibrary();
    widgets::Workspace* makeBoxes();
    widgets::Workspace* makeSteps();
    widgets::Workspace* makeRuns();
    widgets::Workspace* makeCompare();
    widgets::Workspace* makeRobustness();
    widgets::Workspace* makeLeaderboard();
    widgets::Workspace* makeErrors();
    widgets::Workspace* makeTextCue();
    widgets::Workspace* makeGenerate();
    viewers::LibraryWorkspace& library();
    void importFile();
    void say(const QString& message);
    void buildMenus();
    void fillEditMenu(QMenu* menu);
    void addModeMenu(const Mode& mode);
    void fillModeMenu(QMenu* menu, const QString& mode);
    void fillRecentProjects(QMenu* menu);
    void rememberProject(const QString& path);
    void showProblem(const Error& error);
    void announceReadOnly();
    void updateTitle();
    void updateStatus();
    void updateSaveState();
    void showSettings();
    void applyImageLimits();
    void showCommands();
    void showKeys();
    void tellAllKeys();
    void readKeys();

    storage::Session& m_session;
    widgets::Theme& m_theme;
    QSettings& m_settings;
    imaging::ImageStore m_images;
    imaging::Thumbnailer m_thumbnailer;
    evaluation::ModelProfiles m_profiles;
    widgets::KeyMap m_keys;
    widgets::ModeRail* m_rail;
    ModeStack* m_stack;
    widgets::StatusBar* m_status;
    widgets::NoticeBar* m_notice;
    QLabel* m_projectName;
    QAction* m_commands;
    QString m_saveProblem;
};

/// Where the bundled sample project lies beside the program; empty when it was not built.
[[nodiscard]] QString bundledSampleProject();
/// A copy of it that the user may edit, made on first use. Fails when there is none or no room.
[[nodiscard]] Result<QString> editableSampleProject();

} // namespace groundmark::app
