// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "evaluation/errors/error_counts.h"
#include "evaluation/errors/error_reply.h"
#include "evaluation/errors/error_run.h"
#include "evaluation/errors/taxonomies.h"
#include "tests/evaluation/asking_bench.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

namespace {

class Choices : public Benchmark
{
public:
    QString id() const override { return u"choices"_s; }
    QString title() const override { return u"Choices"_s; }
    QString prompt(const Truth&, const Setting&) const override { return u"?"_s; }
    QString expected(const Truth&) const override { return u"B"_s; }
    Judgement judge(const Truth&, const Prediction& prediction, Explain) const override
    {
        return {prediction.outcome, prediction.raw, {}};
    }
    std::vector<Table> tables(std::span<const TableItem>) const override { return {}; }
};

/// Three failures of one run in memory.
class MemoryErrors : public ErrorStore, public EvaluationStore
{
public:
    EvaluationStore& runs() override { return *this; }
    CallStore& calls() override { return m_calls; }
    Result<void> together(const std::function<Result<void>()>& work) override { return work(); }
    Result<void> keepLabel(const ErrorLabel& label) override
    {
        std::erase_if(kept, [&label](const ErrorLabel& one) { return one.sample == label.sample && one.author == label.author; });
        kept.push_back(label);
        return {};
    }
    Result<std::vector<ErrorLabel>> labels(RunId, const QString&, int) override { return kept; }
    Result<std::vector<SampleId>> predictedSamples(RunId) override { return std::vector<SampleId> {{1}, {2}, {3}}; }
    Result<Truth> truth(SampleId sample) override
    {
        Truth made;
        made.sample.id = sample;
        made.sample.externalId = QString::number(sample.value);
        Question question;
        question.context = u"All A are B. {response}"_s;
        question.text = u"Which?"_s;
        question.choices = {u"A. one"_s, u"B. two"_s};
        made.sample.questions = {question};
        return made;
    }
    Result<Prediction> prediction(RunId, SampleId sample) override
    {
        Prediction made;
        made.id = {sample.value};
        made.raw = u"reply %1 says {solution}"_s.arg(sample.value) + suffix;
        return made;
    }
    Result<void> keep(const Prediction&, const Judgement&) override { return {}; }
    Result<void> finish(RunId) override { return {}; }
    Result<std::vector<RunItem>> items(RunId, qint64) override { return std::vector<RunItem>(); }
    Result<QStringList> pagePaths(SampleId) override { return QStringList(); }
    Result<void> keepReply(const Prediction&) override { return {}; }
    Result<void> keepRun(const Run&) override { return {}; }

    std::vector<ErrorLabel> kept;
    QString suffix;

private:
    MemoryCalls m_calls;
};

ErrorReport ask(MemoryErrors& store, const ScriptedModel::Script& script, int* sent = nullptr)
{
    ErrorPlan plan;
    plan.run = RunId::create();
    plan.taxonomy = *findBuiltInTaxonomy(u"logicocr-gen");
    plan.failures = {{1}, {2}, {3}};
    RunControl control;
    const auto report = askForErrors(
        store,
        [&](const ModelConfig&) -> Result<std::unique_ptr<Model>> {
            return std::unique_ptr<Model>(std::make_unique<ScriptedModel>([&script, sent](const QString& prompt, int before) {
                if (sent != nullptr) {
                    ++*sent;
                }
                return script(prompt, before);
            }));
        },
        Choices(), plan, control);
    if (!report) {
        qFatal("%s", qPrintable(report.error().toText()));
    }
    return *report;
}

ModelReply saying(const QString& text)
{
    ModelReply reply;
    reply.text = text;
    return reply;
}

ErrorLabel label(LabelSource source, const QString& author, const QString& type, const QByteArray& reply = "r")
{
    ErrorLabel made;
    made.source = source;
    made.author = author;
    made.type = type;
    made.reply = reply;
    made.at = QDateTime::currentDateTimeUtc();
    return made;
}

LabelledFailure failure(qint64 sample, std::vector<ErrorLabel> labels)
{
    static const RunId run = RunId::create();
    return {run, {sample}, u"numerical"_s, "r", std::move(labels)};
}

Taxonomy two()
{
    Taxonomy taxonomy;
    taxonomy.id = u"own"_s;
    taxonomy.name = u"Own"_s;
    taxonomy.types = {{u"ocr"_s, u"OCR"_s, {}, {}, {}}, {u"logic"_s, u"Logic"_s, {}, {}, {}}};
    return taxonomy;
}

} // namespace

