// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/item_clock.h"

#include <QEvent>
#include <QGuiApplication>

#include <algorithm>

namespace groundmark::annotation {

ItemClock::ItemClock(QObject* parent)
    : QObject(parent)
{
    m_ticks.setInterval(1000);
    connect(&m_ticks, &QTimer::timeout, this, &ItemClock::tick);
}

ItemClock::~ItemClock() = default;

void ItemClock::setRunning(bool running)
{
    if (running == m_ticks.isActive()) {
        return;
    }
    if (running) {
        m_sinceTick.start();
        m_sinceInput.start();
        m_ticks.start();
        qApp->installEventFilter(this);
    } else {
        m_seconds = elapsed();
        m_sinceTick.invalidate();
        m_ticks.stop();
        qApp->removeEventFilter(this);
    }
}

double ItemClock::elapsed() const
{
    const bool counts = m_sinceTick.isValid() && m_sinceInput.elapsed() < IdleSeconds * 1000;
    return m_seconds + (counts ? static_cast<double>(m_sinceTick.elapsed()) / 1000.0 : 0.0);
}

double ItemClock::take()
{
    const double seconds = elapsed();
    m_seconds = 0.0;
    if (m_sinceTick.isValid()) {
        m_sinceTick.start();
    }
    return seconds;
}

void ItemClock::tick()
{
    const bool inFront = qApp->applicationState() == Qt::ApplicationActive;
    m_seconds = inFront ? elapsed() : m_seconds;
    m_sinceTick.start();
    emit ticked();
}

bool ItemClock::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::KeyPress || type == QEvent::MouseMove || type == QEvent::MouseButtonPress
        || type == QEvent::Wheel) {
        m_sinceInput.start();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace groundmark::annotation
