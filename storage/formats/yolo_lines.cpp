// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/yolo_lines.h"

#include "storage/formats/json_fields.h"

#include <QCoreApplication>

#include <cmath>

namespace groundmark::storage {

namespace {

// Keys of Region::extra.
constexpr const char* Confidence = "confidence"; ///< as it was written
constexpr const char* Keypoints = "keypoints"; ///< as they were written
constexpr qsizetype BoxNumbers = 4;
constexpr qsizetype FewestCorners = 3;
constexpr int Digits = 10; // after the point: a millionth of a pixel of a 10,000-pixel image

/// 0.5 and not 0.5000000000.
QByteArray number(double value)
{
    QByteArray text = QByteArray::number(value, 'f', Digits);
    while (text.endsWith('0')) {
        text.chop(1);
    }
    if (text.endsWith('.')) {
        text.chop(1);
    }
    return text == "-0" ? QByteArray("0") : text;
}

QString noNumber(const QByteArray& word)
{
    return QCoreApplication::translate("Import", "\"%1\" is not a number.")
        .arg(QString::fromUtf8(word.left(40)));
}

QList<QPointF> pairsOf(const QList<double>& numbers, qsizetype from, qsizetype count)
{
    QList<QPointF> points;
    for (qsizetype i = from; i + 1 < from + count; i += 2) {
        points.append({numbers[i], numbers[i + 1]});
    }
    return points;
}

Shape boxOf(const QList<double>& n)
{
    return {
        ShapeKind::Box,
        {{n[0] - n[2] / 2, n[1] - n[3] / 2}, {n[0] + n[2] / 2, n[1] + n[3] / 2}},
        {}};
}

QByteArrayList corners(const QList<QPointF>& points, QSizeF image)
{
    QByteArrayList words;
    for (const QPointF& point : points) {
        words << number(point.x() / image.width()) << number(point.y() / image.height());
    }
    return words;
}

} // namespace

YoloLine parseYoloLine(const QByteArray& line, YoloKeypoints keypoints)
{
    YoloLine result;
    const QByteArrayList words = line.simplified().split(' ');
    bool good = false;
    result.category = words.first().toInt(&good);
    if (!good || result.category < 0) {
        result.trouble = QCoreApplication::translate("Import", "\"%1\" is not the number of a class.")
                             .arg(QString::fromUtf8(words.first().left(40)));
        return result;
    }
    QList<double> numbers;
    for (qsizetype i = 1; i < words.size(); ++i) {
        numbers.append(words[i].toDouble(&good));
        if (!good) {
            result.trouble = noNumber(words[i]);
            return result;
        }
    }
    FieldReader extra(Json::object());
    const qsizetype poseNumbers = BoxNumbers + qsizetype(keypoints.count) * keypoints.numbers;
    const bool pose = keypoints.count > 0
        && (numbers.size() == poseNumbers || numbers.size() == poseNumbers + 1);
    const qsizetype shapeNumbers = pose ? poseNumbers : numbers.size() - numbers.size() % 2;
    if (shapeNumbers == BoxNumbers || pose) {
        result.region.shape = boxOf(numbers);
    } else if (shapeNumbers / 2 >= FewestCorners) {
        const QList<QPointF> points = pairsOf(numbers, 0, shapeNumbers);
        result.region.shape
            = {points.size() == 4 ? ShapeKind::Quad : ShapeKind::Polygon, points, {}};
    } else {
        result.trouble = QCoreApplication::translate(
                             "Import", "%1 numbers after the class make neither a box nor an outline.")
                             .arg(numbers.size());
        return result;
    }
    if (pose) {
        Json kept = Json::array();
        for (qsizetype i = BoxNumbers; i < poseNumbers; ++i) {
            kept.push_back(words[i + 1].toStdString());
        }
        extra.put(Keypoints, std::move(kept));
    }
    if (numbers.size() > shapeNumbers) {
        extra.put(Confidence, words.last().toStdString());
    }
    result.region.extra = extra.rest();
    return result;
}

std::optional<QByteArray>
yoloLine(const Region& region, int category, QSizeF image, bool own, bool& simplified)
{
    if (image.isEmpty()) {
        return std::nullopt;
    }
    QByteArrayList words {QByteArray::number(category)};
    const Shape& shape = region.shape;
    switch (shape.kind) {
    case ShapeKind::Mask:
        simplified = true;
        [[fallthrough]];
    case ShapeKind::Box: {
        const QRectF box = shape.bounds();
        words << number(box.center().x() / image.width()) << number(box.center().y() / image.height())
              << number(box.width() / image.width()) << number(box.height() / image.height());
        break;
    }
    case ShapeKind::Circle:
        simplified = true;
        words += corners(shape.outline(), image);
        break;
    case ShapeKind::RotatedBox:
    case ShapeKind::Quad:
    case ShapeKind::Polygon:
        words += corners(shape.points, image);
        break;
    case ShapeKind::Point:
    case ShapeKind::LineStrip:
        return std::nullopt;
    }
    const FieldReader extra(own ? parseJson(region.extra) : Json::object());
    if (const Json* kept = extra.find(Keypoints); kept && shape.kind == ShapeKind::Box) {
        for (const Json& word : *kept) {
            words << scalarText(word).toUtf8();
        }
    }
    if (const QString confidence = extra.peekText(Confidence); !confidence.isEmpty()) {
        words << confidence.toUtf8();
    }
    return words.join(' ');
}

} // namespace groundmark::storage
