// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/quantitytext.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/output/htmlpage.h"
#include "engine/base/codetable.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Column;
using engine::Quantity;

namespace {

/// What a quantity is called where the system has no word of its own, and the column that shows it.
struct QuantityWords {
    Quantity quantity;
    const char* name;
    std::optional<Column> column = {};
};

/// A column in the words of document 000, for systems that do not have it.
struct ColumnWords {
    Column column;
    const char* head;
    const char* symbol; ///< empty when it has none
    const char* meaning;
};

class QuantityTr {
    Q_DECLARE_TR_FUNCTIONS(Quantity)

    using enum Quantity;

public:
    static constexpr auto kQuantities = std::to_array<QuantityWords>({
        {EntryRating, QT_TR_NOOP("old {rating}"), Column::OldRating},
        {Group, QT_TR_NOOP("group")},
        {GameNotCounted, QT_TR_NOOP("games that do not count")},
        {CarryOverDiscarded, QT_TR_NOOP("expired carry-over games")},
        {CarryOverConverted, QT_TR_NOOP("converted carry-over games")},
        {StartValue, QT_TR_NOOP("start value of the iteration")},
        {FictitiousDraw, QT_TR_NOOP("fictitious draw")},
        {Iteration, QT_TR_NOOP("joint iteration")},
        {IterationValue, QT_TR_NOOP("final value of the iteration")},
        {FirstRating, QT_TR_NOOP("first {rating}")},
        {CarryOverKept, QT_TR_NOOP("carry-over games")},
        {PerformanceStart, QT_TR_NOOP("start value of the performance")},
        {PerformanceIteration, QT_TR_NOOP("iteration of the performance")},
        {Performance, QT_TR_NOOP("performance"), Column::Performance},
        {Exceptional, QT_TR_NOOP("special rating")},
        {ExceptionalOpponent, QT_TR_NOOP("opponents with a special rating")},
        {Games, QT_TR_NOOP("games that count"), Column::Games},
        {Score, QT_TR_NOOP("points"), Column::Score},
        {OpponentsAverage, QT_TR_NOOP("average of the opponents"), Column::OpponentsAverage},
        {Level, QT_TR_NOOP("level"), Column::Level},
        {PercentDifference, QT_TR_NOOP("percent difference"), Column::PercentDifference},
        {Expected, QT_TR_NOOP("expected score"), Column::Expected},
        {Age, QT_TR_NOOP("age group"), Column::AgeGroup},
        {BaseCoefficient, QT_TR_NOOP("base value of the coefficient")},
        {Bonus, QT_TR_NOOP("bonus for success")},
        {Brake, QT_TR_NOOP("brake")},
        {Coefficient, QT_TR_NOOP("development coefficient"), Column::Coefficient},
        {NewRating, QT_TR_NOOP("new {rating}"), Column::NewRating},
        {NewIndex, QT_TR_NOOP("new index")},
    });
    static constexpr auto kColumns = std::to_array<ColumnWords>({
        {Column::AgeGroup, QT_TR_NOOP("Age group"), "",
         QT_TR_NOOP("youth, junior or adult in the year in which the tournament ends")},
        {Column::Club, QT_TR_NOOP("Club"), "",
         QT_TR_NOOP("code of the club, five characters, at the time of the tournament")},
        {Column::OldRating, QT_TR_NOOP("Old {rating}"), "R_o",
         QT_TR_NOOP("old rating before the tournament, with its index")},
        {Column::Coefficient, QT_TR_NOOP("Coefficient"), "K",
         QT_TR_NOOP("development coefficient: how strongly the tournament moves the rating")},
        {Column::OpponentsAverage, QT_TR_NOOP("Opp. Ø"), "R_c",
         QT_TR_NOOP("average of the opponents' ratings that count")},
        {Column::Level, QT_TR_NOOP("Level"), "N",
         QT_TR_NOOP("level of the tournament: average of the numbers that count")},
        {Column::PercentDifference, "%d", "%d", QT_TR_NOOP("difference of the percentage reached to 50")},
        {Column::Score, QT_TR_NOOP("Points"), "W", QT_TR_NOOP("points in the games that count")},
        {Column::Games, QT_TR_NOOP("Games"), "n", QT_TR_NOOP("number of games that count")},
        {Column::Expected, QT_TR_NOOP("Expected"), "W_e",
         QT_TR_NOOP("expected score: sum of all winning expectancies")},
        {Column::Performance, QT_TR_NOOP("Performance"), "R_h",
         QT_TR_NOOP("performance in this tournament, independent of the old rating")},
        {Column::NewRating, QT_TR_NOOP("New {rating}"), "R_n",
         QT_TR_NOOP("new rating after the evaluation, with its index")},
        {Column::Change, "+/−", "R_n − R_o", QT_TR_NOOP("change of the rating by this tournament")},
    });
};

const QuantityWords& wordsOf(Quantity quantity)
{
    return QuantityTr::kQuantities[static_cast<std::size_t>(quantity)];
}

const ColumnWords& wordsOf(Column column)
{
    return QuantityTr::kColumns[static_cast<std::size_t>(column)];
}

static_assert(engine::isCodeTable(QuantityTr::kQuantities, &QuantityWords::quantity, Quantity::NewIndex));
static_assert(engine::isCodeTable(QuantityTr::kColumns, &ColumnWords::column, Column::Change));

} // namespace

