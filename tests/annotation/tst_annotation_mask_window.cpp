// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/leakage_pane.h"
#include "annotation/mask/mask_workspace.h"
#include "annotation/mask/new_sample_dialog.h"
#include "annotation/mask/page_strip.h"
#include "annotation/mask/recover_panel.h"
#include "annotation/mask/recover_workspace.h"
#include "annotation/mask/mask_review.h"
#include "evaluation/benchmarks/mmtr/benchmark.h"
#include "evaluation/run/score_run.h"
#include "imaging/word_cache.h"
#include "storage/region_repository.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"
#include "storage/session.h"
#include "tests/imaging/pdf_files.h"
#include "widgets/badge.h"
#include "widgets/canvas/image_canvas.h"

#include <QDir>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::annotation;
using namespace Qt::StringLiterals;

namespace {

constexpr int Patience = 60'000; // milliseconds: Tesseract reads pages on a busy machine

struct Window
{
    QTemporaryDir folder;
    storage::Session session {u"ann"_s};
    imaging::ImageStore images;
    imaging::Thumbnailer thumbnailer;
    MaskWorkspace mask {session, images, thumbnailer};
    RecoverWorkspace recover {session, images, thumbnailer};

    Window()
    {
        if (!session.create(folder.filePath(u"p.groundmark"_s))) {
            qFatal("no project");
        }
        mask.resize(1376, 840);
        recover.resize(1376, 840);
        show(mask);
    }

    void show(widgets::Workspace& workspace)
    {
        mask.setVisible(&workspace == &mask);
        recover.setVisible(&workspace == &recover);
        workspace.activate();
    }

    /// Goes through the dialog as a person would; gives the sample.
    SampleId makeSample(const QString& pdf, const QString& pages)
    {
        mask.newSample();
        auto* dialog = mask.findChild<NewSampleDialog*>();
        QSignalSpy made(dialog, &NewSampleDialog::made);
        dialog->setFiles({pdf});
        dialog->setPages(pages);
        dialog->accept();
        if (made.isEmpty() && !made.wait(Patience)) {
            qFatal("no sample was made");
        }
        return session.sample();
    }

    Sample sample() { return **storage::SampleRepository(session.project()->database()).find(session.sample()); }
    std::vector<Region> regions() { return *storage::RegionRepository(session.project()->database()).ofSample(session.sample()); }

    /// Where Tesseract has read the word on the page that is shown.
    QPointF placeOf(const QString& text)
    {
        const QString kept
            = QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)).filePath(u"words"_s);
        const auto words = imaging::keptWords(
            imaging::wordFile(kept, mask.canvas().source()->path(), u"eng"_s));
        for (const imaging::RecognisedWord& word : words.value_or(std::vector<imaging::RecognisedWord>())) {
            if (word.text == text) {
                return QRectF(word.box).center();
            }
        }
        qFatal("%s was not read", qPrintable(text));
    }

    void click(QPointF image, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint at = mask.canvas().view().toView(image).toPoint();
        QTest::mouseMove(&mask.canvas(), at);
        QTest::mouseClick(&mask.canvas(), Qt::LeftButton, modifiers, at);
    }

    void trigger(widgets::Workspace& workspace, const QString& text)
    {
        for (QAction* action : workspace.commands()) {
            if (action != nullptr && action->text() == text) {
                QVERIFY2(action->isEnabled(), qPrintable(text));
                action->trigger();
                return;
            }
        }
        QFAIL(qPrintable(u"there is no command "_s + text));
    }
};

QString labelText(const QWidget& parent, const QString& containing)
{
    for (const QLabel* label : parent.findChildren<QLabel*>()) {
        if (label->text().contains(containing)) {
            return label->text();
        }
    }
    return {};
}

} // namespace

