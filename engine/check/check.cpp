// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/check.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>

#include "engine/base/rounding.h"

namespace zahlmeister::engine {

namespace {

constexpr int kYoungestAge = 4;
constexpr int kOldestAge = 110;
constexpr int kPerformanceFarOff = 500; // product: performance 500 points off the rating
constexpr int kZerosLikeForfeits = 3;   // product: three zeros in a row at the end

/// Collects the findings of one tournament.
class Checker {
public:
    Checker(const Tournament& tournament, const RuleChoice& choice, const Evaluation* evaluation)
        : m_tournament(tournament), m_header(tournament.header), m_choice(choice), m_evaluation(evaluation)
    {
    }

    std::vector<Finding> run()
    {
        checkHeader();
        checkRuleVersion();
        checkParticipants();
        checkDoubles();
        checkGames();
        checkPairings();
        checkRoundsOfParticipants();
        if (m_evaluation)
            checkEvaluation();
        std::stable_sort(m_findings.begin(), m_findings.end(), [](const Finding& a, const Finding& b) {
            return std::tuple(a.level, rank(a.place)) < std::tuple(b.level, rank(b.place));
        });
        return std::move(m_findings);
    }

private:
    /// Of the document of the rules that are used.
    [[nodiscard]] const char* clauseOf(FindingCode code) const
    {
        const SystemDescription* system = descriptionOf(*m_choice.version);
        return system ? findingClauseOf(*system, code) : "";
    }

    static int rank(const FindingPlace& place) { return place.game ? 2 : place.participant ? 1 : 0; }

    void add(FindingCode code, FindingLevel level, FindingField field, std::vector<std::string> args = {})
    {
        FindingPlace place;
        place.field = field;
        m_findings.push_back({code, level, place, clauseOf(code), std::move(args)});
    }

    void add(const Participant& participant, FindingCode code, FindingLevel level, FindingField field,
             std::vector<std::string> args = {})
    {
        FindingPlace place;
        place.participant = participant.number;
        place.field = field;
        m_findings.push_back({code, level, place, clauseOf(code), std::move(args)});
    }

    void add(std::size_t game, FindingCode code, FindingLevel level, FindingField field,
             std::vector<std::string> args = {})
    {
        FindingPlace place;
        place.participant = m_tournament.games[game].white;
        place.game = m_tournament.games[game].id;
        place.gameIndex = game;
        place.field = field;
        m_findings.push_back({code, level, place, clauseOf(code), std::move(args)});
    }

    void checkHeader();
    void checkRuleVersion();
    void checkParticipants();
    void checkParticipant(const Participant& participant, std::optional<double> minimumRating);
    void checkBirth(const Participant& participant);
    void checkCarryOver(const Participant& participant);
    void checkDoubles();
    void checkGames();
    void checkPairings();
    void checkRoundsOfParticipants();
    void checkEvaluation();

