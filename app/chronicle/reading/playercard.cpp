// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/playercard.h"

#include <algorithm>
#include <array>
#include <map>

#include "app/chronicle/reading/cardgames.h"
#include "engine/catalogue/eloversion.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::app {

using engine::GameDetail;
using engine::RuleVersion;
using engine::SideResult;

namespace {

constexpr std::array kDifferenceBounds{-400, -300, -200, -100, 0, 100, 200, 300, 400};

/// The newest version of the system of another one.
const RuleVersion& newestOf(const RuleVersion& version, const engine::RuleCatalog& rules)
{
    const RuleVersion* newest = &version;
    for (const RuleVersion& one : rules.versions()) {
        if (familyOf(one) == familyOf(version) && one.validFrom > newest->validFrom)
            newest = &one;
    }
    return *newest;
}

std::vector<DifferenceResult> emptyDifferences()
{
    std::vector<DifferenceResult> bins{{std::nullopt, kDifferenceBounds.front()}};
    for (std::size_t i = 0; i + 1 < kDifferenceBounds.size(); ++i)
        bins.push_back({kDifferenceBounds[i], kDifferenceBounds[i + 1]});
    bins.push_back({kDifferenceBounds.back(), std::nullopt});
    return bins;
}

void addTo(std::vector<DifferenceResult>& bins, const CardGame& game, std::size_t position)
{
    if (!game.difference)
        return;
    const auto bin = std::ranges::find_if(
        bins, [&](const DifferenceResult& one) { return !one.below || *game.difference < *one.below; });
    bin->sum.add(game.detail);
    bin->games.push_back(position);
}

using Opponents = std::map<std::pair<const PersonHistory*, std::string>, OpponentResult>;

void addTo(Opponents& opponents, const CardGame& game, std::size_t position, engine::Date end)
{
    const PersonHistory* const who = game.opponent;
    auto& opponent =
        opponents.try_emplace({who, who ? std::string() : game.name}, OpponentResult{who, game.name, {}, end})
            .first->second;
    opponent.name = game.name;
    opponent.sum.add(game.detail);
    opponent.last = end;
    opponent.games.push_back(position);
}

/// The games of a participation that count, as they are evaluated again.
std::vector<CardGame> gamesOf(const Participation& one, const engine::Evaluation* evaluation,
                              std::size_t participation, const PersonRoll& roll)
{
    std::vector<CardGame> games;
    const engine::Tournament& tournament = one.played->tournament;
    const auto place = tournament.indexOf(one.participant->number);
    if (!evaluation || !place)
        return games;
    for (const GameDetail& detail : evaluation->participants[*place].details) {
        if (!detail.counted)
            continue;
        const auto seat = tournament.indexOf(detail.opponent);
        CardGame& game =
            games.emplace_back(CardGame{participation, detail, roll.seatedAt(one.tournament, detail.opponent),
                                        seat ? tournament.participants[*seat].name : std::string()});
        if (one.entry.rating && detail.ratingUsed)
            game.difference = one.entry.rating->value() - *detail.ratingUsed;
    }
    return games;
}

void leaveOutEmptyEnds(std::vector<DifferenceResult>& bins)
{
    const auto isEmpty = [](const DifferenceResult& one) { return one.sum.games() == 0; };
    while (!bins.empty() && isEmpty(bins.back()))
        bins.pop_back();
    bins.erase(bins.begin(), std::ranges::find_if_not(bins, isEmpty));
}

std::vector<Membership> membershipsOf(const PersonHistory& person)
{
    std::vector<Membership> memberships;
    for (const Participation& one : person.participations) {
        const engine::Participant& known = *one.participant;
        const bool goesOn = !memberships.empty() && memberships.back().club == known.club &&
                            memberships.back().member == known.member;
        if (!goesOn)
            memberships.push_back({known.club, {}, known.member, one.end, one.end});
        memberships.back().clubName = known.clubName;
        memberships.back().last = one.end;
        memberships.back().until = known.memberUntil;
    }
    return memberships;
}

} // namespace

