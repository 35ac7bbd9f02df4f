// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/call_log_dialog.h"

#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

namespace groundmark::viewers {

namespace {

constexpr qsizetype ShownBytes = 256 * 1024; // more is nothing that a person reads

/// JSON in lines, anything else as it is.
QString readable(const QByteArray& text)
{
    const auto json = nlohmann::ordered_json::parse(text.cbegin(), text.cend(), nullptr, false);
    const QByteArray shown = json.is_discarded()
        ? text
        : QByteArray::fromStdString(
              json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    QString result = QString::fromUtf8(shown.left(ShownBytes));
    if (shown.size() > ShownBytes) {
        result += u'\n'
            + CallLogDialog::tr("… %1 more").arg(widgets::numbers::bytes(shown.size() - ShownBytes));
    }
    return result;
}

QPlainTextEdit* codeView(const QString& name, const QString& objectName)
{
    auto* view = new QPlainTextEdit;
    view->setReadOnly(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setAccessibleName(name);
    view->setObjectName(objectName);
    view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    widgets::setFontRole(view, widgets::FontRole::Code);
    return view;
}

QWidget* titled(const QString& title, QWidget* body)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new widgets::PanelHeader(title));
    column->addWidget(body, 1);
    return box;
}

} // namespace

CallLogDialog::CallLogDialog(
    const QString& sample, std::vector<storage::CallRecord> calls, QWidget* parent)
    : QDialog(parent)
    , m_calls(std::move(calls))
    , m_attempts(new QComboBox)
    , m_facts(widgets::quietLabel({}))
    , m_request(codeView(tr("Request"), QStringLiteral("requestLog")))
    , m_reply(codeView(tr("Reply"), QStringLiteral("replyLog")))
{
    build(sample);
    for (std::size_t i = 0; i < m_calls.size(); ++i) {
        const storage::CallRecord& call = m_calls[i];
        m_attempts->addItem(
            tr("Call %1 · %2").arg(i + 1).arg(
                call.sentAt.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))));
    }
    connect(m_attempts, &QComboBox::currentIndexChanged, this, &CallLogDialog::showCall);
    m_attempts->setCurrentIndex(m_attempts->count() - 1);
    showCall(m_attempts->currentIndex());
}

CallLogDialog::CallLogDialog(const QString& sample, const QByteArray& request, QWidget* parent)
    : CallLogDialog(sample, std::vector<storage::CallRecord>(), parent)
{
    m_attempts->hide();
    m_facts->setText(tr("Not sent yet. Images stand by their digest."));
    m_request->setPlainText(readable(request));
    m_reply->parentWidget()->hide();
}

void CallLogDialog::build(const QString& sample)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Request for %1").arg(sample));
    resize(820, 560);
    m_attempts->setAccessibleName(tr("Attempt"));
    auto* halves = new widgets::Splitter(Qt::Horizontal);
    halves->addWidget(titled(tr("Request"), m_request));
    halves->addWidget(titled(tr("Reply"), m_reply));
    auto* bar = new widgets::ActionBar;
    bar->addLeft(m_facts);
    auto* copy = new QPushButton(tr("Copy"));
    auto* close = new QPushButton(tr("Close"));
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(requestText() + QStringLiteral("\n\n") + replyText());
    });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    bar->addRight(m_attempts);
    bar->addRight(copy);
    bar->addRight(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(halves, 1);
    column->addWidget(bar);
}

void CallLogDialog::showCall(int index)
{
    if (index < 0 || index >= static_cast<int>(m_calls.size())) {
        m_facts->setText(tr("This reply was not asked for by this program."));
        return;
    }
    const storage::CallRecord& call = m_calls[static_cast<std::size_t>(index)];
    QStringList facts {call.state};
    if (call.reply.status > 0) {
        facts.append(QStringLiteral("HTTP %1").arg(call.reply.status));
    }
    if (call.reply.latencySeconds > 0.0) {
        facts.append(widgets::numbers::duration(call.reply.latencySeconds));
    }
    if (call.inputTokens || call.outputTokens) {
        facts.append(tr("%1 tokens in, %2 out")
                         .arg(
                             widgets::numbers::count(call.inputTokens.value_or(0)),
                             widgets::numbers::count(call.outputTokens.value_or(0))));
    }
    facts.append(call.requestId);
    facts.removeAll(QString());
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    m_request->setPlainText(readable(call.request));
    QString reply;
    for (const QString& problem : {call.reply.problem, call.problem}) {
        if (!problem.isEmpty() && !reply.contains(problem)) {
            reply += problem + u'\n';
        }
    }
    if (!call.reply.headers.isEmpty()) {
        reply += QString::fromUtf8(call.reply.headers).trimmed() + QStringLiteral("\n\n");
    }
    m_reply->setPlainText(reply + readable(call.reply.body));
}

QString CallLogDialog::requestText() const
{
    return m_request->toPlainText();
}

QString CallLogDialog::replyText() const
{
    return m_reply->toPlainText();
}

} // namespace groundmark::viewers
