// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/prompt_pane.h"

#include "viewers/evaluate/prepared_picture.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

constexpr int ExpectedHeight = 64;

QPlainTextEdit* textView(const QString& name)
{
    auto* view = new QPlainTextEdit; // plain: what a dataset says is never rendered
    view->setReadOnly(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setAccessibleName(name);
    view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    widgets::setFontRole(view, widgets::FontRole::Code);
    return view;
}

} // namespace

PromptPane::PromptPane(storage::Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_preparing([this](const Result<PromptPreview>& made) { take(made); })
    , m_header(new widgets::PanelHeader(tr("Prompt preview")))
    , m_previous(new QAction(widgets::lineIcon(widgets::Icon::ChevronLeft), tr("Previous sample"), this))
    , m_next(new QAction(widgets::lineIcon(widgets::Icon::ChevronRight), tr("Next sample"), this))
    , m_pictures(new widgets::Panel(widgets::Ground::Canvas))
    , m_pictureColumn(new QVBoxLayout(m_pictures))
    , m_prompt(textView(tr("Prompt")))
    , m_expectedName(widgets::quietLabel(tr("expected answer, not sent")))
    , m_expected(textView(tr("Expected answer")))
    , m_tokens(widgets::quietLabel({}))
    , m_whole(new widgets::LinkButton(tr("Whole request…")))
{
    m_pool.setMaxThreadCount(1);
    m_prompt->setObjectName(QStringLiteral("promptText"));
    m_expected->setObjectName(QStringLiteral("expectedText"));
    m_expected->setFixedHeight(ExpectedHeight);
    m_previous->setShortcut(Qt::ALT | Qt::Key_Left);
    m_next->setShortcut(Qt::ALT | Qt::Key_Right);
    widgets::nameForKeys(m_previous, QStringLiteral("evaluate.previous-prompt"));
    widgets::nameForKeys(m_next, QStringLiteral("evaluate.next-prompt"));
    for (QAction* action : {m_previous, m_next}) {
        m_header->addAction(action);
    }
    m_pictureColumn->setContentsMargins(10, 10, 10, 10);
    m_pictureColumn->setSpacing(12);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Prompt preview"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_pictures);
    scroll->setMinimumWidth(140);

    auto* words = new widgets::Panel;
    auto* wordColumn = new QVBoxLayout(words);
    wordColumn->setContentsMargins(8, 8, 8, 8);
    wordColumn->setSpacing(4);
    wordColumn->addWidget(m_prompt, 1);
    wordColumn->addWidget(m_expectedName);
    wordColumn->addWidget(m_expected);
    auto* halves = new widgets::Splitter(Qt::Horizontal);
    halves->addWidget(scroll);
    halves->addWidget(words);
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 3);

    auto* bar = new widgets::ActionBar;
    bar->addLeft(m_tokens);
    bar->addRight(m_whole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(halves, 1);
    column->addWidget(bar);

    connect(m_previous, &QAction::triggered, this, [this] { step(-1); });
    connect(m_next, &QAction::triggered, this, [this] { step(1); });
    connect(m_whole, &QAbstractButton::clicked, this, [this] {
        if (m_preview) {
            emit requestWanted(m_preview->sampleId, m_preview->request);
        }
    });
    connect(&session, &storage::Session::projectClosing, this, [this] {
        m_preparing.forget();
        m_pool.waitForDone();
        show({}, std::nullopt, {});
    });
    say({});
}

PromptPane::~PromptPane()
{
    m_preparing.forget();
    m_pool.waitForDone();
}

void PromptPane::show(
    DatasetId dataset, const std::optional<evaluation::RunPlan>& plan, const QString& reason)
{
    if (dataset != m_dataset) {
        m_index = 0;
    }
    const bool isSame = dataset == m_dataset && plan && m_plan && m_preview
        && evaluation::toJson(*plan) == evaluation::toJson(*m_plan);
    m_dataset = dataset;
    m_plan = plan;
    if (!plan || !m_session.project()) {
        say(reason);
    } else if (!isSame) {
        prepare();
    }
}

void PromptPane::step(int by)
{
    if (m_preview) {
        m_index = std::clamp<qint64>(m_index + by, 0, std::max<qint64>(0, m_preview->total - 1));
        prepare();
    }
}

void PromptPane::prepare()
{
    m_preparing.expect(QtConcurrent::run(
        &m_pool,
        [project = m_session.project(),
         benchmarks = &m_session.benchmarks(),
         dataset = m_dataset,
         plan = *m_plan,
         index = m_index]() -> Result<PromptPreview> {
            auto connection = project->connectAgain();
            if (!connection) {
                return connection.error();
            }
            return previewPrompt(**connection, *benchmarks, dataset, plan, index);
        }));
}

void PromptPane::take(const Result<PromptPreview>& made)
{
    if (!made) {
        return say(made.error().toText());
    }
    using widgets::numbers::count;
    m_preview = *made;
    m_header->setFacts(
        tr("sample %1 of %2").arg(count(m_preview->index + 1), count(m_preview->total))
        + QStringLiteral(" · ") + m_preview->sampleId);
    QString text;
    if (!m_preview->system.isEmpty()) {
        text += QStringLiteral("system\n") + m_preview->system + QStringLiteral("\n\n");
    }
    text += QStringLiteral("user\n");
    for (std::size_t i = 0; i < m_preview->images.size(); ++i) {
        text += QStringLiteral("<image>\n");
    }
    m_prompt->setPlainText(text + m_preview->prompt);
    m_expected->setPlainText(m_preview->expected);
    m_expected->show();
    m_expectedName->show();
    m_tokens->setText(tr("about %1 input tokens").arg(count(m_preview->tokens)));
    m_whole->setVisible(!m_preview->request.isEmpty());
    showImages(m_preview->images);
    m_previous->setEnabled(m_preview->index > 0);
    m_next->setEnabled(m_preview->index + 1 < m_preview->total);
    emit previewed();
}

void PromptPane::showImages(const std::vector<PreviewImage>& images)
{
    while (QLayoutItem* item = m_pictureColumn->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const PreviewImage& image : images) {
        m_pictureColumn->addWidget(new PreparedPicture(image));
    }
    if (images.empty()) {
        m_pictureColumn->addWidget(widgets::quietLabel(tr("no image is sent")));
    }
    m_pictureColumn->addStretch(1);
}

/// Words instead of a preview.
void PromptPane::say(const QString& words)
{
    m_preview.reset();
    m_header->setFacts({});
    m_prompt->setPlainText(words);
    m_expected->clear();
    m_expected->hide();
    m_expectedName->hide();
    m_tokens->setText({});
    m_whole->hide();
    showImages({});
    m_previous->setEnabled(false);
    m_next->setEnabled(false);
    emit previewed();
}

} // namespace groundmark::viewers
