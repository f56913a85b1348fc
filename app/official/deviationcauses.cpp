// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include "app/official/deviations.h"

namespace zahlmeister::app {

using engine::Game;
using engine::GameDetail;
using engine::GameResult;
using engine::Participant;
using engine::ParticipantNumber;
using engine::SideResult;
using engine::Tournament;

namespace {

/// Evaluations in all, times participants: about a second.
constexpr std::int64_t kBudget = 400'000;
constexpr int kYouthAge = 15;
constexpr int kJuniorAge = 23;
constexpr int kAdultAge = 40;

/// A game as its White and its Black would have it if it had been played.
GameResult playedInstead(GameResult result)
{
    const auto played = [](SideResult side) {
        return side == SideResult::ForfeitWin ? SideResult::Win : SideResult::Loss;
    };
    return {played(result.white), played(result.black)};
}

bool isForfeit(GameResult result)
{
    return !engine::isPlayed(result.white) || !engine::isPlayed(result.black);
}

/// Looks for the causes of all deviations of a comparison.
class CauseFinder {
public:
    CauseFinder(const OfficialCase& given, OfficialComparison& comparison)
        : m_given(given), m_comparison(comparison), m_officialValues(given.tournament)
    {
    }

    void find()
    {
        collectOtherValues();
        for (ComparedPlayer& player : m_comparison.players) {
            if (!player.participant)
                player.causes.push_back({.cause = DeviationCause::NotParticipant, .confirmed = true});
            else if (!player.deviations.empty())
                explain(player);
            else if (player.officialRow && !rowOf(player).evaluated)
                explainByOfficialGames(player); // there are no numbers that could differ
        }
    }

private:
    using Changed = std::optional<std::vector<OfficialDeviation>>;

    void collectOtherValues();
    [[nodiscard]] ProbableCause causeOf(const ComparedGame& game, ParticipantNumber player) const;
    void takeOver(const ComparedGame& game, Tournament& changed) const;
    void explain(ComparedPlayer& player);
    bool explainByValues(ComparedPlayer& player);
    bool explainByOpponents(ComparedPlayer& player);
    bool explainByOfficialGames(ComparedPlayer& player);
    bool explainByGames(ComparedPlayer& player);
    bool explainByPerson(ComparedPlayer& player);
    bool explainByRules(ComparedPlayer& player);
    bool explainByShownPerformance(ComparedPlayer& player);

