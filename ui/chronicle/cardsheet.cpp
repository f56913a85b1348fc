// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/cardsheet.h"

#include <QCoreApplication>

#include "app/chronicle/reading/publication.h"
#include "app/text/calendar.h"
#include "engine/rules/ratingsystem.h"
#include "ui/chronicle/cardmodels.h"
#include "ui/chronicle/cardtext.h"
#include "ui/models/tablemodel.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetparts.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class CardSheetTr {
    Q_DECLARE_TR_FUNCTIONS(PlayerCard)
};

constexpr double kChartHeight = 72.0; // mm
constexpr double kNarrowestName = 34.0;
constexpr double kGap = 4.0;
constexpr double kRoomForTable = 24.0; // heading, head and two rows

/// Sets a table of the screen on paper: the same columns, in the same words.
/// @param whose the column that takes the free width
void addTable(SheetComposer& composer, const QString& heading, const QAbstractItemModel& model, int whose)
{
    if (model.rowCount() == 0)
        return;
    composer.keepRoom(kRoomForTable);
    composer.gap(kGap);
    composer.paragraph(heading, FontRole::Heading);
    composer.table(sheetTable(tableOf(model, whose), {.narrowestFree = kNarrowestName}));
}

/// His career as far as it is published: what a former member plays is kept, and shown in nothing that is
/// given away.
// RULE: WO2026 4.1.1
app::PersonHistory publishedCareer(app::PersonHistory person)
{
    auto& played = person.participations;
    const auto isUnpublished = [](const app::Participation& one) { return one.result.formerMember; };
    played.erase(std::ranges::find_if(played, isUnpublished), played.end());
    return person;
}

/// Only his numbers where nothing else may be shown; the rating itself of members alone.
// RULE: WO2026 3.4.3, 4.1.1, 6.5
std::vector<SheetFact> factsOf(const app::PersonHistory& person, const app::CardSummary& summary,
                               const app::CardGames& games, app::PublishedAs published,
                               const app::Entry& today, const engine::RuleCatalog& rules)
{
    const bool isNamed = published == app::PublishedAs::Named || published == app::PublishedAs::Textual;
    const engine::Participant known =
        isNamed ? person.person() : engine::Participant{.number = person.person().number};
    std::vector<SheetFact> facts{
        {CardSheetTr::tr("Club"), clubText(known)},
        {CardSheetTr::tr("VKZ"), fromEngine(known.club)},
        {CardSheetTr::tr("Player ID"), fromEngine(known.personId)},
        {CardSheetTr::tr("FIDE ID"), known.fideId ? QString::number(*known.fideId) : QString()},
        {ratingWord(person), published == app::PublishedAs::Textual ? QString() : standingText(today), true},
        {CardSheetTr::tr("Tournaments"), formatCount(static_cast<qint64>(person.participations.size()))},
        {CardSheetTr::tr("Games"),
         QString(formatCount(games.all.games()) % u" ("_s % resultsText(games.all) % u')')}};
    if (isNamed)
        facts.push_back({u"Elo"_s, listedEloText(person, rules)});
    if (summary.peak) {
        const app::Participation& best = person.participations[*summary.peak];
        facts.push_back(
            {CardSheetTr::tr("Peak"),
             fillPattern(CardSheetTr::tr("%1 on %2"), {peakText(person, summary), formatDate(best.end)})});
    }
    return facts;
}

} // namespace

SheetLayout layoutCard(const app::PersonHistory& person, const app::PersonRoll& roll,
                       const CardSheetRequest& request)
{
    const LanguageScope language(request.language);
    const app::Chronicle& chronicle = roll.chronicle();
    const app::PersonHistory published = publishedCareer(person);
    const bool isAnyPublished = !published.participations.empty();
    const app::CardSummary whole = app::cardSummary(person, *chronicle.rules);
    const app::CardSummary summary =
        isAnyPublished ? app::cardSummary(published, *chronicle.rules) : app::CardSummary();
    const app::CardGames games = app::cardGames(person, roll);
    const engine::Date day = request.printed.value_or(app::today());
    const app::PublicationFilter filter(chronicle, request.unnamed, day);
    const SheetFonts fonts;
    // Upright the columns of tournaments and origins are too narrow for what stands in them.
    SheetComposer composer(fonts, QPageLayout::Landscape);
    const QString name = filter.isNamed(person) ? formatName(person.person()) : CardSheetTr::tr("not named");
    composer.beginSection(fillPattern(CardSheetTr::tr("Player card: %1"), {name}));
    composer.title(CardSheetTr::tr("Player card"), name);
    composer.facts(factsOf(person, summary, games, filter.of(person),
                           app::standingOn(person, *chronicle.rules, day), *chronicle.rules));
    if (const QString preview = eloPreviewText(published, *chronicle.rules);
        isAnyPublished && filter.isNamed(person) && !preview.isEmpty())
        composer.paragraph(preview + u'.', FontRole::Body);
    composer.gap(kGap);
    if (isAnyPublished) {
        const app::CardGames publishedGames = app::cardGames(published, roll);
        CareerChart career = careerChart(published, summary, &publishedGames, request.chart);
        if (!filter.isNamed(person))
            career.chart.title = ratingWord(person);
        composer.chart(career.chart, kChartHeight);
    }

    ParticipationsModel participations;
    participations.setPerson(person);
    addTable(composer, CardSheetTr::tr("Tournaments"), participations, ParticipationsModel::TournamentColumn);
    EntriesModel entries;
    entries.setPerson(person, chronicle);
    addTable(composer, CardSheetTr::tr("Between the tournaments"), entries, 1);
    LedgerModel ledger;
    ledger.setPerson(person, chronicle);
    addTable(composer, CardSheetTr::tr("Carry-over games"), ledger, 0);
    ResultsModel results;
    results.setGames(games);
    addTable(composer, CardSheetTr::tr("Results"), results, 0);
    OpponentsModel opponents;
    opponents.setGames(games, *chronicle.rules, filter, day);
    addTable(composer, CardSheetTr::tr("Opponents"), opponents, 0);
    MembershipsModel memberships;
    memberships.setRows({whole.memberships.rbegin(), whole.memberships.rend()});
    addTable(composer, CardSheetTr::tr("Memberships"), memberships, 0);

    QStringList footer{programName()};
    if (request.printed)
        footer += formatDate(*request.printed);
    return composer.finish(fillPattern(CardSheetTr::tr("Player card: %1"), {name}), footer.join(u" · "_s));
}

} // namespace zahlmeister::ui
