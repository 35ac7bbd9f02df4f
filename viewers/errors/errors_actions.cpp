// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/errors_workspace.h"

#include "storage/error_label_repository.h"
#include "viewers/errors/ask_judge_dialog.h"
#include "viewers/errors/counts_page.h"
#include "viewers/errors/error_rules.h"
#include "viewers/errors/failure_pane.h"
#include "viewers/errors/taxonomy_dialog.h"
#include "viewers/errors/type_pad.h"
#include "widgets/buttons.h"
#include "widgets/keys/key_map.h"
#include "widgets/progress_line.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSaveFile>
#include <QToolButton>

// What can be done in Inspect › Errors, and with which keys.
namespace groundmark::viewers {

namespace {

/// The first nine types by digits, nine more by the row of letters below them, but for what the canvas
/// has there (0 and T).
constexpr Qt::Key TypeKeys[] {
    Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9,
    Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_R, Qt::Key_Y, Qt::Key_U, Qt::Key_I, Qt::Key_O, Qt::Key_P};

} // namespace

QAction* ErrorsWorkspace::addCommand(
    const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon, const std::function<void()>& run)
{
    auto* action = new QAction(widgets::lineIcon(icon), text, this);
    widgets::nameForKeys(action, id);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    m_commands.append(action);
    return action;
}

void ErrorsWorkspace::buildTypeKeys()
{
    int number = 0;
    for (const Qt::Key key : TypeKeys) {
        auto* action = new QAction(tr("Type %1").arg(number + 1), this);
        widgets::nameForKeys(action, QStringLiteral("errors.type-%1").arg(number + 1));
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, number] {
            if (m_data && number < m_data->taxonomy.types.size()) {
                giveType(m_data->taxonomy.types[number].id);
            }
        });
        addAction(action);
        m_typeKeys.append(action);
        ++number;
    }
}

