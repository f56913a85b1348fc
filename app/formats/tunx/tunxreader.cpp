// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "app/files/fileinhand.h"
#include "app/formats/foreignratings.h"
#include "app/formats/importreader.h"
#include "app/formats/importvalues.h"
#include "app/formats/nationalnumber.h"
#include "app/formats/tunx/tunx.h"
#include "app/formats/tunx/tunxfile.h"
#include "app/spelling/birth.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::Bye;
using engine::ByeKind;
using engine::Game;
using engine::GameResult;
using engine::Participant;
using engine::ParticipantNumber;
using engine::Rating;
using engine::RatingSource;
using engine::Score;

namespace {

/// Places of the head's texts.
enum HeadText { NameText = 0, VenueText = 5, TownText = 10, TimeControlText = 14, EMailText = 23 };

std::optional<engine::Date> dateOf(int number)
{
    return engine::Date::tryFrom(number / 10'000, number / 100 % 100, number % 100);
}

/// @return nothing for codes whose meaning nobody has found out
std::optional<GameResult> resultOf(int code)
{
    constexpr std::array kResults{
        engine::kNotPlayed,          engine::kWhiteWins,          engine::kDrawn,      engine::kBlackWins,
        engine::kWhiteWinsByForfeit, engine::kBlackWinsByForfeit, engine::kBothForfeit};
    const auto place = static_cast<std::size_t>(code);
    return place < kResults.size() ? std::optional(kResults[place]) : std::nullopt;
}

bool isPlayer(int number)
{
    return number != kTunxNobody && number != kTunxFree && number != kTunxNotPaired;
}

/// @return empty when the plan is not about these pairings
std::vector<int> roundsAsPlanned(const TunxFile& file)
{
    std::vector<int> rounds;
    for (std::size_t i = 0; i < file.schedule.size(); ++i) {
        const auto pairings = static_cast<std::size_t>(file.schedule[i].pairings);
        if (pairings > file.pairings.size() - rounds.size())
            return {};
        rounds.insert(rounds.end(), pairings, static_cast<int>(i) + 1);
    }
    return rounds.size() == file.pairings.size() ? rounds : std::vector<int>();
}

/// Nobody plays twice in a round.
bool hasRepetition(const TunxFile& file, const std::vector<int>& rounds)
{
    std::vector<int> last(kTunxFree + 1, 0);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        for (const int player : {file.pairings[i].white, file.pairings[i].black}) {
            if (isPlayer(player) &&
                std::exchange(last[static_cast<std::size_t>(player)], rounds[i]) == rounds[i])
                return true;
        }
    }
    return false;
}

/// A round ends before the first number that has been in it.
std::vector<int> roundsByRepetition(const TunxFile& file)
{
    std::vector<int> last(kTunxFree + 1, 0);
    std::vector<int> rounds;
    int round = 1;
    for (const TunxPairing& pairing : file.pairings) {
        const auto isThere = [&](int player) {
            return isPlayer(player) && last[static_cast<std::size_t>(player)] == round;
        };
        if (isThere(pairing.white) || isThere(pairing.black))
            ++round;
        last[static_cast<std::size_t>(pairing.white)] = round;
        last[static_cast<std::size_t>(pairing.black)] = round;
        rounds.push_back(round);
    }
    return rounds;
}

/// The round of each pairing, from 1. The file does not say it, but for how many there are in each round.
std::vector<int> roundsOf(const TunxFile& file)
{
    std::vector<int> rounds = roundsAsPlanned(file);
    return rounds.empty() || hasRepetition(file, rounds) ? roundsByRepetition(file) : rounds;
}

bool isTunx(const ImportInput& input)
{
    return input.size() == 1 && isTunxFile(input.front().data);
}

class TunxReader : ImportReader {
public:
    ImportResult run(const ImportInput& input)
    {
        if (readFile(input)) {
            addHeader();
            addParticipants();
            addGames();
        }
        return finished();
    }

private:
    /// @return false when the file is refused
    bool readFile(const ImportInput& input)
    {
        if (input.size() != 1 || input.front().data.isEmpty()) {
            m_notes.refuse(ImportCode::Empty);
        } else if (input.front().data.size() > kMaximumFileSize) {
            m_notes.refuse(ImportCode::TooLarge, {"bytes", std::to_string(kMaximumFileSize)});
        } else if (!isTunx(input)) {
            m_notes.refuse(ImportCode::Malformed,
                           {input.front().data.left(4).toHex(' ').toStdString(), "93 ff 89 44"});
        } else if (auto file = readTunxFile(input.front().data, m_notes)) {
            m_file = std::move(*file);
            return true;
        }
        return false;
    }

    bool isRoundRobin() const { return m_file.kind == int(TunxKind::RoundRobin); }
    bool isTeam() const { return m_file.kind == int(TunxKind::Team) || !m_file.teams.isEmpty(); }

