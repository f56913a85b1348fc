// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/editnametext.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/chronicle/recalculationstore.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

struct Field {
    QLatin1StringView key;
    const char* name;
};

class EditNameTr {
    Q_DECLARE_TR_FUNCTIONS(EditName)

public:
    static constexpr auto kFields = std::to_array<Field>({
        // tournament
        {"name"_L1, QT_TR_NOOP("name")},
        {"id"_L1, QT_TR_NOOP("tournament ID")},
        {"external_id"_L1, QT_TR_NOOP("tournament ID")},
        {"place"_L1, QT_TR_NOOP("place")},
        {"start"_L1, QT_TR_NOOP("start date")},
        {"end"_L1, QT_TR_NOOP("end date")},
        {"level"_L1, QT_TR_NOOP("level")},
        {"kind"_L1, QT_TR_NOOP("kind of tournament")},
        {"mode"_L1, QT_TR_NOOP("mode")},
        {"rounds"_L1, QT_TR_NOOP("number of rounds")},
        {"system"_L1, QT_TR_NOOP("rule version")},
        {"time_control"_L1, QT_TR_NOOP("time control")},
        {"play_off"_L1, QT_TR_NOOP("play-offs")},
        {"youth_class"_L1, QT_TR_NOOP("youth class")},
        {"evaluator"_L1, QT_TR_NOOP("evaluator")},
        {"second_evaluator"_L1, QT_TR_NOOP("second evaluator")},
        {"arbiter"_L1, QT_TR_NOOP("arbiter")},
        {"official"_L1, QT_TR_NOOP("official tournament")},
        {"hybrid"_L1, QT_TR_NOOP("hybrid tournament")},
        {"announced"_L1, QT_TR_NOOP("announcement of the rating")},
        {"teams"_L1, QT_TR_NOOP("teams and line-ups")},
        {"boards"_L1, QT_TR_NOOP("boards of a match")},
        {"schedule"_L1, QT_TR_NOOP("schedule")},
        {"processed"_L1, QT_TR_NOOP("time of processing")},
        {"tie_breaks"_L1, QT_TR_NOOP("tie-breaks")},
        {"tie_break_edition"_L1, QT_TR_NOOP("edition of the tie-breaks")},
        {"season"_L1, QT_TR_NOOP("season")},
        {"elo_by_period"_L1, QT_TR_NOOP("Elo by month")},
        {"win_points"_L1, QT_TR_NOOP("match points")},
        {"draw_points"_L1, QT_TR_NOOP("match points")},
        {"loss_points"_L1, QT_TR_NOOP("match points")},
        {"absent_points"_L1, QT_TR_NOOP("match points")},
        {"match_win"_L1, QT_TR_NOOP("what wins a match")},
        {"home_white"_L1, QT_TR_NOOP("colours of the home team")},
        {"promoted"_L1, QT_TR_NOOP("teams that go up")},
        {"relegated"_L1, QT_TR_NOOP("teams that go down")},
        {"penalties"_L1, QT_TR_NOOP("penalty points")},
        {"lineup_day"_L1, QT_TR_NOOP("day of the line-ups")},
        {"lineup_limit"_L1, QT_TR_NOOP("limit of the line-ups")},
        {"fixed_after"_L1, QT_TR_NOOP("appearances of substitutes")},
        {"late_until"_L1, QT_TR_NOOP("late registrations")},
        {"guests_allowed"_L1, QT_TR_NOOP("guests in a match")},
        {"one_match_a_day"_L1, QT_TR_NOOP("matches of one day")},
        // participant
        {"number"_L1, QT_TR_NOOP("number")},
        {"club"_L1, QT_TR_NOOP("VKZ")},
        {"club_name"_L1, QT_TR_NOOP("club")},
        {"member_number"_L1, QT_TR_NOOP("member number")},
        {"member"_L1, QT_TR_NOOP("membership")},
        {"member_until"_L1, QT_TR_NOOP("end of the membership")},
        {"person_id"_L1, QT_TR_NOOP("person ID")},
        {"fide_id"_L1, QT_TR_NOOP("FIDE ID")},
        {"federation"_L1, QT_TR_NOOP("country")},
        {"sex"_L1, QT_TR_NOOP("sex")},
        {"birth_year"_L1, QT_TR_NOOP("year of birth")},
        {"birth_date"_L1, QT_TR_NOOP("date of birth")},
        {"birth"_L1, QT_TR_NOOP("year of birth")},
        {"rating"_L1, QT_TR_NOOP("rating")},
        {"index"_L1, QT_TR_NOOP("index")},
        {"rating_source"_L1, QT_TR_NOOP("source of the rating")},
        {"rating_bound"_L1, QT_TR_NOOP("rating as a bound")},
        {"computer"_L1, QT_TR_NOOP("chess computer")},
        {"carry_over"_L1, QT_TR_NOOP("carry-over games")},
        {"withdrawal"_L1, QT_TR_NOOP("unfinished games")},
        {"stated"_L1, QT_TR_NOOP("figures of the table")},
        {"lot"_L1, QT_TR_NOOP("lot")},
        {"elo_rating"_L1, QT_TR_NOOP("Elo")},
        {"elo_factor"_L1, QT_TR_NOOP("K of the Elo")},
        {"elo_day"_L1, QT_TR_NOOP("list of the Elo")},
        {"elo_periods"_L1, QT_TR_NOOP("Elo by month")},
        {"team"_L1, QT_TR_NOOP("team")},
        {"board"_L1, QT_TR_NOOP("board")},
        {"identity"_L1, QT_TR_NOOP("identity")},
        {"overrides"_L1, QT_TR_NOOP("values set by the referee")},
        // game
        {"round"_L1, QT_TR_NOOP("round")},
        {"date"_L1, QT_TR_NOOP("date")},
        {"note"_L1, QT_TR_NOOP("note")},
        {"awarded"_L1, QT_TR_NOOP("result for the table")},
    });
};

