// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/generate/gen_plan.h"
#include "evaluation/generate/gen_prompts.h"
#include "evaluation/generate/page_diff.h"
#include "evaluation/models/openai_reply.h"
#include "evaluation/models/openai_request.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::evaluation::generate;
using namespace Qt::StringLiterals;

namespace {

/// Words of a page as Tesseract would give them, in reading order.
std::vector<imaging::RecognisedWord> wordsOf(const QString& text, double confidence = 0.9)
{
    std::vector<imaging::RecognisedWord> words;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        words.push_back({word, QRect(static_cast<int>(words.size()) * 40, 0, 36, 20), confidence, 0, 0, 0});
    }
    return words;
}

const QString Context = u"All birds in the park are blue."_s;
const QString Question = u"What follows?"_s;
const QStringList Choices {u"A. Some birds are blue"_s, u"B. No birds are blue"_s, u"C. Birds are red"_s, u"D. Nothing at all"_s};
const QString WholePage = u"All birds in the park are blue. What follows? A. Some birds are blue B. No birds are "
                         "blue C. Birds are red D. Nothing at all"_s;

} // namespace

/// What is asked for, by which rule, and what a picture's text is compared with.
class TestGenerate : public QObject
{
    Q_OBJECT

private slots:
    void theFourTemplatesAreThePapers()
    {
        const PictureText text {u"C"_s, u"Q"_s, u"A. a\nB. b"_s};
        QCOMPARE(
            imagePrompt(Layout::Interleaved, false, u"unused"_s, text),
            u"Generate an image about random color paper with smallest font-size. Firstly, it is written about "
            "context information: \"C\" An illustration figure or scene described by the above context is shown. "
            "Then, the image displays a question: \"Q\" Finally, four choices are written on the image: \"A. a\nB. "
            "b\" Do not summarize the visual text content given above."_s);
        QCOMPARE(
            imagePrompt(Layout::Interleaved, true, {}, text),
            u"Generate an image about random color paper with smallest font-size. Firstly, it is written about "
            "context information in handwritten style: \"C\" An illustration figure or scene described by the above "
            "context is shown. Then, the image displays a question in handwritten style: \"Q\" Finally, four choices "
            "in handwritten style are written on the image: \"A. a\nB. b\" Do not summarize the visual text content "
            "given above."_s);
        QCOMPARE(
            imagePrompt(Layout::Background, false, u" A stadium. "_s, text),
            u"Generate an image with smallest font-size. A stadium. Some text paragraphs with contrastive color are "
            "shown. Specifically, firstly, it is written about context information: \"C\" Then, the image displays "
            "a question: \"Q\" Finally, four choices are written on the image: \"A. a\nB. b\" Do not summarize the "
            "visual text content given above."_s);
        QVERIFY(imagePrompt(Layout::Background, true, u"S."_s, text)
                    .contains(u"S. Some text paragraphs with handwritten style and contrastive color are shown."_s));
    }

    void textsThatLookLikePlacesStayAsTheyAre()
    {
        const QString prompt = imagePrompt(Layout::Interleaved, false, {}, {u"{question} %1 {depiction}"_s, u"Q"_s, u"O"_s});
        QVERIFY(prompt.contains(u"context information: \"{question} %1 {depiction}\""_s));
    }

    void optionsAreWrittenWithTheirLetters()
    {
        QCOMPARE(optionLines({u"A. one"_s, u"two"_s}), u"A. one\nB. two"_s);
    }

    void aReplyNamesOneLayoutOrNone()
    {
        QCOMPARE(layoutIn(u"\"Background\"."_s), std::optional(Layout::Background));
        QCOMPARE(layoutIn(u"illustration"_s), std::optional(Layout::Interleaved));
        QVERIFY(!layoutIn(u"background or illustration"_s));
        QVERIFY(!layoutIn(u"neither"_s));
    }

