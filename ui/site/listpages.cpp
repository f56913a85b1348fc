// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include <QUuid>

#include "app/chronicle/reading/listjson.h"
#include "app/chronicle/reading/statistics.h"
#include "app/text/plaintext.h"
#include "ui/charts/chartmarkup.h"
#include "ui/charts/statisticscharts.h"
#include "ui/site/sitemaker.h"
#include "ui/text/format.h"
#include "ui/text/listtable.h"
#include "ui/text/quantitytext.h"
#include "ui/text/statisticstext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr unsigned kLatest = 20;    ///< tournaments on the first page, and in the feed
constexpr unsigned kBestShown = 30; ///< lines of the list on the first page

using app::Table;
using Kind = Table::Kind;

Table tournamentTable(const SiteMaker& site, std::size_t most)
{
    app::Table table;
    table.columns = {{SiteTr::tr("Tournament"), Kind::Text, false, false, true},
                     {SiteTr::tr("End"), Kind::Day},
                     {SiteTr::tr("Place"), Kind::Text},
                     {SiteTr::tr("Mode"), Kind::Text},
                     {SiteTr::tr("Players"), Kind::Figure},
                     {SiteTr::tr("Games"), Kind::Figure}};
    for (const app::ChronicleTournament* one : site.tournaments()) {
        if (table.rows.size() == most)
            break;
        const engine::TournamentHeader& header = one->tournament.header;
        table.addRow({{.text = siteNameOf(one->tournament), .link = site.pageOf(one->id)},
                      siteDay(*header.end),
                      {fromEngine(header.place)},
                      {header.mode ? tournamentModeName(*header.mode) : tournamentKindName(header.kind)},
                      {formatCount(static_cast<qint64>(one->tournament.participants.size()))},
                      {formatCount(static_cast<qint64>(one->tournament.games.size()))}});
    }
    return table;
}

Table linkedList(const SiteMaker& site, const app::RatingList& list, const ListTable& shown,
                 const QString& file)
{
    app::Table table = shown.table();
    const auto column = [&](const auto& isIt) {
        return static_cast<std::size_t>(std::ranges::find_if(table.columns, isIt) - table.columns.begin());
    };
    const std::size_t player = column([](const auto& one) { return one.isFree; });
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const app::RatingLine& line = list.lines[i];
        const QString page = site.pageOf(line.tournament);
        const QString card = site.cardLink(file, line.tournament, line.number);
        const bool isInitials = line.name.empty() || card.isEmpty();
        if (!isInitials)
            table.rows[i][player].link = card;
        for (app::Table::Cell& cell : table.rows[i]) {
            const bool isTournament = !page.isEmpty() && !line.tournamentName.empty() &&
                                      cell.text == fromEngine(line.tournamentName) &&
                                      &cell != &table.rows[i][player];
            if (isTournament)
                cell.link = siteLink(file, page);
        }
    }
    return table;
}

QString furtherLink(const QString& file, const QString& text)
{
    return u"<p><a data-further href=\""_s + file + u"\">"_s + text.toHtmlEscaped() + u"</a></p>\n"_s;
}

} // namespace

QString siteNameOf(const engine::Tournament& tournament)
{
    const QString name = fromEngine(tournament.header.name).simplified();
    return name.isEmpty() ? SiteTr::tr("Tournament without a name") : name;
}

void hideInList(const SiteMaker& site, app::RatingList& list)
{
    for (app::RatingLine& line : list.lines) {
        if (line.name.empty())
            continue;
        const app::PersonHistory* const person = site.view().roll().seatedAt(line.tournament, line.number);
        const auto isThere = [&](const app::Participation& one) { // numbers may be given anew since
            return one.tournament == line.tournament && one.participant->name == line.name;
        };
        const bool isKnown = person && std::ranges::any_of(person->participations, isThere);
        const app::ShownAs shown = isKnown ? site.view().of(*person) : app::ShownAs::Initials;
        if (shown == app::ShownAs::Initials && site.options().minors == app::MinorNames::Initials)
            line.name = app::initialsOf(line.name);
        if (site.view().isForWeb() || shown == app::ShownAs::Initials) {
            line.personId.clear();
            line.fideId.reset();
            if (line.elo)
                line.elo->change.reset(); // its K tells an age
        }
        if (shown == app::ShownAs::Initials)
            line.elo.reset();
    }
}

