// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/chroniclereport.h"

#include "app/chronicle/reading/playercard.h"
#include "app/fields/codes.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/console.h"
#include "app/output/terminal.h"
#include "app/text/jsonwriter.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using app::EntryChange;
using app::EntryChangeKind;
using app::LedgerGame;
using app::Participation;
using app::PersonHistory;
using Layout = app::JsonWriter::Layout;
using Kind = app::Table::Kind;

QString dayText(const std::optional<engine::Date>& day)
{
    return day ? ui::formatDate(*day) : u"–"_s;
}

QString idText(const std::optional<engine::TournamentId>& id)
{
    return id ? QString::number(id->value()) : u"–"_s;
}

template <class Number, class Format>
QString textOf(const std::optional<Number>& number, Format format)
{
    return number ? format(*number) : u"–"_s;
}

QString clubOf(const engine::Participant& person)
{
    return ui::fromEngine(person.clubName.empty() ? person.club : person.clubName);
}

QString participationsTable(const PersonHistory& history)
{
    app::Table table;
    table.columns.push_back({u"#"_s, Kind::Figure});
    table.addColumns(Kind::Text, {Tr::tr("Tournament"), Tr::tr("End"), Tr::tr("Rules")});
    table.addColumns(Kind::Figure,
                     {u"W"_s, u"n"_s, u"We"_s, u"K"_s, u"Rh"_s, Tr::tr("Entry"), Tr::tr("Exit")});
    for (const Participation& one : history.participations) {
        const engine::ParticipantEvaluation& result = one.result;
        table.addRow(
            {{QString::number(one.tournament.value())},
             {ui::fromEngine(one.name())},
             {ui::formatDate(one.end)},
             {ui::fromEngine(one.rules->id)},
             {ui::formatScore(result.score)},
             {ui::formatCount(result.games)},
             {textOf(result.expected, ui::formatExpected)},
             {textOf(result.coefficient, ui::formatCoefficient)},
             {textOf(result.performance,
                     [](double rating) { return ui::formatRating(static_cast<int>(rating)); })},
             {ui::entryText(one.entry)},
             {app::isInBrackets(one) ? u'(' % ui::entryText(one.exit) % u')' : ui::entryText(one.exit)}});
    }
    return app::terminalText(table);
}

QString kindText(EntryChangeKind kind)
{
    switch (kind) {
    case EntryChangeKind::Conversion: return Tr::tr("conversion");
    case EntryChangeKind::Adjustment: return Tr::tr("adjustment");
    case EntryChangeKind::Expiry: return Tr::tr("expired");
    case EntryChangeKind::Override: return Tr::tr("set by the referee");
    case EntryChangeKind::List: return Tr::tr("from a list");
    case EntryChangeKind::Merge: return Tr::tr("persons merged");
    }
    return {};
}

const char* kindCode(EntryChangeKind kind)
{
    switch (kind) {
    case EntryChangeKind::Conversion: return "conversion";
    case EntryChangeKind::Adjustment: return "adjustment";
    case EntryChangeKind::Expiry: return "expiry";
    case EntryChangeKind::Override: return "override";
    case EntryChangeKind::List: return "list";
    case EntryChangeKind::Merge: return "merge";
    }
    return "";
}

QString entriesTable(const PersonHistory& history)
{
    app::Table table;
    table.addColumns(Kind::Text, {Tr::tr("Day"), Tr::tr("Reason")});
    table.addColumns(Kind::Figure, {Tr::tr("Before"), Tr::tr("Afterwards")});
    for (const EntryChange& change : history.entries) {
        QString reason = kindText(change.kind);
        if (!change.reason.empty())
            reason += u": "_s % ui::fromEngine(change.reason);
        if (change.elsewhere > 0)
            reason += u", "_s % Tr::tr("%n evaluation(s) elsewhere", nullptr, change.elsewhere);
        table.addRow({{ui::formatDate(change.date)},
                      {reason},
                      {ui::entryText(change.before)},
                      {ui::entryText(change.after)}});
    }
    return app::terminalText(table);
}

QString ledgerTable(const PersonHistory& history)
{
    app::Table table;
    table.addColumns(Kind::Figure, {Tr::tr("Tournament"), Tr::tr("Opponent"), Tr::tr("Points")});
    table.addColumns(Kind::Text, {Tr::tr("Played"), Tr::tr("Valid until")});
    table.columns.push_back({Tr::tr("Used in"), Kind::Figure});
    for (const LedgerGame& game : history.ledger) {
        table.addRow({{idText(game.tournament)},
                      {ui::formatRating(game.game.opponentRating.value())},
                      {ui::formatScore(game.game.score)},
                      {dayText(game.game.date)},
                      {dayText(game.expires)},
                      {idText(game.usedIn)}});
    }
    return app::terminalText(table);
}

void writePerson(app::JsonWriter& json, const PersonHistory& history)
{
    const engine::Participant& person = history.person();
    json.member("id", history.id);
    json.member("name", person.name);
    json.member("birth_year", engine::birthYearOf(person));
    for (const auto& [key, text] :
         {std::pair("club", &person.club), std::pair("person_id", &person.personId)}) {
        if (!text->empty())
            json.member(key, *text);
    }
    json.member("fide_id", person.fideId);
    if (!person.person.empty())
        json.member("person", person.person);
}

void writeStanding(app::JsonWriter& json, const app::Entry& entry)
{
    if (entry.rating)
        json.member("rating", entry.rating->value());
    json.member("index", entry.index);
}

void writeStanding(app::JsonWriter& json, std::string_view key, const app::Entry& entry)
{
    json.object(key, Layout::OneLine, [&] { writeStanding(json, entry); });
}

