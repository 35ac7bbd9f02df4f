// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/mmtr/mask_card.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace groundmark::annotation {

/// The six facets of a masked sample, two in a row, and the four selection principles to tick.
class FacetFields : public QWidget
{
    Q_OBJECT

public:
    explicit FacetFields(QWidget* parent = nullptr);

    /// Fills the fields; tells nothing. The one that somebody types in is left alone unless `all`.
    void show(const evaluation::mmtr::MaskCard& card, const QString& language, bool all);
    using QWidget::show;
    /// `card` with what the fields say.
    [[nodiscard]] evaluation::mmtr::MaskCard applied(evaluation::mmtr::MaskCard card) const;
    void setEditable(bool editable);

signals:
    void edited();

private:
    void showCount();

    QHash<QString, QComboBox*> m_facets;
    QHash<QString, QCheckBox*> m_principles;
    QLabel* m_count;
    bool m_showing = false;
};

} // namespace groundmark::annotation
