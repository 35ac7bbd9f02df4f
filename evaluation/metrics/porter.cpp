// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/porter.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace groundmark::evaluation {

namespace {

/// Which letters are consonants: y is one at the start and after a vowel.
std::vector<bool> consonants(TextView word)
{
    std::vector<bool> result(word.size());
    for (std::size_t i = 0; i < word.size(); ++i) {
        const char32_t c = word[i];
        const bool isVowel = c == U'a' || c == U'e' || c == U'i' || c == U'o' || c == U'u';
        result[i] = c == U'y' ? i == 0 || !result[i - 1] : !isVowel;
    }
    return result;
}

/// Porter's m: how often a consonant follows a vowel.
int measure(TextView stem)
{
    const std::vector<bool> consonant = consonants(stem);
    int count = 0;
    for (std::size_t i = 1; i < consonant.size(); ++i) {
        count += !consonant[i - 1] && consonant[i] ? 1 : 0;
    }
    return count;
}

bool hasVowel(TextView stem)
{
    const std::vector<bool> consonant = consonants(stem);
    return std::find(consonant.begin(), consonant.end(), false) != consonant.end();
}

bool endsWithConsonant(TextView stem)
{
    return !stem.empty() && consonants(stem).back();
}

bool endsWithDoubleConsonant(TextView word)
{
    return word.size() >= 2 && word.back() == word[word.size() - 2] && endsWithConsonant(word);
}

/// Consonant, vowel, consonant other than w, x, y; or just vowel, consonant.
bool endsWithCvc(TextView word)
{
    const std::vector<bool> c = consonants(word);
    const std::size_t n = word.size();
    if (n == 2) {
        return !c[0] && c[1];
    }
    return n >= 3 && c[n - 3] && !c[n - 2] && c[n - 1] && word.back() != U'w' && word.back() != U'x'
        && word.back() != U'y';
}

bool always(TextView)
{
    return true;
}

bool isPositive(TextView stem)
{
    return measure(stem) > 0;
}

bool isAboveOne(TextView stem)
{
    return measure(stem) > 1;
}

bool endsInStOfLongStem(TextView stem)
{
    return measure(stem) > 1 && (stem.back() == U's' || stem.back() == U't');
}

struct Rule
{
    TextView suffix;
    TextView replacement;
    bool (*condition)(TextView stem);
};

/// The first rule whose suffix fits decides, whether or not its condition holds.
Text applyFirst(TextView word, std::span<const Rule> rules)
{
    for (const Rule& rule : rules) {
        if (word.ends_with(rule.suffix)) {
            const TextView stem = word.substr(0, word.size() - rule.suffix.size());
            return rule.condition(stem) ? Text(stem) + Text(rule.replacement) : Text(word);
        }
    }
    return Text(word);
}

Text step1a(const Text& word)
{
    if (word.size() == 4 && word.ends_with(U"ies")) {
        return word.substr(0, 3);
    }
    static constexpr std::array<Rule, 4> kRules {
        {{U"sses", U"ss", always},
         {U"ies", U"i", always},
         {U"ss", U"ss", always},
         {U"s", U"", always}}};
    return applyFirst(word, kRules);
}

Text step1b(const Text& word)
{
    const TextView view = word;
    if (view.ends_with(U"ied")) {
        return Text(view.substr(0, view.size() - (view.size() == 4 ? 1 : 2)));
    }
    if (view.ends_with(U"eed")) {
        const TextView stem = view.substr(0, view.size() - 3);
        return measure(stem) > 0 ? Text(stem) + U"ee" : word;
    }
    for (TextView suffix : {TextView(U"ed"), TextView(U"ing")}) {
        if (!view.ends_with(suffix)) {
            continue;
        }
        const TextView stem = view.substr(0, view.size() - suffix.size());
        if (!hasVowel(stem)) {
            continue;
        }
        if (stem.ends_with(U"at") || stem.ends_with(U"bl") || stem.ends_with(U"iz")) {
            return Text(stem) + U"e";
        }
        if (endsWithDoubleConsonant(stem)) {
            const char32_t last = stem.back();
            const bool keeps = last == U'l' || last == U's' || last == U'z';
            return Text(keeps ? stem : stem.substr(0, stem.size() - 1));
        }
        return measure(stem) == 1 && endsWithCvc(stem) ? Text(stem) + U"e" : Text(stem);
    }
    return word;
}

Text step1c(const Text& word)
{
    const TextView stem = TextView(word).substr(0, word.empty() ? 0 : word.size() - 1);
    return word.ends_with(U'y') && stem.size() > 1 && endsWithConsonant(stem) ? Text(stem) + U"i"
                                                                              : word;
}

Text step2(const Text& word)
{
    const TextView view = word;
    if (view.ends_with(U"alli") && isPositive(view.substr(0, view.size() - 4))) {
        return step2(Text(view.substr(0, view.size() - 2)));
    }
    // "logi" asks about one letter more than its stem.
    if (view.ends_with(U"logi")) {
        const TextView stem = view.substr(0, view.size() - 4);
        return isPositive(view.substr(0, view.size() - 3)) ? Text(stem) + U"log" : word;
    }
    static constexpr std::array<Rule, 21> kRules {
        {{U"ational", U"ate", isPositive}, {U"tional", U"tion", isPositive},
         {U"enci", U"ence", isPositive},   {U"anci", U"ance", isPositive},
         {U"izer", U"ize", isPositive},    {U"bli", U"ble", isPositive},
         {U"alli", U"al", isPositive},     {U"entli", U"ent", isPositive},
         {U"eli", U"e", isPositive},       {U"ousli", U"ous", isPositive},
         {U"ization", U"ize", isPositive}, {U"ation", U"ate", isPositive},
         {U"ator", U"ate", isPositive},    {U"alism", U"al", isPositive},
         {U"iveness", U"ive", isPositive}, {U"fulness", U"ful", isPositive},
         {U"ousness", U"ous", isPositive}, {U"aliti", U"al", isPositive},
         {U"iviti", U"ive", isPositive},   {U"biliti", U"ble", isPositive},
         {U"fulli", U"ful", isPositive}}};
    return applyFirst(word, kRules);
}

Text step3(const Text& word)
{
    static constexpr std::array<Rule, 7> kRules {
        {{U"icate", U"ic", isPositive},
         {U"ative", U"", isPositive},
         {U"alize", U"al", isPositive},
         {U"iciti", U"ic", isPositive},
         {U"ical", U"ic", isPositive},
         {U"ful", U"", isPositive},
         {U"ness", U"", isPositive}}};
    return applyFirst(word, kRules);
}

Text step4(const Text& word)
{
    static constexpr std::array<Rule, 19> kRules {
        {{U"al", U"", isAboveOne},
         {U"ance", U"", isAboveOne},
         {U"ence", U"", isAboveOne},
         {U"er", U"", isAboveOne},
         {U"ic", U"", isAboveOne},
         {U"able", U"", isAboveOne},
         {U"ible", U"", isAboveOne},
         {U"ant", U"", isAboveOne},
         {U"ement", U"", isAboveOne},
         {U"ment", U"", isAboveOne},
         {U"ent", U"", isAboveOne},
         {U"ion", U"", endsInStOfLongStem},
         {U"ou", U"", isAboveOne},
         {U"ism", U"", isAboveOne},
         {U"ate", U"", isAboveOne},
         {U"iti", U"", isAboveOne},
         {U"ous", U"", isAboveOne},
         {U"ive", U"", isAboveOne},
         {U"ize", U"", isAboveOne}}};
    return applyFirst(word, kRules);
}

Text step5(const Text& word)
{
    Text result = word;
    if (word.ends_with(U'e')) {
        const TextView stem = TextView(word).substr(0, word.size() - 1);
        const int m = measure(stem);
        if (m > 1 || (m == 1 && !endsWithCvc(stem))) {
            result = stem;
        }
    }
    if (result.ends_with(U"ll") && isAboveOne(TextView(result).substr(0, result.size() - 1))) {
        result.pop_back();
    }
    return result;
}

} // namespace

Text porterStem(TextView original)
{
    const Text lowered = lower(original);
    const TextView word = lowered;
    static constexpr std::array<std::pair<TextView, TextView>, 16> kPool {
        {{U"sky", U"sky"},
         {U"skies", U"sky"},
         {U"dying", U"die"},
         {U"lying", U"lie"},
         {U"tying", U"tie"},
         {U"news", U"news"},
         {U"innings", U"inning"},
         {U"inning", U"inning"},
         {U"outings", U"outing"},
         {U"outing", U"outing"},
         {U"cannings", U"canning"},
         {U"canning", U"canning"},
         {U"howe", U"howe"},
         {U"proceed", U"proceed"},
         {U"exceed", U"exceed"},
         {U"succeed", U"succeed"}}};
    for (const auto& [irregular, stem] : kPool) {
        if (word == irregular) {
            return Text(stem);
        }
    }
    if (word.size() <= 2) {
        return Text(word);
    }
    return step5(step4(step3(step2(step1c(step1b(step1a(Text(word))))))));
}

} // namespace groundmark::evaluation
