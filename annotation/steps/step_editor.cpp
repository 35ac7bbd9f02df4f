// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/step_editor.h"

#include "annotation/steps/step_text.h"
#include "widgets/buttons.h"
#include "widgets/key_cap.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace {

constexpr int Indent = 38; // under the words of the row
constexpr int MostLines = 8; // then the field scrolls
constexpr int BarWidth = 3;
constexpr int TypingPause = 1500; // milliseconds until what was typed is written

int wordCount(const QString& text)
{
    // White space, as the paper's statistics table counts words.
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return static_cast<int>(text.split(blanks, Qt::SkipEmptyParts).size());
}

} // namespace

StepEditor::StepEditor(ReasoningDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_correctionPart(new QWidget)
    , m_correctionTitle(widgets::quietLabel({}))
    , m_correction(new QPlainTextEdit)
    , m_grounded(new StepText)
    , m_words(widgets::quietLabel({}))
    , m_typePart(new QWidget)
    , m_errorType(new QComboBox)
    , m_note(new QLineEdit)
{
    build();
    connect(&m_document, &ReasoningDocument::changed, this, &StepEditor::renew);
    m_pause.setSingleShot(true);
    m_pause.setInterval(TypingPause);
    connect(&m_pause, &QTimer::timeout, this, &StepEditor::commitPending);
    connect(m_correction, &QPlainTextEdit::textChanged, this, [this] {
        fitHeight();
        countWords();
        m_pause.start();
    });
    connect(m_errorType, &QComboBox::activated, this, [this] {
        m_document.setErrorType(m_index, m_errorType->currentData().toString());
    });
    connect(m_note, &QLineEdit::editingFinished, this, &StepEditor::commitPending);
    connect(m_grounded, &StepText::chipHovered, this, &StepEditor::chipHovered);
    show(-1);
}

void StepEditor::build()
{
    m_correction->setAccessibleName(tr("Correction"));
    m_correction->setTabChangesFocus(true);
    m_correction->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_correction->installEventFilter(this);
    m_note->setAccessibleName(tr("Note"));
    m_note->setPlaceholderText(tr("Note, such as what is ambiguous"));
    m_note->installEventFilter(this);
    m_errorType->setAccessibleName(tr("Error type"));
    m_errorType->addItem(tr("No error type"), QString());
    for (const QString& word : stepErrorTypes()) {
        m_errorType->addItem(wordsOfErrorType(word), word);
    }

    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    auto* name = widgets::nameLabel(tr("Correction"));
    head->addWidget(name);
    head->addWidget(m_correctionTitle, 1);
    head->addWidget(new widgets::KeyCap(QKeySequence(Qt::Key_C)));
    auto* correctionLayout = new QVBoxLayout(m_correctionPart);
    correctionLayout->setContentsMargins(0, 0, 0, 0);
    correctionLayout->setSpacing(4);
    correctionLayout->addLayout(head);
    correctionLayout->addWidget(m_correction);

    auto* link = new QAction(widgets::lineIcon(widgets::Icon::Link), tr("Link"), this);
    link->setToolTip(tr("Link or unlink the region that is selected on the image, or choose one"));
    connect(link, &QAction::triggered, this, &StepEditor::linkRequested);
    m_link = widgets::makeToolButton(link, this, true);
    widgets::setSmall(m_link);
    auto* discuss = new QAction(widgets::lineIcon(widgets::Icon::Flag), tr("Discuss"), this);
    discuss->setCheckable(true);
    discuss->setToolTip(tr("Put this step on the list of the next discussion"));
    connect(discuss, &QAction::triggered, this, [this] { m_document.toggleDiscuss(m_index); });
    m_discuss = widgets::makeToolButton(discuss, this, true);
    widgets::setSmall(m_discuss);

    auto* grounded = new QHBoxLayout;
    grounded->setSpacing(6);
    grounded->addWidget(m_grounded, 1);
    grounded->addWidget(m_link);
    grounded->addWidget(new widgets::KeyCap(QKeySequence(Qt::Key_L)));
    grounded->addWidget(m_words);

    auto* typeLayout = new QHBoxLayout(m_typePart);
    typeLayout->setContentsMargins(0, 0, 0, 0);
    typeLayout->addWidget(m_errorType, 1);
    auto* more = new QHBoxLayout;
    more->setSpacing(6);
    more->addWidget(m_typePart, 1);
    more->addWidget(m_note, 1);
    more->addWidget(m_discuss);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Indent, 0, 12, 8);
    layout->setSpacing(6);
    layout->addWidget(m_correctionPart);
    layout->addLayout(grounded);
    layout->addLayout(more);
}

void StepEditor::show(int index)
{
    if (index != m_index) {
        commitPending();
        m_index = index;
        m_writing = false;
        m_splitting = false;
        // Nothing of one step may be taken for another's.
        const QSignalBlocker quiet(m_correction);
        m_correction->setTextInteractionFlags(Qt::TextEditorInteraction);
        m_correction->clear();
        m_note->clear();
    }
    renew();
}

