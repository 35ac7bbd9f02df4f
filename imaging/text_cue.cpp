// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/text_cue.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace groundmark::imaging {

namespace {

Error unusable(const QString& what)
{
    Error error;
    error.what = what;
    error.kept = QCoreApplication::translate("TextCue", "No region was chosen.");
    error.hint = QCoreApplication::translate(
        "TextCue", "Export both attention maps of the same model and image, one row per layer.");
    return error;
}

bool isFinite(const LayerAttention& maps)
{
    return std::all_of(
        maps.values.begin(), maps.values.end(), [](double value) { return std::isfinite(value); });
}

std::vector<double>
relativeAttention(std::span<const double> question, std::span<const double> general, double floor)
{
    std::vector<double> relative(question.size());
    for (std::size_t i = 0; i < question.size(); ++i) {
        relative[i] = question[i] / std::max(general[i], floor);
    }
    return relative;
}

double divergence(const std::vector<double>& values)
{
    const double mean
        = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    return *std::max_element(values.begin(), values.end()) - mean;
}

QRect roundedHalfToEven(const QRectF& box)
{
    const auto whole = [](double value) { return static_cast<int>(std::nearbyint(value)); };
    const QPoint topLeft(whole(box.left()), whole(box.top()));
    return {topLeft, QSize(whole(box.right()) - topLeft.x(), whole(box.bottom()) - topLeft.y())};
}

/// A window's sums at every place of the grid.
class WindowSums
{
public:
    WindowSums(const AttentionGrid& grid, QSize blocks)
        : m_columns(grid.columns - blocks.width() + 1)
        , m_rows(grid.rows - blocks.height() + 1)
    {
        for (int x = 0; x < m_columns; ++x) {
            for (int y = 0; y < m_rows; ++y) {
                m_sums.push_back(sumAt(grid, QRect(QPoint(x, y), blocks)));
            }
        }
    }

    /// The place with the largest sum, the first one in a scan down the columns.
    [[nodiscard]] QPoint best() const
    {
        const auto it = std::max_element(m_sums.begin(), m_sums.end());
        const auto place = static_cast<int>(it - m_sums.begin());
        return {place / m_rows, place % m_rows};
    }

    [[nodiscard]] double at(QPoint place) const
    {
        return m_sums[static_cast<std::size_t>(place.x() * m_rows + place.y())];
    }

    /// How far the sum at `place` lies above the mean of its 4-neighbours.
    [[nodiscard]] double lead(QPoint place) const
    {
        double sum = 0.0;
        int count = 0;
        for (const QPoint step : {QPoint(-1, 0), QPoint(1, 0), QPoint(0, -1), QPoint(0, 1)}) {
            const QPoint other = place + step;
            if (QRect(0, 0, m_columns, m_rows).contains(other)) {
                sum += at(other);
                ++count;
            }
        }
        return count > 0 ? at(place) - sum / count : 0.0;
    }

private:
    static double sumAt(const AttentionGrid& grid, const QRect& window)
    {
        double sum = 0.0;
        for (int y = window.top(); y <= window.bottom(); ++y) {
            const auto row = grid.values.subspan(
                static_cast<std::size_t>(y * grid.columns + window.left()),
                static_cast<std::size_t>(window.width()));
            sum = std::accumulate(row.begin(), row.end(), sum);
        }
        return sum;
    }

    int m_columns;
    int m_rows;
    std::vector<double> m_sums;
};

/// Puts a window of the nominal size round the middle of its blocks and inside the image.
QRectF placedBox(const CueWindow& window, QSizeF nominal, QSizeF block, QSize image)
{
    const auto extent = [](int at, int blocks, double blockSide, double side, int whole) {
        const double half = std::floor(side / 2.0);
        double middle = std::floor(at * blockSide + blockSide * blocks / 2.0);
        middle = std::max(middle, half);
        middle = std::min(middle, whole - half);
        return std::pair(std::max(0.0, middle - half), std::min<double>(whole, middle + half));
    };
    const auto [left, right] = extent(
        window.gridPosition.x(),
        window.gridSize.width(),
        block.width(),
        nominal.width(),
        image.width());
    const auto [top, bottom] = extent(
        window.gridPosition.y(),
        window.gridSize.height(),
        block.height(),
        nominal.height(),
        image.height());
    return {QPointF(left, top), QPointF(right, bottom)};
}

CueWindow wholeImage(QSize image)
{
    CueWindow window;
    window.isWholeImage = true;
    window.box = QRectF(QPointF(0, 0), QSizeF(image));
    window.crop = QRect(QPoint(0, 0), image);
    return window;
}

} // namespace

std::span<const double> LayerAttention::row(int layer) const
{
    return std::span(values).subspan(
        static_cast<std::size_t>(layer) * static_cast<std::size_t>(tokens),
        static_cast<std::size_t>(tokens));
}

