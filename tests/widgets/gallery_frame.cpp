// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/chip.h"
#include "widgets/empty_state.h"
#include "widgets/labels.h"
#include "widgets/mode_rail.h"
#include "widgets/panel_header.h"
#include "widgets/search_field.h"
#include "widgets/segments.h"
#include "widgets/status_bar.h"
#include "widgets/theme/theme.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>

using namespace groundmark::widgets;
using namespace Qt::StringLiterals;

namespace gallery {

namespace {

QAction* makeAction(Icon icon, const QString& text, const QString& key, QObject* parent)
{
    auto* action = new QAction(lineIcon(icon), text, parent);
    action->setShortcut(QKeySequence(key));
    return action;
}

QWidget* makeControls(QWidget* parent)
{
    auto* panel = new QWidget(parent);
    panel->setAutoFillBackground(true);
    panel->setBackgroundRole(QPalette::Base);
    auto* outer = new QVBoxLayout(panel);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);

    auto* header = new PanelHeader(u"Samples"_s, panel);
    header->setFacts(u"500"_s);
    header->addAction(makeAction(Icon::Filter, u"Filter"_s, u"/"_s, panel));
    header->addAction(makeAction(Icon::Import, u"Import predictions…"_s, {}, panel), true);
    outer->addWidget(header);

    auto* body = new QWidget(panel);
    auto* grid = new QVBoxLayout(body);
    grid->addWidget(new SearchField(u"Find text or id"_s, body));
    auto* combo = new QComboBox(body);
    combo->addItems({u"MagiC batch 2"_s, u"OCRBench v2 en"_s});
    grid->addWidget(combo);
    auto* disabled = new QComboBox(body);
    disabled->addItem(u"disabled"_s);
    disabled->setEnabled(false);
    grid->addWidget(disabled);
    auto* spin = new QSpinBox(body);
    spin->setValue(7);
    grid->addWidget(spin);
    auto* wrong = new QLineEdit(u"not a number"_s, body);
    setInvalid(wrong, true);
    grid->addWidget(wrong);
    auto* text
        = new QPlainTextEdit(u"The table in front of the sofa is the low coffee table."_s, body);
    text->setFixedHeight(56);
    grid->addWidget(text);

    auto* buttons = new QHBoxLayout;
    auto* skip = new QPushButton(u"Skip…"_s, body);
    auto* escalate = new QPushButton(lineIcon(Icon::Flag), u"Escalate"_s, body);
    setFlat(escalate);
    setKeyOnButton(escalate, QKeySequence(u"!"_s));
    auto* submit = new QPushButton(u"Submit and next"_s, body);
    setPrimary(submit);
    setKeyOnButton(submit, QKeySequence(u"Ctrl+Return"_s));
    buttons->addWidget(skip);
    buttons->addWidget(escalate);
    buttons->addStretch();
    buttons->addWidget(submit);
    grid->addLayout(buttons);

    auto* more = new QHBoxLayout;
    auto* remove = new QPushButton(u"Delete run…"_s, body);
    setDangerous(remove);
    auto* off = new QPushButton(u"Disabled"_s, body);
    off->setEnabled(false);
    auto* start = new QPushButton(lineIcon(Icon::Play), u"Start run"_s, body);
    setPrimary(start);
    auto* smallOne = new QPushButton(u"Save filter…"_s, body);
    setSmall(smallOne);
    more->addWidget(remove);
    more->addWidget(off);
    more->addWidget(smallOne);
    more->addStretch();
    more->addWidget(start);
    grid->addLayout(more);

    auto* checks = new QHBoxLayout;
    auto* baseline = new QCheckBox(u"Text-only baseline too"_s, body);
    auto* judge = new QCheckBox(u"Judge answers"_s, body);
    judge->setChecked(true);
    auto* partly = new QCheckBox(u"Some"_s, body);
    partly->setTristate(true);
    partly->setCheckState(Qt::PartiallyChecked);
    auto* radio = new QRadioButton(u"Radio"_s, body);
    radio->setChecked(true);
    for (QAbstractButton* box : QList<QAbstractButton*> {baseline, judge, partly, radio}) {
        checks->addWidget(box);
    }
    checks->addStretch();
    grid->addLayout(checks);

