// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "app/lab/replaylane.h"

namespace zahlmeister::app {

namespace {

/// The tournaments of the data as links of one variant lead to them.
class LabLinks : public LinkedTournaments {
public:
    LabLinks(const LabData& data, const VariantRules& rules, const LaneTournament& tournament)
        : m_data(data), m_rules(rules), m_tournament(tournament)
    {
    }

    [[nodiscard]] std::optional<LinkedEntry> entry(std::size_t at, const std::string& uuid,
                                                   engine::ParticipantNumber number) const override
    {
        const auto found = m_data.find(uuid);
        const auto one = found ? m_data.unpacked(*found)
                                     .map([](auto read) { return std::optional(read); })
                                     .value_or(std::nullopt)
                               : std::nullopt;
        if (!one)
            return std::nullopt;
        const auto* const version = m_rules.versionOf(one->tournament.header);
        const auto seat = one->tournament.indexOf(number);
        if (!version || !seat || !familyOf(*version).empty())
            return std::nullopt;
        return LinkedEntry{one->tournament.participants[*seat], version,
                           m_data.seatsOf(*found)[*seat].person == m_tournament.seats[at].person};
    }

    [[nodiscard]] bool knows(const std::string& uuid) const override { return m_data.find(uuid).has_value(); }

private:
    const LabData& m_data;
    const VariantRules& m_rules;
    const LaneTournament& m_tournament;
};

std::int16_t ratingOf(const Entry& entry)
{
    return entry.rating && entry.source == engine::RatingSource::Dwz
               ? static_cast<std::int16_t>(entry.rating->value())
               : kNoRating;
}

/// A rule version with the standings of everybody.
class RulesLane final : public Lane {
public:
    RulesLane(const LabData& data, VariantRules rules)
        : m_data(data), m_rules(std::move(rules)), m_standings(data.persons() + 1)
    {
    }

    [[nodiscard]] LaneStep pass(const LaneTournament& tournament, const LaneStep* reference) override;
    [[nodiscard]] const VariantRules& rules() const override { return m_rules; }

private:
    using Standings = std::vector<SharedStanding>;

    [[nodiscard]] const ExpectedScores* expectedOf(const engine::RuleVersion& version,
                                                   engine::Arithmetic arithmetic);
    void keep(const LaneTournament& tournament, const Standings& left);
    void passRemoved(const LaneTournament& tournament, const engine::RuleVersion& version,
                     const Standings& cameWith);
    void noteSeats(const LaneTournament& tournament, const TournamentStep& passage, const Standings& cameWith,
                   LaneStep& step) const;
    [[nodiscard]] static std::int16_t flooredBy(const engine::ParticipantEvaluation& result,
                                                std::optional<int> least);

