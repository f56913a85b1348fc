// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/tablepaste.h"

#include <algorithm>

#include <QCoreApplication>

#include "engine/model/tableresult.h"
#include "ui/entry/roundplan.h"
#include "ui/entry/trialtournament.h"
#include "ui/models/progressmodel.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

using engine::Game;
using engine::Tournament;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::ProgressPaste)
};

/// Plans one cell after the other on a tournament of its own, so that a later cell sees the earlier ones.
class Planner {
public:
    explicit Planner(const ProgressModel& model)
        : m_model(model), m_before(model.document().tournament()), m_trial(m_before)
    {
    }

    void read(int row, int column, const QString& text);
    [[nodiscard]] PastePlan plan() &&;

private:
    void refuse(int row, int column, const QString& sentence);

    const ProgressModel& m_model;
    const Tournament& m_before;
    TrialTournament m_trial;
    int m_cells = 0;
    QStringList m_refusals;
};

void Planner::refuse(int row, int column, const QString& sentence)
{
    m_refusals.append(
        fillPattern(Tr::tr("%1, round %2: %3"), {numberedName(m_before, m_model.numberAt(row)),
                                                 formatCount(ProgressModel::roundAt(column)), sentence}));
}

void Planner::read(int row, int column, const QString& text)
{
    if (text.isEmpty())
        return;
    const auto entry = readCell(text);
    if (!entry) {
        refuse(row, column, Tr::tr("\u201C%1\u201D cannot be read.").arg(text));
        return;
    }
    const int round = ProgressModel::roundAt(column);
    const auto number = m_model.numberAt(row);
    const auto plays = [&](const Game& game) {
        return game.round == round && (game.white == number || game.black == number);
    };
    const auto& games = m_trial.tournament().games;
    const auto own = std::find_if(games.begin(), games.end(), plays);
    const auto* game = std::get_if<OpponentEntry>(&*entry);
    const RoundPlan plan = planCell(m_trial.tournament(), round, number, *entry);
    if (!plan.refusal.isEmpty()) {
        refuse(row, column, plan.refusal);
    } else if ((own != games.end() && game != nullptr && own->white != game->opponent &&
                own->black != game->opponent) ||
               m_trial.isContradictedBy(plan.group.edits)) {
        const QString there = own->white == number
                                  ? cellText(own->black, true, engine::tableResult(*own))
                                  : cellText(own->white, false, engine::tableResult(*own).mirrored());
        refuse(row, column, Tr::tr("\u201C%1\u201D contradicts \u201C%2\u201D.").arg(text, there));
    } else {
        m_trial.adopt(plan.group.edits);
        m_cells += plan.group.edits.empty() ? 0 : 1;
    }
}

PastePlan Planner::plan() &&
{
    PastePlan plan;
    plan.refusals = std::move(m_refusals);
    if (!plan.refusals.isEmpty())
        return plan;
    plan.group = {{app::EditKind::Paste, {QString::number(m_cells)}}, m_trial.edits()};
    return plan;
}

} // namespace

PastePlan planProgressPaste(const ProgressModel& model, int row, int column, const QString& text)
{
    Planner planner(model);
    const QStringList refusals = readCells(
        model, row, column, text, [&](int r, int c, const QString& entry) { planner.read(r, c, entry); });
    return refusals.isEmpty() ? std::move(planner).plan() : PastePlan{{}, refusals};
}

} // namespace zahlmeister::ui
