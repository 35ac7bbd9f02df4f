// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <QLocale>

#include <cstdio>
#include <unistd.h>

namespace groundmark::app {

namespace {

constexpr int ProgressInterval = 100; // milliseconds
constexpr int IssuesPerKind = 3;

void write(FILE* stream, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
}

QString number(qint64 value)
{
    return QLocale::c().toString(value);
}

} // namespace

Console::Console()
    : m_terminal(isatty(fileno(stderr)) != 0)
{
}

void Console::print(const QString& line)
{
    write(stdout, line + QStringLiteral("\n"));
    std::fflush(stdout);
}

void Console::printJson(const nlohmann::ordered_json& document)
{
    print(QString::fromStdString(
        document.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)));
}

void Console::note(const QString& line)
{
    endProgress();
    write(stderr, line + QStringLiteral("\n"));
}

int Console::fail(const Error& error)
{
    note(QStringLiteral("groundmark: ") + error.toText());
    return UnusableInput;
}

int Console::wrongCall(const QString& what, const QString& verb, const QString& usage)
{
    note(QStringLiteral("groundmark: ") + what);
    note(CommandLine::tr("usage: groundmark %1 %2").arg(verb, usage));
    return WrongCall;
}

void Console::progress(const QString& what, qint64 done, qint64 total)
{
    const bool early = m_progressShown && m_sinceProgress.elapsed() < ProgressInterval;
    if (!m_terminal || (early && done != total)) {
        return;
    }
    m_progressShown = true;
    m_sinceProgress.start();
    write(
        stderr,
        total > 0 ? QStringLiteral("\r\x1b[K%1 %2 / %3").arg(what, number(done), number(total))
                  : QStringLiteral("\r\x1b[K%1 %2").arg(what, number(done)));
    std::fflush(stderr);
}

void Console::endProgress()
{
    if (m_progressShown) {
        write(stderr, QStringLiteral("\r\x1b[K"));
        m_progressShown = false;
    }
}

void Console::noteIssues(const std::vector<Issue>& issues, const std::map<QString, qint64>& counts)
{
    std::map<QString, qint64> shown;
    for (const Issue& issue : issues) {
        if (shown[issue.kind]++ < IssuesPerKind) {
            // Most texts name their row themselves, behind the file.
            const QString row = issue.row > 0 && issue.text.where.isEmpty()
                ? CommandLine::tr("row %1: ").arg(number(issue.row))
                : QString();
            note(QStringLiteral("  ") + row + issue.text.toText());
        }
    }
    for (const auto& [kind, seen] : shown) {
        const auto counted = counts.find(kind);
        const qint64 all = counted != counts.end() ? counted->second : seen;
        if (all > IssuesPerKind) {
            note(CommandLine::tr("  … %1 of kind \"%2\" in all")
                     .arg(number(all), kind));
        }
    }
}

std::optional<int> parseArguments(
    QCommandLineParser& parser,
    const QStringList& arguments,
    int positionals,
    Console& console,
    const QString& verb,
    const QString& usage)
{
    const QCommandLineOption help(
        {QStringLiteral("h"), QStringLiteral("help")},
        CommandLine::tr("Says how the call goes."));
    parser.addOption(help);
    const bool parsed = parser.parse(QStringList {QStringLiteral("groundmark")} + arguments);
    if (parsed && parser.isSet(help)) {
        console.print(QStringLiteral("usage: groundmark %1 %2").arg(verb, usage));
        const QString text = parser.helpText();
        console.print(text.mid(text.indexOf(u'\n') + 1).trimmed());
        return Done;
    }
    if (!parsed) {
        return console.wrongCall(parser.errorText(), verb, usage);
    }
    if (parser.positionalArguments().size() < positionals) {
        return console.wrongCall(
            CommandLine::tr("Something is missing from the call."), verb, usage);
    }
    return std::nullopt;
}

} // namespace groundmark::app
