// SPDX-License-Identifier: GPL-3.0-or-later
// Shows every control in a window, or draws it into a file.
#include "gallery.h"

#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QLocale>
#include <QTabWidget>

#include <functional>
#include <map>

using namespace groundmark::widgets;

namespace {

QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    return parts.size() == 2 ? QSize(parts.at(0).toInt(), parts.at(1).toInt()) : QSize(1440, 900);
}

const std::map<QString, std::function<QWidget*()>>& pages()
{
    static const std::map<QString, std::function<QWidget*()>> all {
        {QStringLiteral("controls"), gallery::makeControlsPage},
        {QStringLiteral("frame"), gallery::makeFramePage},
        {QStringLiteral("rows"), gallery::makeRowsPage},
    };
    return all;
}

} // namespace

int main(int argc, char** argv)
{
    // Drawing into a file needs no display.
    for (int i = 1; i < argc; ++i) {
        if (QByteArrayView(argv[i]) == "--out" && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
        }
    }
    QApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({
        {QStringLiteral("out"), QStringLiteral("PNG to write"), QStringLiteral("file")},
        {QStringLiteral("page"), QStringLiteral("one page only"), QStringLiteral("name")},
        {QStringLiteral("theme"), QStringLiteral("light or dark"), QStringLiteral("theme")},
        {QStringLiteral("size"), QStringLiteral("of the window"), QStringLiteral("WxH")},
        {QStringLiteral("language"), QStringLiteral("such as zh_CN"), QStringLiteral("language")},
        {QStringLiteral("text"), QStringLiteral("text size in per cent"), QStringLiteral("n")},
    });
    parser.process(app);
    if (parser.isSet(QStringLiteral("language"))) {
        QLocale::setDefault(QLocale(parser.value(QStringLiteral("language"))));
    }
    const QString wanted = parser.value(QStringLiteral("theme"));
    const Theme::Mode mode = wanted == QStringLiteral("dark") ? Theme::Mode::Dark
        : wanted == QStringLiteral("light")                   ? Theme::Mode::Light
                                                              : Theme::Mode::System;
    const int textSize
        = parser.isSet(QStringLiteral("text")) ? parser.value(QStringLiteral("text")).toInt() : 100;
    const Theme theme(app, mode, textSize);

    std::unique_ptr<QWidget> window;
    const auto page = pages().find(parser.value(QStringLiteral("page")));
    if (page != pages().end()) {
        window.reset(page->second());
    } else {
        auto tabs = std::make_unique<QTabWidget>();
        for (const auto& [name, make] : pages()) {
            tabs->addTab(make(), name);
        }
        window = std::move(tabs);
    }
    window->resize(sizeFrom(parser.value(QStringLiteral("size"))));
    window->show();
    if (!parser.isSet(QStringLiteral("out"))) {
        return QApplication::exec();
    }
    QApplication::processEvents();
    return window->grab().save(parser.value(QStringLiteral("out"))) ? 0 : 1;
}
