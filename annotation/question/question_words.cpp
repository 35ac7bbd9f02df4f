// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/question_words.h"

#include <QCoreApplication>

namespace groundmark::annotation {

namespace {

QString wordFor(const QString& word, std::initializer_list<std::pair<const char*, const char*>> words)
{
    for (const auto& [name, text] : words) {
        if (word == QLatin1StringView(name)) {
            return QCoreApplication::translate("Questions", text);
        }
    }
    return word;
}

} // namespace

QString wordOf(HopOperation operation)
{
    switch (operation) {
    case HopOperation::Read:
        return QCoreApplication::translate("Questions", "read");
    case HopOperation::LookUp:
        return QCoreApplication::translate("Questions", "look up");
    case HopOperation::Select:
        return QCoreApplication::translate("Questions", "select");
    case HopOperation::Compare:
        return QCoreApplication::translate("Questions", "compare");
    case HopOperation::Order:
        return QCoreApplication::translate("Questions", "order");
    case HopOperation::Count:
        return QCoreApplication::translate("Questions", "count");
    case HopOperation::Calculate:
        return QCoreApplication::translate("Questions", "calculate");
    case HopOperation::Convert:
        return QCoreApplication::translate("Questions", "convert");
    case HopOperation::Combine:
        return QCoreApplication::translate("Questions", "combine");
    case HopOperation::Decide:
        return QCoreApplication::translate("Questions", "decide");
    }
    return {};
}

QString wordsOfClass(const QString& task)
{
    return wordFor(
        task,
        {{"data comparison analysis", QT_TRANSLATE_NOOP("Questions", "numerical: comparison")},
         {"data statistical analysis", QT_TRANSLATE_NOOP("Questions", "numerical: statistics")},
         {"mathematical reasoning", QT_TRANSLATE_NOOP("Questions", "numerical: calculation")},
         {"temporal reasoning", QT_TRANSLATE_NOOP("Questions", "temporal")},
         {"decision reasoning", QT_TRANSLATE_NOOP("Questions", "decision")},
         {"conditional reasoning", QT_TRANSLATE_NOOP("Questions", "conditional")}});
}

QString wordsOfGroup(int group)
{
    switch (group) {
    case 0:
        return QCoreApplication::translate("Questions", "numerical");
    case 1:
        return QCoreApplication::translate("Questions", "temporal");
    case 2:
        return QCoreApplication::translate("Questions", "decision");
    default:
        return QCoreApplication::translate("Questions", "conditional");
    }
}

QString wordsOfScenario(const QString& scenario)
{
    return wordFor(
        scenario,
        {{"chart", QT_TRANSLATE_NOOP("Questions", "chart")},
         {"document", QT_TRANSLATE_NOOP("Questions", "document")},
         {"screenshot", QT_TRANSLATE_NOOP("Questions", "screenshot")},
         {"product label", QT_TRANSLATE_NOOP("Questions", "product label")},
         {"natural image", QT_TRANSLATE_NOOP("Questions", "natural image")},
         {"token", QT_TRANSLATE_NOOP("Questions", "token")}});
}

QStringList questionReviewReasons()
{
    return {QStringLiteral("wrong answer"), QStringLiteral("ambiguous"), QStringLiteral("one hop"),
            QStringLiteral("given away"), QStringLiteral("outside knowledge"), QStringLiteral("unreadable"),
            QStringLiteral("duplicate"), QStringLiteral("licence"), QStringLiteral("other")};
}

QString wordsOfQuestionReason(const QString& reason)
{
    return wordFor(
        reason,
        {{"wrong answer", QT_TRANSLATE_NOOP("Questions", "The answer is wrong")},
         {"ambiguous", QT_TRANSLATE_NOOP("Questions", "Ambiguous")},
         {"one hop", QT_TRANSLATE_NOOP("Questions", "One hop is enough")},
         {"given away", QT_TRANSLATE_NOOP("Questions", "The answer is given away")},
         {"outside knowledge", QT_TRANSLATE_NOOP("Questions", "Needs outside knowledge")},
         {"unreadable", QT_TRANSLATE_NOOP("Questions", "The text cannot be read")},
         {"duplicate", QT_TRANSLATE_NOOP("Questions", "A duplicate")},
         {"licence", QT_TRANSLATE_NOOP("Questions", "Licence does not allow it")},
         {"other", QT_TRANSLATE_NOOP("Questions", "Other")}});
}

QString plainTip(const QString& text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p style=\"white-space: pre-wrap\">%1</p>").arg(text.toHtmlEscaped());
}

} // namespace groundmark::annotation
