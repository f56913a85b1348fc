// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/json/tournamentjson.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "app/fields/recordjson.h"
#include "app/formats/plaintexts.h"
#include "app/rules/shippedrules.h"
#include "engine/base/try.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

using enum JsonObjectReader::Presence;

constexpr std::string_view kSystemOf2026 = "dwz2026";
constexpr std::string_view kFormatName = "zahlmeister-tournament";
constexpr int kFormatVersion = 1;
constexpr std::size_t kMostParticipants = 99'999; // their numbers have five digits
constexpr std::size_t kMostGames =
    500'000; // of a Swiss system with all of them, or of a thousand in a circle
constexpr std::array<Word<int>, 1> kFormatWords{{{kFormatName, kFormatVersion}}};

class TournamentReader : private RecordReader {
public:
    /// @param isFile of today; what earlier versions stored may have longer texts, and ratings below 1
    explicit TournamentReader(const QByteArray& data, bool isFile = true)
        : RecordReader({data.constData(), static_cast<std::size_t>(data.size())}, JsonForm::File,
                       kMaximumTournamentFileErrors, isFile),
          m_isFile(isFile)
    {
    }

    tl::expected<ImportedTournament, std::vector<Error>> read(const std::string& file);

private:
    struct GamePlaces {
        TextPosition begin;
        TextPosition white;
        TextPosition black;
        bool complete = false; ///< both players were read
    };

    void readTournament();
    void readParticipant();
    void checkBirth(const Participant& participant, TextPosition place, bool isYear);
    void readGame();
    void checkPlayers();
    void checkRatings();
    void checkRounds();

    ImportedTournament m_result;
    bool m_isFile;
    std::vector<TextPosition> m_numberPlaces; ///< as participants
    std::vector<TextPosition> m_ratingPlaces; ///< as participants
    TextPosition m_teamsPlace;
    std::vector<GamePlaces> m_gamePlaces; ///< as games
    bool m_numbersKnown = false;          ///< every participant's number could be read
};

tl::expected<ImportedTournament, std::vector<Error>> TournamentReader::read(const std::string& file)
{
    const auto found = kind();
    if (found && *found != JsonKind::Object)
        return tl::unexpected(std::vector<Error>{{ErrorCode::UnknownFormat, {file}, {}, position()}});
    const auto readParticipants = [this] {
        m_numbersKnown = true;
        readArray([this] { readParticipant(); }, kMostParticipants);
    };
    readObject({
        {"format", Required, [this] { static_cast<void>(choice(kFormatWords)); }},
        {"version", Required, [this] { static_cast<void>(integer(kFormatVersion, kFormatVersion)); }},
        {"tournament", Required, [this] { readTournament(); }},
        {"participants", Required, readParticipants},
        {"games", Required, [this] { readArray([this] { readGame(); }, kMostGames); }},
    });
    if (finish(file)) {
        checkPlayers();
        checkRatings();
        checkRounds();
    }
    std::vector<Error> errors = takeErrors();
    if (errors.empty()) {
        settleTeams(m_result.tournament); // of earlier versions, for which no team meant that of the player
        return std::move(m_result);
    }
    return tl::unexpected(std::move(errors));
}

void TournamentReader::readTournament()
{
    m_result.headerLine = position().line;
    readRecord(m_result.tournament.header, [this](std::string_view key, TextPosition place) {
        if (key == "teams")
            m_teamsPlace = place;
    });
}

void TournamentReader::readParticipant()
{
    Participant participant = blank<Participant>();
    TextPosition numberPlace = position();
    TextPosition ratingPlace = numberPlace;
    m_result.participantLines.push_back(numberPlace.line);
    bool numberRead = false;
    readRecord(participant, [&](std::string_view key, TextPosition place) {
        if (key == "number") {
            numberPlace = place;
            numberRead = true;
        } else if (key == "rating") {
            ratingPlace = place;
        } else if (key == "birth_year" || key == "birth_date") {
            checkBirth(participant, place, key == "birth_year");
        }
    });
    std::ranges::stable_sort(participant.byes, {}, &Bye::round);
    m_numbersKnown = m_numbersKnown && numberRead;
    m_result.tournament.participants.push_back(std::move(participant));
    m_numberPlaces.push_back(numberPlace);
    m_ratingPlaces.push_back(ratingPlace);
}

/// Year and date may both be given, in either order, when they agree.
void TournamentReader::checkBirth(const Participant& participant, TextPosition place, bool isYear)
{
    const auto& year = participant.birthYear;
    const auto& day = participant.birthDate;
    if (!year || !day || *year == day->year())
        return;
    if (isYear)
        reportRange(place, std::to_string(*year), std::to_string(day->year()));
    else
        reportRange(place, day->iso(), std::to_string(*year));
}

