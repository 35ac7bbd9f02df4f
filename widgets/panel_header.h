// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace groundmark::widgets {

class ElidedLabel;

/// The 28 px head of a pane: a name, quiet facts beside it, notes and actions at the right. It can
/// fold the pane's body: the chevron says how it stands, the owner of the body obeys `foldChanged`.
class PanelHeader : public QFrame
{
    Q_OBJECT

public:
    explicit PanelHeader(const QString& title = {}, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    [[nodiscard]] QString title() const;
    /// Facts after the name: "500", "4 of 6 marked", "reading 4,120". Cut where there is no room.
    void setFacts(const QString& facts);
    [[nodiscard]] QString facts() const;
    /// A sentence at the right, before the actions.
    void setNote(const QString& note);

    /// A flat small button at the right end, after those that stand there.
    QToolButton* addAction(QAction* action, bool withText = false);
    using QFrame::addAction;
    /// Any small control at the right end; the header owns it.
    void addRight(QWidget* control);
    /// Any small control before the name, such as a badge or a swatch; the header owns it.
    void addLead(QWidget* control);

    /// Shows the chevron; `body`, if given, is shown and hidden with the fold.
    void setFoldable(QWidget* body = nullptr);
    [[nodiscard]] bool isFolded() const { return m_folded; }
    void setFolded(bool folded);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void foldChanged(bool folded);

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    QToolButton* m_chevron = nullptr;
    QLabel* m_title;
    ElidedLabel* m_facts;
    QLabel* m_note;
    QHBoxLayout* m_lead;
    QHBoxLayout* m_right;
    QWidget* m_body = nullptr;
    bool m_folded = false;
};

} // namespace groundmark::widgets
