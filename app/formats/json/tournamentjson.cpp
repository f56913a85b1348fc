// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/json/tournamentjson.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "app/formats/json/tournamentwords.h"
#include "app/text/jsonobjectreader.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

using enum JsonObjectReader::Presence;

class TournamentReader : private JsonObjectReader {
public:
    explicit TournamentReader(std::string_view text)
        : JsonObjectReader(text, kMaximumTournamentFileErrors) { }

    tl::expected<LocatedTournament, std::vector<Error>> read(const std::string& file);

private:
    struct GamePlaces {
        TextPosition begin;
        TextPosition white;
        TextPosition black;
        bool complete = false; ///< both players were read
    };

    void readTournament();
    void readParticipants();
    void readParticipant();
    void readCarryOver(Participant& participant);
    void readAcceptances(TournamentHeader& header);
    void readBirthYear(Participant& participant);
    void readBirthDate(Participant& participant);
    void readOverrides(Participant& participant);
    void readByes(Participant& participant);
    void readGames();
    void readGame();
    void checkNumbers();
    void checkPlayers();
    void checkRounds();

    [[nodiscard]] std::optional<Score> score();
    [[nodiscard]] std::optional<Rating> rating();
    [[nodiscard]] std::optional<ParticipantNumber> participantNumber();

    LocatedTournament m_result;
    std::vector<TextPosition> m_numberPlaces; ///< as participants
    std::vector<GamePlaces> m_gamePlaces;     ///< as games
    bool m_numbersKnown = true;               ///< every participant's number could be read
};

tl::expected<LocatedTournament, std::vector<Error>> TournamentReader::read(const std::string& file)
{
    m_numbersKnown = false;
    const auto found = kind();
    if (found && *found != JsonKind::Object)
        return tl::unexpected(std::vector<Error>{{ErrorCode::UnknownFormat, {file}, {}, position()}});
    readObject({
        {"format", Required, [this] { static_cast<void>(choice(kFormatWords)); }},
        {"version", Required, [this] { static_cast<void>(integer(kFormatVersion, kFormatVersion)); }},
        {"tournament", Required, [this] { readTournament(); }},
        {"participants", Required, [this] { readParticipants(); }},
        {"games", Required, [this] { readGames(); }},
    });
    if (finish(file)) {
        checkNumbers();
        checkPlayers();
        checkRounds();
    }
    std::vector<Error> errors = takeErrors();
    if (errors.empty())
        return std::move(m_result);
    return tl::unexpected(std::move(errors));
}

void TournamentReader::readTournament()
{
    TournamentHeader& header = m_result.tournament.header;
    m_result.headerLine = position().line;
    readObject({
        {"name", Required, [&] { take(text(), header.name); }},
        {"id", Optional, [&] { take(text(), header.externalId); }},
        {"place", Optional, [&] { take(text(), header.place); }},
        {"start", RequiredOrNull, [&] { take(date(), header.start); }},
        {"end", RequiredOrNull, [&] { take(date(), header.end); }},
        {"level", Optional, [&] { take(text(3, "three-characters"), header.level); }},
        {"kind", Required, [&] { take(choice(kKindWords), header.kind); }},
        {"mode", Optional, [&] { take(choice(kModeWords), header.mode); }},
        {"rounds", Optional, [&] { take(integer(1, 999), header.rounds); }},
        {"system", Optional, [&] { take(text(), header.system); }},
        {"time_control", Optional, [&] { take(text(), header.timeControl); }},
        {"youth_class", Optional, [&] { take(text(), header.youthClass); }},
        {"evaluator", Optional, [&] { take(text(), header.evaluator); }},
        {"hybrid", Optional, [&] { take(boolean(), header.hybrid); }},
        {"acceptances", Optional, [&] { readAcceptances(header); }},
    });
}

void TournamentReader::readAcceptances(TournamentHeader& header)
{
    readArray([&] {
        Acceptance acceptance;
        readObject({
            {"finding", Required, [&] { take(text(), acceptance.finding); }},
            {"place", Optional, [&] { take(text(), acceptance.place); }},
            {"reason", Required, [&] { take(text(), acceptance.reason); }},
        });
        header.acceptances.push_back(std::move(acceptance));
    });
}

void TournamentReader::readParticipants()
{
    m_numbersKnown = true;
    readArray([this] { readParticipant(); });
}