void StepEditor::renew()
{
    if (m_index >= m_document.stepCount()) {
        m_index = -1;
    }
    setVisible(m_index >= 0);
    if (m_index < 0 || m_splitting) {
        return;
    }
    const StepVerdict verdict = m_document.verdict(m_index);
    const bool wrong = verdict.verdict == Verdict::Incorrect;
    const bool editable = m_document.isEditable();
    m_filling = true;
    m_correctionPart->setVisible(m_writing || wrong);
    m_correctionTitle->setText(tr("replaces the whole step"));
    if (!m_correction->hasFocus() || m_correction->toPlainText().trimmed().isEmpty()) {
        const QSignalBlocker quiet(m_correction);
        if (m_correction->toPlainText() != verdict.correction && !m_writing) {
            m_correction->setPlainText(verdict.correction);
        }
        fitHeight();
        countWords();
    }
    m_correction->setReadOnly(!editable);
    QStringList names;
    evaluation::RegionMentions chips;
    for (const int ordinal : m_document.groundedIn(m_index)) {
        names.append(QStringLiteral("R%1").arg(ordinal));
        chips.regions.push_back(ordinal);
    }
    m_grounded->setText(
        names.isEmpty() ? tr("Grounded in no region") : tr("Grounded in %1").arg(names.join(QLatin1Char(' '))),
        chips, StepText::Tone::Normal);
    m_link->defaultAction()->setEnabled(editable && m_document.regionCount() > 0);
    m_typePart->setVisible(wrong);
    m_errorType->setEnabled(editable);
    const int place = m_errorType->findData(verdict.errorType);
    m_errorType->setCurrentIndex(place < 0 ? 0 : place);
    if (!m_note->hasFocus() || m_note->text().isEmpty()) {
        m_note->setText(verdict.note);
    }
    m_note->setReadOnly(!editable);
    m_discuss->defaultAction()->setChecked(verdict.discuss);
    m_discuss->defaultAction()->setEnabled(editable);
    m_filling = false;
}

void StepEditor::fitHeight()
{
    const int line = m_correction->fontMetrics().lineSpacing();
    const int lines = std::clamp(m_correction->document()->size().toSize().height(), 2, MostLines);
    m_correction->setFixedHeight(lines * line + 2 * m_correction->frameWidth() + 12);
}

void StepEditor::countWords()
{
    const int words = m_splitting ? 0 : wordCount(m_correction->toPlainText());
    m_words->setText(words == 1 ? tr("1 word") : words > 1 ? tr("%1 words").arg(words) : QString());
}

void StepEditor::commitPending()
{
    if (m_index < 0 || m_index >= m_document.stepCount() || m_splitting || m_filling) {
        return;
    }
    const int index = m_index;
    // Both texts are read first: writing one shows the step anew.
    const QString note = m_note->text();
    const bool corrects = m_correctionPart->isVisibleTo(this);
    const QString correction = m_correction->toPlainText();
    if (corrects && correction.trimmed() != m_document.verdict(index).correction
        && !(m_writing && correction.trimmed() == m_document.step(index).text)) {
        m_document.setCorrection(index, correction);
    }
    if (note.trimmed() != m_document.verdict(index).note) {
        m_document.setNote(index, note);
    }
}

void StepEditor::editCorrection()
{
    if (m_index < 0 || !m_document.isEditable()) {
        return;
    }
    m_writing = true;
    m_correctionPart->show();
    if (m_correction->toPlainText().isEmpty()) {
        // Most corrections change a few words of the step.
        m_correction->setPlainText(m_document.step(m_index).text);
        m_correction->selectAll();
    } else {
        m_correction->moveCursor(QTextCursor::End);
    }
    fitHeight();
    m_correction->setFocus();
}

void StepEditor::editNote()
{
    if (m_index >= 0) {
        m_note->setFocus();
        m_note->selectAll();
    }
}

void StepEditor::beginSplit()
{
    if (m_index < 0 || !m_document.isEditable()) {
        return;
    }
    commitPending();
    m_splitting = true;
    m_correctionPart->show();
    m_correctionTitle->setText(tr("Put the cursor where the second step begins; Enter cuts, Esc leaves it."));
    m_correction->setPlainText(m_document.step(m_index).text);
    m_correction->setReadOnly(true);
    m_correction->setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    m_correction->moveCursor(QTextCursor::Start);
    fitHeight();
    m_correction->setFocus();
}

void StepEditor::endSplit(bool cut)
{
    const int at = m_correction->textCursor().position();
    m_splitting = false;
    m_correction->setTextInteractionFlags(Qt::TextEditorInteraction);
    {
        const QSignalBlocker quiet(m_correction);
        m_correction->clear();
    }
    emit left();
    if (cut) {
        if (auto done = m_document.split(m_index, at); !done) {
            emit refused(done.error());
        }
    }
    renew();
}

bool StepEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut && watched == m_correction && !m_splitting) {
        commitPending();
        m_writing = false;
        renew();
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (m_splitting && watched == m_correction && (enter || key == Qt::Key_Escape)) {
            endSplit(enter);
            return true;
        }
        if (key == Qt::Key_Escape || (enter && watched == m_note)) {
            emit left(); // the field writes itself when the focus goes
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StepEditor::paintEvent(QPaintEvent* /*event*/)
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), tokens.selection);
    painter.fillRect(QRect(0, 0, BarWidth, height()), tokens.accent);
    widgets::drawBottomLine(&painter, rect(), tokens.border);
}

} // namespace groundmark::annotation
