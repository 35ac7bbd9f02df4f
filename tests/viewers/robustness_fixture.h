// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "storage/session.h"

#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

namespace groundmark::testing {

/// A project with three samples of OCR-Robust and two models under clean, snow 1–3 and motion
/// blur 2. Model A breaks on q1 under snow 2 and 3, model B on q1 under snow 3 and mends q2 there;
/// nothing ever happens to q3.
class RobustnessFixture
{
public:
    explicit RobustnessFixture(bool withRuns = true)
        : session(QStringLiteral("tester"))
    {
        require(session.create(folder.filePath(QStringLiteral("test.groundmark"))).hasValue());
        Dataset set;
        set.name = QStringLiteral("set");
        set.benchmark = QStringLiteral("ocr-robust");
        dataset = *storage::DatasetRepository(session.project()->database()).add(set);
        for (int i = 1; i <= 3; ++i) {
            addSample(i);
        }
        if (withRuns) {
            addRun(QStringLiteral("A"), {}, "111");
            addRun(QStringLiteral("A"), QStringLiteral("snow:1"), "111");
            addRun(QStringLiteral("A"), QStringLiteral("snow:2"), "011");
            addRun(QStringLiteral("A"), QStringLiteral("snow:3"), "011");
            addRun(QStringLiteral("A"), QStringLiteral("motion_blur:2"), "111");
            addRun(QStringLiteral("B"), {}, "101");
            addRun(QStringLiteral("B"), QStringLiteral("snow:1"), "101");
            addRun(QStringLiteral("B"), QStringLiteral("snow:2"), "101");
            addRun(QStringLiteral("B"), QStringLiteral("snow:3"), "011");
        }
    }

    QTemporaryDir folder;
    storage::Session session;
    DatasetId dataset;
    std::vector<SampleId> ids;

private:
    static void require(bool done)
    {
        if (!done) {
            qFatal("The fixture could not be stored.");
        }
    }

    void addSample(int i)
    {
        QImage page(320, 240, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        painter.setPen(Qt::black);
        QFont font = painter.font();
        font.setPixelSize(40);
        painter.setFont(font);
        painter.drawText(20, 60, QStringLiteral("TOTAL"));
        painter.drawText(20, 120, QStringLiteral("2%1.50").arg(i));
        painter.end();
        const QString file = QStringLiteral("q%1.png").arg(i);
        page.save(folder.filePath(file));
        Image image;
        image.path = file;
        image.size = page.size();
        Sample sample;
        sample.dataset = dataset;
        sample.externalId = QStringLiteral("q%1").arg(i);
        sample.task = i == 3 ? QStringLiteral("OCR2.0") : QStringLiteral("OCR1.0");
        sample.language = QStringLiteral("en");
        sample.pages = {*storage::ImageRepository(session.project()->database()).store(image)};
        Question question;
        question.text = QStringLiteral("What is the total?");
        question.answers = {{QStringLiteral("2%1.50").arg(i), {}}};
        sample.questions = {question};
        ids.push_back(*storage::SampleRepository(session.project()->database()).add(sample));
    }

    void addRun(const QString& model, const QString& condition, const char* right)
    {
        storage::RunRepository runs(session.project()->database());
        Run run;
        run.id = RunId::create();
        run.dataset = dataset;
        run.name = model + condition;
        run.model = model;
        run.setting = QStringLiteral("direct");
        run.origin = RunOrigin::Evaluated;
        if (!condition.isEmpty()) {
            run.parameters = "{\"images\": {\"perturbation\": \"" + condition.toLatin1() + "\", \"seed\": 7}}";
        }
        require(runs.store(run).hasValue());
        for (std::size_t i = 0; i < ids.size(); ++i) {
            Prediction prediction;
            prediction.run = run.id;
            prediction.sample = ids[i];
            prediction.raw = right[i] == '1' ? QStringLiteral("2%1.50").arg(i + 1)
                                             : QStringLiteral("<b>wrong</b>");
            prediction.parsed = prediction.raw;
            const auto id = runs.storePrediction(prediction);
            require(id.hasValue());
            require(runs.storeScores(
                            *id, {{*id, QStringLiteral("exact match"), right[i] == '1' ? 1.0 : 0.0, true, {}, 1}})
                        .hasValue());
        }
    }
};

} // namespace groundmark::testing
