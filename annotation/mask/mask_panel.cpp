// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/mask_panel.h"

#include "annotation/mask/facet_fields.h"
#include "annotation/mask/leakage_pane.h"
#include "annotation/mask/mask_words.h"
#include "annotation/mask/word_snap.h"
#include "evaluation/metrics/mmtr_level.h"
#include "widgets/badge.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/segments.h"
#include "widgets/theme/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace mmtr = evaluation::mmtr;

namespace {

constexpr int TargetHeight = 62; // two lines: targets have 18 characters in the median
constexpr int TypingPause = 600; // milliseconds
constexpr double SureReading = 0.85; // from this confidence of Tesseract on a word is not marked; ours
constexpr int PublishedMedian = 18; // characters; the paper's section 3.3
constexpr qsizetype ReadWords = 6; // words shown with their confidence; a sentence would not fit

} // namespace

MaskPanel::MaskPanel(MaskHost& host, QWidget* parent)
    : QWidget(parent)
    , m_host(host)
    , m_name(new widgets::Badge({}, widgets::BadgeTone::Warn))
    , m_header(new widgets::PanelHeader(tr("Mask")))
    , m_facets(new FacetFields)
    , m_leakage(new LeakagePane)
{
    m_header->addLead(m_name);
    auto* body = new widgets::Panel;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildTarget());
    column->addWidget(new widgets::Rule(Qt::Horizontal));
    column->addWidget(buildLevel());
    column->addWidget(m_facets);
    column->addWidget(m_leakage);
    column->addWidget(new widgets::PanelHeader(tr("Second review")));
    m_review = widgets::quietLabel({});
    m_review->setWordWrap(true);
    m_review->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_review);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Mask"));
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(scroll, 1);

    connect(m_facets, &FacetFields::edited, this, [this] { m_host.setCard(m_facets->applied(m_host.card())); });
    connect(&m_host, &DocumentHost::regionsChanged, this, &MaskPanel::refresh);
    connect(&m_host, &DocumentHost::selectionChanged, this, &MaskPanel::refresh);
    refresh();
}

QWidget* MaskPanel::buildTarget()
{
    m_target = new QPlainTextEdit;
    m_target->setFixedHeight(TargetHeight);
    m_target->setTabChangesFocus(true);
    m_target->installEventFilter(this);
    widgets::setFontRole(m_target, widgets::FontRole::Title); // visual language, section 3
    m_target->setPlaceholderText(tr("What stands under the mask"));
    m_targetRow = new widgets::FieldRow(tr("Target text"), m_target);
    // Typing is written when it pauses, and when the field is left.
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingPause);
    connect(&m_typing, &QTimer::timeout, this, &MaskPanel::giveTarget);
    connect(m_target, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_showing) {
            m_typing.start();
        }
    });
    auto* use = new widgets::LinkButton(tr("Use as read"));
    m_useAsRead = use;
    connect(use, &QAbstractButton::clicked, this, [this] { m_host.setTarget(m_host.targetAsRead()); });
    m_read = new QHBoxLayout;
    m_read->setSpacing(4);
    m_unread = widgets::quietLabel({});
    m_unread->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(widgets::quietLabel(tr("Read:")));
    line->addLayout(m_read);
    line->addWidget(m_unread, 1);
    line->addWidget(m_useAsRead);
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(m_targetRow);
    layout->addLayout(line);
    return box;
}

QWidget* MaskPanel::buildLevel()
{
    m_level = new widgets::Segments;
    m_level->setAccessibleName(tr("Level"));
    m_level->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (const mmtr::Level level : mmtr::levels) {
        m_level->addSegment(mmtr::levelName(level), mmtr::levelName(level));
    }
    connect(m_level, &widgets::Segments::currentChanged, this, &MaskPanel::giveLevel);
    m_levelFacts = widgets::quietLabel({});
    m_suggestion = widgets::quietLabel({});
    m_suggestion->setWordWrap(true);
    m_reason = new QLineEdit;
    m_reasonRow = new widgets::FieldRow(tr("Why another level"), m_reason);
    connect(m_reason, &QLineEdit::editingFinished, this, &MaskPanel::giveReason);
    auto* head = new QHBoxLayout;
    head->addWidget(widgets::quietLabel(tr("Level")));
    head->addStretch();
    head->addWidget(m_levelFacts);
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(12, 8, 12, 0);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_level);
    layout->addWidget(m_suggestion);
    layout->addWidget(m_reasonRow);
    return box;
}

void MaskPanel::refresh()
{
    m_showing = true;
    showMask();
    if (!m_typing.isActive() && m_target->toPlainText() != m_host.target()) {
        m_target->setPlainText(m_host.target());
    }
    showRead();
    showLevel();
    m_facets->show(m_host.card(), m_language, false);
    m_showing = false;
}

