// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/fields/editplan.h"
#include "app/fields/tournamentdifference.h"
#include "tests/support/testmain.h"

namespace tst_tournamentdifference {

using namespace zahlmeister;
using namespace zahlmeister::app;
using engine::Game;
using engine::GameId;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Tournament;

namespace {

Participant person(int number, const std::string& name, int rating = 0)
{
    Participant participant{.number = ParticipantNumber(number), .name = name};
    if (rating > 0)
        participant.rating = engine::Rating::tryFrom(rating);
    return participant;
}

Game game(int id, int round, int white, int black, engine::GameResult result)
{
    return {.id = GameId(id),
            .round = round,
            .white = ParticipantNumber(white),
            .black = ParticipantNumber(black),
            .result = result};
}

Tournament championship()
{
    Tournament tournament;
    tournament.header.name = "Vereinsmeisterschaft 2026";
    tournament.header.end = engine::Date::fromIso("2026-09-20");
    tournament.participants = {person(1, "Müller, Hans", 1800), person(2, "Schmidt, Eva", 1700),
                               person(3, "Weiß, Karl", 1500), person(4, "Öztürk, Can")};
    tournament.games = {game(1, 1, 1, 2, engine::kWhiteWins), game(2, 1, 3, 4, engine::kDrawn),
                        game(3, 2, 4, 1, engine::kBlackWins), game(4, 2, 2, 3, engine::kNotPlayed)};
    return tournament;
}

/// What the edits make of a tournament, as a document would apply them.
Tournament applied(const Tournament& before, const std::vector<Edit>& edits)
{
    EditableTournament state;
    state.tournament = before;
    state.games = GameIndex(before.games);
    state.nextGame = GameId(static_cast<int>(before.games.size()) + 1);
    const auto plan = planEdits(state, edits);
    if (!plan.has_value())
        return {};
    Tournament after = before;
    for (const Edit& edit : editsOf(*plan)) {
        if (const auto* header = std::get_if<PutHeader>(&edit)) {
            after.header = header->value;
        } else if (const auto* put = std::get_if<PutParticipant>(&edit)) {
            std::erase_if(after.participants, [&](const auto& p) { return p.number == put->value.number; });
            after.participants.push_back(put->value);
        } else if (const auto* gone = std::get_if<RemoveParticipant>(&edit)) {
            std::erase_if(after.participants, [&](const auto& p) { return p.number == gone->number; });
        } else if (const auto* played = std::get_if<PutGame>(&edit)) {
            std::erase_if(after.games, [&](const auto& g) { return g.id == played->value.id; });
            after.games.push_back(played->value);
        } else if (const auto* removed = std::get_if<RemoveGame>(&edit)) {
            std::erase_if(after.games, [&](const auto& g) { return g.id == removed->id; });
        }
    }
    std::ranges::sort(after.participants, {}, &Participant::number);
    return after;
}

} // namespace

class TestTournamentDifference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingDiffersFromItself();
    void namesWhatDiffers();
    void theSameAgainIsTheSame();
    void nextYearIsAnother();
    void otherPeopleAreAnother();
    void takesOverNumbersAndDecisions();
    void notesStayWithTheirGames();
    void awardedResultsStayWithTheirSides();
    void editsLeadFromOneToTheOther();
    void namesakesKeepTheirPlaces();
};

void TestTournamentDifference::nothingDiffersFromItself()
{
    QVERIFY(differenceOf(championship(), championship()).isEmpty());
    QVERIFY(editsBetween(championship(), championship()).empty());
}

void TestTournamentDifference::namesWhatDiffers()
{
    const Tournament before = championship();
    Tournament after = before;
    after.header.place = "Übach";
    after.participants[0].rating = engine::Rating::tryFrom(1810);
    after.participants[0].club = "C0505";
    after.participants.push_back(person(5, "Neu, Nina"));
    after.games[3].result = engine::kDrawn;
    after.games[1].white = ParticipantNumber(5);

    const TournamentDifference difference = differenceOf(before, after);
    QCOMPARE(difference.header, std::vector<std::string>{"place"});
    QCOMPARE(difference.participants.size(), std::size_t{2});
    QCOMPARE(difference.participants[0].fields, (std::vector<std::string>{"club", "rating"}));
    QVERIFY(!difference.participants[1].before);
    QVERIFY(difference.participants[1].after == ParticipantNumber(5));
    QCOMPARE(difference.games.size(), std::size_t{3});
    QVERIFY(!difference.games[0].before); // 5 against 4 is new
    QVERIFY(difference.games[1].before->result == engine::kNotPlayed);
    QVERIFY(difference.games[1].after->result == engine::kDrawn);
    QVERIFY(!difference.games[2].after); // 3 against 4 is gone
}

void TestTournamentDifference::theSameAgainIsTheSame()
{
    Tournament again = championship();
    // Another program numbered by rank, spells without umlauts, and a result came in.
    std::swap(again.participants[0].number, again.participants[3].number);
    for (Game& each : again.games) {
        for (ParticipantNumber* side : {&each.white, &each.black})
            *side = *side == ParticipantNumber(1)   ? ParticipantNumber(4)
                    : *side == ParticipantNumber(4) ? ParticipantNumber(1)
                                                    : *side;
    }
    again.participants[0].name = "Mueller, Hans";
    again.games[3].result = engine::kWhiteWins;
    QVERIFY(likeness(again, championship()) >= kSameTournament);
}

