// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <vector>

namespace groundmark::app {

/// Translations of what the command line says: `CommandLine::tr("…")`.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// How a verb ends; scripts rely on these.
enum ExitCode {
    Done = 0,
    DoneWithWarnings = 1, ///< something was wrong with some of the data: said on stderr, counted
    WrongCall = 2, ///< the call itself was wrong
    UnusableInput = 3, ///< an input could not be used at all
};

/// Where a verb writes: results to stdout, everything else to stderr, progress only to a terminal.
class Console
{
public:
    Console();

    void print(const QString& line);
    void printJson(const nlohmann::ordered_json& document);
    void note(const QString& line);
    /// Says the error on stderr and gives UnusableInput.
    int fail(const Error& error);
    /// Says what is wrong with the call and how it goes, and gives WrongCall.
    int wrongCall(const QString& what, const QString& verb, const QString& usage);

    /// "reading 1,200 of 32,000", rewritten in place, at most ten times a second.
    void progress(const QString& what, qint64 done, qint64 total);
    void endProgress();

    /// The first issues of each kind and how many more there are, on stderr.
    void noteIssues(const std::vector<Issue>& issues, const std::map<QString, qint64>& counts = {});

private:
    bool m_terminal = false;
    bool m_progressShown = false;
    QElapsedTimer m_sinceProgress;
};

/// Reads a verb's arguments. Gives an exit code when the verb must end here: after `--help`, or
/// when the call is wrong.
[[nodiscard]] std::optional<int> parseArguments(
    QCommandLineParser& parser,
    const QStringList& arguments,
    int positionals,
    Console& console,
    const QString& verb,
    const QString& usage);

} // namespace groundmark::app
