// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/generate/stage_models.h"

#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace groundmark::viewers {

using namespace evaluation::generate;
namespace numbers = widgets::numbers;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Generate)
};

widgets::Glyph glyphOf(StageState state)
{
    switch (state) {
    case StageState::Done:
        return widgets::Glyph::Done;
    case StageState::LeftOut:
        return widgets::Glyph::Missing;
    case StageState::Held:
        return widgets::Glyph::Notice;
    case StageState::Failed:
        return widgets::Glyph::ApiError;
    case StageState::Waiting:
        break;
    }
    return widgets::Glyph::New;
}

} // namespace

QString wordsOfStage(Stage stage)
{
    switch (stage) {
    case Stage::Unique:
        return Words::tr("Deduplicate");
    case Stage::Language:
        return Words::tr("Language");
    case Stage::Layout:
        return Words::tr("Layout");
    case Stage::Depiction:
        return Words::tr("Background");
    case Stage::Prompt:
        return Words::tr("Prompt");
    case Stage::Image:
        return Words::tr("Image");
    case Stage::Picture:
        return Words::tr("To review");
    }
    return {};
}

QString tipOfStage(Stage stage)
{
    switch (stage) {
    case Stage::Unique:
        return Words::tr("Keeps one sample of each context: by an embedding model, or by characters where none is chosen");
    case Stage::Language:
        return Words::tr("Holds samples with Chinese in them until they are translated, by a person or by the chat model");
    case Stage::Layout:
        return Words::tr("Background or illustration: the chat model chooses (LogicOCR, appendix F)");
    case Stage::Depiction:
        return Words::tr("Words for the background, by the chat model (LogicOCR, appendix G)");
    case Stage::Prompt:
        return Words::tr("One of the four templates (LogicOCR, appendix A), with font and size drawn by the seed");
    case Stage::Image:
        return Words::tr("Asks the images endpoint and keeps the original");
    case Stage::Picture:
        return Words::tr("Resizes to a JPEG of at most 1024 pixels and puts it into the review queue");
    }
    return {};
}

QString wordsOfState(StageState state)
{
    switch (state) {
    case StageState::Waiting:
        return Words::tr("waiting");
    case StageState::Done:
        return Words::tr("done");
    case StageState::LeftOut:
        return Words::tr("left out");
    case StageState::Held:
        return Words::tr("held");
    case StageState::Failed:
        return Words::tr("failed");
    }
    return {};
}

QString wordsOfValue(Stage stage, const QString& value)
{
    const std::pair<QLatin1StringView, QString> words[] {
        {"kept"_L1, Words::tr("kept")}, {"duplicate"_L1, Words::tr("duplicate")},
        {"fine"_L1, Words::tr("English")}, {"needed"_L1, Words::tr("translation needed")},
        {"translated"_L1, Words::tr("translated")}, {"background"_L1, Words::tr("background")},
        {"interleaved"_L1, Words::tr("illustration")}};
    if (stage == Stage::Image && !value.isEmpty()) {
        return Words::tr("picture %1").arg(value);
    }
    for (const auto& [name, text] : words) {
        if (name == value) {
            return text;
        }
    }
    return value;
}

void StagesModel::setReports(const std::vector<StageReport>& reports, const std::vector<Spent>& spent)
{
    const bool isSame = reports.size() == m_reports.size();
    if (!isSame) {
        beginResetModel();
    }
    m_reports = reports;
    m_spent = spent;
    if (!isSame) {
        endResetModel();
    } else if (!reports.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

int StagesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_reports.size());
}

int StagesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

qint64 StagesModel::number(int row, int column) const
{
    const StageReport& report = m_reports[static_cast<size_t>(row)];
    switch (column) {
    case DoneColumn:
        return report.done;
    case LeftOutColumn:
        return report.leftOut;
    case HeldColumn:
        return report.held;
    case FailedColumn:
        return report.failed;
    case WaitingColumn:
        return report.waiting;
    default:
        return static_cast<size_t>(row) < m_spent.size() ? m_spent[static_cast<size_t>(row)].calls : 0;
    }
}

QVariant StagesModel::data(const QModelIndex& index, int role) const
{
    const Stage stage = m_reports[static_cast<size_t>(index.row())].stage;
    const bool isName = index.column() == StageColumn;
    switch (role) {
    case Qt::DisplayRole:
        return isName ? wordsOfStage(stage) : numbers::count(number(index.row(), index.column()));
    case Qt::ToolTipRole:
        if (index.column() == CallsColumn && static_cast<size_t>(index.row()) < m_spent.size()) {
            return tr("Calls so far, with those that failed; %1 tokens")
                .arg(numbers::count(m_spent[static_cast<size_t>(index.row())].tokens));
        }
        return tipOfStage(stage);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case widgets::EmphasisRole:
        return !isName && number(index.row(), index.column()) == 0 ? static_cast<int>(widgets::Emphasis::Zero)
                                                                  : static_cast<int>(widgets::Emphasis::None);
    default:
        return {};
    }
}

QVariant StagesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment((section == StageColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case StageColumn:
        return tr("Stage");
    case DoneColumn:
        return tr("Done");
    case LeftOutColumn:
        return tr("Left out");
    case HeldColumn:
        return tr("Held");
    case FailedColumn:
        return tr("Failed");
    case WaitingColumn:
        return tr("Waiting");
    default:
        return tr("Calls");
    }
}

void StageItemsModel::setItems(const Items& items)
{
    m_items = items;
    fill();
}

void StageItemsModel::setStage(Stage stage)
{
    m_stage = stage;
    fill();
}

void StageItemsModel::setState(std::optional<StageState> state)
{
    m_state = state;
    fill();
}

void StageItemsModel::fill()
{
    beginResetModel();
    m_rows.clear();
    for (size_t i = 0; m_items && i < m_items->size(); ++i) {
        if (!m_state || (*m_items)[i].state(m_stage) == *m_state) {
            m_rows.push_back(i);
        }
    }
    endResetModel();
}

const GenItem& StageItemsModel::at(int row) const
{
    return (*m_items)[m_rows[static_cast<size_t>(row)]];
}

int StageItemsModel::rowOf(SampleId sample) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (at(row).sample.id == sample) {
            return row;
        }
    }
    return -1;
}

int StageItemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StageItemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant StageItemsModel::data(const QModelIndex& index, int role) const
{
    const GenItem& item = at(index.row());
    const StageRecord* record = item.find(m_stage);
    const StageState state = item.state(m_stage);
    if (role == widgets::GlyphRole && index.column() == StateColumn) {
        return static_cast<int>(glyphOf(state));
    }
    if (role == Qt::ToolTipRole && index.column() == ProblemColumn && record != nullptr) {
        return record->problem;
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case SampleColumn:
        return item.sample.externalId;
    case StateColumn:
        return state == StageState::Waiting && !isReady(item, m_stage) ? Words::tr("not reached") : wordsOfState(state);
    case ValueColumn:
        return record == nullptr || state == StageState::Waiting ? QString() : wordsOfValue(m_stage, record->value);
    case MadeByColumn:
        return record == nullptr ? QString() : record->madeBy;
    default:
        return record == nullptr ? QString() : record->problem.simplified();
    }
}

QVariant StageItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SampleColumn:
        return tr("Sample");
    case StateColumn:
        return tr("State");
    case ValueColumn:
        return tr("Result");
    case MadeByColumn:
        return tr("Made by");
    default:
        return tr("Problem");
    }
}

} // namespace groundmark::viewers
