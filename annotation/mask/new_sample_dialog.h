// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/mask/new_sample.h"
#include "storage/session.h"

#include <QDialog>
#include <QFutureWatcher>
#include <QImage>
#include <QThreadPool>

#include <atomic>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace groundmark::widgets {
class FieldRow;
}

namespace groundmark::annotation {

/// Makes a masked sample out of pages of a PDF or out of image files.
class NewSampleDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewSampleDialog(storage::Session& session, QWidget* parent = nullptr);
    ~NewSampleDialog() override;

    /// One PDF, or images in page order. What is wrong with them is said under the field.
    void setFiles(const QStringList& files);
    /// "1, 3-5"; for a PDF.
    void setPages(const QString& pages);

public slots:
    void accept() override;
    void reject() override;

signals:
    void made(groundmark::SampleId sample);

private:
    void buildLayout();
    void chooseFiles();
    void readPages();
    void pagesFromList();
    void drawThumbnails();
    void updateVerb();
    void take();
    [[nodiscard]] NewSample sample() const;

    storage::Session& m_session;
    QStringList m_files;
    int m_pageCount = 0; ///< of the PDF; 0 for images and before one was chosen
    QList<int> m_pages;
    bool m_idTyped = false;
    bool m_showing = false;
    QLineEdit* m_path;
    widgets::FieldRow* m_pathRow;
    QLineEdit* m_pageText;
    widgets::FieldRow* m_pageRow;
    QListWidget* m_thumbnails;
    QComboBox* m_dataset;
    QLineEdit* m_id;
    widgets::FieldRow* m_idRow;
    QComboBox* m_language;
    QComboBox* m_dots;
    QLabel* m_error;
    QProgressBar* m_bar;
    QPushButton* m_make;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_stop; ///< of the work for the files that are chosen now
    QFutureWatcher<Result<PreparedPages>> m_watcher;
    NewSample m_running;
};

} // namespace groundmark::annotation
