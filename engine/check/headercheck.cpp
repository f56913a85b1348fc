// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "engine/check/checklist.h"
#include "engine/check/words.h"
#include "engine/model/timecontrol.h"
#include "engine/model/timecontroltokens.h"

namespace zahlmeister::engine {

namespace {

/// Three characters of a VKZ: figures and letters (6.3).
void checkTournamentData(Checklist& list)
{
    const TournamentHeader& header = list.header();
    // RULE: WO2026 6.1.2.1
    if (header.name.empty())
        list.add(FindingCode::NameMissing, FindingField::Name);
    list.addIfTooLong(header.name, {.field = FindingField::Name});
    list.addIfTooLong(header.place, {.field = FindingField::Place});
    if (header.place.empty())
        list.add(FindingCode::PlaceMissing, FindingField::Place);
    if (!header.mode && header.kind != TournamentKind::Match)
        list.add(FindingCode::ModeMissing, FindingField::Mode);
    // RULE: WO2026 6.3
    if (header.level.empty())
        list.add(FindingCode::LevelMissing, FindingField::Level);
    else if (!isLevel(header.level))
        list.add(FindingCode::LevelMalformed, FindingField::Level, {header.level});
    // RULE: FWZ 3.4
    else if (header.level.front() == 'K' && list.conditions().nationalOnly)
        list.add(FindingCode::InternationalTournament, FindingField::Level);
    // RULE: WO2026 4.2.3.2
    else if (header.level.front() == 'K')
        list.addIfAsked(FindingCode::ForeignTournament, FindingField::Level);
    int lastRound = 0;
    for (const Game& game : list.tournament().games)
        lastRound = std::max(lastRound, game.round.value_or(0));
    if (!header.rounds && lastRound > 0) // RULE: WO2026 6.1.2.3
        list.add(FindingCode::RoundsMissing, FindingField::Rounds, {std::to_string(lastRound)});
}

/// What the name tells of a tournament that is not rated, or only under conditions.
void checkName(Checklist& list)
{
    const TournamentHeader& header = list.header();
    const auto tell = [&](Topic topic, FindingCode code, const std::string& text) {
        if (!list.asks(code))
            return false;
        const auto word = wordAbout(topic, text);
        if (word)
            list.add(code, FindingField::Name, {*word});
        return word.has_value();
    };
    // RULE: WO2026 4.2.1
    if (list.conditions().standardChessOnly) {
        tell(Topic::Theme, FindingCode::ThemeTournament, header.name);
        tell(Topic::OtherGame, FindingCode::NotStandardChess, header.name);
        if (!tell(Topic::Handicap, FindingCode::HandicapTournament, header.name))
            tell(Topic::Handicap, FindingCode::HandicapTournament, header.timeControl);
    }
    // RULE: WO2026 6.3
    if (!header.official && list.asks(FindingCode::OpenNeedsAgreement) && wordAbout(Topic::Open, header.name))
        list.add(FindingCode::OpenNeedsAgreement, FindingField::Name);
    // RULE: WO2026 4.2.4.6, 6.1.2.1
    if (header.hybrid) {
        list.addIfAsked(FindingCode::HybridTournament, FindingField::Hybrid);
    } else if (!tell(Topic::Online, FindingCode::HybridNotMarked, header.name)) {
        tell(Topic::Online, FindingCode::HybridNotMarked, header.place);
    }
}

void checkTimes(Checklist& list, const TimeControl& control, std::optional<int> youthAge)
{
    const TournamentConditions& asked = list.conditions();
    const auto toMinutes = [](int seconds) { return std::to_string(seconds / kSecondsOfMinute); };
    int minutes = asked.minutes;
    bool isYouth = false;
    for (const auto& youth : asked.youth) {
        if (youthAge && *youthAge <= youth.age) {
            minutes = youth.minutes;
            isYouth = true;
        }
    }
    const int total = totalSeconds(control, asked.movesCounted);
    if (total < minutes * kSecondsOfMinute)
        list.add(FindingCode::TimeControlTooShort, FindingField::TimeControl,
                 {toMinutes(total), std::to_string(minutes)});
    const int first = firstPeriodSeconds(control);
    const int leastFirst = isYouth ? asked.firstPeriodYouthMinutes : asked.firstPeriodMinutes;
    if (control.periods.size() > 1) {
        if (first < leastFirst * kSecondsOfMinute)
            list.add(FindingCode::FirstPeriodTooShort, FindingField::TimeControl,
                     {toMinutes(first), std::to_string(leastFirst)});
        const auto moves = control.periods.front().moves;
        if (asked.firstPeriodMoves > 0 && moves && *moves != asked.firstPeriodMoves)
            list.add(FindingCode::FirstPeriodMovesUnusual, FindingField::TimeControl,
                     {std::to_string(*moves), std::to_string(asked.firstPeriodMoves)});
    }
    for (const TimePeriod& period : control.periods) {
        if (asked.incrementSeconds > 0 && period.increment > 0 &&
            period.increment != asked.incrementSeconds) {
            list.add(FindingCode::IncrementUnusual, FindingField::TimeControl,
                     {std::to_string(period.increment), std::to_string(asked.incrementSeconds)});
            break;
        }
    }
}

// RULE: FWZ 2
void checkCorrespondence(Checklist& list)
{
    const std::string& text = list.header().timeControl;
    const auto days = daysForTenMoves(text);
    const int fewest = list.conditions().daysForTenMoves;
    if (!days)
        list.add(FindingCode::TimeControlUnreadable, FindingField::TimeControl, {text});
    else if (*days < fewest)
        list.add(FindingCode::CorrespondenceTooFast, FindingField::TimeControl,
                 {std::to_string(static_cast<int>(std::floor(*days))), std::to_string(fewest)});
}

bool hasPlayersAbove(const Tournament& tournament, int age)
{
    return tournament.header.end &&
           std::ranges::any_of(tournament.participants, [&](const Participant& participant) {
               const auto birth = birthYearOf(participant);
               return birth && tournament.header.end->year() - *birth > age;
           });
}

// RULE: WO2026 4.2.2
void checkTimeControl(Checklist& list)
{
    const TournamentHeader& header = list.header();
    if (list.conditions().daysForTenMoves > 0 && !header.timeControl.empty()) {
        checkCorrespondence(list);
        return;
    }
    auto youthAge = youthAgeOf(header.youthClass);
    const bool isYouth = youthAge.has_value();
    // Our reading of "U12": nobody in it is older in the year of its end; who is unknown does not contradict.
    if (youthAge && hasPlayersAbove(list.tournament(), *youthAge))
        youthAge.reset();
    const auto namedAge = youthAgeOf(header.name);
    const int oldestYouth = list.conditions().oldestYouth();
    if (!isYouth && namedAge && *namedAge <= oldestYouth)
        list.addIfAsked(FindingCode::YouthClassMissing, FindingField::YouthClass,
                        {"U" + std::to_string(*namedAge)});
    bool isKnown = false;
    if (header.timeControl.empty()) {
        list.add(FindingCode::TimeControlMissing, FindingField::TimeControl);
    } else if (list.asks(FindingCode::TimeControlTooShort)) {
        const TimeControlReading reading = readTimeControl(header.timeControl);
        isKnown = reading.control.has_value();
        if (isKnown)
            checkTimes(list, *reading.control, youthAge);
        else
            list.add(FindingCode::TimeControlUnreadable, FindingField::TimeControl, {reading.unread});
    }
    if (!isKnown && list.asks(FindingCode::RapidByName)) {
        if (const auto word = wordAbout(Topic::Rapid, header.name))
            list.add(FindingCode::RapidByName, FindingField::Name, {*word});
    }
}

void checkRuleVersion(Checklist& list)
{
    // RULE: WO2026 3.7
    const RuleChoice& choice = list.choice();
    if (!list.header().end || choice.inForce())
        return;
    if (choice.byDate)
        list.add(FindingCode::RuleVersionPicked, FindingField::System,
                 {choice.version->id, choice.byDate->id});
    else
        list.add(FindingCode::RuleVersionNotInForce, FindingField::System,
                 {choice.version->id, list.header().end->iso()});
}

} // namespace

void checkHeader(Checklist& list)
{
    checkTournamentData(list);
    checkTimeControl(list);
    checkName(list);
    checkRuleVersion(list);
}

} // namespace zahlmeister::engine
