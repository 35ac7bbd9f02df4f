// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/jpeg_markers.h"

#include <QByteArray>

#include <algorithm>

namespace groundmark::imaging {

namespace {

constexpr unsigned char StartOfScan = 0xDA;
constexpr unsigned char EndOfImage = 0xD9;
constexpr qint64 TailBytes = 4096;
constexpr qint64 ChunkBytes = 1 << 20;

unsigned char byteAt(const QByteArray& bytes, qsizetype index)
{
    return static_cast<unsigned char>(bytes[index]);
}

/// SOF0–SOF15 without DHT (C4), JPG (C8) and DAC (CC).
bool isFrameHeader(unsigned char marker)
{
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

/// Whether the entropy-coded data from the current position on ends with an end-of-image marker.
/// Nearly every file ends with it, so its last bytes are looked at before everything is read.
bool hasEndOfImage(QIODevice& device)
{
    const QByteArray marker("\xFF\xD9", 2);
    const qint64 scanStart = device.pos();
    device.seek(std::max(scanStart, device.size() - TailBytes));
    if (device.read(TailBytes).contains(marker)) {
        return true;
    }
    device.seek(scanStart);
    char last = 0;
    for (;;) {
        const QByteArray chunk = device.read(ChunkBytes);
        if (chunk.isEmpty()) {
            return false;
        }
        if ((last == '\xFF' && byteAt(chunk, 0) == EndOfImage) || chunk.contains(marker)) {
            return true;
        }
        last = chunk.back();
    }
}

} // namespace

JpegMarkers readJpegMarkers(QIODevice& device)
{
    JpegMarkers found;
    device.seek(2); // after start of image
    for (;;) {
        char byte = 0;
        if (!device.getChar(&byte)) {
            return found;
        }
        if (byte != '\xFF') {
            continue; // padding between segments
        }
        do {
            if (!device.getChar(&byte)) {
                return found;
            }
        } while (byte == '\xFF');
        const auto marker = static_cast<unsigned char>(byte);
        if (marker == StartOfScan) {
            found.complete = hasEndOfImage(device);
            return found;
        }
        if (marker == 0 || marker == 1 || (marker >= 0xD0 && marker <= 0xD8)) {
            continue; // these have no length
        }
        const qint64 start = device.pos();
        const QByteArray head = device.read(8);
        if (head.size() < 2) {
            return found;
        }
        const int length = byteAt(head, 0) << 8 | byteAt(head, 1);
        if (isFrameHeader(marker) && head.size() == 8) {
            found.precision = byteAt(head, 2);
            found.components = byteAt(head, 7);
        }
        if (length < 2 || !device.seek(start + length)) {
            return found;
        }
    }
}

} // namespace groundmark::imaging
