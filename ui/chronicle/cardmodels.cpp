// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/cardmodels.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>

#include "engine/base/rounding.h"
#include "ui/chronicle/cardtext.h"
#include "ui/models/publishedrole.h"
#include "ui/text/format.h"
#include "ui/text/origintext.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::EntryChange;
using app::LedgerGame;
using app::OpponentResult;
using app::Participation;
using app::PersonHistory;

constexpr Qt::Alignment kLeft = Qt::AlignLeft;
constexpr Qt::Alignment kRight = Qt::AlignRight;

QVariant idOf(const std::optional<engine::TournamentId>& id)
{
    return id ? QVariant(qint64(id->value())) : QVariant();
}

int numberIn(const PersonHistory& person, std::optional<engine::TournamentId> tournament)
{
    const auto found = std::ranges::find_if(
        person.participations, [&](const Participation& one) { return one.tournament == tournament; });
    return found == person.participations.end() ? 0 : found->participant->number.value();
}

QString dayText(const std::optional<engine::Date>& day)
{
    return day ? formatDate(*day) : QString();
}

PreviewText cellOf(const ParticipationRow& row, engine::Column column)
{
    const Participation& one = *row.one;
    return previewText(previewValue(*one.participant, one.result, column, engine::descriptionOf(*one.rules)));
}

/// What *Warum?* explains of a participation in a column of the evaluation.
QVariant quantityIn(const ParticipationRow& row, engine::Column column)
{
    const auto quantity = quantityOf(column, row.one->result);
    return quantity ? QVariant(static_cast<int>(*quantity)) : QVariant();
}

QString scoreText(const app::ResultSum& sum)
{
    return sum.games() == 0 ? QString()
                            : QString(formatScore(sum.score()) % u" / "_s % formatCount(sum.games()));
}

bool isNamed(app::PublishedAs published)
{
    return published == app::PublishedAs::Named || published == app::PublishedAs::Textual;
}

// RULE: WO2026 4.1.1
QVariant publishedStanding(const EntryRow& row)
{
    return row.isUnpublished ? QVariant(u"–"_s) : QVariant();
}

/// Whether the tournament before another one was played as a former member.
bool isAfterUnpublished(const PersonHistory& person, std::optional<engine::TournamentId> tournament)
{
    const auto& played = person.participations;
    const auto at =
        std::ranges::find_if(played, [&](const Participation& one) { return one.tournament == tournament; });
    return at != played.begin() && std::prev(at)->result.formerMember;
}

QString deskName(const QString& name, bool isNamed)
{
    //: a player who objected or is anonymous; only the referee sees his name
    return isNamed ? name : fillPattern(OpponentsModel::tr("%1 (not to be named)"), {name});
}

} // namespace

ParticipationsModel::ParticipationsModel(QObject* parent) : ColumnsModel(parent)
{
    Columns columns{{tr("Tournament"),
                     kLeft,
                     [](const auto& row) { return fromEngine(row.one->name()); },
                     {{WayRole, always(true)}}},
                    {tr("End"), kRight, [](const auto& row) { return formatDate(row.one->end); }}};
    for (const engine::Column column : kCardColumns) {
        const bool isStrong = column == engine::Column::NewRating;
        columns.push_back(
            {columnHead(column),
             kRight,
             [column](const auto& row) { return cellOf(row, column).text; },
             {{BodyLengthRole, [column](const auto& row) { return cellOf(row, column).bodyLength; }},
              {EmphasisRole, always(int(isStrong ? Emphasis::Strong : Emphasis::Normal))},
              {QuantityRole, [column](const auto& row) { return quantityIn(row, column); }}},
             columnToolTip(column)});
        if (column == engine::Column::Change) {
            columns.back().roles[SignRole] = [](const auto& row) {
                const auto change = row.one->result.change();
                const auto* system = engine::descriptionOf(*row.one->rules);
                return change && system ? engine::directionOf(*system, *change) : 0;
            };
        }
        if (column == engine::Column::OldRating) // RULE: WO2026 4.1.1
            columns.back().roles[kPublishedRole] = [](const auto& row) {
                return row.isEntryUnpublished ? QVariant(u"–"_s) : QVariant();
            };
        if (column == engine::Column::Performance)
            columns.back().roles[MarkedRole] = [](const auto& row) { return row.one->result.exceptional; };
    }
    const auto rules = [](const ParticipationRow& row) { return ruleVersionName(*row.one->rules); };
    columns.push_back({tr("Rules"),
                       kLeft,
                       [rules](const auto& row) { return rules(row).section(u" ("_s, 0, 0); },
                       {{Qt::ToolTipRole, rules}}});
    const auto origin = [](const ParticipationRow& row) { return row.origin; };
    columns.push_back({tr("Entry from"), kLeft, origin, {{Qt::ToolTipRole, origin}}});
    setColumns(std::move(columns),
               {{EmphasisRole, always(int(Emphasis::Normal))},
                {TournamentRole, [](const auto& row) { return idOf(row.one->tournament); }},
                {ParticipantRole, [](const auto& row) { return row.one->participant->number.value(); }}});
}

