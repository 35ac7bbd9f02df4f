// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/buttons.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"

#include <QAction>
#include <QCoreApplication>
#include <QPushButton>
#include <QToolButton>
#include <QVariant>

namespace groundmark::widgets {

namespace {

constexpr const char* LookProperty = "groundmarkLook";
constexpr const char* SmallProperty = "groundmarkSmall";
constexpr const char* KeyProperty = "groundmarkKey";
constexpr const char* InvalidProperty = "groundmarkInvalid";

/// Keeps a push button in step with its action.
void follow(QPushButton* button, const QAction* action)
{
    button->setText(action->text());
    button->setIcon(action->icon());
    button->setEnabled(action->isEnabled());
    button->setVisible(action->isVisible());
    button->setCheckable(action->isCheckable());
    button->setChecked(action->isChecked());
    button->setToolTip(tipWithKey(action->toolTip(), action->shortcut()));
    setKeyOnButton(button, action->shortcut());
}

} // namespace

void setLook(QAbstractButton* button, ButtonLook look)
{
    button->setProperty(LookProperty, int(look));
    if (auto* push = qobject_cast<QPushButton*>(button)) {
        push->setFlat(look == ButtonLook::Flat);
    }
    if (look == ButtonLook::Primary) {
        setFontRole(button, FontRole::Body, QFont::DemiBold);
    }
    button->update();
    button->updateGeometry();
}

void setPrimary(QAbstractButton* button)
{
    setLook(button, ButtonLook::Primary);
}

void setDangerous(QAbstractButton* button)
{
    setLook(button, ButtonLook::Dangerous);
}

void setFlat(QAbstractButton* button)
{
    setLook(button, ButtonLook::Flat);
}

void setSmall(QWidget* widget)
{
    widget->setProperty(SmallProperty, true);
    setFontRole(widget, FontRole::Small);
    widget->updateGeometry();
}

void setKeyOnButton(QAbstractButton* button, const QKeySequence& key)
{
    button->setProperty(KeyProperty, keyCapText(key.toString(QKeySequence::PortableText)));
    button->update();
    button->updateGeometry();
}

QString tipWithKey(const QString& text, const QKeySequence& key)
{
    QString plain = text;
    plain.remove(QLatin1Char('&'));
    if (key.isEmpty()) {
        return plain;
    }
    //: Tool tip of a button: what it does, then its key.
    return QCoreApplication::translate("Buttons", "%1 (%2)")
        .arg(plain, key.toString(QKeySequence::NativeText));
}

QToolButton* makeToolButton(QAction* action, QWidget* parent, bool withText)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(withText ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    const auto describe = [button, action] {
        button->setToolTip(tipWithKey(action->toolTip(), action->shortcut()));
        button->setAccessibleName(action->iconText());
    };
    describe();
    QObject::connect(action, &QAction::changed, button, describe);
    return button;
}

QAbstractButton* makeActionButton(QAction* action, QWidget* parent, ButtonLook look)
{
    auto* button = new QPushButton(parent);
    setLook(button, look);
    follow(button, action);
    QObject::connect(
        action, &QAction::changed, button, [button, action] { follow(button, action); });
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

void setInvalid(QWidget* field, bool invalid)
{
    field->setProperty(InvalidProperty, invalid);
    field->update();
}

ButtonLook lookOf(const QWidget* widget)
{
    return widget != nullptr ? ButtonLook(widget->property(LookProperty).toInt())
                             : ButtonLook::Outlined;
}

bool isSmall(const QWidget* widget)
{
    return widget != nullptr && widget->property(SmallProperty).toBool();
}

bool isInvalid(const QWidget* widget)
{
    return widget != nullptr && widget->property(InvalidProperty).toBool();
}

QString keyOnButton(const QWidget* widget)
{
    return widget != nullptr ? widget->property(KeyProperty).toString() : QString();
}

} // namespace groundmark::widgets
