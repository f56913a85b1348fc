// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/evaluationsheet.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include <QCoreApplication>

#include "engine/catalogue/rulecatalog.h"
#include "ui/entry/previewvalue.h"
#include "ui/print/sheetparts.h"
#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/text/quantitytext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Column;
using engine::Group;
using engine::Participant;
using engine::ParticipantEvaluation;

class Tr {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr double kNarrowestName = 22.0; // mm

/// Everything that the legend must explain, collected while the rows are made.
struct Occurrences {
    QStringList textOnly;
    QStringList exceptional;
    QStringList fide;
    QStringList national;
    QStringList firstRatings;
    QStringList carriedOver; ///< with the number of games kept
    QStringList orBetter;
    QStringList orWorse;
    QStringList overrides; ///< one line each
    bool carryOverInAverages = false;

    void note(const Participant& participant, const ParticipantEvaluation& evaluation)
    {
        const QString name = formatName(participant);
        if (isTextOnly(participant) && !evaluation.recorded && evaluation.games > 0)
            textOnly += name;
        if (evaluation.exceptional)
            exceptional += name;
        if (evaluation.oldRating && participant.ratingSource == engine::RatingSource::Fide)
            fide += name;
        if (evaluation.oldRating && participant.ratingSource == engine::RatingSource::National)
            national += name;
        if (evaluation.group == Group::First || evaluation.group == Group::Second)
            firstRatings += name;
        for (const engine::Override& value : participant.overrides)
            overrides += fillPattern(Tr::tr("%1: %2"), {name, overrideText(value)});
        noteBound(evaluation.oldRating ? participant.ratingBound : std::nullopt, name);
        noteBound(evaluation.bound, name);
        if (!evaluation.newRating && !evaluation.carryOver.empty()) {
            carriedOver +=
                Tr::tr("%1 (%n game(s))", nullptr, static_cast<int>(evaluation.carryOver.size())).arg(name);
        }
        if (evaluation.group != Group::Established && !participant.carryOver.empty() && evaluation.games > 0)
            carryOverInAverages = true;
    }

    void noteBound(const std::optional<engine::RatingBound>& bound, const QString& name)
    {
        if (!bound)
            return;
        QStringList& names = *bound == engine::RatingBound::OrBetter ? orBetter : orWorse;
        if (!names.contains(name))
            names += name;
    }
};

QString averageExplanation(const Occurrences& occurrences)
{
    QStringList sentences{withIndices(
        Tr::tr("average of the opponents' ratings: R_o of rated players, R_n of first ratings."))};
    if (!occurrences.exceptional.isEmpty()) {
        sentences += withIndices(Tr::tr("Where a special rating counts, it stands in the place of R_o."));
    }
    if (occurrences.carryOverInAverages)
        sentences += Tr::tr("For players without a rating, carry-over games are included.");
    return sentences.join(u' ');
}

std::vector<SheetEntry> explanations(const SheetSource& source, const Occurrences& occurrences)
{
    const engine::SystemDescription* system = engine::descriptionOf(source.version);
    const auto has = [&](Column column) { return system && engine::columnOf(*system, column); };
    std::vector<SheetEntry> entries;
    if (has(Column::Club)) {
        //: Term of the legend: code of the club
        entries.push_back(
            {Tr::tr("Club"), Tr::tr("code of the club of active members at the end of the tournament")});
    }
    QStringList ofGames;
    for (const Column column : {Column::Score, Column::Games, Column::Expected}) {
        if (has(column))
            ofGames += columnSymbol(column, system);
    }
    entries.push_back({ofGames.join(u", "_s), has(Column::Club) // only members' games can be carried over
                                                  ? Tr::tr("refer to the games that count for a rating or as "
                                                           "carry-over games")
                                                  : Tr::tr("refer to the games that count")});
    if (has(Column::OpponentsAverage))
        entries.push_back({columnSymbol(Column::OpponentsAverage, system), averageExplanation(occurrences)});
    for (const Column column : {Column::Level, Column::PercentDifference}) {
        if (has(column))
            entries.push_back({columnSymbol(column, system), columnMeaning(column)});
    }
    if (has(Column::Level))
        entries.push_back({columnSymbol(Column::Performance, system), columnMeaning(Column::Performance)});
    if (!occurrences.exceptional.isEmpty())
        entries.push_back({u"*"_s, Tr::tr("%1 (%2)").arg(withIndices(specialRatingText(source.version)),
                                                         nameList(occurrences.exceptional))});
    if (!occurrences.textOnly.isEmpty()) {
        entries.push_back(
            {u"( )"_s, Tr::tr("text-only participants, no members of a club when the tournament ended: "
                              "what stands in brackets is not recorded (%1)")
                           .arg(nameList(occurrences.textOnly))});
    }
    if (!occurrences.fide.isEmpty())
        entries.push_back(
            {u"F"_s, Tr::tr("FIDE rating as entry rating (%1)").arg(nameList(occurrences.fide))});
    if (!occurrences.national.isEmpty()) {
        entries.push_back(
            {u"N"_s,
             Tr::tr("foreign national rating as entry rating (%1)").arg(nameList(occurrences.national))});
    }
    // Each with its reason, so that nobody has to ask who has set the number.
    for (const QString& line : occurrences.overrides)
        entries.push_back({u"≠"_s, fillPattern(Tr::tr("set by the referee: %1"), {line})});
    if (!occurrences.firstRatings.isEmpty()) {
        const QString meaning =
            source.evaluation.iterations > 0
                ? Tr::tr("first {rating}, found together in %n step(s) of the joint iteration (%1)", nullptr,
                         source.evaluation.iterations)
                : Tr::tr("first {rating} (%1)");
        entries.push_back({columnSymbol(Column::NewRating, system) + u" – 1"_s,
                           withRatingName(meaning, system).arg(nameList(occurrences.firstRatings))});
    }
    if (!occurrences.orBetter.isEmpty())
        entries.push_back({u"≤"_s, Tr::tr("“or better” (%1)").arg(nameList(occurrences.orBetter))});
    if (!occurrences.orWorse.isEmpty())
        entries.push_back({u"≥"_s, Tr::tr("“or worse” (%1)").arg(nameList(occurrences.orWorse))});
    if (!occurrences.carriedOver.isEmpty()) {
        PreviewValue carryOver;
        carryOver.kind = PreviewValue::Kind::CarryOver;
        entries.push_back(
            {previewText(carryOver).text,
             withRatingName(
                 Tr::tr(
                     "no {rating} yet; the games are kept as carry-over games for the next evaluation (%1)"),
                 system)
                 .arg(nameList(occurrences.carriedOver))});
    }
    return entries;
}

/// The columns of the rule version's system; every system's sheet shows those of the regulation.
std::vector<Column> columnsOf(const engine::RuleVersion& version)
{
    const auto system = engine::systemOf(version);
    return system.has_value() ? engine::columnsOf(**system) : std::vector<Column>();
}

} // namespace

void composeEvaluationSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const engine::Tournament& tournament = source.tournament;
    const QString title = tournamentTitle(tournament);
    //: {rating} may stand for what the system calls a rating: DWZ, FWZ, Ingo
    const QString kind = withRatingName(Tr::tr("Rating evaluation"), engine::descriptionOf(source.version));
    composer.beginSection(title + u" · "_s + kind);
    composer.title(kind, title);
    composer.facts(tournamentFacts(source, request));
    composer.gap(3);
    if (tournament.participants.empty()) {
        composer.paragraph(Tr::tr("The tournament has no participants yet."));
        return;
    }

    SheetTable table;
    table.columns = {{.words = u"#"_s},
                     {.words = Tr::tr("Player"),
                      .alignment = Alignment::Left,
                      .flexible = true,
                      .minimum = kNarrowestName}};
    const std::vector<Column> columns = columnsOf(source.version);
    for (const Column column : columns)
        table.columns.push_back(evaluationColumn(column, source.version));

    Occurrences occurrences;
    int largest = 0;
    for (const ParticipantEvaluation& evaluation : source.evaluation.participants)
        largest = std::max(largest, std::abs(evaluation.change().value_or(0)));
    const std::size_t count = std::min(tournament.participants.size(), source.evaluation.participants.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Participant& participant = tournament.participants[i];
        const ParticipantEvaluation& evaluation = source.evaluation.participants[i];
        SheetRow& row = table.rows.emplace_back();
        row.cells.push_back({formatCount(participant.number.value())});
        row.cells.push_back({formatName(participant).simplified()});
        for (const Column column : columns)
            row.cells.push_back(evaluationCell(column, participant, evaluation, source.version));
        // The larger the change, the darker: the eye finds the outliers, on a copy too.
        if (!columns.empty() && columns.back() == Column::Change && largest > 0)
            row.cells.back().grey =
                kMaximumGrey * std::abs(evaluation.change().value_or(0)) / static_cast<double>(largest);
        occurrences.note(participant, evaluation);
    }
    const std::vector<bool> elided = composer.table(table);
    composer.gap(3);
    composer.legend(Tr::tr("Explanations"), explanations(source, occurrences));
    composer.gap(2);
    composer.legend(Tr::tr("Notes"), findingEntries(source));

    std::vector<SheetEntry> fullNames;
    for (std::size_t i = 0; i < count; ++i) {
        if (elided[i])
            fullNames.push_back({table.rows[i].cells[0].text, table.rows[i].cells[1].text});
    }
    composer.gap(2);
    composer.legend(Tr::tr("Names in full"), fullNames);
}

} // namespace zahlmeister::ui
