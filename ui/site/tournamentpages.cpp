// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <numeric>

#include "app/output/htmlpage.h"
#include "engine/league/leaguestatistics.h"
#include "engine/model/standings.h"
#include "engine/model/tableresult.h"
#include "engine/standings/finaltable.h"
#include "ui/models/leaguecolumns.h"
#include "ui/models/participantorder.h"
#include "ui/models/tablemodel.h"
#include "ui/print/sheets.h"
#include "ui/site/sitemaker.h"
#include "ui/text/evaluationlegend.h"
#include "ui/text/evaluationtable.h"
#include "ui/text/finaltabletext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Participant;
using Kind = app::Table::Kind;

/// Beyond, a crosstable is a page of its own: its cells grow with their square.
constexpr std::size_t kMostOfCrosstable = 40;

bool hasRounds(const engine::Tournament& tournament)
{
    return std::ranges::any_of(tournament.games, [](const auto& game) { return game.round.has_value(); });
}

bool hasOwnCrosstable(const engine::Tournament& tournament)
{
    return !engine::isLeague(tournament) && !isPrintedByRounds(tournament) &&
           tournament.participants.size() > kMostOfCrosstable && tournament.participants.size() <= 300;
}

std::vector<QString> cardLinks(const SiteMaker& site, const ShownTournament& shown, const QString& from)
{
    std::vector<QString> links;
    for (const Participant& participant : shown.tournament.participants)
        links.push_back(site.cardLink(from, shown.source->id, participant.number));
    return links;
}

