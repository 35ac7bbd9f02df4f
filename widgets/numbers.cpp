// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <cmath>

namespace groundmark::widgets::numbers {

namespace {

/// English as written in the United States: what the papers use, whatever the language is.
QLocale writing()
{
    return {QLocale::English, QLocale::UnitedStates};
}

QString typographic(QString digits)
{
    return digits.replace(QLatin1Char('-'), minus);
}

/// Of "−0.0" the sign would say what is not so.
double rounded(double value, int decimals)
{
    const double power = std::pow(10.0, decimals);
    const double nearest = std::round(value * power) / power;
    return nearest == 0.0 ? 0.0 : value;
}

QString withoutLeadingZero(QString digits)
{
    const qsizetype zero = digits.startsWith(minus) ? 1 : 0;
    if (QStringView(digits).mid(zero).startsWith(u"0.")) {
        digits.remove(zero, 1);
    }
    return digits;
}

} // namespace

QString count(qint64 value)
{
    return typographic(writing().toString(value));
}

QString decimal(double value, int decimals)
{
    if (!std::isfinite(value)) {
        return missing();
    }
    return typographic(writing().toString(rounded(value, decimals), 'f', decimals));
}

QString difference(double value, int decimals)
{
    const QString digits = decimal(value, decimals);
    return std::isfinite(value) && rounded(value, decimals) > 0.0 ? QLatin1Char('+') + digits
                                                                  : digits;
}

QString score(double value, int decimals)
{
    return withoutLeadingZero(decimal(value, decimals));
}

QString scoreInProse(double value, int decimals)
{
    return decimal(value, decimals);
}

QString percent(double share, int decimals)
{
    return std::isfinite(share) ? decimal(share * 100.0, decimals) + QStringLiteral(" %")
                                : missing();
}

QString halfWidth(double value, int decimals)
{
    return std::isfinite(value) ? plusMinus + decimal(std::abs(value), decimals) : QString();
}

QString scoreHalfWidth(double value, int decimals)
{
    return std::isfinite(value) ? plusMinus + score(std::abs(value), decimals) : QString();
}

QString interval(double low, double high, int decimals)
{
    return QStringLiteral("[%1, %2]").arg(decimal(low, decimals), decimal(high, decimals));
}

QString range(qint64 first, qint64 last)
{
    return first == last ? count(first) : count(first) + enDash + count(last);
}

QString size(int width, int height)
{
    return QStringLiteral("%1 %2 %3").arg(width).arg(times).arg(height);
}

QString sampleSize(qint64 n)
{
    return QStringLiteral("n = ") + count(n);
}

QString duration(double seconds)
{
    if (!std::isfinite(seconds) || seconds < 0.0) {
        return missing();
    }
    if (seconds < 9.95) {
        return QCoreApplication::translate("Numbers", "%1 s").arg(decimal(seconds, 1));
    }
    const auto whole = qint64(std::llround(seconds));
    if (whole < 60) {
        return QCoreApplication::translate("Numbers", "%1 s").arg(whole);
    }
    if (whole < 3600) {
        return QCoreApplication::translate("Numbers", "%1 min %2 s")
            .arg(whole / 60)
            .arg(whole % 60);
    }
    return QCoreApplication::translate("Numbers", "%1 h %2 min")
        .arg(count(whole / 3600))
        .arg(whole % 3600 / 60);
}

QString bytes(qint64 value)
{
    static constexpr std::array units {"B", "kB", "MB", "GB", "TB"};
    double amount = double(value);
    std::size_t unit = 0;
    while (std::abs(amount) >= 999.95 && unit + 1 < units.size()) {
        amount /= 1000.0;
        ++unit;
    }
    return decimal(amount, unit == 0 ? 0 : 1) + QLatin1Char(' ') + QLatin1String(units[unit]);
}

QString missing()
{
    return QString(enDash);
}

std::optional<double> parsed(const QString& typed)
{
    QString text = typed.simplified();
    text.replace(minus, QLatin1Char('-'));
    text.remove(QLatin1Char(' '));
    static const QRegularExpression thousands(
        QStringLiteral(R"(^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$)"));
    if (thousands.match(text).hasMatch()) {
        text.remove(QLatin1Char(','));
    } else if (text.count(QLatin1Char(',')) == 1 && !text.contains(QLatin1Char('.'))) {
        text.replace(QLatin1Char(','), QLatin1Char('.'));
    }
    bool ok = false;
    const double value = QLocale::c().toDouble(text, &ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace groundmark::widgets::numbers
