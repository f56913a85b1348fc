// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findings/submissiontext.h"

#include <QCoreApplication>

#include "ui/text/fidereporttext.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::ChecklistItem;
using app::ChecklistState;
using app::ResponsibleReferee;

namespace {

class SubmissionTextTr {
    Q_DECLARE_TR_FUNCTIONS(SubmissionText)
};

/// An item that is in order.
QString doneText(const app::ChecklistEntry& entry)
{
    switch (entry.item) {
    case ChecklistItem::Errors: return SubmissionTextTr::tr("The check has no errors.");
    case ChecklistItem::ReportData:
        return SubmissionTextTr::tr("All data that the report demands are there.");
    case ChecklistItem::Results:
        return SubmissionTextTr::tr("All %n result(s) are entered.", nullptr, entry.total);
    case ChecklistItem::Identification:
        return SubmissionTextTr::tr("All %n participant(s) are identified.", nullptr, entry.total);
    case ChecklistItem::Entries:
        return SubmissionTextTr::tr("Everybody enters with what the tournaments evaluated before left.");
    case ChecklistItem::Warnings: return SubmissionTextTr::tr("No warning is open.");
    case ChecklistItem::Deadline: return SubmissionTextTr::tr("The time limits for handing in are kept.");
    case ChecklistItem::EloReport: return SubmissionTextTr::tr("Nothing contradicts the report of the Elo.");
    case ChecklistItem::Recipient: break;
    }
    return SubmissionTextTr::tr("The level of the tournament says who is responsible.");
}

QString openText(const app::ChecklistEntry& entry)
{
    const int open = static_cast<int>(entry.details.size());
    switch (entry.item) {
    case ChecklistItem::Errors:
        return SubmissionTextTr::tr("%n error(s) of the check must be settled.", nullptr, open);
    case ChecklistItem::ReportData:
        return SubmissionTextTr::tr("%n thing(s) are missing for the report.", nullptr, open);
    case ChecklistItem::Results:
        if (entry.total == 0)
            return SubmissionTextTr::tr("No result has been entered yet.");
        if (entry.done == entry.total)
            return SubmissionTextTr::tr(
                "%n result(s) are entered; without the mode of the tournament nobody can tell "
                "whether games are missing.",
                nullptr, entry.total);
        return SubmissionTextTr::tr("%n game(s) have no result and are not reported.", nullptr,
                                    entry.total - entry.done);
    case ChecklistItem::Identification:
        if (entry.total == 0)
            return SubmissionTextTr::tr("There is no participant yet.");
        return SubmissionTextTr::tr("%n participant(s) are not identified.", nullptr,
                                    entry.total - entry.done);
    case ChecklistItem::Entries:
        return SubmissionTextTr::tr(
            "%n participant(s) enter otherwise than a tournament evaluated before left them.", nullptr, open);
    case ChecklistItem::Warnings:
        return SubmissionTextTr::tr("%n warning(s) are neither settled nor accepted.", nullptr, open);
    case ChecklistItem::Deadline:
        return open > 0 && !entry.details.front().finding
                   ? SubmissionTextTr::tr("Without the last day no time limit can be checked.")
                   : SubmissionTextTr::tr("A time limit for handing in has passed.");
    case ChecklistItem::EloReport:
        return SubmissionTextTr::tr("%n thing(s) to look at in the report of the Elo.", nullptr, open);
    case ChecklistItem::Recipient: break;
    }
    return SubmissionTextTr::tr("The level of the tournament is missing or unknown.");
}

/// A rating with its index, or that there is none.
QString enteredWith(const app::Entry& entry)
{
    if (!entry.rating)
        return entry.carryOver.empty() ? SubmissionTextTr::tr("no rating")
                                       : SubmissionTextTr::tr("no rating, %n carry-over game(s)", nullptr,
                                                              static_cast<int>(entry.carryOver.size()));
    const QString rating = formatCount(entry.rating->value());
    return entry.index ? rating % u'-' % formatCount(*entry.index) : rating;
}

QString refereeText(const app::Organisation& organisation)
{
    const QString association = fromEngine(organisation.association);
    switch (organisation.referee) {
    case ResponsibleReferee::AppointedByFederation:
        return SubmissionTextTr::tr("the rating referee whom the DSB appointed for its tournaments");
    case ResponsibleReferee::YouthReferee: return SubmissionTextTr::tr("the rating referee of the DSJ");
    case ResponsibleReferee::AbroadReferee:
        return SubmissionTextTr::tr("the referee for tournaments abroad of the DSB");
    case ResponsibleReferee::AssociationReferee:
        return association.isEmpty()
                   ? SubmissionTextTr::tr("the rating referee of the association")
                   : fillPattern(SubmissionTextTr::tr("the rating referee of the association: %1"),
                                 {association});
    case ResponsibleReferee::BaseReferee: break;
    }
    return association.isEmpty()
               ? SubmissionTextTr::tr("the base referee of the district")
               : fillPattern(SubmissionTextTr::tr("the base referee of the district (%1)"), {association});
}

} // namespace

