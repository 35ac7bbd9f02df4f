// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QComboBox;

namespace groundmark::widgets {
class Segments;
}

namespace groundmark::annotation {

/// The bar of the Mask view below the tools: whether boxes snap to words and with what margin, what the
/// masks are filled with, and whether the page shows as it is, masked, or both side by side.
class MaskBar : public QWidget
{
    Q_OBJECT

public:
    explicit MaskBar(QWidget* parent = nullptr);

    [[nodiscard]] QString view() const; ///< "original", "masked" or "both"
    void setView(const QString& id);
    /// "#rrggbb"; an empty text is black.
    void setFill(const QString& colour);
    void setEditable(bool editable);
    [[nodiscard]] QAction* snapAction() const { return m_snap; }

signals:
    void snappingChanged(bool on);
    void paddingChanged(int pixels);
    void fillChosen(const QString& colour);
    void viewChanged(const QString& id);

private:
    void chooseOwnFill();

    QAction* m_snap;
    QComboBox* m_padding;
    QComboBox* m_fill;
    widgets::Segments* m_view;
};

} // namespace groundmark::annotation
