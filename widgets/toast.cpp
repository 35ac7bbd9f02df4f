// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/toast.h"

#include "widgets/labels.h"
#include "widgets/link_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int DurationMs = 6000;
constexpr int Distance = 16;
constexpr int MostWidth = 420;

} // namespace

Toast::Toast(QWidget* host, int foot)
    : QFrame(host)
    , m_host(host)
    , m_words(new RoleLabel({}, FontRole::Body, RoleLabel::Tone::Normal, this))
    , m_undo(new LinkButton({}, this))
    , m_foot(foot)
{
    setObjectName(QStringLiteral("toast")); // ground and outline come from the style sheet
    setFocusPolicy(Qt::NoFocus);
    m_undo->setFocusPolicy(Qt::NoFocus); // Undo has its key; a toast never takes the focus
    m_words->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 9, 12, 9);
    layout->setSpacing(12);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_undo);
    m_timer.setSingleShot(true);
    m_timer.setInterval(DurationMs);
    connect(&m_timer, &QTimer::timeout, this, &Toast::dismiss);
    connect(m_undo, &LinkButton::clicked, this, [this] {
        dismiss();
        emit undoRequested();
    });
    host->installEventFilter(this);
    hide();
}

void Toast::say(const QString& words, const QString& undoText)
{
    m_words->setText(words);
    m_undo->setText(undoText);
    m_undo->setAccessibleName(undoText);
    m_undo->setVisible(!undoText.isEmpty());
    setAccessibleName(words);
    place();
    show();
    raise();
    m_timer.start();
    emit shown(words);
}

QString Toast::words() const
{
    return isHidden() ? QString() : m_words->text();
}

void Toast::dismiss()
{
    m_timer.stop();
    hide();
}

void Toast::place()
{
    // As wide as its words want, unless that is more than it may take.
    const int most = std::min(MostWidth, m_host->width() - 2 * Distance);
    const int link = m_undo->isHidden() ? 0 : m_undo->sizeHint().width() + 12;
    const int words = m_words->fontMetrics().horizontalAdvance(m_words->text()) + 4;
    const int width = std::min(most, words + link + 28);
    layout()->invalidate();
    const int height = layout()->hasHeightForWidth() ? layout()->heightForWidth(width)
                                                     : layout()->sizeHint().height();
    setGeometry(
        (m_host->width() - width) / 2, m_host->height() - m_foot - Distance - height, width, height);
}

bool Toast::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_host && event->type() == QEvent::Resize && !isHidden()) {
        place();
    }
    return QFrame::eventFilter(watched, event);
}

void Toast::enterEvent(QEnterEvent* event)
{
    QFrame::enterEvent(event);
    m_timer.stop();
}

void Toast::leaveEvent(QEvent* event)
{
    QFrame::leaveEvent(event);
    if (!isHidden()) {
        m_timer.start();
    }
}

} // namespace groundmark::widgets