    void addHeader()
    {
        engine::TournamentHeader& header = this->header();
        const auto text = [&](HeadText which) { return m_file.texts.at(which).toStdString(); };
        header.name = text(NameText);
        header.place = m_file.texts.at(TownText).isEmpty() ? text(VenueText) : text(TownText);
        header.timeControl = text(TimeControlText);
        header.kind = isTeam() ? engine::TournamentKind::Team : engine::TournamentKind::Individual;
        if (isRoundRobin())
            header.mode = engine::TournamentMode::RoundRobin;
        else if (m_file.kind == int(TunxKind::Swiss))
            header.mode = engine::TournamentMode::Swiss;
        header.start = date("start", m_file.start);
        header.end = date("end", m_file.end);
        if (m_file.rounds >= 1 && m_file.rounds <= kMaximumRounds)
            header.rounds = m_file.rounds;
        if (!m_file.texts.at(EMailText).isEmpty())
            m_notes.adjusted(ImportCode::PersonalDataLeftOut, {"e-mail"});
        // No file with games of teams has been seen by those who described the format.
        if (isTeam())
            m_notes.doubt(ImportCode::VersionUnsure, {"TUMx/TUTx"});
    }

    std::optional<engine::Date> date(const char* field, int number)
    {
        const std::optional<engine::Date> date = dateOf(number);
        if (!date && number != 0)
            m_notes.doubt(ImportCode::BadDate, {field, std::to_string(number)});
        return date;
    }

    void addParticipants()
    {
        for (const TunxPlayer& player : m_file.players) {
            const int number = static_cast<int>(participants().size()) + 1;
            Participant person{.number = ParticipantNumber(number)};
            person.name =
                importedName(player.forename.isEmpty() ? player.surname
                                                       : QString(player.surname % u", "_s % player.forename));
            person.clubName = player.club.toStdString();
            person.sex = importedSex(player.sex);
            addBirth(person, player);
            addIds(person, player);
            addRating(person, player);
            addTeam(person, player);
            participants().push_back(std::move(person));
        }
        noteForeignRatings(m_imported, m_notes);
        if (m_file.players.empty())
            m_notes.refuse(ImportCode::MissingPart, {"participants"});
        if (m_file.announcedPlayers != static_cast<int>(m_file.players.size())) {
            m_notes.doubt(ImportCode::CountDiffers, {"participants", std::to_string(m_file.announcedPlayers),
                                                     std::to_string(m_file.players.size())});
        }
    }

    void addBirth(Participant& person, const TunxPlayer& player)
    {
        const auto birth = birthOf(QString::number(player.birth));
        if (!birth) {
            m_notes.doubt(ImportCode::BadDate, {"birth_date", std::to_string(player.birth)}, placeOf(person));
            return;
        }
        person.birthYear = birth->year;
        person.birthDate = birth->date;
    }

    void addIds(Participant& person, const TunxPlayer& player)
    {
        if (player.fideId > kMaximumFideId) {
            m_notes.adjusted(ImportCode::OutOfRange,
                             {"fide_id", std::to_string(player.fideId), "1–999999999"}, placeOf(person));
        } else if (player.fideId > 0) {
            person.fideId = static_cast<int>(player.fideId);
        }
        const bool german = player.federation == u"GER" || originOf(player) == u"GER";
        if (german && !player.nationalId.isEmpty() && !setNationalNumber(person, player.nationalId)) {
            m_notes.adjusted(ImportCode::BadValue, {"person_id", player.nationalId.toStdString()},
                             placeOf(person));
        }
    }

    /// The federation whose list the national rating is of.
    static QString originOf(const TunxPlayer& player)
    {
        const QString& origin = player.ratingFederation;
        return origin.size() == 3 ? origin : player.federation;
    }

    void addRating(Participant& person, const TunxPlayer& player)
    {
        const bool isDwz = player.nationalRating > 0 && originOf(player) == u"GER";
        const bool national = isDwz || player.elo == 0;
        const int rating = national ? player.nationalRating : player.elo;
        if (rating == 0)
            return;
        if (!Rating::isListed(rating)) {
            m_notes.doubt(ImportCode::OutOfRange, {"rating", std::to_string(rating), "1–5000"},
                          placeOf(person));
            return;
        }
        person.rating = Rating(rating);
        person.ratingSource = isDwz      ? RatingSource::Dwz
                              : national ? RatingSource::National
                                         : RatingSource::Fide;
    }

    void addTeam(Participant& person, const TunxPlayer& player)
    {
        if (m_file.teams.isEmpty() || player.team == 0)
            return;
        if (player.team > m_file.teams.size()) {
            m_notes.doubt(ImportCode::BadValue, {"team", std::to_string(player.team)}, placeOf(person));
            return;
        }
        person.team = m_file.teams.at(player.team - 1).toStdString();
        if (player.board >= 1 && player.board <= kMaximumBoard)
            person.board = player.board;
    }

