// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/new_sample_dialog.h"

#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "storage/dataset_repository.h"
#include "widgets/buttons.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr int Margin = 18; // visual language, section 5
constexpr int ThumbnailSide = 132;
constexpr int MostThumbnails = 400; // longer documents are chosen from by number

} // namespace

NewSampleDialog::NewSampleDialog(storage::Session& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_path(new QLineEdit)
    , m_pageText(new QLineEdit)
    , m_thumbnails(new QListWidget)
    , m_dataset(new QComboBox)
    , m_id(new QLineEdit)
    , m_language(new QComboBox)
    , m_dots(new QComboBox)
    , m_error(new widgets::RoleLabel({}, widgets::FontRole::Body, widgets::RoleLabel::Tone::Bad))
    , m_bar(new QProgressBar)
    , m_make(new QPushButton(tr("Make the sample")))
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    setWindowTitle(tr("New masked sample"));
    buildLayout();
    m_pool.setMaxThreadCount(1);
    const auto datasets = m_session.project()
        ? storage::DatasetRepository(m_session.project()->database()).list().valueOr({})
        : std::vector<storage::DatasetRepository::Listed>();
    for (const auto& listed : datasets) {
        if (listed.dataset.benchmark == QLatin1StringView("mmtr") && !listed.dataset.demonstration) {
            m_dataset->addItem(listed.dataset.name);
        }
    }
    if (m_dataset->count() == 0) {
        m_dataset->addItem(tr("Masked text"));
    }
    connect(m_pageText, &QLineEdit::textChanged, this, &NewSampleDialog::readPages);
    connect(m_thumbnails, &QListWidget::itemSelectionChanged, this, &NewSampleDialog::pagesFromList);
    connect(m_id, &QLineEdit::textEdited, this, [this] {
        m_idTyped = true;
        updateVerb();
    });
    connect(m_dataset, &QComboBox::currentTextChanged, this, &NewSampleDialog::updateVerb);
    connect(m_make, &QPushButton::clicked, this, &NewSampleDialog::accept);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &NewSampleDialog::take);
    updateVerb();
}

NewSampleDialog::~NewSampleDialog()
{
    *m_stop = true;
    m_watcher.waitForFinished();
    m_pool.waitForDone();
}

void NewSampleDialog::buildLayout()
{
    m_path->setReadOnly(true);
    m_path->setPlaceholderText(tr("A PDF, or one or more images"));
    auto* browse = new QPushButton(tr("Choose…"));
    connect(browse, &QPushButton::clicked, this, &NewSampleDialog::chooseFiles);
    m_pathRow = new widgets::FieldRow(tr("File"), m_path);
    m_pathRow->addAfter(browse);
    m_pageText->setPlaceholderText(QStringLiteral("1, 3-5"));
    m_pageRow = new widgets::FieldRow(tr("Pages"), m_pageText);
    m_thumbnails->setViewMode(QListView::IconMode);
    m_thumbnails->setSelectionMode(QAbstractItemView::MultiSelection);
    m_thumbnails->setIconSize({ThumbnailSide, ThumbnailSide});
    m_thumbnails->setResizeMode(QListView::Adjust);
    m_thumbnails->setMovement(QListView::Static);
    m_thumbnails->setUniformItemSizes(true);
    m_thumbnails->setAccessibleName(tr("Pages"));
    m_thumbnails->setMinimumHeight(180);
    m_dataset->setEditable(true);
    m_language->setEditable(true);
    for (const auto& facet : evaluation::mmtr::facets()) {
        if (facet.id == QLatin1StringView("language")) {
            m_language->addItems(facet.values);
        }
    }
    for (const int dots : {150, 200, 300}) {
        m_dots->addItem(tr("%1 dots per inch").arg(dots), dots);
    }
    m_dots->setCurrentIndex(1);
    m_idRow = new widgets::FieldRow(tr("Sample id"), m_id);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->addWidget(new widgets::FieldRow(tr("Dataset"), m_dataset), 0, 0);
    grid->addWidget(m_idRow, 0, 1);
    grid->addWidget(new widgets::FieldRow(tr("Language"), m_language), 1, 0);
    grid->addWidget(new widgets::FieldRow(tr("Resolution"), m_dots), 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    m_error->setWordWrap(true);
    m_error->hide();
    m_bar->hide();
    auto* cancel = new QPushButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &NewSampleDialog::reject);
    widgets::setPrimary(m_make);
    m_make->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_bar, 1);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->setSpacing(12);
    layout->addWidget(m_pathRow);
    layout->addWidget(m_pageRow);
    layout->addWidget(m_thumbnails, 1);
    layout->addLayout(grid);
    layout->addWidget(m_error);
    layout->addLayout(buttons);
    resize(640, 620);
}

void NewSampleDialog::chooseFiles()
{
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Pages of a masked sample"), {},
        tr("PDF and images (%1)").arg(QStringLiteral("*.pdf *.png *.jpg *.jpeg *.webp *.tif *.tiff *.bmp")));
    if (!files.isEmpty()) {
        setFiles(files);
    }
}

