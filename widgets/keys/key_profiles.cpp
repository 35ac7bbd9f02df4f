// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keys/key_profiles.h"

#include <array>

namespace groundmark::widgets {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array<KeyProfile, 4> Profiles {{
    {"groundmark"_L1, "Groundmark"},
    {"labelme"_L1, "labelme"},
    {"cvat"_L1, "CVAT"},
    {"label-studio"_L1, "Label Studio"},
}};

struct Row
{
    QLatin1StringView id;
    QLatin1StringView keys; ///< separated by spaces; empty for none
};

// wkentaro/labelme, labelme/_config/default_config.yaml (7.1). What it does not have keeps its
// default key, unless labelme uses that key for something else.
constexpr std::array LabelMe {
    Row {"item.next"_L1, "D Ctrl+Shift+D"_L1},
    Row {"item.previous"_L1, "A Ctrl+Shift+A"_L1},
    Row {"tool.box"_L1, "Ctrl+R"_L1},
    Row {"tool.polygon"_L1, "Ctrl+N"_L1},
    Row {"project.new"_L1, "Ctrl+Alt+N"_L1},
    Row {"tool.select"_L1, "Ctrl+J"_L1},
    Row {"region.edit-label"_L1, "Ctrl+E"_L1},
    Row {"library.add-images"_L1, "Ctrl+U"_L1},
    Row {"canvas.fit"_L1, "Ctrl+F"_L1},
    Row {"list.find"_L1, "Ctrl+Alt+F"_L1},
    Row {"questions.another"_L1, "Ctrl+Alt+D"_L1},
};

// CVAT's manual, "Shortcuts": F and D go through the frames, V and C by a step, Ctrl and a digit
// give a label, L and H lock and hide, F2 opens the settings.
constexpr std::array Cvat {
    Row {"item.next"_L1, "F"_L1},
    Row {"item.previous"_L1, "D"_L1},
    Row {"item.next-unfinished"_L1, "Shift+F"_L1},
    Row {"item.previous-unfinished"_L1, "Shift+D"_L1},
    Row {"failure.next"_L1, "V"_L1},
    Row {"failure.previous"_L1, "C"_L1},
    Row {"region.lock"_L1, "L"_L1},
    Row {"region.edit-label"_L1, "Ctrl+E"_L1},
    Row {"label.1"_L1, "Ctrl+1"_L1},
    Row {"label.2"_L1, "Ctrl+2"_L1},
    Row {"label.3"_L1, "Ctrl+3"_L1},
    Row {"label.4"_L1, "Ctrl+4"_L1},
    Row {"label.5"_L1, "Ctrl+5"_L1},
    Row {"label.6"_L1, "Ctrl+6"_L1},
    Row {"label.7"_L1, "Ctrl+7"_L1},
    Row {"label.8"_L1, "Ctrl+8"_L1},
    Row {"label.9"_L1, "Ctrl+9"_L1},
    Row {"app.settings"_L1, "F2 Ctrl+,"_L1},
    Row {"hop.edit"_L1, "F4"_L1},
    Row {"review.flag"_L1, "Ctrl+Alt+F"_L1},
};

// HumanSignal/label-studio, web/libs/editor/src/core/settings/keymap.json and the guide's "Hotkeys".
// Backspace deletes a whole region there, so vertices need Shift.
constexpr std::array LabelStudio {
    Row {"item.next"_L1, "Ctrl+Right"_L1},
    Row {"item.previous"_L1, "Ctrl+Left"_L1},
    Row {"tool.pan"_L1, "H"_L1},
    Row {"select.hide"_L1, "Alt+H"_L1},
    Row {"region.lock"_L1, "Alt+L"_L1},
    Row {"select.delete"_L1, "Backspace Del"_L1},
    Row {"select.delete-vertex"_L1, "Shift+Backspace"_L1},
    Row {"vertices.back"_L1, "Shift+Backspace"_L1},
    Row {"box.cancel"_L1, "Esc"_L1},
};

std::span<const Row> rowsOf(const QString& profile)
{
    if (profile == "labelme"_L1) {
        return LabelMe;
    }
    if (profile == "cvat"_L1) {
        return Cvat;
    }
    return profile == "label-studio"_L1 ? std::span<const Row>(LabelStudio) : std::span<const Row>();
}

} // namespace

std::span<const KeyProfile> keyProfiles()
{
    return Profiles;
}

std::optional<Keys> keysInProfile(const QString& profile, const QString& id)
{
    for (const Row& row : rowsOf(profile)) {
        if (row.id != id) {
            continue;
        }
        Keys keys;
        for (const QString& text : QString(row.keys).split(u' ', Qt::SkipEmptyParts)) {
            keys.append(QKeySequence::fromString(text, QKeySequence::PortableText));
        }
        return keys;
    }
    return std::nullopt;
}

QStringList idsInProfiles()
{
    QStringList ids;
    for (const KeyProfile& profile : Profiles) {
        for (const Row& row : rowsOf(profile.name)) {
            ids.append(row.id);
        }
    }
    return ids;
}

} // namespace groundmark::widgets
