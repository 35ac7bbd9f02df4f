// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/ocr.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace groundmark::annotation {

/// The words printed on the page that is shown, as the word tool sees them. Whoever owns the page
/// implements this.
class WordSource : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Reading, Ready, Failed };

    using QObject::QObject;

    /// Starts to read the page unless that has been done.
    virtual void want() = 0;
    [[nodiscard]] virtual State state() const = 0;
    /// Boxes in displayed pixels, in reading order.
    [[nodiscard]] virtual const std::vector<imaging::RecognisedWord>& words() const = 0;
    /// Why there are none: what happened and what to do.
    [[nodiscard]] virtual QString problem() const = 0;

    /// Tesseract's codes of what can be read.
    [[nodiscard]] virtual QStringList languages() const = 0;
    [[nodiscard]] virtual QString language() const = 0;
    virtual void setLanguage(const QString& language) = 0;

signals:
    /// State, words or language are others.
    void changed();
};

} // namespace groundmark::annotation