void ErrorsWorkspace::buildActions()
{
    using widgets::Icon;
    m_undo = new QAction(widgets::lineIcon(Icon::Undo), tr("Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = new QAction(widgets::lineIcon(Icon::Redo), tr("Redo"), this);
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    widgets::nameForKeys(m_undo, QStringLiteral("edit.undo"));
    widgets::nameForKeys(m_redo, QStringLiteral("edit.redo"));
    connect(m_undo, &QAction::triggered, this, [this] { m_writer.stack().undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { m_writer.stack().redo(); });
    for (QAction* action : {m_redo, m_undo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        m_viewBar->addRight(widgets::makeToolButton(action, this));
    }
    addCommand(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [this] { step(1); });
    addCommand(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [this] { step(-1); });
    addCommand(QStringLiteral("page.next"), tr("Next page"), {Qt::CTRL | Qt::Key_PageDown}, Icon::ChevronRight, [this] { m_pane->showPage(m_pane->page() + 1); });
    addCommand(QStringLiteral("page.previous"), tr("Previous page"), {Qt::CTRL | Qt::Key_PageUp}, Icon::ChevronLeft, [this] { m_pane->showPage(m_pane->page() - 1); });
    m_commands.append(nullptr);
    m_clear = addCommand(QStringLiteral("errors.clear"), tr("Take your type away"), {Qt::Key_X, Qt::Key_Delete}, Icon::Close, [this] { label(std::nullopt); });
    m_noteAction = addCommand(QStringLiteral("errors.note"), tr("Write a note"), {Qt::Key_N}, Icon::Edit, [this] { m_pad->focusNote(); });
    m_commands.append(nullptr);
    m_judge = addCommand(QStringLiteral("errors.judge"), tr("Ask a judge…"), {}, Icon::Evaluate, [this] { askJudge(); });
    m_rules = addCommand(QStringLiteral("errors.rules"), tr("Apply the rules"), {}, Icon::Filter, [this] { applyRules(); });
    m_edit = addCommand(QStringLiteral("errors.taxonomy"), tr("Edit taxonomy…"), {}, Icon::Edit, [this] { editTaxonomy(); });
    m_export = addCommand(QStringLiteral("errors.export"), tr("Export labels…"), {}, Icon::Export, [this] { exportAll(); });
    m_commands.append(nullptr);
    addCommand(QStringLiteral("errors.failures"), tr("Show failures"), {}, Icon::Table, [this] { showPage(QStringLiteral("failures")); });
    addCommand(QStringLiteral("errors.counts"), tr("Show counts"), {}, Icon::Chart, [this] { showPage(QStringLiteral("counts")); });
    auto* more = new QToolButton;
    more->setText(tr("Sort and export"));
    more->setToolTip(tr("Ask a judge, apply rules, edit the taxonomy, export"));
    more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more);
    menu->addActions({m_judge, m_rules, m_edit, m_export});
    more->setMenu(menu);
    m_viewBar->addSelector({}, more);
}

void ErrorsWorkspace::giveType(const QString& type)
{
    const auto place = currentPlace();
    if (!place || !isEditable()) {
        return;
    }
    const storage::FailedReply& failure = m_data->failures[*place];
    const ErrorLabel* const own = m_model->ownLabel(*place);
    if (own != nullptr && own->type == type && own->reply == failure.reply) {
        m_pad->showLabels(own, m_data->labelled[*place].labels, false); // the button stays pressed
        return;
    }
    ErrorLabel made;
    made.run = failure.run;
    made.sample = failure.sample;
    made.taxonomy = m_data->taxonomy.id;
    made.version = m_data->taxonomy.version;
    made.author = m_session.annotator();
    made.type = type;
    made.note = own != nullptr ? own->note : QString();
    made.reply = failure.reply;
    made.at = QDateTime::currentDateTimeUtc();
    const bool isNew = own == nullptr;
    label(made);
    if (isNew && m_moveOn->isChecked()) {
        const int next = m_model->nextUnlabelled(m_view->currentIndex().row());
        if (next >= 0) {
            m_view->setCurrentIndex(m_model->index(next, 0));
        }
    }
}

void ErrorsWorkspace::giveNote(const QString& note)
{
    const auto place = currentPlace();
    const ErrorLabel* const own = place ? m_model->ownLabel(*place) : nullptr;
    if (own == nullptr || own->note == note || !isEditable()) {
        return;
    }
    ErrorLabel made = *own;
    made.note = note;
    made.at = QDateTime::currentDateTimeUtc();
    label(made);
}

/// Puts the annotator's label of the shown failure in place of the one that there is.
void ErrorsWorkspace::label(const std::optional<ErrorLabel>& after)
{
    const auto place = currentPlace();
    if (!place || !isEditable()) {
        return;
    }
    Change change;
    if (const ErrorLabel* const own = m_model->ownLabel(*place)) {
        change.before = *own;
    }
    if (after) {
        change.after = *after;
    }
    if (!change.before && !change.after) {
        return;
    }
    m_writing = true;
    m_writer.apply({QStringLiteral("error.label"), m_data->failures[*place].sample, {change}});
    m_writing = false;
}

void ErrorsWorkspace::askJudge()
{
    if (!m_data || m_job.isRunning()) {
        return;
    }
    AskJudgeDialog dialog(*m_data, currentRun(), m_profiles, this);
    if (dialog.exec() == QDialog::Accepted) {
        m_job.askJudge(dialog.plan());
        jobStarted();
    }
}

void ErrorsWorkspace::applyRules()
{
    if (m_data && !m_job.isRunning()) {
        m_job.applyRules(m_data->taxonomy, currentRun(), m_data->passFrom);
        jobStarted();
    }
}

void ErrorsWorkspace::jobStarted()
{
    m_progress->start(tr("Sorting failures"), 0);
    m_progress->show();
    m_pulse.start();
    updateActions();
}

void ErrorsWorkspace::jobFinished(const ErrorJob::Outcome& outcome)
{
    m_pulse.stop();
    m_progress->finish(outcome.words);
    m_progress->setVisible(!outcome.isGood);
    emit messageRequested(outcome.words);
    read();
}

void ErrorsWorkspace::editTaxonomy()
{
    if (!m_data || !isEditable()) {
        return;
    }
    auto known = storage::allTaxonomies(m_session.project()->database(), false);
    if (!known) {
        m_session.announceFailure(known.error());
        return;
    }
    TaxonomyDialog dialog(m_data->taxonomy, std::move(*known), m_session.annotator(), this);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    const Taxonomy made = dialog.taxonomy();
    Edit edit {QStringLiteral("taxonomy.store"), {}, {{std::nullopt, made}}};
    m_writing = true;
    const bool done = m_writer.apply(edit);
    m_writing = false;
    if (done) {
        readTaxonomies();
        m_taxonomies->setCurrentIndex(m_taxonomies->findData(made.id));
        read();
    }
}

void ErrorsWorkspace::exportAll()
{
    if (!m_data) {
        return;
    }
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export labels"), m_data->taxonomy.id + QStringLiteral("-labels.csv"), tr("All labels (*.csv);;Labels, counts and agreement (*.json)"));
    if (path.isEmpty()) {
        return;
    }
    const bool isJson = QFileInfo(path).suffix().toLower() == u"json";
    const QByteArray text = isJson ? errorsJson(*m_data, summaryOf(*m_data, m_counts->voice())) : labelsCsv(*m_data);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        m_session.announceFailure({file.errorString(), path, {}, {}});
        return;
    }
    emit messageRequested(tr("Written to %1").arg(path));
}

void ErrorsWorkspace::updateActions()
{
    const auto place = currentPlace();
    const bool hasOwn = place && m_model->ownLabel(*place) != nullptr;
    const bool editable = isEditable();
    if (m_undo == nullptr) {
        return; // still being built
    }
    m_undo->setEnabled(editable && m_writer.stack().canUndo());
    m_redo->setEnabled(editable && m_writer.stack().canRedo());
    m_clear->setEnabled(editable && hasOwn);
    m_noteAction->setEnabled(editable && hasOwn);
    m_judge->setEnabled(editable && m_data != nullptr && !m_job.isRunning());
    m_rules->setEnabled(editable && m_data != nullptr && !m_job.isRunning() && hasRules(m_data->taxonomy));
    m_edit->setEnabled(editable && m_data != nullptr);
    m_export->setEnabled(m_data != nullptr);
    m_pad->setEditable(editable && place);
}

} // namespace groundmark::viewers