QString responsibleText(std::string_view level)
{
    const auto organisation = app::organisationOf(level);
    if (organisation)
        return refereeText(*organisation);
    return level.empty()
               ? SubmissionTextTr::tr("The tournament has no level yet; it says who is responsible.")
               : fillPattern(SubmissionTextTr::tr("The level “%1” is none of the federation's."),
                             {fromEngine(level)});
}

QString submissionStateText(const app::SubmissionState& state)
{
    const app::SubmissionStage& stage = state.stage;
    if (stage.handedIn) {
        return fillPattern(state.changed ? SubmissionTextTr::tr("Submitted on %1, changed since")
                                         : SubmissionTextTr::tr("Submitted on %1"),
                           {formatDate(*stage.handedIn)});
    }
    const QString day = formatDate(stage.made);
    if (!stage.isWritten)
        return fillPattern(SubmissionTextTr::tr("Report of %1 was interrupted: please write it again"),
                           {day});
    return fillPattern(state.changed ? SubmissionTextTr::tr("Report of %1 is out of date, not handed in")
                                     : SubmissionTextTr::tr("Report of %1, not handed in yet"),
                       {day});
}

QString checklistText(const app::ChecklistEntry& entry)
{
    return entry.state == ChecklistState::Done ? doneText(entry) : openText(entry);
}

QString checklistDetailText(const app::ChecklistDetail& detail, ChecklistItem item,
                            const engine::Tournament& tournament,
                            const std::vector<engine::Finding>& findings,
                            const engine::SystemDescription* system)
{
    if (detail.finding && *detail.finding < findings.size()) {
        const FindingText text = findingText(findings[*detail.finding], tournament, system);
        return text.place + u": "_s + text.sentence;
    }
    if (detail.note)
        return importNoteText(*detail.note);
    if (detail.contradiction)
        return contradictionText(*detail.contradiction, tournament);
    if (item == ChecklistItem::EloReport && detail.place.participant)
        return fillPattern(SubmissionTextTr::tr("%1 has no FIDE ID."),
                           {formatName(tournament, *detail.place.participant)});
    if (detail.place.gameIndex && *detail.place.gameIndex < tournament.games.size()) {
        const engine::Game& game = tournament.games[*detail.place.gameIndex];
        const QString pairing =
            formatName(tournament, game.white) + u" – "_s + formatName(tournament, game.black);
        return game.round
                   ? fillPattern(SubmissionTextTr::tr("Round %1: %2"), {formatCount(*game.round), pairing})
                   : pairing;
    }
    if (detail.entry)
        return fillPattern(SubmissionTextTr::tr("%1: here %2, after the tournament before %3"),
                           {formatName(tournament, detail.entry->number),
                            enteredWith(detail.entry->entryBefore), enteredWith(detail.entry->entryAfter)});
    if (detail.place.participant)
        return formatName(tournament, *detail.place.participant);
    return item == ChecklistItem::Recipient
               ? SubmissionTextTr::tr("Enter the level: the first three characters of the VKZ.")
               : SubmissionTextTr::tr("Compare the end date.");
}

QString checklistStateName(ChecklistState state)
{
    switch (state) {
    case ChecklistState::Done: return SubmissionTextTr::tr("done");
    case ChecklistState::Attention: return SubmissionTextTr::tr("please look");
    case ChecklistState::Blocked: break;
    }
    return SubmissionTextTr::tr("prevents the submission");
}

} // namespace zahlmeister::ui
