// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/quantitytext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Quantity)
};

QString columnMeaning(engine::Column column)
{
    using engine::Column;
    switch (column) {
    case Column::AgeGroup: return Tr::tr("youth, junior or adult in the year in which the tournament ends");
    case Column::Club: return Tr::tr("code of the club, five characters, at the time of the tournament");
    case Column::OldRating: return Tr::tr("old rating before the tournament, with its index");
    case Column::Coefficient:
        return Tr::tr("development coefficient: how strongly the tournament moves the rating");
    case Column::OpponentsAverage: return Tr::tr("average of the opponents' ratings that count");
    case Column::Level: return Tr::tr("Niveau: average of the ratings that count");
    case Column::PercentDifference: return Tr::tr("difference of the percentage reached to 50");
    case Column::Score: return Tr::tr("points in the games that count");
    case Column::Games: return Tr::tr("number of games that count");
    case Column::Expected: return Tr::tr("expected score: sum of all winning expectancies");
    case Column::Performance: return Tr::tr("performance in this tournament, independent of the old rating");
    case Column::NewRating: return Tr::tr("new rating after the evaluation, with its index");
    case Column::Change: return Tr::tr("change of the rating by this tournament");
    }
    return {};
}

} // namespace

QString columnHead(engine::Column column, const engine::SystemDescription* system)
{
    using engine::Column;
    if (const auto* spec = system ? engine::columnOf(*system, column) : nullptr)
        return QCoreApplication::translate("Rules", spec->head);
    switch (column) {
    case Column::AgeGroup: return Tr::tr("Age group");
    case Column::Club: return Tr::tr("Club");
    case Column::OldRating: return Tr::tr("Old DWZ");
    case Column::Coefficient: return Tr::tr("Coefficient");
    case Column::OpponentsAverage: return Tr::tr("Opp. Ø");
    case Column::Level: return Tr::tr("Niveau");
    case Column::PercentDifference: return u"%d"_s;
    case Column::Score: return Tr::tr("Points");
    case Column::Games: return Tr::tr("Games");
    case Column::Expected: return Tr::tr("Expected");
    case Column::Performance: return Tr::tr("Performance");
    case Column::NewRating: return Tr::tr("New DWZ");
    case Column::Change: return u"+/−"_s;
    }
    return {};
}

QString columnSymbol(engine::Column column, const engine::SystemDescription* system)
{
    using engine::Column;
    if (const auto* spec = system ? engine::columnOf(*system, column) : nullptr)
        return QString::fromUtf8(spec->symbol);
    switch (column) {
    case Column::AgeGroup:
    case Column::Club: return {};
    case Column::OldRating: return u"R_o"_s;
    case Column::Coefficient: return u"K"_s;
    case Column::OpponentsAverage: return u"R_c"_s;
    case Column::Level: return u"N"_s;
    case Column::PercentDifference: return u"%d"_s;
    case Column::Score: return u"W"_s;
    case Column::Games: return u"n"_s;
    case Column::Expected: return u"W_e"_s;
    case Column::Performance: return u"R_h"_s;
    case Column::NewRating: return u"R_n"_s;
    case Column::Change: return u"R_n − R_o"_s;
    }
    return {};
}

QString columnToolTip(engine::Column column, const engine::SystemDescription* system)
{
    const QString symbol = columnSymbol(column, system);
    const QString meaning = columnMeaning(column).toHtmlEscaped();
    if (symbol.isEmpty())
        return meaning;
    return "<b>"_L1 + subscriptsToHtml(symbol) + "</b>: "_L1 + meaning;
}

std::optional<engine::Quantity> quantityOf(engine::Column column,
                                           const engine::ParticipantEvaluation& participant)
{
    using engine::Column;
    using engine::Group;
    using engine::Quantity;
    switch (column) {
    case Column::Club: return std::nullopt;
    case Column::AgeGroup: return Quantity::Age;
    case Column::OldRating:
        return participant.group == Group::Established ? Quantity::EntryRating : Quantity::Group;
    case Column::Coefficient: return Quantity::Coefficient;
    case Column::OpponentsAverage: return Quantity::OpponentsAverage;
    case Column::Level: return Quantity::Level;
    case Column::PercentDifference: return Quantity::PercentDifference;
    case Column::Score: return Quantity::Score;
    case Column::Games: return Quantity::Games;
    case Column::Expected: return Quantity::Expected;
    case Column::Performance: return Quantity::Performance;
    case Column::NewRating:
    case Column::Change:
        switch (participant.group) {
        case Group::Established: return Quantity::NewRating;
        case Group::First:
        case Group::Second: return Quantity::FirstRating;
        case Group::Residual: return Quantity::CarryOverKept;
        }
    }
    return std::nullopt;
}

