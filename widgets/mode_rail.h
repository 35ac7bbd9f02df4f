// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/icons.h"

#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QActionGroup;
class QVBoxLayout;

namespace groundmark::widgets {

/// One workspace on the rail.
struct ModeItem
{
    QString id; ///< stable word: "library", "annotate", …
    QString text; ///< translated, one short word
    Icon icon = Icon::Library;
};

/// The column at the left edge: one item per workspace, an icon above a word, exactly one of them
/// current; below, at the foot, things that are not workspaces, such as Settings.
///
/// One tab stop; Up and Down move inside it. The n-th mode has Ctrl+Alt+n in the whole window: its
/// action (`actionOf`) may stand in a menu, too.
class ModeRail : public QWidget
{
    Q_OBJECT

public:
    explicit ModeRail(QWidget* parent = nullptr);

    /// Replaces all modes; the first one becomes current.
    void setModes(const QList<ModeItem>& modes);
    /// Adds a button at the foot that triggers `action`.
    void addFoot(QAction* action, Icon icon);

    [[nodiscard]] QString currentMode() const;
    /// Silent when it is current already; an unknown id is ignored.
    void setCurrentMode(const QString& id);
    /// Checkable, with the shortcut; owned by the rail. Null for an unknown id.
    [[nodiscard]] QAction* actionOf(const QString& id) const;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// A mode became current, by whatever way.
    void currentModeChanged(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addButton(QAction* action, int position);
    void focusNeighbour(int step);

    QActionGroup* m_group;
    QVBoxLayout* m_layout;
};

} // namespace groundmark::widgets