    static ImportPlace placeOf(const Participant& person) { return {.part = participantLabel(person)}; }

    void addGames()
    {
        const std::vector<int> rounds = roundsOf(m_file);
        const int found = rounds.empty() ? 0 : rounds.back();
        if (found > kMaximumRounds) {
            m_notes.refuse(ImportCode::TooLarge, {"rounds", std::to_string(kMaximumRounds)});
            return;
        }
        if (found != m_file.playedRounds || found > m_file.rounds) {
            const int announced = found > m_file.rounds ? m_file.rounds : m_file.playedRounds;
            m_notes.doubt(ImportCode::RoundsMerged, {std::to_string(found), std::to_string(announced)});
        }
        if (found > header().rounds.value_or(0))
            header().rounds = found;
        int board = 0;
        for (std::size_t i = 0; i < rounds.size() && !m_notes.isFull(); ++i) {
            board = i > 0 && rounds[i] == rounds[i - 1] ? board + 1 : 1;
            addPairing(m_file.pairings[i], rounds[i], board);
        }
    }

    void addPairing(const TunxPairing& pairing, int round, int board)
    {
        const auto exists = [&](int number) {
            return !isPlayer(number) || static_cast<std::size_t>(number) <= m_file.players.size();
        };
        if (!exists(pairing.white) || !exists(pairing.black)) {
            const auto [known, unknown] = exists(pairing.white) ? std::pair(pairing.white, pairing.black)
                                                                : std::pair(pairing.black, pairing.white);
            m_notes.refuse(ImportCode::UnknownOpponent, {std::to_string(known), std::to_string(unknown)},
                           placeOf(round, board));
            return;
        }
        const bool white = isPlayer(pairing.white);
        const bool black = isPlayer(pairing.black);
        if (white && black)
            addGame(pairing, round, board);
        else if (white)
            addBye(pairing.white, pairing.black, pairing.code, &GameResult::white, round, board);
        else if (black)
            addBye(pairing.black, pairing.white, pairing.code, &GameResult::black, round, board);
    }

    void addGame(const TunxPairing& pairing, int round, int board)
    {
        if (pairing.white == pairing.black) {
            m_notes.refuse(ImportCode::PlaysHimself,
                           {participantLabel(participant(pairing.white)), std::to_string(round)},
                           placeOf(round, board));
            return;
        }
        const std::optional<GameResult> result = resultOf(pairing.code);
        if (!result)
            m_notes.doubt(ImportCode::BadResult, {std::to_string(pairing.code)}, placeOf(round, board));
        Game game{.id = engine::GameId(static_cast<std::int64_t>(tournament().games.size()) + 1),
                  .round = round,
                  .white = ParticipantNumber(pairing.white),
                  .black = ParticipantNumber(pairing.black),
                  .result = result.value_or(engine::kNotPlayed)};
        const auto planned = static_cast<std::size_t>(round) - 1;
        if (planned < m_file.schedule.size())
            game.date = dateOf(m_file.schedule[planned].date);
        // In a team tournament the records go on from match to match.
        if (!isTeam() && board <= kMaximumBoard)
            game.board = board;
        tournament().games.push_back(game);
    }

    void addBye(int number, int opponent, int code, engine::SideResult GameResult::*side, int round,
                int board)
    {
        constexpr int kFreeRound = 9;
        const std::optional<GameResult> result = resultOf(code);
        if (result == engine::kNotPlayed)
            return; // absent, or the round is still to come
        if (!result && code != kFreeRound) {
            m_notes.doubt(ImportCode::BadResult, {std::to_string(code)}, placeOf(round, board));
            return;
        }
        // In a round robin everybody has a free round, and nobody gets a point for it.
        const Score ofFreeRound = isRoundRobin() ? engine::kLoss : engine::kWin;
        const Score score = result ? engine::tablePoints((*result).*side) : ofFreeRound;
        const ByeKind kind = opponent == kTunxFree ? ByeKind::Allocated : ByeKind::Requested;
        std::vector<Bye>& byes = participant(number).byes;
        if (byes.empty() || byes.back().round < round)
            byes.push_back({.round = round, .score = score, .kind = kind});
    }

    Participant& participant(int number) { return participants()[static_cast<std::size_t>(number) - 1]; }

    static ImportPlace placeOf(int round, int board)
    {
        return {.part = std::to_string(round) + '.' + std::to_string(board)};
    }

    TunxFile m_file;
};

} // namespace

ImportResult readTunx(const ImportInput& input)
{
    return TunxReader().run(input);
}

TournamentFormat tunxFormat()
{
    return {
        .id = "tunx", .endings = {"tunx", "turx", "tumx", "tutx"}, .recognises = isTunx, .read = readTunx};
}

} // namespace zahlmeister::app
