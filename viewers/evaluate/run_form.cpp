// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/run_form.h"

#include "storage/cue_repository.h"
#include "storage/dataset_repository.h"
#include "viewers/evaluate/field_tools.h"
#include "widgets/buttons.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <optional>

namespace groundmark::viewers {

namespace {

using widgets::numbers::count;

void choose(QComboBox* box, const QVariant& data)
{
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

} // namespace

void RunForm::reload()
{
    const QSignalBlocker quietDataset(m_dataset);
    const QSignalBlocker quietModel(m_model);
    const QVariant dataset = m_dataset->currentIndex() >= 0
        ? m_dataset->currentData()
        : QVariant(m_session.dataset().value_or(DatasetId()).value);
    const QString model = m_model->currentText();
    m_dataset->clear();
    if (m_session.project()) {
        const auto listed = storage::DatasetRepository(m_session.project()->database()).list();
        for (const auto& one : listed.valueOr({})) {
            if (m_session.benchmarks().find(one.dataset.benchmark) == nullptr) {
                continue; // nobody could ask or score it
            }
            m_dataset->addItem(
                tr("%1, %2 samples").arg(one.dataset.name, count(one.samples)),
                one.dataset.id.value);
            m_dataset->setItemData(m_dataset->count() - 1, one.samples, Qt::UserRole + 1);
        }
    }
    choose(m_dataset, dataset);
    listCueSets();
    m_model->clear();
    for (const evaluation::ModelProfile& one : m_profiles.all()) {
        m_model->addItem(one.name);
    }
    m_model->setCurrentIndex(std::max(0, m_model->findText(model)));
    const QString judge = m_judge->currentData().toString();
    m_judge->clear();
    m_judge->addItem(tr("nobody"), QString());
    for (const evaluation::ModelProfile& one : m_profiles.all()) {
        m_judge->addItem(one.name, one.name);
    }
    choose(m_judge, judge);
    const evaluation::ModelProfile* const now = profile();
    if (m_model->currentText() != model || !now || now->config.spec != m_config.spec) {
        followProfile();
    }
    renew();
}

/// Where an enlarged cue can come from in this dataset.
void RunForm::listCueSets()
{
    const QSignalBlocker quiet(m_cueSet);
    const QVariant chosen = m_cueSet->currentData();
    m_cueSet->clear();
    m_cueSet->addItem(tr("cue regions"), QString());
    if (m_session.project()) {
        const auto sets = storage::CueRepository(m_session.project()->database()).sets(dataset());
        for (const auto& set : sets.valueOr({})) {
            m_cueSet->addItem(tr("%1, %2 samples").arg(set.name, count(set.samples)), set.name);
        }
    }
    choose(m_cueSet, chosen);
}

DatasetId RunForm::dataset() const
{
    return {m_dataset->currentData().toLongLong()};
}

qint64 RunForm::samples() const
{
    return m_dataset->currentData(Qt::UserRole + 1).toLongLong();
}

std::optional<evaluation::JudgePlan> RunForm::judge() const
{
    const evaluation::ModelProfile* const chosen = m_profiles.find(m_judge->currentData().toString());
    if (!chosen || m_plans.empty()) {
        return std::nullopt;
    }
    evaluation::JudgePlan judge;
    judge.model = chosen->config;
    // How the judge decodes is its protocol's business. It may cost as much as the run, by itself.
    judge.model.sampling = {};
    judge.model.sampling.extraBody = chosen->config.sampling.extraBody;
    judge.policy = m_plans.front().policy;
    judge.policy.budget.inputPrice = chosen->inputPrice;
    judge.policy.budget.outputPrice = chosen->outputPrice;
    return judge;
}

QString RunForm::modelName() const
{
    return m_model->currentText();
}

const evaluation::ModelProfile* RunForm::profile() const
{
    return m_profiles.find(m_model->currentText());
}

/// Decoding as the profile has it, for the person to change for this run.
void RunForm::followProfile()
{
    const evaluation::ModelProfile* const chosen = profile();
    if (!chosen) {
        return;
    }
    m_config = chosen->config;
    const evaluation::Sampling& sampling = m_config.sampling;
    const auto text = [](const auto& value) { return value ? QString::number(*value) : QString(); };
    m_temperature->setText(text(sampling.temperature));
    m_maxTokens->setText(text(sampling.maxTokens));
    m_seed->setText(text(sampling.seed));
}

void RunForm::fillFrom(const Run& run)
{
    const auto plan = evaluation::runPlanFromJson(run.parameters);
    if (!plan) {
        return;
    }
    const QSignalBlocker quietModel(m_model);
    choose(m_dataset, run.dataset.value);
    const auto known = std::ranges::find_if(m_profiles.all(), [&](const evaluation::ModelProfile& one) {
        return one.config.spec == plan->model.spec;
    });
    if (known != m_profiles.all().end()) {
        m_model->setCurrentIndex(m_model->findText(known->name));
        followProfile();
        m_config = plan->model;
    }
    const evaluation::Sampling& sampling = plan->model.sampling;
    const auto text = [](const auto& value) { return value ? QString::number(*value) : QString(); };
    m_temperature->setText(text(sampling.temperature));
    m_maxTokens->setText(text(sampling.maxTokens));
    m_seed->setText(text(sampling.seed));
    choose(m_setting, plan->setting.mode);
    choose(m_input, plan->setting.input);
    choose(m_rotation, plan->images.rotation);
    choose(m_longest, plan->images.longestSide);
    choose(m_format, QString::fromLatin1(plan->images.format));
    m_regions->setChecked(plan->images.drawRegions);
    m_cue->setChecked(plan->images.cueCrop);
    choose(m_cueSet, plan->images.cueSet);
    m_perturbation->setText(plan->images.perturbation);
    m_atOnce->setText(QString::number(plan->policy.concurrency));
    m_attempts->setText(QString::number(plan->policy.attempts));
    m_budget->setText(text(plan->policy.budget.money));
    m_header->setFacts(tr("as %1").arg(run.name));
    renew();
}

bool RunForm::readFields(evaluation::RunPlan& plan)
{
    const evaluation::ModelProfile* const chosen = profile();
    if (!chosen || !dataset().isStored()) {
        return false;
    }
    plan.model = m_config;
    bool isWrong = false;
    evaluation::Sampling& sampling = plan.model.sampling;
    sampling.temperature = fields::real(m_temperature, 0.0, 2.0, isWrong);
    sampling.maxTokens = fields::whole(m_maxTokens, 1, 10'000'000, isWrong);
    if (const auto seed = fields::whole(m_seed, 0, std::numeric_limits<int>::max(), isWrong)) {
        sampling.seed = *seed;
    } else {
        sampling.seed = std::nullopt;
    }
    m_decodingRow->setError(
        isWrong ? tr("Temperature is 0–2; tokens and seed are whole numbers.") : QString());
    bool isFine = !isWrong;
    const auto config = evaluation::checkConfig(plan.model);
    m_modelRow->setError(config ? QString() : config.error().what);
    isFine = isFine && config;

    plan.images.rotation = m_rotation->currentData().toInt();
    plan.images.longestSide = m_longest->currentData().toInt();
    plan.images.format = m_format->currentData().toString().toLatin1();
    plan.images.drawRegions = m_regions->isChecked();
    plan.images.cueCrop = m_cue->isChecked();
    plan.images.cueSet = m_cue->isChecked() ? m_cueSet->currentData().toString() : QString();
    plan.images.perturbation = m_perturbation->text().trimmed();
    const auto images = evaluation::checkPreparation(plan.images);
    m_perturbationRow->setError(images ? QString() : images.error().toText());
    isFine = isFine && images;

    isWrong = false;
    plan.policy.concurrency
        = fields::whole(m_atOnce, 1, 1000, isWrong).value_or(plan.policy.concurrency);
    plan.policy.attempts = fields::whole(m_attempts, 1, 100, isWrong).value_or(plan.policy.attempts);
    m_callsRow->setError(isWrong ? tr("1–1,000 requests, 1–100 attempts.") : QString());
    isFine = isFine && !isWrong;

    isWrong = false;
    plan.policy.budget.money = fields::real(m_budget, 0.0, 1e9, isWrong);
    plan.policy.budget.inputPrice = chosen->inputPrice;
    plan.policy.budget.outputPrice = chosen->outputPrice;
    m_budgetRow->setError(isWrong ? tr("An amount of money, or nothing.") : QString());
    return isFine && !isWrong;
}

void RunForm::renew()
{
    const evaluation::ModelProfile* const chosen = profile();
    const QString spec = chosen ? chosen->config.spec : QString();
    const qsizetype at = spec.lastIndexOf(QLatin1StringView("@http"));
    m_endpoint->setText(at < 0 ? tr("this machine") : spec.mid(at + 1));
    m_cueSet->setEnabled(m_cue->isChecked());
    m_plans.clear();
    evaluation::RunPlan plan;
    if (readFields(plan)) {
        plan.setting.input = m_input->currentData().toString();
        for (const QString& mode : m_setting->currentData().toString().split(u'+')) {
            plan.setting.mode = mode;
            m_plans.push_back(plan);
        }
    }
    const bool mayWrite = m_session.project() && !m_session.project()->isReadOnly();
    m_try->setEnabled(!m_plans.empty() && mayWrite);
    m_start->setEnabled(!m_plans.empty() && mayWrite);
    emit changed();
}

void RunForm::setEstimate(const QString& words, const QString& tip)
{
    m_estimate->setText(words);
    m_estimate->setToolTip(tip);
}

void RunForm::setBusy(bool busy)
{
    m_start->setText(busy ? tr("Queue run") : tr("Start run"));
}

void RunForm::takeFocus()
{
    m_dataset->setFocus();
}

} // namespace groundmark::viewers
