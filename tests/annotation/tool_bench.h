// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_controller.h"
#include "annotation/tools/word_source.h"

#include <QTest>

#include <memory>
#include <vector>

namespace groundmark::testing {

/// Words that a test lays on the page.
class FakeWords : public annotation::WordSource
{
public:
    void want() override { ++wanted; }
    [[nodiscard]] State state() const override { return now; }
    [[nodiscard]] const std::vector<imaging::RecognisedWord>& words() const override { return all; }
    [[nodiscard]] QString problem() const override { return QStringLiteral("no data"); }
    [[nodiscard]] QStringList languages() const override
    {
        return {QStringLiteral("chi_sim"), QStringLiteral("eng")};
    }
    [[nodiscard]] QString language() const override { return chosen; }
    void setLanguage(const QString& language) override { chosen = language; }
    void become(State state)
    {
        now = state;
        emit changed();
    }

    std::vector<imaging::RecognisedWord> all;
    State now = State::Idle;
    QString chosen = QStringLiteral("eng");
    int wanted = 0;
};

/// A document for tools: applies edits, remembers them, keeps a selection.
class FakeHost : public annotation::ToolHost
{
public:
    [[nodiscard]] QSizeF imageSize() const override { return size; }
    [[nodiscard]] SampleId sample() const override { return {7}; }
    [[nodiscard]] std::span<const Region> regions() const override { return content; }
    [[nodiscard]] QList<RegionId> selection() const override { return selected; }
    void setSelection(const QList<RegionId>& ids) override { selected = ids; }

    [[nodiscard]] Region newRegion() const override
    {
        Region region;
        region.id = RegionId::create();
        region.sample = sample();
        region.ordinal = int(content.size()) + 1;
        return region;
    }

    bool commit(const Edit& edit) override
    {
        edits.append(edit);
        for (const Change& change : edit.changes) {
            const auto place
                = std::find_if(content.begin(), content.end(), [&](const Region& region) {
                      return change.before && std::get<Region>(*change.before) == region;
                  });
            if (change.before && place == content.end()) {
                qFatal("an edit does not start from what is there");
            }
            if (!change.before) {
                content.push_back(std::get<Region>(*change.after));
            } else if (change.after) {
                *place = std::get<Region>(*change.after);
            } else {
                content.erase(place);
            }
        }
        if (controller != nullptr) {
            controller->refresh();
        }
        return true;
    }

    [[nodiscard]] annotation::WordSource* wordSource() const override { return &words; }

    RegionId add(const Shape& shape)
    {
        Region region = newRegion();
        region.shape = shape;
        content.push_back(region);
        if (controller != nullptr) {
            controller->refresh();
        }
        return region.id;
    }

    [[nodiscard]] const Region& region(const RegionId& id) const
    {
        return *std::find_if(
            content.begin(), content.end(), [&](const Region& region) { return region.id == id; });
    }

    QSizeF size {1000, 800};
    std::vector<Region> content;
    QList<RegionId> selected;
    QList<Edit> edits;
    mutable FakeWords words;
    annotation::CanvasController* controller = nullptr;
};

/// A canvas that shows an image of 1000 × 800 pixels, half as large, with tools over a FakeHost.
/// All positions are image pixels; events are real ones.
class ToolBench
{
public:
    ToolBench()
    {
        QImage image(1000, 800, QImage::Format_RGB32);
        image.fill(Qt::gray);
        canvas.resize(700, 600);
        canvas.setSource(std::make_shared<imaging::ImageSource>(image));
        controller = std::make_unique<annotation::CanvasController>(canvas, host);
        host.controller = controller.get();
        canvas.show();
        (void)QTest::qWaitForWindowActive(&canvas);
        canvas.setFocus();
        canvas.setView({500, 400}, 0.5);
    }
    ~ToolBench()
    {
        host.controller = nullptr;
        controller.reset();
    }
    Q_DISABLE_COPY_MOVE(ToolBench)

    [[nodiscard]] QPoint at(QPointF image) const { return canvas.view().toView(image).toPoint(); }

    void press(QPointF image, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(&canvas, Qt::LeftButton, modifiers, at(image));
    }
    void move(QPointF image) { QTest::mouseMove(&canvas, at(image)); }
    void release(QPointF image, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseRelease(&canvas, Qt::LeftButton, modifiers, at(image));
    }
    void click(QPointF image, Qt::KeyboardModifiers modifiers = {})
    {
        press(image, modifiers);
        release(image, modifiers);
    }
    void doubleClick(QPointF image)
    {
        click(image);
        QTest::mouseDClick(&canvas, Qt::LeftButton, {}, at(image));
    }
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2);
        move(to);
        release(to, modifiers);
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&canvas, code, modifiers);
    }

    FakeHost host;
    widgets::ImageCanvas canvas;
    std::unique_ptr<annotation::CanvasController> controller;
};

} // namespace groundmark::testing
