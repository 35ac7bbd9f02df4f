// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/format.h"
#include "storage/formats/formats.h"
#include "storage/formats/images_format.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

constexpr qint64 HeadBytes = 64 * 1024;
constexpr int HeadEntries = 200;

QByteArray startOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(HeadBytes) : QByteArray();
}

SourceHead headOf(const QString& path)
{
    const QFileInfo info(path);
    SourceHead head {info.absoluteFilePath(), info.isDir(), {}, {}};
    if (!head.isFolder) {
        head.start = startOf(head.path);
        return head;
    }
    // Not QDir::entryList(): a folder may hold a million images.
    QDirIterator entries(head.path, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    while (entries.hasNext() && head.entries.size() < HeadEntries) {
        const QString entry = entries.next();
        head.entries.append(QFileInfo(entry).fileName());
        if (head.start.isEmpty() && entry.endsWith(QLatin1StringView(".json"))) {
            head.start = startOf(entry);
        }
    }
    return head;
}

} // namespace

FormatRegistry::FormatRegistry()
{
    m_formats.push_back(makeOmniDocBench());
    m_formats.push_back(makeOcrBenchV2());
    m_formats.push_back(makeOcrBenchV1());
    m_formats.push_back(makeLogicOcrGen());
    m_formats.push_back(makeLogicOcrReal());
    m_formats.push_back(makeLogicOcrCrafted());
    m_formats.push_back(makeLogiQa());
    m_formats.push_back(makeLogiQa2());
    m_formats.push_back(makeMmtr());
    m_formats.push_back(makeLabelMe());
    m_formats.push_back(makeCoco());
    m_formats.push_back(makeVlmEvalKit());
    m_formats.push_back(makeLmmsEval());
    m_formats.push_back(makeInspect());
    m_formats.push_back(makeYolo());
    m_formats.push_back(makeVoc());
    m_formats.push_back(makeCvat());
    m_formats.push_back(makeLabelStudio());
    m_formats.push_back(makeMagic());
    m_formats.push_back(makeGqa());
    m_formats.push_back(makeAirD());
    m_formats.push_back(makeOpenAiBatch());
    m_formats.push_back(makeImages());
}

FormatRegistry::~FormatRegistry() = default;

std::span<const std::unique_ptr<Format>> FormatRegistry::all() const
{
    return m_formats;
}

const Format* FormatRegistry::find(QStringView name) const
{
    const auto found = std::ranges::find_if(
        m_formats, [&](const std::unique_ptr<Format>& format) { return format->name() == name; });
    return found == m_formats.end() ? nullptr : found->get();
}

const Format* FormatRegistry::sniff(const QString& path) const
{
    const SourceHead head = headOf(path);
    const Format* best = nullptr;
    int surest = 0;
    for (const std::unique_ptr<Format>& format : m_formats) {
        const int sure = format->canRead() ? format->sniff(head) : 0;
        if (sure > surest) {
            surest = sure;
            best = format.get();
        }
    }
    return best;
}

} // namespace groundmark::storage
