// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/playersearch.h"

#include <vector>

#include "app/identify/personsearch.h"
#include "app/identify/shelfloader.h"
#include "app/lists/liststore.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/console.h"
#include "app/output/terminal.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"
#include "ui/text/format.h"
#include "ui/text/listtext.h"

namespace zahlmeister::cli {

namespace {

app::ListSource sourceOf(app::Shelf shelf)
{
    for (const app::ListSource source : app::kListSources) {
        if (app::shelfOf(source) == shelf)
            return source;
    }
    return app::ListSource::Dsb;
}

Result<std::vector<app::ListPerson>> findPersons(const app::ListStore& store, const app::NameShelves& shelves,
                                                 const QString& typed, int limit)
{
    std::vector<app::ListPerson> persons;
    app::SearchLimits limits;
    limits.hits = static_cast<std::size_t>(limit);
    for (const app::PersonHit& hit : app::searchPersons(shelves, typed.toStdString(), limits)) {
        TRY(auto person, store.person({sourceOf(hit.person.shelf), hit.person.id}));
        if (person)
            persons.push_back(std::move(*person));
    }
    return persons;
}

QByteArray asTable(const std::vector<app::ListPerson>& persons)
{
    app::Table table;
    using Kind = app::Table::Kind;
    table.addColumns(Kind::Text, {Tr::tr("Name"), Tr::tr("Born"), Tr::tr("Club")});
    table.addColumns(Kind::Figure, {Tr::tr("Number"), Tr::tr("DWZ"), Tr::tr("Elo")});
    table.addColumns(Kind::Text, {Tr::tr("ID"), Tr::tr("List")});
    for (const app::ListPerson& person : persons) {
        const std::string id = !person.nuId.empty() ? person.nuId
                               : person.fideId      ? std::to_string(*person.fideId)
                                                    : person.pkz;
        QString name = ui::fromEngine(person.lastName);
        if (!person.firstName.empty())
            name += QStringLiteral(", ") + ui::fromEngine(person.firstName);
        table.addRow({{name},
                      {person.birthYear ? QString::number(*person.birthYear) : QString()},
                      {ui::fromEngine(person.club.empty() ? person.federation : person.club)},
                      {person.memberNumber ? QString::number(*person.memberNumber) : QString()},
                      {person.dwz ? ui::formatRating(person.dwz->value(), person.index) : QString()},
                      {person.elo ? ui::formatRating(person.elo->value()) : QString()},
                      {ui::fromEngine(id)},
                      {ui::listSourceName(person.row.source)}});
    }
    return writtenText(app::terminalText(table));
}

QByteArray asJsonText(const std::vector<app::ListPerson>& persons)
{
    app::JsonWriter json;
    json.beginArray();
    for (const app::ListPerson& person : persons) {
        json.beginObject(app::JsonWriter::Layout::OneLine);
        const auto text = [&](const char* key, const std::string& value) {
            if (!value.empty())
                json.member(key, value);
        };
        const auto rating = [&](const char* key, std::optional<engine::Rating> value) {
            if (value)
                json.member(key, value->value());
        };
        json.member("source", app::listSourceText(person.row.source));
        text("last_name", person.lastName);
        text("first_name", person.firstName);
        json.member("birth_year", person.birthYear);
        text("club", person.club);
        json.member("member_number", person.memberNumber);
        text("nu_id", person.nuId);
        text("pkz", person.pkz);
        json.member("fide_id", person.fideId);
        text("federation", person.federation);
        text("title", person.title);
        rating("dwz", person.dwz);
        json.member("index", person.index);
        rating("elo", person.elo);
        rating("rapid_elo", person.rapidElo);
        rating("blitz_elo", person.blitzElo);
        if (person.until)
            json.member("until", person.until->iso());
        json.endObject();
    }
    json.endArray();
    return json.take();
}

} // namespace

Result<std::optional<QByteArray>> searchPlayers(const QString& folder, const QString& typed, int limit,
                                                bool asJson)
{
    TRY(const auto store, app::ListStore::open(folder));
    TRY(const auto lists, store->lists());
    if (lists.empty())
        return std::nullopt;
    // The index lies beside the lists; only after an import it is built anew.
    TRY(const auto shelves, app::loadShelves(folder));
    TRY(const auto persons, findPersons(*store, shelves, typed, limit));
    return std::optional(asJson ? asJsonText(persons) : asTable(persons));
}

} // namespace zahlmeister::cli
