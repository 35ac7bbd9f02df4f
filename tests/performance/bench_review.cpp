// SPDX-License-Identifier: GPL-3.0-or-later
// How quickly the next picture stands on the screen after a verdict. Run by hand; prints one JSON object:
//   groundmark_bench_review [PICTURES]
// Budget: 50 ms from the key to the painted picture, its verdict written durably.
#include "annotation/review/review_workspace.h"
#include "tests/annotation/review_fixture.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

using namespace groundmark;

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    const QApplication app(argc, argv);
    const widgets::Theme theme(*qApp, widgets::Theme::Mode::Light);
    const int pictures = std::max(10, QApplication::arguments().value(1).toInt() > 0 ? QApplication::arguments()[1].toInt() : 100);
    testing::ReviewFixture data(pictures, {}, {1024, 683});
    imaging::ImageStore images;
    imaging::Thumbnailer thumbnailer;
    annotation::ReviewWorkspace view(data.session, images, thumbnailer);
    view.resize(1376, 840);
    view.show();
    view.activate();
    view.settle();
    std::vector<double> times;
    int ready = 0;
    for (int i = 0; i + 1 < pictures; ++i) {
        QElapsedTimer looked;
        looked.start();
        while (looked.elapsed() < 200) { // a quick person's eyes; meanwhile the next ones are opened
            QApplication::processEvents(QEventLoop::AllEvents, 10);
        }
        auto* canvas = view.findChild<widgets::ImageCanvas*>();
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(canvas, Qt::Key_Y);
        ready += canvas->source() && canvas->source()->state() == imaging::ImageSource::State::Ready ? 1 : 0;
        view.grab(); // everything laid out and painted
        times.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(times);
    const auto at = [&times](double share) { return times[static_cast<size_t>(share * double(times.size() - 1))]; };
    const nlohmann::ordered_json result {
        {"pictures", times.size()}, {"decoded_before", ready}, {"median_ms", at(0.5)},
        {"p95_ms", at(0.95)}, {"longest_ms", times.back()}, {"budget_ms", 50}};
    std::printf("%s\n", result.dump(1).c_str());
    return at(0.95) <= 50.0 ? 0 : 1;
}
