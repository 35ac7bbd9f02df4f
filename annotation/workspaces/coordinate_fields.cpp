// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/coordinate_fields.h"

#include "widgets/labels.h"
#include "widgets/segments.h"

#include <QDoubleSpinBox>
#include <QGridLayout>

namespace groundmark::annotation {

CoordinateFields::CoordinateFields(QWidget* parent)
    : QWidget(parent)
    , m_frame(new widgets::Segments)
{
    m_frame->addSegment(nameOf(Frame::Pixels), tr("Pixels"));
    m_frame->addSegment(nameOf(Frame::Thousand), QStringLiteral("0–1000"));
    m_frame->setAccessibleName(tr("Frame of the coordinates"));
    connect(m_frame, &widgets::Segments::currentChanged, this, &CoordinateFields::refresh);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_frame, 0, 0, 1, 4, Qt::AlignLeft);
    const std::array names {tr("x"), tr("y"), tr("Width"), tr("Height")};
    for (size_t i = 0; i < m_fields.size(); ++i) {
        auto* field = new QDoubleSpinBox;
        field->setRange(0.0, 1'000'000.0);
        field->setDecimals(1);
        field->setButtonSymbols(QAbstractSpinBox::NoButtons);
        field->setKeyboardTracking(false);
        field->setAccessibleName(names[i]);
        connect(field, &QDoubleSpinBox::valueChanged, this, &CoordinateFields::takeTyped);
        auto* label = widgets::quietLabel(names[i]);
        label->setBuddy(field);
        const int row = 1 + static_cast<int>(i / 2);
        const int column = static_cast<int>(i % 2) * 2;
        grid->addWidget(label, row, column);
        grid->addWidget(field, row, column + 1);
        grid->setColumnStretch(column + 1, 1);
        m_fields[i] = field;
    }
}

Frame CoordinateFields::frame() const
{
    return valueOf<Frame>(m_frame->current()).value_or(Frame::Pixels);
}

void CoordinateFields::show(std::optional<QRectF> pixels, QSizeF image)
{
    m_pixels = pixels;
    m_image = image;
    setEnabled(pixels.has_value());
    refresh();
}

void CoordinateFields::refresh()
{
    m_showing = true;
    const QRectF rect = m_pixels ? convert(*m_pixels, Frame::Pixels, frame(), m_image) : QRectF();
    const std::array values {rect.x(), rect.y(), rect.width(), rect.height()};
    for (size_t i = 0; i < values.size(); ++i) {
        m_fields[i]->setValue(values[i]);
    }
    m_showing = false;
}

void CoordinateFields::takeTyped()
{
    if (m_showing || !m_pixels) {
        return;
    }
    // Only the field that was typed in counts: the others show rounded numbers.
    const QRectF old = convert(*m_pixels, Frame::Pixels, frame(), m_image);
    std::array values {old.x(), old.y(), old.width(), old.height()};
    for (size_t i = 0; i < values.size(); ++i) {
        if (m_fields[i] == sender()) {
            values[i] = m_fields[i]->value();
        }
    }
    const QRectF typed(values[0], values[1], values[2], values[3]);
    const QRectF inside
        = convert(typed, frame(), Frame::Pixels, m_image).intersected(QRectF(QPointF(), m_image));
    if (inside.isEmpty()) {
        refresh(); // outside the image: what stood there comes back
        return;
    }
    emit boundsTyped(inside);
}

} // namespace groundmark::annotation
