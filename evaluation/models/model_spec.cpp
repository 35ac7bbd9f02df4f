// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/model_spec.h"

#include "evaluation/models/replay_model.h"
#include "evaluation/models/tesseract_model.h"

#include <QCoreApplication>
#include <QStringList>

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

Result<std::unique_ptr<Model>> makeTesseract(const QString& argument)
{
    return asModel(TesseractModel::create(argument.isEmpty() ? u"eng"_s : argument));
}

Result<std::unique_ptr<Model>> makeReplay(const QString& argument)
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

/// Kinds that the command line promises but this version cannot make.
Result<std::unique_ptr<Model>> makeLater(const QString& argument)
{
    return Error {
        QCoreApplication::translate(
            "ModelSpec", "This kind of model is not built in this version yet."),
        argument,
        {},
        QCoreApplication::translate("ModelSpec", "Use tesseract[:LANG] or replay:FILE.")};
}

constexpr std::array kinds {
    ModelKind {"openai"_L1, "openai:MODEL@URL"_L1, makeLater},
    ModelKind {"tesseract"_L1, "tesseract[:LANG]"_L1, makeTesseract},
    ModelKind {"replay"_L1, "replay:FILE"_L1, makeReplay},
    ModelKind {"command"_L1, "command:PROGRAM"_L1, makeLater},
};

} // namespace

std::span<const ModelKind> modelKinds()
{
    return kinds;
}

Result<std::unique_ptr<Model>> makeModel(const QString& spec)
{
    const qsizetype colon = spec.indexOf(u':');
    const QString kind = colon < 0 ? spec : spec.left(colon);
    const QString argument = colon < 0 ? QString() : spec.mid(colon + 1);
    QStringList usages;
    for (const ModelKind& entry : modelKinds()) {
        if (entry.kind == kind) {
            return entry.make(argument);
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

} // namespace groundmark::evaluation
