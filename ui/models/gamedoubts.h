// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <unordered_map>
#include <vector>

#include <QObject>
#include <QString>

#include "app/document/liveevaluation.h"
#include "engine/findings/finding.h"

namespace zahlmeister::ui {

/// @brief What is doubtful about single games: a sign in their cells, a sentence in the tool tips.
///
/// Follows the findings, but not in the frame of the keystroke: they support, and may come after it.
class GameDoubts : public QObject {
    Q_OBJECT

public:
    /// @brief The worst finding about a game.
    struct Doubt {
        engine::FindingLevel level;
        QString sentence;
        bool operator==(const Doubt&) const = default;
    };
    /// @brief Whether a finding about a game matters where the doubts are shown.
    using Filter = std::function<bool(const engine::Finding&, const engine::Game&)>;

    /// @param evaluation must outlive this
    explicit GameDoubts(app::LiveEvaluation& evaluation, Filter accepts = {}, QObject* parent = nullptr);

    /// @brief Doubt about a game; nullptr when there is none.
    [[nodiscard]] const Doubt* of(engine::GameId game) const;

    /// @brief The worst doubt about several games; nullptr when there is none, or no game.
    [[nodiscard]] const Doubt* worstOf(const std::vector<engine::Game>* games) const;

Q_SIGNALS:
    /// @brief A doubt came, went, or changed.
    void changed(zahlmeister::engine::GameId game);

private:
    void refresh();

    app::LiveEvaluation& m_evaluation;
    Filter m_accepts;
    std::unordered_map<std::int64_t, Doubt> m_doubts;
    bool m_queued = false;
};

} // namespace zahlmeister::ui