void TournamentReader::readGame()
{
    Game game = blank<Game>();
    game.id = GameId(static_cast<std::int64_t>(m_result.tournament.games.size()) + 1);
    GamePlaces places;
    places.begin = position();
    int playersRead = 0;
    readRecord(game, [&](std::string_view key, TextPosition place) {
        if (key != "white" && key != "black")
            return;
        (key == "white" ? places.white : places.black) = place;
        ++playersRead;
    });
    places.complete = playersRead == 2;
    m_result.tournament.games.push_back(std::move(game));
    m_result.gameLines.push_back(places.begin.line);
    m_gamePlaces.push_back(places);
}

// Games may stand before the participants, so this comes last.
void TournamentReader::checkPlayers()
{
    std::set<ParticipantNumber> numbers;
    const auto& participants = m_result.tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const ParticipantNumber number = participants[i].number;
        if (!numbers.insert(number).second && number.value() != 0) {
            report(m_numberPlaces[i], ErrorCode::DuplicateValue,
                   {"participants[" + std::to_string(i) + "]", "number", std::to_string(number.value())});
        }
    }
    const auto checkKnown = [&](ParticipantNumber number, TextPosition position, const std::string& place,
                                const char* key) {
        // A participant whose number could not be read has an error already; it may be the one meant here.
        if (m_numbersKnown && !numbers.contains(number))
            report(position, ErrorCode::UnknownParticipant, {std::to_string(number.value()), place, key});
    };
    for (const engine::Team& team : m_result.tournament.header.teams) {
        for (const engine::LineupPlace& lineup : team.lineup)
            checkKnown(lineup.participant, m_teamsPlace, "teams", "participant");
    }
    const auto& games = m_result.tournament.games;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (!m_gamePlaces[i].complete)
            continue;
        const std::string place = "games[" + std::to_string(i) + "]";
        checkKnown(games[i].white, m_gamePlaces[i].white, place, "white");
        checkKnown(games[i].black, m_gamePlaces[i].black, place, "black");
        if (games[i].white == games[i].black) {
            report(m_gamePlaces[i].black, ErrorCode::GameAgainstSelf,
                   {std::to_string(games[i].white.value()), place});
        }
    }
}

// RULE: WO2026 2.2.1: a DWZ is positive; 0 is none (6.4.2, footnote 9). Rules before 2026 could give ratings
// below 1.
void TournamentReader::checkRatings()
{
    const auto choice = shippedRules().choose(m_result.tournament.header);
    if (!m_isFile || !choice.has_value() || choice->version->system != kSystemOf2026)
        return;
    const auto& participants = m_result.tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        if (hasOwnRating(participants[i]) && participants[i].rating->value() <= 0) {
            report(m_ratingPlaces[i], ErrorCode::OutOfRange,
                   {"participants[" + std::to_string(i) + "]", "rating",
                    std::to_string(participants[i].rating->value()),
                    "1–" + std::to_string(Rating::kMaximum)});
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

} // namespace

bool looksLikeTournamentJson(const QByteArray& start, const QString& file)
{
    const QByteArray text = start.left(4096).trimmed();
    return text.startsWith('{') || text.startsWith("\xEF\xBB\xBF{") ||
           file.endsWith(u".json", Qt::CaseInsensitive);
}

tl::expected<ImportedTournament, std::vector<Error>> readLocatedTournamentJson(const QByteArray& data,
                                                                               const QString& file)
{
    const std::string name = file.toStdString();
    if (data.size() > kMaximumTournamentFileSize) {
        const auto mebibytes = std::to_string(kMaximumTournamentFileSize / (1024 * 1024));
        return tl::unexpected(std::vector<Error>{{ErrorCode::FileTooLarge, {name, mebibytes}, {}, {}}});
    }
    auto read = TournamentReader(data).read(name);
    if (read.has_value())
        makePlain(*read);
    return read;
}

tl::expected<Tournament, std::vector<Error>> readTournamentJson(const QByteArray& data, const QString& file)
{
    TRY(auto located, readLocatedTournamentJson(data, file));
    return std::move(located.tournament);
}

tl::expected<Tournament, std::vector<Error>> readStoredTournamentJson(const QByteArray& data,
                                                                      const QString& file)
{
    constexpr bool kLimitsTexts = false;
    TRY(auto read, TournamentReader(data, kLimitsTexts).read(file.toStdString()));
    return std::move(read.tournament);
}

QByteArray writeTournamentJson(const Tournament& tournament)
{
    JsonWriter json;
    const auto write = [&json](const auto& record) { writeFields(json, record, JsonForm::File); };
    json.beginObject();
    json.member("format", kFormatName);
    json.member("version", kFormatVersion);
    json.object("tournament", JsonWriter::Layout::Lines, [&] { write(tournament.header); });
    json.objects("participants", JsonWriter::Layout::Lines, tournament.participants, write);
    json.objects("games", JsonWriter::Layout::OneLine, tournament.games, write);
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
