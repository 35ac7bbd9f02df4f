// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"
#include "storage/json_text.h"

#include <QHash>
#include <QRectF>
#include <QSet>
#include <QStringList>

namespace groundmark::storage {

/// GQA's objects as far as MagiC needs them: those that questions name. GQA's files are hundreds of
/// megabytes; they are read piece by piece and only what is needed stays in memory.
struct GqaScene
{
    struct Object
    {
        QString name;
        QRectF box; ///< pixels
    };
    QSize size;
    QHash<QString, Object> objects; ///< by object id
};

/// Which objects a question names, by object id: in the question, the short or the full answer.
[[nodiscard]] QStringList namedObjects(const Json& question);

/// The questions file and the scene graphs that belong together.
struct GqaFiles
{
    QString questions;
    QString scenes; ///< empty when there are none
    QString maps; ///< AiR-D's folder of saliency maps; empty when there is none
};

/// Finds the files in a folder, or beside a questions file: "*questions*.json",
/// "*sceneGraphs*.json", and the first of "fixmaps_corr", "aggregated_maps/fixmaps_corr" (maps of
/// people who answered correctly, which the paper uses).
[[nodiscard]] GqaFiles gqaFilesAt(const QString& path);

/// Everything that has to be known before the first question can be given out.
class GqaIndex
{
public:
    /// Reads the questions once and the scene graphs once. `wanted` narrows to some question ids;
    /// empty: all.
    Result<void> read(const GqaFiles& files, const QSet<QString>& wanted, ImportSink& sink);

    /// The scene of an image; null when the scene graphs don't have it.
    [[nodiscard]] const GqaScene* scene(const QString& image) const;
    /// All objects that any question about the image names.
    [[nodiscard]] QStringList namedOn(const QString& image) const;

private:
    QHash<QString, QStringList> m_named;
    QHash<QString, GqaScene> m_scenes;
};

} // namespace groundmark::storage
