// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/error_record_json.h"
#include "storage/records.h"

namespace groundmark::storage {

namespace {

template <typename... Handlers>
struct Overloaded : Handlers...
{
    using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

} // namespace

QString recordKey(const Record& record)
{
    return std::visit(
        Overloaded {
            [](const Region& region) -> QString {
                return QStringLiteral("region/") + region.id.toText();
            },
            [](const Question& question) -> QString {
                return QStringLiteral("question/") + question.id.toText();
            },
            [](const StepVerdict& verdict) -> QString {
                return QStringLiteral("step-verdict/%1/%2")
                    .arg(verdict.step.toText())
                    .arg(verdict.annotator.value);
            },
            [](const Review& review) -> QString {
                return QStringLiteral("review/") + review.id.toText();
            },
            [](const SampleStateRecord& state) -> QString {
                return QStringLiteral("sample-state/%1").arg(state.sample.value);
            },
            [](const Label& label) -> QString {
                return QStringLiteral("label/") + label.id.toText();
            },
            [](const TaskInput& input) -> QString {
                return QStringLiteral("task-input/%1").arg(input.sample.value);
            },
            [](const SampleTaskRecord& record) -> QString {
                return QStringLiteral("sample-task/%1").arg(record.sample.value);
            },
            [](const QuestionDesign& design) -> QString {
                return QStringLiteral("question-design/%1").arg(design.sample.value);
            },
            [](const ErrorLabel& label) -> QString { return keyOf(label); },
            [](const Taxonomy& taxonomy) -> QString { return keyOf(taxonomy); },
            [](const Note& note) -> QString { return QStringLiteral("note/") + note.id.toText(); },
            [](const Step& step) -> QString { return QStringLiteral("step/") + step.id.toText(); },
            [](const ChainReview& review) -> QString {
                return QStringLiteral("chain-review/%1/%2")
                    .arg(review.chain.toText())
                    .arg(review.annotator.value);
            },
            [](const StepResolution& resolution) -> QString {
                return QStringLiteral("step-resolution/%1/%2")
                    .arg(resolution.step.toText())
                    .arg(resolution.version);
            },
        },
        record);
}

} // namespace groundmark::storage
