// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/question_design.h"
#include "domain/region.h"

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// Checks of a question while it is being written. Each is a small function of its own without side
/// effects; what it finds is for a person, who may stand by the question. The limits are ours but for
/// the longest question, which is the paper's longest.
namespace groundmark::evaluation::logicocr {

/// Numbers and words that the checks go by.
struct QuestionLimits
{
    int leastHops = 2; ///< LogicOCR asks for "multi-hop reasoning" (section 3.2)
    int mostTokens = 279; ///< the longest published question (Table 3)
    int mostAnswerWords = 8; ///< answers are "concise and unambiguous" (section 3.2); the number is ours
    double nearQuestion = 0.9; ///< lexical similarity from which two questions are told of
    int nearImage = 5; ///< of 64 bits of the perceptual hash; as in `groundmark quality`
    int smallestCue = 8; ///< pixels on the shorter side
    /// Words that mostly leave something open.
    QStringList vagueWords {
        QStringLiteral("approximately"), QStringLiteral("about how"), QStringLiteral("roughly"),
        QStringLiteral("some of"), QStringLiteral("several"), QStringLiteral("etc"),
        QStringLiteral("and/or"), QStringLiteral("currently"), QStringLiteral("today"),
        QStringLiteral("nowadays"), QStringLiteral("recently"), QStringLiteral("probably"),
        QStringLiteral("in your opinion"), QStringLiteral("do you think"), QStringLiteral("大约"),
        QStringLiteral("大概"), QStringLiteral("左右"), QStringLiteral("现在"), QStringLiteral("今天")};

    bool operator==(const QuestionLimits&) const = default;
};

[[nodiscard]] QByteArray toJson(const QuestionLimits& limits);
/// What is missing keeps its default.
[[nodiscard]] QuestionLimits questionLimitsFrom(const QByteArray& json);

/// How a question stands in one check.
enum class Standing {
    Pass,
    Judge, ///< a person should look: it may be meant so
    Open, ///< something is missing or wrong
    Unknown, ///< cannot be told yet
};

struct Finding
{
    QString check; ///< stable word: "answer-in-question", …
    Standing standing = Standing::Pass;
    QString heading; ///< translated, a few words
    QString detail; ///< translated, with the numbers
    QList<RegionId> cues {}; ///< that it is about
    int hop = -1; ///< 0-based, that it is about; −1 for none
    SampleId other {}; ///< another sample that it is about

    bool operator==(const Finding&) const = default;
};

/// A cue region as the checks see it.
struct Cue
{
    RegionId id;
    int number = 0; ///< as it is shown, from 1
    QString text; ///< what stands there
    QRectF box; ///< displayed pixels
    QSizeF page; ///< size of its page
};
/// The cues among a sample's regions, numbered in the order in which they were made.
[[nodiscard]] std::vector<Cue> cuesOf(const std::vector<Region>& regions, const std::vector<QSize>& pages);

/// The other question, or the other image, that is most like this one.
struct Nearest
{
    SampleId sample;
    QString name;
    double likeness = 0.0; ///< of texts: cosine 0–1; of images: differing bits
};

/// All that the checks look at.
struct QuestionInput
{
    QString question;
    QStringList answers; ///< the short answer first
    QString task; ///< official class name
    QuestionDesign design;
    std::vector<Cue> cues;
    std::optional<QStringList> pageTexts; ///< words read on the page; nothing while it is not read
    /// Whether the other questions have been looked through.
    bool compared = false;
    std::optional<Nearest> nearestQuestion;
    std::optional<Nearest> nearestImage; ///< of another image file
    int sameImage = 0; ///< other questions about this very image
};

[[nodiscard]] Finding checkComplete(const QuestionInput& input);
[[nodiscard]] Finding checkAnswerInQuestion(const QString& question, const QStringList& answers);
[[nodiscard]] Finding
checkAnswerOnPage(const QStringList& answers, const std::optional<QStringList>& pageTexts);
/// Whether the answer can be had from what the cues and the question say: as it stands, by plain
/// arithmetic, or by a hop that derives.
[[nodiscard]] Finding checkReachable(
    const QString& question, const QStringList& answers, const std::vector<Cue>& cues, const QList<Hop>& hops);
[[nodiscard]] Finding checkHopCount(const QList<Hop>& hops, int least);
/// Every cue belongs to a hop, every hop starts from cues and earlier hops that are there, and every
/// hop but the last leads on.
[[nodiscard]] Finding checkLinks(const std::vector<Cue>& cues, const QList<Hop>& hops);
[[nodiscard]] Finding checkRegions(const std::vector<Cue>& cues, int smallest);
/// Whether the equations in the hops' texts are right.
[[nodiscard]] Finding checkCalculations(const QList<Hop>& hops);
[[nodiscard]] Finding
checkAmbiguity(const QString& question, const QStringList& answers, const QStringList& vagueWords);
[[nodiscard]] Finding checkAnswerLength(const QStringList& answers, int mostWords);
[[nodiscard]] Finding checkLength(const QString& question, int mostTokens);
[[nodiscard]] Finding checkNearQuestion(const std::optional<Nearest>& nearest, bool compared, double limit);
[[nodiscard]] Finding
checkNearImage(const std::optional<Nearest>& nearest, int sameImage, bool compared, int limit);
[[nodiscard]] Finding checkLicence(const QString& source, const QString& licence);

/// All of them, in the order in which they are shown.
[[nodiscard]] std::vector<Finding>
checkQuestion(const QuestionInput& input, const QuestionLimits& limits = {});

/// The six scenarios of the paper, in its order.
[[nodiscard]] const QStringList& scenarios();

} // namespace groundmark::evaluation::logicocr
