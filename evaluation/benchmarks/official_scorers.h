// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/run.h"
#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/lexicons.h"
#include "evaluation/metrics/python/value.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>

/// What each official program does with the items of its prediction files.
namespace groundmark::evaluation {

/// One item on its way through: text in, scored item out.
struct OfficialJob
{
    std::string text;
    std::optional<python::Value> item;
    std::string written; ///< the scored item's JSON, when it is to be written
    Graded graded;
    Outcome outcome = Outcome::Scored;
};

/// What one benchmark does with an item (on any thread) and with all of them (on one).
class OfficialScorer
{
public:
    virtual ~OfficialScorer() = default;
    OfficialScorer(const OfficialScorer&) = delete;
    OfficialScorer& operator=(const OfficialScorer&) = delete;

    virtual void score(OfficialJob& job, const Lexicons& lexicons) const = 0;
    virtual void add(const OfficialJob& job) = 0;
    /// What becomes of an item on which the official program stops.
    [[nodiscard]] virtual QString ofUnscorable() const;
    /// What the official program prints at the end.
    [[nodiscard]] virtual std::string table() const = 0;

protected:
    OfficialScorer() = default;
};

/// Null for a name that officialBenchmarks() does not list.
[[nodiscard]] std::unique_ptr<OfficialScorer> makeOfficialScorer(const QString& benchmark);

} // namespace groundmark::evaluation
