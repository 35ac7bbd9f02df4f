// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/delegates/row_delegate.h"

namespace groundmark::widgets {

/// What became of one prediction: GlyphRole, then the score (Qt::DisplayRole, ".842") or, where
/// there is no text, the outcome's word ("unparsed"). Never a 0 for an outcome without a score.
class VerdictDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override;
    [[nodiscard]] int wantedWidth(const QModelIndex& index) const override;
};

/// A number (Qt::DisplayRole, written by widgets/numbers.h), digits under digits, right-aligned;
/// EmphasisRole; SuffixRole ("±0.8") in text2 in a place of fixed width at the right, so that the
/// main numbers stay in line. No text at all is a number that is missing and shows as "–".
class NumberDelegate : public RowDelegate
{
    Q_OBJECT

public:
    /// `widestSuffix` reserves the place of the suffix: "±10.0"; empty for none.
    explicit NumberDelegate(const QString& widestSuffix = {}, QObject* parent = nullptr);

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override;
    [[nodiscard]] int wantedWidth(const QModelIndex& index) const override;

private:
    [[nodiscard]] int suffixWidth() const;

    QString m_widestSuffix;
};

/// Qt::DisplayRole as a badge in the tone of ToneRole, or several (BadgesRole); a fact, no button.
class BadgeDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override;
    [[nodiscard]] int wantedWidth(const QModelIndex& index) const override;
    [[nodiscard]] QString tipFor(const QModelIndex& index) const override;
};

/// DiffRole on as many lines as fit, cut at the foot; without it, Qt::DisplayRole.
class DiffDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override;
    [[nodiscard]] int wantedWidth(const QModelIndex& index) const override;
    [[nodiscard]] QString tipFor(const QModelIndex& index) const override;
};

/// A cell of a heat map: HeatRole (0–1) is the ground, Qt::DisplayRole stands in the middle in black
/// or white; EmphasisRole Ring draws the ring of the worst cell.
class HeatDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

protected:
    void paintCell(QPainter* painter, const Cell& cell) const override;
};

} // namespace groundmark::widgets