void TournamentReader::readParticipant()
{
    Participant participant{ParticipantNumber(0)};
    TextPosition numberPlace = position();
    const int line = numberPlace.line;
    bool numberRead = false;
    readObject({
        {"number", Required,
         [&] {
             numberPlace = position();
             if (const auto number = participantNumber()) {
                 participant.number = *number;
                 numberRead = true;
             }
         }},
        {"name", Required, [&] { take(text(), participant.name); }},
        {"club", Optional, [&] { take(text(5, "five-characters"), participant.club); }},
        {"club_name", Optional, [&] { take(text(), participant.clubName); }},
        {"member_number", Optional, [&] { take(integer(1, 99999), participant.memberNumber); }},
        {"member", Required, [&] { take(boolean(), participant.member); }},
        {"person_id", Optional, [&] { take(text(), participant.personId); }},
        {"fide_id", Optional, [&] { take(integer(1, 999999999), participant.fideId); }},
        {"sex", Optional, [&] { take(choice(kSexWords), participant.sex); }},
        {"birth_year", Optional, [&] { readBirthYear(participant); }},
        {"birth_date", Optional, [&] { readBirthDate(participant); }},
        {"rating", Optional, [&] { take(rating(), participant.rating); }},
        {"index", Optional, [&] { take(integer(0, 9999), participant.index); }},
        {"rating_source", Optional, [&] { take(choice(kSourceWords), participant.ratingSource); }},
        {"rating_bound", Optional, [&] { take(choice(kBoundWords), participant.ratingBound); }},
        {"computer", Optional, [&] { take(boolean(), participant.computer); }},
        {"carry_over", Optional, [&] { readCarryOver(participant); }},
        {"team", Optional, [&] { take(text(), participant.team); }},
        {"board", Optional, [&] { take(integer(1, 999), participant.board); }},
        {"identity", Optional, [&] { take(choice(kIdentityWords), participant.identity); }},
        {"overrides", Optional, [&] { readOverrides(participant); }},
        {"byes", Optional, [&] { readByes(participant); }},
        {"withdrawal", Optional, [&] { take(choice(kWithdrawalWords), participant.withdrawal); }},
    });
    m_numbersKnown = m_numbersKnown && numberRead;
    m_result.tournament.participants.push_back(std::move(participant));
    m_result.participantLines.push_back(line);
    m_numberPlaces.push_back(numberPlace);
}

void TournamentReader::readCarryOver(Participant& participant)
{
    readArray([&] {
        std::optional<Rating> opponent;
        std::optional<Score> points;
        std::optional<Date> day;
        readObject({
            {"opponent_rating", Required, [&] { opponent = rating(); }},
            {"score", Required, [&] { points = score(); }},
            {"date", RequiredOrNull, [&] { day = date(); }},
        });
        if (opponent && points)
            participant.carryOver.push_back({*opponent, *points, day});
    });
}

/// Year and date may both be given, in either order, when they agree.
void TournamentReader::readBirthYear(Participant& participant)
{
    const TextPosition place = position();
    take(integer(1850, 2199), participant.birthYear);
    const auto& year = participant.birthYear;
    const auto& day = participant.birthDate;
    if (year && day && *year != day->year())
        reportRange(place, std::to_string(*year), std::to_string(day->year()));
}

void TournamentReader::readBirthDate(Participant& participant)
{
    const TextPosition place = position();
    take(date(), participant.birthDate);
    const auto& year = participant.birthYear;
    const auto& day = participant.birthDate;
    if (year && day && *year != day->year())
        reportRange(place, day->iso(), std::to_string(*year));
}

void TournamentReader::readOverrides(Participant& participant)
{
    std::set<ListedValue> values;
    readArray([&] {
        Override value{ListedValue::Rating};
        const auto readValue = [&] {
            const TextPosition place = position();
            if (const auto kind = choice(kListedValueWords)) {
                value.value = *kind;
                if (!values.insert(*kind).second)
                    reportDuplicate(place, wordOf(*kind, kListedValueWords));
            }
        };
        readObject({
            {"value", Required, readValue},
            {"listed", Optional, [&] { take(integer(0, 9999), value.listed); }},
            {"given", Optional, [&] { take(integer(0, 9999), value.given); }},
            {"reason", Optional, [&] { take(text(), value.reason); }},
        });
        participant.overrides.push_back(std::move(value));
    });
}

void TournamentReader::readByes(Participant& participant)
{
    std::set<int> rounds;
    readArray([&] {
        Bye bye{0};
        std::optional<int> round;
        std::optional<Score> points;
        const auto readRound = [&] {
            const TextPosition place = position();
            round = integer(1, 999);
            if (round && !rounds.insert(*round).second)
                reportDuplicate(place, std::to_string(*round));
        };
        readObject({
            {"round", Required, readRound},
            {"score", Required, [&] { points = score(); }},
            {"kind", Optional, [&] { take(choice(kByeWords), bye.kind); }},
        });
        if (round && points) {
            bye.round = *round;
            bye.score = *points;
            participant.byes.push_back(bye);
        }
    });
    std::ranges::stable_sort(participant.byes, {}, &Bye::round);
}

void TournamentReader::readGames()
{
    readArray([this] { readGame(); });
}

