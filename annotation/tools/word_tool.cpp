// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/word_tool.h"

#include "annotation/mask/word_snap.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/overlay_painter.h"
#include "widgets/canvas/view_transform.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;
using imaging::RecognisedWord;

constexpr double DragReach = 4.0; ///< view pixels before a press becomes a drag
constexpr double Reach = 2.0; ///< view pixels that outlines stand out
constexpr double TagRoom = 40.0; ///< view pixels that the text above a word may take
constexpr double QuietOpacity = 0.55; ///< of the outlines of words that nobody points at
constexpr double FillOpacity = 0.25;
constexpr double TagPadding = 5.0;
/// Two boxes are the same word when no side is further away, in image pixels.
constexpr double SamePlace = 0.5;

bool isSame(const QRectF& a, const QRectF& b)
{
    return std::abs(a.left() - b.left()) <= SamePlace && std::abs(a.top() - b.top()) <= SamePlace
        && std::abs(a.right() - b.right()) <= SamePlace
        && std::abs(a.bottom() - b.bottom()) <= SamePlace;
}

} // namespace

WordTool::WordTool(ToolHost& host, ToolSurface& surface)
    : CanvasTool(host, surface)
{
    if (WordSource* source = host.wordSource()) {
        QObject::connect(source, &WordSource::changed, &m_context, [this] {
            m_current = -1;
            m_press.reset();
            repaintAll();
        });
    }
}

ToolInfo WordTool::info() const
{
    return {
        "word"_L1,
        QCoreApplication::translate("Tools", "Words (Tesseract)"),
        "word"_L1,
        {QKeySequence(Qt::Key_S)}};
}

QString WordTool::hint() const
{
    const WordSource* const source = host().wordSource();
    if (source == nullptr) {
        return QCoreApplication::translate("Tools", "There are no words here");
    }
    const QString language = source->language();
    switch (source->state()) {
    case WordSource::State::Idle:
        return QCoreApplication::translate("Tools", "Open a page to read its words");
    case WordSource::State::Reading:
        return QCoreApplication::translate("Tools", "Reading the words of this page (%1)…")
            .arg(language);
    case WordSource::State::Failed:
        return source->problem();
    case WordSource::State::Ready:
        break;
    }
    if (words().empty()) {
        return QCoreApplication::translate(
            "Tools", "No words found (%1); Shift+S reads in another language").arg(language);
    }
    return QCoreApplication::translate(
        "Tools", "Click or drag takes words, with Shift as one box; Tab and Enter by keyboard");
}

QList<ToolOption> WordTool::options() const
{
    const WordSource* const source = host().wordSource();
    if (source == nullptr) {
        return {};
    }
    const QStringList languages = source->languages();
    return {
        {"language"_L1,
         QCoreApplication::translate("Tools", "Language of the words"),
         languages,
         int(languages.indexOf(source->language())),
         0,
         0}};
}

void WordTool::setOption(QLatin1StringView /*id*/, int value)
{
    if (WordSource* const source = host().wordSource()) {
        const QStringList languages = source->languages();
        if (value >= 0 && value < languages.size()) {
            source->setLanguage(languages[value]);
            source->want();
        }
    }
}

void WordTool::activate()
{
    if (WordSource* const source = host().wordSource()) {
        source->want();
    }
    repaintAll();
}

void WordTool::deactivate()
{
    m_current = -1;
    cancel();
}

void WordTool::cancel()
{
    m_press.reset();
    repaintAll();
}

const std::vector<RecognisedWord>& WordTool::words() const
{
    static const std::vector<RecognisedWord> none;
    const WordSource* const source = host().wordSource();
    return source != nullptr && source->state() == WordSource::State::Ready ? source->words() : none;
}

int WordTool::wordAt(QPointF image) const
{
    const RecognisedWord* const word = annotation::wordAt(words(), image);
    return word == nullptr ? -1 : int(word - words().data());
}

std::vector<int> WordTool::wordsIn(const QRectF& area) const
{
    std::vector<int> found;
    const auto& all = words();
    for (size_t i = 0; i < all.size(); ++i) {
        if (area.contains(QRectF(all[i].box).center())) {
            found.push_back(int(i));
        }
    }
    return found;
}

