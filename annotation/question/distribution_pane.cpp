// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/distribution_pane.h"

#include "annotation/question/question_words.h"
#include "evaluation/benchmarks/logicocr/accuracy.h"
#include "evaluation/benchmarks/logicocr/question_checks.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/tabular.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/tokens.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace logicocr = evaluation::logicocr;

namespace {

constexpr int RowHeight = 22;
constexpr int NameWidth = 104;
constexpr int CountWidth = 44;
constexpr int ShareWidth = 56;
constexpr int BarHeight = 8;
constexpr double FullBar = 70.0; // per cent at the end of a bar: the largest published share is 64.3

} // namespace

/// One bar per name.
class DistributionPane::Bars : public QWidget
{
public:
    struct Row
    {
        QString name;
        int count = 0;
        double target = 0.0; ///< published, in per cent
        bool current = false;
    };

    explicit Bars(const QString& name)
    {
        setAccessibleName(name);
        widgets::setFontRole(this, widgets::FontRole::Small);
    }

    void setRows(std::vector<Row> rows, int all)
    {
        m_rows = std::move(rows);
        m_all = all;
        setFixedHeight(RowHeight * static_cast<int>(m_rows.size()));
        QStringList sentences;
        for (const Row& row : m_rows) {
            sentences.append(QStringLiteral("%1: %2 (%3), %4 %5").arg(
                row.name, widgets::numbers::count(row.count), share(row), DistributionPane::tr("published"),
                widgets::numbers::percent(row.target / 100.0)));
        }
        setToolTip(sentences.join(u'\n'));
        setAccessibleDescription(sentences.join(QStringLiteral("; ")));
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const auto& tokens = widgets::tokensOf(this);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            const Row& row = m_rows[i];
            const QRect line(0, static_cast<int>(i) * RowHeight, width(), RowHeight);
            QFont font = this->font();
            font.setWeight(row.current ? QFont::DemiBold : QFont::Normal);
            painter.setFont(font);
            painter.setPen(row.count > 0 || row.current ? tokens.text : tokens.text3);
            painter.drawText(QRect(line.left(), line.top(), NameWidth, RowHeight), Qt::AlignVCenter, row.name);
            const QRectF bar(NameWidth, line.center().y() - BarHeight / 2.0 + 1, width() - NameWidth - CountWidth - ShareWidth, BarHeight);
            painter.fillRect(bar, tokens.track);
            const double share = m_all > 0 ? 100.0 * row.count / m_all : 0.0;
            painter.fillRect(
                QRectF(bar.left(), bar.top(), bar.width() * std::min(1.0, share / FullBar), BarHeight),
                row.current ? tokens.accent : tokens.control);
            const double tick = bar.left() + bar.width() * std::min(1.0, row.target / FullBar);
            painter.fillRect(QRectF(tick - 1, bar.top() - 4, 2, BarHeight + 8), tokens.text);
            widgets::drawTabular(
                &painter, QRect(width() - CountWidth - ShareWidth, line.top(), CountWidth, RowHeight),
                widgets::numbers::count(row.count), Qt::AlignRight | Qt::AlignVCenter);
            painter.setPen(tokens.text2);
            widgets::drawTabular(
                &painter, QRect(width() - ShareWidth, line.top(), ShareWidth, RowHeight), this->share(row),
                Qt::AlignRight | Qt::AlignVCenter);
        }
    }

private:
    [[nodiscard]] QString share(const Row& row) const
    {
        return m_all > 0 ? widgets::numbers::percent(double(row.count) / m_all) : widgets::numbers::missing();
    }

    std::vector<Row> m_rows;
    int m_all = 0;
};

DistributionPane::DistributionPane(QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Distribution")))
    , m_classes(new Bars(tr("Reasoning classes")))
    , m_scenarios(new Bars(tr("Scenarios")))
    , m_furthest(widgets::quietLabel({}))
    , m_show(new widgets::LinkButton(tr("Show one")))
{
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->addWidget(widgets::quietLabel(tr("Reasoning class")));
    head->addStretch();
    head->addWidget(widgets::quietLabel(tr("tick: published share (Table 3)")));
    column->addLayout(head);
    column->addWidget(m_classes);
    column->addWidget(widgets::quietLabel(tr("Scenario")));
    column->addWidget(m_scenarios);
    m_furthest->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_furthest, 1);
    foot->addWidget(m_show);
    column->addLayout(foot);
    m_header->setFoldable(body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(body);
    m_show->setToolTip(tr("Go to an image of this scenario that has no question yet"));
    connect(m_show, &QAbstractButton::clicked, this, [this] { emit waitingRequested(m_wanted); });
}

void DistributionPane::show(
    const logicocr::Distribution& distribution, const QString& task, const QString& scenario,
    const std::array<int, 6>& waiting)
{
    m_distribution = distribution;
    m_header->setFacts(
        tr("n = %1 of %2 published")
            .arg(widgets::numbers::count(distribution.questions), widgets::numbers::count(logicocr::kPublishedReal)));
    const auto group = logicocr::realGroup(task.toStdString());
    std::vector<Bars::Row> rows;
    for (std::size_t i = 0; i < logicocr::kPublishedClasses.size(); ++i) {
        rows.push_back(
            {wordsOfGroup(static_cast<int>(i)), distribution.classes[i], logicocr::kPublishedClasses[i].percent,
             group && *group == i});
    }
    m_classes->setRows(rows, distribution.questions - distribution.unclassified);
    rows.clear();
    const int described = distribution.questions - distribution.withoutScenario;
    double furthest = 0.0;
    int waits = 0;
    m_wanted.clear();
    for (std::size_t i = 0; i < logicocr::kPublishedScenarios.size(); ++i) {
        const QString name = QString::fromLatin1(logicocr::kPublishedScenarios[i].name);
        const double target = logicocr::kPublishedScenarios[i].percent;
        rows.push_back({wordsOfScenario(name), distribution.scenarios[i], target, name == scenario});
        const double below = described > 0 ? target - 100.0 * distribution.scenarios[i] / described : 0.0;
        if (below > furthest) {
            furthest = below;
            m_wanted = name;
            waits = waiting[i];
        }
    }
    m_scenarios->setRows(rows, described);
    m_furthest->setText(
        m_wanted.isEmpty() ? QString()
                           : tr("“%1” is %2 points below the published share. ")
                                     .arg(wordsOfScenario(m_wanted), widgets::numbers::decimal(furthest, 1))
                                 + tr("%n image(s) of it wait for a question.", nullptr, waits));
    m_show->setVisible(!m_wanted.isEmpty() && waits > 0);
}

} // namespace groundmark::annotation