QByteArray makeStart(const SiteMaker& site)
{
    const auto count = static_cast<int>(site.tournaments().size());
    app::Table latest = tournamentTable(site, kLatest);
    latest.title = SiteTr::tr("Latest tournaments");
    QString body = siteParagraphs({count == 0 ? SiteTr::tr("There are no tournaments here yet.")
                                              : SiteTr::tr("%n tournament(s), evaluated and explained.",
                                                           nullptr, count)}) +
                   siteTable(latest) + furtherLink(u"tournaments.html"_s, SiteTr::tr("All tournaments"));
    if (const auto& list = site.list(); list && !list->lines.empty()) {
        app::RatingList best = *list;
        best.lines.resize(std::min<std::size_t>(kBestShown, best.lines.size()), best.lines.front());
        const ListTable shown = listTable(best, *site.chronicle().rules);
        app::Table table = linkedList(site, best, shown, u"index.html"_s);
        table.title = fillPattern(SiteTr::tr("Rating list of %1"), {formatDate(site.day())});
        body += siteTable(table) + furtherLink(u"list.html"_s, SiteTr::tr("The whole rating list"));
    }
    body += furtherLink(u"players.html"_s, SiteTr::tr("All players")) +
            siteWay(u"feed.xml"_s, SiteTr::tr("New tournaments as a feed (Atom)"));
    return site.write({.title = site.frame().title,
                       .file = u"index.html"_s,
                       .body = body,
                       .hasSearch = true,
                       .hasFeed = true});
}

QByteArray makeTournamentList(const SiteMaker& site)
{
    app::Table table = tournamentTable(site, site.tournaments().size());
    table.title = SiteTr::tr("%n tournament(s)", nullptr, static_cast<int>(table.rows.size()));
    return site.write({.title = SiteTr::tr("Tournaments"),
                       .file = u"tournaments.html"_s,
                       .body = siteTable(table),
                       .hasSearch = true});
}

QByteArray makeRatingList(const SiteMaker& site)
{
    const QString file = u"list.html"_s;
    QString body;
    if (const auto& list = site.list(); list && !list->lines.empty()) {
        const ListTable shown = listTable(*list, *site.chronicle().rules);
        app::Table table = linkedList(site, *list, shown, file);
        table.title = shown.name();
        body += siteTexts(shown.facts) + siteTable(table) + siteParagraphs(shown.notes);
    } else {
        body += siteParagraphs({SiteTr::tr("Nobody has a rating that may be listed.")});
    }
    std::vector<std::pair<QString, QString>> earlier;
    for (const std::size_t at : shownIssues(site)) {
        const SiteSource::Issued& issued = site.source().issued[at];
        earlier.emplace_back(issuedFile(issued),
                             formatDate(issued.summary.issued) + u": "_s + issued.summary.title);
    }
    if (!earlier.empty())
        body += siteHeading(2, SiteTr::tr("Lists that were given out")) + siteWays(earlier);
    return site.write({.title = SiteTr::tr("Rating list"),
                       .file = file,
                       .body = body,
                       .isIndexed = false,
                       .hasSearch = true});
}

std::vector<std::size_t> shownIssues(const SiteMaker& site)
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < site.source().issued.size(); ++i) {
        const auto list = app::listFromJson(site.source().issued[i].content);
        const auto* const ratings = list.has_value() ? std::get_if<app::RatingList>(&*list) : nullptr;
        if (!ratings)
            continue;
        // Who stands in the list of an age tells his age, and in that of women his sex.
        const app::RatingListRequest& request = ratings->request;
        const bool tellsAge =
            request.ages != app::ListedAges::All || request.bornFrom || request.bornUntil || request.women;
        if (!tellsAge || !site.view().isForWeb())
            shown.push_back(i);
    }
    return shown;
}

QString issuedFile(const SiteSource::Issued& issued)
{
    return u"l/%1.html"_s.arg(issued.summary.id);
}

