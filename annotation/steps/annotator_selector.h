// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"

#include <QComboBox>

namespace groundmark::annotation {

/// Who is at work: those whom the project knows, or a new name. Whoever is chosen signs what
/// follows and sees their own judgements alone.
class AnnotatorSelector : public QComboBox
{
    Q_OBJECT

public:
    explicit AnnotatorSelector(storage::Session& session, QWidget* parent = nullptr);

private:
    void readAnnotators();
    void choose();

    storage::Session& m_session;
};

} // namespace groundmark::annotation
