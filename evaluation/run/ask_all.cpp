// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/ask_all.h"

#include "evaluation/run/asker.h"

namespace groundmark::evaluation {

Result<CallReport> askAll(
    CallList& list,
    Model& model,
    CallStore& store,
    RunId run,
    const CallPolicy& policy,
    RunControl& control,
    const CallObserver& observer)
{
    const Result<CallTotals> before = store.totals(run, list.purpose());
    if (!before) {
        return before.error();
    }
    return Asker(list, model, store, run, policy, control, observer, *before).run();
}

} // namespace groundmark::evaluation