/// Players in the order of the final table; in that of teams, and of whom the table has none, by number.
std::vector<std::size_t> placesOf(const engine::Tournament& tournament, const engine::FinalTable& table)
{
    std::vector<std::size_t> order(tournament.participants.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (table.played().isTeamEvent())
        return order;
    std::map<engine::ParticipantNumber, std::size_t> places;
    for (std::size_t i = 0; i < table.places().size(); ++i)
        places.emplace(table.played().entrants()[table.places()[i].entrant].number, i);
    std::ranges::stable_sort(order, {}, [&](std::size_t at) {
        const auto found = places.find(tournament.participants[at].number);
        return found == places.end() ? places.size() : found->second;
    });
    return order;
}

QString factsOf(const ShownTournament& shown)
{
    const engine::TournamentHeader& header = shown.tournament.header;
    const auto text = [](const QString& value) { return value.toHtmlEscaped(); };
    const auto played = static_cast<qint64>(shown.tournament.games.size());
    return siteFacts(
        {{SiteTr::tr("Place"), text(fromEngine(header.place))},
         {SiteTr::tr("Start"), text(formatDate(header.start))},
         {SiteTr::tr("End"), text(formatDate(header.end))},
         {SiteTr::tr("Mode"),
          text(header.mode ? tournamentModeName(*header.mode) : tournamentKindName(header.kind))},
         {SiteTr::tr("Time control"), text(fromEngine(header.timeControl))},
         {SiteTr::tr("Players"), formatCount(static_cast<qint64>(shown.tournament.participants.size()))},
         {SiteTr::tr("Games"), formatCount(played)},
         {SiteTr::tr("Evaluator"), text(fromEngine(header.evaluator))},
         {SiteTr::tr("Arbiter"), text(fromEngine(header.arbiter))},
         {SiteTr::tr("Rules"), text(ruleVersionName(*shown.rules))},
         {SiteTr::tr("Data"), siteAnchor(u"data.json"_s, u"JSON"_s) + u" · "_s +
                                  siteAnchor(u"evaluation.csv"_s, u"CSV"_s) + u" · "_s +
                                  siteAnchor(u"tournament.trf"_s, u"TRF"_s)}});
}

QString furtherPages(const ShownTournament& shown)
{
    std::vector<std::pair<QString, QString>> pages;
    const bool isLeague = engine::isLeague(shown.tournament);
    if (isLeague)
        pages.emplace_back(u"teams.html"_s, SiteTr::tr("Teams: line-ups and players"));
    if (hasRounds(shown.tournament))
        pages.emplace_back(u"rounds.html"_s,
                           isLeague ? SiteTr::tr("Rounds: tables and matches") : SiteTr::tr("Rounds"));
    if (hasOwnCrosstable(shown.tournament))
        pages.emplace_back(u"crosstable.html"_s, SiteTr::tr("Crosstable"));
    if (!shown.tournament.participants.empty())
        pages.emplace_back(u"why.html"_s, SiteTr::tr("Why? How every number came about, player by player"));
    return siteWays(pages);
}

QString finalTable(const ShownTournament& shown, const engine::FinalTable& table,
                   const std::vector<QString>& links)
{
    const ListTable list = finalTableList(shown.tournament, table);
    app::Table rows = list.table();
    rows.title = list.kind + (list.detail.isEmpty() ? QString() : u' ' + list.detail);
    rows.remarks = list.notes;
    for (const auto& [term, meaning] : list.facts)
        rows.remarks += term + u": "_s + meaning;
    for (std::size_t i = 0; i < rows.rows.size(); ++i) {
        const auto position = shown.tournament.indexOf(list.rows[i].number);
        if (position && !table.played().isTeamEvent())
            rows.rows[i][2].link = links[*position];
    }
    return siteTable(rows);
}

QString evaluation(const SiteMaker& site, const ShownTournament& shown, const std::vector<QString>& links)
{
    const auto system = engine::systemOf(*shown.rules);
    if (!system.has_value())
        return {};
    const auto columns = site.view().columns(**system);
    app::Table table = evaluationTable(shown.tournament, shown.evaluation, *shown.rules, columns,
                                       selectedRows(shown.tournament, shown.evaluation, {}));
    table.title = SiteTr::tr("Evaluation");
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        table.rows[i][1].link = links[i];
        for (std::size_t column = 0; column < columns.size(); ++column) {
            app::Table::Cell& cell = table.rows[i][column + 2];
            if (columns[column] == engine::Column::NewRating && !cell.text.isEmpty())
                cell.link = explanationFile(i) + u"#n"_s +
                            QString::number(shown.tournament.participants[i].number.value());
        }
    }
    std::vector<std::pair<QString, QString>> legend;
    for (const LegendEntry& entry : evaluationLegend(shown.tournament, shown.evaluation, *shown.rules)) {
        if (entry.isSign && !entry.isTyped)
            legend.emplace_back(entry.term, entry.meaning);
    }
    const QString hidden =
        site.view().isForWeb()
            ? SiteTr::tr(
                  "Not shown here: the age group, the factor K, which depends on it, and the expected score, "
                  "from which K follows.")
            : QString();
    return siteTable(table) + siteLegend(legend) +
           (hidden.isEmpty() ? QString() : u"<p>"_s + app::htmlText(hidden) + u"</p>\n"_s);
}

/// @param links where the rows lead; empty: nowhere
template <class Row>
QString leagueTable(const QString& title, const std::vector<Row>& rows,
                    const std::vector<TextColumn<Row>>& columns, int headingLevel = 2,
                    const std::vector<QString>& links = {})
{
    // The first text says whose row it is.
    const auto first = std::ranges::find(columns, Qt::Alignment(Qt::AlignLeft), &TextColumn<Row>::side);
    app::Table table = tableOf(rows, columns, static_cast<int>(first - columns.begin()));
    table.title = title;
    for (std::size_t i = 0; i < links.size(); ++i)
        table.rows[i][static_cast<std::size_t>(first - columns.begin())].link = links[i];
    return siteTable(table, headingLevel);
}

