// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/recalculationreport.h"

#include "app/chronicle/chain/causes.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/console.h"
#include "app/output/terminal.h"
#include "app/text/jsonwriter.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using Kind = app::Table::Kind;

using Layout = app::JsonWriter::Layout;

QString ratingText(std::optional<int> rating, std::optional<int> index)
{
    return rating ? ui::formatRating(*rating, index) : u"–"_s;
}

/// The tournaments through which a change came, the nearest first.
QString wayText(const app::RecalculatedParticipant& change)
{
    QStringList ids;
    for (const app::Cause* const step : app::stepsOf(change.because))
        ids += QString::number(step->tournament.value());
    if (!change.adjustment.empty())
        ids += ui::fromEngine(change.adjustment);
    return ids.join(u" ← "_s);
}

QString tableOf(const app::RecalculatedTournament& tournament)
{
    app::Table table;
    table.columns.push_back({u"#"_s, Kind::Figure});
    table.columns.push_back({Tr::tr("Player"), Kind::Text});
    table.addColumns(Kind::Figure, {Tr::tr("Entry\nbefore"), Tr::tr("Entry\nnow"),
                                    Tr::tr("New rating\nbefore"), Tr::tr("New rating\nnow")});
    table.columns.push_back({Tr::tr("Because of"), Kind::Text});
    for (const app::RecalculatedParticipant& change : tournament.changes) {
        table.addRow({{ui::formatCount(change.number.value())},
                      {ui::fromEngine(change.name)},
                      {ui::entryText(change.entryBefore)},
                      {ui::entryText(change.entryAfter)},
                      {ratingText(change.ratingBefore, change.indexBefore)},
                      {ratingText(change.ratingAfter, change.indexAfter)},
                      {wayText(change)}});
    }
    return app::terminalText(table);
}

/// `3  Stadtmeisterschaft, 12.12.2026, dwz-2026`.
QString headOf(const app::RecalculatedTournament& tournament)
{
    QStringList parts{ui::fromEngine(tournament.name)};
    if (tournament.end)
        parts += ui::formatDate(*tournament.end);
    parts += ui::fromEngine(tournament.rules);
    return QString::number(tournament.id.value()) % u"  "_s % parts.join(u", "_s);
}

void writeEntry(app::JsonWriter& json, std::string_view key, const app::Entry& entry)
{
    json.object(key, Layout::OneLine, [&] {
        if (entry.rating)
            json.member("rating", entry.rating->value());
        json.member("index", entry.index);
        if (!entry.carryOver.empty())
            json.member("carry_over", entry.carryOver.size());
    });
}

void writeRating(app::JsonWriter& json, std::string_view key, std::optional<int> rating,
                 std::optional<int> index)
{
    json.object(key, Layout::OneLine, [&] {
        json.member("rating", rating);
        json.member("index", index);
    });
}

void writeTournament(app::JsonWriter& json, const app::RecalculatedTournament& tournament)
{
    json.member("id", tournament.id.value());
    json.member("name", tournament.name);
    if (tournament.end)
        json.member("end", tournament.end->iso());
    json.member("rules", tournament.rules);
    json.objects("changes", Layout::OneLine, tournament.changes,
                 [&](const app::RecalculatedParticipant& change) {
                     json.member("number", change.number.value());
                     json.member("name", change.name);
                     writeEntry(json, "entry_before", change.entryBefore);
                     writeEntry(json, "entry", change.entryAfter);
                     writeRating(json, "new_before", change.ratingBefore, change.indexBefore);
                     writeRating(json, "new", change.ratingAfter, change.indexAfter);
                     json.key("because");
                     json.beginArray();
                     for (const app::Cause* const step : app::stepsOf(change.because))
                         json.value(step->tournament.value());
                     json.endArray();
                     if (!change.adjustment.empty())
                         json.member("adjustment", change.adjustment);
                 });
    json.objects("outside", Layout::OneLine, tournament.outside, [&](const app::OutsideEvaluation& outside) {
        json.member("number", outside.number.value());
        json.member("name", outside.name);
        writeEntry(json, "entry", outside.entry);
        writeEntry(json, "expected", outside.expected);
    });
}

} // namespace

QByteArray recalculationToText(const app::Recalculation& recalculation, bool isDryRun)
{
    QString text;
    int changed = 0;
    for (const app::RecalculatedTournament& tournament : recalculation.tournaments) {
        if (tournament.changes.empty())
            continue;
        ++changed;
        text += headOf(tournament) % u"\n\n"_s % tableOf(tournament) % u'\n';
    }
    if (changed == 0)
        return (Tr::tr("Nothing changes: every tournament follows from the ones before.") + u'\n').toUtf8();
    text += isDryRun ? Tr::tr("%n tournament(s) would change; nothing was written.", nullptr, changed)
                     : Tr::tr("%n tournament(s) changed.", nullptr, changed);
    return writtenText(text + u'\n');
}

QByteArray recalculationToJson(const app::Recalculation& recalculation, bool isDryRun)
{
    app::JsonWriter json;
    json.beginObject();
    json.member("dry_run", isDryRun);
    json.objects("tournaments", Layout::Lines, recalculation.tournaments,
                 [&](const app::RecalculatedTournament& tournament) { writeTournament(json, tournament); });
    json.objects("skipped", Layout::OneLine, recalculation.skipped,
                 [&](const app::SkippedTournament& skipped) {
                     json.member("id", skipped.id.value());
                     json.member("name", skipped.name);
                     json.member("code", skipped.error ? errorCodeText(skipped.error->code)
                                                       : std::string_view("no-end"));
                 });
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::cli
