// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/archive.h"

#include "storage/formats/import_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include <zip.h>
#include <zlib.h>
#include <zstd.h>

namespace groundmark::storage {

namespace {

constexpr int MethodZstd = 93; // APPNOTE.TXT 6.3.8, section 4.4.5

QString tooLarge()
{
    return QCoreApplication::translate(
        "Import", "it would unpack to far more than such a file can hold");
}

QString brokenOff()
{
    return QCoreApplication::translate("Import", "its bytes are damaged or break off");
}

/// Unpacks what libzip gives: plain bytes, or packed ones that are put through Zstandard.
class Unpacker
{
public:
    Unpacker(zip_file_t* file, bool zstd)
        : m_file(file)
        , m_zstd(zstd ? ZSTD_createDStream() : nullptr)
    {
    }
    ~Unpacker()
    {
        ZSTD_freeDStream(m_zstd);
        zip_fclose(m_file);
    }
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;

    /// Bytes written to `data`; 0 at the end, -1 when the member is damaged.
    qint64 read(char* data, qint64 size)
    {
        return m_zstd ? readFrames(data, size) : zip_fread(m_file, data, static_cast<zip_uint64_t>(size));
    }

private:
    qint64 readFrames(char* data, qint64 size)
    {
        ZSTD_outBuffer out {data, static_cast<size_t>(size), 0};
        while (out.pos == 0) {
            if (m_in.pos == m_in.size) {
                const zip_int64_t got = zip_fread(m_file, m_block.data(), m_block.size());
                if (got <= 0) {
                    return got < 0 || m_inFrame ? -1 : 0;
                }
                m_in = {m_block.data(), static_cast<size_t>(got), 0};
            }
            // A frame that is done is followed by the next one without further ado.
            const size_t hint = ZSTD_decompressStream(m_zstd, &out, &m_in);
            if (ZSTD_isError(hint) != 0) {
                return -1;
            }
            m_inFrame = hint != 0;
        }
        return static_cast<qint64>(out.pos);
    }

    zip_file_t* m_file;
    ZSTD_DStream* m_zstd;
    std::array<char, 1 << 16> m_block {};
    ZSTD_inBuffer m_in {nullptr, 0, 0};
    bool m_inFrame = false;
};

class MemberStream final : public Archive::Stream
{
public:
    MemberStream(
        zip_file_t* file,
        const Archive::Member& member,
        qint64 betweenTags,
        std::function<Error(const QString&)> damaged)
        : m_unpacker(file, member.method == MethodZstd)
        , m_member(member)
        , m_left(member.bytes)
        , m_betweenTags(betweenTags)
        , m_damaged(std::move(damaged))
    {
        open(QIODevice::ReadOnly);
    }

protected:
    qint64 readData(char* data, qint64 maxSize) override
    {
        if (m_failure) {
            return -1;
        }
        const qint64 got = maxSize > 0 ? m_unpacker.read(data, maxSize) : 0;
        if (got > 0) {
            m_left -= got;
            m_crc = crc32(m_crc, reinterpret_cast<const Bytef*>(data), static_cast<uInt>(got));
        }
        // libzip compares the checksum of what it unpacks itself, but not of Zstandard members.
        const bool cut = got == 0 && maxSize > 0 && (m_left != 0 || m_crc != m_member.crc);
        if (got < 0 || m_left < 0 || cut) {
            return fail(brokenOff());
        }
        if (got == 0 && maxSize > 0) {
            return -1; // QIODevice: the end
        }
        if (m_betweenTags > 0 && !fineAsXml(data, got)) {
            return fail(tooLarge());
        }
        return got;
    }
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

private:
    qint64 fail(const QString& reason)
    {
        m_failure = m_damaged(reason);
        setErrorString(reason);
        return -1;
    }

    bool fineAsXml(const char* data, qint64 size)
    {
        const char* const end = data + size;
        const char* from = data;
        for (const char* tag = std::find(from, end, '<'); tag != end; tag = std::find(from, end, '<')) {
            if (m_run + (tag - from) > m_betweenTags) {
                return false;
            }
            m_run = 0;
            from = tag + 1;
        }
        m_run += end - from;
        return m_run <= m_betweenTags;
    }

