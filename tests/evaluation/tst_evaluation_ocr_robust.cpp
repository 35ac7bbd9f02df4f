// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/ocr_robust/benchmark.h"
#include "evaluation/benchmarks/ocr_robust/robustness_table.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::evaluation::ocr_robust;
using namespace Qt::StringLiterals;

namespace {

Truth truth(const QStringList& answers, const QByteArray& extra = {})
{
    Truth made;
    Question question;
    question.text = u"What is the total?"_s;
    for (const QString& answer : answers) {
        question.answers.append({answer, {}});
    }
    made.sample.questions = {question};
    made.sample.extra = extra;
    return made;
}

Judgement judged(const Truth& what, const QString& raw, Outcome outcome = Outcome::Scored)
{
    Prediction prediction;
    prediction.raw = raw;
    prediction.outcome = outcome;
    return OcrRobust().judge(what, prediction, Explain::Yes);
}

/// Replies of models to samples of two pictures: sample i is right under a condition when the
/// letter at its place is '1'; '0' wrong, '-' no reply, 'x' API error, '?' unparseable.
class Replies
{
public:
    void add(const QString& model, const QString& condition, const QString& letters, const QString& setting = u"direct"_s)
    {
        for (qsizetype i = 0; i < letters.size(); ++i) {
            if (letters[i] == u'-') {
                continue;
            }
            RobustRecord record;
            record.model = model;
            record.setting = setting;
            record.sample = {i + 1};
            record.clean = {i + 1};
            record.externalId = u"q%1"_s.arg(i);
            record.subset = i % 2 == 0 ? u"OCR1.0"_s : u"OCR2.0"_s;
            record.image = u"picture%1"_s.arg(i / 2);
            record.condition = axisCondition(condition);
            record.outcome = letters[i] == u'x' ? Outcome::ApiError
                : letters[i] == u'?'            ? Outcome::Unparseable
                                                : Outcome::Scored;
            if (record.outcome == Outcome::Scored) {
                record.score = letters[i] == u'1' ? 1.0 : 0.0;
            }
            records.push_back(record);
        }
    }

    std::vector<RobustRecord> records;
};

RobustnessOptions withoutIntervals()
{
    RobustnessOptions options;
    options.resamples = 0;
    return options;
}

} // namespace

class TestOcrRobust : public QObject
{
    Q_OBJECT

private slots:
    void comparesAfterNormalisation()
    {
        const Judgement right = judged(truth({u"$1,234"_s}), u"Answer: $1234."_s);
        QCOMPARE(right.outcome, Outcome::Scored);
        QCOMPARE(right.scores.at(0).metric, u"exact match"_s);
        QCOMPARE(right.scores.at(0).value, 1.0);
        const Judgement wrong = judged(truth({u"27.25"_s}), u"27.26"_s);
        QCOMPARE(wrong.scores.at(0).value, 0.0);
        QVERIFY(wrong.scores.at(0).reason.contains("notes")); // a judge could still say yes
        QCOMPARE(judged(truth({u"one"_s, u"1"_s}), u"1"_s).scores.at(0).value, 1.0);
    }

    void asksAJudgeWhereTextsDiffer()
    {
        const Truth what = truth({u"two cats"_s});
        Prediction prediction;
        prediction.raw = u"Answer: a pair of cats"_s;
        const auto questions = OcrRobust().judgeQuestions(what, prediction);
        QCOMPARE(questions.size(), std::size_t(1));
        QCOMPARE(questions[0].protocol, u"ocr-robust"_s);
        QCOMPARE(questions[0].fields.at(u"model_output"_s), u"a pair of cats"_s);
        prediction.verdicts = {{u"ocr-robust"_s, u"judge"_s, false, 0, true}};
        const Judgement judged = OcrRobust().judge(what, prediction, Explain::Yes);
        QCOMPARE(judged.scores[0].metric, u"exact match, else judge"_s);
        QCOMPARE(judged.scores[0].value, 1.0);
        prediction.verdicts = {{u"ocr-robust"_s, u"judge"_s, false, 0, std::nullopt}};
        QCOMPARE(OcrRobust().judge(what, prediction, Explain::Yes).scores[0].metric, u"exact match"_s);
        prediction.raw = u"two cats"_s;
        QVERIFY(OcrRobust().judgeQuestions(what, prediction).empty()); // equal: nobody is asked
        const Truth choice = truth({u"B"_s}, R"({"answer_type": "choice"})");
        prediction.raw = u"A"_s;
        QVERIFY(OcrRobust().judgeQuestions(choice, prediction).empty());
    }

