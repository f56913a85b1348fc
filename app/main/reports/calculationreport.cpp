// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/calculationreport.h"

#include <algorithm>

#include "app/formats/json/evaluationjson.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/console.h"
#include "app/output/terminal.h"
#include "app/text/jsonwriter.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/text/derivation/derivation.h"
#include "ui/text/derivation/derivationformat.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using engine::Column;
using engine::Contributions;
using engine::GameDetail;
using engine::ParticipantEvaluation;
using Layout = app::JsonWriter::Layout;
using Kind = app::Table::Kind;

/// The columns of the system's sheet that have something to say.
std::vector<Column> shownColumns(const CalculationReport& report)
{
    const ParticipantEvaluation& result = report.evaluation->participants.front();
    std::vector<Column> shown;
    const engine::SystemDescription* system = engine::descriptionOf(report.version);
    for (const engine::ColumnSpec& spec : system->columns) {
        // A conversion has no games.
        const bool isOfGames = spec.column == Column::Score || spec.column == Column::Games;
        if (spec.column == Column::Club || (isOfGames && result.games == 0))
            continue;
        const auto value =
            ui::previewValue(report.tournament.participants.front(), result, spec.column, system);
        if (value.kind != ui::PreviewValue::Kind::Empty && value.kind != ui::PreviewValue::Kind::None)
            shown.push_back(spec.column);
    }
    return shown;
}

QString numbersToText(const CalculationReport& report)
{
    const ParticipantEvaluation& result = report.evaluation->participants.front();
    const engine::SystemDescription* system = engine::descriptionOf(report.version);
    app::Table table;
    table.addColumns(Kind::Text, {Tr::tr("Quantity"), {}});
    table.columns.push_back({Tr::tr("Value"), Kind::Figure});
    for (const Column column : shownColumns(report)) {
        const auto value = ui::previewValue(report.tournament.participants.front(), result, column, system);
        table.addRow({{ui::columnHead(column, system).simplified()},
                      {ui::columnSymbol(column, system)},
                      {ui::previewText(value).text}});
    }
    return app::terminalText(table);
}

/// Document 000, Anhang 3.2.
QString contributionsToText(const Contributions& sums)
{
    app::Table table;
    table.addColumns(Kind::Figure,
                     {Tr::tr("Opponent"), Tr::tr("Points"), u"D"_s, u"P(D)"_s, u"p − P(D)"_s, u"+/−"_s});
    const auto change = [](double value) { return ui::formatSigned(value, 3); };
    for (const engine::GameContribution& game : sums.games) {
        table.addRow({{ui::formatNumberShort(game.rating, 1)},
                      {ui::formatScore(game.score)},
                      {ui::formatNumberShort(game.difference, 1)},
                      {ui::formatExpected(game.expected)},
                      {change(game.surplus)},
                      {change(game.change)}});
    }
    table.addRow({{Tr::tr("Sum")},
                  {ui::formatScore(sums.score)},
                  {},
                  {ui::formatExpected(sums.expected)},
                  {change(sums.surplus)},
                  {change(sums.change)}});
    return app::terminalText(table);
}

/// Games that do not move a rating: those of first ratings, and of systems without expected scores.
QString gamesToText(const ParticipantEvaluation& result)
{
    app::Table table;
    table.addColumns(Kind::Figure, {Tr::tr("Opponent"), Tr::tr("Points"), ui::columnHead(Column::Expected)});
    for (const GameDetail& game : result.details) {
        table.addRow({{game.ratingUsed ? ui::formatNumberShort(*game.ratingUsed, 1) : QString()},
                      {ui::formatSide(game.result)},
                      {game.expected ? ui::formatExpected(*game.expected) : QString()}});
    }
    return app::terminalText(table);
}

/// How the numbers above came about, in their order.
QString explanationsToText(const CalculationReport& report)
{
    const engine::Evaluation& evaluation = *report.evaluation;
    const ParticipantEvaluation& result = evaluation.participants.front();
    QString text;
    std::vector<engine::Quantity> told;
    for (const Column column : shownColumns(report)) {
        const auto quantity = ui::quantityOf(column, result);
        if (!quantity || std::ranges::find(told, *quantity) != told.end())
            continue;
        told.push_back(*quantity);
        text += u'\n' +
                ui::derivationToText(
                    ui::derive(report.tournament, evaluation, report.version, result.number, *quantity))
                    .trimmed() +
                u'\n';
    }
    return text;
}

QString sumsToText(const QString& head, const Contributions& sums)
{
    return u'\n' + head + u"\n\n"_s + contributionsToText(sums) + u'\n' +
           ui::fillPattern(Tr::tr("New rating: %1"), {ui::formatRating(sums.newRating)}) + u'\n';
}

