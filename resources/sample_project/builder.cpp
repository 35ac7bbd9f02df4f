// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/builder.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

QByteArray bytesOf(const Json& json)
{
    return json.empty() ? QByteArray() : QByteArray::fromStdString(json.dump());
}

} // namespace

QString demonstrationModel()
{
    return u"Demonstration replies (written by hand)"_s;
}

QUuid idFor(const QString& name)
{
    static const QUuid space(u"6f0a7c3e-52d1-5b1c-9a54-3f1d2c7e8b90"_s);
    return QUuid::createUuidV5(space, name);
}

std::string utf8(const QString& text)
{
    return text.toStdString();
}

Answer plain(const QString& text)
{
    return {text, {}};
}

Answer exact(const Json& json)
{
    const QByteArray bytes = QByteArray::fromStdString(json.dump());
    return {
        json.is_string() ? QString::fromStdString(json.get<std::string>())
                         : QString::fromUtf8(bytes),
        bytes};
}

Json thousand(const QRectF& rect, const QImage& image)
{
    const QRectF scaled = convert(rect, Frame::Pixels, Frame::Thousand, QSizeF(image.size()));
    return Json::array(
        {qRound(scaled.left()),
         qRound(scaled.top()),
         qRound(scaled.right()),
         qRound(scaled.bottom())});
}

void Builder::dataset(const QString& name, const QString& benchmark)
{
    Dataset dataset;
    dataset.id = {qint64(m_project.datasets.size()) + 1};
    dataset.name = name;
    dataset.benchmark = benchmark;
    dataset.source = u"drawn by Groundmark"_s;
    dataset.licence = u"CC0-1.0"_s;
    dataset.demonstration = true;
    // The samples' extra keys are those of the benchmark's own file, so its writer may use them.
    dataset.extra = bytesOf({{"format", benchmark.toStdString()}});
    m_project.datasets.push_back(dataset);

    Run run;
    run.id = {idFor(u"run/demonstration/"_s + benchmark)};
    run.dataset = dataset.id;
    run.name = u"Demonstration, "_s + name;
    run.model = demonstrationModel();
    run.setting = u"direct"_s;
    run.origin = RunOrigin::Demonstration;
    run.parameters = R"({"note":"written by hand to show the program; no model was asked"})";
    m_project.runs.push_back(run);
}

ImageId Builder::picture(const QString& file, const QImage& image)
{
    m_project.pictures.push_back({file, image});
    return {qint64(m_project.pictures.size())};
}

ImageId Builder::picture(const QString& file, const Scene& scene)
{
    return picture(file, scene.image);
}

const Sample& Builder::at(SampleId id) const
{
    return m_project.samples.at(std::size_t(id.value) - 1);
}

SampleId Builder::sample(const Item& item)
{
    Sample sample;
    sample.id = {qint64(m_project.samples.size()) + 1};
    sample.dataset = m_project.datasets.back().id;
    sample.externalId = item.id;
    sample.task = item.task;
    sample.language = item.language;
    sample.state = item.state;
    sample.pages = QList<ImageId>(item.pages.begin(), item.pages.end());
    Question question;
    question.id = {idFor(u"question/"_s + item.id)};
    question.sample = sample.id;
    question.text = item.question;
    question.context = item.context;
    question.choices = item.choices;
    question.answers = item.answers;
    question.rule = item.rule;
    sample.questions = {question};
    sample.extra = bytesOf(item.extra);
    m_project.samples.push_back(sample);
    return sample.id;
}

void Builder::reply(SampleId sample, const QString& raw, Outcome outcome)
{
    Prediction prediction;
    prediction.run = m_project.runs.back().id;
    prediction.sample = sample;
    prediction.raw = raw;
    prediction.outcome = raw.trimmed().isEmpty() ? Outcome::RefusedOrEmpty : outcome;
    prediction.finishReason = u"stop"_s;
    m_project.predictions.push_back(prediction);
}

