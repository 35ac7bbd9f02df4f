// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program `groundmark`. The verbs that scripts call again and again need neither project nor
// picture, and no part of the hundred libraries that those need: they run here, and start five times
// as fast. Everything else is the workbench's, the program beside this one, which takes this one's
// place and so its process.
#include "app/program.h"

#include <QFile>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <unistd.h>

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
    const QByteArray self = QFile::encodeName(QFile::symLinkTarget(QStringLiteral("/proc/self/exe")));
    const QByteArray workbench = self.left(self.lastIndexOf('/') + 1) + "groundmark-workbench";
    execv(workbench.constData(), argv);
    std::fprintf(
        stderr, "groundmark: %s cannot be started: %s.\nInstall Groundmark again.\n",
        workbench.constData(), std::strerror(errno));
    return UnusableInput;
}
