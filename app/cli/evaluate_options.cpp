// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_options.h"

#include "app/cli/console.h"
#include "evaluation/models/model_spec.h"

using namespace Qt::StringLiterals;

namespace groundmark::app {

namespace {

Error wrongValue(const QString& option, const QString& value)
{
    return {CommandLine::tr("--%1 does not take \"%2\".").arg(option, value), {}, {}, {}};
}

/// Reads numbers and remembers the first one that is none.
class Reader
{
public:
    explicit Reader(const QCommandLineParser& parser)
        : m_parser(parser)
    {
    }

    template <typename Value> void number(const char* option, Value& value, double least = 0.0)
    {
        const QString name = QString::fromLatin1(option);
        if (!m_parser.isSet(name)) {
            return;
        }
        bool isNumber = false;
        const double read = m_parser.value(name).toDouble(&isNumber);
        if (!isNumber || read < least || read > 9.0e15) {
            fail(wrongValue(name, m_parser.value(name)));
            return;
        }
        using Plain = typename std::remove_cvref_t<decltype(unwrap(value))>;
        value = static_cast<Plain>(read);
    }

    void text(const char* option, QString& value) const
    {
        if (m_parser.isSet(QString::fromLatin1(option))) {
            value = m_parser.value(QString::fromLatin1(option));
        }
    }

    void oneOf(const char* option, const QStringList& words, QString& value)
    {
        text(option, value);
        if (!value.isEmpty() && !words.contains(value)) {
            fail(
                {CommandLine::tr("--%1 does not take \"%2\".").arg(QString::fromLatin1(option), value),
                 {},
                 {},
                 CommandLine::tr("Take one of %1.").arg(words.join(u", "_s))});
        }
    }

    void fail(Error error)
    {
        if (!m_failure) {
            m_failure = std::move(error);
        }
    }
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }

private:
    template <typename T> static T unwrap(const T& value) { return value; }
    template <typename T> static T unwrap(const std::optional<T>&) { return T(); }

