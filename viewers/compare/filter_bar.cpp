// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/filter_bar.h"

#include "viewers/compare/filter_query.h"
#include "widgets/buttons.h"
#include "widgets/chip.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/run_swatch.h"
#include "widgets/search_field.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int Height = 36;
constexpr int Gap = 6;

QString queryHelp()
{
    return FilterBar::tr("Words are looked for in ids, questions and answers; text:\"odds ratio\" looks in replies and notes as "
                         "well. Conditions: failed(A), passed(A), score(A) < 0.5, type:VQA, lang:zh, outcome:unparseable, "
                         "reply:odds, note:unsure, text ~ \"pattern\", tokens > 2000, flipped, bookmarked; and, or, not, brackets. "
                         "Ctrl+Space offers words.");
}

} // namespace

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent)
    , m_chipRow(new QWidget)
    , m_more(new QPushButton)
    , m_menu(new QMenu(this))
    , m_task(new QComboBox)
    , m_search(new widgets::SearchField(tr("Words, or failed(A) and tokens > 900")))
    , m_failBelow(new QDoubleSpinBox)
{
    setFixedHeight(Height);
    m_more->setText(tr("Condition"));
    m_more->setIcon(widgets::lineIcon(widgets::Icon::Plus));
    m_more->setMenu(m_menu);
    m_more->setToolTip(tr("All conditions on the shown runs"));
    widgets::setFlat(m_more);
    widgets::setSmall(m_more);
    m_task->setAccessibleName(tr("Task"));
    m_task->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_task->setMinimumContentsLength(9);
    m_search->setAccessibleName(tr("Find samples"));
    m_search->setToolTip(queryHelp());
    m_search->setMinimumWidth(160);
    m_search->setMaximumWidth(280);
    m_failBelow->setRange(0.0, 1.0);
    m_failBelow->setSingleStep(0.05);
    m_failBelow->setDecimals(2);
    m_failBelow->setLocale(QLocale::c());
    m_failBelow->setKeyboardTracking(false);
    m_failBelow->setMinimumWidth(62);
    m_failBelow->setValue(0.5);
    m_failBelow->setAccessibleName(tr("Failed means a score below"));
    for (QWidget* control :
         {static_cast<QWidget*>(m_task),
          static_cast<QWidget*>(m_search),
          static_cast<QWidget*>(m_failBelow)}) {
        widgets::setSmall(control);
    }

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    row->addWidget(m_chipRow, 1);
    row->addWidget(m_more);
    row->addWidget(m_task);
    row->addWidget(m_search);
    row->addWidget(widgets::quietLabel(tr("failed = score below")));
    row->addWidget(m_failBelow);
    m_chipRow->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_chipRow->setFixedHeight(Height);

    connect(m_task, &QComboBox::activated, this, &FilterBar::changed);
    connect(m_search, &widgets::SearchField::searchChanged, this, &FilterBar::changed);
    connect(m_failBelow, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        remakeChoices();
        emit failBelowChanged(value);
        emit changed();
    });
}

void FilterBar::setRuns(const std::vector<RunId>& runs, const QStringList& names)
{
    if (runs == m_runs && names == m_runNames) {
        return;
    }
    m_runs = runs;
    m_runNames = names;
    m_counts.clear();
    remakeChoices();
}

void FilterBar::remakeChoices()
{
    m_choices = filterChoices(m_runs, m_failBelow->value());
    m_on.removeIf([this](const QString& id) {
        return std::ranges::find(m_choices, id, &FilterChoice::id) == m_choices.end();
    });
    rebuildChips();
    rebuildMenu();
}

void FilterBar::setTasks(const std::vector<std::pair<QString, qint64>>& tasks)
{
    const QString before = m_task->currentData().toString();
    const QSignalBlocker quiet(m_task);
    m_task->clear();
    m_task->addItem(tr("All tasks"), QString());
    for (const auto& [task, count] : tasks) {
        if (!task.isEmpty()) {
            m_task->addItem(
                QStringLiteral("%1  %2").arg(task, widgets::numbers::count(count)), task);
        }
    }
    m_task->setCurrentIndex(std::max(0, m_task->findData(before)));
    m_task->setVisible(m_task->count() > 2);
}

void FilterBar::setCounts(const std::vector<qint64>& counts)
{
    m_counts.clear();
    for (size_t i = 0; i < std::min(counts.size(), m_choices.size()); ++i) {
        m_counts.insert(m_choices[i].id, counts[i]);
    }
    for (widgets::Chip* chip : m_chips) {
        const auto count = m_counts.constFind(chip->objectName());
        chip->setCount(count != m_counts.constEnd() ? std::optional(*count) : std::nullopt);
    }
    rebuildMenu();
    fitChips();
}

void FilterBar::applyTo(storage::SampleFilter& filter) const
{
    filter.task = m_task->currentData().toString();
    for (const FilterChoice& choice : m_choices) {
        if (m_on.contains(choice.id)) {
            filter.conditions.insert(
                filter.conditions.end(), choice.conditions.begin(), choice.conditions.end());
        }
    }
}

QString FilterBar::description() const
{
    QStringList parts;
    for (const FilterChoice& choice : m_choices) {
        if (m_on.contains(choice.id)) {
            parts.append(choice.text);
        }
    }
    if (const QString task = m_task->currentData().toString(); !task.isEmpty()) {
        parts.append(tr("task: %1").arg(task));
    }
    if (const QString text = m_search->text().trimmed(); !text.isEmpty()) {
        parts.append(text);
    }
    return parts.join(QStringLiteral(" · "));
}

