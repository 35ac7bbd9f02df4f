// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/masked/masked_models.h"

#include "widgets/badge.h"
#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::viewers {

namespace mmtr = evaluation::mmtr;
namespace numbers = widgets::numbers;
using mmtr::FailurePattern;

namespace {

constexpr double RightFrom = 0.5; // below, an answer counts as wrong and may show a pattern

struct MaskedText
{
    Q_DECLARE_TR_FUNCTIONS(MaskedText)
};

QString plainTip(const QString& text)
{
    return Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
}

} // namespace

QString wordsOf(FailurePattern pattern)
{
    switch (pattern) {
    case FailurePattern::NoTaskFocus:
        return MaskedText::tr("No task focus");
    case FailurePattern::NeighbourCopy:
        return MaskedText::tr("Neighbour copy");
    case FailurePattern::SymbolAnchoring:
        return MaskedText::tr("Symbol anchoring");
    case FailurePattern::GeographicMislocation:
        return MaskedText::tr("Geographic mislocation");
    case FailurePattern::VisibleTextCopying:
        return MaskedText::tr("Visible-text copying");
    case FailurePattern::SemanticDrift:
        return MaskedText::tr("Semantic drift");
    }
    return {};
}

QString explanationOf(FailurePattern pattern)
{
    switch (pattern) {
    case FailurePattern::NoTaskFocus:
        return MaskedText::tr("Says that there is no mask, describes it, or copies a long excerpt");
    case FailurePattern::NeighbourCopy:
        return MaskedText::tr("The reply stands right beside the mask");
    case FailurePattern::SymbolAnchoring:
        return MaskedText::tr("A salient symbol of the page in place of an expression");
    case FailurePattern::GeographicMislocation:
        return MaskedText::tr("Another name of the same map or list of places");
    case FailurePattern::VisibleTextCopying:
        return MaskedText::tr("The reply stands somewhere else on the pages");
    case FailurePattern::SemanticDrift:
        return MaskedText::tr("Plausible words that stand nowhere on the pages");
    }
    return {};
}

void MaskedSampleModel::setDataset(std::shared_ptr<const MaskedDataset> dataset)
{
    beginResetModel();
    m_dataset = std::move(dataset);
    endResetModel();
}

SampleId MaskedSampleModel::sampleAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_dataset->samples[static_cast<size_t>(row)].id : SampleId {};
}

int MaskedSampleModel::rowOf(SampleId sample) const
{
    if (!m_dataset) {
        return -1;
    }
    const auto found = std::ranges::find(m_dataset->samples, sample, &MaskedSample::id);
    return found != m_dataset->samples.end() ? static_cast<int>(found - m_dataset->samples.begin()) : -1;
}

int MaskedSampleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_dataset ? 0 : static_cast<int>(m_dataset->samples.size());
}

int MaskedSampleModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant MaskedSampleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const MaskedSample& sample = m_dataset->samples[static_cast<size_t>(index.row())];
    if (role == Qt::ToolTipRole && index.column() == TargetColumn) {
        return plainTip(sample.facts.target);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case IdColumn:
        return sample.externalId;
    case LevelColumn:
        return sample.facts.levelStated ? mmtr::levelName(sample.facts.level)
                                        : mmtr::levelName(sample.facts.level) + u'?';
    case PagesColumn:
        return numbers::count(sample.facts.pages);
    case TargetColumn:
        return sample.facts.target.simplified();
    case RatioColumn:
        return sample.facts.maskRatio ? numbers::score(*sample.facts.maskRatio, 4) : QString();
    case MeanColumn: {
        const auto mean = sample.mean();
        return mean ? numbers::score(*mean) : QString();
    }
    default:
        return {};
    }
}

QVariant MaskedSampleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case IdColumn:
        return MaskedText::tr("Sample");
    case LevelColumn:
        return MaskedText::tr("Level");
    case PagesColumn:
        return MaskedText::tr("Pages");
    case TargetColumn:
        return MaskedText::tr("Target");
    case RatioColumn:
        return MaskedText::tr("Mask ratio");
    case MeanColumn:
        return MaskedText::tr("Mean of %1 runs").arg(m_dataset ? m_dataset->runs.size() : 0);
    default:
        return {};
    }
}

