// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/tournamentjson.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "app/exchange/jsonreader.h"
#include "app/exchange/tournamentwords.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

constexpr std::size_t kMaximumShownBytes = 60;

bool isControlCharacter(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == '\x7F';
}

/// Makes a value fit for a message of one line: shortened, never within a character, without control
/// characters.
std::string shown(std::string_view value)
{
    std::size_t end = value.size();
    if (end > kMaximumShownBytes) {
        end = kMaximumShownBytes;
        while (end > 0 && (static_cast<unsigned char>(value[end]) & 0xC0U) == 0x80U)
            --end;
    }
    std::string text(value.substr(0, end));
    std::replace_if(text.begin(), text.end(), isControlCharacter, '?');
    return end < value.size() ? text + "…" : text;
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::optional<double> toNumber(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

/// One key that an object may have.
struct Member {
    enum class Presence {
        Required,
        RequiredOrNull, ///< the key must be there, `null` says "not known"
        Optional,
    };
    std::string_view key;
    Presence presence;
    std::function<void()> read; ///< takes the value; told only of values that are not null
};

using enum Member::Presence;

class TournamentReader {
public:
    explicit TournamentReader(std::string_view text) : m_json(text) { }

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
    void readGames();
    void readGame();
    void checkNumbers();
    void checkPlayers();
    void checkRounds();

    void readObject(const std::vector<Member>& members);
    void readMember(const Member& member);
    void readArray(const std::function<void()>& readElement);

    [[nodiscard]] std::optional<std::string> text();
    [[nodiscard]] std::optional<std::string> text(std::size_t characters, std::string_view expected);
    [[nodiscard]] std::optional<bool> boolean();
    [[nodiscard]] std::optional<double> number(std::string_view expectedType, std::string& written);
    [[nodiscard]] std::optional<int> integer(int minimum, int maximum);
    [[nodiscard]] std::optional<Score> score();
    [[nodiscard]] std::optional<Date> date();
    [[nodiscard]] std::optional<Rating> rating();
    [[nodiscard]] std::optional<ParticipantNumber> participantNumber();
    template <class Value, std::size_t n>
    [[nodiscard]] std::optional<Value> choice(const std::array<Word<Value>, n>& words);

    template <class Value, class Target>
    static void take(std::optional<Value>&& value, Target& target)
    {
        if (value)
            target = *std::move(value);
    }

    bool expect(JsonKind kind, std::string_view name);
    [[nodiscard]] std::string path() const;
    void report(TextPosition position, ErrorCode code, std::vector<std::string> args);
    void reportRange(TextPosition position, std::string_view value, std::string expected);

    JsonReader m_json;
    std::string m_place; ///< path of the object that is being read
    std::string m_key;   ///< its key that is being read
    std::vector<Error> m_errors;
    bool m_tooMany = false;

    LocatedTournament m_result;
    std::vector<TextPosition> m_numberPlaces; ///< as participants
    std::vector<GamePlaces> m_gamePlaces;     ///< as games
    bool m_numbersKnown = true;               ///< every participant's number could be read
};

tl::expected<LocatedTournament, std::vector<Error>> TournamentReader::read(const std::string& file)
{
    m_numbersKnown = false;
    const auto kind = m_json.kind();
    if (kind && *kind != JsonKind::Object)
        return tl::unexpected(std::vector<Error>{{ErrorCode::UnknownFormat, {file}, {}, m_json.position()}});
    readObject({
        {"format", Required, [this] { static_cast<void>(choice(kFormatWords)); }},
        {"version", Required, [this] { static_cast<void>(integer(kFormatVersion, kFormatVersion)); }},
        {"tournament", Required, [this] { readTournament(); }},
        {"participants", Required, [this] { readParticipants(); }},
        {"games", Required, [this] { readGames(); }},
    });
    m_json.finish();
    if (const auto& problem = m_json.problem()) {
        const auto [line, column] = problem->position;
        report(problem->position, ErrorCode::SyntaxError,
               {file, std::to_string(line), std::to_string(column), std::string(problem->expected)});
    } else {
        checkNumbers();
        checkPlayers();
        checkRounds();
    }
    if (m_errors.empty())
        return std::move(m_result);
    std::stable_sort(m_errors.begin(), m_errors.end(),
                     [](const Error& a, const Error& b) { return a.position < b.position; });
    if (m_tooMany)
        m_errors.push_back(
            {ErrorCode::TooManyErrors, {std::to_string(m_errors.size())}, {}, m_errors.back().position});
    return tl::unexpected(std::move(m_errors));
}

void TournamentReader::readTournament()
{
    TournamentHeader& header = m_result.tournament.header;
    m_result.headerLine = m_json.position().line;
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
    TextPosition numberPlace = m_json.position();
    const int line = numberPlace.line;
    bool numberRead = false;
    readObject({
        {"number", Required,
         [&] {
             numberPlace = m_json.position();
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
        {"birth_year", Optional, [&] { take(integer(1850, 2199), participant.birthYear); }},
        {"birth_date", Optional, [&] { take(date(), participant.birthDate); }},
        {"rating", Optional, [&] { take(rating(), participant.rating); }},
        {"index", Optional, [&] { take(integer(0, 9999), participant.index); }},
        {"rating_source", Optional, [&] { take(choice(kSourceWords), participant.ratingSource); }},
        {"rating_bound", Optional, [&] { take(choice(kBoundWords), participant.ratingBound); }},
        {"computer", Optional, [&] { take(boolean(), participant.computer); }},
        {"carry_over", Optional, [&] { readCarryOver(participant); }},
        {"team", Optional, [&] { take(text(), participant.team); }},
        {"board", Optional, [&] { take(integer(1, 999), participant.board); }},
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

void TournamentReader::readGames()
{
    readArray([this] { readGame(); });
}

void TournamentReader::readGame()
{
    const auto id = static_cast<std::int64_t>(m_result.tournament.games.size()) + 1;
    Game game{GameId(id), {}, ParticipantNumber(0), ParticipantNumber(0)};
    GamePlaces places;
    places.begin = m_json.position();
    int playersRead = 0;
    const auto readPlayer = [&](ParticipantNumber& player, TextPosition& place) {
        place = m_json.position();
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

void TournamentReader::readObject(const std::vector<Member>& members)
{
    const TextPosition begin = m_json.position();
    if (!expect(JsonKind::Object, "object"))
        return;
    const std::string outerPlace = m_place;
    const std::string outerKey = m_key;
    m_place = path();
    std::vector<bool> met(members.size(), false);
    TextPosition keyPosition;
    m_json.enterObject();
    while (m_json.nextMember(m_key, keyPosition)) {
        const auto member =
            std::find_if(members.begin(), members.end(), [&](const Member& m) { return m.key == m_key; });
        if (member == members.end()) {
            report(keyPosition, ErrorCode::UnknownKey, {m_place, shown(m_key)});
            m_json.skip();
            continue;
        }
        const auto index = static_cast<std::size_t>(member - members.begin());
        if (met[index]) {
            report(keyPosition, ErrorCode::DuplicateKey, {m_place, m_key});
            m_json.skip();
            continue;
        }
        met[index] = true;
        readMember(*member);
    }
    // After a syntax error nobody knows what would have followed.
    for (std::size_t i = 0; i < members.size() && !m_json.problem(); ++i) {
        if (!met[i] && members[i].presence != Optional)
            report(begin, ErrorCode::MissingKey, {m_place, std::string(members[i].key)});
    }
    m_place = outerPlace;
    m_key = outerKey;
}

void TournamentReader::readMember(const Member& member)
{
    if (m_json.kind() == JsonKind::Null && member.presence != Required)
        m_json.null();
    else
        member.read();
}

void TournamentReader::readArray(const std::function<void()>& readElement)
{
    if (!expect(JsonKind::Array, "array"))
        return;
    const std::string key = m_key;
    m_json.enterArray();
    for (std::size_t i = 0; m_json.nextElement(); ++i) {
        m_key = key + "[" + std::to_string(i) + "]";
        readElement();
    }
    m_key = key;
}

/// Whether the next value is of that kind; else it is reported and skipped.
bool TournamentReader::expect(JsonKind kind, std::string_view name)
{
    const auto found = m_json.kind();
    if (found == kind)
        return true;
    if (found) {
        report(m_json.position(), ErrorCode::WrongType, {m_place, m_key, std::string(name)});
        m_json.skip();
    }
    return false;
}

std::optional<std::string> TournamentReader::text()
{
    if (!expect(JsonKind::String, "string"))
        return std::nullopt;
    const TextPosition position = m_json.position();
    std::string value = m_json.string();
    if (std::any_of(value.begin(), value.end(), isControlCharacter)) {
        reportRange(position, value, "printable");
        return std::nullopt;
    }
    return value;
}

std::optional<std::string> TournamentReader::text(std::size_t characters, std::string_view expected)
{
    const TextPosition position = m_json.position();
    auto value = text();
    if (value && characterCount(*value) != characters) {
        reportRange(position, *value, std::string(expected));
        return std::nullopt;
    }
    return value;
}

std::optional<bool> TournamentReader::boolean()
{
    if (!expect(JsonKind::Boolean, "boolean"))
        return std::nullopt;
    return m_json.boolean();
}

/// @param written set to the number as it stands in the file
std::optional<double> TournamentReader::number(std::string_view expectedType, std::string& written)
{
    if (!expect(JsonKind::Number, expectedType))
        return std::nullopt;
    written = m_json.number();
    return m_json.problem() ? std::nullopt : std::optional(toNumber(written).value_or(HUGE_VAL));
}

std::optional<int> TournamentReader::integer(int minimum, int maximum)
{
    const TextPosition position = m_json.position();
    std::string written;
    const auto value = number("integer", written);
    if (!value)
        return std::nullopt;
    if (std::isfinite(*value) && *value != std::floor(*value)) {
        report(position, ErrorCode::WrongType, {m_place, m_key, "integer"});
        return std::nullopt;
    }
    if (*value < minimum || *value > maximum) {
        const std::string least = std::to_string(minimum);
        reportRange(position, written, minimum == maximum ? least : least + "–" + std::to_string(maximum));
        return std::nullopt;
    }
    return static_cast<int>(*value);
}

std::optional<Score> TournamentReader::score()
{
    const TextPosition position = m_json.position();
    std::string written;
    const auto value = number("number", written);
    if (!value)
        return std::nullopt;
    for (const Score candidate : {kLoss, kDraw, kWin}) {
        if (candidate.points() == *value)
            return candidate;
    }
    reportRange(position, written, "0|0.5|1");
    return std::nullopt;
}

std::optional<Date> TournamentReader::date()
{
    const TextPosition position = m_json.position();
    const auto value = text();
    if (!value)
        return std::nullopt;
    const auto day = Date::fromIso(*value);
    if (!day)
        reportRange(position, *value, "date");
    return day;
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

template <class Value, std::size_t n>
std::optional<Value> TournamentReader::choice(const std::array<Word<Value>, n>& words)
{
    const TextPosition position = m_json.position();
    const auto value = text();
    if (!value)
        return std::nullopt;
    std::string expected;
    for (const auto& [word, meaning] : words) {
        if (*value == word)
            return meaning;
        expected += (expected.empty() ? "" : "|") + std::string(word);
    }
    reportRange(position, *value, expected);
    return std::nullopt;
}

std::string TournamentReader::path() const
{
    if (m_place.empty() || m_key.empty())
        return m_place + m_key;
    return m_place + "." + m_key;
}

void TournamentReader::report(TextPosition position, ErrorCode code, std::vector<std::string> args)
{
    if (m_errors.size() < kMaximumTournamentFileErrors)
        m_errors.push_back({code, std::move(args), {}, position});
    else
        m_tooMany = true;
}

void TournamentReader::reportRange(TextPosition position, std::string_view value, std::string expected)
{
    report(position, ErrorCode::OutOfRange, {m_place, m_key, shown(value), std::move(expected)});
}

} // namespace

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