/// Sorting failures: taxonomies, what judges say, counts and agreement.
class TestErrors : public QObject
{
    Q_OBJECT

private slots:
    void thePapersTypesAreThere()
    {
        const Taxonomy& gen = *taxonomyOfBenchmark(u"logicocr-gen");
        QCOMPARE(gen.types.size(), 17);
        QCOMPARE(gen.types[5].name, u"overgeneralization"_s);
        QCOMPARE(gen.types[5].group, u"logistic error"_s);
        QCOMPARE(gen.types[16].id, u"ocr-error"_s);
        const Taxonomy& real = *taxonomyOfBenchmark(u"logicocr-real");
        QCOMPARE(real.types.size(), 5);
        QCOMPARE(real.types[1].name, u"computation error"_s);
        const Taxonomy& mmtr = *taxonomyOfBenchmark(u"mmtr");
        QCOMPARE(mmtr.types.size(), 6);
        QVERIFY(findType(mmtr, mmtr::patternId(mmtr::FailurePattern::NeighbourCopy)) != nullptr);
        for (const Taxonomy& taxonomy : builtInTaxonomies()) {
            QVERIFY2(checkTaxonomy(taxonomy), qPrintable(taxonomy.id));
            QVERIFY(!taxonomy.source.isEmpty());
            const auto read = taxonomyFromJson(nlohmann::json::parse(toJson(taxonomy).dump()));
            QVERIFY(read);
            QCOMPARE(*read, taxonomy);
        }
        QVERIFY(taxonomyOfBenchmark(u"ocrbench-v2") == nullptr);
    }

    void whatIsNoTaxonomyIsRefused()
    {
        Taxonomy taxonomy = two();
        taxonomy.types[1].id = u"OCR"_s; // queries do not look at case
        QVERIFY(!checkTaxonomy(taxonomy));
        taxonomy = two();
        taxonomy.id = u"Own one"_s;
        QVERIFY(!checkTaxonomy(taxonomy));
        taxonomy = two();
        taxonomy.types.clear();
        QVERIFY(!checkTaxonomy(taxonomy));
        QVERIFY(!taxonomyFromJson(nlohmann::json::parse("[]")));
        QCOMPARE(wordFor(u" OCR  error!"_s), u"ocr-error"_s);
        QCOMPARE(wordFor(u"计算 错误"_s), u"计算-错误"_s);
    }

