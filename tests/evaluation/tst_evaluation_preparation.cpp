// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/run_plan.h"

#include <QColor>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace Qt::StringLiterals;

/// What is done to images before a model sees them.
class TestPreparation : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// 60 × 40, white, with a red pixel block at the top left and a blue one at the bottom right.
    QString picture(const QString& name, const char* format = "PNG")
    {
        QImage image(60, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        for (int y = 0; y < 10; ++y) {
            for (int x = 0; x < 10; ++x) {
                image.setPixelColor(x, y, Qt::red);
                image.setPixelColor(59 - x, 39 - y, Qt::blue);
            }
        }
        const QString path = m_folder.filePath(name);
        if (!image.save(path, format)) {
            qFatal("cannot write the test's image");
        }
        return path;
    }

    static std::vector<RequestImage> prepare(const PageImage& page, const ImagePreparation& how)
    {
        auto images = preparePage(page, how);
        if (!images) {
            qFatal("%s", qPrintable(images.error().toText()));
        }
        return *images;
    }

    static Region region(RegionRole role, int ordinal, const QRectF& box)
    {
        Region made;
        made.role = role;
        made.ordinal = ordinal;
        made.shape = Shape::box(box);
        return made;
    }

private slots:
    void anUnchangedFileIsSentByteForByte()
    {
        const QString path = picture(u"a.png"_s);
        const auto images = prepare({path, u"s"_s, 0, {}}, {});
        QCOMPARE(images.size(), 1U);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(images.front().bytes, file.readAll());
        QCOMPARE(images.front().mediaType, "image/png");
        QCOMPARE(images.front().size, QSize(60, 40));
    }

    void aFormatThatNoServerTakesBecomesPng()
    {
        const auto images = prepare({picture(u"a.bmp"_s, "BMP"), u"s"_s, 0, {}}, {});
        QCOMPARE(images.front().mediaType, "image/png");
        QCOMPARE(images.front().decoded().value().pixelColor(0, 0), QColor(Qt::red));
    }

    void rotationIsClockwiseAndSidesShrinkToTheLimit()
    {
        ImagePreparation how;
        how.rotation = 90;
        const QString path = picture(u"a.png"_s);
        const QImage turned = prepare({path, u"s"_s, 0, {}}, how).front().decoded().value();
        QCOMPARE(turned.size(), QSize(40, 60));
        QCOMPARE(turned.pixelColor(39, 0), QColor(Qt::red)); // top left went to the top right
        QCOMPARE(turned.pixelColor(0, 59), QColor(Qt::blue));

        how.longestSide = 30;
        how.format = "jpeg";
        const RequestImage small = prepare({path, u"s"_s, 0, {}}, how).front();
        QCOMPARE(small.size, QSize(20, 30));
        QCOMPARE(small.mediaType, "image/jpeg");
        QVERIFY(small.bytes.startsWith("\xff\xd8"));
    }

    void aPerturbationIsTheSameForTheSameSampleAndSeed()
    {
        ImagePreparation how;
        how.perturbation = u"glass_blur:2"_s;
        const QString path = picture(u"a.png"_s);
        const auto of = [&](const QString& sample, std::uint64_t seed) {
            how.seed = seed;
            return prepare({path, sample, 0, {}}, how).front().sha256;
        };
        QCOMPARE(of(u"s1"_s, 1), of(u"s1"_s, 1));
        QVERIFY(of(u"s1"_s, 1) != of(u"s2"_s, 1));
        QVERIFY(of(u"s1"_s, 1) != of(u"s1"_s, 2));
        QVERIFY(of(u"s1"_s, 1) != prepare({path, u"s1"_s, 0, {}}, {}).front().sha256);
    }

    void numberedRegionsAreDrawnAndNothingElse()
    {
        PageImage page {picture(u"a.png"_s), u"s"_s, 0, {}};
        page.regions = {region(RegionRole::Word, 0, {20, 15, 20, 10})};
        ImagePreparation how;
        how.drawRegions = true;
        const QImage plain = prepare(page, how).front().decoded().value();
        QCOMPARE(plain.pixelColor(20, 20), QColor(Qt::white));
        page.regions.push_back(region(RegionRole::Adversarial, 12, {20, 15, 20, 20}));
        const QImage marked = prepare(page, how).front().decoded().value();
        const QColor line = marked.pixelColor(40, 34); // on the outline, away from the name
        QVERIFY(line.red() > 150 && line.green() < 160);
        QCOMPARE(marked.pixelColor(45, 5), QColor(Qt::white));
    }

    void theCueIsShownEnlargedBesideTheWhole()
    {
        PageImage page {picture(u"a.png"_s), u"s"_s, 0, {}};
        page.regions = {region(RegionRole::Cue, 1, {0, 0, 8, 8}), region(RegionRole::Word, 0, {4, 4, 16, 8})};
        ImagePreparation how;
        how.cueCrop = true;
        how.cueMagnification = 2.0;
        const auto images = prepare(page, how);
        QCOMPARE(images.size(), 2U);
        QCOMPARE(images.back().size, QSize(32, 16)); // pulled to the word, twice as large
        page.regions.clear();
        QCOMPARE(prepare(page, how).size(), 1U);
    }

    void whatIsNoPreparationIsRefused()
    {
        ImagePreparation how;
        how.rotation = 45;
        QVERIFY(checkPreparation(how).error().what.contains(u"45"));
        how.rotation = 0;
        how.perturbation = u"glass_blur:9"_s;
        QVERIFY(checkPreparation(how).error().toText().contains(u"glass_blur:9"));
        how.perturbation = u"glass_blur:1+snow:3"_s;
        QVERIFY(checkPreparation(how));
        how.format = "tiff";
        QVERIFY(!checkPreparation(how));
        QVERIFY(!preparePage({m_folder.filePath(u"none.png"_s), u"s"_s, 0, {}}, {}));
    }

    void aPlanSurvivesBeingWritten()
    {
        RunPlan plan;
        plan.model.spec = u"openai:m@http://localhost:1/v1"_s;
        plan.model.endpoint.baseUrl = u"http://localhost:1/v1"_s;
        plan.model.endpoint.model = u"m"_s;
        plan.model.endpoint.key = {KeySource::Kind::Keychain, u"lab"_s};
        plan.model.endpoint.headers = {{u"X-Org"_s, u"a"_s, {}}};
        plan.model.sampling.temperature = 0.5;
        plan.model.sampling.stop = {u"x"_s};
        plan.model.sampling.extraBody = "{\"top_k\":1}";
        plan.setting = {u"cot"_s, u"ocr"_s};
        plan.images.rotation = 180;
        plan.images.perturbation = u"snow:1"_s;
        plan.images.seed = 18'446'744'073'709'551'615U;
        plan.policy.concurrency = 3;
        plan.policy.perMinute = 60;
        plan.policy.budget = {1'000'000, 2.5, 1.0, 4.0};
        plan.limit = 5;
        plan.repetition = 2;
        QCOMPARE(runPlanFromJson(toJson(plan)).value(), plan);
        QVERIFY(!runPlanFromJson("{\"spec\": \"tesseract\"}"));
        QVERIFY(!runPlanFromJson("no JSON"));
    }
};

QTEST_GUILESS_MAIN(TestPreparation)
#include "tst_evaluation_preparation.moc"
