// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manualplaces.h"

#include <array>

#include <QMetaObject>
#include <QWidget>

namespace zahlmeister::ui {

namespace {

/// Names instead of classes, for the manual lies below most of them. tests/manual holds both sides.
constexpr auto kPlaces = std::to_array<std::pair<const char*, const char*>>({
    // the window and its views
    {"MainWindow", "window"},
    {"StartPage", "window#start"},
    {"TournamentList", "window#tournaments"},
    {"ParticipantsPage", "participants"},
    {"ResultsPage", "crosstable"}, // where no pane is meant
    {"CrosstablePane", "crosstable"},
    {"ProgressPane", "progress"},
    {"RoundsPane", "rounds"},
    {"MatchesPane", "matches"},
    {"LeaguePane", "league#table"},
    {"FinalTablePane", "final-table"},
    {"EvaluationPage", "evaluation"},
    {"PreviewPage", "evaluation"},
    {"FindingsPage", "check"},
    {"PrintPage", "print"},
    {"WhyPanel", "why"},
    {"WhatIfFrame", "what-if"},
    {"PlayerCardPage", "players#card"},
    {"PersonsPane", "players"},
    // dialogs
    {"ArchiveCardsWindow", "archive#look"},
    {"ArchiveDialog", "archive"},
    {"ArchiveRunDialog", "archive#recalculate"},
    {"BackupsDialog", "work-file#backups"},
    {"CalculatorDialog", "calculator"},
    {"ComparisonDialog", "rules#compare"},
    {"DecisionsDialog", "identify#decisions"},
    {"EarlierPlayersDialog", "participants#earlier"},
    {"EnteredPersonDialog", "persons#enter"},
    {"ExportDialog", "export"},
    {"GameDialog", "games"},
    {"HandlingDialog", "handling"},
    {"IdentifyDialog", "identify"},
    {"ImpactDialog", "recalculation"},
    {"AfterwardsDialog", "recalculation#afterwards"},
    {"AdjustmentDialog", "adjustments"},
    {"AdjustmentsDialog", "adjustments"},
    {"ImportDialog", "import"},
    {"JoinDialog", "part-and-join#join"},
    {"LeagueDialog", "league"},
    {"LeagueRulesDialog", "league#rules"},
    {"ListsDialog", "lists"},
    {"ManualWindow", "keyboard#manual"},
    {"NamingWindow", "naming"},
    {"OfficialDialog", "official"},
    {"PartDialog", "part-and-join"},
    {"PlayoffDialog", "part-and-join#playoff"},
    {"PersonDialog", "persons"},
    {"PreferencesDialog", "preferences"},
    {"PublishDialog", "archive#publish"},
    {"RatingListWindow", "rating-list"},
    {"RulesDialog", "rules#versions"},
    {"RuleTablesDialog", "rules#tables"},
    {"SnapshotDialog", "submit#snapshot"},
    {"SiteDialog", "site"},
    {"StatisticsWindow", "statistics"},
    {"LabWindow", "lab"},
    {"CriterionDialog", "lab"},
    {"SweepDialog", "lab"},
    {"SubmissionDialog", "submit"},
    {"TableImportDialog", "insert-table"},
    {"TourDialog", "sample#tour"},
    {"TournamentDialog", "new-tournament"},
    {"TournamentListWindow", "rating-list#tournaments"},
});

QString placeOfClass(const char* className)
{
    constexpr std::string_view kSpace = "zahlmeister::ui::";
    std::string_view name(className);
    if (!name.starts_with(kSpace))
        return {};
    name.remove_prefix(kSpace.size());
    for (const auto& [known, place] : kPlaces) {
        if (name == known)
            return QString::fromLatin1(place);
    }
    return {};
}

} // namespace

std::span<const std::pair<const char*, const char*>> manualPlaces()
{
    return kPlaces;
}

QString manualPlaceOf(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        for (const QMetaObject* type = widget->metaObject(); type; type = type->superClass()) {
            if (const QString place = placeOfClass(type->className()); !place.isEmpty())
                return place;
        }
        if (widget->isWindow())
            break;
    }
    return {};
}

} // namespace zahlmeister::ui
