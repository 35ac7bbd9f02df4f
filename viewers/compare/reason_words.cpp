// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/reason_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <vector>

namespace groundmark::viewers {

namespace {

/// What the metrics say, word for word. A sentence that is not here is shown in English.
constexpr std::array kSentences {
    QT_TRANSLATE_NOOP("ReasonWords", "exact match"),
    QT_TRANSLATE_NOOP("ReasonWords", "the answer contains the truth"),
    QT_TRANSLATE_NOOP("ReasonWords", "ANLS, threshold %1"),
    QT_TRANSLATE_NOOP("ReasonWords", "edit distance / longer length, lower is better"),
    QT_TRANSLATE_NOOP("ReasonWords", "VQA, English"),
    QT_TRANSLATE_NOOP("ReasonWords", "VQA, case sensitive"),
    QT_TRANSLATE_NOOP("ReasonWords", "VQA, Chinese"),
    QT_TRANSLATE_NOOP("ReasonWords", "multiple choice: the letters of the prediction equal the answer"),
    QT_TRANSLATE_NOOP("ReasonWords", "counting, exact match"),
    QT_TRANSLATE_NOOP("ReasonWords", "counting, distance to the true count"),
    QT_TRANSLATE_NOOP("ReasonWords", "formula: the answer stands in the prediction, blanks aside"),
    QT_TRANSLATE_NOOP("ReasonWords", "intersection over union of whole-number boxes"),
    QT_TRANSLATE_NOOP("ReasonWords", "VQA with position: half the answer, half its box"),
    QT_TRANSLATE_NOOP("ReasonWords", "end-to-end spotting: IoU > 0.5 and the same text"),
    QT_TRANSLATE_NOOP("ReasonWords", "equal fields / fields in either dict"),
    QT_TRANSLATE_NOOP("ReasonWords", "equal"),
    QT_TRANSLATE_NOOP("ReasonWords", "different"),
    QT_TRANSLATE_NOOP("ReasonWords", "missing in the prediction"),
    QT_TRANSLATE_NOOP("ReasonWords", "not expected"),
    QT_TRANSLATE_NOOP("ReasonWords", "skipped, both None"),
    QT_TRANSLATE_NOOP("ReasonWords", "tree edit distance of headings and lines; words do not count"),
    QT_TRANSLATE_NOOP("ReasonWords", "TEDS"),
    QT_TRANSLATE_NOOP("ReasonWords", "There are no fields in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "A box has fewer than four coordinates."),
    QT_TRANSLATE_NOOP("ReasonWords", "A coordinate is not a number."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no dict with \"answer\" or \"bbox\" in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "TEDS, structure only"),
    QT_TRANSLATE_NOOP("ReasonWords", "mean of BLEU, METEOR, F and 1 − edit distance"),
    QT_TRANSLATE_NOOP("ReasonWords", "BLEU-4 without smoothing"),
    QT_TRANSLATE_NOOP("ReasonWords", "precision and recall over the sets of words"),
    QT_TRANSLATE_NOOP("ReasonWords", "on the texts as they are"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 of %2 words matched in %3 chunks"),
    QT_TRANSLATE_NOOP("ReasonWords", "the answer, or its characters with marks between them, is in the prediction"),
    QT_TRANSLATE_NOOP("ReasonWords", "verdict of the judge that came with the prediction"),
    QT_TRANSLATE_NOOP("ReasonWords", "1 − edit distance of the page's text in lower case"),
    QT_TRANSLATE_NOOP("ReasonWords", "LogicOCR: %1"),
    QT_TRANSLATE_NOOP("ReasonWords", "no rule applies"),
    QT_TRANSLATE_NOOP("ReasonWords", "the text of an option behind \"answer:\""),
    QT_TRANSLATE_NOOP("ReasonWords", "X. behind a blank"),
    QT_TRANSLATE_NOOP("ReasonWords", "X alone"),
    QT_TRANSLATE_NOOP("ReasonWords", "lower case, trimmed, line breaks as blanks"),
    QT_TRANSLATE_NOOP("ReasonWords", "trimmed, line breaks as blanks"),
    QT_TRANSLATE_NOOP("ReasonWords", "lower case, trimmed, without blanks"),
    QT_TRANSLATE_NOOP("ReasonWords", "lower case, trimmed"),
    QT_TRANSLATE_NOOP("ReasonWords", "lower case, without blanks"),
    QT_TRANSLATE_NOOP("ReasonWords", "letters only"),
    QT_TRANSLATE_NOOP("ReasonWords", "without blanks"),
    QT_TRANSLATE_NOOP("ReasonWords", "\\text{…} unwrapped, without blanks"),
    QT_TRANSLATE_NOOP("ReasonWords", "as they are"),
    QT_TRANSLATE_NOOP("ReasonWords", "the option's letter"),
    QT_TRANSLATE_NOOP("ReasonWords", "jieba's words"),
    QT_TRANSLATE_NOOP("ReasonWords", "words between blanks"),
    QT_TRANSLATE_NOOP("ReasonWords", "short answer found in the prediction = 1"),
    QT_TRANSLATE_NOOP("ReasonWords", "short answer not found in the prediction = 0"),
    QT_TRANSLATE_NOOP("ReasonWords", "found = 1"),
    QT_TRANSLATE_NOOP("ReasonWords", "not found = 0"),
    QT_TRANSLATE_NOOP("ReasonWords", "no number in the prediction = 0"),
    QT_TRANSLATE_NOOP("ReasonWords", "the prediction is 0 = 0"),
    QT_TRANSLATE_NOOP("ReasonWords", "1 − %1 edits / %2 characters = %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 edits / %2 characters = %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "1 − %1 tree edits / %2 elements = %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "1 − %1 tree edits / %2 nodes = %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "intersection %1 / union, IoU = %2"),
    QT_TRANSLATE_NOOP("ReasonWords", "precision %1 / %2, recall %3 / %4, harmonic mean = %5"),
    QT_TRANSLATE_NOOP("ReasonWords", "A similarity below 0.5 counts as 0."),
    QT_TRANSLATE_NOOP("ReasonWords", "A similarity below the threshold counts as 0."),
    QT_TRANSLATE_NOOP("ReasonWords", "An empty answer is found in every prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "Best of %1 acceptable answers."),
    QT_TRANSLATE_NOOP("ReasonWords", "Each of the truth's %1 blank lines costs 1, even where the answer has it too."),
    QT_TRANSLATE_NOOP("ReasonWords", "Words are jieba's, since there are Chinese characters."),
    QT_TRANSLATE_NOOP("ReasonWords", "Words are what stands between blanks."),
    QT_TRANSLATE_NOOP("ReasonWords", "The predicted dict has no \"answer\"."),
    QT_TRANSLATE_NOOP("ReasonWords", "The predicted dict has no readable \"bbox\"."),
    QT_TRANSLATE_NOOP("ReasonWords", "The texts are too long to compare (see kEditLimit)."),
    QT_TRANSLATE_NOOP("ReasonWords", "The texts are too long to compare."),
    QT_TRANSLATE_NOOP("ReasonWords", "The table is too large to compare."),
    QT_TRANSLATE_NOOP("ReasonWords", "The document is too large to compare."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no table in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no <table in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no markdown table in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no Python dict in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no letter in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no number in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no (x1, y1, x2, y2, text) in the prediction."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no group of four coordinates within 0–1000."),
    QT_TRANSLATE_NOOP("ReasonWords", "There is no judge's verdict."),
    QT_TRANSLATE_NOOP("ReasonWords", "No option is named."),
    QT_TRANSLATE_NOOP("ReasonWords", "The prediction is empty."),
    QT_TRANSLATE_NOOP("ReasonWords", "The prediction is not a text."),
    QT_TRANSLATE_NOOP("ReasonWords", "The prediction is not a number."),
    QT_TRANSLATE_NOOP("ReasonWords", "The expected answer cannot be read, so the official score is 0."),
    QT_TRANSLATE_NOOP("ReasonWords", "The reference is empty, so the item does not count."),
    QT_TRANSLATE_NOOP("ReasonWords", "The question is not a text, so the item does not count."),
    QT_TRANSLATE_NOOP("ReasonWords", "One of the texts is empty or too long to compare."),
    QT_TRANSLATE_NOOP("ReasonWords", "One of the texts is blank or too long."),
    QT_TRANSLATE_NOOP("ReasonWords", "A colspan or rowspan is not a whole number."),
    QT_TRANSLATE_NOOP("ReasonWords", "Both tables are empty."),
    QT_TRANSLATE_NOOP("ReasonWords", "no common word = 0"),
    QT_TRANSLATE_NOOP("ReasonWords", "brevity %1 × (%2 · %3 · %4 · %5)^¼ = %6"),
    QT_TRANSLATE_NOOP("ReasonWords", "F %1 × (1 − 0.5 × (%2 / %3)³) = %4"),
    QT_TRANSLATE_NOOP("ReasonWords", "An order without a match counts as the smallest positive number, so BLEU is nearly 0."),
    QT_TRANSLATE_NOOP("ReasonWords", "ROUGE-L F over sentences"),
    QT_TRANSLATE_NOOP("ReasonWords", "1 − edit distance"),
    QT_TRANSLATE_NOOP("ReasonWords", "answer"),
};

constexpr qsizetype LongestSentence = 300; // what is longer is no sentence of ours

QString translated(const char* english)
{
    return QCoreApplication::translate("ReasonWords", english);
}

bool hasPlaces(const QString& sentence)
{
    return sentence.contains(QLatin1StringView("%1"));
}

/// The template as a pattern whose groups are what stands for %1, %2, …, which come in this order.
QRegularExpression patternOf(const QString& sentence)
{
    QString pattern = QRegularExpression::escape(sentence);
    for (int place = 1; place <= 9; ++place) {
        pattern.replace(QStringLiteral("\\%%1").arg(place), QStringLiteral("(.+?)"));
    }
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

struct Catalogue
{
    struct Template
    {
        QRegularExpression pattern;
        const char* english;
    };
    QHash<QString, const char*> whole;
    std::vector<Template> templates;

    Catalogue()
    {
        for (const char* english : kSentences) {
            const QString sentence = QString::fromUtf8(english);
            if (hasPlaces(sentence)) {
                templates.push_back({patternOf(sentence), english});
            } else {
                whole.insert(sentence, english);
            }
        }
    }
};

const Catalogue& catalogue()
{
    static const Catalogue kCatalogue;
    return kCatalogue;
}

/// Puts the values into the translated template, each at its place, in one pass: a value that looks
/// like a place stays what it is.
QString filled(const QString& sentence, const QRegularExpressionMatch& match)
{
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool isPlace
            = sentence[i] == u'%' && i + 1 < sentence.size() && sentence[i + 1].isDigit();
        if (isPlace) {
            text += reasonSentence(match.captured(sentence[++i].digitValue()));
        } else {
            text += sentence[i];
        }
    }
    return text;
}

} // namespace

QString reasonSentence(const QString& english)
{
    if (english.size() > LongestSentence) {
        return english;
    }
    if (const char* known = catalogue().whole.value(english)) {
        return translated(known);
    }
    for (const Catalogue::Template& one : catalogue().templates) {
        if (const auto match = one.pattern.match(english); match.hasMatch()) {
            return filled(translated(one.english), match);
        }
    }
    return english;
}

bool isReasonSentence(const QString& english)
{
    return catalogue().whole.contains(english)
        || std::any_of(
            catalogue().templates.begin(),
            catalogue().templates.end(),
            [&](const Catalogue::Template& one) { return one.pattern.match(english).hasMatch(); });
}

} // namespace groundmark::viewers
