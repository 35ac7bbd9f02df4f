// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/evaluate/prompt_preview.h"

#include <QWidget>

namespace groundmark::viewers {

/// One image as it is sent, as wide as there is room, with its facts under it: "sent as
/// 979 × 1256, PNG, 1.9 MB".
class PreparedPicture : public QWidget
{
    Q_OBJECT

public:
    explicit PreparedPicture(PreviewImage image, QWidget* parent = nullptr);

    [[nodiscard]] const PreviewImage& image() const { return m_image; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QSize pictureSize(int width) const;
    [[nodiscard]] QStringList facts() const;

    PreviewImage m_image;
};

} // namespace groundmark::viewers