    void longTextsGetABackgroundWithoutAsking()
    {
        GenPlan plan;
        QVERIFY(!asksModel(plan, 251));
        QVERIFY(asksModel(plan, 250));
        QCOMPARE(layoutFor(plan, 251, std::nullopt), std::optional(Layout::Background));
        QCOMPARE(layoutFor(plan, 100, Layout::Background), std::optional(Layout::Background));
        plan.layoutRule = LayoutRule::ModelAndLong;
        QVERIFY(!asksModel(plan, 100));
        QCOMPARE(layoutFor(plan, 100, Layout::Background), std::optional(Layout::Interleaved));
        plan.layoutRule = LayoutRule::Long;
        QVERIFY(!asksModel(plan, 100));
        plan.layoutRule = LayoutRule::Model;
        QVERIFY(asksModel(plan, 1000));
    }

    void sizesFollowTheOfficialRule()
    {
        const GenPlan plan;
        int wide = 0;
        int wideDepicted = 0;
        for (int i = 0; i < 400; ++i) {
            const QString id = u"s-%1"_s.arg(i);
            QCOMPARE(imageSize(plan, id, false, 160), QSize(1536, 1024));
            const QSize drawn = imageSize(plan, id, false, 159);
            QVERIFY(drawn == QSize(1536, 1024) || drawn == QSize(1024, 1536));
            QCOMPARE(imageSize(plan, id, false, 10), drawn); // drawn for the sample, not for the call
            wide += drawn.width() == 1536 ? 1 : 0;
            wideDepicted += imageSize(plan, id, true, 500).width() == 1536 ? 1 : 0;
        }
        QVERIFY(wide > 140 && wide < 260);
        QVERIFY(wideDepicted > 140 && wideDepicted < 260);
    }

    void fontsAreDrawnForEachSample()
    {
        GenPlan plan;
        int handwritten = 0;
        for (int i = 0; i < 400; ++i) {
            handwritten += isHandwritten(plan, u"s-%1"_s.arg(i)) ? 1 : 0;
        }
        QVERIFY(handwritten > 140 && handwritten < 260);
        plan.handwrittenShare = 0.0;
        QVERIFY(!isHandwritten(plan, u"s-1"_s));
    }

    void aPlanSurvivesItsJson()
    {
        GenPlan plan;
        plan.seed = 7;
        plan.layoutRule = LayoutRule::Long;
        plan.quality = u"low"_s;
        plan.holdForeign = false;
        plan.tries = 3;
        QCOMPARE(genPlanFrom(toJson(plan)), plan);
        QCOMPARE(genPlanFrom("nonsense"), GenPlan());
        QCOMPARE(genPlanFrom("{\"tries\": 0, \"same_context\": 7}").tries, 1);
    }

    void chineseIsFound()
    {
        QVERIFY(holdsChinese(u"C 有 白 术"_s));
        QVERIFY(!holdsChinese(u"C. naïve – “quoted”"_s));
        QCOMPARE(estimatedTokens(u"Don't 有白 go!"_s), 7);
    }

    void aPictureCarriesItsSizeInTheRequest()
    {
        ModelRequest request;
        request.prompt = u"draw"_s;
        request.extraBody = "{\"size\": \"1024x1536\", \"quality\": \"high\"}";
        Endpoint endpoint;
        endpoint.model = u"painter"_s;
        const QByteArray body = openAiBody(OpenAiApi::Images, request, endpoint, {}, ImageForm::DataUrl);
        QVERIFY(body.contains("\"size\":\"1024x1536\""));
        QVERIFY(body.contains("\"quality\":\"high\""));
        QVERIFY(body.contains("response_format"));
        endpoint.model = u"gpt-image-1"_s; // which refuses that key
        QVERIFY(!openAiBody(OpenAiApi::Images, request, endpoint, {}, ImageForm::DataUrl).contains("response_format"));
        Sampling sampling;
        sampling.extraBody = "{\"quality\": null}";
        QVERIFY(!openAiBody(OpenAiApi::Images, request, endpoint, sampling, ImageForm::DataUrl).contains("quality"));
    }

