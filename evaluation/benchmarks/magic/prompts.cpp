// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/magic/prompts.h"

namespace groundmark::evaluation {

namespace {

const auto Opening = QStringLiteral(
    "Similarly to the examples provided above, please imagine this person's thought process behind "
    "the areas of the image the person looked at in order to solve the question, which are marked "
    "with the red bounding boxes. The thought process should meet the following conditions:\n"
    "- It should describe the broader setting of the image and how that context informs the search "
    "for specific details.\n"
    "- It should explain how the bounding boxes (e.g., `R1`, `R2`) were used to narrow down the areas "
    "of interest. For instance, it should mention how the image's orientation or the placement of "
    "objects guided the focus to certain regions.\n"
    "- It should only consider the bounding boxes that does appear in the image and not refer to any "
    "bounding boxes that actually do not exist. Note that all bounding boxes are numbered "
    "sequentially, so if we have 4 bounding boxes in the image, there are exactly the following "
    "bounding boxes: `R1`, `R2`, `R3`, and `R4`.\n"
    "- It should list specific visual cues noticed within each highlighted region and how these "
    "observations lead to identifying the relevant subject (e.g., a man with a backpack).\n"
    "- It should clearly connect each observation to the final answer. It should explain how, based "
    "on the evidence gathered from the image, the conclusion was reached (e.g., identifying the man "
    "holding a cell phone).\n");

const auto SelfCorrection = QStringLiteral(
    "- If you realize you wrote something wrong in your thought process previously, you should "
    "identify and correct the mistakes you have made.\n");

const auto Closing = QStringLiteral(
    "Write as if you are this person, in a similar style as above examples.\n\n"
    "## Image %1 (%2 bounding box(es))\n**Question**: %3\n**Thought Process**:\n**Answer**:\n");

} // namespace

QString reasoningPrompt(const ReasoningPrompt& prompt)
{
    QString text;
    if (!prompt.examples.isEmpty()) {
        text = prompt.examples + QStringLiteral("\n\n");
    }
    text += Opening;
    if (prompt.selfCorrection) {
        text += SelfCorrection;
    }
    // The question goes in last: nothing in it is taken for a place to fill.
    return text
        + Closing.arg(
            QString::number(prompt.imageNumber), QString::number(prompt.boxes), prompt.question);
}

QString injectedReasoning(const QStringList& steps)
{
    return QStringLiteral("**Thought Process**: ") + steps.join(u' ');
}

} // namespace groundmark::evaluation