    auto* segments = new Segments(body);
    segments->setAccessibleName(u"Shown"_s);
    segments->addSegment(u"o"_s, u"Original"_s);
    segments->addSegment(u"m"_s, u"Masked"_s);
    segments->addSegment(u"b"_s, u"Both"_s);
    segments->setCurrent(u"m"_s);
    grid->addWidget(segments);
    auto* bar = new QProgressBar(body);
    bar->setValue(62);
    grid->addWidget(bar);
    auto* slider = new QSlider(Qt::Horizontal, body);
    slider->setValue(40);
    grid->addWidget(slider);

    auto* badges = new QHBoxLayout;
    badges->addWidget(new Badge(u"query"_s));
    badges->addWidget(new Badge(u"ANLS 1.00"_s, BadgeTone::Ok));
    badges->addWidget(new Badge(u"IoU .00"_s, BadgeTone::Bad));
    badges->addWidget(new Badge(u"frame?"_s, BadgeTone::Warn));
    auto* leak = new Badge(u"No leak"_s, BadgeTone::Ok);
    leak->setGlyph(Glyph::Right);
    badges->addWidget(leak);
    badges->addStretch();
    grid->addLayout(badges);
    grid->addStretch(1);
    outer->addWidget(body, 1);
    return panel;
}

QWidget* makeIconSheet(QWidget* parent)
{
    auto* sheet = new QWidget(parent);
    auto* grid = new QGridLayout(sheet);
    grid->setSpacing(2);
    for (int i = 0; i < IconCount; ++i) {
        auto* button = new QToolButton(sheet);
        button->setAutoRaise(true);
        button->setIcon(lineIcon(Icon(i)));
        button->setIconSize(i % 2 == 0 ? QSize(20, 20) : QSize(16, 16));
        button->setToolTip(QString(nameOf(Icon(i))));
        button->setAccessibleName(QString(nameOf(Icon(i))));
        button->setCheckable(true);
        button->setChecked(i == 5);
        grid->addWidget(button, i / 18, i % 18);
    }
    return sheet;
}

class GlyphSheet : public QWidget
{
public:
    using QWidget::QWidget;
    [[nodiscard]] QSize sizeHint() const override { return {400, 30}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        for (int i = 1; i < GlyphCount; ++i) {
            paintGlyph(&painter, QRectF(12 + i * 22, 8, 14, 14), Glyph(i), tokensOf(this));
        }
    }
};

} // namespace

