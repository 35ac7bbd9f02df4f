// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/batch.h"
#include "imaging/perturbations/condition.h"
#include "imaging/perturbations/distance_curve.h"
#include "imaging/perturbations/parameters.h"
#include "tests/imaging/image_files.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::imaging;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

namespace {

/// Two frames of one pixel: a GIF that moves.
QByteArray movingGif()
{
    const QByteArray head = QByteArray::fromHex("47494638396101000100800000000000ffffff");
    const QByteArray frame
        = QByteArray::fromHex("21f904000a0000002c000000000100010000" "0202440100");
    return head + frame + frame + ';';
}

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<QJsonObject> linesOf(const QString& path)
{
    QList<QJsonObject> lines;
    for (const QByteArray& line : readAll(path).split('\n')) {
        if (!line.trimmed().isEmpty()) {
            lines.append(QJsonDocument::fromJson(line).object());
        }
    }
    return lines;
}

} // namespace

class TestConditions : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString at(const QString& name) const { return m_folder.filePath(name); }

    BatchOptions options(const QString& conditions, quint64 seed = 0) const
    {
        BatchOptions made;
        made.folder = at(u"out"_s);
        made.conditions = *parseConditions(conditions);
        made.seed = seed;
        return made;
    }

private slots:
    void init()
    {
        QDir(m_folder.path()).removeRecursively();
        QVERIFY(QDir().mkpath(at(u"in/sub"_s)));
    }

    void readsTheNamesThatItWrites_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"clean", "motion_blur:2", "glass_blur:1+snow:3", "motion_blur[12;4.5]", "glass_blur:2~swap",
              "color_shift:3+gaussian_noise[0.1]"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void readsTheNamesThatItWrites()
    {
        QFETCH(QString, name);
        const auto condition = parseCondition(name);
        QVERIFY2(condition.hasValue(), condition ? "" : qPrintable(condition.error().toText()));
        QCOMPARE(conditionName(*condition), name);
    }

    void refusesWhatThereIsNot_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"snow:9", "snow:0", "snow:-1", "snow", "rain:1", "motion_blur[1]", "motion_blur[a;b]",
              "motion_blur[1e9;2]", "snow:1+", "snow:1~swap", ""}) {
            QTest::newRow(text) << QString::fromLatin1(text);
        }
    }
    void refusesWhatThereIsNot()
    {
        QFETCH(QString, text);
        const auto condition = parseCondition(text);
        QVERIFY(!condition.hasValue());
        QVERIFY(!condition.error().hint.isEmpty());
    }

    void knowsThePapersGridAndItsCombinations()
    {
        QCOMPARE(parseConditions(u"paper"_s)->size(), std::size_t(15));
        QCOMPARE(parseConditions(u"all"_s)->size(), std::size_t(54));
        QCOMPARE(parseConditions(u"pairs"_s)->size(), std::size_t(10));
        QCOMPARE(parseConditions(u"triples"_s)->size(), std::size_t(10));
        QCOMPARE(parseConditions(u"snow, fog:1"_s)->size(), std::size_t(4));
        QVERIFY(!parseConditions(u"snow, nothing"_s).hasValue());
        const auto pairs = parseConditions(u"pairs"_s);
        QCOMPARE(conditionName(pairs->front()), u"glass_blur:2+color_shift:2"_s);
    }

    void givesTheSamePixelsForTheSameNames()
    {
        const QImage image = quarters({64, 48});
        const auto condition = parseCondition(u"glass_blur:2+snow:1"_s);
        const auto first = perturbed(image, *condition, u"q1"_s, 0, 7);
        QCOMPARE(*first, *perturbed(image, *condition, u"q1"_s, 0, 7));
        QVERIFY(*first != *perturbed(image, *condition, u"q1"_s, 0, 8));
        QVERIFY(*first != *perturbed(image, *condition, u"q1"_s, 1, 7)); // another page
        QVERIFY(*first != *perturbed(image, *condition, u"q2"_s, 0, 7));
        QCOMPARE(*perturbed(image, {}, u"q1"_s, 0, 7), image); // clean
    }

    void aCombinationIsItsPartsInOrder()
    {
        const QImage image = quarters({64, 48});
        const auto both = parseCondition(u"glass_blur:2+snow:1"_s);
        const auto glass = perturbed(image, *parseCondition(u"glass_blur:2"_s), u"q"_s, 0, 3);
        const auto snow = perturbed(*glass, *parseCondition(u"snow:1"_s), u"q"_s, 0, 3);
        QCOMPARE(*perturbed(image, *both, u"q"_s, 0, 3), *snow);
    }

    void takesSeveritiesFromAScale()
    {
        SeverityScale scale;
        scale.set(PerturbationKind::GaussianBlur, {0.5, 1.0, 1.5});
        const auto read = SeverityScale::fromJson(scale.toJson());
        QVERIFY(read.hasValue());
        const auto condition = parseCondition(u"gaussian_blur:3"_s, *read);
        QCOMPARE(condition->steps.front().perturbation.parameters.front(), 1.5);
        QCOMPARE(
            parseCondition(u"snow:2"_s, *read)->steps.front().perturbation.parameters,
            perturbationAt(PerturbationKind::Snow, 3).parameters);
        QVERIFY(!SeverityScale::fromJson("{\"snow\": [1, 2]}").hasValue());
        QVERIFY(!SeverityScale::fromJson("{\"rain\": [1, 2, 3]}").hasValue());
        QVERIFY(!SeverityScale::fromJson("{\"snow\": [1, 2, 9]}").hasValue());
        QVERIFY(!SeverityScale::fromJson("nonsense").hasValue());
    }

    void saysTheSourceAndTheRangeOfEveryNumber()
    {
        for (const auto& entry : namesOf<PerturbationKind>()) {
            QVERIFY(!parameterSource(entry.value).isEmpty());
            const auto ranges = parameterRanges(entry.value);
            QCOMPARE(qsizetype(ranges.size()), parameterNames(entry.value).size());
            for (const ParameterRange& range : ranges) {
                QVERIFY(range.lowest < range.highest);
            }
        }
    }

    void writesABatchWithItsManifest()
    {
        QVERIFY(quarters({40, 30}).save(at(u"in/a.png"_s)));
        QVERIFY(quarters({20, 30}).save(at(u"in/sub/b.jpg"_s)));
        const auto pictures = picturesIn(at(u"in"_s));
        QCOMPARE(pictures->size(), std::size_t(2));
        const auto report = perturbBatch(*pictures, options(u"snow:1, motion_blur:2"_s, 5));
        QVERIFY(report.hasValue());
        QCOMPARE(report->written, 4);
        QCOMPARE(report->failed, 0);
        const QList<QJsonObject> lines = linesOf(at(u"out/manifest.jsonl"_s));
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0][u"file"_s].toString(), u"motion_blur-2/a.png"_s); // sorted
        QCOMPARE(lines[3][u"file"_s].toString(), u"snow-1/sub/b.png"_s);
        const QJsonObject step = lines[0][u"steps"_s].toArray().first().toObject();
        QCOMPARE(step[u"kind"_s].toString(), u"motion_blur"_s);
        QCOMPARE(step[u"severity"_s].toInt(), 2);
        QCOMPARE(step[u"parameters"_s][u"radius"_s].toDouble(), 15.0);
        QCOMPARE(
            step[u"seed"_s].toString(),
            QString::number(perturbationSeed(u"a.png"_s, PerturbationKind::MotionBlur, 2, 5)));
        // What is written is what anybody gets from the same four arguments.
        const QImage again(at(u"out/motion_blur-2/a.png"_s));
        const auto expected
            = perturbed(quarters({40, 30}), *parseCondition(u"motion_blur:2"_s), u"a.png"_s, 0, 5);
        QCOMPARE(again.convertToFormat(QImage::Format_RGB888), expected->convertToFormat(QImage::Format_RGB888));
        QCOMPARE(lines[0][u"pixelSha256"_s].toString().size(), 64);
    }

    void goesOnWhereItWasStopped()
    {
        for (int i = 0; i < 6; ++i) {
            QVERIFY(quarters({30 + i, 30}).save(at(u"in/%1.png"_s.arg(i))));
        }
        const auto pictures = picturesIn(at(u"in"_s));
        const auto stopped = perturbBatch(
            *pictures, options(u"fog:1, fog:2"_s), [](qint64 done, qint64) { return done < 3; });
        QVERIFY(stopped->isCancelled);
        QVERIFY(stopped->written < 12);
        const auto rest = perturbBatch(*pictures, options(u"fog:1, fog:2"_s));
        QCOMPARE(rest->written + rest->kept, 12);
        QCOMPARE(rest->kept, stopped->written);
        const QByteArray manifest = readAll(at(u"out/manifest.jsonl"_s));
        QCOMPARE(linesOf(at(u"out/manifest.jsonl"_s)).size(), 12);
        // Nothing is done twice, and the list does not depend on how often one asked.
        QCOMPARE(perturbBatch(*pictures, options(u"fog:1, fog:2"_s))->kept, 12);
        QCOMPARE(readAll(at(u"out/manifest.jsonl"_s)), manifest);
    }

    void makesAFileAgainThatWasChangedOrWasMadeOtherwise()
    {
        QVERIFY(quarters({40, 30}).save(at(u"in/a.png"_s)));
        const auto pictures = picturesIn(at(u"in"_s));
        QCOMPARE(perturbBatch(*pictures, options(u"snow:1"_s))->written, 1);
        QCOMPARE(perturbBatch(*pictures, options(u"snow:1"_s, 9))->written, 1); // other seed
        QCOMPARE(perturbBatch(*pictures, options(u"snow:1"_s, 9))->kept, 1);
        writeFile(at(u"out/snow-1/a.png"_s), "damaged");
        QCOMPARE(perturbBatch(*pictures, options(u"snow:1"_s, 9))->written, 1);
        QVERIFY(quarters({44, 30}).save(at(u"in/a.png"_s))); // other source
        QCOMPARE(perturbBatch(*pictures, options(u"snow:1"_s, 9))->written, 1);
    }

    void behavesOnOddImages_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("notes");
        QTest::newRow("1 × 1") << u"one.png"_s << encoded(quarters({1, 1}), "PNG") << QSize(1, 1) << 0;
        QTest::newRow("animated GIF") << u"moves.gif"_s << movingGif() << QSize(1, 1) << 1;
        QTest::newRow("alpha") << u"alpha.png"_s
                               << encoded(quarters({30, 20}, QImage::Format_ARGB32), "PNG")
                               << QSize(30, 20) << 0;
        QTest::newRow("16 bit") << u"deep.png"_s
                                << encoded(quarters({30, 20}, QImage::Format_RGBX64), "PNG")
                                << QSize(30, 20) << 0;
    }
    void behavesOnOddImages()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QSize, size);
        QFETCH(int, notes);
        writeFile(at(u"in/"_s + name), bytes);
        const auto report = perturbBatch(*picturesIn(at(u"in"_s)), options(u"paper"_s));
        QVERIFY(report.hasValue());
        QCOMPARE(report->written, 15);
        QCOMPARE(int(report->issues.size()), notes);
        const QImage made(at(u"out/snow-3/"_s + QFileInfo(name).completeBaseName() + u".png"_s));
        QCOMPARE(made.size(), size);
        QVERIFY(!made.hasAlphaChannel());
    }

    void refusesAGigapixelImageBeforeItTakesMemory()
    {
        // The header says 40,000 × 40,000; nobody needs to look further.
        QByteArray png = encoded(quarters({8, 8}), "PNG");
        png.replace(
            8,
            25,
            QByteArray::fromHex("0000000d4948445200009c4000009c400802000000de6e9952"));
        writeFile(at(u"in/huge.png"_s), png);
        QVERIFY(quarters({20, 20}).save(at(u"in/small.png"_s)));
        const auto report = perturbBatch(*picturesIn(at(u"in"_s)), options(u"snow:1"_s));
        QVERIFY(report.hasValue());
        QCOMPARE(report->failed, 1);
        QCOMPARE(report->written, 1); // the other one is made
        QCOMPARE(report->issues.size(), std::size_t(1));
        QVERIFY(!report->issues.front().text.where.isEmpty());
        QVERIFY2(report->issues.front().text.what.contains(u"pixels"_s), qPrintable(report->issues.front().text.what));
        const auto fits = checkPerturbationMemory({200'000, 200'000});
        QVERIFY(!fits.hasValue());
        QVERIFY(!fits.error().hint.isEmpty());
        QVERIFY(checkPerturbationMemory({1024, 1024}).hasValue());
    }

    void saysWhatIsNoImageAndStaysInItsFolder()
    {
        writeFile(at(u"in/no.png"_s), "text");
        QVERIFY(quarters({20, 20}).save(at(u"in/a.png"_s)));
        std::vector<BatchPicture> pictures = *picturesIn(at(u"in"_s));
        pictures.push_back({at(u"in/a.png"_s), u"../../../escape"_s, 0});
        pictures.push_back({at(u"in/a.png"_s), u"A.PNG"_s, 0}); // differs in case only
        const auto report = perturbBatch(pictures, options(u"snow:1"_s));
        QCOMPARE(report->failed, 1);
        QCOMPARE(report->written, 3);
        for (const QJsonObject& line : linesOf(at(u"out/manifest.jsonl"_s))) {
            QVERIFY(line[u"file"_s].toString().startsWith(u"snow-1/"));
            QVERIFY(!line[u"file"_s].toString().contains(u".."_s));
        }
        QVERIFY(!picturesIn(at(u"nowhere"_s)).hasValue());
    }

    void measuresHowFarAPerturbationGoes()
    {
        const std::vector<QImage> images {quarters({200, 200}), quarters({180, 220})};
        const std::array<double, 3> severities {1, 3, 5};
        const auto curve = distanceCurve(PerturbationKind::GaussianBlur, images, severities);
        QVERIFY(curve.hasValue());
        QVERIFY((*curve)[0].ssim < (*curve)[2].ssim);
        QVERIFY((*curve)[0].multiScale < (*curve)[2].multiScale);
        QVERIFY((*curve)[0].psnr > (*curve)[2].psnr);
        const std::vector<QImage> tiny {quarters({5, 5})};
        QVERIFY(!distanceCurve(PerturbationKind::Fog, tiny, severities).hasValue());
    }

    void takesLpipsFromOutside()
    {
        writeFile(at(u"lpips.csv"_s), "image,kind,severity,lpips\na,snow,1,0.2\nb,snow,1,0.4\na,fog,3,0.5\n");
        const auto table = LpipsTable::read(at(u"lpips.csv"_s));
        QVERIFY(table.hasValue());
        QCOMPARE(*table->at(PerturbationKind::Snow, 1), 0.3);
        QCOMPARE(*table->at(PerturbationKind::Fog, 3), 0.5);
        QVERIFY(!table->at(PerturbationKind::Fog, 1));
        writeFile(at(u"lpips.csv"_s), "kind,severity\nsnow,1\n");
        QVERIFY(!LpipsTable::read(at(u"lpips.csv"_s)).hasValue());
        writeFile(at(u"lpips.csv"_s), "kind,severity,lpips\nsnow,9,0.1\n");
        QVERIFY(!LpipsTable::read(at(u"lpips.csv"_s)).hasValue());
    }
};

QTEST_GUILESS_MAIN(TestConditions)
#include "tst_imaging_conditions.moc"
