// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/typistscript.h"

#include <array>
#include <string>

#include "app/document/tournamentdocument.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

constexpr int kPlayers = 12;
constexpr int kGames = kPlayers * (kPlayers - 1) / 2;

/// Every second stretch of the script is a name, the others are results.
constexpr int kStretch = 16;

bool isName(int keystroke)
{
    return keystroke / kStretch % 2 == 1;
}

engine::ParticipantNumber participantAt(int keystroke)
{
    return engine::ParticipantNumber(1 + keystroke / kStretch % kPlayers);
}

/// The name as far as it was typed in this stretch; the last keystroke of a stretch is Return.
QString nameAt(int keystroke)
{
    const QString whole = u"Müller, Ä%1 Ömer-Łukasz"_s.arg(keystroke / kStretch);
    return whole.left(1 + keystroke % kStretch);
}

bool isReturn(int keystroke)
{
    return keystroke % kStretch == kStretch - 1;
}

app::Draft draftAt(int keystroke)
{
    return {u"participant/%1/name"_s.arg(participantAt(keystroke).value()), nameAt(keystroke)};
}

/// The game whose result is typed, with a result that differs from the one that it had the last time.
engine::Game gameAt(const engine::Tournament& tournament, int keystroke)
{
    static constexpr std::array kResults{engine::kWhiteWins, engine::kDrawn, engine::kBlackWins,
                                         engine::kBothForfeit};
    engine::Game game = tournament.games[static_cast<std::size_t>(keystroke % kGames)];
    std::size_t next = 0;
    while (next < kResults.size() && kResults[next] != game.result)
        ++next;
    game.result = kResults[(next + 1) % kResults.size()];
    return game;
}

} // namespace

Typed blankCrosstable()
{
    Typed typed;
    typed.tournament.header.name = "Kill -9";
    for (int i = 1; i <= kPlayers; ++i)
        typed.tournament.participants.push_back({.number = engine::ParticipantNumber(i)});
    for (int white = 1; white <= kPlayers; ++white) {
        for (int black = white + 1; black <= kPlayers; ++black) {
            const auto id = static_cast<std::int64_t>(typed.tournament.games.size()) + 1;
            typed.tournament.games.push_back({.id = engine::GameId(id),
                                              .white = engine::ParticipantNumber(white),
                                              .black = engine::ParticipantNumber(black)});
        }
    }
    return typed;
}

bool type(app::TournamentDocument& document, int keystroke)
{
    if (!isName(keystroke)) {
        const engine::Game game = gameAt(document.tournament(), keystroke);
        return document.apply({{app::EditKind::Result, {}}, {app::PutGame{game}}}).has_value();
    }
    if (!isReturn(keystroke))
        return document.setDraft(draftAt(keystroke)).has_value();
    engine::Participant participant =
        document.tournament().participants[*document.tournament().indexOf(participantAt(keystroke))];
    participant.name = nameAt(keystroke).toStdString();
    return document.apply({{app::EditKind::Participant, {}}, {app::PutParticipant{participant}}}).has_value();
}

void type(Typed& typed, int keystroke)
{
    engine::Tournament& tournament = typed.tournament;
    if (!isName(keystroke)) {
        const engine::Game game = gameAt(tournament, keystroke);
        tournament.games[static_cast<std::size_t>(keystroke % kGames)] = game;
        typed.drafts.clear();
    } else if (!isReturn(keystroke)) {
        typed.drafts = {draftAt(keystroke)};
    } else {
        tournament.participants[*tournament.indexOf(participantAt(keystroke))].name =
            nameAt(keystroke).toStdString();
        typed.drafts.clear();
    }
}

} // namespace zahlmeister::tests
