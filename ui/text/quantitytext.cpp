// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/quantitytext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "engine/rules/rulecatalog.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Quantity)
};

QString generalName(engine::Quantity quantity)
{
    using engine::Quantity;
    switch (quantity) {
    case Quantity::EntryRating: return Tr::tr("old {rating}");
    case Quantity::Group: return Tr::tr("group");
    case Quantity::GameNotCounted: return Tr::tr("games that do not count");
    case Quantity::CarryOverDiscarded: return Tr::tr("expired carry-over games");
    case Quantity::StartValue: return Tr::tr("start value of the iteration");
    case Quantity::FictitiousDraw: return Tr::tr("fictitious draw");
    case Quantity::Iteration: return Tr::tr("joint iteration");
    case Quantity::IterationValue: return Tr::tr("final value of the iteration");
    case Quantity::FirstRating: return Tr::tr("first {rating}");
    case Quantity::CarryOverKept: return Tr::tr("carry-over games");
    case Quantity::PerformanceStart: return Tr::tr("start value of the performance");
    case Quantity::PerformanceIteration: return Tr::tr("iteration of the performance");
    case Quantity::Performance: return Tr::tr("performance");
    case Quantity::Exceptional: return Tr::tr("special rating");
    case Quantity::ExceptionalOpponent: return Tr::tr("opponents with a special rating");
    case Quantity::Games: return Tr::tr("games that count");
    case Quantity::Score: return Tr::tr("points");
    case Quantity::OpponentsAverage: return Tr::tr("average of the opponents");
    case Quantity::Level: return Tr::tr("level");
    case Quantity::PercentDifference: return Tr::tr("percent difference");
    case Quantity::Expected: return Tr::tr("expected score");
    case Quantity::Age: return Tr::tr("age group");
    case Quantity::BaseCoefficient: return Tr::tr("base value of the coefficient");
    case Quantity::Bonus: return Tr::tr("bonus for success");
    case Quantity::Brake: return Tr::tr("brake");
    case Quantity::Coefficient: return Tr::tr("development coefficient");
    case Quantity::NewRating: return Tr::tr("new {rating}");
    case Quantity::NewIndex: return Tr::tr("new index");
    }
    return {};
}

/// The column that shows a quantity.
std::optional<engine::Column> columnOf(engine::Quantity quantity)
{
    using engine::Column;
    using engine::Quantity;
    switch (quantity) {
    case Quantity::EntryRating: return Column::OldRating;
    case Quantity::Coefficient: return Column::Coefficient;
    case Quantity::OpponentsAverage: return Column::OpponentsAverage;
    case Quantity::Level: return Column::Level;
    case Quantity::PercentDifference: return Column::PercentDifference;
    case Quantity::Score: return Column::Score;
    case Quantity::Games: return Column::Games;
    case Quantity::Expected: return Column::Expected;
    case Quantity::Performance: return Column::Performance;
    case Quantity::NewRating: return Column::NewRating;
    default: return std::nullopt;
    }
}

} // namespace

QString ratingName(const engine::SystemDescription* system)
{
    return system ? QCoreApplication::translate("Rules", system->ratingName) : u"DWZ"_s;
}

QString withRatingName(QString text, const engine::SystemDescription* system)
{
    return text.replace("{rating}"_L1, ratingName(system));
}

QString columnHead(engine::Column column, const engine::SystemDescription* system)
{
    using engine::Column;
    if (const auto* spec = system ? engine::columnOf(*system, column) : nullptr)
        return QCoreApplication::translate("Rules", spec->head);
    switch (column) {
    case Column::AgeGroup: return Tr::tr("Age group");
    case Column::Club: return Tr::tr("Club");
    case Column::OldRating: return withRatingName(Tr::tr("Old {rating}"), system);
    case Column::Coefficient: return Tr::tr("Coefficient");
    case Column::OpponentsAverage: return Tr::tr("Opp. Ø");
    case Column::Level: return Tr::tr("Level");
    case Column::PercentDifference: return u"%d"_s;
    case Column::Score: return Tr::tr("Points");
    case Column::Games: return Tr::tr("Games");
    case Column::Expected: return Tr::tr("Expected");
    case Column::Performance: return Tr::tr("Performance");
    case Column::NewRating: return withRatingName(Tr::tr("New {rating}"), system);
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
    case Column::Level: return Tr::tr("level of the tournament: average of the numbers that count");
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

QString quantityName(engine::Quantity quantity, const engine::SystemDescription* system)
{
    const auto* word = system ? engine::wordOf(*system, quantity) : nullptr;
    return withRatingName(word && word->name ? QCoreApplication::translate("Rules", word->name)
                                             : generalName(quantity),
                          system);
}

QString quantitySymbol(engine::Quantity quantity, const engine::SystemDescription* system)
{
    if (const auto* word = system ? engine::wordOf(*system, quantity) : nullptr)
        return QString::fromUtf8(word->symbol);
    const auto column = columnOf(quantity);
    return column && (!system || engine::columnOf(*system, *column)) ? columnSymbol(*column, system)
                                                                     : QString();
}

QString operandSymbol(engine::OperandName name, const engine::SystemDescription* system)
{
    using engine::OperandName;
    using engine::Quantity;
    switch (name) {
    case OperandName::OldRating: return quantitySymbol(Quantity::EntryRating, system);
    case OperandName::Score: return quantitySymbol(Quantity::Score, system);
    case OperandName::Games: return quantitySymbol(Quantity::Games, system);
    case OperandName::Expected: return quantitySymbol(Quantity::Expected, system);
    case OperandName::Coefficient: return quantitySymbol(Quantity::Coefficient, system);
    case OperandName::OpponentsAverage: return quantitySymbol(Quantity::OpponentsAverage, system);
    case OperandName::RatingSum: return u"ΣR"_s;
    case OperandName::Percentage: return u"p"_s;
    case OperandName::Correction: return u"p'"_s;
    case OperandName::Difference: return u"D"_s;
    case OperandName::Step: return u"D'"_s;
    default: return fromEngine(engine::operandText(name));
    }
}

QString groupName(engine::Group group, const engine::SystemDescription* system)
{
    if (const engine::GroupWord* word = system ? engine::groupWordOf(*system, group) : nullptr)
        return QCoreApplication::translate("Rules", word->name);
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

QString ratingBoundName(engine::RatingBound bound)
{
    switch (bound) {
    case engine::RatingBound::OrBetter: return Tr::tr("or better");
    case engine::RatingBound::OrWorse: return Tr::tr("or worse");
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
    QString title = fromEngine(version.title);
    if (version.origin == engine::RuleOrigin::Changed)
        //: A rule version that an administrator changed
        title = Tr::tr("%1, changed").arg(title);
    const QString document = fromEngine(version.document);
    return document.isEmpty() || document == title ? title : Tr::tr("%1 (%2)").arg(title, document);
}

QString clauseText(std::string_view clause, const engine::SystemDescription* system)
{
    if (clause.empty())
        return {};
    // Documents without numbers are cited by their headings.
    const QString place = QCoreApplication::translate("Rules", std::string(clause).c_str())
                              .replace("Anhang"_L1, Tr::tr("Annex"));
    return system ? QString::fromUtf8(system->document) + u' ' + place : place;
}

QString specialRatingText(const engine::RuleVersion& version)
{
    const auto* system = engine::descriptionOf(version);
    if (!system || *system->specialRating == '\0')
        return {};
    return fillParameters(QCoreApplication::translate("Rules", system->specialRating), version);
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
