// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings_dialog.h"

#include "app/settings.h"
#include "app/window/keys_page.h"
#include "widgets/labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace groundmark::app {

namespace {

constexpr QSize DialogSize {760, 560};

/// A combo box whose items carry stable words; shows `current`.
QComboBox* makeChoice(const QList<std::pair<QString, QVariant>>& items, const QVariant& current)
{
    auto* box = new QComboBox;
    for (const auto& [text, word] : items) {
        box->addItem(text, word);
    }
    box->setCurrentIndex(qMax(0, box->findData(current)));
    return box;
}

/// A number that is written as it is chosen; `changed` is told.
QSpinBox* makeNumber(
    QSettings& settings,
    const Option<int>& option,
    int least,
    int most,
    int step,
    const QString& suffix,
    const std::function<void()>& changed)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setGroupSeparatorShown(true);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    box->setValue(option.read(settings));
    QObject::connect(box, &QSpinBox::valueChanged, box, [&settings, &option, changed](int value) {
        option.write(settings, value);
        changed();
    });
    return box;
}

} // namespace

widgets::Theme::Mode themeMode(const QString& word)
{
    using Mode = widgets::Theme::Mode;
    return word == u"light" ? Mode::Light : word == u"dark" ? Mode::Dark : Mode::System;
}

SettingsDialog::SettingsDialog(
    QSettings& settings, widgets::Theme& theme, widgets::KeyMap& keys, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Settings"));
    resize(DialogSize);
    auto* mode = makeChoice(
        {{tr("As the system"), QStringLiteral("system")},
         {tr("Light"), QStringLiteral("light")},
         {tr("Dark"), QStringLiteral("dark")}},
        options::ThemeMode.read(settings));
    connect(mode, &QComboBox::currentIndexChanged, this, [&settings, &theme, mode] {
        options::ThemeMode.write(settings, mode->currentData().toString());
        theme.setMode(themeMode(mode->currentData().toString()));
    });
    auto* size = makeChoice(
        {{tr("Small"), 90}, {tr("Normal"), 100}, {tr("Large"), 115}, {tr("Very large"), 130}},
        options::TextSize.read(settings));
    connect(size, &QComboBox::currentIndexChanged, this, [&settings, &theme, size] {
        options::TextSize.write(settings, size->currentData().toInt());
        theme.setTextSize(size->currentData().toInt());
    });
    auto* language = makeChoice(
        {{tr("As the system"), QString()},
         {QStringLiteral("English"), QStringLiteral("en")},
         {QStringLiteral("简体中文"), QStringLiteral("zh_CN")}},
        options::Language.read(settings));
    connect(language, &QComboBox::currentIndexChanged, this, [&settings, language] {
        options::Language.write(settings, language->currentData().toString());
    });
    auto* annotator = new QLineEdit(options::Annotator.read(settings));
    connect(annotator, &QLineEdit::editingFinished, this, [&settings, annotator] {
        const QString name = annotator->text().trimmed();
        if (!name.isEmpty()) {
            options::Annotator.write(settings, name);
        }
    });

    const auto tell = [this] { emit imageLimitsChanged(); };
    const QString megabytes = tr(" MB");
    auto* largest = makeNumber(
        settings, options::LargestImage, 1, 30'000, 100, tr(" million"), tell);
    auto* oneImage = makeNumber(settings, options::ImageMemory, 64, 256 * 1024, 1024, megabytes, tell);
    auto* kept = makeNumber(settings, options::ImageCache, 0, 64 * 1024, 256, megabytes, tell);
    kept->setToolTip(tr("Images opened ahead and those shown before, so that going on takes no time."));

    auto* general = new QWidget;
    auto* form = new QFormLayout(general);
    form->addRow(tr("Theme"), mode);
    form->addRow(tr("Text size"), size);
    form->addRow(tr("Language"), language);
    form->addRow(tr("Annotator"), annotator);
    form->addRow(tr("Largest image, pixels"), largest);
    form->addRow(tr("Memory for one image"), oneImage);
    form->addRow(tr("Memory for images kept ready"), kept);
    auto* note = widgets::quietLabel(
        tr("Language and annotator hold from the next start on. The annotator's name signs the edit "
           "journal; a pseudonym is fine."));
    note->setWordWrap(true);
    form->addRow(note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* tabs = new QTabWidget;
    tabs->addTab(general, tr("General"));
    tabs->addTab(new KeysPage(keys), tr("Keys"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
}

} // namespace groundmark::app
