// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/generate/generate_form.h"

#include "viewers/evaluate/field_tools.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::viewers {

using namespace evaluation::generate;
using widgets::FieldRow;

GenerateForm::GenerateForm(evaluation::ModelProfiles& profiles, QWidget* parent)
    : QWidget(parent)
    , m_profiles(profiles)
    , m_images(modelField(QStringLiteral("imagesModel"), tr("Images endpoint"), tr("none: stop before the images")))
    , m_chat(modelField(QStringLiteral("chatModel"), tr("Chat model"), tr("none")))
    , m_embedder(modelField(QStringLiteral("embedder"), tr("Embedding model"), tr("none: compare characters (ours)")))
    , m_rule(new QComboBox)
    , m_hold(new QCheckBox(tr("Hold samples with Chinese")))
    , m_translate(new QCheckBox(tr("Let the chat model translate")))
    , m_threshold(fields::number(QStringLiteral("threshold"), tr("Contexts are the same from this cosine on")))
    , m_seed(fields::number(QStringLiteral("seed"), tr("Seed of fonts and sizes")))
    , m_handwritten(fields::number(QStringLiteral("handwritten"), tr("Per cent handwritten")))
    , m_quality(new QLineEdit)
    , m_tries(fields::number(QStringLiteral("tries"), tr("Pictures of one sample at most")))
    , m_atOnce(fields::number(QStringLiteral("atOnce"), tr("Requests at once")))
    , m_limit(fields::number(QStringLiteral("limit"), tr("At most so many samples in each stage"), 64))
    , m_budget(fields::number(QStringLiteral("budget"), tr("Stop at"), 96))
{
    const std::pair<LayoutRule, QString> rules[] {
        {LayoutRule::ModelOrLong, tr("as the model says, or long")}, {LayoutRule::Model, tr("as the model says")},
        {LayoutRule::ModelAndLong, tr("as the model says, and long")}, {LayoutRule::Long, tr("by length alone")}};
    for (const auto& [rule, words] : rules) {
        m_rule->addItem(words, static_cast<int>(rule));
    }
    m_rule->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rule->setMinimumContentsLength(12);
    m_rule->setToolTip(tr("Which samples get a background. Long is more than 250 tokens, estimated. The paper's "
                          "sentence on it is ambiguous, so the rule is yours."));
    m_quality->setAccessibleName(tr("Quality"));
    m_quality->setMaximumWidth(96);
    m_limit->setPlaceholderText(tr("all"));
    m_budget->setPlaceholderText(tr("no limit"));
    m_translate->setToolTip(tr("With a prompt of ours; the paper says that Chinese was translated, not how"));
    m_hold->setToolTip(tr("They wait until somebody or the chat model has translated them"));
    m_tries->setToolTip(tr("A rejected picture may be made again until so many were made"));
    auto* body = new widgets::Panel;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    const auto row = [column](const QString& label, QWidget* field) {
        auto* made = new FieldRow(label, field, FieldRow::LabelPlace::Left);
        column->addWidget(made);
        return made;
    };
    column->addWidget(widgets::nameLabel(tr("Models")));
    row(tr("Images"), m_images);
    row(tr("Chat"), m_chat);
    row(tr("Embedding"), m_embedder);
    auto* models = new widgets::LinkButton(tr("Edit models…"));
    models->setToolTip(tr("Where models are named, with their servers, keys and prices"));
    connect(models, &widgets::LinkButton::clicked, this, &GenerateForm::modelsRequested);
    column->addWidget(models, 0, Qt::AlignLeft);
    column->addWidget(widgets::nameLabel(tr("Rules")));
    row(tr("Same from"), m_threshold)->setFact(tr("cosine; ours"));
    column->addWidget(m_hold);
    column->addWidget(m_translate);
    row(tr("Layout"), m_rule);
    m_numbersRow = row(tr("Handwritten"), m_handwritten);
    m_numbersRow->setFact(tr("%, drawn at random"));
    row(tr("Seed"), m_seed);
    row(tr("Quality"), m_quality)->setFact(tr("as the endpoint calls it"));
    row(tr("Tries"), m_tries)->setFact(tr("pictures of a sample"));
    column->addWidget(widgets::nameLabel(tr("Limits")));
    row(tr("At once"), m_atOnce);
    row(tr("Samples"), m_limit);
    m_budgetRow = row(tr("Stop at"), m_budget);
    m_budgetRow->setFact(tr("by the models' prices"));
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(tr("Set-up"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new widgets::PanelHeader(tr("Set-up")));
    layout->addWidget(scroll, 1);
    connect(&m_profiles, &evaluation::ModelProfiles::changed, this, &GenerateForm::renewModels);
    renewModels();
    m_atOnce->setText(QString::number(evaluation::CallPolicy().concurrency));
    setPlan({});
}

QComboBox* GenerateForm::modelField(const QString& name, const QString& accessible, const QString& none)
{
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(accessible);
    box->setToolTip(accessible);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    box->addItem(none, QString());
    return box;
}

void GenerateForm::renewModels()
{
    // Each kind of endpoint is offered where it can serve.
    const std::tuple<QComboBox*, QLatin1StringView, bool> boxes[] {
        {m_images, QLatin1StringView("openai-images:"), true},
        {m_embedder, QLatin1StringView("openai-embeddings:"), true},
        {m_chat, QLatin1StringView("openai-"), false}};
    for (const auto& [box, kind, isWanted] : boxes) {
        const QString chosen = box->currentData().toString();
        const QSignalBlocker quiet(box);
        while (box->count() > 1) {
            box->removeItem(1);
        }
        for (const evaluation::ModelProfile& profile : m_profiles.all()) {
            const bool isChat = !profile.config.spec.startsWith(kind) && !profile.config.spec.startsWith(QLatin1StringView("tesseract"));
            if (isWanted ? profile.config.spec.startsWith(kind) : isChat) {
                box->addItem(profile.name, profile.name);
            }
        }
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
    }
}

const evaluation::ModelProfile* GenerateForm::profileOf(const QComboBox* box) const
{
    return m_profiles.find(box->currentData().toString());
}

void GenerateForm::setPlan(const GenPlan& plan)
{
    m_plan = plan;
    m_threshold->setText(QString::number(plan.sameContext));
    m_hold->setChecked(plan.holdForeign);
    m_rule->setCurrentIndex(std::max(0, m_rule->findData(static_cast<int>(plan.layoutRule))));
    m_handwritten->setText(QString::number(plan.handwrittenShare * 100.0));
    m_seed->setText(QString::number(plan.seed));
    m_quality->setText(plan.quality);
    m_tries->setText(QString::number(plan.tries));
}

std::optional<GenerateRequest> GenerateForm::request()
{
    bool isWrong = false;
    GenerateRequest request;
    request.plan = m_plan;
    request.plan.sameContext = fields::real(m_threshold, 0.0, 1.0, isWrong).value_or(m_plan.sameContext);
    request.plan.holdForeign = m_hold->isChecked();
    request.plan.layoutRule = static_cast<LayoutRule>(m_rule->currentData().toInt());
    request.plan.handwrittenShare = fields::real(m_handwritten, 0.0, 100.0, isWrong).value_or(50.0) / 100.0;
    request.plan.seed = static_cast<quint64>(fields::whole(m_seed, 0, 2'000'000'000, isWrong).value_or(0));
    request.plan.quality = m_quality->text().trimmed();
    request.plan.tries = fields::whole(m_tries, 1, 100, isWrong).value_or(m_plan.tries);
    request.policy.concurrency = fields::whole(m_atOnce, 1, 256, isWrong).value_or(8);
    if (const auto limit = fields::whole(m_limit, 1, 1'000'000'000, isWrong)) {
        request.limit = *limit;
    }
    const auto budget = fields::real(m_budget, 0.0, 1e9, isWrong);
    m_numbersRow->setError(isWrong ? tr("A number is missing or out of range.") : QString());
    if (isWrong) {
        return std::nullopt;
    }
    const std::tuple<QComboBox*, std::optional<evaluation::ModelConfig>*, evaluation::Budget*> models[] {
        {m_chat, &request.chat, &request.chatBudget},
        {m_embedder, &request.embedder, &request.embedderBudget},
        {m_images, &request.images, &request.imagesBudget}};
    for (const auto& [box, config, kept] : models) {
        if (const evaluation::ModelProfile* profile = profileOf(box)) {
            *config = profile->config;
            kept->inputPrice = profile->inputPrice;
            kept->outputPrice = profile->outputPrice;
            kept->money = budget;
        }
    }
    request.translates = m_translate->isChecked();
    return request;
}

} // namespace groundmark::viewers
