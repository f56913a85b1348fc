// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findings/findingtext.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/text/findings/findingsentences.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class FindingTextTr {
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

/// A reason that was typed may end in a full stop, as the sentence does.
QString withOneStop(QString sentence)
{
    if (sentence.endsWith(u"..") && !sentence.endsWith(u"..."))
        sentence.chop(1);
    return sentence;
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
        return game->round ? fillPattern(FindingTextTr::tr("Round %1, %2 – %3"),
                                         {formatCount(*game->round), white, black})
                           : fillPattern(FindingTextTr::tr("%1 – %2"), {white, black});
    }
    return FindingTextTr::tr("Tournament");
}

QString modeText(int mode)
{
    switch (static_cast<engine::TournamentMode>(mode)) {
    case engine::TournamentMode::RoundRobin: return FindingTextTr::tr("It was a round robin");
    case engine::TournamentMode::Swiss: return FindingTextTr::tr("It was a Swiss tournament");
    case engine::TournamentMode::Scheveningen: return FindingTextTr::tr("It was a Scheveningen tournament");
    case engine::TournamentMode::Knockout: return FindingTextTr::tr("It was a knock-out tournament");
    case engine::TournamentMode::Free: break;
    }
    return FindingTextTr::tr("It was played freely");
}

QString pattern(app::RepairKind kind, int number)
{
    using enum app::RepairKind;
    switch (kind) {
    case SetEnd: return FindingTextTr::tr("Set the end to %1");
    case SwapDates: return FindingTextTr::tr("Swap start and end");
    case ExtendPeriod: return FindingTextTr::tr("Include %1 in the dates");
    case SetRounds: return FindingTextTr::tr("Set the number of rounds to %1");
    case SetMode: return modeText(number);
    case MarkMatch: return FindingTextTr::tr("Mark as a match");
    case MarkIndividual: return FindingTextTr::tr("Mark as a tournament of individuals");
    case MarkHybrid: return FindingTextTr::tr("Mark as a hybrid tournament");
    case MarkAnnounced: return FindingTextTr::tr("Both had agreed on it before");
    case SetYouthClass: return FindingTextTr::tr("Set the class to %1");
    case UseRulesByDate: return FindingTextTr::tr("Let the end date decide");
    case UseBirthDate: return FindingTextTr::tr("Take the year %1 of the date");
    case ClearBirthDate: return FindingTextTr::tr("Keep the year only");
    case ClearMember: return FindingTextTr::tr("Clear the mark of membership");
    case MarkComputer: return FindingTextTr::tr("Mark as a computer");
    case ClearRating: return FindingTextTr::tr("Clear the rating");
    case TakeListed: return FindingTextTr::tr("As listed: %1");
    case ClearIndex: return FindingTextTr::tr("Clear the index");
    case SetIndex: return FindingTextTr::tr("Set the index to %1");
    case DropCarryOver: return FindingTextTr::tr("Drop %n carry-over game(s)", nullptr, number);
    case ForfeitZeros: return FindingTextTr::tr("Turn %n zero(s) into forfeits", nullptr, number);
    case RemoveBye: return FindingTextTr::tr("Remove the bye of round %1");
    case RemoveGame: return FindingTextTr::tr("Delete this game");
    case RemoveEmptyRows: return FindingTextTr::tr("Remove %n empty row(s)", nullptr, number);
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
    text.sentence =
        withOneStop(fillPattern(withRatingName(FindingTextTr::tr(sentences.sentence), system), args));
    text.explanation = fillPattern(withRatingName(FindingTextTr::tr(sentences.explanation), system), args);
    return text;
}

QString findingLevelName(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return FindingTextTr::tr("Error");
    case engine::FindingLevel::Warning: return FindingTextTr::tr("Warning");
    case engine::FindingLevel::Note: return FindingTextTr::tr("Note");
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

ColorRole findingLevelColor(engine::FindingLevel level)
{
    switch (level) {
    case engine::FindingLevel::Error: return ColorRole::Negative;
    case engine::FindingLevel::Warning: return ColorRole::Amber;
    case engine::FindingLevel::Note: break;
    }
    return ColorRole::Accent;
}

QString goToText(const engine::FindingPlace& place)
{
    using Field = engine::FindingField;
    const bool isGame = place.game || place.gameIndex;
    switch (place.field) {
    case Field::Date: return FindingTextTr::tr("Enter the date of the round");
    case Field::Result:
        return isGame ? FindingTextTr::tr("Enter the result") : FindingTextTr::tr("Go to the results");
    case Field::Round:
    case Field::Byes: return FindingTextTr::tr("Go to the round");
    default: break;
    }
    if (isGame)
        return FindingTextTr::tr("Go to the game");
    return place.participant ? FindingTextTr::tr("Go to the player")
                             : FindingTextTr::tr("Open the tournament data");
}

QString readinessItemName(app::ReadinessItem item)
{
    switch (item) {
    case app::ReadinessItem::TournamentData: return FindingTextTr::tr("Tournament data");
    case app::ReadinessItem::TimeControl: return FindingTextTr::tr("Time control");
    case app::ReadinessItem::Dates: return FindingTextTr::tr("Dates and deadlines");
    case app::ReadinessItem::Participants: return FindingTextTr::tr("Data of the participants");
    case app::ReadinessItem::Identification: return FindingTextTr::tr("Who the participants are");
    case app::ReadinessItem::Ratings: return FindingTextTr::tr("Ratings and carry-over games");
    case app::ReadinessItem::Results: return FindingTextTr::tr("Results");
    case app::ReadinessItem::Evaluation: return FindingTextTr::tr("Rules and evaluation");
    }
    return {};
}

QString readinessStateText(const app::ReadinessEntry& entry)
{
    QStringList parts;
    if (entry.total > 0 && entry.done < entry.total)
        parts +=
            fillPattern(FindingTextTr::tr("%1 of %2"), {formatCount(entry.done), formatCount(entry.total)});
    if (entry.errors > 0)
        parts += FindingTextTr::tr("%n error(s)", nullptr, entry.errors);
    if (entry.warnings > 0)
        parts += FindingTextTr::tr("%n warning(s) open", nullptr, entry.warnings);
    if (entry.changed > 0)
        parts += FindingTextTr::tr("%n with other numbers than before", nullptr, entry.changed);
    if (entry.accepted > 0)
        parts += FindingTextTr::tr("%n accepted", nullptr, entry.accepted);
    return parts.isEmpty() ? FindingTextTr::tr("all right") : parts.join(u", "_s);
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

ColorRole readinessColor(app::ReadinessState state)
{
    switch (state) {
    case app::ReadinessState::Done: return ColorRole::Positive;
    case app::ReadinessState::Decide: return ColorRole::Amber;
    case app::ReadinessState::Blocked: break;
    }
    return ColorRole::Negative;
}

QString readinessSummary(const std::vector<app::ReadinessEntry>& entries)
{
    if (app::isReady(entries))
        return FindingTextTr::tr("Ready to submit.");
    const bool isChanged =
        std::any_of(entries.begin(), entries.end(), [](const auto& entry) { return entry.changed > 0; });
    if (app::isSubmittable(entries) && isChanged)
        return FindingTextTr::tr("Not ready to submit: run the recalculation first.");
    if (app::isSubmittable(entries))
        return FindingTextTr::tr("Ready as soon as the warnings are settled or accepted.");
    return FindingTextTr::tr("Not ready to submit: errors must be settled.");
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
