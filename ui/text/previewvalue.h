// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QVariant>

#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::ui {

/// @brief What a cell of the evaluation preview shows, before it is text: equal values look equal.
///
/// Numbers are kept with the decimals that are shown, so that a cell counts as changed exactly when its text
/// changes.
struct PreviewValue {
    /// @brief How the value is set and compared.
    enum class Kind {
        Empty,    ///< the quantity does not exist for this participant
        None,     ///< it could exist but does not: a dash
        Text,     ///< `text`
        AgeGroup, ///< `number` is an engine::AgeGroup
        Count,
        Score,  ///< `number` is in half points
        Real,   ///< with `decimals`
        Rating, ///< with `index` and `bound` when it has them
        Change,
        CarryOver, ///< carry-over games instead of a rating (document 000, 3.4.2)
    };
    Kind kind = Kind::Empty;
    double number = 0;
    std::optional<int> index = {};
    QString text = {};
    int decimals = 0;
    std::optional<engine::RatingBound> bound = {}; ///< the rating is but a bound (document 003, C II)
    bool bracketed = false; ///< computed for information only: a text-only participant (3.4.3)
    bool marked = false;    ///< performance that triggered a special rating (3.6.3)

    bool operator==(const PreviewValue&) const = default;
};

/// @brief The text of a value in two parts, so that a column can be aligned on its decimal point.
struct PreviewText {
    QString text = {};        ///< `(42,0)`, `2245 – 32`, `3½`
    qsizetype bodyLength = 0; ///< length of the part that ends at the line of alignment: `(42,0`, `2245`, `3`
};

/// @brief Whether a participant is computed for information only, because he is no member (3.4.3).
[[nodiscard]] bool isTextOnly(const engine::Participant& participant);

/// @brief The value of a cell, rounded as the system shows it.
/// @param system whose column it is; nullptr: that of document 000
/// @source document 000, Anhang 3.1.11
[[nodiscard]] PreviewValue previewValue(const engine::Participant& participant,
                                        const engine::ParticipantEvaluation& evaluation,
                                        engine::Column column, const engine::SystemDescription* system);

/// @brief How a value is written.
[[nodiscard]] PreviewText previewText(const PreviewValue& value);

/// @brief A value as a spreadsheet reads it: plain numbers without brackets and signs for halves.
[[nodiscard]] QString previewPlainText(const PreviewValue& value);

/// @brief What sorts a value: a number or a text; invalid for cells without a value.
[[nodiscard]] QVariant previewSortKey(const PreviewValue& value);

/// @brief Name of a group as a heading: "Players with a rating", "First stage: first ratings".
/// @param system whose words are used; nullptr: those of document 000
[[nodiscard]] QString previewGroupTitle(engine::Group group, const engine::SystemDescription* system);

/// @brief Carry-over games, one a line: rating, points and date.
[[nodiscard]] QString previewCarryOverList(const std::vector<engine::CarryOverGame>& games);

} // namespace zahlmeister::ui
