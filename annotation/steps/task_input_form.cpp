// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/task_input_dialog.h"
#include "storage/reasoning_repository.h"
#include "storage/task_input_repository.h"
#include "widgets/buttons.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/labels.h"
#include "widgets/notice_bar.h"
#include "widgets/numbers.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>

#include <limits>

// The dialog's form.
namespace groundmark::annotation {

namespace {

constexpr int Margin = 18; // visual language, section 5: dialogs
constexpr QSize DialogSize {1100, 720};
constexpr int FormWidth = 400;
constexpr int SliderSteps = 100;

QDoubleSpinBox* share(double step, int decimals)
{
    auto* box = new QDoubleSpinBox;
    box->setSingleStep(step);
    box->setDecimals(decimals);
    box->setLocale(QLocale::c()); // decimal point in all languages
    return box;
}

} // namespace

TaskInputDialog::TaskInputDialog(
    SampleDocument& document, imaging::ImageStore& images, std::vector<SampleId> samples, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_samples(std::move(samples))
    , m_layer([](QPointF) {})
    , m_canvas(new widgets::ImageCanvas)
    , m_notice(new widgets::NoticeBar)
    , m_mapState(widgets::quietLabel({}))
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_saliency(new QCheckBox(tr("Use the saliency map")))
    , m_threshold(share(0.05, 2))
    , m_minimumArea(share(0.05, 2))
    , m_salientObjects(new QCheckBox(tr("Take in objects that were looked at")))
    , m_salientZ(share(0.1, 1))
    , m_iou(share(0.05, 2))
    , m_iom(share(0.05, 2))
    , m_kept(share(0.05, 2))
    , m_adversarial(new QSpinBox)
    , m_seed(new QSpinBox)
    , m_shuffled(new QCheckBox(tr("Number by a seeded shuffle instead of by place")))
    , m_counts(widgets::quietLabel({}))
    , m_progress(new QProgressBar)
    , m_build(new QPushButton(tr("Build the regions")))
    , m_buildAll(new QPushButton(tr("Build for all %1 items").arg(widgets::numbers::count(static_cast<qint64>(m_samples.size())))))
{
    setWindowTitle(tr("Task input of %1").arg(document.sample().externalId));
    resize(DialogSize);
    m_canvas->setAccessibleName(tr("Preview"));
    m_canvas->overlay().addLayer();
    m_canvas->overlay().addLayer();
    m_canvas->setHandler(&m_layer);
    widgets::followTheme(m_canvas);
    const auto& pages = document.pages();
    QSize size;
    if (!pages.empty()) {
        size = pages.front().size;
        m_canvas->setSource(images.open(document.project().absolutePath(pages.front().path)));
    }
    m_source = taskInputSource(document.regions(), size);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addWidget(m_canvas, 1);
    columns->addWidget(buildForm());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->setSpacing(12);
    layout->addWidget(m_notice);
    layout->addLayout(columns, 1);
    layout->addWidget(buildFoot());

    storage::Database& database = document.project().database();
    const auto input = storage::TaskInputRepository(database).find(document.sample().id);
    m_input = input.valueOr(std::nullopt);
    const auto chains = storage::ReasoningRepository(database).ofSample(document.sample().id);
    m_hasChains = chains && !chains->empty();
    setRule(m_input && !m_input->parameters.isEmpty() ? evaluation::taskInputRuleFrom(m_input->parameters)
                                                      : evaluation::TaskInputRule {});
    setMap(m_input && !m_input->saliency.isEmpty() ? document.project().absolutePath(m_input->saliency) : QString());
    if (m_hasChains) {
        m_notice->say(
            QStringLiteral("chains"), widgets::NoticeBar::Meaning::Warn,
            tr("This sample has reasoning that names its regions. New regions get new numbers, and the links go wrong."));
    }
    for (QDoubleSpinBox* box : {m_threshold, m_minimumArea, m_salientZ, m_iou, m_iom, m_kept}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &TaskInputDialog::preview);
    }
    for (QSpinBox* box : {m_adversarial, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, &TaskInputDialog::preview);
    }
    for (QCheckBox* box : {m_saliency, m_salientObjects, m_shuffled}) {
        connect(box, &QCheckBox::toggled, this, &TaskInputDialog::preview);
    }
    connect(&m_batch, &QFutureWatcherBase::finished, this, &TaskInputDialog::takeBatch);
    m_threshold->setFocus();
}

/// A number that can be typed, and dragged.
void TaskInputDialog::addSlider(QFormLayout* form, const QString& label, QDoubleSpinBox* box, double from, double to)
{
    box->setRange(from, to);
    box->setAccessibleName(label);
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(0, SliderSteps);
    slider->setAccessibleName(label);
    connect(slider, &QSlider::valueChanged, box, [=](int value) {
        if (slider->hasFocus() || slider->isSliderDown()) {
            box->setValue(from + (to - from) * value / SliderSteps);
        }
    });
    connect(box, &QDoubleSpinBox::valueChanged, slider, [=](double value) {
        slider->setValue(qRound((value - from) / (to - from) * SliderSteps));
    });
    auto* line = new QHBoxLayout;
    line->addWidget(slider, 1);
    line->addWidget(box);
    form->addRow(label, line);
}

QWidget* TaskInputDialog::buildForm()
{
    m_mapState->setWordWrap(true);
    m_counts->setWordWrap(true);
    m_opacity->setRange(0, 100);
    m_opacity->setValue(55);
    m_opacity->setAccessibleName(tr("Opacity of the map"));
    connect(m_opacity, &QSlider::valueChanged, this, [this](int percent) {
        m_layer.setOpacity(percent / 100.0);
        m_canvas->update();
    });
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &TaskInputDialog::chooseMap);
    m_adversarial->setRange(0, 20);
    m_adversarial->setAccessibleName(tr("Adversarial regions"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setAccessibleName(tr("Seed"));

    auto* body = new QWidget;
    auto* form = new QFormLayout(body);
    form->setContentsMargins(0, 0, 8, 0);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(widgets::nameLabel(tr("Saliency map")));
    auto* map = new QHBoxLayout;
    map->addWidget(m_mapState, 1);
    map->addWidget(choose, 0, Qt::AlignTop);
    form->addRow(map);
    form->addRow(tr("Opacity"), m_opacity);
    form->addRow(m_saliency);
    addSlider(form, tr("Hotspot from"), m_threshold, 0.05, 1.0);
    addSlider(form, tr("Least area, % of image"), m_minimumArea, 0.0, 5.0);
    form->addRow(m_salientObjects);
    addSlider(form, tr("From z-score"), m_salientZ, 0.0, 4.0);
    form->addRow(widgets::nameLabel(tr("Overlaps")));
    addSlider(form, tr("Merge from IoU"), m_iou, 0.05, 1.0);
    addSlider(form, tr("Merge from IoM"), m_iom, 0.05, 1.0);
    addSlider(form, tr("Drop below share left"), m_kept, 0.0, 1.0);
    form->addRow(widgets::nameLabel(tr("Adversarial regions and numbers")));
    form->addRow(tr("Adversarial regions"), m_adversarial);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(m_shuffled);
    auto* ours = widgets::quietLabel(tr("The paper fixes three adversarial regions; all other numbers are Groundmark's. "
                                        "They are kept with the sample. For weak supervision, take the map and the "
                                        "adversarial regions away."));
    ours->setWordWrap(true);
    form->addRow(ours);
    form->addRow(m_counts);

    auto* scroll = new QScrollArea;
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(FormWidth);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QWidget* TaskInputDialog::buildFoot()
{
    m_progress->hide();
    m_progress->setAccessibleName(tr("Progress"));
    auto* weak = new QPushButton(tr("Weakly supervised"));
    weak->setToolTip(tr("Annotated objects only, no map, no adversarial regions"));
    auto* marked = new QPushButton(tr("Save the marked image…"));
    auto* cancel = new QPushButton(tr("Close"));
    for (QPushButton* button : {weak, marked, cancel, m_buildAll}) {
        button->setAutoDefault(false);
    }
    m_build->setDefault(true);
    widgets::setPrimary(m_build);
    connect(weak, &QPushButton::clicked, this, [this] {
        setRule(evaluation::TaskInputRule::weaklySupervised());
        preview();
    });
    connect(marked, &QPushButton::clicked, this, &TaskInputDialog::chooseMarked);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_build, &QPushButton::clicked, this, &TaskInputDialog::build);
    connect(m_buildAll, &QPushButton::clicked, this, &TaskInputDialog::buildForAll);
    auto* foot = new QWidget;
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(weak);
    layout->addWidget(marked);
    layout->addWidget(m_progress, 1);
    layout->addStretch(1);
    layout->addWidget(cancel);
    layout->addWidget(m_buildAll);
    layout->addWidget(m_build);
    return foot;
}

} // namespace groundmark::annotation
