// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"

#include <QComboBox>

namespace groundmark::annotation {

/// Which dataset the lists show, for the view bar. Follows the session, both ways.
class DatasetSelector : public QComboBox
{
    Q_OBJECT

public:
    explicit DatasetSelector(storage::Session& session, QWidget* parent = nullptr);

private:
    void readDatasets();
    void showCurrent();

    storage::Session& m_session;
};

} // namespace groundmark::annotation
