// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "engine/check/checklist.h"
#include "engine/rules/breaks.h"

namespace zahlmeister::engine {

namespace {

constexpr int kDaysOfWeek = 7;
constexpr int kDaysOfYear = 366;

bool wasPlayed(const Game& game)
{
    return isPlayed(game.result.white) || isPlayed(game.result.black);
}

void checkDaysOfGames(Checklist& list)
{
    const TournamentHeader& header = list.header();
    std::set<Date> days;
    bool anyWithout = false;
    for (const Game& game : list.tournament().games) {
        if (game.date)
            days.insert(*game.date);
        else if (wasPlayed(game))
            anyWithout = true;
    }
    if (days.empty()) {
        // RULE: WO2026 6.1.2.1
        const bool takesDays = header.start && header.end && *header.start < *header.end;
        if (anyWithout && takesDays)
            list.addIfAsked(FindingCode::RoundDatesMissing, FindingField::Date);
        return;
    }
    const int longest = list.conditions().weeksOfBreak * kDaysOfWeek;
    if (longest > 0) {
        for (const Break& pause : breaksOf(list.tournament(), longest)) // RULE: WO2026 2.2.2
            list.add(FindingCode::LongBreak, FindingField::Date,
                     {std::to_string(pause.days()), pause.lastDay.iso(), pause.firstDay.iso()});
    }
    const Date last = *days.rbegin();
    if (!anyWithout && header.end && last < *header.end)
        list.add(FindingCode::EndNotLastGame, FindingField::End, {last.iso(), header.end->iso()});
}

// RULE: WO2026 6.2
void checkDeadlines(Checklist& list)
{
    const auto today = list.today();
    const auto end = list.header().end;
    if (!today || !end)
        return;
    if (*today < *end) { // RULE: WO2026 2.2.2
        list.add(FindingCode::EndInFuture, FindingField::End, {end->iso()});
        return;
    }
    const auto lastYear = list.conditions().lastDayOfEvaluation(*end);
    const auto lastDay = list.conditions().lastDayOfClaim(*end);
    if (lastYear && *today > *lastYear)
        list.add(FindingCode::SubmissionTooLate, FindingField::End, {lastYear->iso(), end->iso()});
    else if (lastDay && *today > *lastDay)
        list.add(FindingCode::SubmissionLate, FindingField::End, {lastDay->iso(), end->iso()});
}

} // namespace

void checkDates(Checklist& list)
{
    const TournamentHeader& header = list.header();
    // RULE: WO2026 6.1.2.1
    if (!header.start)
        list.add(FindingCode::StartMissing, FindingField::Start);
    if (!header.end)
        list.add(FindingCode::EndMissing, FindingField::End);
    if (header.start && header.end) {
        const int days = header.start->daysTo(*header.end);
        if (days < 0)
            list.add(FindingCode::EndBeforeStart, FindingField::End);
        else if (days > kDaysOfYear) // RULE: WO2026 2.2.2
            list.add(FindingCode::TournamentTooLong, FindingField::End, {std::to_string(days)});
    }
    if (!header.season.empty()) // RULE: WO2026 4.2.4.3
        list.addIfAsked(FindingCode::PartOfSeason, FindingField::Date);
    checkDaysOfGames(list);
    checkDeadlines(list);
}

} // namespace zahlmeister::engine
