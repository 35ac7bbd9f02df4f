// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the review shows of the current picture: pixels, text, differences, what was said before.
#include "annotation/review/corpus_pane.h"
#include "annotation/review/picture_list.h"
#include "annotation/review/reason_list.h"
#include "annotation/review/review_workspace.h"
#include "storage/dataset_repository.h"
#include "storage/sample_repository.h"
#include "widgets/badge.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/theme/tokens.h"

#include <QAction>
#include <QLineEdit>

namespace groundmark::annotation {

using evaluation::generate::PageWord;
using evaluation::generate::wordsOfRejection;
using storage::QueueEntry;

namespace {

constexpr int Ahead = 3; // pictures opened and read ahead; ours

/// A box of the differences; `tag` is the number that stands in the text, too.
widgets::OverlayShape markShape(const QRect& box, PageWord::Kind kind, int number)
{
    const bool unsure = kind == PageWord::Kind::Unsure;
    widgets::OverlayShape shape;
    shape.shape = Shape::box(QRectF(box));
    shape.style.colour = widgets::over_image::region(unsure ? 4 : 6);
    shape.style.dash = unsure ? QList<double> {4, 3} : QList<double>();
    shape.tag = QString::number(number);
    shape.interactive = false;
    shape.handles = false;
    return shape;
}

} // namespace

PageReader::Page ReviewWorkspace::pageAt(int row) const
{
    const QueueEntry& entry = m_desk->entryAt(row);
    const auto sample = storage::SampleRepository(m_session.project()->database()).find(entry.first.sample);
    PageReader::Page page;
    page.path = entry.picture.isEmpty() ? QString() : m_session.project()->absolutePath(entry.picture);
    page.language = entry.language;
    page.question = sample && *sample ? (*sample)->questions.value(0) : Question();
    return page;
}

void ReviewWorkspace::showCurrent()
{
    setArmed(false);
    m_note->clear();
    const int row = m_desk->current();
    if (row < 0) {
        m_shown.clear();
        m_question = {};
        m_canvas->overlay().setShapes(0, {});
        m_canvas->setSource(nullptr);
        m_head->setTitle(tr("No picture"));
        m_head->setFacts(
            m_desk->entries().empty() ? tr("Evaluate › Generate makes pictures and fills this queue")
                                      : tr("No picture of the queue fits here"));
        m_layout->hide();
        m_font->hide();
        m_corpus->reset();
        m_reader->clear();
        showDesk();
        return;
    }
    const QueueEntry& entry = m_desk->entryAt(row);
    const PageReader::Page page = pageAt(row);
    m_question = page.question;
    if (page.path != m_shown) {
        m_shown = page.path;
        m_canvas->overlay().setShapes(0, {});
        m_canvas->setSource(page.path.isEmpty() ? nullptr : m_images.open(page.path));
    }
    m_head->setTitle(entry.externalId);
    QStringList facts {widgets::numbers::size(entry.size.width(), entry.size.height())};
    if (entry.number > 0) {
        facts.append(tr("picture %1 of %2").arg(entry.number).arg(entry.pictures));
        facts.append(entry.generator);
    }
    if (!entry.isInForce()) {
        facts.append(tr("a newer one was made"));
    }
    m_head->setFacts(facts.join(QStringLiteral(" · ")));
    m_layout->setText(entry.templateName.section(u'-', 0, 0));
    m_layout->setVisible(!entry.templateName.isEmpty());
    m_font->setText(entry.templateName.section(u'-', 1));
    m_font->setVisible(entry.templateName.contains(u'-'));
    m_corpus->showText(
        m_question, entry.record > 0 ? tr("%1 · record %2").arg(entry.corpus).arg(entry.record) : entry.corpus);
    const auto sample = storage::SampleRepository(m_session.project()->database()).find(entry.first.sample);
    const auto dataset = storage::DatasetRepository(m_session.project()->database())
                             .find(sample && *sample ? (*sample)->dataset : DatasetId {});
    m_demonstration->setVisible(dataset && *dataset && (*dataset)->demonstration);
    m_strip->showRow(row);
    m_gallery->showRow(row);
    prefetch();
    if (m_session.sample() != entry.first.sample) {
        m_session.setSample(entry.first.sample);
    }
    showEarlier();
    updateActions();
    emit statusChanged();
}

/// What comes next is opened and read while this picture is looked at.
void ReviewWorkspace::prefetch()
{
    std::vector<PageReader::Page> pages {pageAt(m_desk->current())};
    QStringList paths;
    for (int step = 1; step <= Ahead && m_desk->current() + step < m_desk->count(); ++step) {
        pages.push_back(pageAt(m_desk->current() + step));
        paths.append(pages.back().path);
    }
    if (m_desk->current() > 0) {
        const QString& before = m_desk->entryAt(m_desk->current() - 1).picture;
        if (!before.isEmpty()) {
            paths.append(m_session.project()->absolutePath(before));
        }
    }
    m_images.prefetch(paths);
    m_reader->want(pages);
}

void ReviewWorkspace::showReading()
{
    if (!m_desk || m_desk->current() < 0) {
        return;
    }
    switch (m_reader->state()) {
    case PageReader::State::Idle:
        m_corpus->showNotice(tr("This sample has no picture."));
        break;
    case PageReader::State::Reading:
        m_corpus->showNotice(tr("Reading the picture…"));
        break;
    case PageReader::State::Failed:
        m_corpus->showNotice(m_reader->problem());
        break;
    case PageReader::State::Ready:
        m_corpus->showNotice({});
        m_corpus->showDiff(m_reader->reading()->diff);
        break;
    }
    const auto* reading = m_reader->reading();
    m_reasons->setMarked(reading == nullptr ? QString() : reading->diff.suggestion(m_question.answers.value(0).text));
    showEarlier();
    showMarks();
    emit statusChanged();
}

/// The differences on the picture, with the numbers that stand in the text.
void ReviewWorkspace::showMarks()
{
    QList<widgets::OverlayShape> shapes;
    const auto* reading = m_reader->reading();
    if (reading != nullptr && m_marks->isChecked() && m_desk && m_desk->current() >= 0) {
        for (const DiffMark& mark : marksOf(reading->diff)) {
            QRect box;
            for (const int word : mark.words) {
                const QRect& next = reading->words[static_cast<size_t>(word)].box;
                // A mark that runs over several lines gets one box a line.
                if (!box.isNull() && next.top() > box.bottom()) {
                    shapes.append(markShape(box, mark.kind, mark.number));
                    box = {};
                }
                box = box.united(next);
            }
            shapes.append(markShape(box, mark.kind, mark.number));
        }
    }
    m_canvas->overlay().setShapes(0, shapes);
}

/// What was said of this picture before, as far as this look may know.
void ReviewWorkspace::showEarlier()
{
    QString note;
    if (m_desk && m_desk->current() >= 0) {
        const int row = m_desk->current();
        const QueueEntry& entry = m_desk->entryAt(row);
        const auto told = [](const Review& review) {
            QString words = widgets::wordOf(widgets::glyphOf(review.verdict));
            words += review.reason.isEmpty() ? QString() : QString(u": " + wordsOfRejection(review.reason));
            return review.note.isEmpty() ? words : QString(words + QStringLiteral(" – ") + review.note);
        };
        if (m_desk->stage() == ReviewStage::Adjudication) {
            note = tr("First: %1").arg(told(entry.first));
            note += entry.second ? u" · " + tr("Second: %1").arg(told(*entry.second)) : QString();
            note += entry.adjudication ? u" · " + tr("Settled: %1").arg(told(*entry.adjudication)) : QString();
        } else if (m_desk->verdictAt(row) != ReviewVerdict::Waiting) {
            note = told(m_desk->stage() == ReviewStage::First ? entry.first : *entry.second);
        }
    }
    m_head->setNote(note);
}

} // namespace groundmark::annotation