void ResultSum::add(const GameDetail& game)
{
    won += game.result == SideResult::Win ? 1 : 0;
    drawn += game.result == SideResult::Draw ? 1 : 0;
    lost += game.result == SideResult::Loss ? 1 : 0;
    if (!game.expected)
        return;
    expected += *game.expected;
    ++withExpected;
    scoreOfThese = engine::Score::fromHalfPoints(scoreOfThese.halfPoints() +
                                                 engine::tablePoints(game.result).halfPoints());
}

Entry standingOn(const PersonHistory& person, const engine::RuleCatalog& rules, engine::Date day)
{
    const Participation& last = person.participations.back();
    const auto choice = rules.choose({.end = day});
    if (!familyOf(*last.rules).empty() || !choice.has_value())
        return last.exit;
    const RuleVersion& version = *choice->version;
    if (last.exit.rating && hasExpired(last.end, version, day)) // RULE: WO1992 6.1.1
        return {};
    // RULE: WO2026 2.2.1, Anhang 4
    return passedOn(last.exit, *last.rules, version, rules, {last.end, day}, *last.participant);
}

CardSummary cardSummary(const PersonHistory& person, const engine::RuleCatalog& rules)
{
    CardSummary summary{.memberships = membershipsOf(person)};
    const std::string family = familyOf(*person.participations.back().rules);
    const engine::SystemDescription* const system =
        engine::descriptionOf(*person.participations.back().rules);
    std::optional<int> best;
    for (std::size_t i = 0; i < person.participations.size(); ++i) {
        const Participation& one = person.participations[i];
        summary.onNewestLevel.emplace_back();
        if (!one.exit.rating || one.exit.source != engine::RatingSource::Dwz)
            continue;
        const RuleVersion& newest = newestOf(*one.rules, rules);
        const int rating = convertedTo(one.exit, *one.rules, newest, rules).rating->value();
        if (rating != one.exit.rating->value())
            summary.onNewestLevel.back() = rating;
        if (!one.recorded || familyOf(*one.rules) != family)
            continue;
        const bool isBetter = !best || (system && system->lowerIsBetter ? rating < *best : rating > *best);
        if (isBetter) {
            best = rating;
            summary.peak = i;
        }
    }
    return summary;
}

std::shared_ptr<const engine::Evaluation> detailedEvaluation(const Participation& one)
{
    auto evaluation = engine::evaluate(one.played->tournament, *one.rules, {one.played->arithmetic, false});
    return evaluation.has_value() ? std::make_shared<const engine::Evaluation>(*std::move(evaluation))
                                  : nullptr;
}

CardGames cardGames(const PersonHistory& person, const PersonRoll& roll)
{
    return cardGames(person, roll, detailedEvaluation);
}

CardGames cardGames(const PersonHistory& person, const PersonRoll& roll, const EvaluationSource& evaluations)
{
    CardGames games{.byDifference = emptyDifferences()};
    Opponents opponents;
    for (std::size_t i = 0; i < person.participations.size(); ++i) {
        const Participation& one = person.participations[i];
        ResultSum& here = games.byParticipation.emplace_back();
        const auto evaluation = evaluations(one);
        for (CardGame& game : gamesOf(one, evaluation.get(), i, roll)) {
            here.add(game.detail);
            games.all.add(game.detail);
            (game.detail.white ? games.white : games.black).add(game.detail);
            addTo(games.byDifference, game, games.games.size());
            addTo(opponents, game, games.games.size(), one.end);
            games.games.push_back(std::move(game));
        }
    }
    leaveOutEmptyEnds(games.byDifference);
    for (auto& [key, opponent] : opponents)
        games.opponents.push_back(std::move(opponent));
    std::ranges::sort(games.opponents, [](const OpponentResult& a, const OpponentResult& b) {
        return a.sum.games() != b.sum.games() ? a.sum.games() > b.sum.games() : a.name < b.name;
    });
    return games;
}

bool isOfStandardElo(const engine::TournamentHeader& header, const engine::RuleCatalog& rules)
{
    const auto choice = engine::chooseElo(rules, header);
    return choice.has_value() && choice->version->number("rate_of_play").value_or(0) == 0;
}

