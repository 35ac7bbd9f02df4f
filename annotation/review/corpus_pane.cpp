// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/corpus_pane.h"

#include "widgets/badge.h"
#include "widgets/diff_text.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::annotation {

using evaluation::generate::PageDiff;
using evaluation::generate::PagePart;
using evaluation::generate::PageWord;
using widgets::DiffRun;
using widgets::DiffRuns;

namespace {

bool hasPlace(PageWord::Kind kind)
{
    return kind == PageWord::Kind::Changed || kind == PageWord::Kind::Unsure || kind == PageWord::Kind::Extra;
}

bool isHan(const QString& text)
{
    return !text.isEmpty() && text.back().script() == QChar::Script_Han;
}

/// Adds words; those of one kind grow together.
void add(DiffRuns& runs, DiffRun::Kind kind, const QString& text)
{
    if (text.isEmpty()) {
        return;
    }
    const bool isFirst = runs.isEmpty();
    const bool needsSpace = !isFirst && !(isHan(runs.back().text) && isHan(text.left(1)));
    if (!isFirst && runs.back().kind == kind) {
        runs.back().text += (needsSpace ? QStringLiteral(" ") : QString()) + text;
        return;
    }
    if (needsSpace) {
        runs.append({DiffRun::Kind::Equal, QStringLiteral(" ")});
    }
    runs.append({kind, text});
}

QString letterOf(int option)
{
    return QString(QChar(static_cast<char16_t>(u'A' + option)));
}

QString withoutLetter(const QString& choice, int option)
{
    const QString label = letterOf(option) + u'.';
    return choice.startsWith(label) ? choice.mid(label.size()).trimmed() : choice;
}

} // namespace

std::vector<DiffMark> marksOf(const PageDiff& diff)
{
    std::vector<DiffMark> marks;
    for (const PagePart& part : diff.parts) {
        auto before = PageWord::Kind::Same;
        for (const PageWord& word : part.words) {
            if (hasPlace(word.kind)) {
                if (word.kind != before) {
                    marks.push_back({static_cast<int>(marks.size()) + 1, {}, word.kind});
                }
                marks.back().words.push_back(word.word);
            }
            before = word.kind;
        }
    }
    return marks;
}

DiffRuns runsOf(const PagePart& part, int& mark)
{
    DiffRuns runs;
    for (size_t from = 0; from < part.words.size();) {
        const PageWord::Kind kind = part.words[from].kind;
        QString expected;
        QString read;
        size_t to = from;
        for (; to < part.words.size() && part.words[to].kind == kind; ++to) {
            const auto join = [](QString& all, const QString& next) {
                all += (all.isEmpty() || (isHan(all) && isHan(next)) ? QString() : QStringLiteral(" ")) + next;
            };
            join(expected, part.words[to].text);
            join(read, part.words[to].read);
        }
        from = to;
        switch (kind) {
        case PageWord::Kind::Same:
            add(runs, DiffRun::Kind::Equal, expected);
            break;
        case PageWord::Kind::Missing:
            add(runs, DiffRun::Kind::Removed, expected);
            break;
        case PageWord::Kind::Unsure:
            add(runs, DiffRun::Kind::Uncertain, expected);
            break;
        case PageWord::Kind::Changed:
            add(runs, DiffRun::Kind::Removed, expected);
            add(runs, DiffRun::Kind::Added, read);
            break;
        case PageWord::Kind::Extra:
            add(runs, DiffRun::Kind::Added, read);
            break;
        }
        if (hasPlace(kind)) {
            add(runs, DiffRun::Kind::Quiet, QStringLiteral("(%1)").arg(++mark));
        }
    }
    return runs;
}

