// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/profile_form.h"

#include "evaluation/models/model_spec.h"
#include "viewers/evaluate/field_tools.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"
#include "widgets/link_button.h"

#include <QComboBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

using evaluation::KeySource;
using widgets::FieldRow;

QString textOf(const auto& number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

ProfileForm::ProfileForm(QWidget* parent)
    : QWidget(parent)
    , m_name(new QLineEdit)
    , m_kind(new QComboBox)
    , m_model(new QLineEdit)
    , m_url(new QLineEdit)
    , m_keyKind(new QComboBox)
    , m_keyName(new QLineEdit)
    , m_argument(new QLineEdit)
    , m_temperature(fields::number(QStringLiteral("profileTemperature"), tr("Temperature")))
    , m_maxTokens(fields::number(QStringLiteral("profileMaxTokens"), tr("Most output tokens"), 72))
    , m_seed(fields::number(QStringLiteral("profileSeed"), tr("Seed")))
    , m_extra(new QLineEdit)
    , m_inputPrice(fields::number(QStringLiteral("inputPrice"), tr("Price of input"), 64))
    , m_outputPrice(fields::number(QStringLiteral("outputPrice"), tr("Price of output"), 64))
{
    m_name->setObjectName(QStringLiteral("profileName"));
    m_model->setObjectName(QStringLiteral("modelName"));
    m_url->setObjectName(QStringLiteral("baseUrl"));
    m_url->setPlaceholderText(QStringLiteral("http://localhost:8000/v1"));
    m_kind->setObjectName(QStringLiteral("modelKind"));
    m_kind->addItem(tr("OpenAI-compatible server"), QStringLiteral("openai"));
    m_kind->addItem(tr("Tesseract"), QStringLiteral("tesseract"));
    m_kind->addItem(tr("File of answers"), QStringLiteral("replay"));
    m_kind->addItem(tr("Program on this machine"), QStringLiteral("command"));
    m_keyKind->setObjectName(QStringLiteral("keyKind"));
    m_keyKind->setAccessibleName(tr("Where the key comes from"));
    m_keyKind->addItem(tr("no key"), int(KeySource::Kind::None));
    m_keyKind->addItem(tr("environment variable"), int(KeySource::Kind::Environment));
    m_keyKind->addItem(tr("system key store"), int(KeySource::Kind::Keychain));
    m_keyName->setObjectName(QStringLiteral("keyName"));
    m_keyName->setAccessibleName(tr("Name of the variable or entry"));
    m_argument->setObjectName(QStringLiteral("modelArgument"));
    m_extra->setObjectName(QStringLiteral("extraBody"));
    m_extra->setPlaceholderText(QStringLiteral("{\"top_k\": 1}"));
    build();

    for (QLineEdit* field :
         {m_name,
          m_model,
          m_url,
          m_keyName,
          m_argument,
          m_temperature,
          m_maxTokens,
          m_seed,
          m_extra,
          m_inputPrice,
          m_outputPrice}) {
        connect(field, &QLineEdit::textEdited, this, &ProfileForm::edited);
    }
    for (QComboBox* box : {m_kind, m_keyKind}) {
        connect(box, &QComboBox::activated, this, [this] {
            followKind();
            emit edited();
        });
    }
}

void ProfileForm::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    const auto add = [column](const QString& label, QWidget* field) {
        auto* row = new FieldRow(label, field, FieldRow::LabelPlace::Left);
        column->addWidget(row);
        return row;
    };
    const auto unit = [](const QString& words) { return widgets::quietLabel(words); };
    m_nameRow = add(tr("Name"), m_name);
    add(tr("Kind"), m_kind);
    m_urlRow = add(tr("Base URL"), m_url);
    m_modelRow = add(tr("Model name"), m_model);
    m_keyRow = add(tr("Key from"), m_keyKind);
    m_keyRow->addAfter(m_keyName);
    auto* keep = new widgets::LinkButton(tr("Store a key…"));
    m_keepKey = keep;
    m_keyRow->addAfter(keep);
    connect(keep, &QAbstractButton::clicked, this, [this] {
        emit keyWanted(m_keyName->text().trimmed());
    });
    m_argumentRow = add(tr("Which"), m_argument);
    m_decodingRow
        = add(tr("Decoding"),
              fields::group(
                  {m_temperature,
                   unit(tr("temp.")),
                   m_maxTokens,
                   unit(tr("max")),
                   m_seed,
                   unit(tr("seed"))}));
    m_extraRow = add(tr("Extra body"), m_extra);
    m_priceRow = add(
        tr("Price"),
        fields::group(
            {m_inputPrice, unit(tr("$ in")), m_outputPrice, unit(tr("$ out, per million tokens"))}));
    column->addStretch(1);
}

bool ProfileForm::isServer() const
{
    return m_kind->currentData().toString() == u"openai";
}

void ProfileForm::followKind()
{
    const QString kind = m_kind->currentData().toString();
    const auto keyKind = static_cast<KeySource::Kind>(m_keyKind->currentData().toInt());
    for (QWidget* row : {m_urlRow, m_modelRow, m_keyRow, m_decodingRow, m_extraRow, m_priceRow}) {
        row->setVisible(isServer());
    }
    m_argumentRow->setVisible(!isServer());
    m_keyName->setVisible(keyKind != KeySource::Kind::None);
    m_keyName->setPlaceholderText(
        keyKind == KeySource::Kind::Environment
            ? QString::fromLatin1(evaluation::DefaultKeyVariable)
            : tr("entry"));
    m_keepKey->setVisible(keyKind == KeySource::Kind::Keychain);
    m_argument->setPlaceholderText(
        kind == u"tesseract" ? QStringLiteral("eng+chi_sim")
                             : (kind == u"replay" ? tr("path of the file") : tr("path of the program")));
}

