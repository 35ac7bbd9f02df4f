// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/magic/self_heal_run.h"
#include "storage/call_store.h"
#include "storage/project.h"

#include <vector>

namespace groundmark::storage {

/// Migration: what models made of injected mistakes.
Result<void> addSelfHeal(Database& database);

/// The project file as the keeper of Self-Heal records.
class ProjectHealStore : public evaluation::HealStore
{
public:
    explicit ProjectHealStore(Project& project)
        : m_database(project.database())
        , m_calls(project)
    {
    }

    [[nodiscard]] evaluation::CallStore& calls() override { return m_calls; }
    Result<void> keep(const evaluation::HealRecord& record) override;
    /// Of all models, by model, sample and span.
    [[nodiscard]] Result<std::vector<evaluation::HealRecord>> records() const;
    /// Of one chain, by span and model.
    [[nodiscard]] Result<std::vector<evaluation::HealRecord>> recordsOf(ChainId chain) const;

private:
    Database& m_database;
    ProjectCallStore m_calls;
};

} // namespace groundmark::storage