    const QCommandLineParser& m_parser;
    std::optional<Error> m_failure;
};

/// Where the key is: --key, --key-env, or the usual variable when it is set.
void readKey(const QCommandLineParser& parser, Reader& reader, evaluation::Endpoint& endpoint)
{
    if (parser.isSet(u"key"_s)) {
        const auto source = evaluation::KeySource::fromText(parser.value(u"key"_s));
        if (!source) {
            reader.fail(source.error());
            return;
        }
        endpoint.key = *source;
    } else if (parser.isSet(u"key-env"_s)) {
        endpoint.key = {evaluation::KeySource::Kind::Environment, parser.value(u"key-env"_s)};
    } else if (
        endpoint.key.kind == evaluation::KeySource::Kind::None
        && qEnvironmentVariableIsSet(evaluation::DefaultKeyVariable)) {
        endpoint.key = {
            evaluation::KeySource::Kind::Environment,
            QString::fromLatin1(evaluation::DefaultKeyVariable)};
    }
}

/// "Name=value", where a value of env:VARIABLE or keychain:NAME is looked up and never kept.
void readHeaders(const QCommandLineParser& parser, Reader& reader, evaluation::Endpoint& endpoint)
{
    if (parser.isSet(u"header"_s)) {
        endpoint.headers.clear();
    }
    for (const QString& text : parser.values(u"header"_s)) {
        const qsizetype equals = text.indexOf(u'=');
        if (equals < 1) {
            reader.fail({CommandLine::tr("--header is written as NAME=VALUE."), {}, {}, {}});
            return;
        }
        const QString value = text.mid(equals + 1);
        const auto source = evaluation::KeySource::fromText(value);
        const bool isSource = source && source->kind != evaluation::KeySource::Kind::None;
        endpoint.headers.append(
            {text.left(equals), isSource ? QString() : value,
             isSource ? *source : evaluation::KeySource {}});
    }
}

void readModel(const QCommandLineParser& parser, Reader& reader, evaluation::ModelConfig& model)
{
    reader.text("model", model.spec);
    evaluation::Sampling& sampling = model.sampling;
    reader.number("temperature", sampling.temperature);
    reader.number("top-p", sampling.topP);
    reader.number("seed", sampling.seed);
    reader.number("max-tokens", sampling.maxTokens, 1.0);
    if (parser.isSet(u"stop"_s)) {
        sampling.stop = parser.values(u"stop"_s);
    }
    if (parser.isSet(u"extra"_s)) {
        sampling.extraBody = parser.value(u"extra"_s).toUtf8();
    }
    sampling.stream = sampling.stream || parser.isSet(u"stream"_s);
    sampling.completionTokens = sampling.completionTokens || parser.isSet(u"completion-tokens"_s);
    reader.number("call-timeout", model.endpoint.callSeconds, 0.001);
    reader.text("ca-file", model.endpoint.caFile);
    readKey(parser, reader, model.endpoint);
    readHeaders(parser, reader, model.endpoint);
    // The spec says it too, but people who read a run's parameters look here.
    const auto parts = evaluation::splitModelAndUrl(model.spec.section(u':', 1));
    if (parts) {
        model.endpoint.model = parts->model;
        model.endpoint.baseUrl = parts->url;
    }
}

void readImages(const QCommandLineParser& parser, Reader& reader, evaluation::ImagePreparation& images)
{
    reader.number("rotate", images.rotation);
    reader.text("perturb", images.perturbation);
    reader.number("perturb-seed", images.seed);
    reader.number("longest-side", images.longestSide);
    reader.number("jpeg-quality", images.jpegQuality, 1.0);
    images.drawRegions = images.drawRegions || parser.isSet(u"draw-regions"_s);
    reader.text("cue-set", images.cueSet);
    images.cueCrop = images.cueCrop || parser.isSet(u"cue-crop"_s) || !images.cueSet.isEmpty();
    if (parser.isSet(u"image-format"_s)) {
        images.format = parser.value(u"image-format"_s).toLatin1();
    }
    if (auto right = evaluation::checkPreparation(images); !right) {
        reader.fail(right.error());
    }
}

/// What may be spent, and what things cost; `prefix` is "" or "judge-".
void readBudget(
    const QCommandLineParser& parser, Reader& reader, const char* prefix, evaluation::Budget& budget)
{
    const std::string before(prefix);
    reader.number((before + "budget").c_str(), budget.money);
    reader.number((before + "budget-tokens").c_str(), budget.tokens);
    const QString name = QString::fromStdString(before + "price");
    if (!parser.isSet(name)) {
        return;
    }
    const QStringList prices = parser.value(name).split(u',');
    bool isInput = false;
    bool isOutput = false;
    budget.inputPrice = prices.value(0).toDouble(&isInput);
    budget.outputPrice = prices.value(1).toDouble(&isOutput);
    if (!isInput || !isOutput || prices.size() != 2) {
        reader.fail(wrongValue(name, parser.value(name)));
    }
}

void readPolicy(const QCommandLineParser& parser, Reader& reader, evaluation::CallPolicy& policy)
{
    reader.number("concurrency", policy.concurrency, 1.0);
    reader.number("attempts", policy.attempts, 1.0);
    reader.number("per-minute", policy.perMinute, 1.0);
    reader.number("item-timeout", policy.itemSeconds);
    reader.number("timeout", policy.totalSeconds);
    reader.number("max-delay", policy.maxDelaySeconds);
    readBudget(parser, reader, "", policy.budget);
}

} // namespace

