// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/thumbnailer.h"

#include <QAbstractListModel>
#include <QSize>
#include <QWidget>

#include <vector>

class QAction;
class QListView;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::annotation {

/// The pages of one sample, one below the other, with how many masks each has. Up and Down choose.
class PageStrip : public QWidget
{
    Q_OBJECT

public:
    /// @param add what the button at the foot does; null for no button
    PageStrip(imaging::Thumbnailer& thumbnailer, QAction* add, QWidget* parent = nullptr);

    struct Page
    {
        QString path; ///< absolute
        int masks = 0;
        QSize size {}; ///< displayed pixels; empty when unknown

        bool operator==(const Page&) const = default;
    };
    /// Tells nothing; keeps the current page where it still is there.
    void setPages(const std::vector<Page>& pages);
    void setCurrent(int page);
    [[nodiscard]] int current() const;
    [[nodiscard]] int count() const;

signals:
    void pageChosen(int page);

private:
    class Model;
    class Delegate;

    widgets::PanelHeader* m_header;
    Model* m_model;
    QListView* m_view;
};

} // namespace groundmark::annotation
