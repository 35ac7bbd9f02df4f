// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keys/key_capture.h"

#include <QKeyEvent>

namespace groundmark::widgets {

namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt
        || key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_CapsLock
        || key == Qt::Key_unknown || key == 0;
}

/// The key as tables write it: "?" and not Shift+?, Shift+Tab and not Shift+Backtab.
QKeySequence keyOf(const QKeyEvent& event)
{
    int key = event.key();
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (key == Qt::Key_Backtab) {
        key = Qt::Key_Tab;
    }
    const bool isLetterOrDigit
        = (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9);
    if (key > Qt::Key_Space && key <= Qt::Key_AsciiTilde && !isLetterOrDigit) {
        modifiers &= ~Qt::ShiftModifier;
    }
    return QKeySequence(QKeyCombination(modifiers, Qt::Key(key)));
}

} // namespace

KeyCapture::KeyCapture(const QString& text, QWidget* parent)
    : QPushButton(text, parent)
    , m_text(text)
{
    setAutoDefault(false);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    connect(this, &QPushButton::clicked, this, [this] { setWaiting(true); });
}

void KeyCapture::setWaiting(bool waiting)
{
    m_waiting = waiting;
    setText(waiting ? tr("Press the new key…") : m_text);
}

bool KeyCapture::event(QEvent* event)
{
    if (!m_waiting) {
        return QPushButton::event(event);
    }
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto& press = *static_cast<QKeyEvent*>(event);
        if (!isModifier(press.key()) && !press.isAutoRepeat()) {
            const QKeySequence key = keyOf(press);
            setWaiting(false);
            emit captured(key);
        }
        event->accept();
        return true;
    }
    return QPushButton::event(event);
}

void KeyCapture::focusOutEvent(QFocusEvent* event)
{
    setWaiting(false);
    QPushButton::focusOutEvent(event);
}

} // namespace groundmark::widgets
