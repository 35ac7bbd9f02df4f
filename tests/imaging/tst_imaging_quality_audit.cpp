// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/condition.h"
#include "imaging/quality_audit.h"
#include "tests/imaging/image_files.h"

#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::imaging;
using namespace groundmark::testing;
using namespace Qt::StringLiterals;

namespace {

/// A picture with boxes at places that follow from `seed`.
QImage boxes(int seed, QSize size = {300, 300})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int i = 0; i < 12; ++i) {
        const int at = (seed * 7919 + i * 104729) % 250;
        painter.fillRect(at, (at * 37 + i * 53) % 250, 40, 25, i % 2 == 0 ? Qt::black : Qt::darkRed);
    }
    return image;
}

} // namespace

class TestQualityAudit : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString save(const QString& name, const QImage& image)
    {
        const QString path = m_folder.filePath(name);
        image.save(path);
        return path;
    }

private slots:
    void findsWhatSpeaksAgainstAnImage()
    {
        QImage flat(300, 300, QImage::Format_RGB32);
        flat.fill(Qt::gray);
        QImage nearly = boxes(1);
        nearly.setPixelColor(5, 5, Qt::blue);
        const QStringList paths {
            save(u"a.png"_s, boxes(1)),
            save(u"b.png"_s, nearly),
            save(u"c.png"_s, boxes(2)),
            save(u"flat.png"_s, flat),
            save(u"small.png"_s, boxes(3, {223, 300})),
            writeFile(m_folder.filePath(u"no.png"_s), "text")};
        const auto images = auditImages(paths);
        QVERIFY(images[0].isGood());
        QCOMPARE(images[1].duplicateOf, std::optional<std::size_t>(0)); // the first one stays
        QVERIFY(images[2].isGood());
        QCOMPARE(images[3].flaws, std::vector {QualityFlaw::Contrast});
        QCOMPARE(images[4].flaws, std::vector {QualityFlaw::Resolution});
        QVERIFY(images[5].problem.has_value());
        QVERIFY(!images[5].duplicateOf);
    }

    void followsTheLimitsThatItIsGiven()
    {
        const QStringList paths {save(u"s.png"_s, boxes(3, {100, 100}))};
        AuditOptions options;
        options.rule.minimumSide = 100;
        QVERIFY(auditImages(paths, options)[0].isGood());
        options.rule.minimumContrast = 127.0;
        QCOMPARE(auditImages(paths, options)[0].flaws, std::vector {QualityFlaw::Contrast});
    }

    void stopsWhenAsked()
    {
        QStringList paths;
        for (int i = 0; i < 40; ++i) {
            paths.append(save(QString::number(i) + u".png"_s, boxes(i)));
        }
        const auto images = auditImages(paths, {}, [](qint64 done, qint64) { return done < 2; });
        const auto measured = std::ranges::count_if(
            images, [](const AuditedImage& image) { return !image.size.isEmpty(); });
        QVERIFY(measured >= 2 && measured < 40);
    }

    void multiScaleSimilarityFallsWithDistortion()
    {
        const QImage image = boxes(5);
        QCOMPARE(multiScaleSsim(image, image), std::optional(1.0));
        const auto mild = perturbed(image, *parseCondition(u"gaussian_blur:1"_s), {}, 0, 0);
        const auto strong = perturbed(image, *parseCondition(u"gaussian_blur:3"_s), {}, 0, 0);
        const double near = *multiScaleSsim(image, *mild);
        const double far = *multiScaleSsim(image, *strong);
        QVERIFY(1.0 > near && near > far && far > 0.0);
        QVERIFY(!multiScaleSsim(image, boxes(5, {200, 300})));
        QVERIFY(!multiScaleSsim(boxes(1, {10, 40}), boxes(1, {10, 40})));
        QCOMPARE(multiScaleSsim(boxes(1, {12, 12}), boxes(1, {12, 12})), std::optional(1.0));
    }
};

QTEST_GUILESS_MAIN(TestQualityAudit)
#include "tst_imaging_quality_audit.moc"