void TestTournamentDifference::nextYearIsAnother()
{
    Tournament next = championship();
    next.header.name = "Vereinsmeisterschaft 2027";
    next.header.end = engine::Date::fromIso("2027-09-19");
    next.games[0].result = engine::kBlackWins;
    QVERIFY(likeness(next, championship()) < kSameTournament);
}

void TestTournamentDifference::otherPeopleAreAnother()
{
    Tournament other = championship();
    other.participants[0].name = "Braun, Ute";
    other.participants[1].name = "Blau, Udo";
    QVERIFY(likeness(other, championship()) < kSameTournament);
}

void TestTournamentDifference::takesOverNumbersAndDecisions()
{
    Tournament current = championship();
    current.participants[0].number = ParticipantNumber(7);
    for (Game& each : current.games) {
        for (ParticipantNumber* side : {&each.white, &each.black})
            *side = *side == ParticipantNumber(1) ? ParticipantNumber(7) : *side;
    }
    std::ranges::sort(current.participants, {}, &Participant::number);
    Participant& decided = current.participants.back();
    decided.identity = engine::Identity::Person;
    decided.personId = "NU1";
    decided.rating = engine::Rating::tryFrom(1777);
    decided.overrides = {{engine::ListedValue::Rating, 1800, 1777, "nachgereicht"}};
    decided.memberUntil = engine::Date::fromIso("2024-06-30");
    current.games[0].note = "am Brett von Müller";

    const Tournament line = broughtInLine(championship(), current);
    const auto position = line.indexOf(ParticipantNumber(7));
    QVERIFY(position.has_value());
    QCOMPARE(line.participants[*position], decided);
    QVERIFY(line.games[0].white == ParticipantNumber(7));
    QVERIFY(differenceOf(current, line).isEmpty());
}

// RULE: WO2026 2.2.5.2
void TestTournamentDifference::awardedResultsStayWithTheirSides()
{
    Tournament current = championship();
    engine::Game& decided = current.games[0];
    decided.result = engine::kDrawn;
    decided.awarded = engine::kWhiteWinsByForfeit;
    decided.whiteTeam = "SC Eins";
    decided.blackTeam = "SC Zwei";
    Tournament imported = championship();
    std::swap(imported.games[0].white, imported.games[0].black); // as another program has the colours
    imported.games[0].result = engine::kDrawn;
    Tournament line = broughtInLine(imported, current);
    QVERIFY(line.games[0].awarded == engine::kBlackWinsByForfeit);
    QCOMPARE(line.games[0].whiteTeam, "SC Zwei");
    // A file that has what was awarded leaves the board as it was.
    imported.games[0].result = engine::kBlackWinsByForfeit;
    line = broughtInLine(imported, current);
    QVERIFY(line.games[0].result == engine::kDrawn);
    QVERIFY(line.games[0].awarded == engine::kBlackWinsByForfeit);
    imported.games[0].result = engine::kWhiteWins; // but a correction is one
    line = broughtInLine(imported, current);
    QVERIFY(line.games[0].result == engine::kWhiteWins);
}

void TestTournamentDifference::notesStayWithTheirGames()
{
    Tournament current = championship();
    current.games = {game(1, 1, 1, 2, engine::kWhiteWins), game(2, 1, 1, 2, engine::kDrawn)};
    current.games[1].note = "the second one";
    Tournament imported = current;
    imported.games[1].note.clear();
    std::swap(imported.games[0], imported.games[1]); // the draw comes first
    Tournament line = broughtInLine(imported, current);
    QCOMPARE(line.games[0].note, "the second one");
    QVERIFY(line.games[1].note.empty());
    QVERIFY(editsBetween(current, line).empty());
    imported.games[0].note = "another";
    QCOMPARE(broughtInLine(imported, current).games[0].note, "another");

    current = championship();
    current.games[3].note = "adjourned";
    imported = championship();
    imported.games[3].result = engine::kDrawn; // the file has it by now
    line = broughtInLine(imported, current);
    QCOMPARE(line.games[3].note, "adjourned");
    QVERIFY(line.games[3].result == engine::kDrawn);
}

void TestTournamentDifference::editsLeadFromOneToTheOther()
{
    const Tournament before = championship();
    Tournament after = before;
    after.header.place = "Übach";
    after.participants.erase(after.participants.begin() + 3); // and with him two games
    after.participants.push_back(person(5, "Neu, Nina", 1300));
    after.games = {game(1, 1, 1, 2, engine::kDrawn), game(4, 2, 2, 3, engine::kNotPlayed),
                   game(5, 3, 5, 1, engine::kBlackWins)};
    const Tournament reached = applied(before, editsBetween(before, after));
    QVERIFY(differenceOf(reached, after).isEmpty());
    QCOMPARE(reached.games.size(), after.games.size());
}

void TestTournamentDifference::namesakesKeepTheirPlaces()
{
    Tournament current = championship();
    current.participants[1].name = current.participants[0].name;
    Tournament imported = current;
    imported.participants[1].rating = engine::Rating::tryFrom(1650);
    const Tournament line = broughtInLine(imported, current);
    QVERIFY(line.participants[0].rating->value() == 1800);
    QVERIFY(line.participants[1].rating->value() == 1650);
}

ZAHLMEISTER_TEST(TestTournamentDifference, QCoreApplication)

} // namespace tst_tournamentdifference

#include "tst_tournamentdifference.moc"
