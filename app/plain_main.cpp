// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program `groundmark-plain`: the verbs that front.cpp sends here.
#include "app/program.h"

#include <array>
#include <string_view>
#include <utility>

int main(int argc, char** argv)
{
    using namespace groundmark::app;
    using Plain = std::pair<std::string_view, Verb (*)()>;
    const std::array<Plain, 2> plain {{{"score", scoreVerb}, {"metric", metricVerb}}};
    for (const auto& [name, verb] : plain) {
        if (argc > 1 && name == argv[1]) {
            return runPlainVerb(verb(), argc, argv);
        }
    }
    return WrongCall;
}
