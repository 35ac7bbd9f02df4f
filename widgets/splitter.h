// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QSplitter>
#include <QString>

class QSettings;

namespace groundmark::widgets {

class PanelHeader;

/// A splitter whose handle is drawn 1 px wide and can be grabbed on 7. Panes do not collapse.
class Splitter : public QSplitter
{
    Q_OBJECT

public:
    explicit Splitter(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    QSplitterHandle* createHandle() override;
};

/// Remembers the sizes of splitters and whether panels are folded, in settings that it is given.
/// What was never moved follows the defaults, also in a later version with other ones.
class SplitterKeeper : public QObject
{
    Q_OBJECT

public:
    /// Keys go below `group`, such as "layout/annotate". `settings` must outlive the keeper.
    SplitterKeeper(QSettings& settings, const QString& group, QObject* parent = nullptr);

    /// Restores the splitter now (or sets `defaults`, in px) and saves whenever it is moved.
    void keep(const QString& name, QSplitter* splitter, const QList<int>& defaults);
    /// The same for whether a panel is folded.
    void keep(const QString& name, PanelHeader* header, bool foldedByDefault = false);

    /// "Reset layout": forgets everything of this group and restores the defaults.
    void reset();

private:
    struct KeptSplitter
    {
        QSplitter* splitter;
        QList<int> defaults;
    };
    struct KeptFold
    {
        PanelHeader* header;
        bool folded;
    };

    [[nodiscard]] QString key(const QString& name) const;

    QSettings& m_settings;
    QString m_group;
    QHash<QString, KeptSplitter> m_splitters;
    QHash<QString, KeptFold> m_folds;
};

} // namespace groundmark::widgets