void addEvaluateOptions(QCommandLineParser& parser)
{
    const auto add = [&parser](const char* name, const QString& what, const char* value) {
        parser.addOption(
            {QString::fromLatin1(name), what,
             value == nullptr ? QString() : QString::fromLatin1(value)});
    };
    add("dataset", CommandLine::tr("Dataset to ask about."), "NAME");
    add("model", CommandLine::tr("openai:MODEL@URL, tesseract[:LANG], replay:FILE or command:PROGRAM."), "SPEC");
    add("run", CommandLine::tr("Name of the run."), "NAME");
    add("resume", CommandLine::tr("Goes on with the run: asks what has no answer yet."), nullptr);
    add("setting", CommandLine::tr("direct or cot."), "WORD");
    add("input", CommandLine::tr("image, text or ocr."), "WORD");
    add("limit", CommandLine::tr("Only the first so many samples."), "N");
    add("repetition", CommandLine::tr("Asks anew what was asked before: 1 for the second time, …"), "N");
    add("temperature", CommandLine::tr("Sampling temperature."), "T");
    add("top-p", CommandLine::tr("Nucleus sampling."), "P");
    add("seed", CommandLine::tr("Seed that the server is to use."), "N");
    add("max-tokens", CommandLine::tr("Longest answer."), "N");
    add("completion-tokens", CommandLine::tr("Sends max_completion_tokens instead of max_tokens."), nullptr);
    add("stop", CommandLine::tr("Text that ends an answer; may be given again."), "TEXT");
    add("extra", CommandLine::tr("JSON object whose keys are added to each request."), "JSON");
    add("stream", CommandLine::tr("Has answers streamed."), nullptr);
    add("key", CommandLine::tr("Where the key is: env:VARIABLE or keychain:NAME."), "SOURCE");
    add("key-env", CommandLine::tr("Environment variable that holds the key (GROUNDMARK_API_KEY)."), "VAR");
    add("header", CommandLine::tr("Further header; secrets as NAME=env:VARIABLE. May be given again."), "NAME=VALUE");
    add("ca-file", CommandLine::tr("PEM file with the authorities to trust."), "FILE");
    add("call-timeout", CommandLine::tr("Longest call, in seconds."), "S");
    add("item-timeout", CommandLine::tr("Longest time for one sample with all its attempts, in seconds."), "S");
    add("timeout", CommandLine::tr("Longest time for all, in seconds."), "S");
    add("max-delay", CommandLine::tr("Longest pause before another attempt, in seconds."), "S");
    add("concurrency", CommandLine::tr("Calls at the same time."), "N");
    add("attempts", CommandLine::tr("Attempts at one sample before it counts as failed."), "N");
    add("per-minute", CommandLine::tr("Calls that may start within a minute."), "N");
    add("budget", CommandLine::tr("Most money to spend, in the currency of the prices."), "MONEY");
    add("budget-tokens", CommandLine::tr("Most tokens to use, input and output together."), "N");
    add("price", CommandLine::tr("Prices of a million input and output tokens."), "IN,OUT");
    add("rotate", CommandLine::tr("Rotates images clockwise: 90, 180 or 270."), "DEGREES");
    add("perturb", CommandLine::tr("Perturbs images, for example glass_blur:2."), "KIND:SEVERITY");
    add("perturb-seed", CommandLine::tr("Seed of perturbations."), "N");
    add("draw-regions", CommandLine::tr("Draws relevant and adversarial regions with their names."), nullptr);
    add("cue-crop", CommandLine::tr("Sends the part with the cue regions enlarged as well."), nullptr);
    add("cue-set", CommandLine::tr("Sends this set of crops of \"groundmark textcue\" as well."), "NAME");
    add("longest-side", CommandLine::tr("Makes larger images smaller."), "PIXELS");
    add("image-format", CommandLine::tr("png or jpeg for images that were changed."), "WORD");
    add("jpeg-quality", CommandLine::tr("1 to 100."), "N");
    add("judge", CommandLine::tr("Model that judges free answers, as for --model."), "SPEC");
    add("judge-key", CommandLine::tr("Where the judge's key is; as --key by default."), "SOURCE");
    add("judge-budget", CommandLine::tr("Most money for the judge, apart from --budget."), "MONEY");
    add("judge-budget-tokens", CommandLine::tr("Most tokens for the judge, input and output together."), "N");
    add("judge-price", CommandLine::tr("The judge's prices of a million input and output tokens."), "IN,OUT");
    add("rejudge", CommandLine::tr("Asks the judge so many times, for its flip rate."), "N");
    add("batch-out", CommandLine::tr("Writes the requests as an OpenAI batch and asks nothing."), "FILE");
    add("batch-in", CommandLine::tr("Takes the answers from the result of a batch; may be given again."), "FILE");
    add("json", CommandLine::tr("Prints one JSON document."), nullptr);
}

Result<EvaluateCall> readEvaluateOptions(const QCommandLineParser& parser, evaluation::RunPlan plan)
{
    EvaluateCall call;
    Reader reader(parser);
    call.dataset = parser.value(u"dataset"_s);
    call.runName = parser.value(u"run"_s);
    call.resume = parser.isSet(u"resume"_s);
    call.json = parser.isSet(u"json"_s);
    reader.oneOf("setting", {u"direct"_s, u"cot"_s}, plan.setting.mode);
    reader.oneOf("input", {u"image"_s, u"text"_s, u"ocr"_s}, plan.setting.input);
    reader.number("limit", plan.limit);
    reader.number("repetition", plan.repetition);
    readModel(parser, reader, plan.model);
    readImages(parser, reader, plan.images);
    readPolicy(parser, reader, plan.policy);
    if (auto right = evaluation::checkConfig(plan.model); !right) {
        reader.fail(right.error());
    }
    if (parser.isSet(u"judge"_s)) {
        evaluation::JudgePlan judge;
        judge.model.spec = parser.value(u"judge"_s);
        judge.model.endpoint = plan.model.endpoint;
        judge.policy = plan.policy;
        judge.policy.budget = {};
        readBudget(parser, reader, "judge-", judge.policy.budget);
        reader.number("rejudge", judge.repetitions, 1.0);
        if (parser.isSet(u"judge-key"_s)) {
            const auto source = evaluation::KeySource::fromText(parser.value(u"judge-key"_s));
            if (source) {
                judge.model.endpoint.key = *source;
            } else {
                reader.fail(source.error());
            }
        }
        call.judge = std::move(judge);
    }
    call.plan = std::move(plan);
    if (reader.failure()) {
        return *reader.failure();
    }
    return call;
}

} // namespace groundmark::app
