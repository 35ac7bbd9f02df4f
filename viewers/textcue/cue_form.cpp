// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/textcue/cue_form.h"

#include "viewers/evaluate/field_tools.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

QString listed(const std::vector<double>& values)
{
    QStringList parts;
    for (const double value : values) {
        parts.append(QString::number(value));
    }
    return parts.join(QStringLiteral(", "));
}

/// "1, 1.5, 2"; empty when a part is no number.
std::vector<double> numbersIn(const QString& text)
{
    std::vector<double> values;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const auto value = widgets::numbers::parsed(part.trimmed());
        if (!value) {
            return {};
        }
        values.push_back(*value);
    }
    return values;
}

template <typename Box, typename Value>
Box* spin(const QString& name, const QString& tip, Value low, Value high, Value now)
{
    auto* box = new Box;
    box->setAccessibleName(name);
    box->setToolTip(tip);
    box->setRange(low, high);
    box->setValue(now);
    box->setKeyboardTracking(false);
    return box;
}

QLineEdit* line(const QString& name, const QString& tip, const QString& text)
{
    auto* field = new QLineEdit(text);
    field->setAccessibleName(name);
    field->setToolTip(tip);
    return field;
}

} // namespace

CueForm::CueForm(QWidget* parent)
    : QWidget(parent)
    , m_folder(line(tr("Folder of attention maps"), tr("Two .npy files per page: the attention of the first answer token for the question, and for a general description"), {}))
    , m_question(line(tr("File of the question's map"), tr("{id}, {image} and {page} are filled in"), imaging::AttentionNames().question))
    , m_general(line(tr("File of the general map"), tr("{id}, {image} and {page} are filled in"), imaging::AttentionNames().general))
    , m_rows(spin<QSpinBox>(tr("Rows"), tr("Rows of image tokens; 0: as the file beside the map says, else as the picture's shape makes likely"), 0, 4096, 0))
    , m_columns(spin<QSpinBox>(tr("Columns"), tr("Columns of image tokens; 0 as for the rows"), 0, 4096, 0))
    , m_firstLayer(spin<QSpinBox>(tr("First layer"), tr("From 0; the paper's 22"), 0, 10'000, imaging::LayerRule().first))
    , m_layers(spin<QSpinBox>(tr("Layers"), tr("So many are compared; the paper's 5"), 1, 10'000, imaging::LayerRule().count))
    , m_base(spin<QDoubleSpinBox>(tr("Smallest window"), tr("Its height in pixels; 224, or 336 for LLaVA-1.5"), 1.0, 10'000.0, imaging::WindowRule().base))
    , m_ratios(line(tr("Sizes of windows"), tr("Times the smallest one"), listed(imaging::WindowRule().ratios)))
    , m_aspects(line(tr("Shapes of windows"), tr("Width by height (our reading of the paper)"), listed(imaging::WindowRule().aspects)))
    , m_normalise(new QCheckBox(tr("Divide a lead by the window's blocks")))
    , m_refine(new QCheckBox(tr("Pull to words")))
    , m_words(new QComboBox)
    , m_magnification(spin<QDoubleSpinBox>(tr("Enlarge"), tr("Times; the paper's 1.5. Bicubic is ours."), 0.1, 16.0, imaging::CueSettings().magnification))
    , m_baselineLayer(spin<QSpinBox>(tr("ViCrop's layer"), tr("The one layer that ViCrop looks at, from 0"), 0, 10'000, imaging::LayerRule().first))
    , m_baselineBase(spin<QDoubleSpinBox>(tr("ViCrop's smallest window"), tr("Pixels; 224, or 336 for LLaVA-1.5"), 1.0, 10'000.0, imaging::WindowRule().base))
{
    m_normalise->setChecked(true);
    m_normalise->setToolTip(tr("As the public code does; the paper does not mention it"));
    m_refine->setChecked(true);
    m_refine->setToolTip(tr("The crop becomes the box around the words that the window touches"));
    m_words->setAccessibleName(tr("Words"));
    m_words->setToolTip(tr("Which words windows are pulled to"));
    m_words->addItem(tr("regions, else Tesseract"), static_cast<int>(CueWords::RegionsOrTesseract));
    m_words->addItem(tr("regions with the role word"), static_cast<int>(CueWords::Regions));
    m_words->addItem(tr("Tesseract"), static_cast<int>(CueWords::Tesseract));

    auto* body = new widgets::Panel;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    build(column);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Parameters"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    for (QLineEdit* field : {m_folder, m_question, m_general}) {
        connect(field, &QLineEdit::editingFinished, this, &CueForm::sourceChanged);
    }
    connect(m_words, &QComboBox::activated, this, &CueForm::sourceChanged);
    for (QLineEdit* field : {m_ratios, m_aspects}) {
        connect(field, &QLineEdit::editingFinished, this, &CueForm::settingsChanged);
    }
    for (QSpinBox* box : {m_rows, m_columns, m_firstLayer, m_layers, m_baselineLayer}) {
        connect(box, &QSpinBox::valueChanged, this, &CueForm::settingsChanged);
    }
    for (QDoubleSpinBox* box : {m_base, m_magnification, m_baselineBase}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &CueForm::settingsChanged);
    }
    for (QCheckBox* box : {m_normalise, m_refine}) {
        connect(box, &QCheckBox::toggled, this, &CueForm::settingsChanged);
    }
}

void CueForm::build(QVBoxLayout* column)
{
    using Row = widgets::FieldRow;
    auto* choose = new QPushButton(tr("Choose…"));
    choose->setToolTip(tr("Choose the folder of attention maps"));
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder of attention maps"), m_folder->text());
        if (!chosen.isEmpty()) {
            setFolder(chosen);
        }
    });
    auto* folder = new Row(tr("Folder of attention maps"), m_folder);
    folder->addAfter(choose);
    column->addWidget(folder);
    column->addWidget(new Row(tr("Map for the question"), m_question));
    column->addWidget(new Row(tr("Map for the general description"), m_general));
    column->addWidget(new Row(
        tr("Grid"), fields::group({m_rows, widgets::quietLabel(tr("rows")), m_columns, widgets::quietLabel(tr("columns, 0: as said"))})));
    column->addWidget(widgets::nameLabel(tr("TextCue")));
    column->addWidget(new Row(
        tr("Layers"), fields::group({widgets::quietLabel(tr("from")), m_firstLayer, widgets::quietLabel(tr("so many")), m_layers})));
    m_windowRow = new Row(tr("Smallest window"), m_base);
    m_windowRow->addAfter(widgets::quietLabel(tr("px")));
    column->addWidget(m_windowRow);
    column->addWidget(new Row(tr("Sizes"), m_ratios));
    column->addWidget(new Row(tr("Shapes"), m_aspects));
    column->addWidget(m_normalise);
    auto* words = new Row(tr("Words"), m_words);
    column->addWidget(m_refine);
    column->addWidget(words);
    auto* enlarge = new Row(tr("Enlarge"), m_magnification);
    enlarge->addAfter(widgets::quietLabel(tr("times")));
    column->addWidget(enlarge);
    column->addWidget(widgets::nameLabel(tr("Baseline: ViCrop")));
    column->addWidget(new Row(
        tr("Layer and smallest window"), fields::group({m_baselineLayer, m_baselineBase, widgets::quietLabel(tr("px"))})));
}

std::optional<CueRequest> CueForm::request()
{
    CueRequest request;
    request.attention = m_folder->text().trimmed();
    request.names = {m_question->text().trimmed(), m_general->text().trimmed()};
    if (m_rows->value() > 0 && m_columns->value() > 0) {
        request.grid = QSize(m_columns->value(), m_rows->value());
    }
    imaging::CueSettings& settings = request.settings;
    settings.layers.first = m_firstLayer->value();
    settings.layers.count = m_layers->value();
    settings.windows.base = m_base->value();
    settings.windows.ratios = numbersIn(m_ratios->text());
    settings.windows.aspects = numbersIn(m_aspects->text());
    settings.windows.normalise = m_normalise->isChecked();
    settings.refine = m_refine->isChecked();
    settings.magnification = m_magnification->value();
    request.words = static_cast<CueWords>(m_words->currentData().toInt());
    const auto right = settings.check();
    m_windowRow->setError(right ? QString() : right.error().hint);
    return right ? std::optional(request) : std::nullopt;
}

imaging::CueSettings CueForm::baseline() const
{
    return imaging::CueSettings::viCrop(m_baselineLayer->value(), m_baselineBase->value());
}

void CueForm::setFolder(const QString& folder)
{
    m_folder->setText(folder);
    emit sourceChanged();
}

QString CueForm::folder() const
{
    return m_folder->text().trimmed();
}

} // namespace groundmark::viewers