QString quantityName(engine::Quantity quantity)
{
    using engine::Quantity;
    switch (quantity) {
    case Quantity::EntryRating: return Tr::tr("old rating");
    case Quantity::Group: return Tr::tr("group");
    case Quantity::GameNotCounted: return Tr::tr("games that do not count");
    case Quantity::CarryOverDiscarded: return Tr::tr("expired carry-over games");
    case Quantity::StartValue: return Tr::tr("start value of the iteration");
    case Quantity::FictitiousDraw: return Tr::tr("fictitious draw");
    case Quantity::Iteration: return Tr::tr("joint iteration");
    case Quantity::IterationValue: return Tr::tr("final value of the iteration");
    case Quantity::FirstRating: return Tr::tr("first DWZ");
    case Quantity::CarryOverKept: return Tr::tr("carry-over games");
    case Quantity::PerformanceStart: return Tr::tr("start value of the performance");
    case Quantity::PerformanceIteration: return Tr::tr("iteration of the performance");
    case Quantity::Performance: return Tr::tr("performance");
    case Quantity::Exceptional: return Tr::tr("special rating");
    case Quantity::Games: return Tr::tr("games that count");
    case Quantity::Score: return Tr::tr("points");
    case Quantity::OpponentsAverage: return Tr::tr("average of the opponents");
    case Quantity::Level: return Tr::tr("Niveau");
    case Quantity::PercentDifference: return Tr::tr("percent difference");
    case Quantity::Expected: return Tr::tr("expected score");
    case Quantity::Age: return Tr::tr("age group");
    case Quantity::BaseCoefficient: return Tr::tr("base value of the coefficient");
    case Quantity::Bonus: return Tr::tr("bonus for success");
    case Quantity::Brake: return Tr::tr("brake");
    case Quantity::Coefficient: return Tr::tr("development coefficient");
    case Quantity::NewRating: return Tr::tr("new DWZ");
    case Quantity::NewIndex: return Tr::tr("new index");
    }
    return {};
}

QString quantitySymbol(engine::Quantity quantity)
{
    using engine::Quantity;
    switch (quantity) {
    case Quantity::EntryRating: return u"R_o"_s;
    case Quantity::StartValue:
    case Quantity::PerformanceStart: return u"R_p"_s;
    case Quantity::Iteration:
    case Quantity::PerformanceIteration: return u"R_z"_s;
    case Quantity::IterationValue: return u"R_i"_s;
    case Quantity::FirstRating: return u"R_1"_s;
    case Quantity::Performance: return u"R_h"_s;
    case Quantity::Games: return u"n"_s;
    case Quantity::Score: return u"W"_s;
    case Quantity::OpponentsAverage: return u"R_c"_s;
    case Quantity::PercentDifference: return u"%d"_s;
    case Quantity::Expected: return u"W_e"_s;
    case Quantity::Age: return u"A"_s;
    case Quantity::BaseCoefficient: return u"K_0"_s;
    case Quantity::Bonus: return u"a"_s;
    case Quantity::Brake: return u"b"_s;
    case Quantity::Coefficient: return u"K"_s;
    case Quantity::NewRating: return u"R_n"_s;
    case Quantity::Group:
    case Quantity::GameNotCounted:
    case Quantity::CarryOverDiscarded:
    case Quantity::FictitiousDraw:
    case Quantity::CarryOverKept:
    case Quantity::Exceptional:
    case Quantity::Level:
    case Quantity::NewIndex: break;
    }
    return {};
}

