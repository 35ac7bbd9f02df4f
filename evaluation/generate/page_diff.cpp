// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/generate/page_diff.h"

#include "evaluation/generate/gen_text.h"
#include "evaluation/metrics/answer_match.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::generate {

namespace {

/// A word or one Han character, with the letters that count.
struct Token
{
    QString shown;
    QString key; ///< lower case, letters and digits only
    size_t part = 0;
    int word = -1; ///< of the words that were read
    int partner = -1; ///< index of the token on the other side
};

constexpr double LikeEnough = 0.5; ///< a word this similar stands in another's place; ours
constexpr double SameElsewhere = 0.8; ///< needed where the order says nothing; ours

QString keyOf(const QString& text)
{
    QString key;
    for (const QChar character : text.normalized(QString::NormalizationForm_KC)) {
        if (character.isLetterOrNumber()) {
            key += character.toLower();
        }
    }
    return key;
}

void tokenise(const QString& text, size_t part, int word, std::vector<Token>& tokens)
{
    static const QRegularExpression token(u"\\p{Han}|[^\\s\\p{Han}]+"_s);
    for (auto found = token.globalMatch(text); found.hasNext();) {
        const QString shown = found.next().captured();
        if (const QString key = keyOf(shown); !key.isEmpty()) {
            tokens.push_back({shown, key, part, word, -1});
        } else if (word < 0 && !tokens.empty() && tokens.back().part == part) {
            tokens.back().shown += u' ' + shown; // a mark that stands alone goes with the word before it
        }
    }
}

/// 1 − edits / longer length, 0–1.
double likeness(const QString& a, const QString& b)
{
    if (a == b) {
        return 1.0;
    }
    const qsizetype longer = std::max(a.size(), b.size());
    if (std::abs(a.size() - b.size()) * 2 > longer) {
        return 0.0;
    }
    std::vector<int> row(static_cast<size_t>(b.size()) + 1);
    for (size_t j = 0; j < row.size(); ++j) {
        row[j] = static_cast<int>(j);
    }
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i) + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const auto at = static_cast<size_t>(j);
            const int replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[at + 1];
            row[at + 1] = std::min({replaced, row[at] + 1, row[at + 1] + 1});
        }
    }
    return 1.0 - double(row.back()) / double(longer);
}

/// Pairs tokens that have no partner yet, in order, at the least cost: 1 for each without partner,
/// up to 2 for an unequal pair, which must be at least `least` alike.
void align(std::vector<Token>& expected, std::vector<Token>& read, double least)
{
    std::vector<size_t> a;
    std::vector<size_t> b;
    for (size_t i = 0; i < expected.size(); ++i) {
        if (expected[i].partner < 0) {
            a.push_back(i);
        }
    }
    for (size_t j = 0; j < read.size(); ++j) {
        if (read[j].partner < 0) {
            b.push_back(j);
        }
    }
    const size_t width = b.size() + 1;
    std::vector<float> cost((a.size() + 1) * width, 0.0F);
    std::vector<char> step(cost.size(), 0); // 'd' delete, 'i' insert, 'p' pair
    for (size_t i = 0; i <= a.size(); ++i) {
        for (size_t j = 0; j <= b.size(); ++j) {
            float best = i == 0 && j == 0 ? 0.0F : std::numeric_limits<float>::max();
            char how = 0;
            if (i > 0 && cost[(i - 1) * width + j] + 1.0F < best) {
                best = cost[(i - 1) * width + j] + 1.0F;
                how = 'd';
            }
            if (j > 0 && cost[i * width + j - 1] + 1.0F < best) {
                best = cost[i * width + j - 1] + 1.0F;
                how = 'i';
            }
            if (i > 0 && j > 0 && cost[(i - 1) * width + j - 1] < best) {
                const double like = likeness(expected[a[i - 1]].key, read[b[j - 1]].key);
                const float pair = cost[(i - 1) * width + j - 1] + static_cast<float>(2.0 * (1.0 - like));
                if (like >= least && pair <= best) {
                    best = pair;
                    how = 'p';
                }
            }
            cost[i * width + j] = best;
            step[i * width + j] = how;
        }
    }
    for (size_t i = a.size(), j = b.size(); i > 0 || j > 0;) {
        const char how = step[i * width + j];
        if (how == 'p') {
            expected[a[i - 1]].partner = static_cast<int>(b[j - 1]);
            read[b[j - 1]].partner = static_cast<int>(a[i - 1]);
        }
        i -= how == 'i' ? 0 : 1;
        j -= how == 'd' ? 0 : 1;
    }
}

bool isTold(const Token& extra, const imaging::RecognisedWord& word)
{
    const bool isHan = extra.key.size() == 1 && extra.key[0].script() == QChar::Script_Han;
    return word.confidence >= SureConfidence && (extra.key.size() >= 3 || isHan);
}

