// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"

#include <QHash>

#include <memory>

namespace groundmark::evaluation {

/// Gives answers that were written down before: a JSON Lines file with one object per line,
///   {"id": "<external id of the sample>", "response": "<raw reply>"}
/// in UTF-8. An id may be a number. Other keys and empty lines are passed over. An empty response
/// is RefusedOrEmpty; a sample that is not in the file is an ApiError that names the file.
class ReplayModel : public Model
{
public:
    /// Reads all of the file. Fails when it cannot be opened, when a line is not such an object and
    /// when an id comes twice; the error names the line.
    [[nodiscard]] static Result<std::unique_ptr<ReplayModel>> load(const QString& file);

    ReplayModel(QString file, QHash<QString, QString> replies);

    /// "replay FILE", with the file's name only.
    [[nodiscard]] QString name() const override;
    /// Names the written answer, so that a changed file is asked again.
    [[nodiscard]] QByteArray canonicalRequest(const ModelRequest& request) const override;
    void send(const ModelRequest& request, Done done) override;
    [[nodiscard]] ModelReply read(const RawReply& raw) const override;

    [[nodiscard]] qsizetype size() const { return m_replies.size(); }

private:
    QString m_file;
    QHash<QString, QString> m_replies;
};

} // namespace groundmark::evaluation
