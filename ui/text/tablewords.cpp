// SPDX-License-Identifier: GPL-3.0-or-later
// Names of tables and their columns.
#include <QCoreApplication>

#include "ui/text/importtext.h"

namespace zahlmeister::ui {

using app::TableColumn;

namespace {

class Tr {
    Q_DECLARE_TR_FUNCTIONS(ImportText)
};

} // namespace

QString tableKindName(app::TableKind kind)
{
    switch (kind) {
    case app::TableKind::Crosstable: return Tr::tr("Crosstable");
    case app::TableKind::ProgressTable: return Tr::tr("Progress table");
    case app::TableKind::Pairings: return Tr::tr("List of pairings");
    case app::TableKind::Participants: return Tr::tr("List of participants");
    case app::TableKind::Ranking: return Tr::tr("Ranking without games");
    }
    return {};
}

QString columnMeaningName(app::ColumnMeaning meaning)
{
    switch (meaning.column) {
    case TableColumn::Unknown: return Tr::tr("unknown");
    case TableColumn::Ignored: return Tr::tr("left out");
    case TableColumn::Number: return Tr::tr("Start number");
    case TableColumn::Rank: return Tr::tr("Rank");
    case TableColumn::Name: return Tr::tr("Name");
    case TableColumn::LastName: return Tr::tr("Surname");
    case TableColumn::FirstName: return Tr::tr("Forename");
    case TableColumn::Club: return Tr::tr("VKZ");
    case TableColumn::ClubName: return Tr::tr("Club");
    case TableColumn::MemberNumber: return Tr::tr("Member number");
    case TableColumn::PersonId: return Tr::tr("Person id");
    case TableColumn::FideId: return Tr::tr("FIDE id");
    case TableColumn::Dwz: return Tr::tr("DWZ");
    case TableColumn::Index: return Tr::tr("Index");
    case TableColumn::Elo: return Tr::tr("Elo");
    case TableColumn::Twz: return Tr::tr("DWZ or Elo");
    case TableColumn::Birth: return Tr::tr("Birth");
    case TableColumn::Sex: return Tr::tr("Sex");
    case TableColumn::Team: return Tr::tr("Team");
    case TableColumn::Points: return Tr::tr("Points");
    case TableColumn::Opponent:
        return meaning.ordinal > 0 ? Tr::tr("against %1").arg(meaning.ordinal) : Tr::tr("against …");
    case TableColumn::Round:
        return meaning.ordinal > 0 ? Tr::tr("Round %1").arg(meaning.ordinal) : Tr::tr("Game of a round");
    case TableColumn::Board: return Tr::tr("Board");
    case TableColumn::White: return Tr::tr("White");
    case TableColumn::WhiteNumber: return Tr::tr("Number of White");
    case TableColumn::Black: return Tr::tr("Black");
    case TableColumn::BlackNumber: return Tr::tr("Number of Black");
    case TableColumn::Result: return Tr::tr("Result");
    case TableColumn::WhiteResult: return Tr::tr("Result of White");
    case TableColumn::BlackResult: return Tr::tr("Result of Black");
    case TableColumn::RoundNumber: return Tr::tr("Round");
    case TableColumn::Date: return Tr::tr("Date");
    }
    return {};
}

QString numberMeaningName(app::NumberMeaning meaning)
{
    switch (meaning) {
    case app::NumberMeaning::StartNumber: return Tr::tr("Start numbers");
    case app::NumberMeaning::Rank: return Tr::tr("Ranks");
    case app::NumberMeaning::Row: return Tr::tr("Rows from above");
    }
    return {};
}

} // namespace zahlmeister::ui
