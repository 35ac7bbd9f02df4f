// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keys/key_map.h"

#include <QDialog>

class QScrollArea;

namespace groundmark::app {

/// The overview of all keys (F1): those of the workspace that shows first, each scope a block.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    KeysDialog(const widgets::KeyMap& keys, const QString& workspace, QWidget* parent);

private:
    /// The blocks with the lines that have `text` in them.
    void show(const QString& text);

    const widgets::KeyMap& m_keys;
    QStringList m_scopes; ///< in the order of the blocks
    QScrollArea* m_scroll;
};

} // namespace groundmark::app
