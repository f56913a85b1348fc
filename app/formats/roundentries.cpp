// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/roundentries.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "app/formats/importvalues.h"
#include "app/spelling/result.h"

namespace zahlmeister::app {

namespace {

using engine::SideResult;

auto placeOfHalf(const RoundEntry& half)
{
    return std::tuple(half.round, half.game, half.participant);
}

class RoundEntryJoiner {
public:
    RoundEntryJoiner(std::vector<RoundEntry> halves, ImportedTournament& imported, NoteList& notes)
        : m_halves(std::move(halves)), m_imported(imported), m_notes(notes)
    {
        std::ranges::stable_sort(m_halves, {}, placeOfHalf);
    }

    void run()
    {
        for (std::size_t position = 0; position < m_halves.size(); ++position) {
            const RoundEntry& half = m_halves[position];
            if (position > 0 && placeOfHalf(m_halves[position - 1]) == placeOfHalf(half))
                refuse(ImportCode::TwoGamesInOneRound, half, {label(half.participant), round(half)});
            else if (half.opponent == half.participant)
                refuse(ImportCode::PlaysHimself, half, {label(half.participant), round(half)});
            else if (half.opponent)
                takeGame(half);
            else
                takeBye(half);
        }
        storeGames();
        if (m_colourAssumed)
            m_notes.doubt(ImportCode::ColourAssumed, {"first-named"}, m_assumedAt);
    }

private:
    struct JoinedGame {
        engine::Game game;
        int line;
    };

    [[nodiscard]] std::string label(std::size_t participant) const
    {
        return participantLabel(m_imported.tournament.participants[participant]);
    }

    [[nodiscard]] static std::string round(const RoundEntry& half) { return std::to_string(half.round); }

    void refuse(ImportCode code, const RoundEntry& half, std::vector<std::string> args)
    {
        m_notes.refuse(code, std::move(args), half.place);
    }

    [[nodiscard]] const RoundEntry* counterHalf(const RoundEntry& half) const
    {
        const auto key = std::tuple(half.round, half.game, *half.opponent);
        const auto found = std::ranges::lower_bound(m_halves, key, {}, placeOfHalf);
        return found != m_halves.end() && placeOfHalf(*found) == key ? &*found : nullptr;
    }

    void refuseDisagreement(const RoundEntry& half, const RoundEntry& other)
    {
        refuse(ImportCode::OpponentDisagrees, half,
               {label(half.participant), round(half), roundEntryText(half, m_imported.tournament),
                label(*half.opponent), roundEntryText(other, m_imported.tournament)});
    }

    void takeBye(const RoundEntry& half)
    {
        if (half.result == SideResult::NotPlayed)
            return;
        const engine::Score score = tablePoints(half.result);
        const auto kind = half.bye.value_or(score == engine::kWin ? engine::ByeKind::Allocated
                                                                  : engine::ByeKind::Requested);
        auto& byes = m_imported.tournament.participants[half.participant].byes;
        if (!byes.empty() && byes.back().round == half.round)
            refuse(ImportCode::TwoGamesInOneRound, half, {label(half.participant), round(half)});
        else
            byes.push_back({half.round, score, kind});
    }

    void takeGame(const RoundEntry& half)
    {
        const RoundEntry* other = counterHalf(half);
        if (!other) {
            m_notes.doubt(ImportCode::OpponentMissing,
                          {label(half.participant), round(half), label(*half.opponent)}, half.place);
            RoundEntry assumed = half;
            assumed.result = complementOf(half.result);
            assumed.colour = EntryColour::Unknown;
            store(half, assumed, half.participant < *half.opponent);
        } else if (other->opponent != half.participant) {
            // The other row's own entry is looked at in its turn.
            refuseDisagreement(half, *other);
        } else if (half.participant < *half.opponent) {
            joinPair(half, *other);
        }
    }

    void joinPair(const RoundEntry& half, const RoundEntry& other)
    {
        if (half.colour == other.colour && half.colour != EntryColour::Unknown)
            refuse(ImportCode::ColoursEqual, half,
                   {label(half.participant), label(other.participant), round(half)});
        else if (!engine::isAllowed({half.result, other.result}))
            refuseDisagreement(half, other);
        else
            store(half, other, true);
    }

    /// @param first whether half's participant comes first in the table
    void store(const RoundEntry& half, const RoundEntry& other, bool first)
    {
        bool white = first;
        if (half.colour != EntryColour::Unknown)
            white = half.colour == EntryColour::White;
        else if (other.colour != EntryColour::Unknown)
            white = other.colour == EntryColour::Black;
        else if (isPlayed(half.result) || isPlayed(other.result))
            noteAssumedColour(half);
        const auto& participants = m_imported.tournament.participants;
        const engine::ParticipantNumber own = participants[half.participant].number;
        const engine::ParticipantNumber opponent = participants[*half.opponent].number;
        const engine::GameResult result{half.result, other.result};
        engine::Game game{.round = half.round,
                          .white = white ? own : opponent,
                          .black = white ? opponent : own,
                          .result = white ? result : result.mirrored(),
                          .rated = half.rated && other.rated,
                          .date = half.date ? half.date : other.date,
                          .board = half.board ? half.board : other.board};
        m_games.push_back({game, half.place.line});
    }

    void noteAssumedColour(const RoundEntry& half)
    {
        if (!std::exchange(m_colourAssumed, true))
            m_assumedAt = half.place;
    }

    void storeGames()
    {
        std::ranges::stable_sort(m_games, {}, [](const JoinedGame& joined) {
            return std::pair(joined.game.round, joined.game.board);
        });
        for (JoinedGame& joined : m_games) {
            joined.game.id = engine::GameId(std::int64_t(m_imported.tournament.games.size()) + 1);
            m_imported.tournament.games.push_back(joined.game);
            m_imported.gameLines.push_back(joined.line);
        }
    }

    std::vector<RoundEntry> m_halves;
    ImportedTournament& m_imported;
    NoteList& m_notes;
    std::vector<JoinedGame> m_games;
    bool m_colourAssumed = false;
    ImportPlace m_assumedAt;
};

} // namespace

void joinRoundEntries(std::vector<RoundEntry> halves, ImportedTournament& imported, NoteList& notes)
{
    RoundEntryJoiner(std::move(halves), imported, notes).run();
}

std::string roundEntryText(const RoundEntry& half, const engine::Tournament& tournament)
{
    std::string text =
        half.opponent ? std::to_string(tournament.participants[*half.opponent].number.value()) : "-";
    if (half.opponent && half.colour != EntryColour::Unknown)
        text += half.colour == EntryColour::White ? 'w' : 's';
    return text +
           (half.result == SideResult::NotPlayed ? "*" : QString(signOfSide(half.result)).toStdString());
}

} // namespace zahlmeister::app