    const LabData& m_data;
    VariantRules m_rules;
    Standings m_standings; ///< by person
    std::mutex m_mutex;    ///< of the expected scores
    std::map<std::pair<const engine::RuleVersion*, engine::Arithmetic>, ExpectedScores> m_expected;
};

const ExpectedScores* RulesLane::expectedOf(const engine::RuleVersion& version, engine::Arithmetic arithmetic)
{
    const std::lock_guard lock(m_mutex);
    const auto [at, isNew] = m_expected.try_emplace({&version, arithmetic});
    if (isNew)
        at->second = ExpectedScores::of(version, arithmetic);
    return at->second.areThere() ? &at->second : nullptr;
}

void RulesLane::keep(const LaneTournament& tournament, const Standings& left)
{
    for (std::size_t i = 0; i < tournament.seats.size(); ++i) {
        if (const std::uint32_t person = tournament.seats[i].person; person != 0)
            m_standings[person] = left[i];
    }
}

void RulesLane::passRemoved(const LaneTournament& tournament, const engine::RuleVersion& version,
                            const Standings& cameWith)
{
    Standings left;
    for (std::size_t i = 0; i < cameWith.size(); ++i)
        left.push_back(behindRemoved(tournament.one, version, i, cameWith[i], m_rules.catalogue()));
    keep(tournament, left);
}

LaneStep RulesLane::pass(const LaneTournament& tournament, const LaneStep*)
{
    LaneStep step;
    const auto* const version = m_rules.versionOf(tournament.one.tournament.header);
    if (!version || !familyOf(*version).empty())
        return step;
    Standings cameWith;
    for (const LabSeat& seat : tournament.seats)
        cameWith.push_back(seat.person == 0 ? nullptr : m_standings[seat.person]);
    if (tournament.isRemoved) {
        passRemoved(tournament, *version, cameWith);
        return step;
    }
    const LabLinks links(m_data, m_rules, tournament);
    const auto passage =
        applyTournament(tournament.one, *version, nullptr, cameWith, links, m_rules.catalogue());
    if (!passage.has_value())
        return step; // what cannot be evaluated leaves everybody as he came
    step.version = version;
    step.expected = expectedOf(*version, tournament.one.arithmetic.value_or(version->arithmetic));
    noteSeats(tournament, *passage, cameWith, step);
    keep(tournament, passage->left);
    return step;
}

/// Points that the lowest rating of the rules adds to what the formula gives.
std::int16_t RulesLane::flooredBy(const engine::ParticipantEvaluation& result, std::optional<int> least)
{
    if (!least || result.newRating != least || !result.oldRating || !result.coefficient || !result.expected)
        return 0;
    const double formula =
        *result.oldRating + *result.coefficient * (result.score.points() - *result.expected);
    const double raised = *least - formula;
    return raised > 0 ? static_cast<std::int16_t>(raised + 0.5) : std::int16_t(0);
}

void RulesLane::noteSeats(const LaneTournament& tournament, const TournamentStep& passage,
                          const Standings& cameWith, LaneStep& step) const
{
    const auto& before = tournament.one.tournament;
    const auto& participants = passage.entered ? passage.entered->participants : before.participants;
    const engine::Date end = *before.header.end;
    const engine::Date begin = before.header.start.value_or(end);
    const auto least = step.version->number("minimum_rating").map([](double n) {
        return std::optional(static_cast<int>(n));
    });
    const bool hasOfficial = !m_rules.isReference() && m_rules.from() && *m_rules.from() <= end;
    step.seats.resize(participants.size());
    step.track.resize(participants.size());
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const engine::Participant& participant = participants[i];
        const engine::ParticipantEvaluation& result = passage.evaluated->participants[i];
        step.indexes.push_back(participant.index);
        if (participant.computer)
            continue;
        const bool isByHand =
            !participant.overrides.empty() || participant.origin == engine::EntryOrigin::Hand;
        const bool isFromElsewhere =
            participant.rating && (!cameWith[i] || isByHand ||
                                   std::ranges::any_of(passage.outside, [&](const OutsideEvaluation& one) {
                                       return one.number == participant.number;
                                   }));
        LaneStep::Seat& seat = step.seats[i];
        seat.isRated = participant.rating.has_value() && result.group == engine::Group::Established;
        seat.rating = participant.rating ? participant.rating->value() : 0;
        seat.isLater = isFromElsewhere && participant.origin == engine::EntryOrigin::List &&
                       participant.originDay && begin < *participant.originDay;
        seat.isOfficial = hasOfficial && isFromElsewhere;
        SeatTrack& track = step.track[i];
        track.isCounted = tournament.seats[i].person != 0;
        track.isOfficial = isFromElsewhere;
        track.entry = ratingOf(entryOf(participant));
        // Of a text-only participant nothing is recorded: he leaves as he came, with what his standing says.
        const SharedStanding& left = passage.left[i];
        track.exit = passage.recorded[i] && left ? ratingOf(left->entry) : track.entry;
        track.floored = flooredBy(result, least.value_or(std::nullopt));
        track.games = static_cast<std::uint16_t>(std::min(result.games, 65535));
    }
}

} // namespace

std::unique_ptr<Lane> Lane::ofRules(const LabData& data, VariantRules rules)
{
    return std::make_unique<RulesLane>(data, std::move(rules));
}

} // namespace zahlmeister::app