void MaskedReplyModel::setSample(const CompareSample& sample)
{
    beginResetModel();
    m_answers = sample.answers;
    m_facts = mmtr::factsOf({sample.sample, sample.regions, sample.imageSizes});
    m_pages.clear();
    propose();
    endResetModel();
}

void MaskedReplyModel::setPages(const std::vector<mmtr::PatternPage>& pages)
{
    m_pages = pages;
    propose();
    if (rowCount() > 0) {
        emit dataChanged(index(0, PatternColumn), index(rowCount() - 1, PatternColumn));
    }
}

void MaskedReplyModel::clear()
{
    beginResetModel();
    m_answers.clear();
    m_patterns.clear();
    endResetModel();
}

QString MaskedReplyModel::replyOf(const RunAnswer& answer) const
{
    if (!answer.prediction) {
        return {};
    }
    return answer.prediction->parsed.isEmpty() ? answer.prediction->raw : answer.prediction->parsed;
}

void MaskedReplyModel::propose()
{
    m_patterns.clear();
    for (const RunAnswer& answer : m_answers) {
        const bool wrong = answer.prediction
            && (answer.prediction->outcome == Outcome::Unparseable
                || (answer.isScored() && answer.primary().value < RightFrom));
        m_patterns.push_back(wrong ? mmtr::proposePattern(replyOf(answer), m_facts, m_pages) : std::nullopt);
    }
}

int MaskedReplyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_answers.size());
}

int MaskedReplyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant MaskedReplyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const RunAnswer& answer = m_answers[static_cast<size_t>(index.row())];
    const auto& pattern = m_patterns[static_cast<size_t>(index.row())];
    const widgets::Glyph glyph = !answer.prediction ? widgets::Glyph::Missing
        : widgets::glyphOf(answer.prediction->outcome, answer.isScored() ? answer.primary().value : 0.0);
    switch (index.column()) {
    case RunColumn:
        if (role == Qt::DisplayRole) {
            return answer.run.name;
        }
        if (role == Qt::ToolTipRole) {
            return plainTip(QStringLiteral("%1\n%2").arg(answer.run.model, answer.run.setting));
        }
        return {};
    case ReplyColumn:
        if (role == Qt::DisplayRole) {
            return answer.prediction ? replyOf(answer).simplified() : MaskedText::tr("no prediction");
        }
        if (role == Qt::ToolTipRole && answer.prediction) {
            return plainTip(answer.prediction->error.isEmpty() ? answer.prediction->raw : answer.prediction->error);
        }
        return {};
    case ScoreColumn:
        if (role == widgets::GlyphRole) {
            return static_cast<int>(glyph);
        }
        if (role == Qt::DisplayRole && answer.isScored()) {
            return numbers::score(answer.primary().value);
        }
        if (role == Qt::ToolTipRole && answer.isScored()) {
            return answer.primary().metric;
        }
        return {};
    case PatternColumn:
        if (role == Qt::DisplayRole && pattern) {
            return wordsOf(*pattern);
        }
        if (role == Qt::ToolTipRole && pattern) {
            return MaskedText::tr("%1. Proposed by a rule of Groundmark's own.").arg(explanationOf(*pattern));
        }
        if (role == widgets::ToneRole) {
            return static_cast<int>(
                pattern == FailurePattern::NoTaskFocus ? widgets::BadgeTone::Unparseable : widgets::BadgeTone::Neutral);
        }
        return {};
    default:
        return {};
    }
}

QVariant MaskedReplyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case RunColumn:
        return MaskedText::tr("Run");
    case ReplyColumn:
        return MaskedText::tr("Reply");
    case ScoreColumn:
        return MaskedText::tr("Score");
    case PatternColumn:
        return MaskedText::tr("Failure pattern");
    default:
        return {};
    }
}

} // namespace groundmark::viewers
