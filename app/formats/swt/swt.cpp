// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swt/swt.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>

#include <QStringList>

#include "app/formats/birthdates.h"
#include "app/formats/importreader.h"
#include "app/formats/importvalues.h"
#include "app/formats/roundentries.h"
#include "app/formats/swt/swtfile.h"
#include "app/notes/pointstext.h"
#include "app/spelling/clubcode.h"
#include "app/spelling/result.h"
#include "engine/standings/statedcheck.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;
using engine::SideResult;

namespace {

constexpr int kKnockout = 2; // knows no points

enum class Status { Played = 0, Adjourned = 1, Default = 2, NotLinedUp = 3 };

SideResult playedResult(int bits)
{
    constexpr std::array kResults{SideResult::NotPlayed, SideResult::Loss, SideResult::Draw, SideResult::Win};
    return kResults[static_cast<std::size_t>(bits & 3)];
}

EntryColour colourOf(int colour)
{
    switch (colour) {
    case 1:
    case 2: return EntryColour::White;
    case 3:
    case 4: return EntryColour::Black;
    default: return EntryColour::Unknown;
    }
}

EntryColour otherColour(EntryColour colour)
{
    if (colour == EntryColour::Unknown)
        return colour;
    return colour == EntryColour::White ? EntryColour::Black : EntryColour::White;
}

std::optional<engine::TournamentMode> modeOf(int mode)
{
    using enum engine::TournamentMode;
    constexpr std::array kModes{Swiss, RoundRobin, Knockout, Scheveningen};
    const auto place = static_cast<std::size_t>(mode);
    return place < kModes.size() ? std::optional(kModes[place]) : std::nullopt;
}

std::optional<int> inRange(int value, int maximum)
{
    return value >= 1 && value <= maximum ? std::optional(value) : std::nullopt;
}

class SwtReader : ImportReader {
public:
    explicit SwtReader(const QByteArray& data) : m_data(data) { }

    ImportResult run()
    {
        const auto read = readSwtFile(m_data, m_notes);
        if (!read)
            return finished();
        m_swt = &*read;
        readHeader();
        for (const SwtPlayer& player : m_swt->players)
            readPlayer(player);
        if (participants().empty())
            m_notes.doubt(ImportCode::MissingPart, {"participants"});
        joinRoundEntries(halves(), m_imported, m_notes);
        if (m_notes.isRefused())
            return finished();
        m_imported.gameLines.clear();
        completeRounds();
        comparePoints();
        return finished();
    }

private:
    void readHeader()
    {
        if (m_swt->oldLayout || m_swt->version < kSwtSureVersion)
            m_notes.doubt(ImportCode::VersionUnsure, {std::to_string(m_swt->version)});
        header().name = (m_swt->name.isEmpty() ? m_swt->heading : m_swt->name).simplified().toStdString();
        header().place = m_swt->place.simplified().toStdString();
        header().start = day("start", m_swt->start);
        header().end = day("end", m_swt->end);
        header().kind = m_swt->isTeam ? engine::TournamentKind::Team : engine::TournamentKind::Individual;
        header().mode = modeOf(m_swt->mode);
        if (!header().mode)
            m_notes.doubt(ImportCode::BadValue, {"mode", std::to_string(m_swt->mode)});
        QStringList controls;
        for (const QString& control : m_swt->timeControls) {
            if (!control.isEmpty())
                controls += control.simplified();
        }
        header().timeControl = controls.join(" + "_L1).toStdString();
        header().tieBreaks = tieBreaksOfHeader();
    }

    /// The list by its numbers, where all of them are known; 0 is none.
    [[nodiscard]] std::string tieBreaksOfHeader() const
    {
        std::string list;
        for (const int number : m_swt->tieBreaks) {
            const std::string criterion = criterionOf(number);
            if (number != 0 && criterion.empty())
                return {};
            if (number != 0)
                list += (list.empty() ? "" : ",") + criterion;
        }
        return m_swt->isTeam ? std::string() : list;
    }

    /// A tie-break as the standings call it; empty: what the number stands for is not known.
    [[nodiscard]] std::string criterionOf(int number) const
    {
        constexpr int kBuchholz = 3;
        constexpr int kBuchholzSum = 7;
        const bool isCut = m_swt->cutLowest > 0 && m_swt->cutLowest < 10;
        switch (number) {
        case kBuchholz: return isCut ? "BH/C" + std::to_string(m_swt->cutLowest) : "BH";
        case kBuchholzSum: return "BHS";
        default: return {};
        }
    }

