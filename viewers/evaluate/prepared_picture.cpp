// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/prepared_picture.h"

#include "widgets/numbers.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr int Gap = 6;
constexpr int LeastWidth = 120;

} // namespace

PreparedPicture::PreparedPicture(PreviewImage image, QWidget* parent)
    : QWidget(parent)
    , m_image(std::move(image))
{
    widgets::setFontRole(this, widgets::FontRole::Small);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumWidth(LeastWidth);
    setAccessibleName(facts().join(QStringLiteral(", ")));
}

QStringList PreparedPicture::facts() const
{
    QString type = QString::fromLatin1(m_image.mediaType).section(u'/', 1).toUpper();
    return {
        tr("sent as %1").arg(widgets::numbers::size(m_image.size.width(), m_image.size.height())),
        type + QStringLiteral(", ") + widgets::numbers::bytes(m_image.bytes)};
}

/// Never larger than it is: what is small when it is sent looks small.
QSize PreparedPicture::pictureSize(int width) const
{
    const QSize size = m_image.picture.size();
    return size.width() <= width ? size : size.scaled(width, INT_MAX, Qt::KeepAspectRatio);
}

int PreparedPicture::heightForWidth(int width) const
{
    return pictureSize(width).height() + Gap
        + static_cast<int>(facts().size()) * fontMetrics().lineSpacing();
}

QSize PreparedPicture::sizeHint() const
{
    return {LeastWidth, heightForWidth(LeastWidth)};
}

void PreparedPicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    const QSize size = pictureSize(width());
    const QRect picture(0, 0, size.width(), size.height());
    painter.drawImage(picture, m_image.picture);
    painter.setPen(tokens.border);
    painter.drawRect(picture.adjusted(0, 0, -1, -1));
    painter.setPen(tokens.text2);
    QRect line(0, picture.bottom() + Gap, width(), fontMetrics().lineSpacing());
    for (const QString& fact : facts()) {
        painter.drawText(
            line,
            Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(fact, Qt::ElideRight, line.width()));
        line.translate(0, line.height());
    }
}

} // namespace groundmark::viewers
