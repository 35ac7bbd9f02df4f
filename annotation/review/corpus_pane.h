// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"
#include "evaluation/generate/page_diff.h"
#include "widgets/diff_layout.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace groundmark::widgets {
class Badge;
class DiffText;
class PanelHeader;
}

namespace groundmark::annotation {

/// A place on the picture that the text speaks of, with the number that stands in both.
struct DiffMark
{
    int number = 1;
    std::vector<int> words; ///< indices of the read words
    evaluation::generate::PageWord::Kind kind = evaluation::generate::PageWord::Kind::Changed;
};

/// The marks of a comparison, numbered in the order of the text: neighbours of one kind make one mark.
/// Missing words have no place and no mark.
[[nodiscard]] std::vector<DiffMark> marksOf(const evaluation::generate::PageDiff& diff);
/// One paragraph with its differences; marks count on from `mark`.
[[nodiscard]] widgets::DiffRuns runsOf(const evaluation::generate::PagePart& part, int& mark);

/// The text that a picture should show, with what is different on it.
class CorpusPane : public QWidget
{
    Q_OBJECT

public:
    explicit CorpusPane(QWidget* parent = nullptr);

    /// The text alone, as long as the picture has not been read. `source` says where it is from.
    void showText(const Question& question, const QString& source);
    void showDiff(const evaluation::generate::PageDiff& diff);
    /// What keeps the picture from being read, or that it is being read.
    void showNotice(const QString& notice);
    void reset();

private:
    void setParts(const std::vector<std::pair<QString, widgets::DiffRuns>>& parts, const QStringList& missing);

    widgets::PanelHeader* m_header;
    widgets::Badge* m_missing;
    widgets::Badge* m_changed;
    widgets::Badge* m_unsure;
    widgets::Badge* m_recall;
    QLabel* m_notice;
    QVBoxLayout* m_body;
    QWidget* m_legend;
    QList<QWidget*> m_rows;
};

} // namespace groundmark::annotation
