// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/run_repository.h"
#include "tests/viewers/library_fixture.h"
#include "viewers/evaluate/evaluate_view.h"
#include "evaluation/models/model_profiles.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTableView>

namespace groundmark::testing {

/// A project with a small dataset of OCRBench v2, a file of answers to it, and the view of its runs
/// on the screen.
class EvaluateFixture : public LibraryFixture
{
public:
    explicit EvaluateFixture(int samples = 8)
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , profiles(settings)
    {
        Dataset set;
        set.name = QStringLiteral("signs");
        set.benchmark = QStringLiteral("ocrbench-v2");
        dataset = *storage::DatasetRepository(database()).add(set);
        QByteArray answers;
        for (int i = 1; i <= samples; ++i) {
            const QString id = QStringLiteral("s%1").arg(i);
            const QString answer = QStringLiteral("word%1").arg(i);
            const SampleId sample = addSample(
                dataset,
                id,
                answer,
                addImageFile(id + QStringLiteral(".png")),
                QStringLiteral("text recognition en"));
            // Equal requests would be sent once.
            const storage::SampleRepository repository(database());
            Question question = (*repository.find(sample))->questions.front();
            question.text += QStringLiteral(" (%1)").arg(i);
            const auto stored = storage::SampleRepository(database()).storeQuestion(question);
            Q_ASSERT(stored);
            answers += "{\"id\": \"" + id.toUtf8() + "\", \"response\": \"" + answer.toUtf8() + "\"}\n";
        }
        QFile file(folder.filePath(QStringLiteral("answers.jsonl")));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(answers) == answers.size();
        Q_ASSERT(written);
        file.close();
        evaluation::ModelProfile replay;
        replay.name = QStringLiteral("Replay");
        replay.config.spec = QStringLiteral("replay:") + file.fileName();
        profiles.store(replay);
    }

    /// The view, shown, with this model chosen.
    viewers::EvaluateView& show(const QString& model = QStringLiteral("Replay"))
    {
        view = std::make_unique<viewers::EvaluateView>(session, profiles, settings);
        view->resize(1220, 760);
        view->show();
        view->settle();
        choose(QStringLiteral("model"), model);
        view->settle();
        return *view;
    }

    /// As a person does: opens nothing, but steps to the entry by its words.
    void choose(const QString& box, const QString& entry) const
    {
        auto* combo = view->findChild<QComboBox*>(box);
        Q_ASSERT(combo);
        combo->setFocus();
        for (int i = 0; i < combo->count() && combo->currentText() != entry; ++i) {
            QTest::keyClick(combo, i == 0 ? Qt::Key_Home : Qt::Key_Down);
        }
        QCOMPARE(combo->currentText(), entry);
    }

    void type(const QString& field, const QString& text) const
    {
        auto* line = view->findChild<QLineEdit*>(field);
        Q_ASSERT(line);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_Delete);
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }

    [[nodiscard]] QString text(const QString& name) const
    {
        return view->findChild<QPlainTextEdit*>(name)->toPlainText();
    }
    [[nodiscard]] QTableView* runs() const
    {
        return view->findChild<QTableView*>(QStringLiteral("runsTable"));
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return runs()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] std::vector<storage::RunRepository::Summary> storedRuns() const
    {
        return *storage::RunRepository(database()).list();
    }
    /// Triggers the action with this text, which must be enabled.
    void trigger(const QString& words) const
    {
        for (QAction* action : view->commands()) {
            if (action && action->text() == words) {
                QVERIFY2(action->isEnabled(), qPrintable(words));
                return action->trigger();
            }
        }
        QFAIL(qPrintable(words));
    }

    QSettings settings;
    evaluation::ModelProfiles profiles;
    DatasetId dataset;
    std::unique_ptr<viewers::EvaluateView> view;
};

} // namespace groundmark::testing