/// `birthYear` as `birth_year`.
QString snakeCase(QStringView text)
{
    QString result;
    for (const QChar c : text) {
        if (c.isUpper())
            result += u'_';
        result += c.toLower();
    }
    return result;
}

/// The exchange text of a result, as undo entries keep it, with the signs of the crosstable.
QString resultSigns(const QString& text)
{
    const auto result = engine::resultFromText(text.toStdString());
    return result ? formatResult(*result) : text;
}

} // namespace

QString editNameText(const app::EditName& name)
{
    if (!name.args.isEmpty() && name.args.last() == app::kBirthGivenUp)
        return EditNameTr::tr("%1, but for the date of birth")
            .arg(editNameText({name.kind, name.args.first(name.args.size() - 1)}));
    using app::EditKind;
    const auto text = [&](int position) { return name.args.value(position); };
    const int count = text(0).toInt();
    switch (name.kind) {
    case EditKind::Header:
        return text(0).isEmpty() ? EditNameTr::tr("Tournament data")
                                 : EditNameTr::tr("Tournament: %1").arg(fieldName(text(0)));
    case EditKind::Arithmetic: return EditNameTr::tr("Arithmetic");
    case EditKind::AddParticipant: return EditNameTr::tr("Add %1").arg(text(0));
    case EditKind::AddParticipants: return EditNameTr::tr("Add %n participant(s)", nullptr, count);
    case EditKind::RemoveParticipant: return EditNameTr::tr("Remove %1").arg(text(0));
    case EditKind::RemoveParticipants: return EditNameTr::tr("Remove %n participant(s)", nullptr, count);
    case EditKind::Participant: return fillPattern(EditNameTr::tr("%1: %2"), {text(0), fieldName(text(1))});
    case EditKind::Result:
        return fillPattern(EditNameTr::tr("Result %1–%2 %3"),
                           {formatSurname(text(0)), formatSurname(text(1)), resultSigns(text(2))});
    case EditKind::ClearResult:
        return fillPattern(EditNameTr::tr("Clear result %1–%2"),
                           {formatSurname(text(0)), formatSurname(text(1))});
    case EditKind::ClearResults: return EditNameTr::tr("Clear %n cell(s)", nullptr, count);
    case EditKind::Paste: return EditNameTr::tr("Paste %n cell(s)", nullptr, count);
    case EditKind::Renumber: return EditNameTr::tr("Renumber the participants");
    case EditKind::Identify: return EditNameTr::tr("Identity of %1").arg(text(0));
    case EditKind::IdentifySeveral: return EditNameTr::tr("Identify %n participant(s)", nullptr, count);
    case EditKind::Bye: return fillPattern(EditNameTr::tr("Bye of %1 in round %2"), {text(0), text(1)});
    case EditKind::Pairings: return EditNameTr::tr("Pairings of round %1").arg(text(0));
    case EditKind::Acceptance: return EditNameTr::tr("Acceptance of a warning");
    case EditKind::Repair: return EditNameTr::tr("Repair of a finding");
    case EditKind::WhatIf: return EditNameTr::tr("What-if adopted");
    case EditKind::Import: return EditNameTr::tr("Import of %1").arg(text(0));
    case EditKind::Recalculation:
        return text(0) == app::kTakenBack ? EditNameTr::tr("Recalculation taken back")
                                          : EditNameTr::tr("Recalculation");
    case EditKind::GameDetails: return fillPattern(EditNameTr::tr("Game %1 – %2"), {text(0), text(1)});
    }
    return {};
}

QString fieldName(QStringView field)
{
    const QString key = snakeCase(field);
    const auto known = std::ranges::find(EditNameTr::kFields, key, &Field::key);
    return known != EditNameTr::kFields.end() ? EditNameTr::tr(known->name) : field.toString();
}

} // namespace zahlmeister::ui
