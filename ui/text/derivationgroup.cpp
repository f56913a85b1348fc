// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes part in the computation, with which games: document 000, 3.4.1 to 3.4.3, 4.1.
#include <algorithm>

#include <QCoreApplication>

#include "ui/text/derivationchapters.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Group;
using engine::OperandName;
using engine::Quantity;
using engine::Step;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Derivation)
};

/// "1½ out of 7", as players say it.
QString outOf(double points, double games)
{
    return fillPattern(Tr::tr("%1 out of %2", "points out of games"),
                       {pointsText(points), formatCount(toInt(games))});
}

QString needed(const DerivationWriter& writer, const Step& step)
{
    return fillPattern(Tr::tr("%1 games and %2 point", "what a first DWZ needs: usually 5 games and ½ point"),
                       {formatCount(toInt(writer.operand(step, OperandName::GamesNeeded))),
                        pointsText(writer.operand(step, OperandName::PointsNeeded))});
}

void writeComputer(DerivationWriter& writer)
{
    writer.paragraph(
        fillPattern(
            Tr::tr("%1 is a chess computer. Computers get no DWZ, and games against them do not count."),
            {writer.name()}),
        writer.clause("4.1.4"));
}

/// What a newcomer or residual player has against rated opponents, his carry-over games included.
void writeScoreAgainstRated(DerivationWriter& writer, const Step& step)
{
    const double points = writer.operand(step, OperandName::PointsAgainstRated);
    const double games = writer.operand(step, OperandName::GamesAgainstRated);
    const int carryOver = toInt(writer.operand(step, OperandName::CarryOverGames));
    QString text = fillPattern(Tr::tr("%1 has no rating. Against players with a rating he has %2."),
                               {writer.name(), outOf(points, games)});
    if (carryOver > 0)
        text += u' ' + Tr::tr("This includes %n carry-over game(s).", nullptr, carryOver);
    writer.paragraph(text, writer.clause("3.4.1.1"));
}

void writeFirstStage(DerivationWriter& writer, const Step& step)
{
    writeScoreAgainstRated(writer, step);
    writer.paragraph(
        fillPattern(Tr::tr("At least %1 are needed. So he belongs to the first stage and gets a first DWZ."),
                    {needed(writer, step)}),
        writer.clauseOf(step));
}

QString scoreAgainstSelection(const DerivationWriter& writer, const Step& step)
{
    return outOf(writer.operand(step, OperandName::PointsAgainstSelection),
                 writer.operand(step, OperandName::GamesAgainstSelection));
}

void writeSecondStage(DerivationWriter& writer, const Step& step)
{
    writeScoreAgainstRated(writer, step);
    writer.paragraph(
        fillPattern(
            Tr::tr("That is not enough for the first stage, which asks for at least %1. Against selection I, "
                   "that is with the players of the first stage, he has %2. So he belongs to the second "
                   "stage and gets a first DWZ."),
            {needed(writer, step), scoreAgainstSelection(writer, step)}),
        writer.clauseOf(step));
}

void writeResidual(DerivationWriter& writer, const Step& step)
{
    writeScoreAgainstRated(writer, step);
    const double games = writer.operand(step, OperandName::GamesAgainstSelection);
    const bool tooFewGames = games < writer.operand(step, OperandName::GamesNeeded);
    const QString reason = tooFewGames ? Tr::tr("Too few games count, so there is no DWZ yet.")
                                       : Tr::tr("Without points in these games there is no DWZ yet.");
    writer.paragraph(
        fillPattern(
            Tr::tr("Against selection I, that is with the players of the first stage, he has %1; at least %2 "
                   "are needed for a first DWZ."),
            {scoreAgainstSelection(writer, step), needed(writer, step)}) +
            u' ' + reason,
        writer.clauseOf(step));
}

DerivationCell roundCell(int round)
{
    return {round > 0 ? formatCount(round) : QString()};
}

/// The step whose terms are the games that count.
const Step* countedGames(const DerivationWriter& writer)
{
    switch (writer.result().group) {
    case Group::Established: return writer.step(Quantity::Expected);
    case Group::First:
    case Group::Second: return writer.step(Quantity::OpponentsAverage);
    case Group::Residual: return writer.step(Quantity::CarryOverKept);
    }
    return nullptr;
}

/// Exceptional players among the opponents count with their performance; says which.
void writeExceptionalOpponents(DerivationWriter& writer, const Step& step)
{
    for (const engine::Term& term : writer.terms(step)) {
        const engine::ParticipantEvaluation* opponent =
            term.kind == engine::TermKind::Participant ? writer.resultOf(term.opponent) : nullptr;
        if (!opponent || !opponent->exceptional)
            continue;
        const QString name = writer.nameOf(term.opponent);
        writer.paragraph(
            fillPattern(
                Tr::tr(
                    "%1 is an exceptional player: he counts with his performance %2 instead of his DWZ %3."),
                {name, writer.rating(term.rating), formatRating(opponent->oldRating.value_or(0))}),
            writer.clause("3.6.3"),
            {{Tr::tr("special rating of %1").arg(name), {opponent->number, Quantity::Exceptional}}});
    }
}