QString ratingName(const engine::SystemDescription* system)
{
    return system ? QCoreApplication::translate("Rules", system->ratingName) : u"DWZ"_s;
}

QString withRatingName(QString text, const engine::SystemDescription* system)
{
    return text.replace("{rating}"_L1, ratingName(system));
}

QString columnHead(Column column, const engine::SystemDescription* system)
{
    if (const auto* spec = system ? engine::columnOf(*system, column) : nullptr)
        return QCoreApplication::translate("Rules", spec->head);
    return withRatingName(QuantityTr::tr(wordsOf(column).head), system);
}

QString columnSymbol(Column column, const engine::SystemDescription* system)
{
    const auto* spec = system ? engine::columnOf(*system, column) : nullptr;
    return QString::fromUtf8(spec ? spec->symbol : wordsOf(column).symbol);
}

QString columnMeaning(Column column)
{
    return QuantityTr::tr(wordsOf(column).meaning);
}

QString columnToolTip(Column column, const engine::SystemDescription* system)
{
    const QString symbol = columnSymbol(column, system);
    const QString meaning = columnMeaning(column).toHtmlEscaped();
    if (symbol.isEmpty())
        return meaning;
    return "<b>"_L1 + app::htmlText(symbol) + "</b>: "_L1 + meaning;
}

std::optional<Quantity> quantityOf(Column column, const engine::ParticipantEvaluation& participant)
{
    using engine::Group;
    const bool isNew = participant.group != Group::Established;
    if (column == Column::OldRating && isNew)
        return Quantity::Group;
    if (column == Column::NewRating && isNew)
        return participant.group == Group::Residual ? Quantity::CarryOverKept : Quantity::FirstRating;
    if (column == Column::Change)
        return quantityOf(Column::NewRating, participant);
    const auto found =
        std::ranges::find(QuantityTr::kQuantities, std::optional(column), &QuantityWords::column);
    return found != QuantityTr::kQuantities.end() ? std::optional(found->quantity) : std::nullopt;
}

QString quantityName(Quantity quantity, const engine::SystemDescription* system)
{
    const auto* word = system ? engine::wordOf(*system, quantity) : nullptr;
    return withRatingName(word && word->name ? QCoreApplication::translate("Rules", word->name)
                                             : QuantityTr::tr(wordsOf(quantity).name),
                          system);
}

QString quantitySymbol(Quantity quantity, const engine::SystemDescription* system)
{
    if (const auto* word = system ? engine::wordOf(*system, quantity) : nullptr)
        return QString::fromUtf8(word->symbol);
    const auto column = wordsOf(quantity).column;
    return column && (!system || engine::columnOf(*system, *column)) ? columnSymbol(*column, system)
                                                                     : QString();
}

QString operandSymbol(engine::OperandName name, const engine::SystemDescription* system)
{
    using engine::OperandName;
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
    case engine::Group::Established: return QuantityTr::tr("established player");
    case engine::Group::First: return QuantityTr::tr("first stage");
    case engine::Group::Second: return QuantityTr::tr("second stage");
    case engine::Group::Residual: return QuantityTr::tr("remaining player");
    }
    return {};
}

QString ageGroupName(engine::AgeGroup group)
{
    switch (group) {
    case engine::AgeGroup::Youth: return QuantityTr::tr("youth");
    case engine::AgeGroup::Junior: return QuantityTr::tr("junior");
    case engine::AgeGroup::Adult: return QuantityTr::tr("adult");
    }
    return {};
}