void ParticipationsModel::setPerson(const PersonHistory& person)
{
    std::map<std::string, QString> names; // of his tournaments, by their uuids
    for (const Participation& one : person.participations)
        names.emplace(app::linkNameOf(*one.played), fromEngine(one.name()));
    std::vector<ParticipationRow> rows;
    for (auto one = person.participations.rbegin(); one != person.participations.rend(); ++one) {
        const auto name = names.find(one->participant->originTournament);
        rows.push_back({&*one,
                        entryOriginText(*one->participant, name == names.end() ? QString() : name->second),
                        one + 1 != person.participations.rend() && (one + 1)->result.formerMember});
    }
    setRows(std::move(rows));
}

int ParticipationsModel::rowOf(std::size_t participation) const
{
    return rowCount() - 1 - static_cast<int>(participation);
}

EntriesModel::EntriesModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{tr("Day"), kRight, [](const auto& row) { return formatDate(row.change->date); }},
                {tr("What"), kLeft, [](const auto& row) { return entryReasonText(*row.change); }},
                {tr("Before"),
                 kRight,
                 [](const auto& row) { return standingText(row.change->before); },
                 {{kPublishedRole, publishedStanding}}},
                {tr("Afterwards"),
                 kRight,
                 [](const auto& row) { return standingText(row.change->after); },
                 {{EmphasisRole, always(int(Emphasis::Strong))}, {kPublishedRole, publishedStanding}}},
                {tr("Before the tournament"), kLeft, [](const auto& row) { return row.tournament; }},
                {tr("Clause"), kLeft, [](const auto& row) { return entryClause(*row.change); }}},
               {{EmphasisRole, always(int(Emphasis::Normal))},
                {TournamentRole, [](const auto& row) { return idOf(row.change->tournament); }},
                {ParticipantRole, [](const auto& row) { return row.number; }},
                {QuantityRole, always(static_cast<int>(engine::Quantity::EntryRating))}});
}

void EntriesModel::setPerson(const PersonHistory& person, const app::Chronicle& chronicle)
{
    std::vector<EntryRow> rows;
    for (auto one = person.entries.rbegin(); one != person.entries.rend(); ++one)
        rows.push_back({&*one, one->tournament ? tournamentName(chronicle, *one->tournament) : QString(),
                        numberIn(person, one->tournament), isAfterUnpublished(person, one->tournament)});
    setRows(std::move(rows));
}

LedgerModel::LedgerModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{tr("Played in"), kLeft, [](const auto& row) { return row.from; }},
                {tr("Day"), kRight, [](const auto& row) { return dayText(row.game->game.date); }},
                {tr("Opponent's rating"), kRight,
                 [](const auto& row) { return formatRating(row.game->game.opponentRating.value()); }},
                {tr("Points"), kRight, [](const auto& row) { return formatScore(row.game->game.score); }},
                {tr("Valid until"), kRight, [](const auto& row) { return dayText(row.game->expires); }},
                {tr("Used in"), kLeft,
                 [](const auto& row) { return row.game->usedIn ? row.usedIn : tr("not used"); }}},
               {{EmphasisRole,
                 [](const auto& row) { return int(row.game->usedIn ? Emphasis::Muted : Emphasis::Normal); }},
                {TournamentRole, [](const auto& row) { return idOf(row.game->tournament); }},
                {ParticipantRole, [](const auto& row) { return row.number; }},
                {QuantityRole, always(static_cast<int>(engine::Quantity::CarryOverKept))}});
}

void LedgerModel::setPerson(const PersonHistory& person, const app::Chronicle& chronicle)
{
    std::vector<LedgerRow> rows;
    for (const LedgerGame& game : person.ledger) {
        rows.push_back(
            {&game,
             game.tournament ? tournamentName(chronicle, *game.tournament) : tr("before these tournaments"),
             game.usedIn ? tournamentName(chronicle, *game.usedIn) : QString(),
             numberIn(person, game.tournament)});
    }
    setRows(std::move(rows));
}

