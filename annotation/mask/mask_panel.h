// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/mask/mask_host.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace groundmark::widgets {
class Badge;
class FieldRow;
class PanelHeader;
class Segments;
}

namespace groundmark::annotation {

class FacetFields;
class LeakagePane;

/// What the masked sample is: its target text beside what OCR read, its level and why, its facets and
/// the selection principles. Below that, the leakage check and the second review.
class MaskPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MaskPanel(MaskHost& host, QWidget* parent = nullptr);

    /// Writes what was typed and not yet taken over: called before the sample changes.
    void commitPending();
    void setEditable(bool editable);
    /// Language of the sample, shown where the facet says nothing; told whenever another sample is open.
    void setLanguage(const QString& language);
    /// One sentence about the second review of this sample.
    void setReview(const QString& sentence);
    [[nodiscard]] LeakagePane& leakage() const { return *m_leakage; }
    void editTarget();
    /// Reads the host again: the sample, its masks, the words or the selection are not what they were.
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildTarget();
    QWidget* buildLevel();
    void showMask();
    void showRead();
    void showLevel();
    void giveTarget();
    void giveLevel(const QString& id);
    void giveReason();

    MaskHost& m_host;
    QString m_language;
    widgets::Badge* m_name;
    widgets::PanelHeader* m_header;
    QPlainTextEdit* m_target;
    widgets::FieldRow* m_targetRow;
    QHBoxLayout* m_read;
    QLabel* m_unread;
    QWidget* m_useAsRead;
    widgets::Segments* m_level;
    QLabel* m_levelFacts;
    QLabel* m_suggestion;
    QLineEdit* m_reason;
    widgets::FieldRow* m_reasonRow;
    FacetFields* m_facets;
    LeakagePane* m_leakage;
    QLabel* m_review;
    QTimer m_typing;
    bool m_showing = false; ///< fields are being filled, nobody is editing
};

} // namespace groundmark::annotation
