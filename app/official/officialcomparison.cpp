// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/official/officialcomparison.h"

#include <algorithm>
#include <map>

#include "app/names/namefold.h"
#include "app/names/writtennames.h"
#include "app/official/deviations.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::ParticipantEvaluation;
using engine::Tournament;

namespace {

/// Whatever order of names, titles and spelling of umlauts: the words, sorted.
std::string nameKey(const std::string& name)
{
    const QString plain = tidyName(QString::fromStdString(name), NameOrder::Comma).name;
    const std::string text = spelled(plain.toStdString(), NameSpelling::Search);
    std::vector<std::string_view> words = wordsOf(text);
    std::ranges::sort(words);
    std::string key;
    for (const std::string_view word : words)
        key += std::string(word) + ' ';
    return key;
}

/// Ids of the portal of today (`NU4005017`) and of the one before it (`10776775`) say nothing about each
/// other: files that were made before the change have the old ones. Other ids are the portal's own.
bool areDifferentPersons(const std::string& a, const std::string& b)
{
    const auto isDigits = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    const auto isNew = [&](std::string_view text) {
        return text.starts_with("NU") && isDigits(text.substr(2));
    };
    return a != b && ((isNew(a) && isNew(b)) || (isDigits(a) && isDigits(b)));
}

bool contradicts(const OfficialRow& row, const Participant& participant)
{
    const auto year = engine::birthYearOf(participant);
    return (row.birthYear && year && *row.birthYear != *year) ||
           areDifferentPersons(row.personId, participant.personId) ||
           (row.fideId && participant.fideId && *row.fideId != *participant.fideId);
}

/// Gives rows their participants, one rule after the other.
class Matcher {
public:
    Matcher(const OfficialResult& official, const Tournament& tournament)
        : m_official(official),
          m_tournament(tournament),
          m_found(official.rows.size()),
          m_taken(tournament.participants.size())
    {
    }