    Unpacker m_unpacker;
    Archive::Member m_member;
    qint64 m_left;
    uLong m_crc = 0;
    qint64 m_betweenTags; ///< 0: no limit
    qint64 m_run = 0; ///< bytes since the last '<'
    std::function<Error(const QString&)> m_damaged;
};

} // namespace

Archive::Archive(QString path, zip* archive, const ArchiveLimits& limits)
    : m_path(std::move(path))
    , m_archive(archive)
    , m_limits(limits)
{
    const zip_int64_t count = zip_get_num_entries(m_archive, 0);
    for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(std::max<zip_int64_t>(count, 0)); ++i) {
        zip_stat_t facts;
        if (zip_stat_index(m_archive, i, 0, &facts) == 0 && (facts.valid & ZIP_STAT_NAME) != 0) {
            m_members.push_back(
                {QString::fromUtf8(facts.name),
                 static_cast<qint64>(facts.comp_size),
                 static_cast<qint64>(facts.size),
                 facts.comp_method,
                 facts.crc,
                 i});
        }
    }
}

Archive::Archive(Archive&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_archive(std::exchange(other.m_archive, nullptr))
    , m_limits(other.m_limits)
    , m_members(std::move(other.m_members))
{
}

Archive::~Archive()
{
    if (m_archive) {
        zip_discard(m_archive);
    }
}

Result<Archive> Archive::open(const QString& path, const ArchiveLimits& limits)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(path, file.errorString());
    }
    if (file.size() == 0) {
        return emptyFile(path);
    }
    int code = 0;
    zip* const archive = zip_open(QFile::encodeName(path).constData(), ZIP_RDONLY, &code);
    if (!archive) {
        return Error {
            QCoreApplication::translate(
                "Import", "This is not a complete zip archive, as .xlsx and .eval files are."),
            QDir::toNativeSeparators(path),
            QCoreApplication::translate("Import", "Nothing was imported."),
            QCoreApplication::translate(
                "Import", "Get the file again; it may not have arrived in full.")};
    }
    return Archive(path, archive, limits);
}

const Archive::Member* Archive::find(QStringView name) const
{
    const auto found = std::ranges::find(m_members, name, &Member::name);
    return found == m_members.end() ? nullptr : &*found;
}

Error Archive::damaged(const Member& member, const QString& reason) const
{
    return {
        QCoreApplication::translate("Import", "The member \"%1\" of the archive can't be read: %2.")
            .arg(member.name, reason),
        QDir::toNativeSeparators(m_path),
        QCoreApplication::translate("Import", "Nothing of this member was used."),
        QCoreApplication::translate("Import", "Get the file again, or write it anew.")};
}

Result<std::unique_ptr<Archive::Stream>> Archive::read(const Member& member, Kind kind) const
{
    const bool swells = member.bytes > m_limits.freeBytes
        && member.bytes / m_limits.ratio > std::max<qint64>(member.packed, 1);
    if (member.bytes < 0 || member.bytes > m_limits.bytes || swells) {
        return damaged(member, tooLarge());
    }
    const bool zstd = member.method == MethodZstd;
    if (!zstd && member.method != ZIP_CM_STORE && member.method != ZIP_CM_DEFLATE) {
        return damaged(
            member,
            QCoreApplication::translate("Import", "its compression, method %1, is not supported")
                .arg(member.method));
    }
    zip_file_t* const file
        = zip_fopen_index(m_archive, member.index, zstd ? ZIP_FL_COMPRESSED : 0);
    if (!file) {
        return damaged(member, QString::fromUtf8(zip_strerror(m_archive)));
    }
    return std::unique_ptr<Stream>(std::make_unique<MemberStream>(
        file, member, kind == Kind::Xml ? m_limits.betweenTags : 0, [this, member](const QString& reason) {
            return damaged(member, reason);
        }));
}

} // namespace groundmark::storage
