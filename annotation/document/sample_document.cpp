// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/sample_document.h"

#include "annotation/document/edit_command.h"
#include "storage/image_repository.h"
#include "storage/journal.h"
#include "storage/question_repository.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::annotation {

namespace {

bool isJudgement(const Change& change)
{
    const Record& record = change.after ? *change.after : *change.before;
    return std::holds_alternative<StepVerdict>(record)
        || std::holds_alternative<ChainReview>(record);
}

/// Whether an edit says of what type failures are: it is undone where it was made, in Inspect.
bool isAboutFailures(const Edit& edit)
{
    return !edit.changes.isEmpty() && std::ranges::all_of(edit.changes, [](const Change& change) {
        return std::holds_alternative<ErrorLabel>(change.after ? *change.after : *change.before);
    });
}

/// Whether an edit consists of judgements, which belong to whoever made them; the sample's state
/// may go with them.
bool isPersonal(const Edit& edit)
{
    return std::ranges::any_of(edit.changes, isJudgement)
        && std::ranges::all_of(edit.changes, [](const Change& change) {
               return isJudgement(change)
                   || std::holds_alternative<SampleStateRecord>(
                          change.after ? *change.after : *change.before);
           });
}

} // namespace

SampleDocument::SampleDocument(storage::Project& project, QString annotator, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_annotator(std::move(annotator))
    , m_writer(project.database(), m_annotator)
{
}

SampleDocument::~SampleDocument() = default;

Result<void> SampleDocument::open(SampleId id)
{
    clear();
    auto loaded = load(id);
    if (!loaded) {
        clear();
    }
    emit opened();
    return loaded;
}

Result<void> SampleDocument::load(SampleId id)
{
    storage::Database& database = m_project.database();
    auto sample = storage::SampleRepository(database).find(id);
    if (!sample) {
        return sample.error();
    }
    if (!*sample) {
        return Error {tr("There is no such sample in the project."), m_project.path(), {}, {}};
    }
    auto regions = storage::RegionRepository(database).ofSample(id);
    if (!regions) {
        return regions.error();
    }
    auto design = storage::QuestionRepository(database).find(id);
    if (!design) {
        return design.error();
    }
    storage::ImageRepository images(database);
    std::vector<Image> pages;
    for (const ImageId page : (*sample)->pages) {
        auto image = images.find(page);
        if (!image) {
            return image.error();
        }
        pages.push_back(image->value_or(Image {}));
    }
    m_sample = std::move(**sample);
    m_regions = std::move(*regions);
    m_pages = std::move(pages);
    m_hasDesign = design->has_value();
    m_design = design->value_or(QuestionDesign {});
    m_design.sample = id;
    return rebuildHistory();
}

void SampleDocument::close()
{
    clear();
    emit opened();
}

void SampleDocument::clear()
{
    m_undo.clear();
    m_sample = {};
    m_pages.clear();
    m_regions.clear();
    m_design = {};
    m_hasDesign = false;
}

const Region* SampleDocument::find(RegionId id) const
{
    const auto found = std::ranges::find(m_regions, id, &Region::id);
    return found != m_regions.end() ? &*found : nullptr;
}

Result<void> SampleDocument::apply(const Edit& edit)
{
    auto seq = m_writer.apply(edit);
    if (!seq) {
        emit failed(seq.error());
        return seq.error();
    }
    take(edit);
    m_undo.push(new EditCommand(*this, *seq, edit, m_annotator, QDateTime::currentDateTimeUtc()));
    emit saved();
    return {};
}

void SampleDocument::take(const Edit& edit)
{
    for (const Change& change : edit.changes) {
        takeRecord(change);
    }
    emit changed(edit);
}

void SampleDocument::takeRecord(const Change& change)
{
    const Record& record = change.after ? *change.after : *change.before;
    if (const auto* region = std::get_if<Region>(&record)) {
        const auto found = std::ranges::find(m_regions, region->id, &Region::id);
        if (!change.after) {
            if (found != m_regions.end()) {
                m_regions.erase(found);
            }
        } else if (found != m_regions.end()) {
            *found = *region;
        } else {
            m_regions.push_back(*region);
        }
        std::ranges::stable_sort(m_regions, {}, &Region::z);
    } else if (const auto* question = std::get_if<Question>(&record)) {
        const auto found = std::ranges::find(m_sample.questions, question->id, &Question::id);
        if (!change.after) {
            if (found != m_sample.questions.end()) {
                m_sample.questions.erase(found);
            }
        } else if (found != m_sample.questions.end()) {
            *found = *question;
        } else {
            m_sample.questions.append(*question);
        }
    } else if (const auto* state = std::get_if<SampleStateRecord>(&record)) {
        m_sample.state = change.after ? state->state : SampleState::New;
    } else if (const auto* task = std::get_if<SampleTaskRecord>(&record)) {
        m_sample.task = change.after ? task->task : QString();
    } else if (const auto* design = std::get_if<QuestionDesign>(&record)) {
        m_hasDesign = change.after.has_value();
        m_design = m_hasDesign ? *design : QuestionDesign {};
        m_design.sample = m_sample.id;
    }
}

Result<void> SampleDocument::rebuildHistory()
{
    auto entries = storage::Journal(m_project.database()).ofSample(m_sample.id);
    if (!entries) {
        return entries.error();
    }
    std::erase_if(*entries, [this](const storage::JournalEntry& entry) {
        return isAboutFailures(entry.edit)
            || (entry.annotator != m_annotator && isPersonal(entry.edit));
    });
    const storage::EditHistory history = storage::historyOf(*entries);
    for (const auto& gesture : history.gestures) {
        m_undo.push(new EditCommand(
            *this, gesture.seq, gesture.edit, gesture.annotator, gesture.at));
    }
    // The gestures after `done` were taken back in an earlier session: step the stack over them
    // without doing anything to the records, which are as the file has them.
    const EditCommand::Replaying replaying(*this);
    m_undo.setIndex(history.done);
    return {};
}

void SampleDocument::reportAndResync(const Error& error)
{
    emit failed(error);
    // The stack moves its index after this returns; it is wound back from the event loop.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_undo.clear();
            if (auto rebuilt = rebuildHistory(); !rebuilt) {
                emit failed(rebuilt.error());
            }
        },
        Qt::QueuedConnection);
}