/// A masked sample from a PDF to its scores, with mouse and keyboard.
class TestMaskWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void twoPagesOfAPdfBecomeAMaskedSampleWithScores()
    {
        Window window;
        const QString pdf = window.folder.filePath(u"report.pdf"_s);
        testing::writePdf(pdf, {u"Annual report\nLighthouse spending\nTotal 594 EUR"_s, u"Notes\nEllmouth Harbour"_s});
        window.makeSample(pdf, u"1-2"_s);
        QCOMPARE(window.sample().externalId, u"report-p1-2"_s);
        QCOMPARE(window.mask.findChild<PageStrip*>()->count(), 2);

        window.mask.settle(); // the page is there and its words are read
        const auto& source = window.mask.canvas().source();
        QVERIFY(source != nullptr);
        window.click(window.placeOf(u"Lighthouse"_s));
        QTRY_COMPARE_WITH_TIMEOUT(window.regions().size(), size_t(1), Patience);
        QCOMPARE(window.sample().questions.value(0).answers.value(0).text, u"Lighthouse"_s);
        window.click(window.placeOf(u"spending"_s), Qt::ShiftModifier);
        QCOMPARE(window.regions().size(), size_t(1));
        QCOMPARE(window.sample().questions.value(0).answers.value(0).text, u"Lighthouse spending"_s);

        window.trigger(window.mask, u"Check for leaks"_s);
        auto* pane = window.mask.findChild<LeakagePane*>();
        QTRY_VERIFY_WITH_TIMEOUT(!labelText(*pane, u"The target is printed nowhere else"_s).isEmpty(), Patience);

        window.trigger(window.mask, u"Submit and next"_s);
        QCOMPARE(window.sample().state, SampleState::Done);
        QVERIFY(window.regions()[0].attributes.contains("\"level\":\"L1\"")); // two words: what the length says

        const evaluation::MmtrBench benchmark;
        storage::ProjectRunStore store(*window.session.project());
        storage::RunRepository runs(window.session.project()->database());
        const QStringList replies {u"lighthouse spending"_s, u"No masked text regions were identified."_s};
        for (int i = 0; i < replies.size(); ++i) {
            Run run;
            run.id = RunId::create();
            run.dataset = window.sample().dataset;
            run.name = u"run %1"_s.arg(i);
            run.model = u"model"_s;
            QVERIFY(runs.store(run).hasValue());
            Prediction prediction;
            prediction.run = run.id;
            prediction.sample = window.session.sample();
            prediction.raw = replies[i];
            QVERIFY(runs.storePrediction(prediction).hasValue());
            const auto report = evaluation::scoreRun(store, benchmark, run.id);
            QVERIFY(report.hasValue());
            QCOMPARE(report->scored, i == 0 ? 1 : 0);
            QCOMPARE(report->unparseable, i == 0 ? 0 : 1);
            const auto items = *store.tableItems(run.id, &benchmark);
            QCOMPARE(items.front().groups.at(u"pages"_s), u"multi"_s);
            QCOMPARE(items.front().score, i == 0 ? 1.0 : 0.0);
        }
    }

    void theSecondReviewSeesNoTargetBeforeItIsRevealed()
    {
        Window window;
        const QString pdf = window.folder.filePath(u"report.pdf"_s);
        testing::writePdf(pdf, {u"Annual report\nLighthouse spending"_s});
        window.makeSample(pdf, u"1"_s);
        window.mask.settle();
        window.click(window.placeOf(u"Lighthouse"_s));
        QTRY_COMPARE_WITH_TIMEOUT(window.regions().size(), size_t(1), Patience);
        const QRectF masked = window.regions()[0].shape.bounds();
        window.trigger(window.mask, u"Submit and next"_s);

        window.show(window.recover);
        window.recover.settle();
        auto* canvas = window.recover.findChild<widgets::ImageCanvas*>();
        QTRY_VERIFY_WITH_TIMEOUT(canvas->source() != nullptr && canvas->source()->isFinished(), Patience);
        QVERIFY(canvas->source()->path() != window.mask.canvas().source()->path());
        const QImage seen(canvas->source()->path());
        for (int x = int(masked.left()) + 1; x < int(masked.right()) - 1; ++x) {
            QCOMPARE(seen.pixelColor(x, int(masked.center().y())), QColor(Qt::black));
        }
        QVERIFY(labelText(window.recover, u"Lighthouse"_s).isEmpty());

        auto* panel = window.recover.findChild<RecoverPanel*>();
        auto* field = panel->findChild<QPlainTextEdit*>();
        field->setFocus();
        QTest::keyClicks(field, u"harbour"_s);
        window.trigger(window.recover, u"Reveal the target"_s);
        QVERIFY(panel->isRevealed());
        QVERIFY(!panel->agrees());
        QVERIFY(!labelText(window.recover, u"Lighthouse"_s).isEmpty());
        window.trigger(window.recover, u"Not recovered: exclude"_s);
        QCOMPARE(window.sample().state, SampleState::Rejected);
        const auto reviews = *reviewsOf(window.session.project()->database(), window.session.sample());
        QCOMPARE(reviews.size(), size_t(1));
        QCOMPARE(reviews[0].reason, NotRecoveredReason);
        QCOMPARE(reviews[0].note, u"harbour"_s);
        QVERIFY(!labelText(*panel, u"1 reviewed: 0 recovered, 1 excluded"_s).isEmpty());
    }

    void badFilesAreRefusedInTheDialog_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        QTest::newRow("empty") << QByteArray() << u"The file is empty."_s;
        QTest::newRow("broken") << QByteArray("%PDF-1.7\nnothing") << u"broken"_s;
        QTest::newRow("encrypted") << QByteArray("encrypted") << u"password"_s;
    }

    void badFilesAreRefusedInTheDialog()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        Window window;
        const QString path = window.folder.filePath(u"bad.pdf"_s);
        if (bytes == "encrypted") {
            testing::writeEncryptedPdf(path);
        } else {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        }
        window.mask.newSample();
        auto* dialog = window.mask.findChild<NewSampleDialog*>();
        dialog->setFiles({path});
        QVERIFY(!labelText(*dialog, reason).isEmpty());
        dialog->accept(); // does nothing
        QVERIFY(dialog->isVisible());
        QVERIFY(!window.session.sample().isStored());
    }

    void aReadOnlyProjectShowsAndEditsNothing()
    {
        Window window;
        const QString pdf = window.folder.filePath(u"report.pdf"_s);
        testing::writePdf(pdf, {u"Annual report"_s});
        const SampleId id = window.makeSample(pdf, u"1"_s);
        QVERIFY(window.session.open(window.folder.filePath(u"p.groundmark"_s), storage::Project::Mode::ReadOnly).hasValue());
        window.session.setSample(id);
        window.mask.activate();
        window.mask.settle();
        window.click({140, 60});
        QVERIFY(window.regions().empty());
        for (QAction* action : window.mask.commands()) {
            if (action != nullptr && action->text() == u"Submit and next"_s) {
                QVERIFY(!action->isEnabled());
            }
        }
    }
};

QTEST_MAIN(TestMaskWindow)
#include "tst_annotation_mask_window.moc"
