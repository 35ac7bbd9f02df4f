// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/workspaces/document_host.h"
#include "evaluation/benchmarks/logicocr/question_checks.h"
#include "imaging/ocr.h"

#include <optional>
#include <vector>

namespace groundmark::annotation {

/// The document as the Questions view edits it. Regions that are drawn become cues: what is read under
/// them is filled in as their text, and they join the current hop, all in the same edit. A cue that is
/// deleted leaves the hops that start from it in the same edit, too.
class QuestionHost : public DocumentHost
{
    Q_OBJECT

public:
    explicit QuestionHost(SampleDocument& document, WordSource* words, QObject* parent = nullptr);

    /// The first question; one without id while there is none.
    [[nodiscard]] Question question() const;
    [[nodiscard]] QStringList answers() const;
    [[nodiscard]] const QuestionDesign& design() const { return m_document.design(); }
    [[nodiscard]] const QList<Hop>& hops() const { return design().hops; }
    [[nodiscard]] std::vector<evaluation::logicocr::Cue> cues() const;
    /// 1 for the first cue; 0 for what is none.
    [[nodiscard]] int numberOf(RegionId cue) const;

    void setText(const QString& text);
    /// The short answer first; empty ones are left out.
    void setAnswers(const QStringList& answers);
    void setTask(const QString& task);
    void setScenario(const QString& scenario);
    void setOrigin(const QString& source, const QString& licence);
    void setSolution(const QString& text);
    void setCueText(RegionId cue, const QString& text);
    /// Says, or takes back, that the author stands by what a check found.
    void toggleCleared(const QString& check);

    /// 0-based; −1 for none. Not an edit.
    [[nodiscard]] int currentHop() const { return m_current; }
    void setCurrentHop(int index);

    /// Adds a hop behind the current one, starting from the selected cues, and makes it current.
    void addHop();
    void removeHop(int index);
    /// Moves a hop to another place, where what it builds on still comes before it.
    void moveHop(int from, int to);
    void setHopText(int index, const QString& text);
    void setOperation(int index, HopOperation operation);
    void toggleCue(int index, RegionId cue);
    /// Whether hop `index` builds on hop `from`, the other way round.
    void toggleFrom(int index, int from);
    /// Somebody drew an arrow: the hop of `to` builds on the hop of `from`; hops are made for cues that
    /// have none. An arrow that is there is taken away.
    void connectCues(RegionId from, RegionId to);

    // ToolHost
    [[nodiscard]] Region newRegion() const override;
    bool commit(const Edit& edit) override;

signals:
    void currentHopChanged();

private:
    void change(const QString& action, QuestionDesign after, int current = -2);
    [[nodiscard]] Change designChange(const QuestionDesign& after) const;
    void changeQuestion(const QString& action, Question after);
    [[nodiscard]] std::vector<imaging::RecognisedWord> words() const;

    SampleDocument& m_document;
    int m_current = -1;
};

} // namespace groundmark::annotation