CorpusPane::CorpusPane(QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Corpus text")))
    , m_missing(new widgets::Badge({}, widgets::BadgeTone::Bad))
    , m_changed(new widgets::Badge({}, widgets::BadgeTone::Bad))
    , m_unsure(new widgets::Badge({}, widgets::BadgeTone::Warn))
    , m_recall(new widgets::Badge)
    , m_notice(widgets::quietLabel({}))
    , m_legend(new widgets::Panel)
{
    m_recall->setToolTip(tr("Share of the text's characters that Tesseract read on the picture, in any order"));
    for (widgets::Badge* badge : {m_missing, m_changed, m_unsure, m_recall}) {
        m_header->addRight(badge);
        badge->hide();
    }
    m_notice->setWordWrap(true);
    m_notice->setContentsMargins(12, 8, 12, 0);
    m_notice->hide();
    auto* text = new widgets::Panel;
    m_body = new QVBoxLayout(text);
    m_body->setContentsMargins(12, 8, 12, 8);
    m_body->setSpacing(8);
    m_body->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(text);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Corpus text"));
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* legend = new QHBoxLayout(m_legend);
    legend->setContentsMargins(12, 4, 12, 4);
    legend->setSpacing(12);
    for (const DiffRun& run : {DiffRun {DiffRun::Kind::Removed, tr("not in the image")},
                               DiffRun {DiffRun::Kind::Added, tr("only in the image")},
                               DiffRun {DiffRun::Kind::Uncertain, tr("hard to read")}}) {
        auto* word = new widgets::DiffText;
        word->setRuns({run});
        word->setFocusPolicy(Qt::NoFocus);
        word->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        legend->addWidget(word, 1);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_notice);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_legend);
}

void CorpusPane::setParts(const std::vector<std::pair<QString, DiffRuns>>& parts, const QStringList& missing)
{
    for (QWidget* row : std::as_const(m_rows)) {
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    int at = 0;
    for (const auto& [letter, runs] : parts) {
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(8);
        if (!letter.isEmpty()) {
            auto* label = widgets::nameLabel(letter);
            label->setFixedWidth(16);
            line->addWidget(label, 0, Qt::AlignTop);
        }
        auto* text = new widgets::DiffText;
        text->setRuns(runs);
        text->setAccessibleName(letter.isEmpty() ? tr("Text") : tr("Option %1").arg(letter));
        line->addWidget(text, 1);
        if (missing.contains(letter)) {
            line->addWidget(new widgets::Badge(tr("missing"), widgets::BadgeTone::Bad), 0, Qt::AlignTop);
        }
        m_body->insertWidget(at++, row);
        row->show(); // now, not in the next round of events: the text must not flicker
        m_rows.append(row);
    }
}

void CorpusPane::showText(const Question& question, const QString& source)
{
    m_header->setFacts(source);
    for (widgets::Badge* badge : {m_missing, m_changed, m_unsure, m_recall}) {
        badge->hide();
    }
    std::vector<std::pair<QString, DiffRuns>> parts;
    for (const QString& text : {question.context, question.text}) {
        if (!text.isEmpty()) {
            parts.push_back({{}, {{DiffRun::Kind::Equal, text}}});
        }
    }
    for (int option = 0; option < question.choices.size(); ++option) {
        parts.push_back({letterOf(option), {{DiffRun::Kind::Equal, withoutLetter(question.choices[option], option)}}});
    }
    setParts(parts, {});
}

void CorpusPane::showDiff(const PageDiff& diff)
{
    int mark = 0;
    std::vector<std::pair<QString, DiffRuns>> parts;
    for (const PagePart& part : diff.parts) {
        parts.push_back({part.option < 0 ? QString() : letterOf(part.option), runsOf(part, mark)});
    }
    setParts(parts, diff.missingOptions);
    m_missing->setText(tr("%n missing", nullptr, diff.missing));
    m_missing->setVisible(diff.missing > 0);
    m_changed->setText(tr("%n changed", nullptr, diff.changed));
    m_changed->setVisible(diff.changed > 0);
    m_unsure->setText(tr("%n unsure", nullptr, diff.unsure));
    m_unsure->setVisible(diff.unsure > 0);
    m_recall->setText(tr("recall %1").arg(widgets::numbers::percent(diff.characterRecall)));
    m_recall->show();
}

void CorpusPane::showNotice(const QString& notice)
{
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
}

void CorpusPane::reset()
{
    showText({}, {});
    showNotice({});
}

} // namespace groundmark::annotation
