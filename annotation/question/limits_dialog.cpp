// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/limits_dialog.h"

#include "storage/dataset_repository.h"
#include "storage/json_text.h"
#include "widgets/buttons.h"
#include "widgets/field_row.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace logicocr = evaluation::logicocr;

namespace {

constexpr int Margin = 18; // visual language, section 5
const char* const Key = "question_limits";

QSpinBox* spin(int least, int most)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    return box;
}

} // namespace

Result<logicocr::QuestionLimits> limitsOf(const storage::Project& project, DatasetId dataset)
{
    const auto found = storage::DatasetRepository(project.database()).find(dataset);
    if (!found) {
        return found.error();
    }
    const storage::Json extra = *found ? storage::parseJson((*found)->extra) : storage::Json();
    return extra.is_object() && extra.contains(Key) ? logicocr::questionLimitsFrom(storage::dumpJson(extra[Key]))
                                                    : logicocr::QuestionLimits();
}

Result<void> storeLimits(storage::Project& project, DatasetId dataset, const logicocr::QuestionLimits& limits)
{
    storage::DatasetRepository datasets(project.database());
    const auto found = datasets.find(dataset);
    if (!found) {
        return found.error();
    }
    storage::Json extra = *found ? storage::parseJson((*found)->extra) : storage::Json();
    if (!extra.is_object()) {
        extra = storage::Json::object();
    }
    extra[Key] = storage::parseJson(logicocr::toJson(limits));
    return datasets.storeExtra(dataset, storage::dumpJson(extra));
}

LimitsDialog::LimitsDialog(const logicocr::QuestionLimits& limits, QWidget* parent)
    : QDialog(parent)
    , m_hops(spin(1, 20))
    , m_tokens(spin(10, 5000))
    , m_answer(spin(1, 100))
    , m_near(new QDoubleSpinBox)
    , m_image(spin(0, 32))
    , m_cue(spin(1, 500))
    , m_vague(new QPlainTextEdit)
{
    setWindowTitle(tr("Limits of the checks"));
    m_near->setRange(0.1, 1.0);
    m_near->setSingleStep(0.05);
    m_vague->setFixedHeight(120);
    m_vague->setTabChangesFocus(true);
    const auto row = [](const QString& label, QWidget* field, const QString& fact) {
        auto* made = new widgets::FieldRow(label, field);
        made->setFact(fact);
        field->setToolTip(fact);
        return made;
    };
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->setSpacing(8);
    layout->addWidget(row(tr("At least so many hops"), m_hops, tr("the paper asks for several; the number is ours")));
    layout->addWidget(row(tr("At most so many tokens"), m_tokens, tr("279 is the longest published question (Table 3)")));
    layout->addWidget(row(tr("At most so many words in the short answer"), m_answer, tr("the paper says concise; the number is ours")));
    layout->addWidget(row(tr("Likeness from which a question is told of"), m_near, tr("of letters, not of meaning; ours")));
    layout->addWidget(row(tr("Differing bits up to which an image is told of"), m_image, tr("5 as OCR-Robust; of 64")));
    layout->addWidget(row(tr("Shorter side of a cue, pixels"), m_cue, tr("ours")));
    layout->addWidget(row(tr("Words that leave something open, one a line"), m_vague, tr("ours")));
    auto* standard = new QPushButton(tr("Defaults"));
    standard->setToolTip(tr("Fills in the limits that a new dataset has"));
    connect(standard, &QPushButton::clicked, this, [this] { fill(logicocr::QuestionLimits()); });
    auto* cancel = new QPushButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* keep = new QPushButton(tr("Use these limits"));
    widgets::setPrimary(keep);
    keep->setDefault(true);
    connect(keep, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(standard);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(keep);
    layout->addLayout(buttons);
    fill(limits);
    resize(520, sizeHint().height());
}

void LimitsDialog::fill(const logicocr::QuestionLimits& limits)
{
    m_hops->setValue(limits.leastHops);
    m_tokens->setValue(limits.mostTokens);
    m_answer->setValue(limits.mostAnswerWords);
    m_near->setValue(limits.nearQuestion);
    m_image->setValue(limits.nearImage);
    m_cue->setValue(limits.smallestCue);
    m_vague->setPlainText(limits.vagueWords.join(u'\n'));
}

logicocr::QuestionLimits LimitsDialog::limits() const
{
    logicocr::QuestionLimits limits;
    limits.leastHops = m_hops->value();
    limits.mostTokens = m_tokens->value();
    limits.mostAnswerWords = m_answer->value();
    limits.nearQuestion = m_near->value();
    limits.nearImage = m_image->value();
    limits.smallestCue = m_cue->value();
    limits.vagueWords.clear();
    for (const QString& line : m_vague->toPlainText().split(u'\n')) {
        if (const QString word = line.trimmed(); !word.isEmpty()) {
            limits.vagueWords.append(word);
        }
    }
    return limits;
}

} // namespace groundmark::annotation
