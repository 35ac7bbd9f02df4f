// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words that a judge is asked in for the type of a failure. {names} are filled in.
namespace groundmark::evaluation::error_prompts {

/// LogicOCR, arXiv 2505.12307, Appendix E, line breaks ours.
inline constexpr auto LogicOcrGen = R"(
Here is a multi-choice question written on image:
{corpus}
The correct choice is {solution}.
After reading the image, one AI model got a wrong answer process:
{response}
Please carefully analyze why the process is wrong and choose one most appropriate error from the following 17 types. Answer the error type of the following format "error type: chosen-error", such as "error type: 6. overgeneralization".
## about conceptual error
1. substituting concepts: Failure to maintain conceptual consistency within the same reasoning.
2. improper juxtaposition: Confusing classification standards.
3. circular definition: The defining term directly or indirectly includes the defined term, such as "an optimist is an optimistic person."
## about logistic error
4. unreasonable hypothesis: Adding subjective assumptions or reverse reasoning (e.g., from "smokers are in poor health" to "non-smokers are in good health").
5. exaggeration: Expressing possibility as certainty, such as exaggerating "may be extinct" to "already extinct".
6. overgeneralization: Using local phenomena to infer the whole, such as using "14 percent people like Peking Opera" to infer "general lack of traditional culture".
7. causal confusion: Reversing or imposing causal relationships, such as mistaking "low immune system causes psychological problems" for "psychological problems lower immunity."
## about argument structure error
8. topic deflection: Deviating from the original discussion focus.
9. self-contradictory: Affirming contradictory propositions at the same time, such as "entangled at all times" and "temporarily put aside".
10. equivocating: There is no clear statement on right and wrong issues, such as "neither comprehensive nor one-sided".
11. circular argument: The argument relies on the premise itself, such as "lying is treasonous, therefore you are a traitor."
## about option analysis error
12. overstatement: It exceeds the reasonable scope of the question, such as inferring "may" as "certain".
13. conditional fallacy: Can't distinguish between necessary and sufficient conditions, or confuse affirmative and negative forms.
14. insufficient evidence: The options lack support from the question or the information is one-sided.
## about information usage error
15. misinterpretation: The key words in the question (such as "most different") are not captured.
16. overlooking information: Omission of key information in the material leads to misjudgment.
## about image reading error
17. OCR error: The wrong optical character recognition results from the image affect the reasoning process.
)";

/// The same appendix. Its "17 types" is the paper's slip: there are 5 here, and models were asked so.
inline constexpr auto LogicOcrReal = R"(
Here is a question based on the image:
{question}
The correct answer is {solution}.
After reading the image, one AI model got a wrong answer process:
{response}
Please carefully analyze why the process is wrong and choose one most appropriate error from the following 17 types. Answer the error type of the following format "error type: chosen-error", such as "error type: 1. logical error".
## about logic error
1. logical error: The model may not have performed the inference steps correctly, or may have produced inconsistent or unreasonable conclusions during inference.
## about numerical error
2. computation error: The question involves numerical calculation and the model produces errors during calculation.
## about information usage error
3. misinterpretation: The key words in the question (such as "most different") are not captured.
4. overlooking information: Omission of key cues in the image leads to misjudgment.
## about image reading error
5. OCR error: The wrong optical character recognition results from the image affect the reasoning process.
)";

/// Ours, for taxonomies without words of their own; MMTR-Bench tags by hand.
inline constexpr auto Plain = R"(
A model was asked this about an image:
{question}
The correct answer is: {solution}
The model answered:
{response}
The answer is wrong. Choose the one type of error that explains it best:
{types}
Reply with one sentence that says why, and then with one line in the form "error type: number. name".
)";

} // namespace groundmark::evaluation::error_prompts