OpponentsModel::OpponentsModel(QObject* parent) : ColumnsModel(parent)
{
    const auto sumOf = [](const OpponentRow& row) -> const app::ResultSum& { return row.result.sum; };
    setColumns(
        {{tr("Opponent"),
          kLeft,
          [](const auto& row) { return deskName(fromEngine(row.result.name), isNamed(row.published)); },
          {{kPublishedRole,
            [](const auto& row) {
                return isNamed(row.published) ? QVariant() : QVariant(tr("not named"));
            }}}},
         {tr("Rating today"),
          kRight,
          [](const auto& row) { return row.result.person ? standingText(row.today) : QString(); },
          {{kPublishedRole, // RULE: WO2026 3.4.3, 4.1.1
            [](const auto& row) {
                return row.published == app::PublishedAs::Named ? QVariant() : QVariant(QString());
            }}}},
         {tr("Points / games"),
          kRight,
          [sumOf](const auto& row) { return scoreText(sumOf(row)); },
          {{EmphasisRole, always(int(Emphasis::Strong))},
           {BodyLengthRole, [sumOf](const auto& row) { return scoreText(sumOf(row)).size(); }}}},
         {tr("Won, drawn, lost"), kRight, [sumOf](const auto& row) { return resultsText(sumOf(row)); }},
         {tr("Expected"), kRight,
          [sumOf](const auto& row) {
              return sumOf(row).withExpected > 0 ? formatExpected(sumOf(row).expected) : QString();
          }},
         {tr("Last game"), kRight, [](const auto& row) { return formatDate(row.result.last); }}},
        {{EmphasisRole, always(int(Emphasis::Normal))},
         {PersonRole, [](const auto& row) {
              return row.result.person ? QVariant(fromEngine(row.result.person->id)) : QVariant();
          }}});
}