void TournamentReader::readGame()
{
    const auto id = static_cast<std::int64_t>(m_result.tournament.games.size()) + 1;
    Game game{GameId(id), {}, ParticipantNumber(0), ParticipantNumber(0)};
    GamePlaces places;
    places.begin = position();
    int playersRead = 0;
    const auto readPlayer = [&](ParticipantNumber& player, TextPosition& place) {
        place = position();
        if (const auto number = participantNumber()) {
            player = *number;
            ++playersRead;
        }
    };
    readObject({
        {"round", Optional, [&] { take(integer(1, 999), game.round); }},
        {"white", Required, [&] { readPlayer(game.white, places.white); }},
        {"black", Required, [&] { readPlayer(game.black, places.black); }},
        {"result", Required, [&] { take(choice(resultWords()), game.result); }},
        {"rated", Optional, [&] { take(boolean(), game.rated); }},
        {"date", Optional, [&] { take(date(), game.date); }},
        {"board", Optional, [&] { take(integer(1, 999), game.board); }},
    });
    places.complete = playersRead == 2;
    m_result.tournament.games.push_back(game);
    m_result.gameLines.push_back(places.begin.line);
    m_gamePlaces.push_back(places);
}

void TournamentReader::checkNumbers()
{
    std::set<ParticipantNumber> numbers;
    const auto& participants = m_result.tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const ParticipantNumber number = participants[i].number;
        if (number.value() != 0 && !numbers.insert(number).second) {
            report(m_numberPlaces[i], ErrorCode::DuplicateValue,
                   {"participants[" + std::to_string(i) + "]", "number", std::to_string(number.value())});
        }
    }
}

// Games may stand before the participants, so this comes last.
void TournamentReader::checkPlayers()
{
    std::set<ParticipantNumber> numbers;
    for (const Participant& participant : m_result.tournament.participants)
        numbers.insert(participant.number);
    const auto& games = m_result.tournament.games;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (!m_gamePlaces[i].complete)
            continue;
        const std::string place = "games[" + std::to_string(i) + "]";
        const auto checkKnown = [&](ParticipantNumber number, TextPosition position, std::string key) {
            // A participant whose number could not be read has an error already; it may be the one meant
            // here.
            if (m_numbersKnown && !numbers.contains(number)) {
                report(position, ErrorCode::UnknownParticipant,
                       {std::to_string(number.value()), place, std::move(key)});
            }
        };
        checkKnown(games[i].white, m_gamePlaces[i].white, "white");
        checkKnown(games[i].black, m_gamePlaces[i].black, "black");
        if (games[i].white == games[i].black) {
            report(m_gamePlaces[i].black, ErrorCode::GameAgainstSelf,
                   {std::to_string(games[i].white.value()), place});
        }
    }
}

void TournamentReader::checkRounds()
{
    std::set<std::tuple<int, ParticipantNumber, ParticipantNumber>> pairings;
    const auto& games = m_result.tournament.games;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Game& game = games[i];
        if (!game.round || !m_gamePlaces[i].complete || game.white == game.black)
            continue;
        if (!pairings.emplace(*game.round, std::min(game.white, game.black), std::max(game.white, game.black))
                 .second) {
            report(m_gamePlaces[i].begin, ErrorCode::DuplicateGame,
                   {"games[" + std::to_string(i) + "]", std::to_string(game.white.value()),
                    std::to_string(game.black.value()), std::to_string(*game.round)});
        }
    }
}

std::optional<Score> TournamentReader::score()
{
    const TextPosition begin = position();
    const auto found = number("number");
    if (!found)
        return std::nullopt;
    for (const Score candidate : {kLoss, kDraw, kWin}) {
        if (candidate.points() == found->value)
            return candidate;
    }
    reportRange(begin, found->written, "0|0.5|1");
    return std::nullopt;
}

std::optional<Rating> TournamentReader::rating()
{
    const auto value = integer(Rating::kMinimum, Rating::kMaximum);
    return value ? Rating::tryFrom(*value) : std::nullopt;
}

std::optional<ParticipantNumber> TournamentReader::participantNumber()
{
    const auto value = integer(1, 99999);
    return value ? std::optional(ParticipantNumber(*value)) : std::nullopt;
}

} // namespace

bool looksLikeTournamentJson(const QByteArray& start, const QString& file)
{
    const QByteArray text = start.left(4096).trimmed();
    return text.startsWith('{') || text.startsWith("\xEF\xBB\xBF{") ||
           file.endsWith(u".json", Qt::CaseInsensitive);
}

tl::expected<LocatedTournament, std::vector<Error>> readLocatedTournamentJson(const QByteArray& data,
                                                                              const QString& file)
{
    const std::string name = file.toStdString();
    if (data.size() > kMaximumTournamentFileSize) {
        const auto mebibytes = std::to_string(kMaximumTournamentFileSize / (1024 * 1024));
        return tl::unexpected(std::vector<Error>{{ErrorCode::FileTooLarge, {name, mebibytes}, {}, {}}});
    }
    return TournamentReader(std::string_view(data.constData(), static_cast<std::size_t>(data.size())))
        .read(name);
}

tl::expected<Tournament, std::vector<Error>> readTournamentJson(const QByteArray& data, const QString& file)
{
    auto located = readLocatedTournamentJson(data, file);
    if (!located.has_value())
        return tl::unexpected(std::move(located.error()));
    return std::move(located.value().tournament);
}

} // namespace zahlmeister::app