QString groupName(engine::Group group)
{
    switch (group) {
    case engine::Group::Established: return Tr::tr("established player");
    case engine::Group::First: return Tr::tr("first stage");
    case engine::Group::Second: return Tr::tr("second stage");
    case engine::Group::Residual: return Tr::tr("remaining player");
    }
    return {};
}

QString ageGroupName(engine::AgeGroup group)
{
    switch (group) {
    case engine::AgeGroup::Youth: return Tr::tr("youth");
    case engine::AgeGroup::Junior: return Tr::tr("junior");
    case engine::AgeGroup::Adult: return Tr::tr("adult");
    }
    return {};
}

QString ageGroupShort(engine::AgeGroup group)
{
    switch (group) {
    case engine::AgeGroup::Youth: return Tr::tr("Yth", "youth, at most four characters");
    case engine::AgeGroup::Junior: return Tr::tr("Jun", "junior, at most four characters");
    case engine::AgeGroup::Adult: return Tr::tr("Adt", "adult, at most four characters");
    }
    return {};
}

QString notCountedText(engine::NotCounted reason)
{
    using engine::NotCounted;
    switch (reason) {
    case NotCounted::NotPlayed: return Tr::tr("no result yet");
    case NotCounted::Forfeit: return Tr::tr("forfeit, not played at the board");
    case NotCounted::MarkedUnrated: return Tr::tr("marked as not to be rated");
    case NotCounted::Computer: return Tr::tr("against a computer");
    case NotCounted::OpponentUnrated: return Tr::tr("the opponent has no rating and gets none here");
    case NotCounted::SecondStageOpponent: return Tr::tr("against a player of the second stage");
    case NotCounted::MatchUnrated: return Tr::tr("match in which not both players had a rating before");
    case NotCounted::OpponentExtreme: return Tr::tr("the opponent won or lost all his first rated games");
    case NotCounted::TooFarApart: return Tr::tr("won by a player who is too much better");
    }
    return {};
}

QString ratingSourceName(engine::RatingSource source)
{
    switch (source) {
    case engine::RatingSource::Dwz: return Tr::tr("DWZ");
    case engine::RatingSource::Fide: return Tr::tr("FIDE rating");
    case engine::RatingSource::National: return Tr::tr("national rating");
    }
    return {};
}

QString arithmeticName(engine::Arithmetic arithmetic)
{
    switch (arithmetic) {
    case engine::Arithmetic::Exact: return Tr::tr("computed exactly");
    case engine::Arithmetic::Tables: return Tr::tr("computed with the tables");
    }
    return {};
}

QString ruleVersionName(const engine::RuleVersion& version)
{
    const QString title = fromEngine(version.title);
    const QString document = fromEngine(version.document);
    return document.isEmpty() || document == title ? title : Tr::tr("%1 (%2)").arg(title, document);
}

QString clauseText(std::string_view clause, std::string_view document)
{
    if (clause.empty())
        return {};
    // Documents without numbers are cited by their headings.
    const QString place = QCoreApplication::translate("Rules", std::string(clause).c_str())
                              .replace("Anhang"_L1, Tr::tr("Annex"));
    return document.empty() ? place : fromEngine(document) + u' ' + place;
}

QString tournamentKindName(engine::TournamentKind kind)
{
    switch (kind) {
    case engine::TournamentKind::Individual: return Tr::tr("individual tournament");
    case engine::TournamentKind::Team: return Tr::tr("team competition");
    case engine::TournamentKind::Match: return Tr::tr("match");
    }
    return {};
}

QString tournamentModeName(engine::TournamentMode mode)
{
    switch (mode) {
    case engine::TournamentMode::RoundRobin: return Tr::tr("round robin");
    case engine::TournamentMode::Swiss: return Tr::tr("Swiss system");
    case engine::TournamentMode::Scheveningen: return Tr::tr("Scheveningen system");
    case engine::TournamentMode::Knockout: return Tr::tr("knockout");
    case engine::TournamentMode::Free: return Tr::tr("free pairings");
    }
    return {};
}

QString subscriptsToHtml(const QString& text)
{
    static const QRegularExpression index(u"(?<=[A-Za-z])_([A-Za-z0-9]+)"_s);
    return text.toHtmlEscaped().replace(index, u"<sub>\\1</sub>"_s);
}

} // namespace zahlmeister::ui