/// Where the earlier parts of a season stand.
QString earlierParts(const SiteMaker& site, const ShownTournament& shown)
{
    if (shown.earlier.empty())
        return {};
    std::vector<std::pair<QString, QString>> parts;
    for (const app::ChronicleTournament* part : shown.earlier) {
        const QString page = site.pageOf(part->id);
        if (!page.isEmpty())
            parts.emplace_back(siteLink(site.pageOf(shown.source->id), page), siteNameOf(part->tournament));
    }
    return siteParagraphs(
               {SiteTr::tr("The tables of the teams are those of the whole season: with the matches "
                           "of its earlier parts, whose rounds are counted on.")}) +
           siteWays(parts);
}

QString leagueTables(const SiteMaker& site, const ShownTournament& shown)
{
    const engine::Tournament& tournament = shown.counted();
    const std::vector<LeagueRow> rows = leagueRows(tournament, {});
    return earlierParts(site, shown) +
           leagueTable(SiteTr::tr("Table"), rows, leagueColumns(tournament.header, rows, false)) +
           leagueTable(SiteTr::tr("Results of the teams"), rows,
                       leagueColumns(tournament.header, rows, true)) +
           leagueTable(SiteTr::tr("Teams"), leagueTeamRows(tournament), leagueTeamColumns()) +
           siteTexts(leagueLegend(tournament));
}

QByteArray makeFirstPage(const SiteMaker& site, const ShownTournament& shown)
{
    const QString file = site.pageOf(shown.source->id);
    const std::vector<QString> links = cardLinks(site, shown, file);
    const engine::FinalTable table(shown.tournament, engine::tableOptionsOf(shown.tournament));
    QString body = factsOf(shown) + furtherPages(shown);
    if (engine::isLeague(shown.tournament)) {
        body += leagueTables(site, shown);
    } else {
        body += finalTable(shown, table, links);
        if (!hasOwnCrosstable(shown.tournament) && shown.tournament.participants.size() <= 2000)
            body += siteTable(resultsTable(shown.tournament, placesOf(shown.tournament, table), links));
    }
    return site.write(
        {.title = siteNameOf(shown.tournament), .file = file, .body = body + evaluation(site, shown, links)});
}

QByteArray makeCrosstable(const SiteMaker& site, const ShownTournament& shown, const QString& file)
{
    const engine::FinalTable table(shown.tournament, engine::tableOptionsOf(shown.tournament));
    return site.write({.title = SiteTr::tr("Crosstable") + u": "_s + siteNameOf(shown.tournament),
                       .file = file,
                       .body = siteWay(u"index.html"_s, siteNameOf(shown.tournament)) +
                               siteTable(resultsTable(shown.tournament, placesOf(shown.tournament, table),
                                                      cardLinks(site, shown, file)))});
}

QString resultText(const engine::Game& game)
{
    const QString text = formatResult(engine::tableResult(game)); // RULE: WO2026 2.2.5.2
    return game.awarded ? text + u" *"_s : text;
}

/// A game, a line.
class GameRows {
public:
    GameRows(const ShownTournament& shown, const std::vector<QString>& links) : m_shown(shown), m_links(links)
    {
        const QString rating = ratingName(engine::descriptionOf(*shown.rules));
        m_table.columns = {
            {SiteTr::tr("Board"), Kind::Figure}, {SiteTr::tr("White"), Kind::Text}, {rating, Kind::Figure},
            {SiteTr::tr("Result"), Kind::Game},  {SiteTr::tr("Black"), Kind::Text}, {rating, Kind::Figure}};
    }

    void add(std::optional<int> board, engine::ParticipantNumber white, const QString& result,
             engine::ParticipantNumber black)
    {
        auto& row = m_table.rows.emplace_back();
        row.push_back({board ? formatCount(*board) : QString()});
        player(row, white);
        row.push_back({result});
        player(row, black);
    }

