// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QHBoxLayout;
class QLabel;

namespace groundmark::widgets {

/// A bar under the view bar or inside a pane: one sentence and at most two links. Warn for notices
/// (frame suspect, not comparable, gold item), Bad for an error of the whole (disk full, read-only).
/// It is hidden until `say` and stays until `clear`: one bar, never a dialog per retry.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    enum class Meaning { Warn, Bad, Ok };

    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows the bar. The same words again change nothing. `id` says which notice this is.
    void say(const QString& id, Meaning meaning, const QString& sentence);
    /// Words of a link; following it emits `linkFollowed(id, link)`. At most two.
    void addLink(const QString& link, const QString& text);
    /// Hides the bar if it shows this notice; an empty id always hides it.
    void clear(const QString& id = {});
    [[nodiscard]] QString current() const { return m_id; }
    [[nodiscard]] QString sentence() const;

signals:
    void linkFollowed(const QString& id, const QString& link);

private:
    class Sign;

    QString m_id;
    Sign* m_sign;
    QLabel* m_sentence;
    QHBoxLayout* m_links;
};

} // namespace groundmark::widgets
