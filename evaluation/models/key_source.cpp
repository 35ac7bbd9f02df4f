// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/key_source.h"

#include "evaluation/models/model_text.h"

#include <QEventLoop>
#include <QTimer>
#include <qt6keychain/keychain.h>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

constexpr auto Service = "groundmark"_L1;
constexpr int StoreMilliseconds = 30'000; ///< long enough for a person to type a password
constexpr qsizetype ShortestSecret = 8;

/// Runs a job of the key store to its end.
Result<void> runJob(QKeychain::Job& job, const QString& name)
{
    job.setAutoDelete(false);
    job.setKey(name);
    QEventLoop loop;
    QTimer limit;
    limit.setSingleShot(true);
    bool isLate = false;
    QObject::connect(&job, &QKeychain::Job::finished, &loop, &QEventLoop::quit);
    QObject::connect(&limit, &QTimer::timeout, &loop, [&loop, &isLate] {
        isLate = true;
        loop.quit();
    });
    limit.start(StoreMilliseconds);
    job.start();
    loop.exec();
    if (!isLate && job.error() == QKeychain::NoError) {
        return {};
    }
    return Error {
        isLate ? ModelText::tr("The system's key store did not answer.")
               : ModelText::tr("The system's key store says: %1")
                     .arg(job.errorString()),
        u"keychain:"_s + name,
        {},
        ModelText::tr("Unlock the key store, or keep the key in an environment variable.")};
}

Result<QByteArray> fromEnvironment(const QString& name)
{
    const QByteArray variable = name.toLocal8Bit();
    if (!qEnvironmentVariableIsSet(variable.constData())) {
        return Error {
            ModelText::tr("The environment variable %1 is not set.")
                .arg(name),
            {},
            {},
            ModelText::tr("Set it to the key in the shell that starts Groundmark.")};
    }
    return qgetenv(variable.constData()).trimmed();
}

bool isVariableName(const QString& name)
{
    return !name.isEmpty() && !name.front().isDigit()
        && std::all_of(name.cbegin(), name.cend(), [](QChar c) {
               return c == u'_' || (c.unicode() < 128 && c.isLetterOrNumber());
           });
}

} // namespace

QString KeySource::toText() const
{
    switch (kind) {
    case Kind::Environment:
        return u"env:"_s + name;
    case Kind::Keychain:
        return u"keychain:"_s + name;
    case Kind::None:
        break;
    }
    return {};
}

Result<KeySource> KeySource::fromText(const QString& text)
{
    if (text.isEmpty()) {
        return KeySource {};
    }
    if (text.startsWith(u"env:") && isVariableName(text.mid(4))) {
        return KeySource {Kind::Environment, text.mid(4)};
    }
    if (text.startsWith(u"keychain:") && text.size() > 9) {
        return KeySource {Kind::Keychain, text.mid(9)};
    }
    return Error {
        ModelText::tr("This does not say where the key is."),
        {},
        {},
        ModelText::tr("Write env:VARIABLE or keychain:NAME, never the key itself.")};
}

Result<QByteArray> fetchKey(const KeySource& source)
{
    switch (source.kind) {
    case KeySource::Kind::None:
        return QByteArray();
    case KeySource::Kind::Environment:
        return fromEnvironment(source.name);
    case KeySource::Kind::Keychain: {
        QKeychain::ReadPasswordJob job(Service);
        if (auto done = runJob(job, source.name); !done) {
            return done.error();
        }
        return job.textData().toUtf8();
    }
    }
    return QByteArray();
}

Result<void> keepKey(const QString& name, const QByteArray& key)
{
    if (key.isEmpty()) {
        QKeychain::DeletePasswordJob job(Service);
        return runJob(job, name);
    }
    QKeychain::WritePasswordJob job(Service);
    job.setTextData(QString::fromUtf8(key));
    return runJob(job, name);
}

QByteArray withoutKey(QByteArray text, const QByteArray& key)
{
    return key.size() < ShortestSecret ? text : text.replace(key, "[key]");
}

} // namespace groundmark::evaluation