std::vector<ListedElo> listedElos(const PersonHistory& person, const engine::RuleCatalog& rules)
{
    std::vector<ListedElo> elos;
    for (std::size_t i = 0; i < person.participations.size(); ++i) {
        const Participation& one = person.participations[i];
        const engine::Participant& known = *one.participant;
        const auto add = [&](const std::optional<engine::Rating>& elo,
                             const std::optional<engine::Date>& day) {
            if (elo && elo->value() > 0 && day)
                elos.push_back({*elo, *day, i});
        };
        const bool saysAny = known.elo || !known.eloPeriods.empty();
        if (!saysAny || !isOfStandardElo(one.played->tournament.header, rules))
            continue;
        add(known.elo, known.eloDay);
        for (const engine::EloPeriod& period : known.eloPeriods)
            add(period.rating, period.day);
    }
    std::ranges::stable_sort(elos, {}, &ListedElo::day);
    const auto repeated = std::ranges::unique(
        elos, [](const ListedElo& a, const ListedElo& b) { return a.day == b.day && a.rating == b.rating; });
    elos.erase(repeated.begin(), repeated.end());
    return elos;
}

const std::optional<engine::Evaluation>& EloEvaluations::evaluationOf(const ChronicleTournament& played)
{
    const auto [found, isNew] = m_made.try_emplace(played.id);
    const engine::Tournament& tournament = played.tournament;
    if (!isNew || !engine::hasElo(tournament))
        return found->second;
    if (const auto version = engine::chooseElo(m_rules, tournament.header); version.has_value()) {
        if (auto made = engine::evaluate(tournament, *version->version, {.details = false}))
            found->second = *std::move(made);
    }
    return found->second;
}

std::optional<EloPreview> EloEvaluations::of(const PersonHistory& person, std::size_t participation)
{
    const Participation& one = person.participations[participation];
    const auto place = one.played->tournament.indexOf(one.participant->number);
    const auto& evaluation = evaluationOf(*one.played);
    if (!place || !evaluation)
        return std::nullopt;
    const engine::ParticipantEvaluation& his = evaluation->participants[*place];
    if (his.games == 0 || !his.newRating)
        return std::nullopt;
    EloPreview preview{.participation = participation, .games = his.games};
    if (his.oldRating) {
        preview.listed = engine::Rating(*his.oldRating);
        preview.change = his.unroundedChange.value_or(*his.change());
    } else {
        preview.first = his.newRating;
    }
    return preview;
}

std::vector<EloPreview> eloPreviews(const PersonHistory& person, const engine::RuleCatalog& rules)
{
    EloEvaluations evaluations(rules);
    std::vector<EloPreview> previews;
    for (std::size_t i = 0; i < person.participations.size(); ++i) {
        if (auto preview = evaluations.of(person, i))
            previews.push_back(*std::move(preview));
    }
    return previews;
}

// RULE: WO2026 2.1.2.2
std::vector<std::string_view> titlesWithin(int dwz, std::optional<engine::Sex> sex)
{
    struct Title {
        std::string_view name;
        int rating; // that the FIDE demands
        bool isOfWomen;
    };
    constexpr std::array kTitles{Title{"GM", 2500, false}, Title{"IM", 2400, false}, Title{"WGM", 2300, true},
                                 Title{"FM", 2300, false}, Title{"WIM", 2200, true}, Title{"CM", 2200, false},
                                 Title{"WFM", 2100, true}, Title{"WCM", 2000, true}};
    constexpr int kBelow = 100;
    std::vector<std::string_view> titles;
    for (const Title& title : kTitles) {
        if (dwz >= title.rating - kBelow && (!title.isOfWomen || sex == engine::Sex::Female))
            titles.push_back(title.name);
    }
    return titles;
}

// RULE: WO2026 3.4.3
std::optional<int> shownBirthYear(const engine::Participant& person)
{
    return person.member ? engine::birthYearOf(person) : std::nullopt;
}

} // namespace zahlmeister::app
