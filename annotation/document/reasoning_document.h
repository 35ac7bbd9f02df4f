// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "domain/reasoning.h"
#include "evaluation/metrics/region_mentions.h"

#include <QObject>

#include <vector>

namespace groundmark::annotation {

/// The reasoning chains of the open sample as one annotator judges them. Follows a SampleDocument
/// and writes through it, so every judgement is in the file and on the undo stack at once. Other
/// annotators' judgements are never read here: they work blind to each other.
///
/// Steps are named by their index in the current chain, 0-based. Lives on the UI thread; needs no
/// display.
class ReasoningDocument : public QObject
{
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit ReasoningDocument(SampleDocument& document, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Chain>& chains() const { return m_chains; }
    [[nodiscard]] int currentChain() const { return m_current; }
    void setCurrentChain(int index);
    /// The current chain; null when the sample has none.
    [[nodiscard]] const Chain* chain() const;
    [[nodiscard]] int stepCount() const;
    [[nodiscard]] const Step& step(int index) const { return chain()->steps.at(index); }

    /// This annotator's judgement of a step; Unmarked when there is none.
    [[nodiscard]] StepVerdict verdict(int index) const;
    [[nodiscard]] ChainReview review() const;
    /// The regions that the step's own text names, and those that it makes up.
    [[nodiscard]] const evaluation::RegionMentions& mentions(int index) const;
    /// Ordinals that the step counts as grounded in: what the annotator linked, else what the
    /// correction names, else what the step names.
    [[nodiscard]] QList<int> groundedIn(int index) const;
    /// Index of the first step that was judged incorrect; -1 for none.
    [[nodiscard]] int firstWrong() const;
    /// How many steps have a verdict.
    [[nodiscard]] int marked() const;
    /// How many regions have a number.
    [[nodiscard]] int regionCount() const;
    /// Seconds that this annotator spent on the chain before now.
    [[nodiscard]] double seconds() const { return m_seconds; }
    /// Adds to seconds(), in memory and in the file.
    void addSeconds(double seconds);
    [[nodiscard]] AnnotatorId annotator() const { return m_annotator; }
    [[nodiscard]] bool isEditable() const;

    // Each of these is one edit; nothing happens when nothing would change.

    /// A verdict other than Incorrect takes correction and error type away (undo brings them back).
    /// A step that names a region which is not there gets the error type "wrong-reference" when it
    /// is judged incorrect.
    void setVerdict(int index, Verdict verdict);
    /// A step with a correction is incorrect.
    void setCorrection(int index, const QString& text);
    void setErrorType(int index, const QString& word);
    void setNote(int index, const QString& text);
    void toggleDiscuss(int index);
    /// Links or unlinks a region. Unlinking one that an incorrect step names without an error type
    /// says that the reference is wrong.
    void toggleRegion(int index, int ordinal);

    /// Cuts a step in two before character `at`. Fails at the ends, and when other annotators have
    /// judged the step: the texts belong to all. Takes this annotator's verdict away.
    Result<void> split(int index, int at);
    /// Appends the next step to this one, under the same conditions.
    Result<void> join(int index);

    void setFinalAnswer(Verdict verdict);
    void setQuality(const QStringList& words);
    void setReviewNote(const QString& text);
    void toggleReviewDiscuss();
    void togglePractice();
    /// Says that the annotator is done with the chain, and the sample with it.
    void submit();

signals:
    /// Other chains are shown: the sample or the current chain is another one.
    void opened();
    /// Something of what is shown was edited, here or by undo.
    void changed();

private:
    void load();
    void reload();
    void readJudgements();
    void forgetMentions();
    /// Makes the annotator known to the project, which the first judgement needs.
    [[nodiscard]] bool ensureAnnotator();
    void applyVerdict(const char* action, const StepVerdict& before, StepVerdict after);
    void applyReview(const char* action, ChainReview after, QList<Change> others = {});
    [[nodiscard]] Result<void> mayCut(int index) const;
    Result<void> applySteps(const char* action, const QList<Step>& after, QList<int> judged);

    SampleDocument& m_document;
    AnnotatorId m_annotator;
    std::vector<Chain> m_chains;
    int m_current = 0;
    std::vector<StepVerdict> m_verdicts; ///< this annotator's, of the current chain
    ChainReview m_review;
    bool m_hasReview = false;
    double m_seconds = 0.0;
    mutable std::vector<std::optional<evaluation::RegionMentions>> m_mentions; ///< by step
};

/// The error types that a wrong step can be given, as stable words, in the order in which they are
/// offered. The paper (MagiC, arXiv 2507.07297) names none; these are ours.
[[nodiscard]] const QStringList& stepErrorTypes();
/// What may be wrong with a question, as stable words; "valid" stands first. The paper asks for
/// "ambiguities, poorly formulated questions"; the list is ours.
[[nodiscard]] const QStringList& questionQualities();
/// Their words for people, translated; the word itself when it is none of ours.
[[nodiscard]] QString wordsOfErrorType(const QString& word);
[[nodiscard]] QString wordsOfQuality(const QString& word);

} // namespace groundmark::annotation
