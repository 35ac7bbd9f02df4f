// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/question_set.h"

#include "evaluation/metrics/char_hash_embedding.h"
#include "imaging/hash_index.h"
#include "imaging/image_decoder.h"
#include "imaging/quality.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>
#include <QtEndian>

#include <algorithm>
#include <numeric>

namespace groundmark::annotation {

namespace {

using Contents = QuestionSet::Contents;
using Read = Result<std::shared_ptr<const Contents>>;

QByteArray bytesOf(std::uint64_t bits)
{
    QByteArray bytes(8, Qt::Uninitialized);
    qToBigEndian(quint64(bits), bytes.data());
    return bytes;
}

QByteArray hashOf(const QString& path)
{
    const auto header = imaging::readImageHeader(path);
    if (!header || !imaging::checkLimits(path, *header, {})) {
        return {};
    }
    const auto image = imaging::decodeImage(path, *header, 0, [] { return false; });
    const auto hash = image ? imaging::perceptualHash(*image) : std::nullopt;
    return hash ? bytesOf(hash->bits) : QByteArray();
}

Read readAll(const std::shared_ptr<storage::Project>& project, DatasetId dataset, const std::atomic_bool& stop)
{
    storage::QuestionRepository repository(project->database());
    auto questions = repository.list(dataset);
    if (!questions) {
        return questions.error();
    }
    auto contents = std::make_shared<Contents>();
    contents->questions = std::move(*questions);
    for (storage::ListedQuestion& question : contents->questions) {
        if (stop) {
            break;
        }
        if (question.perceptualHash.isEmpty() && question.image.isStored()) {
            question.perceptualHash = hashOf(project->absolutePath(question.imagePath));
            if (!question.perceptualHash.isEmpty() && !project->isReadOnly()) {
                // Only saves the next reading some time.
                [[maybe_unused]] const auto kept = repository.storeHash(question.image, question.perceptualHash);
            }
        }
        contents->embeddings.push_back(
            question.text.isEmpty() ? std::vector<double>() : evaluation::charHashEmbedding(question.text));
    }
    return std::shared_ptr<const Contents>(std::move(contents));
}

} // namespace

QuestionSet::QuestionSet(QObject* parent)
    : QObject(parent)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(1);
}

QuestionSet::~QuestionSet()
{
    *m_stop = true;
    m_pool.waitForDone();
}

void QuestionSet::clear()
{
    *m_stop = true;
    m_contents.reset();
    m_reading = false;
}

void QuestionSet::read(const storage::Project& project, DatasetId dataset)
{
    *m_stop = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_reading = true;
    auto connection = project.connectAgain();
    if (!connection) {
        m_reading = false;
        emit failed(connection.error());
        return;
    }
    auto* watcher = new QFutureWatcher<Read>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, stop = m_stop] {
        watcher->deleteLater();
        if (*stop) {
            return; // another reading is what counts now
        }
        m_reading = false;
        const Read result = watcher->result();
        if (!result) {
            emit failed(result.error());
            return;
        }
        m_contents = *result;
        emit changed();
    });
    std::shared_ptr<storage::Project> own(std::move(*connection));
    watcher->setFuture(QtConcurrent::run(
        &m_pool, [own = std::move(own), dataset, stop = m_stop]() -> Read { return readAll(own, dataset, *stop); }));
}

const std::vector<storage::ListedQuestion>& QuestionSet::questions() const
{
    static const std::vector<storage::ListedQuestion> none;
    return m_contents ? m_contents->questions : none;
}

evaluation::logicocr::Distribution QuestionSet::distribution() const
{
    evaluation::logicocr::Distribution distribution;
    for (const auto& question : questions()) {
        if (!question.text.isEmpty() && question.state != SampleState::Rejected) {
            distribution.add(question.task, question.scenario);
        }
    }
    return distribution;
}

std::vector<SampleId> QuestionSet::waiting(const QString& scenario) const
{
    std::vector<SampleId> samples;
    for (const auto& question : questions()) {
        const bool fits = scenario.isEmpty() || question.scenario == scenario;
        if (question.text.isEmpty() && fits && question.state != SampleState::Rejected) {
            samples.push_back(question.sample);
        }
    }
    return samples;
}

void QuestionSet::compare(SampleId sample, evaluation::logicocr::QuestionInput& input) const
{
    input.compared = isReady();
    input.nearestQuestion.reset();
    input.nearestImage.reset();
    input.sameImage = 0;
    if (!isReady()) {
        return;
    }
    const auto& all = m_contents->questions;
    const auto own = std::ranges::find(all, sample, &storage::ListedQuestion::sample);
    const auto embedding
        = input.question.isEmpty() ? std::vector<double>() : evaluation::charHashEmbedding(input.question);
    for (std::size_t i = 0; i < all.size() && i < m_contents->embeddings.size(); ++i) {
        const storage::ListedQuestion& other = all[i];
        if (other.sample == sample) {
            continue;
        }
        const auto& there = m_contents->embeddings[i];
        if (!embedding.empty() && !there.empty()) {
            const double likeness = std::inner_product(embedding.begin(), embedding.end(), there.begin(), 0.0);
            if (!input.nearestQuestion || likeness > input.nearestQuestion->likeness) {
                input.nearestQuestion = {other.sample, other.externalId, likeness};
            }
        }
        if (own == all.end() || !own->image.isStored()) {
            continue;
        }
        const bool same = other.image == own->image || (!own->sha256.isEmpty() && other.sha256 == own->sha256);
        if (same) {
            input.sameImage += other.text.isEmpty() ? 0 : 1;
        } else if (own->perceptualHash.size() == 8 && other.perceptualHash.size() == 8) {
            const auto bits = static_cast<double>(imaging::hammingDistance(
                qFromBigEndian<quint64>(own->perceptualHash.constData()),
                qFromBigEndian<quint64>(other.perceptualHash.constData())));
            if (!input.nearestImage || bits < input.nearestImage->likeness) {
                input.nearestImage = {other.sample, other.externalId, bits};
            }
        }
    }
}

} // namespace groundmark::annotation
