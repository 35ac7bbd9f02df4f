// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/model_spec.h"
#include "tests/evaluation/endpoint_server.h"
#include "tests/evaluation/request_helper.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;
using Ending = EndpointReply::Ending;

/// One call to an OpenAI-compatible server, in all the ways in which it can end.
class TestOpenAi : public QObject
{
    Q_OBJECT

    static ModelConfig configFor(const EndpointServer& server)
    {
        ModelConfig config;
        config.spec = u"openai:some-model@"_s + server.url();
        config.endpoint.callSeconds = 0.5;
        config.endpoint.silenceSeconds = 0.5;
        return config;
    }

    static ModelReply
    ask(const ModelConfig& config, const ModelRequest& request = requestFor(u"s1"_s, u"What?"_s))
    {
        auto model = makeModel(config);
        if (!model) {
            qFatal("%s", qPrintable(model.error().toText()));
        }
        return (*model)->ask(request);
    }

private slots:
    void aQuestionGoesOutWithItsImagesAndSettings()
    {
        EndpointServer server([](const EndpointRequest&) { return chatReply("42"); });
        server.setKeepsBodies(true);
        ModelConfig config = configFor(server);
        config.sampling.maxTokens = 64;
        config.sampling.temperature = 0.0;
        config.sampling.topP = 0.5;
        config.sampling.seed = 7;
        config.sampling.stop = {u"END"_s};
        config.sampling.extraBody = "{\"top_k\": 1, \"seed\": null}";
        config.endpoint.headers = {{u"X-Lab"_s, u"blue"_s, {}}};
        QImage picture(4, 3, QImage::Format_RGB32);
        picture.fill(Qt::red);
        const RequestImage image(picture);
        ModelRequest request = requestFor(u"s1"_s, u"Wie viel? 多少"_s, {image});
        request.system = u"Be brief."_s;
        request.prefill = u"It is"_s;

        const ModelReply reply = ask(config, request);
        QCOMPARE(reply.text, u"42"_s);
        QCOMPARE(reply.outcome, Outcome::Scored);
        QCOMPARE(reply.finishReason, u"stop"_s);
        QCOMPARE(reply.servedModel, u"served-model fp_1"_s);
        QCOMPARE(reply.inputTokens, 7);
        QCOMPARE(reply.outputTokens, 3);
        QVERIFY(reply.latencySeconds > 0.0);

        const EndpointRequest sent = server.requests().front();
        QCOMPARE(sent.path, "/v1/chat/completions");
        QCOMPARE(sent.headers.at("x-lab"), "blue");
        QVERIFY(!sent.headers.contains("authorization"));
        const auto body = nlohmann::json::parse(sent.body.toStdString());
        QCOMPARE(body["model"].get<std::string>(), "some-model");
        QCOMPARE(body["max_tokens"].get<int>(), 64);
        QCOMPARE(body["temperature"].get<double>(), 0.0);
        QCOMPARE(body["top_p"].get<double>(), 0.5);
        QCOMPARE(body["stop"][0].get<std::string>(), "END");
        QCOMPARE(body["top_k"].get<int>(), 1);
        QVERIFY(!body.contains("seed")); // taken away by the extra body
        QVERIFY(body["continue_final_message"].get<bool>());
        QCOMPARE(body["messages"].size(), 3U);
        QCOMPARE(body["messages"][2]["content"].get<std::string>(), "It is");
        const auto& content = body["messages"][1]["content"];
        QCOMPARE(content[1]["text"].get<std::string>(), "Wie viel? 多少");
        const auto url = content[0]["image_url"]["url"].get<std::string>();
        QCOMPARE(
            QByteArray::fromStdString(url), "data:image/png;base64," + image.bytes.toBase64());
    }

    void aStreamGivesTheSameAnswer()
    {
        EndpointServer server([](const EndpointRequest& request) {
            return request.body.contains("\"stream\":true") ? streamedReply("forty-two 四十二")
                                                            : errorReply(400, "no stream");
        });
        ModelConfig config = configFor(server);
        config.sampling.stream = true;
        const ModelReply reply = ask(config);
        QCOMPARE(reply.text, u"forty-two 四十二"_s);
        QCOMPARE(reply.finishReason, u"stop"_s);
        QCOMPARE(reply.outputTokens, 3);
    }

    void reasoningIsKeptApartFromTheAnswer()
    {
        EndpointServer server([](const EndpointRequest&) {
            EndpointReply reply;
            reply.body = "{\"choices\": [{\"message\": {\"content\": [{\"type\": \"text\", \"text\": \"4\"}, "
                "{\"type\": \"text\", \"text\": \"2\"}], \"reasoning_content\": \"six times seven\"}, "
                "\"finish_reason\": \"stop\"}], \"usage\": {\"prompt_tokens\": 1, \"completion_tokens\": 9, "
                "\"completion_tokens_details\": {\"reasoning_tokens\": 8}}}";
            return reply;
        });
        const ModelReply reply = ask(configFor(server));
        QCOMPARE(reply.text, u"42"_s);
        QCOMPARE(reply.reasoning, u"six times seven"_s);
        QCOMPARE(reply.reasoningTokens, 8);
    }

