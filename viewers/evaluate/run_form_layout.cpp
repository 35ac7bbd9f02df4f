// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/run_form.h"

#include "viewers/evaluate/field_tools.h"
#include "widgets/buttons.h"
#include "widgets/field_row.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

using widgets::FieldRow;

constexpr int PauseMs = 400; // a picture is prepared anew after this
constexpr int DefaultAtOnce = 8; // evaluation::CallPolicy's own defaults
constexpr int DefaultAttempts = 5;

QComboBox* choiceField(const QString& name, const QString& accessible)
{
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(accessible);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    return box;
}

} // namespace

RunForm::RunForm(storage::Session& session, evaluation::ModelProfiles& profiles, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_profiles(profiles)
    , m_header(new widgets::PanelHeader(tr("New run")))
    , m_dataset(choiceField(QStringLiteral("dataset"), tr("Dataset")))
    , m_model(choiceField(QStringLiteral("model"), tr("Model")))
    , m_endpoint(new widgets::ElidedLabel)
    , m_setting(choiceField(QStringLiteral("setting"), tr("Setting")))
    , m_input(choiceField(QStringLiteral("input"), tr("Input")))
    , m_rotation(choiceField(QStringLiteral("rotation"), tr("Rotation")))
    , m_temperature(fields::number(QStringLiteral("temperature"), tr("Temperature")))
    , m_maxTokens(fields::number(QStringLiteral("maxTokens"), tr("Most output tokens"), 64))
    , m_seed(fields::number(QStringLiteral("seed"), tr("Seed")))
    , m_longest(choiceField(QStringLiteral("longestSide"), tr("Longest side")))
    , m_format(choiceField(QStringLiteral("imageFormat"), tr("Image format")))
    , m_regions(new QCheckBox(tr("Draw regions")))
    , m_cue(new QCheckBox(tr("Enlarged cue")))
    , m_cueSet(new QComboBox)
    , m_perturbation(new QLineEdit)
    , m_atOnce(fields::number(QStringLiteral("atOnce"), tr("Requests at once")))
    , m_attempts(fields::number(QStringLiteral("attempts"), tr("Attempts of a request")))
    , m_budget(fields::number(QStringLiteral("budget"), tr("Stop at"), 96))
    , m_judge(choiceField(QStringLiteral("judge"), tr("Judge")))
    , m_estimate(widgets::quietLabel({}))
    , m_try(new QAction(tr("Try 5"), this))
    , m_start(new QAction(tr("Start run"), this))
{
    m_dataset->setMinimumContentsLength(12);
    m_model->setMinimumContentsLength(12);
    m_setting->addItem(tr("direct"), QStringLiteral("direct"));
    m_setting->addItem(tr("CoT"), QStringLiteral("cot"));
    m_setting->addItem(tr("direct and CoT"), QStringLiteral("direct+cot"));
    m_input->addItem(tr("image"), QStringLiteral("image"));
    m_input->addItem(tr("text"), QStringLiteral("text"));
    m_input->addItem(tr("OCR"), QStringLiteral("ocr"));
    for (const int degrees : {0, 90, 180, 270}) {
        m_rotation->addItem(tr("%1°").arg(degrees), degrees);
    }
    m_longest->addItem(tr("any size"), 0);
    for (const int pixels : {4096, 2048, 1568, 1024, 768}) {
        m_longest->addItem(tr("%1 px").arg(QLocale::c().toString(pixels)), pixels);
    }
    m_format->addItem(QStringLiteral("PNG"), QString());
    m_format->addItem(QStringLiteral("JPEG"), QStringLiteral("jpeg"));
    m_perturbation->setObjectName(QStringLiteral("perturbation"));
    m_perturbation->setPlaceholderText(tr("none, or such as glass_blur:2"));
    m_atOnce->setText(QString::number(DefaultAtOnce));
    m_attempts->setText(QString::number(DefaultAttempts));
    m_try->setToolTip(tr("Asks the first five samples; a run that follows does not pay for them again"));
    m_start->setShortcut(Qt::CTRL | Qt::Key_Return);
    widgets::nameForKeys(m_start, QStringLiteral("evaluate.start"));
    build();

    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &RunForm::renew);
    connect(m_dataset, &QComboBox::currentIndexChanged, this, &RunForm::listCueSets);
    for (QComboBox* box : {m_dataset, m_setting, m_input, m_rotation, m_longest, m_format, m_cueSet}) {
        connect(box, &QComboBox::currentIndexChanged, this, &RunForm::renew);
    }
    connect(m_model, &QComboBox::currentIndexChanged, this, [this] {
        followProfile();
        renew();
    });
    for (QLineEdit* field :
         {m_temperature, m_maxTokens, m_seed, m_perturbation, m_atOnce, m_attempts, m_budget}) {
        connect(field, &QLineEdit::textEdited, &m_pause, qOverload<>(&QTimer::start));
        connect(field, &QLineEdit::editingFinished, this, [this] {
            if (m_pause.isActive()) {
                m_pause.stop();
                renew();
            }
        });
    }
    for (QCheckBox* box : {m_regions, m_cue}) {
        connect(box, &QCheckBox::toggled, this, &RunForm::renew);
    }
    connect(&m_profiles, &evaluation::ModelProfiles::changed, this, &RunForm::reload);
}

