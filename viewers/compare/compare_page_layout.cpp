// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the parts of ComparePage stand together, and what connects them.
#include "viewers/compare/answer_strip.h"
#include "viewers/compare/canvas_pane.h"
#include "viewers/compare/compare_page.h"
#include "viewers/compare/compare_table.h"
#include "viewers/compare/filter_bar.h"
#include "viewers/compare/query_completer.h"
#include "viewers/compare/sample_head.h"
#include "viewers/compare/saved_filter_button.h"
#include "viewers/compare/side_pane.h"
#include "widgets/buttons.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"
#include "widgets/numbers.h"
#include "widgets/run_swatch.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QApplication>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::viewers {

using namespace Qt::StringLiterals;

namespace {

// Visual language, section 6, without the mode rail (64 px).
constexpr int NarrowBody = 1360 - 64;
constexpr int DesignBody = 1440 - 64;
constexpr int NarrowTable = 432; // 12 more than drawn: the words of the sums stay whole
constexpr int DesignTable = 556;
constexpr int NarrowSide = 352;
constexpr int DesignSide = 384;
constexpr int NoticedMs = 300; // section 8: nothing is said of a wait that is shorter
constexpr int LowBody = 740;
constexpr int LowAnswers = 208;
constexpr int DesignAnswers = 252;

QSplitter* makeSplitter(Qt::Orientation orientation)
{
    auto* splitter = new QSplitter(orientation);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

} // namespace

QAction* ComparePage::addCommand(
    const QString& id,
    const QString& text,
    const QKeySequence& key,
    std::optional<widgets::Icon> icon)
{
    auto* action = new QAction(text, this);
    widgets::nameForKeys(action, id);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    if (icon) {
        action->setIcon(widgets::lineIcon(*icon));
    }
    addAction(action); // the scope of its key: this page
    m_commands.append(action);
    return action;
}

void ComparePage::buildActions()
{
    using widgets::Icon;
    m_next = addCommand(u"item.next"_s, tr("Next sample"), Qt::Key_D, Icon::ChevronRight);
    m_previous = addCommand(u"item.previous"_s, tr("Previous sample"), Qt::Key_A, Icon::ChevronLeft);
    m_nextFailure = addCommand(u"failure.next"_s, tr("Next failure"), Qt::Key_F, std::nullopt);
    m_previousFailure = addCommand(u"failure.previous"_s, tr("Previous failure"), Qt::SHIFT | Qt::Key_F, std::nullopt);
    m_commands.append(nullptr);
    m_toggleLayers
        = addCommand(u"canvas.peek"_s, tr("Show or hide everything over the image"), Qt::Key_T, Icon::Layers);
    for (int run = 0; run < CanvasPane::MaximumRuns; ++run) {
        auto* action = addCommand(
            u"compare.run-%1"_s.arg(run + 1),
            tr("Show run %1").arg(widgets::runLetter(run)),
            QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + run)),
            std::nullopt);
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, this, [this, run](bool on) { setRunShown(run, on); });
        m_toggleRuns.append(action);
    }
    m_commands.append(nullptr);
    m_find = addCommand(u"list.find"_s, tr("Find samples"), QKeySequence::Find, Icon::Search);
    m_edit = addCommand(u"compare.edit"_s, tr("Open in Annotate…"), Qt::Key_E, Icon::Edit);
}

void ComparePage::buildLayout()
{
    m_head = new SampleHead(m_edit, m_previous, m_next);
    m_imageRow = makeSplitter(Qt::Horizontal);
    m_imageRow->addWidget(m_canvas);
    m_imageRow->addWidget(m_side);
    m_imageRow->setStretchFactor(0, 1);
    m_imageRow->setStretchFactor(1, 0);
    m_side->setMinimumWidth(300);
    m_rows = makeSplitter(Qt::Vertical);
    m_rows->addWidget(m_imageRow);
    m_rows->addWidget(m_answers);
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 0);
    auto* sample = new QWidget;
    auto* column = new QVBoxLayout(sample);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_rows, 1);
    m_columns = makeSplitter(Qt::Horizontal);
    m_columns->addWidget(m_table);
    m_columns->addWidget(sample);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_filterBar);
    layout->addWidget(m_columns, 1);
    for (QSplitter* splitter : {m_columns, m_rows, m_imageRow}) {
        connect(splitter, &QSplitter::splitterMoved, this, [this] { m_userSized = true; });
    }

    m_filterBar->addControl(m_saved);
    auto* failure = widgets::makeActionButton(m_nextFailure, this, widgets::ButtonLook::Flat);
    widgets::setSmall(failure);
    m_table->addHeaderControl(failure);
}