    void refusalsAndEmptyAnswersAreNoErrors_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("refusal") << 200 << QByteArray(
            "{\"choices\":[{\"message\":{\"content\":null,\"refusal\":\"I can't.\"},\"finish_reason\":\"stop\"}]}");
        QTest::newRow("filtered") << 200 << QByteArray(
            "{\"choices\":[{\"message\":{\"content\":\"I am\"},\"finish_reason\":\"content_filter\"}]}");
        QTest::newRow("empty") << 200 << QByteArray(
            "{\"choices\":[{\"message\":{\"content\":\" \\n\"},\"finish_reason\":\"length\"}]}");
        QTest::newRow("Azure") << 400 << QByteArray(
            "{\"error\":{\"message\":\"filtered\",\"code\":\"content_filter\"}}");
    }

    void refusalsAndEmptyAnswersAreNoErrors()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        EndpointServer server([=](const EndpointRequest&) {
            EndpointReply reply;
            reply.status = status;
            reply.body = body;
            return reply;
        });
        const ModelReply reply = ask(configFor(server));
        QCOMPARE(reply.outcome, Outcome::RefusedOrEmpty);
        QCOMPARE(reply.failure, CallFailure::None);
    }

    void everyOtherEndIsAFailureOfItsKind_data()
    {
        QTest::addColumn<EndpointReply>("reply");
        QTest::addColumn<bool>("stream");
        QTest::addColumn<CallFailure>("failure");
        QTest::addColumn<QString>("says");
        const auto broken = [](Ending ending, EndpointReply reply) {
            reply.ending = ending;
            return reply;
        };
        const auto with = [](const QByteArray& body, const QByteArray& type = "application/json") {
            EndpointReply reply;
            reply.body = body;
            reply.contentType = type;
            return reply;
        };
        QTest::newRow("stalls") << broken(Ending::Stall, chatReply("42")) << false
                                << CallFailure::TimedOut << u"too long"_s;
        QTest::newRow("says nothing") << broken(Ending::Silence, {}) << false
                                      << CallFailure::TimedOut << u"too long"_s;
        QTest::newRow("drops") << broken(Ending::Drop, {}) << false << CallFailure::Connection
                               << u"connection"_s;
        QTest::newRow("truncates") << broken(Ending::CutOff, chatReply("42")) << false
                                   << CallFailure::Connection << u"connection"_s;
        QTest::newRow("400") << errorReply(400, "bad seed") << false << CallFailure::Rejected
                             << u"400: bad seed"_s;
        QTest::newRow("401") << errorReply(401, "who are you") << false
                             << CallFailure::Unauthorised << u"401: who are you"_s;
        QTest::newRow("404") << errorReply(404, "no such model") << false << CallFailure::Rejected
                             << u"no such model"_s;
        QTest::newRow("413") << errorReply(413, "too large") << false << CallFailure::TooLarge
                             << u"413"_s;
        QTest::newRow("429") << errorReply(429, "slow down") << false << CallFailure::RateLimited
                             << u"slow down"_s;
        QTest::newRow("429 without money") << errorReply(429, "pay", "insufficient_quota") << false
                                           << CallFailure::Unauthorised << u"pay"_s;
        QTest::newRow("500") << errorReply(500, "oops") << false << CallFailure::ServerError
                             << u"500: oops"_s;
        QTest::newRow("error with 200") << errorReply(200, "provider is down") << false
                                        << CallFailure::ServerError << u"provider is down"_s;
        QTest::newRow("redirect") << errorReply(302, "go there") << false << CallFailure::Rejected
                                  << u"302"_s;
        QTest::newRow("broken JSON") << with("{\"choices\": [") << false << CallFailure::BadReply
                                     << u"not JSON"_s;
        QTest::newRow("HTML") << with("<html><h1>502</h1></html>", "text/html") << false
                              << CallFailure::BadReply << u"<h1>502"_s;
        QTest::newRow("other JSON") << with("{\"answer\": 42}") << false << CallFailure::BadReply
                                    << u"no choice"_s;
        QTest::newRow("a list") << with("[]") << false << CallFailure::BadReply << u"no choice"_s;
        QTest::newRow("no choices") << with("{\"choices\": []}") << false << CallFailure::BadReply
                                    << u"no choice"_s;
        QTest::newRow("no message") << with("{\"choices\": [{}]}") << false
                                    << CallFailure::BadReply << u"no message"_s;
        QTest::newRow("nothing") << with("") << false << CallFailure::BadReply << u"not JSON"_s;
        QTest::newRow("not UTF-8")
            << with("{\"choices\":[{\"message\":{\"content\":\"\xff\xfe\"}}]}") << false
            << CallFailure::BadReply << u"UTF-8"_s;
        QTest::newRow("huge") << with(QByteArray(300'000, 'x')) << false << CallFailure::BadReply
                              << u"longer than"_s;
        EndpointReply half = streamedReply("forty-two, and so on");
        half.body.truncate(half.body.lastIndexOf("data: ", half.body.indexOf("\"stop\"")));
        QTest::newRow("stream ends early")
            << half << true << CallFailure::BadReply << u"before the answer was complete"_s;
        QTest::newRow("stream breaks") << broken(Ending::CutOff, streamedReply("forty-two")) << true
                                       << CallFailure::Connection << u"connection"_s;
        QTest::newRow("stream stalls") << broken(Ending::Stall, streamedReply("forty-two")) << true
                                       << CallFailure::TimedOut << u"too long"_s;
        QTest::newRow("stream with an error")
            << with("data: {\"error\": {\"message\": \"out of memory\"}}\n\n", "text/event-stream")
            << true << CallFailure::ServerError << u"out of memory"_s;
    }

    void everyOtherEndIsAFailureOfItsKind()
    {
        QFETCH(EndpointReply, reply);
        QFETCH(bool, stream);
        QFETCH(CallFailure, failure);
        QFETCH(QString, says);
        EndpointServer server([reply](const EndpointRequest&) { return reply; });
        ModelConfig config = configFor(server);
        config.sampling.stream = stream;
        config.endpoint.replyBytes = 200'000;
        const ModelReply got = ask(config);
        QCOMPARE(got.outcome, Outcome::ApiError);
        QVERIFY2(got.failure == failure, nameOf(got.failure).data());
        QVERIFY2(got.error.contains(says), qPrintable(got.error));
        QVERIFY(got.text.isEmpty());
        QCOMPARE(server.count(), 1); // nothing is repeated or followed behind the runner's back
    }

    void nobodyListensIsAFailedConnection()
    {
        ModelConfig config;
        {
            EndpointServer gone([](const EndpointRequest&) { return EndpointReply {}; });
            config = configFor(gone);
        }
        QCOMPARE(ask(config).failure, CallFailure::Connection);
    }

    void aServerSaysWhenToComeAgain_data()
    {
        QTest::addColumn<QList<QByteArray>>("headers");
        QTest::addColumn<double>("seconds");
        QTest::newRow("seconds") << QList<QByteArray> {"Retry-After: 12"} << 12.0;
        QTest::newRow("milliseconds")
            << QList<QByteArray> {"retry-after-ms: 1500", "Retry-After: 2"} << 1.5;
        QTest::newRow("date") << QList<QByteArray> {
            "Date: Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After: Sun, 06 Nov 1994 08:50:07 GMT"} << 30.0;
        QTest::newRow("date gone by") << QList<QByteArray> {
            "Date: Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After: Sun, 06 Nov 1994 08:00:00 GMT"} << 0.0;
        QTest::newRow("nonsense") << QList<QByteArray> {"Retry-After: soon"} << -1.0;
        QTest::newRow("nothing") << QList<QByteArray> {} << -1.0;
    }

    void aServerSaysWhenToComeAgain()
    {
        QFETCH(QList<QByteArray>, headers);
        QFETCH(double, seconds);
        EndpointServer server([headers](const EndpointRequest&) {
            EndpointReply reply = errorReply(429, "slow down");
            reply.headers = headers;
            return reply;
        });
        QCOMPARE(ask(configFor(server)).retryAfterSeconds.value_or(-1.0), seconds);
    }

    void theKeyGoesToTheServerAndNowhereElse()
    {
        const QByteArray key = "sk-secret-0123456789";
        qputenv("GROUNDMARK_TEST_KEY", key);
        EndpointServer server([](const EndpointRequest& request) {
            EndpointReply reply = errorReply(401, "wrong key: " + request.headers.at("authorization"));
            reply.headers = {"X-Echo: " + request.headers.at("authorization"), "Set-Cookie: a=b"};
            return reply;
        });
        ModelConfig config = configFor(server);
        config.endpoint.key = {KeySource::Kind::Environment, u"GROUNDMARK_TEST_KEY"_s};
        config.endpoint.headers = {
            {u"X-Api-Key"_s, {}, {KeySource::Kind::Environment, u"GROUNDMARK_TEST_KEY"_s}}};
        auto model = makeModel(config);
        QVERIFY(model);
        const ModelRequest request = requestFor(u"s1"_s, u"What?"_s);
        RawReply raw;
        std::promise<void> arrived;
        (*model)->send(request, [&](RawReply reply) {
            raw = std::move(reply);
            arrived.set_value();
        });
        arrived.get_future().wait();
        const EndpointRequest sent = server.requests().front();
        QCOMPARE(sent.headers.at("authorization"), "Bearer " + key);
        QCOMPARE(sent.headers.at("x-api-key"), key);
        QVERIFY(raw.body.contains("[key]") && !raw.body.contains(key));
        QVERIFY(raw.headers.contains("[key]") && !raw.headers.contains(key));
        QVERIFY(!raw.headers.toLower().contains("cookie"));
        QVERIFY(!(*model)->read(raw).error.contains(QString::fromUtf8(key)));
        QVERIFY(!(*model)->canonicalRequest(request).contains(key));
        const std::string written = toJson(config).dump();
        QVERIFY(written.find("env:GROUNDMARK_TEST_KEY") != std::string::npos);
        QVERIFY(written.find(key.toStdString()) == std::string::npos);
        QCOMPARE(modelConfigFromJson(nlohmann::json::parse(written)).value().endpoint.key, config.endpoint.key);
    }

    void aKeyThatWouldBeWrittenDownIsRefused()
    {
        EndpointServer server([](const EndpointRequest&) { return chatReply("42"); });
        ModelConfig config = configFor(server);
        config.endpoint.headers = {{u"X-Api-Key"_s, u"sk-open-in-the-file"_s, {}}};
        const auto model = makeModel(config);
        QVERIFY(!model);
        QVERIFY(!model.error().toText().contains(u"sk-open"));
        QVERIFY(!makeModel(u"openai:m@http://me:sk-password@localhost/v1"_s));
        QVERIFY(!KeySource::fromText(u"sk-0123456789"_s));
        QVERIFY(!KeySource::fromText(u"sk-0123456789"_s).error().toText().contains(u"sk-"));
        config.endpoint.headers.clear();
        config.endpoint.key = {KeySource::Kind::Environment, u"GROUNDMARK_NOT_SET"_s};
        QVERIFY(makeModel(config).error().what.contains(u"GROUNDMARK_NOT_SET"));
    }

    void theRequestsNameDependsOnWhatIsAskedAndOnNothingElse()
    {
        EndpointServer server([](const EndpointRequest&) { return chatReply("42"); });
        const ModelConfig config = configFor(server);
        const auto keyOf = [](const ModelConfig& one, const ModelRequest& request) {
            return requestKey(**makeModel(one), request);
        };
        ModelRequest request = requestFor(u"s1"_s, u"What?"_s);
        const QByteArray key = keyOf(config, request);
        QCOMPARE(key.size(), 32);
        ModelRequest same = request;
        same.sampleId = u"s2"_s;
        same.requestId = u"another"_s;
        ModelConfig streaming = config;
        streaming.sampling.stream = true;
        streaming.endpoint.callSeconds = 9.0;
        QCOMPARE(keyOf(streaming, same), key);

        ModelConfig warmer = config;
        warmer.sampling.temperature = 1.0;
        QVERIFY(keyOf(warmer, request) != key);
        ModelRequest again = request;
        again.repetition = 1;
        QVERIFY(keyOf(config, again) != key);
        ModelRequest pictured = request;
        pictured.images.push_back(QImage(2, 2, QImage::Format_RGB32));
        QVERIFY(keyOf(config, pictured) != key);
    }

    void embeddingsAndImagesComeFromTheSameServer()
    {
        QImage red(2, 2, QImage::Format_RGB32);
        red.fill(Qt::red);
        const QByteArray png = RequestImage(red).bytes.toBase64();
        EndpointServer server([png](const EndpointRequest& request) {
            EndpointReply reply;
            reply.body = request.path == "/v1/embeddings"
                ? QByteArray("{\"data\":[{\"embedding\":[0.5,-1]}],\"usage\":{\"prompt_tokens\":2}}")
                : "{\"data\":[{\"b64_json\":\"" + png + "\"}]}";
            return reply;
        });
        ModelConfig config = configFor(server);
        config.spec = u"openai-embeddings:e@"_s + server.url();
        const ModelReply vector = ask(config);
        QCOMPARE(vector.embedding, (std::vector<float> {0.5F, -1.0F}));
        config.spec = u"openai-images:i@"_s + server.url();
        const ModelReply picture = ask(config);
        QCOMPARE(picture.images.size(), 1U);
        QCOMPARE(picture.images.front().mediaType, "image/png");
        QCOMPARE(picture.images.front().size, QSize(2, 2));
    }
};

Q_DECLARE_METATYPE(groundmark::testing::EndpointReply)
Q_DECLARE_METATYPE(groundmark::evaluation::CallFailure)

QTEST_GUILESS_MAIN(TestOpenAi)
#include "tst_evaluation_openai.moc"
