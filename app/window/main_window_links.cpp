// SPDX-License-Identifier: GPL-3.0-or-later
//
// Following groundmark:// links.
#include "app/settings.h"
#include "app/window/main_window.h"
#include "storage/sample_link.h"
#include "viewers/compare/inspect_workspace.h"

#include <QFileInfo>
#include <QFileOpenEvent>

#include <algorithm>

namespace groundmark::app {

bool MainWindow::openLink(const QString& text)
{
    const auto link = storage::parseSampleLink(text);
    if (!link) {
        showProblem(link.error());
        return false;
    }
    if (m_session.project() == nullptr || m_session.project()->name() != link->project) {
        // A link never says where a file lies: only what was opened here before is opened by one.
        const QStringList recent = options::RecentProjects.read(m_settings);
        const auto known = std::ranges::find_if(recent, [&](const QString& path) {
            const QFileInfo file(path);
            return file.completeBaseName() == link->project && file.isFile();
        });
        if (known == recent.end()) {
            showProblem(
                {tr("The link leads to the project \"%1\", which was not opened on this machine lately.").arg(link->project), {},
                 tr("Nothing was opened."), tr("Open the project, then follow the link again.")});
            return false;
        }
        if (!openProject(*known)) {
            return false;
        }
    }
    auto* inspect = qobject_cast<viewers::InspectWorkspace*>(workspace(QStringLiteral("compare")));
    showWorkspace(inspect->id());
    if (const auto shown = inspect->showLink(*link); !shown) {
        showProblem(shown.error());
        return false;
    }
    return true;
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FileOpen) {
        const auto* open = static_cast<QFileOpenEvent*>(event);
        const QString link = open->url().toString(QUrl::FullyEncoded);
        return storage::isSampleLink(link) ? openLink(link) : openProject(open->file());
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace groundmark::app
