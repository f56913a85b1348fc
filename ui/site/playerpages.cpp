// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include "ui/charts/chartmarkup.h"
#include "ui/chronicle/cardchart.h"
#include "ui/chronicle/cardmodels.h"
#include "ui/chronicle/cardtext.h"
#include "ui/models/tablemodel.h"
#include "ui/site/sitemaker.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::Table;
using Kind = Table::Kind;

void leaveOut(app::Table& table, std::size_t column)
{
    const auto at = static_cast<std::ptrdiff_t>(column);
    table.columns.erase(table.columns.begin() + at);
    for (auto& row : table.rows)
        row.erase(row.begin() + at);
}

/// The tournaments, the last one first.
Table participationsOf(const SiteMaker& site, const app::PersonHistory& person, const QString& file)
{
    ParticipationsModel model;
    model.setPerson(person);
    app::Table table = tableOf(model, ParticipationsModel::TournamentColumn);
    table.title = SiteTr::tr("Tournaments");
    table.columns[ParticipationsModel::EndColumn].kind = Kind::Day;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const app::Participation& one = person.participations[person.participations.size() - 1 - row];
        const QString page = site.pageOf(one.tournament);
        app::Table::Cell& name = table.rows[row][ParticipationsModel::TournamentColumn];
        name.text = siteNameOf(one.played->tournament);
        if (!page.isEmpty())
            name.link = siteLink(file, page);
        table.rows[row][ParticipationsModel::EndColumn] = siteDay(one.end);
    }
    if (!site.view().isForWeb())
        return table;
    leaveOut(table, table.columns.size() - 1); // where the entry comes from, in the referee's words
    const auto expected =
        std::ranges::find(kCardColumns, engine::Column::Expected) - std::begin(kCardColumns);
    leaveOut(table, ParticipationsModel::FirstFigureColumn + static_cast<std::size_t>(expected));
    return table;
}

Table opponentsOf(const SiteMaker& site, app::CardGames& games, const QString& file)
{
    for (app::OpponentResult& one : games.opponents) {
        if (one.person)
            one.name = site.view().nameOf(*one.person, one.name);
    }
    OpponentsModel model;
    model.setGames(games, *site.chronicle().rules, site.view().filter(), site.day());
    app::Table table = tableOf(model, 0);
    table.title = SiteTr::tr("Opponents");
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const app::OpponentResult& one = games.opponents[i];
        const QString card = one.person ? site.cardOf(*one.person) : QString();
        if (!card.isEmpty())
            table.rows[i][0].link = siteLink(file, card);
        table.rows[i][5] = siteDay(one.last);
    }
    table.columns[5].kind = Kind::Day;
    if (site.view().isForWeb())
        leaveOut(table, 4); // expected
    leaveOut(table, 1);     // the rating of today: the opponent's own card has it
    return table;
}

Table resultsOf(const SiteMaker& site, const app::CardGames& games)
{
    ResultsModel model;
    model.setGames(games);
    app::Table table = tableOf(model, 0);
    table.title = SiteTr::tr("Results");
    for (int i = 0; site.view().isForWeb() && i < 2; ++i)
        leaveOut(table, table.columns.size() - 1); // expected, and more or less than that
    return table;
}

QString factsOfCard(const SiteMaker& site, const app::PersonHistory& whole, const app::PersonHistory& shown,
                    const app::CardSummary& summary, const app::CardGames& games)
{
    const engine::Participant& known = whole.person();
    const auto text = [](const QString& value) { return value.toHtmlEscaped(); };
    std::vector<std::pair<QString, QString>> facts{
        {SiteTr::tr("Club"), text(clubText(known))},
        {ratingWord(whole), text(standingText(app::standingOn(whole, *site.chronicle().rules, site.day())))},
        {SiteTr::tr("Tournaments"), formatCount(static_cast<qint64>(shown.participations.size()))},
        {SiteTr::tr("Games"),
         text(formatCount(games.all.games()) + u" ("_s + resultsText(games.all) + u')')}};
    if (summary.peak)
        facts.emplace_back(
            SiteTr::tr("Best"),
            text(fillPattern(SiteTr::tr("%1 on %2"), {peakText(shown, summary),
                                                      formatDate(shown.participations[*summary.peak].end)})));
    facts.emplace_back(u"Elo"_s, text(listedEloText(shown, *site.chronicle().rules)));
    if (!site.view().isForWeb()) {
        facts.emplace_back(SiteTr::tr("VKZ"), text(fromEngine(known.club)));
        facts.emplace_back(SiteTr::tr("Player ID"), text(fromEngine(known.personId)));
        facts.emplace_back(SiteTr::tr("FIDE ID"), known.fideId ? QString::number(*known.fideId) : QString());
    }
    return siteFacts(facts);
}

} // namespace

QByteArray makeCard(const SiteMaker& site, const app::PersonHistory& person)
{
    const QString file = site.cardOf(person);
    const app::PersonHistory shown = site.view().shownCareer(person, site.options().from);
    const app::CardSummary summary = app::cardSummary(shown, *site.chronicle().rules);
    app::CardGames games = site.gamesOf(shown);
    QString body = factsOfCard(site, person, shown, summary, games) +
                   chartMarkup(careerChart(shown, summary, &games, {}).chart) +
                   siteTable(participationsOf(site, shown, file));
    if (!site.view().isForWeb()) {
        EntriesModel entries;
        entries.setPerson(shown, site.chronicle());
        app::Table table = tableOf(entries, 1);
        table.title = SiteTr::tr("Between the tournaments");
        body += siteTable(table);
    }
    body += siteTable(resultsOf(site, games)) + siteTable(opponentsOf(site, games, file));
    return site.write({.title = formatName(person.person()), .file = file, .body = body, .isIndexed = false});
}

QByteArray makePlayerList(const SiteMaker& site)
{
    const QString file = u"players.html"_s;
    app::Table table;
    table.columns = {{SiteTr::tr("Player"), Kind::Text, false, false, true},
                     {SiteTr::tr("Club"), Kind::Text},
                     {SiteTr::tr("Rating"), Kind::Figure, true},
                     {SiteTr::tr("Tournaments"), Kind::Figure},
                     {SiteTr::tr("Last tournament"), Kind::Day}};
    for (const app::PersonHistory* person : site.cards()) {
        const auto& from = site.options().from;
        const auto isShown = [&](const app::Participation& one) { return !from || one.end >= *from; };
        const auto count = std::ranges::count_if(person->participations, isShown);
        table.addRow({{.text = formatName(person->person()), .link = site.cardOf(*person)},
                      {clubText(person->person())},
                      {standingText(app::standingOn(*person, *site.chronicle().rules, site.day()))},
                      {formatCount(count)},
                      siteDay(person->participations.back().end)});
    }
    table.title = SiteTr::tr("%n player(s)", nullptr, static_cast<int>(table.rows.size()));
    const QString empty = table.rows.empty() ? SiteTr::tr("Nobody here has a page of his own.") : QString();
    return site.write({.title = SiteTr::tr("Players"),
                       .file = file,
                       .body = siteParagraphs({empty}) + siteTable(table),
                       .isIndexed = false,
                       .hasSearch = true});
}

} // namespace zahlmeister::ui
