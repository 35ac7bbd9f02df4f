// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/document_host.h"
#include "storage/session.h"

#include <QString>

namespace groundmark::annotation {

enum class DrawingOrder
{
    Forward, ///< over the next one
    Backward,
    Front, ///< over all
    Back,
};

/// What commands do with the selected regions beside changing single values. Each is one edit;
/// texts that are returned say what became of it, empty where it shows by itself.
class RegionEdits
{
public:
    /// Both must outlive this.
    RegionEdits(storage::Session& session, DocumentHost& host)
        : m_session(session)
        , m_host(host)
    {
    }

    QString copy() const;
    QString cut();
    /// Where they were, or, on the page that they come from, a little aside. Labels that the project
    /// does not have are made.
    QString paste();
    void reorder(DrawingOrder order);
    /// The label with this key, else the one at this place of the list; for new regions when none is
    /// selected.
    QString giveLabel(int digit);

private:
    storage::Session& m_session;
    DocumentHost& m_host;
};

/// The order after moving the selected ones; `regions` and the result are in drawing order.
[[nodiscard]] std::vector<Region> reordered(
    std::span<const Region> regions, const QList<RegionId>& selected, DrawingOrder order);

} // namespace groundmark::annotation
