// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/question_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace groundmark::evaluation::logicocr {

namespace {

constexpr int PlainWord = 8; // letters of a word that is taken for one token
constexpr int FurtherLetters = 4;
constexpr int HanTokens = 7; // of ten characters
constexpr std::size_t MostNumbers = 12; // 4,096 subsets

bool isHan(QChar c)
{
    return c.script() == QChar::Script_Han || c.script() == QChar::Script_Hiragana
        || c.script() == QChar::Script_Katakana || c.script() == QChar::Script_Hangul;
}

/// "1.234,50" → "1234.50".
QString plainNumber(QString text)
{
    const qsizetype comma = text.lastIndexOf(u',');
    const qsizetype point = text.lastIndexOf(u'.');
    if (comma >= 0 && point >= 0) {
        text.remove(comma > point ? u'.' : u',');
        text.replace(u',', u'.');
    } else if (comma >= 0) {
        const bool groups = text.size() - comma == 4 && !text.startsWith(u'0');
        if (groups || text.count(u',') > 1) {
            text.remove(u',');
        } else {
            text.replace(u',', u'.');
        }
    } else if (text.count(u'.') > 1) {
        text.remove(u'.');
    }
    return text;
}

const QRegularExpression& numberPattern()
{
    static const QRegularExpression pattern(QStringLiteral("\\d+(?:[.,]\\d+)*"));
    return pattern;
}

QString shortest(double value)
{
    return QString::number(value, 'g', 10);
}

/// A recursive descent over + − × ÷ and brackets.
class Arithmetic
{
public:
    explicit Arithmetic(const QString& text)
        : m_text(text)
    {
    }

    std::optional<double> value(std::vector<double>& operands)
    {
        const auto result = sum(operands);
        skip();
        return m_at == m_text.size() ? result : std::nullopt;
    }

private:
    void skip()
    {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at].category() == QChar::Symbol_Currency)) {
            ++m_at;
        }
    }

    bool take(QStringView signs)
    {
        skip();
        if (m_at < m_text.size() && signs.contains(m_text[m_at])) {
            ++m_at;
            return true;
        }
        return false;
    }

    std::optional<double> sum(std::vector<double>& operands)
    {
        auto total = product(operands);
        while (total) {
            const bool plus = take(u"+");
            if (!plus && !take(u"-\u2212\u2013")) {
                break;
            }
            const auto next = product(operands);
            total = next ? std::optional(plus ? *total + *next : *total - *next) : std::nullopt;
        }
        return total;
    }

    std::optional<double> product(std::vector<double>& operands)
    {
        auto total = factor(operands);
        while (total) {
            const bool times = take(u"*\u00d7x\u00b7");
            if (!times && !take(u"/\u00f7:")) {
                break;
            }
            const auto next = factor(operands);
            if (!next || (!times && *next == 0.0)) {
                return std::nullopt;
            }
            total = times ? *total * *next : *total / *next;
        }
        return total;
    }

    std::optional<double> factor(std::vector<double>& operands)
    {
        if (take(u"(")) {
            const auto inner = sum(operands);
            return inner && take(u")") ? inner : std::nullopt;
        }
        if (take(u"-\u2212\u2013")) {
            const auto inner = factor(operands);
            return inner ? std::optional(-*inner) : std::nullopt;
        }
        skip();
        const auto match = numberPattern().match(
            m_text, m_at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch()) {
            return std::nullopt;
        }
        m_at += match.capturedLength();
        double number = plainNumber(match.captured()).toDouble();
        operands.push_back(number);
        if (take(u"%")) {
            number /= 100.0;
        }
        return number;
    }

    const QString& m_text;
    qsizetype m_at = 0;
};

/// One step over all pairs.
std::optional<QString> fromPair(const QString& written, const std::vector<double>& numbers)
{
    for (const double a : numbers) {
        for (const double b : numbers) {
            if (&a == &b) {
                continue;
            }
            const QString left = shortest(a);
            const QString right = shortest(b);
            if (sameNumber(written, a + b)) {
                return left + QStringLiteral(" + ") + right;
            }
            if (sameNumber(written, a - b)) {
                return left + QStringLiteral(" \u2212 ") + right;
            }
            if (sameNumber(written, a * b)) {
                return left + QStringLiteral(" \u00d7 ") + right;
            }
            if (b != 0.0 && sameNumber(written, a / b)) {
                return left + QStringLiteral(" \u00f7 ") + right;
            }
            if (b != 0.0 && sameNumber(written, a / b * 100.0)) {
                return left + QStringLiteral(" \u00f7 ") + right + QStringLiteral(" in %");
            }
        }
    }
    return std::nullopt;
}

} // namespace