bool LayerAttention::isComplete() const
{
    return layers > 0 && tokens > 0
        && values.size() == static_cast<std::size_t>(layers) * static_cast<std::size_t>(tokens);
}

Result<LayerChoice>
selectLayer(const LayerAttention& question, const LayerAttention& general, const LayerRule& rule)
{
    if (!question.isComplete() || !general.isComplete() || question.layers != general.layers
        || question.tokens != general.tokens) {
        return unusable(
            QCoreApplication::translate("TextCue", "The two attention maps differ in shape"));
    }
    if (!isFinite(question) || !isFinite(general)) {
        return unusable(QCoreApplication::translate(
            "TextCue", "An attention map holds values that are not finite"));
    }
    if (rule.first < 0 || rule.first >= question.layers || rule.count < 1) {
        return unusable(
            QCoreApplication::translate(
                "TextCue", "The maps have %1 layers, but the first to look at is layer %2 (from 0)")
                .arg(question.layers)
                .arg(rule.first));
    }
    LayerChoice choice;
    const int end = std::min(question.layers, rule.first + rule.count);
    for (int layer = rule.first; layer < end; ++layer) {
        std::vector<double> relative
            = relativeAttention(question.row(layer), general.row(layer), rule.floor);
        const double now = divergence(relative);
        const bool isFirst = choice.divergence.empty();
        const double best
            = isFirst ? 0.0 : *std::max_element(choice.divergence.begin(), choice.divergence.end());
        if (isFirst || now > best) {
            choice.layer = layer;
            choice.relative = std::move(relative);
        }
        choice.divergence.push_back(now);
    }
    return choice;
}

WindowRule WindowRule::viCrop(double base)
{
    WindowRule rule;
    rule.base = base;
    rule.aspects = {1.0};
    return rule;
}

std::vector<CueWindow>
candidateWindows(const AttentionGrid& attention, QSize image, const WindowRule& rule)
{
    std::vector<CueWindow> windows;
    const bool isComplete = attention.columns > 0 && attention.rows > 0 && !image.isEmpty()
        && attention.values.size()
            == static_cast<std::size_t>(attention.columns)
                * static_cast<std::size_t>(attention.rows);
    if (!isComplete) {
        return windows;
    }
    const QSizeF block(
        static_cast<double>(image.width()) / attention.columns,
        static_cast<double>(image.height()) / attention.rows);
    for (const double ratio : rule.ratios) {
        for (const double aspect : rule.aspects) {
            const QSizeF nominal(rule.base * ratio * aspect, rule.base * ratio);
            const auto blocks = [](double side, double blockSide, int available) {
                return std::clamp(static_cast<int>(side / blockSide), 1, available);
            };
            CueWindow window;
            window.ratio = ratio;
            window.aspect = aspect;
            window.gridSize
                = {blocks(nominal.width(), block.width(), attention.columns),
                   blocks(nominal.height(), block.height(), attention.rows)};
            if (window.gridSize == QSize(attention.columns, attention.rows)) {
                if (windows.empty()) {
                    return {}; // already the first window covers everything
                }
                continue;
            }
            const WindowSums sums(attention, window.gridSize);
            window.gridPosition = sums.best();
            window.sum = sums.at(window.gridPosition);
            const int blockCount = window.gridSize.width() * window.gridSize.height();
            window.difference = sums.lead(window.gridPosition) / (rule.normalise ? blockCount : 1);
            window.box = placedBox(window, nominal, block, image);
            window.crop = roundedHalfToEven(window.box);
            windows.push_back(window);
        }
    }
    for (CueWindow& window : windows) {
        window.candidates = static_cast<int>(windows.size());
    }
    return windows;
}

CueWindow selectWindow(const AttentionGrid& attention, QSize image, const WindowRule& rule)
{
    const std::vector<CueWindow> windows = candidateWindows(attention, image, rule);
    const auto best = std::ranges::max_element(windows, {}, &CueWindow::difference); // the first
    return best == windows.end() ? wholeImage(image) : *best;
}

CueCrop refineToWords(
    const QRectF& window, std::span<const QRectF> words, QSize image, double magnification)
{
    CueCrop result;
    QRectF around;
    for (const QRectF& word : words) {
        const bool sharesArea = word.left() < window.right() && window.left() < word.right()
            && word.top() < window.bottom() && window.top() < word.bottom() && !word.isEmpty();
        if (sharesArea) {
            around = result.hits == 0 ? word : around.united(word);
            ++result.hits;
        }
    }
    const QRectF clipped = around & QRectF(QPointF(0, 0), QSizeF(image));
    result.box = result.hits > 0 && !clipped.isEmpty() ? clipped : window;
    result.crop = roundedHalfToEven(result.box);
    const auto enlarged
        = [&](int side) { return static_cast<int>(std::floor(magnification * side + 0.5)); };
    result.outputSize = {enlarged(result.crop.width()), enlarged(result.crop.height())};
    return result;
}

} // namespace groundmark::imaging
