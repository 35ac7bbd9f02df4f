// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "evaluation/metrics/filter.h"
#include "evaluation/metrics/lexicons.h"

#include <array>
#include <cstdio>
#include <cstring>
#include <string>
#include <unistd.h>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("NAME [--explain]   (JSON Lines from stdin to stdout)");

/// Lines of stdin. One longer than the limit is skipped, so that no input fills the memory.
class LineReader
{
public:
    static constexpr size_t Longest = 256U << 20U; // as for items of prediction files

    /// False at the end. `line` is without its line feed.
    bool next(std::string& line)
    {
        line.clear();
        m_tooLong = false;
        bool any = false;
        while (m_at < m_end || fill()) {
            any = true;
            const char* from = m_buffer.data() + m_at;
            const auto* feed = static_cast<const char*>(std::memchr(from, '\n', m_end - m_at));
            const size_t length = feed ? static_cast<size_t>(feed - from) : m_end - m_at;
            if (line.size() + length <= Longest) {
                line.append(from, length);
            } else {
                m_tooLong = true;
                line.clear();
                line.shrink_to_fit();
            }
            m_at += length + (feed ? 1 : 0);
            if (feed) {
                break;
            }
        }
        return any;
    }
    /// Whether the last line was longer than the limit; `line` then holds only its end.
    [[nodiscard]] bool wasTooLong() const { return m_tooLong; }

private:
    bool fill()
    {
        m_at = 0;
        // read(), not fread(): a line that is there is scored before the next one comes.
        const ssize_t got = ::read(STDIN_FILENO, m_buffer.data(), m_buffer.size());
        m_end = got > 0 ? static_cast<size_t>(got) : 0;
        return m_end > 0;
    }

    std::array<char, 1U << 16U> m_buffer;
    size_t m_at = 0;
    size_t m_end = 0;
    bool m_tooLong = false;
};

QString allNames()
{
    QStringList names;
    for (const auto& filter : evaluation::metricFilters()) {
        names.append(QString::fromUtf8(filter.name.data(), static_cast<qsizetype>(filter.name.size())));
    }
    return names.join(QStringLiteral(", "));
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption explain(
        QStringLiteral("explain"), CommandLine::tr("Adds the reason behind each score."));
    parser.addOption(explain);
    const QString verb = QStringLiteral("metric");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    const auto* filter = evaluation::findMetricFilter(parser.positionalArguments().first().toStdString());
    if (filter == nullptr) {
        return console.wrongCall(CommandLine::tr("The metrics are: %1.").arg(allNames()), verb, Usage);
    }
    const auto mode = parser.isSet(explain) ? evaluation::Explain::Yes : evaluation::Explain::No;
    const evaluation::Lexicons lexicons;
    LineReader lines;
    std::string line;
    qint64 row = 0;
    qint64 unusable = 0;
    while (lines.next(line)) {
        ++row;
        if (lines.wasTooLong()) {
            ++unusable;
            console.note(
                CommandLine::tr("line %1: %2")
                    .arg(row)
                    .arg(CommandLine::tr("The line is longer than 256 MB and was left out.")));
            continue;
        }
        if (line.empty()) {
            continue;
        }
        const auto scored = evaluation::filterLine(*filter, line, row, lexicons, mode);
        if (!scored) {
            ++unusable;
            console.note(scored.error().toText());
            continue;
        }
        std::fwrite(scored->data(), 1, scored->size(), stdout);
        std::fputc('\n', stdout);
        if (std::ferror(stdout) != 0) { // nobody reads any more
            break;
        }
    }
    std::fflush(stdout);
    return unusable > 0 ? DoneWithWarnings : Done;
}

} // namespace

Verb metricVerb()
{
    return {
        QStringLiteral("metric"), Usage,
        CommandLine::tr("adds \"score\" to each line of JSON"), false, run};
}

} // namespace groundmark::app