void Builder::failure(SampleId sample, const QString& error)
{
    reply(sample, {});
    m_project.predictions.back().outcome = Outcome::ApiError;
    m_project.predictions.back().finishReason.clear();
    m_project.predictions.back().error = error;
}

Region& Builder::region(
    SampleId sample, RegionRole role, const QRectF& rect, const QString& key, const QString& text)
{
    Region region;
    region.id = {idFor(u"region/%1/%2"_s.arg(at(sample).externalId, key))};
    region.sample = sample;
    region.role = role;
    region.shape = Shape::box(rect);
    region.text = text;
    region.z = int(std::ranges::count(m_project.regions, sample, &Region::sample));
    m_project.regions.push_back(region);
    return m_project.regions.back();
}

std::map<QString, int> Builder::magicRegions(
    SampleId sample,
    const Scene& scene,
    const QStringList& relevant,
    const QStringList& adversarial)
{
    QStringList names = relevant + adversarial;
    std::ranges::sort(names, [&](const QString& a, const QString& b) {
        const QRectF first = scene.at(a);
        const QRectF second = scene.at(b);
        return std::pair(first.top(), first.left()) < std::pair(second.top(), second.left());
    });
    std::map<QString, int> ordinals;
    for (const QString& name : std::as_const(names)) {
        const RegionRole role
            = relevant.contains(name) ? RegionRole::Relevant : RegionRole::Adversarial;
        const int ordinal = int(ordinals.size()) + 1;
        region(sample, role, scene.at(name), name).ordinal = ordinal;
        ordinals[name] = ordinal;
    }
    return ordinals;
}

void Builder::lines(SampleId sample, const Scene& scene, int page)
{
    int order = 0;
    for (const PlacedLine& line : scene.lines()) {
        const QRectF inside = line.rect.adjusted(-3, -3, 3, 3).intersected(scene.image.rect());
        Region& added = region(
            sample, RegionRole::Word, inside, u"line-%1-%2"_s.arg(page).arg(order), line.text);
        added.page = page;
        added.readingOrder = order++;
    }
}

LabelId Builder::label(const QString& name, const QString& key)
{
    const LabelId id {idFor(u"label/"_s + name)};
    m_project.labels.push_back({id, name, int(m_project.labels.size()), key});
    return id;
}

AnnotatorId Builder::annotator(const QString& name)
{
    const AnnotatorId id {qint64(m_project.annotators.size()) + 1};
    m_project.annotators.push_back({id, name});
    return id;
}

Chain& Builder::chain(
    SampleId sample, const QString& answer, const QList<std::pair<QString, QList<int>>>& steps)
{
    const QString key = u"chain/"_s + at(sample).externalId;
    Chain chain;
    chain.id = {idFor(key)};
    chain.sample = sample;
    chain.model = demonstrationModel();
    chain.setting = u"cot"_s;
    chain.finalAnswer = answer;
    chain.demonstration = true;
    for (const auto& [text, regions] : steps) {
        const int position = int(chain.steps.size());
        chain.steps.append(
            {{idFor(u"%1/%2"_s.arg(key).arg(position))}, chain.id, position, text, regions});
    }
    m_project.chains.push_back(chain);
    return m_project.chains.back();
}

void Builder::verdict(
    const Step& step,
    AnnotatorId annotator,
    Verdict verdict,
    const QString& correction,
    const QString& note)
{
    m_project.verdicts.push_back({step.id, annotator, verdict, correction, {}, note});
}

void Builder::submit(const Chain& chain, AnnotatorId annotator, Verdict finalAnswer)
{
    ChainReview review {chain.id, annotator, finalAnswer, {u"valid"_s}, {}};
    review.submitted = true;
    m_project.chainReviews.push_back(review);
}

void Builder::review(
    SampleId sample,
    const QString& queue,
    ReviewVerdict verdict,
    AnnotatorId annotator,
    const QString& reason,
    const QString& note)
{
    const ReviewId id {idFor(u"review/%1/%2"_s.arg(queue, at(sample).externalId))};
    m_project.reviews.push_back({id, sample, annotator, queue, verdict, reason, note});
}

} // namespace groundmark::sample_project
