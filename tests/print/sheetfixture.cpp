// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/print/sheetfixture.h"

#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"

namespace zahlmeister::testing {

using namespace zahlmeister::engine;

ui::SheetSnapshot evaluated(Tournament tournament, Arithmetic arithmetic)
{
    const RuleVersion& version = *app::shippedRules().find("dwz-2026").value();
    auto evaluation = evaluate(tournament, version, {arithmetic, true});
    if (!evaluation.has_value())
        qFatal("cannot evaluate the tournament");
    const auto choice = app::shippedRules().choose(tournament.header);
    auto findings = check(tournament, choice.value(), &evaluation.value());
    return {std::move(tournament), std::move(evaluation.value()), version, std::move(findings)};
}

Tournament fieldOf(int players)
{
    Tournament tournament;
    tournament.header.name = "Feld";
    tournament.header.end = Date::tryFrom(2026, 12, 12);
    for (int i = 1; i <= players; ++i) {
        Participant participant{ParticipantNumber(i)};
        participant.name = "Spieler, Nummer " + std::to_string(i);
        participant.club = "70101";
        participant.member = true;
        participant.birthYear = 1970;
        participant.rating = Rating(1200 + i);
        participant.index = i;
        tournament.participants.push_back(participant);
    }
    for (int i = 1; i < players; ++i) {
        tournament.games.push_back({GameId(i), 1 + i % 9, ParticipantNumber(i), ParticipantNumber(i + 1),
                                    i % 3 == 0 ? kDrawn : kWhiteWins});
    }
    return tournament;
}

QStringList textsOf(const ui::SheetPage& page)
{
    QStringList texts;
    for (const ui::TextRun& run : page.runs)
        texts += run.text;
    return texts;
}

QStringList textsOf(const ui::SheetLayout& layout)
{
    QStringList texts;
    for (const ui::SheetPage& page : layout.pages)
        texts += textsOf(page);
    return texts;
}

} // namespace zahlmeister::testing