QString optionText(const QString& choice, int option)
{
    const QString label = QChar(static_cast<char16_t>(u'A' + option)) + u"."_s;
    return choice.startsWith(label) ? choice.mid(label.size()).trimmed() : choice.trimmed();
}

} // namespace

PageDiff comparePage(
    const QString& context, const QString& question, const QStringList& choices,
    const std::vector<imaging::RecognisedWord>& words)
{
    PageDiff diff;
    std::vector<Token> expected;
    QStringList texts;
    const auto addPart = [&](PagePart::Role role, int option, const QString& text) {
        if (text.trimmed().isEmpty()) {
            return;
        }
        tokenise(text, diff.parts.size(), -1, expected);
        texts.append(text);
        diff.parts.push_back({role, option, {}, false});
    };
    addPart(PagePart::Role::Context, -1, context);
    addPart(PagePart::Role::Question, -1, question);
    for (int option = 0; option < choices.size(); ++option) {
        addPart(PagePart::Role::Option, option, optionText(choices[option], option));
    }
    std::vector<Token> read;
    QStringList readTexts;
    for (size_t word = 0; word < words.size(); ++word) {
        tokenise(words[word].text, 0, static_cast<int>(word), read);
        readTexts.append(words[word].text);
    }
    align(expected, read, LikeEnough);
    align(expected, read, SameElsewhere);
    align(expected, read, SameElsewhere);

    std::vector<int> total(diff.parts.size());
    std::vector<int> found(diff.parts.size());
    size_t nextRead = 0; // extras up to here have been told
    const auto tellExtras = [&](PagePart& part, size_t before) {
        for (; nextRead < before; ++nextRead) {
            const Token& extra = read[nextRead];
            if (extra.partner < 0 && isTold(extra, words[static_cast<size_t>(extra.word)])) {
                part.words.push_back({PageWord::Kind::Extra, {}, extra.shown, extra.word});
                ++diff.extra;
            }
        }
    };
    for (const Token& token : expected) {
        PagePart& part = diff.parts[token.part];
        ++total[token.part];
        if (token.partner < 0) {
            part.words.push_back({PageWord::Kind::Missing, token.shown, {}, -1});
            ++diff.missing;
            continue;
        }
        ++found[token.part];
        const auto at = static_cast<size_t>(token.partner);
        tellExtras(part, at);
        nextRead = std::max(nextRead, at + 1);
        const Token& other = read[at];
        const bool isSame = token.key == other.key;
        const bool isSure = words[static_cast<size_t>(other.word)].confidence >= SureConfidence;
        const auto kind = !isSame ? PageWord::Kind::Changed : isSure ? PageWord::Kind::Same : PageWord::Kind::Unsure;
        diff.changed += kind == PageWord::Kind::Changed ? 1 : 0;
        diff.unsure += kind == PageWord::Kind::Unsure ? 1 : 0;
        part.words.push_back({kind, token.shown, other.shown, other.word});
    }
    if (!diff.parts.empty()) {
        tellExtras(diff.parts.back(), read.size());
    }
    for (size_t i = 0; i < diff.parts.size(); ++i) {
        PagePart& part = diff.parts[i];
        if (part.role == PagePart::Role::Option && found[i] < OptionPresent * total[i]) {
            part.isMissing = true;
            diff.missingOptions.append(QString(QChar(static_cast<char16_t>(u'A' + part.option))));
        }
    }
    diff.characterRecall = ocr_robust::characterRecall(texts.join(u' '), readTexts.join(u' '));
    return diff;
}

QString PageDiff::suggestion(const QString& answer) const
{
    const QStringList reasons = rejectReasons();
    qsizetype count = 0;
    for (const PagePart& part : parts) {
        count += static_cast<qsizetype>(part.words.size());
    }
    if (count > 0 && missing * 2 > count) {
        return reasons[0];
    }
    if (!missingOptions.isEmpty()) {
        return missingOptions.contains(answer.left(1).toUpper()) ? reasons[1] : reasons[2];
    }
    return changed + missing > 0 ? reasons[3] : QString();
}

QStringList rejectReasons()
{
    return {u"unreadable text"_s, u"missing correct option"_s, u"missing other option"_s,
            u"wrong text"_s, u"artefact"_s, u"other"_s};
}

QString wordsOfRejection(const QString& reason)
{
    const QStringList words {
        GenText::tr("Unreadable text"), GenText::tr("Correct option missing"), GenText::tr("Other option missing"),
        GenText::tr("Missing or changed text"), GenText::tr("Artefact in the picture"), GenText::tr("Other, with a note")};
    const qsizetype index = rejectReasons().indexOf(reason);
    return index < 0 ? reason : words[index];
}

} // namespace groundmark::evaluation::generate
