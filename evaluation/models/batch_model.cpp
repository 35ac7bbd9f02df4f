// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/batch_model.h"

#include "evaluation/models/batch_line.h"
#include "evaluation/models/model_text.h"

#include <QDir>

#include <nlohmann/json.hpp>

namespace groundmark::evaluation {

namespace {

std::optional<BatchLine> lineFrom(const QByteArray& text)
{
    return batchLineFrom(
        nlohmann::ordered_json::parse(text.cbegin(), text.cend(), nullptr, false));
}

} // namespace

BatchModel::BatchModel(std::unique_ptr<Model> online)
    : m_online(std::move(online))
{
}

Result<std::unique_ptr<BatchModel>>
BatchModel::load(const QStringList& files, std::unique_ptr<Model> online)
{
    std::unique_ptr<BatchModel> model(new BatchModel(std::move(online)));
    for (const QString& path : files) {
        auto file = std::make_unique<QFile>(path);
        if (!file->open(QIODevice::ReadOnly)) {
            return Error {
                ModelText::tr("The batch's result can't be read: %1.").arg(file->errorString()),
                QDir::toNativeSeparators(path),
                ModelText::tr("Nothing was changed."),
                ModelText::tr("Check the path and the permissions.")};
        }
        while (!file->atEnd()) {
            const qint64 offset = file->pos();
            const QByteArray text = file->readLine().trimmed();
            if (text.isEmpty()) {
                continue;
            }
            const auto line = lineFrom(text);
            if (!line) {
                ++model->m_unusable;
            } else if (!model->m_places.contains(line->customId)) {
                model->m_places.insert(line->customId, {model->m_files.size(), offset});
            }
        }
        model->m_files.push_back(std::move(file));
    }
    if (model->m_places.isEmpty()) {
        return Error {
            ModelText::tr("There is no result of a batch in it."),
            QDir::toNativeSeparators(files.join(u' ')),
            ModelText::tr("Nothing was changed."),
            ModelText::tr(
                "Give the file that the batch's \"output_file_id\" or \"error_file_id\" names.")};
    }
    return model;
}

void BatchModel::send(const ModelRequest& request, Done done)
{
    std::optional<BatchLine> line;
    if (const auto place = m_places.constFind(request.sampleId); place != m_places.cend()) {
        const std::lock_guard lock(m_mutex);
        QFile& file = *m_files[place->file];
        if (file.seek(place->offset)) {
            line = lineFrom(file.readLine().trimmed());
        }
    }
    if (!line) {
        RawReply missing;
        missing.failure = CallFailure::Rejected;
        missing.problem = ModelText::tr("The result of the batch has no answer to it.");
        done(std::move(missing));
        return;
    }
    done(std::move(line->raw));
}

} // namespace groundmark::evaluation
