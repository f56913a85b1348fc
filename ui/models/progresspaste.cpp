// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/progresspaste.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/models/progressmodel.h"
#include "ui/models/roundplan.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"

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
        : m_model(model), m_before(model.document().tournament()), m_tournament(m_before)
    {
    }

    void read(int row, int column, const QString& text);
    [[nodiscard]] PastePlan plan() &&;

private:
    void adopt(const app::Edit& edit);
    void refuse(int row, int column, const QString& sentence);
    [[nodiscard]] bool contradicts(const RoundPlan& plan) const;

    const ProgressModel& m_model;
    const Tournament& m_before;
    Tournament m_tournament;
    std::int64_t m_nextNew = -1; // ids of games that this paste makes
    int m_cells = 0;
    QStringList m_refusals;
};

void Planner::refuse(int row, int column, const QString& sentence)
{
    m_refusals.append(
        fillPattern(Tr::tr("%1, round %2: %3"), {numberedName(m_before, m_model.numberAt(row)),
                                                 formatCount(ProgressModel::roundAt(column)), sentence}));
}

/// A result that is there already, from the table or from another cell of the text, is not to change.
bool Planner::contradicts(const RoundPlan& plan) const
{
    for (const app::Edit& edit : plan.group.edits) {
        const auto* put = std::get_if<app::PutGame>(&edit);
        if (put == nullptr || put->value.id == engine::GameId(0))
            continue;
        const auto old = std::find_if(m_tournament.games.begin(), m_tournament.games.end(),
                                      [&](const Game& game) { return game.id == put->value.id; });
        if (old->round && (old->white != put->value.white || old->result != engine::kNotPlayed))
            return true;
    }
    return false;
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
    const auto own = std::find_if(m_tournament.games.begin(), m_tournament.games.end(), plays);
    const auto* game = std::get_if<OpponentEntry>(&*entry);
    const RoundPlan plan = planCell(m_tournament, round, number, *entry);
    if (!plan.refusal.isEmpty()) {
        refuse(row, column, plan.refusal);
    } else if ((own != m_tournament.games.end() && game != nullptr && own->white != game->opponent &&
                own->black != game->opponent) ||
               contradicts(plan)) {
        const QString there = own->white == number ? cellText(own->black, true, own->result)
                                                   : cellText(own->white, false, own->result.mirrored());
        refuse(row, column, Tr::tr("\u201C%1\u201D contradicts \u201C%2\u201D.").arg(text, there));
    } else {
        for (const app::Edit& edit : plan.group.edits)
            adopt(edit);
        m_cells += plan.group.edits.empty() ? 0 : 1;
    }
}

void Planner::adopt(const app::Edit& edit)
{
    if (const auto* put = std::get_if<app::PutParticipant>(&edit)) {
        if (const auto position = m_tournament.indexOf(put->value.number))
            m_tournament.participants[*position] = put->value;
    } else if (const auto* game = std::get_if<app::PutGame>(&edit)) {
        const auto old = std::find_if(m_tournament.games.begin(), m_tournament.games.end(),
                                      [&](const Game& other) { return other.id == game->value.id; });
        if (old != m_tournament.games.end()) {
            *old = game->value;
        } else {
            m_tournament.games.push_back(game->value);
            m_tournament.games.back().id = engine::GameId(m_nextNew--);
        }
    }
}

PastePlan Planner::plan() &&
{
    PastePlan plan;
    plan.refusals = std::move(m_refusals);
    if (!plan.refusals.isEmpty())
        return plan;
    for (std::size_t i = 0; i < m_tournament.participants.size(); ++i) {
        if (m_tournament.participants[i] != m_before.participants[i])
            plan.group.edits.push_back(app::PutParticipant{m_tournament.participants[i]});
    }
    for (std::size_t i = 0; i < m_tournament.games.size(); ++i) {
        Game game = m_tournament.games[i];
        if (i < m_before.games.size() && game == m_before.games[i])
            continue;
        if (game.id.value() < 0)
            game.id = engine::GameId(0);
        plan.group.edits.push_back(app::PutGame{game});
    }
    plan.group.name = {app::EditKind::Paste, {QString::number(m_cells)}};
    return plan;
}

} // namespace

PastePlan planProgressPaste(const ProgressModel& model, int row, int column, const QString& text)
{
    QString unified = text;
    unified.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    while (unified.endsWith(u'\n'))
        unified.chop(1);
    const QStringList lines = unified.split(u'\n');
    PastePlan plan;
    const auto rows = static_cast<qsizetype>(model.rowCount() - row);
    const auto columns = static_cast<qsizetype>(model.columnCount() - column);
    qsizetype widest = 0;
    for (const QString& line : lines)
        widest = std::max(widest, line.count(u'\t') + 1);
    if (lines.size() > rows)
        plan.refusals.append(Tr::tr("The text has %1 lines, but from here the table has only %2 rows.")
                                 .arg(formatCount(lines.size()), formatCount(rows)));
    if (widest > columns)
        plan.refusals.append(Tr::tr("The text has %1 columns, but from here the table has only %2.")
                                 .arg(formatCount(widest), formatCount(columns)));
    if (!plan.refusals.isEmpty())
        return plan;
    Planner planner(model);
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const QStringList cells = lines[line].split(u'\t');
        for (qsizetype cell = 0; cell < cells.size(); ++cell)
            planner.read(row + static_cast<int>(line), column + static_cast<int>(cell),
                         cells[cell].trimmed());
    }
    return std::move(planner).plan();
}

} // namespace zahlmeister::ui
