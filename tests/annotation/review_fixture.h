// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/generate/gen_prompts.h"
#include "storage/dataset_repository.h"
#include "storage/generation_store.h"
#include "storage/review_repository.h"
#include "storage/sample_repository.h"
#include "storage/session.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

namespace groundmark::testing {

/// A project whose review queue holds pictures of texts, as the pipeline leaves it. Picture i shows its
/// text faithfully, but for those whose number is in `damaged`: there option C is left out.
struct ReviewFixture
{
    QTemporaryDir folder;
    storage::Session session {QStringLiteral("ada")};
    DatasetId dataset;
    std::vector<SampleId> samples;

    explicit ReviewFixture(int count, const QList<int>& damaged = {}, QSize size = {768, 512})
    {
        if (!session.create(folder.filePath(QStringLiteral("p.groundmark")))) {
            qFatal("no project");
        }
        storage::Database& database = session.project()->database();
        Dataset set;
        set.name = QStringLiteral("LogiQA_Test");
        set.benchmark = QStringLiteral("logicocr-gen");
        dataset = *storage::DatasetRepository(database).add(set);
        storage::GenerationStore store(*session.project(), dataset, QStringLiteral("ada"));
        storage::Transaction together(database);
        for (int i = 0; i < count; ++i) {
            samples.push_back(addSample(i));
            addPicture(store, i, 1, size, damaged.contains(i));
        }
        if (!together.commit()) {
            qFatal("the project could not be filled");
        }
    }

    static Question questionOf(int i)
    {
        Question question;
        question.context = QStringLiteral("All birds in the park number %1 are blue and sing at noon.").arg(i + 100);
        question.text = QStringLiteral("What follows from this?");
        question.choices = {QStringLiteral("A. Some birds are blue"), QStringLiteral("B. No bird sings"),
                            QStringLiteral("C. Every animal is green"), QStringLiteral("D. Nothing follows")};
        question.answers = {{QStringLiteral("C"), {}}};
        return question;
    }

    SampleId addSample(int i)
    {
        Sample sample;
        sample.dataset = dataset;
        sample.externalId = QStringLiteral("LogiQA_Test-%1").arg(i + 1);
        sample.language = QStringLiteral("en");
        sample.questions = {questionOf(i)};
        sample.extra = QStringLiteral("{\"corpus\":\"LogiQA_Test.txt\",\"record\":%1}").arg(i + 1).toUtf8();
        return *storage::SampleRepository(session.project()->database()).add(sample);
    }

    void addPicture(storage::GenerationStore& store, int i, int number, QSize size, bool isDamaged)
    {
        evaluation::generate::GeneratedImage image;
        image.sample = samples[static_cast<size_t>(i)];
        image.number = number;
        image.generator = i % 3 == 0 ? QStringLiteral("painter-2") : QStringLiteral("painter-1");
        image.templateName = i % 2 == 0 ? QStringLiteral("background-handwritten") : QStringLiteral("interleaved-printed");
        image.requestKey = QByteArray::number(i) + '/' + QByteArray::number(number);
        image.size = size;
        const QByteArray picture = draw(i, size, isDamaged);
        if (!store.keepImage(image, picture, "image/jpeg") || !store.keepPicture(image, picture, size)) {
            qFatal("no picture");
        }
    }

    static QByteArray draw(int i, QSize size, bool isDamaged)
    {
        QImage page(size, QImage::Format_RGB32);
        page.fill(QColor(250, 248 - i % 8, 240));
        QPainter painter(&page);
        painter.setPen(Qt::black);
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(24);
        painter.setFont(font);
        const Question question = questionOf(i);
        QStringList lines {question.context, question.text};
        lines += question.choices;
        if (isDamaged) {
            lines.removeAt(4);
        }
        painter.drawText(page.rect().adjusted(20, 20, -20, -20), Qt::TextWordWrap, lines.join(QStringLiteral("\n\n")));
        painter.end();
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        page.save(&buffer, "JPEG", 92);
        return bytes;
    }

    [[nodiscard]] std::vector<Review> reviews()
    {
        return *storage::ReviewRepository(session.project()->database()).all();
    }
    [[nodiscard]] SampleState state(int i)
    {
        return **storage::SampleRepository(session.project()->database()).state(samples[static_cast<size_t>(i)]);
    }
};

} // namespace groundmark::testing
