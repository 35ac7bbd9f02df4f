// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/model_spec.h"
#include "evaluation/models/replay_model.h"
#include "evaluation/models/tesseract_model.h"
#include "tests/evaluation/request_helper.h"

#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

class TestModels : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QByteArray& content)
    {
        const QString path = m_folder.filePath(u"answers.jsonl"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
            qFatal("cannot write the test's file");
        }
        return path;
    }

    static QImage picture(const QString& text)
    {
        QImage image(700, 120, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QFont font(u"Inter"_s);
        font.setPixelSize(48);
        painter.setFont(font);
        painter.drawText(QPointF(30, 80), text);
        return image;
    }

private slots:
    void replayGivesTheWrittenAnswers()
    {
        const auto model = ReplayModel::load(
            write("{\"id\": \"a\", \"response\": \"forty-two\"}\n\n"
                  "{\"id\": 7, \"response\": \"\xe4\xb8\x83\", \"model\": \"x\"}\r\n"
                  "{\"id\": \"empty\", \"response\": \"  \"}"));
        QVERIFY(model);
        QCOMPARE((*model)->size(), 3);
        QCOMPARE((*model)->name(), u"replay answers.jsonl"_s);
        const ModelReply reply = (*model)->ask(requestFor(u"a"_s, u"ignored"_s));
        QCOMPARE(reply.text, u"forty-two"_s);
        QCOMPARE(reply.outcome, Outcome::Scored);
        QCOMPARE((*model)->ask(requestFor(u"7"_s)).text, u"七"_s);
        const ModelReply empty = (*model)->ask(requestFor(u"empty"_s));
        QCOMPARE(empty.outcome, Outcome::RefusedOrEmpty);
        QCOMPARE(empty.text, u"  "_s);
    }

    void replayWithoutAnAnswerIsAFailedRequest()
    {
        const auto model = ReplayModel::load(write("{\"id\": \"a\", \"response\": \"1\"}\n"));
        QVERIFY(model);
        const ModelReply reply = (*model)->ask(requestFor(u"b"_s));
        QCOMPARE(reply.outcome, Outcome::ApiError);
        QVERIFY2(
            reply.error.contains(u"answers.jsonl") && reply.error.contains(u" b"),
            qPrintable(reply.error));
    }

    void replayNamesTheBrokenLine_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("not JSON") << QByteArray("{\"id\": \"a\", \"response\": \"1\"}\n{oops\n");
        QTest::newRow("not an object") << QByteArray("\n[1, 2]\n");
        QTest::newRow("no id") << QByteArray("\n{\"response\": \"1\"}");
        QTest::newRow("no response") << QByteArray("\n{\"id\": \"a\"}");
        QTest::newRow("response no text") << QByteArray("\n{\"id\": \"a\", \"response\": 3}");
        QTest::newRow("id twice") << QByteArray(
            "{\"id\": 1, \"response\": \"1\"}\n{\"id\": \"1\", \"response\": \"2\"}");
    }

    void replayNamesTheBrokenLine()
    {
        QFETCH(QByteArray, content);
        const auto model = ReplayModel::load(write(content));
        QVERIFY(!model);
        QVERIFY2(model.error().where.endsWith(u"line 2"), qPrintable(model.error().toText()));
    }

    void replayOfAMissingFileFails()
    {
        const auto model = ReplayModel::load(m_folder.filePath(u"nowhere.jsonl"_s));
        QVERIFY(!model);
        QVERIFY(model.error().where.contains(u"nowhere.jsonl"));
    }

    void tesseractAnswersWithTheTextOfAllPages()
    {
        auto model = TesseractModel::create(u"eng"_s);
        if (!model) {
            QSKIP("The language data of Tesseract is not installed.");
        }
        QCOMPARE(
            (*model)->name(),
            u"tesseract %1 (eng)"_s.arg(imaging::TextRecogniser::engineVersion()));
        const ModelReply reply = (*model)->ask(
            requestFor(u"a"_s, u"What?"_s, {picture(u"Platform 9"_s), picture(u"Second page"_s)}));
        QCOMPARE(reply.outcome, Outcome::Scored);
        QCOMPARE(reply.text, u"Platform 9\n\nSecond page"_s);
        QVERIFY(reply.latencySeconds > 0.0);

        QCOMPARE((*model)->ask(requestFor(u"a"_s, {}, {picture({})})).outcome, Outcome::RefusedOrEmpty);
        const ModelReply none = (*model)->ask(requestFor(u"a"_s, u"What?"_s));
        QCOMPARE(none.outcome, Outcome::ApiError);
        QVERIFY(!none.error.isEmpty());
    }

    void aProgramIsAskedThroughItsInputAndOutput()
    {
        const QString script = m_folder.filePath(u"model.sh"_s);
        QFile file(script);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n"
                   "case \"$(cat)\" in\n"
                   "*hang*) exec sleep 60 ;;\n"
                   "*break*) echo oops >&2; exit 3 ;;\n"
                   "*babble*) echo no JSON ;;\n"
                   "*) echo '{\"text\": \"42\", \"output_tokens\": 2}' ;;\n"
                   "esac\n");
        file.close();
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        ModelConfig config;
        config.spec = u"command:"_s + script;
        config.endpoint.callSeconds = 5.0;
        auto made = makeModel(config);
        QVERIFY(made);
        Model& model = **made;
        QCOMPARE(model.name(), u"command model.sh"_s);
        const ModelReply reply = model.ask(requestFor(u"a"_s, u"What?"_s, {picture(u"x"_s)}));
        QCOMPARE(reply.text, u"42"_s);
        QCOMPARE(reply.outputTokens, 2);
        QCOMPARE(model.ask(requestFor(u"a"_s, u"break"_s)).failure, CallFailure::Program);
        QVERIFY(model.ask(requestFor(u"a"_s, u"break"_s)).error.contains(u"oops"));
        QCOMPARE(model.ask(requestFor(u"a"_s, u"babble"_s)).failure, CallFailure::Program);

        config.endpoint.callSeconds = 0.2;
        auto hasty = makeModel(config);
        QCOMPARE((*hasty)->ask(requestFor(u"a"_s, u"hang"_s)).failure, CallFailure::TimedOut);
    }

    void specsNameModels()
    {
        const QString file = write("{\"id\": \"a\", \"response\": \"1\"}\n");
        const auto replay = makeModel(u"replay:"_s + file);
        QVERIFY(replay);
        QCOMPARE((*replay)->name(), u"replay answers.jsonl"_s);
        if (const auto tesseract = makeModel(u"tesseract"_s); tesseract) {
            QVERIFY((*tesseract)->name().endsWith(u"(eng)"));
        }
    }

    void everyKindIsListedOnce()
    {
        QSet<QString> seen;
        for (const ModelKind& kind : modelKinds()) {
            QVERIFY(!seen.contains(kind.kind));
            seen.insert(kind.kind);
            QVERIFY(kind.usage.startsWith(kind.kind));
        }
    }

    void specsThatCannotBeMadeSayWhy_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QString>("says");
        QTest::newRow("no address") << u"openai:some-model"_s << u"openai:MODEL@URL"_s;
        QTest::newRow("no model") << u"openai:@http://localhost/v1"_s << u"openai:MODEL@URL"_s;
        QTest::newRow("other scheme") << u"openai:m@ftp://localhost"_s << u"openai:MODEL@URL"_s;
        QTest::newRow("password") << u"openai:m@http://me:secret@localhost/v1"_s << u"key store"_s;
        QTest::newRow("no program") << u"command:/nowhere/program"_s << u"no such program"_s;
        QTest::newRow("no data") << u"tesseract:zz_none"_s << u"tesseract-ocr-zz-none"_s;
        QTest::newRow("no file") << u"replay"_s << u"replay:FILE"_s;
        QTest::newRow("unknown kind") << u"oracle:x"_s << u"tesseract[:LANG], replay:FILE"_s;
        QTest::newRow("nothing") << QString() << u"tesseract[:LANG]"_s;
    }

    void specsThatCannotBeMadeSayWhy()
    {
        QFETCH(QString, spec);
        QFETCH(QString, says);
        const auto model = makeModel(spec);
        QVERIFY(!model);
        QVERIFY2(model.error().toText().contains(says), qPrintable(model.error().toText()));
    }
};

QTEST_MAIN(TestModels)
#include "tst_evaluation_models.moc"
