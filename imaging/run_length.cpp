// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/run_length.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace groundmark::imaging {

namespace {

std::uint64_t pixelCount(QSize size)
{
    return size.isEmpty()
        ? 0
        : static_cast<std::uint64_t>(size.width()) * static_cast<std::uint64_t>(size.height());
}

/// Walks through the runs of two masks at once and calls `visit(length, inA, inB)` for each stretch
/// in which neither changes.
template <typename Visit> void walkBoth(const RunLengths& a, const RunLengths& b, Visit visit)
{
    std::size_t i = 0;
    std::size_t j = 0;
    std::uint32_t leftA = a.counts.empty() ? 0 : a.counts[0];
    std::uint32_t leftB = b.counts.empty() ? 0 : b.counts[0];
    while (i < a.counts.size() && j < b.counts.size()) {
        const std::uint32_t length = std::min(leftA, leftB);
        if (length > 0) {
            visit(length, i % 2 == 1, j % 2 == 1);
        }
        leftA -= length;
        leftB -= length;
        if (leftA == 0 && ++i < a.counts.size()) {
            leftA = a.counts[i];
        }
        if (leftB == 0 && ++j < b.counts.size()) {
            leftB = b.counts[j];
        }
    }
}

std::int64_t sharedPixels(const RunLengths& a, const RunLengths& b)
{
    std::int64_t shared = 0;
    walkBoth(
        a, b, [&](std::uint32_t length, bool inA, bool inB) { shared += inA && inB ? length : 0; });
    return shared;
}

/// Collects runs: stretches of the same value are joined.
class RunWriter
{
public:
    explicit RunWriter(QSize size)
        : m_runs {size, {0}}
    {
    }

    void add(std::uint32_t length, bool isSet)
    {
        const bool endsSet = m_runs.counts.size() % 2 == 0;
        if (isSet == endsSet) {
            m_runs.counts.back() += length;
        } else {
            m_runs.counts.push_back(length);
        }
    }

    [[nodiscard]] RunLengths take() { return std::move(m_runs); }

private:
    RunLengths m_runs;
};

Error malformed(const QString& what)
{
    Error error;
    error.what = what;
    error.kept = QCoreApplication::translate("RunLength", "The mask was not read.");
    error.hint = QCoreApplication::translate(
        "RunLength", "Check that the size and the run lengths belong to the same image.");
    return error;
}

} // namespace

BinaryMask BinaryMask::empty(QSize size)
{
    return {size, std::vector<std::uint8_t>(pixelCount(size), 0)};
}

bool BinaryMask::isComplete() const
{
    return pixels.size() == pixelCount(size);
}

bool RunLengths::isComplete() const
{
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t {0}) == pixelCount(size);
}

RunLengths encode(const BinaryMask& mask)
{
    RunWriter writer(mask.size);
    const auto width = static_cast<std::size_t>(std::max(0, mask.size.width()));
    const auto height = static_cast<std::size_t>(std::max(0, mask.size.height()));
    for (std::size_t x = 0; x < width; ++x) {
        for (std::size_t y = 0; y < height; ++y) {
            writer.add(1, mask.pixels[y * width + x] != 0);
        }
    }
    return writer.take();
}

BinaryMask decode(const RunLengths& runs)
{
    BinaryMask mask = BinaryMask::empty(runs.size);
    const auto width = static_cast<std::size_t>(std::max(0, runs.size.width()));
    const auto height = static_cast<std::size_t>(std::max(0, runs.size.height()));
    std::size_t at = 0;
    for (std::size_t i = 0; i < runs.counts.size(); ++i) {
        const std::size_t end = std::min(at + runs.counts[i], mask.pixels.size());
        for (; i % 2 == 1 && at < end; ++at) {
            mask.pixels[at % height * width + at / height] = 1;
        }
        at = end;
    }
    return mask;
}

QByteArray toCompressed(const RunLengths& runs)
{
    QByteArray text;
    for (std::size_t i = 0; i < runs.counts.size(); ++i) {
        std::int64_t value = runs.counts[i];
        if (i > 2) {
            value -= runs.counts[i - 2];
        }
        bool isMore = true;
        while (isMore) {
            const auto group = static_cast<int>(value & 0x1F);
            value >>= 5;
            // The last group's bit 0x10 is the sign of everything above it.
            isMore = (group & 0x10) != 0 ? value != -1 : value != 0;
            text.append(static_cast<char>((isMore ? group | 0x20 : group) + 48));
        }
    }
    return text;
}

