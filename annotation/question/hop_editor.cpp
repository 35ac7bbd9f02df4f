// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/hop_editor.h"

#include "annotation/question/question_words.h"
#include "widgets/chip.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace {

constexpr int TextHeight = 58; // two lines and a bit
constexpr int TypingPause = 600; // milliseconds

} // namespace

HopEditor::HopEditor(QuestionHost& host, QWidget* parent)
    : QWidget(parent)
    , m_host(host)
    , m_body(new QWidget(this))
    , m_none(widgets::quietLabel({}, this))
    , m_operation(new QComboBox)
    , m_starts(new QHBoxLayout)
    , m_text(new QPlainTextEdit)
    , m_cueText(new QLineEdit)
    , m_cueRow(new widgets::FieldRow(tr("Cue"), m_cueText, widgets::FieldRow::LabelPlace::Above, this))
{
    for (const Name<HopOperation>& operation : namesOf<HopOperation>()) {
        m_operation->addItem(wordOf(operation.value), static_cast<int>(operation.value));
    }
    m_operation->setAccessibleName(tr("Operation"));
    m_operation->setToolTip(tr("What this hop does with what it starts from"));
    connect(m_operation, &QComboBox::activated, this, [this] {
        m_host.setOperation(m_host.currentHop(), static_cast<HopOperation>(m_operation->currentData().toInt()));
    });
    m_text->setFixedHeight(TextHeight);
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("What is found out; equations such as “35 − 34.94 = 0.06” are checked"));
    m_text->setAccessibleName(tr("What the hop finds out"));
    m_text->setToolTip(m_text->placeholderText());
    m_text->installEventFilter(this);
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingPause);
    connect(&m_typing, &QTimer::timeout, this, &HopEditor::giveText);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_showing) {
            m_typing.start();
        }
    });
    m_cueText->setPlaceholderText(tr("What stands there"));
    m_cueText->setToolTip(tr("What is printed in the cue: read by Tesseract, corrected by you"));
    connect(m_cueText, &QLineEdit::editingFinished, this, &HopEditor::giveCueText);
    m_none->setWordWrap(true);

    auto* line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(m_operation);
    line->addLayout(m_starts, 1);
    m_starts->setSpacing(4);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(8);
    body->addLayout(line);
    body->addWidget(m_text);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(m_none);
    layout->addWidget(m_body);
    layout->addWidget(m_cueRow);
    connect(&m_host, &QuestionHost::currentHopChanged, this, [this] { refresh(false); });
    connect(&m_host, &DocumentHost::regionsChanged, this, [this] { refresh(false); });
    connect(&m_host, &DocumentHost::selectionChanged, this, [this] {
        giveCueText(); // of the cue that was selected before
        refresh(false);
    });
    refresh(true);
}

void HopEditor::refresh(bool all)
{
    const int hop = m_host.currentHop();
    if (hop != m_hop && m_typing.isActive() && !all) {
        giveText(); // of the hop that was current before
    }
    m_showing = true;
    const bool open = hop >= 0 && hop < m_host.hops().size();
    m_body->setVisible(open);
    m_none->setVisible(!open);
    m_none->setText(
        m_host.cues().empty() ? tr("Draw a box round each place that the answer needs (R), then add a hop.")
                              : tr("Add a hop: it starts from the selected cues."));
    if (open) {
        const Hop& shown = m_host.hops()[hop];
        m_operation->setCurrentIndex(m_operation->findData(static_cast<int>(shown.operation)));
        if ((all || hop != m_hop || !m_typing.isActive()) && m_text->toPlainText().trimmed() != shown.text) {
            m_text->setPlainText(shown.text);
        }
    }
    if (all) {
        m_typing.stop();
    }
    m_hop = open ? hop : -1;
    showChips();
    const auto selected = m_host.selectedRegions();
    const bool one = selected.size() == 1 && m_host.numberOf(selected.front().id) > 0;
    const RegionId cue = one ? selected.front().id : RegionId();
    if (one && (all || cue != m_cue || !m_cueText->hasFocus()) && m_cueText->text() != selected.front().text) {
        m_cueText->setText(selected.front().text);
    }
    m_cue = cue;
    m_cueRow->setVisible(one);
    if (one) {
        const QRectF box = selected.front().shape.bounds();
        m_cueRow->setFact(
            tr("cue %1 · %2 × %3 px").arg(m_host.numberOf(cue)).arg(qRound(box.width())).arg(qRound(box.height())));
    }
    m_showing = false;
}

void HopEditor::showChips()
{
    while (QLayoutItem* item = m_starts->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater(); // it may be the chip that was pressed
        }
        delete item;
    }
    const int hop = m_host.currentHop();
    if (hop < 0 || hop >= m_host.hops().size()) {
        return;
    }
    const Hop shown = m_host.hops()[hop];
    const auto add = [this](const QString& text, const QString& tip, bool on, const std::function<void()>& toggle) {
        auto* chip = new widgets::Chip(text);
        chip->setCheckable(true);
        chip->setChecked(on);
        chip->setEnabled(m_editable);
        chip->setToolTip(plainTip(tip));
        chip->setAccessibleName(tip);
        connect(chip, &QAbstractButton::clicked, this, toggle);
        m_starts->addWidget(chip);
    };
    for (const auto& cue : m_host.cues()) {
        add(QString::number(cue.number), tr("Starts from cue %1: %2 (%1)").arg(QString::number(cue.number), cue.text),
            shown.cues.contains(cue.id), [this, hop, id = cue.id] { m_host.toggleCue(hop, id); });
    }
    for (int from = 0; from < hop; ++from) {
        add(tr("hop %1").arg(from + 1), tr("Builds on hop %1 (Ctrl+%1)").arg(from + 1),
            shown.from.contains(m_host.hops()[from].id), [this, hop, from] { m_host.toggleFrom(hop, from); });
    }
    m_starts->addStretch();
}

void HopEditor::giveText()
{
    m_typing.stop();
    if (m_hop >= 0) {
        m_host.setHopText(m_hop, m_text->toPlainText());
    }
}

void HopEditor::giveCueText()
{
    if (!m_showing && m_editable && !m_cue.isNull()) {
        m_host.setCueText(m_cue, m_cueText->text().trimmed());
    }
}

void HopEditor::commitPending()
{
    if (m_typing.isActive()) {
        giveText();
    }
    giveCueText();
}

void HopEditor::setEditable(bool editable)
{
    m_editable = editable;
    m_operation->setEnabled(editable);
    m_text->setReadOnly(!editable);
    m_cueText->setReadOnly(!editable);
    refresh(false);
}

void HopEditor::editText()
{
    if (m_body->isVisible()) {
        m_text->setFocus();
        m_text->moveCursor(QTextCursor::End);
    }
}

bool HopEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::FocusOut && m_typing.isActive()) {
        giveText();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace groundmark::annotation
