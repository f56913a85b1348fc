// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/readiness.h"

#include <algorithm>

#include "app/check/acceptance.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

/// What is counted of an item: how many are done, and of how many.
void count(ReadinessEntry& entry, const Tournament& tournament, const std::vector<Finding>& findings)
{
    if (entry.item == ReadinessItem::Identification) {
        const auto isOpen = [](const Finding& one) { return one.code == FindingCode::NotIdentified; };
        entry.total =
            static_cast<int>(std::count_if(tournament.participants.begin(), tournament.participants.end(),
                                           [](const Participant& one) { return !one.computer; }));
        entry.done = entry.total - static_cast<int>(std::count_if(findings.begin(), findings.end(), isOpen));
    } else if (entry.item == ReadinessItem::Results) {
        entry.total = static_cast<int>(tournament.games.size());
        entry.done =
            static_cast<int>(std::count_if(tournament.games.begin(), tournament.games.end(),
                                           [](const Game& game) { return game.result != kNotPlayed; }));
    }
}

} // namespace

ReadinessItem readinessItemOf(FindingCode code)
{
    switch (code) {
    case FindingCode::NameMissing:
    case FindingCode::PlaceMissing:
    case FindingCode::LevelMissing:
    case FindingCode::LevelMalformed:
    case FindingCode::ModeMissing:
    case FindingCode::RoundsMissing:
    case FindingCode::HybridNotMarked:
    case FindingCode::HybridTournament:
    case FindingCode::MatchNotMarked:
    case FindingCode::MatchWithMorePlayers:
    case FindingCode::ForeignTournament:
    case FindingCode::ThemeTournament:
    case FindingCode::NotStandardChess:
    case FindingCode::HandicapTournament:
    case FindingCode::YouthClassMissing:
    case FindingCode::ManyOfOtherAssociations:
    case FindingCode::SeparateGroups: return ReadinessItem::TournamentData;
    case FindingCode::TimeControlMissing:
    case FindingCode::TimeControlUnreadable:
    case FindingCode::TimeControlTooShort:
    case FindingCode::FirstPeriodTooShort:
    case FindingCode::CorrespondenceTooFast:
    case FindingCode::IncrementUnusual:
    case FindingCode::FirstPeriodMovesUnusual:
    case FindingCode::RapidByName: return ReadinessItem::TimeControl;
    case FindingCode::StartMissing:
    case FindingCode::EndMissing:
    case FindingCode::EndBeforeStart:
    case FindingCode::RoundDatesMissing:
    case FindingCode::TournamentTooLong:
    case FindingCode::LongBreak:
    case FindingCode::EndNotLastGame:
    case FindingCode::EndInFuture:
    case FindingCode::SubmissionLate:
    case FindingCode::SubmissionTooLate:
    case FindingCode::GameOutsidePeriod:
    case FindingCode::LeaguesEndDifferently: return ReadinessItem::Dates;
    case FindingCode::NoParticipants:
    case FindingCode::NameOfParticipantMissing:
    case FindingCode::ForenameMissing:
    case FindingCode::ClubMissing:
    case FindingCode::ClubMalformed:
    case FindingCode::MemberNumberMissing:
    case FindingCode::SexMissing:
    case FindingCode::BirthDateMissing:
    case FindingCode::BirthYearMissing:
    case FindingCode::BirthYearImplausible:
    case FindingCode::BirthYearContradictsDate:
    case FindingCode::TextOnlyWithBirthDate:
    case FindingCode::OtherAssociation:
    case FindingCode::TeamMissing: return ReadinessItem::Participants;
    case FindingCode::NotIdentified:
    case FindingCode::TextOnlyMember:
    case FindingCode::SamePersonTwice:
    case FindingCode::ComputerSuspected:
    case FindingCode::PerformanceFarOff: return ReadinessItem::Identification;
    case FindingCode::IndexMissing:
    case FindingCode::IndexZero:
    case FindingCode::IndexWithoutRating:
    case FindingCode::ForeignIndexUnusual:
    case FindingCode::RatingBelowMinimum:
    case FindingCode::RatingImplausible:
    case FindingCode::RatingOverridden:
    case FindingCode::SelfDeclaredRating:
    case FindingCode::ForeignRating:
    case FindingCode::FideIdMissing:
    case FindingCode::NationalDespiteFideId:
    case FindingCode::ComputerWithRating:
    case FindingCode::MatchWithUnrated:
    case FindingCode::CarryOverExpired:
    case FindingCode::CarryOverInFuture:
    case FindingCode::CarryOverWithoutDate:
    case FindingCode::CarryOverOfRated: return ReadinessItem::Ratings;
    case FindingCode::ComputerGames:
    case FindingCode::ParticipantWithoutGames:
    case FindingCode::OnlyForfeits:
    case FindingCode::NoGames:
    case FindingCode::GameNotPlayed:
    case FindingCode::GamesMissing:
    case FindingCode::GamesLeftUnrated:
    case FindingCode::RoundsPartlyMissing:
    case FindingCode::NoGameInRound:
    case FindingCode::TwoGamesInOneRound:
    case FindingCode::ByeAgainstGame:
    case FindingCode::RoundOutOfRange:
    case FindingCode::ByeOutOfRange:
    case FindingCode::RepeatedPairing:
    case FindingCode::PairedAgain:
    case FindingCode::SameColourAgain:
    case FindingCode::SameTeam:
    case FindingCode::ScoreSumImplausible:
    case FindingCode::LikelyForfeits: return ReadinessItem::Results;
    case FindingCode::RuleVersionNotInForce:
    case FindingCode::RuleVersionPicked:
    case FindingCode::IterationHasNoSolution:
    case FindingCode::IterationLimitReached:
    case FindingCode::FirstRatingOutOfReach:
    case FindingCode::GamesLeftOutOfIteration: return ReadinessItem::Evaluation;
    }
    return ReadinessItem::Evaluation;
}

std::vector<ReadinessEntry> readiness(const Tournament& tournament, const std::vector<Finding>& findings)
{
    std::vector<ReadinessEntry> entries;
    for (const ReadinessItem item : kReadinessItems) {
        entries.push_back({item});
        count(entries.back(), tournament, findings);
    }
    for (std::size_t at = 0; at < findings.size(); ++at) {
        const Finding& finding = findings[at];
        ReadinessEntry& entry = entries[static_cast<std::size_t>(readinessItemOf(finding.code))];
        if (finding.level == FindingLevel::Note)
            continue;
        if (acceptanceOf(finding, tournament)) {
            ++entry.accepted;
            continue;
        }
        entry.findings.push_back(at);
        ++(finding.level == FindingLevel::Error ? entry.errors : entry.warnings);
    }
    for (ReadinessEntry& entry : entries) {
        if (entry.errors > 0)
            entry.state = ReadinessState::Blocked;
        else if (entry.warnings > 0)
            entry.state = ReadinessState::Decide;
    }
    return entries;
}

bool isReady(const std::vector<ReadinessEntry>& entries)
{
    return std::all_of(entries.begin(), entries.end(),
                       [](const ReadinessEntry& entry) { return entry.state == ReadinessState::Done; });
}

bool isSubmittable(const std::vector<ReadinessEntry>& entries)
{
    return std::none_of(entries.begin(), entries.end(),
                        [](const ReadinessEntry& entry) { return entry.state == ReadinessState::Blocked; });
}

} // namespace zahlmeister::app
