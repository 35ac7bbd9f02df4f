// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/errors/error_counts.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace groundmark::evaluation {

namespace {

bool counts(const LabelledFailure& failure, const ErrorLabel& label)
{
    return !label.type.isEmpty() && (failure.reply.isEmpty() || label.reply.isEmpty() || label.reply == failure.reply);
}

/// The type that most labels of a source name, the earlier one on a tie.
QString majority(const LabelledFailure& failure, LabelSource source)
{
    std::vector<const ErrorLabel*> said;
    for (const ErrorLabel& label : failure.labels) {
        if (label.source == source && counts(failure, label)) {
            said.push_back(&label);
        }
    }
    std::ranges::stable_sort(said, {}, &ErrorLabel::at);
    std::map<QString, int> votes;
    for (const ErrorLabel* label : said) {
        ++votes[label->type];
    }
    QString best;
    int most = 0;
    for (const ErrorLabel* label : said) {
        if (votes[label->type] > most) {
            best = label->type;
            most = votes[label->type];
        }
    }
    return best;
}

using Author = std::pair<LabelSource, QString>;

Author authorOf(const ErrorLabel& label)
{
    return {label.source, label.author};
}

/// Pairs of labels on one failure by different authors, each once.
template <typename Take> void forEachPair(const LabelledFailure& failure, const Take& take)
{
    for (std::size_t i = 0; i < failure.labels.size(); ++i) {
        for (std::size_t j = i + 1; j < failure.labels.size(); ++j) {
            const ErrorLabel* first = &failure.labels[i];
            const ErrorLabel* second = &failure.labels[j];
            if (counts(failure, *first) && counts(failure, *second) && authorOf(*first) != authorOf(*second)) {
                if (authorOf(*second) < authorOf(*first)) {
                    std::swap(first, second);
                }
                take(*first, *second);
            }
        }
    }
}

} // namespace

QString typeOf(const LabelledFailure& failure, ErrorVoice voice)
{
    switch (voice) {
    case ErrorVoice::People:
        return majority(failure, LabelSource::Person);
    case ErrorVoice::Judges:
        return majority(failure, LabelSource::Judge);
    case ErrorVoice::Rules:
        return majority(failure, LabelSource::Rule);
    case ErrorVoice::Deciding:
        break;
    }
    for (const LabelSource source : {LabelSource::Person, LabelSource::Judge, LabelSource::Rule}) {
        if (const QString type = majority(failure, source); !type.isEmpty()) {
            return type;
        }
    }
    return {};
}

std::vector<ErrorCount>
countErrors(const Taxonomy& taxonomy, std::span<const LabelledFailure> failures, ErrorVoice voice)
{
    std::vector<ErrorCount> all;
    std::map<QString, std::size_t> places;
    for (const ErrorType& type : taxonomy.types) {
        places[type.id] = all.size();
        all.push_back({});
        all.back().type = type.id;
    }
    std::vector<int> both(all.size(), 0);
    const auto placeOf = [&places](const QString& type) {
        const auto found = places.find(type);
        return found == places.end() ? std::optional<std::size_t>() : std::optional(found->second);
    };
    for (const LabelledFailure& failure : failures) {
        if (const auto place = placeOf(typeOf(failure, voice))) {
            ++all[*place].count;
            ++all[*place].byRun[failure.run.toText()];
            ++all[*place].byClass[failure.sampleClass];
        }
        std::set<std::pair<bool, QString>> said;
        for (const ErrorLabel& label : failure.labels) {
            const bool isPerson = label.source == LabelSource::Person;
            const auto place = placeOf(label.type);
            if (label.source == LabelSource::Rule || !counts(failure, label) || !place || !said.emplace(isPerson, label.type).second) {
                continue;
            }
            ++(isPerson ? all[*place].saidByPeople : all[*place].saidByJudges);
        }
        forEachPair(failure, [&](const ErrorLabel& first, const ErrorLabel& second) {
            for (const QString& type : std::set<QString> {first.type, second.type}) {
                if (const auto place = placeOf(type)) {
                    ++all[*place].pairs;
                    both[*place] += first.type == second.type ? 1 : 0;
                }
            }
        });
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].pairs > 0) {
            all[i].agreement = 2.0 * both[i] / (2.0 * both[i] + (all[i].pairs - both[i]));
        }
    }
    return all;
}

std::vector<AuthorPair> agreementOf(std::span<const LabelledFailure> failures)
{
    struct Said
    {
        std::vector<QString> first;
        std::vector<QString> second;
    };
    std::map<std::pair<Author, Author>, Said> pairs;
    for (const LabelledFailure& failure : failures) {
        forEachPair(failure, [&pairs](const ErrorLabel& first, const ErrorLabel& second) {
            Said& said = pairs[{authorOf(first), authorOf(second)}];
            said.first.push_back(first.type);
            said.second.push_back(second.type);
        });
    }
    std::vector<AuthorPair> all;
    for (const auto& [authors, said] : pairs) {
        if (const auto kappa = cohenKappa(said.first, said.second)) {
            all.push_back(
                {authors.first.second, authors.first.first, authors.second.second, authors.second.first, *kappa});
        }
    }
    std::ranges::stable_sort(all, {}, [](const AuthorPair& pair) {
        const bool isJudged = pair.firstSource == LabelSource::Person && pair.secondSource == LabelSource::Judge;
        return isJudged ? 0 : 1;
    });
    return all;
}

std::optional<CohenKappa> peopleAgainstJudges(std::span<const LabelledFailure> failures)
{
    std::vector<QString> people;
    std::vector<QString> judges;
    for (const LabelledFailure& failure : failures) {
        const QString person = typeOf(failure, ErrorVoice::People);
        const QString judge = typeOf(failure, ErrorVoice::Judges);
        if (!person.isEmpty() && !judge.isEmpty()) {
            people.push_back(person);
            judges.push_back(judge);
        }
    }
    return cohenKappa(people, judges);
}

} // namespace groundmark::evaluation
