// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/sample_filter_bar.h"

#include "widgets/buttons.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/search_field.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>

namespace groundmark::viewers {

namespace {

constexpr int BarHeight = 36;
constexpr int SearchWidth = 300;

} // namespace

SampleFilterBar::SampleFilterBar(QWidget* parent)
    : QWidget(parent)
    , m_search(new widgets::SearchField(tr("Find text, id or answer"), this))
    , m_tasks(new QComboBox(this))
    , m_states(new QComboBox(this))
    , m_count(widgets::quietLabel({}, this))
{
    m_search->setMinimumWidth(160);
    m_search->setMaximumWidth(SearchWidth);
    m_tasks->setAccessibleName(tr("Task"));
    m_tasks->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_tasks->setMaximumWidth(220);
    m_states->setAccessibleName(tr("State"));
    m_states->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_states->addItem(tr("All states"));
    for (const auto& [state, name] : namesOf<SampleState>()) {
        const widgets::Glyph glyph = widgets::glyphOf(state);
        m_states->addItem(widgets::glyphIcon(glyph), widgets::wordOf(glyph), int(state));
    }
    setTasks({});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 1);
    layout->setSpacing(8);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_tasks);
    layout->addWidget(m_states);
    layout->addStretch(1);
    layout->addWidget(m_count);
    setMinimumHeight(BarHeight);

    connect(m_search, &widgets::SearchField::searchChanged, this, [this](const QString& text) {
        m_text = text;
        emit changed();
    });
    connect(m_tasks, &QComboBox::currentIndexChanged, this, &SampleFilterBar::changed);
    connect(m_states, &QComboBox::currentIndexChanged, this, &SampleFilterBar::changed);
}

QString SampleFilterBar::text() const
{
    return m_text;
}

QString SampleFilterBar::task() const
{
    return m_tasks->currentData().toString();
}

std::optional<SampleState> SampleFilterBar::state() const
{
    const QVariant chosen = m_states->currentData();
    return chosen.isValid() ? std::optional(SampleState(chosen.toInt())) : std::nullopt;
}

bool SampleFilterBar::isActive() const
{
    return !m_text.isEmpty() || !task().isEmpty() || state().has_value();
}

void SampleFilterBar::setTasks(const std::vector<std::pair<QString, qint64>>& tasks)
{
    const QSignalBlocker blocker(m_tasks);
    const QString chosen = task();
    m_tasks->clear();
    m_tasks->addItem(tr("All tasks"));
    for (const auto& [name, count] : tasks) {
        if (!name.isEmpty()) {
            //: A task type and its number of samples.
            m_tasks->addItem(tr("%1 (%2)").arg(name, widgets::numbers::count(count)), name);
        }
    }
    const int again = chosen.isEmpty() ? 0 : m_tasks->findData(chosen);
    m_tasks->setCurrentIndex(again > 0 ? again : 0);
    m_tasks->setVisible(m_tasks->count() > 1);
}

void SampleFilterBar::setCount(qint64 shown, qint64 all)
{
    const QString total
        = all == 1 ? tr("1 sample") : tr("%1 samples").arg(widgets::numbers::count(all));
    //: "12 of 7,400 samples": the second part is "7,400 samples".
    m_count->setText(
        isActive() ? tr("%1 of %2").arg(widgets::numbers::count(shown), total) : total);
}

void SampleFilterBar::clearText()
{
    m_search->clear();
}

void SampleFilterBar::clearTask()
{
    m_tasks->setCurrentIndex(0);
}

void SampleFilterBar::clearState()
{
    m_states->setCurrentIndex(0);
}

void SampleFilterBar::clear()
{
    if (!isActive()) {
        return;
    }
    {
        const QSignalBlocker quiet(this); // one change, not three
        clearText();
        clearTask();
        clearState();
    }
    emit changed();
}

void SampleFilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void SampleFilterBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), widgets::tokensOf(this).window);
    widgets::drawBottomLine(&painter, rect(), widgets::tokensOf(this).border);
}

} // namespace groundmark::viewers
