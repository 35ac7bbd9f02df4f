// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/program.h"
#include "app/settings.h"
#include "app/window/main_window.h"
#include "app/window/settings_dialog.h"
#include "storage/sample_link.h"
#include "storage/session.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>

#include <unistd.h>

namespace groundmark::app {

namespace {

/// Opens the user's own copy of the bundled sample project, which survives a new build.
const QString SampleOption = QStringLiteral("--sample-project");

/// Widgets without a screen: what snapshots are drawn on, the same on every machine.
void useOffscreenDisplay()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", "1");
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) {
        // Qt falls back to this folder as well, but not without a word on stderr.
        const QString folder = QDir::temp().filePath(QStringLiteral("runtime-%1").arg(getuid()));
        QDir().mkpath(folder);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("XDG_RUNTIME_DIR", folder.toLocal8Bit());
    }
}

int runVerb(const Verb& verb, int argc, char** argv)
{
    if (!verb.needsScreen) {
        return runPlainVerb(verb, argc, argv);
    }
    useOffscreenDisplay();
    const QApplication app(argc, argv);
    nameProgram();
    Console console;
    return verb.run(QCoreApplication::arguments().mid(2), console);
}

int runWindow(int argc, char** argv)
{
    QApplication app(argc, argv);
    nameProgram();
    QApplication::setApplicationDisplayName(QStringLiteral("Groundmark"));
    QSettings settings;
    useLanguage(options::Language.read(settings));
    widgets::Theme theme(
        app, themeMode(options::ThemeMode.read(settings)), options::TextSize.read(settings));
    storage::Session session(options::Annotator.read(settings));
    MainWindow window(session, theme, settings);
    window.show();
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == SampleOption) {
        window.openSampleProject();
    } else {
        for (const QString& argument : arguments.mid(1)) {
            storage::isSampleLink(argument) ? window.openLink(argument) : window.openProject(argument);
        }
    }
    return QApplication::exec();
}

/// Only a file can open the window: a mistyped verb gets the help text, not a window.
int refuse(const QString& word)
{
    Console console;
    console.note(QStringLiteral("groundmark: ") + CommandLine::tr("\"%1\" is neither a verb nor a project.").arg(word));
    console.note(helpText());
    return WrongCall;
}

} // namespace

int runProgram(int argc, char** argv)
{
    const QString word = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (const auto verb = findVerb(word)) {
        return runVerb(*verb, argc, argv);
    }
    if (word == u"--help" || word == u"-h" || word == u"help") {
        Console().print(helpText());
        return Done;
    }
    if (word == u"--version") {
        Console().print(QStringLiteral("groundmark " GROUNDMARK_VERSION));
        return Done;
    }
    if (!word.isEmpty() && word != SampleOption && !storage::isSampleLink(word) && !word.endsWith(QStringLiteral(".groundmark")) && !QFileInfo::exists(word)) {
        return refuse(word);
    }
    return runWindow(argc, argv);
}

} // namespace groundmark::app
