// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/leakage_pane.h"

#include "annotation/mask/mask_words.h"
#include "widgets/badge.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace {

constexpr int SignSide = 14;

/// A glyph before a line of text.
class Sign : public QWidget
{
public:
    explicit Sign(widgets::Glyph glyph)
        : m_glyph(glyph)
    {
        setFixedSize(SignSide, SignSide + 4);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        widgets::paintGlyph(&painter, QRectF(0, 2, SignSide, SignSide), m_glyph, widgets::tokensOf(this));
    }

private:
    widgets::Glyph m_glyph;
};

} // namespace

LeakagePane::LeakagePane(QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Leakage check")))
    , m_badge(new widgets::Badge)
    , m_check(new QAction(widgets::lineIcon(widgets::Icon::Refresh), tr("Check for leaks"), this))
    , m_lines(new QVBoxLayout)
{
    m_header->addRight(m_badge);
    m_header->addAction(m_check);
    connect(m_check, &QAction::triggered, this, &LeakagePane::checkRequested);
    m_lines->setContentsMargins(12, 8, 12, 8);
    m_lines->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addLayout(m_lines);
    showUnchecked({});
}

void LeakagePane::clear()
{
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void LeakagePane::addLine(widgets::Glyph glyph, const QString& heading, const QString& facts)
{
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* sign = new Sign(glyph);
    sign->setToolTip(widgets::wordOf(glyph));
    row->addWidget(sign, 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    auto* head = new widgets::RoleLabel(heading);
    head->setWordWrap(true);
    texts->addWidget(head);
    if (!facts.isEmpty()) {
        auto* fact = widgets::quietLabel(facts);
        fact->setWordWrap(true);
        texts->addWidget(fact);
    }
    row->addLayout(texts, 1);
    m_lines->addWidget(line);
}

void LeakagePane::addFinding(const evaluation::mmtr::LeakageFinding& finding)
{
    const FindingText text = textOf(finding);
    addLine(text.glyph, text.heading, text.facts);
    if (finding.page >= 0 && !finding.boxes.isEmpty()) {
        auto* place = new widgets::LinkButton(tr("Show it on page %1").arg(finding.page + 1));
        connect(place, &QAbstractButton::clicked, this, [this, finding] {
            emit placeRequested(finding.page, finding.boxes.front());
        });
        auto* line = new QWidget;
        auto* indented = new QHBoxLayout(line);
        indented->setContentsMargins(SignSide + 8, 0, 0, 0);
        indented->addWidget(place);
        indented->addStretch();
        m_lines->addWidget(line);
    }
}

void LeakagePane::showUnchecked(const QString& why)
{
    clear();
    m_badge->hide();
    m_header->setFacts({});
    addLine(
        widgets::Glyph::Unmarked, tr("Not checked"),
        why.isEmpty() ? tr("Reads the masked pages and all others, and looks for the target") : why);
}

void LeakagePane::showRunning()
{
    clear();
    m_badge->hide();
    m_header->setFacts(tr("reading"));
    addLine(widgets::Glyph::Unmarked, tr("The pages are being read"), {});
}

void LeakagePane::show(const LeakageResult& result, const QString& clock)
{
    clear();
    const auto& report = result.report;
    m_header->setFacts(
        tr("%1 · %2 s · %3").arg(clock, QString::number(result.seconds, 'f', 1), result.languages));
    m_badge->setText(
        report.leaks() ? tr("Leaks") : report.hasCautions() ? tr("Look closer") : tr("No leak found"));
    m_badge->setTone(
        report.leaks() ? widgets::BadgeTone::Bad
                       : report.hasCautions() ? widgets::BadgeTone::Warn : widgets::BadgeTone::Ok);
    m_badge->show();
    for (const auto& finding : report.findings) {
        addFinding(finding);
    }
    if (!report.leaks()) {
        addLine(
            widgets::Glyph::Right, tr("Nothing is readable in the mask"),
            tr("0 words, %1 unpainted pixels of %2")
                .arg(widgets::numbers::count(report.unpaintedPixels), widgets::numbers::count(report.maskPixels)));
        addLine(
            widgets::Glyph::Right, tr("The target is printed nowhere else"),
            tr("0 hits in %1 words").arg(widgets::numbers::count(report.words)));
    }
}

void LeakagePane::showFailure(const Error& error)
{
    clear();
    m_badge->hide();
    m_header->setFacts({});
    addLine(widgets::Glyph::ApiError, tr("The check could not be made"), error.toText());
}

void LeakagePane::setEnabledCheck(bool enabled)
{
    m_check->setEnabled(enabled);
}

} // namespace groundmark::annotation
