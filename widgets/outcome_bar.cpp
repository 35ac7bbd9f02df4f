// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outcome_bar.h"

#include "widgets/numbers.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr double LeastPiece = 2.0;

} // namespace

OutcomeBar::OutcomeBar(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Outcomes"));
}

void OutcomeBar::setCounts(const OutcomeCounts& counts)
{
    if (counts == m_counts) {
        return;
    }
    m_counts = counts;
    const QString words
        = tr("%1 of %2: %3 scored, %4 unparseable, %5 refused or empty, %6 API errors")
              .arg(
                  numbers::count(counts.done()),
                  numbers::count(std::max(counts.total, counts.done())),
                  numbers::count(counts.scored),
                  numbers::count(counts.unparseable),
                  numbers::count(counts.refused),
                  numbers::count(counts.apiErrors));
    setToolTip(words);
    setAccessibleDescription(words);
    update();
}

void OutcomeBar::setMain(bool main)
{
    m_main = main;
    updateGeometry();
}

QSize OutcomeBar::sizeHint() const
{
    return {160, m_main ? 8 : 6};
}

QSize OutcomeBar::minimumSizeHint() const
{
    return {40, sizeHint().height()};
}

QList<double> OutcomeBar::pieceWidths(const OutcomeCounts& counts, double width)
{
    const QList<qint64> values {
        counts.scored, counts.unparseable, counts.refused, counts.apiErrors};
    const auto total = double(std::max(counts.total, counts.done()));
    QList<double> widths;
    double excess = 0.0;
    for (const qint64 value : values) {
        const double exact = total > 0.0 ? double(value) / total * width : 0.0;
        const double shown = value > 0 ? std::max(exact, LeastPiece) : 0.0;
        excess += shown - exact;
        widths.append(shown);
    }
    // What the small ones got too much comes from the largest, so that the bar never runs over.
    if (excess > 0.0) {
        const auto largest = std::max_element(widths.begin(), widths.end());
        *largest = std::max(*largest - excess, LeastPiece);
    }
    return widths;
}

void OutcomeBar::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath round;
    round.addRoundedRect(rect(), height() / 2.0, height() / 2.0);
    painter.setClipPath(round);
    painter.fillRect(rect(), tokens.track);
    const QList<QColor> inks {
        tokens.ok.ink, tokens.unparseable.ink, tokens.refused.ink, tokens.apiError.ink};
    const QList<double> widths = pieceWidths(m_counts, width());
    double x = 0.0;
    for (qsizetype i = 0; i < widths.size(); ++i) {
        painter.fillRect(QRectF(x, 0, widths.at(i), height()), inks.at(i));
        x += widths.at(i);
    }
}

} // namespace groundmark::widgets
