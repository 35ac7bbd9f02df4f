// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/sample_list_model.h"
#include "storage/session.h"

#include <QComboBox>

namespace groundmark::annotation {

/// Which sample is current, for a view bar where no list has room. Follows the session's dataset and
/// sample, both ways.
class SampleSelector : public QComboBox
{
    Q_OBJECT

public:
    SampleSelector(storage::Session& session, imaging::Thumbnailer& thumbnailer, QWidget* parent = nullptr);

    [[nodiscard]] const SampleListModel& samples() const { return *m_model; }
    [[nodiscard]] int currentRow() const { return currentIndex(); }
    /// Makes a neighbour current: 1 the next, −1 the one before. Stops at the ends.
    void step(int by);
    void stepUnfinished(int by);
    /// Reads the samples anew; the session's sample becomes current.
    void reload();

private:
    void followSession();

    storage::Session& m_session;
    SampleListModel* m_model;
};

} // namespace groundmark::annotation