void writeAverageRemark(DerivationWriter& writer, const Step& games)
{
    switch (writer.result().group) {
    case Group::Established:
        writer.paragraph(Tr::tr("The average is taken over the ratings with which the opponents count in the "
                                "expected score."),
                         writer.clause("3.2"));
        writeExceptionalOpponents(writer, games);
        break;
    case Group::First:
    case Group::Second:
        writer.paragraph(Tr::tr("The average is taken over his opponents' ratings after this evaluation of "
                                "newcomers: R_o of players "
                                "with a rating, R_1 of the other newcomers. Carry-over games count; a "
                                "fictitious draw and a special "
                                "rating do not."),
                         writer.clause("Anhang 3.1.11"));
        break;
    case Group::Residual:
        writer.paragraph(Tr::tr("The average is taken over all carry-over games, those he had and those from "
                                "this tournament."),
                         writer.clause("Anhang 3.1.11"));
        break;
    }
}

/// The day after which a carry-over game is dropped.
QString expiry(const DerivationWriter& writer, const std::optional<engine::Date>& date)
{
    const auto years = writer.parameter("carry_over_years");
    return date && years ? formatDate(date->plusYears(toInt(*years))) : QString();
}

void writeCarryOverTable(DerivationWriter& writer, const Step& step)
{
    DerivationTable table = writer.opponents(step, Tr::tr("Carry-over games"));
    table.heads += {Tr::tr("Origin"), Tr::tr("Valid until")};
    table.alignments.insert(table.alignments.end(), {DerivationAlignment::Left, DerivationAlignment::Right});
    std::size_t at = 0;
    for (const engine::Term& term : writer.terms(step)) {
        const bool old = term.kind == engine::TermKind::CarryOver;
        table.rows[at].push_back({old ? Tr::tr("kept") : Tr::tr("from this tournament")});
        const auto& date = old ? writer.participant().carryOver[static_cast<std::size_t>(term.opponent)].date
                               : writer.tournament().header.end;
        table.rows[at].push_back({expiry(writer, date)});
        ++at;
    }
    table.sums.insert(table.sums.end(), 2, {});
    writer.table(std::move(table));
}

} // namespace

void writeEntryRating(DerivationWriter& writer)
{
    const engine::Participant& participant = writer.participant();
    const engine::ParticipantEvaluation& result = writer.result();
    if (!writer.isEstablished() || !result.oldRating) {
        writeGroup(writer);
        return;
    }
    const QString rating = formatRating(*result.oldRating);
    if (const Step* step = writer.step(Quantity::EntryRating)) {
        writer.paragraph(
            fillPattern(Tr::tr("%1 has no DWZ. The %2 %3 takes its place; it carries the index %4."),
                        {writer.name(), ratingSourceName(participant.ratingSource), rating,
                         formatCount(result.oldIndex.value_or(0))}),
            writer.clauseOf(*step));
        return;
    }
    writer.paragraph(fillPattern(Tr::tr("%1 enters the tournament with the DWZ %2."),
                                 {writer.name(), formatRating(*result.oldRating, participant.index)}),
                     writer.clause("6.4.2"));
    if (!participant.index)
        writer.paragraph(Tr::tr("The index is missing; K is taken as for index 1."),
                         writer.clause("Anhang 1.3"));
}

void writeGroup(DerivationWriter& writer)
{
    const Step* step = writer.step(Quantity::Group);
    if (writer.participant().computer || !step) {
        writeComputer(writer);
        return;
    }
    switch (writer.result().group) {
    case Group::Established:
        writer.paragraph(
            fillPattern(
                Tr::tr(
                    "%1 has the rating %2 and so is an established player. The established players and the "
                    "newcomers of the first stage form selection I; with the second stage it is selection "
                    "II, "
                    "whose games against each other are rated."),
                {writer.name(), formatRating(toInt(writer.operand(*step, OperandName::OldRating)))}),
            writer.clause("3.4.1"), {writer.link(u"R_o"_s, Quantity::EntryRating)});
        return;
    case Group::First: writeFirstStage(writer, *step); break;
    case Group::Second: writeSecondStage(writer, *step); break;
    case Group::Residual: writeResidual(writer, *step); break;
    }
    writeCarryOverDiscarded(writer);
}

void writeCarryOverDiscarded(DerivationWriter& writer)
{
    for (const Step* step : writer.steps(Quantity::CarryOverDiscarded)) {
        const auto date = engine::Date::tryFrom(toInt(writer.operand(*step, OperandName::Year)),
                                                toInt(writer.operand(*step, OperandName::Month)),
                                                toInt(writer.operand(*step, OperandName::Day)));
        writer.paragraph(
            fillPattern(Tr::tr("The carry-over game of %1 (%2 against %3) has expired and does not count."),
                        {date ? formatDate(*date) : QString(),
                         pointsText(writer.operand(*step, OperandName::Score)),
                         formatRating(toInt(writer.operand(*step, OperandName::OpponentRating)))}),
            writer.clauseOf(*step));
    }
}

