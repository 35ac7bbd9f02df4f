// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/quality_page.h"

#include "storage/edits.h"
#include "storage/review_repository.h"
#include "storage/sample_pictures.h"
#include "viewers/robustness/facts_table.h"
#include "viewers/robustness/split_compare.h"
#include "widgets/buttons.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"
#include "widgets/splitter.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QCheckBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;
constexpr int PulseInterval = 100; // milliseconds
constexpr int PairWidth = 460;

QString wordOf(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Accepted:
        return QCoreApplication::translate("Robustness", "accepted");
    case ReviewVerdict::Rejected:
        return QCoreApplication::translate("Robustness", "rejected");
    case ReviewVerdict::Escalated:
        return QCoreApplication::translate("Robustness", "escalated");
    case ReviewVerdict::Waiting:
        break;
    }
    return {};
}

} // namespace

QualityPage::QualityPage(storage::Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_measure(new QAction(widgets::lineIcon(widgets::Icon::Refresh), tr("Measure the pictures"), this))
    , m_accept(new QAction(tr("Accept"), this))
    , m_reject(new QAction(tr("Reject"), this))
    , m_header(new widgets::PanelHeader(tr("Pictures")))
    , m_table(new FactsTable(
          {tr("Sample"), tr("Against it"), tr("Verdict"), tr("Contrast"), tr("Width"), tr("Height")}, 3))
    , m_pair(new SplitCompare)
    , m_facts(widgets::textLabel({}))
    , m_progress(new widgets::ProgressLine)
{
    m_accept->setShortcut(Qt::Key_Y);
    m_reject->setShortcut(Qt::Key_X);
    widgets::nameForKeys(m_accept, QStringLiteral("quality.accept"));
    widgets::nameForKeys(m_reject, QStringLiteral("quality.reject"));
    for (QAction* action : {m_accept, m_reject}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    m_header->addAction(m_measure, true);
    m_table->setAccessibleName(tr("Review queue of pictures"));
    m_table->setColumnWidths({0, 0, 90, 80, 70, 70});
    m_progress->hide();

    auto* left = new QWidget;
    auto* leftRows = new QVBoxLayout(left);
    leftRows->setContentsMargins(0, 0, 0, 0);
    leftRows->setSpacing(0);
    leftRows->addWidget(m_header);
    leftRows->addWidget(m_table, 1);
    leftRows->addWidget(m_progress);

    auto* right = new widgets::Panel;
    auto* rightRows = new QVBoxLayout(right);
    rightRows->setContentsMargins(0, 0, 0, 0);
    rightRows->setSpacing(0);
    rightRows->addWidget(new widgets::PanelHeader(tr("Picture and what it resembles")));
    rightRows->addWidget(m_pair, 1);
    auto* list = new QWidget;
    auto* listRows = new QVBoxLayout(list);
    listRows->setContentsMargins(12, 8, 12, 8);
    listRows->setSpacing(4);
    listRows->addWidget(m_facts);
    listRows->addWidget(widgets::nameLabel(tr("Can the answer be verified? Untick what fails.")));
    for (const QString& text :
         {tr("The text that the question needs can be read"), tr("The question has one answer"),
          tr("The answer follows from the picture alone"), tr("The answer is typed as the picture writes it")}) {
        auto* check = new QCheckBox(text);
        check->setChecked(true);
        m_checks.push_back(check);
        listRows->addWidget(check);
    }
    rightRows->addWidget(list);
    auto* bar = new widgets::ActionBar;
    auto* reject = widgets::makeActionButton(m_reject, this, widgets::ButtonLook::Dangerous);
    auto* accept = widgets::makeActionButton(m_accept, this, widgets::ButtonLook::Primary);
    widgets::setKeyOnButton(reject, m_reject->shortcut());
    widgets::setKeyOnButton(accept, m_accept->shortcut());
    bar->addLeft(reject);
    bar->addRight(accept);
    rightRows->addWidget(bar);

    auto* columns = new widgets::Splitter(Qt::Horizontal);
    columns->addWidget(left);
    columns->addWidget(right);
    columns->setStretchFactor(0, 1);
    columns->setSizes({2 * PairWidth, PairWidth});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);

    m_pulse.setInterval(PulseInterval);
    connect(&m_pulse, &QTimer::timeout, this, [this] { m_progress->setDone(m_shared->done); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &QualityPage::takeMeasured);
    connect(m_progress, &widgets::ProgressLine::cancelRequested, this, [this] {
        m_shared->cancelled = true;
    });
    connect(&m_pictures, &ConditionImages::imageReady, this, &QualityPage::showCurrent);
    connect(&m_pictures, &ConditionImages::imageFailed, this, [this](const QString&, const QString& reason) {
        m_pair->setImages({}, {}, reason);
    });
    connect(m_measure, &QAction::triggered, this, &QualityPage::measure);
    connect(m_accept, &QAction::triggered, this, [this] { judge(ReviewVerdict::Accepted); });
    connect(m_reject, &QAction::triggered, this, [this] { judge(ReviewVerdict::Rejected); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &QualityPage::showCurrent);
}

QualityPage::~QualityPage()
{
    m_watcher.disconnect(this);
    if (m_shared) {
        m_shared->cancelled = true;
    }
    m_watcher.waitForFinished();
}

void QualityPage::readProject()
{
    const DatasetId dataset = m_dataset;
    m_dataset = {};
    setDataset(dataset);
}

void QualityPage::setDataset(DatasetId dataset)
{
    if (dataset == m_dataset || m_session.project() == nullptr) {
        return;
    }
    m_dataset = dataset;
    m_entries.clear();
    m_images.clear();
    m_reviews.clear();
    storage::Database& database = m_session.project()->database();
    for (const auto& picture : storage::samplePictures(*m_session.project(), dataset).valueOr({})) {
        if (picture.page == 0) {
            m_entries.push_back({picture.sample, picture.externalId, picture.path});
        }
    }
    m_reviews.resize(m_entries.size());
    for (const Review& review : storage::ReviewRepository(database).all().valueOr({})) {
        const auto found = std::ranges::find(m_entries, review.sample, &Entry::sample);
        if (review.queue == queue() && found != m_entries.end()) {
            m_reviews[static_cast<std::size_t>(found - m_entries.begin())] = review;
        }
    }
    fillTable();
}

void QualityPage::measure()
{
    if (m_watcher.isRunning() || m_entries.empty()) {
        return;
    }
    m_shared = std::make_shared<Shared>();
    QStringList paths;
    for (const Entry& entry : m_entries) {
        paths.append(entry.path);
    }
    m_progress->show();
    m_progress->start(tr("Measuring"), paths.size());
    m_pulse.start();
    m_watcher.setFuture(QtConcurrent::run([paths, shared = m_shared] {
        return imaging::auditImages(paths, {}, [shared](qint64 done, qint64 /*total*/) {
            shared->done = done;
            return !shared->cancelled;
        });
    }));
}

void QualityPage::takeMeasured()
{
    m_pulse.stop();
    m_progress->hide();
    auto images = m_watcher.result();
    const bool isSame = images.size() == m_entries.size()
        && std::ranges::equal(images, m_entries, {}, &imaging::AuditedImage::path, &Entry::path);
    if (isSame && !m_shared->cancelled) {
        m_images = std::move(images);
        fillTable();
    }
}

QString QualityPage::flawsOf(std::size_t index) const
{
    if (index >= m_images.size()) {
        return {};
    }
    const imaging::AuditedImage& image = m_images[index];
    QStringList flaws;
    if (image.problem) {
        flaws.append(tr("cannot be read"));
    }
    if (image.duplicateOf) {
        flaws.append(tr("near-duplicate of %1").arg(m_entries[*image.duplicateOf].externalId));
    }
    for (const imaging::QualityFlaw flaw : image.flaws) {
        flaws.append(flaw == imaging::QualityFlaw::Resolution ? tr("too small") : tr("low contrast"));
    }
    return flaws.join(QStringLiteral(", "));
}

void QualityPage::fillTable()
{
    m_order.resize(m_entries.size());
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        m_order[i] = i;
    }
    // What has flaws and no verdict yet stands first.
    std::ranges::stable_sort(m_order, {}, [this](std::size_t i) {
        const bool isFlawed = i < m_images.size() && !m_images[i].isGood();
        return (isFlawed ? 0 : 1) + (m_reviews[i] ? 2 : 0);
    });
    std::vector<FactsRow> rows;
    int flawed = 0;
    for (const std::size_t i : m_order) {
        const bool isMeasured = i < m_images.size() && !m_images[i].problem;
        flawed += i < m_images.size() && !m_images[i].isGood() ? 1 : 0;
        const auto number = [&](int value) {
            return isMeasured ? QString::number(value) : numbers::missing();
        };
        rows.push_back(
            {{m_entries[i].externalId,
              flawsOf(i),
              m_reviews[i] ? wordOf(m_reviews[i]->verdict) : QString(),
              isMeasured ? numbers::decimal(m_images[i].contrast, 1) : numbers::missing(),
              number(isMeasured ? m_images[i].size.width() : 0),
              number(isMeasured ? m_images[i].size.height() : 0)},
             {},
             false,
             i < m_images.size() && m_images[i].problem ? m_images[i].problem->toText() : QString()});
    }
    m_table->setRows(rows);
    m_header->setFacts(
        m_images.empty() ? tr("%1, not measured yet").arg(numbers::count(qint64(m_entries.size())))
                         : tr("%1, %2 with something against them")
                               .arg(numbers::count(qint64(m_entries.size())), numbers::count(flawed)));
    if (!rows.empty()) {
        m_table->selectRow(0);
    }
    showCurrent();
}

void QualityPage::showCurrent()
{
    const int row = m_table->currentIndex().row();
    const bool hasAny = row >= 0 && row < int(m_order.size());
    m_accept->setEnabled(hasAny && !m_session.project()->isReadOnly());
    m_reject->setEnabled(m_accept->isEnabled());
    if (!hasAny) {
        m_pair->setImages({}, {}, {});
        m_facts->clear();
        return;
    }
    const std::size_t index = m_order[static_cast<std::size_t>(row)];
    const bool isMeasured = index < m_images.size();
    const auto twin = isMeasured ? m_images[index].duplicateOf : std::nullopt;
    const QImage own = m_pictures.image({m_entries[index].path, {}, {}, 0});
    const QImage other = twin ? m_pictures.image({m_entries[*twin].path, {}, {}, 0}) : own;
    m_pair->setImages(other, own, tr("The picture is being read."));
    m_pair->setLabels(twin ? m_entries[*twin].externalId : QString(), m_entries[index].externalId);
    m_pair->setSplit(twin ? 0.5 : 0.0);
    QString facts = flawsOf(index);
    if (facts.isEmpty()) {
        facts = isMeasured ? tr("Nothing speaks against this picture.") : tr("Not measured yet.");
    }
    if (twin) {
        facts += tr(" Hashes differ in %1 of 64 bits; up to %2 count as near.")
                     .arg(imaging::hammingDistance(m_images[index].hash, m_images[*twin].hash))
                     .arg(imaging::nearDuplicateDistance);
    }
    m_facts->setText(facts);
}

QString QualityPage::missingChecks() const
{
    QStringList missing;
    for (const QCheckBox* check : m_checks) {
        if (!check->isChecked()) {
            missing.append(check->text());
        }
    }
    return missing.join(QStringLiteral("; "));
}

void QualityPage::judge(ReviewVerdict verdict)
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || row >= int(m_order.size()) || m_session.project() == nullptr) {
        return;
    }
    const std::size_t index = m_order[static_cast<std::size_t>(row)];
    storage::Database& database = m_session.project()->database();
    const auto annotator = storage::ReviewRepository(database).ensureAnnotator(m_session.annotator());
    if (!annotator) {
        m_session.announceFailure(annotator.error());
        return;
    }
    Review review = m_reviews[index].value_or(Review {ReviewId::create(), m_entries[index].sample, {}, queue(), {}, {}, {}});
    review.annotator = annotator->id;
    review.verdict = verdict;
    review.reason = verdict == ReviewVerdict::Rejected ? flawsOf(index) : QString();
    review.note = missingChecks();
    Edit edit;
    edit.sample = review.sample;
    edit.action = QStringLiteral("review.decide");
    edit.changes.push_back(
        {m_reviews[index] ? std::optional<Record>(*m_reviews[index]) : std::nullopt, Record(review)});
    if (auto done = storage::EditWriter(database, m_session.annotator()).apply(edit); !done) {
        m_session.announceFailure(done.error());
        return;
    }
    m_reviews[index] = review;
    m_session.announceEdit(review.sample);
    for (QCheckBox* check : m_checks) {
        check->setChecked(true);
    }
    fillTable(); // the next one without a verdict is there before they ask
}

} // namespace groundmark::viewers