void ComparePage::connectParts()
{
    connect(m_next, &QAction::triggered, this, [this] { step(1); });
    connect(m_previous, &QAction::triggered, this, [this] { step(-1); });
    connect(m_nextFailure, &QAction::triggered, this, [this] { goToFailure(1); });
    connect(m_previousFailure, &QAction::triggered, this, [this] { goToFailure(-1); });
    connect(m_toggleLayers, &QAction::triggered, m_canvas, &CanvasPane::toggleAll);
    connect(m_find, &QAction::triggered, m_filterBar, &FilterBar::focusSearch);
    connect(m_edit, &QAction::triggered, this, [this] {
        if (m_sample.sample.id.isStored()) {
            m_session.setSample(m_sample.sample.id);
            emit editRequested();
        }
    });
    connect(m_filterBar, &FilterBar::changed, this, &ComparePage::reload);
    m_slow.setSingleShot(true);
    m_slow.setInterval(NoticedMs);
    connect(&m_slow, &QTimer::timeout, m_table, &CompareTable::setReading);
    connect(&m_lists, &storage::ListReader::listed, this, &ComparePage::takeList);
    connect(&m_lists, &storage::ListReader::counted, this, &ComparePage::takeCounts);
    connect(&m_failed, &storage::ListReader::listed, this, &ComparePage::takeFailures);
    for (storage::ListReader* reader : {&m_lists, &m_failed}) {
        connect(reader, &storage::ListReader::failed, this, [this](const Error& error) {
            m_slow.stop();
            m_session.announceFailure(error);
        });
    }
    new QueryCompleter(m_filterBar->queryField(), [this](const QString& key) { return valuesFor(key); }); // owned by the field
    connect(m_table, &CompareTable::clearFilterRequested, m_filterBar, &FilterBar::clear);
    connect(m_table, &CompareTable::sampleSelected, this, [this](SampleId sample) {
        showSample(sample);
        m_session.setSample(sample);
    });
    connect(m_table, &CompareTable::runChosen, this, &ComparePage::chooseRun);
    connect(m_table, &CompareTable::sortRequested, this, &ComparePage::sortBy);
    connect(m_answers, &AnswerStrip::chosen, this, &ComparePage::chooseRun);
    connect(m_side, &SidePane::regionsHovered, m_canvas, &CanvasPane::linkRegions);
    connect(m_canvas, &CanvasPane::viewChanged, this, &ComparePage::statusChanged);
    connect(m_canvas, &CanvasPane::cursorLeft, this, [this] {
        m_cursor.clear();
        emit statusChanged();
    });
    connect(m_canvas, &CanvasPane::cursorMoved, this, [this](QPointF at) {
        const auto& source = m_canvas->canvas()->source();
        const QSizeF size = source ? QSizeF(source->size()) : QSizeF();
        if (size.isEmpty()) {
            return;
        }
        const QPointF thousand = convert(at, Frame::Pixels, Frame::Thousand, size);
        m_cursor = QStringLiteral("x %1 y %2 | 0–1000: %3, %4")
                       .arg(qRound(at.x()))
                       .arg(qRound(at.y()))
                       .arg(qRound(thousand.x()))
                       .arg(qRound(thousand.y()));
        emit statusChanged();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
        if ((now && isAncestorOf(now)) || (before && isAncestorOf(before))) {
            emit statusChanged();
        }
    });
}

/// The sizes of the design; of room to spare, table and sample get half each.
void ComparePage::distribute()
{
    const int spare = std::max(0, width() - DesignBody) / 2;
    const bool isNarrow = width() < NarrowBody;
    const int table = isNarrow ? NarrowTable : DesignTable + spare;
    const int side = isNarrow ? NarrowSide : DesignSide + spare / 3;
    const int body = m_columns->height();
    const int answers = body < LowBody
        ? LowAnswers
        : DesignAnswers + std::max(0, body - (900 - 24 - 26 - 36 - 36)) / 3;
    m_columns->setSizes({table, width() - table});
    m_imageRow->setSizes({width() - table - side, side});
    m_rows->setSizes({std::max(100, m_rows->height() - answers), answers});
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_userSized) {
        layout()->activate();
        distribute();
    }
}

} // namespace groundmark::viewers
