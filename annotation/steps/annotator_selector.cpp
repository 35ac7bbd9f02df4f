// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/annotator_selector.h"

#include "storage/review_repository.h"

#include <QLineEdit>

namespace groundmark::annotation {

AnnotatorSelector::AnnotatorSelector(storage::Session& session, QWidget* parent)
    : QComboBox(parent)
    , m_session(session)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setMinimumContentsLength(8);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setAccessibleName(tr("Annotator"));
    lineEdit()->setAccessibleName(tr("Annotator"));
    setToolTip(tr("Who signs what is done here. Choose a name or write a new one; a pseudonym is fine."));
    connect(this, &QComboBox::activated, this, &AnnotatorSelector::choose);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &AnnotatorSelector::choose);
    connect(&m_session, &storage::Session::projectOpened, this, &AnnotatorSelector::readAnnotators);
    connect(&m_session, &storage::Session::contentChanged, this, &AnnotatorSelector::readAnnotators);
    connect(&m_session, &storage::Session::annotatorChanged, this, &AnnotatorSelector::readAnnotators);
    readAnnotators();
}

void AnnotatorSelector::readAnnotators()
{
    clear();
    if (m_session.project() != nullptr) {
        const auto known = storage::ReviewRepository(m_session.project()->database()).annotators();
        for (const Annotator& annotator : known.valueOr({})) {
            addItem(annotator.name);
        }
    }
    if (findText(m_session.annotator()) < 0) {
        addItem(m_session.annotator());
    }
    setCurrentText(m_session.annotator());
}

void AnnotatorSelector::choose()
{
    const QString name = currentText().trimmed();
    if (name.isEmpty()) {
        setCurrentText(m_session.annotator());
    } else if (name != m_session.annotator()) {
        m_session.setAnnotator(name);
    }
}

} // namespace groundmark::annotation
