// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/listjson.h"

#include <array>
#include <cmath>

#include "app/text/jsonobjectreader.h"
#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

namespace {

using Layout = JsonWriter::Layout;
using enum JsonObjectReader::Presence;

constexpr std::array<Word<ListedAges>, 5> kAges{{{"all", ListedAges::All},
                                                 {"youth", ListedAges::Youth},
                                                 {"juniors", ListedAges::Juniors},
                                                 {"adults", ListedAges::Adults},
                                                 {"seniors", ListedAges::Seniors}}};

void writeText(JsonWriter& json, std::string_view key, const std::string& text)
{
    if (!text.empty())
        json.member(key, text);
}

void writeDay(JsonWriter& json, std::string_view key, const std::optional<engine::Date>& day)
{
    if (day)
        json.member(key, day->iso());
}

void writeRequest(JsonWriter& json, const RatingListRequest& request)
{
    json.member("date", request.day.iso());
    writeDay(json, "compared_with", request.since);
    writeText(json, "club", request.club);
    writeText(json, "level", request.level);
    writeText(json, "system", request.rules);
    if (request.ages != ListedAges::All)
        json.member("ages", kAges[static_cast<std::size_t>(request.ages)].text);
    json.member("born_from", request.bornFrom);
    json.member("born_until", request.bornUntil);
    if (request.women)
        json.member("women", true);
    if (request.byName)
        json.member("by_name", true);
}

void writeRequest(JsonWriter& json, const TournamentListRequest& request)
{
    writeDay(json, "from", request.from);
    writeDay(json, "until", request.until);
    writeText(json, "level", request.level);
    writeText(json, "evaluator", request.evaluator);
}

// RULE: WO2026 6.5: neither birth dates nor birth years
void writeLine(JsonWriter& json, const RatingLine& line)
{
    json.member("rank", line.rank);
    json.object("person", Layout::OneLine, [&] {
        json.member("id", line.person);
        writeText(json, "name", line.name);
        writeText(json, "club", line.club);
        writeText(json, "club_name", line.clubName);
        writeText(json, "person_id", line.personId);
        json.member("fide_id", line.fideId);
    });
    json.member("rating", line.rating);
    json.member("index", line.index);
    json.member("since", line.change);
    if (line.isNew)
        json.member("new", true);
    if (line.elo) {
        json.object("elo", Layout::OneLine, [&] {
            json.member("rating", line.elo->rating);
            json.member("date", line.elo->day.iso());
            json.member("unrounded_change", line.elo->change);
        });
    }
    json.object("last", Layout::OneLine, [&] {
        json.member("tournament", line.tournament.value());
        json.member("number", line.number.value());
        json.member("name", line.tournamentName);
        json.member("end", line.end.iso());
    });
}

void writeLine(JsonWriter& json, const TournamentLine& line)
{
    json.member("id", line.id.value());
    json.member("name", line.name);
    writeDay(json, "start", line.start);
    json.member("end", line.end.iso());
    writeText(json, "level", line.level);
    writeText(json, "external_id", line.externalId);
    writeText(json, "evaluator", line.evaluator);
    writeText(json, "second_evaluator", line.secondEvaluator);
    writeDay(json, "evaluated", line.days.evaluated);
    writeDay(json, "recalculated", line.days.recalculated);
    writeText(json, "place", line.place);
    writeText(json, "arbiter", line.arbiter);
    writeText(json, "rules", line.rules);
    json.member("players", line.players);
    if (line.isSeen)
        json.member("games", line.games);
}

template <class Request>
QByteArray requestToJson(const Request& request)
{
    JsonWriter json;
    json.beginObject(Layout::Compact);
    writeRequest(json, request);
    json.endObject();
    return json.take();
}

template <class Write>
QByteArray listToJson(const auto& list, std::string_view key, Write writeMore)
{
    JsonWriter json;
    json.beginObject();
    writeRequest(json, list.request);
    writeDay(json, "issued", list.issued);
    if (list.isSample)
        json.member("sample", true);
    writeMore(json);
    json.objects(key, Layout::OneLine, list.lines, [&](const auto& line) { writeLine(json, line); });
    json.endObject();
    return json.take();
}

constexpr int kFarthest = 1'000'000'000; ///< of numbers that no rule bounds

class ListReader : private JsonObjectReader {
public:
    explicit ListReader(std::string_view text) : JsonObjectReader(text, 1) { }

    Result<AnyList> read()
    {
        const engine::Date never = *engine::Date::tryFrom(1800, 1, 1);
        RatingList ratings{.request = {.day = never}};
        TournamentList tournaments;
        bool isOfTournaments = false;
        RatingListRequest& asked = ratings.request;
        readObject({
            {"date", Optional, [&] { take(date(), asked.day); }},
            {"compared_with", Optional, [&] { take(date(), asked.since); }},
            {"club", Optional, [&] { take(anyText(), asked.club); }},
            {"system", Optional, [&] { take(anyText(), asked.rules); }},
            {"ages", Optional, [&] { take(choice(kAges), asked.ages); }},
            {"born_from", Optional, [&] { take(number(), asked.bornFrom); }},
            {"born_until", Optional, [&] { take(number(), asked.bornUntil); }},
            {"women", Optional, [&] { take(boolean(), asked.women); }},
            {"by_name", Optional, [&] { take(boolean(), asked.byName); }},
            {"unknown", Optional, [&] { take(number(), ratings.unknown); }},
            {"from", Optional, [&] { take(date(), tournaments.request.from); }},
            {"until", Optional, [&] { take(date(), tournaments.request.until); }},
            {"level", Optional,
             [&] {
                 take(anyText(), asked.level);
                 tournaments.request.level = asked.level;
             }},
            {"evaluator", Optional, [&] { take(anyText(), tournaments.request.evaluator); }},
            {"issued", Optional,
             [&] {
                 take(date(), ratings.issued);
                 tournaments.issued = ratings.issued;
             }},
            {"sample", Optional,
             [&] {
                 take(boolean(), ratings.isSample);
                 tournaments.isSample = ratings.isSample;
             }},
            {"rules", Optional, [&] { take(anyText(), ratings.rules); }},
            {"ratings", Optional, [&] { readArray([&] { readRating(ratings.lines); }); }},
            {"tournaments", Optional,
             [&] {
                 isOfTournaments = true;
                 readArray([&] { readTournament(tournaments.lines); });
             }},
        });
        finish("list");
        if (auto errors = takeErrors(); !errors.empty())
            return tl::unexpected(std::move(errors.front()));
        return isOfTournaments ? AnyList(std::move(tournaments)) : AnyList(std::move(ratings));
    }

private:
    std::optional<int> number() { return integer(-kFarthest, kFarthest); }

