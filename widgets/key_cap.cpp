// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/key_cap.h"

#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace groundmark::widgets {

KeyCap::KeyCap(const QKeySequence& key, QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setKey(key);
}

void KeyCap::setKey(const QKeySequence& key)
{
    m_text = keyCapText(key.toString(QKeySequence::PortableText));
    setAccessibleName(key.toString(QKeySequence::NativeText));
    // Without a parent yet, showing it would make it a window that takes the focus.
    if (parentWidget() != nullptr || m_text.isEmpty()) {
        setVisible(!m_text.isEmpty());
    }
    updateGeometry();
    update();
}

QSize KeyCap::sizeHint() const
{
    return keyCapSize(m_text).toSize();
}

void KeyCap::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    drawKeyCap(&painter, rect(), m_text, tokensOf(this));
}

} // namespace groundmark::widgets