QByteArray makeIssued(const SiteMaker& site, const SiteSource::Issued& issued)
{
    const QString file = issuedFile(issued);
    auto read = app::listFromJson(issued.content);
    auto* const list = read.has_value() ? std::get_if<app::RatingList>(&*read) : nullptr;
    if (!list)
        return {};
    ListIssue issue{.hash = issued.summary.hash};
    issue.withheld = app::withholdNames(*list, site.chronicle(), site.view().filter());
    hideInList(site, *list);
    const ListTable shown = listTable(*list, *site.chronicle().rules, issue);
    app::Table table = linkedList(site, *list, shown, file);
    return site.write({.title = shown.name(),
                       .file = file,
                       .body = siteWay(u"../list.html"_s, SiteTr::tr("Rating list")) +
                               siteTexts(shown.facts) + siteTable(table) + siteParagraphs(shown.notes) +
                               siteParagraphs({shown.seal}),
                       .isIndexed = false,
                       .hasSearch = true});
}

QByteArray makeStatistics(const SiteMaker& site)
{
    QString body;
    auto request = app::wholeSpan(site.chronicle(), site.day());
    if (request && site.options().from)
        request->from = std::min(std::max(request->from, *site.options().from), request->to);
    const auto statistics =
        request ? app::statisticsOf(site.chronicle(), *request) : failure(ErrorCode::EmptyTournament);
    if (!statistics.has_value()) {
        body = siteParagraphs(
            {SiteTr::tr("There are no tournaments of the DWZ here, so there is nothing to count.")});
    } else {
        body += siteParagraphs({spanText(*request)});
        std::vector<Chart> charts;
        if (!statistics->distributions.empty())
            charts.push_back(distributionChart(statistics->distributions.front(), request->to));
        for (Chart& chart :
             std::array{levelChart(statistics->cohort), pointsChart(statistics->flows),
                        regionsChart(statistics->regions), expectancyChart(statistics->expectancy)})
            charts.push_back(std::move(chart));
        for (const Chart& chart : charts) {
            if (!chart.isEmpty())
                body += siteHeading(2, chart.titleInFiles()) + chartMarkup(chart);
        }
        for (const StatisticsTable& table : statisticsTables(*statistics)) {
            if (table.part != StatisticsPart::Games && !table.rows.empty())
                body += siteTable(table);
        }
        body += siteParagraphs({verdictSentence(statistics->expectancy)});
    }
    return site.write({.title = SiteTr::tr("Statistics"), .file = u"statistics.html"_s, .body = body});
}

QByteArray makeAbout(const SiteMaker& site)
{
    const SiteOptions& options = site.options();
    QString body = siteHeading(2, SiteTr::tr("What this site shows")) +
                   siteParagraphs(profileSentences(options.profile, options.minors));
    if (options.from)
        body += siteParagraphs(
            {fillPattern(SiteTr::tr("Tournaments that ended on %1 or later."), {formatDate(*options.from)})});
    body +=
        siteHeading(2, SiteTr::tr("Whom to write to")) +
        siteParagraphs(
            {options.contact.isEmpty()
                 ? SiteTr::tr("The rating referee of the club. If you do not want to be named here, write to "
                              "him; your name is then taken out of all pages.")
                 : fillPattern(SiteTr::tr("%1. If you do not want to be named here, write there; your name "
                                          "is then taken out of all pages."),
                               {fromEngine(options.contact.toStdString())})});
    body +=
        siteHeading(2, SiteTr::tr("How it works")) +
        siteParagraphs(
            {SiteTr::tr(
                 "Every page is complete in itself: it loads nothing, sets no cookies and asks no other "
                 "server. The script in it sorts and searches, and everything can be read without it."),
             SiteTr::tr(
                 "Beside every tournament lie its evaluation and final table as JSON, its evaluation as CSV, "
                 "and the tournament as a FIDE report (TRF26).")});
    return site.write({.title = SiteTr::tr("About this site"), .file = u"about.html"_s, .body = body});
}

