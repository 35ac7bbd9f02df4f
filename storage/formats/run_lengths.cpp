// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/run_lengths.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

// Each character holds five bits of a number, the lowest first, and whether more follow; 48 is added
// to make it printable. From the fourth run on, the difference to the run before the last is written.
constexpr int BitsPerCharacter = 5;
constexpr int MoreFollow = 0x20;
constexpr int SignBit = 0x10;
constexpr int LowBits = 0x1f;
constexpr char FirstCharacter = 48;
constexpr int LongestNumber = 12; // characters; 60 bits
constexpr size_t FirstDifference = 3;

} // namespace

std::optional<Runs> runsFromText(const QByteArray& text)
{
    Runs runs;
    for (qsizetype at = 0; at < text.size();) {
        qint64 number = 0;
        int length = 0;
        int bits = MoreFollow;
        while ((bits & MoreFollow) != 0) {
            if (at == text.size() || length == LongestNumber) {
                return std::nullopt;
            }
            bits = text[at++] - FirstCharacter;
            if (bits < 0 || bits > (MoreFollow | LowBits)) {
                return std::nullopt;
            }
            number |= qint64(bits & LowBits) << (BitsPerCharacter * length++);
        }
        if ((bits & SignBit) != 0) {
            number |= -(qint64(1) << (BitsPerCharacter * length));
        }
        if (runs.size() >= FirstDifference) {
            number += runs[runs.size() - 2];
        }
        if (number < 0 || number > (qint64(1) << 48)) {
            return std::nullopt;
        }
        runs.push_back(number);
    }
    return runs;
}

QByteArray textFromRuns(const Runs& runs)
{
    QByteArray text;
    for (size_t i = 0; i < runs.size(); ++i) {
        qint64 number = runs[i] - (i >= FirstDifference ? runs[i - 2] : 0);
        bool more = true;
        while (more) {
            int bits = static_cast<int>(number & LowBits);
            number >>= BitsPerCharacter;
            more = (bits & SignBit) != 0 ? number != -1 : number != 0;
            bits |= more ? MoreFollow : 0;
            text.append(static_cast<char>(bits + FirstCharacter));
        }
    }
    return text;
}

qint64 lengthOf(const Runs& runs)
{
    qint64 sum = 0;
    for (const qint64 run : runs) {
        sum += run;
    }
    return sum;
}

qint64 areaOf(const Runs& runs)
{
    qint64 sum = 0;
    for (size_t i = 1; i < runs.size(); i += 2) {
        sum += runs[i];
    }
    return sum;
}

QRect boundsOf(const Runs& runs, QSize size)
{
    const qint64 height = size.height();
    QRect bounds;
    qint64 at = 0;
    for (size_t i = 0; i < runs.size(); ++i) {
        const qint64 end = at + runs[i];
        if (i % 2 == 1 && end > at && height > 0) {
            const auto left = static_cast<int>(at / height);
            const auto right = static_cast<int>((end - 1) / height);
            // A run that goes over a column's end fills from its bottom to the next one's top.
            const bool oneColumn = left == right;
            const auto top = oneColumn ? static_cast<int>(at % height) : 0;
            const auto bottom = oneColumn ? static_cast<int>((end - 1) % height) : size.height() - 1;
            bounds |= QRect(QPoint(left, top), QPoint(right, bottom));
        }
        at = end;
    }
    return bounds;
}

bool isMaskSize(QSize size)
{
    return !size.isEmpty() && qint64(size.width()) * size.height() <= (qint64(1) << 28);
}

QByteArray pixelsFromRuns(const Runs& runs, QSize size)
{
    QByteArray pixels(qsizetype(size.width()) * size.height(), '\0');
    qint64 at = 0;
    for (size_t i = 0; i < runs.size(); ++i) {
        const qint64 end = std::min<qint64>(at + runs[i], pixels.size());
        for (; i % 2 == 1 && at < end; ++at) {
            pixels[(at % size.height()) * size.width() + at / size.height()] = 1;
        }
        at = end;
    }
    return pixels;
}

Runs runsFromPixels(const QByteArray& pixels, QSize size)
{
    Runs runs {0};
    bool set = false;
    for (int x = 0; x < size.width(); ++x) {
        for (int y = 0; y < size.height(); ++y) {
            const bool here = pixels[qsizetype(y) * size.width() + x] != 0;
            if (here != set) {
                runs.push_back(0);
                set = here;
            }
            ++runs.back();
        }
    }
    return runs;
}

Runs turnedBy(const Runs& runs, QSize size, int orientation)
{
    if (orientation <= 1 || !isMaskSize(size)) {
        return runs;
    }
    const QByteArray stored = pixelsFromRuns(runs, size);
    const QSize shown = orientation >= 5 ? size.transposed() : size;
    QByteArray pixels(stored.size(), '\0');
    const int right = size.width() - 1;
    const int bottom = size.height() - 1;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x) {
            // Where the displayed pixel comes from: EXIF 2.3, tag 0x0112, read backwards.
            QPoint from(x, y);
            switch (orientation) {
            case 2:
                from = {right - x, y};
                break;
            case 3:
                from = {right - x, bottom - y};
                break;
            case 4:
                from = {x, bottom - y};
                break;
            case 5:
                from = {y, x};
                break;
            case 6:
                from = {y, bottom - x};
                break;
            case 7:
                from = {right - y, bottom - x};
                break;
            case 8:
                from = {right - y, x};
                break;
            default:
                break;
            }
            pixels[qsizetype(y) * shown.width() + x] = stored[qsizetype(from.y()) * size.width() + from.x()];
        }
    }
    return runsFromPixels(pixels, shown);
}

} // namespace groundmark::storage