    void readRating(std::vector<RatingLine>& lines)
    {
        RatingLine& line = lines.emplace_back(RatingLine{.rank = 0,
                                                         .person = {},
                                                         .name = {},
                                                         .rating = 0,
                                                         .tournament = engine::TournamentId(0),
                                                         .number = engine::ParticipantNumber(0),
                                                         .end = *engine::Date::tryFrom(1800, 1, 1)});
        readObject({
            {"rank", Required, [&] { take(number(), line.rank); }},
            {"person", Required, [&] { readPerson(line); }},
            {"rating", Required, [&] { take(number(), line.rating); }},
            {"index", Optional, [&] { take(number(), line.index); }},
            {"since", Optional, [&] { take(number(), line.change); }},
            {"new", Optional, [&] { take(boolean(), line.isNew); }},
            {"elo", Optional, [&] { readElo(line.elo); }},
            {"last", Required, [&] { readLast(line); }},
        });
    }

    void readPerson(RatingLine& line)
    {
        readObject({
            {"id", Required, [&] { take(anyText(), line.person); }},
            {"name", Optional, [&] { take(anyText(), line.name); }},
            {"club", Optional, [&] { take(anyText(), line.club); }},
            {"club_name", Optional, [&] { take(anyText(), line.clubName); }},
            {"person_id", Optional, [&] { take(anyText(), line.personId); }},
            {"fide_id", Optional, [&] { take(number(), line.fideId); }},
        });
    }

    void readElo(std::optional<ListedEloLine>& elo)
    {
        ListedEloLine& read = elo.emplace(ListedEloLine{0, *engine::Date::tryFrom(1800, 1, 1)});
        readObject({
            {"rating", Required, [&] { take(integer(1, 9999), read.rating); }},
            {"date", Required, [&] { take(date(), read.day); }},
            {"unrounded_change", Optional,
             [&] {
                 const TextPosition place = position();
                 read.change = JsonObjectReader::number();
                 if (std::abs(read.change.value_or(0)) > kFarthest)
                     reportRange(place, std::to_string(*read.change), std::to_string(kFarthest));
             }},
        });
    }

    void readLast(RatingLine& line)
    {
        readObject({
            {"tournament", Required, [&] { line.tournament = engine::TournamentId(number().value_or(0)); }},
            {"number", Required, [&] { line.number = engine::ParticipantNumber(number().value_or(0)); }},
            {"name", Required, [&] { take(anyText(), line.tournamentName); }},
            {"end", Required, [&] { take(date(), line.end); }},
        });
    }

    void readTournament(std::vector<TournamentLine>& lines)
    {
        TournamentLine& line = lines.emplace_back(TournamentLine{
            .id = engine::TournamentId(0), .name = {}, .end = *engine::Date::tryFrom(1800, 1, 1)});
        readObject({
            {"id", Required, [&] { line.id = engine::TournamentId(number().value_or(0)); }},
            {"name", Required, [&] { take(anyText(), line.name); }},
            {"start", Optional, [&] { take(date(), line.start); }},
            {"end", Required, [&] { take(date(), line.end); }},
            {"level", Optional, [&] { take(anyText(), line.level); }},
            {"external_id", Optional, [&] { take(anyText(), line.externalId); }},
            {"evaluator", Optional, [&] { take(anyText(), line.evaluator); }},
            {"second_evaluator", Optional, [&] { take(anyText(), line.secondEvaluator); }},
            {"evaluated", Optional, [&] { take(date(), line.days.evaluated); }},
            {"recalculated", Optional, [&] { take(date(), line.days.recalculated); }},
            {"place", Optional, [&] { take(anyText(), line.place); }},
            {"arbiter", Optional, [&] { take(anyText(), line.arbiter); }},
            {"rules", Optional, [&] { take(anyText(), line.rules); }},
            {"players", Required, [&] { take(number(), line.players); }},
            {"games", Required, [&] { take(number(), line.games); }},
        });
    }
};

} // namespace

QByteArray toJson(const RatingList& list)
{
    return listToJson(list, "ratings", [&](JsonWriter& json) {
        writeText(json, "rules", list.rules);
        if (list.unknown > 0)
            json.member("unknown", list.unknown);
    });
}

QByteArray toJson(const TournamentList& list)
{
    return listToJson(list, "tournaments", [](JsonWriter&) {});
}

QByteArray toJson(const RatingListRequest& request)
{
    return requestToJson(request);
}

QByteArray toJson(const TournamentListRequest& request)
{
    return requestToJson(request);
}

Result<AnyList> listFromJson(const QByteArray& json)
{
    return ListReader({json.data(), static_cast<std::size_t>(json.size())}).read();
}

} // namespace zahlmeister::app
