// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notice_bar.h"

#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace groundmark::widgets {

namespace {

constexpr int BarHeight = 32;
constexpr int LineHeight = 19;
constexpr int MostLinks = 2;
constexpr const char* MeaningProperty = "meaning"; // the style sheet chooses the wash by it

} // namespace

class NoticeBar::Sign : public QWidget
{
public:
    explicit Sign(QWidget* parent)
        : QWidget(parent)
    {
        setFixedSize(16, LineHeight);
    }

    void setGlyph(Glyph glyph)
    {
        m_glyph = glyph;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        paintGlyph(&painter, QRectF(0, 2, 15, 15), m_glyph, tokensOf(this));
    }

private:
    Glyph m_glyph = Glyph::Notice;
};

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_sign(new Sign(this))
    , m_sentence(new RoleLabel({}, FontRole::Small, RoleLabel::Tone::Normal, this))
    , m_links(new QHBoxLayout)
{
    setObjectName(QStringLiteral("noticeBar")); // ground and line come from the style sheet
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    setMinimumHeight(BarHeight);
    m_sentence->setWordWrap(true);
    m_sentence->setMinimumHeight(LineHeight);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_links->setSpacing(12);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 12, 7);
    layout->setSpacing(8);
    layout->addWidget(m_sign, 0, Qt::AlignTop);
    layout->addWidget(m_sentence, 1);
    layout->addLayout(m_links);
    hide();
}

void NoticeBar::say(const QString& id, Meaning meaning, const QString& sentence)
{
    if (!isHidden() && id == m_id && sentence == m_sentence->text()) {
        return;
    }
    clear();
    m_id = id;
    m_sentence->setText(sentence);
    m_sign->setGlyph(
        meaning == Meaning::Warn     ? Glyph::Notice
            : meaning == Meaning::Ok ? Glyph::Right
                                     : Glyph::Conflict);
    const QString word = meaning == Meaning::Warn ? QStringLiteral("warn")
        : meaning == Meaning::Ok                  ? QStringLiteral("ok")
                                                  : QStringLiteral("bad");
    setProperty(MeaningProperty, word);
    style()->unpolish(this);
    style()->polish(this);
    setAccessibleName(sentence);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::addLink(const QString& link, const QString& text)
{
    if (m_links->count() >= MostLinks) {
        return;
    }
    auto* button = new LinkButton(text, this);
    connect(button, &LinkButton::clicked, this, [this, link] { emit linkFollowed(m_id, link); });
    m_links->addWidget(button);
}

void NoticeBar::clear(const QString& id)
{
    if (!id.isEmpty() && id != m_id) {
        return;
    }
    while (QLayoutItem* item = m_links->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // a link may be what is asking
        delete item;
    }
    m_id.clear();
    m_sentence->clear();
    hide();
}

QString NoticeBar::sentence() const
{
    return m_sentence->text();
}

} // namespace groundmark::widgets
