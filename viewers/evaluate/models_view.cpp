// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/models_view.h"

#include "evaluation/models/key_source.h"
#include "viewers/evaluate/profile_form.h"
#include "widgets/buttons.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"
#include "widgets/theme/icons.h"
#include "widgets/view_bar.h"

#include <QAbstractButton>
#include <QAction>
#include <QInputDialog>
#include <QListWidget>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

constexpr int FormWidth = 640;

} // namespace

ModelsView::ModelsView(evaluation::ModelProfiles& profiles, QWidget* parent)
    : Workspace(parent)
    , m_profiles(profiles)
    , m_viewBar(new widgets::ViewBar)
    , m_add(new QAction(widgets::lineIcon(widgets::Icon::Plus), tr("New model"), this))
    , m_remove(new QAction(widgets::lineIcon(widgets::Icon::Trash), tr("Remove model"), this))
    , m_save(new QAction(tr("Save model"), this))
    , m_list(new QListWidget)
    , m_form(new ProfileForm)
    , m_notice(widgets::quietLabel({}))
{
    m_list->setObjectName(QStringLiteral("modelList"));
    m_list->setAccessibleName(tr("Models"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_save->setShortcut(Qt::CTRL | Qt::Key_Return);
    for (const auto& [action, id] :
         {std::pair(m_add, "models.new"),
          std::pair(m_remove, "models.remove"),
          std::pair(m_save, "models.save")}) {
        widgets::nameForKeys(action, QLatin1StringView(id));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }

    auto* left = new widgets::Panel;
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->setSpacing(0);
    auto* header = new widgets::PanelHeader(tr("Models"));
    header->addAction(m_add);
    header->addAction(m_remove);
    leftColumn->addWidget(header);
    leftColumn->addWidget(m_list, 1);

    auto* right = new widgets::Panel;
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->setSpacing(0);
    auto* title = new widgets::PanelHeader(tr("Model"));
    title->setFacts(tr("kept with your settings, without any key"));
    rightColumn->addWidget(title);
    m_form->setMaximumWidth(FormWidth);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Model"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_form);
    rightColumn->addWidget(scroll, 1);
    auto* bar = new widgets::ActionBar;
    bar->addLeft(m_notice);
    bar->addRight(widgets::makeActionButton(m_save, bar, widgets::ButtonLook::Primary));
    rightColumn->addWidget(bar);

    auto* halves = new widgets::Splitter(Qt::Horizontal);
    halves->addWidget(left);
    halves->addWidget(right);
    halves->setSizes({260, 900});
    halves->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_viewBar);
    column->addWidget(halves, 1);

    connect(m_add, &QAction::triggered, this, &ModelsView::add);
    connect(m_remove, &QAction::triggered, this, &ModelsView::remove);
    connect(m_save, &QAction::triggered, this, &ModelsView::save);
    connect(m_list, &QListWidget::currentRowChanged, this, &ModelsView::choose);
    connect(m_form, &ProfileForm::edited, this, [this] {
        m_save->setEnabled(m_form->profile().has_value());
        m_notice->setText(tr("Not saved yet"));
    });
    connect(m_form, &ProfileForm::keyWanted, this, &ModelsView::askForKey);
    connect(&m_profiles, &evaluation::ModelProfiles::changed, this, &ModelsView::fill);
    fill();
}

QString ModelsView::id() const
{
    return QStringLiteral("models");
}

widgets::StatusFacts ModelsView::statusFacts() const
{
    widgets::StatusFacts facts;
    facts.keys = tr("Keys: text");
    return facts;
}

QList<QAction*> ModelsView::commands() const
{
    return {m_add, m_save, m_remove};
}

void ModelsView::activate()
{
    m_list->setFocus();
}

QString ModelsView::current() const
{
    return m_list->currentItem() ? m_list->currentItem()->text() : QString();
}

void ModelsView::fill()
{
    const QString before = current();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const evaluation::ModelProfile& profile : m_profiles.all()) {
            m_list->addItem(profile.name);
        }
        const auto found = m_list->findItems(before, Qt::MatchExactly);
        m_list->setCurrentItem(found.isEmpty() ? m_list->item(0) : found.front());
    }
    choose();
}

void ModelsView::choose()
{
    if (const evaluation::ModelProfile* profile = m_profiles.find(current())) {
        m_form->setProfile(*profile);
    }
    m_save->setEnabled(m_form->profile().has_value());
    m_notice->setText({});
}

void ModelsView::add()
{
    evaluation::ModelProfile profile;
    profile.name = m_profiles.freeName(tr("New model"));
    profile.config.spec = QStringLiteral("openai:model@http://localhost:8000/v1");
    m_profiles.store(profile);
    m_list->setCurrentItem(m_list->findItems(profile.name, Qt::MatchExactly).value(0));
}

void ModelsView::save()
{
    auto profile = m_form->profile();
    if (!profile) {
        return;
    }
    const QString before = current();
    if (profile->name != before) {
        profile->name = m_profiles.freeName(profile->name);
    }
    m_profiles.store(*profile, before);
    m_list->setCurrentItem(m_list->findItems(profile->name, Qt::MatchExactly).value(0));
    m_notice->setText(tr("Saved"));
}

void ModelsView::remove()
{
    m_profiles.remove(current());
}

/// The key goes from the dialog to the key store, on a thread of its own: the store may want to
/// be unlocked first.
void ModelsView::askForKey(const QString& entry)
{
    if (entry.isEmpty()) {
        m_notice->setText(tr("Name the entry first."));
        return;
    }
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Store a key"));
    dialog->setLabelText(tr("Key for the entry \"%1\" of the system's key store:").arg(entry));
    dialog->setTextEchoMode(QLineEdit::Password);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, entry](const QString& key) {
        m_notice->setText(tr("Storing…"));
        QtConcurrent::run([entry, bytes = key.toUtf8()] {
            return evaluation::keepKey(entry, bytes);
        }).then(this, [this](const Result<void>& kept) {
            m_notice->setText(kept ? tr("The key is in the key store.") : kept.error().toText());
        });
    });
    dialog->open();
}

} // namespace groundmark::viewers