void OpponentsModel::setGames(const app::CardGames& games, const engine::RuleCatalog& rules,
                              const app::PublicationFilter& filter, engine::Date today)
{
    std::vector<OpponentRow> rows;
    for (const OpponentResult& one : games.opponents) {
        OpponentRow row{one};
        if (one.person) {
            row.today = app::standingOn(*one.person, rules, today);
            row.published = filter.of(*one.person);
        }
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
}

std::vector<ResultRow> resultRows(const app::CardGames& games)
{
    std::vector<ResultRow> rows{{ResultsModel::tr("All games"), games.all},
                                {ResultsModel::tr("With White"), games.white},
                                {ResultsModel::tr("With Black"), games.black}};
    for (std::size_t i = 0; i < games.games.size(); ++i) {
        rows[0].games.push_back(i);
        rows[games.games[i].detail.white ? 1 : 2].games.push_back(i);
    }
    for (auto one = games.byDifference.rbegin(); one != games.byDifference.rend(); ++one) {
        //: A difference of ratings: own rating less the opponent's
        rows.push_back(
            {fillPattern(ResultsModel::tr("Difference %1"), {differenceText(*one)}), one->sum, one->games});
    }
    std::erase_if(rows, [](const ResultRow& row) { return row.sum.games() == 0; });
    return rows;
}

ResultsModel::ResultsModel(QObject* parent) : ColumnsModel(parent)
{
    const auto surplus = [](const ResultRow& row) {
        return row.sum.scoreOfThese.halfPoints() / 2.0 - row.sum.expected;
    };
    setColumns(
        {{tr("Games"), kLeft, [](const auto& row) { return row.name; }},
         {tr("n"), kRight, [](const auto& row) { return formatCount(row.sum.games()); }},
         {tr("Won, drawn, lost"), kRight, [](const auto& row) { return resultsText(row.sum); }},
         {tr("Points"),
          kRight,
          [](const auto& row) { return formatScore(row.sum.score()); },
          {{EmphasisRole, always(int(Emphasis::Strong))}}},
         {tr("Per cent"), kRight,
          [](const auto& row) {
              return formatNumber(50.0 * row.sum.score().halfPoints() / row.sum.games(), 0);
          }},
         {tr("Expected"),
          kRight,
          [](const auto& row) {
              return row.sum.withExpected > 0 ? formatExpected(row.sum.expected) : QString();
          },
          {},
          tr("Sum of the expected scores of the games in which both had a rating")},
         {tr("More or less"),
          kRight,
          [surplus](const auto& row) {
              return row.sum.withExpected > 0 ? formatSigned(surplus(row), 2) : QString();
          },
          {{SignRole,
            [surplus](const auto& row) {
                return row.sum.withExpected == 0 ? 0 : surplus(row) > 0 ? 1 : surplus(row) < 0 ? -1 : 0;
            }}},
          tr("Points in these games less what was expected of them")}},
        {{EmphasisRole, always(int(Emphasis::Normal))}});
}

void ResultsModel::setGames(const app::CardGames& games)
{
    setRows(resultRows(games));
}

CardGamesModel::CardGamesModel(QObject* parent) : ColumnsModel(parent)
{
    const auto toOpponent = [](const auto& row) {
        return row.game.opponent ? QVariant(fromEngine(row.game.opponent->id)) : QVariant();
    };
    const auto asked = [](engine::Column column) {
        return [column](const CardGameRow& row) {
            const auto quantity = quantityOf(column, row.one->result);
            return quantity ? QVariant(static_cast<int>(*quantity)) : QVariant();
        };
    };
    setColumns(
        {{tr("Tournament"),
          kLeft,
          [](const auto& row) { return fromEngine(row.one->name()); },
          {{WayRole, always(true)}}},
         {tr("End"), kRight, [](const auto& row) { return formatDate(row.one->end); }},
         {tr("Opponent"), kLeft, &CardGameRow::opponent, {{PersonRole, toOpponent}, {WayRole, always(true)}}},
         {tr("Colour"), kLeft,
          [](const auto& row) { return row.game.detail.white ? tr("White") : tr("Black"); }},
         {tr("Rating"),
          kRight,
          [](const auto& row) {
              const auto rating = row.game.detail.ratingUsed;
              return rating ? formatRating(static_cast<int>(engine::roundCommercial(*rating))) : QString();
          },
          {{QuantityRole, asked(engine::Column::Expected)}},
          tr("Rating of the opponent that enters this player's evaluation")},
         {tr("D"),
          kRight,
          [](const auto& row) {
              return row.game.difference ? formatSigned(*row.game.difference, 0) : QString();
          },
          {{QuantityRole, asked(engine::Column::Expected)}},
          tr("His rating less the opponent's")},
         {tr("Result"),
          kRight,
          [](const auto& row) { return formatSide(row.game.detail.result); },
          {{EmphasisRole, always(int(Emphasis::Strong))}, {QuantityRole, asked(engine::Column::Score)}}},
         {tr("Expected"),
          kRight,
          [](const auto& row) {
              return row.game.detail.expected ? formatExpected(*row.game.detail.expected) : QString();
          },
          {{QuantityRole, asked(engine::Column::Expected)}},
          tr("Winning expectancy P(D)")}},
        {{EmphasisRole, always(int(Emphasis::Normal))},
         {TournamentRole, [](const auto& row) { return idOf(row.one->tournament); }},
         {ParticipantRole, [](const auto& row) { return row.one->participant->number.value(); }}});
}

void CardGamesModel::setGames(const PersonHistory& person, const app::CardGames& games,
                              const std::vector<std::size_t>& chosen, const app::PublicationFilter& filter)
{
    std::vector<CardGameRow> rows;
    for (auto at = chosen.rbegin(); at != chosen.rend(); ++at) {
        const app::CardGame& game = games.games[*at];
        rows.push_back({game, &person.participations[game.participation],
                        deskName(fromEngine(game.name), !game.opponent || filter.isNamed(*game.opponent))});
    }
    setRows(std::move(rows));
}

MembershipsModel::MembershipsModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{tr("Club"), kLeft,
                 [](const auto& row) {
                     return row.clubName.empty() ? row.club.empty() ? tr("no club") : fromEngine(row.club)
                                                 : fromEngine(row.clubName);
                 }},
                {tr("VKZ"), kLeft, [](const auto& row) { return fromEngine(row.club); }},
                {tr("Membership"), kLeft, [](const auto& row) { return membershipText(row); }},
                {tr("First tournament"), kRight, [](const auto& row) { return formatDate(row.first); }},
                {tr("Last tournament"), kRight, [](const auto& row) { return formatDate(row.last); }}},
               {{EmphasisRole, always(int(Emphasis::Normal))}});
}

} // namespace zahlmeister::ui
