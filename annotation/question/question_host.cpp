// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/question_host.h"

#include "annotation/mask/word_snap.h"
#include "annotation/tools/word_source.h"

#include <algorithm>

namespace groundmark::annotation {

namespace logicocr = evaluation::logicocr;

namespace {

template <typename Value>
void toggle(QList<Value>& values, const Value& value)
{
    if (values.removeAll(value) == 0) {
        values.append(value);
    }
}

int hopOf(const QList<Hop>& hops, RegionId cue)
{
    for (qsizetype i = 0; i < hops.size(); ++i) {
        if (hops[i].cues.contains(cue)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

/// A hop builds on earlier ones only.
void forgetLater(QList<Hop>& hops)
{
    QList<HopId> earlier;
    for (Hop& hop : hops) {
        hop.from.removeIf([&](HopId from) { return !earlier.contains(from); });
        earlier.append(hop.id);
    }
}

} // namespace

QuestionHost::QuestionHost(SampleDocument& document, WordSource* words, QObject* parent)
    : DocumentHost(document, words)
    , m_document(document)
{
    setParent(parent);
    setDefaults(RegionRole::Cue, {});
    connect(&m_document, &SampleDocument::opened, this, [this] {
        m_current = hops().isEmpty() ? -1 : 0;
        emit currentHopChanged();
    });
    connect(&m_document, &SampleDocument::changed, this, [this] {
        // Undo may have taken the current hop away.
        setCurrentHop(std::min(m_current, static_cast<int>(hops().size()) - 1));
    });
}

Question QuestionHost::question() const
{
    return m_document.sample().questions.value(0);
}

QStringList QuestionHost::answers() const
{
    QStringList texts;
    for (const Answer& answer : question().answers) {
        texts.append(answer.text);
    }
    return texts;
}

std::vector<logicocr::Cue> QuestionHost::cues() const
{
    std::vector<QSize> pages;
    for (const Image& page : m_document.pages()) {
        pages.push_back(page.size);
    }
    const auto regions = m_document.regions();
    return logicocr::cuesOf({regions.begin(), regions.end()}, pages);
}

int QuestionHost::numberOf(RegionId cue) const
{
    int number = 0;
    for (const Region& region : m_document.regions()) {
        number += region.role == RegionRole::Cue ? 1 : 0;
        if (region.id == cue) {
            return region.role == RegionRole::Cue ? number : 0;
        }
    }
    return 0;
}

void QuestionHost::changeQuestion(const QString& action, Question after)
{
    const bool exists = !m_document.sample().questions.isEmpty();
    const Question before = question();
    if (after == before) {
        return;
    }
    if (!exists) {
        after.id = QuestionId::create();
        after.sample = sample();
    }
    Edit edit {action, sample(), {exists ? Change {before, after} : Change {std::nullopt, after}}};
    if (m_document.sample().state == SampleState::New) {
        edit.changes.append(
            {SampleStateRecord {sample(), SampleState::New}, SampleStateRecord {sample(), SampleState::Draft}});
    }
    DocumentHost::commit(edit);
}

void QuestionHost::setText(const QString& text)
{
    Question after = question();
    after.text = text.trimmed();
    changeQuestion(QStringLiteral("question.text"), after);
}

void QuestionHost::setAnswers(const QStringList& answers)
{
    Question after = question();
    const QList<Answer> before = after.answers;
    after.answers.clear();
    for (const QString& answer : answers) {
        const QString text = answer.trimmed();
        const bool known = std::ranges::any_of(after.answers, [&](const Answer& other) { return other.text == text; });
        if (!text.isEmpty() && !known) {
            // What came as other JSON than a text stays so while nobody changes it.
            const auto same = std::ranges::find(before, text, &Answer::text);
            after.answers.append(same != before.end() ? *same : Answer {text, {}});
        }
    }
    changeQuestion(QStringLiteral("question.answer"), after);
}

void QuestionHost::setTask(const QString& task)
{
    const QString before = m_document.sample().task;
    if (task != before) {
        DocumentHost::commit(
            {QStringLiteral("question.class"), sample(),
             {{SampleTaskRecord {sample(), before}, SampleTaskRecord {sample(), task}}}});
    }
}

Change QuestionHost::designChange(const QuestionDesign& after) const
{
    return m_document.hasDesign() ? Change {design(), after} : Change {std::nullopt, after};
}

void QuestionHost::change(const QString& action, QuestionDesign after, int current)
{
    forgetLater(after.hops);
    if (after == design()) {
        return;
    }
    if (DocumentHost::commit({action, sample(), {designChange(after)}}) && current > -2) {
        setCurrentHop(current);
    }
}

void QuestionHost::setScenario(const QString& scenario)
{
    QuestionDesign after = design();
    after.scenario = scenario;
    change(QStringLiteral("question.describe"), after);
}

void QuestionHost::setOrigin(const QString& source, const QString& licence)
{
    QuestionDesign after = design();
    after.source = source.trimmed();
    after.licence = licence.trimmed();
    change(QStringLiteral("question.describe"), after);
}

void QuestionHost::setSolution(const QString& text)
{
    QuestionDesign after = design();
    after.solution = text.trimmed();
    change(QStringLiteral("question.solution"), after);
}

void QuestionHost::setCueText(RegionId cue, const QString& text)
{
    const Region* region = m_document.find(cue);
    if (region != nullptr && region->text != text) {
        Region after = *region;
        after.text = text;
        DocumentHost::commit({QStringLiteral("region.text"), sample(), {{*region, after}}});
    }
}

void QuestionHost::toggleCleared(const QString& check)
{
    QuestionDesign after = design();
    toggle(after.cleared, check);
    change(QStringLiteral("question.clear"), after);
}

void QuestionHost::setCurrentHop(int index)
{
    const int wanted = std::clamp(index, -1, static_cast<int>(hops().size()) - 1);
    if (wanted != m_current) {
        m_current = wanted;
        emit currentHopChanged();
    }
}

void QuestionHost::addHop()
{
    QuestionDesign after = design();
    Hop hop {HopId::create(), {}, {}, HopOperation::Read, {}};
    for (const Region& region : selectedRegions()) {
        if (region.role == RegionRole::Cue) {
            hop.cues.append(region.id);
        }
    }
    const int place = m_current < 0 ? static_cast<int>(after.hops.size()) : m_current + 1;
    if (place > 0) {
        hop.from = {after.hops[place - 1].id};
    }
    after.hops.insert(place, hop);
    change(QStringLiteral("hop.add"), after, place);
}

void QuestionHost::removeHop(int index)
{
    QuestionDesign after = design();
    if (index >= 0 && index < after.hops.size()) {
        // Those that built on it build on what it was built from.
        const Hop gone = after.hops.takeAt(index);
        for (Hop& hop : after.hops) {
            if (hop.from.removeAll(gone.id) > 0) {
                for (const HopId from : gone.from) {
                    if (!hop.from.contains(from)) {
                        hop.from.append(from);
                    }
                }
            }
        }
        change(QStringLiteral("hop.remove"), after, std::min(index, static_cast<int>(after.hops.size()) - 1));
    }
}

void QuestionHost::moveHop(int from, int to)
{
    QuestionDesign after = design();
    if (from >= 0 && to >= 0 && from < after.hops.size() && to < after.hops.size() && from != to) {
        after.hops.move(from, to);
        change(QStringLiteral("hop.move"), after, to);
    }
}

void QuestionHost::setHopText(int index, const QString& text)
{
    QuestionDesign after = design();
    if (index >= 0 && index < after.hops.size()) {
        after.hops[index].text = text.trimmed();
        change(QStringLiteral("hop.text"), after);
    }
}

void QuestionHost::setOperation(int index, HopOperation operation)
{
    QuestionDesign after = design();
    if (index >= 0 && index < after.hops.size()) {
        after.hops[index].operation = operation;
        change(QStringLiteral("hop.operation"), after);
    }
}

void QuestionHost::toggleCue(int index, RegionId cue)
{
    QuestionDesign after = design();
    if (index >= 0 && index < after.hops.size() && numberOf(cue) > 0) {
        toggle(after.hops[index].cues, cue);
        change(QStringLiteral("hop.cue"), after);
    }
}

void QuestionHost::toggleFrom(int index, int from)
{
    QuestionDesign after = design();
    if (from >= 0 && from < index && index < after.hops.size()) {
        toggle(after.hops[index].from, after.hops[from].id);
        change(QStringLiteral("hop.from"), after);
    }
}

void QuestionHost::connectCues(RegionId from, RegionId to)
{
    if (from == to || numberOf(from) == 0 || numberOf(to) == 0) {
        return;
    }
    QuestionDesign after = design();
    QList<Hop>& hops = after.hops;
    int first = hopOf(hops, from);
    if (first < 0) {
        const int target = hopOf(hops, to);
        first = target < 0 ? static_cast<int>(hops.size()) : target;
        hops.insert(first, {HopId::create(), {from}, {}, HopOperation::Read, {}});
    }
    int second = hopOf(hops, to);
    if (second < 0) {
        second = first + 1;
        hops.insert(second, {HopId::create(), {to}, {}, HopOperation::Read, {}});
    }
    if (second == first) {
        return; // both belong to one hop: nothing leads from it to itself
    }
    if (second < first) { // what is built on comes first
        hops.move(first, second);
        first = second;
        second = first + 1;
    }
    toggle(hops[second].from, hops[first].id);
    change(QStringLiteral("hop.from"), after, second);
}

std::vector<imaging::RecognisedWord> QuestionHost::words() const
{
    WordSource* const source = wordSource();
    return source != nullptr && source->state() == WordSource::State::Ready ? source->words()
                                                                            : std::vector<imaging::RecognisedWord>();
}

Region QuestionHost::newRegion() const
{
    Region region = DocumentHost::newRegion();
    region.ordinal = 0; // cues are 1, 2, … by their place
    return region;
}

bool QuestionHost::commit(const Edit& edit)
{
    Edit whole = edit;
    QuestionDesign after = design();
    const auto read = words();
    for (Change& change : whole.changes) {
        const Record& record = change.after ? *change.after : *change.before;
        const auto* region = std::get_if<Region>(&record);
        if (region == nullptr || region->role != RegionRole::Cue) {
            continue;
        }
        if (!change.after) {
            for (Hop& hop : after.hops) {
                hop.cues.removeAll(region->id);
            }
            continue;
        }
        const auto* before = change.before ? std::get_if<Region>(&*change.before) : nullptr;
        // A text that somebody wrote stays as it is; what was read is read again.
        const bool asRead = before == nullptr ? region->text.isEmpty()
            : region->shape != before->shape && region->text == textOf(wordsUnder(read, before->shape.bounds()));
        if (asRead && !read.empty()) {
            Region filled = *region;
            filled.text = textOf(wordsUnder(read, filled.shape.bounds()));
            change.after = filled;
        }
        const bool made = before == nullptr && m_current >= 0 && m_current < after.hops.size();
        if (made && edit.action == u"region.create") {
            after.hops[m_current].cues.append(std::get<Region>(*change.after).id);
        }
    }
    if (!(after == design())) {
        whole.changes.append(designChange(after));
    }
    return DocumentHost::commit(whole);
}

} // namespace groundmark::annotation
