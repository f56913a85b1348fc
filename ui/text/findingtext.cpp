// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findingtext.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/text/findingsentences.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

/// An argument as a person reads it: days by language, results with the signs of the crosstable.
QString argumentText(const std::string& argument)
{
    if (const auto date = engine::Date::fromIso(argument))
        return formatDate(*date);
    if (const auto result = engine::resultFromText(argument); result && *result != engine::kNotPlayed)
        return formatResult(*result);
    QString text = fromEngine(argument);
    if (text.size() > 1 && text.at(0) == u'-' && text.at(1).isDigit())
        text[0] = u'−';
    return text;
}

/// The game a place means: positions move while games are edited, so the id has the last word.
const engine::Game* gameAt(const engine::Tournament& tournament, const engine::FindingPlace& place)
{
    if (place.game && place.game->value() != 0) {
        const auto found = std::find_if(tournament.games.begin(), tournament.games.end(),
                                        [&](const engine::Game& game) { return game.id == *place.game; });
        if (found != tournament.games.end())
            return &*found;
    }
    if (place.gameIndex && *place.gameIndex < tournament.games.size())
        return &tournament.games[*place.gameIndex];
    return nullptr;
}

QString placeText(const engine::Tournament& tournament, const engine::FindingPlace& place)
{
    if (place.participant)
        return formatParticipant(tournament, *place.participant);
    if (const engine::Game* game = gameAt(tournament, place)) {
        const QString white = formatName(tournament, game->white);
        const QString black = formatName(tournament, game->black);
        return game->round
                   ? fillPattern(Tr::tr("Round %1, %2 – %3"), {formatCount(*game->round), white, black})
                   : fillPattern(Tr::tr("%1 – %2"), {white, black});
    }
    return Tr::tr("Tournament");
}

QString modeText(int mode)
{
    switch (static_cast<engine::TournamentMode>(mode)) {
    case engine::TournamentMode::RoundRobin: return Tr::tr("It was a round robin");
    case engine::TournamentMode::Swiss: return Tr::tr("It was a Swiss tournament");
    case engine::TournamentMode::Scheveningen: return Tr::tr("It was a Scheveningen tournament");
    case engine::TournamentMode::Knockout: return Tr::tr("It was a knock-out tournament");
    case engine::TournamentMode::Free: break;
    }
    return Tr::tr("It was played freely");
}

QString pattern(app::RepairKind kind, int number)
{
    using enum app::RepairKind;
    switch (kind) {
    case SetEnd: return Tr::tr("Set the end to %1");
    case SwapDates: return Tr::tr("Swap start and end");
    case ExtendPeriod: return Tr::tr("Include %1 in the dates");
    case SetRounds: return Tr::tr("Set the number of rounds to %1");
    case SetMode: return modeText(number);
    case MarkMatch: return Tr::tr("Mark as a match");
    case MarkIndividual: return Tr::tr("Mark as a tournament of individuals");
    case MarkHybrid: return Tr::tr("Mark as a hybrid tournament");
    case MarkAnnounced: return Tr::tr("Both had agreed on it before");
    case SetYouthClass: return Tr::tr("Set the class to %1");
    case UseRulesByDate: return Tr::tr("Let the end date decide");
    case UseBirthDate: return Tr::tr("Take the year %1 of the date");
    case ClearBirthDate: return Tr::tr("Keep the year only");
    case ClearMember: return Tr::tr("Clear the mark of membership");
    case MarkComputer: return Tr::tr("Mark as a computer");
    case ClearRating: return Tr::tr("Clear the rating");
    case ClearIndex: return Tr::tr("Clear the index");
    case SetIndex: return Tr::tr("Set the index to %1");
    case DropCarryOver: return Tr::tr("Drop %n carry-over game(s)", nullptr, number);
    case ForfeitZeros: return Tr::tr("Turn %n zero(s) into forfeits", nullptr, number);
    case RemoveBye: return Tr::tr("Remove the bye of round %1");
    case RemoveGame: return Tr::tr("Delete this game");
    case RemoveEmptyRows: return Tr::tr("Remove %n empty row(s)", nullptr, number);
    }
    return {};
}

} // namespace

