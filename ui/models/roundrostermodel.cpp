// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/roundrostermodel.h"

#include <algorithm>

#include "engine/model/tableresult.h"
#include "ui/models/pairingrole.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

RoundRosterModel::RoundRosterModel(app::TournamentDocument& document, QObject* parent)
    : ColumnsModel(parent), m_document(document)
{
    const auto numberOf = [](const RoundRosterLine& line) { return line.number.value(); };
    const auto weightOf = [](const RoundRosterLine& line) {
        return static_cast<int>(line.inRound.isEmpty() ? PairingWeight::Normal : PairingWeight::Muted);
    };
    setColumns({{{}, Qt::AlignLeft, &RoundRosterLine::name, {{PairingNumberRole, numberOf}}},
                {{}, Qt::AlignRight, &RoundRosterLine::inRound}},
               {{PairingWeightRole, weightOf}});
    setRows(collect());
    connect(&document, &app::TournamentDocument::edited, this, [this] { updateRows(collect()); });
}

void RoundRosterModel::setRound(std::optional<int> round)
{
    m_round = round;
    updateRows(collect());
}

std::vector<RoundRosterLine> RoundRosterModel::collect() const
{
    const auto& tournament = m_document.tournament();
    std::vector<RoundRosterLine> lines;
    for (const auto& participant : tournament.participants) {
        RoundRosterLine line{participant.number, formatName(participant)};
        for (const auto& bye : participant.byes) {
            if (bye.round == m_round)
                line.inRound = byeText(bye);
        }
        lines.push_back(std::move(line));
    }
    for (const auto& game : tournament.games) {
        if (!m_round || game.round != m_round)
            continue;
        for (const bool isWhite : {true, false}) {
            if (const auto position = tournament.indexOf(isWhite ? game.white : game.black)) {
                QString& text = lines[*position].inRound;
                if (!text.isEmpty())
                    text += u' ';
                const engine::GameResult result = engine::tableResult(game); // RULE: WO2026 2.2.5.2
                text += cellText(isWhite ? game.black : game.white, isWhite,
                                 isWhite ? result : result.mirrored());
            }
        }
    }
    return lines;
}

int RoundRosterModel::freeCount() const
{
    return static_cast<int>(
        std::ranges::count_if(rows(), [](const RoundRosterLine& line) { return line.inRound.isEmpty(); }));
}

} // namespace zahlmeister::ui
