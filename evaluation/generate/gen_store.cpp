// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/generate/gen_store.h"

#include <array>

namespace groundmark {

using evaluation::generate::Stage;
using evaluation::generate::StageState;

template <> std::span<const Name<Stage>> namesOf<Stage>()
{
    static constexpr std::array<Name<Stage>, 7> names {{
        {Stage::Unique, QLatin1StringView("unique")},
        {Stage::Language, QLatin1StringView("language")},
        {Stage::Layout, QLatin1StringView("layout")},
        {Stage::Depiction, QLatin1StringView("depiction")},
        {Stage::Prompt, QLatin1StringView("prompt")},
        {Stage::Image, QLatin1StringView("image")},
        {Stage::Picture, QLatin1StringView("picture")},
    }};
    return names;
}

template <> std::span<const Name<StageState>> namesOf<StageState>()
{
    static constexpr std::array<Name<StageState>, 5> names {{
        {StageState::Waiting, QLatin1StringView("waiting")},
        {StageState::Done, QLatin1StringView("done")},
        {StageState::LeftOut, QLatin1StringView("left-out")},
        {StageState::Held, QLatin1StringView("held")},
        {StageState::Failed, QLatin1StringView("failed")},
    }};
    return names;
}

} // namespace groundmark