void WordTool::setCurrent(int word)
{
    if (word == m_current) {
        return;
    }
    const double side = toImageLength(Reach);
    const double above = toImageLength(TagRoom);
    for (const int one : {std::exchange(m_current, word), word}) {
        if (one >= 0 && size_t(one) < words().size()) {
            const QRectF box(words()[size_t(one)].box);
            // The text may be wider than the word.
            surface().repaintTool(box.adjusted(-side, -above, surface().visibleArea().width(), above));
        }
    }
}

bool WordTool::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || words().empty()) {
        return false;
    }
    m_press = Press {mouse.image, mouse.view, mouse.image, false};
    return true;
}

bool WordTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    if (!m_press) {
        setCurrent(wordAt(mouse.image));
        return false;
    }
    const QPointF way = mouse.view - m_press->view;
    m_press->drags = m_press->drags || std::hypot(way.x(), way.y()) > DragReach;
    m_press->now = mouse.image;
    repaintAll();
    return true;
}

bool WordTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || !m_press) {
        return false;
    }
    const Press press = *m_press;
    cancel();
    std::vector<int> chosen;
    if (press.drags) {
        chosen = wordsIn(QRectF(press.image, mouse.image).normalized());
    } else if (const int word = wordAt(mouse.image); word >= 0) {
        chosen = {word};
    }
    take(chosen, mouse.modifiers.testFlag(Qt::ShiftModifier));
    return true;
}

void WordTool::mouseLeave()
{
    setCurrent(-1);
}

void WordTool::take(const std::vector<int>& chosen, bool joined)
{
    std::vector<std::pair<QRectF, QString>> boxes;
    if (joined && chosen.size() > 1) {
        QRectF box;
        std::vector<RecognisedWord> parts;
        for (const int index : chosen) {
            parts.push_back(words()[size_t(index)]);
            box |= QRectF(parts.back().box);
        }
        boxes.emplace_back(box, textOf(parts));
    } else {
        for (const int index : chosen) {
            const RecognisedWord& word = words()[size_t(index)];
            boxes.emplace_back(QRectF(word.box), word.text);
        }
    }
    Edit edit {u"region.words"_s, host().sample(), {}};
    QList<RegionId> selection;
    const Region first = host().newRegion();
    for (const auto& [box, text] : boxes) {
        const auto regions = host().regions();
        const auto known = std::find_if(
            regions.begin(), regions.end(), [place = box](const Region& region) {
                return region.role == RegionRole::Word && region.shape.kind == ShapeKind::Box
                    && isSame(region.shape.bounds(), place);
            });
        if (known != regions.end()) {
            selection.append(known->id);
            continue;
        }
        Region region = first;
        const int number = int(edit.changes.size());
        region.id = RegionId::create();
        region.role = RegionRole::Word;
        region.ordinal += first.ordinal > 0 ? number : 0;
        region.z += number;
        region.shape = Shape::box(box);
        region.text = text;
        edit.changes.append({std::nullopt, region});
        selection.append(region.id);
    }
    if (selection.isEmpty() || (!edit.changes.isEmpty() && !host().commit(edit))) {
        return;
    }
    host().setSelection(selection);
}

void WordTool::nextLanguage()
{
    if (WordSource* const source = host().wordSource()) {
        const qsizetype count = source->languages().size();
        const qsizetype now = source->languages().indexOf(source->language());
        setOption("language"_L1, int((now + 1) % std::max<qsizetype>(1, count)));
    }
}

void WordTool::step(int by)
{
    const int count = int(words().size());
    const int next = m_current < 0 ? (by > 0 ? 0 : count - 1) : (m_current + by + count) % count;
    setCurrent(next);
    surface().ensureVisible(QRectF(words()[size_t(next)].box));
}

