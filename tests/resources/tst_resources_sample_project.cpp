// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "resources/sample_project/effects.h"
#include "resources/sample_project/pen.h"
#include "resources/sample_project/sample_project.h"
#include "resources/sample_project/scenes.h"
#include "resources/sample_project/write_project.h"
#include "storage/project.h"

#include <QCryptographicHash>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace groundmark;
using namespace groundmark::sample_project;
using namespace Qt::StringLiterals;

namespace {

QByteArray hashOf(const QImage& image)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (int y = 0; y < image.height(); ++y) {
        const QByteArrayView row(
            reinterpret_cast<const char*>(image.constScanLine(y)), image.width() * 4);
        hash.addData(row);
    }
    return hash.result();
}

QByteArray hashOf(const SampleProject& project)
{
    QByteArray all;
    for (const Picture& picture : project.pictures) {
        all += picture.file.toUtf8() + hashOf(picture.image);
    }
    for (const Region& region : project.regions) {
        all += region.id.toText().toUtf8() + region.text.toUtf8();
    }
    return QCryptographicHash::hash(all, QCryptographicHash::Sha256);
}

} // namespace

class TestSampleProject : public QObject
{
    Q_OBJECT

    SampleProject m_project;

    const Sample& sampleOf(SampleId id) const
    {
        return m_project.samples.at(std::size_t(id.value) - 1);
    }
    const QImage& pictureOf(ImageId id) const
    {
        return m_project.pictures.at(std::size_t(id.value) - 1).image;
    }

private slots:
    void initTestCase() { m_project = drawSampleProject(); }

    void coversTheFiveBenchmarksInBothLanguages()
    {
        QVERIFY(m_project.samples.size() >= 24);
        QSet<QString> benchmarks;
        for (const Dataset& dataset : m_project.datasets) {
            QVERIFY(dataset.demonstration);
            benchmarks.insert(dataset.benchmark);
        }
        QCOMPARE(
            benchmarks,
            QSet<QString>(
                {u"magic"_s,
                 u"logicocr-gen"_s,
                 u"logicocr-real"_s,
                 u"ocrbench-v2"_s,
                 u"ocr-robust"_s,
                 u"mmtr"_s}));
        QSet<QString> languages;
        for (const Sample& sample : m_project.samples) {
            languages.insert(sample.language);
        }
        QCOMPARE(languages, QSet<QString>({u"en"_s, u"zh"_s}));
    }

    void everyQuestionHasAnAnswerOrBoxes()
    {
        for (const Sample& sample : m_project.samples) {
            QCOMPARE(sample.questions.size(), 1);
            QVERIFY(!sample.pages.isEmpty());
            const Question& question = sample.questions.first();
            QVERIFY(!question.text.isEmpty());
            // Text spotting's answers are the boxes and words beside the question.
            QVERIFY2(
                !question.answers.isEmpty() || sample.task.startsWith(u"text spotting"),
                qPrintable(sample.externalId));
            for (const Answer& answer : question.answers) {
                QVERIFY2(!answer.text.trimmed().isEmpty(), qPrintable(sample.externalId));
            }
            if (!question.choices.isEmpty()) {
                QVERIFY(std::ranges::any_of(question.choices, [&](const QString& choice) {
                    return choice.startsWith(question.answers.first().text + u'.');
                }));
            }
        }
    }

    void everyRegionLiesInsideItsPage()
    {
        for (const Region& region : m_project.regions) {
            QVERIFY(region.shape.isValid());
            const QImage& page = pictureOf(sampleOf(region.sample).pages.at(region.page));
            const QRectF box = region.shape.bounds();
            QVERIFY2(
                QRectF(page.rect()).contains(box) && !box.isEmpty(),
                qPrintable(sampleOf(region.sample).externalId));
        }
    }