void writeGames(DerivationWriter& writer)
{
    const engine::ParticipantEvaluation& result = writer.result();
    const auto counted = std::count_if(result.details.begin(), result.details.end(),
                                       [](const engine::GameDetail& detail) { return detail.counted; });
    QString text =
        fillPattern(Tr::tr("Of %1 games in the tournament %2 count."),
                    {formatCount(static_cast<qint64>(result.details.size())), formatCount(counted)});
    if (const int carryOver = result.games - static_cast<int>(counted); carryOver > 0)
        text += u' ' + Tr::tr("%n carry-over game(s) count with them.", nullptr, carryOver);
    writer.paragraph(fillPattern(Tr::tr("%1 This gives W = %2 in n = %3 games."),
                                 {text, formatScore(result.score), formatCount(result.games)}),
                     writer.clause("3.2"));
    if (const Step* games = countedGames(writer); games && result.games > 0)
        writer.table(writer.opponents(*games, Tr::tr("Games that count")));
    writeGamesNotCounted(writer);
    writeCarryOverDiscarded(writer);
}

void writeGamesNotCounted(DerivationWriter& writer)
{
    DerivationTable table;
    table.caption = Tr::tr("Games that do not count");
    table.heads = {Tr::tr("Rd.", "round"), Tr::tr("Opponent"), Tr::tr("Result"), Tr::tr("Reason")};
    table.alignments = {DerivationAlignment::Right, DerivationAlignment::Left, DerivationAlignment::Right,
                        DerivationAlignment::Left};
    const auto& details = writer.result().details;
    const auto steps = writer.steps(Quantity::GameNotCounted);
    auto step = steps.begin();
    for (const engine::GameDetail& detail : details) {
        if (detail.counted)
            continue;
        // The steps follow the details game by game; only the step knows the clause.
        const QString clause = step != steps.end() ? writer.clauseOf(**step++) : QString();
        const QString reason = detail.reason ? ui::notCountedText(*detail.reason) : QString();
        table.rows.push_back(
            {roundCell(detail.round.value_or(0)),
             {writer.nameOf(detail.opponent.value())},
             {formatSide(detail.result)},
             {clause.isEmpty() ? reason : fillPattern(Tr::tr("%1 (%2)"), {reason, clause})}});
    }
    if (!table.rows.empty())
        writer.table(std::move(table));
}

void writeCarryOverKept(DerivationWriter& writer)
{
    if (writer.isEstablished()) {
        writer.paragraph(
            fillPattern(Tr::tr("%1 has a rating. Carry-over games only serve a first DWZ."), {writer.name()}),
            writer.clause("3.4.2"));
        return;
    }
    if (writer.isNewcomer()) {
        writer.paragraph(fillPattern(Tr::tr("%1 gets a first DWZ in this tournament. His carry-over games "
                                            "are part of it and are used up."),
                                     {writer.name()}),
                         writer.clause("3.4.2"), {writer.link(Tr::tr("first DWZ"), Quantity::FirstRating)});
        writeCarryOverDiscarded(writer);
        return;
    }
    writeGroup(writer);
    if (writer.participant().computer)
        return;
    const Step* step = writer.step(Quantity::CarryOverKept);
    if (!step || writer.result().games == 0) {
        writer.paragraph(Tr::tr("No game against selection I counts, so there are no carry-over games."),
                         writer.clause("3.4.2"));
    } else if (!writer.participant().member) {
        writer.paragraph(
            fillPattern(
                Tr::tr("%1 is not a member of a club in the federation, so no carry-over games are kept."),
                {writer.name()}),
            writer.clause("3.4.3"));
        writer.table(writer.opponents(*step, Tr::tr("Games against selection I")));
    } else {
        writer.paragraph(Tr::tr("The games against selection I, with R_o or R_1 of the opponents, are kept "
                                "as carry-over games for his "
                                "next evaluation."),
                         writer.clauseOf(*step));
        writeCarryOverTable(writer, *step);
    }
    writeGamesNotCounted(writer);
}

void writeOpponentsAverage(DerivationWriter& writer)
{
    const Step* step = writer.step(Quantity::OpponentsAverage);
    const Step* games = countedGames(writer);
    if (!step || !games) {
        writer.paragraph(fillPattern(Tr::tr("No game of %1 counts, so there is no average of opponents."),
                                     {writer.name()}));
        writeGamesNotCounted(writer);
        return;
    }
    writeAverageRemark(writer, *games);
    writer.table(writer.opponents(*games, Tr::tr("The opponents")));
    const double sum = writer.operand(*step, OperandName::RatingSum);
    const double count = writer.operand(*step, OperandName::Games);
    const QString average = formatNumberShort(sum / count, 2);
    writer.formula(
        u"R_c = ΣR / n"_s,
        fillPattern(u"R_c = %1 / %2 = %3"_s, {writer.rating(sum), formatCount(toInt(count)), average}),
        roundedText(average, formatRating(toInt(step->result))), writer.clauseOf(*step));
    writeGamesNotCounted(writer);
}

} // namespace zahlmeister::ui
