// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/failure_model.h"

#include "evaluation/errors/taxonomies.h"
#include "widgets/badge.h"
#include "widgets/delegates/roles.h"
#include "widgets/numbers.h"

#include <algorithm>
#include <set>

namespace groundmark::viewers {

namespace {

/// What a model wrote is shown as text, never as markup.
QString plainTip(const QString& text)
{
    return QStringLiteral("<p style=\"white-space:pre-wrap\">%1</p>").arg(text.toHtmlEscaped());
}

bool isStale(const evaluation::LabelledFailure& failure, const ErrorLabel& label)
{
    return !label.reply.isEmpty() && label.reply != failure.reply;
}

bool disagree(const evaluation::LabelledFailure& failure)
{
    std::set<QString> types;
    for (const ErrorLabel& label : failure.labels) {
        if (!label.type.isEmpty() && !isStale(failure, label)) {
            types.insert(label.type);
        }
    }
    return types.size() > 1;
}

} // namespace

QString nameOfType(const Taxonomy& taxonomy, const QString& id)
{
    const ErrorType* const type = evaluation::findType(taxonomy, id);
    return type != nullptr ? type->name : id;
}

void FailureModel::setData(std::shared_ptr<ErrorData> data, RunId run, const QString& annotator)
{
    m_data = std::move(data);
    m_run = run;
    m_annotator = annotator;
    list();
}

void FailureModel::setFilter(const FailureFilter& filter)
{
    m_filter = filter;
    list();
}

void FailureModel::setBlind(bool blind)
{
    m_blind = blind;
    if (!m_rows.empty()) {
        emit dataChanged(index(0, OthersColumn), index(rowCount() - 1, OthersColumn));
    }
}

void FailureModel::list()
{
    beginResetModel();
    m_rows.clear();
    m_all = 0;
    for (std::size_t place = 0; m_data && place < m_data->failures.size(); ++place) {
        if (m_data->failures[place].run != m_run) {
            continue;
        }
        ++m_all;
        if (passes(place)) {
            m_rows.push_back(place);
        }
    }
    endResetModel();
}

bool FailureModel::passes(std::size_t place) const
{
    using Show = FailureFilter::Show;
    const storage::FailedReply& failure = m_data->failures[place];
    const evaluation::LabelledFailure& labelled = m_data->labelled[place];
    if (!m_filter.rightIn.isNull() && !failure.rightElsewhere.contains(m_filter.rightIn)) {
        return false;
    }
    if (!m_filter.type.isEmpty() && typeOf(labelled, evaluation::ErrorVoice::Deciding) != m_filter.type) {
        return false;
    }
    switch (m_filter.show) {
    case Show::All:
        return true;
    case Show::Unlabelled:
        return ownLabel(place) == nullptr;
    case Show::Labelled:
        return ownLabel(place) != nullptr;
    case Show::Disagreeing:
        return disagree(labelled);
    case Show::RightElsewhere:
        return !failure.rightElsewhere.isEmpty();
    case Show::Stale:
        return std::ranges::any_of(
            labelled.labels, [&labelled](const ErrorLabel& label) { return isStale(labelled, label); });
    }
    return true;
}

int FailureModel::rowOf(SampleId sample) const
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_data->failures[m_rows[row]].sample == sample) {
            return static_cast<int>(row);
        }
    }
    return -1;
}

int FailureModel::nextUnlabelled(int row) const
{
    const int count = rowCount();
    for (int step = 1; step <= count; ++step) {
        const int next = (std::max(row, 0) + step) % count;
        if (ownLabel(placeAt(next)) == nullptr) {
            return next;
        }
    }
    return -1;
}

int FailureModel::labelledByAnnotator() const
{
    int count = 0;
    for (std::size_t place = 0; m_data && place < m_data->failures.size(); ++place) {
        count += m_data->failures[place].run == m_run && ownLabel(place) != nullptr ? 1 : 0;
    }
    return count;
}