Result<RunLengths> fromCompressed(const QByteArray& text, QSize size)
{
    constexpr int maximumGroups = 8; // 40 bits: more than any image has pixels
    RunLengths runs {size, {}};
    for (qsizetype at = 0; at < text.size();) {
        std::int64_t value = 0;
        bool isMore = true;
        for (int group = 0; isMore; ++group) {
            const int bits = at < text.size() ? text[at] - 48 : -1;
            if (bits < 0 || bits > 0x3F || group == maximumGroups) {
                return malformed(QCoreApplication::translate(
                                     "RunLength",
                                     "The run lengths break off or hold a character "
                                     "that does not belong there (position %1)")
                                     .arg(at + 1));
            }
            ++at;
            value |= static_cast<std::int64_t>(bits & 0x1F) << (5 * group);
            isMore = (bits & 0x20) != 0;
            if (!isMore && (bits & 0x10) != 0) {
                value -= std::int64_t {1} << (5 * (group + 1));
            }
        }
        if (runs.counts.size() > 2) {
            value += runs.counts[runs.counts.size() - 2];
        }
        if (value < 0 || value > static_cast<std::int64_t>(pixelCount(size))) {
            return malformed(QCoreApplication::translate(
                                 "RunLength", "Run %1 is longer than the image or negative")
                                 .arg(runs.counts.size() + 1));
        }
        runs.counts.push_back(static_cast<std::uint32_t>(value));
    }
    return fromCounts(std::move(runs.counts), size);
}

Result<RunLengths> fromCounts(std::vector<std::uint32_t> counts, QSize size)
{
    RunLengths runs {size, std::move(counts)};
    if (!runs.isComplete()) {
        return malformed(QCoreApplication::translate(
                             "RunLength", "The run lengths do not add up to %1 × %2 pixels")
                             .arg(size.width())
                             .arg(size.height()));
    }
    return runs;
}

std::int64_t area(const RunLengths& runs)
{
    std::int64_t sum = 0;
    for (std::size_t i = 1; i < runs.counts.size(); i += 2) {
        sum += runs.counts[i];
    }
    return sum;
}

QRect boundingBox(const RunLengths& runs)
{
    QRect box;
    const std::int64_t height = runs.size.height();
    std::int64_t at = 0;
    for (std::size_t i = 0; i < runs.counts.size(); ++i) {
        const std::int64_t end = at + runs.counts[i];
        if (i % 2 == 1 && end > at && height > 0) {
            const QPoint first(static_cast<int>(at / height), static_cast<int>(at % height));
            const QPoint last(
                static_cast<int>((end - 1) / height), static_cast<int>((end - 1) % height));
            const bool isOneColumn = first.x() == last.x();
            const int top = isOneColumn ? first.y() : 0;
            const int bottom = isOneColumn ? last.y() : runs.size.height() - 1;
            box |= QRect(QPoint(first.x(), top), QPoint(last.x(), bottom));
        }
        at = end;
    }
    return box;
}

RunLengths shifted(const RunLengths& runs, QPoint by)
{
    const QRect box = boundingBox(runs);
    if (box.isNull() || by.isNull() || !QRect(QPoint(), runs.size).contains(box.translated(by))) {
        return runs;
    }
    // Column by column every pixel moves by the same number of places, so only the zeros before the
    // first run and after the last one change.
    const std::int64_t places = std::int64_t(by.x()) * runs.size.height() + by.y();
    RunLengths result = runs;
    if (result.counts.size() % 2 == 0) {
        result.counts.push_back(0); // ends with ones: there were no zeros after them
    }
    result.counts.front() = static_cast<std::uint32_t>(result.counts.front() + places);
    result.counts.back() = static_cast<std::uint32_t>(result.counts.back() - places);
    if (result.counts.back() == 0) {
        result.counts.pop_back();
    }
    return result;
}

RunLengths united(const RunLengths& a, const RunLengths& b)
{
    RunWriter writer(a.size);
    walkBoth(
        a, b, [&](std::uint32_t length, bool inA, bool inB) { writer.add(length, inA || inB); });
    return writer.take();
}

double intersectionOverUnion(const RunLengths& a, const RunLengths& b)
{
    if (a.size != b.size) {
        return 0.0;
    }
    const std::int64_t shared = sharedPixels(a, b);
    return shared == 0
        ? 0.0
        : static_cast<double>(shared) / static_cast<double>(area(a) + area(b) - shared);
}

double crowdOverlap(const RunLengths& detection, const RunLengths& crowd)
{
    if (detection.size != crowd.size) {
        return 0.0;
    }
    const std::int64_t shared = sharedPixels(detection, crowd);
    return shared == 0 ? 0.0 : static_cast<double>(shared) / static_cast<double>(area(detection));
}

} // namespace groundmark::imaging
