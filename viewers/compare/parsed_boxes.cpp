// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/parsed_boxes.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace groundmark::viewers {

namespace {

/// The numbers of a bracket's inside; nothing when anything else stands there.
std::optional<QList<double>> numbersOf(QStringView inside)
{
    QList<double> numbers;
    for (const QStringView part : inside.split(u',')) {
        bool isNumber = false;
        const double number = part.trimmed().toDouble(&isNumber);
        if (!isNumber || !std::isfinite(number) || numbers.size() == 4) {
            return std::nullopt;
        }
        numbers.append(number);
    }
    return numbers;
}

QSizeF extentOf(Frame frame, QSizeF image, QSizeF resized)
{
    switch (frame) {
    case Frame::Pixels:
        return image;
    case Frame::Thousand:
        return {1000.0, 1000.0};
    case Frame::Unit:
        return {1.0, 1.0};
    case Frame::Percent:
        return {100.0, 100.0};
    case Frame::Resized:
        return resized;
    }
    return image;
}

} // namespace

QList<BoxNumbers> parseBoxes(const QString& reply, qsizetype maximum)
{
    // The innermost brackets, which hold nothing but numbers, blanks and commas.
    static const QRegularExpression bracket(QStringLiteral("[\\[(]([-+.0-9eE,\\s]{3,160})[\\])]"));
    QList<BoxNumbers> boxes;
    QList<double> corner; // the first of two pairs
    qsizetype cornerEnd = -1;
    auto matches = bracket.globalMatch(reply);
    while (matches.hasNext() && boxes.size() < maximum) {
        const auto match = matches.next();
        const auto numbers = numbersOf(match.capturedView(1));
        if (!numbers) {
            continue;
        }
        if (numbers->size() == 4) {
            boxes.append({numbers->at(0), numbers->at(1), numbers->at(2), numbers->at(3)});
            corner.clear();
            continue;
        }
        if (numbers->size() != 2) {
            continue;
        }
        const auto between = corner.isEmpty()
            ? QStringView()
            : QStringView(reply).mid(cornerEnd, match.capturedStart() - cornerEnd).trimmed();
        if (!corner.isEmpty() && (between.isEmpty() || between == QLatin1StringView(","))) {
            boxes.append({corner.at(0), corner.at(1), numbers->at(0), numbers->at(1)});
            corner.clear();
        } else {
            corner = *numbers;
            cornerEnd = match.capturedEnd();
        }
    }
    return boxes;
}

std::optional<QRectF>
boxInPixels(const BoxNumbers& numbers, Frame frame, QSizeF image, QSizeF resized)
{
    if (image.isEmpty() || (frame == Frame::Resized && resized.isEmpty())) {
        return std::nullopt;
    }
    const QRectF box
        = QRectF(QPointF(numbers[0], numbers[1]), QPointF(numbers[2], numbers[3])).normalized();
    return convert(box, frame, Frame::Pixels, image, resized);
}

double intersectionOverUnion(const QRectF& a, const QRectF& b)
{
    const QRectF common = a.intersected(b);
    const double shared = common.isEmpty() ? 0.0 : common.width() * common.height();
    const double all = a.width() * a.height() + b.width() * b.height() - shared;
    return all > 0.0 ? shared / all : 0.0;
}

bool isPlausible(const BoxNumbers& numbers, Frame frame, QSizeF image, QSizeF resized)
{
    constexpr double Grace = 1.02;
    const QSizeF extent = extentOf(frame, image, resized);
    const bool inside = std::ranges::all_of(numbers, [](double n) { return n >= 0.0; })
        && std::max(numbers[0], numbers[2]) <= extent.width() * Grace
        && std::max(numbers[1], numbers[3]) <= extent.height() * Grace;
    return inside && !extent.isEmpty();
}

QString toText(const BoxNumbers& numbers)
{
    QStringList parts;
    for (const double number : numbers) {
        QString text = QString::number(number, 'g', 6);
        if (text.startsWith(QLatin1StringView("0."))) {
            text.remove(0, 1);
        }
        parts.append(text);
    }
    return parts.join(u' ');
}

} // namespace groundmark::viewers
