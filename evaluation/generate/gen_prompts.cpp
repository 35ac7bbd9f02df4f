// SPDX-License-Identifier: GPL-3.0-or-later
//
// The wording is the paper's (appendices A, F and G), with straight quotation marks where the
// typeset text has curly ones and "<context>" where it prints "¡context¿".
#include "evaluation/generate/gen_prompts.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation::generate {

namespace {

/// Fills {name} from `values` in one pass, so that a text that holds "{question}" stays as it is.
QString fill(const QString& pattern, const QHash<QString, QString>& values)
{
    static const QRegularExpression place(u"\\{(\\w+)\\}"_s);
    QString filled;
    qsizetype from = 0;
    auto places = place.globalMatch(pattern);
    while (places.hasNext()) {
        const auto match = places.next();
        filled += QStringView(pattern).mid(from, match.capturedStart() - from);
        filled += values.value(match.captured(1), match.captured());
        from = match.capturedEnd();
    }
    return filled + pattern.mid(from);
}

const auto Interleaved = u"Generate an image about random color paper with smallest font-size. Firstly, it is "
    "written about context information%1: \"{context}\" An illustration figure or scene described by "
    "the above context is shown. Then, the image displays a question%1: \"{question}\" Finally, four "
    "choices%1 are written on the image: \"{options}\" Do not summarize the visual text content given "
    "above."_s;
const auto Background = u"Generate an image with smallest font-size. {depiction} Some text paragraphs with "
    "%1contrastive color are shown. Specifically, firstly, it is written about context information: "
    "\"{context}\" Then, the image displays a question: \"{question}\" Finally, four choices are "
    "written on the image: \"{options}\" Do not summarize the visual text content given above."_s;

} // namespace

QString optionLines(const QStringList& choices)
{
    QStringList lines;
    for (qsizetype i = 0; i < choices.size(); ++i) {
        const QChar letter(static_cast<char16_t>(u'A' + i));
        const QString text = choices[i].trimmed();
        lines.append(text.startsWith(letter + u". "_s) ? text : letter + u". "_s + text);
    }
    return lines.join(u'\n');
}

QString layoutPrompt(const QString& context)
{
    return fill(
        u"Imagine you are designing an image. Given the context information between <context> and "
        "</context> tags. Is it more suitable to draw a full frame background scene or an illustration "
        "figure? Answer \"background\" or \"illustration\". <context>{context}</context>"_s,
        {{u"context"_s, context}});
}

std::optional<Layout> layoutIn(const QString& reply)
{
    const bool background = reply.contains(u"background"_s, Qt::CaseInsensitive);
    const bool illustration = reply.contains(u"illustration"_s, Qt::CaseInsensitive);
    if (background == illustration) {
        return std::nullopt;
    }
    return background ? Layout::Background : Layout::Interleaved;
}

QString depictionPrompt(const QString& context)
{
    return fill(
        u"You are designing the background scene for an image based on the context information given "
        "between <context> and </context> tags, please generate a short paragraph of caption in pure "
        "English for the background scene. <context>{context}</context>"_s,
        {{u"context"_s, context}});
}

QString imagePrompt(Layout layout, bool handwritten, const QString& depiction, const PictureText& text)
{
    const QHash<QString, QString> values {
        {u"context"_s, text.context},
        {u"question"_s, text.question},
        {u"options"_s, text.options},
        {u"depiction"_s, depiction.trimmed()}};
    if (layout == Layout::Background) {
        return fill(QString(Background).replace(u"%1"_s, handwritten ? u"handwritten style and "_s : QString()), values);
    }
    if (!handwritten) {
        return fill(QString(Interleaved).remove(u"%1"_s), values);
    }
    return fill(QString(Interleaved).replace(u"%1"_s, u" in handwritten style"_s), values);
}

QString translationPrompt(const QString& text)
{
    return fill(
        u"Translate the text between <text> and </text> tags into English. Keep what is English already, "
        "all numbers and all names. Answer with the translated text only. <text>{text}</text>"_s,
        {{u"text"_s, text}});
}

QString templateName(Layout layout, bool handwritten)
{
    return (layout == Layout::Background ? u"background"_s : u"interleaved"_s)
        + (handwritten ? u"-handwritten"_s : u"-printed"_s);
}

} // namespace groundmark::evaluation::generate
