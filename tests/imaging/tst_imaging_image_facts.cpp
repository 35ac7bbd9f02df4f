// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/image_facts.h"
#include "tests/imaging/image_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::imaging;
using namespace groundmark::testing;

class TestImageFacts : public QObject
{
    Q_OBJECT

private slots:
    void sizeIsTheDisplayedOne()
    {
        const QByteArray bytes = withOrientation(encoded(quarters({60, 40}), "jpg"), 6);
        const Result<ImageFacts> facts
            = readImageFacts(writeFile(m_folder.filePath(u"a.jpg"_s), bytes));
        QVERIFY(facts);
        QCOMPARE(facts->header.size, QSize(40, 60));
        QCOMPARE(facts->header.storedSize, QSize(60, 40));
        QCOMPARE(facts->header.orientation, 6);
        QCOMPARE(facts->header.fileBytes, bytes.size());
        QCOMPARE(facts->sha256, QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
    }

    void hashOfThreeLettersIsThePublishedOne()
    {
        // FIPS 180-2, appendix B.1.
        const Result<QByteArray> hash = fileSha256(writeFile(m_folder.filePath(u"abc"_s), "abc"));
        QVERIFY(hash);
        QCOMPARE(
            hash->toHex(),
            QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }

    void aJpegWithBytesBehindItsEndIsComplete()
    {
        const QByteArray bytes = encoded(quarters({60, 40}), "jpg") + QByteArray(10'000, 'x');
        QVERIFY(readImageFacts(writeFile(m_folder.filePath(u"tail.jpg"_s), bytes)));
    }

    void failuresAreTold()
    {
        QVERIFY(!readImageFacts(m_folder.filePath(u"none.jpg"_s)));
        QVERIFY(!readImageFacts(writeFile(m_folder.filePath(u"text.jpg"_s), "words")));
        QVERIFY(!fileSha256(m_folder.filePath(u"none.jpg"_s)));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestImageFacts)
#include "tst_imaging_image_facts.moc"