const ErrorLabel* FailureModel::ownLabel(std::size_t place) const
{
    const std::vector<ErrorLabel>& labels = m_data->labelled[place].labels;
    const auto found = std::ranges::find_if(labels, [this](const ErrorLabel& label) {
        return label.source == LabelSource::Person && label.author == m_annotator;
    });
    return found == labels.end() ? nullptr : &*found;
}

void FailureModel::labelsChanged(std::size_t place)
{
    const auto row = std::ranges::find(m_rows, place);
    if (row != m_rows.end()) {
        const int number = static_cast<int>(row - m_rows.begin());
        emit dataChanged(index(number, 0), index(number, ColumnCount - 1));
    }
}

/// "OCR error (o4-mini)", one each.
QStringList FailureModel::othersTypes(std::size_t place) const
{
    QStringList types;
    for (const ErrorLabel& label : m_data->labelled[place].labels) {
        if (&label == ownLabel(place)) {
            continue;
        }
        const QString name = label.type.isEmpty() ? tr("no type") : nameOfType(m_data->taxonomy, label.type);
        types.append(tr("%1 (%2)").arg(name, label.author));
    }
    return types;
}

int FailureModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FailureModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant FailureModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const std::size_t place = placeAt(index.row());
    const storage::FailedReply& failure = m_data->failures[place];
    const ErrorLabel* const own = ownLabel(place);
    switch (index.column()) {
    case SampleColumn:
        return role == Qt::DisplayRole ? failure.externalId : QVariant();
    case ClassColumn:
        return role == Qt::DisplayRole ? failure.sampleClass : QVariant();
    case AnswerColumn:
        return role == Qt::DisplayRole   ? failure.answer.simplified()
            : role == Qt::ToolTipRole ? plainTip(failure.answer)
                                      : QVariant();
    case ElsewhereColumn:
        if (role == Qt::DisplayRole) {
            return widgets::numbers::count(failure.rightElsewhere.size());
        }
        if (role == widgets::EmphasisRole && failure.rightElsewhere.isEmpty()) {
            return static_cast<int>(widgets::Emphasis::Zero);
        }
        if (role == Qt::ToolTipRole && !failure.rightElsewhere.isEmpty()) {
            QStringList names;
            for (const RunId run : failure.rightElsewhere) {
                const Run* const known = m_data->find(run);
                names.append(known != nullptr ? known->name : QString());
            }
            return plainTip(tr("Right in:\n%1").arg(names.join(u'\n')));
        }
        return {};
    case MineColumn:
        if (role == widgets::ToneRole) {
            const bool stale = own != nullptr && isStale(m_data->labelled[place], *own);
            return static_cast<int>(stale ? widgets::BadgeTone::Warn : widgets::BadgeTone::Accent);
        }
        if (role == Qt::ToolTipRole && own != nullptr && isStale(m_data->labelled[place], *own)) {
            return tr("Said of an earlier reply; it does not count until you say it again.");
        }
        return role == Qt::DisplayRole && own != nullptr ? nameOfType(m_data->taxonomy, own->type) : QVariant();
    case OthersColumn:
        if (m_blind && own == nullptr) {
            return role == Qt::DisplayRole && !m_data->labelled[place].labels.empty() ? tr("hidden") : QVariant();
        }
        if (role == widgets::ToneRole) {
            return static_cast<int>(disagree(m_data->labelled[place]) ? widgets::BadgeTone::Warn : widgets::BadgeTone::Neutral);
        }
        return role == Qt::DisplayRole ? othersTypes(place).join(QStringLiteral(", "))
            : role == Qt::ToolTipRole  ? plainTip(othersTypes(place).join(u'\n'))
                                       : QVariant();
    default:
        return {};
    }
}

QVariant FailureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case SampleColumn:
        return tr("Sample");
    case ClassColumn:
        return tr("Class");
    case AnswerColumn:
        return tr("Answer");
    case ElsewhereColumn:
        return tip ? tr("How many other runs get it right") : tr("Right in");
    case MineColumn:
        return tip ? tr("What you said") : tr("Yours");
    case OthersColumn:
        return tip ? tr("What other people, judges and rules said") : tr("Others");
    default:
        return {};
    }
}

} // namespace groundmark::viewers