QWidget* makeFramePage()
{
    auto* window = new QMainWindow;
    for (const auto* name : {"&File", "&Edit", "&View", "&Go", "&Annotate", "&Tools", "&Help"}) {
        QMenu* menu = window->menuBar()->addMenu(QString::fromLatin1(name));
        menu->addAction(makeAction(Icon::Import, u"Import…"_s, u"Ctrl+Shift+I"_s, menu));
    }
    auto* central = new QWidget(window);
    window->setCentralWidget(central);
    auto* rows = new QVBoxLayout(central);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* across = new QHBoxLayout;
    across->setSpacing(0);

    auto* rail = new ModeRail(central);
    rail->setModes({
        {u"library"_s, u"Library"_s, Icon::Library},
        {u"annotate"_s, u"Annotate"_s, Icon::Annotate},
        {u"review"_s, u"Review"_s, Icon::Review},
        {u"evaluate"_s, u"Evaluate"_s, Icon::Evaluate},
        {u"inspect"_s, u"Inspect"_s, Icon::Inspect},
    });
    rail->setCurrentMode(u"annotate"_s);
    rail->addFoot(new QAction(u"Settings"_s, rail), Icon::Settings);
    across->addWidget(rail);

    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    auto* viewBar = new ViewBar(central);
    viewBar->addTab(u"steps"_s, u"Steps"_s);
    viewBar->addTab(u"question"_s, u"Question"_s);
    viewBar->addTab(u"boxes"_s, u"Boxes"_s);
    viewBar->addTab(u"mask"_s, u"Mask"_s);
    auto* dataset = new QComboBox;
    dataset->addItem(u"MagiC batch 2"_s);
    viewBar->addSelector(u"Dataset"_s, dataset);
    auto* annotator = new QComboBox;
    annotator->addItem(u"ann-01"_s);
    viewBar->addSelector(u"Annotator"_s, annotator);
    viewBar->addRight(
        new CommandButton(makeAction(Icon::Search, u"Commands"_s, u"Ctrl+K"_s, window)));
    QAction* redo = makeAction(Icon::Redo, u"Redo"_s, u"Ctrl+Shift+Z"_s, window);
    redo->setEnabled(false);
    viewBar->addRight(makeToolButton(redo, viewBar));
    viewBar->addRight(
        makeToolButton(makeAction(Icon::Undo, u"Undo"_s, u"Ctrl+Z"_s, window), viewBar));
    viewBar->addRight(new Badge(u"Demonstration replies"_s, BadgeTone::Warn));
    right->addWidget(viewBar);

    auto* chips = new QWidget(central);
    auto* chipRow = new QHBoxLayout(chips);
    auto* on = new Chip(u"failed(A) ∧ passed(B)"_s, chips);
    on->setRemovable(true);
    on->setChecked(true);
    auto* outcome = new Chip(u"outcome: unparseable in D"_s, chips);
    outcome->setGlyph(Glyph::Unparseable);
    outcome->setCount(24);
    chipRow->addWidget(on);
    chipRow->addWidget(outcome);
    for (int run = -1; run < 6; ++run) {
        auto* layer = new Chip(run < 0 ? u"Truth"_s : QString(QChar(u'A' + char16_t(run))), chips);
        layer->setRun(run);
        layer->setIcon(lineIcon(run < 4 ? Icon::Eye : Icon::EyeOff));
        layer->setChecked(run < 4);
        chipRow->addWidget(layer);
    }
    chipRow->addStretch();
    right->addWidget(chips);
    right->addWidget(makeIconSheet(central));
    right->addWidget(new GlyphSheet(central));

    auto* split = new QSplitter(central);
    split->addWidget(makeControls(split));
    auto* empty = new EmptyState(
        u"This project holds no samples yet"_s,
        u"Add your own images, read in a benchmark that exists, or look around in the sample project first."_s,
        split);
    empty->addCard(
        makeAction(Icon::Image, u"Add images…"_s, u"Ctrl+I"_s, window),
        Icon::Image,
        u"A folder or files. They stay where they are; Groundmark keeps the path and a checksum."_s,
        u"Choose…"_s);
    empty->addCard(
        makeAction(
            Icon::Import, u"Import a benchmark or predictions…"_s, u"Ctrl+Shift+J"_s, window),
        Icon::Import,
        u"You see a report of what would be read before anything is written."_s,
        u"Choose…"_s);
    empty->addCard(
        makeAction(Icon::Folder, u"Open the sample project"_s, u"Ctrl+Shift+O"_s, window),
        Icon::Folder,
        u"12 images, items of all five benchmarks, two runs. Needs no key and no network."_s,
        u"Open"_s,
        true);
    empty->setTableTitle(u"What can be read"_s);
    empty->addTableRow(
        u"Benchmarks"_s,
        {u"MagiC"_s,
         u"GQA questions and scene graphs"_s,
         u"LogicOCR"_s,
         u"LogiQA 1 and 2"_s,
         u"OCRBench v2"_s,
         u"OCR-Robust"_s,
         u"MMTR-Bench"_s});
    empty->addTableRow(u"Annotations"_s, {u"COCO"_s, u"Pascal VOC"_s, u"YOLO"_s, u"labelme"_s});
    empty->setFootnote(u"Or drop files or a folder anywhere in this window."_s);
    split->addWidget(empty);
    split->setStretchFactor(1, 1);
    right->addWidget(split, 1);
    across->addLayout(right, 1);
    rows->addLayout(across, 1);

    auto* status = new StatusBar(central);
    status->addSegment(u"item"_s, StatusBar::Side::Left);
    status->addSegment(u"errors"_s, StatusBar::Side::Left, 3);
    status->addSegment(u"keys"_s, StatusBar::Side::Right);
    status->addSegment(u"time"_s, StatusBar::Side::Right, 1);
    status->addSegment(u"saved"_s, StatusBar::Side::Right);
    status->setText(u"item"_s, u"Item 33/500"_s);
    status->setText(u"errors"_s, u"11 API errors in 1,200 replies"_s);
    status->setGlyph(u"errors"_s, Glyph::ApiError);
    status->setText(u"keys"_s, u"Keys: canvas"_s);
    status->setText(u"time"_s, u"12:41 on this item"_s);
    status->setIcon(u"time"_s, Icon::Clock);
    status->setText(u"saved"_s, u"Saved 12:04:31"_s);
    rows->addWidget(status);
    return window;
}

} // namespace gallery
