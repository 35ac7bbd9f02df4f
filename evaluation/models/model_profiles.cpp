// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/model_profiles.h"

#include <QSettings>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace groundmark::evaluation {

namespace {

const QString Key = QStringLiteral("evaluate/models");

ModelProfile tesseract()
{
    ModelProfile profile;
    profile.name = QStringLiteral("Tesseract");
    profile.config.spec = QStringLiteral("tesseract");
    return profile;
}

} // namespace

ModelProfiles::ModelProfiles(QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    read();
}

void ModelProfiles::read()
{
    m_profiles.clear();
    const QByteArray text = m_settings.value(Key).toByteArray();
    const auto list = nlohmann::json::parse(text.cbegin(), text.cend(), nullptr, false);
    for (const auto& item : list.is_array() ? list : nlohmann::json::array()) {
        if (!item.is_object() || !item.contains("name") || !item["name"].is_string()
            || !item.contains("config")) {
            continue;
        }
        const auto config = modelConfigFromJson(item["config"]);
        const auto price = [&item](const char* key) {
            return item.contains(key) && item[key].is_number() ? item[key].get<double>() : 0.0;
        };
        if (config) {
            m_profiles.push_back(
                {QString::fromStdString(item["name"].get<std::string>()),
                 *config,
                 price("inputPrice"),
                 price("outputPrice")});
        }
    }
    if (m_profiles.empty()) {
        m_profiles.push_back(tesseract());
    }
}

void ModelProfiles::write()
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const ModelProfile& profile : m_profiles) {
        list.push_back(
            {{"name", profile.name.toStdString()},
             {"config", toJson(profile.config)},
             {"inputPrice", profile.inputPrice},
             {"outputPrice", profile.outputPrice}});
    }
    m_settings.setValue(Key, QByteArray::fromStdString(list.dump()));
    emit changed();
}

const ModelProfile* ModelProfiles::find(const QString& name) const
{
    const auto found = std::ranges::find(m_profiles, name, &ModelProfile::name);
    return found == m_profiles.end() ? nullptr : &*found;
}

void ModelProfiles::store(const ModelProfile& profile, const QString& before)
{
    const auto found = std::ranges::find(
        m_profiles, before.isEmpty() ? profile.name : before, &ModelProfile::name);
    if (found == m_profiles.end()) {
        m_profiles.push_back(profile);
    } else {
        *found = profile;
    }
    write();
}

void ModelProfiles::remove(const QString& name)
{
    std::erase_if(m_profiles, [&](const ModelProfile& profile) { return profile.name == name; });
    if (m_profiles.empty()) {
        m_profiles.push_back(tesseract());
    }
    write();
}

QString ModelProfiles::freeName(const QString& wanted) const
{
    QString name = wanted;
    for (int number = 2; find(name); ++number) {
        name = QStringLiteral("%1 (%2)").arg(wanted, QString::number(number));
    }
    return name;
}

} // namespace groundmark::evaluation
