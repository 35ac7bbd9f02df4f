// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/review_workspace.h"

#include "annotation/review/corpus_pane.h"
#include "annotation/review/filter_row.h"
#include "annotation/review/picture_list.h"
#include "annotation/review/rates_pane.h"
#include "annotation/review/reason_list.h"
#include "annotation/steps/annotator_selector.h"
#include "annotation/workspaces/dataset_selector.h"
#include "widgets/badge.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/segments.h"
#include "widgets/toast.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QLineEdit>
#include <QStackedWidget>
#include <QStandardPaths>

namespace groundmark::annotation {

using evaluation::generate::wordsOfRejection;

namespace {

QString wordFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).filePath(QStringLiteral("words"));
}

} // namespace

ReviewWorkspace::ReviewWorkspace(
    storage::Session& session, imaging::ImageStore& images, imaging::Thumbnailer& thumbnailer, QWidget* parent)
    : Workspace(parent)
    , m_session(session)
    , m_images(images)
    , m_viewBar(new widgets::ViewBar)
    , m_look(new widgets::Segments)
    , m_demonstration(new widgets::Badge(tr("Demonstration data"), widgets::BadgeTone::Warn))
    , m_head(new widgets::PanelHeader)
    , m_layout(new widgets::Badge)
    , m_font(new widgets::Badge)
    , m_canvas(new widgets::ImageCanvas)
    , m_model(new PictureModel(thumbnailer, this))
    , m_strip(new PictureList(*m_model, PictureList::Form::Strip))
    , m_gallery(new PictureList(*m_model, PictureList::Form::Grid))
    , m_corpus(new CorpusPane)
    , m_reasonHead(new widgets::PanelHeader(tr("Reject because")))
    , m_reasons(new ReasonList)
    , m_note(new QLineEdit)
    , m_rates(new RatesPane)
    , m_reader(new PageReader(images, wordFolder(), this))
{
    m_viewBar->addSelector(tr("Dataset"), new DatasetSelector(session));
    m_look->addSegment(QStringLiteral("first"), tr("First look"));
    m_look->addSegment(QStringLiteral("second"), tr("Second look"));
    m_look->addSegment(QStringLiteral("disputes"), tr("Disputes"));
    m_look->setAccessibleName(tr("Which look at the pictures"));
    m_look->setToolTip(tr("A second look does not show what the first one said; disputes are where they differ"));
    m_viewBar->addSelector({}, m_look);
    m_viewBar->addSelector(tr("Annotator"), new AnnotatorSelector(session));
    m_canvas->setAccessibleName(tr("Generated picture"));
    widgets::followTheme(m_canvas);
    m_canvas->overlay().addLayer();
    m_note->setPlaceholderText(tr("Note; Enter rejects for another reason"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setToolTip(tr("What else is to be said of this picture (N)"));
    buildActions();
    m_filter = new FilterRow(m_toGallery);
    buildLayout();
    m_viewBar->addRight(m_demonstration);
    m_demonstration->hide();
    connect(&m_session, &storage::Session::projectOpened, this, &ReviewWorkspace::openProject);
    connect(&m_session, &storage::Session::projectClosing, this, &ReviewWorkspace::closeProject);
    connect(&m_session, &storage::Session::annotatorChanged, this, &ReviewWorkspace::openProject);
    connect(&m_session, &storage::Session::datasetChanged, this, &ReviewWorkspace::readQueue);
    connect(&m_session, &storage::Session::contentChanged, this, [this] {
        m_stale = true;
        if (isVisible()) {
            readQueue();
        }
    });
    connect(&m_session, &storage::Session::sampleEdited, this, [this] {
        m_stale = m_stale || !isVisible(); // what this view writes it knows
    });
    connect(m_look, &widgets::Segments::currentChanged, this, [this](const QString& id) {
        if (m_desk) {
            m_desk->setStage(
                id == u"second"         ? ReviewStage::Second
                    : id == u"disputes" ? ReviewStage::Adjudication
                                        : ReviewStage::First);
        }
    });
    connect(m_filter, &FilterRow::filterChanged, this, [this](const ReviewFilter& filter) {
        if (m_desk) {
            m_desk->setFilter(filter);
        }
    });
    for (PictureList* list : {m_strip, m_gallery}) {
        connect(list, &PictureList::rowChosen, this, [this](int row) {
            if (m_desk) {
                m_desk->setCurrent(row);
            }
        });
    }
    connect(m_gallery, &PictureList::rowOpened, this, [this] { m_toGallery->trigger(); });
    connect(m_reasons, &ReasonList::chosen, this, &ReviewWorkspace::rejectFor);
    connect(m_note, &QLineEdit::returnPressed, this, [this] {
        m_canvas->setFocus();
        rejectFor(evaluation::generate::rejectReasons().back());
    });
    connect(m_reader, &PageReader::changed, this, &ReviewWorkspace::showReading);
    connect(m_canvas, &widgets::ImageCanvas::zoomChanged, this, &Workspace::statusChanged);
    connect(qApp, &QApplication::focusChanged, this, &Workspace::statusChanged);
    openProject();
}

ReviewWorkspace::~ReviewWorkspace()
{
    closeProject();
}

void ReviewWorkspace::openProject()
{
    closeProject();
    if (m_session.project() != nullptr) {
        m_desk = std::make_unique<ReviewDesk>(*m_session.project(), m_session.annotator());
        connect(m_desk.get(), &ReviewDesk::changed, this, &ReviewWorkspace::showDesk);
        connect(m_desk.get(), &ReviewDesk::currentChanged, this, &ReviewWorkspace::showCurrent);
        connect(m_desk.get(), &ReviewDesk::saved, &m_session, &storage::Session::announceEdit);
        m_model->setDesk(m_desk.get(), m_session.project());
        m_desk->setFilter(m_filter->filter());
        m_desk->setStage(
            m_look->current() == u"second"         ? ReviewStage::Second
                : m_look->current() == u"disputes" ? ReviewStage::Adjudication
                                                   : ReviewStage::First);
        if (isVisible()) {
            readQueue();
        }
    }
    m_stale = true;
    updateActions();
}

void ReviewWorkspace::closeProject()
{
    if (m_toast != nullptr) {
        m_toast->dismiss(); // it names a verdict of whoever sat here before
    }
    m_reader->clear();
    m_reader->forget();
    m_model->setDesk(nullptr, nullptr);
    m_desk.reset();
    m_shown.clear();
    m_question = {};
    m_canvas->overlay().setShapes(0, {});
    m_canvas->setSource(nullptr);
    m_corpus->reset();
    m_rates->show(static_cast<const ReviewDesk*>(nullptr));
    m_filter->show(nullptr);
    m_head->setTitle({});
    m_head->setFacts({});
    m_layout->hide();
    m_font->hide();
    m_demonstration->hide();
    setArmed(false);
}

void ReviewWorkspace::readQueue()
{
    if (!m_desk) {
        return;
    }
    m_stale = false;
    m_reader->forget(); // a text may have been edited since
    m_shown.clear();
    if (const auto done = m_desk->read(m_session.dataset()); !done) {
        m_session.announceFailure(done.error());
    }
}

/// Rows, verdicts and counts.
void ReviewWorkspace::showDesk()
{
    m_model->renew();
    m_strip->showRow(m_desk->current());
    m_gallery->showRow(m_desk->current());
    m_filter->show(m_desk.get());
    m_rates->show(m_desk.get());
    const auto counts = m_desk->reasonCounts();
    qint64 rejected = 0;
    for (const auto& [reason, count] : counts) {
        rejected += count;
    }
    m_reasons->setCounts(counts);
    m_reasonHead->setFacts(tr("%1 so far").arg(widgets::numbers::count(rejected)));
    showEarlier();
    updateActions();
    emit statusChanged();
}

void ReviewWorkspace::setArmed(bool armed)
{
    m_armed = armed;
    m_reasonHead->setNote(armed ? tr("1–6 choose, X takes the marked one, Esc goes back") : tr("digits choose"));
    if (auto* disarm = findChild<QAction*>(QStringLiteral("disarm"))) {
        disarm->setEnabled(armed);
    }
}

void ReviewWorkspace::rejectFor(const QString& reason)
{
    if (reason.isEmpty()) {
        return; // nothing is marked: a digit has to say it
    }
    const bool isOther = reason == evaluation::generate::rejectReasons().back();
    if (isOther && m_note->text().trimmed().isEmpty()) {
        m_note->setFocus(); // "other" says nothing without words
        return;
    }
    decide(ReviewVerdict::Rejected, reason);
}

void ReviewWorkspace::decide(ReviewVerdict verdict, const QString& reason)
{
    if (!m_desk || m_desk->current() < 0) {
        return;
    }
    const QString id = m_desk->entryAt(m_desk->current()).externalId;
    const bool isLast = m_desk->waiting() <= 1;
    if (const auto done = m_desk->decide(verdict, reason, m_note->text().trimmed()); !done) {
        m_session.announceFailure(done.error());
        return;
    }
    setArmed(false);
    m_note->clear();
    if (m_note->hasFocus()) {
        m_canvas->setFocus();
    }
    if (m_toast == nullptr) {
        m_toast = new widgets::Toast(this);
        connect(m_toast, &widgets::Toast::undoRequested, m_undo, &QAction::trigger);
    }
    QString words = verdict == ReviewVerdict::Accepted ? tr("Accepted %1.").arg(id)
        : verdict == ReviewVerdict::Rejected ? tr("Rejected %1: %2.").arg(id, wordsOfRejection(reason))
        : verdict == ReviewVerdict::Escalated ? tr("Flagged %1.").arg(id)
                                              : tr("Took the verdict on %1 back.").arg(id);
    if (isLast && m_desk->waiting() == 0) {
        words += u' ' + tr("No other picture waits here.");
    }
    m_toast->say(words, tr("Undo"));
}

void ReviewWorkspace::step(int rows)
{
    if (m_desk && m_desk->count() > 0) {
        m_desk->setCurrent(std::clamp(m_desk->current() + rows, 0, m_desk->count() - 1));
    }
}

void ReviewWorkspace::nextWaiting()
{
    if (m_desk && !m_desk->toNextWaiting()) {
        m_head->setNote(tr("No other picture waits here."));
    }
}

void ReviewWorkspace::toggleGallery()
{
    m_left->setCurrentIndex(m_toGallery->isChecked() ? 1 : 0);
    (m_toGallery->isChecked() ? static_cast<QWidget*>(m_gallery) : m_canvas)->setFocus();
}

void ReviewWorkspace::updateActions()
{
    const bool there = m_desk && m_desk->current() >= 0;
    const bool editable = there && m_desk->obstacle().isEmpty();
    for (QAction* action : QList<QAction*> {m_accept, m_reject, m_flag} + m_digits) {
        action->setEnabled(editable);
    }
    m_reasons->setEnabled(editable);
    m_note->setEnabled(editable);
    m_takeBack->setEnabled(editable && m_desk->verdictAt(m_desk->current()) != ReviewVerdict::Waiting);
    m_skip->setEnabled(there);
    m_undo->setEnabled(m_desk && !m_desk->isReadOnly() && m_desk->canUndo());
    m_redo->setEnabled(m_desk && !m_desk->isReadOnly() && m_desk->canRedo());
}

widgets::StatusFacts ReviewWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    if (!m_desk || m_desk->current() < 0) {
        return facts;
    }
    facts.item = tr("Picture %1/%2").arg(
        widgets::numbers::count(m_desk->current() + 1), widgets::numbers::count(m_desk->count()));
    facts.done = tr("Yours today %1").arg(widgets::numbers::count(m_desk->decidedToday()));
    if (m_canvas->source()) {
        facts.zoom = tr("Zoom %1 %").arg(qRound(m_canvas->zoom() * 100.0));
    }
    if (const auto* reading = m_reader->reading()) {
        facts.selection = tr("Text read: Tesseract %1, %2 words, mean confidence %3")
                              .arg(imaging::TextRecogniser::engineVersion())
                              .arg(reading->words.size())
                              .arg(qRound(reading->confidence * 100.0));
    }
    facts.keys = qobject_cast<QLineEdit*>(QApplication::focusWidget()) ? tr("Keys: text – single keys off")
                                                                     : tr("Keys: review");
    return facts;
}

void ReviewWorkspace::activate()
{
    if (m_desk) {
        if (m_stale) {
            readQueue();
        }
        if (const int row = m_desk->rowOf(m_session.sample()); row >= 0) {
            m_desk->setCurrent(row);
        }
    }
    m_canvas->setFocus();
}

void ReviewWorkspace::settle()
{
    const auto& source = m_canvas->source();
    if (source && !source->isFinished()) {
        QEventLoop loop;
        connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
    while (m_reader->state() == PageReader::State::Reading) {
        QEventLoop loop;
        connect(m_reader, &PageReader::changed, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace groundmark::annotation
