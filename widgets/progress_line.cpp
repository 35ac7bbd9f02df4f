// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progress_line.h"

#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/tabular.h"
#include "widgets/theme/icons.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int PulseMs = 100;
constexpr double EnoughSeconds = 1.0;
constexpr int Steps = 1000;

} // namespace

ProgressLine::ProgressLine(QWidget* parent)
    : QWidget(parent)
    , m_what(new ElidedLabel({}, Qt::ElideMiddle, this))
    , m_bar(new QProgressBar(this))
    , m_facts(new NumberLabel({}, FontRole::Small, this))
    , m_pause(new QPushButton(this))
    , m_cancel(new QPushButton(lineIcon(Icon::Stop), tr("Cancel"), this))
{
    m_bar->setRange(0, Steps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    m_facts->setQuiet(true);
    setFlat(m_pause);
    setSmall(m_pause);
    setFlat(m_cancel);
    setSmall(m_cancel);
    m_cancel->setToolTip(tr("What is finished is kept"));
    m_what->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 3, 8, 3);
    layout->setSpacing(8);
    layout->addWidget(m_what);
    layout->addWidget(m_bar, 1);
    layout->addWidget(m_facts);
    layout->addStretch();
    layout->addWidget(m_pause);
    layout->addWidget(m_cancel);

    m_pulse.setInterval(PulseMs);
    connect(&m_pulse, &QTimer::timeout, this, &ProgressLine::renew);
    connect(m_pause, &QPushButton::clicked, this, [this] { emit pauseRequested(!m_paused); });
    connect(m_cancel, &QPushButton::clicked, this, &ProgressLine::cancelRequested);
    setPausable(false);
    setPaused(false);
}

void ProgressLine::start(const QString& what, qint64 total)
{
    m_what->setText(what);
    m_done = 0;
    m_total = total;
    m_restedMs = 0;
    m_bar->setVisible(total > 0);
    m_cancel->show();
    m_clock.start();
    m_pulse.start();
    renew();
}

void ProgressLine::setDone(qint64 done)
{
    m_done = done;
}

void ProgressLine::setTotal(qint64 total)
{
    m_total = total;
    m_bar->setVisible(total > 0);
}

void ProgressLine::setPausable(bool pausable)
{
    m_pause->setVisible(pausable);
}

void ProgressLine::setPaused(bool paused)
{
    if (paused && !m_paused) {
        m_restedMs -= m_clock.isValid() ? m_clock.elapsed() : 0;
    } else if (!paused && m_paused) {
        m_restedMs += m_clock.isValid() ? m_clock.elapsed() : 0;
    }
    m_paused = paused;
    m_pause->setText(paused ? tr("Go on") : tr("Pause"));
    m_pause->setIcon(lineIcon(paused ? Icon::Play : Icon::Pause));
    renew();
}

void ProgressLine::finish(const QString& words)
{
    m_pulse.stop();
    m_what->setText(words);
    m_facts->setText({});
    m_bar->hide();
    m_pause->hide();
    m_cancel->hide();
}

QString ProgressLine::facts(qint64 done, qint64 total, double seconds)
{
    QStringList parts;
    parts.append(
        total > 0 ? tr("%1 of %2").arg(numbers::count(done), numbers::count(total))
                  : numbers::count(done));
    if (seconds >= EnoughSeconds && done > 0) {
        const double rate = double(done) / seconds;
        //: A rate: so many per second.
        parts.append(tr("%1 / s").arg(numbers::decimal(rate, rate < 10.0 ? 1 : 0)));
        if (total > done) {
            parts.append(tr("%1 left").arg(numbers::duration(double(total - done) / rate)));
        }
    }
    return parts.join(QStringLiteral(" · "));
}

void ProgressLine::renew()
{
    if (!m_clock.isValid()) {
        return;
    }
    if (m_total > 0) {
        m_bar->setValue(int(std::clamp<qint64>(m_done * Steps / m_total, 0, Steps)));
    }
    const qint64 worked = m_paused ? -m_restedMs : m_clock.elapsed() - m_restedMs;
    QString words = facts(m_done, m_total, double(std::max<qint64>(worked, 0)) / 1000.0);
    if (m_paused) {
        words = tr("%1 · paused").arg(facts(m_done, m_total, 0.0));
    }
    m_facts->setText(words);
}

} // namespace groundmark::widgets
