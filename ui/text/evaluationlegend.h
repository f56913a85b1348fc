// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

/// What the columns and signs of an evaluation mean, for paper, terminal and web page.
namespace zahlmeister::ui {

/// @brief A column or a sign, what it means, and whom it is about.
struct LegendEntry {
    QString term;           ///< may carry indices: `R_c`
    QString meaning;        ///< likewise
    QStringList names = {}; ///< of participants; empty for what is about all of them
    bool isSign = false;    ///< stands beside a number in a cell, or in its place
    bool isTyped = false;   ///< the meaning holds words of the referee, whose underscores are no indices
};

/// @brief What the columns stand for, as far as their heads do not say it, and the signs and special cases
/// that occur.
/// @source document 000, Anhang 3.1.11
[[nodiscard]] std::vector<LegendEntry> evaluationLegend(const engine::Tournament& tournament,
                                                        const engine::Evaluation& evaluation,
                                                        const engine::RuleVersion& version);

} // namespace zahlmeister::ui
