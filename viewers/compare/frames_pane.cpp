// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/frames_pane.h"

#include "viewers/compare/compare_overlay.h"
#include "widgets/badge.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/run_swatch.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace groundmark::viewers {

using widgets::FontRole;
using widgets::RoleLabel;

namespace {

constexpr std::array<Frame, 4> Frames {Frame::Thousand, Frame::Unit, Frame::Pixels, Frame::Resized};
constexpr double ClearlyBetter = 0.1; // of IoU: worth saying that another frame fits

/// One run's last box under every frame.
struct Reading
{
    int run = 0;
    BoxNumbers numbers {};
    std::array<std::optional<double>, Frames.size()> ious;
    size_t used = Frames.size(); ///< index into Frames; none for a frame that is not listed
    bool fitsUsed = true;
};

std::vector<Reading> readingsOf(const CompareSample& sample)
{
    std::vector<Reading> readings;
    const auto withTruth = std::ranges::find_if(
        sample.regions, [](const Region& region) { return region.role == RegionRole::Answer; });
    if (withTruth == sample.regions.end()) {
        return readings;
    }
    const int page = withTruth->page;
    const QList<QRectF> truth = sample.truthBoxes(page);
    const QSizeF image = sample.imageSize(page);
    for (size_t run = 0; run < sample.answers.size(); ++run) {
        const RunAnswer& answer = sample.answers[run];
        if (answer.boxes.isEmpty()) {
            continue;
        }
        Reading reading;
        reading.run = static_cast<int>(run);
        reading.numbers = answer.boxes.last();
        const QSizeF resized = resizedFor(answer.run);
        for (size_t i = 0; i < Frames.size(); ++i) {
            const auto box = boxInPixels(reading.numbers, Frames[i], image, resized);
            if (box
                && (isPlausible(reading.numbers, Frames[i], image, resized)
                    || Frames[i] == answer.run.frame)) {
                reading.ious[i] = bestIou(*box, truth);
            }
            if (Frames[i] == answer.run.frame) {
                reading.used = i;
                reading.fitsUsed = isPlausible(reading.numbers, Frames[i], image, resized);
            }
        }
        readings.push_back(reading);
    }
    return readings;
}

QString nameOfFrame(size_t index)
{
    switch (Frames[index]) {
    case Frame::Thousand:
        return FramesPane::tr("0–1000");
    case Frame::Unit:
        return FramesPane::tr("0–1");
    case Frame::Pixels:
        return FramesPane::tr("pixels");
    default:
        return FramesPane::tr("resized");
    }
}

std::optional<size_t> betterFrame(const Reading& reading)
{
    std::optional<size_t> best;
    const double used
        = reading.used < Frames.size() ? reading.ious[reading.used].value_or(0.0) : 0.0;
    for (size_t i = 0; i < Frames.size(); ++i) {
        const double iou = reading.ious[i].value_or(0.0);
        if (i != reading.used && iou > used + ClearlyBetter
            && (!best || iou > reading.ious[*best].value_or(0.0))) {
            best = i;
        }
    }
    return best;
}

QString noticeOf(const Reading& reading)
{
    const QString letter = widgets::runLetter(reading.run);
    if (const auto better = betterFrame(reading)) {
        return FramesPane::tr("Read as %1, the box of %2 would have IoU %3.")
            .arg(nameOfFrame(*better), letter, widgets::numbers::score(*reading.ious[*better], 2));
    }
    if (!reading.fitsUsed && reading.used < Frames.size()) {
        return FramesPane::tr("The box of %1 does not fit into %2: frame or answer is wrong.")
            .arg(letter, nameOfFrame(reading.used));
    }
    return {};
}

/// Swatch and letter of a run.
class RunMark : public QWidget
{
public:
    explicit RunMark(int run)
        : m_run(run)
    {
        setFixedSize(40, 20);
        setAccessibleName(widgets::runLetter(run));
        widgets::setFontRole(this, FontRole::Small);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const QSizeF swatch = widgets::runSwatchSize();
        widgets::paintRunSwatch(
            &painter,
            QRectF(QPointF(0, (height() - swatch.height()) / 2), swatch),
            m_run,
            widgets::tokensOf(this));
        painter.drawText(rect().adjusted(22, 0, 0, 0), Qt::AlignVCenter, widgets::runLetter(m_run));
    }

private:
    int m_run;
};

void addReading(QGridLayout* grid, int row, const Reading& reading, size_t frames)
{
    grid->addWidget(new RunMark(reading.run), row, 0);
    grid->addWidget(
        new RoleLabel(
            toText(reading.numbers),
            FontRole::Code,
            reading.fitsUsed ? RoleLabel::Tone::Normal : RoleLabel::Tone::Bad),
        row,
        1);
    const auto better = betterFrame(reading);
    for (size_t i = 0; i < frames; ++i) {
        const QString number = reading.ious[i] ? widgets::numbers::score(*reading.ious[i], 2)
                                               : widgets::numbers::missing();
        QWidget* cell = nullptr;
        if (i == reading.used) {
            cell = new widgets::Badge(FramesPane::tr("used %1").arg(number));
        } else {
            cell = new RoleLabel(
                number,
                FontRole::Small,
                better == i           ? RoleLabel::Tone::Ok
                    : reading.ious[i] ? RoleLabel::Tone::Normal
                                      : RoleLabel::Tone::Quiet);
        }
        grid->addWidget(cell, row, static_cast<int>(i) + 2, Qt::AlignRight | Qt::AlignVCenter);
    }
}

} // namespace

FramesPane::FramesPane(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    auto* header = new widgets::PanelHeader(tr("Coordinate frames"));
    header->setFacts(tr("IoU with the truth under each frame"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(header);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

bool FramesPane::canShow(const CompareSample& sample)
{
    return !readingsOf(sample).empty();
}

void FramesPane::setSample(const CompareSample& sample)
{
    delete m_body;
    m_body = new QWidget;
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(12, 6, 12, 8);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->addWidget(widgets::quietLabel(tr("Run")), 0, 0);
    grid->addWidget(widgets::quietLabel(tr("Parsed")), 0, 1);
    const auto readings = readingsOf(sample);
    // The size that a model resized to is rarely known: no column of nothing but dashes.
    const bool knowsResized = std::ranges::any_of(readings, [](const Reading& reading) {
        return reading.ious.back().has_value() || reading.used == 3;
    });
    const size_t frames = knowsResized ? Frames.size() : Frames.size() - 1;
    for (size_t i = 0; i < frames; ++i) {
        grid->addWidget(
            widgets::quietLabel(nameOfFrame(i)),
            0,
            static_cast<int>(i) + 2,
            Qt::AlignRight | Qt::AlignVCenter);
    }
    column->addLayout(grid);
    int row = 1;
    for (const Reading& reading : readings) {
        addReading(grid, row++, reading, frames);
        if (const QString notice = noticeOf(reading); !notice.isEmpty()) {
            auto* label = new RoleLabel(notice, FontRole::Small, RoleLabel::Tone::Warn);
            label->setWordWrap(true);
            column->addWidget(label);
        }
    }
    m_column->addWidget(m_body);
}

} // namespace groundmark::viewers
