// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/annotate_workspace.h"
#include "app/window/main_window.h"
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"

#include <QApplication>
#include <QImage>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>

namespace groundmark::testing {

/// The window on a project of two samples with a white page each, "first" of 640 × 480 and "second"
/// of 320 × 240 pixels, in Annotate on the first of them. Settings are kept from window to window.
class WindowFixture
{
public:
    WindowFixture() { makeProject(); }

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] app::MainWindow& window() const { return *m_window; }
    [[nodiscard]] storage::Session& session() const { return *m_session; }
    [[nodiscard]] annotation::AnnotateWorkspace& annotate() const
    {
        return *qobject_cast<annotation::AnnotateWorkspace*>(
            m_window->workspace(QStringLiteral("annotate")));
    }
    [[nodiscard]] SampleId sample(int index) const { return m_samples[size_t(index)]; }
    [[nodiscard]] std::vector<Region> stored(int sampleIndex = 0) const
    {
        return *storage::RegionRepository(m_session->project()->database())
                    .ofSample(sample(sampleIndex));
    }
    void store(const Region& region) const
    {
        QVERIFY(storage::RegionRepository(m_session->project()->database()).store(region));
    }

    /// Puts a box into the file; before open(), or reopen afterwards.
    RegionId storeBox(const QRectF& box, int z = 0) const
    {
        Region region;
        region.id = RegionId::create();
        region.sample = sample(0);
        region.shape = Shape::box(box);
        region.z = z;
        store(region);
        return region.id;
    }
    void showSample(int index) const
    {
        m_session->setSample(sample(index));
        annotate().settle();
        annotate().canvas().setFocus();
    }

    /// Opens a new window on the project, as after a restart.
    void open()
    {
        m_window.reset();
        m_session.reset();
        m_settings = std::make_unique<QSettings>(path(QStringLiteral("s.ini")), QSettings::IniFormat);
        if (!m_theme) {
            m_theme = std::make_unique<widgets::Theme>(*qApp, widgets::Theme::Mode::Light);
        }
        m_session = std::make_unique<storage::Session>(QStringLiteral("ann-01"));
        m_window = std::make_unique<app::MainWindow>(*m_session, *m_theme, *m_settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(m_window->openProject(path(QStringLiteral("p.groundmark"))));
        m_session->setSample(sample(0));
        m_window->showWorkspace(QStringLiteral("annotate"));
        annotate().settle();
        annotate().canvas().setFocus();
    }

    /// Runs `what` as soon as a dialog shows, which the next event opens; the dialog is closed then.
    static void inDialog(const std::function<void(QWidget&)>& what)
    {
        auto* timer = new QTimer(qApp);
        QObject::connect(timer, &QTimer::timeout, timer, [timer, what] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                timer->deleteLater();
                timer->stop();
                what(*dialog);
                dialog->close();
            }
        });
        timer->start(0);
    }

private:
    void makeProject()
    {
        auto project = storage::Project::create(path(QStringLiteral("p.groundmark")));
        QVERIFY(project);
        Dataset dataset;
        dataset.name = QStringLiteral("set");
        storage::Database& database = (*project)->database();
        Sample sample;
        sample.dataset = *storage::DatasetRepository(database).add(dataset);
        const std::pair<QString, QSize> pages[] {
            {QStringLiteral("first"), {640, 480}}, {QStringLiteral("second"), {320, 240}}};
        for (const auto& [id, size] : pages) {
            QImage page(size, QImage::Format_RGB32);
            page.fill(Qt::white);
            QVERIFY(page.save(path(id + QStringLiteral(".png"))));
            Image image;
            image.path = id + QStringLiteral(".png");
            image.size = size;
            sample.pages = {*storage::ImageRepository(database).store(image)};
            sample.externalId = id;
            m_samples.push_back(*storage::SampleRepository(database).add(sample));
        }
    }

    QTemporaryDir m_folder;
    std::vector<SampleId> m_samples;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<widgets::Theme> m_theme;
    std::unique_ptr<storage::Session> m_session;
    std::unique_ptr<app::MainWindow> m_window;
};

} // namespace groundmark::testing
