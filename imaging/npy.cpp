// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/npy.h"

#include <QCoreApplication>
#include <QFloat16>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <optional>

namespace groundmark::imaging {

namespace {

constexpr std::size_t maximumDimensions = 32; // NumPy's own limit

Error unreadable(const QString& what)
{
    Error error;
    error.what = what;
    error.kept = QCoreApplication::translate("Npy", "Nothing was read.");
    error.hint = QCoreApplication::translate(
        "Npy",
        "Save the array with numpy.save(), as float16, float32, float64 or an integer type.");
    return error;
}

struct Header
{
    char order = '<';
    char kind = 'f';
    std::size_t bytes = 0; ///< per item
    bool isFortran = false;
    std::vector<std::size_t> shape;
    qsizetype dataStart = 0;
};

std::optional<Header> parseHeader(const QByteArray& file)
{
    constexpr qsizetype fixedPart = 8;
    if (!file.startsWith(QByteArrayLiteral("\x93NUMPY")) || file.size() < fixedPart + 4) {
        return std::nullopt;
    }
    const bool isFirstVersion = file[6] == 1;
    const char* lengthField = file.constData() + fixedPart;
    const quint32 length = isFirstVersion ? qFromLittleEndian<quint16>(lengthField)
                                          : qFromLittleEndian<quint32>(lengthField);
    const qsizetype start = fixedPart + (isFirstVersion ? 2 : 4);
    if (static_cast<qsizetype>(length) > file.size() - start) {
        return std::nullopt;
    }
    static const QRegularExpression type(
        QStringLiteral(R"('descr'\s*:\s*'([<>|=])([fiub])(\d+)')"));
    static const QRegularExpression fortran(
        QStringLiteral(R"('fortran_order'\s*:\s*(True|False))"));
    static const QRegularExpression shape(QStringLiteral(R"('shape'\s*:\s*\(([\d\s,L]*)\))"));
    const QString text = QString::fromUtf8(file.mid(start, static_cast<qsizetype>(length)));
    const auto typeMatch = type.match(text);
    const auto fortranMatch = fortran.match(text);
    const auto shapeMatch = shape.match(text);
    if (!typeMatch.hasMatch() || !fortranMatch.hasMatch() || !shapeMatch.hasMatch()) {
        return std::nullopt;
    }
    Header header;
    header.order = typeMatch.captured(1).at(0).toLatin1();
    header.kind = typeMatch.captured(2).at(0).toLatin1();
    header.bytes = typeMatch.captured(3).toUInt();
    header.isFortran = fortranMatch.captured(1) == QLatin1StringView("True");
    header.dataStart = start + static_cast<qsizetype>(length);
    for (QString side : shapeMatch.captured(1).split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = true;
        if (!side.trimmed().isEmpty()) {
            header.shape.push_back(side.remove(u'L').trimmed().toULongLong(&isNumber));
        }
        if (!isNumber) {
            return std::nullopt;
        }
    }
    return header;
}

template <typename T> double valueAs(const char* at, char order)
{
    // '=' and '|' do not occur for types of several bytes in files that NumPy writes.
    return static_cast<double>(order == '>' ? qFromBigEndian<T>(at) : qFromLittleEndian<T>(at));
}

using Reader = double (*)(const char* at, char order);

Reader readerFor(const Header& header)
{
    switch (header.kind) {
    case 'f':
        switch (header.bytes) {
        case 2:
            return valueAs<qfloat16>;
        case 4:
            return valueAs<float>;
        case 8:
            return valueAs<double>;
        }
        break;
    case 'i':
        switch (header.bytes) {
        case 1:
            return valueAs<qint8>;
        case 2:
            return valueAs<qint16>;
        case 4:
            return valueAs<qint32>;
        case 8:
            return valueAs<qint64>;
        }
        break;
    case 'u':
    case 'b':
        switch (header.bytes) {
        case 1:
            return valueAs<quint8>;
        case 2:
            return valueAs<quint16>;
        case 4:
            return valueAs<quint32>;
        case 8:
            return valueAs<quint64>;
        }
        break;
    }
    return nullptr;
}

/// The number of items; nothing when it does not fit into the file.
std::optional<std::size_t> itemCount(const Header& header, std::size_t available)
{
    std::size_t count = 1;
    if (std::find(header.shape.begin(), header.shape.end(), 0) != header.shape.end()) {
        return 0;
    }
    for (const std::size_t side : header.shape) {
        if (count > available / side) {
            return std::nullopt;
        }
        count *= side;
    }
    return count <= available / header.bytes ? std::optional(count) : std::nullopt;
}

/// For each item in row order its place in Fortran order: there, the first index runs fastest.
class FortranPlaces
{
public:
    explicit FortranPlaces(const std::vector<std::size_t>& shape)
        : m_shape(shape)
        , m_index(shape.size(), 0)
        , m_step(shape.size(), 1)
    {
        for (std::size_t i = 1; i < shape.size(); ++i) {
            m_step[i] = m_step[i - 1] * shape[i - 1];
        }
    }

    std::size_t next()
    {
        const std::size_t place = m_place;
        for (std::size_t i = m_shape.size(); i-- > 0;) {
            m_place += m_step[i];
            if (++m_index[i] < m_shape[i]) {
                break;
            }
            m_place -= m_step[i] * m_shape[i];
            m_index[i] = 0;
        }
        return place;
    }

private:
    const std::vector<std::size_t>& m_shape;
    std::vector<std::size_t> m_index;
    std::vector<std::size_t> m_step;
    std::size_t m_place = 0;
};

} // namespace

Result<NpyArray> readNpy(const QByteArray& file)
{
    const auto header = parseHeader(file);
    if (!header || header->shape.size() > maximumDimensions) {
        return unreadable(QCoreApplication::translate(
            "Npy", "This is not a .npy file, or its header is damaged"));
    }
    const Reader read = readerFor(*header);
    if (read == nullptr) {
        return unreadable(
            QCoreApplication::translate("Npy", "The array's number type is not supported"));
    }
    const auto available = static_cast<std::size_t>(file.size() - header->dataStart);
    const auto count = itemCount(*header, available);
    if (!count) {
        return unreadable(
            QCoreApplication::translate("Npy", "The file ends before the array is complete"));
    }
    NpyArray array {header->shape, std::vector<double>(*count)};
    const char* data = file.constData() + header->dataStart;
    FortranPlaces fortran(header->shape);
    for (std::size_t i = 0; i < *count; ++i) {
        const std::size_t place = header->isFortran ? fortran.next() : i;
        array.values[i] = read(data + place * header->bytes, header->order);
    }
    return array;
}

} // namespace groundmark::imaging
