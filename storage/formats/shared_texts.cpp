// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/shared_texts.h"

#include <QCoreApplication>
#include <QDir>

namespace groundmark::storage {

QString unescapedCell(const QString& text)
{
    constexpr qsizetype Length = 7; // "_x000D_"
    QString result;
    qsizetype from = 0;
    for (qsizetype at = text.indexOf(u"_x"); at >= 0; at = text.indexOf(u"_x", at)) {
        bool isHex = false;
        const QStringView escape = QStringView(text).mid(at, Length);
        const uint code = escape.mid(2, 4).toUInt(&isHex, 16);
        if (!isHex || escape.size() < Length || escape.back() != u'_') {
            ++at;
            continue;
        }
        result += QStringView(text).mid(from, at - from);
        result += QChar(code);
        at += Length;
        from = at;
    }
    return from == 0 ? text : result + QStringView(text).mid(from);
}

SharedTexts::SharedTexts(QString source)
    : m_source(std::move(source))
{
}

Error SharedTexts::failed() const
{
    return {
        QCoreApplication::translate(
            "Import", "The texts of the workbook can't be kept in a temporary file: %1.")
            .arg(m_file.errorString()),
        QDir::toNativeSeparators(m_source),
        QCoreApplication::translate("Import", "Nothing was imported."),
        QCoreApplication::translate("Import", "Make room on the disk and import again.")};
}

Result<void> SharedTexts::add(const QString& text)
{
    if (!m_file.isOpen() && !m_file.open()) {
        return failed();
    }
    const QByteArray bytes = text.toUtf8();
    if (m_file.write(bytes) != bytes.size()) {
        return failed();
    }
    m_ends.push_back((m_ends.empty() ? 0 : m_ends.back()) + bytes.size());
    return {};
}

Result<QString> SharedTexts::at(qint64 number)
{
    if (number < 0 || number >= static_cast<qint64>(m_ends.size())) {
        return Error {
            QCoreApplication::translate(
                "Import", "A cell refers to text %1 of the workbook, which has only %2.")
                .arg(number)
                .arg(m_ends.size()),
            QDir::toNativeSeparators(m_source),
            QCoreApplication::translate("Import", "Nothing was imported."),
            QCoreApplication::translate(
                "Import", "Open it in a spreadsheet program and save it again, or use TSV or JSON.")};
    }
    const auto index = static_cast<size_t>(number);
    const qint64 begin = index == 0 ? 0 : m_ends[index - 1];
    const qint64 length = m_ends[index] - begin;
    if (length == 0) {
        return QString();
    }
    if (!m_file.seek(begin)) {
        return failed();
    }
    const QByteArray bytes = m_file.read(length);
    return bytes.size() == length ? Result<QString>(QString::fromUtf8(bytes)) : failed();
}

} // namespace groundmark::storage