    void relevantAndAdversarialRegionsDoNotMeet()
    {
        for (const Region& a : m_project.regions) {
            for (const Region& b : m_project.regions) {
                const bool meet = a.sample == b.sample && a.role == RegionRole::Relevant
                    && b.role == RegionRole::Adversarial
                    && a.shape.bounds().intersects(b.shape.bounds());
                QVERIFY2(
                    !meet,
                    qPrintable(
                        sampleOf(a.sample).externalId + u": " + a.ordinalName() + u", "
                        + b.ordinalName()));
            }
        }
    }

    void idsAreUnique()
    {
        QSet<QString> seen;
        const auto once = [&](const QString& id) {
            const bool fresh = !seen.contains(id);
            seen.insert(id);
            return fresh;
        };
        for (const Sample& sample : m_project.samples) {
            QVERIFY2(once(sample.externalId), qPrintable(sample.externalId));
            QVERIFY(once(sample.questions.first().id.toText()));
        }
        for (const Picture& picture : m_project.pictures) {
            QVERIFY2(once(picture.file), qPrintable(picture.file));
        }
        for (const Region& region : m_project.regions) {
            QVERIFY(once(region.id.toText()));
        }
        for (const Chain& chain : m_project.chains) {
            for (const Step& step : chain.steps) {
                QVERIFY(once(step.id.toText()));
            }
        }
        for (const Review& review : m_project.reviews) {
            QVERIFY(once(review.id.toText()));
        }
    }

    void oneChainIsJudgedInPartAndOneByTwoAnnotators()
    {
        QCOMPARE(m_project.chains.size(), 2U);
        QCOMPARE(m_project.chains.at(0).steps.size(), 6);
        QCOMPARE(m_project.chains.at(1).steps.size(), 5);
        QCOMPARE(m_project.verdicts.size(), 4U + 2U * 5U);
        QCOMPARE(m_project.chainReviews.size(), 2U);
        const auto count = [&](Verdict verdict) {
            return std::ranges::count(m_project.verdicts, verdict, &StepVerdict::verdict);
        };
        QCOMPARE(count(Verdict::Incorrect), 2);
        QCOMPARE(count(Verdict::Unsure), 1);
        for (const StepVerdict& verdict : m_project.verdicts) {
            QCOMPARE(verdict.verdict == Verdict::Incorrect, !verdict.correction.isEmpty());
        }
    }

    void threeOfEightGeneratedPicturesAreDecided()
    {
        QCOMPARE(m_project.reviews.size(), 8U);
        QCOMPARE(
            std::ranges::count(m_project.reviews, ReviewVerdict::Waiting, &Review::verdict), 5);
        for (const Review& review : m_project.reviews) {
            QCOMPARE(review.verdict == ReviewVerdict::Rejected, !review.reason.isEmpty());
        }
    }

    void demonstrationRepliesAreOfEveryKindAndSaySo()
    {
        QCOMPARE(m_project.predictions.size(), m_project.samples.size());
        for (const Run& run : m_project.runs) {
            QCOMPARE(run.origin, RunOrigin::Demonstration);
            QVERIFY(run.model.contains(u"written by hand"));
        }
        const auto count = [&](Outcome outcome) {
            return std::ranges::count(m_project.predictions, outcome, &Prediction::outcome);
        };
        QCOMPARE(count(Outcome::ApiError), 1);
        QVERIFY(count(Outcome::Unparseable) >= 1);
        QVERIFY(count(Outcome::RefusedOrEmpty) >= 1);
        QVERIFY(count(Outcome::Scored) >= 24);
    }

    void aMaskIsARegionOverThePageAsItWasDrawn()
    {
        int masks = 0;
        for (const Region& region : m_project.regions) {
            if (region.role != RegionRole::MaskTarget) {
                continue;
            }
            ++masks;
            const Sample& sample = sampleOf(region.sample);
            const QImage& page = pictureOf(sample.pages.at(region.page));
            const QRect inside = region.shape.bounds().toRect();
            QVERIFY(page.rect().contains(inside));
            QVERIFY(page.pixelColor(inside.topLeft()) != QColor(Qt::black));
            const auto facts = evaluation::mmtr::factsOf({sample, {region}, {}});
            QVERIFY(facts.levelStated);
            QCOMPARE(facts.facets.size(), 5U); // the language is the sample's
        }
        QCOMPARE(masks, 5);
    }