QString evaluationToText(const CalculationReport& report)
{
    const engine::Evaluation& evaluation = *report.evaluation;
    const ParticipantEvaluation& result = evaluation.participants.front();
    QString text = numbersToText(report);
    if (const auto sums = engine::contributionsOf(result))
        text += u'\n' + contributionsToText(*sums);
    else if (!result.details.empty())
        text += u'\n' + gamesToText(result);
    if (!result.newRating && result.group == engine::Group::Residual)
        text +=
            u'\n' + Tr::tr("Not enough for a first rating; the games are kept as carry-over games.") + u'\n';
    if (report.given) {
        text += sumsToText(ui::fillPattern(Tr::tr("With K = %1, game by game:"),
                                           {ui::formatNumberShort(report.given->factor, 3)}),
                           *report.given);
        if (engine::hasApproximation(report.version)) // RULE: WO2026 Anhang 3.1.9 (footnote 13)
            text += Tr::tr("A fixed K is provided for text-only participants (Anhang 3.1.9, footnote 13).") +
                    u'\n';
    }
    if (report.approximated)
        text += sumsToText(Tr::tr("By the approximation of Anhang 2.1, which is not binding, game by game:"),
                           *report.approximated);
    if (!evaluation.trace.empty())
        text += explanationsToText(report);
    return text;
}

QString nextGamesToText(const std::vector<engine::NextGame>& games)
{
    app::Table table;
    table.addColumns(Kind::Figure, {Tr::tr("Next opponent"), Tr::tr("Win"), Tr::tr("Draw"), Tr::tr("Loss")});
    for (const engine::NextGame& game : games) {
        std::vector<app::Table::Cell> row{{ui::formatRating(game.opponentRating)}};
        for (const engine::NextGameOutcome& outcome : game.outcomes) {
            QString text = outcome.newRating ? ui::formatRating(*outcome.newRating) : u"–"_s;
            if (outcome.change)
                text = ui::formatChange(*outcome.change) + u" → "_s + text;
            row.push_back({text});
        }
        table.addRow(std::move(row));
    }
    return app::terminalText(table);
}

void writeContributions(app::JsonWriter& json, std::string_view key, const Contributions& sums)
{
    json.object(key, Layout::Lines, [&] {
        json.member("k", sums.factor);
        json.member("score", sums.score);
        json.member("expected", sums.expected);
        json.member("change", sums.change);
        json.member("new_rating", sums.newRating);
        json.objects("games", Layout::OneLine, sums.games, [&](const engine::GameContribution& game) {
            json.member("rating", game.rating);
            json.member("score", game.score);
            json.member("difference", game.difference);
            json.member("expected", game.expected);
            json.member("change", game.change);
        });
    });
}

void writeNextGames(app::JsonWriter& json, const std::vector<engine::NextGame>& games)
{
    json.objects("next_game", Layout::Lines, games, [&](const engine::NextGame& game) {
        json.member("opponent_rating", game.opponentRating);
        json.member("rating_before", game.before);
        json.objects("outcomes", Layout::OneLine, game.outcomes, [&](const engine::NextGameOutcome& outcome) {
            json.member("score", outcome.score);
            json.member("new_rating", outcome.newRating);
            json.member("change", outcome.change);
        });
    });
}

} // namespace

QByteArray calculationToText(const CalculationReport& report)
{
    QString text = ui::ruleVersionName(report.version) + u", "_s +
                   (report.isRough ? Tr::tr("a rough calculation") : ui::arithmeticName(report.arithmetic)) +
                   u'\n';
    if (report.evaluation)
        text += u'\n' + evaluationToText(report);
    if (report.mean)
        text += u'\n' +
                ui::fillPattern(Tr::tr("Mean of the first ratings: %1"), {ui::formatRating(*report.mean)}) +
                u'\n';
    if (!report.nextGames.empty())
        text += u'\n' + nextGamesToText(report.nextGames);
    return writtenText(text);
}

QByteArray calculationToJson(const CalculationReport& report)
{
    app::JsonWriter json;
    json.beginObject();
    if (report.evaluation) {
        app::writeEvaluationMembers(json, report.tournament, report.version, *report.evaluation,
                                    report.evaluation->findings);
    } else {
        json.member("rules", report.version.id);
        json.member("arithmetic", engine::arithmeticText(report.arithmetic));
    }
    json.member("new_rating", report.mean);
    if (report.given)
        writeContributions(json, "contributions", *report.given);
    if (report.approximated)
        writeContributions(json, "approximation", *report.approximated);
    if (!report.nextGames.empty())
        writeNextGames(json, report.nextGames);
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::cli
