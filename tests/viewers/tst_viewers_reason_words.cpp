// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/parse.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/metrics/python/json.h"
#include "viewers/compare/reason_words.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace groundmark;
using namespace groundmark::viewers;
using evaluation::Reason;

namespace {

/// Every sentence of ours in a reason; not the texts of models and data sets.
void collect(const Reason& reason, QSet<QString>& sentences)
{
    const auto add = [&](const Reason& text) {
        if (text.is_string()) {
            sentences.insert(QString::fromStdString(text.get<std::string>()));
        }
    };
    for (const char* key : {"rule", "formula"}) {
        if (reason.contains(key)) {
            add(reason[key]);
        }
    }
    if (reason.contains("normalised") && reason["normalised"].contains("how")) {
        add(reason["normalised"]["how"]);
    }
    if (reason.contains("notes")) {
        for (const Reason& note : reason["notes"]) {
            add(note);
        }
    }
    if (reason.contains("parts")) {
        for (const Reason& part : reason["parts"]) {
            if (part.contains("reason") && part["reason"].is_object()) {
                collect(part["reason"], sentences);
            }
        }
    }
}

/// Numbers and formulas of numbers say the same in every language.
bool isArithmetic(const QString& sentence)
{
    return std::ranges::none_of(sentence, [](QChar c) { return c.isLetter(); });
}

/// Puts every sentence into brackets.
class Brackets : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString
    translate(const char* context, const char* source, const char*, int) const override
    {
        return qstrcmp(context, "ReasonWords") == 0
            ? QStringLiteral("[%1]").arg(QString::fromUtf8(source))
            : QString();
    }
};

} // namespace

class TestReasonWords : public QObject
{
    Q_OBJECT

private slots:
    void everySentenceOfTheOfficialItemsIsKnown();
    void valuesArePutIntoTheTranslation();
    void textsOfModelsStayAsTheyAre();
};

void TestReasonWords::everySentenceOfTheOfficialItemsIsKnown()
{
    QSet<QString> sentences;
    const evaluation::Lexicons lexicons;
    const QString folder
        = qEnvironmentVariable("GROUNDMARK_TEST_DATA") + QStringLiteral("/golden/vectors/");
    const QDir items(folder + QStringLiteral("ocrbench_v2"));
    for (const QString& name : items.entryList({QStringLiteral("items_*.jsonl")})) {
        QFile file(items.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        while (!file.atEnd()) {
            const auto line = evaluation::python::parseJson(file.readLine().toStdString());
            evaluation::python::Value item = *line->find("item");
            item.set("type", *line->find("type"));
            if (const auto* predict = line->find("predict")) {
                item.set("predict", *predict);
            }
            const auto graded
                = evaluation::ocrbench_v2::scoreItem(item, lexicons, evaluation::Explain::Yes);
            if (graded.reason.is_object()) {
                collect(graded.reason, sentences);
            }
            if (graded.finding == evaluation::Finding::Unparseable) {
                sentences.insert(QString::fromStdString(graded.note));
            }
        }
    }
    QFile replies(folder + QStringLiteral("logicocr/parse_response.jsonl"));
    QVERIFY(replies.open(QIODevice::ReadOnly));
    while (!replies.atEnd()) {
        const auto line = evaluation::python::parseJson(replies.readLine().toStdString());
        const auto graded = evaluation::logicocr::answerScore(
            *line->find("response"),
            *line->find("choices"),
            *line->find("solution"),
            evaluation::logicocr::Variant::Default,
            evaluation::Explain::Yes);
        if (graded.reason.is_object()) {
            collect(graded.reason, sentences);
        }
    }
    QVERIFY(sentences.size() > 50);
    QStringList unknown;
    for (const QString& sentence : sentences) {
        if (!isReasonSentence(sentence) && !isArithmetic(sentence)) {
            unknown.append(sentence);
        }
    }
    QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
}

void TestReasonWords::valuesArePutIntoTheTranslation()
{
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);
    QCOMPARE(
        reasonSentence(QStringLiteral("1 − 4 edits / 25 characters = 0.84")),
        QStringLiteral("[1 − 4 edits / 25 characters = 0.84]"));
    QCOMPARE(
        reasonSentence(QStringLiteral("LogicOCR: X alone")),
        QStringLiteral("[LogicOCR: [X alone]]"));
    QCOMPARE(reasonSentence(QStringLiteral("exact match")), QStringLiteral("[exact match]"));
    QCoreApplication::removeTranslator(&brackets);
}

void TestReasonWords::textsOfModelsStayAsTheyAre()
{
    const QString odd = QStringLiteral("<b>%1</b> never heard of");
    QCOMPARE(reasonSentence(odd), odd);
    QCOMPARE(reasonSentence(QString(5000, u'x')), QString(5000, u'x'));
}

QTEST_GUILESS_MAIN(TestReasonWords)
#include "tst_viewers_reason_words.moc"
