// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/checks_pane.h"

#include "widgets/glyphs.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/panel_header.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::annotation {

namespace logicocr = evaluation::logicocr;
using logicocr::Standing;

namespace {

constexpr int SignSide = 14;

widgets::Glyph glyphOf(Standing standing)
{
    switch (standing) {
    case Standing::Pass:
        return widgets::Glyph::Right;
    case Standing::Judge:
        return widgets::Glyph::Notice;
    case Standing::Open:
        return widgets::Glyph::Wrong;
    case Standing::Unknown:
        return widgets::Glyph::Unmarked;
    }
    return widgets::Glyph::None;
}

class CheckSign : public QWidget
{
public:
    explicit CheckSign(widgets::Glyph glyph)
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

bool hasPlace(const logicocr::Finding& finding)
{
    static const QStringList fields {
        QStringLiteral("licence"), QStringLiteral("complete"), QStringLiteral("answer-in-question"),
        QStringLiteral("length"), QStringLiteral("ambiguous")};
    const bool inForm = finding.standing != Standing::Pass && finding.standing != Standing::Unknown
        && fields.contains(finding.check);
    return !finding.cues.isEmpty() || finding.hop >= 0 || finding.other.isStored() || inForm;
}

} // namespace

ChecksPane::ChecksPane(QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Checks")))
    , m_limits(new QAction(widgets::lineIcon(widgets::Icon::Settings), tr("Limits of the checks…"), this))
    , m_lines(new QVBoxLayout)
{
    m_header->addAction(m_limits);
    connect(m_limits, &QAction::triggered, this, &ChecksPane::limitsRequested);
    m_lines->setContentsMargins(12, 8, 12, 8);
    m_lines->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addLayout(m_lines);
}

int ChecksPane::openCount() const
{
    return static_cast<int>(std::ranges::count_if(m_findings, [this](const logicocr::Finding& finding) {
        return finding.standing != Standing::Pass && finding.standing != Standing::Unknown
            && !m_cleared.contains(finding.check);
    }));
}

void ChecksPane::show(const std::vector<logicocr::Finding>& findings, const QStringList& cleared)
{
    if (findings == m_findings && cleared == m_cleared && m_lines->count() > 0) {
        return; // what has the focus keeps it
    }
    m_findings = findings;
    m_cleared = cleared;
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    int pass = 0;
    int judge = 0;
    int open = 0;
    for (const logicocr::Finding& finding : findings) {
        const bool stood = cleared.contains(finding.check);
        pass += finding.standing == Standing::Pass || (stood && finding.standing != Standing::Unknown) ? 1 : 0;
        judge += !stood && finding.standing == Standing::Judge ? 1 : 0;
        open += !stood && finding.standing == Standing::Open ? 1 : 0;
    }
    m_header->setFacts(tr("%1 pass · %2 to judge · %3 open").arg(pass).arg(judge).arg(open));
    // What there is something to do about stands first.
    const auto rank = [&](const logicocr::Finding& finding) {
        const bool stood = cleared.contains(finding.check);
        return finding.standing == Standing::Open && !stood ? 0
            : finding.standing == Standing::Judge && !stood ? 1
            : finding.standing == Standing::Unknown         ? 3
                                                            : 2;
    };
    std::vector<logicocr::Finding> sorted = findings;
    std::ranges::stable_sort(sorted, {}, rank);
    for (const logicocr::Finding& finding : sorted) {
        addLine(finding, cleared.contains(finding.check));
    }
}

void ChecksPane::addLine(const logicocr::Finding& finding, bool cleared)
{
    const bool told = finding.standing == Standing::Judge || finding.standing == Standing::Open;
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const widgets::Glyph glyph = cleared && told ? widgets::Glyph::Correct : glyphOf(finding.standing);
    auto* sign = new CheckSign(glyph);
    sign->setToolTip(widgets::wordOf(glyph));
    row->addWidget(sign, 0, Qt::AlignTop);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    auto* head = new widgets::RoleLabel(finding.heading);
    head->setWordWrap(true);
    auto* facts = widgets::quietLabel(cleared && told ? tr("you stand by it: %1").arg(finding.detail) : finding.detail);
    facts->setWordWrap(true);
    texts->addWidget(head);
    texts->addWidget(facts);
    row->addLayout(texts, 1);
    auto* links = new QVBoxLayout;
    links->setSpacing(2);
    if (hasPlace(finding)) {
        auto* show = new widgets::LinkButton(tr("Show"));
        show->setAccessibleName(tr("Show: %1").arg(finding.heading));
        show->setToolTip(tr("Show what it is about"));
        connect(show, &QAbstractButton::clicked, this, [this, finding] { emit placeRequested(finding); });
        links->addWidget(show, 0, Qt::AlignRight);
    }
    if (told) {
        auto* stand = new widgets::LinkButton(cleared ? tr("Take back") : tr("Keep it"));
        stand->setAccessibleName(tr("%1: %2").arg(stand->text(), finding.heading));
        stand->setToolTip(tr("Says that you have looked at it and it is meant so; a reviewer sees that"));
        stand->setEnabled(m_editable);
        connect(stand, &QAbstractButton::clicked, this, [this, check = finding.check] { emit clearRequested(check); });
        links->addWidget(stand, 0, Qt::AlignRight);
    }
    links->addStretch();
    row->addLayout(links);
    m_lines->addWidget(line);
}

void ChecksPane::setEditable(bool editable)
{
    if (editable != m_editable) {
        m_editable = editable;
        const auto findings = std::exchange(m_findings, {});
        show(findings, m_cleared);
    }
}

} // namespace groundmark::annotation
