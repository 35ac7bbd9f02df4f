// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QTextLayout>

class QFont;
class QPainter;

namespace groundmark::widgets {

struct Tokens;

/// A stretch of text and what became of it.
struct DiffRun
{
    enum class Kind {
        Equal,
        Removed, ///< bad wash, struck through
        Added, ///< ok wash, 2 px underline
        Uncertain, ///< warn wash, dotted underline
        Quiet, ///< text2: a word of ours between the texts
    };
    Kind kind = Kind::Equal;
    QString text;

    bool operator==(const DiffRun&) const = default;
};
using DiffRuns = QList<DiffRun>;

/// The runs one after the other as plain text.
[[nodiscard]] QString plainText(const DiffRuns& runs);
/// What a screen reader says: "OR, removed: 1.18, added: 1.22".
[[nodiscard]] QString spokenText(const DiffRuns& runs);

/// Lays runs out over lines of at most `width` px and paints them; for delegates and for DiffText.
class DiffLayout
{
public:
    /// `showSpaces` prints every space as "·", as for normalised strings.
    DiffLayout(const DiffRuns& runs, const QFont& font, bool showSpaces = false);

    /// Breaks into lines; at most `maximumLines`, 0 for any number. Returns the height in px.
    double layOut(double width, int maximumLines = 0);
    [[nodiscard]] double naturalWidth() const;
    [[nodiscard]] double height() const { return m_height; }
    /// Selected characters are [from, to).
    void paint(
        QPainter* painter,
        QPointF topLeft,
        const Tokens& tokens,
        qsizetype from = 0,
        qsizetype to = 0) const;
    /// Place in `text()` nearest to a point; 0 for no lines.
    [[nodiscard]] qsizetype positionAt(QPointF point) const;
    [[nodiscard]] QString text() const { return m_layout.text(); }

private:
    struct Span
    {
        qsizetype from = 0;
        qsizetype to = 0;
        DiffRun::Kind kind = DiffRun::Kind::Equal;
    };

    void paintSpan(
        QPainter* painter, QPointF topLeft, const QTextLine& line, const Span& span, const Tokens& tokens) const;

    QTextLayout m_layout;
    QList<Span> m_spans;
    double m_height = 0.0;
};

} // namespace groundmark::widgets

Q_DECLARE_METATYPE(groundmark::widgets::DiffRuns)
