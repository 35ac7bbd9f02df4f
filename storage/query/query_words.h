// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace groundmark::storage {

/// The vocabulary of the query language, in the order in which it is offered.
struct QueryWords
{
    /// What can be said of one run: "failed" in failed(A).
    static const QStringList& runTests();
    /// Numbers of one run: "score" in score(A) < 0.5.
    static const QStringList& runNumbers();
    /// Numbers of a sample, or of any shown run's reply to it.
    static const QStringList& sampleNumbers();
    /// Keys whose value must be equal: "type" in type:VQA.
    static const QStringList& fields();
    /// What is said of a sample by one word.
    static const QStringList& flags();
    /// Keys whose value must be found in it: "reply" in reply:"odds ratio".
    static const QStringList& texts();
    /// The word as the language writes it: "task" is "type", "language" is "lang".
    static QString canonical(const QString& word);
};

} // namespace groundmark::storage
