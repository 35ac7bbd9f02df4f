// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace groundmark::evaluation::logicocr {

/// One question of LogiQA, the source of LogicOCR's texts.
struct LogiqaRecord
{
    QString id; ///< LogiQA 2.0 only
    QString answer; ///< "A".."D"
    QString context;
    QString question;
    QStringList options; ///< without their labels
    QStringList
        reasoningTypes; ///< LogiQA 2.0 only, sorted: "categorical", "necessary_conditional", …
};

/// Why a LogiQA v1 file cannot be used.
struct LogiqaFlaw
{
    enum class Kind
    {
        LineCount,
        Record
    };
    Kind kind = Kind::Record;
    qsizetype at = 0; ///< number of lines, or 0-based record
};

struct LogiqaFile
{
    std::vector<LogiqaRecord> records; ///< empty with a flaw
    std::optional<LogiqaFlaw> flaw;
};

/// LogiQA v1: eight lines per record (blank, answer letter a–d, context, question, four options),
/// any line ends, with or without a last one. Source: lgw863/LogiQA-dataset.
[[nodiscard]] LogiqaFile parseLogiqaV1(const QString& text);

/// One line of LogiQA 2.0, English or Chinese. Nothing when it is not JSON or lacks an answer
/// within its options. Source: csitfun/LogiQA2.0.
[[nodiscard]] std::optional<LogiqaRecord> parseLogiqaV2(const QByteArray& line);

/// Options without their labels. An option's own letter is left out with one of . ． 、 : ： ) ? ？
/// behind it; with a blank behind it only if at least three options carry their letter, so that
/// "A dog ran" stays whole. Ours.
[[nodiscard]] QStringList withoutOptionLabels(const QStringList& options);

} // namespace groundmark::evaluation::logicocr
