// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/import_texts.h"
#include "storage/formats/table_rows.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStringDecoder>

#include <algorithm>

namespace groundmark::storage {

namespace {

constexpr qint64 BlockSize = 1 << 18;
/// Longest cell that is taken in: an image of 48 MiB in base64. Ours; without it, one stray quote
/// would bring all of a large file into memory.
constexpr qsizetype LongestCell = qsizetype(64) << 20;

Error neverEnds(const QString& path, qint64 row)
{
    return {
        QCoreApplication::translate("Import", "A quoted cell that begins in row %1 never ends.").arg(row),
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("Import", "Nothing was imported, not even the rows before."),
        QCoreApplication::translate(
            "Import", "Get the file again; it may not have arrived in full.")};
}

/// Puts characters together to cells and rows.
class Splitter
{
public:
    Splitter(QChar separator, const TableVisitor& visit)
        : m_separator(separator)
        , m_visit(visit)
    {
    }

    /// Gives false to stop.
    bool take(QStringView text)
    {
        return std::ranges::all_of(text, [&](QChar c) { return take(c); });
    }
    bool finish() { return m_row.cells.isEmpty() && m_cell.isEmpty() ? true : endRow(); }

    [[nodiscard]] bool isOpen() const { return m_state == State::Quoted; }
    [[nodiscard]] bool isOverlong() const { return m_cell.size() > LongestCell; }
    /// In which the cell that is read began.
    [[nodiscard]] qint64 row() const { return m_number; }

private:
    enum class State
    {
        Start, ///< of a cell
        Plain,
        Quoted,
        Quote, ///< behind a quote inside a quoted cell
    };

    bool take(QChar c)
    {
        if (m_state == State::Quoted) {
            if (c == u'"') {
                m_state = State::Quote;
            } else {
                m_cell.append(c);
            }
            return !isOverlong();
        }
        if (c == u'"' && m_state != State::Plain) {
            if (m_state == State::Quote) {
                m_cell.append(c);
            }
            m_state = State::Quoted;
            return true;
        }
        if (c == m_separator) {
            endCell();
            return true;
        }
        if (c == u'\n') {
            return endRow();
        }
        if (c == u'\r') {
            return true; // only before a line break; pandas quotes cells that hold one
        }
        m_state = State::Plain;
        m_cell.append(c);
        return !isOverlong();
    }

    void endCell()
    {
        m_row.cells.append(m_cell);
        m_cell.clear();
        m_state = State::Start;
    }

    bool endRow()
    {
        endCell();
        m_row.number = ++m_number;
        const bool blank = m_row.cells.size() == 1 && m_row.cells.first().isEmpty();
        const bool goOn = blank || m_visit(m_row);
        m_row = {};
        return goOn;
    }

    QChar m_separator;
    const TableVisitor& m_visit;
    State m_state = State::Start;
    QString m_cell;
    TableRow m_row;
    qint64 m_number = 0;
};

} // namespace

bool fillsSpreadsheetCell(const QString& text)
{
    if (text.size() < SpreadsheetCellLimit || text.size() > 2 * SpreadsheetCellLimit) {
        return false;
    }
    const auto pairs = std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
    return text.size() == SpreadsheetCellLimit || text.size() - pairs == SpreadsheetCellLimit;
}

Result<void> readSeparated(
    const QString& path, QChar separator, ImportSink& sink, const TableVisitor& visit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    QByteArray block = file.read(BlockSize);
    if (block.isEmpty()) {
        return emptyFile(path);
    }
    QStringDecoder decoder(
        QStringConverter::encodingForData(block).value_or(QStringConverter::Utf8));
    Splitter splitter(separator, visit);
    bool wasTold = false;
    for (; !block.isEmpty(); block = file.read(BlockSize)) {
        const QString text = decoder.decode(block);
        if (!splitter.take(text)) {
            return splitter.isOverlong() ? neverEnds(path, splitter.row() + 1) : Result<void>();
        }
        if (decoder.hasError() && !wasTold) {
            wasTold = true;
            sink.report(notUtf8(path, splitter.row() + 1));
        }
        sink.progress(file.pos(), file.size());
        if (sink.isCancelled()) {
            return {};
        }
    }
    if (splitter.isOpen()) {
        return neverEnds(path, splitter.row() + 1);
    }
    splitter.finish();
    return {};
}

} // namespace groundmark::storage
