// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/mask_words.h"

#include "widgets/numbers.h"

#include <QCoreApplication>

namespace groundmark::annotation {

using evaluation::mmtr::LeakageFinding;
using evaluation::mmtr::Level;

namespace {

struct Masks
{
    Q_DECLARE_TR_FUNCTIONS(Masks)
};

QString pageText(int page)
{
    return page < 0 ? QString() : Masks::tr("page %1").arg(page + 1);
}

} // namespace

QString titleOfFacet(const QString& id)
{
    static const std::pair<QLatin1StringView, const char*> titles[] {
        {QLatin1StringView("source"), QT_TRANSLATE_NOOP("Masks", "Source")},
        {QLatin1StringView("semantic"), QT_TRANSLATE_NOOP("Masks", "Semantics")},
        {QLatin1StringView("layout"), QT_TRANSLATE_NOOP("Masks", "Layout")},
        {QLatin1StringView("context"), QT_TRANSLATE_NOOP("Masks", "Context scope")},
        {QLatin1StringView("visual"), QT_TRANSLATE_NOOP("Masks", "Visual condition")},
        {QLatin1StringView("language"), QT_TRANSLATE_NOOP("Masks", "Language")},
    };
    for (const auto& [name, title] : titles) {
        if (name == id) {
            return QCoreApplication::translate("Masks", title);
        }
    }
    return id;
}

QString sentenceOfPrinciple(const QString& id)
{
    // The paper's section 3.2, in short.
    static const std::pair<QLatin1StringView, const char*> sentences[] {
        {QLatin1StringView("related"), QT_TRANSLATE_NOOP("Masks", "The text belongs to what is around it")},
        {QLatin1StringView("evidence"), QT_TRANSLATE_NOOP("Masks", "What stays visible is enough to recover it")},
        {QLatin1StringView("visual"), QT_TRANSLATE_NOOP("Masks", "It takes looking: language alone cannot guess it")},
        {QLatin1StringView("unique"), QT_TRANSLATE_NOOP("Masks", "Only one answer fits")},
    };
    for (const auto& [name, sentence] : sentences) {
        if (name == id) {
            return QCoreApplication::translate("Masks", sentence);
        }
    }
    return id;
}

QString rulesOfLevel(Level level)
{
    switch (level) {
    case Level::L1:
        return Masks::tr("entity · EM .70, ANLS .30");
    case Level::L2:
        return Masks::tr("phrase · Rouge-L .70, embedding .30");
    case Level::L3:
        return Masks::tr("sentence · Rouge-L .40, embedding .60");
    case Level::L4:
        return Masks::tr("paragraph · Rouge-L .20, embedding .80");
    }
    return {};
}

FindingText textOf(const LeakageFinding& finding)
{
    using widgets::Glyph;
    const QString count = widgets::numbers::count(finding.count);
    switch (finding.kind) {
    case LeakageFinding::Kind::ReadableInMask:
        return {Glyph::Wrong, Masks::tr("Something is readable in the mask"),
                Masks::tr("“%1” on %2").arg(finding.text, pageText(finding.page))};
    case LeakageFinding::Kind::UnpaintedPixels:
        return {Glyph::Wrong, Masks::tr("The mask is not solid"),
                Masks::tr("%1 pixels of another colour on %2").arg(count, pageText(finding.page))};
    case LeakageFinding::Kind::Elsewhere:
        return {Glyph::Wrong, Masks::tr("The target stands elsewhere"),
                Masks::tr("%1 times on %2").arg(count, pageText(finding.page))};
    case LeakageFinding::Kind::PartElsewhere:
        return {Glyph::Notice, Masks::tr("A part of it stands elsewhere: “%1”").arg(finding.text),
                Masks::tr("%1 times on %2").arg(count, pageText(finding.page))};
    case LeakageFinding::Kind::Embedded:
        return {Glyph::Wrong, Masks::tr("The target stands in the file's own text"),
                Masks::tr("%1 times in the text of %2").arg(count, pageText(finding.page))};
    case LeakageFinding::Kind::NotFoundByOcr:
        return {Glyph::Notice, Masks::tr("Tesseract does not read the target where it stands"),
                Masks::tr("So it may miss it elsewhere, too: look at the pages yourself")};
    case LeakageFinding::Kind::MaskOutsidePage:
        return {Glyph::Wrong, Masks::tr("A mask lies outside the page"),
                Masks::tr("It covers nothing of %1").arg(pageText(finding.page))};
    case LeakageFinding::Kind::NothingMasked:
        return {Glyph::Wrong, Masks::tr("No mask is drawn"),
                Masks::tr("On pages that came masked, draw one over the black region")};
    }
    return {};
}

} // namespace groundmark::annotation
