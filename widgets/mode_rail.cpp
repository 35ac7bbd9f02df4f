// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mode_rail.h"

#include "widgets/buttons.h"
#include "widgets/keys/key_map.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int RailWidth = 64;
constexpr int ItemHeight = 52;
constexpr int IconSize = 20;
constexpr int BarWidth = 3;

/// Icon above word; the current one on selection ground with a bar at its left edge.
class RailButton : public QToolButton
{
public:
    RailButton(QAction* action, QWidget* parent)
        : QToolButton(parent)
    {
        setDefaultAction(action);
        setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        setAutoRaise(true);
        setAttribute(Qt::WA_Hover);
        setFontRole(this, FontRole::Tiny);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetrics metrics(roleFont(FontRole::Tiny, QFont::DemiBold));
        const int word = metrics.horizontalAdvance(text()) + 2 * BarWidth + 2;
        return {
            std::max(RailWidth - 1, word), std::max(ItemHeight, IconSize + metrics.height() + 18)};
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Tokens& tokens = tokensOf(this);
        QPainter painter(this);
        const bool current = isChecked();
        if (current) {
            painter.fillRect(rect(), tokens.selection);
            painter.fillRect(QRect(0, 0, BarWidth, height()), tokens.accent);
        } else if (underMouse() && isEnabled()) {
            painter.fillRect(rect(), mixed(tokens.window, tokens.text, 0.05));
        }
        const QFont words = roleFont(FontRole::Tiny, current ? QFont::DemiBold : QFont::Normal);
        const int wordHeight = QFontMetrics(words).height();
        const int top = (height() - IconSize - 3 - wordHeight) / 2;
        const QRect place((width() - IconSize) / 2, top, IconSize, IconSize);
        const QIcon::Mode mode = !isEnabled() ? QIcon::Disabled
            : underMouse()                    ? QIcon::Active
                                              : QIcon::Normal;
        icon().paint(&painter, place, Qt::AlignCenter, mode, current ? QIcon::On : QIcon::Off);
        painter.setFont(words);
        painter.setPen(current ? tokens.accent : underMouse() ? tokens.text : tokens.text2);
        painter.drawText(
            QRect(0, place.bottom() + 4, width(), wordHeight),
            int(Qt::AlignHCenter | Qt::AlignVCenter) | Qt::TextSingleLine,
            text());
        if (hasFocus()) {
            drawFocusRing(&painter, rect(), radius::control, tokens);
        }
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        // QAbstractButton would hand the focus on without choosing; the rail knows better.
        if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
            event->ignore();
            return;
        }
        QToolButton::keyPressEvent(event);
    }
};

} // namespace

ModeRail::ModeRail(QWidget* parent)
    : QWidget(parent)
    , m_group(new QActionGroup(this))
    , m_layout(new QVBoxLayout(this))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("Workspaces"));
    m_layout->setContentsMargins(0, 4, 1, 4);
    m_layout->setSpacing(0);
    m_layout->addStretch(1);
    m_group->setExclusive(true);
    connect(m_group, &QActionGroup::triggered, this, [this](const QAction* action) {
        emit currentModeChanged(action->data().toString());
    });
}

void ModeRail::setModes(const QList<ModeItem>& modes)
{
    const QList<QAction*> old = m_group->actions();
    qDeleteAll(findChildren<QToolButton*>(QStringLiteral("mode")));
    qDeleteAll(old);
    int position = 0;
    for (const ModeItem& mode : modes) {
        auto* action = new QAction(lineIcon(mode.icon), mode.text, m_group);
        action->setData(mode.id);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(position + 1)));
        nameForKeys(action, QStringLiteral("mode.") + mode.id);
        addAction(action);
        addButton(action, position);
        ++position;
    }
    if (!m_group->actions().isEmpty()) {
        m_group->actions().constFirst()->setChecked(true);
    }
}

void ModeRail::addFoot(QAction* action, Icon icon)
{
    action->setIcon(lineIcon(icon));
    auto* button = new RailButton(action, this);
    button->setAccessibleName(action->text());
    m_layout->addWidget(button);
}

void ModeRail::addButton(QAction* action, int position)
{
    auto* button = new RailButton(action, this);
    button->setObjectName(QStringLiteral("mode"));
    button->setAccessibleName(action->text());
    // One tab stop for the whole rail: the current mode's button.
    button->setFocusPolicy(action->isChecked() || position == 0 ? Qt::StrongFocus : Qt::ClickFocus);
    connect(action, &QAction::toggled, button, [button](bool checked) {
        button->setFocusPolicy(checked ? Qt::StrongFocus : Qt::ClickFocus);
    });
    const auto describe = [button, action] {
        button->setToolTip(tipWithKey(action->text(), action->shortcut()));
    };
    describe();
    connect(action, &QAction::changed, button, describe);
    m_layout->insertWidget(position, button);
}

QString ModeRail::currentMode() const
{
    const QAction* current = m_group->checkedAction();
    return current != nullptr ? current->data().toString() : QString();
}

void ModeRail::setCurrentMode(const QString& id)
{
    QAction* action = actionOf(id);
    if (action != nullptr && !action->isChecked()) {
        action->setChecked(true);
        emit currentModeChanged(id);
    }
}

QAction* ModeRail::actionOf(const QString& id) const
{
    const QList<QAction*> all = m_group->actions();
    const auto found = std::find_if(
        all.begin(), all.end(), [&id](const QAction* action) { return action->data() == id; });
    return found != all.end() ? *found : nullptr;
}

QSize ModeRail::sizeHint() const
{
    return {std::max(RailWidth, m_layout->sizeHint().width()), m_layout->sizeHint().height()};
}

void ModeRail::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), tokensOf(this).window);
    drawRightLine(&painter, rect(), tokensOf(this).border);
}

void ModeRail::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
        focusNeighbour(event->key() == Qt::Key_Down ? 1 : -1);
        return;
    }
    QWidget::keyPressEvent(event);
}

void ModeRail::focusNeighbour(int step)
{
    const QList<QToolButton*> buttons = findChildren<QToolButton*>(QStringLiteral("mode"));
    const QList<QAction*> actions = m_group->actions();
    const qsizetype at = actions.indexOf(m_group->checkedAction());
    const qsizetype next = std::clamp<qsizetype>(at + step, 0, actions.size() - 1);
    if (at < 0 || next == at) {
        return;
    }
    setCurrentMode(actions.at(next)->data().toString());
    for (QToolButton* button : buttons) {
        if (button->defaultAction() == actions.at(next)) {
            button->setFocus(Qt::TabFocusReason);
        }
    }
}

} // namespace groundmark::widgets
