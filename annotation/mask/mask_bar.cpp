// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/mask_bar.h"

#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/segments.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/tokens.h"

#include <QAction>
#include <QColorDialog>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>

namespace groundmark::annotation {

namespace {

constexpr int BarHeight = 36;
const QString Own = QStringLiteral("own");

QIcon swatch(const QColor& colour)
{
    QPixmap picture(14, 14);
    picture.fill(colour);
    QPainter painter(&picture);
    painter.setPen(Qt::gray);
    painter.drawRect(0, 0, 13, 13);
    return picture;
}

} // namespace

MaskBar::MaskBar(QWidget* parent)
    : QWidget(parent)
    , m_snap(new QAction(widgets::lineIcon(widgets::Icon::Word), tr("Snap to words"), this))
    , m_padding(new QComboBox)
    , m_fill(new QComboBox)
    , m_view(new widgets::Segments)
{
    setFixedHeight(BarHeight);
    setAutoFillBackground(true);
    m_snap->setCheckable(true);
    m_snap->setChecked(true);
    connect(m_snap, &QAction::toggled, this, &MaskBar::snappingChanged);
    for (const int pixels : {0, 2, 4, 6, 8, 12}) {
        m_padding->addItem(tr("%1 px").arg(pixels), pixels);
    }
    m_padding->setCurrentIndex(2);
    m_padding->setAccessibleName(tr("Padding"));
    connect(m_padding, &QComboBox::currentIndexChanged, this, [this] {
        emit paddingChanged(m_padding->currentData().toInt());
    });
    m_fill->addItem(swatch(widgets::over_image::mask), tr("Black"), QString());
    m_fill->addItem(swatch(Qt::white), tr("White"), QColor(Qt::white).name());
    m_fill->addItem(swatch(Qt::gray), tr("Grey"), QColor(Qt::gray).name());
    m_fill->addItem(tr("Another…"), Own);
    m_fill->setAccessibleName(tr("Fill"));
    connect(m_fill, &QComboBox::activated, this, [this] {
        if (m_fill->currentData().toString() == Own) {
            chooseOwnFill();
        } else {
            emit fillChosen(m_fill->currentData().toString());
        }
    });
    m_view->setAccessibleName(tr("Page shown"));
    m_view->addSegment(QStringLiteral("original"), tr("Original"));
    m_view->addSegment(QStringLiteral("masked"), tr("Masked"));
    m_view->addSegment(QStringLiteral("both"), tr("Both"));
    m_view->setCurrent(QStringLiteral("masked"));
    connect(m_view, &widgets::Segments::currentChanged, this, &MaskBar::viewChanged);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(8);
    layout->addWidget(widgets::makeToolButton(m_snap, this, true));
    layout->addWidget(widgets::quietLabel(tr("Padding")));
    layout->addWidget(m_padding);
    layout->addWidget(widgets::quietLabel(tr("Fill")));
    layout->addWidget(m_fill);
    layout->addStretch();
    layout->addWidget(m_view);
}

QString MaskBar::view() const
{
    return m_view->current();
}

void MaskBar::setView(const QString& id)
{
    m_view->setCurrent(id);
}

void MaskBar::setFill(const QString& colour)
{
    const QColor wanted(colour);
    int index = m_fill->findData(wanted.isValid() && wanted != Qt::black ? wanted.name() : QString());
    if (index < 0) {
        m_fill->insertItem(m_fill->count() - 1, swatch(wanted), wanted.name(), wanted.name());
        index = m_fill->count() - 2;
    }
    m_fill->setCurrentIndex(index);
}

void MaskBar::chooseOwnFill()
{
    const QColor chosen = QColorDialog::getColor(Qt::black, this, tr("Fill of the masks"));
    if (chosen.isValid()) {
        setFill(chosen.name());
        emit fillChosen(chosen == Qt::black ? QString() : chosen.name());
    } else {
        m_fill->setCurrentIndex(0);
    }
}

void MaskBar::setEditable(bool editable)
{
    m_fill->setEnabled(editable);
}

} // namespace groundmark::annotation
