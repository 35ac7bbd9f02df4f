// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/journal_masks.h"

#include "storage/formats/run_lengths.h"
#include "storage/journal.h"
#include "storage/records.h"

#include <QCryptographicHash>
#include <QHash>

#include <algorithm>

namespace groundmark::storage {

namespace {

/// Where runs begin and end, in pixels from the start.
std::vector<qint64> bordersOf(const Runs& runs)
{
    std::vector<qint64> borders;
    borders.reserve(runs.size());
    qint64 at = 0;
    for (size_t i = 0; i + 1 < runs.size(); ++i) {
        at += runs[i];
        borders.push_back(at);
    }
    return borders;
}

Region* maskIn(std::optional<Record>& record)
{
    auto* const region = record ? std::get_if<Region>(&*record) : nullptr;
    const bool isMask = region != nullptr && region->shape.kind == ShapeKind::Mask;
    return isMask ? region : nullptr;
}

QByteArray hashOf(const QByteArray& mask)
{
    return QCryptographicHash::hash(mask, QCryptographicHash::Sha256).toHex();
}

} // namespace

std::optional<QByteArray> maskDifference(const QByteArray& a, const QByteArray& b)
{
    const auto first = runsFromText(a);
    const auto second = runsFromText(b);
    if (!first || !second || lengthOf(*first) != lengthOf(*second)) {
        return std::nullopt;
    }
    // Every border of either mask is one of the difference, unless both have it.
    const std::vector<qint64> x = bordersOf(*first);
    const std::vector<qint64> y = bordersOf(*second);
    std::vector<qint64> all(x.size() + y.size());
    std::merge(x.begin(), x.end(), y.begin(), y.end(), all.begin());
    Runs runs;
    qint64 before = 0;
    for (size_t i = 0; i < all.size(); ++i) {
        size_t same = i;
        while (same + 1 < all.size() && all[same + 1] == all[i]) {
            ++same;
        }
        if ((same - i) % 2 == 0) {
            runs.push_back(all[i] - before);
            before = all[i];
        }
        i = same;
    }
    if (const qint64 length = lengthOf(*first); before < length || runs.empty()) {
        runs.push_back(length - before);
    }
    return textFromRuns(runs);
}

std::optional<MaskChange> takeMasks(Change& change)
{
    Region* const before = maskIn(change.before);
    Region* const after = maskIn(change.after);
    if (before == nullptr || after == nullptr || before->id != after->id
        || before->shape.mask.isEmpty() || after->shape.mask.isEmpty()) {
        return std::nullopt;
    }
    auto difference = maskDifference(before->shape.mask, after->shape.mask);
    if (!difference) {
        return std::nullopt;
    }
    MaskChange masks {std::move(*difference), hashOf(after->shape.mask)};
    before->shape.mask.clear();
    after->shape.mask.clear();
    return masks;
}

Result<void> putMasksBack(
    Database& database, std::vector<JournalEntry>& entries, const std::vector<PendingMask>& pending)
{
    if (pending.empty()) {
        return {};
    }
    // The mask of each region before the entries looked at so far; nothing when it is not known.
    QHash<RegionId, std::optional<QByteArray>> masks;
    auto next = pending.crbegin();
    for (size_t e = entries.size(); e-- > 0;) {
        JournalEntry& entry = entries[e];
        for (qsizetype c = entry.edit.changes.size(); c-- > 0;) {
            Change& change = entry.edit.changes[c];
            Region* const before = maskIn(change.before);
            Region* const after = maskIn(change.after);
            const bool isPending
                = next != pending.crend() && next->entry == e && next->change == c;
            const MaskChange* const difference = isPending ? &(next++)->masks : nullptr;
            if (difference == nullptr || before == nullptr || after == nullptr) {
                if (const auto& like = change.before ? change.before : change.after) {
                    if (const auto* region = std::get_if<Region>(&*like)) {
                        masks[region->id] = change.before
                            ? std::optional<QByteArray>(region->shape.mask)
                            : std::nullopt;
                    }
                }
                continue;
            }
            if (!masks.contains(after->id)) {
                auto now = loadRecord(database, *change.after);
                if (!now) {
                    return now.error();
                }
                Region* const stored = maskIn(*now);
                const QByteArray mask = stored != nullptr ? stored->shape.mask : QByteArray();
                if (hashOf(mask) != difference->afterHash) {
                    entry.strayMasks.append(recordKey(*change.after));
                }
                masks[after->id] = mask;
            }
            std::optional<QByteArray>& known = masks[after->id];
            if (!known) {
                continue; // what led there was cut from the journal
            }
            after->shape.mask = *known;
            known = maskDifference(*known, difference->difference);
            before->shape.mask = known.value_or(QByteArray());
        }
    }
    return {};
}

} // namespace groundmark::storage
