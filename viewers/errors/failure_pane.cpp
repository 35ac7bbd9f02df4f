// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/failure_pane.h"

#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace numbers = widgets::numbers;

namespace {

constexpr qsizetype ShownText = 200'000; ///< characters; a reply of megabytes stops every text view

QPlainTextEdit* textView(const QString& name)
{
    auto* view = new QPlainTextEdit;
    view->setReadOnly(true);
    view->setAccessibleName(name);
    view->setFrameShape(QFrame::NoFrame);
    view->setTabChangesFocus(true);
    return view;
}

QString shown(const QString& text)
{
    QString plain = text.left(ShownText);
    plain.replace(QChar(u'\0'), QChar(0x2400)); // a NUL would end the text on its way to the clipboard
    return plain;
}

QWidget* column(std::initializer_list<QWidget*> parts)
{
    auto* pane = new widgets::Panel;
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget* part : parts) {
        layout->addWidget(part);
    }
    return pane;
}

} // namespace

FailurePane::FailurePane(imaging::ImageStore& images, QWidget* parent)
    : QWidget(parent)
    , m_images(images)
    , m_header(new widgets::PanelHeader)
    , m_canvas(new widgets::ImageCanvas)
    , m_question(widgets::textLabel({}))
    , m_expected(widgets::textLabel({}))
    , m_replyHeader(new widgets::PanelHeader(tr("Reply")))
    , m_reply(textView(tr("Reply")))
    , m_otherHeader(new widgets::PanelHeader(tr("Beside it")))
    , m_others(new QComboBox)
    , m_other(textView(tr("Reply of the other run")))
{
    m_canvas->setAccessibleName(tr("Page"));
    widgets::followTheme(m_canvas);
    auto* texts = new widgets::Panel;
    auto* textLayout = new QVBoxLayout(texts);
    textLayout->setContentsMargins(12, 8, 12, 8);
    textLayout->setSpacing(6);
    textLayout->addWidget(m_question);
    textLayout->addWidget(m_expected);
    textLayout->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Question and expected answer"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(texts);
    m_others->setAccessibleName(tr("Run beside it"));
    m_others->setToolTip(tr("Another run's reply to the same sample; those that are right come first"));
    m_otherHeader->addRight(m_others);
    auto* replies = new widgets::Splitter(Qt::Horizontal);
    replies->addWidget(column({m_replyHeader, m_reply}));
    replies->addWidget(column({m_otherHeader, m_other}));
    auto* panes = new widgets::Splitter(Qt::Vertical);
    panes->addWidget(column({m_header, m_canvas}));
    panes->addWidget(scroll);
    panes->addWidget(replies);
    panes->setStretchFactor(0, 4);
    panes->setStretchFactor(1, 1);
    panes->setStretchFactor(2, 3);
    panes->setSizes({360, 96, 260});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(panes);
    connect(m_others, &QComboBox::currentIndexChanged, this, &FailurePane::showOther);
}

void FailurePane::clear()
{
    m_sample = {};
    m_canvas->setSource(nullptr);
    for (QPlainTextEdit* view : {m_reply, m_other}) {
        view->clear();
    }
    m_question->clear();
    m_expected->clear();
    m_others->clear();
    for (widgets::PanelHeader* header : {m_header, m_replyHeader, m_otherHeader}) {
        header->setFacts({});
    }
    m_header->setTitle({});
}

void FailurePane::showSample(const CompareSample& sample, RunId run, double passFrom)
{
    const RunId before = RunId::fromText(m_others->currentData().toString());
    clear();
    m_sample = sample;
    m_header->setTitle(sample.sample.externalId);
    QStringList asked;
    for (const Question& question : sample.sample.questions) {
        for (const QString& part : {question.context, question.text, question.choices.join(u'\n')}) {
            if (!part.trimmed().isEmpty()) {
                asked.append(part);
            }
        }
    }
    m_question->setText(asked.join(u'\n'));
    m_expected->setText(tr("Expected: %1").arg(sample.expected));
    const QSignalBlocker quiet(m_others);
    QList<std::pair<QString, QString>> wrong;
    for (const RunAnswer& answer : sample.answers) {
        if (answer.run.id == run) {
            if (answer.prediction) {
                m_reply->setPlainText(shown(answer.prediction->raw));
            }
            m_replyHeader->setFacts(
                answer.isScored() ? tr("%1 · %2").arg(answer.run.name, numbers::score(answer.primary().value)) : answer.run.name);
        } else if (answer.isScored() && answer.primary().value >= passFrom) {
            m_others->addItem(tr("✓ %1").arg(answer.run.name), answer.run.id.toText());
        } else {
            wrong.append({answer.run.name, answer.run.id.toText()});
        }
    }
    for (const auto& [name, id] : wrong) {
        m_others->addItem(name, id);
    }
    m_others->setEnabled(m_others->count() > 0);
    const int again = before.isNull() ? -1 : m_others->findData(before.toText());
    m_others->setCurrentIndex(again >= 0 && wrong.size() == m_others->count() ? again : 0);
    showOther();
    showPage(0);
}

void FailurePane::showOther()
{
    const RunId run = RunId::fromText(m_others->currentData().toString());
    m_other->clear();
    m_otherHeader->setFacts(m_others->count() == 0 ? tr("there is no other run") : QString());
    for (const RunAnswer& answer : m_sample.answers) {
        if (answer.run.id == run) {
            m_other->setPlainText(answer.prediction ? shown(answer.prediction->raw) : tr("No prediction."));
            m_otherHeader->setFacts(answer.isScored() ? numbers::score(answer.primary().value) : QString());
        }
    }
}

void FailurePane::showPage(int page)
{
    if (page < 0 || page >= m_sample.imagePaths.size()) {
        return;
    }
    m_page = page;
    m_canvas->setSource(m_images.open(m_sample.imagePaths[page]));
    m_header->setFacts(
        m_sample.imagePaths.size() > 1 ? tr("page %1 of %2").arg(page + 1).arg(m_sample.imagePaths.size()) : m_sample.sample.task);
}

} // namespace groundmark::viewers
