// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"

#include <QFile>
#include <QHash>
#include <QStringList>

#include <memory>
#include <mutex>
#include <vector>

namespace groundmark::evaluation {

/// Answers with what came back from a batch: the same requests, and so the same places in the
/// cache, as asking the model at once; only the way is another. A sample that the files do not
/// answer is a failed call and never a wrong answer.
class BatchModel : public Model
{
public:
    /// Notes where each answer stands; the answers stay in the files, which must not change.
    /// `online` is the model that the batch was written for. Lines that are not JSON or no results
    /// are passed over and counted; fails when a file cannot be read or holds no result at all.
    [[nodiscard]] static Result<std::unique_ptr<BatchModel>>
    load(const QStringList& files, std::unique_ptr<Model> online);

    [[nodiscard]] QString name() const override { return m_online->name(); }
    [[nodiscard]] QByteArray canonicalRequest(const ModelRequest& request) const override
    {
        return m_online->canonicalRequest(request);
    }
    void send(const ModelRequest& request, Done done) override;
    [[nodiscard]] ModelReply read(const RawReply& raw) const override { return m_online->read(raw); }

    [[nodiscard]] qsizetype size() const { return m_places.size(); }
    [[nodiscard]] qint64 unusableLines() const { return m_unusable; }

private:
    explicit BatchModel(std::unique_ptr<Model> online);

    struct Place
    {
        std::size_t file = 0;
        qint64 offset = 0;
    };

    std::unique_ptr<Model> m_online;
    std::vector<std::unique_ptr<QFile>> m_files;
    std::mutex m_mutex; ///< for the files' positions
    QHash<QString, Place> m_places; ///< by custom_id; the first of several
    qint64 m_unusable = 0;
};

} // namespace groundmark::evaluation
