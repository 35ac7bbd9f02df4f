// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/edit.h"
#include "domain/run.h"

#include <QSet>
#include <QTest>

using namespace groundmark;

class TestNames : public QObject
{
    Q_OBJECT

    template <typename Enum>
    void checkVocabulary()
    {
        QSet<QString> seen;
        for (const Name<Enum>& entry : namesOf<Enum>()) {
            QVERIFY2(!seen.contains(entry.name), entry.name.data());
            seen.insert(entry.name);
            QCOMPARE(nameOf(entry.value), entry.name);
            QCOMPARE(valueOf<Enum>(QString(entry.name)), entry.value);
        }
        QVERIFY(!valueOf<Enum>(u"no such word").has_value());
    }

private slots:
    void everyWordNamesOneValue()
    {
        checkVocabulary<ShapeKind>();
        checkVocabulary<Frame>();
        checkVocabulary<RegionRole>();
        checkVocabulary<ImageState>();
        checkVocabulary<SampleState>();
        checkVocabulary<Verdict>();
        checkVocabulary<ReviewVerdict>();
        checkVocabulary<Outcome>();
        checkVocabulary<RunOrigin>();
    }

    void reversingAnEditTwiceGivesItBack()
    {
        Region region;
        region.id = RegionId::create();
        Region moved = region;
        moved.shape = Shape::box({1, 2, 3, 4});
        const Edit edit {QStringLiteral("region.move"), SampleId {7}, {{region, moved}, {moved, {}}}};
        QVERIFY(!(edit.reversed() == edit));
        QCOMPARE(edit.reversed().changes.first().after, std::optional<Record>(moved));
        QVERIFY(edit.reversed().reversed() == edit);
    }
};

QTEST_GUILESS_MAIN(TestNames)
#include "tst_domain_names.moc"