/// Where an entry comes from, with what came in where the chain has another number now.
void writeOrigin(app::JsonWriter& json, const engine::Participant& participant)
{
    if (!participant.origin)
        return;
    json.object("origin", Layout::OneLine, [&] {
        json.member("kind", app::codeText(*participant.origin));
        if (!participant.originTournament.empty())
            json.member("tournament", participant.originTournament);
        json.member("number", participant.originNumber);
        if (!participant.originList.empty())
            json.member("list", participant.originList);
        if (participant.originDay)
            json.member("date", participant.originDay->iso());
        if (!participant.originReason.empty())
            json.member("reason", participant.originReason);
        if (participant.chained) {
            json.member("rating", participant.enteredRating
                                      ? std::optional(participant.enteredRating->value())
                                      : std::nullopt);
            json.member("index", participant.enteredIndex);
        }
    });
}

void writeParticipation(app::JsonWriter& json, const Participation& one)
{
    const engine::ParticipantEvaluation& result = one.result;
    json.member("tournament", one.tournament.value());
    json.member("name", one.name());
    json.member("end", one.end.iso());
    json.member("rules", one.rules->id);
    json.member("number", one.participant->number.value());
    json.member("group", engine::groupText(result.group));
    json.member("games", result.games);
    json.member("score", result.score);
    json.member("expected", result.expected);
    json.member("k", result.coefficient);
    json.member("performance", result.performance);
    json.object("entry", Layout::OneLine, [&] {
        writeStanding(json, one.entry);
        if (one.entry.rating)
            json.member("source", app::codeText(one.entry.source));
    });
    writeOrigin(json, *one.participant);
    writeStanding(json, "exit", one.exit);
    json.member("recorded", one.recorded);
    if (result.formerMember)
        json.member("former_member", true);
}

} // namespace

QByteArray personsToText(const Persons& persons, const engine::RuleCatalog& rules, engine::Date day)
{
    app::Table table;
    table.columns.push_back({Tr::tr("ID"), Kind::Figure});
    table.columns.push_back({Tr::tr("Player"), Kind::Text});
    table.columns.push_back({Tr::tr("Born"), Kind::Figure});
    table.columns.push_back({Tr::tr("Club"), Kind::Text});
    table.addColumns(Kind::Figure, {Tr::tr("Rating"), Tr::tr("Tournaments")});
    table.columns.push_back({Tr::tr("Last"), Kind::Text});
    for (const PersonHistory* one : persons) {
        table.addRow(
            {{ui::fromEngine(one->id)},
             {ui::fromEngine(one->person().name)},
             {textOf(engine::birthYearOf(one->person()), [](int year) { return QString::number(year); })},
             {clubOf(one->person())},
             {ui::entryText(app::standingOn(*one, rules, day))},
             {QString::number(one->tournaments())},
             {ui::formatDate(one->participations.back().end)}});
    }
    return writtenText(app::terminalText(table));
}

QByteArray personsToJson(const Persons& persons, const engine::RuleCatalog& rules, engine::Date day)
{
    app::JsonWriter json;
    json.beginArray();
    for (const PersonHistory* one : persons) {
        json.beginObject(Layout::OneLine);
        writePerson(json, *one);
        writeStanding(json, app::standingOn(*one, rules, day));
        json.member("tournaments", one->tournaments());
        json.member("last", one->participations.back().end.iso());
        json.endObject();
    }
    json.endArray();
    return json.take();
}

QByteArray historyToText(const PersonHistory& history)
{
    const engine::Participant& person = history.person();
    QStringList head{ui::fromEngine(person.name)};
    if (const auto year = engine::birthYearOf(person))
        head += QString::number(*year);
    if (const QString club = clubOf(person); !club.isEmpty())
        head += club;
    QString text = head.join(u", "_s) % u"\n\n"_s % participationsTable(history);
    if (!history.entries.empty())
        text += u'\n' % Tr::tr("Entries between the tournaments") % u"\n\n"_s % entriesTable(history);
    if (!history.ledger.empty())
        text += u'\n' % Tr::tr("Carry-over games") % u"\n\n"_s % ledgerTable(history);
    return writtenText(text);
}

QByteArray historyToJson(const PersonHistory& history)
{
    app::JsonWriter json;
    json.beginObject();
    json.object("person", Layout::OneLine, [&] { writePerson(json, history); });
    json.objects("participations", Layout::OneLine, history.participations,
                 [&](const Participation& one) { writeParticipation(json, one); });
    json.objects("entries", Layout::OneLine, history.entries, [&](const EntryChange& change) {
        json.member("kind", kindCode(change.kind));
        if (change.tournament)
            json.member("tournament", change.tournament->value());
        json.member("date", change.date.iso());
        writeStanding(json, "before", change.before);
        writeStanding(json, "after", change.after);
        if (change.elsewhere > 0)
            json.member("elsewhere", change.elsewhere);
        if (!change.reason.empty())
            json.member("reason", change.reason);
        if (change.adjustment)
            json.member("adjustment", change.adjustment->id);
    });
    const auto member = [&](std::string_view key, const auto& value, auto plain) {
        if (value)
            json.member(key, plain(*value));
    };
    const auto number = [](engine::TournamentId id) { return id.value(); };
    const auto iso = [](const engine::Date& day) { return day.iso(); };
    json.objects("carry_over", Layout::OneLine, history.ledger, [&](const LedgerGame& game) {
        member("tournament", game.tournament, number);
        json.member("opponent_rating", game.game.opponentRating.value());
        json.member("score", game.game.score);
        member("date", game.game.date, iso);
        member("expires", game.expires, iso);
        member("used_in", game.usedIn, number);
    });
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::cli
