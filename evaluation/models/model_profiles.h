// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/endpoint.h"

#include <QObject>
#include <QString>

#include <vector>

class QSettings;

namespace groundmark::evaluation {

/// A model that a person has named, to be chosen again: which one, where it is asked, how it
/// decodes, where its key comes from, what it costs. Never the key itself.
struct ModelProfile
{
    QString name; ///< unique, as people choose it
    ModelConfig config;
    double inputPrice = 0.0; ///< per million tokens; 0 for a model of one's own
    double outputPrice = 0.0;

    bool operator==(const ModelProfile&) const = default;
};

/// The profiles of this person, kept in the settings of the program and not in a project: a project
/// is handed on, and what it needs of a model stands in its runs.
class ModelProfiles : public QObject
{
    Q_OBJECT

public:
    /// `settings` must outlive this. Without any profile there is one for Tesseract, which needs
    /// neither a key nor a network.
    explicit ModelProfiles(QSettings& settings, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<ModelProfile>& all() const { return m_profiles; }
    /// Null for an unknown name.
    [[nodiscard]] const ModelProfile* find(const QString& name) const;
    /// Adds it, or renews the one called `before`.
    void store(const ModelProfile& profile, const QString& before = {});
    void remove(const QString& name);
    /// A name that is free: `wanted`, else with a number after it.
    [[nodiscard]] QString freeName(const QString& wanted) const;

signals:
    void changed();

private:
    void read();
    void write();

    QSettings& m_settings;
    std::vector<ModelProfile> m_profiles;
};

} // namespace groundmark::evaluation