    [[nodiscard]] const OfficialRow& rowOf(const ComparedPlayer& player) const
    {
        return m_given.official.rows[*player.officialRow];
    }
    [[nodiscard]] const OfficialDeviation* deviation(const ComparedPlayer& player, OfficialField field) const
    {
        const auto found = std::ranges::find(player.deviations, field, &OfficialDeviation::field);
        return found == player.deviations.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::vector<Game> gamesOf(ParticipantNumber number) const
    {
        std::vector<Game> games;
        std::ranges::copy_if(m_given.tournament.games, std::back_inserter(games), [number](const Game& game) {
            return game.white == number || game.black == number;
        });
        return games;
    }

    /// What of a player still differs when the tournament is evaluated with a change; nothing when the
    /// budget is spent or it cannot be evaluated.
    Changed remaining(const ComparedPlayer& player, const Tournament& tournament)
    {
        m_spent += static_cast<std::int64_t>(tournament.participants.size()) + 1;
        if (m_spent > kBudget)
            return std::nullopt;
        const auto evaluation = engine::evaluate(tournament, m_given.version, {m_given.arithmetic, false});
        const auto index = tournament.indexOf(*player.participant);
        if (!evaluation.has_value() || !index)
            return std::nullopt;
        return deviationsOf(rowOf(player), evaluation->participants[*index]);
    }
    bool settles(const ComparedPlayer& player, const Tournament& tournament)
    {
        const Changed left = remaining(player, tournament);
        return left && left->empty();
    }
    bool settlesResult(const ComparedPlayer& player, const Tournament& tournament, const Game& game)
    {
        Tournament changed = tournament;
        changed.games[indexOfGame(game)] = game;
        return settles(player, changed);
    }
    /// Likewise with a change that is the same for everybody, which is evaluated once.
    bool settlesForAll(const ComparedPlayer& player, const std::string& change,
                       const engine::RuleVersion& version, std::optional<engine::Arithmetic> arithmetic)
    {
        auto known = m_forAll.find(change);
        if (known == m_forAll.end()) {
            auto evaluation = engine::evaluate(m_officialValues, version, {arithmetic, false});
            known = m_forAll.emplace(change, std::move(evaluation)).first;
        }
        const auto index = m_officialValues.indexOf(*player.participant);
        return known->second.has_value() && index &&
               deviationsOf(rowOf(player), known->second->participants[*index]).empty();
    }
    /// Tells a cause that settles everything.
    static bool confirm(ComparedPlayer& player, ProbableCause cause)
    {
        cause.confirmed = true;
        player.causes.push_back(std::move(cause));
        return true;
    }
    [[nodiscard]] std::size_t indexOfGame(const Game& game) const
    {
        const auto found = std::ranges::find(m_given.tournament.games, game.id, &Game::id);
        return static_cast<std::size_t>(found - m_given.tournament.games.begin());
    }

    const OfficialCase& m_given;
    OfficialComparison& m_comparison;
    Tournament m_officialValues; ///< with the entry ratings and indices of the official evaluation
    std::set<ParticipantNumber> m_otherValues;                  ///< whose they are
    std::map<std::string, Result<engine::Evaluation>> m_forAll; ///< by what was changed
    std::int64_t m_spent = 0;
};

/// Gives a participant the entry values of an official row.
void setValues(Participant& participant, const OfficialRow& row)
{
    const auto& rating = row.of(OfficialField::OldRating);
    participant.rating = rating ? engine::Rating::tryListed(static_cast<int>(rating->value)) : std::nullopt;
    if (const auto& index = row.of(OfficialField::OldIndex))
        participant.index = static_cast<int>(index->value);
    else if (!participant.rating)
        participant.index.reset();
}

void CauseFinder::collectOtherValues()
{
    for (const ComparedPlayer& player : m_comparison.players) {
        if (!player.participant || !player.officialRow)
            continue;
        if (!deviation(player, OfficialField::OldRating) && !deviation(player, OfficialField::OldIndex))
            continue;
        const auto index = m_given.tournament.indexOf(*player.participant);
        setValues(m_officialValues.participants[*index], rowOf(player));
        m_otherValues.insert(*player.participant);
    }
}

void CauseFinder::explain(ComparedPlayer& player)
{
    // What the official games say need not be guessed.
    const bool settled = explainByShownPerformance(player) || explainByValues(player) ||
                         explainByOfficialGames(player) || explainByOpponents(player) ||
                         (m_given.official.games.empty() && explainByGames(player)) ||
                         explainByPerson(player) || explainByRules(player);
    // What is only stated explains less than what gives the numbers.
    std::stable_partition(player.causes.begin(), player.causes.end(),
                          [](const ProbableCause& cause) { return cause.confirmed || !cause.stated; });
    if (settled || !player.causes.empty())
        return;
    const bool otherGames =
        deviation(player, OfficialField::Games) || deviation(player, OfficialField::Score);
    player.causes.push_back({.cause = otherGames ? DeviationCause::OtherGames : DeviationCause::Unexplained});
}

/// A negative performance is 0 for us; others show it as it is, or not at all.
bool CauseFinder::explainByShownPerformance(ComparedPlayer& player)
{
    const OfficialDeviation* performance = deviation(player, OfficialField::Performance);
    if (!performance || performance->ours != 0 || performance->official.value_or(0) > 0)
        return false;
    const bool alone = player.deviations.size() == 1;
    player.causes.push_back({.cause = DeviationCause::NegativePerformance, .confirmed = alone});
    return alone;
}

bool CauseFinder::explainByValues(ComparedPlayer& player)
{
    const bool rating = deviation(player, OfficialField::OldRating) != nullptr;
    if (!rating && !deviation(player, OfficialField::OldIndex))
        return false;
    Tournament changed = m_given.tournament;
    setValues(changed.participants[*changed.indexOf(*player.participant)], rowOf(player));
    const bool settled = settles(player, changed);
    player.causes.push_back(
        {.cause = rating ? DeviationCause::OtherRating : DeviationCause::OtherIndex, .confirmed = settled});
    return settled;
}

bool CauseFinder::explainByOpponents(ComparedPlayer& player)
{
    std::vector<ParticipantNumber> opponents;
    for (const Game& one : gamesOf(*player.participant)) {
        const ParticipantNumber opponent = one.white == *player.participant ? one.black : one.white;
        if (std::ranges::find(opponents, opponent) == opponents.end())
            opponents.push_back(opponent);
    }
    const auto own = m_given.tournament.indexOf(*player.participant);
    for (const ParticipantNumber opponent : opponents) {
        const auto index = *m_given.tournament.indexOf(opponent);
        const ComparedPlayer& other = m_comparison.players[index];
        Tournament changed = m_given.tournament;
        changed.participants[*own] = m_officialValues.participants[*own];
        if (m_otherValues.contains(opponent)) {
            changed.participants[index] = m_officialValues.participants[index];
            if (settles(player, changed))
                return confirm(player, {.cause = DeviationCause::RatingOfOpponent, .opponent = opponent});
        } else if (other.officialRow && !changed.participants[index].rating &&
                   deviation(other, OfficialField::NewRating) && rowOf(other).of(OfficialField::NewRating)) {
            // With the other first rating the opponent counts as if he had had it.
            changed.participants[index].rating =
                engine::Rating::tryListed(static_cast<int>(rowOf(other).of(OfficialField::NewRating)->value));
            changed.participants[index].index = 1;
            if (settles(player, changed))
                return confirm(player,
                               {.cause = DeviationCause::FirstRatingOfOpponent, .opponent = opponent});
        }
    }
    if (m_otherValues.empty() || !settlesForAll(player, "values", m_given.version, m_given.arithmetic))
        return false;
    return confirm(player, {.cause = DeviationCause::RatingsOfOpponents});
}

ProbableCause CauseFinder::causeOf(const ComparedGame& game, ParticipantNumber player) const
{
    ProbableCause cause{.cause = DeviationCause::GameNotCounted,
                        .opponent = game.white == player ? game.black : game.white,
                        .round = game.round,
                        .result = game.result,
                        .stated = true};
    if (!game.ours) {
        const bool isCarryOver = m_given.official.games[*game.official].carryOver;
        cause.cause = isCarryOver ? DeviationCause::CarryOverThere : DeviationCause::GameNotHere;
    } else if (game.official) {
        const Game& here = m_given.tournament.games[*game.ours];
        const bool isSame = game.result == here.result && here.rated;
        cause.cause = isSame || !game.result ? DeviationCause::OtherExpectation : DeviationCause::OtherResult;
    }
    return cause;
}

/// Our tournament with a game as it is there.
void CauseFinder::takeOver(const ComparedGame& game, Tournament& changed) const
{
    if (game.ours) {
        Game& here = changed.games[*game.ours];
        here.result = !game.official ? engine::kBothForfeit : game.result.value_or(here.result);
        here.rated = true;
        return;
    }
    if (game.result) {
        engine::GameId last(0);
        for (const Game& one : changed.games)
            last = std::max(last, one.id);
        changed.games.push_back({.id = engine::GameId(last.value() + 1),
                                 .round = game.round,
                                 .white = game.white,
                                 .black = game.black,
                                 .result = *game.result});
    }
}

bool CauseFinder::explainByOfficialGames(ComparedPlayer& player)
{
    std::vector<ProbableCause> causes;
    Tournament changed = m_officialValues;
    for (const ComparedGame& game : m_comparison.games) {
        if (game.white != *player.participant && game.black != *player.participant)
            continue;
        takeOver(game, changed);
        causes.push_back(causeOf(game, *player.participant));
    }
    // Other expectations follow from other ratings, for which there are causes of their own.
    const bool isOther = std::ranges::any_of(
        causes, [](const ProbableCause& cause) { return cause.cause != DeviationCause::OtherExpectation; });
    const bool settled = isOther && !player.deviations.empty() && settles(player, changed);
    for (ProbableCause& cause : causes) {
        if (isOther && cause.cause == DeviationCause::OtherExpectation)
            continue;
        cause.confirmed = settled;
        player.causes.push_back(std::move(cause));
    }
    return settled;
}

bool CauseFinder::explainByGames(ComparedPlayer& player)
{
    constexpr std::array kResults{engine::kWhiteWins, engine::kDrawn, engine::kBlackWins};
    for (const Game& game : gamesOf(*player.participant)) {
        const auto found = [&](DeviationCause cause, std::optional<GameResult> result = {}) {
            return confirm(player, {.cause = cause,
                                    .opponent = game.white == *player.participant ? game.black : game.white,
                                    .round = game.round,
                                    .result = result});
        };
        Game other = game;
        other.rated = true;
        if (game.result == engine::kNotPlayed || isForfeit(game.result) || !game.rated) {
            if (game.result != engine::kNotPlayed) {
                other.result = isForfeit(game.result) ? playedInstead(game.result) : game.result;
                if (settlesResult(player, m_officialValues, other))
                    return found(isForfeit(game.result) ? DeviationCause::ForfeitCounted
                                                        : DeviationCause::OtherResult,
                                 other.result);
            }
        } else {
            other.result = engine::kBothForfeit;
            if (settlesResult(player, m_officialValues, other))
                return found(DeviationCause::GameNotCounted);
        }
        for (const GameResult result : kResults) {
            other.result = result;
            if ((result != game.result || !game.rated) && settlesResult(player, m_officialValues, other))
                return found(DeviationCause::OtherResult, result);
        }
    }
    return false;
}

/// Another age group, from another year of birth.
bool CauseFinder::explainByPerson(ComparedPlayer& player)
{
    const auto& end = m_given.tournament.header.end;
    if (!end || !deviation(player, OfficialField::Coefficient))
        return false;
    for (const int age : {kYouthAge, kJuniorAge, kAdultAge}) {
        Tournament changed = m_officialValues;
        Participant& participant = changed.participants[*changed.indexOf(*player.participant)];
        participant.birthDate.reset();
        participant.birthYear = end->year() - age;
        if (settles(player, changed))
            return confirm(player, {.cause = DeviationCause::OtherAgeGroup});
    }
    return false;
}

bool CauseFinder::explainByRules(ComparedPlayer& player)
{
    const engine::Arithmetic used = m_comparison.evaluation.arithmetic;
    const engine::Arithmetic other =
        used == engine::Arithmetic::Exact ? engine::Arithmetic::Tables : engine::Arithmetic::Exact;
    if (settlesForAll(player, "arithmetic", m_given.version, other))
        return confirm(player, {.cause = DeviationCause::OtherArithmetic});
    engine::RuleVersion plain = m_given.version;
    const auto threshold = std::ranges::find(plain.parameters, "special_threshold", &engine::Parameter::name);
    if (threshold != plain.parameters.end()) {
        threshold->values = {static_cast<double>(engine::Rating::kListedMaximum)};
        if (settlesForAll(player, "special rating", plain, m_given.arithmetic))
            return confirm(player, {.cause = DeviationCause::NoSpecialRating});
    }
    for (const engine::RuleVersion& version : m_given.rules.versions()) {
        if (version.id != m_given.version.id && version.chosenByDate &&
            settlesForAll(player, version.id, version, std::nullopt))
            return confirm(player, {.cause = DeviationCause::OtherRules, .rules = version.id});
    }
    return false;
}

} // namespace

std::string_view deviationCauseCode(DeviationCause cause)
{
    switch (cause) {
    case DeviationCause::OtherRating: return "other-rating";
    case DeviationCause::OtherIndex: return "other-index";
    case DeviationCause::RatingOfOpponent: return "rating-of-opponent";
    case DeviationCause::RatingsOfOpponents: return "ratings-of-opponents";
    case DeviationCause::FirstRatingOfOpponent: return "first-rating-of-opponent";
    case DeviationCause::ForfeitCounted: return "forfeit-counted";
    case DeviationCause::GameNotCounted: return "game-not-counted";
    case DeviationCause::OtherResult: return "other-result";
    case DeviationCause::OtherAgeGroup: return "other-age-group";
    case DeviationCause::NoSpecialRating: return "no-special-rating";
    case DeviationCause::NegativePerformance: return "negative-performance";
    case DeviationCause::OtherArithmetic: return "other-arithmetic";
    case DeviationCause::OtherRules: return "other-rules";
    case DeviationCause::GameNotHere: return "game-not-here";
    case DeviationCause::CarryOverThere: return "carry-over-there";
    case DeviationCause::OtherExpectation: return "other-expectation";
    case DeviationCause::OtherGames: return "other-games";
    case DeviationCause::NotEvaluatedThere: return "not-evaluated-there";
    case DeviationCause::NotParticipant: return "not-participant";
    case DeviationCause::Unexplained: break;
    }
    return "unexplained";
}

void findCauses(const OfficialCase& given, OfficialComparison& comparison)
{
    CauseFinder(given, comparison).find();
}

} // namespace zahlmeister::app