QStringList findingArguments(const engine::Finding& finding)
{
    QStringList args;
    for (const std::string& argument : finding.args)
        args += argumentText(argument);
    return args;
}

FindingText findingText(const engine::Finding& finding, const engine::Tournament& tournament,
                        const engine::SystemDescription* system)
{
    FindingText text;
    text.place = placeText(tournament, finding.place);
    text.clause = clauseText(finding.clause, system);
    const QStringList args = findingArguments(finding);
    const FindingSentences& sentences = findingSentences(finding.code);
    text.sentence = fillPattern(withRatingName(Tr::tr(sentences.sentence), system), args);
    text.explanation = fillPattern(withRatingName(Tr::tr(sentences.explanation), system), args);
    return text;
}

QString findingLevelName(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return Tr::tr("Error");
    case engine::FindingLevel::Warning: return Tr::tr("Warning");
    case engine::FindingLevel::Note: return Tr::tr("Note");
    }
    return {};
}

QString findingLevelSign(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return u"✕"_s;
    case engine::FindingLevel::Warning: return u"!"_s;
    case engine::FindingLevel::Note: return u"i"_s;
    }
    return {};
}

QString readinessItemName(app::ReadinessItem item)
{
    switch (item) {
    case app::ReadinessItem::TournamentData: return Tr::tr("Tournament data");
    case app::ReadinessItem::TimeControl: return Tr::tr("Time control");
    case app::ReadinessItem::Dates: return Tr::tr("Dates and deadlines");
    case app::ReadinessItem::Participants: return Tr::tr("Data of the participants");
    case app::ReadinessItem::Identification: return Tr::tr("Who the participants are");
    case app::ReadinessItem::Ratings: return Tr::tr("Ratings and carry-over games");
    case app::ReadinessItem::Results: return Tr::tr("Results");
    case app::ReadinessItem::Evaluation: return Tr::tr("Rules and evaluation");
    }
    return {};
}

QString readinessStateText(const app::ReadinessEntry& entry)
{
    QStringList parts;
    if (entry.total > 0 && entry.done < entry.total)
        parts += fillPattern(Tr::tr("%1 of %2"), {formatCount(entry.done), formatCount(entry.total)});
    if (entry.errors > 0)
        parts += Tr::tr("%n error(s)", nullptr, entry.errors);
    if (entry.warnings > 0)
        parts += Tr::tr("%n warning(s) open", nullptr, entry.warnings);
    if (entry.changed > 0)
        parts += Tr::tr("%n with other numbers than before", nullptr, entry.changed);
    if (entry.accepted > 0)
        parts += Tr::tr("%n accepted", nullptr, entry.accepted);
    return parts.isEmpty() ? Tr::tr("all right") : parts.join(u", "_s);
}

QString readinessSign(app::ReadinessState state)
{
    switch (state) {
    case app::ReadinessState::Done: return u"✓"_s;
    case app::ReadinessState::Decide: return u"!"_s;
    case app::ReadinessState::Blocked: break;
    }
    return u"✕"_s;
}

QString readinessSummary(const std::vector<app::ReadinessEntry>& entries)
{
    if (app::isReady(entries))
        return Tr::tr("Ready to submit.");
    const bool isChanged =
        std::any_of(entries.begin(), entries.end(), [](const auto& entry) { return entry.changed > 0; });
    if (app::isSubmittable(entries) && isChanged)
        return Tr::tr("Not ready to submit: run the recalculation first.");
    if (app::isSubmittable(entries))
        return Tr::tr("Ready as soon as the warnings are settled or accepted.");
    return Tr::tr("Not ready to submit: errors must be settled.");
}

QString repairText(const app::Repair& repair)
{
    QStringList args;
    for (const std::string& arg : repair.args) {
        const auto date = engine::Date::fromIso(arg);
        args += date ? formatDate(*date) : fromEngine(arg);
    }
    return fillPattern(pattern(repair.kind, args.isEmpty() ? 0 : args.constFirst().toInt()), args);
}

} // namespace zahlmeister::ui