QString wordsOfAction(const QString& action)
{
    static const std::pair<QLatin1StringView, const char*> words[] {
        {QLatin1StringView("region.create"), QT_TRANSLATE_NOOP("Actions", "Draw region")},
        {QLatin1StringView("region.move"), QT_TRANSLATE_NOOP("Actions", "Move region")},
        {QLatin1StringView("region.resize"), QT_TRANSLATE_NOOP("Actions", "Resize region")},
        {QLatin1StringView("region.vertex"), QT_TRANSLATE_NOOP("Actions", "Edit vertex")},
        {QLatin1StringView("region.delete"), QT_TRANSLATE_NOOP("Actions", "Delete region")},
        {QLatin1StringView("region.duplicate"), QT_TRANSLATE_NOOP("Actions", "Duplicate region")},
        {QLatin1StringView("region.paste"), QT_TRANSLATE_NOOP("Actions", "Paste region")},
        {QLatin1StringView("region.label"), QT_TRANSLATE_NOOP("Actions", "Change label")},
        {QLatin1StringView("region.role"), QT_TRANSLATE_NOOP("Actions", "Change role")},
        {QLatin1StringView("region.text"), QT_TRANSLATE_NOOP("Actions", "Edit transcription")},
        {QLatin1StringView("region.hide"), QT_TRANSLATE_NOOP("Actions", "Hide or show region")},
        {QLatin1StringView("region.lock"), QT_TRANSLATE_NOOP("Actions", "Lock or unlock region")},
        {QLatin1StringView("mask.paint"), QT_TRANSLATE_NOOP("Actions", "Paint mask")},
        {QLatin1StringView("mask.erase"), QT_TRANSLATE_NOOP("Actions", "Erase in mask")},
        {QLatin1StringView("region.to-mask"), QT_TRANSLATE_NOOP("Actions", "Turn into a mask")},
        {QLatin1StringView("region.to-polygon"), QT_TRANSLATE_NOOP("Actions", "Turn into polygons")},
        {QLatin1StringView("region.words"), QT_TRANSLATE_NOOP("Actions", "Take words")},
        {QLatin1StringView("region.cut"), QT_TRANSLATE_NOOP("Actions", "Cut region")},
        {QLatin1StringView("region.order"), QT_TRANSLATE_NOOP("Actions", "Change drawing order")},
        {QLatin1StringView("region.number"), QT_TRANSLATE_NOOP("Actions", "Change number")},
        {QLatin1StringView("region.reading"), QT_TRANSLATE_NOOP("Actions", "Change reading order")},
        {QLatin1StringView("region.attributes"), QT_TRANSLATE_NOOP("Actions", "Change attributes")},
        {QLatin1StringView("mask.describe"), QT_TRANSLATE_NOOP("Actions", "Describe the mask")},
        {QLatin1StringView("mask.target"), QT_TRANSLATE_NOOP("Actions", "Edit target text")},
        {QLatin1StringView("mask.review"), QT_TRANSLATE_NOOP("Actions", "Review masked sample")},
        {QLatin1StringView("sample.state"), QT_TRANSLATE_NOOP("Actions", "Change state")},
        {QLatin1StringView("question.edit"), QT_TRANSLATE_NOOP("Actions", "Edit question")},
        {QLatin1StringView("question.text"), QT_TRANSLATE_NOOP("Actions", "Write question")},
        {QLatin1StringView("question.answer"), QT_TRANSLATE_NOOP("Actions", "Write answer")},
        {QLatin1StringView("question.class"), QT_TRANSLATE_NOOP("Actions", "Choose reasoning class")},
        {QLatin1StringView("question.describe"), QT_TRANSLATE_NOOP("Actions", "Describe the image")},
        {QLatin1StringView("question.solution"), QT_TRANSLATE_NOOP("Actions", "Write solution")},
        {QLatin1StringView("question.clear"), QT_TRANSLATE_NOOP("Actions", "Stand by a check")},
        {QLatin1StringView("question.review"), QT_TRANSLATE_NOOP("Actions", "Review question")},
        {QLatin1StringView("hop.add"), QT_TRANSLATE_NOOP("Actions", "Add hop")},
        {QLatin1StringView("hop.remove"), QT_TRANSLATE_NOOP("Actions", "Remove hop")},
        {QLatin1StringView("hop.move"), QT_TRANSLATE_NOOP("Actions", "Move hop")},
        {QLatin1StringView("hop.text"), QT_TRANSLATE_NOOP("Actions", "Write hop")},
        {QLatin1StringView("hop.operation"), QT_TRANSLATE_NOOP("Actions", "Choose operation")},
        {QLatin1StringView("hop.cue"), QT_TRANSLATE_NOOP("Actions", "Link or unlink cue")},
        {QLatin1StringView("hop.from"), QT_TRANSLATE_NOOP("Actions", "Link or unlink hops")},
        {QLatin1StringView("step.verdict"), QT_TRANSLATE_NOOP("Actions", "Judge step")},
        {QLatin1StringView("step.correction"), QT_TRANSLATE_NOOP("Actions", "Write correction")},
        {QLatin1StringView("step.error"), QT_TRANSLATE_NOOP("Actions", "Choose error type")},
        {QLatin1StringView("step.note"), QT_TRANSLATE_NOOP("Actions", "Write note")},
        {QLatin1StringView("step.link"), QT_TRANSLATE_NOOP("Actions", "Link or unlink region")},
        {QLatin1StringView("step.discuss"), QT_TRANSLATE_NOOP("Actions", "Mark for discussion")},
        {QLatin1StringView("step.split"), QT_TRANSLATE_NOOP("Actions", "Split step")},
        {QLatin1StringView("step.join"), QT_TRANSLATE_NOOP("Actions", "Join steps")},
        {QLatin1StringView("step.resolve"), QT_TRANSLATE_NOOP("Actions", "Resolve step")},
        {QLatin1StringView("chain.answer"), QT_TRANSLATE_NOOP("Actions", "Judge final answer")},
        {QLatin1StringView("chain.quality"), QT_TRANSLATE_NOOP("Actions", "Judge question")},
        {QLatin1StringView("chain.note"), QT_TRANSLATE_NOOP("Actions", "Write note")},
        {QLatin1StringView("chain.discuss"), QT_TRANSLATE_NOOP("Actions", "Mark for discussion")},
        {QLatin1StringView("chain.practice"), QT_TRANSLATE_NOOP("Actions", "Mark as practice")},
        {QLatin1StringView("chain.submit"), QT_TRANSLATE_NOOP("Actions", "Submit")},
        {QLatin1StringView("review.accept"), QT_TRANSLATE_NOOP("Actions", "Accept picture")},
        {QLatin1StringView("review.reject"), QT_TRANSLATE_NOOP("Actions", "Reject picture")},
        {QLatin1StringView("review.flag"), QT_TRANSLATE_NOOP("Actions", "Flag picture")},
        {QLatin1StringView("review.reopen"), QT_TRANSLATE_NOOP("Actions", "Take verdict back")},
        {QLatin1StringView("generate.again"), QT_TRANSLATE_NOOP("Actions", "Make picture again")},
        {QLatin1StringView("generate.translate"), QT_TRANSLATE_NOOP("Actions", "Translate question")},
        {QLatin1StringView("note.add"), QT_TRANSLATE_NOOP("Actions", "Write note")},
        {QLatin1StringView("note.edit"), QT_TRANSLATE_NOOP("Actions", "Edit note")},
        {QLatin1StringView("note.delete"), QT_TRANSLATE_NOOP("Actions", "Delete note")},
        {QLatin1StringView("bookmark.set"), QT_TRANSLATE_NOOP("Actions", "Bookmark")},
        {QLatin1StringView("bookmark.remove"), QT_TRANSLATE_NOOP("Actions", "Remove bookmark")},
        {QLatin1StringView("regions.build"), QT_TRANSLATE_NOOP("Actions", "Build regions")},
    };
    for (const auto& [name, text] : words) {
        if (name == action) {
            return QCoreApplication::translate("Actions", text);
        }
    }
    return action;
}

} // namespace groundmark::annotation