bool FilterBar::isActive() const
{
    return !m_on.isEmpty() || !m_task->currentData().toString().isEmpty()
        || !m_search->text().trimmed().isEmpty();
}

QString FilterBar::queryText() const
{
    return m_search->text().trimmed();
}

QLineEdit* FilterBar::queryField() const
{
    return m_search;
}

void FilterBar::setQueryProblem(const QString& problem)
{
    widgets::setInvalid(m_search, !problem.isEmpty());
    m_search->setToolTip(problem.isEmpty() ? queryHelp() : problem);
    m_search->setAccessibleDescription(problem);
    if (problem.isEmpty()) {
        QToolTip::hideText();
    } else if (m_search->hasFocus()) {
        QToolTip::showText(m_search->mapToGlobal(QPoint(0, m_search->height())), problem, m_search);
    }
}

double FilterBar::failBelow() const
{
    return m_failBelow->value();
}

void FilterBar::clear()
{
    setOnly({});
}

void FilterBar::setOnly(const QString& id)
{
    m_on.clear();
    if (std::ranges::any_of(m_choices, [&](const FilterChoice& choice) { return choice.id == id; })) {
        m_on.append(id);
    }
    m_task->setCurrentIndex(0);
    {
        const QSignalBlocker quiet(m_search);
        m_search->clear();
    }
    rebuildChips();
    rebuildMenu();
    emit changed();
}

void FilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QString FilterBar::wholeQuery() const
{
    return queryOf(m_on, m_task->currentData().toString(), m_search->text());
}

void FilterBar::setWholeQuery(const QString& query)
{
    m_on.clear();
    m_task->setCurrentIndex(0);
    {
        const QSignalBlocker quiet(m_search);
        m_search->setText(query);
    }
    rebuildChips();
    rebuildMenu();
    emit changed();
}

void FilterBar::addControl(QWidget* control)
{
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->indexOf(m_search) + 1, control);
}

void FilterBar::setOn(const QString& id, bool on)
{
    if (on == m_on.contains(id)) {
        return;
    }
    if (on) {
        m_on.append(id);
    } else {
        m_on.removeAll(id);
    }
    rebuildChips();
    rebuildMenu();
    emit changed();
}

void FilterBar::rebuildChips()
{
    const QString focused
        = m_chipRow->focusWidget() ? m_chipRow->focusWidget()->objectName() : QString();
    for (widgets::Chip* chip : m_chips) {
        chip->hide();
        chip->deleteLater(); // it may be the one that was clicked
    }
    m_chips.clear();
    const auto add = [&](const FilterChoice& choice, bool on) {
        auto* chip = new widgets::Chip(choice.text, m_chipRow);
        chip->setObjectName(choice.id);
        chip->setCheckable(true);
        chip->setChecked(on);
        chip->setRemovable(true);
        chip->setGlyph(choice.glyph);
        const auto count = m_counts.constFind(choice.id);
        chip->setCount(count != m_counts.constEnd() ? std::optional(*count) : std::nullopt);
        connect(chip, &widgets::Chip::toggled, this, [this, id = choice.id](bool now) {
            setOn(id, now);
        });
        connect(chip, &widgets::Chip::removeRequested, this, [this, id = choice.id] {
            setOn(id, false);
        });
        if (choice.id == focused) {
            chip->setFocus();
        }
        m_chips.append(chip);
    };
    for (const bool on : {true, false}) {
        for (const FilterChoice& choice : m_choices) {
            if (m_on.contains(choice.id) == on && (on || choice.suggested)) {
                add(choice, on);
            }
        }
    }
    fitChips();
}

void FilterBar::rebuildMenu()
{
    // clear() leaves submenus to their parent; one of them may be what was clicked.
    const auto before = m_menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
    for (QMenu* group : before) {
        group->deleteLater();
    }
    m_menu->clear();
    QHash<QString, QMenu*> groups;
    for (const FilterChoice& choice : m_choices) {
        const QStringList words = choice.id.split(u' ');
        const QString key = words.mid(1).join(u' ');
        QMenu*& group = groups[key];
        if (group == nullptr) {
            const int first = words.at(1).toInt();
            const QString title = words.size() == 2
                ? QStringLiteral("%1  %2").arg(widgets::runLetter(first), m_runNames.value(first))
                : tr("%1 and %2")
                      .arg(widgets::runLetter(first), widgets::runLetter(words.at(2).toInt()));
            group = m_menu->addMenu(QString(title).replace(u'&', QStringLiteral("&&")));
        }
        const auto count = m_counts.constFind(choice.id);
        QAction* action = group->addAction(
            count != m_counts.constEnd()
                ? QStringLiteral("%1  %2").arg(choice.text, widgets::numbers::count(*count))
                : choice.text);
        action->setCheckable(true);
        action->setChecked(m_on.contains(choice.id));
        connect(
            action, &QAction::triggered, this, [this, id = choice.id](bool on) { setOn(id, on); });
    }
    m_more->setEnabled(!m_choices.empty());
}

/// Shows as many chips as fit; those that are on come first and have room in any real window.
void FilterBar::fitChips()
{
    int x = 0;
    bool full = false;
    for (widgets::Chip* chip : std::as_const(m_chips)) {
        const QSize size = chip->sizeHint();
        full = full || x + size.width() > m_chipRow->width();
        chip->setVisible(!full || chip->isChecked());
        chip->setGeometry(
            x, (m_chipRow->height() - size.height()) / 2, size.width(), size.height());
        x += size.width() + Gap;
    }
}

void FilterBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    fitChips();
}

void FilterBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    painter.fillRect(rect(), tokens.window);
    widgets::drawBottomLine(&painter, rect(), tokens.border);
}

} // namespace groundmark::viewers