QString ageGroupShort(engine::AgeGroup group)
{
    switch (group) {
    case engine::AgeGroup::Youth: return QuantityTr::tr("Yth", "youth, at most four characters");
    case engine::AgeGroup::Junior: return QuantityTr::tr("Jun", "junior, at most four characters");
    case engine::AgeGroup::Adult: return QuantityTr::tr("Adt", "adult, at most four characters");
    }
    return {};
}

QString notCountedText(engine::NotCounted reason)
{
    using engine::NotCounted;
    switch (reason) {
    case NotCounted::NotPlayed: return QuantityTr::tr("no result yet");
    case NotCounted::Forfeit: return QuantityTr::tr("forfeit, not played at the board");
    case NotCounted::MarkedUnrated: return QuantityTr::tr("marked as not to be rated");
    case NotCounted::Computer: return QuantityTr::tr("against a computer");
    case NotCounted::OpponentUnrated: return QuantityTr::tr("the opponent has no rating and gets none here");
    case NotCounted::SecondStageOpponent: return QuantityTr::tr("against a player of the second stage");
    case NotCounted::MatchUnrated:
        return QuantityTr::tr("match in which not both players had a rating before");
    case NotCounted::OpponentExtreme:
        return QuantityTr::tr("the opponent won or lost all his first rated games");
    case NotCounted::TooFarApart: return QuantityTr::tr("won by a player who is too much better");
    case NotCounted::RateOfPlay: return QuantityTr::tr("rate of play not rated here");
    case NotCounted::DifferenceTooGreat: return QuantityTr::tr("ratings too far apart");
    case NotCounted::BeforeFirstList: return QuantityTr::tr("before the first list with him");
    }
    return {};
}

QString ratingSourceName(engine::RatingSource source)
{
    switch (source) {
    case engine::RatingSource::Dwz: return QuantityTr::tr("DWZ");
    case engine::RatingSource::Fide: return QuantityTr::tr("FIDE rating");
    case engine::RatingSource::National: return QuantityTr::tr("national rating");
    }
    return {};
}

QString ratingBoundName(engine::RatingBound bound)
{
    switch (bound) {
    case engine::RatingBound::OrBetter: return QuantityTr::tr("or better");
    case engine::RatingBound::OrWorse: return QuantityTr::tr("or worse");
    }
    return {};
}

QString arithmeticName(engine::Arithmetic arithmetic)
{
    switch (arithmetic) {
    case engine::Arithmetic::Exact: return QuantityTr::tr("computed exactly");
    case engine::Arithmetic::Tables: return QuantityTr::tr("computed with the tables");
    }
    return {};
}

QString ruleVersionName(const engine::RuleVersion& version)
{
    QString title = fromEngine(version.title);
    if (version.origin == engine::RuleOrigin::Changed)
        //: A rule version that an administrator changed
        title = QuantityTr::tr("%1, changed").arg(title);
    const QString document = fromEngine(version.document);
    return document.isEmpty() || document == title ? title : QuantityTr::tr("%1 (%2)").arg(title, document);
}

QString clauseText(std::string_view clause, const engine::SystemDescription* system)
{
    if (clause.empty())
        return {};
    // Documents without numbers are cited by their headings.
    const QString place = QCoreApplication::translate("Rules", std::string(clause).c_str())
                              .replace("Anhang"_L1, QuantityTr::tr("Annex"));
    // What follows from a later document is no clause of the system's own.
    const bool isOwn = !clause.starts_with("inferred");
    return system && isOwn ? QString::fromUtf8(system->document) + u' ' + place : place;
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
    case engine::TournamentKind::Individual: return QuantityTr::tr("individual tournament");
    case engine::TournamentKind::Team: return QuantityTr::tr("team tournament (league)");
    case engine::TournamentKind::Match: return QuantityTr::tr("match");
    }
    return {};
}

QString tournamentModeName(engine::TournamentMode mode)
{
    switch (mode) {
    case engine::TournamentMode::RoundRobin: return QuantityTr::tr("round robin");
    case engine::TournamentMode::Swiss: return QuantityTr::tr("Swiss system");
    case engine::TournamentMode::Scheveningen: return QuantityTr::tr("Scheveningen system");
    case engine::TournamentMode::Knockout: return QuantityTr::tr("knockout");
    case engine::TournamentMode::Free: return QuantityTr::tr("free pairings");
    }
    return {};
}

} // namespace zahlmeister::ui