    void readPlayer(const SwtPlayer& player)
    {
        if (player.dummy) {
            m_dummies.insert(player.id);
            m_notes.adjusted(ImportCode::DummyLeftOut, {player.name.toStdString()});
            return;
        }
        engine::Participant participant{.number = engine::ParticipantNumber(player.id)};
        participant.name = importedName(player.name);
        if (player.name.size() >= 32)
            m_notes.doubt(ImportCode::NameCut, {participant.name}, place(player));
        participant.clubName = player.club.simplified().toStdString();
        participant.sex = importedSex(player.attribute);
        participant.fideId = number("fide_id", player.fideId, place(player));
        participant.memberNumber = number("member_number", player.memberNumber, place(player));
        participant.board = m_swt->isTeam ? inRange(player.board, kMaximumBoard) : std::nullopt;
        participant.team = teamOf(player);
        takeCode("person_id", participant.personId, player.personId, place(player), importedPersonId);
        takeCode("club", participant.club, player.vkz, place(player), clubCodeOf);
        participant.member = !participant.club.empty() && participant.memberNumber.has_value();
        takeRating(participant, player.nwz, player.elo, place(player), {});
        readBirth(player.birth, participant, place(player), m_notes);
        participant.stated = statedOf(player);
        m_positions.emplace(player.id, participants().size());
        m_players.push_back(&player);
        participants().push_back(std::move(participant));
    }

    /// Cards are named by their names; a file of bytes has no lines.
    [[nodiscard]] static ImportPlace place(const SwtPlayer& player)
    {
        return {.part = player.name.simplified().toStdString()};
    }

    /// What the program's own table has. Which tie-breaks other numbers stand for is not known, nor in which
    /// parts of a point their values are kept.
    [[nodiscard]] std::vector<engine::StatedValue> statedOf(const SwtPlayer& player) const
    {
        if (m_swt->isTeam || player.rank < 1 || player.games == 0)
            return {};
        std::vector<engine::StatedValue> stated{
            {std::string(engine::kStatedPoints),
             engine::statedHalves(player.halfPoints - player.specialHalfPoints)}};
        for (std::size_t i = 0; i < player.tieBreaks.size(); ++i) {
            if (std::string criterion = criterionOf(m_swt->tieBreaks[i]); !criterion.empty())
                stated.push_back({std::move(criterion), engine::statedHalves(player.tieBreaks[i])});
        }
        stated.push_back({std::string(engine::kStatedPlace), std::to_string(player.rank)});
        return stated;
    }

    [[nodiscard]] std::string teamOf(const SwtPlayer& player)
    {
        if (!m_swt->isTeam || player.team == 0)
            return {};
        const auto found = std::ranges::find(m_swt->teams, player.team, &SwtTeam::number);
        if (found == m_swt->teams.end()) {
            badValue("team", QString::number(player.team), place(player));
            return {};
        }
        return found->name.isEmpty() ? std::to_string(player.team) : found->name.simplified().toStdString();
    }

    std::vector<RoundEntry> halves()
    {
        std::vector<RoundEntry> halves;
        for (std::size_t position = 0; position < m_players.size(); ++position) {
            const auto& rounds = m_players[position]->rounds;
            for (std::size_t round = 0; round < rounds.size() && !m_notes.isFull(); ++round)
                addHalves(position, int(round) + 1, rounds[round], halves);
        }
        return halves;
    }

    /// One game, or two where the tournament has two in a round.
    void addHalves(std::size_t position, int round, const SwtPairing& pairing,
                   std::vector<RoundEntry>& halves)
    {
        RoundEntry half{.participant = position, .round = round, .colour = colourOf(pairing.colour)};
        if (pairing.opponent != 0 && !m_dummies.contains(pairing.opponent)) {
            const auto opponent = m_positions.find(pairing.opponent);
            if (opponent == m_positions.end()) {
                m_notes.refuse(ImportCode::UnknownOpponent,
                               {label(position), std::to_string(pairing.opponent)},
                               {.part = "R" + std::to_string(round)});
                return;
            }
            half.opponent = opponent->second;
        }
        if (round <= int(m_swt->roundDates.size()))
            half.date = m_swt->roundDates[std::size_t(round) - 1];
        half.board = inRange(m_swt->isTeam ? pairing.board : pairing.table, kMaximumBoard);
        half.result = resultOf(pairing, 0);
        addHalf(half, pairing.status & 0x0f, halves);
        if (!hasTwoGames() || !half.opponent)
            return;
        half.game = 2;
        half.colour = otherColour(half.colour);
        half.result = resultOf(pairing, 1);
        m_coloursAssumed = true;
        addHalf(half, (pairing.status >> 4) & 0x0f, halves);
    }

    [[nodiscard]] bool hasTwoGames() const
    {
        return m_swt->gamesPerRound > 1 && (m_swt->wideResults || !m_swt->isTeam);
    }

    /// Bits above those of the own result of a team's player are a copy for the match.
    [[nodiscard]] SideResult resultOf(const SwtPairing& pairing, int game) const
    {
        return playedResult(pairing.result >> (game * (m_swt->wideResults ? 4 : 2)));
    }