    const Tournament& m_tournament;
    const TournamentHeader& m_header;
    const RuleChoice& m_choice;
    const Evaluation* m_evaluation;
    std::vector<Finding> m_findings;
};

void Checker::checkHeader()
{
    // RULE: WO2026 6.1.2.1
    if (m_header.name.empty())
        add(FindingCode::NameMissing, FindingLevel::Error, FindingField::Name);
    if (m_header.place.empty())
        add(FindingCode::PlaceMissing, FindingLevel::Warning, FindingField::Place);
    if (!m_header.start)
        add(FindingCode::StartMissing, FindingLevel::Warning, FindingField::Start);
    if (!m_header.end)
        add(FindingCode::EndMissing, FindingLevel::Error, FindingField::End);
    if (!m_header.mode && m_header.kind == TournamentKind::Individual)
        add(FindingCode::ModeMissing, FindingLevel::Warning, FindingField::Mode);
    if (m_header.timeControl.empty())
        add(FindingCode::TimeControlMissing, FindingLevel::Warning, FindingField::TimeControl);
    // RULE: WO2026 6.3
    if (m_header.level.empty())
        add(FindingCode::LevelMissing, FindingLevel::Warning, FindingField::Level);
    if (!m_header.start || !m_header.end)
        return;
    const int days = m_header.start->daysTo(*m_header.end);
    if (days < 0)
        add(FindingCode::EndBeforeStart, FindingLevel::Error, FindingField::End);
    else if (days > 366)
        add(FindingCode::TournamentTooLong, FindingLevel::Warning, FindingField::End, {std::to_string(days)});
}

void Checker::checkRuleVersion()
{
    // RULE: WO2026 3.7
    if (!m_header.end || m_choice.inForce())
        return;
    if (m_choice.byDate)
        add(FindingCode::RuleVersionPicked, FindingLevel::Warning, FindingField::System,
            {m_choice.version->id, m_choice.byDate->id});
    else
        add(FindingCode::RuleVersionNotInForce, FindingLevel::Warning, FindingField::System,
            {m_choice.version->id, m_header.end->iso()});
}

void Checker::checkParticipants()
{
    if (m_tournament.participants.empty()) {
        add(FindingCode::NoParticipants, FindingLevel::Error, FindingField::None);
        return;
    }
    std::optional<double> minimumRating;
    if (const auto minimum = m_choice.version->number("minimum_rating"); minimum.has_value())
        minimumRating = *minimum;
    std::set<ParticipantNumber> playing;
    for (const Game& game : m_tournament.games) {
        playing.insert(game.white);
        playing.insert(game.black);
    }
    for (const Participant& participant : m_tournament.participants) {
        checkParticipant(participant, minimumRating);
        if (!m_tournament.games.empty() && !playing.contains(participant.number))
            add(participant, FindingCode::ParticipantWithoutGames, FindingLevel::Note, FindingField::None);
    }
}

void Checker::checkParticipant(const Participant& participant, std::optional<double> minimumRating)
{
    if (participant.name.empty()) // RULE: WO2026 6.1.2.2
        add(participant, FindingCode::NameOfParticipantMissing, FindingLevel::Error, FindingField::Name);
    if (participant.computer)
        return;
    if (participant.member && participant.club.empty())
        add(participant, FindingCode::ClubMissing, FindingLevel::Warning, FindingField::Club);
    checkBirth(participant);
    checkCarryOver(participant);
    if (!participant.rating)
        return;
    const bool foreign = participant.ratingSource != RatingSource::Dwz;
    if (foreign) // RULE: WO2026 4.1.2
        add(participant, FindingCode::ForeignRating, FindingLevel::Note, FindingField::Rating);
    else if (!participant.index) // RULE: WO2026 2.2.4
        add(participant, FindingCode::IndexMissing, FindingLevel::Error, FindingField::Index);
    if (minimumRating && participant.rating->value() < *minimumRating) {
        add(participant, FindingCode::RatingBelowMinimum, FindingLevel::Warning, FindingField::Rating,
            {std::to_string(static_cast<int>(*minimumRating))});
    }
}

void Checker::checkBirth(const Participant& participant)
{
    if (participant.birthDate && participant.birthYear &&
        participant.birthDate->year() != *participant.birthYear)
        add(participant, FindingCode::BirthYearContradictsDate, FindingLevel::Error, FindingField::BirthYear);
    const auto year = birthYearOf(participant);
    if (!year) {
        // Only the coefficient of rated players depends on the age; others need the year to be told apart
        // (6.4.1).
        const bool decides = participant.rating.has_value();
        add(participant, FindingCode::BirthYearMissing, decides ? FindingLevel::Warning : FindingLevel::Note,
            FindingField::BirthYear);
        return;
    }
    if (!m_header.end)
        return;
    const int age = m_header.end->year() - *year;
    if (age < kYoungestAge || age > kOldestAge) {
        add(participant, FindingCode::BirthYearImplausible,
            age < 0 ? FindingLevel::Error : FindingLevel::Warning, FindingField::BirthYear,
            {std::to_string(age)});
    }
}

void Checker::checkCarryOver(const Participant& participant)
{
    if (participant.carryOver.empty())
        return;
    if (participant.rating) { // RULE: WO2026 3.4.2
        add(participant, FindingCode::CarryOverOfRated, FindingLevel::Warning, FindingField::CarryOver);
        return;
    }
    const auto years = m_choice.version->number("carry_over_years");
    for (const CarryOverGame& game : participant.carryOver) {
        if (!game.date)
            add(participant, FindingCode::CarryOverWithoutDate, FindingLevel::Warning,
                FindingField::CarryOver);
        else if (years.has_value() && m_header.end &&
                 game.date->plusYears(static_cast<int>(*years)) < *m_header.end)
            add(participant, FindingCode::CarryOverExpired, FindingLevel::Note, FindingField::CarryOver,
                {game.date->iso()}); // RULE: WO2026 4.1.1
    }
}

/// The same person twice: by an id, by club and member number, or by name and birth year.
void Checker::checkDoubles()
{
    std::map<std::string, ParticipantNumber> seen;
    const auto look = [&](const Participant& participant, std::string key) {
        const auto [entry, isNew] = seen.try_emplace(std::move(key), participant.number);
        if (!isNew && entry->second != participant.number) {
            add(participant, FindingCode::SamePersonTwice, FindingLevel::Error, FindingField::Name,
                {std::to_string(entry->second.value())});
            return true;
        }
        return false;
    };
    for (const Participant& participant : m_tournament.participants) {
        if (participant.computer)
            continue;
        if (!participant.personId.empty() && look(participant, "person " + participant.personId))
            continue;
        if (participant.fideId && look(participant, "fide " + std::to_string(*participant.fideId)))
            continue;
        if (!participant.club.empty() && participant.memberNumber &&
            look(participant, "club " + participant.club + ' ' + std::to_string(*participant.memberNumber)))
            continue;
        const auto year = birthYearOf(participant);
        if (!participant.name.empty() && year)
            look(participant, "name " + participant.name + ' ' + std::to_string(*year));
    }
}

void Checker::checkGames()
{
    const auto& games = m_tournament.games;
    if (games.empty() && !m_tournament.participants.empty())
        add(FindingCode::NoGames, FindingLevel::Error, FindingField::Result);
    for (std::size_t at = 0; at < games.size(); ++at) {
        const Game& game = games[at];
        if (game.result == kNotPlayed) // RULE: WO2026 6.1.2.3
            add(at, FindingCode::GameNotPlayed, FindingLevel::Warning, FindingField::Result);
        if (game.result == kBothLose || game.result == kDrawAndLoss || game.result == kLossAndDraw)
            add(at, FindingCode::ScoreSumImplausible, FindingLevel::Note, FindingField::Result,
                {std::string(resultText(game.result))});
        if (game.round && m_header.rounds && *game.round > *m_header.rounds)
            add(at, FindingCode::RoundOutOfRange, FindingLevel::Error, FindingField::Round,
                {std::to_string(*game.round), std::to_string(*m_header.rounds)});
        if (game.date && ((m_header.start && *game.date < *m_header.start) ||
                          (m_header.end && *game.date > *m_header.end)))
            add(at, FindingCode::GameOutsidePeriod, FindingLevel::Error, FindingField::Date,
                {game.date->iso()});
        if (m_header.kind == TournamentKind::Match) { // RULE: WO2026 4.2.4.5
            const auto isUnrated = [&](ParticipantNumber number) {
                const auto position = m_tournament.indexOf(number);
                return position && !m_tournament.participants[*position].rating;
            };
            if (isUnrated(game.white) || isUnrated(game.black))
                add(at, FindingCode::MatchWithUnrated, FindingLevel::Error, FindingField::Rating);
        }
    }
}

/// Pairings that occur twice although nothing tells the games apart: neither a round, nor a date, nor the
/// colours.
void Checker::checkPairings()
{
    if (m_header.kind == TournamentKind::Match)
        return;
    std::set<std::pair<ParticipantNumber, ParticipantNumber>> seen;
    for (std::size_t at = 0; at < m_tournament.games.size(); ++at) {
        const Game& game = m_tournament.games[at];
        if (!game.round && !game.date && !seen.emplace(game.white, game.black).second)
            add(at, FindingCode::RepeatedPairing, FindingLevel::Warning, FindingField::Result);
    }
}

void Checker::checkRoundsOfParticipants()
{
    std::map<std::pair<ParticipantNumber, int>, std::size_t> seen;
    std::map<ParticipantNumber, std::map<int, SideResult>> byRound;
    for (std::size_t at = 0; at < m_tournament.games.size(); ++at) {
        const Game& game = m_tournament.games[at];
        if (!game.round)
            continue;
        byRound[game.white][*game.round] = game.result.white;
        byRound[game.black][*game.round] = game.result.black;
        const bool whiteTwice = !seen.emplace(std::pair(game.white, *game.round), at).second;
        const bool blackTwice = !seen.emplace(std::pair(game.black, *game.round), at).second;
        if (whiteTwice || blackTwice)
            add(at, FindingCode::TwoGamesInOneRound, FindingLevel::Error, FindingField::Round,
                {std::to_string(*game.round)});
    }
    // RULE: WO2026 6.1.2.3: who withdrew may have zeros that were never played.
    for (const Participant& participant : m_tournament.participants) {
        const auto& rounds = byRound[participant.number];
        int zeros = 0;
        for (auto round = rounds.rbegin(); round != rounds.rend() && round->second == SideResult::Loss;
             ++round)
            ++zeros;
        if (zeros >= kZerosLikeForfeits && zeros < static_cast<int>(rounds.size()))
            add(participant, FindingCode::LikelyForfeits, FindingLevel::Warning, FindingField::Result);
    }
}

void Checker::checkEvaluation()
{
    m_findings.insert(m_findings.end(), m_evaluation->findings.begin(), m_evaluation->findings.end());
    for (std::size_t at = 0; at < m_evaluation->participants.size(); ++at) {
        const ParticipantEvaluation& result = m_evaluation->participants[at];
        if (!result.performance || !result.oldRating)
            continue;
        const int difference = static_cast<int>(roundCommercial(*result.performance)) - *result.oldRating;
        if (std::abs(difference) >= kPerformanceFarOff)
            add(m_tournament.participants[at], FindingCode::PerformanceFarOff, FindingLevel::Warning,
                FindingField::Rating, {std::to_string(difference)});
    }
}

} // namespace

std::vector<Finding> check(const Tournament& tournament, const RuleChoice& choice,
                           const Evaluation* evaluation)
{
    return Checker(tournament, choice, evaluation).run();
}

} // namespace zahlmeister::engine
