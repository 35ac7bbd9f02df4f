// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "app/cli/verb.h"
#include "app/window/main_window.h"
#include "app/window/settings_dialog.h"
#include "storage/dataset_repository.h"
#include "storage/sample_repository.h"
#include "storage/session.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QThread>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "[PROJECT] --workspace W [--sample ID] [--size WxH] [--theme light|dark] "
    "[--language en|zh_CN] --out FILE.png");
constexpr QSize DefaultSize {1440, 900}; // visual language, section 6

std::optional<QSize> parsedSize(const QString& text)
{
    const QStringList parts = text.split(u'x');
    if (parts.size() != 2 || parts[0].toInt() < 1 || parts[1].toInt() < 1) {
        return std::nullopt;
    }
    return QSize(parts[0].toInt(), parts[1].toInt());
}

/// The sample with this external id, in the first dataset that has one; not stored when none has.
Sample findSample(storage::Project& project, const QString& externalId)
{
    const auto datasets = storage::DatasetRepository(project.database()).list();
    for (const auto& listed : datasets.valueOr({})) {
        const auto found = storage::SampleRepository(project.database())
                               .findByExternalId(listed.dataset.id, externalId);
        if (found && *found) {
            return **found;
        }
    }
    return {};
}

/// Thumbnails and images come in the background; a picture waits until nothing moves any more.
void settle(MainWindow& window)
{
    constexpr int QuietRounds = 20;
    constexpr int RoundMilliseconds = 25;
    window.currentWorkspace()->settle();
    for (int i = 0; i < QuietRounds; ++i) {
        QApplication::processEvents(QEventLoop::AllEvents, RoundMilliseconds);
        QThread::msleep(RoundMilliseconds);
    }
}

struct Shot
{
    QString project;
    QString workspace;
    QString sample;
    QString out;
    QSize size = DefaultSize;
    widgets::Theme::Mode mode = widgets::Theme::Mode::Light;
};

int take(const Shot& shot, Console& console)
{
    // Settings of its own: a snapshot neither depends on the user's nor changes them.
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    widgets::Theme theme(*qApp, shot.mode);
    storage::Session session(QStringLiteral("ann-01"));
    MainWindow window(session, theme, settings);
    window.resize(shot.size);
    window.show();
    if (!shot.project.isEmpty()) {
        if (auto opened = session.open(shot.project); !opened) {
            return console.fail(opened.error());
        }
    }
    if (!shot.sample.isEmpty() && session.project() != nullptr) {
        const Sample sample = findSample(*session.project(), shot.sample);
        if (!sample.id.isStored()) {
            return console.fail({CommandLine::tr("There is no sample \"%1\" in the project.").arg(shot.sample), shot.project, {}, {}});
        }
        session.setSample(sample.id);
    }
    if (window.workspace(shot.workspace) == nullptr) {
        return console.wrongCall(
            CommandLine::tr("There is no workspace \"%1\".").arg(shot.workspace), QStringLiteral("snapshot"), Usage);
    }
    window.showWorkspace(shot.workspace);
    window.resize(shot.size);
    settle(window);
    if (!window.grab().save(shot.out, "PNG")) {
        return console.fail({CommandLine::tr("The picture can't be written."), QDir::toNativeSeparators(shot.out), {}, {}});
    }
    console.print(QDir::toNativeSeparators(QFileInfo(shot.out).absoluteFilePath()));
    return Done;
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const auto option = [&parser](const char* name, const QString& text, const QString& value) {
        const QCommandLineOption made(QString::fromLatin1(name), text, value);
        parser.addOption(made);
        return made;
    };
    const auto workspace = option("workspace", CommandLine::tr("A mode of the window (library, annotate, inspect, …) or a view of it (boxes, compare, …)."), QStringLiteral("W"));
    const auto sample = option("sample", CommandLine::tr("Sample to show."), QStringLiteral("ID"));
    const auto size = option("size", CommandLine::tr("Size of the window; default 1440x900."), QStringLiteral("WxH"));
    const auto theme = option("theme", CommandLine::tr("light or dark."), QStringLiteral("NAME"));
    const auto language = option("language", CommandLine::tr("en or zh_CN."), QStringLiteral("NAME"));
    const auto out = option("out", CommandLine::tr("File to write."), QStringLiteral("FILE.png"));
    const QString verb = QStringLiteral("snapshot");
    if (auto end = parseArguments(parser, arguments, 0, console, verb, Usage)) {
        return *end;
    }
    Shot shot;
    shot.project = parser.positionalArguments().value(0);
    shot.workspace = parser.isSet(workspace) ? parser.value(workspace) : QStringLiteral("library");
    shot.sample = parser.value(sample);
    shot.out = parser.value(out);
    shot.mode = themeMode(parser.isSet(theme) ? parser.value(theme) : QStringLiteral("light"));
    if (parser.isSet(size)) {
        const auto parsed = parsedSize(parser.value(size));
        if (!parsed) {
            return console.wrongCall(CommandLine::tr("A size is written as 1280x800."), verb, Usage);
        }
        shot.size = *parsed;
    }
    if (shot.out.isEmpty()) {
        return console.wrongCall(CommandLine::tr("Say where to with --out."), verb, Usage);
    }
    useLanguage(parser.isSet(language) ? parser.value(language) : QStringLiteral("en"));
    return take(shot, console);
}

} // namespace

Verb snapshotVerb()
{
    return {
        QStringLiteral("snapshot"), Usage, CommandLine::tr("draws a workspace into a PNG, without a display"), true, run};
}

} // namespace groundmark::app
