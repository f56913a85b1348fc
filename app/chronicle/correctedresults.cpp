// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/correctedresults.h"

#include <algorithm>
#include <set>
#include <variant>

#include "app/store/database.h"
#include "app/store/undolog.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// Of others nothing is recorded.
void addMembers(const engine::Tournament& tournament, std::set<engine::ParticipantNumber>& members)
{
    for (const engine::Participant& one : tournament.participants) {
        if (one.member || one.memberUntil)
            members.insert(one.number);
    }
}

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

    void addMembers(std::set<engine::ParticipantNumber>& members) const
    {
        app::addMembers(m_tournament, members);
    }

    [[nodiscard]] std::ptrdiff_t playedGames() const
    {
        return std::ranges::count_if(
            m_tournament.games, [](const engine::Game& game) { return game.result != engine::kNotPlayed; });
    }

    /// Those for whom it recorded a rating, under the rules that it had then.
    void addResults(const engine::RuleCatalog& rules, std::vector<LeftBefore>& left) const
    {
        const auto choice = rules.choose(m_tournament.header);
        if (!choice.has_value())
            return;
        const auto evaluation =
            engine::evaluate(m_tournament, *choice->version, {m_arithmetic, false, false});
        if (!evaluation.has_value())
            return;
        for (std::size_t i = 0; i < m_tournament.participants.size(); ++i) {
            const engine::ParticipantEvaluation& result = evaluation->participants[i];
            if (result.recorded && result.newRating)
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

/// Goes back through its undo log.
Result<void> addEarlierStates(const WorkFile& file, const engine::RuleCatalog& rules, std::int64_t last,
                              const ChronicleTournament& one, std::set<engine::ParticipantNumber>& members,
                              std::vector<LeftBefore>& left)
{
    EarlierState state(one);
    int corrections = 0;
    for (std::int64_t position = last; corrections < kCorrectionsKnown; --position) {
        TRY(const auto entry, readUndoEntry(file.database(), one.id, position));
        if (!entry)
            break;
        const auto played = state.playedGames();
        for (const Edit& edit : entry->inverse)
            state.apply(edit);
        if (state.playedGames() < played)
            break;
        if (entry->group.name.kind == EditKind::Recalculation)
            continue; // which keeps what was before by itself
        state.addMembers(members);
        state.addResults(rules, left);
        ++corrections;
    }
    return {};
}

} // namespace

// RULE: WO2026 3.7
Result<void> addResultsBeforeCorrections(const WorkFile& file, const engine::RuleCatalog& rules,
                                         ChronicleTournament& into)
{
    std::set<engine::ParticipantNumber> members;
    std::vector<LeftBefore> left;
    addMembers(into.tournament, members);
    const auto choice = rules.choose(into.tournament.header);
    const bool isForMembers = !choice.has_value() || familyOf(*choice->version).empty();
    TRY(const auto last, readUndoPosition(file.database(), into.id));
    if (last > 0) {
        TRY_DO(addEarlierStates(file, rules, last, into, members, left));
    }
    // A run keeps what it showed, also of those for whom nothing was recorded (3.4.3).
    if (isForMembers)
        std::erase_if(into.left, [&](const LeftBefore& one) { return !members.contains(one.number); });
    into.left.insert(into.left.end(), left.begin(), left.end());
    std::ranges::stable_sort(into.left, {}, &LeftBefore::number);
    return {};
}

} // namespace zahlmeister::app