void RunForm::build()
{
    auto* body = new widgets::Panel;
    auto* rows = new QVBoxLayout(body);
    rows->setContentsMargins(12, 8, 12, 8);
    rows->setSpacing(6);
    addRows(rows);
    rows->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("New run"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);

    auto* bar = new widgets::ActionBar;
    m_estimate->setObjectName(QStringLiteral("estimate"));
    bar->addLeft(m_estimate);
    bar->addRight(widgets::makeActionButton(m_try, bar));
    m_start->setIcon(widgets::lineIcon(widgets::Icon::Play));
    bar->addRight(widgets::makeActionButton(m_start, bar, widgets::ButtonLook::Primary));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(scroll, 1);
    column->addWidget(bar);
}

void RunForm::addRows(QVBoxLayout* column)
{
    const auto add = [column](const QString& label, QWidget* field) {
        auto* row = new FieldRow(label, field, FieldRow::LabelPlace::Left);
        column->addWidget(row);
        return row;
    };
    const auto unit = [](const QString& words) { return widgets::quietLabel(words); };
    add(tr("Dataset"), m_dataset);
    m_modelRow = add(tr("Model"), m_model);
    auto* edit = new widgets::LinkButton(tr("Edit…"));
    edit->setAccessibleName(tr("Edit models…"));
    connect(edit, &QAbstractButton::clicked, this, &RunForm::editModelsRequested);
    m_modelRow->addAfter(edit);
    add(tr("Endpoint"), m_endpoint);
    add(tr("Setting"), m_setting);
    FieldRow* input = add(tr("Input"), m_input);
    input->addAfter(unit(tr("rotation")));
    input->addAfter(m_rotation);
    m_decodingRow
        = add(tr("Decoding"),
              fields::group(
                  {m_temperature,
                   unit(tr("temp.")),
                   m_maxTokens,
                   unit(tr("max")),
                   m_seed,
                   unit(tr("seed"))}));
    FieldRow* images = add(tr("Images"), m_longest);
    images->addAfter(unit(tr("longest side")));
    images->addAfter(m_format);
    m_regions->setToolTip(tr("The regions R1 … Rn are drawn on the image, as MagiC does"));
    m_cue->setToolTip(tr("What the answer needs, enlarged as a second image, as TextCue does"));
    m_cueSet->setAccessibleName(tr("Where the enlarged cue comes from"));
    m_cueSet->setToolTip(tr("The sample's cue regions, or crops that attention maps chose (Inspect, TextCue)"));
    add(tr("Marks"), fields::group({m_regions, m_cue}))->addAfter(m_cueSet);
    m_perturbationRow = add(tr("Perturbed"), m_perturbation);
    m_callsRow = add(
        tr("At once"),
        fields::group({m_atOnce, unit(tr("requests")), m_attempts, unit(tr("attempts"))}));
    FieldRow* judge = add(tr("Judge"), m_judge);
    judge->setToolTip(tr("Asked about free answers, where the benchmark wants one"));
    m_budget->setToolTip(tr("For the run, and as much again for its judge."));
    m_budgetRow = add(tr("Stop at"), fields::group({m_budget, unit(tr("$, or never if empty"))}));
}

} // namespace groundmark::viewers
