// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <utility>

namespace groundmark::app {

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("groundmark"));
    QCoreApplication::setOrganizationName(QStringLiteral("groundmark"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GROUNDMARK_VERSION));
}

void useLanguage(const QString& language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    for (const auto& [name, folder] :
         {std::pair(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)),
          std::pair(QStringLiteral("groundmark"), QStringLiteral(":/i18n"))}) {
        auto* translator = new QTranslator(QCoreApplication::instance());
        if (translator->load(locale, name, QStringLiteral("_"), folder)) {
            QCoreApplication::installTranslator(translator);
        }
    }
}

int runPlainVerb(const Verb& verb, int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    nameProgram();
    useLanguage(QString::fromLocal8Bit(qgetenv("GROUNDMARK_LANGUAGE")));
    Console console;
    return verb.run(QCoreApplication::arguments().mid(2), console);
}

} // namespace groundmark::app