    std::vector<std::optional<std::size_t>> match()
    {
        std::vector<std::string> ourKeys;
        for (const Participant& participant : m_tournament.participants)
            ourKeys.push_back(nameKey(participant.name));
        std::vector<std::string> rowKeys;
        for (const OfficialRow& row : m_official.rows)
            rowKeys.push_back(nameKey(row.name));

        byKey([](const OfficialRow& row) { return row.personId; },
              [](const Participant& one) { return one.personId; });
        byKey(
            [](const OfficialRow& row) { return row.fideId ? std::to_string(*row.fideId) : std::string(); },
            [](const Participant& one) { return one.fideId ? std::to_string(*one.fideId) : std::string(); });
        // Namesakes are distinguished by their numbers, so these come before the name alone.
        for (const bool sameNumber : {true, false})
            byName(rowKeys, ourKeys, sameNumber);
        for (std::size_t row = 0; row < m_found.size(); ++row) {
            const auto& number = m_official.rows[row].number;
            if (m_found[row] || !number || !m_official.rows[row].name.empty() || *number > 99'999)
                continue;
            if (const auto index = m_tournament.indexOf(engine::ParticipantNumber(*number)))
                take(row, *index);
        }
        return std::move(m_found);
    }

private:
    void take(std::size_t row, std::size_t participant)
    {
        if (m_found[row] || m_taken[participant] ||
            contradicts(m_official.rows[row], m_tournament.participants[participant]))
            return;
        m_found[row] = participant;
        m_taken[participant] = true;
    }

    template <class KeyOfRow, class KeyOfParticipant>
    void byKey(KeyOfRow keyOfRow, KeyOfParticipant keyOfParticipant)
    {
        std::map<std::string, std::size_t> participants;
        for (std::size_t i = 0; i < m_tournament.participants.size(); ++i)
            participants.emplace(keyOfParticipant(m_tournament.participants[i]), i);
        for (std::size_t row = 0; row < m_found.size(); ++row) {
            const std::string key = keyOfRow(m_official.rows[row]);
            const auto found = key.empty() ? participants.end() : participants.find(key);
            if (found != participants.end())
                take(row, found->second);
        }
    }

    void byName(const std::vector<std::string>& rowKeys, const std::vector<std::string>& ourKeys,
                bool sameNumber)
    {
        std::multimap<std::string, std::size_t> participants;
        for (std::size_t i = 0; i < ourKeys.size(); ++i)
            participants.emplace(ourKeys[i], i);
        for (std::size_t row = 0; row < m_found.size(); ++row) {
            if (rowKeys[row].empty() || m_found[row])
                continue;
            const auto [first, last] = participants.equal_range(rowKeys[row]);
            for (auto candidate = first; candidate != last && !m_found[row]; ++candidate) {
                const int number = m_tournament.participants[candidate->second].number.value();
                if (!sameNumber || m_official.rows[row].number == number)
                    take(row, candidate->second);
            }
        }
    }

    const OfficialResult& m_official;
    const Tournament& m_tournament;
    std::vector<std::optional<std::size_t>> m_found;
    std::vector<bool> m_taken;
};

template <class Number>
std::optional<double> real(const std::optional<Number>& number)
{
    return number ? std::optional(static_cast<double>(*number)) : std::nullopt;
}

/// Whether an official evaluation that lacks a number says that there is none.
bool isExpectedThere(OfficialField field)
{
    return field == OfficialField::OldRating || field == OfficialField::NewRating;
}

} // namespace

const ComparedPlayer* OfficialComparison::of(engine::ParticipantNumber number) const
{
    const auto found = std::ranges::find(players, std::optional(number), &ComparedPlayer::participant);
    return found == players.end() ? nullptr : &*found;
}

std::vector<std::optional<std::size_t>> matchOfficial(const OfficialResult& official,
                                                      const Tournament& tournament)
{
    return Matcher(official, tournament).match();
}

std::optional<double> ourNumber(const ParticipantEvaluation& evaluation, OfficialField field)
{
    switch (field) {
    case OfficialField::OldRating: return real(evaluation.oldRating);
    case OfficialField::OldIndex: return real(evaluation.oldIndex);
    case OfficialField::Coefficient: return evaluation.coefficient;
    case OfficialField::OpponentsAverage: return real(evaluation.opponentsAverage);
    case OfficialField::Score: return evaluation.score.points();
    case OfficialField::Games: return evaluation.games;
    case OfficialField::Expected: return evaluation.expected;
    case OfficialField::Performance: return evaluation.performance;
    case OfficialField::NewRating: return real(evaluation.newRating);
    case OfficialField::NewIndex: return real(evaluation.newIndex);
    }
    return std::nullopt;
}

std::vector<OfficialDeviation> deviationsOf(const OfficialRow& official, const ParticipantEvaluation& ours)
{
    std::vector<OfficialDeviation> deviations;
    // RULE: WO2026 3.4.3: of who is no member only what the others need is shown.
    const bool textOnly = official.member == false || !ours.isPublished();
    for (const OfficialField field : kOfficialFields) {
        const auto& there = official.of(field);
        const std::optional<double> here = ourNumber(ours, field);
        const bool isHidden =
            textOnly && (field == OfficialField::NewIndex || field == OfficialField::OldIndex ||
                         field == OfficialField::NewRating || field == OfficialField::OldRating);
        if (!there && (isHidden || !official.evaluated || !isExpectedThere(field) || !here))
            continue;
        if (there && isHidden && !here)
            continue;
        if (there && here && there->agreesWith(*here))
            continue;
        // A zero of somebody who played nothing that counts says nothing.
        if (there && !here && there->value == 0)
            continue;
        deviations.push_back({field, there ? std::optional(there->value) : std::nullopt, here});
    }
    return deviations;
}

Result<OfficialComparison> compareWithOfficial(const Tournament& tournament,
                                               const engine::RuleVersion& version,
                                               std::optional<engine::Arithmetic> arithmetic,
                                               const engine::RuleCatalog& rules,
                                               const OfficialResult& official)
{
    TRY(auto evaluation, engine::evaluate(tournament, version, {arithmetic, !official.games.empty()}));
    OfficialComparison comparison;
    comparison.evaluation = std::move(evaluation);
    for (const Participant& participant : tournament.participants)
        comparison.players.push_back({.participant = participant.number});
    const auto matches = matchOfficial(official, tournament);
    for (std::size_t row = 0; row < matches.size(); ++row) {
        if (!matches[row]) {
            comparison.players.push_back({.officialRow = row});
            continue;
        }
        ComparedPlayer& player = comparison.players[*matches[row]];
        player.officialRow = row;
        player.deviations =
            deviationsOf(official.rows[row], comparison.evaluation.participants[*matches[row]]);
    }
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        // Who played nothing that counts, and computers, need not be there.
        ComparedPlayer& player = comparison.players[i];
        const bool isMissing = !player.officialRow && comparison.evaluation.participants[i].games > 0 &&
                               !tournament.participants[i].computer;
        if (isMissing)
            player.causes.push_back({.cause = DeviationCause::NotEvaluatedThere, .confirmed = true});
    }
    comparison.games = differingGames(official, matches, tournament, comparison.evaluation);
    findCauses({tournament, version, arithmetic, rules, official}, comparison);
    comparison.deviating = static_cast<int>(std::ranges::count_if(
        comparison.players, [](const ComparedPlayer& player) { return !player.causes.empty(); }));
    return comparison;
}

} // namespace zahlmeister::app