    void findsTheAnswerInWhatAnEngineReads()
    {
        const Judgement page = judged(truth({u"27.25"_s}), u"Bread 2.10\nTotal 27.25\nThank you"_s);
        QCOMPARE(page.scores.at(0).value, 0.0);
        QCOMPARE(page.scores.at(1).metric, u"answer in reply"_s);
        QCOMPARE(page.scores.at(1).value, 1.0);
        QVERIFY(!answerInReply(u"27"_s, u"127"_s)); // no part of another number
        QVERIFY(!answerInReply(u"cat"_s, u"concatenate"_s));
        QVERIFY(answerInReply(u"北京"_s, u"我在北京住"_s)); // written without spaces
        QVERIFY(!answerInReply({}, u"anything"_s));
    }

    void comparesOptionLettersOfAChoice()
    {
        const Truth choice = truth({u"B"_s}, R"({"answer_type": "choice"})");
        QCOMPARE(judged(choice, u"The answer is B."_s).scores.at(0).value, 1.0);
        QCOMPARE(judged(choice, u"A"_s).scores.at(0).value, 0.0);
    }

    void tellsOutcomesApart()
    {
        QCOMPARE(judged(truth({u"1"_s}), {}).outcome, Outcome::RefusedOrEmpty);
        QVERIFY(judged(truth({u"1"_s}), {}).scores.empty());
        QCOMPARE(judged(truth({u"1"_s}), u"Answer: "_s).outcome, Outcome::Unparseable);
        QCOMPARE(judged(truth({u"1"_s}), u"1"_s, Outcome::ApiError).outcome, Outcome::ApiError);
        QVERIFY(judged(truth({}), u"1"_s).scores.empty());
    }

    void hintsAtTheFormatThatIsWanted()
    {
        const QString money = OcrRobust().prompt(truth({u"3"_s}, R"({"answer_type": "money"})"), {});
        QVERIFY(money.contains(u"Answer format: $ + Integer"_s));
        QVERIFY(money.contains(u"without any explanation"_s));
        Setting cot;
        cot.mode = u"cot"_s;
        QVERIFY(OcrRobust().prompt(truth({u"3"_s}), cot).contains(u"step by step"_s));
        QVERIFY(OcrRobust().prompt(truth({u"3"_s}, "not json"), {}).contains(u"a word or short phrase"_s));
    }

    void countsEmptyRepliesButNoErrors()
    {
        const std::vector<TableItem> items {
            {u"OCR1.0"_s, {}, Outcome::Scored, 1.0},
            {u"OCR1.0"_s, {}, Outcome::RefusedOrEmpty, 0.0},
            {u"OCR1.0"_s, {}, Outcome::ApiError, 0.0}};
        const Table table = OcrRobust().tables(items).front();
        QCOMPARE(table.rows.front().cells.front().n, 2);
        QCOMPARE(table.rows.front().cells.front().value, std::optional(0.5));
    }

    void showsHowFarAJudgeMayBeTrusted()
    {
        const std::vector<JudgedAnswer> answers {
            {u"OCR1.0"_s, true, true}, {u"OCR1.0"_s, false, false}, {u"OCR2.0"_s, true, false}, {u"OCR2.0"_s, false, false}};
        const Table table = judgeAgreement(answers);
        QCOMPARE(table.rows.size(), std::size_t(3));
        for (const Table::Row& row : table.rows) {
            if (row.name == u"OCR1.0") {
                QCOMPARE(row.cells.at(0).value, std::optional(1.0));
                QCOMPARE(row.cells.at(1).value, std::optional(1.0));
                QCOMPARE(row.cells.at(0).n, 2);
            }
        }
    }

    void readsConditionsFromNames()
    {
        const AxisCondition pair = axisCondition(u"glass_blur:1+snow:3"_s);
        QCOMPARE(pair.kind, u"glass_blur+snow"_s);
        QCOMPARE(pair.factors, (QStringList {u"glass_blur:1"_s, u"snow:3"_s}));
        QVERIFY(axisCondition({}).isClean());
        QVERIFY(axisCondition(u"clean"_s).isClean());
        const auto photograph = naturalCondition(u"en_paper_13"_s, u"en_paper_13_indoor_light_top_bend-in"_s);
        QVERIFY(photograph && photograph->isNatural);
        QCOMPARE(photograph->factors, (QStringList {u"indoor"_s, u"light"_s, u"top"_s, u"bend-in"_s}));
        QVERIFY(!naturalCondition(u"en_paper"_s, u"en_paper_13"_s)); // another page, no photograph
        QVERIFY(!naturalCondition(u"en_paper_13"_s, u"en_paper_14_indoor"_s));
    }

