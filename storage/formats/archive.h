// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QIODevice>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

struct zip;

namespace groundmark::storage {

/// How far the text of one element may run in a member that is XML, and how much a member may
/// swell. Ours: no limit stands in the zip format, and a file of a few kilobytes can unpack to
/// terabytes.
struct ArchiveLimits
{
    qint64 bytes = qint64(4) << 30; ///< that a member may unpack to
    /// A member that unpacks to more than `freeBytes` may not be more than `ratio` times its packed
    /// size; deflate alone reaches 1,032.
    qint64 ratio = 1000;
    qint64 freeBytes = qint64(64) << 20;
    /// Bytes without a '<', for members read as XML. A workbook's cell has 32,767 characters at
    /// most, each of six bytes at most.
    qint64 betweenTags = qint64(1) << 20;
};

/// A zip file whose members are read as streams; nothing is unpacked to disk and no name in it
/// becomes a path. Understands stored and deflated members (libzip) and Zstandard ones, method 93,
/// of one or more frames, as Inspect writes since 0.3.206 (libzstd).
class Archive
{
public:
    struct Member
    {
        QString name; ///< as written; only ever compared
        qint64 packed = 0;
        qint64 bytes = 0; ///< unpacked, as the archive states it
        int method = 0;
        quint32 crc = 0; ///< CRC-32 of the unpacked bytes, as the archive states it
        quint64 index = 0;
    };

    /// Fails for a file that can't be read, is no zip file or breaks off.
    [[nodiscard]] static Result<Archive> open(const QString& path, const ArchiveLimits& limits = {});
    Archive(Archive&& other) noexcept;
    ~Archive();

    [[nodiscard]] const std::vector<Member>& members() const { return m_members; }
    /// Null when there is none.
    [[nodiscard]] const Member* find(QStringView name) const;

    /// What a member is read as.
    enum class Kind
    {
        Bytes,
        Xml, ///< runs of text are limited as well
    };
    class Stream;
    /// Opens a member, to be read from its start to its end; the stream must not outlive this.
    /// Fails for a method that is not understood, an encrypted member and one beyond the limits.
    [[nodiscard]] Result<std::unique_ptr<Stream>>
    read(const Member& member, Kind kind = Kind::Bytes) const;

private:
    Archive(QString path, zip* archive, const ArchiveLimits& limits);

    [[nodiscard]] Error damaged(const Member& member, const QString& reason) const;

    QString m_path;
    zip* m_archive;
    ArchiveLimits m_limits;
    std::vector<Member> m_members;
};

/// The unpacked bytes of one member. After the last one, failure() says whether they were all.
class Archive::Stream : public QIODevice
{
public:
    [[nodiscard]] bool isSequential() const override { return true; }
    /// What is wrong with the member, as far as it was read.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }

protected:
    std::optional<Error> m_failure;
};

} // namespace groundmark::storage
