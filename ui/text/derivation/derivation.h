// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <QString>
#include <QStringList>

#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

/// How a number came about, as something that a window, paper and the command line can all show: blocks of
/// plain text, not of markup. Symbols have their index after an underscore (`R_n`), see app::htmlText().
namespace zahlmeister::ui {

/// @brief One number of one participant.
struct DerivationTarget {
    engine::ParticipantNumber participant;
    engine::Quantity quantity;

    bool operator==(const DerivationTarget&) const = default;
};

/// @brief A value that went into a formula, with the way to its own derivation.
struct DerivationLink {
    QString text; ///< "W_e = 5,990", "Erst-DWZ von L"
    DerivationTarget target;

    bool operator==(const DerivationLink&) const = default;
};

/// @brief Sentences.
struct DerivationParagraph {
    QString text;
    QString clause = {}; ///< "WO 3.5.2"; empty when there is none
    std::vector<DerivationLink> links = {};

    bool operator==(const DerivationParagraph&) const = default;
};

/// @brief A formula, first in symbols, then with the values put in.
struct DerivationFormula {
    QString symbols; ///< `R_n = R_o + K · (W − W_e)`; or the values, when there is nothing else to say
    QString values;  ///< `R_n = 2220 + 25,0 · (7 − 5,990) = 2245,25`; may be empty
    QString result;  ///< `≈ 2245`; empty when the values line already ends with it
    QString clause = {};
    std::vector<DerivationLink> links = {};

    bool operator==(const DerivationFormula&) const = default;
};

/// @brief How a table's column is set.
enum class DerivationAlignment { Left, Right };

/// @brief One cell of a table.
struct DerivationCell {
    QString text;
    std::optional<DerivationTarget> target = {}; ///< where a click leads
    bool strong = false;                         ///< the cell that the sentence is about

    bool operator==(const DerivationCell&) const = default;
};

/// @brief A table; every row has as many cells as there are heads.
struct DerivationTable {
    QString caption = {};
    QStringList heads = {};
    std::vector<DerivationAlignment> alignments = {}; ///< one for each head
    std::vector<std::vector<DerivationCell>> rows = {};
    std::vector<DerivationCell> sums = {}; ///< last row, set apart; empty when there is none
    QString clause = {};

    bool operator==(const DerivationTable&) const = default;
};

using DerivationBlock = std::variant<DerivationParagraph, DerivationFormula, DerivationTable>;

/// @brief The whole answer to *Warum?*.
struct Derivation {
    QString title;  ///< "DWZ neu: Müller, Hans"
    QString result; ///< "2245 – 32"; empty when there is no such number
    QString rules;  ///< "DWZ 2026 (Wertungsordnung 2026), genau gerechnet"
    std::vector<DerivationBlock> blocks;

    bool operator==(const Derivation&) const = default;
};

/// @brief Explains one number of an evaluation from its trace.
///
/// Every quantity of every participant has an answer; one that a participant does not have is answered with
/// the reason.
/// @param tournament the tournament that was evaluated
/// @param traced its evaluation, with trace
/// @param version the rule version used
/// @return an empty Derivation when the participant is not in the evaluation
[[nodiscard]] Derivation derive(const engine::Tournament& tournament, const engine::Evaluation& traced,
                                const engine::RuleVersion& version, engine::ParticipantNumber participant,
                                engine::Quantity quantity);

} // namespace zahlmeister::ui
