// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/correctedresults.h"

#include <algorithm>
#include <variant>

#include "app/store/database.h"
#include "app/store/undolog.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// A tournament on the way back through its undo log.
class EarlierState {
public:
    explicit EarlierState(const ChronicleTournament& one)
        : m_tournament(one.tournament), m_arithmetic(one.arithmetic)
    {
    }

    void apply(const Edit& edit)
    {
        std::visit([this](const auto& one) { put(one); }, edit);
    }

    [[nodiscard]] std::ptrdiff_t playedGames() const
    {
        return std::ranges::count_if(
            m_tournament.games, [](const engine::Game& game) { return game.result != engine::kNotPlayed; });
    }

    /// Those whom it left with a rating of their own, under the rules that the tournament has now.
    void addResults(const engine::RuleVersion& version, std::vector<LeftBefore>& left) const
    {
        const auto evaluation = engine::evaluate(m_tournament, version, {m_arithmetic, false, false});
        if (!evaluation.has_value())
            return;
        for (std::size_t i = 0; i < m_tournament.participants.size(); ++i) {
            const engine::ParticipantEvaluation& result = evaluation->participants[i];
            if (result.games > 0 && result.newRating)
                left.push_back(
                    {result.number, m_tournament.participants[i].name, *result.newRating, result.newIndex});
        }
    }

private:
    void put(const PutHeader& edit) { m_tournament.header = edit.value; }
    void put(const PutArithmetic& edit) { m_arithmetic = edit.value; }
    void put(const PutParticipant& edit)
    {
        if (const auto at = m_tournament.indexOf(edit.value.number))
            m_tournament.participants[*at] = edit.value;
        else
            m_tournament.participants.push_back(edit.value);
    }
    void put(const RemoveParticipant& edit)
    {
        std::erase_if(m_tournament.participants, [&](const auto& one) { return one.number == edit.number; });
    }
    void put(const PutGame& edit)
    {
        const auto game = std::ranges::find(m_tournament.games, edit.value.id, &engine::Game::id);
        if (game != m_tournament.games.end())
            *game = edit.value;
        else
            m_tournament.games.push_back(edit.value);
    }
    void put(const RemoveGame& edit)
    {
        std::erase_if(m_tournament.games, [&](const engine::Game& one) { return one.id == edit.id; });
    }

    engine::Tournament m_tournament;
    std::optional<engine::Arithmetic> m_arithmetic;
};

} // namespace

// RULE: WO2026 3.7
Result<void> addResultsBeforeCorrections(const WorkFile& file, const engine::RuleCatalog& rules,
                                         ChronicleTournament& into)
{
    TRY(const auto last, readUndoPosition(file.database(), into.id));
    if (last == 0)
        return {};
    const auto choice = rules.choose(into.tournament.header);
    if (!choice.has_value())
        return {};
    EarlierState state(into);
    int corrections = 0;
    for (std::int64_t position = last; corrections < kCorrectionsKnown; --position) {
        TRY(const auto entry, readUndoEntry(file.database(), into.id, position));
        if (!entry)
            break;
        const auto played = state.playedGames();
        for (const Edit& edit : entry->inverse)
            state.apply(edit);
        if (state.playedGames() < played)
            break;
        if (entry->group.name.kind == EditKind::Recalculation)
            continue; // which keeps what was before by itself
        state.addResults(*choice->version, into.left);
        ++corrections;
    }
    std::ranges::stable_sort(into.left, {}, &LeftBefore::number);
    return {};
}

} // namespace zahlmeister::app