void NewSampleDialog::setFiles(const QStringList& files)
{
    *m_stop = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_files = files;
    m_pageCount = 0;
    m_pages.clear();
    m_error->hide();
    m_thumbnails->clear();
    m_path->setText(
        files.size() == 1 ? QDir::toNativeSeparators(files.first()) : tr("%n file(s)", nullptr, static_cast<int>(files.size())));
    QString trouble;
    const auto pdfs = std::ranges::count_if(files, isPdf);
    if (pdfs == 1 && files.size() == 1) {
        const auto pdf = imaging::PdfDocument::open(files.first());
        if (pdf) {
            m_pageCount = pdf->pageCount();
        } else {
            trouble = pdf.error().what + u' ' + pdf.error().hint;
        }
    } else if (pdfs > 0) {
        trouble = tr("Choose one PDF, or images only.");
    }
    m_pathRow->setError(trouble);
    if (!trouble.isEmpty()) {
        m_files.clear();
    }
    const bool hasPages = m_pageCount > 0;
    m_pageRow->setEnabled(hasPages);
    m_dots->setEnabled(hasPages);
    m_pageRow->setFact(hasPages ? tr("of %1").arg(m_pageCount) : QString());
    m_pageText->setText(hasPages ? QStringLiteral("1") : QString());
    if (hasPages) {
        drawThumbnails();
    }
    readPages();
}

void NewSampleDialog::setPages(const QString& pages)
{
    m_pageText->setText(pages);
}

/// Small pages arrive one by one from a worker thread; numbers stand there at once.
void NewSampleDialog::drawThumbnails()
{
    const int shown = std::min(m_pageCount, MostThumbnails);
    QPixmap blank(ThumbnailSide, ThumbnailSide);
    blank.fill(Qt::transparent);
    for (int page = 0; page < shown; ++page) {
        m_thumbnails->addItem(new QListWidgetItem(QIcon(blank), QString::number(page + 1)));
    }
    m_pool.start([this, path = m_files.first(), shown, stop = m_stop] {
        const auto pdf = imaging::PdfDocument::open(path);
        for (int page = 0; pdf && page < shown && !*stop; ++page) {
            const QImage image = pdf->thumbnail(page, ThumbnailSide);
            QMetaObject::invokeMethod(this, [this, page, image, stop] {
                if (!*stop && page < m_thumbnails->count() && !image.isNull()) {
                    m_thumbnails->item(page)->setIcon(QPixmap::fromImage(image));
                }
            });
        }
    });
}

void NewSampleDialog::readPages()
{
    m_pages = m_pageCount > 0 ? imaging::pageNumbersFrom(m_pageText->text(), m_pageCount) : QList<int>();
    m_pageRow->setError(
        m_pageCount > 0 && m_pages.isEmpty() ? tr("Write page numbers from 1 to %1, such as 1, 3-5.").arg(m_pageCount)
                                              : QString());
    if (!m_showing) {
        m_showing = true;
        for (int page = 0; page < m_thumbnails->count(); ++page) {
            m_thumbnails->item(page)->setSelected(m_pages.contains(page));
        }
        m_showing = false;
    }
    if (!m_idTyped) {
        m_id->setText(proposedId(m_files, m_pages));
    }
    updateVerb();
}

void NewSampleDialog::pagesFromList()
{
    if (m_showing) {
        return;
    }
    m_showing = true;
    QStringList numbers;
    for (int page = 0; page < m_thumbnails->count(); ++page) {
        if (m_thumbnails->item(page)->isSelected()) {
            numbers.append(QString::number(page + 1));
        }
    }
    m_pageText->setText(numbers.join(QStringLiteral(", ")));
    m_showing = false;
}

void NewSampleDialog::updateVerb()
{
    const bool chosen = !m_files.isEmpty() && (m_pageCount == 0 || !m_pages.isEmpty());
    const bool named = !m_id->text().trimmed().isEmpty() && !m_dataset->currentText().trimmed().isEmpty();
    m_idRow->setError({});
    m_make->setEnabled(chosen && named && !m_watcher.isRunning());
}

NewSample NewSampleDialog::sample() const
{
    NewSample sample;
    sample.files = m_files;
    sample.pages = m_pages;
    sample.rendering.dotsPerInch = m_dots->currentData().toDouble();
    sample.dataset = m_dataset->currentText().trimmed();
    sample.externalId = m_id->text().trimmed();
    sample.language = m_language->currentText().trimmed();
    return sample;
}

void NewSampleDialog::accept()
{
    if (!m_make->isEnabled() || m_session.project() == nullptr) {
        return;
    }
    m_running = sample();
    m_error->hide();
    const int total = static_cast<int>(m_pageCount > 0 ? m_pages.size() : m_files.size());
    m_bar->setRange(0, total);
    m_bar->setValue(0);
    m_bar->show();
    m_watcher.setFuture(QtConcurrent::run(
        [this, sample = m_running, assets = m_session.project()->assetsFolder(), stop = m_stop] {
            return preparePages(sample, assets, [this, stop](int done, int /*total*/) {
                QMetaObject::invokeMethod(m_bar, [this, done] { m_bar->setValue(done); });
                return !*stop;
            });
        }));
    updateVerb();
}

void NewSampleDialog::take()
{
    const Result<PreparedPages> prepared = m_watcher.result();
    m_bar->hide();
    updateVerb();
    if (*m_stop || m_session.project() == nullptr) {
        return;
    }
    const Result<SampleId> id
        = prepared ? storeSample(*m_session.project(), m_running, *prepared) : Result<SampleId>(prepared.error());
    if (!id) {
        m_error->setText(id.error().toText());
        m_error->show();
        return;
    }
    QDialog::accept();
    emit made(*id);
}

void NewSampleDialog::reject()
{
    *m_stop = true;
    QDialog::reject();
}

} // namespace groundmark::annotation