    void tokensOfPicturesAreCounted()
    {
        QImage dot(1, 1, QImage::Format_RGB32);
        dot.fill(Qt::white);
        RawReply raw;
        raw.status = 200;
        raw.body = "{\"data\": [{\"b64_json\": \"" + RequestImage(dot).bytes.toBase64()
            + "\"}], \"usage\": {\"input_tokens\": 12, \"output_tokens\": 34, \"total_tokens\": 46}}";
        const ModelReply reply = readOpenAiReply(OpenAiApi::Images, raw);
        QCOMPARE(reply.images.size(), size_t(1));
        QCOMPARE(reply.inputTokens, std::optional(12));
        QCOMPARE(reply.outputTokens, std::optional(34));
    }

    void aFaithfulPictureHasNoDifference()
    {
        const PageDiff diff = comparePage(Context, Question, Choices, wordsOf(WholePage));
        QCOMPARE(diff.parts.size(), size_t(6));
        QCOMPARE(diff.changed + diff.missing + diff.unsure + diff.extra, 0);
        QCOMPARE(diff.characterRecall, 1.0);
        QCOMPARE(diff.suggestion(u"A"_s), QString());
    }

    void changedAndLostWordsAreMarkedWhereTheyStand()
    {
        QString page = WholePage;
        page.replace(u"park"_s, u"part"_s).remove(u"Birds are red"_s);
        const PageDiff diff = comparePage(Context, Question, Choices, wordsOf(page));
        QCOMPARE(diff.changed, 1);
        const PageWord& changed = diff.parts[0].words[4];
        QCOMPARE(changed.kind, PageWord::Kind::Changed);
        QCOMPARE(changed.text, u"park"_s);
        QCOMPARE(changed.read, u"part"_s);
        QCOMPARE(changed.word, 4);
        QCOMPARE(diff.missing, 3);
        QCOMPARE(diff.missingOptions, QStringList {u"C"_s});
        QVERIFY(diff.characterRecall < 1.0);
        QCOMPARE(diff.suggestion(u"C"_s), u"missing correct option"_s);
        QCOMPARE(diff.suggestion(u"A"_s), u"missing other option"_s);
    }

    void optionsInTwoColumnsAreFound()
    {
        const PageDiff diff = comparePage(
            Context, Question, Choices,
            wordsOf(u"All birds in the park are blue. What follows? A. Some birds are blue C. Birds are red "
                    "B. No birds are blue D. Nothing at all"_s));
        QCOMPARE(diff.missingOptions, QStringList());
        QCOMPARE(diff.missing, 0);
    }

    void littleConfidenceIsUnsureAndNotWrong()
    {
        const PageDiff diff = comparePage(Context, Question, Choices, wordsOf(WholePage, 0.3));
        QCOMPARE(diff.missing + diff.changed, 0);
        QVERIFY(diff.unsure > 20);
        QCOMPARE(diff.suggestion(u"A"_s), QString());
    }

    void wordsThatOnlyThePictureHasAreTold()
    {
        const PageDiff diff = comparePage(Context, Question, Choices, wordsOf(WholePage + u" Buy tickets here x"_s));
        QCOMPARE(diff.extra, 3); // one letter may be a scratch
        QCOMPARE(diff.parts.back().words.back().kind, PageWord::Kind::Extra);
        QCOMPARE(diff.parts.back().words.back().read, u"here"_s);
    }

    void anEmptyPictureIsUnreadable()
    {
        const PageDiff diff = comparePage(Context, Question, Choices, {});
        QCOMPARE(diff.suggestion(u"A"_s), u"unreadable text"_s);
        QCOMPARE(diff.missingOptions.size(), 4);
    }

    void chineseIsComparedCharacterByCharacter()
    {
        const PageDiff diff = comparePage(u"公园在北边。"_s, {}, {}, wordsOf(u"公园 在 南 边"_s));
        QCOMPARE(diff.parts[0].words.size(), size_t(6)); // with the one that only the picture has
        QCOMPARE(diff.missing, 1);
        QCOMPARE(diff.extra, 1);
        const auto lost = std::ranges::find(diff.parts[0].words, PageWord::Kind::Missing, &PageWord::kind);
        QCOMPARE(lost->text, u"北"_s);
    }
};

QTEST_GUILESS_MAIN(TestGenerate)
#include "tst_evaluation_generate.moc"
