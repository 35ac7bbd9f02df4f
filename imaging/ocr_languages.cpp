// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/ocr_languages.h"

#include <array>

using namespace Qt::StringLiterals;

namespace groundmark::imaging {

namespace {

struct Language
{
    QLatin1StringView tag; ///< BCP 47, primary
    QLatin1StringView name; ///< English, lower case
    QLatin1StringView code; ///< of Tesseract
};

// Codes: tesseract-ocr/tessdata. The languages are those that the five benchmarks name most.
constexpr std::array Languages {
    Language {"en"_L1, "english"_L1, "eng"_L1},    Language {"zh"_L1, "chinese"_L1, "chi_sim"_L1},
    Language {"ja"_L1, "japanese"_L1, "jpn"_L1},   Language {"ko"_L1, "korean"_L1, "kor"_L1},
    Language {"es"_L1, "spanish"_L1, "spa"_L1},    Language {"fr"_L1, "french"_L1, "fra"_L1},
    Language {"de"_L1, "german"_L1, "deu"_L1},     Language {"it"_L1, "italian"_L1, "ita"_L1},
    Language {"pt"_L1, "portuguese"_L1, "por"_L1}, Language {"nl"_L1, "dutch"_L1, "nld"_L1},
    Language {"ru"_L1, "russian"_L1, "rus"_L1},    Language {"uk"_L1, "ukrainian"_L1, "ukr"_L1},
    Language {"ar"_L1, "arabic"_L1, "ara"_L1},     Language {"he"_L1, "hebrew"_L1, "heb"_L1},
    Language {"fa"_L1, "persian"_L1, "fas"_L1},    Language {"hi"_L1, "hindi"_L1, "hin"_L1},
    Language {"th"_L1, "thai"_L1, "tha"_L1},       Language {"vi"_L1, "vietnamese"_L1, "vie"_L1},
    Language {"tr"_L1, "turkish"_L1, "tur"_L1},    Language {"pl"_L1, "polish"_L1, "pol"_L1},
    Language {"cs"_L1, "czech"_L1, "ces"_L1},      Language {"id"_L1, "indonesian"_L1, "ind"_L1},
};

const QString English = u"eng"_s;

} // namespace

QString ocrLanguagesFor(const QString& language, const QStringList& installed, bool* exact)
{
    const QString plain = language.trimmed().toLower();
    const QString tag = plain.section(u'-', 0, 0).section(u'_', 0, 0);
    QString code;
    for (const Language& known : Languages) {
        if (tag == known.tag || plain == known.name) {
            code = QString(known.code);
        }
    }
    const bool isThere = installed.contains(code);
    if (exact != nullptr) {
        *exact = isThere;
    }
    if (!isThere || code == English) {
        return English;
    }
    return installed.contains(English) ? code + u'+' + English : code;
}

} // namespace groundmark::imaging
