// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace groundmark::viewers {

/// Makes the next version of a taxonomy, or one of its own. What is there is never changed.
class TaxonomyDialog : public QDialog
{
    Q_OBJECT

public:
    /// `known` are all versions of all taxonomies of the project, for free ids and version numbers.
    TaxonomyDialog(const Taxonomy& from, std::vector<Taxonomy> known, const QString& author, QWidget* parent = nullptr);

    /// What is to be stored; for an accepted dialog.
    [[nodiscard]] Taxonomy taxonomy() const;

private:
    void addRow(const ErrorType& type);
    void renew();
    void readFile();
    void writeFile();
    void fill(const Taxonomy& taxonomy);

    Taxonomy m_from;
    std::vector<Taxonomy> m_known;
    QString m_author;
    QLineEdit* m_name;
    QCheckBox* m_isOwn;
    QTableWidget* m_types;
    QPlainTextEdit* m_prompt;
    QCheckBox* m_seesImages;
    QLabel* m_problem;
    QPushButton* m_store;
};

} // namespace groundmark::viewers
