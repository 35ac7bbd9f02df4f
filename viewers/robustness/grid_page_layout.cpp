// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the parts of GridPage stand together, and what connects them.
#include "viewers/robustness/answer_pairs.h"
#include "viewers/robustness/grid_page.h"
#include "viewers/robustness/perturbation_grid.h"
#include "viewers/robustness/split_compare.h"
#include "viewers/robustness/robustness_table_pane.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/chip.h"
#include "widgets/chip_bar.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int SampleLineHeight = 36; // visual language, section 6
constexpr int PairWidth = 430;

} // namespace

GridPage::GridPage(storage::Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_chips(new widgets::ChipBar)
    , m_place(widgets::quietLabel({}))
    , m_grid(new PerturbationGrid)
    , m_split(new SplitCompare)
    , m_answers(new AnswerPairs)
    , m_tables(new RobustnessTablePane)
{
    buildActions();
    const auto chip = [this](const char* id, const QString& text, widgets::Glyph glyph) {
        auto* one = m_chips->addChip(QString::fromLatin1(id), text);
        one->setCheckable(true);
        one->setGlyph(glyph);
    };
    chip("broken2", tr("broken by 2 models or more"), widgets::Glyph::Broken);
    chip("broken", tr("broken in any"), widgets::Glyph::Broken);
    chip("fixed", tr("fixed in any"), widgets::Glyph::Fixed);
    m_chips->addRight(m_place);
    m_chips->addRight(widgets::makeToolButton(m_previous, this));
    m_chips->addRight(widgets::makeToolButton(m_next, this));

    auto* below = new widgets::Splitter(Qt::Horizontal);
    below->addWidget(makePairPane());
    below->addWidget(m_tables);
    below->setStretchFactor(0, 0);
    below->setStretchFactor(1, 1);
    below->setSizes({PairWidth, 3 * PairWidth});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_chips);
    column->addWidget(makeSampleLine());
    column->addWidget(m_grid);
    column->addWidget(below, 1);
    connectParts();
}

GridPage::~GridPage()
{
    m_measure.disconnect(this);
    m_measure.waitForFinished();
}

void GridPage::buildActions()
{
    const auto command = [this](const QString& id, const QString& text, const QKeySequence& key, std::optional<widgets::Icon> icon) {
        auto* action = new QAction(text, this);
        widgets::nameForKeys(action, id);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        if (icon) {
            action->setIcon(widgets::lineIcon(*icon));
        }
        addAction(action);
        m_commands.append(action);
        return action;
    };
    m_next = command(QStringLiteral("item.next"), tr("Next sample"), Qt::Key_D, widgets::Icon::ChevronRight);
    m_previous = command(QStringLiteral("item.previous"), tr("Previous sample"), Qt::Key_A, widgets::Icon::ChevronLeft);
    m_nextBroken = command(QStringLiteral("failure.next"), tr("Next broken sample"), Qt::Key_F, std::nullopt);
    m_previousBroken = command(QStringLiteral("failure.previous"), tr("Previous broken sample"), Qt::SHIFT | Qt::Key_F, std::nullopt);
}

QWidget* GridPage::makeSampleLine()
{
    auto* line = new widgets::ActionBar(nullptr, SampleLineHeight, widgets::ActionBar::Edge::Bottom);
    m_id = new widgets::RoleLabel({}, widgets::FontRole::Title);
    m_id->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_category = new widgets::Badge;
    m_question = new widgets::ElidedLabel;
    m_question->setMinimumWidth(200);
    m_question->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    line->addLeft(m_id);
    line->addLeft(m_category);
    line->addLeft(m_question);
    for (const widgets::Glyph glyph :
         {widgets::Glyph::StaysRight, widgets::Glyph::StaysWrong, widgets::Glyph::Broken, widgets::Glyph::Fixed}) {
        auto* badge = new widgets::Badge;
        badge->setGlyph(glyph);
        m_counts.push_back(badge);
        line->addRight(badge);
    }
    return line;
}

QWidget* GridPage::makePairPane()
{
    auto* pane = new QWidget;
    m_pairHeader = new widgets::PanelHeader(tr("Before and after"));
    auto* rows = new QVBoxLayout(pane);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_pairHeader);
    rows->addWidget(m_split, 1);
    rows->addWidget(m_answers);
    return pane;
}

void GridPage::connectParts()
{
    connect(m_next, &QAction::triggered, this, [this] { step(1); });
    connect(m_previous, &QAction::triggered, this, [this] { step(-1); });
    connect(m_nextBroken, &QAction::triggered, this, [this] { stepToBroken(1); });
    connect(m_previousBroken, &QAction::triggered, this, [this] { stepToBroken(-1); });
    connect(m_chips, &widgets::ChipBar::toggled, this, &GridPage::renewOrder);
    connect(m_tables, &RobustnessTablePane::messageRequested, this, &GridPage::messageRequested);
    m_grid->setThumbnails([this](int column) {
        const auto at = static_cast<std::size_t>(column);
        return at < m_sample.columns.size() ? m_images.thumbnail(m_sample.columns[at].picture)
                                            : QImage();
    });
    connect(m_grid, &PerturbationGrid::currentChanged, this, [this] {
        showPair();
        emit statusChanged();
    });
    connect(m_grid, &PerturbationGrid::activated, this, &GridPage::showPair);
    connect(m_tables, &RobustnessTablePane::cellChosen, this, [this](std::size_t model, std::size_t column) {
        const auto& wanted = m_report->columns[column].conditions;
        for (std::size_t i = 0; i < m_sample.columns.size(); ++i) {
            const auto& condition = m_sample.columns[i].condition;
            if (condition && std::ranges::find(wanted, *condition) != wanted.end()) {
                m_grid->setCurrent(int(model), int(i));
                return;
            }
        }
    });
    connect(&m_images, &ConditionImages::thumbnailReady, m_grid->viewport(), qOverload<>(&QWidget::update));
    connect(&m_images, &ConditionImages::imageReady, this, [this](const QString& key) {
        const auto at = static_cast<std::size_t>(m_grid->currentColumn());
        if (at < m_sample.columns.size()
            && (key == m_sample.columns[at].picture.key() || key == m_sample.columns[0].picture.key())) {
            showPair();
        }
    });
    connect(&m_images, &ConditionImages::imageFailed, this, [this](const QString& key, const QString& reason) {
        const auto at = static_cast<std::size_t>(m_grid->currentColumn());
        if (at < m_sample.columns.size() && key == m_sample.columns[at].picture.key()) {
            m_split->setImages({}, {}, reason);
        }
    });
    connect(&m_images, &ConditionImages::textReady, this, [this](const QString& key) {
        for (SampleColumn& column : m_sample.columns) {
            if (column.picture.key() == key) {
                column.read = m_images.text(column.picture, m_sample.languages);
            }
        }
        renewRecall();
        if (!m_sample.columns.empty()) {
            fillAnswers();
        }
    });
    connect(&m_measure, &QFutureWatcherBase::finished, this, [this] {
        const auto at = static_cast<std::size_t>(m_grid->currentColumn());
        if (at < m_sample.columns.size() && m_measuredKey == m_sample.columns[at].picture.key()) {
            const QString title = conditionTitle(*m_report, m_sample.columns[at].condition);
            const QString numbers = m_measure.result();
            m_split->setLabels(tr("clean"), numbers.isEmpty() ? title : numbers);
        }
    });
}

void GridPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_grid->setMaximumHeight(std::max(m_grid->minimumSizeHint().height(), height() / 2));
}

} // namespace groundmark::viewers
