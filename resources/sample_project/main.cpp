// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/scenes.h"

#include <QGuiApplication>
using namespace groundmark::sample_project;
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    const QString out = app.arguments().value(1);
    englishStreet().image.save(out + QStringLiteral("/englishStreet.png"));
    chineseStreet().image.save(out + QStringLiteral("/chineseStreet.png"));
    desk().image.save(out + QStringLiteral("/desk.png"));
    marketStall().image.save(out + QStringLiteral("/marketStall.png"));
    metroPlan().image.save(out + QStringLiteral("/metroPlan.png"));
    departures().image.save(out + QStringLiteral("/departures.png"));
    trainTicket().image.save(out + QStringLiteral("/trainTicket.png"));
    receipt().image.save(out + QStringLiteral("/receipt.png"));
    invoice().image.save(out + QStringLiteral("/invoice.png"));
    membershipForm().image.save(out + QStringLiteral("/membershipForm.png"));
    handwrittenNote().image.save(out + QStringLiteral("/handwrittenNote.png"));
    libraryCard().image.save(out + QStringLiteral("/libraryCard.png"));
    weatherApp().image.save(out + QStringLiteral("/weatherApp.png"));
    barChart().image.save(out + QStringLiteral("/barChart.png"));
    lineChart().image.save(out + QStringLiteral("/lineChart.png"));
    poster().image.save(out + QStringLiteral("/poster.png"));
    menuBoard().image.save(out + QStringLiteral("/menuBoard.png"));
    productLabel().image.save(out + QStringLiteral("/productLabel.png"));
    article().image.save(out + QStringLiteral("/article.png"));
    chinesePage().image.save(out + QStringLiteral("/chinesePage.png"));
    classTimetable().image.save(out + QStringLiteral("/classTimetable.png"));
    formulaBoard().image.save(out + QStringLiteral("/formulaBoard.png"));
    whiteboard().image.save(out + QStringLiteral("/whiteboard.png"));
    reportPage(0).image.save(out + QStringLiteral("/report0.png"));
    reportPage(1).image.save(out + QStringLiteral("/report1.png"));
    const QString p = QStringLiteral(
        "Five clubs share one boathouse. The rowing club uses it on Mondays and Thursdays. The "
        "sailing club never uses it on the day after the rowing club. The divers need two days in "
        "a row, and the canoe club takes whatever is left over.");
    for (int i = 0; i < 8; ++i) {
        generatedPicture(
            static_cast<Ground>(i),
            p,
            QStringLiteral("On which two days can the divers use the boathouse?"),
            {QStringLiteral("A. Tuesday and Wednesday"),
             QStringLiteral("B. Friday and Saturday"),
             QStringLiteral("C. Wednesday and Thursday"),
             QStringLiteral("D. Sunday and Monday")})
            .image.save(out + QStringLiteral("/gen%1.png").arg(i));
    }
    return 0;
}
