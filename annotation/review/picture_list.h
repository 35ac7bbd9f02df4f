// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/review/review_desk.h"
#include "imaging/thumbnailer.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace groundmark::annotation {

/// The rows of a desk for views: thumbnail, id and verdict.
class PictureModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit PictureModel(imaging::Thumbnailer& thumbnailer, QObject* parent = nullptr);

    /// Null for none. `folder` is what stored paths are relative to.
    void setDesk(const ReviewDesk* desk, const storage::Project* project);
    /// The desk's rows are others, or their verdicts.
    void renew();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString pathAt(int row) const;

    imaging::Thumbnailer& m_thumbnailer;
    const ReviewDesk* m_desk = nullptr;
    const storage::Project* m_project = nullptr;
    QHash<QString, int> m_rowsByPath;
    int m_count = 0;
};

/// A thumbnail in its own proportions with a caption under it: verdict and id.
class PictureDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// @param cell size of one picture with its caption
    PictureDelegate(QSize cell, QObject* parent = nullptr);
    void setCell(QSize cell) { m_cell = cell; }
    [[nodiscard]] QSize cell() const { return m_cell; }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QSize m_cell;
};

/// The pictures of a queue side by side: as a film strip of one row, or as a grid. Choosing one makes
/// it the desk's current one.
class PictureList : public QListView
{
    Q_OBJECT

public:
    enum class Form { Strip, Grid };

    PictureList(PictureModel& model, Form form, QWidget* parent = nullptr);
    /// A strip of 60 px without captions instead of 92 px, for low windows.
    void setLow(bool low);
    void showRow(int row);

signals:
    void rowChosen(int row);
    void rowOpened(int row); ///< double click or Enter

private:
    Form m_form;
    PictureDelegate* m_delegate;
};

} // namespace groundmark::annotation
