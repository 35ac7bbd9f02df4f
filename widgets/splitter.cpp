// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/splitter.h"

#include "widgets/panel_header.h"

#include <QSettings>
#include <QSplitterHandle>

#include <algorithm>
#include <utility>

namespace groundmark::widgets {

namespace {

constexpr int GrabMargin = 3; ///< on both sides of the line

/// QSplitter lays panes out by the handle's contents and paints within its mask; the margins round
/// them still take the mouse. Qt does the same with 2 px for handles of 1 px.
class ThinHandle : public QSplitterHandle
{
public:
    using QSplitterHandle::QSplitterHandle;

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        // Not QSplitterHandle's: it would set its own margins, each setting being a resize again.
        QWidget::resizeEvent(event);
        setAttribute(Qt::WA_MouseNoMask);
        if (orientation() == Qt::Horizontal) {
            setContentsMargins(GrabMargin, 0, GrabMargin, 0);
        } else {
            setContentsMargins(0, GrabMargin, 0, GrabMargin);
        }
        setMask(QRegion(contentsRect()));
    }
};

QVariantList toVariants(const QList<int>& sizes)
{
    QVariantList list;
    for (const int size : sizes) {
        list.append(size);
    }
    return list;
}

/// Empty unless there are as many sizes as panes and all make sense.
QList<int> sizesFrom(const QVariant& value, int panes)
{
    QList<int> sizes;
    const QVariantList list = value.toList();
    for (const QVariant& size : list) {
        sizes.append(size.toInt());
    }
    const bool sound = sizes.size() == panes
        && std::all_of(sizes.begin(), sizes.end(), [](int size) { return size >= 0; })
        && std::any_of(sizes.begin(), sizes.end(), [](int size) { return size > 0; });
    return sound ? sizes : QList<int>();
}

} // namespace

Splitter::Splitter(Qt::Orientation orientation, QWidget* parent)
    : QSplitter(orientation, parent)
{
    setHandleWidth(1);
    setChildrenCollapsible(false);
}

QSplitterHandle* Splitter::createHandle()
{
    return new ThinHandle(orientation(), this);
}

SplitterKeeper::SplitterKeeper(QSettings& settings, const QString& group, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_group(group)
{
}

QString SplitterKeeper::key(const QString& name) const
{
    return m_group + QLatin1Char('/') + name;
}

void SplitterKeeper::keep(const QString& name, QSplitter* splitter, const QList<int>& defaults)
{
    m_splitters.insert(name, {splitter, defaults});
    const QList<int> saved = sizesFrom(m_settings.value(key(name)), splitter->count());
    splitter->setSizes(saved.isEmpty() ? defaults : saved);
    connect(splitter, &QSplitter::splitterMoved, this, [this, name, splitter] {
        m_settings.setValue(key(name), toVariants(splitter->sizes()));
    });
    connect(splitter, &QObject::destroyed, this, [this, name] { m_splitters.remove(name); });
}

void SplitterKeeper::keep(const QString& name, PanelHeader* header, bool foldedByDefault)
{
    m_folds.insert(name, {header, foldedByDefault});
    header->setFolded(m_settings.value(key(name), foldedByDefault).toBool());
    connect(header, &PanelHeader::foldChanged, this, [this, name](bool folded) {
        m_settings.setValue(key(name), folded);
    });
    connect(header, &QObject::destroyed, this, [this, name] { m_folds.remove(name); });
}

void SplitterKeeper::reset()
{
    for (const KeptSplitter& kept : std::as_const(m_splitters)) {
        kept.splitter->setSizes(kept.defaults);
    }
    for (const KeptFold& kept : std::as_const(m_folds)) {
        kept.header->setFolded(kept.folded);
    }
    m_settings.remove(m_group); // last: unfolding has just been saved
}

} // namespace groundmark::widgets
