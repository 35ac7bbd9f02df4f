// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the parts of PerturbPage stand together, and what connects them.
#include "imaging/perturbations/parameters.h"
#include "viewers/robustness/perturb_page.h"
#include "viewers/robustness/robustness_report.h"
#include "viewers/robustness/split_compare.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

constexpr int FormWidth = 372; // as the set-up form of a run, visual language section 6
constexpr int StepsPerSeverity = 10;
constexpr int PulseInterval = 100; // milliseconds
constexpr double LargestSeed = 4294967295.0;

} // namespace

PerturbPage::PerturbPage(storage::Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_job(session)
    , m_header(new widgets::PanelHeader(tr("Before and after")))
    , m_split(new SplitCompare)
    , m_kinds(new QComboBox)
    , m_severity(new QSlider(Qt::Horizontal))
    , m_severityText(widgets::quietLabel({}))
    , m_shuffle(new QComboBox)
    , m_seed(new QDoubleSpinBox)
    , m_name(new widgets::RoleLabel({}, widgets::FontRole::Code))
    , m_conditions(new QLineEdit(QStringLiteral("paper")))
    , m_conditionsFact(widgets::quietLabel({}))
    , m_model(new QComboBox)
    , m_write(new QPushButton(tr("Write PNG files…")))
    , m_run(new QPushButton(tr("Run the model")))
    , m_progress(new widgets::ProgressLine)
{
    auto* left = new QWidget;
    auto* rows = new QVBoxLayout(left);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(m_split, 1);
    rows->addWidget(m_progress);
    m_progress->hide();

    auto* form = new widgets::Panel;
    auto* formRows = new QVBoxLayout(form);
    formRows->setContentsMargins(0, 0, 0, 0);
    formRows->setSpacing(0);
    formRows->addWidget(new widgets::PanelHeader(tr("Perturbation")));
    formRows->addWidget(makeForm());
    formRows->addWidget(new widgets::PanelHeader(tr("All pictures of the dataset")));
    formRows->addWidget(makeBatch());
    formRows->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(FormWidth);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addWidget(left, 1);
    columns->addWidget(scroll);

    connect(&m_watcher, &QFutureWatcherBase::finished, this, &PerturbPage::takePreview);
    connect(&m_job, &PerturbJob::finished, this, &PerturbPage::jobFinished);
    connect(m_progress, &widgets::ProgressLine::cancelRequested, &m_job, &PerturbJob::cancel);
    connect(&session, &storage::Session::projectClosing, &m_job, &PerturbJob::stop);
    m_pulse.setInterval(PulseInterval);
    connect(&m_pulse, &QTimer::timeout, this, [this] {
        const PerturbJob::Progress now = m_job.progress();
        m_progress->setTotal(now.total);
        m_progress->setDone(now.done);
    });
    kindChosen();
    checkConditions();
}

QWidget* PerturbPage::makeForm()
{
    auto* page = new QWidget;
    m_numbers = new QFormLayout(page);
    m_numbers->setContentsMargins(12, 8, 12, 12);
    m_numbers->setSpacing(8);
    m_numbers->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (const auto& entry : namesOf<imaging::PerturbationKind>()) {
        m_kinds->addItem(kindTitle(entry.name), int(entry.value));
    }
    m_kinds->setCurrentIndex(m_kinds->findData(int(imaging::PerturbationKind::MotionBlur)));
    m_kinds->setAccessibleName(tr("Kind"));
    m_severity->setRange(0, imaging::librarySeverities * StepsPerSeverity);
    m_severity->setValue(3 * StepsPerSeverity);
    m_severity->setSingleStep(1);
    m_severity->setPageStep(StepsPerSeverity);
    m_severity->setAccessibleName(tr("Severity"));
    m_shuffle->addItems({tr("copy, as the reference"), tr("swap")});
    m_shuffle->setAccessibleName(tr("Shuffle"));
    m_seed->setDecimals(0);
    m_seed->setRange(0, LargestSeed);
    m_seed->setAccessibleName(tr("Seed"));
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_name->setWordWrap(true);
    m_numbers->addRow(tr("Kind"), m_kinds);
    m_numbers->addRow(tr("Severity"), m_severity);
    m_numbers->addRow(QString(), m_severityText);
    m_numbers->addRow(tr("Seed"), m_seed);
    m_numbers->addRow(tr("Shuffle"), m_shuffle);
    m_numbers->addRow(tr("Condition"), m_name);

    connect(m_kinds, &QComboBox::currentIndexChanged, this, &PerturbPage::kindChosen);
    connect(m_severity, &QSlider::valueChanged, this, &PerturbPage::severityMoved);
    connect(m_seed, &QDoubleSpinBox::valueChanged, this, &PerturbPage::renewPreview);
    connect(m_shuffle, &QComboBox::currentIndexChanged, this, &PerturbPage::renewPreview);
    return page;
}

QWidget* PerturbPage::makeBatch()
{
    auto* page = new QWidget;
    auto* rows = new QFormLayout(page);
    rows->setContentsMargins(12, 8, 12, 12);
    rows->setSpacing(8);
    rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_conditions->setAccessibleName(tr("Conditions"));
    m_conditions->setToolTip(
        tr("paper, all, pairs, triples, a kind, kind:severity, kind[numbers]; joined with +, "
           "separated by commas"));
    m_conditionsFact->setWordWrap(true);
    auto* shown = new QPushButton(tr("Take the shown one"));
    widgets::setSmall(shown);
    m_model->setEditable(true);
    m_model->addItem(QStringLiteral("tesseract"));
    m_model->addItem(QStringLiteral("tesseract:chi_sim+eng"));
    m_model->setAccessibleName(tr("Model"));
    m_model->lineEdit()->setAccessibleName(tr("Model"));
    m_model->setToolTip(tr("As on the command line: tesseract[:LANG], openai:MODEL@URL, replay:FILE"));
    widgets::setPrimary(m_run);
    rows->addRow(tr("Conditions"), m_conditions);
    rows->addRow(QString(), m_conditionsFact);
    rows->addRow(QString(), shown);
    rows->addRow(QString(), m_write);
    rows->addRow(tr("Model"), m_model);
    rows->addRow(QString(), m_run);
    connect(shown, &QPushButton::clicked, this, [this] { m_conditions->setText(conditionText()); });
    connect(m_conditions, &QLineEdit::textChanged, this, &PerturbPage::checkConditions);
    connect(m_write, &QPushButton::clicked, this, &PerturbPage::chooseFolder);
    connect(m_run, &QPushButton::clicked, this, &PerturbPage::startRun);
    return page;
}

} // namespace groundmark::viewers
