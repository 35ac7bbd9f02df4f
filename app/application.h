// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace groundmark::app {

/// The whole program: a verb of the command line when the first argument is one, else the window.
/// Gives the exit code.
int runProgram(int argc, char** argv);

} // namespace groundmark::app
