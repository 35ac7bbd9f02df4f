// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/tool_bar.h"

#include "annotation/workspaces/tool_options.h"
#include "widgets/buttons.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace groundmark::annotation {

namespace {

constexpr int BarHeight = 36;

/// Tools name their icon by its file, so that they need not know the theme.
QIcon iconNamed(QLatin1StringView name)
{
    for (int i = 0; i < widgets::IconCount; ++i) {
        const auto icon = static_cast<widgets::Icon>(i);
        if (widgets::nameOf(icon) == name) {
            return widgets::lineIcon(icon);
        }
    }
    return {};
}

} // namespace

ToolBar::ToolBar(widgets::ImageCanvas& canvas, QWidget* parent)
    : QWidget(parent)
    , m_canvas(canvas)
    , m_toolLayout(new QHBoxLayout)
    , m_actions(new QActionGroup(this))
    , m_options(new ToolOptions)
    , m_hint(widgets::quietLabel({}))
    , m_pages(new QWidget)
    , m_pageText(widgets::quietLabel({}))
    , m_zoom(widgets::quietLabel({}))
{
    setFixedHeight(BarHeight);
    setAutoFillBackground(true);
    m_toolLayout->setSpacing(4);

    auto* pageLayout = new QHBoxLayout(m_pages);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(4);
    auto* back = new QAction(widgets::lineIcon(widgets::Icon::ChevronLeft), tr("Previous page"), this);
    auto* forth = new QAction(widgets::lineIcon(widgets::Icon::ChevronRight), tr("Next page"), this);
    connect(back, &QAction::triggered, this, [this] { emit pageRequested(qMax(0, m_page - 1)); });
    connect(forth, &QAction::triggered, this, [this] { emit pageRequested(qMin(m_pageCount - 1, m_page + 1)); });
    pageLayout->addWidget(widgets::makeToolButton(back, this));
    pageLayout->addWidget(m_pageText);
    pageLayout->addWidget(widgets::makeToolButton(forth, this));

    auto* fit = new QAction(widgets::lineIcon(widgets::Icon::Fit), tr("Fit the window"), this);
    connect(fit, &QAction::triggered, &m_canvas, &widgets::ImageCanvas::fit);
    connect(&m_canvas, &widgets::ImageCanvas::zoomChanged, this, [this](double zoom) {
        m_zoom->setText(QStringLiteral("%1 %").arg(qRound(zoom * 100.0)));
    });

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(8);
    layout->addLayout(m_toolLayout);
    layout->addWidget(new widgets::Rule(Qt::Vertical));
    layout->addWidget(m_options);
    layout->addWidget(m_hint, 1);
    layout->addWidget(m_pages);
    layout->addWidget(m_zoom);
    m_fit = widgets::makeToolButton(fit, this);
    layout->addWidget(m_fit);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setPage(0, 0);
    connect(m_options, &ToolOptions::chosen, this, [this](QLatin1StringView id, int value) {
        emit optionChosen(id, value);
        m_canvas.setFocus();
    });
}

void ToolBar::setTools(ToolBox* tools)
{
    qDeleteAll(m_toolButtons);
    m_toolButtons.clear();
    qDeleteAll(m_actions->actions());
    m_tools = tools;
    showOptions();
    if (tools == nullptr) {
        return;
    }
    for (const auto& tool : tools->tools()) {
        const ToolInfo info = tool->info();
        auto* action = new QAction(iconNamed(info.icon), info.title, m_actions);
        action->setCheckable(true);
        action->setChecked(tools->activeId() == info.id);
        QToolButton* button = widgets::makeToolButton(action, this);
        button->setObjectName(keyIdOf(info));
        connect(action, &QAction::triggered, this, [this, tools, id = info.id] {
            tools->activate(id);
            m_canvas.setFocus();
        });
        // The group takes the mark from the others.
        connect(tools, &ToolBox::activeChanged, action, [action, id = info.id](QLatin1StringView active) {
            if (active == id) {
                action->setChecked(true);
            }
        });
        m_toolButtons.append(button);
        m_toolLayout->addWidget(button);
    }
    showKeys();
}

void ToolBar::showEvent(QShowEvent* event)
{
    if (const widgets::KeyMap* map = widgets::KeyMap::of(this)) {
        connect(map, &widgets::KeyMap::changed, this, &ToolBar::showKeys, Qt::UniqueConnection);
    }
    showKeys();
    QWidget::showEvent(event);
}

void ToolBar::showKeys()
{
    const widgets::KeyMap* map = widgets::KeyMap::of(this);
    const auto describe = [map](QToolButton* button, const QString& id) {
        const widgets::Keys keys = map != nullptr ? map->keys(id) : widgets::Keys();
        button->setToolTip(widgets::tipWithKey(button->defaultAction()->text(), keys.value(0)));
    };
    for (QToolButton* button : std::as_const(m_toolButtons)) {
        describe(button, button->objectName());
    }
    describe(m_fit, QStringLiteral("canvas.fit"));
}

void ToolBar::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setToolTip(hint);
}

void ToolBar::showOptions()
{
    m_options->show(m_tools != nullptr ? m_tools->active().options() : QList<ToolOption>());
}

void ToolBar::setPage(int page, int pages)
{
    m_page = page;
    m_pageCount = pages;
    m_pages->setVisible(pages > 1);
    m_pageText->setText(tr("Page %1 of %2").arg(page + 1).arg(pages));
}

} // namespace groundmark::annotation
