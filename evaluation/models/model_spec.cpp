// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/model_spec.h"

#include "evaluation/models/command_model.h"
#include "evaluation/models/openai_model.h"
#include "evaluation/models/replay_model.h"
#include "evaluation/models/tesseract_model.h"

#include <QCoreApplication>
#include <QStringList>
#include <QUrl>

#include <array>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

template <typename Kind> Result<std::unique_ptr<Model>> asModel(Result<std::unique_ptr<Kind>> made)
{
    if (!made) {
        return made.error();
    }
    return std::unique_ptr<Model>(std::move(*made));
}

template <OpenAiApi Api>
Result<std::unique_ptr<Model>> makeOpenAi(const QString& argument, const ModelConfig& config)
{
    const auto parts = splitModelAndUrl(argument);
    if (!parts) {
        return parts.error();
    }
    Endpoint endpoint = config.endpoint;
    endpoint.model = parts->model;
    endpoint.baseUrl = parts->url;
    return asModel(OpenAiModel::create(Api, endpoint, config.sampling));
}

Result<std::unique_ptr<Model>> makeTesseract(const QString& argument, const ModelConfig& /*config*/)
{
    return asModel(TesseractModel::create(argument.isEmpty() ? u"eng"_s : argument));
}

Result<std::unique_ptr<Model>> makeReplay(const QString& argument, const ModelConfig& /*config*/)
{
    if (argument.isEmpty()) {
        return Error {
            QCoreApplication::translate("ModelSpec", "The model replay needs a file."),
            {},
            {},
            QCoreApplication::translate("ModelSpec", "Write replay:FILE.")};
    }
    return asModel(ReplayModel::load(argument));
}

Result<std::unique_ptr<Model>> makeCommand(const QString& argument, const ModelConfig& config)
{
    return asModel(CommandModel::create(
        argument, config.sampling, config.endpoint.callSeconds, config.endpoint.replyBytes));
}

constexpr std::array kinds {
    ModelKind {"openai"_L1, "openai:MODEL@URL"_L1, true, makeOpenAi<OpenAiApi::Chat>},
    ModelKind {
        "openai-embeddings"_L1,
        "openai-embeddings:MODEL@URL"_L1,
        true,
        makeOpenAi<OpenAiApi::Embeddings>},
    ModelKind {
        "openai-images"_L1, "openai-images:MODEL@URL"_L1, true, makeOpenAi<OpenAiApi::Images>},
    ModelKind {"tesseract"_L1, "tesseract[:LANG]"_L1, false, makeTesseract},
    ModelKind {"replay"_L1, "replay:FILE"_L1, false, makeReplay},
    ModelKind {"command"_L1, "command:PROGRAM"_L1, false, makeCommand},
};

} // namespace

std::span<const ModelKind> modelKinds()
{
    return kinds;
}

Result<std::unique_ptr<Model>> makeModel(const ModelConfig& config)
{
    if (auto right = checkConfig(config); !right) {
        return right.error();
    }
    const qsizetype colon = config.spec.indexOf(u':');
    const QString kind = colon < 0 ? config.spec : config.spec.left(colon);
    const QString argument = colon < 0 ? QString() : config.spec.mid(colon + 1);
    QStringList usages;
    for (const ModelKind& entry : modelKinds()) {
        if (entry.kind == kind) {
            return entry.make(argument, config);
        }
        usages.append(entry.usage);
    }
    return Error {
        QCoreApplication::translate("ModelSpec", "There is no kind of model called \"%1\".")
            .arg(kind),
        {},
        {},
        QCoreApplication::translate("ModelSpec", "Models are named as %1.")
            .arg(usages.join(u", "_s))};
}

Result<std::unique_ptr<Model>> makeModel(const QString& spec)
{
    ModelConfig config;
    config.spec = spec;
    return makeModel(config);
}

Result<ModelAndUrl> splitModelAndUrl(const QString& argument)
{
    const qsizetype at = argument.lastIndexOf(u"@http"_s);
    const QUrl url(at < 0 ? QString() : argument.mid(at + 1), QUrl::StrictMode);
    const bool isWeb = url.scheme() == u"http" || url.scheme() == u"https";
    if (at < 1 || !url.isValid() || !isWeb || url.host().isEmpty()) {
        return Error {
            QCoreApplication::translate("ModelSpec", "The model or the address is missing."),
            at < 0 ? argument : QString(),
            {},
            QCoreApplication::translate(
                "ModelSpec", "Write openai:MODEL@URL, for example openai:qwen@http://localhost:8000/v1.")};
    }
    if (!url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment()) {
        return Error {
            QCoreApplication::translate(
                "ModelSpec", "An address with a name, a password or a query is not taken."),
            {},
            {},
            QCoreApplication::translate(
                "ModelSpec", "Keys come from an environment variable or the system's key store.")};
    }
    QString text = url.toString(QUrl::StripTrailingSlash);
    while (text.endsWith(u'/')) {
        text.chop(1);
    }
    return ModelAndUrl {argument.left(at), text};
}

} // namespace groundmark::evaluation