void MaskPanel::showMask()
{
    const auto masks = m_host.masks();
    const auto selected = m_host.selectedRegions();
    const Region* shown = !selected.empty() ? &selected.front() : masks.empty() ? nullptr : masks.front();
    const QString name = shown ? m_host.nameOf(shown->id) : QString();
    m_name->setText(name);
    m_name->setVisible(!name.isEmpty());
    if (shown == nullptr) {
        m_header->setFacts(tr("none yet: choose “Mask text” and click a word"));
        m_header->setNote({});
        return;
    }
    const QRectF box = shown->shape.bounds();
    m_header->setFacts(QStringLiteral("%1, %2, %3 × %4 px")
                           .arg(qRound(box.x()))
                           .arg(qRound(box.y()))
                           .arg(qRound(box.width()))
                           .arg(qRound(box.height())));
    m_header->setNote(tr("ratio %1").arg(m_host.maskRatio(), 0, 'f', 4));
}

void MaskPanel::showRead()
{
    const qsizetype length = m_target->toPlainText().toUcs4().size();
    m_targetRow->setFact(tr("%1 characters · published median %2").arg(length).arg(PublishedMedian));
    while (QLayoutItem* item = m_read->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::vector<imaging::RecognisedWord> words;
    for (const Region* mask : m_host.masks()) {
        if (mask->page == m_host.page()) {
            const auto under = wordsUnder(m_host.words(), mask->shape.bounds());
            words.insert(words.end(), under.begin(), under.end());
        }
    }
    const QString asRead = m_host.targetAsRead();
    m_useAsRead->setVisible(!asRead.isEmpty() && asRead != m_host.target());
    const bool fits = static_cast<qsizetype>(words.size()) <= ReadWords && asRead.size() <= 40;
    for (size_t i = 0; fits && i < words.size(); ++i) {
        const bool sure = words[i].confidence >= SureReading;
        m_read->addWidget(new widgets::Badge(
            QStringLiteral("%1 %2").arg(words[i].text).arg(qRound(words[i].confidence * 100.0)),
            sure ? widgets::BadgeTone::Neutral : widgets::BadgeTone::Warn));
    }
    const bool masked = !m_host.masks().empty();
    m_unread->setText(
        !masked ? tr("nothing is masked yet")
        : !words.empty() ? (fits ? QString() : tr("%n word(s)", nullptr, static_cast<int>(words.size())))
        : !asRead.isEmpty() ? asRead
        : m_host.hasWords() ? tr("Tesseract reads nothing here: type the target")
                            : tr("the page is being read"));
}

void MaskPanel::showLevel()
{
    const mmtr::MaskCard card = m_host.card();
    const mmtr::LevelSuggestion suggestion = mmtr::suggestLevel(m_host.target());
    const mmtr::Level level = card.level.value_or(suggestion.level);
    m_level->setCurrent(mmtr::levelName(level));
    m_levelFacts->setText(rulesOfLevel(level));
    const bool differs = level != suggestion.level && !m_host.target().isEmpty();
    m_suggestion->setText(
        m_host.target().isEmpty()
            ? tr("Suggested from the target's length once there is one")
            : tr("Length suggests %1 (words: %2, sentence ends: %3)")
                  .arg(mmtr::levelName(suggestion.level))
                  .arg(suggestion.words)
                  .arg(suggestion.sentences));
    m_reasonRow->setVisible(differs);
    if (m_reason->text() != card.levelReason && !m_reason->hasFocus()) {
        m_reason->setText(card.levelReason);
    }
    m_reasonRow->setError(
        differs && card.levelReason.isEmpty() ? tr("Say why it differs from what the length suggests.") : QString());
}

void MaskPanel::giveTarget()
{
    m_typing.stop();
    m_host.setTarget(m_target->toPlainText().trimmed());
    refresh();
}

void MaskPanel::giveLevel(const QString& id)
{
    if (m_showing) {
        return;
    }
    mmtr::MaskCard card = m_host.card();
    card.level = mmtr::levelFromText(id);
    if (*card.level == mmtr::suggestLevel(m_host.target()).level) {
        card.levelReason.clear();
    }
    m_host.setCard(card);
    refresh();
}

void MaskPanel::giveReason()
{
    if (!m_showing && !m_reasonRow->isHidden()) {
        mmtr::MaskCard card = m_host.card();
        card.levelReason = m_reason->text().trimmed();
        m_host.setCard(card);
        refresh();
    }
}

void MaskPanel::commitPending()
{
    if (m_typing.isActive()) {
        giveTarget();
    }
    giveReason();
}

void MaskPanel::setEditable(bool editable)
{
    const bool masked = editable && !m_host.masks().empty();
    m_target->setReadOnly(!editable);
    m_useAsRead->setEnabled(editable);
    m_level->setEnabled(masked);
    m_reason->setEnabled(masked);
    m_facets->setEditable(masked);
    m_leakage->setEnabledCheck(m_host.sample().isStored());
}

void MaskPanel::setLanguage(const QString& language)
{
    m_language = language;
    refresh();
    m_facets->show(m_host.card(), m_language, true);
}

void MaskPanel::setReview(const QString& sentence)
{
    m_review->setText(sentence);
}

void MaskPanel::editTarget()
{
    m_target->setFocus();
    m_target->selectAll();
}

bool MaskPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_target && event->type() == QEvent::FocusOut && m_typing.isActive()) {
        giveTarget();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace groundmark::annotation