    void aJudgesReplyNamesAType_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("type");
        const auto row = [](const char* reply, const char* type) {
            QTest::newRow(reply) << QString::fromUtf8(reply) << QString::fromUtf8(type);
        };
        row("error type: 6. overgeneralization", "overgeneralization");
        row("**Error Type**: 13. Conditional Fallacy.", "conditional-fallacy");
        row("The answer overlooks much.\n\nerror type: 16", "overlooking-information");
        row("error type: \"17. OCR error\"", "ocr-error");
        row("error type: OCR error, since the text was misread", "ocr-error");
        row("error type: 3. topic deflection", "topic-deflection"); // the name goes before the number
        row("Not error type: 1. It is error type: 7. causal confusion", "causal-confusion");
        row("misinterpretation", "misinterpretation");
        row("error type: 99", "");
        row("error type: none of these", "");
        row("I cannot tell.\nSorry.", "");
        row("", "");
    }

    void aJudgesReplyNamesAType()
    {
        QFETCH(QString, reply);
        QFETCH(QString, type);
        QCOMPARE(parseErrorType(*findBuiltInTaxonomy(u"logicocr-gen"), reply), type);
    }

    void thePromptHoldsWhatThePaperSays()
    {
        MemoryErrors store;
        const QString prompt = errorPrompt(
            *findBuiltInTaxonomy(u"logicocr-gen"), Choices(), *store.truth({1}), *store.prediction({}, {1}));
        QVERIFY(prompt.startsWith(u"Here is a multi-choice question written on image:\nAll A are B. {response}\nWhich?\nA. one\nB. two\n"_s));
        QVERIFY(prompt.contains(u"The correct choice is B.\n"));
        QVERIFY(prompt.contains(u"reply 1 says {solution}\n")); // what a model wrote is never filled in
        const QString plain = errorPrompt(*findBuiltInTaxonomy(u"mmtr"), Choices(), *store.truth({1}), *store.prediction({}, {1}));
        QVERIFY(plain.contains(u"2. neighbour copy: Copies"));
    }

    void nothingIsPaidForTwice()
    {
        MemoryErrors store;
        int sent = 0;
        const auto script = [](const QString&, int) { return saying(u"error type: 17. OCR error"_s); };
        QCOMPARE(ask(store, script, &sent).asked, 3);
        QCOMPARE(sent, 3);
        QCOMPARE(store.kept.size(), size_t(3));
        QCOMPARE(store.kept[0].type, u"ocr-error"_s);
        QVERIFY(store.kept[0].prompt.startsWith(u"Here is"));
        const auto again = ask(store, script, &sent);
        QCOMPARE(again.known, 3);
        QCOMPARE(again.asked, 0);
        QCOMPARE(sent, 3);
        store.kept.clear(); // killed before the labels were written: the ledger answers
        QCOMPARE(ask(store, script, &sent).asked, 3);
        QCOMPARE(sent, 3);
        QCOMPARE(store.kept.size(), size_t(3));
        store.suffix = u" anew"_s; // another reply is another question
        QCOMPARE(ask(store, script, &sent).asked, 3);
        QCOMPARE(sent, 6);
    }

    void aReplyThatNamesNoTypeIsAskedAgainAndThenKeptAsSuch()
    {
        MemoryErrors store;
        const auto report = ask(store, [](const QString& prompt, int) {
            return saying(prompt.contains(u"reply 2") ? u"hard to say"_s : u"error type: 1"_s);
        });
        QCOMPARE(report.unreadable, 1);
        QCOMPARE(report.asked, 3);
        const auto found = std::ranges::find(store.kept, SampleId {2}, &ErrorLabel::sample);
        QVERIFY(found != store.kept.end());
        QVERIFY(found->type.isEmpty());
        QCOMPARE(found->raw, u"hard to say"_s);
    }

    void anErrorIsNoLabel()
    {
        MemoryErrors store;
        const auto report = ask(store, [](const QString&, int) {
            ModelReply reply;
            reply.outcome = Outcome::ApiError;
            reply.failure = CallFailure::Rejected;
            return reply;
        });
        QCOMPARE(report.failed, 3);
        QVERIFY(store.kept.empty());
    }

    void peopleGoBeforeJudgesAndJudgesBeforeRules()
    {
        using enum LabelSource;
        const auto one = failure(
            1, {label(Rule, u"rules"_s, u"ocr"_s), label(Judge, u"j"_s, u"logic"_s), label(Person, u"ann"_s, u"ocr"_s)});
        QCOMPARE(typeOf(one, ErrorVoice::Deciding), u"ocr"_s);
        QCOMPARE(typeOf(one, ErrorVoice::Judges), u"logic"_s);
        const auto two = failure(2, {label(Rule, u"rules"_s, u"ocr"_s), label(Judge, u"j"_s, {})});
        QCOMPARE(typeOf(two, ErrorVoice::Deciding), u"ocr"_s); // naming none is not naming one
        QCOMPARE(typeOf(two, ErrorVoice::People), QString());
        const auto stale = failure(3, {label(Person, u"ann"_s, u"ocr"_s, "another reply")});
        QCOMPARE(typeOf(stale, ErrorVoice::Deciding), QString());
    }

    void countsComeWithTheirAgreement()
    {
        using enum LabelSource;
        const std::vector<LabelledFailure> failures {
            failure(1, {label(Person, u"ann"_s, u"ocr"_s), label(Judge, u"j"_s, u"ocr"_s)}),
            failure(2, {label(Person, u"ann"_s, u"ocr"_s), label(Judge, u"j"_s, u"logic"_s)}),
            failure(3, {label(Person, u"ann"_s, u"logic"_s), label(Judge, u"j"_s, u"logic"_s)}),
            failure(4, {label(Judge, u"j"_s, u"logic"_s)}),
        };
        const auto counts = countErrors(two(), failures, ErrorVoice::Deciding);
        QCOMPARE(counts[0].count, 2);
        QCOMPARE(counts[1].count, 2);
        QCOMPARE(counts[0].saidByPeople, 2);
        QCOMPARE(counts[0].saidByJudges, 1);
        QCOMPARE(counts[0].pairs, 2);
        QCOMPARE(*counts[0].agreement, 2.0 / 3.0); // 2·1 / (2·1 + 1)
        QCOMPARE(counts[1].byClass.at(u"numerical"_s), 2);
        const auto kappa = peopleAgainstJudges(failures);
        QCOMPARE(kappa->items, 3);
        // observed 2/3; people 2:1, judges 1:2; chance 2/9 + 2/9
        QVERIFY(std::abs(kappa->kappa - (2.0 / 3.0 - 4.0 / 9.0) / (5.0 / 9.0)) < 1e-12);
        const auto pairs = agreementOf(failures);
        QCOMPARE(pairs.size(), size_t(1));
        QCOMPARE(pairs[0].first, u"ann"_s);
        QCOMPARE(pairs[0].kappa.items, 3);
        QVERIFY(!peopleAgainstJudges({}));
    }
};

QTEST_GUILESS_MAIN(TestErrors)
#include "tst_evaluation_errors.moc"
