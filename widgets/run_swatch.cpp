// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/run_swatch.h"

#include "widgets/theme/palette.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>

namespace groundmark::widgets {

namespace {

constexpr double SwatchWidth = 16.0;
constexpr double SwatchHeight = 10.0;
constexpr double LineWidth = 4.0;

const RunLook& lookOfRun(int run)
{
    return run == TruthRun ? truthLook : runLook(run);
}

class SwatchEngine : public QIconEngine
{
public:
    explicit SwatchEngine(int run)
        : m_run(run)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        paintRunSwatch(painter, rect, m_run, tokensOf(QGuiApplication::palette()));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SwatchEngine(m_run); }

private:
    int m_run;
};

} // namespace

QString runLetter(int run)
{
    if (run == TruthRun) {
        return QCoreApplication::translate("Runs", "Truth");
    }
    return QString(QChar(u'A' + char16_t(run < 0 ? 0 : run % 26)));
}

QPen runPen(int run, double width)
{
    const RunLook& look = lookOfRun(run);
    QPen pen(look.colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setCosmetic(true);
    if (look.dashCount > 0) {
        QList<qreal> dashes;
        for (const double px : look.dashes()) {
            dashes.append(px / width); // QPen counts in pen widths
        }
        pen.setDashPattern(dashes);
    }
    return pen;
}

QPen haloPen(double width)
{
    QColor black = over_image::halo;
    black.setAlphaF(float(over_image::haloOpacity));
    QPen pen(black, width + 2.0, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setCosmetic(true);
    return pen;
}

QSizeF runSwatchSize()
{
    return {SwatchWidth, SwatchHeight};
}

void paintRunSwatch(QPainter* painter, const QRectF& rect, int run, const Tokens& tokens)
{
    const double y = std::round(rect.center().y() - LineWidth / 2);
    const QRectF line(rect.left(), y, std::min(SwatchWidth, rect.width()), LineWidth);
    painter->save();
    const RunLook& look = lookOfRun(run);
    if (run == TruthRun) {
        painter->fillRect(line.adjusted(0, -0.5, 0, 0.5), tokens.control);
        painter->fillRect(line.adjusted(1, 0.5, -1, -0.5), look.colour);
    } else if (look.dashCount == 0) {
        painter->fillRect(line, look.colour);
    } else {
        // Filled pieces instead of a dashed pen: their edges lie on pixels.
        double x = line.left();
        for (int piece = 0; x < line.right(); ++piece) {
            const double length = look.dash[std::size_t(piece % look.dashCount)];
            if (piece % 2 == 0) {
                const double end = std::min(x + length, line.right());
                painter->fillRect(QRectF(x, line.top(), end - x, line.height()), look.colour);
            }
            x += length;
        }
    }
    painter->restore();
}

QIcon runSwatchIcon(int run)
{
    return QIcon(new SwatchEngine(run));
}

} // namespace groundmark::widgets
