// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/session.h"
#include "viewers/evaluate/prompt_preview.h"
#include "widgets/awaited.h"

#include <QThreadPool>
#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace groundmark::widgets {
class LinkButton;
class PanelHeader;
class RoleLabel;
}

namespace groundmark::viewers {

/// What would be sent for one sample: its images as they are prepared, and every word. Prepared
/// beside the window; the last request wins.
class PromptPane : public QWidget
{
    Q_OBJECT

public:
    explicit PromptPane(storage::Session& session, QWidget* parent = nullptr);
    ~PromptPane() override;

    /// What is to be shown from now on; stays at the sample where the dataset is the same. Without
    /// a plan the pane says why there is nothing (`reason`).
    void show(DatasetId dataset, const std::optional<evaluation::RunPlan>& plan, const QString& reason);
    /// Nothing while the preview is being prepared or cannot be.
    [[nodiscard]] const std::optional<PromptPreview>& preview() const { return m_preview; }
    [[nodiscard]] bool isSettled() const { return !m_preparing.isPending(); }
    [[nodiscard]] QList<QAction*> actions() const { return {m_previous, m_next}; }

signals:
    void previewed();
    /// The whole request is to be shown.
    void requestWanted(const QString& title, const QByteArray& request);

private:
    void prepare();
    void take(const Result<PromptPreview>& made);
    void step(int by);
    void showImages(const std::vector<PreviewImage>& images);
    void say(const QString& words);

    storage::Session& m_session;
    DatasetId m_dataset;
    std::optional<evaluation::RunPlan> m_plan;
    qint64 m_index = 0;
    std::optional<PromptPreview> m_preview;
    QThreadPool m_pool;
    widgets::Awaited<Result<PromptPreview>> m_preparing;
    widgets::PanelHeader* m_header;
    QAction* m_previous;
    QAction* m_next;
    QWidget* m_pictures;
    QVBoxLayout* m_pictureColumn;
    QPlainTextEdit* m_prompt;
    QLabel* m_expectedName;
    QPlainTextEdit* m_expected;
    widgets::RoleLabel* m_tokens;
    widgets::LinkButton* m_whole;
};

} // namespace groundmark::viewers