    void drawingTwiceGivesTheSame()
    {
        QCOMPARE(hashOf(receipt().image), hashOf(receipt().image));
        QCOMPARE(hashOf(drawSampleProject()), hashOf(m_project));
    }

    void wordsAreWrittenDownWhereTheyAreDrawn()
    {
        Pen pen({400, 300}, Qt::white);
        pen.enter(
            {200, 100}, QPolygonF(QList<QPointF> {{50, 60}, {350, 80}, {340, 240}, {60, 220}}));
        pen.text({20, 60}, u"one two"_s, {.size = 40}, u"line"_s);
        pen.leave();
        const Scene scene = pen.finish();
        QCOMPARE(scene.texts.size(), 2U);
        QCOMPARE(scene.plainText(), u"one two"_s);
        QCOMPARE(scene.textAt(u"line"_s), u"one two"_s);
        for (const PlacedText& word : scene.texts) {
            // Ink touches every side of the box and nothing lies outside both boxes.
            QVERIFY(QRectF(scene.image.rect()).contains(word.rect()));
        }
        for (int y = 0; y < scene.image.height(); ++y) {
            for (int x = 0; x < scene.image.width(); ++x) {
                if (qGray(scene.image.pixel(x, y)) < 128) {
                    const QPointF at(x + 0.5, y + 0.5);
                    QVERIFY(std::ranges::any_of(scene.texts, [&](const PlacedText& word) {
                        return word.rect().adjusted(-1, -1, 1, 1).contains(at);
                    }));
                }
            }
        }
    }

    void aBlurKeepsAFlatPictureAndSmoothsAnEdge()
    {
        QImage image(60, 40, QImage::Format_RGB32);
        image.fill(QColor(120, 80, 40));
        QCOMPARE(blurred(image, 5), image);
        for (int y = 0; y < 40; ++y) {
            for (int x = 30; x < 60; ++x) {
                image.setPixel(x, y, qRgb(250, 250, 250));
            }
        }
        const QImage soft = blurred(image, 3);
        QVERIFY(qGray(soft.pixel(29, 20)) > qGray(image.pixel(29, 20)));
        QVERIFY(qGray(soft.pixel(30, 20)) < 250);
        QCOMPARE(colourShifted(image, 10, -10, -300).pixel(0, 0), qRgb(130, 70, 0));
    }

    void theProjectFileHoldsEverything()
    {
        QTemporaryDir folder;
        const Result<void> written = writeProject(m_project, folder.path());
        QVERIFY2(written, written ? "" : qPrintable(written.error().toText()));
        const auto project = storage::Project::open(
            folder.filePath(u"sample.groundmark"_s), storage::Project::Mode::ReadOnly);
        QVERIFY(project);
        storage::Database& database = (*project)->database();
        const auto rows = [&](const QString& table) {
            return database.scalar(u"SELECT count(*) FROM "_s + table)->toULongLong();
        };
        QCOMPARE(rows(u"samples"_s), m_project.samples.size());
        QCOMPARE(rows(u"regions"_s), m_project.regions.size());
        QCOMPARE(rows(u"predictions"_s), m_project.predictions.size());
        QCOMPARE(rows(u"reviews"_s), m_project.reviews.size());
        for (const Picture& picture : m_project.pictures) {
            QVERIFY(QFile::exists(folder.filePath(u"sample.assets/"_s + picture.file)));
        }
        // Writing again replaces it.
        QVERIFY(writeProject(m_project, folder.path()));
    }
};

QTEST_MAIN(TestSampleProject)
#include "tst_resources_sample_project.moc"
