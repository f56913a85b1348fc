// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/whatifmodel.h"

#include <algorithm>
#include <map>

#include "ui/models/pairingrole.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

std::optional<int> newRatingOf(const app::LiveEvaluation& evaluation, engine::ParticipantNumber number)
{
    const auto* result = evaluation.of(number);
    return result != nullptr && result->newRating ? std::optional<int>(*result->newRating) : std::nullopt;
}

QString ratingText(const std::optional<int>& rating)
{
    return rating ? formatRating(*rating) : QStringLiteral("\u2013");
}

QString whatIfDifferenceText(const WhatIfLine& line)
{
    if (line.real == line.tried)
        return {};
    //: a rating that there is only in one of two states
    return line.real && line.tried ? formatChange(*line.tried - *line.real)
           : line.tried            ? WhatIfModel::tr("new")
                                   : WhatIfModel::tr("gone");
}

auto weightOf(PairingWeight whenChanged)
{
    return [whenChanged](const WhatIfLine& line) {
        return static_cast<int>(line.real == line.tried ? PairingWeight::Muted : whenChanged);
    };
}

} // namespace

WhatIfModel::WhatIfModel(const app::WhatIf& whatIf, QObject* parent) : ColumnsModel(parent), m_whatIf(whatIf)
{
    setColumns({{tr("Player"),
                 Qt::AlignLeft,
                 &WhatIfLine::name,
                 {{PairingNumberRole, [](const WhatIfLine& line) { return line.number.value(); }}}},
                {tr("as it is"),
                 Qt::AlignRight,
                 [](const WhatIfLine& line) { return ratingText(line.real); },
                 {},
                 tr("New rating as things really are")},
                {tr("what if"),
                 Qt::AlignRight,
                 [](const WhatIfLine& line) { return ratingText(line.tried); },
                 {},
                 tr("New rating with what was tried")},
                {tr("Difference"),
                 Qt::AlignRight,
                 whatIfDifferenceText,
                 {{PairingWeightRole, weightOf(PairingWeight::Strong)}},
                 tr("Difference")}},
               {{PairingWeightRole, weightOf(PairingWeight::Normal)}});
    setRows(collect());
    connect(&whatIf.evaluation(), &app::LiveEvaluation::updated, this, [this] {
        updateRows(collect());
        Q_EMIT updated();
    });
}

std::vector<WhatIfLine> WhatIfModel::collect() const
{
    // Who left is in the real tournament only, who came in the copy only.
    std::map<engine::ParticipantNumber, WhatIfLine> lines;
    for (const auto* document : {&m_whatIf.realEvaluation().document(), &m_whatIf.document()}) {
        for (const auto& participant : document->tournament().participants)
            lines.insert_or_assign(participant.number,
                                   WhatIfLine{participant.number, formatName(participant)});
    }
    std::vector<WhatIfLine> sorted;
    for (auto& [number, line] : lines) {
        line.real = newRatingOf(m_whatIf.realEvaluation(), number);
        line.tried = newRatingOf(m_whatIf.evaluation(), number);
        sorted.push_back(std::move(line));
    }
    return sorted;
}

int WhatIfModel::changedCount() const
{
    return static_cast<int>(
        std::ranges::count_if(rows(), [](const WhatIfLine& line) { return line.real != line.tried; }));
}

} // namespace zahlmeister::ui
