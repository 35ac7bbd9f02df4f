// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/list_reader.h"
#include "storage/session.h"
#include "widgets/workspace.h"

class QLabel;
class QSplitter;
class QStackedWidget;

namespace groundmark::imaging {
class Thumbnailer;
}
namespace groundmark::widgets {
class Badge;
class ViewBar;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class DatasetPanel;
class NoMatchPane;
class SampleFilterBar;
class SampleGallery;
class SampleGalleryModel;

/// The workspace where a project is filled and its samples are found: datasets at the left, a
/// filter and the gallery beside them, and before there is anything, what can be done about it.
class LibraryWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    /// Both must outlive the workspace.
    LibraryWorkspace(
        storage::Session& session, imaging::Thumbnailer& thumbnails, QWidget* parent = nullptr);
    ~LibraryWorkspace() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override;
    void activate() override;
    void settle() override;

public slots:
    /// Asks for a folder of images and shows what adding it would do.
    void addImages();
    /// Asks for a file and shows what importing it would do.
    void importFile();
    /// Shows what importing this file or folder would do: for files that were dropped.
    void importPath(const QString& path);
    /// Asks what to write a dataset as, and writes it.
    void exportDataset();
    /// Asks, and removes the dataset that is shown.
    void removeDataset();

signals:
    /// The session's sample was set by Enter or a double click: somebody wants to work on it.
    void sampleOpened();
    void newProjectRequested();
    void openProjectRequested();
    void openSampleProjectRequested();
    /// Words about something done, for the status bar.
    void messageRequested(const QString& message);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    QWidget* makeBrowser();
    void followSession();
    void closeProject();
    void reloadContent(); ///< everything: samples or datasets came or went
    void reloadDataset(); ///< another dataset is shown
    void reloadSamples(); ///< the filter is another: asks for the list, which comes later
    void takeSamples(std::vector<SampleId> ids);
    void showPage();
    void showConditions(qint64 all);
    void showBadge();
    void openSample(SampleId sample);
    void adaptWidths();

    storage::Session& m_session;
    imaging::Thumbnailer& m_thumbnails;
    widgets::ViewBar* m_viewBar;
    SampleGalleryModel* m_samples;
    DatasetPanel* m_datasets;
    SampleFilterBar* m_filter = nullptr;
    SampleGallery* m_gallery = nullptr;
    NoMatchPane* m_noMatch = nullptr;
    QStackedWidget* m_list = nullptr; ///< gallery, or nothing matches, or the error
    QLabel* m_failure = nullptr;
    QStackedWidget* m_pages; ///< no project, no samples, browser
    QWidget* m_noProject = nullptr;
    QWidget* m_noSamples = nullptr;
    QWidget* m_browser = nullptr;
    QSplitter* m_splitter;
    QAction* m_addImages = nullptr;
    QAction* m_importFile = nullptr;
    QAction* m_exportDataset = nullptr;
    QAction* m_removeDataset = nullptr;
    QAction* m_find = nullptr;
    bool m_isNarrow = false;
    storage::ListReader m_lists;
};

} // namespace groundmark::viewers