std::span<const ToolKey> WordTool::keys() const
{
    static const std::array<ToolKey, 8> table {{
        {"words.next"_L1,
         QKeySequence(Qt::Key_Tab),
         QT_TRANSLATE_NOOP("Tools", "Go to the next word")},
        {"words.previous"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Tab),
         QT_TRANSLATE_NOOP("Tools", "Go to the previous word")},
        {"words.previous"_L1, QKeySequence(Qt::SHIFT | Qt::Key_Backtab)},
        {"words.take"_L1,
         QKeySequence(Qt::Key_Return),
         QT_TRANSLATE_NOOP("Tools", "Take the word")},
        {"words.take"_L1, QKeySequence(Qt::Key_Enter)},
        {"words.take-all"_L1,
         QKeySequence(Qt::CTRL | Qt::Key_A),
         QT_TRANSLATE_NOOP("Tools", "Take all words")},
        {"words.language"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_S),
         QT_TRANSLATE_NOOP("Tools", "Read in the next language")},
        {"words.cancel"_L1,
         QKeySequence(Qt::Key_Escape),
         QT_TRANSLATE_NOOP("Tools", "Give up, or select nothing")},
    }};
    return table;
}

bool WordTool::canPerform(QLatin1StringView action) const
{
    if (action == "words.language"_L1) {
        return host().wordSource() != nullptr;
    }
    if (action == "words.cancel"_L1) {
        return isBusy() || !host().selection().isEmpty();
    }
    if (action == "words.take"_L1) {
        return m_current >= 0 && size_t(m_current) < words().size();
    }
    return !words().empty();
}

void WordTool::perform(QLatin1StringView action)
{
    if (action == "words.next"_L1) {
        step(1);
    } else if (action == "words.previous"_L1) {
        step(-1);
    } else if (action == "words.take"_L1) {
        take({m_current}, false);
    } else if (action == "words.take-all"_L1) {
        std::vector<int> all;
        for (size_t i = 0; i < words().size(); ++i) {
            all.push_back(int(i));
        }
        take(all, false);
    } else if (action == "words.language"_L1) {
        nextLanguage();
    } else if (isBusy()) {
        cancel();
    } else {
        host().setSelection({});
    }
}

void WordTool::repaintAll()
{
    surface().repaintTool(surface().visibleArea());
}

void WordTool::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    const widgets::CanvasColours& colours = surface().colours();
    const QRectF exposed
        = painter.hasClipping() ? painter.clipBoundingRect() : QRectF({}, view.viewSize());
    const QRectF band
        = m_press && m_press->drags ? QRectF(m_press->image, m_press->now).normalized() : QRectF();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto& all = words();
    for (size_t i = 0; i < all.size(); ++i) {
        const QRectF box(all[i].box);
        const QRectF place = view.toView(box);
        if (!place.adjusted(-Reach, -Reach, Reach, Reach).intersects(exposed)) {
            continue;
        }
        const bool chosen = int(i) == m_current || band.contains(box.center());
        QColor line = colours.focus;
        line.setAlphaF(chosen ? 1.0F : float(QuietOpacity));
        QColor fill = colours.focus;
        fill.setAlphaF(float(FillOpacity));
        painter.setPen(QPen(line, 1));
        painter.setBrush(chosen ? QBrush(fill) : QBrush(Qt::NoBrush));
        painter.drawRect(place.toAlignedRect());
    }
    if (!band.isNull()) {
        painter.setPen(QPen(colours.focus, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(view.toView(band));
    } else if (m_current >= 0 && size_t(m_current) < all.size()) {
        const RecognisedWord& word = all[size_t(m_current)];
        const QString text
            = u"%1  %2"_s.arg(word.text, QString::number(qRound(word.confidence * 100)));
        const QFontMetricsF metrics(painter.font());
        const QRectF at = view.toView(QRectF(word.box));
        const QSizeF size(
            metrics.horizontalAdvance(text) + 2 * TagPadding, metrics.height() + TagPadding);
        const double above = at.top() - size.height() - Reach;
        const QRectF tag(QPointF(at.left(), above >= 0 ? above : at.bottom() + Reach), size);
        painter.fillRect(tag, colours.halo);
        painter.setPen(colours.handle);
        painter.drawText(tag, Qt::AlignCenter | Qt::TextSingleLine, text);
    }
}

} // namespace groundmark::annotation