void ProfileForm::setProfile(const evaluation::ModelProfile& profile)
{
    m_config = profile.config;
    const QString kind = profile.config.spec.section(u':', 0, 0);
    const QString argument = profile.config.spec.section(u':', 1);
    m_name->setText(profile.name);
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(kind)));
    const auto parts = evaluation::splitModelAndUrl(argument);
    m_model->setText(isServer() && parts ? parts->model : QString());
    m_url->setText(isServer() && parts ? parts->url : QString());
    m_argument->setText(isServer() ? QString() : argument);
    const KeySource& key = profile.config.endpoint.key;
    m_keyKind->setCurrentIndex(std::max(0, m_keyKind->findData(int(key.kind))));
    m_keyName->setText(key.name);
    m_temperature->setText(textOf(profile.config.sampling.temperature));
    m_maxTokens->setText(textOf(profile.config.sampling.maxTokens));
    m_seed->setText(textOf(profile.config.sampling.seed));
    m_extra->setText(QString::fromUtf8(profile.config.sampling.extraBody));
    const auto price = [](double amount) { return amount > 0.0 ? QString::number(amount) : QString(); };
    m_inputPrice->setText(price(profile.inputPrice));
    m_outputPrice->setText(price(profile.outputPrice));
    followKind();
    (void)this->profile(); // marks what is wrong
}

QString ProfileForm::spec() const
{
    const QString kind = m_kind->currentData().toString();
    if (isServer()) {
        QString url = m_url->text().trimmed();
        while (url.endsWith(u'/')) {
            url.chop(1);
        }
        return kind + u':' + m_model->text().trimmed() + u'@' + url;
    }
    const QString argument = m_argument->text().trimmed();
    return argument.isEmpty() ? kind : kind + u':' + argument;
}

bool ProfileForm::readKey(evaluation::ModelConfig& config)
{
    KeySource& key = config.endpoint.key;
    key.kind = isServer() ? static_cast<KeySource::Kind>(m_keyKind->currentData().toInt())
                          : KeySource::Kind::None;
    key.name = key.kind == KeySource::Kind::None ? QString() : m_keyName->text().trimmed();
    if (key.kind == KeySource::Kind::Environment && key.name.isEmpty()) {
        key.name = QString::fromLatin1(evaluation::DefaultKeyVariable);
    }
    const bool isFine = key.kind == KeySource::Kind::None || KeySource::fromText(key.toText()).hasValue();
    m_keyRow->setError(
        isFine ? QString()
               : tr("Only the name of a variable or an entry belongs here, never the key itself."));
    return isFine;
}

bool ProfileForm::readNumbers(evaluation::ModelProfile& profile)
{
    evaluation::Sampling& sampling = profile.config.sampling;
    bool isWrong = false;
    sampling.temperature = fields::real(m_temperature, 0.0, 2.0, isWrong);
    sampling.maxTokens = fields::whole(m_maxTokens, 1, 10'000'000, isWrong);
    const auto seed = fields::whole(m_seed, 0, std::numeric_limits<int>::max(), isWrong);
    sampling.seed = seed ? std::optional<qint64>(*seed) : std::nullopt;
    m_decodingRow->setError(
        isWrong ? tr("Temperature is 0–2; tokens and seed are whole numbers.") : QString());
    bool isPriceWrong = false;
    profile.inputPrice = fields::real(m_inputPrice, 0.0, 1e6, isPriceWrong).value_or(0.0);
    profile.outputPrice = fields::real(m_outputPrice, 0.0, 1e6, isPriceWrong).value_or(0.0);
    m_priceRow->setError(isPriceWrong ? tr("An amount of money, or nothing.") : QString());
    return !isWrong && !isPriceWrong;
}

std::optional<evaluation::ModelProfile> ProfileForm::profile()
{
    evaluation::ModelProfile profile;
    profile.name = m_name->text().trimmed();
    profile.config = m_config;
    profile.config.spec = spec();
    profile.config.sampling.extraBody = isServer() ? m_extra->text().trimmed().toUtf8() : QByteArray();
    m_nameRow->setError(profile.name.isEmpty() ? tr("A name to choose it by.") : QString());
    const auto parts = evaluation::splitModelAndUrl(profile.config.spec.section(u':', 1));
    m_urlRow->setError(isServer() && !parts ? parts.error().what : QString());
    bool isFine = !profile.name.isEmpty() && (!isServer() || parts);
    // The spec says it too, but people who read a run's parameters look here.
    profile.config.endpoint.model = isServer() && parts ? parts->model : QString();
    profile.config.endpoint.baseUrl = isServer() && parts ? parts->url : QString();
    isFine = readKey(profile.config) && isFine;
    isFine = readNumbers(profile) && isFine;
    const auto checked = evaluation::checkConfig(profile.config);
    m_extraRow->setError(isFine && !checked ? checked.error().what : QString());
    return isFine && checked ? std::optional(profile) : std::nullopt;
}

} // namespace groundmark::viewers
