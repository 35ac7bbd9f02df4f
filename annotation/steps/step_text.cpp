// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/step_text.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextObjectInterface>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr int ChipType = QTextFormat::UserObject + 1;
constexpr int OrdinalProperty = QTextFormat::UserProperty + 1;
constexpr int MissingProperty = QTextFormat::UserProperty + 2;
constexpr int ChipHeight = 16; // key caps and small chips, visual language, section 4
constexpr int ChipMargin = 5;

/// Draws the chips of all documents; a document has no other inline objects.
class ChipPainter : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument* /*document*/, int /*position*/, const QTextFormat& format) override
    {
        const QFontMetricsF metrics(font());
        return {metrics.horizontalAdvance(textOf(format)) + 2.0 * ChipMargin, ChipHeight};
    }

    void drawObject(
        QPainter* painter,
        const QRectF& rect,
        QTextDocument* document,
        int /*position*/,
        const QTextFormat& format) override
    {
        const widgets::Tokens& tokens
            = widgets::tokensOf(qobject_cast<const QWidget*>(document->parent()));
        const bool missing = format.property(MissingProperty).toBool();
        const QColor ground = missing ? tokens.bad.wash
                                      : widgets::over_image::region(format.property(OrdinalProperty).toInt());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF chip = rect.adjusted(1.0, 0.0, -1.0, 0.0);
        widgets::drawBox(
            painter, chip, widgets::radius::badge, ground,
            missing ? tokens.bad.ink : widgets::over_image::ink);
        painter->setFont(font());
        painter->setPen(missing ? tokens.bad.ink : widgets::over_image::ink);
        painter->drawText(chip, Qt::AlignCenter, textOf(format));
        if (missing) {
            const double middle = chip.center().y();
            painter->drawLine(
                QPointF(chip.left() + 3.0, middle), QPointF(chip.right() - 3.0, middle));
        }
        painter->restore();
    }

private:
    static QFont font() { return widgets::roleFont(widgets::FontRole::Code, QFont::Bold); }
    static QString textOf(const QTextFormat& format)
    {
        return QStringLiteral("R%1").arg(format.property(OrdinalProperty).toInt());
    }
};

/// Labels as the paper's prompt writes them. What else counts as a mention ("region 3") stays text.
const QRegularExpression& labelPattern()
{
    static const QRegularExpression pattern(
        QStringLiteral("(?<![\\p{L}\\p{N}_])[`*]*R[ ]?[-_#]?[ ]?(\\d{1,2})[`*]*(?![\\p{L}\\p{N}])"),
        QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

bool holds(const std::vector<int>& numbers, int number)
{
    return std::ranges::find(numbers, number) != numbers.end();
}

} // namespace

StepText::StepText(QWidget* parent)
    : QWidget(parent)
    , m_document(this)
{
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_document.setUndoRedoEnabled(false);
    m_document.setDocumentMargin(0.0);
    m_document.documentLayout()->registerHandler(ChipType, new ChipPainter(&m_document));
}

void StepText::setText(const QString& text, const evaluation::RegionMentions& mentions, Tone tone)
{
    if (m_text == text && m_mentions == mentions && m_tone == tone && !m_document.isEmpty()) {
        return;
    }
    m_text = text;
    m_mentions = mentions;
    m_tone = tone;
    layOut();
}

void StepText::layOut()
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    m_document.clear();
    m_document.setDefaultFont(widgets::roleFont(widgets::FontRole::Body));
    QTextCursor cursor(&m_document);
    cursor.beginEditBlock(); // laid out once, not at every chip
    QTextBlockFormat block;
    block.setLineHeight(widgets::lineHeight(widgets::FontRole::Body), QTextBlockFormat::MinimumHeight);
    cursor.setBlockFormat(block);
    QTextCharFormat words;
    words.setForeground(
        m_tone == Tone::Replaced       ? tokens.bad.ink
            : m_tone == Tone::Correction ? tokens.ok.ink
                                         : tokens.text);
    words.setFontStrikeOut(m_tone == Tone::Replaced);

    const QString shown = m_text.left(ShownCharacters);
    qsizetype from = 0;
    for (auto labels = labelPattern().globalMatch(shown); labels.hasNext();) {
        const auto label = labels.next();
        const int ordinal = label.captured(1).toInt();
        const bool missing = holds(m_mentions.hallucinated, ordinal);
        if (!missing && !holds(m_mentions.regions, ordinal)) {
            continue;
        }
        cursor.insertText(shown.mid(from, label.capturedStart() - from), words);
        QTextCharFormat chip;
        chip.setObjectType(ChipType);
        chip.setProperty(OrdinalProperty, ordinal);
        chip.setProperty(MissingProperty, missing);
        chip.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), chip);
        from = label.capturedEnd();
    }
    cursor.insertText(shown.mid(from), words);
    cursor.endEditBlock();
    m_document.setTextWidth(width());
    updateGeometry();
    update();
}

QSize StepText::sizeHint() const
{
    return {240, heightForWidth(240)};
}

QSize StepText::minimumSizeHint() const
{
    return {80, widgets::lineHeight(widgets::FontRole::Body)};
}

int StepText::heightForWidth(int width) const
{
    if (qFuzzyCompare(m_document.textWidth(), static_cast<double>(width))) {
        return static_cast<int>(std::ceil(m_document.size().height()));
    }
    auto& document = const_cast<QTextDocument&>(m_document); // a layout is a cache
    const double before = document.textWidth();
    document.setTextWidth(width);
    const int height = static_cast<int>(std::ceil(document.size().height()));
    document.setTextWidth(before);
    return height;
}

void StepText::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    m_document.drawContents(&painter, rect());
}

void StepText::resizeEvent(QResizeEvent* event)
{
    m_document.setTextWidth(width());
    QWidget::resizeEvent(event);
}

int StepText::chipAt(QPoint position) const
{
    const int place = m_document.documentLayout()->hitTest(position, Qt::ExactHit);
    if (place < 0) {
        return 0;
    }
    QTextCursor cursor(const_cast<QTextDocument*>(&m_document));
    cursor.setPosition(place + 1 < m_document.characterCount() ? place + 1 : place);
    const QTextCharFormat format = cursor.charFormat();
    return format.objectType() == ChipType ? format.property(OrdinalProperty).toInt() : 0;
}

void StepText::mouseMoveEvent(QMouseEvent* event)
{
    const int chip = chipAt(event->position().toPoint());
    if (chip != m_hovered) {
        m_hovered = chip;
        emit chipHovered(chip);
    }
    event->ignore();
}

void StepText::leaveEvent(QEvent* event)
{
    if (std::exchange(m_hovered, 0) != 0) {
        emit chipHovered(0);
    }
    QWidget::leaveEvent(event);
}

void StepText::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::PaletteChange || type == QEvent::FontChange || type == QEvent::ApplicationFontChange) {
        layOut();
    }
}

} // namespace groundmark::annotation

#include "step_text.moc"
