// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/char_hash_embedding.h"

#include "domain/random.h"
#include "evaluation/metrics/code_points.h"

#include <QByteArray>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>

namespace groundmark::evaluation {

namespace {

Text normalise(const QString& text)
{
    const QString folded = lowered(text.normalized(QString::NormalizationForm_KC));
    const Text collapsed = spacesCollapsed(toCodePoints(folded));
    const Text plain(strip(collapsed));
    return plain.empty() ? plain : U' ' + plain + U' ';
}

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

} // namespace

std::vector<double> charHashEmbedding(const QString& text, const CharHashRule& rule)
{
    const auto dimensions = static_cast<std::size_t>(std::max(1, rule.dimensions));
    std::vector<double> counts(dimensions, 0.0);
    const Text plain = normalise(text);
    for (const int size : rule.sizes) {
        const auto n = static_cast<std::size_t>(std::max(1, size));
        for (std::size_t i = 0; i + n <= plain.size(); ++i) {
            const Text gram = plain.substr(i, n);
            if (std::all_of(gram.begin(), gram.end(), isSpace)) {
                continue;
            }
            const QByteArray key = QByteArray::number(size) + ':' + fromCodePoints(gram).toUtf8();
            const std::uint64_t hash
                = fnv1a64(std::string_view(key.data(), static_cast<std::size_t>(key.size())));
            counts[hash % dimensions] += (hash >> 63U) != 0 ? 1.0 : -1.0;
        }
    }
    return counts;
}

double charHashSimilarity(const QString& a, const QString& b, const CharHashRule& rule)
{
    const std::vector<double> left = charHashEmbedding(a, rule);
    const std::vector<double> right = charHashEmbedding(b, rule);
    const bool isLeftBlank = normalise(a).empty();
    const bool isRightBlank = normalise(b).empty();
    if (isLeftBlank || isRightBlank) {
        return isLeftBlank && isRightBlank ? 1.0 : 0.0;
    }
    const double norms = std::sqrt(dot(left, left) * dot(right, right));
    return norms > 0.0 ? std::clamp(dot(left, right) / norms, 0.0, 1.0) : 0.0;
}

} // namespace groundmark::evaluation
