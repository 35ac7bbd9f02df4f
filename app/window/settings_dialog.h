// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keys/key_map.h"
#include "widgets/theme/theme.h"

#include <QDialog>
#include <QSettings>

namespace groundmark::app {

/// Theme, text size, language, the annotator's name, how much memory images may take; keys. What can be
/// applied at once is; what needs
/// a restart says so.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(
        QSettings& settings, widgets::Theme& theme, widgets::KeyMap& keys, QWidget* parent);

signals:
    /// How large images may be, or how many are kept, was changed and written.
    void imageLimitsChanged();
};

/// "light", "dark" or "system" as settings and the command line write it.
[[nodiscard]] widgets::Theme::Mode themeMode(const QString& word);

} // namespace groundmark::app
