// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace groundmark::widgets {

/// How many replies came to what.
struct OutcomeCounts
{
    qint64 scored = 0;
    qint64 unparseable = 0;
    qint64 refused = 0;
    qint64 apiErrors = 0;
    qint64 total = 0; ///< including those that are still to come; at least the sum of the others

    [[nodiscard]] qint64 done() const { return scored + unparseable + refused + apiErrors; }
    bool operator==(const OutcomeCounts&) const = default;
};

/// Progress or a result as one bar: scored, unparseable, refused, error, each piece at least 2 px
/// wide when it is not zero; the rest is what is to come. The numbers stand elsewhere, too: the bar
/// never speaks alone.
class OutcomeBar : public QWidget
{
    Q_OBJECT

public:
    explicit OutcomeBar(QWidget* parent = nullptr);

    void setCounts(const OutcomeCounts& counts);
    [[nodiscard]] OutcomeCounts counts() const { return m_counts; }
    /// 8 px instead of 6: the main bar of a screen.
    void setMain(bool main);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Widths in px of the four pieces in a bar of `width`, in order; for delegates, too.
    [[nodiscard]] static QList<double> pieceWidths(const OutcomeCounts& counts, double width);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    OutcomeCounts m_counts;
    bool m_main = false;
};

} // namespace groundmark::widgets
