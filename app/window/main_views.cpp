// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "annotation/mask/mask_workspace.h"
#include "annotation/mask/recover_workspace.h"
#include "annotation/question/question_workspace.h"
#include "annotation/review/review_workspace.h"
#include "annotation/steps/agreement_workspace.h"
#include "annotation/steps/steps_workspace.h"
#include "annotation/workspaces/annotate_workspace.h"
#include "app/window/key_setup.h"
#include "app/window/mode_stack.h"
#include "viewers/compare/inspect_workspace.h"
#include "viewers/errors/errors_workspace.h"
#include "viewers/evaluate/evaluate_view.h"
#include "viewers/evaluate/models_view.h"
#include "viewers/generate/generate_workspace.h"
#include "viewers/leaderboard/leaderboard_view.h"
#include "viewers/library/library_workspace.h"
#include "viewers/masked/masked_workspace.h"
#include "viewers/robustness/robustness_workspace.h"
#include "viewers/textcue/textcue_workspace.h"
#include "widgets/mode_rail.h"
#include "widgets/search_field.h"
#include "widgets/view_bar.h"

#include <type_traits>

namespace groundmark::app {

using namespace Qt::StringLiterals;

widgets::Workspace* MainWindow::makeLibrary()
{
    auto* library = new viewers::LibraryWorkspace(m_session, m_thumbnailer);
    connect(library, &viewers::LibraryWorkspace::sampleOpened, this, [this] {
        showWorkspace(u"annotate"_s);
    });
    connect(
        library, &viewers::LibraryWorkspace::openSampleProjectRequested, this,
        &MainWindow::openSampleProject);
    connect(library, &viewers::LibraryWorkspace::newProjectRequested, this, &MainWindow::newProject);
    connect(
        library, &viewers::LibraryWorkspace::openProjectRequested, this, &MainWindow::chooseProject);
    connect(library, &viewers::LibraryWorkspace::messageRequested, this, &MainWindow::say);
    return library;
}

widgets::Workspace* MainWindow::makeBoxes()
{
    auto* annotate = new annotation::AnnotateWorkspace(m_session, m_images, m_thumbnailer);
    connect(annotate, &annotation::AnnotateWorkspace::messageRequested, this, &MainWindow::say);
    return annotate;
}

widgets::Workspace* MainWindow::makeSteps()
{
    auto* steps = new annotation::StepsWorkspace(m_session, m_images, m_thumbnailer);
    connect(steps, &annotation::StepsWorkspace::discussionRequested, this, [this] {
        showWorkspace(u"agreement"_s);
    });
    return steps;
}

widgets::Workspace* MainWindow::makeRuns()
{
    auto* evaluate = new viewers::EvaluateView(m_session, m_profiles, m_settings);
    connect(evaluate, &viewers::EvaluateView::importRequested, this, &MainWindow::importFile);
    connect(evaluate, &viewers::EvaluateView::modelsRequested, this, [this] {
        showWorkspace(u"models"_s);
    });
    return evaluate;
}

widgets::Workspace* MainWindow::makeCompare()
{
    auto* inspect = new viewers::InspectWorkspace(m_session, m_images, m_thumbnailer);
    connect(inspect, &viewers::InspectWorkspace::editRequested, this, [this] {
        showWorkspace(u"annotate"_s);
    });
    connect(inspect, &viewers::InspectWorkspace::messageRequested, this, &MainWindow::say);
    connect(inspect, &viewers::InspectWorkspace::importRequested, this, &MainWindow::importFile);
    return inspect;
}

widgets::Workspace* MainWindow::makeRobustness()
{
    auto* robustness = new viewers::RobustnessWorkspace(m_session);
    connect(robustness, &viewers::RobustnessWorkspace::messageRequested, this, &MainWindow::say);
    return robustness;
}

widgets::Workspace* MainWindow::makeLeaderboard()
{
    auto* leaderboard = new viewers::LeaderboardView(m_session);
    connect(
        leaderboard, &viewers::LeaderboardView::samplesRequested, this,
        [this](DatasetId dataset, const RunId& reference, const RunId& other, bool isFixed) {
            auto* compare = qobject_cast<viewers::InspectWorkspace*>(workspace(u"compare"_s));
            compare->showDisagreement(
                dataset, isFixed ? reference : other, isFixed ? other : reference);
            showWorkspace(compare->id());
        });
    return leaderboard;
}

widgets::Workspace* MainWindow::makeErrors()
{
    auto* errors = new viewers::ErrorsWorkspace(m_session, m_images, m_profiles);
    connect(errors, &viewers::ErrorsWorkspace::messageRequested, this, &MainWindow::say);
    return errors;
}

widgets::Workspace* MainWindow::makeTextCue()
{
    auto* textcue = new viewers::TextCueWorkspace(m_session, m_images);
    connect(textcue, &viewers::TextCueWorkspace::messageRequested, this, &MainWindow::say);
    return textcue;
}

widgets::Workspace* MainWindow::makeGenerate()
{
    auto* generate
        = new viewers::GenerateWorkspace(m_session, m_thumbnailer, m_profiles, m_settings);
    connect(generate, &viewers::GenerateWorkspace::importRequested, this, &MainWindow::importFile);
    connect(generate, &viewers::GenerateWorkspace::modelsRequested, this, [this] {
        showWorkspace(u"models"_s);
    });
    connect(generate, &viewers::GenerateWorkspace::reviewRequested, this, [this] {
        showWorkspace(u"review"_s);
    });
    return generate;
}

/// What the rail and its tabs show; each view is made when it is first wanted.
void MainWindow::planViews()
{
    const auto images = [this]<typename View>(std::type_identity<View>) {
        return new View(m_session, m_images, m_thumbnailer);
    };
    m_stack->addMode(
        {u"library"_s, tr("Library"), widgets::Icon::Library,
         {{u"samples"_s, tr("Samples"), [this] { return makeLibrary(); }}}});
    m_stack->addMode(
        {u"annotate"_s, tr("Annotate"), widgets::Icon::Annotate,
         {{u"boxes"_s, tr("Boxes"), [this] { return makeBoxes(); }},
          {u"steps"_s, tr("Steps"), [this] { return makeSteps(); }},
          {u"agreement"_s, tr("Agreement"),
           [this] { return new annotation::AgreementWorkspace(m_session, m_images); }},
          {u"questions"_s, tr("Questions"),
           [this] {
               return new annotation::QuestionWorkspace(
                   m_session, m_images, m_thumbnailer, m_profiles);
           }},
          {u"mask"_s, tr("Mask"),
           [images] { return images(std::type_identity<annotation::MaskWorkspace>()); }},
          {u"recover"_s, tr("Recover"),
           [images] { return images(std::type_identity<annotation::RecoverWorkspace>()); }},
          {u"review"_s, tr("Review"),
           [images] { return images(std::type_identity<annotation::ReviewWorkspace>()); }}}});
    m_stack->addMode(
        {u"evaluate"_s, tr("Evaluate"), widgets::Icon::Evaluate,
         {{u"runs"_s, tr("Runs"), [this] { return makeRuns(); }},
          {u"generate"_s, tr("Generate"), [this] { return makeGenerate(); }},
          {u"models"_s, tr("Models"), [this] { return new viewers::ModelsView(m_profiles); }}}});
    m_stack->addMode(
        {u"inspect"_s, tr("Inspect"), widgets::Icon::Inspect,
         {{u"compare"_s, tr("Compare"), [this] { return makeCompare(); }},
          {u"errors"_s, tr("Errors"), [this] { return makeErrors(); }},
          {u"robustness"_s, tr("Robustness"), [this] { return makeRobustness(); }},
          {u"leaderboard"_s, tr("Leaderboard"), [this] { return makeLeaderboard(); }},
          {u"masked"_s, tr("Masked text"),
           [this] { return new viewers::MaskedWorkspace(m_session, m_images); }},
          {u"textcue"_s, tr("TextCue"), [this] { return makeTextCue(); }}}});

    QList<widgets::ModeItem> items;
    for (const Mode& mode : m_stack->modes()) {
        items.append({mode.id, mode.title, mode.icon});
    }
    m_rail->setModes(items);
    connect(m_stack, &ModeStack::viewMade, this, [this](widgets::Workspace* view) {
        view->viewBar()->addRightEnd(new widgets::CommandButton(m_commands));
        connect(view, &widgets::Workspace::statusChanged, this, &MainWindow::updateStatus);
        collectKeys(m_keys, *this, *m_stack);
    });
    connect(m_stack, &ModeStack::viewShown, this, [this](const widgets::Workspace* view) {
        m_rail->setCurrentMode(m_stack->modeOf(view->id()).id);
        updateStatus();
    });
}

} // namespace groundmark::app
