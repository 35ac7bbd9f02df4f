// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/saved_filter_button.h"

#include "storage/saved_filters.h"
#include "widgets/buttons.h"
#include "widgets/theme/icons.h"

#include <QInputDialog>
#include <QMenu>

namespace groundmark::viewers {

namespace {

constexpr qsizetype LongestTip = 400;

QString asMenuText(QString name)
{
    return name.replace(u'&', QStringLiteral("&&")).left(80);
}

} // namespace

SavedFilterButton::SavedFilterButton(std::function<QString()> query, QWidget* parent)
    : QToolButton(parent)
    , m_query(std::move(query))
    , m_menu(new QMenu(this))
{
    setIcon(widgets::lineIcon(widgets::Icon::Filter));
    setToolTip(tr("Saved filters"));
    setAccessibleName(tr("Saved filters"));
    setPopupMode(QToolButton::InstantPopup);
    setMenu(m_menu);
    m_menu->setToolTipsVisible(true);
    widgets::setFlat(this);
    widgets::setSmall(this);
    connect(m_menu, &QMenu::aboutToShow, this, &SavedFilterButton::fill);
}

void SavedFilterButton::setProject(storage::Project* project)
{
    m_project = project;
    setEnabled(project != nullptr);
}

void SavedFilterButton::fill()
{
    for (QMenu* group : m_menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) {
        group->deleteLater();
    }
    m_menu->clear();
    if (m_project == nullptr) {
        return;
    }
    const auto filters = storage::SavedFilters(m_project->database()).list().valueOr({});
    for (const storage::SavedFilter& filter : filters) {
        QAction* use = m_menu->addAction(asMenuText(filter.name));
        // As text: a query may look like HTML.
        use->setToolTip(Qt::convertFromPlainText(filter.query.left(LongestTip), Qt::WhiteSpaceNormal));
        connect(use, &QAction::triggered, this, [this, query = filter.query] { emit chosen(query); });
    }
    if (filters.empty()) {
        m_menu->addAction(tr("No filter is saved yet"))->setEnabled(false);
    }
    m_menu->addSeparator();
    const bool isWritable = !m_project->isReadOnly();
    QAction* save = m_menu->addAction(tr("Save this filter…"), this, &SavedFilterButton::saveCurrent);
    save->setEnabled(isWritable && !m_query().isEmpty());
    QMenu* rename = m_menu->addMenu(tr("Rename"));
    QMenu* remove = m_menu->addMenu(tr("Delete"));
    for (QMenu* group : {rename, remove}) {
        group->setEnabled(isWritable && !filters.empty());
    }
    const auto tell = [this](const Result<void>& done) {
        if (!done) {
            emit failed(done.error());
        }
    };
    for (const storage::SavedFilter& filter : filters) {
        connect(rename->addAction(asMenuText(filter.name) + QStringLiteral("…")), &QAction::triggered, this, [this, filter, tell] {
            const QString name = askName(tr("Rename filter"), filter.name);
            if (!name.isEmpty() && m_project != nullptr) {
                tell(storage::SavedFilters(m_project->database()).rename(filter.id, name));
            }
        });
        connect(remove->addAction(asMenuText(filter.name)), &QAction::triggered, this, [this, filter, tell] {
            if (m_project != nullptr) {
                tell(storage::SavedFilters(m_project->database()).remove(filter.id));
            }
        });
    }
}

void SavedFilterButton::saveCurrent()
{
    const QString query = m_query();
    if (m_project == nullptr || m_project->isReadOnly() || query.isEmpty()) {
        return;
    }
    const QString name = askName(tr("Save filter"), query.left(60));
    if (name.isEmpty() || m_project == nullptr) {
        return;
    }
    if (const auto done = storage::SavedFilters(m_project->database()).save(name, query); !done) {
        emit failed(done.error());
    }
}

QString SavedFilterButton::askName(const QString& title, const QString& before)
{
    return QInputDialog::getText(this, title, tr("Name of the filter"), QLineEdit::Normal, before).simplified();
}

} // namespace groundmark::viewers
