// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/ask_judge_dialog.h"

#include "widgets/buttons.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace groundmark::viewers {

AskJudgeDialog::AskJudgeDialog(
    const ErrorData& errors, RunId run, const evaluation::ModelProfiles& profiles, QWidget* parent)
    : QDialog(parent)
    , m_data(errors)
    , m_run(run)
    , m_profiles(profiles)
    , m_judge(new QComboBox)
    , m_rightIn(new QComboBox)
    , m_atOnce(new QSpinBox)
    , m_count(widgets::textLabel({}))
{
    setWindowTitle(tr("Ask a judge"));
    resize(640, 560);
    for (const evaluation::ModelProfile& profile : profiles.all()) {
        m_judge->addItem(profile.name);
    }
    m_judge->setToolTip(tr("A model of Evaluate › Models; its key is where that says"));
    m_rightIn->addItem(tr("all failures"), QString());
    for (const Run& one : errors.runs) {
        if (one.id != run) {
            m_rightIn->addItem(tr("failures that %1 gets right").arg(one.name), one.id.toText());
        }
    }
    m_rightIn->setToolTip(tr("The paper asks about failures that its judge's own run gets right"));
    m_atOnce->setRange(1, 1000);
    m_atOnce->setValue(evaluation::CallPolicy().concurrency);
    m_atOnce->setToolTip(tr("Calls at the same time"));
    auto* prompt = new QPlainTextEdit(errors.taxonomy.judgePrompt);
    prompt->setReadOnly(true);
    prompt->setToolTip(tr("Words of one's own go into a taxonomy of one's own"));
    const Run* const asked = errors.find(run);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_start = buttons->addButton(tr("Ask"), QDialogButtonBox::AcceptRole);
    widgets::setPrimary(m_start);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    column->addWidget(widgets::textLabel(
        tr("The judge is asked for the type of every failure of %1 that it has not named one for. What was answered "
           "before is never asked again.")
            .arg(asked != nullptr ? asked->name : QString())));
    column->addWidget(new widgets::FieldRow(tr("Judge"), m_judge));
    column->addWidget(new widgets::FieldRow(tr("About"), m_rightIn));
    column->addWidget(new widgets::FieldRow(tr("Calls at once"), m_atOnce));
    column->addWidget(new widgets::FieldRow(
        errors.taxonomy.judgeSeesImages ? tr("Words (the sample's pages are sent along)") : tr("Words (without the pages)"), prompt), 1);
    column->addWidget(m_count);
    column->addWidget(buttons);
    connect(m_rightIn, &QComboBox::currentIndexChanged, this, &AskJudgeDialog::renew);
    renew();
}

std::vector<SampleId> AskJudgeDialog::failures() const
{
    const RunId right = RunId::fromText(m_rightIn->currentData().toString());
    std::vector<SampleId> samples;
    for (const storage::FailedReply& failure : m_data.failures) {
        if (failure.run == m_run && (right.isNull() || failure.rightElsewhere.contains(right))) {
            samples.push_back(failure.sample);
        }
    }
    return samples;
}

void AskJudgeDialog::renew()
{
    const qint64 count = static_cast<qint64>(failures().size());
    m_count->setText(
        m_data.taxonomy.judgePrompt.isEmpty() ? tr("The taxonomy has no words for a judge. Write them in a new version of it.")
                                              : tr("%1 failures").arg(widgets::numbers::count(count)));
    m_start->setEnabled(count > 0 && m_judge->count() > 0 && !m_data.taxonomy.judgePrompt.isEmpty());
}

evaluation::ErrorPlan AskJudgeDialog::plan() const
{
    evaluation::ErrorPlan plan;
    plan.run = m_run;
    plan.taxonomy = m_data.taxonomy;
    plan.failures = failures();
    if (const evaluation::ModelProfile* const profile = m_profiles.find(m_judge->currentText())) {
        plan.judge = profile->config;
        // A verdict is no text: the same question gets the same answer where the server allows it.
        plan.judge.sampling = {};
        plan.judge.sampling.temperature = 0.0;
        plan.judge.sampling.extraBody = profile->config.sampling.extraBody;
        plan.policy.budget.inputPrice = profile->inputPrice;
        plan.policy.budget.outputPrice = profile->outputPrice;
    }
    plan.policy.concurrency = m_atOnce->value();
    return plan;
}

} // namespace groundmark::viewers
