// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/call_store.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QPlainTextEdit;

namespace groundmark::widgets {
class RoleLabel;
}

namespace groundmark::viewers {

/// The log of one request: what was asked, and every attempt with what came back. Images stand by
/// their digest, and no key is in it, because none was ever stored.
class CallLogDialog : public QDialog
{
    Q_OBJECT

public:
    /// `sample` is the external id.
    CallLogDialog(
        const QString& sample, std::vector<storage::CallRecord> calls, QWidget* parent = nullptr);
    /// A request that was not sent yet.
    CallLogDialog(const QString& sample, const QByteArray& request, QWidget* parent = nullptr);

    /// As shown, for tests and the clipboard.
    [[nodiscard]] QString requestText() const;
    [[nodiscard]] QString replyText() const;

private:
    void build(const QString& sample);
    void showCall(int index);

    std::vector<storage::CallRecord> m_calls;
    QComboBox* m_attempts;
    widgets::RoleLabel* m_facts;
    QPlainTextEdit* m_request;
    QPlainTextEdit* m_reply;
};

} // namespace groundmark::viewers
