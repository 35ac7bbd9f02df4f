// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/error_pane.h"

#include "widgets/buttons.h"
#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

constexpr int GlyphSize = 14;
constexpr int Inset = 12;

} // namespace

ErrorPane::ErrorPane(QWidget* parent)
    : QWidget(parent)
    , m_what(widgets::textLabel({}, this))
    , m_where(widgets::textLabel({}, this))
    , m_kept(widgets::textLabel({}, this))
    , m_hint(widgets::textLabel({}, this))
{
    widgets::setFontRole(m_what, widgets::FontRole::Body, QFont::DemiBold);
    widgets::setFontRole(m_where, widgets::FontRole::Code);
    m_where->setTone(widgets::RoleLabel::Tone::Quiet);
    auto* copy = new QPushButton(widgets::lineIcon(widgets::Icon::Copy), tr("Copy details"), this);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_error.toText());
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Inset + GlyphSize + 8, Inset, Inset, Inset);
    layout->setSpacing(6);
    for (QWidget* line : {m_what, m_where, m_kept, m_hint}) {
        layout->addWidget(line);
    }
    layout->addSpacing(6);
    layout->addWidget(copy, 0, Qt::AlignLeft);
    layout->addStretch(1);
}

void ErrorPane::setError(const Error& error)
{
    m_error = error;
    const auto fill = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    fill(m_what, error.what);
    fill(m_where, error.where);
    fill(m_kept, error.kept);
    fill(m_hint, error.hint);
    setAccessibleName(error.toText());
}

void ErrorPane::paintEvent(QPaintEvent* /*event*/)
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    QPainter painter(this);
    widgets::drawBox(&painter, rect(), 0.0, tokens.base, tokens.border);
    const QRectF glyph(
        Inset,
        m_what->y() + (m_what->fontMetrics().height() - GlyphSize) / 2.0,
        GlyphSize,
        GlyphSize);
    widgets::paintGlyph(&painter, glyph, widgets::Glyph::Conflict, tokens);
}

} // namespace groundmark::viewers