    app::Table take(const QString& title)
    {
        m_table.title = title;
        return std::move(m_table);
    }
    void setHeads(const QString& left, const QString& right)
    {
        m_table.columns[1].head = left;
        m_table.columns[4].head = right;
    }

private:
    void player(std::vector<app::Table::Cell>& row, engine::ParticipantNumber number) const
    {
        const auto position = m_shown.tournament.indexOf(number);
        if (!position) {
            row.push_back({SiteTr::tr("unoccupied")});
            row.push_back({});
            return;
        }
        const Participant& participant = m_shown.tournament.participants[*position];
        row.push_back({.text = formatName(participant), .link = m_links[*position]});
        row.push_back({participant.rating ? formatRating(participant.rating->value()) : QString()});
    }

    const ShownTournament& m_shown;
    const std::vector<QString>& m_links;
    app::Table m_table;
};

QString roundTitle(int round)
{
    return fillPattern(SiteTr::tr("Round %1"), {formatCount(round)});
}

QString gamesByRound(const ShownTournament& shown, const std::vector<QString>& links)
{
    std::map<int, std::vector<const engine::Game*>> rounds;
    for (const engine::Game& game : shown.tournament.games)
        rounds[game.round.value_or(0)].push_back(&game);
    QString body;
    for (auto& [round, games] : rounds) {
        std::ranges::stable_sort(games, {}, [](const engine::Game* game) { return game->board.value_or(0); });
        GameRows rows(shown, links);
        for (const engine::Game* game : games)
            rows.add(game->board, game->white, resultText(*game), game->black);
        body += siteTable(rows.take(round > 0 ? roundTitle(round) : SiteTr::tr("Games without a round")), 2,
                          true);
    }
    return body;
}

QString matchesOfRound(const ShownTournament& shown, const std::vector<engine::TeamMatch>& matches,
                       const std::vector<engine::MatchCount>& counted, int round,
                       const std::vector<QString>& links)
{
    QString body;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const engine::TeamMatch& match = matches[i];
        if (match.round.value_or(0) != round)
            continue;
        GameRows rows(shown, links);
        rows.setHeads(SiteTr::tr("Home"), SiteTr::tr("Guest"));
        for (const engine::MatchBoard& board : match.boards) {
            const engine::GameResult sides = board.counted();
            rows.add(board.board, board.player(true),
                     formatSide(sides.white) + u" : "_s + formatSide(sides.black), board.player(false));
        }
        const QString title = fillPattern(
            u"%1 – %2 %3 : %4"_s, {fromEngine(match.home), fromEngine(match.away),
                                   formatScore(counted[i].homePoints), formatScore(counted[i].awayPoints)});
        body += siteTable(rows.take(title), 3, true);
    }
    return body;
}

} // namespace

QStringList tournamentFiles(const SiteMaker& site, const app::ChronicleTournament& one)
{
    const engine::Tournament& tournament = one.tournament;
    QStringList names{u"index.html"_s, u"data.json"_s, u"evaluation.csv"_s, u"tournament.trf"_s};
    if (hasRounds(tournament))
        names += u"rounds.html"_s;
    if (engine::isLeague(tournament))
        names += u"teams.html"_s;
    if (hasOwnCrosstable(tournament))
        names += u"crosstable.html"_s;
    for (std::size_t at = 0; at < tournament.participants.size(); at += kExplainedOnAPage)
        names += explanationFile(at);
    for (QString& name : names)
        name.prepend(site.folderOf(one.id));
    return names;
}

std::vector<QByteArray> makeTournament(const SiteMaker& site, const app::ChronicleTournament& one)
{
    const QStringList files = tournamentFiles(site, one);
    const auto shown = shownTournament(site, one);
    std::vector<QByteArray> made;
    if (!shown) { // none that the chronicle evaluated
        made.resize(static_cast<std::size_t>(files.size()));
        return made;
    }
    std::size_t explained = 0;
    for (const QString& file : files) {
        const QString name = file.section(u'/', -1);
        if (name == u"index.html"_s) {
            made.push_back(makeFirstPage(site, *shown));
        } else if (name == u"data.json"_s) {
            made.push_back(makeData(site, *shown));
        } else if (name == u"evaluation.csv"_s) {
            made.push_back(makeCsv(site, *shown));
        } else if (name == u"tournament.trf"_s) {
            made.push_back(makeTrf(*shown));
        } else if (name == u"rounds.html"_s) {
            made.push_back(makeRounds(site, *shown, file));
        } else if (name == u"teams.html"_s) {
            made.push_back(makeTeams(site, *shown, file));
        } else if (name == u"crosstable.html"_s) {
            made.push_back(makeCrosstable(site, *shown, file));
        } else {
            made.push_back(makeExplanations(
                site, *shown, file, explained,
                std::min(explained + kExplainedOnAPage, one.tournament.participants.size())));
            explained += kExplainedOnAPage;
        }
    }
    return made;
}

