// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/json/tournamentjson.h"
#include "app/formats/json/tournamentwords.h"
#include "app/text/jsonwriter.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

void writeText(JsonWriter& json, std::string_view key, const std::string& text)
{
    if (!text.empty())
        json.member(key, text);
}

void writeNumber(JsonWriter& json, std::string_view key, std::optional<int> number)
{
    if (number)
        json.member(key, *number);
}

void writeDate(JsonWriter& json, std::string_view key, std::optional<Date> date)
{
    if (date)
        json.member(key, date->iso());
}

/// For keys that the format requires: `null` when the date is not known.
void writeRequiredDate(JsonWriter& json, std::string_view key, std::optional<Date> date)
{
    if (date) {
        json.member(key, date->iso());
    } else {
        json.key(key);
        json.null();
    }
}

void writeFlag(JsonWriter& json, std::string_view key, bool flag)
{
    if (flag)
        json.member(key, true);
}

void writeAcceptances(JsonWriter& json, const std::vector<Acceptance>& acceptances)
{
    if (acceptances.empty())
        return;
    json.key("acceptances");
    json.beginArray();
    for (const Acceptance& acceptance : acceptances) {
        json.beginObject(JsonWriter::Layout::OneLine);
        json.member("finding", acceptance.finding);
        writeText(json, "place", acceptance.place);
        json.member("reason", acceptance.reason);
        json.endObject();
    }
    json.endArray();
}

void writeHeader(JsonWriter& json, const TournamentHeader& header)
{
    json.beginObject();
    json.member("name", header.name);
    writeText(json, "id", header.externalId);
    writeText(json, "place", header.place);
    writeRequiredDate(json, "start", header.start);
    writeRequiredDate(json, "end", header.end);
    writeText(json, "level", header.level);
    json.member("kind", wordOf(header.kind, kKindWords));
    if (header.mode)
        json.member("mode", wordOf(*header.mode, kModeWords));
    writeNumber(json, "rounds", header.rounds);
    writeText(json, "system", header.system);
    writeText(json, "time_control", header.timeControl);
    writeText(json, "youth_class", header.youthClass);
    writeText(json, "evaluator", header.evaluator);
    writeFlag(json, "hybrid", header.hybrid);
    writeAcceptances(json, header.acceptances);
    json.endObject();
}

void writeCarryOver(JsonWriter& json, const std::vector<CarryOverGame>& games)
{
    if (games.empty())
        return;
    json.key("carry_over");
    json.beginArray();
    for (const CarryOverGame& game : games) {
        json.beginObject(JsonWriter::Layout::OneLine);
        json.member("opponent_rating", game.opponentRating.value());
        json.member("score", game.score);
        writeRequiredDate(json, "date", game.date);
        json.endObject();
    }
    json.endArray();
}

void writeOverrides(JsonWriter& json, const std::vector<Override>& overrides)
{
    if (overrides.empty())
        return;
    json.key("overrides");
    json.beginArray();
    for (const Override& value : overrides) {
        json.beginObject(JsonWriter::Layout::OneLine);
        json.member("value", wordOf(value.value, kListedValueWords));
        writeNumber(json, "listed", value.listed);
        writeNumber(json, "given", value.given);
        writeText(json, "reason", value.reason);
        json.endObject();
    }
    json.endArray();
}

void writeByes(JsonWriter& json, const std::vector<Bye>& byes)
{
    if (byes.empty())
        return;
    json.key("byes");
    json.beginArray();
    for (const Bye& bye : byes) {
        json.beginObject(JsonWriter::Layout::OneLine);
        json.member("round", bye.round);
        json.member("score", bye.score);
        json.member("kind", wordOf(bye.kind, kByeWords));
        json.endObject();
    }
    json.endArray();
}

void writeParticipant(JsonWriter& json, const Participant& participant)
{
    json.beginObject();
    json.member("number", participant.number.value());
    json.member("name", participant.name);
    writeText(json, "club", participant.club);
    writeText(json, "club_name", participant.clubName);
    writeNumber(json, "member_number", participant.memberNumber);
    json.member("member", participant.member);
    writeText(json, "person_id", participant.personId);
    writeNumber(json, "fide_id", participant.fideId);
    if (participant.sex)
        json.member("sex", wordOf(*participant.sex, kSexWords));
    writeNumber(json, "birth_year", participant.birthYear);
    writeDate(json, "birth_date", participant.birthDate);
    if (participant.rating)
        json.member("rating", participant.rating->value());
    writeNumber(json, "index", participant.index);
    if (participant.ratingSource != RatingSource::Dwz)
        json.member("rating_source", wordOf(participant.ratingSource, kSourceWords));
    if (participant.ratingBound)
        json.member("rating_bound", wordOf(*participant.ratingBound, kBoundWords));
    writeFlag(json, "computer", participant.computer);
    writeCarryOver(json, participant.carryOver);
    writeText(json, "team", participant.team);
    writeNumber(json, "board", participant.board);
    if (participant.identity != Identity::Open)
        json.member("identity", wordOf(participant.identity, kIdentityWords));
    writeOverrides(json, participant.overrides);
    writeByes(json, participant.byes);
    if (participant.withdrawal)
        json.member("withdrawal", wordOf(*participant.withdrawal, kWithdrawalWords));
    json.endObject();
}

void writeGame(JsonWriter& json, const Game& game)
{
    json.beginObject(JsonWriter::Layout::OneLine);
    writeNumber(json, "round", game.round);
    json.member("white", game.white.value());
    json.member("black", game.black.value());
    json.member("result", resultText(game.result));
    if (!game.rated)
        json.member("rated", false);
    writeDate(json, "date", game.date);
    writeNumber(json, "board", game.board);
    json.endObject();
}

} // namespace

QByteArray writeTournamentJson(const Tournament& tournament)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", kFormatName);
    json.member("version", kFormatVersion);
    json.key("tournament");
    writeHeader(json, tournament.header);
    json.key("participants");
    json.beginArray();
    for (const Participant& participant : tournament.participants)
        writeParticipant(json, participant);
    json.endArray();
    json.key("games");
    json.beginArray();
    for (const Game& game : tournament.games)
        writeGame(json, game);
    json.endArray();
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