    void tellsWhatHappenedToAnAnswer()
    {
        Replies replies;
        replies.add(u"m"_s, {}, u"1100"_s);
        replies.add(u"m"_s, u"snow:1"_s, u"1010"_s);
        replies.add(u"m"_s, u"snow:2"_s, u"?x-0"_s);
        const RobustnessData data(replies.records);
        const auto change = [&](std::size_t item, std::size_t condition) {
            return changeOf(data.clean(0, item), data.under(0, item, condition));
        };
        QCOMPARE(change(0, 0), Change::StaysRight);
        QCOMPARE(change(1, 0), Change::Broken);
        QCOMPARE(change(2, 0), Change::Fixed);
        QCOMPARE(change(3, 0), Change::StaysWrong);
        QCOMPARE(change(0, 1), Change::Broken); // it said something that is no answer
        QCOMPARE(change(1, 1), Change::Unknown); // an error says nothing about the model
        QCOMPARE(change(2, 1), Change::Unknown); // nobody asked
        QCOMPARE(data.countsOf(0).broken, 1);
        QCOMPARE(data.countsOf(0).brokenModels, 1);
        QCOMPARE(data.conditionsOf(2), std::vector<std::size_t> {0});
    }

    void putsThePapersKindsFirst()
    {
        Replies replies;
        for (const char* name : {"fog:1", "snow:2", "snow:1+fog:1", "glass_blur:1", "snow:1"}) {
            replies.add(u"m"_s, QString::fromLatin1(name), u"1"_s);
        }
        const RobustnessData data(replies.records);
        QStringList names;
        for (const AxisCondition& condition : data.conditions()) {
            names.append(condition.name);
        }
        QCOMPARE(names, (QStringList {u"glass_blur:1"_s, u"snow:1"_s, u"snow:2"_s, u"fog:1"_s, u"snow:1+fog:1"_s}));
    }