QStringList profileSentences(app::SiteProfile profile, app::MinorNames minors)
{
    const bool isForWeb = profile == app::SiteProfile::Web;
    QStringList sentences{
        SiteTr::tr(
            "Members are named, with results, ratings and a page of their own, which search machines are "
            "asked "
            "not to list. Who is no member is named where he played. Who objected or was made anonymous is "
            "nowhere named, also in pages that were written before."),
        minors == app::MinorNames::Initials
            ? SiteTr::tr("Who is under age, or may be, appears with initials and has no page of his own.")
            : SiteTr::tr("Who is under age is named like everybody else.")};
    sentences +=
        isForWeb
            ? SiteTr::tr(
                  "In no file: birth dates and years, sex, numbers of players, age groups, the factor K, "
                  "which tells the age, the expected score, from which K follows, evaluators, and what the "
                  "referee noted.")
            : SiteTr::tr("As on the sheets of the evaluation: numbers of players, age groups, K, expected "
                         "scores and all "
                         "explanations. In no file: birth dates and years, sex, and what the referee noted "
                         "of games.");
    if (isForWeb)
        sentences +=
            SiteTr::tr("Ratings and results are shown. By computing an evaluation anew from them K can be "
                       "found roughly, here as wherever evaluations are published.");
    return sentences;
}

QStringList profileSentences(const app::SiteView& view)
{
    const app::SiteView::Counts counts = view.counts();
    const auto of = [&](app::ShownAs shown) { return counts.shown[static_cast<std::size_t>(shown)]; };
    QStringList sentences{SiteTr::tr("%n person(s) named, as member(s)", nullptr, of(app::ShownAs::Card)),
                          SiteTr::tr("%n person(s) named where they played", nullptr, of(app::ShownAs::Name)),
                          SiteTr::tr("%n person(s) with initials", nullptr, of(app::ShownAs::Initials)),
                          SiteTr::tr("%n person(s) not named", nullptr, of(app::ShownAs::Nobody))};
    QStringList all{sentences.join(u"; "_s) + u'.'};
    if (counts.unknownAge > 0 && view.options().minors == app::MinorNames::Initials)
        all += SiteTr::tr(
            "Of %n of those who are named no birth year is known, so that nobody can tell whether they are "
            "under age.",
            nullptr, counts.unknownAge);
    return all + profileSentences(view.options().profile, view.options().minors);
}

QByteArray makeFeed(const SiteMaker& site)
{
    const auto element = [](const QString& tag, const QString& text) -> QString {
        return u'<' + tag + u'>' + text.toHtmlEscaped() + u"</"_s + tag + u">\n"_s;
    };
    const auto moment = [](engine::Date day) -> QString {
        return QString::fromStdString(day.iso()) + u"T00:00:00Z"_s;
    };
    // The same names for the same things, wherever the site stands.
    const auto urn = [&](const QByteArray& name) -> QString {
        const QByteArray whole = site.source().owner + name;
        return u"urn:uuid:"_s + QUuid::createUuidV5(QUuid(), whole).toString(QUuid::WithoutBraces);
    };
    QString xml =
        u"<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\""_s +
        site.frame().language + u"\">\n"_s + element(u"title"_s, site.frame().title) +
        element(u"id"_s, urn("feed")) + element(u"updated"_s, moment(site.day())) + u"<author>"_s +
        element(u"name"_s, site.frame().title) +
        u"</author>\n<link rel=\"alternate\" href=\"index.html\"/>\n"_s +
        u"<link rel=\"self\" href=\"feed.xml\"/>\n"_s;
    for (std::size_t i = 0; i < std::min<std::size_t>(kLatest, site.tournaments().size()); ++i) {
        const app::ChronicleTournament& one = *site.tournaments()[i];
        const engine::Date end = *one.tournament.header.end;
        const auto players = static_cast<int>(one.tournament.participants.size());
        xml += u"<entry>\n"_s + element(u"title"_s, siteNameOf(one.tournament)) +
               element(u"id"_s, urn("tournament/" + QByteArray::number(qint64(one.id.value())))) +
               element(u"updated"_s, moment(end)) + u"<link rel=\"alternate\" type=\"text/html\" href=\""_s +
               site.pageOf(one.id) + u"\"/>\n"_s +
               element(u"summary"_s,
                       fillPattern(SiteTr::tr("Ended on %1; %2"),
                                   {formatDate(end), SiteTr::tr("%n player(s)", nullptr, players)})) +
               u"</entry>\n"_s;
    }
    return app::plainPage(xml + u"</feed>\n"_s).toUtf8();
}

} // namespace zahlmeister::ui