    void addHalf(RoundEntry half, int status, std::vector<RoundEntry>& halves)
    {
        const bool byDefault = status == int(Status::Default) || status == int(Status::NotLinedUp);
        if (status > int(Status::NotLinedUp))
            m_notes.doubt(ImportCode::BadValue, {"status", std::to_string(status)},
                          {.part = label(half.participant)});
        if (!half.opponent) {
            if (half.result != SideResult::NotPlayed)
                halves.push_back({.participant = half.participant,
                                  .round = half.round,
                                  .game = half.game,
                                  .result = forfeited(half.result)});
            return;
        }
        if (byDefault && half.result == SideResult::Draw) {
            // Half a point for both without a game: each has a bye.
            m_notes.doubt(ImportCode::NotRatedGame,
                          {label(half.participant), label(*half.opponent), std::to_string(half.round)});
            half.opponent.reset();
        } else if (byDefault) {
            half.result = forfeited(half.result);
        }
        halves.push_back(half);
    }

    void completeRounds()
    {
        int last = 0;
        for (const engine::Game& game : m_imported.tournament.games)
            last = std::max(last, game.round.value_or(0));
        int planned = m_swt->rounds;
        while (planned > 0 && planned < last)
            planned += m_swt->rounds; // further cycles
        header().rounds = inRange(std::max(planned, last), kMaximumRounds);
        if (m_swt->gamesPerRound > 2)
            m_notes.doubt(ImportCode::CountDiffers,
                          {"games_per_round", std::to_string(m_swt->gamesPerRound), "2"});
        if (m_coloursAssumed)
            m_notes.doubt(ImportCode::ColourAssumed, {"alternating"});
    }

    /// Half points on the table after each round, from none on; as participants.
    [[nodiscard]] std::vector<std::vector<int>> standings()
    {
        const std::size_t rounds = std::size_t(header().rounds.value_or(0));
        std::vector<std::vector<int>> points(rounds + 1, std::vector<int>(participants().size()));
        const auto add = [&](std::size_t position, int round, engine::Score score) {
            points[std::min(std::size_t(round), rounds)][position] += score.halfPoints();
        };
        for (const engine::Game& game : m_imported.tournament.games) {
            const int round = game.round.value_or(0);
            add(m_positions.at(game.white.value()), round, tablePoints(game.result.white));
            add(m_positions.at(game.black.value()), round, tablePoints(game.result.black));
        }
        for (std::size_t position = 0; position < participants().size(); ++position) {
            for (const engine::Bye& bye : participants()[position].byes)
                add(position, bye.round, bye.score);
        }
        for (std::size_t round = 1; round <= rounds; ++round)
            std::ranges::transform(points[round], points[round - 1], points[round].begin(), std::plus());
        return points;
    }

    /// Standings in a file are as old as the last list of standings that was asked for.
    void comparePoints()
    {
        const auto neverComputed = [](const SwtPlayer* player) {
            return player->games == 0 && player->halfPoints == 0;
        };
        if (m_swt->scoring != 0 || m_swt->mode == kKnockout || std::ranges::all_of(m_players, neverComputed))
            return;
        std::vector<int> stored;
        for (const SwtPlayer* player : m_players)
            stored.push_back(player->halfPoints - player->specialHalfPoints);
        const auto computed = standings();
        if (stored == computed.back())
            return;
        if (const auto earlier = std::ranges::find(computed, stored); earlier != computed.end()) {
            m_notes.adjusted(ImportCode::PointsOfRound, {std::to_string(earlier - computed.begin()),
                                                         std::to_string(computed.size() - 1)});
            return;
        }
        for (std::size_t position = 0; position < stored.size(); ++position) {
            const int sum = computed.back()[position];
            if (stored[position] != sum)
                m_notes.doubt(ImportCode::PointsDiffer,
                              {label(position), halfPointsText(stored[position]), halfPointsText(sum)});
        }
    }

    const QByteArray& m_data;
    const SwtTournament* m_swt = nullptr;
    std::map<int, std::size_t> m_positions;
    std::set<int> m_dummies;
    std::vector<const SwtPlayer*> m_players; ///< as the tournament's participants
    bool m_coloursAssumed = false;
};

} // namespace

bool recognisesSwt(const ImportInput& input)
{
    return input.size() == 1 && isSwtFile(input.front().data);
}

ImportResult readSwt(const ImportInput& input)
{
    if (input.size() != 1)
        return refusal(ImportCode::TooLarge, {"files", "1"});
    return SwtReader(input.front().data).run();
}

TournamentFormat swtFormat()
{
    return {.id = "swt", .endings = {"swt"}, .recognises = recognisesSwt, .read = readSwt};
}

} // namespace zahlmeister::app