QStringList wordsOf(const QString& text)
{
    QStringList words;
    const QString lower = text.normalized(QString::NormalizationForm_KC).toLower();
    for (qsizetype at = 0; at < lower.size();) {
        const QChar c = lower[at];
        if (c.isDigit()) {
            const auto match = numberPattern().match(
                lower, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
            const QString digits = match.hasMatch() ? match.captured() : QString(c);
            words.append(match.hasMatch() ? shortest(plainNumber(digits).toDouble()) : digits);
            at += digits.size();
        } else if (isHan(c)) {
            words.append(QString(c));
            ++at;
        } else if (c.isLetter()) {
            qsizetype end = at;
            while (end < lower.size() && (lower[end].isLetter() || lower[end].isMark()) && !isHan(lower[end])) {
                ++end;
            }
            words.append(lower.mid(at, end - at));
            at = end;
        } else {
            ++at;
        }
    }
    return words;
}

bool standsIn(const QStringList& words, const QStringList& among)
{
    return !words.isEmpty()
        && std::search(among.begin(), among.end(), words.begin(), words.end()) != among.end();
}

std::vector<double> numbersIn(const QString& text)
{
    std::vector<double> numbers;
    auto matches = numberPattern().globalMatch(text.normalized(QString::NormalizationForm_KC));
    while (matches.hasNext()) {
        numbers.push_back(plainNumber(matches.next().captured()).toDouble());
    }
    return numbers;
}

std::optional<double> onlyNumber(const QString& text)
{
    const auto numbers = numbersIn(text);
    return numbers.size() == 1 ? std::optional(numbers.front()) : std::nullopt;
}

bool sameNumber(const QString& written, double value)
{
    const auto match = numberPattern().match(written.normalized(QString::NormalizationForm_KC));
    if (!match.hasMatch()) {
        return false;
    }
    const QString plain = plainNumber(match.captured());
    const qsizetype point = plain.indexOf(u'.');
    const double decimals = point < 0 ? 0.0 : static_cast<double>(plain.size() - point - 1);
    const double half = 0.5 * std::pow(10.0, -decimals);
    const double stated = plain.toDouble();
    // A whole number is meant exactly; one with decimals as far as it is written.
    const double reach = point < 0 ? 1e-9 * std::max(1.0, std::abs(stated)) : half + 1e-9;
    return std::abs(std::abs(value) - stated) <= reach;
}

int estimatedTokens(const QString& text)
{
    int tokens = 0;
    int han = 0;
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        qsizetype end = at + 1;
        if (isHan(c)) {
            ++han;
        } else if (c.isLetter()) {
            while (end < text.size() && text[end].isLetter() && !isHan(text[end])) {
                ++end;
            }
            const auto further = std::max<qsizetype>(0, end - at - PlainWord);
            tokens += 1 + static_cast<int>((further + FurtherLetters - 1) / FurtherLetters);
        } else if (!c.isSpace()) {
            const bool sign = !c.isDigit();
            while (sign && end < text.size() && !text[end].isSpace() && !text[end].isLetterOrNumber()) {
                ++end;
            }
            ++tokens;
        }
        at = end;
    }
    return tokens + (han * HanTokens + 9) / 10;
}

std::vector<Calculation> calculationsIn(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral(
        "([-\u2212\u2013(\\d][-\u2212\u2013+*\u00d7\u00b7x/\u00f7:()\\d.,%\\s\\p{Sc}]*?)"
        "\\s*[=\u2248]\\s*[-\u2212\u2013]?\\s*\\p{Sc}?\\s*(\\d+(?:[.,]\\d+)*)"));
    static const QRegularExpression operation(QStringLiteral("[+*\u00d7\u00b7/\u00f7:\u2212\u2013x-]"));
    std::vector<Calculation> found;
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        Calculation calculation;
        calculation.expression = match.captured(1).trimmed();
        calculation.stated = match.captured(2);
        const auto value = Arithmetic(calculation.expression).value(calculation.operands);
        if (value && calculation.operands.size() > 1 && calculation.expression.contains(operation)) {
            calculation.value = *value;
            found.push_back(std::move(calculation));
        }
    }
    return found;
}

std::optional<QString> derivation(const QString& written, const std::vector<double>& numbers)
{
    std::vector<double> tried(
        numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(std::min(numbers.size(), MostNumbers)));
    if (auto pair = fromPair(written, tried)) {
        return pair;
    }
    const std::size_t count = tried.size();
    for (std::size_t chosen = 1; chosen < (std::size_t(1) << count); ++chosen) {
        double sum = 0.0;
        QStringList terms;
        for (std::size_t i = 0; i < count; ++i) {
            if ((chosen >> i) & 1U) {
                sum += tried[i];
                terms.append(shortest(tried[i]));
            }
        }
        if (terms.size() < 2 || terms.size() > 6) {
            continue;
        }
        const QString all = terms.join(QStringLiteral(" + "));
        if (sameNumber(written, sum)) {
            return all;
        }
        if (sameNumber(written, sum / static_cast<double>(terms.size()))) {
            return QStringLiteral("(%1) \u00f7 %2").arg(all).arg(terms.size());
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (!((chosen >> i) & 1U) && sameNumber(written, tried[i] - sum)) {
                return QStringLiteral("%1 \u2212 (%2)").arg(shortest(tried[i]), all);
            }
        }
    }
    return std::nullopt;
}

} // namespace groundmark::evaluation::logicocr
