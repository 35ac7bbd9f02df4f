// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/label_studio_brush.h"

#include <algorithm>
#include <array>

namespace groundmark::storage {

namespace {

constexpr int Channels = 4;
constexpr int Alpha = 3;
constexpr int CountBits = 32;
constexpr int WordSizeBits = 5;
constexpr int RunSizeBits = 4;
constexpr int WordBits = 8;
constexpr std::array<int, 4> RunSizes {3, 4, 8, 16}; // as the converter writes

class BitReader
{
public:
    explicit BitReader(const QByteArray& bytes)
        : m_bytes(bytes)
    {
    }

    /// 0 past the end, where isPast() is true.
    quint32 read(int bits)
    {
        quint32 value = 0;
        for (; bits > 0; --bits, ++m_at) {
            const qsizetype byte = m_at / 8;
            const bool bit
                = byte < m_bytes.size() && (uchar(m_bytes[byte]) >> (7 - m_at % 8) & 1) != 0;
            value = (value << 1) | (bit ? 1 : 0);
        }
        return value;
    }
    [[nodiscard]] bool isPast() const { return m_at > m_bytes.size() * 8; }

private:
    const QByteArray& m_bytes;
    qsizetype m_at = 0;
};

class BitWriter
{
public:
    void write(quint32 value, int bits)
    {
        while (bits > 0) {
            if (m_used == 0) {
                m_bytes.append('\0');
            }
            --bits;
            if ((value >> bits & 1) != 0) {
                m_bytes.back() = char(uchar(m_bytes.back()) | (0x80 >> m_used));
            }
            m_used = (m_used + 1) % 8;
        }
    }
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
    int m_used = 0; ///< bits of the last byte
};

} // namespace

std::optional<Runs> runsFromBrush(const Json& json, QSize image)
{
    if (!json.is_array() || !isMaskSize(image)) {
        return std::nullopt;
    }
    QByteArray bytes;
    bytes.reserve(qsizetype(json.size()));
    for (const Json& byte : json) {
        if (!byte.is_number_unsigned() || byte.get<quint64>() > 255) {
            return std::nullopt;
        }
        bytes.append(char(byte.get<int>()));
    }
    BitReader bits(bytes);
    const qint64 count = bits.read(CountBits);
    const int word = int(bits.read(WordSizeBits)) + 1;
    std::array<int, 4> sizes {};
    for (int& size : sizes) {
        size = int(bits.read(RunSizeBits)) + 1;
    }
    const qint64 pixelCount = qint64(image.width()) * image.height();
    if (count != pixelCount * Channels) {
        return std::nullopt;
    }
    QByteArray pixels(qsizetype(pixelCount), '\0');
    const auto put = [&pixels](qint64 at, quint32 value) {
        if (at % Channels == Alpha && value != 0) {
            pixels[qsizetype(at / Channels)] = 1;
        }
    };
    for (qint64 at = 0; at < count && !bits.isPast();) {
        const bool same = bits.read(1) != 0;
        const qint64 end = at + 1 + bits.read(sizes[bits.read(2)]);
        if (end > count) {
            return std::nullopt;
        }
        const quint32 value = same ? bits.read(word) : 0;
        for (; at < end; ++at) {
            put(at, same ? value : bits.read(word));
        }
    }
    if (bits.isPast()) {
        return std::nullopt;
    }
    return runsFromPixels(pixels, image);
}

Json brushFromRuns(const Runs& runs, QSize image)
{
    const QByteArray pixels = pixelsFromRuns(runs, image);
    BitWriter bits;
    bits.write(quint32(pixels.size() * Channels), CountBits);
    bits.write(WordBits - 1, WordSizeBits);
    for (const int size : RunSizes) {
        bits.write(quint32(size - 1), RunSizeBits);
    }
    for (qsizetype at = 0; at < pixels.size();) {
        qsizetype end = at;
        while (end < pixels.size() && pixels[end] == pixels[at]) {
            ++end;
        }
        // A set pixel is four bytes of 255, an unset one four of 0.
        for (qint64 left = qint64(end - at) * Channels; left > 0;) {
            const qint64 longest = qint64(1) << RunSizes.back();
            const qint64 run = std::min(left, longest);
            size_t index = 0;
            while (run > qint64(1) << RunSizes[index]) {
                ++index;
            }
            bits.write(1, 1);
            bits.write(quint32(index), 2);
            bits.write(quint32(run - 1), RunSizes[index]);
            bits.write(pixels[at] != 0 ? 255 : 0, WordBits);
            left -= run;
        }
        at = end;
    }
    Json bytes = Json::array();
    for (const char byte : bits.bytes()) {
        bytes.push_back(uchar(byte));
    }
    return bytes;
}

} // namespace groundmark::storage
