// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_view.h"

#include "widgets/charts/chart_builder.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QSaveFile>
#include <QScopedValueRollback>
#include <QSvgGenerator>
#include <QVBoxLayout>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>

namespace groundmark::widgets {

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
    , m_view(new QChartView(this))
{
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setContextMenuPolicy(Qt::NoContextMenu); // the menu is this widget's
    setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    addCommand(tr("Copy as picture"), &ChartView::copyImage);
    addCommand(tr("Copy as SVG"), &ChartView::copySvg);
    addCommand(tr("Copy numbers (CSV)"), &ChartView::copyNumbers);
    addCommand(tr("Save chart…"), &ChartView::saveWithDialog);
}

void ChartView::addCommand(const QString& text, void (ChartView::*run)())
{
    auto* action = new QAction(text, this);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
}

void ChartView::setData(const ChartData& data)
{
    m_data = data;
    setAccessibleName(data.title);
    m_view->setVisible(!data.series.isEmpty()); // axes without a point would be a claim about nothing
    renew();
}

void ChartView::renew()
{
    const QScopedValueRollback guard(m_renewing, true);
    m_view->setBackgroundBrush(tokensOf(this).base);
    QChart* before = chart();
    m_view->setChart(buildChart(m_data, tokensOf(this), [this](int series, int point) { emit pointClicked(series, point); }));
    delete before; // the view lets go of the chart that it showed
}

QChart* ChartView::chart() const
{
    return m_view->chart();
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const bool looksChanged = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (looksChanged && !m_renewing && !m_data.series.isEmpty()) {
        renew();
    }
}

void ChartView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu::exec(actions(), event->globalPos(), nullptr, this);
}

void ChartView::render(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    m_view->scene()->render(&painter, QRectF(QPointF(), size()), chart()->geometry());
}

QImage ChartView::toImage()
{
    constexpr int Scale = 2; // sharp in a document
    QImage image(size() * Scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(Scale);
    image.fill(tokensOf(this).base);
    QPainter painter(&image);
    render(painter);
    return image;
}

QByteArray ChartView::toSvg()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size());
    generator.setViewBox(rect());
    generator.setTitle(m_data.title);
    QPainter painter(&generator);
    render(painter);
    painter.end();
    return buffer.data();
}

bool ChartView::saveAs(const QString& path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        file.write(toSvg());
    } else if (path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) {
        file.write(toCsv(m_data));
    } else {
        toImage().save(&file, "PNG");
    }
    return file.commit();
}

void ChartView::copyImage()
{
    QApplication::clipboard()->setImage(toImage());
}

void ChartView::copySvg()
{
    auto* mime = new QMimeData;
    const QByteArray svg = toSvg();
    mime->setData(QStringLiteral("image/svg+xml"), svg);
    mime->setText(QString::fromUtf8(svg));
    QApplication::clipboard()->setMimeData(mime);
}

void ChartView::copyNumbers()
{
    QApplication::clipboard()->setText(QString::fromUtf8(toCsv(m_data)));
}

void ChartView::saveWithDialog()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save chart"), {}, tr("Picture (*.png);;Drawing (*.svg);;Numbers (*.csv)"));
    if (!path.isEmpty() && !saveAs(path)) {
        QMessageBox::warning(this, tr("Save chart"), tr("The chart can't be written to %1.").arg(path));
    }
}

} // namespace groundmark::widgets