QByteArray makeRounds(const SiteMaker& site, const ShownTournament& shown, const QString& file)
{
    const engine::Tournament& tournament = shown.tournament;
    const std::vector<QString> links = cardLinks(site, shown, file);
    QString body = siteWay(u"index.html"_s, siteNameOf(tournament));
    if (!engine::isLeague(tournament)) {
        body += gamesByRound(shown, links);
    } else {
        const auto matches = engine::teamMatches(tournament);
        const auto counted = engine::countsOf(matches, tournament.header);
        const int last = engine::lastRound(engine::leagueMatches(tournament));
        for (int round = 1; round <= last; ++round) {
            const int ofSeason = round + shown.roundsBefore;
            const std::vector<LeagueRow> rows = leagueRows(shown.counted(), ofSeason);
            body +=
                siteHeading(2, roundTitle(ofSeason)) + matchesOfRound(shown, matches, counted, round, links);
            body += leagueTable(fillPattern(SiteTr::tr("Table after round %1"), {formatCount(ofSeason)}),
                                rows, leagueColumns(shown.counted().header, rows, false), 3);
        }
        body += matchesOfRound(shown, matches, counted, 0, links);
    }
    if (std::ranges::any_of(tournament.games, [](const auto& game) { return game.awarded.has_value(); }))
        body += siteParagraphs({SiteTr::tr(
            "* awarded: the table has another result than the board; the rating goes by the board.")});
    return site.write(
        {.title = SiteTr::tr("Rounds") + u": "_s + siteNameOf(tournament), .file = file, .body = body});
}

QByteArray makeTeams(const SiteMaker& site, const ShownTournament& shown, const QString& file)
{
    const engine::Tournament& tournament = shown.tournament;
    QString body = siteWay(u"index.html"_s, siteNameOf(tournament));
    for (const std::string& name : engine::teamNames(tournament)) {
        body += siteHeading(2, fromEngine(name));
        const auto team = std::ranges::find(tournament.header.teams, name, &engine::Team::name);
        if (team != tournament.header.teams.end() && !team->lineup.empty()) {
            app::Table table{.title = SiteTr::tr("Line-up")};
            table.columns = {{SiteTr::tr("No."), Kind::Figure},
                             {SiteTr::tr("Player"), Kind::Text, false, false, true},
                             {SiteTr::tr("Rating"), Kind::Figure}};
            for (const engine::LineupPlace& place : team->lineup) {
                const auto rating = place.rating;
                table.addRow({{formatCount(place.number)},
                              {.text = formatName(tournament, place.participant),
                               .link = site.cardLink(file, shown.source->id, place.participant)},
                              {rating ? formatRating(rating->value()) : QString()}});
            }
            body += siteTable(table, 3);
        }
        const auto rows = leaguePlayerRows(tournament, &shown.evaluation, name);
        std::vector<QString> links;
        for (const LeaguePlayerRow& row : rows)
            links.push_back(site.cardLink(file, shown.source->id, row.player.number));
        body += leagueTable(SiteTr::tr("Who played"), rows, leaguePlayerColumns(false), 3, links);
    }
    return site.write(
        {.title = SiteTr::tr("Teams") + u": "_s + siteNameOf(tournament), .file = file, .body = body});
}

} // namespace zahlmeister::ui
