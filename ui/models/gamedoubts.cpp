// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/gamedoubts.h"

#include <utility>

#include "ui/text/findings/findingtext.h"

namespace zahlmeister::ui {

GameDoubts::GameDoubts(app::LiveEvaluation& evaluation, Filter accepts, QObject* parent)
    : QObject(parent), m_evaluation(evaluation), m_accepts(std::move(accepts))
{
    refresh();
    connect(&m_evaluation, &app::LiveEvaluation::updated, this, [this] {
        if (std::exchange(m_queued, true))
            return;
        QMetaObject::invokeMethod(this, &GameDoubts::refresh, Qt::QueuedConnection);
    });
}

const GameDoubts::Doubt* GameDoubts::of(engine::GameId game) const
{
    const auto found = m_doubts.find(game.value());
    return found != m_doubts.end() ? &found->second : nullptr;
}

const GameDoubts::Doubt* GameDoubts::worstOf(const std::vector<engine::Game>* games) const
{
    if (games == nullptr)
        return nullptr;
    const Doubt* worst = nullptr;
    for (const engine::Game& game : *games) {
        const Doubt* doubt = of(game.id);
        if (doubt != nullptr && (worst == nullptr || doubt->level < worst->level))
            worst = doubt;
    }
    return worst;
}

void GameDoubts::refresh()
{
    m_queued = false;
    std::unordered_map<std::int64_t, Doubt> doubts;
    for (const auto& finding : m_evaluation.findings()) {
        // An open game has its own sign.
        if (!finding.place.game || finding.code == engine::FindingCode::GameNotPlayed)
            continue;
        const engine::Game* game = m_evaluation.document().game(*finding.place.game);
        if (game == nullptr || (m_accepts && !m_accepts(finding, *game)))
            continue;
        // Errors come first, so the first is the worst.
        if (!doubts.contains(game->id.value())) {
            const auto text =
                findingText(finding, m_evaluation.document().tournament(), m_evaluation.system());
            doubts.emplace(game->id.value(), Doubt{finding.level, text.sentence});
        }
    }
    const auto before = std::exchange(m_doubts, std::move(doubts));
    for (const auto& [game, doubt] : before) {
        if (!m_doubts.contains(game))
            Q_EMIT changed(engine::GameId(game));
    }
    for (const auto& [game, doubt] : m_doubts) {
        const auto old = before.find(game);
        if (old == before.end() || old->second != doubt)
            Q_EMIT changed(engine::GameId(game));
    }
}

} // namespace zahlmeister::ui