    void computesThePapersNumbers()
    {
        // a₀ = .8, snow .8 .6 .4: RCR .75, WCR .5, CRI (.8 · .75 · .5)^(1/3).
        Replies replies;
        replies.add(u"m"_s, {}, u"1111011110"_s);
        replies.add(u"m"_s, u"snow:1"_s, u"1111011110"_s);
        replies.add(u"m"_s, u"snow:2"_s, u"1111000110"_s);
        replies.add(u"m"_s, u"snow:3"_s, u"1111000000"_s);
        const RobustnessData data(replies.records);
        const auto columns = axisColumns(data);
        const auto rows = robustnessRows(data, columns, withoutIntervals());
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows[0].n, 10);
        QVERIFY(std::abs(rows[0].score.clean - 0.8) < 1e-12);
        QVERIFY(std::abs(rows[0].score.rcr - 0.75) < 1e-12);
        QVERIFY(std::abs(rows[0].score.wcr - 0.5) < 1e-12);
        QVERIFY(std::abs(rows[0].score.cri - std::cbrt(0.3)) < 1e-12);
        QCOMPARE(rows[0].worst, std::optional<std::size_t>(2));
        QVERIFY(std::abs(*rows[0].cells[1].drop - 0.25) < 1e-12);
    }

    void comparesTheSameQuestionsOnly()
    {
        // Under snow only the two questions were asked that were right on the clean picture.
        Replies replies;
        replies.add(u"m"_s, {}, u"1100"_s);
        replies.add(u"m"_s, u"snow:1"_s, u"11--"_s);
        const RobustnessData data(replies.records);
        const auto rows = robustnessRows(data, axisColumns(data), withoutIntervals());
        QCOMPARE(rows[0].cells[0].n, 2);
        QCOMPARE(*rows[0].cells[0].drop, 0.0); // not 1 − 1 / .5
        QCOMPARE(rows[0].score.rcr, 1.0);
    }

    void isUndefinedWithoutARightCleanAnswer()
    {
        Replies replies;
        replies.add(u"m"_s, {}, u"0000"_s);
        replies.add(u"m"_s, u"snow:1"_s, u"1000"_s);
        const RobustnessData data(replies.records);
        const auto rows = robustnessRows(data, axisColumns(data));
        QVERIFY(!rows[0].score.isDefined);
        QVERIFY(!rows[0].cells[0].drop);
        QVERIFY(!rows[0].rcr);
    }

    void givesIntervalsAroundTheNumbers()
    {
        Replies replies;
        replies.add(u"m"_s, {}, QString(60, u'1'));
        replies.add(u"m"_s, u"snow:1"_s, QString(40, u'1') + QString(20, u'0'));
        const RobustnessData data(replies.records);
        const auto rows = robustnessRows(data, axisColumns(data));
        QVERIFY(rows[0].rcr->low < rows[0].score.rcr && rows[0].score.rcr < rows[0].rcr->high);
        QCOMPARE(rows[0].resampled.size(), std::size_t(1000));
        const auto again = robustnessRows(data, axisColumns(data));
        QCOMPARE(again[0].rcr->low, rows[0].rcr->low); // the same every time
    }

    void countsAPhotographUnderEachOfItsWords()
    {
        Replies replies;
        replies.add(u"m"_s, {}, u"11"_s);
        for (RobustRecord& record : replies.records) {
            if (record.sample.value == 1) {
                RobustRecord photograph = record;
                photograph.sample = {10};
                photograph.condition = *naturalCondition(u"a"_s, u"a_indoor_blur"_s);
                photograph.score = 0.0;
                replies.records.push_back(photograph);
                break;
            }
        }
        const RobustnessData data(replies.records);
        const auto columns = axisColumns(data);
        QCOMPARE(columns.size(), std::size_t(2));
        QCOMPARE(columns[0].title, u"blur"_s);
        const auto rows = robustnessRows(data, columns, withoutIntervals());
        QCOMPARE(*rows[0].cells[0].drop, 1.0);
        QCOMPARE(rows[0].cells[1].n, 1);
    }

    void comparesCombinationsWithTheirParts()
    {
        Replies replies;
        replies.add(u"m"_s, {}, u"1111111100"_s);
        replies.add(u"m"_s, u"snow:2"_s, u"1111111000"_s);
        replies.add(u"m"_s, u"glass_blur:2"_s, u"1111110000"_s);
        replies.add(u"m"_s, u"glass_blur:2+snow:2"_s, u"1110000000"_s);
        replies.add(u"m"_s, u"glass_blur:2+fog:2"_s, u"1110000000"_s); // fog was not run alone
        const RobustnessData data(replies.records);
        const auto rows = compoundRows(data);
        QCOMPARE(rows.size(), std::size_t(1));
        QVERIFY(std::abs(*rows[0].effect.ratio - 5.0 / 3.0) < 1e-12);
        QCOMPARE(rows[0].effect.interaction, Interaction::SuperAdditive);
        QCOMPARE(axisColumns(data).size(), std::size_t(2)); // combinations are no columns
    }

    void comparesReasoningWithDirectAnswers()
    {
        Replies replies;
        for (const auto& [setting, under] : {std::pair(u"direct"_s, u"1100"_s), std::pair(u"cot"_s, u"1111"_s)}) {
            replies.add(u"m"_s, {}, u"1111"_s, setting);
            replies.add(u"m"_s, u"snow:1"_s, under, setting);
        }
        const RobustnessData data(replies.records);
        const auto rows = robustnessRows(data, axisColumns(data));
        const auto settings = settingRows(data, rows);
        QCOMPARE(settings.size(), std::size_t(1));
        QVERIFY(settings[0].difference > 0.3);
        QVERIFY(settings[0].interval.has_value());
    }

    void selectsWhatHurtsAndTellsModelsApart()
    {
        Replies replies;
        replies.add(u"a"_s, {}, u"11111111"_s);
        replies.add(u"b"_s, {}, u"11111111"_s);
        for (int severity = 1; severity <= 3; ++severity) {
            const QString s = u":"_s + QString::number(severity);
            replies.add(u"a"_s, u"snow"_s + s, u"11111111"_s);
            replies.add(u"b"_s, u"snow"_s + s, QString(8 - severity, u'1') + QString(severity, u'0'));
            replies.add(u"a"_s, u"fog"_s + s, u"1111111-"_s); // the last question is left out
            replies.add(u"b"_s, u"fog"_s + s, u"11111111"_s);
        }
        const Pilot pilot = pilotFrom(RobustnessData(replies.records));
        QVERIFY(pilot.isComplete());
        QCOMPARE(pilot.questionCount(), std::size_t(7));
        const auto rows = selectionRows(pilot, 1, 200);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].kind, u"snow"_s);
        QVERIFY(rows[0].isSelected && !rows[1].isSelected);
        QCOMPARE(rows[0].selectionCount + rows[1].selectionCount, 200);
        QVERIFY(selectionRows(Pilot()).empty());
    }
};

QTEST_GUILESS_MAIN(TestOcrRobust)
#include "tst_evaluation_ocr_robust.moc"
