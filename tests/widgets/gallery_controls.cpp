// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery.h"

#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/chip.h"
#include "widgets/chip_bar.h"
#include "widgets/field_row.h"
#include "widgets/key_cap.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"
#include "widgets/notice_bar.h"
#include "widgets/numbers.h"
#include "widgets/outcome_bar.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"
#include "widgets/tabular.h"
#include "widgets/theme/icons.h"
#include "widgets/toast.h"
#include "widgets/verdict_toggle.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace groundmark;
using namespace groundmark::widgets;
using namespace Qt::StringLiterals;

namespace gallery {

namespace {

QWidget* makeVerdicts(QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* row = new QHBoxLayout(box);
    for (const Verdict verdict :
         {Verdict::Correct, Verdict::Incorrect, Verdict::Unsure, Verdict::Unmarked}) {
        auto* toggle = new VerdictToggle(box);
        toggle->setVerdict(verdict);
        row->addWidget(toggle);
    }
    auto* off = new VerdictToggle(box);
    off->setEnabled(false);
    row->addWidget(off);
    row->addStretch();
    return box;
}

QWidget* makeForm(QWidget* parent)
{
    auto* form = new QWidget(parent);
    auto* rows = new QVBoxLayout(form);
    auto* answer = new FieldRow(u"Short answer"_s, new QLineEdit(u"0.06 €"_s), FieldRow::LabelPlace::Above, form);
    answer->setFact(u"44 tokens · mean of the set 59.3"_s);
    rows->addWidget(answer);
    auto* wrong = new FieldRow(u"Stop at"_s, new QLineEdit(u"six"_s), FieldRow::LabelPlace::Left, form);
    wrong->setError(u"This is not an amount of money. 6.00 or 6,00 would be read as six dollars."_s);
    rows->addWidget(wrong);
    auto* combo = new QComboBox;
    combo->addItem(u"LogicOCR-Real, 1,680 questions"_s);
    rows->addWidget(new FieldRow(u"Dataset"_s, combo, FieldRow::LabelPlace::Left, form));
    auto* ids = new FieldRow(u"At once"_s, new QLineEdit(u"8"_s), FieldRow::LabelPlace::Left, form);
    ids->setFact(u"requests"_s);
    rows->addWidget(ids);
    rows->addStretch();
    return form;
}

} // namespace

QWidget* makeControlsPage()
{
    auto* page = new QWidget;
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);

    auto* notice = new NoticeBar(page);
    notice->say(u"disk"_s, NoticeBar::Meaning::Bad, u"Not saved – the disk is full. Your work is kept in memory; free some space and it will be written by itself."_s);
    notice->addLink(u"folder"_s, u"Open folder"_s);
    rows->addWidget(notice);
    auto* warn = new NoticeBar(page);
    warn->say(u"frame"_s, NoticeBar::Meaning::Warn, u"61 of A’s 298 boxes hold a value above 1000: it answers in its resized frame, 868 × 1148."_s);
    warn->addLink(u"a"_s, u"Show the 34"_s);
    warn->addLink(u"b"_s, u"Set frame and re-score…"_s);
    rows->addWidget(warn);

    auto* bar = new ChipBar(page);
    for (int i = 0; i < 5; ++i) {
        Chip* chip = bar->addChip(QString::number(i), QStringList {u"failed(A) ∧ passed(B)"_s, u"task: VQA with position"_s, u"outcome: unparseable in D"_s, u"IoU(A) 0–0.1"_s, u"kind: motion blur"_s}.at(i));
        chip->setRemovable(true);
        chip->setChecked(i < 2);
        chip->setCount(24 * i);
    }
    auto* add = new QPushButton(lineIcon(Icon::Plus), u"Add condition"_s, bar);
    setFlat(add);
    setSmall(add);
    setKeyOnButton(add, QKeySequence(u"/"_s));
    bar->setTail(add);
    auto* save = new QPushButton(u"Save filter…"_s);
    setSmall(save);
    bar->addRight(save);
    rows->addWidget(bar);

    auto* body = new QWidget(page);
    auto* column = new QVBoxLayout(body);
    column->addWidget(titleLabel(u"What is on top of the table in front of the sofa?"_s, body));
    column->addWidget(makeVerdicts(body));
    auto* outcome = new OutcomeBar(body);
    outcome->setMain(true);
    outcome->setCounts({943, 61, 10, 20, 1680});
    column->addWidget(outcome);
    auto* done = new OutcomeBar(body);
    done->setCounts({7382, 11, 4, 3, 7400});
    column->addWidget(done);
    auto* figure = new NumberLabel(u"1,034"_s, FontRole::Figure, body);
    column->addWidget(figure);
    auto* progress = new ProgressLine(body);
    progress->setPausable(true);
    progress->start(u"Reading gpt4o_OCRBench_v2.xlsx"_s, 7400);
    progress->setDone(4120);
    progress->setPaused(true);
    column->addWidget(progress);
    auto* counted = new ProgressLine(body);
    counted->start(u"Reading a folder"_s, 0);
    counted->setDone(4120);
    column->addWidget(counted);
    auto* header = new PanelHeader(u"Regions"_s, body);
    header->setFacts(u"5"_s);
    header->setNote(u"Roles stay hidden until every step has a verdict"_s);
    QWidget* form = makeForm(body);
    header->setFoldable(form);
    column->addWidget(header);
    column->addWidget(form, 1);
    auto* links = new QHBoxLayout;
    links->addWidget(new LinkButton(u"Open discussion"_s));
    links->addWidget(new KeyCap(QKeySequence(u"Ctrl+Shift+I"_s)));
    links->addWidget(new KeyCap(QKeySequence(u"Ctrl++"_s)));
    links->addStretch();
    column->addLayout(links);
    rows->addWidget(body, 1);

    auto* toast = new Toast(page);
    page->resize(900, 700);
    toast->say(u"Rejected gen_0621."_s, u"Undo"_s);
    return page;
}

} // namespace gallery
