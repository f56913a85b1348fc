// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/tablepaste.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/entry/roundplan.h"
#include "app/entry/trialtournament.h"
#include "engine/model/tableresult.h"
#include "ui/models/progressmodel.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::Game;

struct ProgressPasteTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::ProgressPaste)
};

/// Plans a cell on a tournament that has the earlier ones already.
/// @return why the entry cannot stand; empty when it can
QString planOn(const app::TrialTournament& trial, int round, engine::ParticipantNumber number,
               const QString& text, app::RoundPlan& plan)
{
    const auto entry = app::readCell(text);
    if (!entry)
        return ProgressPasteTr::tr("\u201C%1\u201D cannot be read.").arg(text);
    const auto& games = trial.tournament().games;
    const auto own = std::ranges::find_if(games, [&](const Game& game) {
        return game.round == round && (game.white == number || game.black == number);
    });
    const auto* game = std::get_if<app::OpponentEntry>(&*entry);
    plan = app::planCell(trial.tournament(), round, number, *entry);
    const bool isOther =
        own != games.end() && game != nullptr && own->white != game->opponent && own->black != game->opponent;
    if (plan.refusal || !(isOther || trial.isContradictedBy(plan.edits)))
        return noteText(plan.refusal, trial.tournament());
    const QString there = own->white == number
                              ? cellText(own->black, true, engine::tableResult(*own))
                              : cellText(own->white, false, engine::tableResult(*own).mirrored());
    return ProgressPasteTr::tr("\u201C%1\u201D contradicts \u201C%2\u201D.").arg(text, there);
}

} // namespace

PastePlan planProgressPaste(const ProgressModel& model, int row, int column, const QString& text)
{
    const engine::Tournament& tournament = model.document().tournament();
    app::TrialTournament trial(tournament);
    int changed = 0;
    PastePlan plan;
    plan.refusals = readCells(model, row, column, text, [&](int r, int c, const QString& entry) {
        if (entry.isEmpty())
            return QString();
        const int round = ProgressModel::roundAt(c);
        app::RoundPlan step;
        const QString refusal = planOn(trial, round, model.numberAt(r), entry, step);
        if (!refusal.isEmpty())
            return fillPattern(ProgressPasteTr::tr("%1, round %2: %3"),
                               {numberedName(tournament, model.numberAt(r)), formatCount(round), refusal});
        trial.adopt(step.edits);
        changed += step.edits.empty() ? 0 : 1;
        return QString();
    });
    if (plan.refusals.isEmpty())
        plan.group = {{app::EditKind::Paste, {QString::number(changed)}}, trial.edits()};
    return plan;
}

} // namespace zahlmeister::ui
